### Recorded games: many of them in a folder, and questions to them (`tintero lab record`, `tintero lab query`).

## Help

help_record = Play every two of several decks and record in a folder what happened, for questions to it.
help_query = Ask recorded games: in SQL, or about a card; without a question, say what can be asked.
arg_new_folder = The new folder, or one with an earlier recording, which is replaced.
arg_folder = A folder that `tintero lab record` wrote.
arg_sql = One SELECT over games, cards, turns, decks, deck_games and card_games.
opt_card = Ask about this card: what its deck wins when it is seen, inked or played, and otherwise.
opt_seen_by = The card came to the hand on this turn of its player or before; 0 is the opening hand.
opt_inked_by = It was put into the inkwell on this turn or before.
opt_played_by = It was played on this turn or before.
opt_deck = Only games of this deck.
opt_on_the_play = Only games in which that deck started.
opt_on_the_draw = Only games in which the other deck started.
opt_csv = Print CSV.
meta_folder = FOLDER
meta_decks = DECK DECK …
meta_sql = {"["}SQL]
meta_turn = TURN

## Recording

no_duckdb = Recorded games need DuckDB; install it with: pip install "tintero[lab]"
few_decks = A recording needs two decks or more: name another one.
deck_twice = Two of the decks are called “{ $deck }”: name each deck once, and give different decks different names.
no_games = Stopped before any game was over: nothing was written.
not_written = The recording could not be written: { $reason }
written = Recorded { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $decks } decks, seed { $seed }, in { $path }
stopped = Stopped early: { $asked } games were wanted. The same command goes on where it was stopped.
ask_it = Ask it: { $command }

## Questions

not_a_recording = { $path } is no folder of recorded games: `tintero lab record` writes one.
other_schema = { $path } was recorded in form { $schema }, and this version of Tintero reads form { $ours }: record the games again.
damaged = { $path } is missing or damaged: record the games again.
recording_too_large = The recording in { $path } does not fit into { $memory } of memory: record fewer games.
sql_too_long = The question has more than { $most } characters: ask a shorter one.
one_question = { $count ->
    [0] There is no question: ask with one SELECT.
   *[other] Ask one question at a time, not { $count }.
}
only_select = A recording is only read: ask with one SELECT.
too_long = There was no answer after { $seconds } seconds: ask for less, or check how the tables are joined.
too_much = The answer needs more than { $memory } of memory: ask for less, or check how the tables are joined.
outside = A question reaches only the tables of the recording, no files and no network.
bad_sql = DuckDB cannot answer that: “{ $reason }”. There are these tables: { $tables }.
json_or_csv = Choose --json or --csv.
csv_of_rows = --csv is for questions in SQL; what is asked about a card comes as text, or with --json.
needs_card = These options belong to a question about a card: name it with --card.
sql_or_card = Ask in SQL or about a card with --card, not both at once.
play_or_draw = Choose --on-the-play or --on-the-draw; without them all games count.
bad_turn = The turn must be between { $low } and { $high }, not “{ $value }”.
no_card = No deck of the recording has a card “{ $name }”, nor any with a similar name.
no_card_near = No deck of the recording has a card “{ $name }”; the nearest names are: { $names }.
no_deck = The recording has no deck “{ $name }”; its decks are: { $decks }.
not_in_deck = { $deck } does not have { $card }; it is in: { $decks }.

## Answers

about = { $games ->
    [one] 1 game
   *[other] { $games } games
} between these decks: { $decks }
made_with = Players: { $players }; seed { $seed }
repeat = Recorded with: { $command }
table = {"  "}{ $name } ({ $rows ->
    [one] 1 row
   *[other] { $rows } rows
}): { $columns }
how_to_ask = Ask with one SELECT, such as "SELECT deck, avg(won), count(*) FROM deck_games GROUP BY deck", or with --card NAME.
no_rows = There are no such rows.
rows_shown = These are the first { $shown } of { $rows } rows; --csv and --json give all of them.
rows_cut = There are more than { $most } rows: these are the first. LIMIT and OFFSET give others, and the parquet files have all.
yes = yes
no = no

## A card

card_head = { $card }, { $so }, in games of { $decks }
so_at_all = seen at any time
so_seen = { $turn ->
    [0] in the opening hand
   *[other] seen by turn { $turn }
}
so_inked = inked by turn { $turn }
so_played = played by turn { $turn }
only_play = Only games in which that deck started
only_draw = Only games in which the other deck started
card_so = {"  "}in those games: won { $rate } ({ $low } to { $high }) of { $games ->
    [one] 1 game
   *[other] { $games } games
}
card_so_none = {"  "}in those games: there are none
card_otherwise = {"  "}in the other games: won { $rate } ({ $low } to { $high }) of { $games ->
    [one] 1 game
   *[other] { $games } games
}
card_otherwise_none = {"  "}in the other games: there are none
card_difference = {"  "}difference between games of the same decks, length and starter: { $difference } points ({ $low } to { $high }); games compared: { $compared }, without their like: { $left_out }
card_nothing_alike = {"  "}difference: no two games of the same decks, length and starter can be compared
card_caption = The intervals are of 95 %. This is a correlation: it says what goes together with winning, not what brings it about.
