### What is said about decks and cards on the command line.

bad_conversion = Decks can be written as text or pixelborn, not as “{ $value }”.
cards_refused = These cards cannot be played yet, because some of their words are not understood: { $cards }.
card_and_words = { $card } (“{ $words }…”)
deck_legal = { $deck }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, legal in { $format }.
deck_illegal = { $deck } is not legal in { $format }; problems found: { $count }.
deck_not_understood = Cards that Tintero does not understand yet, with the first unread words: { $count }.
deck_summary = { $deck }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $inks }, { $inkable } inkable
deck_lines_at_fault = Not all of { $deck } could be read; what follows is about the rest. Problems found in its lines: { $count }.
deck_note = { $deck }: { $note }
deck_in_no_format = No format allows { $deck } ({ $problem }); `tintero deck check` says everything.
nothing_on_input = No deck came from standard input: pipe one list or code into it; it can be read only once.
fix_written = Clean list written to { $path }.
fix_alone = -o says where --fix writes: use both together, and not with --json.
fix_not_ours = { $path } already exists and is not a list that --fix wrote: name a new file.
fix_not_writable = The list could not be written to { $path }: check the folder, the permissions and the space left.
deck_curve = Cards by cost
cards_updated =
    { $count } printings of { $version } are now in:
      { $path }
    SHA-256 of that file:
      { $digest }
inkable = inkable
not_inkable = not inkable
printed_cost = cost { $cost }
printed_strength = strength { $value }
printed_willpower = willpower { $value }
printed_lore = lore { $value }
printed_move_cost = move cost { $value }
printed_in = Printed in: { $prints }
legal_in = Legal in: { $formats }
legal_nowhere = Not legal in any format
banned_since = Banned in { $format } since { $date }
card_understood = Tintero understands all of its text.
card_not_understood = Tintero does not understand it yet: { $words }
card_in_spanish = In Spanish:
card_meaning = What was understood:
card_rules = Rules:
cards_found = { $count } of { $all } cards.
search_columns = Name|Ink|Cost|Type|¤/⛉/◊
printed_number = set { $set } no. { $number }
printed_set = set { $set }

## The report on a deck

report_illegal = Not legal in { $format }; problems found: { $count } (`tintero deck check` says which).
report_cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: { $inks }
report_inkable = Inkable: { $count } ({ $share })
report_curve = Cards by cost; { $mean } on average
report_cost = cost
report_all = all
report_lore = { -lore-heading }: { $lore } on { $count ->
    [one] 1 character
   *[other] { $count } characters
}, { $mean } each
report_location_lore = { -lore-heading } on locations: { $lore }
report_no_characters = There are no characters: nobody quests, challenges or sings.
report_keywords = Keywords: { $words }
report_classifications = Classifications: { $words }
report_ink = Ink (exact): chance in % of having inked on every turn so far, or on all but one or two.
report_ink_keep = The opening hand is kept; inkable cards wait to be inked, so the deck cannot give more.
report_ink_seek = Every card of the opening hand that is not inkable is changed; inkable cards wait to be inked, so the deck cannot give more.
report_ink_all = every turn
report_ink_but = { $n ->
    [one] 1 missed at most
   *[other] { $n } missed at most
}
report_turn = turn
report_start_on_the_play = on the play
report_start_on_the_draw = on the draw
report_copies = Cards (exact): chance in % of having seen at least one copy of a card.
report_copies_keep = The opening hand is kept.
report_copies_seek = The whole opening hand is changed if the card is not in it.
report_copies_of = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}
report_number = { $value }
report_more_than = >{ $value }
report_less_than = <{ $value }
report_songs = Songs: how many characters can sing them alone, and the chance in % of having seen the song and one of them by turn { $turn }.
report_song = { $card } ({ $cost })
report_singers = singers
report_together = { -sing-together } { $total }: { $n ->
    [one] 1 character is enough at best
   *[other] { $n } characters are enough at best
}
report_together_never = { -sing-together } { $total }: all characters are not enough
report_shifts = { -shift }: on how many other cards it can be played, and the chance in % of having seen it and one of them by turn { $turn }.
report_pairs_keep = For this the opening hand is kept.
report_bases = bases
report_two_bases = needs two of them at once
report_times = { $copies } × { $card }
report_removal = Against opposing characters: { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
report_removal_banish = banishes
report_removal_damage = damages
report_removal_hand = returns to hand
report_removal_deck = into the deck
report_removal_inkwell = into the inkwell
report_draw = Bring cards into your hand: { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
report_draw_draw = draws
report_draw_deck = picks from the deck
report_draw_discard = from the discard
report_draw_under = from under a card
report_clock = Against nobody (simulated): { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }. The deck is played by { $player }; the opponent only ends turns.
report_clock_interrupted = Stopped before all { $asked } games were over: the figures are of the finished ones.
report_clock_late = { $late } of { $games } games never came to { $lore } lore (a deck ran out, or turn { $turn } was over), so there is no mean.
report_clock_lore = { $lore } lore on turn
report_clock_all = all games
report_mean = mean
report_median = median
report_interval = 95 % interval
report_within = { $low } to { $high }
report_turn_number = turn { $turn }
