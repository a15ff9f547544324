"""The public position: words only, the same however the engine numbers its cards, and different when the game is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.kit import HAND, Scene, action, character, item, location
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.ability import Replacement, Triggered
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Whose
from tintero.lab import playthrough as pt
from tintero.lab.conformance import as_data, canonical, cards_json, digest, main, option_words, public_position
from tintero.lab.exhaust import invented, pick, random_decks, settings_of, take
from tintero.lab.specimens import first_specimens
from tintero.rules.chance import seed_words
from tintero.rules.game import Game
from tintero.rules.machinery import pieces as st
from tintero.rules.position import Position
from tintero.rules.table import make_table

ANN = character("Ann - Of The Words", 2, 4, 1, 2)
BEN = character("Ben - Of The Words", 1, 3, 2, 1)
LAMP = item("Lamp Of Words")
HALL = location("Hall Of Words", 6, 1, 2, 1)
# every number in a position is one of these
COUNTS = {"turn", "lore", "ink_drops", "inked", "damage", "strength", "willpower", "at"}


def numbers(value: Any, key: str = "") -> Iterator[tuple[str, int]]:
    if isinstance(value, dict):
        for k, v in value.items():
            yield from numbers(v, k)
    elif isinstance(value, list):
        for v in value:
            yield from numbers(v, key)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield key, value


def along(golden: pt.Golden, every: int) -> Iterator[Game]:
    """Positions of a golden game, the last one included."""
    game = golden.start()
    words = seed_words(golden.seed ^ 0x5EED)
    step = 0
    while not game.over:
        if step % every == 0:
            yield game
        take(game, pick(game, words))
        step += 1
    yield game


def small(*, hand_first: bool, damage: int = 1) -> Game:
    """Two Anns, one at a location, a lamp, and three cards in hand; the cards are numbered in either order."""
    table = Position(deck_size=3)

    def hand() -> None:
        for card in (ANN, BEN, ANN):
            table.add(0, card, st.HAND)

    if hand_first:
        hand()
    hall = table.add(0, HALL)
    table.add(0, ANN, damage=damage)
    table.add(0, ANN, at=hall, under=(BEN,), exerted=True)
    table.add(1, LAMP)
    table.add(1, BEN, under=(ANN,), facedown=True, exerted=True)
    if not hand_first:
        hand()
    table.ink(0, 2, 1)
    return table.build()


@pytest.mark.parametrize("golden", pt.GAMES[::3], ids=lambda g: g.name)
def test_every_number_counts_something(golden: pt.Golden) -> None:
    for game in along(golden, 7):
        position = public_position(game)
        assert {key for key, _ in numbers(position)} <= COUNTS
        assert all(at < len(position["play"]) for key, at in numbers(position) if key == "at")


def test_how_cards_are_numbered_makes_no_difference() -> None:
    one, other = small(hand_first=True), small(hand_first=False)
    assert [p.card for p in one.state.in_play.values()] != [p.card for p in other.state.in_play.values()]
    assert [f.full_name for f in one.state.table.faces] != [f.full_name for f in other.state.table.faces]
    assert public_position(one) == public_position(other)


@pytest.mark.parametrize("golden", pt.GAMES[1::4], ids=lambda g: g.name)
def test_a_clone_and_a_saved_game_have_the_same_position(golden: pt.Golden) -> None:
    deal = make_table(random_decks(golden.seed, golden.plan, invented(golden.plan.cards)), golden.settings())
    for game in along(golden, 11):
        before = canonical(public_position(game))
        saved = Game.from_json(game.to_json(), deal)
        assert canonical(public_position(game.clone())) == before
        assert canonical(public_position(saved)) == before
        assert canonical(public_position(game)) == before


def test_damage_changes_the_position() -> None:
    assert digest(small(hand_first=True, damage=1)) != digest(small(hand_first=True, damage=2))
    position = public_position(small(hand_first=True, damage=2))
    assert [p["damage"] for p in position["play"]] == [0, 2, 0, 0, 0]


def test_a_position_in_words() -> None:
    position = public_position(small(hand_first=True))
    # P2 started and has had three turns, P1 begins the third
    assert (position["turn"], position["starting"]) == (6, "P2")
    assert (position["phase"], position["active"], position["outcome"]) == ("main", "P1", None)
    first, second = position["players"]
    assert first["hand"] == [ANN.full_name, BEN.full_name, ANN.full_name]
    assert (len(first["ink"]["ready"]), len(first["ink"]["exerted"])) == (2, 1)
    assert (second["hand"], len(second["deck"])) == ([], 3)
    hall, ann, guest, lamp, ben = position["play"]
    assert [p["name"] for p in (hall, ann, guest, lamp, ben)] == [
        HALL.full_name, ANN.full_name, ANN.full_name, LAMP.full_name, BEN.full_name,
    ]
    assert (hall["at"], ann["at"], guest["at"]) == (None, None, 0)
    assert guest["under"] == [{"name": BEN.full_name, "facedown": False}]
    assert ben["under"] == [{"name": ANN.full_name, "facedown": True}]
    assert (ann["owner"], lamp["owner"], guest["exerted"]) == ("P1", "P2", True)
    assert (ann["strength"], ann["willpower"], ann["lore"]) == (2, 4, 1)


def test_options_tell_copies_apart_and_have_no_order() -> None:
    game = small(hand_first=True)
    question = public_position(game)["question"]
    assert (question["player"], question["kind"]) == ("P1", "turn")
    assert question["options"] == sorted(option_words(game))
    assert {
        "ink | P1 hand Ann - Of The Words", "ink | P1 hand Ann - Of The Words #2",
        "challenge | P1 play Ann - Of The Words | P2 play Ben - Of The Words",
        "quest | P1 play Ann - Of The Words", "move | P1 play Ann - Of The Words | P1 play Hall Of Words", "end",
    } <= set(question["options"])
    assert "quest | P1 play Ann - Of The Words #2" not in question["options"]  # exerted


@pytest.mark.parametrize("golden", pt.GAMES, ids=lambda g: g.name)
def test_no_two_options_have_the_same_words(golden: pt.Golden) -> None:
    for game in along(golden, 3):
        words = option_words(game)
        assert len(set(words)) == len(words) == len([] if game.over else game.options), words


def test_replacement_effects_have_a_place_a_card_and_a_name() -> None:
    others = ta.Filter((CardType.CHARACTER,), Whose.YOURS, tests=(ta.Other(),))
    gain = ef.GainLore(ta.YOU, am.Number(1))
    scene = Scene(turn=1)
    scene.put(0, character("Warder", 1, 9, 1, 1, Replacement(EventKind.DAMAGE_DEALT, gain, "Ward Off", others)))
    scene.put(0, character("Keeper", 1, 9, 1, 1, Replacement(EventKind.DAMAGE_DEALT, ef.Nothing(), "Keep Off", others)))
    scene.put(0, character("Friend", 1, 9))
    hit = ef.DealDamage(ta.Chosen(ta.Filter(tests=(ta.Named(("Friend",)),))), am.Number(3))
    deed = scene.put(1, action(hit, 0, name="Deed Of Words"), HAND)
    scene.play(deed)
    position = public_position(scene.game)
    assert position["actions"] == ["Deed Of Words"]
    assert position["question"] == {
        "player": "P1", "kind": "choose",
        "options": ["effect | 1 | Warder | Ward Off", "effect | 2 | Keeper | Keep Off"],
    }


def test_waiting_abilities_have_a_place_a_player_a_card_and_a_name() -> None:
    quests = Trigger(EventKind.QUESTED, ta.Filter((CardType.CHARACTER,), Whose.YOURS))
    one = Triggered((quests,), ef.GainLore(ta.YOU, am.Number(1)), "First Cheer")
    two = Triggered((quests,), ef.Draw(ta.YOU, am.Number(1)), "")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, one))
    scene.put(0, character("Fan", 1, 3, 1, 1, two))
    scene.quest(hero)
    position = public_position(scene.game)
    assert position["bag"] == [["P1", "Hero", "First Cheer"], ["P1", "Fan", ""]]
    assert position["question"] == {
        "player": "P1", "kind": "resolve",
        "options": ["trigger | 1 | P1 | Hero | First Cheer", "trigger | 2 | P1 | Fan | "],
    }


def test_a_finished_game_has_an_outcome_and_no_question() -> None:
    *_, game = along(pt.GAMES[0], 50)
    position = public_position(game)
    assert position["question"] is None
    assert game.outcome is not None
    assert position["outcome"] == ("draw" if game.outcome.winner is None else f"P{game.outcome.winner + 1}")


def test_the_position_is_canonical_ascii() -> None:
    game = Position(deck_size=1)
    game.add(0, character("Zoë - Élégante"))
    text = canonical(public_position(game.build()))
    assert text.isascii()
    assert "\\u00eb" in text
    assert json.dumps(json.loads(text), sort_keys=True, separators=(",", ":")) == text


def test_the_file_can_be_followed_without_our_random_choices() -> None:
    """The choices written below a position, found by their words, lead to it."""
    counted = pt.POSITIONS[2]
    head, chance, *rest = counted.block().splitlines()
    decks = [line.split(" | ")[1:] for line in rest if line.startswith("  deck ")]
    cards = {d.full_name: d for d in first_specimens()}
    game = Game.start(make_table([[cards[n] for n in deck] for deck in decks], settings_of(counted.plan)), counted.seed)
    assert chance == "  chance " + " ".join(str(n) for n in seed_words(counted.seed))
    choices = [line.removeprefix("  > ") for line in rest if line.startswith("  > ")]
    assert len(choices) == counted.after
    for choice in choices:
        who, words = choice.split(" ", 1)
        assert who == f"P{game.to_decide + 1}"
        game.choose(option_words(game).index(words))
    assert head.endswith(f" position {digest(game)}")


def test_the_test_cards_can_be_had_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--cards"]) == 0
    text = capsys.readouterr().out
    assert text == cards_json()
    cards = json.loads(text)
    assert [c["full_name"] for c in cards] == [d.full_name for d in first_specimens()]
    assert {"character", "action", "item", "location"} == {c["type"] for c in cards}
    assert all(c["is"] == "CardDefinition" for c in cards)
    with pytest.raises(TypeError):
        as_data(object())


def test_a_position_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert pt.main(["--show", "1"]) == 0
    assert json.loads(capsys.readouterr().out) == public_position(pt.POSITIONS[0].position())
    with pytest.raises(SystemExit):
        pt.main(["--show", "0"])
