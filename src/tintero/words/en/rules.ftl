### `tintero rules`.

unknown = There is no rule { $number }; the nearest are: { $near }.
nothing = No rule has the words “{ $words }”: try fewer of them, or the number of a rule.
long = A question to the rulebook has at most { $most } characters: use fewer words.
chapters = The chapters; tintero rules 4 shows one of them, tintero rules 4.6.4 a rule.
see = See also: { $rules }
cards = Cards: { $cards }
open = The rules leave this open; Tintero has a setting for it: { $name }
settled = The rules leave this open; the text above says what Tintero does.
below = Below it
around = Around it
rulings = Rulings that prove it
more_rulings = { $count ->
    [one] and 1 more: tintero judge --list --about { $number }
   *[other] and { $count } more: tintero judge --list --about { $number }
}
ruling_cards = Cards in these rulings: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
}
formerly = In { $documents }, { $number } is { $about }; today that is { $rules }.
open_points = { $count } points that the rules leave open: what Tintero does by default, and what the other answer would change.
open_default = By default: { $text }
open_instead = Instead: { $text }
open_number = By default { $value }. { $text }
open_setting = setting: { $name }
found = { $count ->
    [one] 1 rule found.
   *[other] { $count } rules found, the best first.
}

## Chapters

chapter_1 = Concepts
chapter_2 = The game
chapter_3 = The turn
chapter_4 = Turn actions
chapter_5 = Cards
chapter_6 = Abilities and effects
chapter_7 = Zones
chapter_8 = Keywords
chapter_9 = Multiplayer
chapter_10 = Formats
