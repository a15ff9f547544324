"""`tintero record`: some turns of a saved game as a scenario."""

from __future__ import annotations

from tintero.cli.games_command import game_file
from tintero.cli.here import Here, whole_number
from tintero.cli.new_file import new_target
from tintero.cli.started import as_started
from tintero.cli.tape import may_be_shown, write_recording
from tintero.cli.user_error import UserError
from tintero.cli.watch import begin_again, default_seats, read_saved
from tintero.judge.recorded_turns import stretch_of_turns
from tintero.table.session import resumed


def record_command(here: Here, name: str, file: str, first: str | None, last: str | None) -> None:
    new_target(file)
    path = str(game_file(name))
    saved = read_saved(here, path)
    whole = resumed(saved, here.house, path, default_seats(saved))
    if not may_be_shown(whole):
        raise UserError("recording.not_over")
    turns = whole.game.turn
    begin = turns if first is None else whole_number(first, "recording.bad_turn", 1, turns)
    end = begin if last is None else whole_number(last, "recording.bad_turn", 1, turns)
    if end < begin:
        raise UserError("recording.turns_order", first=begin, last=end)
    begun = begin_again(here, saved, path).game
    stretch = stretch_of_turns(begun, whole.game, begin, end)
    written, found = write_recording(here, stretch, begin, file)
    command = as_started("judge", str(written))
    here.print("recording.written", path=str(written), steps=found.acts, checks=found.checks, command=command)
    if found.cut:
        here.note(found.cut)
