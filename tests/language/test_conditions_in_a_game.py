"""Conditions as texts say them, in a game (6.1.16, 6.2.4)."""

from __future__ import annotations

import pytest

from tintero.abilities.amount import Number
from tintero.abilities.effect import (
    Destination,
    GainLore,
    LookAtTop,
    Nothing,
    PutRest,
    Sequence,
    Take,
)
from tintero.abilities.target import YOU, Filter
from tintero.abilities.words import Zone
from tintero.rules import option as op

from ..kit import DISCARD, HAND, PLAY, Scene, action, character, shift
from ..reading import real

NOTHING = Nothing()


@pytest.mark.parametrize(("rival", "lore"), [(None, 3), (1, 3), (2, 1)])
def test_more_strength_than_each_opposing_character(rival: int | None, lore: int) -> None:
    scene = Scene()
    faline = scene.put(0, real("Faline - Playful Fawn"))
    if rival is not None:
        scene.put(1, character(strength=rival))
    scene.begin()
    assert scene.lore_of(faline) == lore


@pytest.mark.parametrize(("cost", "lore"), [(9, 1), (1, 2)])
def test_highest_cost_or_tied(cost: int, lore: int) -> None:
    scene = Scene()
    duchess = scene.put(0, real("Duchess - Cosmopolitan Cat"))
    scene.put(1, character(cost=cost))
    scene.begin()
    assert scene.lore_of(duchess) == lore


def test_no_other_character_has_quested() -> None:
    scene = Scene()
    isabela = scene.put(0, real("Isabela Madrigal - Golden Child"))
    other = scene.put(0, character(lore=1))
    scene.begin()
    assert scene.lore_of(isabela) == 4
    scene.quest(other)
    assert scene.lore_of(isabela) == 1


def test_the_opponent_is_chosen_before_the_comparison() -> None:
    # CR 6.7.2.1
    scene = Scene(players=3)
    deed = scene.put(0, real("Remember Who You Are"), HAND)
    for _ in range(4):
        scene.put(2, character(), HAND)
    scene.ink(0, 4)
    scene.play(deed).player(2)
    assert scene.hand(0) == 4


def test_two_cards_put_into_the_discard_this_turn() -> None:
    scene = Scene()
    deeds = [scene.put(0, action(GainLore(YOU, Number(0)), 0), HAND) for _ in range(2)]
    swarm = scene.put(0, real("Firefly Swarm"), HAND)
    victim = scene.put(1, character(strength=5))
    scene.ink(0, 3)
    for deed in deeds:
        scene.play(deed)
    scene.play(swarm).mode(2)
    assert scene.zone(victim) == DISCARD


def test_the_resolving_action_is_not_one_of_the_other_cards() -> None:
    scene = Scene()
    deed = scene.put(0, action(NOTHING, 0), HAND)
    swarm = scene.put(0, real("Firefly Swarm"), HAND)
    victim = scene.put(1, character(strength=5))
    scene.ink(0, 3)
    scene.play(deed).play(swarm)
    if scene.asked == op.PICK:
        scene.mode(2)
    assert scene.zone(victim) == PLAY


def test_a_covered_character_was_another_character_you_played() -> None:
    # CR 8.10: the base was played this turn too, and it is not the card on top of it
    judy = real("Judy Hopps - Day Camp Instructor")
    scene = Scene()
    base = scene.put(0, character("Judy Hopps", 1, 1, 1, 0), HAND)
    top = scene.put(0, character("Judy Hopps - Taller", 2, 2, 1, 3, shift(0), *judy.abilities), HAND)
    scene.play(base).shift(top, base)
    assert scene.asked == op.MAY


def test_cards_put_from_the_deck_into_the_discard_are_one_event() -> None:
    # CR 6.2.1: also those that an effect looked at first
    keep, drop = Destination(Zone.HAND), Destination(Zone.DISCARD)
    dig = Sequence((LookAtTop(YOU, Number(3)), Take(Filter(), 1, keep), PutRest(drop)))
    scene = Scene()
    coco = scene.put(0, real("Mamá Coco - Visiting the Park"))
    deed = scene.put(0, action(dig, 0), HAND)
    scene.play(deed)
    scene.choose(scene.game.options[0])
    assert scene.lore_of(coco) == 2
