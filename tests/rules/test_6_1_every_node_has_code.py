"""A text with a word that has no code is refused when its card is compiled, by name, never in a game (6.1)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tintero.abilities import base
from tintero.abilities.ability import Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.condition import YourTurn
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Banish, Draw, GainLore, Give, If, Sequence
from tintero.abilities.property import AlternateCost, Changes, Imposed
from tintero.abilities.target import THIS, YOU, Chosen, Filter, Not, The
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, Stat, Until, Zone
from tintero.rules.library import FAMILIES, Library

from ..kit import action, character


@dataclass(frozen=True)
class OddTest(base.Test):
    pass


@dataclass(frozen=True)
class OddRef(base.Ref):
    pass


@dataclass(frozen=True)
class OddTarget(base.Target):
    pass


@dataclass(frozen=True)
class OddAmount(base.Amount):
    pass


@dataclass(frozen=True)
class OddCondition(base.Condition):
    pass


@dataclass(frozen=True)
class OddProperty(base.Property):
    pass


@dataclass(frozen=True)
class OddRule(base.Rule):
    pass


@dataclass(frozen=True)
class OddEffect(base.Effect):
    pass


@dataclass(frozen=True)
class OddAbility(base.Ability):
    pass


@dataclass(frozen=True)
class OddCost(base.CostPart):
    pass


QUEST = (Trigger(EventKind.QUESTED),)
CASES = {
    "test OddTest": action(Banish(Chosen(Filter(tests=(Not(OddTest()),))))),
    "reference OddRef": action(Banish(The(OddRef()))),
    "target OddTarget": action(Banish(OddTarget())),
    "amount OddAmount": action(Sequence((Draw(YOU, Number(1)), GainLore(YOU, OddAmount())))),
    "condition OddCondition": action(If(OddCondition(), GainLore(YOU, Number(1)))),
    "property OddProperty": action(Give(THIS, (Changes(Stat.LORE, Number(1)), OddProperty()), Until.THIS_TURN)),
    "rule OddRule": character("A", 1, 1, 1, 1, Static(condition=YourTurn(), rules=(Imposed(OddRule()),))),
    "effect OddEffect": character("B", 1, 1, 1, 1, Triggered(QUEST, OddEffect())),
    "ability OddAbility": character("C", 1, 1, 1, 1, OddAbility()),
    "cost OddCost": character(
        "D", 1, 1, 1, 1,
        Static(rules=(Imposed(AlternateCost(Cost(parts=(OddCost(),)))),), zones=(Zone.HAND,)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("word", CASES)
def test_a_node_without_code_is_named_when_its_card_is_compiled(word: str) -> None:
    with pytest.raises(NotImplementedError, match=f"no code for the {word}"):
        Library().face(CASES[word])


def test_every_family_of_the_vocabulary_is_looked_up() -> None:
    families = {c for c in vars(base).values() if isinstance(c, type) and issubclass(c, base.Node)} - {base.Node}
    assert families == {family for family, _, _ in FAMILIES}
    assert len(CASES) == len(FAMILIES)
