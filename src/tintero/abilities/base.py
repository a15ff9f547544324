"""The families of the vocabulary. They stand apart so that each module can speak of the others' families."""

from __future__ import annotations

from typing import ClassVar


class Node:
    """Everything in this package: nothing but its fields, equal to whatever is made of equal ones."""

    __match_args__: ClassVar[tuple[str, ...]] = ()  # the names of the fields; a dataclass writes its own

    def __reduce__(self) -> tuple[type[Node], tuple[object, ...]]:
        # pickle and copy make it anew from its fields: a compiled class has no __dict__ that they could carry over
        return type(self), tuple([getattr(self, name) for name in type(self).__match_args__])


class Test(Node):
    """One requirement or limiter of a filter (6.1.3.1)."""


class Ref(Node):
    """A reference to something already known when the effect resolves (1.4.3.2, 6.1.11)."""


class Target(Node):
    """How an effect finds what it acts on."""


class Amount(Node):
    """A number known when the effect resolves; recounted at any time in a static ability."""


class Condition(Node):
    """Evaluated on the current state; which moment counts is the business of whoever holds it."""


class Property(Node):
    """Something a card has while the property applies (6.4, 6.6)."""


class Rule(Node):
    """A change to what a player may or must do, from a card in play or for a while (1.2.1)."""


class Effect(Node):
    """Performed as far as possible (1.2.3)."""


class Ability(Node):
    """Text on a card (6.1.1)."""


class CostPart(Node):
    """A cost in words; paid in full or not at all (1.5.3)."""
