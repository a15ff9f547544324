"""The errors of this room: a code and details, said in one clear sentence (`cards.ftl`)."""

from __future__ import annotations

from dataclasses import dataclass

from tintero.edges.explained_error import ExplainedError
from tintero.words import say


class CardsError(ExplainedError):
    """Something is wrong with card data, a card name, a deck or a format."""

    family = "cards."


class UnknownCard(CardsError):
    """No card has this name."""

    @property
    def suggestions(self) -> tuple[str, ...]:
        """The nearest full names, best first; of a deck list, those for its first unknown card."""
        return _names(self.details)


class AmbiguousCard(CardsError):
    """Several cards have this name."""

    @property
    def versions(self) -> tuple[str, ...]:
        """Their full names; of a deck list, those for its first ambiguous card."""
        return _names(self.details)


def _names(details: dict[str, object]) -> tuple[str, ...]:
    names = details.get("names", ())
    return names if isinstance(names, tuple) else ()


@dataclass(frozen=True, slots=True)
class LineProblem:
    """One line of a deck list that could not be used, with the nearest full names or all versions, if any."""

    line: int
    text: str
    code: str
    suggestions: tuple[str, ...] = ()
    count: int = 0

    def message(self, lang: str = "en") -> str:
        text = self.text if len(self.text) <= 80 else self.text[:79] + "…"
        text = "".join(c if c.isprintable() else "?" for c in text)  # nothing that a terminal would obey
        sentence = say(f"cards.{self.code}", lang, line=self.line, text=text, count=self.count)
        if not self.suggestions:
            return sentence
        if self.code == "line_ambiguous_card":
            return f"{sentence} {say('cards.versions', lang, names=self.suggestions)}"
        return f"{sentence} {say('cards.nearest', lang, names=self.suggestions)}"


class DeckError(CardsError):
    """A deck that could not be read; `problems` lists every line at fault (empty: the whole of it)."""

    def __init__(self, code: str, problems: tuple[LineProblem, ...] = (), **details: object) -> None:
        super().__init__(code, **(details | {"problems": problems, "count": len(problems)}))
        self.problems = problems

    def message(self, lang: str = "en") -> str:
        return "\n".join([CardsError.message(self, lang), *(p.message(lang) for p in self.problems)])


class UnreadableDeck(DeckError):
    """There is nothing to read: no such deck, no text, a broken code, or more than a deck list can have."""


class UnknownCardInDeck(DeckError, UnknownCard):
    """A deck list with at least one card that nobody knows."""


class AmbiguousCardInDeck(DeckError, AmbiguousCard):
    """A deck list whose cards are all known, but of some it does not say which version."""


def lines_at_fault(problems: tuple[LineProblem, ...]) -> DeckError:
    """All problems in one error, whose class says what the gravest of them is."""
    for code, kind in (
        ("line_unknown_card", UnknownCardInDeck), ("line_unknown_type", UnknownCardInDeck),
        ("line_ambiguous_card", AmbiguousCardInDeck),
    ):  # fmt: skip
        first = next((problem for problem in problems if problem.code == code), None)
        if first is not None:
            return kind("deck_lines", problems, name=first.text, names=first.suggestions)
    return DeckError("deck_lines", problems)
