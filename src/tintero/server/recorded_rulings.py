"""Some turns of a game that somebody has as a file, written down as a ruling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from tintero.judge.recorded_turns import stretch_of_turns, usual_title
from tintero.judge.recording import CannotRecord, recorded
from tintero.table.resumed import beginning_of, play_again
from tintero.words import base_of, say

from .api_rulings import LONGEST_RULING
from .refused import Refused
from .replay_pages import saved_in
from .wire import Part
from .workshop import Shelf

LONGEST_TITLE: Final = 120


class RulingRecorded(Part, frozen=True):
    """The ruling as a file has it, which has been run. `cut`: why it ends before the last choice, if it does."""

    text: str
    steps: int
    checks: int
    cut: str = ""


@dataclass(frozen=True)
class RecordTurns:
    """Write down the turns from the first to the last, with a look at everything in the end."""

    file: bytes
    title: str
    first: int
    last: int
    lang: str

    def done(self, shelf: Shelf) -> bytes:
        try:
            return msgspec.json.encode(self.ruling(shelf))
        except CannotRecord as fault:
            reason = fault.message(self.lang)
            raise Refused("cannot_record", 422, reason=reason) from fault

    def ruling(self, shelf: Shelf) -> RulingRecorded:
        saved = saved_in(self.file, shelf)
        house = shelf.house
        whole = play_again(beginning_of(saved, house), saved)
        stretch = stretch_of_turns(beginning_of(saved, house), whole, self.first, self.last)
        found = recorded(stretch, house.reader, self.lang, house.library)
        if found.cut and not found.count:
            raise CannotRecord(found.cut)
        title = {base_of(self.lang): self.title} if self.title else None
        text = found.text(title or usual_title(stretch.position, self.first, house.reader))
        if len(text) > LONGEST_RULING:
            raise Refused("long_recording", 422)
        cut = say(found.cut, self.lang) if found.cut else ""
        return RulingRecorded(text=text, steps=found.acts, checks=found.checks, cut=cut)
