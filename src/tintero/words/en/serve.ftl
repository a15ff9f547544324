### `tintero serve`.

help = Serve the table in the browser: play the computer or a friend, watch, judge, read the rules.
opt_host = where to listen; 127.0.0.1 is this machine alone
meta_host = HOST
opt_port = which port; 8470 if nothing is said
opt_database = where tables are kept: a file for SQLite, or postgresql://…; a file in your data folder if nothing is said
meta_database = DATABASE
opt_thinkers = how many processes think for the computer; 1 if nothing is said
opt_workers = how many processes share the port and the tables (with PostgreSQL); 1 if nothing is said
bad_port = “{ $value }” is no port; say a number from { $low } to { $high }.
bad_thinkers = “{ $value }” is no number of processes; say one from { $low } to { $high }.
bad_workers = “{ $value }” is no number of processes; say one from { $low } to { $high }.
workers_need_postgresql = Several workers need PostgreSQL: say --database postgresql://…, or leave --workers out.
no_database = The database { $database } cannot be used: { $reason }. Look whether it runs and whether its address is right.
needs = The server needs { $names }; install them with: pip install "tintero[server]"
taken = Port { $port } of { $host } is taken, or may not be used; choose another with --port.
listening = Tintero is at { $address } (Ctrl-C stops it)
no_page = The page has not been built; `make web` builds it. The server works without it.
