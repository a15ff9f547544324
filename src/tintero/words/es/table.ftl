### Una partida en la terminal: la mesa, las preguntas y las respuestas.

game_head = Semilla { $seed } · datos de cartas de { $cards }
seat_line = { $player }: { $deck } ({ $kind })
seat_human = una persona
seat_bot = bot «{ $name }»
score = { $player } { $lore }
result_won = { $player_is ->
    [you] ¡Ganas en el turno { $turn }! { -lore-heading }: { $scores }.
   *[other] Gana { $player } en el turno { $turn }. { -lore-heading }: { $scores }.
}
result_draw = No gana nadie: la partida acaba en el turno { $turn }. { -lore-heading }: { $scores }.
result_open = La partida queda aquí, en el turno { $turn }. { -lore-heading }: { $scores }.
left_game = fuera de la partida
head_lore = { -lore } { $lore }/{ $goal }
head_ink = tinta { $ready }/{ $total }
head_drops = gotas { $count }
head_hand = mano { $count }
head_deck = mazo { $count }
head_discard = descarte { $count }
top_of_deck = Parte superior del mazo: { $name }
nothing_in_play = nada en juego
col_strength = Fue
col_willpower = Vol
col_lore = { -lore-heading }
col_damage = Daño
mark_exerted = agotado
mark_drying = secándose
mark_item = objeto
mark_location = localización, mover { $cost }
mark_under = { $count } debajo
which_deck = ¿Con qué mazo juegas?
which_deck_against = ¿Contra qué mazo juegas?
deck_prompt = Número, nombre o archivo:{" "}
deck_number = Escribe un número del 1 al { $count }.
ask_hand = ¿Qué cartas de tu mano inicial cambias? Escribe sus números juntos, por ejemplo 1 3.
which_one = ¿Cuál? { $names }.
not_understood = No se entiende «{ $value }»: escribe el número de una opción, o ? para ayuda.
undone = Tu última elección se ha deshecho.
undo_nothing = No hay nada que deshacer.
undo_other_chose = Eso ya no se puede deshacer: después ha elegido alguien más.
undo_secret = Eso ya no se puede deshacer: después se ha visto algo oculto o ha decidido el azar.
concede_sure = ¿Te rindes? (s/n)
save_where = Di en qué archivo: guardar partida.json
quit_save = La partida no está guardada en ninguna parte. ¿La guardas en un archivo? (su nombre; n o Intro: no){" "}
yes = sí
card_what = Di qué carta: carta Nombre
order_at_once = Escribe un número, o el orden entero, por ejemplo { $example }.
order_twice = Cada carta tiene un solo sitio: { $value } está dos veces.
quit_name = Nombre del archivo:{" "}
export_where = Di en qué archivo: exportar dictamen.yaml
export_not_now = Una posición se puede exportar cuando se te pregunta qué haces en tu turno, sin nada en espera.
exported = La posición está en { $path }, hasta donde la puedes conocer. Ejecútala: { $command }
