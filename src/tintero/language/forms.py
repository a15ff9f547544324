"""Lines that are written once and said of you and of others: "draw a card", "draws a card", "they draw".

    %verbal act acts          categories whose lines have verbs
    %personal place           categories whose lines say whose something is

In a line of these, `*draw` is a verb of the doer, and `*your`, `*you`, `*yours` are the doer's. Such a line stands for
several: the category itself is said of you; with `_s` one other player does it ("each opponent draws … their"); with
`_t` several do, or one who may ("they may draw … their"). A slot of such a category stands in the same form.

In its meaning DOER (players), WHO and OWN (whose) are the doer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from tintero.abilities.target import Players
from tintero.abilities.words import Who, Whose

STAR: Final = "*"


class Form(StrEnum):
    """Who the words are said of."""

    YOU = ""
    OTHER = "_s"  # one other player: the verb has its ending
    THEY = "_t"  # several, or after "may": the verb has none


WORDS: Final[Mapping[str, str]] = {
    "your": "their", "you": "they", "yours": "theirs", "you've": "they've", "you're": "they're",
}  # fmt: skip
PALABRAS: Final[Mapping[str, str]] = {
    "tu": "su", "tus": "sus", "tuyo": "suyo", "tuya": "suya", "tuyos": "suyos", "tuyas": "suyas",
    "tengas": "tenga", "hayas": "haya", "juegues": "juegue",
}  # fmt: skip
ENDINGS: Final = ("s", "x", "sh", "ch")
THIRD: Final[Mapping[str, str]] = {"have": "has", "do": "does", "don't": "doesn't", "are": "is"}

YOURS: Final[Mapping[str, Any]] = {"DOER": Players(Who.YOU), "WHO": Who.YOU, "OWN": Whose.YOURS}
THEIRS: Final[Mapping[str, Any]] = {
    "DOER": Players(Who.THAT_PLAYER), "WHO": Who.THAT_PLAYER, "OWN": Whose.THAT_PLAYERS,
}  # fmt: skip


@dataclass(frozen=True)
class Inflected:
    """The categories that have forms."""

    verbal: frozenset[str]
    personal: frozenset[str]

    def forms(self, category: str) -> tuple[Form, ...]:
        if category in self.verbal:
            return (Form.YOU, Form.OTHER, Form.THEY)
        return (Form.YOU, Form.THEY) if category in self.personal else (Form.YOU,)

    def slot(self, category: str, form: Form) -> str:
        """The category that a slot means in a line of this form."""
        if category in self.verbal:
            return category + form
        return category + Form.THEY if category in self.personal and form != Form.YOU else category


def declared(lines: list[str]) -> Inflected:
    """From the lines that begin with %."""
    found: dict[str, set[str]] = {"%verbal": set(), "%personal": set()}
    for line in lines:
        head, *names = line.split()
        found[head].update(names)
    return Inflected(frozenset(found["%verbal"]), frozenset(found["%personal"]))


def said(word: str, form: Form) -> str:
    """An English word of a line in one of its forms."""
    if not word.startswith(STAR) or word == STAR:
        return word
    word = word.removeprefix(STAR)
    if word in WORDS:
        return word if form == Form.YOU else WORDS[word]
    return third_person(word) if form == Form.OTHER else word


def third_person(verb: str) -> str:
    """Draw -> draws, banish -> banishes."""
    if verb in THIRD:
        return THIRD[verb]
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(ENDINGS) else "s")


def names_in(form: Form, inflected: bool) -> Iterator[tuple[str, Any]]:
    """What a meaning calls the doer."""
    if inflected:
        yield from (YOURS if form == Form.YOU else THEIRS).items()
