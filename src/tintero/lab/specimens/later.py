"""Test cards for nodes that came into the vocabulary after the golden games were written."""

from __future__ import annotations

from tintero.abilities import condition as co
from tintero.abilities import effect as ef
from tintero.abilities.ability import CardDefinition

from .making import YOU, N, action


def later() -> list[CardDefinition]:
    return [
        action("Crowd", 2, ef.If(co.Opponents(2), ef.Draw(YOU, N(2)), ef.GainLore(YOU, N(1)))),
        action("Dry Up", 1, ef.May(ef.IfDo(ef.RemoveInkDrops(YOU, N(1)), ef.Draw(YOU, N(2))), YOU)),
    ]
