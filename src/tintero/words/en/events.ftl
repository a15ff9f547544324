### What happens, for the log: the kind of the event, and after the hyphen how it happened.
### $p the player (and $p_of, $p_to, $p_is), $c the card, $o the other card, $s the source, $t the name of an ability, $n the amount.

## The game and the turn

started = { $p_is ->
    [you] You start
   *[other] { $p } starts
} the game
mulligan = { $p_is ->
    [you] You replace
   *[other] { $p } replaces
} { cards } of the opening hand
mulligan-none = { $p_is ->
    [you] You keep
   *[other] { $p } keeps
} the whole opening hand
turn_began = Turn { $n }: { $p_of } turn begins
step_began-main_phase = { $p_of } { -main-phase } begins
turn_ends = { $p_of } turn is ending
game_drawn = The last turn of the game is over: it is a draw
game_drawn-loop = Nobody can end this loop: the game is a draw
game_drawn-agreed = The game ends in a draw
won = { $p_is ->
    [you] You win
   *[other] { $p } wins
} the game
lost-from_empty_deck = { $p_is ->
    [you] You lose
   *[other] { $p } loses
} the game for ending a turn with an empty deck
lost-by_conceding = { $p_is ->
    [you] You concede and lose
   *[other] { $p } concedes and loses
} the game

## Ink

inked = { $c } goes into { $p_of } { -inkwell }
inked-as_turn_action = { $p_is ->
    [you] You ink
   *[other] { $p } inks
} { $c }
inked-exerted = { $c } goes into { $p_of } { -inkwell } exerted
ink_paid = { $p_is ->
    [you] You pay
   *[other] { $p } pays
} { ink }
ink_readied = { $p_is ->
    [you] You ready all your
   *[other] { $p } readies all their
} ink ({ $n })
inkwell_changed = { $p_is ->
    [you] You exert all your
   *[other] { $p } exerts all their
} ink ({ $n })
ink_drop = { $p_is ->
    [you] You gain
   *[other] { $p } gains
} { drops }
ink_drop_removed = { $p_is ->
    [you] You spend
   *[other] { $p } spends
} { drops }

## Playing, and the other turn actions

played = { $p_is ->
    [you] You play
   *[other] { $p } plays
} { $c } for { ink }
played-free = { $p_is ->
    [you] You play
   *[other] { $p } plays
} { $c } without paying its ink cost
played-by_shift = { $p_is ->
    [you] You play
   *[other] { $p } plays
} { $c } with { -shift } for { ink }
played-by_shift_free = { $p_is ->
    [you] You play
   *[other] { $p } plays
} { $c } with { -shift } without paying ink
played-sung = { $p_is ->
    [you] You play
   *[other] { $p } plays
} { $c } by having it sung
played-sung_together = { $p_is ->
    [you] You play
   *[other] { $p } plays
} { $c } with { -sing-together }
covered = { $o } goes on top of { $c }
sang = { $c } sings { $o }
entered = { $c } enters play exerted
quested = { $c } quests
challenged = { $c } challenges { $o }
left_location = { $c } is at no { -location } any more
moved = { $c } moves to { $o }
ability_used = { $p_is ->
    [you] You use
   *[other] { $p } uses
} { $t } of { $c }
ability_used-unnamed = { $p_is ->
    [you] You use
   *[other] { $p } uses
} an ability of { $c }
readied = { $c } is readied
exerted = { $c } is exerted

## Lore

lore_gained = { $p_is ->
    [you] You gain
   *[other] { $p } gains
} { lore }
lore_gained-from = { $p_is ->
    [you] You gain
   *[other] { $p } gains
} { lore } from { $s }
lore_lost = { $p_is ->
    [you] You lose
   *[other] { $p } loses
} { lore }

## Damage

damage_dealt = { $c } deals { $n } damage to { $o }
damage_dealt-none = { $c } deals damage to { $o }, reduced to 0
damage_dealt-nobody = { $o } is dealt { $n } damage
damage_dealt-nothing = { $o } is dealt damage, reduced to 0
damage_put = { $n } damage is put on { $c }
damage_removed = { $n } damage is removed from { $c }

## Leaving play

banished = { $c } is banished
banished-by = { $o } banishes { $c }
banished-in_challenge = { $c } is banished in a challenge
banished-in_challenge_by = { $o } banishes { $c } in a challenge
returned = { $c } returns to { $p_of } hand
resurfaced = { $c } is the { -character } again
left_play-to_deck = { $c } leaves play and goes to { $p_of } deck

