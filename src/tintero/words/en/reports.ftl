### Experiments of the laboratory as a page: verdicts, charts, tables, how to read them, what they were made with.

no_charts = The charts of a report are drawn by { $package }, which is not installed: pip install "tintero[lab]" brings it.

## Figures

number = { $value }
plus = +{ $value }
minus = −{ $value }
percent = { $value } %
around = { $value } ± { $half }
within = { $value } ({ $low } to { $high })
span = { $low } to { $high }
percent_span = { $low } to { $high } %
tiny = < { $value }
none = –
shown = { $value } ({ $span })
pairs = { $n ->
    [one] 1 pair of games
   *[other] { $n } pairs of games
}
games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
players = { $first } against { $second }
evidence = { $amount }; { $players }.

## Every report

same_numbers = The same numbers: { $title }
how_to_read = How to read this
made_with = What it was made with
made_players = Players
made_seed = Seed
made_games = Games that count
made_asked = Asked for
made_whole = Finished
made_whole_yes = yes
made_whole_no = no, it was stopped early
made_tintero = Tintero
made_engine = Code that plays
made_cards = Card data
made_command = The command that repeats it
stopped = Stopped early: these are the figures of the games that were finished.
nothing = No game was finished: there are no figures.
brand = Tintero · Laboratory
legal = Made by Tintero, an unofficial program of fans. Not produced, endorsed or supported by Disney or Ravensburger.

## Columns

col_opponent = Opponent
col_deck = Deck
col_card = Card
col_way = What is done
col_copies = Copies
col_pairs = Pairs
col_games = Games
col_wins = Wins
col_draws = Draws
col_rate = Win rate
col_rate_of = “{ $deck }” wins
col_difference = Difference
col_interval = 95 % interval
col_won_lost = Better / worse pairs
col_q = q
col_shrunken = Shrunken
col_worth = Worth
col_kept = Wins, kept
col_changed = Wins, changed
col_with = Wins, with it
col_without = Wins, without it
col_share = Share of the field
col_answer = Best answer to it
better_worse = { $better } / { $worse }
points_unit = percentage points
rate_unit = games won, in per cent
scroll_chart = Chart: { $title }
intervals_say = Clearly above 0: { $up } of { $n }; clearly below: { $down }; nothing shown: { $open }. Highest: { $top } ({ $top_value }); lowest: { $bottom } ({ $bottom_value }).
rates_say = Clearly above 50 %: { $up } of { $n }; clearly below: { $down }; nothing shown: { $open }. Highest: { $top } ({ $top_value }); lowest: { $bottom } ({ $bottom_value }).
legend_up = the interval lies above 0
legend_down = the interval lies below 0
legend_open = the interval contains 0: nothing was shown
legend_up_half = the interval lies above 50 %
legend_down_half = the interval lies below 50 %
legend_open_half = the interval contains 50 %: nothing was shown
legend_maybe = hollow: may be chance among so many (q of 0.05 or more)

## Two decks compared

compare_kind = Two decks on the same seeds
compare_title = { $second } instead of { $first }
compare_better = “{ $second }” is better than “{ $first }” by { $by } percentage points.
compare_worse = “{ $second }” is worse than “{ $first }” by { $by } percentage points.
compare_open = No difference between “{ $first }” and “{ $second }” was shown: it lies between { $low } and { $high } percentage points.
compare_alike = “{ $first }” and “{ $second }” are as good as alike: they are not { $worth } percentage points apart. The difference lies between { $low } and { $high }.
compare_pairs = Pairs of games
compare_apart = Pairs that came out differently
compare_saving = Fewer games needed, as the seeds are the same
compare_saving_times = { $times } times
compare_chart = Difference against each opponent
compare_says = Right of 0 “{ $second }” is better, left of it “{ $first }”. { $counts }
compare_first_end = ◂ { $deck }
compare_second_end = { $deck } ▸
compare_all = All opponents together
compare_asked = { $n ->
    [one] 1 pair of games, shared out among the opponents
   *[other] { $n } pairs of games, shared out among the opponents
}

## Matchups

matrix_kind = Every deck against every other
matrix_title = Matchups of { $n } decks
matrix_best = “{ $deck }” does best against this field: it wins { $rate } of its games ({ $low } to { $high } %).
matrix_ties = These games do not tell it apart from { $decks }.
matrix_alone = All others are clearly behind it.
matrix_heat = Who beats whom
matrix_heat_says = Each cell says how many of 100 games the deck of its line wins against the deck of its column. Most one-sided: { $deck } against { $against } ({ $rate }).
matrix_wins = wins
matrix_loses = loses
matrix_bold = bold: the interval does not contain 50 %
matrix_field = Against the whole field
matrix_field_says = How much of its games each deck wins if it meets the others as often as they are said to be played; against itself it wins half. { $counts }
matrix_answer = { $deck } ({ $rate })
matrix_asked = { $n ->
    [one] 1 game for each two decks
   *[other] { $n } games for each two decks
}
gauntlet_kind = One deck against a field
gauntlet_title = { $deck } against { $n ->
    [one] one deck
   *[other] { $n } decks
}
gauntlet_above = “{ $deck }” wins { $rate } of its games ({ $low } to { $high } %): more than half.
gauntlet_below = “{ $deck }” wins { $rate } of its games ({ $low } to { $high } %): less than half.
gauntlet_even = “{ $deck }” wins { $rate } of its games ({ $low } to { $high } %): not clearly more or less than half.
gauntlet_ends = Its hardest opponent is { $worst } ({ $worst_rate }), its easiest { $best } ({ $best_rate }).
gauntlet_chart = Games won against each opponent
gauntlet_all = All opponents, counted alike
gauntlet_asked = { $n ->
    [one] 1 game against each opponent
   *[other] { $n } games against each opponent
}

