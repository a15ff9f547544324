### The help pages: what each command does (by its name), options (opt_), arguments (arg_) and what their values are called (meta_).

usage = Usage:
options_piece = {"["}options]
command_piece = command …
commands = Commands
arguments = Arguments
options = Options
help = Show this help.
app = Disney Lorcana, read from the text on the cards and played by the book (unofficial).
play = Play a game here; without a terminal, show one between two bots.
watch = Show a whole game between bots, with its log.
replay = Show a saved game again.
simulate = Play many games between two decks and report the figures.
bench = Measure how fast the engine is.
deck = Check, show, analyse and convert decks.
deck_check = Say everything that is wrong with a deck in a format; exit code 1 if anything is.
deck_show = Show the cards, the inks and the costs of a deck.
deck_report = Tell of a deck what to know before playing it: costs, odds of ink and cards, singers, bases, removal, speed.
deck_convert = Write a deck as a text list or as a Pixelborn code.
fuzz = Play random games with every understood card until each of its abilities has fired.
cards = Download the card data; show, search and count what is understood.
cards_update = Download the newest card data of LorcanaJSON.
cards_show = Show what is printed on a card and what was understood of it.
cards_search = List the cards that pass every filter.
cards_generality = How well the grammar reads sets that it has not seen, and how general its lines are.
cards_coverage = How much of the cards is understood: four figures, and what is missing.
opt_version = Show the version.
opt_lang = Language: es or en; otherwise that of the environment.
opt_cards = Card data file (LorcanaJSON).
opt_deck = Your deck: a sample's name, a file, a code, or - for standard input.
opt_against = The opponents' deck.
opt_seed = Any whole number; the same seed gives the same game.
opt_save = Save the game in this file.
opt_players = Who plays each deck, with commas between: greedy (default), foresight, random, easy, medium, hard, expert, search:100ms, search:nodes=500, or a class of yours (my_bots.py:Quester, package.module:Class).
opt_delay = Seconds to wait after each line.
opt_games = Number of games (default 1000).
opt_jobs = Number of processes (default 1).
opt_json = Print JSON.
opt_format = Format: core (default), infinity, sealed, draft or packrush.
opt_to = text (default) or pixelborn.
opt_mulligan = Tell the odds of whoever alters the opening hand for what is looked for, not of whoever keeps it.
opt_clock_games = Number of games against nobody (default 200); 0 for none.
opt_lines = List the lines of the grammar that serve one card, one set or none, and those that are doubled or long.
opt_missing = List the unread texts by the first words that were not read.
opt_set = Only the cards of this set.
opt_ink = Ink of the card.
opt_cost = Cost: 3, '=3', '<=3' or '>=3'.
opt_type = character, action, song, item or location.
opt_classification = A classification, such as Hero.
opt_keyword = A keyword, such as { -evasive }.
opt_text = Words of the printed text, in order.
opt_legal = Legal in this format.
opt_understood = Only cards that are understood.
opt_not_understood = Only cards that are not understood.
opt_scope = all (default) or the number of a set.
opt_fuzz_games = Number of games (default 500).
opt_until_all = Go on until every ability has fired, or nothing new has for long.
opt_targets = Repeat one game about these cards (names with ; between), with every check.
opt_data = Card data file (LorcanaJSON).
arg_search = Words of the name.
arg_decks = Decks: names of samples, files, codes, or - for standard input.
arg_deck = A sample's name, a file, a code, a link that carries it, or - for standard input.
opt_fix = Write a clean list of what was understood; all else goes to standard error.
opt_fix_output = Where --fix writes: a new file, or one that it wrote before.
arg_save = A saved game.
arg_name = The full name of a card.
meta_lang = es|en
meta_file = FILE
meta_deck = DECK
meta_decks = DECK DECK
meta_decks_optional = {"["}DECK …]
meta_number = NUMBER
meta_seats = 2..4
meta_seconds = SECONDS
meta_players = BOT,BOT
meta_format = FORMAT
meta_to = text|pixelborn
meta_scope = all|SET
meta_set = SET
meta_text = TEXT
meta_search = {"["}TEXT …]
meta_cost = COST
meta_names = NAMES
meta_name = NAME
judge = Run rulings: scenario files or folders of them. “tintero judge new FILE” helps to write one; “tintero judge format” tells all they can say.
rules = The rulebook: by number, by keyword or by words.
arg_scenarios = Scenario files, or folders of them; or “new” and the file to write; or “format”.
arg_rule = A number such as 4.6.4, a keyword, or words.
meta_scenarios = FILE|FOLDER …
meta_rule = {"["}RULE]
meta_words = WORDS
opt_quiet = Print only what failed or proves nothing.
opt_explain = Show the text of the rules of the ruling, and of those that each step cites.
opt_html = Write a page for the browser, all in one file; into a folder, one for each ruling and an index.
opt_about = Run the rulings that come with Tintero about a keyword, a rule, a card or a topic.
opt_list = List the rulings that come with Tintero by title instead of running them; with --about only those.
meta_about = WHAT
opt_open = List what the rules leave open: the default, the alternatives and what each changes.
opt_search = Search the text of all rules.
opt_terms = Keywords and lore in a Spanish game: en (as printed), es or both (default).
meta_terms = en|es|both

## Players and tournaments

tournament = Everybody against everybody: each deck with each player.
opt_rivals = Who plays against you, with commas between: easy, medium (default), hard, expert, greedy, random, search:100ms, human, or a class of yours (my_bots.py:Quester).
opt_entrants = The players, with commas between: greedy (default), foresight, random, easy, medium, hard, expert, search:100ms, search:nodes=500, or classes of yours (my_bots.py:Quester).
opt_pair_games = Number of games for each two (default 100).

## The arena

arena = Which of two players is stronger: pairs of games in which only they change places.
arg_two_players = The two players: greedy, foresight, random, easy, medium, hard, expert, search:100ms, search:nodes=500, or classes of yours (my_bots.py:Quester).
meta_two_players = PLAYER PLAYER
opt_pairs = How many pairs of games, at most (default 100).
opt_sprt = Stop as soon as it is clear: is the first player stronger by the second figure of Elo rather than by the first?
meta_sprt = 0,20
opt_arena_deck = The deck that both play; every sample in turn if nothing is said.
opt_arena_against = The second deck, if the two differ; both players play both.

## The ladder

ladder = How strong each of several players is: every two of them play, and all are rated together.
arg_ladder = The players (default: random easy greedy search:nodes=50 search:nodes=200); or classes of yours (my_bots.py:Quester).
meta_ladder = {"["}PLAYER …]
opt_ladder_pairs = How many pairs of games for each two (default 30); the samples take turns, each against itself.

## The lab

lab = Experiments: is a deck better with other cards, which deck for this field, what is a card worth?
lab_tune = Look for better weights of the greedy player by play, and try them against those in use.
opt_rounds = How many rounds (default 50).
opt_round_pairs = How many pairs of games in each round (default 30); the trial afterwards has four times as many.
cards_proof = Which check proves the text of a card, or of all of them; exit code 1 if a check is broken.
cards_mutate = Break the meaning of texts on purpose and count what the checks notice.
opt_unproven = List the texts that no check proves.
opt_sample = Number of broken meanings (default 500).
