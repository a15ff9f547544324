### What is wrong with card data, a card name, a deck or a format.

## Card data

data_none = There is no card data: run `tintero cards update`, name a file with --cards or TINTERO_CARDS, or install tintero[snapshot].
data_not_found = There is no card data file at { $path }: check the path.
data_is_folder = { $path } is a folder: name the card data file inside it.
data_unreadable = The card data file { $path } cannot be read: check its permissions.
data_empty = The card data file { $path } is empty: download it again with `tintero cards update`.
data_too_large = The file { $path } has more than { $most } when unpacked, too much for card data: use the allCards.json of LorcanaJSON.
data_many_cards = The card data file { $path } has more than { $most } printings: use the allCards.json of LorcanaJSON.
data_broken_archive = The archive { $path } is broken or cut short: download it again.
data_zip_without_cards = The archive { $path } contains no allCards.json: use the one that LorcanaJSON offers.
data_broken_json = The card data file { $path } is not valid JSON or is cut short: download it again.
data_wrong_shape = The file { $path } is not card data (it needs `metadata` and a list `cards`): use the allCards.json of LorcanaJSON.
data_missing_field = In the card data file { $path } the field `{ $field }` is missing at { $place }: use a current allCards.json of LorcanaJSON.
data_wrong_value = The card data file { $path } has an unexpected value at { $place }: use a current allCards.json of LorcanaJSON.
data_language = The card data file { $path } is in the language “{ $language }”: use the English one (en).
data_no_cards = The card data file { $path } contains no cards: use the allCards.json of LorcanaJSON.
data_incomplete_card = In the card data, { $card } lacks its { $part }: use a current allCards.json of LorcanaJSON.
data_unknown_ink = In the card data, { $card } has an unknown ink type (“{ $ink }”): use a current allCards.json of LorcanaJSON.

## Download

update_no_network = The card data could not be downloaded from { $url }: check the connection; the data you had has been kept.
update_refused = The server answered { $status } for { $url }: try again later; the data you had has been kept.
update_too_slow = The download from { $url } was not over after { $seconds } seconds: try again later; the data you had has been kept.
update_insecure = The server leads from https to { $url }, which is not secure: the data you had has been kept.
update_few_cards = The data from { $url } has only { $count } cards, fewer than { $fewest }: the data you had has been kept.
update_not_writable = The card data could not be written to { $path }: check the permissions and the space left.

## Names

ambiguous_card = “{ $name }” is not a full name; add the version: { $names }.
unknown_card = There is no card “{ $name }”; the nearest names are: { $names }.
card_not_here = No card here is called “{ $name }”; perhaps you mean: { $names }.
card_not_here_nothing_near = No card here is called “{ $name }”.
ambiguous_here = “{ $name }” can mean several cards here; say which: { $names }.
card_of_unknown_type = { $name } is of the type “{ $type }”, which the rules do not know yet: it cannot be played.
unknown_card_nothing_near = There is no card “{ $name }”, nor any with a similar name.

## Decks

deck_not_found = There is no deck file at { $path }: check the path.
deck_unreadable = The deck file { $path } cannot be read: it must be a text file that you may open.
deck_empty = The deck is empty: write one card per line, such as `4 Name - Version`.
deck_binary = This is not a deck list but binary data: give a text list, a Pixelborn code or a link that carries it.
deck_too_large = This is too long to be a deck list: the limit is { $limit } characters.
deck_too_many_lines = This has too many lines to be a deck list: the limit is { $limit }.
deck_too_many_cards = This has too many cards to be a deck: the limit is { $limit }.
deck_broken_json = This is JSON but not a deck: it needs a list `cards` with a name and a count for each card.
deck_unknown = There is no deck “{ $name }”: name a file, or one of the samples: { $names }.
deck_link_without_cards = The link does not carry the cards of the deck, and links are not opened: paste the list or the code.
deck_broken_code = This looks like a deck code but cannot be decoded: copy it again, whole.
deck_lines = The deck could not be read; problems found: { $count }.
line_no_count = Line { $line }: “{ $text }” has no number of copies.
line_bad_count = Line { $line }: “{ $text }” must have between 1 and 999 copies.
line_unknown_card = Line { $line }: “{ $text }” is not a known card.
line_unknown_type = Line { $line }: “{ $text }” is of a card type that the rules do not know yet.
line_ambiguous_card = Line { $line }: “{ $text }” does not say which version.
line_too_long = Line { $line }: “{ $text }” is too long; the limit is 300 characters.
line_left_out = Line { $line }: “{ $text }” is left out, because the game has no sideboard; lines of cards left out: { $count }.
nearest = Nearest names: { $names }.
versions = Versions: { $names }.

## Formats

unknown_format = There is no format “{ $name }”; the formats are: { $names }.
too_few_cards = The deck has { $size ->
    [one] 1 card
   *[other] { $size } cards
}; { $format } needs at least { $minimum }.
wrong_size = The deck has { $size ->
    [one] 1 card
   *[other] { $size } cards
}; { $format } is played with exactly { $minimum }.
too_many_inks = The deck has { $count } ink types ({ $inks }); { $format } allows at most { $limit }.
exception_not_in_force = { $card } does not lift the ink limit here, because it is not legal in this deck without its own help.
too_many_copies = { $card }: { $count } copies; at most { $limit } are allowed.
banned = { $card } has been banned in { $format } since { $date }.
rotated_out = { $card } left { $format } on { $date }.
not_legal = { $card } is not legal in { $format }.
not_in_pool = { $card } is not in the card data in use.
bad_ink = There is no ink “{ $value }”; the inks are: { $names }.
bad_type = There is no card type “{ $value }”; the types are: { $names }.
bad_cost = A cost is written 3, =3, <=3 or >=3 (in quotes), not “{ $value }”.
