"""References that exist only while a card is read; binding replaces them before the rules see the ability (1.4.3.2)."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Amount, Effect, Node, Property, Ref, Rule, Target, Test
from .target import Filter


@dataclass(frozen=True)
class Pronoun(Ref):
    """He, she, it, they, that card: bound to what it refers to once the whole ability is read (1.4.3.2)."""

    what: str = ""


@dataclass(frozen=True)
class Doer(Ref):
    """Whoever a trigger condition says does it, or to whom it happens: the subject of its sentence.

    `noun`: what it is said to be, a filter or a reference; nothing until the subject of the sentence is known.
    """

    noun: Node | None = None


@dataclass(frozen=True)
class Some(Ref):
    """Cards of a description, so many of them at least; or none. `several`: said of more than one."""

    filter: Filter
    at_least: int = 1
    none: bool = False
    several: bool = False


@dataclass(frozen=True)
class Same(Target):
    """What the sentence before acted on ("deal 3 damage instead")."""


@dataclass(frozen=True)
class ThatMuch(Amount):
    """That many, that much: of what was done before, or of the event that triggered; known once the sentence is.

    `lost`: what this very effect has taken away before, "lore" or "damage" ("for each 1 damage removed this way").
    """

    times: int = 1
    lost: str = ""


@dataclass(frozen=True)
class Again(Effect):
    """ "Repeat this effect", until it is known what the effect is."""


@dataclass(frozen=True)
class Underwent(Test):
    """This happened to it this turn: so many such cards can be counted, but of one card nothing remembers it."""

    event: Node


@dataclass(frozen=True)
class Choosing(Rule):
    """What opponents can't choose, or must: said of players, and given to the cards before the ability is made."""

    subject: Filter | Ref
    gift: Property
