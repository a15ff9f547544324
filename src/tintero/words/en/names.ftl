### What things are called, by the names that the program has for them.

## Keywords

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
temporary = Temporary { $keyword }

## Zones

zone_deck = { -deck }
zone_hand = { -hand }
zone_play = { -play }
zone_inkwell = { -inkwell }
zone_discard = { -discard }
zone_under = under another card
zone_out = out of the game
zone_facedown = facedown under another card

## Kinds of card, and headings for several of them

kind_character = { -character }
kind_action = { -action }
kind_song = { -song }
kind_item = { -item }
kind_location = { -location }

group_character = Characters
group_action = Actions
group_song = Songs
group_item = Items
group_location = Locations

## Colours of ink

ink_amber = { -amber }
ink_amethyst = { -amethyst }
ink_emerald = { -emerald }
ink_ruby = { -ruby }
ink_sapphire = { -sapphire }
ink_steel = { -steel }

## Steps and phases of a turn

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

hidden_card = a hidden card
lore = { -lore }
