"""What is typed at the table about a recording: record, check, cannot, finish."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tintero.cards.names import fold
from tintero.cli.here import shown
from tintero.cli.started import as_started
from tintero.cli.tape import Tape, may_be_shown
from tintero.cli.texts import ALL_WORDS, BAG_WORDS
from tintero.cli.user_error import UserError
from tintero.judge import looks
from tintero.rules import option as op
from tintero.rules.option import Option as Answer
from tintero.table.mistakes import IllegalAction
from tintero.table.naming import CardFinder
from tintero.table.typed import Typed, is_end, verb_of

if TYPE_CHECKING:
    from tintero.cli.table_talk import TableTalk

PLAYER = re.compile(r"P([1-9])$", re.IGNORECASE)


class RecordCommands:
    def __init__(self, talk: TableTalk, player: int) -> None:
        self.talk = talk
        self.here = talk.here
        self.session = talk.session
        self.player = player

    def do(self, command: str, rest: str) -> None:
        {"record": self.record, "check": self.check, "cannot": self.cannot, "finish": self.finish}[command](rest)

    @property
    def tape(self) -> Tape:
        if self.talk.tape is None:
            raise UserError("recording.none")
        return self.talk.tape

    # ---- the whole of it -------------------------------------------------------------------------------------------

    def record(self, rest: str) -> None:
        """Alone it begins, or says how far it is; with a file it ends there."""
        if rest:
            self.talk.note(write(self.talk, rest))
        elif self.talk.tape is None:
            self.talk.tape = Tape(self.here, self.session)
            self.talk.note(self.here.say("recording.begun"))
        else:
            steps = len(self.tape.stretch.choices)
            self.talk.note(self.here.say("recording.runs", steps=steps, checks=len(self.tape.looks)))

    def finish(self, rest: str) -> None:
        from tintero.cli.table_talk import Finished

        if not self.talk.manners.judging:
            raise UserError("recording.finish_how")
        raise Finished

    # ---- looks -----------------------------------------------------------------------------------------------------

    def check(self, rest: str) -> None:
        self.ready()
        look = self.look(rest)
        if looks.is_only_order(self.session.game.rules) and not isinstance(look, looks.AtQuestion):
            raise UserError("recording.order_first")
        self.talk.note(self.tape.keep(look))

    def ready(self) -> None:
        """A look can be kept now."""
        assert self.tape is not None
        if not may_be_shown(self.session):
            raise UserError("recording.hidden")
        if looks.is_half_made(self.session.game.rules):
            raise UserError("recording.half_made")

    def look(self, rest: str) -> looks.Look:
        if not rest:
            return looks.AtQuestion()
        if fold(rest) in BAG_WORDS:
            return looks.AtBag()
        if fold(rest) in ALL_WORDS:
            return looks.AtEverything()
        player = PLAYER.match(rest)
        if player is None:
            return looks.AtCard(self.card(rest))
        if int(player.group(1)) > len(self.session.seats):
            raise UserError("play.no_such_player", name=shown(rest))
        return looks.AtPlayer(int(player.group(1)) - 1)

    def card(self, words: str) -> int:
        """A card by its words: in play first, then wherever it lies."""
        s = self.session.game.rules.state
        finder = CardFinder(self.session.game.speaking(self.here.lang, None).names)
        in_play = [p.card for p in s.in_play.values()]
        if finder.all_meant(words, in_play):
            return finder.meant(words, in_play)
        return finder.meant(words, range(len(s.zone)))

    # ---- what is not possible --------------------------------------------------------------------------------------

    def cannot(self, rest: str) -> None:
        """An action in words; alone, the one that was refused last."""
        self.ready()
        typed = rest or self.talk.refused
        if not typed:
            raise UserError("recording.cannot_what")
        game = self.session.game
        heard = Typed(game, self.here.lang)
        if not is_end(typed) and not verb_of(typed)[0]:
            raise UserError("recording.cannot_what")
        try:
            heard.meant(typed)
        except IllegalAction as refused:
            option = Answer(op.END) if is_end(typed) else heard.imagined(*verb_of(typed))
            self.talk.note(self.tape.keep(looks.AtRefusal(game.rules.to_decide, option, refused.rule)))
            self.talk.refused = ""
            return
        raise UserError("recording.is_possible", value=shown(typed))


def write(talk: TableTalk, path: str) -> str:
    """End the recording in this file; what to say about it."""
    if talk.tape is None:
        raise UserError("recording.none")
    if not may_be_shown(talk.session):
        raise UserError("recording.hidden")
    if talk.tape.is_empty:
        raise UserError("recording.empty")
    file, found = talk.tape.written(path)
    talk.tape = None
    said = talk.here.say("recording.written", path=str(file), steps=found.acts, checks=found.checks,
                         command=as_started("judge", str(file)))  # fmt: skip
    return said if not found.cut else f"{said} {talk.here.say(found.cut)}"
