### `tintero serve --stdio`: a game on standard input and output. The signs at the beginning of lines are the program's.

opt_stdio = Play on standard input and output instead of in a browser: for programs in any language and for language models. The options below belong to it.
opt_deck = With --stdio: the deck of player 1, who is answered there; a sample's name, a file or a code.
opt_against = With --stdio: the deck of all the others.
opt_players = With --stdio: who plays the other seats, with commas between: greedy (default), random, easy, medium, hard, expert, search:100ms, a class of yours (my_bots.py:Quester), or stdio for a seat that is answered there too.
opt_games = With --stdio: number of games (default 1); each has the next seed.
opt_first = With --stdio: who starts; else the seed decides.
opt_json = With --stdio: one JSON object for each line.
bad_first = “{ $value }” cannot start: say a number from { $low } to { $high }.
bad_games = “{ $value }” is no number of games; say one from { $low } to { $high }.
only_with = { $options } { $count ->
    [one] belongs
   *[other] belong
} to --stdio.
not_with = { $options } { $count ->
    [one] does
   *[other] do
} not go together with --stdio.
deck_dash = With --stdio the answers come from standard input, so a deck cannot: name a file.
input_ended = Standard input ended before the game did.

begins = Tintero { $version }, game { $game } of { $games }, seed { $seed }
seat = Player { $player }: { $deck } ({ $who })
to = Player { $player }: { $text }
ended = Game { $game }: { $text }
score = { $games ->
    [one] 1 game was played
   *[other] { $games } games were played
}: { $wins }, draws: { $draws }
no_game = No game was finished.
wins = player { $player } won { $count }

before = Before the first turn, { $phase }
turn = Turn { $turn }, { $phase }: { $player }
hand = in hand:
in_deck = known in the deck, counted from the top: { $names }
discard = in the discard, the last card first: { $names }
to_pay = { $count } ink
move_cost = moving here costs { $count }
at = at { $name }
resolving = Being resolved: { $names }
challenging = { $challenger } challenges { $challenged }
in_bag = Waiting in the bag, { $player }: { $card }: { $text }
lasts = Still works: { $source }: { $text }
about = It is asked by: { $text }
not_ending = Ending the turn: { $reason }

help =
    Answer with the number of an option. Besides there are:
    view: the position and the question once more
    log, log 100: what has happened
    why 3, why NAME, why quest NAME: why an option is one, what a card can do or why not, with the rule
    card NAME, card 3: what is printed on a card
    rule 4.6, rule Ward: a rule, or what a keyword does
    undo: take back your last answer, if nothing hidden has come to light
    concede: give up the game
    quit: leave
not_understood = “{ $value }” is not understood: answer with the number of an option, or help.
no_option = There is no option “{ $value }”: say a number from 0 to { $last }.
bad_object = “{ $value }” is no answer: send a number, or an object with "answer" (a whole number) or "command" (and "about"), and "id" if you like.
other_question = Question { $value } is not open any more: question { $id } is.
card_what = Say which card: card NAME, or card 3 for the one of option 3.
no_rule = “{ $value }” is neither the number of a rule nor a keyword.
