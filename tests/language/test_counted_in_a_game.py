"""What texts count, in a game: names, cards that were banished or played, and whose they are (6.1.8)."""

from __future__ import annotations

from ..kit import DISCARD, HAND, Scene, action, character, item
from .real import effect


def test_names_in_the_discard_count_once() -> None:
    scene = Scene()
    scene.ink(0, 1)
    text = "Gain 1 lore for each character card with a different name in your discard."
    deed = scene.put(0, action(effect(text), 1), HAND)
    for name in ("One", "Two", "Two"):
        scene.put(0, character(name=name), DISCARD)
    scene.put(0, item(name="Three"), DISCARD)
    scene.put(1, character(name="Four"), DISCARD)
    scene.play(deed)
    assert scene.lore_total(0) == 2


def test_each_opponent_loses_for_the_cards_of_their_own() -> None:
    scene = Scene()
    scene.ink(0, 1)
    deed = scene.put(0, action(effect("Each opponent loses 1 lore for each card in their discard."), 1), HAND)
    scene.lore(1, 5)
    for player in (0, 1, 1):
        scene.put(player, item(), DISCARD)
    scene.play(deed)
    assert scene.lore_total(1) == 5 - 2


def test_only_villains_that_were_banished_are_counted() -> None:
    scene = Scene()
    scene.ink(0, 1)
    sweep = action(effect("Banish all characters. Draw a card for each Villain character banished this way."), 1)
    card = scene.put(0, sweep, HAND)
    for player, kind in ((0, "Villain"), (1, "Villain"), (1, "Hero")):
        scene.put(player, character(classifications=(kind,)))
    scene.put(1, item())
    before = scene.hand(0)
    scene.play(card)
    assert scene.hand(0) == before - 1 + 2


def test_actions_that_were_played_are_counted_though_they_are_gone() -> None:
    scene = Scene()
    scene.ink(0, 3)
    deed = action(effect("Gain 1 lore for each action you played this turn."), 1)
    first, second = scene.put(0, deed, HAND), scene.put(0, deed, HAND)
    other = scene.put(0, item(), HAND)
    scene.play(other).play(first).play(second)
    assert scene.lore_total(0) == 1 + 2


def test_a_character_that_quested_twice_is_one_character() -> None:
    scene = Scene()
    scene.ink(0, 2)
    ready = scene.put(0, action(effect("Ready chosen character."), 1), HAND)
    deed = scene.put(0, action(effect("Gain 1 lore for each character that quested this turn."), 1), HAND)
    hero = scene.put(0, character(lore=1))
    scene.quest(hero).play(ready).quest(hero).play(deed)
    assert scene.lore_total(0) == 2 + 1
