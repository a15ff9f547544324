### Una partida en la terminal: la mesa, las teclas y lo que se dice a quien juega. En help la barra separa lo que se escribe de lo que hace.

# Títulos de las columnas de teclas: como mucho cuatro letras
col_quest = avt
col_challenge = des
col_ink = tint
col_play = jug
hand_head = TU MANO ({ $count })
hand_of_other = MANO ({ $count })
team = equipo { $number }
no_hand = no tienes cartas en la mano
no_hand_of_other = ninguna carta en la mano
damage = { $count } de daño
short_exerted = ag
short_drying = sec
now = Ahora: { $marks }
no_text = sin texto
card_more = carta { $name } más: lo que Tintero lee en ella, sus impresiones y sus reglas

act_challenge = { $name } desafía a…
act_move = { $name } se mueve a…
act_sing = { $name }: la canta…
act_shift = { -shift }: { $name } sobre…
act_play = jugar { $name }
act_ink = entintar { $name }
act_quest = aventura con { $name }
step_challenge = ¿A quién desafía { $name }?
step_move = ¿Adónde se mueve { $name }?
step_sing = ¿Quién canta { $name }?
step_shift = ¿Sobre quién juegas { $name }?
step_other = ¿Cuál de estas quieres decir?
back = volver
for_ink = por { $count } de tinta
deals = inflige { $count }
takes = recibe { $count }
banishes = lo destierra
is_banished = queda desterrado

word_end = fin
end_turn = terminar tu turno
still = Todavía puedes { $acts }. Escribe fin otra vez para terminar tu turno de todos modos.
still_quest = ir de aventura con { $names }
still_play = jugar { $names }

prompt = Turno { $turn } (? ayuda) >{" "}
prompt_answer = Número o palabras (? ayuda) >{" "}
prompt_open = { $player }, turno { $turn } (? ayuda) >{" "}
prompt_open_answer = { $player }: número o palabras, turno { $turn } (? ayuda) >{" "}
prompt_setup = Cartas que cambias, 0 si ninguna (? ayuda) >{" "}
prompt_back = Intro: volver a la partida >{" "}
prompt_page = { $page }/{ $pages } · Intro: seguir >{" "}
more_lines = … { $count } líneas más: mesa
more_news = … { $count } líneas más: registro
more_answers = … y más: escribe el nombre o una parte.
no_such_key = Ahora no hay ninguna opción { $value }: mira los números de la mesa, o escribe ? para ver la ayuda.
no_card_there = La opción { $value } no trata de ninguna carta.
keys_once = Aquí, de una en una.
no_such_player = Aquí no hay ningún jugador «{ $name }».
under_what = Di debajo de qué carta: debajo Nombre
under_nobody = No hay ninguna carta «{ $name }» en juego.
under_of = Debajo de { $name }: { $count }
facedown = una carta boca abajo
discard_of = { $player_is ->
    [you] Tu descarte ({ $count }), la última carta primero
   *[other] Descarte { $player_of } ({ $count }), la última carta primero
}
deck_of = { $player_is ->
    [you] Tu mazo ({ $count } cartas)
   *[other] Mazo { $player_of } ({ $count } cartas)
}
deck_place = N.º { $place } desde arriba: { $name }
deck_columns = Sin ver todavía / en la lista:
hand_over = { $player }: siéntate y pulsa Intro; que nadie más mire >{" "}
hidden_hands = La mesa está oculta. Le toca { $player_to }.

