### `tintero judge` and `tintero judge new`.

what = Say which scenarios to run: tintero judge FILE or FOLDER; or start one: tintero judge new FILE.
missing = There is no file or folder { $path }: check the name.
empty = There are no scenarios (*.yaml) in { $path }: begin one with tintero judge new { $path }/my-ruling.yaml
many = There are more than { $most } scenarios in { $path }: name a smaller folder.
rules = Rules: { $rules }
turn = It is the main phase of { $player }.
run = Line of play: { $name }
proved = Proved: everything came out as the file says.
unproved = Nothing is proved yet: nothing is checked here.
open = Taken as settled here: { $points }
failed = Failed in line { $line }: { $message }
failed_short = line { $line }: { $message }
summary = { $passed } of { $total } passed, { $failed } failed.
listed = { $count ->
    [one] 1 ruling; with --about alone it is run.
   *[other] { $count } rulings; with --about alone they are run.
}
nothing_about = No ruling is about “{ $about }”: name a keyword, a rule, a card or a topic, or see all with tintero judge --list.
nothing_like = No ruling is about “{ $about }”; the nearest names are: { $near }.
no_format = The page about the format is not part of this installation: see docs/scenarios.md of the project.
summary_unproved =
    { $count ->
        [one] One file checks nothing: nothing is proved there yet.
       *[other] { $count } files check nothing: nothing is proved there yet.
    }
html = The page is in { $path }.
html_folder = { $n } pages are written; begin with { $path }
html_not_writable = The page could not be written to { $path }: check the folder and the permissions.
html_is_folder = { $path } is a folder: name the file of the page, for example --html { $file }
html_is_ruling = { $path } is one of the rulings to run: name another file for the page.
new_intro = A new ruling: first the position, then you play it out. Enter alone ends a list or takes what is in brackets; Ctrl-C leaves and keeps a draft.
new_title = What does it show? (one sentence){" "}
new_title_other = The same in Spanish [the same words]{" "}
new_needs_title = It needs a title, so that others find it.
new_topic = Topic: { $topics } [{ $default }]{" "}
new_rules = Rules it is about; others, or +8.6.1 and -4.6.4 to change the list [{ $default }]{" "}
new_no_rules = none
new_players = How many players? [2]{" "}
new_zone_play = { $player }, a card in play:{" "}
new_zone_hand = { $player }, a card in hand:{" "}
new_ink = { $player }, ready ink [0]{" "}
new_more = Anything else of { $player }? “lore 12”, “discard CARD”, “deck CARD” (the first lies on top):{" "}
new_bad_more = “{ $value }” is not understood: for example “lore 12”, “discard Dragon Fire” or “deck Dragon Fire”.
new_state = State: exerted, drying, a number of damage, an alias after “as” [ready and undamaged]{" "}
new_bad_state = “{ $value }” is not understood: for example “exerted 2 as hero”.
new_which = Which one? { $names }{" "}
new_no_card = There is no card “{ $name }”.
new_refused = That cannot be: { $message }.
new_bad_rule = There is no rule { $rule }.
new_bad_topic = The topics are: { $topics }.
new_turn = Whose turn is it? [P1]{" "}
new_bad_turn = Type { $players }.
new_number = A whole number from { $low } to { $high }, please.
new_file = In which file? [{ $default }]{" "}
new_not_writable = The file { $path } cannot be written: check the folder and the permissions.
new_table = You play all seats and see all cards; every choice becomes a step. check CARD, check P1, check bag or check keeps what is true now; cannot challenge CARD CARD what is not possible; undo takes a step back; finish when you are done.
new_no_checks = You kept no check: how everything stands at the end is checked instead.
new_written = The ruling is in { $path }. This is how the judge tells it; again: { $command }
new_draft = What there is so far is in { $path }. Go on with it: { $command }
new_left = Nothing was written.
still_open = { $text }; not answered yet: { $question }
