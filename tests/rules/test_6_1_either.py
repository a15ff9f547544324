"""6.1.5.2 with 1.2.2: of "[A] or [B]" what a prohibition stops cannot be picked."""

from __future__ import annotations

import pytest

from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Static
from tintero.abilities.target import YOU
from tintero.abilities.words import CardType, Doing, Whose
from tintero.rules import option as op

from ..bench import Table
from ..kit import DISCARD, HAND, PLAY, Scene, action, character, item

N = am.Number
DRAW = ef.Draw(YOU, N(1))
FOE = ta.Filter((CardType.CHARACTER,), Whose.OPPOSING)


@pytest.mark.parametrize("kronk", [True, False])
def test_6_1_5_2_a_discard_that_is_stopped_is_not_offered(kronk: bool) -> None:
    t = Table()
    if kronk:
        t.mine("Kronk - Laid Back")
    megara, card = t.mine("Megara - Captivating Cynic", HAND), t.body(0, zone=HAND)
    t.play(megara)
    if kronk:
        assert (t.asked, t.zone(megara), t.zone(card)) == (op.TURN, DISCARD, HAND)
    else:
        assert t.asked == op.PICK
        t.mode(1)
        assert (t.zone(megara), t.zone(card)) == (PLAY, DISCARD)


@pytest.mark.parametrize(("barred", "expected"), [(pr.CantGainLore(), 1), (None, 0)])
def test_6_1_5_2_lore_that_cannot_be_gained_is_not_offered(barred: pr.CantGainLore | None, expected: int) -> None:
    scene = Scene()
    if barred is not None:
        scene.put(0, item("Curse", 1, Static(rules=(pr.Imposed(barred),))))
    deed = scene.put(0, action(ef.Either((ef.GainLore(YOU, N(1)), DRAW), YOU), 0), HAND)
    scene.play(deed)
    assert (scene.asked == op.TURN) is bool(expected)
    assert scene.hand(0) == expected


@pytest.mark.parametrize(("lore", "safe"), [(0, False), (3, True)])
def test_6_1_5_2_lore_that_cannot_be_lost_is_not_offered(lore: int, safe: bool) -> None:
    scene = Scene()
    scene.lore(0, lore)
    if safe:
        scene.put(0, item("Safe", 1, Static(rules=(pr.Imposed(pr.CantLoseLore()),))))
    deed = scene.put(0, action(ef.Either((ef.LoseLore(YOU, N(1)), DRAW), YOU), 0), HAND)
    scene.play(deed)
    assert (scene.asked, scene.hand(0), scene.lore_total(0)) == (op.TURN, 1, lore)


def test_6_1_5_2_damage_that_cannot_be_dealt_is_not_offered() -> None:
    scene = Scene()
    hard = Static(affects=ta.This(), properties=(pr.Cant(Doing.BE_DEALT_DAMAGE),))
    rock = scene.put(1, character("Rock", 1, 3, 1, 1, hard))
    deed = scene.put(0, action(ef.Either((ef.DealDamage(ta.Chosen(FOE), N(2)), DRAW), YOU), 0), HAND)
    scene.play(deed)
    assert (scene.asked, scene.hand(0), scene.perm(rock).damage) == (op.TURN, 1, 0)


def test_6_1_5_2_damage_is_offered_while_one_of_them_can_be_dealt_it() -> None:
    scene = Scene()
    hard = Static(affects=ta.This(), properties=(pr.Cant(Doing.BE_DEALT_DAMAGE),))
    scene.put(1, character("Rock", 1, 3, 1, 1, hard))
    scene.put(1, character("Sand", 1, 3))
    deed = scene.put(0, action(ef.Either((ef.DealDamage(ta.Chosen(FOE), N(2)), DRAW), YOU), 0), HAND)
    scene.play(deed)
    assert scene.asked == op.PICK
