### What is asked: $c the card that asks, $o another card, $p a player, $n a number, $t words from the text of a card.

## The game and the turn

turn = It is your turn: what do you do?
hand = Which card of your opening hand do you replace? One at a time; the rest you keep.
readying = Not all of your cards may ready: which one readies?
resolve = Which of your waiting abilities do you resolve now?

## Playing cards and using abilities

sings_along = Does your { $o } sing { $c } with your teammate?
singer = Who else sings { $c }?
second_base = Onto which second character do you shift { $c }?
drops = How many ink drops do you spend on { $c }?
pay_discard = Which card do you discard to pay for { $c }?
pay_banish = Which card do you banish to pay for { $c }?
pay_exert = Which card do you exert to pay for { $c }?
pay_bottom = Which card do you put on the bottom of your deck to pay for { $c }?
pay_return = Which card do you return to your hand to pay for { $c }?
pay_reveal = Which card do you reveal to pay for { $c }?
bodyguard = { $c } has { -bodyguard }: does it enter play exerted?
exerted = { $c } may enter play exerted: does it?

## Effects

may = { $c }: do you want to do this: { $t }?
unless = { $c }: do you pay { $n } ink, so that this does not happen: { $t }?
mode = { $c }: which of these do you do?
choose = { $c }: what do you choose?
choose_so = { $c }: what do you choose for this: { $t }?
choose_player = { $c }: which player do you choose?
number = { $c }: which number do you choose, up to { $n }?
heal = { $c }: how much damage do you remove from { $o }?
move_damage = { $c }: how much damage do you move from { $o }?
discard = { $c }: which card do you discard?
discard_theirs = { $c }: which card does { $p } discard?
take = { $c }: which card do you take from those you look at?
take_under = { $c }: which of the cards that lie under others do you take?
play_card = { $c }: which card do you play?
name = { $c }: which card do you name?
order_top = { $c }: which card do you put now? They go on top of the deck: the first one uppermost, each of the others below the one before.
order_bottom = { $c }: which card do you put now? They go to the bottom of the deck: each one below the one before, the last at the very bottom.
top_or_discard = { $c }: which card goes where, to the top of the deck or to the discard?
top_or_bottom = { $c }: which card goes where, to the top or to the bottom of the deck?

## Replacement effects

replace = Do you use the effect of { $c } instead of what would happen to { $o }?
replace_player = Do you use the effect of { $c } instead of what would happen?
replace_which = Several effects could replace what would happen to { $o }: which one does?

## How one says “no more”

done_hand = Keep the rest
done_singer = Nobody else
done_second_base = Only this one
done_take = No further card
done_take_under = No further card
done_choose_player = Nobody else
done_discard = No further card
done = Nothing more

## Answers that are numbers, with what they count

count_drops = { $n ->
    [one] 1 ink drop
   *[other] { $n } ink drops
}
count_heal = remove { $n } damage
count_move_damage = move { $n } damage

## What everybody else hears

others = { $p_start } is deciding.
others_card = { $p_start } is deciding about { $c }.
