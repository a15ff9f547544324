### Partidas guardadas.

resume_alone = Una partida guardada ya tiene sus mazos, asientos y semilla: usa --resume sin esas opciones; solo puede cambiar quién juega contra ti (--players hard).
not_found = No hay ninguna partida guardada en { $path }: revisa la ruta.
unreadable = La partida guardada { $path } no se puede leer: revisa sus permisos.
empty = La partida guardada { $path } está vacía.
not_a_game = El archivo { $path } no es una partida guardada.
damaged = La partida guardada { $path } está dañada o se ha editado: su contenido no coincide con su suma de control.
many_cards = La partida guardada { $path } se rechaza: un mazo tiene más de { $most } cartas.
many_choices = La partida guardada { $path } se rechaza: tiene más de { $most } elecciones.
large_number = La partida guardada { $path } se rechaza: uno de sus ajustes pasa de { $most }.
long_seed = La partida guardada { $path } se rechaza: su semilla tiene más de { $most } cifras.
newer = La partida guardada { $path } es de un Tintero más nuevo (formato { $saved }; este lee el formato { $used }): actualiza Tintero para abrirla.
older = La partida guardada { $path } es de un Tintero más antiguo (formato { $saved }; este lee el formato { $used }): termínala con la versión que la guardó o empieza una partida nueva.
not_writable = No se ha podido escribir la partida en { $path }: revisa los permisos y el espacio libre.
other_cards = Aviso: la partida se guardó con otros datos de cartas ({ $saved }) que los que se usan ({ $used }).
other_rules = Aviso: la partida se guardó con la versión { $saved } de las reglas; se usa la { $used }.
diverged = La partida guardada { $path } no sale igual: se jugó con otro Tintero ({ $version }).
diverged_cards = La partida guardada { $path } no puede seguir con estos datos de cartas: se jugó con los de { $cards }; indícalos con --cards.
saved =
    La partida se ha guardado en:
      { $path }
