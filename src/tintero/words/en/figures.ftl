### Simulations, measurements, and how much of the cards is understood.

bad_games = The number of games must be between { $low } and { $high }, not “{ $value }”.
bad_jobs = The number of processes must be between { $low } and { $high }, not “{ $value }”.
two_decks = A simulation needs exactly two decks, not { $count }.
per_second = { $value } a second
simulating = Playing
sim_head = { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }
sim_deck = { $deck } ({ $player }): wins { $rate } ({ $wins }), 95 % interval { $low } to { $high }
sim_split = {"    "}on the play { $play }, on the draw { $draw }
sim_draws = Draws: { $draws }
sim_turns = Turns per game: mean { $mean }, median { $median }, from { $low } to { $high }; decisions { $decisions }
sim_speed = { $seconds } s, { $rate } games per second
sim_interrupted = Stopped before the { $asked } games were over: the figures are of those finished.
worker_died = A worker process died before its games were over, so there is no result; with --jobs 1 the cause can be seen.
bench_games = Games per second, keywords only: { $value }
bench_decisions = Decisions per second: { $value }
bench_real = Games per second, real decks: { $value }
bench_texts = Card texts read per second: { $value }
bench_clone = Copying a position: { $value } µs
bench_json = A position as JSON: { $value } µs
bench_compiled = The engine is compiled.
bench_python = The engine is pure Python.
unknown_set = There is no set “{ $value }”; the sets are: { $names }.
fuzz_bad_targets = A game can only be about understood cards, not about: { $names }.
cover_texts = Distinct texts read: { $share }
cover_cards = Cards understood: { $share }
cover_overrides = Cards that need an override: { $count } (there is no way to override a card: its text is read or it is refused)
cover_fired = Abilities that have fired: { $share }
cover_not_fired = Abilities that have fired: not measured, of { $all }; `tintero fuzz --cards all --until-all` measures it
cover_set = {"  "}set { $set }: { $share }
cover_quest = Quest cards, which have rules of their own and are not counted above: { $count }
cover_types = Cards refused for their type: { $count }
cover_missing = Missing pieces: { $count }
cover_piece = {"  "}“{ $words }…”: texts { $texts }, cards { $cards }, such as { $card }
cover_doubtful = Texts that are read, but not understood: { $count }
cover_why_ambiguous = two meanings
cover_why_not = not written back equal
cover_why_no_meaning = its parts do not go together
cover_why_spanish = no Spanish
general_head = Would the grammar read a set that it has not seen?
general_set = set
general_cards = cards
general_without = without the set
general_before = only earlier sets
general_total = sets { $first } to { $last }
general_lines = Lines of the grammar: { $count }, of them without a slot: { $fixed }
general_one = Lines that serve one card: { $share }; one set: { $one_set }; no card: { $idle }
general_form = Doubled lines: { $doubled }; the longest line has { $longest } words
general_unread = Cards that are not read at all: { $count }
general_no_card = Lines that no card uses: { $count }
general_one_card = Lines that one card uses: { $count }
general_one_set = Lines that only cards of one set use: { $count }
general_doubled = Lines that say the same English twice: { $count }
general_long = Lines of more than { $words } words: { $count }
fuzz_progress = { $games } games: { $fired }/{ $all } abilities
fuzz_head = { $games } games in { $seconds } s, seed { $seed }; with every check: { $full }; stopped by a limit: { $cut }
fuzz_not_reached = Not reached: { $count }
fuzz_holds = Everything that must hold held.
fuzz_failures = Games in which something did not hold: { $count }
fuzz_one_holds = Everything holds in the game with seed { $seed }.
ability_triggered = triggered
ability_activated = activated
ability_static = static
ability_replacement = replacement
ability_keyword = keyword
ability_action = action
ability_names = names
sim_none = Stopped before any of the { $asked } games was over: there are no figures.
percent = { $value } %
number = { $value }

## Tournaments

tournament_small = A tournament needs two decks or two players: name more decks, or more players with --players.
tournament_head = { $games } games, { $each } for each two, seed { $seed }
tournament_row = { $place }  { $name }  { $rate } ({ $low } to { $high }), won { $won }, drawn { $drawn }, lost { $lost }
tournament_cross = What each line won against each column:
tournament_interrupted = Stopped early: the figures are of the games that were over.

## The arena

two_players = An arena needs exactly two players, not { $count }.
bad_pairs = The number of pairs must be between { $low } and { $high }, not “{ $value }”.
bad_sprt = “{ $text }” is no question for --sprt: give two Elo figures, the smaller one first, such as 0,20.
against_alone = --against needs --deck: name both decks, or neither.
arena_none = Stopped before any pair was over: there are no figures.
arena_head = { $first } against { $second }: { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
} of games, seed { $seed }
arena_score = pairs won { $won }, drawn { $drawn }, lost { $lost }; { $score } of the points ({ $low } to { $high })
arena_elo = Elo { $elo } ({ $low } to { $high })
arena_stronger = SPRT: { $name } is stronger by about { $more } Elo rather than { $less } (log-likelihood ratio { $llr })
arena_not_stronger = SPRT: { $name } is stronger by about { $less } Elo rather than { $more } (log-likelihood ratio { $llr })
arena_undecided = SPRT: not decided between { $less } and { $more } Elo (log-likelihood ratio { $llr }); play more pairs
arena_interrupted = Stopped early: the figures are of the pairs that were over. They are kept: the same command goes on from here.

## The ladder

ladder_players = A ladder needs from two to { $most } players, not { $count }.
ladder_twice = “{ $name }” takes part twice: name each player once.
ladder_head = { $players } players, { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
} of games for each two, seed { $seed }; { $anchor } is 0
ladder_row = { $place }  { $name }  Elo { $elo } ({ $low } to { $high }), { $score } of the points
ladder_anchor = { $place }  { $name }  Elo { $elo }, { $score } of the points

## Tuning

bad_rounds = The number of rounds must be between { $low } and { $high }, not “{ $value }”.
tune_head = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} of { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
} of games, seed { $seed }; weights in use → found:
tune_row = {"  "}{ $name }  { $before } → { $weight }
tune_check = The weights found against those in use, in { $pairs ->
    [one] another pair
   *[other] { $pairs } other pairs
} of games:
proof_texts = Distinct texts that a check proves: { $proven }/{ $all } ({ $share })
proof_cards = Cards whose texts are all proven: { $proven }/{ $all } ({ $share })
proof_clarifications = Official clarifications that a check proves: { $proven }/{ $all } ({ $share })
proof_no_text = It has no text but keywords, which their chapter of the rules proves, or rules for building a deck.
proof_none = No check proves it yet.
bad_sample = The number of broken meanings must be between { $low } and { $high }, not “{ $value }”.
mutate_head = Broken meanings that a check noticed: { $caught }/{ $all } ({ $share })
mutate_condition = {"  "}a condition dropped: { $caught }/{ $all }
mutate_whose = {"  "}somebody else's: { $caught }/{ $all }
mutate_number = {"  "}another number: { $caught }/{ $all }
mutate_duration = {"  "}another duration: { $caught }/{ $all }
mutate_target = {"  "}another target: { $caught }/{ $all }
mutate_part = {"  "}a part left out or forced: { $caught }/{ $all }
mutate_unproven = Of those that nobody noticed, of texts that no check proves: { $count }
