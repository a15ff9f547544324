### The page in the browser: the lobby and the table.

## The site

pages = Pages
page_lobby = Play
page_rules = Rulebook
page_cards = Cards
page_decks = Decks
page_first = First game
page_lab = Laboratory
page_judge = Judge
page_replay = Replay
legal = Tintero is an unofficial program made by fans. It is not produced, endorsed or supported by Disney or Ravensburger.
settings = Settings
language = Language
terms = Words of the game
terms_both = English and Spanish: Ward (Protección)
terms_en = English: Ward
terms_es = Spanish: Protección
theme = Colours
theme_system = As on this device
theme_light = Light
theme_dark = Dark
rendering = The table as
rendering_board = Board
rendering_list = List
shortcuts = Keyboard shortcuts
shortcuts_help = Digits choose an answer, Space takes the usual one, arrows move between cards, E ends the turn, U undoes, Q goes to the question, H to your hand, L to the log, A asks for a hint, Escape goes back.
notice_sound = A sound when it is your turn
notice_browser = A notice of the browser when it is your turn and you look elsewhere
notice_refused = The browser does not let this page show notices; allow them in its settings for this address.
notice_asked = It is your turn to decide.
notice_joined = Somebody has come to the table.
close = Close
cancel = Cancel

## The lobby

lobby = New game
against = Who plays?
mode_computer = Play the computer
mode_computer_is = The game begins at once.
mode_friend = Play a friend
mode_friend_is = Each of you gets a link.
mode_hot = One device
mode_hot_is = You pass it on; hands stay hidden.
mode_bots = Watch the computer
mode_bots_is = Bots play each other.
go_computer = Play
go_friend = Make the table
go_hot = Play
go_bots = Watch
players = Players
seat = Seat { $n }
who = Who sits here
who_you = You
who_friend = A friend, by link
who_here = Somebody here
bot_easy = Computer, easy: sensible but careless
bot_medium = Computer, medium: thinks ahead for a moment
bot_hard = Computer, hard: thinks ahead
bot_expert = Computer, expert: takes up to two seconds for a move
bot_greedy = Computer: thinks one move ahead
bot_random = Computer: plays at random
name = Name (if you like)
deck = Deck
deck_random = Any of the samples
deck_paste = Paste a list…
deck_list = Your list: a number and a card in each line
more = Format, series, clock, chat, hints
format = Format
format_free = Any deck
format_core = Core
format_infinity = Infinity
format_packrush = Pack Rush
best_of = Length
games = { $n ->
    [one] One game
   *[other] Best of { $n }
}
teams = Two teams of two
clock = Chess clock
clock_minutes = Minutes for each player
clock_more = Seconds more for each answer
chat_on = Chat
hints_on = Hints: a player may ask what the computer would do
computer_sees = The computer knows no more than a player in its seat.
who_starts = Chance decides who starts.
no_server = The server does not answer; try again in a moment.
made = The table is ready
made_how = Send each friend their own link: whoever has a link sits in that seat. Keep yours to come back later.
link_seat = Link for seat { $n }
link_yours = Your own link
link_watch = Link for watching
copy = Copy
copied = Copied
sit_down = Sit down at the table
to_lobby = New game

## The connection

connecting = Connecting…
unreachable = The table cannot be reached from here; trying again…
lost = Connection lost; trying again…
no_table = There is no table here
play_here = Play in this window
title_yours = ● Your turn – Tintero
pass_to = Pass the device: { $name }
pass_why = Nothing is shown until they say that they have it.
pass_done = I have it: { $name }

## The table

table = The table
turn = Turn { $n }
watching = You are watching
watchers = { $n ->
    [one] 1 watching
   *[other] { $n } watching
}
undo = Undo
concede = Concede
concede_sure = Yes, concede
clock_stop = Ask to stop the clock
clock_go = Ask to start the clock
time_left = Time left
paused = stopped
your_question = Your question
answers = Answers
your_hand = Your hand
your_characters = Your characters
opponent = Opponent: { $name }
log = Log
log_whole = Show { $n } earlier lines
rule = rule
end_turn = End turn
end_not_yours = It is not your turn.
end_answer_first = Answer the question first.
end_anyway = End the turn
quests_left = { $n ->
    [one] A character can still quest.
   *[other] { $n } characters can still quest.
}
tap_card = { $n ->
    [one] Choose the marked card.
   *[other] Choose a marked card.
}
only_end = There is nothing more that you can do this turn: end it.
hand_which = Which cards of your opening hand do you replace? Mark them; you keep the rest.
hand_keep = Keep the whole hand
hand_replace = { $n ->
    [one] Replace 1 card
   *[other] Replace { $n } cards
}
same_yes = Yes, all { $n } times
same_no = No, all { $n } times
all_options = All { $n } answers
fewer = Fewer answers
back = Back
needs_target = { $what }…
choose_card = Choose { $name }
game_over = The game is over.
their_turn = Whose turn it is
out = out of the game
not_here = not here
hand = Hand
pile_deck = Deck
discard = Discard
discard_of = Discard: { $name }
looked_at = What you look at in the deck
deck_known = Known in the deck
deck_known_of = Known cards of the deck, from the top down: { $name }
hand_seen = Cards of this hand that are known
hand_empty = Your hand is empty.
in_play = { $n ->
    [one] 1 card in play
   *[other] { $n } cards in play
}
nothing_in_play = Nothing in play.
pile_empty = There are no cards here.
facedown = facedown
zone_character = Characters
zone_item = Items
zone_location = Locations
resolving = Being resolved
bag = Bag
effects = In effect

