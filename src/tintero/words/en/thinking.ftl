### What the computer thought about a move, and what it thinks of a game that was played.

replace = Replace { $card }
best = { $option }: { $chance } % to win.
instead = { $option } instead: { $before } % → { $after } %.
just_as_good = Just as good: { $options }.
i_lose = I expect to lose { $names }.
you_lose = You would probably lose { $names }.
i_spare =
    { $count ->
        [one] { $names } would probably stay in play.
       *[other] { $names } would probably all stay in play.
    }
you_spare =
    { $count ->
        [one] { $names } would probably stay in play.
       *[other] { $names } would probably all stay in play.
    }
i_less_lore = I would have about { $amount } lore less.
you_less_lore = You would have about { $amount } lore less.
i_their_lore = My opponent would have about { $amount } lore more.
you_their_lore = Your opponent would have about { $amount } lore more.
slip = Turn { $turn }. { $made }: { $before } % → { $after } %.
slip_better = Better: { $better }.
review =
    { $count ->
        [0] { $asked } decisions, and none of them cost much.
        [one] { $asked } decisions, and one of them cost much.
       *[other] { $asked } decisions, and these { $count } cost most.
    }
review_of = Player { $player }: { $said }
nothing_to_review = This player had nothing to decide.
hint = In your place I would choose: { $option } ({ $chance } % to win).
nothing_else = There was nothing else worth a thought.
explained = In turn { $turn } I chose: { $option }.
as_good = { $option } looked about as good.
worse = { $option } looked a little worse.
clearly_worse = { $option } looked clearly worse.
hand_is_secret = What I could have done with the cards that you cannot see, I tell after the game.
does_not_think = This opponent does not weigh its moves, so there is nothing to explain: levels from medium up and search: do.
nothing_to_explain = There is nothing to explain yet: the computer has made no choice that mattered and that you can see.

## Looking at a game afterwards

course = Chances, turn by turn: { $first } % { $course } { $last } %
reviewing = Looking at the game: { $share } % · Ctrl-C: enough
review_stopped = Stopped early: this is what was found until then.
review_later = The game is not over: the moves of player { $player } can be reviewed when it is.
review_after_game = A review comes after the game; now there is hint.
bad_think = “{ $value }” does not say how long to think about each decision: write 100ms, 2s or nodes=200.
bad_player = There is no player “{ $value }” in this game: write a number from { $low } to { $high }.
help_review = Look at a saved game: the moves that cost most, with what was better, and how the chances went.
opt_player = Whose moves, by number (default: the person's, else player 1's).
opt_think = How long to think about each decision (default 100ms); what is counted in nodes is the same every time.
meta_think = 100ms|nodes=200
