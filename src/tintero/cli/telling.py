"""Events, questions and options of one game in words, for one viewer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from tintero.abilities.words import EventKind
from tintero.cli.session import HUMAN, Session
from tintero.cli.texts import say
from tintero.rulebook import event_text
from tintero.rules import option as op
from tintero.rules.book.actions.playable import IN_INK
from tintero.rules.event import Event
from tintero.rules.option import Decision, Option
from tintero.table.speaking import Speaking

Words = TypeVar("Words")


class Telling:
    """`viewer` None sees everything: for games that are only watched."""

    def __init__(self, session: Session, lang: str, viewer: int | None = None) -> None:
        self.session = session
        self.lang = lang
        self.viewer = viewer
        self.speaking = Speaking(session.game, session.reader, self.who, lang, viewer)
        self.names = self.speaking.names

    def who(self, player: int) -> str:
        return player_label(self.session, player, self.lang)

    # ---- the log -----------------------------------------------------------------------------------------------

    def lines(self, events: Iterable[Event]) -> list[str]:
        """One line per event that says something, with its rule."""
        out: list[str] = []
        for e in events:
            text = event_text(e, self.who, self.names.printed, self.lang, self.viewer)
            if text and e.kind == EventKind.TURN_BEGAN:
                out.append("")
            if text:
                out.append(f"{text.removesuffix('.')} ({e.rule})")
        return out

    # ---- questions ---------------------------------------------------------------------------------------------

    def question(self) -> str:
        """What is asked, with the text of the ability that asks below it."""
        words = self.speaking.about()
        question = self.speaking.question()
        return f"{question}\n  «{words}»" if words else question

    def option(self, o: Option) -> str:
        """The option as a whole sentence part, such as `Quest with …`."""
        return self.speaking.option(o)

    def short(self, o: Option) -> str:
        """The option under a heading that already says what kind it is."""
        name = self.names.marked
        cost = self.speaking.cost(o)
        price = "" if cost is None else f" ({cost})"
        if o.verb in (op.INK, op.QUEST, op.PLAY) and (o.verb != op.PLAY or o.b == IN_INK):
            return name(o.a) + price
        if o.verb in (op.CHALLENGE, op.MOVE):
            return f"{name(o.a)} → {name(o.b)}{price}"
        return self.option(o)


def in_order(decision: Decision) -> bool:
    """Cards are named one after the other, and all go to the same place."""
    return decision.kind == op.ORDER and all(o.verb == op.CARD for o in decision.options)


def player_label(session: Session, player: int, lang: str) -> str:
    """What a player is called in sentences about them."""
    if session.is_human(player) or session.seats.count(HUMAN) != 1:
        return say("player_n", lang, number=player + 1)
    bots = [p for p in range(len(session.seats)) if not session.is_human(p)]
    return say("the_computer", lang) if len(bots) == 1 else say("computer_n", lang, number=bots.index(player) + 1)
