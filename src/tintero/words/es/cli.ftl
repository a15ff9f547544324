### Lo que dice la línea de órdenes cuando algo no se puede usar.

unexpected = Algo ha fallado dentro de Tintero ({ $error }): avísanos, por favor, con esta orden y su semilla: { $command }
file_trouble = El archivo { $path } no se puede usar: revisa que exista y que puedas leerlo y escribirlo.
output_trouble = No se ha podido escribir la salida: revisa el espacio libre.
bad_language = Tintero habla español (es) e inglés (en), no «{ $value }».
no_such_command = No existe la orden «{ $name }»; las órdenes son: { $names }.
no_such_option = «{ $command }» no tiene la opción { $option }; mira `{ $command } --help`.
missing_argument = «{ $command }» necesita { $name }; mira `{ $command } --help`.
bad_option_usage = A la opción { $option } le falta su valor, o no lleva ninguno; mira --help.
bad_usage = «{ $command }» no se usa así; mira `{ $command } --help`.
bad_seed = La semilla debe ser un número entero, no «{ $value }».
line_too_long = Esa línea tiene más de { $most } caracteres: escribe una más corta.
bad_seats = Una partida tiene entre { $low } y { $high } jugadores, no «{ $value }».
bad_delay = La pausa debe ser un número de segundos entre 0 y 60, no «{ $value }».
too_many_decks = Una partida tiene como máximo { $most } jugadores, y has nombrado { $count } mazos.
and_more = y { $count } más
bad_terms = Los términos del juego se pueden decir como están impresos (en), en español (es) o de las dos maneras (both), no «{ $value }».
