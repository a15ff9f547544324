"""The conversation: games one after the other, questions to the seats that are answered here, until somebody leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.edges.explained_error import ExplainedError
from tintero.table.mistakes import IllegalAction, UndoRefused
from tintero.table.session import Session

from .line_wire import LineWire
from .spoken_table import SpokenTable, no_option, winners_of
from .talk_forms import Form, Score
from .typed_lines import Command, Typed

REFUSALS: Final = (ExplainedError, IllegalAction, UndoRefused)


class Left(Exception):
    """Whoever answers here has said goodbye."""


class StdioGames:
    """`make`: the session of game number n, from 0."""

    def __init__(self, wire: LineWire, form: Form, make: Callable[[int], Session], games: int, lang: str) -> None:
        self.wire = wire
        self.form = form
        self.make = make
        self.games = games
        self.lang = lang
        self._asked = 0  # questions so far; the number of the last one is its id

    def play(self) -> Score:
        """All of them; fewer if somebody leaves."""
        wins: list[int] = []
        played = draws = 0
        try:
            for n in range(self.games):
                session = self.make(n)
                self._play(session, n + 1)
                wins = wins or [0] * len(session.seats)
                played += 1
                winners = winners_of(session)
                draws += not winners
                for player in winners:
                    wins[player - 1] += 1
        except Left:
            pass
        score = Score(played, tuple(wins), draws)
        self.form.score(score, self.lang)
        return score

    def _play(self, session: Session, number: int) -> None:
        table = SpokenTable(session, self.lang)
        self.form.begin(table, number, self.games)
        self.wire.flush()
        while not session.game.over:
            session.computers_move()
            if session.asked is not None:
                self._asked += 1
                self.form.ask(table, session.asked, self._asked)
                self._listen(table, session.asked)
        self.form.end(table, number)

    def _listen(self, table: SpokenTable, player: int) -> None:
        """Until the question is answered, or another one may be open."""
        while True:
            try:
                line = self.wire.read()
                if line and self._do(table, player, self.form.understand(line)):
                    return
            except REFUSALS as fault:
                self.form.refuse(fault.message(self.lang))

    def _do(self, table: SpokenTable, player: int, typed: Typed) -> bool:
        """Whether the conversation goes on with another question."""
        session = table.session
        if typed.question is not None and typed.question != self._asked:
            raise ExplainedError("stdio.other_question", value=str(typed.question), id=str(self._asked))
        if typed.answer is not None:
            if typed.answer >= session.game.offered or typed.answer < 0:
                raise no_option(str(typed.answer), session.game.offered)
            session.answer(typed.answer)
            return True
        match typed.command:
            case Command.QUIT:
                raise Left
            case Command.CONCEDE:
                session.concede(player)
                return True
            case Command.UNDO:
                session.undo(player)
                table.forget_news()
                return True
            case Command.VIEW:
                self.form.ask(table, player, self._asked, again=True)
            case Command.HELP:
                self.form.tell(Command.HELP, table.say("stdio.help").splitlines())
            case Command.LOG:
                self.form.tell(Command.LOG, table.log(player, typed.about))
            case Command.CARD:
                self.form.tell(Command.CARD, table.card(player, typed.about))
            case Command.RULE:
                self.form.tell(Command.RULE, table.rule(typed.about))
            case _:
                self.form.tell(Command.WHY, table.why(player, typed.about))
        return False
