### Qué puede fallar en un bot que alguien ha escrito, y quién juega.

unknown_bot = No existe el jugador «{ $name }»: los que hay son { $names }, o una clase tuya (mis_bots.py:Aventurero).
bad_budget = «{ $name }» no dice cuánto puede pensar: escribe search:100ms, search:2s o search:nodes=500.
bad_lists = «{ $name }» acaba en algo desconocido: escribe +open si conoce las listas de mazo de los demás, o +closed (lo habitual) si no las conoce.
which_class = Di qué clase de { $file } juega, por ejemplo { $file }:Aventurero.
no_bot_file = No existe el archivo de jugadores { $file }.
no_bot_module = No existe el módulo de jugadores { $file }: nombra un archivo (mis_bots.py:Aventurero) o un módulo que Python pueda importar.
bot_file_fails = No se pueden cargar los jugadores de { $file }: { $error } ({ $place }).
no_bot_class = En { $file } no hay ninguna clase { $name }; hay: { $names }.
no_bot_classes = En { $file } no hay ninguna clase { $name }.
no_choose = { $name } no es un jugador: no tiene un método choose(self, seat).
bot_not_made = No se puede crear { $name }: { $error } ({ $place }). La clase de un bot se llama sin argumentos; la de un jugador rápido, con una semilla.
not_a_class = { $name } es un solo jugador, y para muchas partidas hace falta uno nuevo en cada una: da su clase.
bot_not_shared = Otros procesos no pueden cargar { $name }, porque no está definida al nivel superior de un archivo: ponla ahí, o usa un solo proceso.
bot_raised = { $name } ha fallado: { $error } ({ $place }).
bot_no_option = { $name } ha respondido { $answer }, que no es ninguna de las { $count } opciones: choose devuelve una de seat.options, o su número desde 0.
bot_again = Para volver a verlo: semilla { $seed }.
bot_game_again = Para volver a verlo: partida { $game } con la semilla { $seed }.
bot_stopped = Detenido mientras elegía { $name } ({ $place }).
place = { $file }, línea { $line }
players_count = Has nombrado { $count } jugadores para { $seats } puestos: nombra uno por puesto, o uno para todos.
bot_replaced = Una partida guardada no trae sus propios bots: greedy juega en lugar de { $name }.
level_easy = fácil
level_medium = medio
level_hard = difícil
level_expert = experto
no_deck = «{ $name }» es un jugador, no un mazo: escribe --players { $name }.
