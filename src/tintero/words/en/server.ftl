### What a server says over the network.

no_table = There is no such table; it may have been removed.
no_link = This link leads to no table; ask whoever sent it for a new one.
full = Too many people are looking at this table; try again later.
foreign = This page comes from somewhere else; open the table at its own address.
join_first = The first message must say which seat it is for.
stale = The table has moved on; look at it again and choose once more.
watching = You are watching; only players can do this.
elsewhere = You are playing in another window; go on there, or open this one anew.
not_asked = Somebody else has to decide now.
no_next_game = There is no next game to begin.
start_is_theirs = Player { $player } says who starts the next game.
say_who_starts = Say whether you start the next game.
nobody_to_claim = There is nobody at that seat whose game could be claimed.
not_gone = That player is still here, or has not been gone for long enough.
not_all_gone = A game can be called a draw once everybody else has been gone for long enough.
not_over = The games at this table are not over yet.
no_clock = This table has no clock.
no_offer = That offer is no longer open.
no_card_there = There is no such card in your hand or in play.
no_chat = There is no chat at this table.
no_hints = There are no hints at this table.
nothing_asked = The game is over; there is nothing left to decide.
many_hints = You asked for several hints just now; wait a few seconds.
review_whose = The game has { $most } players; say whose moves to look at.
review_running = Another game of this table is being reviewed; wait until that is done.
too_fast = That was too much at once; wait a moment.
too_long = That message is too long.
no_frame = That message cannot be read.
no_line = This connection has ended; open it again.
unknown_bot = There is no player called “{ $name }”; there are { $names }.
bad_deck = The deck of player { $player } cannot be used: { $reason }
illegal_deck = The deck of player { $player } is not legal in this format: { $reason }.
teams_need_four = Teams need four players.
series_need_two = A series of several games is for two players.
too_many_tables = Too many tables at once; wait a minute.
not_valid = The request cannot be used: look at “{ $where }”.
not_found = There is nothing at this address.
not_allowed = This address does not take such requests.
not_done = That did not work; try again.
no_rule = There is no rule { $number }; rules near it: { $near }.
no_deck = There is no sample deck “{ $name }”; there are { $names }.
large_deck = A deck can have at most { $most } cards here.
unread_deck = The deck of player { $player } has cards that Tintero does not understand yet: { $cards }.
no_ruling = There is no ruling called “{ $name }”.
bad_ruling = This is no ruling that can be run: { $reason }
long_ruling = A ruling that is run here can have at most { $most } steps.
many_seats = At a table there are at most { $most } seats; this ruling has more players.
too_slow = That takes too long here; try it with less, or on your own machine.
busy = Too many people ask for this at the moment; try again soon.
no_game = There is no such game at this table.
no_step = The game has { $last ->
    [one] 1 choice
   *[other] { $last } choices
}; ask for a place among them.
no_viewpoint = The game has { $most } players; ask for one of them, for 0 (watching) or for -1 (everything).
over_there = The game is already over there; play on from an earlier place.
wrong_seats = The game has { $count } seats; say who sits at each of them, or at none.
report_hidden = The file would show the others’ hidden cards; you can have it as soon as the games are over.
cannot_record = These turns cannot be written down as a ruling: { $reason }
long_recording = The ruling would be too long to be run here; record fewer turns.
log_head = Decks: { $decks }. Seed: { $seed }.
teach_ink = Ink a card first: most cards can go facedown into your inkwell, one each turn, and pay for others from then on. A good first choice is a card that costs more than you will have for a while.
teach_play = Now play a card: exert as much ink as it costs. A character that came into play this turn is still drying and can act from your next turn on.
teach_quest = Quest with a character that is ready and dry: exert it and gain as much lore as it shows. Whoever has 20 lore wins.
teach_challenge = Challenge an exerted opposing character: both deal damage equal to their strength at the same time, and whoever has as much damage as willpower is banished.
teach_sing = Sing a song: instead of paying its ink, exert a character that costs at least as much as the song asks for. The character must be dry.

## The laboratory

lab_first_deck = Your deck
lab_second_deck = Second deck
lab_first_file = deck.txt
lab_second_file = second.txt
lab_bad_deck = { $deck } cannot be used: { $reason }
lab_unread_deck = { $deck } has cards that Tintero does not understand yet: { $cards }.
lab_same_decks = Both decks have the same cards; choose another one to compare with.
lab_nothing_left = With this change no card is left in the deck.
lab_pairs = At most { $most } pairs of games are played here; the terminal plays as many as you like (`tintero lab`).
lab_games = At most { $most } games against each deck are played here; the terminal plays as many as you like (`tintero lab`).
lab_yours = An experiment of yours is still going on; wait until it is done, or stop it.
lab_full = Too many experiments are waiting already; try again in a few minutes.
lab_missing = This server has no laboratory; whoever runs it can add it with `pip install "tintero[lab]"`.
lab_no_report = There is no report of this experiment.
no_experiment = There is no such experiment here any more: they are kept for an hour, and forgotten when the server starts anew.
lab_waiting = { $n ->
    [0] It starts in a moment.
    [one] Another experiment comes first.
   *[other] { $n } experiments come first.
}
lab_reading = Reading the cards…
lab_playing = Playing…
lab_failed = Something went wrong with this experiment; start it again.
lab_stopped = The experiment was stopped.
lab_too_long = The experiment took too long, and was stopped.
lab_unmet = { $n ->
    [one] One opponent was not met, and counts as even.
   *[other] { $n } opponents were not met, and count as even.
}
lab_no_pairs = No pair of games was finished, so there are no figures.
