### `tintero mcp`: what an assistant is told.

help = Offer judge, rules, cards, deck check and a table to assistants, over the Model Context Protocol (standard input and output).
needs = The server for assistants needs the package mcp; install it with: pip install "tintero[mcp]"
at_terminal = This is a server for assistants: they start it themselves and speak with it here. How to set one up: docs/assistants.md. Ctrl-C ends it.

table = Table { $table }, seed { $seed }, against { $opponent }. You are player 1.
decks = Your deck: { $deck }. Against: { $other }.
made_room = Table { $table } was closed to make room: there are at most { $most }.
left = You have left table { $table }. { $result }
happened = What has happened:
new_cards = Cards that you see for the first time:
question = Question: { $text }
rulings = { $count ->
    [one] 1 ruling (its id in brackets):
   *[other] { $count } rulings (their ids in brackets):
}
chain = Rules applied: { $rules }
the_deck = This deck

no_table = There is no table { $table }; there are: { $tables }.
no_tables = There is no table { $table }: begin a game with new_game.
game_over = The game at this table is over. { $result }
no_opponent = There is no opponent “{ $name }” here; there are: { $names }.
slow_opponent = “{ $name }” would think too long: at most { $seconds } seconds or { $most } games for one decision.
no_deck = There is no sample deck “{ $name }”; paste a list with a card on each line, or name one of these: { $names }.
large_deck = A deck has at most { $most } cards here.
not_read = These cards are not understood yet and cannot be played: { $cards }.
no_rulings = No ruling is about “{ $about }”: name a keyword, a rule, a card or a topic.
no_ruling = There is no ruling “{ $id }”: find_rulings lists them with their ids.
one_scenario = Give either a scenario or the id of a ruling.
bad_scenario = The scenario cannot be run: { $reason }
many_steps = The scenario has { $count } steps; at most { $most } are run here.
no_filter = Give at least one filter.
no_tool = There is no tool “{ $name }”; there are: { $names }.
missing = { $tool } needs the parameter { $name }.
too_long = The parameter { $name } has at most { $most } characters.
one_of = The parameter { $name } is one of these: { $values }.
wrong_kind = The parameter { $name } cannot be “{ $value }”.
unexpected = { $tool } failed because of a fault in Tintero ({ $error }); please report it.