## Cards that move

drew = { $p_is ->
    [you] You draw
   *[other] { $p } draws
} { $c }
discarded = { $p_is ->
    [you] You discard
   *[other] { $p } discards
} { $c }
put_into_hand = { $c } goes to { $p_of } hand
put_into_hand-from_discard = { $c } goes from the discard to { $p_of } hand
put_into_hand-from_deck = { $c } goes from the deck to { $p_of } hand
put_into_hand-from_inkwell = { $c } goes from the { -inkwell } to { $p_of } hand
into_discard = { $c } goes to { $p_of } discard
into_discard-from_deck = { $c } goes from the deck to { $p_of } discard
into_discard-from_hand = { $c } goes from the hand to { $p_of } discard
put_on_deck = { $c } goes to the top of { $p_of } deck
put_on_deck-to_bottom = { $c } goes to the bottom of { $p_of } deck
put_under = { $o } is put under { $c }
deck_refilled = { $p_of } discard ({ cards }) becomes the new deck
shuffled = { $p_is ->
    [you] You shuffle your
   *[other] { $p } shuffles their
} deck
revealed = { $p_is ->
    [you] You reveal
   *[other] { $p } reveals
} { $c }

## Looking at cards: $l looks, the cards are of $p

looked-at_top = { $l_is ->
    [you] You look
   *[other] { $l } looks
} at { $c } in { $p_of } deck
looked-at_top_own = { $l_is ->
    [you] You look
   *[other] { $l } looks
} at { $c } in { $l_is ->
    [you] your
   *[other] their
} deck
looked-at_deck = { $l_is ->
    [you] You look
   *[other] { $l } looks
} through { $p_of } deck
looked-at_deck_own = { $l_is ->
    [you] You look
   *[other] { $l } looks
} through { $l_is ->
    [you] your
   *[other] their
} deck
looked-at_hand = { $l_is ->
    [you] You look
   *[other] { $l } looks
} at { $c } in { $p_of } hand
looked-at_hand_own = { $l_is ->
    [you] You look
   *[other] { $l } looks
} at { $c } in { $l_is ->
    [you] your
   *[other] their
} hand
looked-at_inkwell = { $l_is ->
    [you] You look
   *[other] { $l } looks
} at { $c } in { $p_of } { -inkwell }
looked-at_inkwell_own = { $l_is ->
    [you] You look
   *[other] { $l } looks
} at { $c } in { $l_is ->
    [you] your
   *[other] their
} { -inkwell }

## Choosing

named = { $p_is ->
    [you] You name
   *[other] { $p } names
} “{ $t }”
said = { $p_is ->
    [you] You choose
   *[other] { $p } chooses
}: { $t }
chosen = { $p_is ->
    [you] You choose
   *[other] { $p } chooses
} { $c }

## Abilities and effects

triggered = { $t } of { $c } triggers and goes to the { -bag }
triggered-unnamed = An ability of { $c } triggers and goes to the { -bag }
resolved = { $p_is ->
    [you] You resolve
   *[other] { $p } resolves
} { $t } of { $c }
resolved-unnamed = { $p_is ->
    [you] You resolve
   *[other] { $p } resolves
} an ability of { $c }
no_effect = The effect of { $c } does nothing: there is nothing that it could be done to
no_effect-unpaid = { $c } is not played: its cost cannot be paid in full
no_effect-without_condition = The condition of { $c } is not met, so its effect does nothing
given = An effect of { $s } applies to { $c }
given-own = An effect of its own applies to { $c }
given-unknown = An effect applies to { $c }
given-rules = An effect of { $s } begins
expired = An effect of { $c } ends
expired-unknown = An effect ends
replaced = An effect of { $s } replaces what would have happened to { $c }
replaced-own = An effect of { $c } replaces what would have happened to it
replaced-player = An effect of { $s } replaces what would have happened
replaced-unknown = An effect replaces what would have happened

## What caused it

because = { $sentence } because of { $s }
for = { $sentence } for the effect of { $s }

## Amounts in words

lore = { $n } { -lore }
ink = { $n } { -ink }
drops = { $n ->
    [one] 1 ink drop
   *[other] { $n } ink drops
}
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
a_card = a card
