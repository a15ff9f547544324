### The page for the browser.

rulings = Rulings
summary = { $passed } of { $total } passed, { $failed } failed.
all = All rulings
contents = Contents
by_topic = By topic
by_rule = By rule
by_card = By card
no_topic = Without a topic
attention = Look at these first
count = { $n ->
    [one] 1 ruling
   *[other] { $n } rulings
}

## The answer

players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
holds = Yes, this holds. { $n ->
    [one] 1 check: it came out.
   *[other] { $n } checks: all came out.
}
fails = No, this does not hold.
unproved = Nothing is proved yet: nothing is checked here.
open = Taken as settled here
rules = The rules
other_rules = Other rules cited
rule = rule { $n }

## The cards

cards = The cards involved
no_abilities = No ability took part.
other_texts = { $n ->
    [one] 1 more text of this card
   *[other] { $n } more texts of this card
}
other_cards = { $n ->
    [one] 1 other card, whose text played no part
   *[other] { $n } other cards, whose texts played no part
}
part_triggered = triggered
part_used = used
part_in_vain = resolved without doing anything
part_resolved = resolved
part_replaced = replaced something
part_applied = applied
part_asked = asked a question
part_reason = reason why not
part_refused = not legal here
part_allowed = legal here
part_in_force = in force

## What happens

run = Line of play: { $name }
what = What happens
question = Question to { $player }:
more_options = and { $n } more
because = Why not: { $reason }
fact_ok = Right:
fact_no = Wrong:
fact_unseen = Not looked at:
proved = Proved: everything came out as the file says.
failed_at = At step { $step }: { $message }
failed = Failed: { $message }

## The board

before = The position before
after = The position after
legend = ◆ marks what is different from before.
struck = A number that is struck through is the printed one.
turn = It is the main phase of { $player }.
turn_of = It is the turn of { $player }.
won = The game is over. Won by: { $players }.
drawn = The game is over: a draw.
lore = lore
ink = ink
ink_ready = { $total ->
    [0] 0
   *[other] { $ready } of { $total } ready
}
hand = hand
deck = deck
discard = discard
active = active player
out = out of the game
nothing = nothing in play
was = was { $n }
printed = printed
entered = entered play
now_in = { $card } is no longer in play; now: { $zone }
no_longer = no longer { $what }
pile_hand = Hand
pile_deck = Top of the deck
pile_discard = Discard
pile_inkwell = Inkwell
under = Under it:
bag = Waiting in the bag
exerted = exerted
drying = drying
damage = damage { $n }
strength = strength
willpower = willpower
move_cost = move cost
at = at { $place }
legal = Made by Tintero, an unofficial program of fans; the rules are told in its own words. Not produced, endorsed or supported by Disney or Ravensburger.
