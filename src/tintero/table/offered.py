"""The open question and its options, as values that can be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from tintero.rules.event import NO_CARD
from tintero.rules.option import VERBS
from tintero.rules.option import Option as Answer
from tintero.words import spoken

if TYPE_CHECKING:
    from .front import Game


class Option:
    """One legal answer: what is done, with which cards, in words. `game.choose(option)` gives it."""

    __slots__ = ("_words", "answer", "number")

    def __init__(self, number: int, answer: Answer, words: dict[str, str]) -> None:
        self.number = number  # its place among the options
        self.answer = answer  # what the rules understand
        self._words = words

    @property
    def verb(self) -> str:
        """`play`, `quest`, `card`, `yes` …"""
        return VERBS[self.answer.verb]

    def text(self, lang: str = "en") -> str:
        """The answer in words, such as `Quest with …`."""
        return spoken(self._words, lang)

    def to_data(self) -> dict[str, object]:
        """All of it as plain data."""
        return {"number": self.number, "verb": self.verb, "key": list(self.answer.key()), "text": dict(self._words)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.answer == other.answer

    def __hash__(self) -> int:
        return hash(self.answer)

    def __repr__(self) -> str:
        return f"<{self.number}: {self.text()}>"


class Options(Sequence[Option]):
    """The options of the open question, in order; empty when the game is over."""

    def __init__(self, options: tuple[Option, ...]) -> None:
        self._options = options

    @overload
    def __getitem__(self, place: int) -> Option: ...

    @overload
    def __getitem__(self, place: slice) -> Options: ...

    def __getitem__(self, place: int | slice) -> Option | Options:
        return Options(self._options[place]) if isinstance(place, slice) else self._options[place]

    def __len__(self) -> int:
        return len(self._options)

    def __iter__(self) -> Iterator[Option]:
        return iter(self._options)

    def __contains__(self, wanted: object) -> bool:
        """An option, or its words in either language."""
        if isinstance(wanted, str):
            return any(wanted in (o.text("en"), o.text("es")) for o in self._options)
        return wanted in self._options

    def of(self, verb: str) -> Options:
        """Those with this verb."""
        return Options(tuple(o for o in self._options if o.verb == verb))

    def __repr__(self) -> str:
        return "\n".join(f"{o.number:>3}  {o.text()}" for o in self._options)


class Question:
    """Who is asked, what, about which card, by which rule."""

    __slots__ = ("_about", "_words", "card", "kind", "number", "player", "rule")

    def __init__(
        self, player: int, kind: str, rule: str, card: str, words: dict[str, str], about: dict[str, str],
        number: int | None = None,
    ) -> None:
        self.player = player  # from 1
        self.kind = kind
        self.rule = rule
        self.card = card  # full name of the card that asks, or ''
        self.number = number  # of that card in this game
        self._words = words
        self._about = about

    def text(self, lang: str = "en") -> str:
        """The question as a sentence."""
        return spoken(self._words, lang)

    def about(self, lang: str = "en") -> str:
        """The text of the ability that asks; '' if no effect does."""
        return spoken(self._about, lang)

    def to_data(self) -> dict[str, object]:
        """All of it as plain data."""
        return {
            "player": self.player, "kind": self.kind, "rule": self.rule, "card": self.card, "text": dict(self._words),
            "about": dict(self._about),
        }  # fmt: skip

    def __repr__(self) -> str:
        return f"<Player {self.player}: {self.text()} ({self.rule})>"


def question_of(game: Game) -> Question | None:
    """The open question for whoever is asked."""
    decision = game.rules.decision
    if decision is None:
        return None
    told = {lang: game.speaking(lang, decision.player) for lang in ("en", "es")}
    return Question(
        decision.player + 1, decision.kind, decision.rule, told["en"].names.plain(decision.source),
        {lang: speaking.question() for lang, speaking in told.items()},
        {lang: speaking.about() for lang, speaking in told.items()},
        None if decision.source == NO_CARD else decision.source,
    )  # fmt: skip


def question_for(game: Game, player: int) -> Question | None:
    """The open question for somebody who is not asked (from 0): who decides, and which card of theirs to see asks."""
    decision = game.rules.decision_for(player)
    if decision is None:
        return None
    told = {lang: game.speaking(lang, player) for lang in ("en", "es")}
    known = decision.source != NO_CARD
    return Question(
        decision.player + 1, decision.kind, decision.rule, told["en"].names.plain(decision.source),
        {lang: speaking.waits_for(decision.player, decision.source) for lang, speaking in told.items()},
        {lang: speaking.about() if known else "" for lang, speaking in told.items()},
        decision.source if known else None,
    )  # fmt: skip


def options_of(game: Game) -> Options:
    if game.rules.over:
        return Options(())
    seat = game.rules.to_decide
    english = game.speaking("en", seat).options()
    spanish = game.speaking("es", seat).options()
    return Options(tuple(
        Option(n, answer, {"en": english[n], "es": spanish[n]}) for n, answer in enumerate(game.rules.options)
    ))  # fmt: skip