## Cards

card = Card
card_hint = Choose a card to read it, to see what it can do and why it cannot do the rest.
card_panel = Card: { $name }
read = Read { $name }
close_card = Close the card
strength = strength
willpower = willpower
lore = Lore
ink = Ink
ink_drops = Ink drops
ink_amber = { -amber }
ink_amethyst = { -amethyst }
ink_emerald = { -emerald }
ink_ruby = { -ruby }
ink_sapphire = { -sapphire }
ink_steel = { -steel }
inkable = can be inked
not_inkable = cannot be inked
not_inkable_short = not inkable
said_cost = cost { $n }
said_to_pay = { $n } ink to pay now
said_move_cost = move cost { $n }
said_strength = strength { $n }
said_willpower = willpower { $n }
said_lore = lore { $n }
said_damage = damage { $n }
said_at = at { $name }
said_under = { $n ->
    [one] 1 card under it
   *[other] { $n } cards under it
}
said_can = Can: { $what }
exerted = exerted
ready = ready
drying = drying
target = target
selected = selected
given = given by another card
under = Cards under it
modifiers = What changes it
why_not = Why not
symbol_exert = exert
symbol_ink = ink
symbol_strength = strength
symbol_willpower = willpower
symbol_lore = lore
symbol_inkwell = inkable
verb_ink = Ink
verb_play = Play
verb_sing = Sing
verb_sing_together = { -sing-together }
verb_shift = { -shift }
verb_use = Use
verb_quest = Quest
verb_challenge = Challenge
verb_move = Move
verb_card = Choose
verb_top = To the top
verb_bottom = To the bottom
verb_trigger = Resolve
verb_effect = Apply
preview_short = deals { $deals }, takes { $takes }
preview = Deals { $deals } damage, takes { $takes }.
preview_banishes = The target is banished.
preview_is_banished = The challenger is banished.
preview_seen = As far as can be seen.

## The others, and the end

