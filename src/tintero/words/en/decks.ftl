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
