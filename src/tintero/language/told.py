"""What a text has spoken of so far, as far as Spanish asks for it: what a pronoun stands for, and who does things.

As in `bind.py`, a pronoun means what the effect has picked last, if that is of its kind, and else the first thing of
its kind that the condition before it names. Its noun, gender and number are those of what it means.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from .forms import Number, nombre

THIS: Final = {"ms": "este", "fs": "esta", "mp": "estos", "fp": "estas"}
THAT: Final = {"ms": "ese", "fs": "esa", "mp": "esos", "fp": "esas"}
OBJECT: Final = {"ms": "lo", "fs": "la", "mp": "los", "fp": "las"}
PERSON: Final = "personaje"
CARD: Final = "carta"
NOUNS: Final = {
    nombre(noun, number): noun
    for noun in (PERSON, "objeto", "localización", "acción", "canción", CARD)
    for number in (Number.ONE, Number.SEVERAL)
}


@dataclass(frozen=True)
class Mention:
    """Something that was named: its noun (none: it can be of several kinds), gender and number.

    "This" card, or another one, by its `place` among those that were named.
    """

    noun: str
    features: str
    this: bool = False
    place: int = 0

    @property
    def pointed_at(self) -> str:
        """Este personaje, esas cartas."""
        noun = nombre(self.noun or CARD, Number.SEVERAL if self.features[1] == "p" else Number.ONE)
        return f"{(THIS if self.this else THAT)[self.features]} {noun}"

    @property
    def object(self) -> str:
        """The pronoun that goes with a verb: lo, la."""
        return OBJECT[self.features]


class Doers(IntEnum):
    """Whom the sentences so far were about, besides you."""

    YOU = 0
    CARDS = 1
    PLAYERS = 2


THIS_CHARACTER: Final = Mention(PERSON, "ms", this=True)
THAT_CHARACTER: Final = Mention(PERSON, "ms")
THAT_CARD: Final = Mention(CARD, "fs")


class Told:
    """`named`: by conditions; `picked`: by the effect; `last`: of both, the last one of each gender and number.

    `subject`: of the clause before in this sentence. `alone`: the words are read without those around them, so that
    nothing may be left out.
    """

    def __init__(self, alone: bool = False) -> None:
        self.alone = alone
        self.named: tuple[Mention, ...] = ()
        self.picked: tuple[Mention, ...] = ()
        self.last: dict[str, Mention] = {}
        self.subject: Mention | None = None
        self.in_event = False
        self.doers = Doers.YOU
        self.players = "ms"
        self.count = 0
        self.modes: Told | None = None  # as it was before the first of several modes
        self.heads: set[int] = set()  # the derivations with which a part begins that is looked for
        self.found: Told | None = None

    def mark(self) -> None:
        """Remembers what was spoken of here, to read what follows alone."""
        if self.found is None:
            self.found = self.copy()
            self.found.alone, self.found.heads = True, set()

    def copy(self) -> Told:
        return copy(self)

    def mention(self, noun: str, features: str) -> Mention:
        """Something new."""
        self.count += 1
        return Mention(noun, (features[0] if noun else "f") + features[1], place=self.count)

    def name(self, mention: Mention) -> None:
        self.named += (mention,)
        self.speak_of(mention)

    def pick(self, mention: Mention) -> None:
        self.picked += (mention,)
        self.speak_of(mention)

    def speak_of(self, mention: Mention) -> None:
        self.last = self.last | {mention.features: mention}

    def end_sentence(self) -> None:
        self.subject = None
        self.last = {f: m for f, m in self.last.items() if m.this or m.place}
        if self.picked:
            self.speak_of(self.picked[-1])

    def come_between(self, features: str) -> None:
        """A deck, a hand: "lo" no longer means this character."""
        if features in self.last and self.last[features].this:
            self.last = {f: m for f, m in self.last.items() if f != features}

    def begin_mode(self) -> None:
        """One of several that can be chosen: it does not speak of the others."""
        before = self.modes = self.modes or self.copy()
        self.picked, self.last, self.doers, self.subject = before.picked, before.last, before.doers, None

    def meant_by_person(self, they: bool) -> Mention | None:
        """He, she, they; in a trigger condition the card itself. Only "they" can be several of another kind."""
        if THAT_CHARACTER in self.last.values():  # a card that was called so
            return THAT_CHARACTER
        named = [m for m in self.named if m.this or not self.in_event]
        for m in (*reversed(self.picked), *named):
            if m.noun in (PERSON, "") or (they and m.features[1] == "p"):
                return m
        return THIS_CHARACTER if self.in_event else None

    def meant_by_thing(self) -> Mention | None:
        """It."""
        called = [m for m in self.last.values() if m.noun not in (PERSON, CARD) and not m.this and not m.place]
        if called or self.picked:
            return (called or self.picked)[-1]
        named = [m for m in self.named if m.this or not self.in_event]
        return min(named, key=lambda m: (m.noun == PERSON, not m.this), default=None)

    def meant_by_that(self, noun: str, features: str) -> Mention:
        """That character, that card: the last one of that kind."""
        for m in (*reversed(self.picked), *reversed(self.named)):
            if not m.this and m.features == features and noun in (m.noun, CARD):
                return m
        return Mention(noun, features)
