"""A recording at the table: where it began, what was looked at, and the file that it becomes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tintero.cli.here import Here
from tintero.cli.new_file import new_target, write_new
from tintero.cli.user_error import UserError
from tintero.judge.looks import AtRefusal, Look
from tintero.judge.recorded_turns import usual_title
from tintero.judge.recording import Recorded, Stretch, against_start, recorded
from tintero.judge.running import RunResult, run_once
from tintero.judge.scenario import read_scenario
from tintero.judge.story import tell_run
from tintero.table.session import Session


class Tape:
    """Runs since the turn decision at which it was made; taking back shortens it."""

    def __init__(self, here: Here, session: Session) -> None:
        game = session.game
        if key := against_start(game.rules):
            raise UserError(key)
        self.here = here
        self.session = session
        self.start = game.rules.clone(log=True)
        self.turn = game.turn
        self.began = len(game.choices)
        self.looks: list[tuple[int, Look]] = []
        self.position = "" if game.choices else game.position

    @property
    def stretch(self) -> Stretch:
        return Stretch(self.start, self.session.game.choices[self.began :], self.looks, self.position)

    @property
    def is_empty(self) -> bool:
        return len(self.session.game.choices) == self.began and not self.looks

    def shorten(self) -> bool:
        """After something was taken back: without the looks made since; False if its own beginning is gone too."""
        left = len(self.session.game.choices) - self.began
        self.looks = [(at, look) for at, look in self.looks if at <= left]
        return left >= 0

    def made(self, stretch: Stretch) -> Recorded:
        return recorded(stretch, self.here.reader, self.here.lang, self.here.house.library)

    # ---- looks -----------------------------------------------------------------------------------------------------

    def keep(self, look: Look) -> str:
        """Keep a look as a check, which must come out; what it says, in words."""
        stretch = self.stretch.with_look(look)
        found = self.made(stretch)
        if found.cut:
            raise UserError(found.cut)
        self.looks = stretch.looks
        step = tell_run(self.run(found.text(TRIAL)), self.here.lang).steps[-1]
        facts = [fact.text for fact in step.facts]
        if isinstance(look, AtRefusal):
            facts += [f"{words} ({rule})" for words, rule in step.notes]
        return self.here.say("recording.kept", what=step.text, facts="; ".join(facts))

    def run(self, text: str) -> RunResult:
        scenario = read_scenario(text, self.here.reader)
        return run_once(scenario, scenario.runs[0], self.here.reader, self.here.house.library)

    # ---- the file --------------------------------------------------------------------------------------------------

    def written(self, path: str) -> tuple[Path, Recorded]:
        """The recording in a new file, with a look at everything in its end if nobody looked at anything."""
        return write_recording(self.here, self.looked_at, self.turn, path)

    def whole(self) -> Recorded:
        return self.made(self.looked_at)

    @property
    def looked_at(self) -> Stretch:
        stretch = self.stretch
        return replace(stretch, at_end=not stretch.looks)


def write_recording(here: Here, stretch: Stretch, turn: int, path: str) -> tuple[Path, Recorded]:
    """A stretch that begins in this turn, in a new file."""
    new_target(path)
    found = recorded(stretch, here.reader, here.lang, here.house.library)
    if found.cut and not found.count:
        raise UserError(found.cut)
    return write_new(path, found.text(usual_title(stretch.position, turn, here.reader))), found


TRIAL = {"en": "trial"}


def may_be_shown(session: Session) -> bool:
    """A file says what lies in every hand and deck: not while somebody plays against a computer."""
    return session.game.over or len(session.persons) in (0, len(session.seats))