## Cards

impact_kind = What each card does for its deck
impact_title = What the cards of { $deck } are worth
impact_up = { $n ->
    [one] One card is clearly worth more than a plain character: { $cards }.
   *[other] { $n } cards are clearly worth more than a plain character, most of all { $cards }.
}
impact_down = { $n ->
    [one] One is clearly worth less: { $cards }.
   *[other] { $n } are clearly worth less, least of all { $cards }.
}
impact_none = No card was shown to be worth more or less than a plain character of the same cost.
impact_rest = { $n ->
    [one] For the other one nothing was shown.
   *[other] For the other { $n } nothing was shown.
}
impact_rate = The deck wins
impact_cards = Different cards
impact_shown = Cards with a clear worth
impact_chart = Worth of each card
impact_up_end = better than plain ▸
impact_down_end = ◂ worse than plain
impact_observed = What was observed
impact_observed_says = What goes together with winning in { $games ->
    [one] 1 game
   *[other] { $games } games
} of the deck as it is. Drawing more cards goes with longer games, so these figures are no proof of what a card does: the worth above is.
impact_asked = { $n ->
    [one] 1 game, and as many again without each card
   *[other] { $n } games, and as many again without each card
}
seen_opening = Opening hand (OH)
seen_drawn = Drawn later (GD)
seen_hand = Ever in hand (GIH)
seen_never = Never seen (GNS)
seen_improvement = IWD (GIH − GNS)
seen_adjusted = IWD, adjusted
seen_inked = Inked
seen_played = Played
seen_turn = Turn played
seen_lore = Lore made

## Opening hands

openings_kind = Opening hands by experiment
openings_title = Keep or change: { $deck }
openings_up = Keep { $cards }.
openings_down = Change { $cards }.
openings_none = For no card was it shown that keeping it, or changing it, is better.
openings_rest = { $n ->
    [one] For the other card nothing was shown.
   *[other] For the other { $n } cards nothing was shown.
}
openings_cards = Different cards
openings_shown = Cards with a clear answer
openings_chart = What is won by keeping each card
openings_up_end = keep ▸
openings_down_end = ◂ change
openings_asked = { $n ->
    [one] 1 pair of games for each card
   *[other] { $n } pairs of games for each card
}
hand_kind = One opening hand, tried out
hand_title = A hand of { $deck }: what to change
hand_hand = The hand
hand_better = Best: { $way }. That wins { $by } percentage points more than keeping everything.
hand_keep = Nothing was shown to be better than keeping everything.
hand_worse = { $n ->
    [one] Clearly worse: { $ways }.
   *[other] { $n } ways are clearly worse, worst of all: { $ways }.
}
hand_ways = Ways tried
hand_kept = Wins with the whole hand kept
hand_chart = Each way against keeping everything
hand_up_end = change ▸
hand_down_end = ◂ keep everything
hand_asked = { $n ->
    [one] 1 game for each way
   *[other] { $n } games for each way
}
way_keep = keep everything
way_all = change everything
way_own = what { $player } chooses
way_change = change { $cards }

## How to read this

read_paired = Both decks played the same games, on the same seeds and so with the same shuffles: luck is shared, and the difference comes from what was changed.
read_interval = In 95 of 100 such experiments the true value lies in the interval; where it contains 0, the games do not show which side is better.
read_interval_half = In 95 of 100 such experiments the true value lies in the interval; where it contains 50 %, the games do not show who is better.
read_opponents = Among several opponents one or another stands out by chance: trust all of them together before a single line.
read_looks_spending = The result was looked at while the games went on, as planned before: the interval of all opponents together is wider for that, and holds at every look.
read_looks_sprt = The games ended when a test planned before had its answer; the interval is that of a single look, and a run that ends early looks a little larger than it is.
read_swap = The worth of a card is an experiment: all its copies became plain characters of the same cost, the deck played the same games again on the same seeds, and what it won less is the worth.
read_many = Among many cards some stand out by chance: of those with q below 0.05 at most one in twenty does, and the shrunken figure, drawn towards 0 as far as its games leave it open, is the careful guess.
read_observed = The observed figures are no experiment: drawing more cards goes with longer games, which alone moves them; the adjusted column compares only games of the same length and with the same starter.
read_keep = In both games of a pair, on the same seed, the card lies in the opening hand: it is kept in one and changed in the other, and the rest of the hand is left to the player.
read_hand = Every way begins with the same cards on the same seeds, and only what is changed of them differs.
read_ways = Among several ways some stand out by chance: of those with q below 0.05 at most one in twenty does.
read_weights = The field counts each deck as often as its share says, and a deck against itself as even.
read_players = A game without a winner counts as half a win, and all of this is about { $players }: other players, and people, may do better or worse with the same cards.
