### Cómo se llaman las cosas, por los nombres que les da el programa.

## Palabras clave

keyword_alert = { -alert }
keyword_bodyguard = { -bodyguard }
keyword_boost = { -boost }
keyword_challenger = { -challenger }
keyword_evasive = { -evasive }
keyword_reckless = { -reckless }
keyword_resist = { -resist }
keyword_rush = { -rush }
keyword_shift = { -shift }
keyword_singer = { -singer }
keyword_sing_together = { -sing-together }
keyword_support = { -support }
keyword_vanish = { -vanish }
keyword_ward = { -ward }
keyword_adventurous = { -adventurous }
temporary = { $keyword } temporal

## Zonas

zone_deck = { -deck }
zone_hand = { -hand }
zone_play = { -play }
zone_inkwell = { -inkwell }
zone_discard = { -discard }
zone_under = debajo de otra carta
zone_out = fuera de la partida
zone_facedown = boca abajo debajo de otra carta

## Tipos de carta, y encabezamientos para varias

kind_character = { -character }
kind_action = { -action }
kind_song = { -song }
kind_item = { -item }
kind_location = { -location }

group_character = Personajes
group_action = Acciones
group_song = Canciones
group_item = Objetos
group_location = Localizaciones

## Colores de la tinta

ink_amber = { -amber }
ink_amethyst = { -amethyst }
ink_emerald = { -emerald }
ink_ruby = { -ruby }
ink_sapphire = { -sapphire }
ink_steel = { -steel }

## Pasos y fases de un turno

step_setup = { -setup }
step_ready = { -ready-step }
step_set = { -set-step }
step_draw = { -draw-step }
step_main = { -main-phase }
step_end = { -end-phase }
phase_setup = { -setup }
phase_ready = { -start-phase }
phase_set = { -start-phase }
phase_draw = { -start-phase }
phase_main = { -main-phase }
phase_end = { -end-phase }

hidden_card = una carta oculta
lore = { -lore }
