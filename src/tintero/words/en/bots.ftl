### What can be wrong with a bot that somebody wrote, and who plays.

unknown_bot = There is no player “{ $name }”: the known players are { $names }, or a class of yours (my_bots.py:Quester).
bad_budget = “{ $name }” does not say how long to think: write search:100ms, search:2s or search:nodes=500.
bad_lists = “{ $name }” ends in something unknown: write +open if it knows the deck lists of the others, or +closed (as usual) if it does not.
which_class = Say which class of { $file } plays, as in { $file }:Quester.
no_bot_file = There is no file { $file } with players.
no_bot_module = There is no module { $file } with players: name a file (my_bots.py:Quester) or a module that Python can import.
bot_file_fails = The players of { $file } cannot be loaded: { $error } ({ $place }).
no_bot_class = { $file } has no class { $name }; it has: { $names }.
no_bot_classes = { $file } has no class { $name }.
no_choose = { $name } is no player: it has no method choose(self, seat).
bot_not_made = { $name } cannot be made: { $error } ({ $place }). A bot class is called without arguments, a fast player with a seed.
not_a_class = { $name } is one player, and many games need a new one for each: give its class.
bot_not_shared = Other processes cannot load { $name }, because it was not defined at the top of a file: put it there, or use one job.
bot_raised = { $name } failed: { $error } ({ $place }).
bot_no_option = { $name } answered { $answer }, which is none of the { $count } options: choose returns one of seat.options, or its number from 0.
bot_again = To see it again: seed { $seed }.
bot_game_again = To see it again: game { $game } with seed { $seed }.
bot_stopped = Stopped while { $name } was choosing ({ $place }).
place = { $file }, line { $line }
players_count = { $count } players were named for { $seats } seats: name one for each, or one for all.
bot_replaced = A saved game does not bring its own bots along: greedy plays for { $name }.
level_easy = easy
level_medium = medium
level_hard = hard
level_expert = expert
no_deck = “{ $name }” is a player, not a deck: write --players { $name }.
