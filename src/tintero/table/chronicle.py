"""The story of a game: what each card was called at each moment, and the events as one reader may know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, overload

from tintero.abilities.words import EventKind
from tintero.rules import option as op
from tintero.rules.event import NO_CARD
from tintero.rules.event import Event as RulesEvent
from tintero.rules.game import Game as RulesGame
from tintero.rules.option import Decision
from tintero.rules.seen import event_for
from tintero.rules.sight import modifiers_in_play
from tintero.words import base_of, say

from .copies import Copies
from .happened import Event
from .modifiers import Modifiers

if TYPE_CHECKING:
    from .front import Game
    from .offered import Option
    from .speaking import Speaking

Called = dict[int, str]
LANGUAGES: Final = ("en", "es")
# Answers that no event tells of, though everybody hears them: which mode, which number.
SPOKEN: Final = (op.MODE, op.NUMBER)


class Said(NamedTuple):
    """What somebody answered aloud: before the event at this place."""

    place: int
    player: int  # from 0
    rule: str
    words: dict[str, str]


class LogLine(NamedTuple):
    """One line of the story as one viewer may know it; `names`: the cards that its text names."""

    text: str  # with its rule
    rule: str
    kind: str  # of the event; `said` for an answer
    player: int  # from 0, or NOBODY
    names: tuple[str, ...]


class Chronicle:
    """Walks along with one game and keeps what its events do not tell: which copy, which mode, how much was given."""

    def __init__(self, rules: RulesGame) -> None:
        self.rules = rules
        self.said: list[Said] = []
        self.given: dict[int, dict[str, str]] = {}  # by the place of the event, what it changed
        self._copies = Copies(rules)
        self._called: list[Called] = []

    def called(self, place: int) -> Called:
        """The names of the cards of the event at this place."""
        for e in self.rules.events[len(self._called) : place + 1]:
            self._copies.see(e)
            self._called.append({card: self._copies.name(card) for card in (e.card, e.other, e.cause)})
        return self._called[place]

    def hear(self, option: Option | None, asked: Decision | None, place: int) -> None:
        """What was answered aloud to this question, before the event at this place."""
        if option is not None and asked is not None:
            words = {lang: option.text(lang) for lang in LANGUAGES}
            self.said.append(Said(place, asked.player, asked.rule, words))

    def look(self, game: Game, start: int) -> None:
        """Something has happened from this event on: what was given is still to be seen on the cards."""
        for place in range(start, len(self.rules.events)):
            e = self.rules.events[place]
            if e.kind == EventKind.GIVEN and e.card in {p.card for p in self.rules.state.in_play.values()}:
                parts = [p for p in modifiers_in_play(self.rules.state).get(e.card, ()) if p.card == e.cause]
                self.given[place] = {
                    lang: ", ".join(
                        f"{m.what}, {m.until}" if m.until else m.what
                        for m in Modifiers(game.speaking(lang, None)).of_card(parts)
                        if m.temporary
                    )
                    for lang in LANGUAGES
                }

    def copy(self, rules: RulesGame) -> Chronicle:
        """The same for a copy of the game."""
        new = Chronicle(rules)
        new.said = self.said[:]
        new.given = self.given.copy()
        return new


class Events(Sequence[Event]):
    """Told events of one viewer (from 0; None knows everything); the sentences are made when somebody reads them."""

    def __init__(self, game: Game, viewer: int | None, since: int = 0) -> None:
        """`since`: the place of the first event in the whole story."""
        self._game = game
        self._viewer = viewer
        self._since = since
        self.known: list[tuple[int, RulesEvent]] = []  # with their places in the whole story
        for place, e in enumerate(game.rules.events[since:], start=since):
            told = e if viewer is None else event_for(e, viewer)
            if told is not None:
                self.known.append((place, told))

    @overload
    def __getitem__(self, place: int) -> Event: ...

    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...

    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        told = {lang: self._game.speaking(lang, self._viewer) for lang in LANGUAGES}
        if isinstance(place, slice):
            return [self._tell(at, e, told) for at, e in self.known[place]]
        return self._tell(*self.known[place], told)

    def __len__(self) -> int:
        return len(self.known)

    def _tell(self, place: int, e: RulesEvent, told: dict[str, Speaking]) -> Event:
        called = self._game.chronicle.called(place)
        more = self._game.chronicle.given.get(place, {})
        words = {lang: speaking.event(e, called, more.get(lang, "")) for lang, speaking in told.items()}
        return Event(e, called, words)

    def lines(self, lang: str, start: int = 0) -> list[tuple[RulesEvent | None, str]]:
        """Each event from this one on with its sentence in one language, '' for bookkeeping; and answers (None)."""
        speaking = self._game.speaking(lang, self._viewer)
        chronicle = self._game.chronicle
        out: list[tuple[RulesEvent | None, str]] = []
        first = self.known[start][0] if start < len(self.known) else len(self._game.rules.events)
        said = [one for one in chronicle.said if one.place >= first]
        for at, e in self.known[start:]:
            while said and said[0].place <= at:
                out.append((None, self._answered(said.pop(0), lang)))
            more = chronicle.given.get(at, {}).get(base_of(lang), "")
            out.append((e, speaking.event(e, chronicle.called(at), more)))
        return out

    def told(self, lang: str) -> list[LogLine]:
        """Each event that is told and each answer that was said aloud, as lines of a log."""
        speaking = self._game.speaking(lang, self._viewer)
        chronicle = self._game.chronicle
        out: list[LogLine] = []
        said = [one for one in chronicle.said if one.place >= self._since]
        for at, e in [*self.known, (len(self._game.rules.events), None)]:
            while said and said[0].place <= at:
                one = said.pop(0)
                out.append(LogLine(self._answered(one, lang), one.rule, "said", one.player, ()))
            if e is not None:
                called = chronicle.called(at)
                text = speaking.event(e, called, chronicle.given.get(at, {}).get(base_of(lang), ""))
                if text:
                    cards = [called[card] for card in (e.card, e.other, e.cause) if card != NO_CARD]
                    names = tuple(name for name in dict.fromkeys(cards) if name and name in text)
                    out.append(LogLine(text, e.rule, EventKind(e.kind).name.lower(), e.player, names))
        return out

    def _answered(self, said: Said, lang: str) -> str:
        person = self._game.seating.person(said.player, self._viewer)
        text = say("events.said", lang, p=person, t=said.words[base_of(lang)])
        return f"{text[:1].upper()}{text[1:]} ({said.rule})"
