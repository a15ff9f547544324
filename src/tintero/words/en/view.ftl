### What a view tells of a card: what changes it, and for how long.

strength = { $n } strength
willpower = { $n } willpower
lore = { $n } lore
sing_bonus = cost { $n } to sing
loses = loses { $word }
never_gains = can't gain { $word }
cant = can't { $doing }
can = can { $doing }
must = must { $doing }
at_least = { $what } at least { $n }
what_strength = strength
what_willpower = willpower
what_lore = lore
an_ability = an ability
this_turn = this turn
this_challenge = this challenge
their_next_turn = during their next turn
start_of_your_next_turn = until its player's next turn begins
start_of_their_next_turn = at the start of their next turn
until_their_next_turn = until the start of their next turn
while_source_in_play = while it is in play
permanent = for the rest of the game
told = { $what }: { $source } ({ $rule })
told_until = { $what }: { $source }, { $until } ({ $rule })
source_of = { $ability } of { $card }
source_position = the position as it was set up
