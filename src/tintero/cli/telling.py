"""Events, questions and options of one game in words, for one viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from tintero.abilities.words import DeckEnd, EventKind
from tintero.cli.session import HUMAN, Session
from tintero.cli.texts import say
from tintero.language import Reader
from tintero.language.words_of import ability_words, mode_words
from tintero.rulebook import event_text, option_text, question_text
from tintero.rules import option as op
from tintero.rules.book.actions.move import move_cost
from tintero.rules.book.actions.playable import IN_INK
from tintero.rules.book.costs import WITH_INK, HowPaid, card_ink_cost
from tintero.rules.book.effects.affecting import MoveCards
from tintero.rules.book.effects.looking import PutRest
from tintero.rules.book.replacement import Happening, applicable
from tintero.rules.event import NO_CARD, Event
from tintero.rules.machinery.program import Running
from tintero.rules.option import Decision, Option
from tintero.table.card_names import Names

Words = TypeVar("Words")


class Telling:
    """`viewer` None sees everything: for games that are only watched."""

    def __init__(self, session: Session, lang: str, viewer: int | None = None) -> None:
        self.session = session
        self.lang = lang
        self.viewer = viewer
        self.names = Names(session.game, viewer, lang)

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

    def question(self, decision: Decision) -> str:
        source = self.names.plain(decision.source) if decision.source != NO_CARD else ""
        question = question_text(decision.kind, self.lang, source, self.deck_end(decision))
        words = self.asking_words(ability_words)
        return f"{question}\n  «{words}»" if words else question

    def deck_end(self, decision: Decision) -> str:
        """Where cards go that are put in order: 'top' or 'bottom' of the deck; '' for any other question."""
        s = self.session.game.state
        f = s.stack[-1] if s.stack else None
        if not in_order(decision) or not isinstance(f, Running):
            return ""
        asking = f.code[f.at]
        if not isinstance(asking, (MoveCards, PutRest)):
            return ""
        return "top" if asking.to.end == DeckEnd.TOP else "bottom"

    def asking_words(self, find: Callable[[Reader, str, str, str], Words]) -> Words | None:
        """What the resolving effect says, from the text of its card; nothing outside an effect."""
        s = self.session.game.state
        f = s.stack[-1] if s.stack else None
        if not isinstance(f, Running) or f.card == NO_CARD:
            return None
        ability = f.ability.name if f.ability is not None else ""
        return find(self.session.reader, s.face_of(f.card).full_name, ability, self.lang)

    def option(self, o: Option) -> str:
        """The option as a whole sentence part, such as `Quest with …`."""
        s = self.session.game.state
        ability = ""
        card = ""
        if o.verb == op.USE:
            ability = self.names.ability(o.a, o.b)
        elif o.verb == op.NAMED:
            ability = s.table.names[o.a]
        elif o.verb == op.MODE:
            modes = self.asking_words(mode_words) or []
            ability = modes[o.a] if o.a < len(modes) else ""
        elif o.verb == op.TRIGGER:
            entry = next((e for e in s.bag if e.number == o.a), None)
            if entry is not None:
                ability, card = entry.ability.name, self.names.marked(entry.card)
        elif o.verb == op.EFFECT:
            ability, card = self.replacement(o.a)
        return option_text(
            o, self.names.marked, self.lang, ability, cost=self.cost(o), card_name=card, who=self.who
        )

    def replacement(self, number: int) -> tuple[str, str]:
        s = self.session.game.state
        f = s.stack[-1]
        found = applicable(s, f) if isinstance(f, Happening) else []
        if number >= len(found):
            return "", ""
        c = found[number]
        name = c.ability.name if c.ability is not None else ""
        if c.permanent is not None:
            return name, self.names.marked(c.permanent.card)
        return name, self.names.plain(c.shielding.card) if c.shielding is not None else ""

    def cost(self, o: Option) -> int | None:
        """The ink to pay, where it is not simply what the card says."""
        s = self.session.game.state
        if o.verb == op.PLAY and o.b == IN_INK:
            return card_ink_cost(s, s.acting, o.a, s.face_of(o.a).cost, WITH_INK)
        if o.verb == op.SHIFT:
            shift = s.face_of(o.a).shifts[o.c]
            return card_ink_cost(s, s.acting, o.a, shift.cost.ink, HowPaid(shift=True, onto=s.pid_of[o.b]))
        if o.verb == op.MOVE:
            return move_cost(s, s.acting, s.in_play[s.pid_of[o.a]], s.in_play[s.pid_of[o.b]])
        return None

    def short(self, o: Option) -> str:
        """The option under a heading that already says what kind it is."""
        name = self.names.marked
        cost = self.cost(o)
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
