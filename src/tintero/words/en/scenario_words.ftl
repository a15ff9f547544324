### The words of scenarios and of what is said about them. Keys of the file stay as they are.

line = line { $line }: { $text }
the_file = the file
the_act = what a player does

## Kinds of question

kind_turn = turn
kind_may = may
kind_choose = choose
kind_pick = pick
kind_name = name
kind_amount = amount
kind_order = order
kind_resolve = resolve
kind_hand = hand
kind_top = top
kind_bottom = bottom

## Topics

topic_timing = timing
topic_zones = zones
topic_costs = costs
topic_abilities = abilities
topic_keywords = keywords
topic_complex = complex
topic_multiplayer = multiplayer

## A key of the file, with its meaning for those who do not read English

explained = { $key }
asked_for = “{ $key }”

## How an act is written

form_ink = {"{"}ink: CARD{"}"}
form_play = {"{"}play: CARD{"}"}
form_sing = {"{"}play: SONG, sing: [SINGER]{"}"}
form_shift = {"{"}play: CARD, shift: CARD BELOW{"}"}
form_use = {"{"}use: CARD, ability: NAME{"}"}
form_boost = {"{"}boost: CARD{"}"}
form_quest = {"{"}quest: CHARACTER{"}"}
form_challenge = {"{"}challenge: CHALLENGER, target: CHALLENGED{"}"}
form_move = {"{"}move: CHARACTER, to: LOCATION{"}"}
form_may = {"{"}may: yes{"}"}
form_choose = {"{"}choose: CARD OR PLAYER{"}"}
form_pick = {"{"}pick: 1{"}"}
form_name = {"{"}name: NAME OF A CARD{"}"}
form_amount = {"{"}amount: 2{"}"}
form_order = {"{"}order: [CARD, CARD]{"}"}
form_resolve = {"{"}resolve: CARD, ability: NAME{"}"}
form_top = {"{"}top: [CARD], bottom: [CARD]{"}"}
form_bottom = {"{"}top: [CARD], bottom: [CARD]{"}"}

## New and exported scenarios

next =
    What to write next: steps of the players, and checks.
    - P1: {"{"}quest: { $card }{"}"}
    - see:
        P1: {"{"}lore: 1{"}"}
        { $card }: {"{"}exerted: true{"}"}
title = A position from turn { $turn } of a game (seen by P{ $seat })
title_open = A position from turn { $turn } of a game
note_hidden = Cards that this player cannot know are fillers.
note_longer = Effects that last longer than this turn are written as effects of this turn: { $cards }.
note_more = Effects that a scenario cannot express are missing here: { $cards }.
note_used = Abilities already used this turn count as unused here: { $cards }.
note_left = { $player } has left the game.
note_drops = { $n ->
    [one] An ink drop of { $player } is missing here: a scenario cannot express it.
   *[other] { $n } ink drops of { $player } are missing here: a scenario cannot express them.
}
note_goal = The game needed { $lore } lore to win.

## Whose value, and which

named = { $name }
whose_value = { $whose }, { $value }
subject_game = the game
subject_asked = the question
subject_bag = the bag
value_zone = zone
value_damage = damage
value_exerted = exerted
value_drying = drying
value_strength = strength
value_willpower = willpower
value_lore = lore
value_at = at
value_under = cards under it
value_has = has
value_lacks = does not have
value_cost = cost
value_hand = hand
value_deck = deck
value_deck_top = top of the deck
value_deck_bottom = bottom of the deck
value_discard = discard
value_ink = ink
value_ink_ready = ready ink
value_ink_exerted = exerted ink
value_play = in play
value_winner = winner
value_over = over
value_turn = turn
value_phase = phase
value_player = player
value_kind = kind of question
value_options = options
value_includes = options include
value_excludes = options exclude

## Values in words

yes = yes
no = no
none_winner = nobody
none_at = nowhere
nothing = nothing

## The open question

over = the game is over
question = P{ $player } is asked { $kind }: { $options }
filler = a filler
singers_too_small = The costs of the singers that are named do not add up to the { $needed } that { -sing-together } asks for
