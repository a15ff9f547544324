"""Lines that are written once and said of you and of others: "draw a card", "draws a card", "they draw".

    %verbal act acts          categories whose lines have verbs
    %personal place           categories whose lines say whose something is

In a line of these, `*draw` is a verb of the doer, and `*your`, `*you`, `*yours` are the doer's. Such a line stands for
several: the category itself is said of you; with `_s` one other player does it ("each opponent draws … their"); with
`_t` several do, or one who may ("they may draw … their"). A slot of such a category stands in the same form.

In its meaning DOER (players), WHO and OWN (whose) are the doer.

    %numbered kind np         categories whose lines are said of one and of several
    %past happen does         verbal categories whose lines are also said of what has happened
    %present being            categories whose lines say how something is

A line of the first stands for `kind_s` and `kind_p`: `#character` is its noun (and `#personaje`, with the gender in the
features), and a slot of such a category has the same number; a verb in a slot is said of one or of several as well.
A line of the second, with the verb `*quest`, stands in `happen_ed` for "quested", "has quested" and, `Denied`, "didn't
quest", "hasn't quested"; in `happen_ve` for what follows "you've", and in `happen_d` for the participle that is said of
what it is done to. Spanish makes «haber» and the participle of its verb. Slots of such categories stand in the same
tense.
In a line of the third, `^have` is "has" or "have", and, `Denied`, "doesn't have" or "don't have".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from tintero.abilities.target import Players
from tintero.abilities.words import Who, Whose

STAR: Final = "*"
NUMBERED: Final = "#"
STATED: Final = "^"


class Form(StrEnum):
    """Who the words are said of."""

    YOU = ""
    OTHER = "_s"  # one other player: the verb has its ending
    THEY = "_t"  # several, or after "may": the verb has none


class Number(StrEnum):
    """How many a noun speaks of; most lines speak of neither."""

    NONE = ""
    ONE = "_s"
    SEVERAL = "_p"


class Tense(StrEnum):
    """How a verb is said: two of the past deny it, and two are the participle, after "you've" and by itself."""

    NONE = ""
    SIMPLE = "played"
    PERFECT = "has played"
    DENIED = "didn't play"
    DENIED_PERFECT = "hasn't played"
    HAVING = "'ve played"
    PARTICIPLE = "played by"
    NOW = "has"
    DENIED_NOW = "doesn't have"


DENYING: Final = (Tense.DENIED, Tense.DENIED_PERFECT, Tense.DENIED_NOW)
PRESENT: Final = (Tense.NOW, Tense.DENIED_NOW)
MARKS: Final[Mapping[Tense, str]] = {  # what is added to the name of the category
    Tense.SIMPLE: "_ed", Tense.PERFECT: "_ed", Tense.DENIED: "_ed", Tense.DENIED_PERFECT: "_ed",
    Tense.HAVING: "_ve", Tense.PARTICIPLE: "_d",
}  # fmt: skip
ALIKE: Final = (Tense.PERFECT, *DENYING)  # told from the simple past by their verb alone
PASTS: Final[Mapping[str, tuple[str, str]]] = {  # past and participle
    "be": ("was", "been"), "become": ("became", "become"), "choose": ("chose", "chosen"), "deal": ("dealt", "dealt"),
    "draw": ("drew", "drawn"), "get": ("got", "gotten"), "have": ("had", "had"), "leave": ("left", "left"),
    "lose": ("lost", "lost"), "pay": ("paid", "paid"), "put": ("put", "put"), "sing": ("sang", "sung"),
    "take": ("took", "taken"),
}  # fmt: skip


@dataclass(frozen=True)
class Denied:
    """What a line means, said not to be so."""

    meaning: Any


@dataclass(frozen=True)
class Shape:
    """One of the ways in which a line is said."""

    form: Form = Form.YOU
    number: Number = Number.NONE
    tense: Tense = Tense.NONE

    @property
    def suffix(self) -> str:
        """What is added to the name of the category."""
        return MARKS.get(self.tense, "") + self.form + self.number

    @property
    def several(self) -> bool:
        """Whether the verb is that of several."""
        return self.number == Number.SEVERAL or (self.number == Number.NONE and self.form != Form.OTHER)


SAID_OF: Final = {Number.NONE: Form.YOU, Number.ONE: Form.OTHER, Number.SEVERAL: Form.THEY}
WORDS: Final[Mapping[str, str]] = {
    "your": "their", "you": "they", "yours": "theirs", "you've": "they've", "you're": "they're",
}  # fmt: skip
PALABRAS: Final[Mapping[str, str]] = {
    "tu": "su", "tus": "sus", "tuyo": "suyo", "tuya": "suya", "tuyos": "suyos", "tuyas": "suyas", "tuy": "suy",
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
    numbered: frozenset[str] = frozenset()
    past: frozenset[str] = frozenset()
    present: frozenset[str] = frozenset()

    def shapes(self, category: str) -> list[Shape]:
        forms = [Form.YOU]
        if category in self.verbal:
            forms += [Form.OTHER, Form.THEY]
        elif category in self.personal:
            forms += [Form.THEY]
        numbers = (Number.ONE, Number.SEVERAL) if category in self.numbered else (Number.NONE,)
        tenses = PRESENT if category in self.present else (Tense.NONE, *(MARKS if category in self.past else ()))
        return [Shape(form, number, tense) for form in forms for number in numbers for tense in tenses]

    def slot(self, category: str, shape: Shape) -> str:
        """The category that a slot means in a line of this shape."""
        name, mark = self.in_tense(category)
        if name in self.verbal:
            mark = mark or (MARKS.get(shape.tense, "") if name in self.past else "")
            return name + mark + (shape.form or SAID_OF[shape.number])
        if category in self.numbered:
            return category + (shape.number or Number.ONE)
        return category + Form.THEY if category in self.personal and shape.form != Form.YOU else category

    def in_tense(self, category: str) -> tuple[str, str]:
        """A category and the mark of the tense that a line asks for: {does_ed}."""
        name, bar, mark = category.rpartition("_")
        return (name, bar + mark) if bar + mark in MARKS.values() and name in self.past else (category, "")

    def has_verb(self, category: str) -> bool:
        return self.in_tense(category)[0] in self.verbal


def declared(lines: list[str]) -> Inflected:
    """From the lines that begin with %."""
    heads = ("%verbal", "%personal", "%numbered", "%past", "%present")
    found: dict[str, set[str]] = {head: set() for head in heads}
    for line in lines:
        head, *names = line.split()
        found[head].update(names)
    return Inflected(*[frozenset(names) for names in found.values()])


def said(word: str, shape: Shape) -> tuple[str, ...]:
    """An English word of a line in one of its shapes."""
    mark, rest = word[:1], word[1:]
    if not rest or mark not in (STAR, NUMBERED, STATED):
        return (word,)
    if mark == STATED:
        return in_the_present(rest, shape)
    if mark == NUMBERED:
        return (rest + "s" if shape.number == Number.SEVERAL else rest,)
    if rest in WORDS:
        return (rest if shape.form == Form.YOU else WORDS[rest],)
    if shape.tense in MARKS:
        return in_the_past("be" if rest == "are" else rest, shape)
    return (third_person(rest) if shape.form == Form.OTHER else rest,)


def in_the_past(verb: str, shape: Shape) -> tuple[str, ...]:
    """Played, has played, didn't play, hasn't played; was, has been, wasn't, hasn't been."""
    past, participle = PASTS.get(verb) or (regular_past(verb),) * 2
    if verb == "be" and shape.several:
        past = "were"
    has = "have" if shape.several else "has"
    if shape.tense in (Tense.HAVING, Tense.PARTICIPLE):
        return (participle,)
    if shape.tense == Tense.SIMPLE:
        return (past,)
    if shape.tense == Tense.DENIED:
        return (past + "n't",) if verb == "be" else ("didn't", verb)
    return (has if shape.tense == Tense.PERFECT else has + "n't", participle)


def regular_past(verb: str) -> str:
    """Move -> moved, ready -> readied."""
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ied"
    return verb + ("d" if verb.endswith("e") else "ed")


def in_the_present(verb: str, shape: Shape) -> tuple[str, ...]:
    """Has, doesn't have; is, isn't."""
    form = ("are" if shape.several else "is") if verb == "be" else verb if shape.several else third_person(verb)
    if shape.tense == Tense.NOW:
        return (form,)
    return (form + "n't",) if verb == "be" else ("don't" if shape.several else "doesn't", verb)


def nombre(noun: str, number: Number) -> str:
    """A Spanish noun of one or of several: personajes, contadores, localizaciones."""
    if number != Number.SEVERAL:
        return noun
    if noun.endswith("r"):
        return noun + "es"
    return noun.removesuffix("ción") + "ciones" if noun.endswith("ción") else noun + "s"


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