help =
    5|hacer lo que lleva el número 5; varias cosas seguidas: 1 5 fin
    jugar lilo|cualquier acción con palabras: entintar, jugar, cantar, cambio, usar, aventura, desafiar, mover
    desafiar mickey simba|lo mismo con dos cartas
    aventura todos|irse de aventura con todos los que puedan
    fin|terminar tu turno
    ?5 · carta 5 · carta Nombre|una carta entera: su texto y cómo está; carta Nombre más: lo que se ha leído en ella
    porque 5 · porque Nombre · porque aventura Nombre|por qué algo se puede o no se puede, con su regla
    pista|lo que haría el ordenador en tu lugar
    explica|por qué hizo el ordenador su última jugada de peso (su mano sigue oculta)
    deshacer|deshacer tu última elección, si no se ha visto nada oculto
    mesa · registro · registro todo|la mesa entera; lo que ha pasado
    descarte · descarte ordenador|un descarte
    mazo · debajo Nombre|la lista de tu mazo; lo que hay debajo de una carta
    reglas protección · reglas 4.5.1|el reglamento
    guardar ARCHIVO · exportar ARCHIVO|guardar la partida; escribir la posición para tintero judge
    grabar · grabar ARCHIVO|grabar lo que se haga desde aquí; escribirlo como dictamen para tintero judge
    comprobar Nombre · comprobar P1 · comprobar bolsa · comprobar|al grabar: guardar cómo está una carta, un jugador, la bolsa o la pregunta
    imposible desafiar mickey simba · imposible|al grabar: guardar que algo no se puede (a secas: lo que se acaba de rechazar)
    rendirse · salir|abandonar; salir (la partida queda guardada)

series_stands = Al mejor de { $best }: { $scores }
series_score = { $player } { $wins }
series_won = { $player_is ->
    [you] Ganas la serie.
   *[other] Gana la serie { $player }.
}
start_choice = { $player_is ->
    [you] Has perdido la última partida: ¿empiezas tú la siguiente? (s/n)
   *[other] La última partida la ha perdido { $player }: ¿empieza la siguiente? (s/n)
}{" "}
next_game = Intro: la siguiente partida · ver: verla otra vez · repaso · explica · exportar ARCHIVO · grabar ARCHIVO · salir
after_game = revancha · ver: verla otra vez · repaso · explica · exportar ARCHIVO · grabar ARCHIVO · Intro: salir
exported_game = La partida está en { $path }.
exported_log = Lo que ha pasado está en { $path }.
export_which = Di en qué archivo: exportar partida.json (o partida.txt para el registro)

games_none = Todavía no hay ninguna partida.
games_head = Últimas partidas, la más nueva primero:
games_foot =
    Para seguir una: { $resume }
    Para ver una otra vez: { $replay }
games_row = { $number }  { $when }  { $decks }  { $state }
games_open = turno { $turn }, sin acabar
games_won = ganó { $player } en el turno { $turn }
games_drawn = no ganó nadie, turno { $turn }
games_which = ¿Con qué partida sigues? (su número; Intro: la más nueva) >{" "}
games_no_open = No hay ninguna partida sin acabar: { $command } empieza una nueva.
games_no_number = No hay ninguna partida número { $value }: { $command } las enumera.
go_on = La partida queda guardada. Para seguirla: { $command }
kept_again = Para verla otra vez: { $command }

replay_prompt = { $at }/{ $last } · Intro: sigue · atrás · turno · salir >{" "}
replay_at = { $player_is ->
    [you] Tú
   *[other] { $player_start }
}: { $answer }
replay_end = Aquí acaba lo que se guardó.

bad_series = Una serie es al mejor de 1, 3 o 5 partidas, no «{ $value }».
series_two = Una serie de varias partidas se juega entre dos jugadores.
teams_four = Los equipos juegan con cuatro jugadores: --seats 4.
bad_format = Los formatos de una partida son: constructed, pack-rush; no «{ $value }».
hot_seat_players = Con --hot-seat hay personas en todos los puestos: quita --players.
opt_seats = Número de jugadores, de 2 a 4 (por defecto, 2).
opt_best_of = Jugar una serie: al mejor de 1, 3 o 5 partidas.
opt_game_format = constructed (por defecto) o pack-rush.
opt_teams = Cuatro jugadores en dos equipos: el 1 y el 3 contra el 2 y el 4.
opt_hot_seat = Personas en todos los puestos, con un solo teclado; las manos se ocultan entre turnos.
opt_plain = Una línea tras otra, en vez de volver a dibujar la pantalla.
opt_no_confirm = Terminar el turno sin preguntar, aunque quede algo por hacer.
opt_resume = Seguir con una partida guardada: un archivo, un número de `tintero games`, o nada para elegirla.
help_games = Enumera las últimas partidas, para seguirlas o verlas otra vez.
meta_best_of = 1|3|5
meta_game_format = constructed|pack-rush
meta_resume = {"["}ARCHIVO|NÚMERO]
this_game = esta partida
thinking = pensando… Ctrl-C: que responda ya
