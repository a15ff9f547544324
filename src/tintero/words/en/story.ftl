### A run of a scenario in words: $p the player, $c and $o cards, $t an ability, $n a value, $s whoever it is about.

## What a player does

end_turn = { $p } ends the turn
concede = { $p } concedes
ink = { $p } puts { $c } into the inkwell
play = { $p } plays { $c }
sing = { $p } plays { $c }, sung by { $o }
sing_many = { $p } plays { $c }, sung together by { $o }
shift = { $p } plays { $c } with { -shift } onto { $o }
use = { $p } uses { $t } of { $c }
use_only = { $p } uses the ability of { $c }
boost = { $p } uses { -boost } of { $c }
quest = { $p } quests with { $c }
challenge = { $p } challenges { $o } with { $c }
move = { $p } moves { $c } to { $o }
may_yes = { $p } says yes
may_no = { $p } says no
choose = { $p } chooses { $c }
choose_nothing = { $p } chooses nothing
pick = { $p } picks option { $n }
name = { $p } names { $n }
amount = { $p } chooses the number { $n }
order = { $p } chooses the order { $c }
resolve = { $p } resolves next: the ability of { $c }
resolve_named = { $p } resolves next: { $t } of { $c }
top = { $p } puts on top of the deck: { $c }
bottom = { $p } puts on the bottom of the deck: { $c }

## What is said beside it

beside_free = { $sentence }, for free
beside_exerted = { $sentence }, entering exerted
beside_discard = { $sentence }, discarding { $c }
beside_exert = { $sentence }, exerting { $c }
beside_banish = { $sentence }, banishing { $c }
from_hand = { $sentence } from the hand
from_discard = { $sentence } from the discard
from_deck = { $sentence } from the deck
from_under = { $sentence } from under another card
by_rule = { $sentence } (rule { $n })

## What is checked

check_see = Now
check_asked = The question
check_can = This is legal now
check_cannot = This is not legal now
check_bag = Waiting in the bag
bag_empty = nothing
asked_player = { $p } is asked
asked_kind = it is the question { $n }
asked_options = the options are exactly: { $c }
asked_includes = the options include { $c }
asked_excludes = the options do not include { $c }
waits = { $p }: an ability of { $c }
seen_exerted_yes = { $s } is exerted
seen_exerted_no = { $s } is ready
seen_drying_yes = { $s } is drying
seen_drying_no = { $s } is dry
seen_over_yes = the game is over
seen_over_no = the game goes on
in_zone = { $s } is in: { $n }

## The position

zone_hand = Hand: { $cards }
zone_deck = Deck, from the top: { $cards }
zone_discard = Discard: { $cards }
zone_inkwell = Inkwell: { $cards }
zone_under = Under { $on }: { $cards }
facedown = { $card }, facedown
