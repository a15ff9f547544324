### A game in the terminal: the board, the keys, and what is said to whoever plays. In help the bar divides what is typed from what it does.

# Headings of the columns of keys: at most four letters
col_quest = qst
col_challenge = chal
col_ink = ink
col_play = play
hand_head = YOUR HAND ({ $count })
hand_of_other = HAND ({ $count })
team = team { $number }
no_hand = no cards in your hand
no_hand_of_other = no cards in hand
damage = { $count } damage
short_exerted = ex
short_drying = dry
now = Now: { $marks }
no_text = no text
card_more = card { $name } more: what Tintero reads in it, its printings and rules

act_challenge = { $name } challenges…
act_move = { $name } moves to…
act_sing = { $name }: sung by…
act_shift = { -shift } { $name } onto…
act_play = play { $name }
act_ink = ink { $name }
act_quest = quest with { $name }
step_challenge = { $name } challenges whom?
step_move = { $name } moves where?
step_sing = Who sings { $name }?
step_shift = Onto whom do you shift { $name }?
step_other = Which one do you mean?
back = back
for_ink = for { $count } ink
deals = deals { $count }
takes = takes { $count }
banishes = banishes it
is_banished = is banished

word_end = end
end_turn = end your turn
still = You can still { $acts }. Type end again to end your turn all the same.
still_quest = quest with { $names }
still_play = play { $names }

prompt = Turn { $turn } (? help) >{" "}
prompt_answer = Number or words (? help) >{" "}
prompt_open = { $player }, turn { $turn } (? help) >{" "}
prompt_open_answer = { $player }: number or words, turn { $turn } (? help) >{" "}
prompt_setup = Cards to replace, 0 for none (? help) >{" "}
prompt_back = Enter: back to the game >{" "}
prompt_page = { $page }/{ $pages } · Enter: go on >{" "}
more_lines = … { $count } more lines: board
more_news = … { $count } more lines: log
more_answers = … and more: type the name or a part of it.
no_such_key = There is no option { $value } now: look at the numbers on the board, or type ? for help.
no_card_there = Option { $value } is about no card.
keys_once = One answer at a time here.
no_such_player = There is no player “{ $name }” here.
under_what = Say under which card: under Name
under_nobody = There is no card “{ $name }” in play.
under_of = Under { $name }: { $count }
facedown = a facedown card
discard_of = { $player_is ->
    [you] Your discard ({ $count }), the last card first
   *[other] Discard of { $player } ({ $count }), the last card first
}
deck_of = { $player_is ->
    [you] Your deck ({ $count } cards)
   *[other] Deck of { $player } ({ $count } cards)
}
deck_place = No. { $place } from the top: { $name }
deck_columns = Not seen yet / in the list:
hand_over = { $player }: sit down and press Enter; nobody else looks >{" "}
hidden_hands = The table is hidden. Now: { $player }.

help =
    5|do what has number 5; several at once: 1 5 end
    play lilo|any action in words: ink, play, sing, shift, use, quest, challenge, move
    challenge mickey simba|the same with two cards
    quest all|quest with everybody who can
    end|end your turn
    ?5 · card 5 · card Name|all of a card: its text and how it stands; card Name more: what was read in it
    why 5 · why Name · why quest Name|why something is or is not possible, with its rule
    hint|what the computer would do in your place
    explain|why the computer made its last move that mattered (its hand stays hidden)
    undo|take back your last choice, if nothing hidden has come to light
    board · log · log all|the whole board; what happened
    discard · discard computer|a discard
    deck · under Name|your deck list; what lies under a card
    rules ward · rules 4.5.1|the rulebook
    save FILE · export FILE|save the game; write the position for tintero judge
    record · record FILE|record what is done from here on; write it as a ruling for tintero judge
    check Name · check P1 · check bag · check|while recording: keep how a card, a player, the bag or the question is now
    cannot challenge mickey simba · cannot|while recording: keep that something is not possible (alone: what was just refused)
    concede · quit|give up; leave (the game is saved)

series_stands = Best of { $best }: { $scores }
series_score = { $player } { $wins }
series_won = { $player_is ->
    [you] You win the series.
   *[other] { $player_start } wins the series.
}
start_choice = { $player_is ->
    [you] You lost the last game: do you start the next one? (y/n)
   *[other] { $player_start } lost the last game: do they start the next one? (y/n)
}{" "}
next_game = Enter: the next game · w: watch this one again · review · explain · export FILE · record FILE · q: leave
after_game = r: rematch · w: watch it again · review · explain · export FILE · record FILE · Enter: leave
exported_game = The game is in { $path }.
exported_log = What happened is in { $path }.
export_which = Say in which file: export game.json (or game.txt for the log)

games_none = There are no kept games yet.
games_head = Kept games, the newest first:
games_foot =
    Go on with one of them: { $resume }
    Show one of them again: { $replay }
games_row = { $number }  { $when }  { $decks }  { $state }
games_open = turn { $turn }, goes on
games_won = { $player } won in turn { $turn }
games_drawn = nobody won, turn { $turn }
games_which = Which game do you go on with? (its number; Enter: the newest) >{" "}
games_no_open = There is no game to go on with: { $command } begins a new one.
games_no_number = There is no kept game number { $value }: { $command } lists them.
go_on = The game is kept. Go on with it: { $command }
kept_again = Show it again: { $command }

replay_prompt = { $at }/{ $last } · Enter: on · b: back · t: next turn · q: leave >{" "}
replay_at = { $player_is ->
    [you] You
   *[other] { $player_start }
}: { $answer }
replay_end = The end of what was saved.

bad_series = A series is the best of 1, 3 or 5 games, not “{ $value }”.
series_two = A series of several games is between two players.
teams_four = Teams play with four players: --seats 4.
bad_format = The formats of a game are: constructed, pack-rush; not “{ $value }”.
hot_seat_players = With --hot-seat people sit in all seats: leave --players out.
opt_seats = Number of players, from 2 to 4 (default 2).
opt_best_of = Play a series: the best of 1, 3 or 5 games.
opt_game_format = constructed (default) or pack-rush.
opt_teams = Four players in two teams: players 1 and 3 against 2 and 4.
opt_hot_seat = People in all seats, at one keyboard; hands are hidden in between.
opt_plain = One line after the other instead of drawing the screen anew.
opt_no_confirm = End the turn at once, though something could still be done.
opt_resume = Go on with a saved game: a file, a number of `tintero games`, or nothing to choose one.
help_games = List the last games, to go on with or to see again.
meta_best_of = 1|3|5
meta_game_format = constructed|pack-rush
meta_resume = {"["}FILE|NUMBER]
this_game = this game
thinking = thinking… Ctrl-C: answer now
