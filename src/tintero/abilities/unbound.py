"""References that exist only while a card is read; binding replaces them before the rules see the ability (1.4.3.2)."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Effect, Ref, Target


@dataclass(frozen=True)
class Pronoun(Ref):
    """He, she, it, they, that card: bound to what it refers to once the whole ability is read (1.4.3.2)."""

    what: str = ""


@dataclass(frozen=True)
class Doer(Ref):
    """Stands in a trigger for whoever does it, until the subject of the sentence is known."""


@dataclass(frozen=True)
class Same(Target):
    """What the sentence before acted on ("deal 3 damage instead")."""


@dataclass(frozen=True)
class Again(Effect):
    """ "Repeat this effect", until it is known what the effect is."""
