### Grabar un tramo de una partida como escenario: en la mesa y desde partidas guardadas.

title = Del turno { $turn } de una partida
begun = Se graba desde aquí. comprobar CARTA guarda cómo está ahora una carta; grabar ARCHIVO lo escribe todo.
runs = Grabando: { $steps ->
        [one] 1 elección
       *[other] { $steps } elecciones
    } y { $checks ->
        [one] 1 comprobación
       *[other] { $checks } comprobaciones
    } hasta ahora. grabar ARCHIVO las escribe.
kept = Guardado como comprobación. { $what }: { $facts }
keep_refused = Escribe imposible para guardarlo como comprobación.
written = La grabación está en { $path }: { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    } y { $checks ->
        [one] 1 comprobación
       *[other] { $checks } comprobaciones
    }; el juez la ha ejecutado y se cumple. Ejecútala otra vez: { $command }
undone = Se ha deshecho el comienzo de la grabación: ahora no se graba nada.
none = No se está grabando nada: escribe antes grabar, cuando se pregunte qué hacer en un turno.
where = Di en qué archivo: grabar dictamen.yaml
empty = No se ha hecho ni mirado nada desde que empezó la grabación.
finish_how = No hay nada que terminar: grabar ARCHIVO escribe la grabación, salir deja la partida.
quit_name = ¿En qué archivo va la grabación? [en ninguno]{" "}
hidden = El archivo mostraría manos y mazos que no puedes ver: escríbelo cuando acabe la partida.
half_made = Hay una elección a medias: termínala primero y comprueba después.
order_first = Ordena primero estas cartas y comprueba después.
cannot_what = Di qué no se puede hacer: imposible desafiar CARTA CARTA
is_possible = «{ $value }» es posible ahora.
not_now = Una grabación empieza cuando se pregunta qué hacer en un turno, sin nada en espera: empiézala entonces.
other_format = Un escenario se juega a 20 de { -lore } y cada uno por su cuenta: esta partida no se puede grabar.
drops = Un escenario no sabe expresar gotas de tinta: empieza la grabación cuando nadie tenga.
left = Alguien ha dejado la partida, y un escenario no sabe expresarlo: desde aquí no se puede grabar.
start_unsaid = Aquí sigue actuando algo de antes que un escenario no sabe expresar: empieza la grabación en un turno posterior.
cut_chance = El archivo acaba donde una mezcla u otro azar saldría de otra manera ante el juez.
cut_otherwise = El archivo acaba donde importa algo anterior a la grabación que un escenario no sabe expresar.
cut_no_name = El archivo acaba donde se habla de una carta que un escenario no sabe nombrar.
cut_no_words = El archivo acaba donde se hace algo que un escenario no sabe expresar.
help_record = Escribe unos turnos de una partida guardada como escenario para tintero judge.
arg_saved = Una partida guardada: un archivo o un número de `tintero games`.
arg_scenario = El archivo nuevo del escenario.
opt_from_turn = El turno con el que empieza (por defecto, el último).
opt_to_turn = El turno con el que acaba (por defecto, el mismo con el que empieza).
no_turn = El turno { $turn } no está en esta partida, o en él no se preguntó a nadie qué hacer: tiene { $turns } turnos.
bad_turn = Los turnos de esta partida van de { $low } a { $high }, no «{ $value }».
turns_order = El último turno va antes que el primero: --from-turn { $first } --to-turn { $last }.
not_over = Esta partida contra el ordenador no ha acabado, y el archivo mostraría lo que está oculto: juégala antes hasta el final.
opt_from = Empieza con la posición de un escenario; juegas en todos los asientos con las manos a la vista, o pon ordenadores con --players.
from_alone = Con --from la posición lo dice todo menos los jugadores: quita las demás opciones de la partida.
from_missing = No existe el archivo { $path }: di desde qué escenario se juega.
from_refused = No se puede jugar el escenario { $path }: { $message }.
from_players = En una mesa hay de dos a cuatro jugadores, y { $path } tiene { $count }.
