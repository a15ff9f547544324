"""The errors of this room: a code and details, said in one clear sentence in English or Spanish."""

from __future__ import annotations

from dataclasses import dataclass

from tintero.cards.messages import render


class CardsError(Exception):
    """Something is wrong with card data, a card name, a deck or a format."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def message(self, lang: str = "en") -> str:
        return render(self.code, lang, self.details)

    def __str__(self) -> str:
        return self.message("en")

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions are copied between worker processes by their positional arguments only.
        return (_rebuild, (type(self), self.code, self.details))


def _rebuild(kind: type[CardsError], code: str, details: dict[str, object]) -> CardsError:
    return kind(code, **details)


@dataclass(frozen=True, slots=True)
class LineProblem:
    """One line of a deck list that could not be used, with the nearest full names if there are any."""

    line: int
    text: str
    code: str
    suggestions: tuple[str, ...] = ()

    def message(self, lang: str = "en") -> str:
        text = self.text if len(self.text) <= 80 else self.text[:79] + "…"
        sentence = render(self.code, lang, {"line": self.line, "text": text})
        if not self.suggestions:
            return sentence
        shown = self.suggestions[:8] + (("…",) if len(self.suggestions) > 8 else ())
        return f"{sentence} {render('nearest', lang, {'names': shown})}"


class DeckError(CardsError):
    """A deck that could not be read; `problems` lists every line at fault (empty: the whole of it)."""

    def __init__(self, code: str, problems: tuple[LineProblem, ...] = (), **details: object) -> None:
        super().__init__(code, problems=problems, count=len(problems), **details)
        self.problems = problems

    def message(self, lang: str = "en") -> str:
        return "\n".join([CardsError.message(self, lang), *(p.message(lang) for p in self.problems)])

    def __reduce__(self) -> tuple[object, ...]:
        details = {key: value for key, value in self.details.items() if key != "count"}
        return (_rebuild, (type(self), self.code, details))
