### Recording a stretch of a game as a scenario: at the table and from saved games.

title = From turn { $turn } of a game
begun = Recording from here. check CARD keeps how a card is now; record FILE writes everything down.
runs = Recording: { $steps ->
        [one] 1 choice
       *[other] { $steps } choices
    } and { $checks ->
        [one] 1 check
       *[other] { $checks } checks
    } so far. record FILE writes them down.
kept = Kept as a check. { $what }: { $facts }
keep_refused = Type cannot to keep that as a check.
written = The recording is in { $path }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } and { $checks ->
        [one] 1 check
       *[other] { $checks } checks
    }; the judge has run it and it holds. Run it again: { $command }
undone = The start of the recording was taken back: nothing is recorded now.
none = Nothing is being recorded: type record first, when you are asked what to do in a turn.
where = Say in which file: record ruling.yaml
empty = Nothing has been done or looked at since the recording began.
finish_how = There is nothing to finish: record FILE writes the recording, quit leaves the game.
quit_name = In which file shall the recording go? [in none]{" "}
hidden = The file would show hands and decks that are hidden from you: write it when the game is over.
half_made = A choice is half made: finish it first, then check.
order_first = Put these cards in order first, then check.
cannot_what = Say what is not possible: cannot challenge CARD CARD
is_possible = “{ $value }” is possible now.
not_now = A recording begins when somebody is asked what to do in a turn, with nothing waiting: start it then.
other_format = A scenario plays to 20 lore and everybody alone: this game cannot be recorded.
drops = A scenario has no words for ink drops: start the recording when nobody has any.
left = Somebody has left the game, which a scenario has no words for: it cannot be recorded from here.
start_unsaid = Something from before still works here that a scenario has no words for: start the recording in a later turn.
cut_chance = The file ends where a shuffle or another chance would come out differently before the judge.
cut_otherwise = The file ends where something from before the recording matters that a scenario has no words for.
cut_no_name = The file ends where a card is meant that a scenario has no name for.
cut_no_words = The file ends where something is done that a scenario has no words for.
help_record = Write some turns of a saved game as a scenario for tintero judge.
arg_saved = A saved game: a file, or a number of `tintero games`.
arg_scenario = The new scenario file.
opt_from_turn = The turn with which it begins (default: the last one).
opt_to_turn = The turn with which it ends (default: the one with which it begins).
no_turn = Turn { $turn } is not in this game, or nobody was asked what to do in it: it has { $turns } turns.
bad_turn = The turns of this game are { $low } to { $high }, not “{ $value }”.
turns_order = The last turn comes before the first one: --from-turn { $first } --to-turn { $last }.
not_over = This game still goes on against the computer, and the file would show what is hidden: play it to its end first.
opt_from = Begin with the position of a scenario; you play all seats with open hands, or name computers with --players.
from_alone = With --from the position says everything but the players: leave the other options of a game out.
from_missing = There is no file { $path }: say which scenario to play from.
from_refused = The scenario { $path } cannot be played: { $message }.
from_players = A table has two to four players, and { $path } has { $count }.
