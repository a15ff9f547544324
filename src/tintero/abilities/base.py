"""The families of the vocabulary. They stand apart so that each module can speak of the others' families."""

from __future__ import annotations


class Test:
    """One requirement or limiter of a filter (6.1.3.1)."""


class Ref:
    """A reference to something already known when the effect resolves (1.4.3.2, 6.1.11)."""


class Target:
    """How an effect finds what it acts on."""


class Amount:
    """A number known when the effect resolves; recounted at any time in a static ability."""


class Condition:
    """Evaluated on the current state; which moment counts is the business of whoever holds it."""


class Property:
    """Something a card has while the property applies (6.4, 6.6)."""


class Rule:
    """A change to what a player may or must do, from a card in play or for a while (1.2.1)."""


class Effect:
    """Performed as far as possible (1.2.3)."""


class Ability:
    """Text on a card (6.1.1)."""


class CostPart:
    """A cost in words; paid in full or not at all (1.5.3)."""
