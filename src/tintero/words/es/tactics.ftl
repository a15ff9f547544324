### Positions with a known best answer: what a player makes of them, and what is wrong with a file of them.

solved = resuelta     { $id }: { $chosen }
unsolved = sin resolver { $id }: { $chosen }
unsolved_best = {"             "}lo mejor: { $best }
unsolved_why = {"             "}{ $why }
score = { $player }: { $solved } de { $all } posiciones resueltas
score_theme = {"  "}{ $theme }: { $solved } de { $all }
proved = demostrada { $id }
judged = opinión    { $id }
wrong_best = lo que afirma { $id } (archivo { $file }) lo conserva { $kept }, pero «best» dice { $best }: corrige una de las dos cosas
none_keeps = ninguna respuesta
hidden_hand = lo que afirma { $id } (archivo { $file }) no se puede demostrar: otro jugador tiene cartas en la mano y un turno para jugarlas
more_turns = lo que afirma { $id } (archivo { $file }) no se puede demostrar: «reaches» habla del final del turno actual de quien responde
by_chance = lo que afirma { $id } (archivo { $file }) no se puede demostrar: depende del azar
too_many = lo que afirma { $id } (archivo { $file }) no se puede demostrar: habría que mirar demasiadas posiciones, o se repiten en círculo
bad_file = { $file }, { $fault }
same_id = hay dos posiciones llamadas { $id } (archivo { $file }): pon otro id a una de ellas
step_fails = línea { $line } de { $file } ({ $id }): { $reason }
not_offered = línea { $line } de { $file } ({ $id }), en «best»: { $reason }
not_asked = en { $id } (archivo { $file }) a { $player } no se le pregunta nada: di en «asked» a quién, o cambia los pasos
no_position = no hay ninguna posición «{ $id }»; hay: { $ids }