gone = { $name } has left.
claim_in = You can claim the game in { $time }.
claim_win = Claim the game
claim_draw = Call it a draw
claim_bot = Let the computer play on
offers = { $name } asks: { $what }
offered = You asked: { $what }. The others have to agree.
offer_undo = take the last choice back
offer_rematch = play again
offer_pause = stop the clock
offer_go_on = start the clock
agree = Agree
refuse = Refuse
chat = Chat
chat_write = Write to the table
chat_send = Send
drawn = Nobody wins
you_win = You win!
wins = { $n ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
reason_lore = Enough lore was gathered.
reason_last_player = Nobody else is left in the game.
reason_turn_limit = The turns ran out.
reason_endless_loop = The game would go on without end.
reason_agreed = The game was called a draw.
series = Best of { $n }:
rematch = Play again
next_game = Next game
next_first = Next game: I start
next_second = Next game: they start
next_theirs = { $name } decides who starts the next game.

## Rulebook, cards and decks

loading = One moment…
search = Search
any = Any
as_table = As a table
download = Download
copy_by_hand = The browser does not allow copying; select the text and copy it.
rules_ask = Ask about the rules, or type a number
rules_ask_like = Can a drying character sing?
rules_about = The rules in our words, as this program plays them.
rules_found = { $n ->
    [one] One rule for “{ $q }”.
   *[other] { $n } rules for “{ $q }”.
}
rules_all = The whole rulebook
trail = Where this is
rule_numbered = Rule { $number }
rule_in_book = In the rulebook
rule_see = See also
rule_open = The rules leave a point open here.
rule_settled = The rules left this open; the text says how it is played here.
rule_turn = Next rules
rule_before = , the rule before
rule_after = The rule after:{" "}
open_points = What the rules leave open
open_about = Where the rules do not say what happens, the program has to decide. The answer it takes is marked; the terminal and the judge can take another.
open_taken = Taken here
older_also = { $number } in older documents
older_only = { $number } is a number of older documents
older_now = Today:
older_gone = It is no longer in the rules.
rulings_with = { $n ->
    [one] One ruling
   *[other] { $n } rulings
}
cards_with = { $n ->
    [one] One card
   *[other] { $n } cards
}
cards_found = { $n ->
    [one] One card found.
   *[other] { $n } cards found.
}
cards_n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
filters = { $n ->
    [0] Filters
   *[other] Filters ({ $n } in use)
}
filters_clear = Clear all filters
filter_name = Name
filter_text = Words in the text
filter_ink = Ink
filter_cost = Cost
filter_type = Type
filter_classification = Classification
filter_keyword = Keyword
filter_set = Set
filter_format = Legal in
filter_inkable = Inkwell
cost_most = { $n } or less
cost_least = { $n } or more
move_cost = move cost
pager = Pages of results
page_of = Page { $n } of { $of }
page_before = Before
page_after = Next
card_text = Text
card_english = As printed
card_spanish = In our Spanish
card_no_text = This card has no text.
card_no_spanish = There is no Spanish yet: not all of it was understood.
legality = Legality
legal_yes = legal
legal_no = not legal
legal_until = legal until { $date }
legal_banned = banned since { $date }
legal_reasons = { $n ->
    [one] not legal, for one reason
   *[other] not legal, for { $n } reasons
}
copies_most = { $n ->
    [one] At most one copy in a deck.
   *[other] At most { $n } copies in a deck.
}
copies_free = As many copies in a deck as you like.
printings = Printings
printed_in = Set { $set }, no. { $number }
understood = What was understood
understood_all = Every sentence of this card was understood; it can be played.
understood_nothing = It has no abilities; it can be played.
understood_not = These words were not understood, so this card cannot be played yet:
understood_tree = As a tree
card_rules = Rules for this card
decks_mine = Your decks
decks_none = None yet. They are kept in this browser and nowhere else.
decks_samples = Sample decks
deck_build = Build a new deck
deck_new_name = New deck
deck_import = Import a deck
deck_name = Name of the deck
deck_rename = Rename
deck_delete = Delete
deck_delete_sure = Yes, delete this deck
deck_gone = There is no such deck here
deck_gone_why = Decks are kept in the browser in which they were built. Ask for a link or a file, and import it.
deck_not_kept = This browser could not save the deck; download it so that it is not lost.
deck_empty = No cards yet: search for them and add them with +.
deck_add = Add cards
deck_add_more = The first { $n } are shown; narrow the search to see others.
deck_play = Play with this deck
deck_take = Copy into your decks
deck_made_of = What it is made of
deck_inkable = Can be inked
deck_unread = These cards cannot be played yet:
more_of = One more: { $name }
fewer_of = One fewer: { $name }
copies_of = { $n ->
    [one] 1 copy of { $name }
   *[other] { $n } copies of { $name }
}
curve = Cost curve
curve_at = { $n ->
    [one] cost { $cost }, 1 card
   *[other] cost { $cost }, { $n } cards
}
import_paste = Paste your deck
import_kinds = A list, a table, JSON, a code or a link that holds one.
import_read = Read it
import_keep = { $n ->
    [one] Keep the card that was understood
   *[other] Keep the { $n } cards that were understood
}
import_file = Or from a file
import_faults = { $n ->
    [one] One line could not be read
   *[other] { $n } lines could not be read
}
import_meant = I meant { $card }
export = Export
export_as = As
export_text = List of cards
export_pixelborn = Pixelborn code
copy_deck_link = Copy a link to this deck

report = Report a problem
report_is = This makes a file with the seed, the decks, every choice so far, the versions and the name of your browser, so that somebody can see the same position again. There is no chat and no link in it.
report_make = Download the file
report_done = The file has been downloaded; send it along with a few words about what went wrong.
hint = Hint
hint_thinking = Thinking about it…
hint_title = What the computer would do in your place
hint_here = this one

## Steps: of a ruling, of a replay

steps = Steps
step_first = To the beginning
step_back = One step back
step_on = One step on
step_last = To the end
step_slider = Step
step_of = Step { $n } of { $last }
seat_player = Player { $n }
link_here = Link to this step
play_as = Who plays
play_as_seat = You are { $name }, the computer plays the rest
play_as_all = All sides, on this device

## The judge

judge = Judge
judge_is = Every ruling here is played by the engine whenever it is opened: look at it step by step, with the rules beside it.
rulings = Find rulings
rulings_words = Words
rulings_topic = Topic
rulings_all = All topics
rulings_rule = Rule
rulings_found = { $n ->
    [0] No rulings. Try fewer words.
    [one] 1 ruling
   *[other] { $n } rulings
}
rulings_more = Show more
rulings_back = All rulings
ruling_ok = ✓ holds
ruling_not_ok = ✗ does not hold
ruling_run = Variant
ruling_step = This step
ruling_position = The position at the beginning
ruling_checked = What must be true
ruling_happened = What happened
ruling_rules = Rules:
ruling_rules_of = { $n ->
    [one] 1 rule that it shows
   *[other] { $n } rules that it shows
}
ruling_about = About this ruling
ruling_open = Where the rules leave it open: { $name } = { $value }
ruling_file = The file
ruling_open_table = Play from this position
ruling_own = Run a ruling of your own
ruling_own_text = The text of the ruling
ruling_own_run = Run it
record = Record as a ruling
record_is = Turns of this game become a file for the judge, who plays it step by step. The file says what lies in every hand and deck.
record_title = Question or title (if you like)
record_title_like = Who is banished first?
record_first = From turn
record_last = To turn
record_do = Record
record_show = Show it all the same
ruling_own_cut = This link is cut short or damaged; ask for it again, or paste the text of the ruling.
fact_ok = true:
fact_no = not true:
fact_unseen = not looked at:

## Replays

replay = Replay
replay_is = Open a saved game (.tintero.json), or go to a replay from a table whose game is over.
replay_game = Game
replay_open = Open a file…
replay_turn = Turn
replay_before = Before the first turn
replay_play = Play
replay_pause = Pause
replay_speed = Speed
replay_rate = { $n ->
    [one] 1 step a second
   *[other] { $n } steps a second
}
replay_side = Seen by
replay_all = Everything open
replay_watching = Spectators
replay_fork = Play on from here
replay_file = Download the file
replay_text = Download as text

## The first game

first = First game
first_is = A short game against the computer on a real table. You are told what to do and why, one thing at a time:
first_ink = Ink: turn cards into what pays for others.
first_play = Play: bring characters into the game.
first_quest = Quest: gain lore; whoever has 20 wins.
first_challenge = Challenge: fight the characters of your opponent.
first_sing = Sing: play a song without paying for it.
first_hint = It takes about five minutes. What to use is marked with a star; afterwards you can play on as you like.
first_begin = Begin
guide_done = Keep this hand: choose the answer with the star.
guide_ink = Put { $card } into your inkwell.
guide_play = Play { $card }.
guide_quest = Quest with { $card }.
guide_challenge = Challenge with { $card }: choose { $target } as its target.
guide_sing = Sing { $card } with { $target }.
guide_end = End your turn.
guide_otherwise = That is possible in a game, but here the next thing is the one with the star.
guide_waits = The computer is playing.
guide_free = Play on freely
guide_learnt = You have seen everything that a turn is made of. The game goes on: play it to its end if you like.
guide_lost = The game has gone another way. Play on freely, or begin again.
guide_again = Begin again

## The computer looks through a game

review = Review the game
review_whose = Whose moves
review_going = Looking through the game…
review_course = Chance of winning, decision by decision
review_course_is = From { $first } % at the first decision to { $last } % at the last; between { $lowest } % and { $highest } % on the way.
review_table = As a table
review_step = Step
review_chance = Chance of winning
review_slips = The moves that cost most
review_better = Better: { $better }.

## The laboratory

lab = Laboratory
lab_is = The computer plays many games with your deck, and says what came out and how sure that is.
lab_last = Your last experiment
lab_ask = What do you want to know?
lab_swap = Is it better with other cards?
lab_swap_is = The deck as it is and the deck as it would be play the same games.
lab_compare = Which of two decks is better?
lab_compare_is = Both play the same opponents with the same shuffles.
lab_gauntlet = How does it do against the field?
lab_gauntlet_is = It plays each of the sample decks.
lab_deck = Your deck
lab_second = Second deck
lab_change = What changes
lab_change_is = − with the cards that go out, + with the cards that come in.
lab_games = How many games
lab_pairs_n = { $n ->
    [one] 1 pair of games
   *[other] { $n } pairs of games
}
lab_each_n = { $n ->
    [one] 1 game against each deck
   *[other] { $n } games against each deck
}
lab_games_is = More games take longer and make the answer surer.
lab_players = The opponents are the sample decks; the computer plays both sides and thinks one move ahead.
lab_start = Start
lab_progress = Progress
lab_done_of = { $done } of { $wanted } games
lab_left_seconds = about { $n } s left
lab_left_minutes = about { $n } min left
lab_part_done = { $n } % of the games are played.
lab_stop = Stop
lab_stopping = Stopping…
lab_again = Another experiment
lab_result = Result
lab_report = Open the full report
lab_report_tab = {" "}(in a new tab)
lab_report_coming = The full report is being written…
lab_opponents = Opponent by opponent
lab_opponent = Against
lab_difference = Difference
lab_interval = 95 % interval
lab_span = { $low } … { $high }
lab_wins = Wins
lab_wins_first = First wins
lab_wins_second = Second wins
lab_pairs = Pairs
lab_games_played = Games
lab_points = Differences in percentage points: above 0 the second deck does better.
