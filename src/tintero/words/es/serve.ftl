### `tintero serve`.

help = Abre la mesa en el navegador: juega contra el ordenador o con amigos, mira partidas, arbitra, consulta las reglas.
opt_host = dónde escucha; 127.0.0.1 es solo esta máquina
meta_host = HOST
opt_port = en qué puerto; 8470 si no se dice nada
opt_database = dónde se guardan las mesas: un fichero de SQLite o postgresql://…; si no se dice nada, un fichero en tu carpeta de datos
meta_database = BASE
opt_thinkers = cuántos procesos piensan por el ordenador; 1 si no se dice nada
opt_workers = cuántos procesos comparten el puerto y las mesas (con PostgreSQL); 1 si no se dice nada
bad_port = «{ $value }» no es un puerto; di un número del { $low } al { $high }.
bad_thinkers = «{ $value }» no es un número de procesos; di uno del { $low } al { $high }.
bad_workers = «{ $value }» no es un número de procesos; di uno del { $low } al { $high }.
workers_need_postgresql = Para varios procesos hace falta PostgreSQL: indica --database postgresql://… o quita --workers.
no_database = No se puede usar la base de datos { $database }: { $reason }. Mira si está en marcha y si la dirección es correcta.
needs = El servidor necesita { $names }; instálalos con: pip install "tintero[server]"
taken = El puerto { $port } de { $host } está ocupado o no se puede usar; elige otro con --port.
listening = Tintero está en { $address } (se para con Ctrl-C)
no_page = La página no está construida; `make web` la construye. El servidor funciona sin ella.
