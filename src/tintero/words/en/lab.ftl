### The laboratory: experiments with decks.

## What may be typed

help_compare = Is one deck better than another? Both play the same opponents on the same seeds.
help_swap = Is a deck better with other cards? `-2 Lantern +2 Hiram Flaversham - Toymaker`.
help_matrix = Every deck against every other, and what each is worth against the field (default: the sample decks).
help_gauntlet = One deck against each of a field.
help_cards = What each card of a deck is worth: by experiment, beside the figures that people know.
help_openings = Keep it or change it? Each card in the opening hand, or one whole hand, by experiment.
arg_change = What to take out and what to put in, in quotation marks.
meta_change = CHANGE
opt_against = The opponents: decks with commas between, or a folder of lists (default: the sample decks).
opt_compare_games = Pairs of games, shared out among the opponents (default 1000).
opt_cell_games = Games for each two decks (default 200).
opt_cards_games = Games of the deck, and again without each card (default 1000).
opt_opening_games = Pairs of games for each card, or games for each thing to do with a hand (default 400).
opt_stop = Stop as soon as enough is known, by planned looks: sprt or spending.
opt_worth = With --stop sprt: the difference in points that would matter (default 3).
opt_cluster = A dask scheduler (tcp://…), or local.
opt_fresh = Do not look up games that were kept from earlier runs.
opt_html = Write a report as one page, with JSON and CSV beside it.
opt_hand = Seven cards of the deck, with semicolons between.
opt_weights = How often each deck is met, with commas between, in the order of the decks.
meta_stop = RULE
meta_cluster = ADDRESS
meta_cards = CARDS
meta_weights = NUMBERS

## What is wrong

bad_swap = “{ $text }” is no change of a deck: write a sign, a number and a card each time, such as `-2 Lantern +2 Be Prepared`.
swap_empty = The change is empty: say what to take out and what to put in, such as `-2 Lantern +2 Be Prepared`.
swap_too_many = The deck has { $has } of { $card }, so { $wanted } cannot be taken out.
swap_nothing = With this change the deck stays as it is.
bad_stop = --stop is sprt or spending, not “{ $value }”.
bad_worth = What would matter is a number of points between 0.1 and 50, not “{ $value }”.
worth_alone = --worth belongs to --stop sprt.
bad_weights = There must be one number above 0 for each of the { $count } decks, not “{ $value }”.
bad_hand = An opening hand has { $wanted } cards, with semicolons between; these are { $count }.
not_in_deck = { $card } is not in the deck so often.
empty_folder = There is no deck list in the folder “{ $path }”.
few_decks = A matrix needs at least two decks.
unreachable = No scheduler answers at “{ $address }”; start one with `dask scheduler`, or leave --cluster out.
other_version = The workers at “{ $address }” have another version of Tintero; install this one on all of them.
no_dask = A cluster needs dask; install it with `pip install "tintero[lab]"`.
report_not_writable = The report cannot be written to “{ $path }”: name a file in a folder that exists, and not one that holds something else.
not_installed = The laboratory needs more than playing does; install it with `pip install "tintero[lab]"`.

## What came out

compare_head = { $first } → { $second }: { $difference } points (95 % interval { $low } to { $high })
compare_better = The second deck is better.
compare_worse = The second deck is worse.
compare_open = No difference was shown: it is somewhere between { $low } and { $high } points.
compare_rates = { $first } wins { $one }, { $second } wins { $other }; { $games ->
    [one] 1 pair
   *[other] { $games } pairs
} of games on the same seeds, { $discordant } came out differently
compare_ratio = As sure as { $times } times as many games on seeds of their own.
compare_identical = The two decks played every game alike.
compare_sprt = Stopped by the planned test after { $games } of { $asked } pairs: { $verdict }.
verdict_better = better
verdict_worse = worse
verdict_alike = no difference that would matter
verdict_undecided = undecided
against = Against
who_played = Played by { $first } against { $second }, seed { $seed }; every figure is about these players.
interrupted = Stopped early: the figures are of the games that were finished.
matrix_head = { $decks } decks, { $games } games for each two, seed { $seed }
matrix_field = Against the field (each deck as often as it is met, half against itself):
matrix_cross = The row against the column, in this order:
matrix_best = Best against each:
best_row = { $deck } loses most to { $best } ({ $rate })
gauntlet_head = { $deck } against { $count } decks, { $games ->
    [one] 1 game
   *[other] { $games } games
} each
gauntlet_field = Against all of them: { $rate } ({ $low } to { $high })
cards_head = { $deck } wins { $rate } ({ $low } to { $high }) against the field
cards_note = Worth: points that the deck loses if all copies become plain characters of the same cost; q: the share of such findings that may be chance. The other columns go together with winning, and need not be its cause: games in which more cards are seen are longer.
cards_columns = worth;95 %;q;opening;in hand;unseen;IWD;played;inked
openings_head = { $deck }: what is won by keeping a card of the opening hand
openings_note = Points that are won by keeping it rather than changing it, on the same seeds; the rest of the hand is treated as the player would.
openings_columns = keep;95 %;q
openings_best = The best keeps: { $cards }
openings_none = Of no card was it shown that keeping it helps.
hand_head = This hand, against the field:
hand_keep = keep everything
hand_change_all = change everything
hand_own = what { $player } does
hand_change = change { $cards }
hand_columns = wins;95 %;against keeping;95 %
written = Written: { $path }
