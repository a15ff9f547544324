"""Boost (8.4). No card of the pool has nothing but Boost, so all cards here are test cards."""

from tintero.abilities.ability import Activated, Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.condition import Is
from tintero.abilities.cost import Cost
from tintero.abilities.effect import GainLore
from tintero.abilities.property import Changes
from tintero.abilities.target import YOU, YOUR_CHARACTER, Filter, HasCardUnder, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, Keyword, Stat
from tintero.rules import option as op
from tintero.rules.machinery.pieces import FACEDOWN

from ..kit import DECK, HAND, Scene, character, keyword, location, refused, shift

BOOST_2 = keyword(Keyword.BOOST, 2)
GAIN_1 = GainLore(YOU, Number(1))


def test_8_4_1_pay_and_put_the_top_card_facedown_under_it() -> None:
    scene = Scene()
    hero = scene.put(0, character("Ghost", 1, 3, 1, 1, BOOST_2))
    top = scene.put(0, character("Secret"), DECK)
    scene.ink(0, 3)
    scene.use(hero)
    assert scene.ready_ink(0) == 1
    assert scene.perm(hero).under == [top.card]
    assert scene.zone(top) == FACEDOWN
    assert not scene.perm(hero).exerted


def test_8_4_1_once_in_each_of_its_players_turns() -> None:
    scene = Scene()
    hero = scene.put(0, character("Ghost", 1, 3, 1, 1, BOOST_2))
    scene.ink(0, 4)
    scene.use(hero)
    refused(scene, "ability_used_up", "6.1.13.2", op.USE, hero, 0)
    scene.end()
    scene.end()
    scene.use(hero)
    assert len(scene.perm(hero).under) == 2


def test_8_4_1_the_ink_is_needed() -> None:
    scene = Scene()
    hero = scene.put(0, character("Ghost", 1, 3, 1, 1, BOOST_2))
    scene.ink(0, 1)
    refused(scene, "cant_afford", "4.4.3.4", op.USE, hero, 0)


def test_8_4_1_drying_and_exerted_are_no_obstacle_and_locations_can_have_it() -> None:
    scene = Scene()
    hero = scene.put(0, character("Ghost", 1, 3, 1, 1, BOOST_2), drying=True, exerted=True)
    place = scene.put(0, location("Crypt", 5, 1, 1, 1, BOOST_2))
    scene.ink(0, 4)
    scene.use(hero).use(place)
    assert len(scene.perm(hero).under) == len(scene.perm(place).under) == 1


def test_8_4_2_nobody_may_look() -> None:
    scene = Scene()
    hero = scene.put(0, character("Ghost", 1, 3, 1, 1, BOOST_2))
    scene.put(0, character("Secret"), DECK)
    scene.ink(0, 2)
    scene.use(hero)
    for player in (0, 1):
        assert "Secret" not in str(scene.game.sight(player))


def test_8_4_3_it_is_not_played_and_not_in_play() -> None:
    watcher = Triggered((Trigger(EventKind.PLAYED, subject=YOUR_CHARACTER),), GAIN_1)
    scene = Scene()
    scene.put(0, character("Watcher", 1, 1, 1, 1, watcher))
    hero = scene.put(0, character("Ghost", 1, 3, 1, 1, BOOST_2))
    scene.put(0, character("Secret", 1, 1, 1, 1, Activated(Cost(), GAIN_1)), DECK)
    scene.ink(0, 2)
    scene.use(hero)
    assert scene.lore_total(0) == 0
    assert scene.offered(op.USE) == set()


def test_8_4_3_the_put_under_event_can_trigger() -> None:
    watcher = Triggered((Trigger(EventKind.PUT_UNDER, subject=This()),), GAIN_1)
    scene = Scene()
    hero = scene.put(0, character("Ghost", 1, 3, 1, 1, BOOST_2, watcher))
    scene.ink(0, 2)
    scene.use(hero)
    assert scene.lore_total(0) == 1


def test_8_4_3_shift_is_not_putting_a_card_under_but_there_is_one_under() -> None:
    watcher = Triggered((Trigger(EventKind.PUT_UNDER, subject=This()),), GAIN_1)
    covering = Is(This(), Filter(tests=(HasCardUnder(),)))
    proud = Static(condition=covering, properties=(Changes(Stat.STRENGTH, Number(3)),))
    scene = Scene()
    base = scene.put(0, character("Ana - Young"))
    top = scene.put(0, character("Ana - Old", 1, 4, 2, 5, shift(0), watcher, proud), HAND)
    scene.shift(top, base)
    assert scene.lore_total(0) == 0
    assert scene.strength(top) == 4


def test_8_4_1_a_shifted_face_has_a_fresh_allowance_and_the_boosted_card_lies_lowest() -> None:
    """CR 8.10.5: new abilities start with fresh flags; 8.4.3: Boost puts the card at the bottom of the pile."""
    scene = Scene()
    base = scene.put(0, character("Ana - Young", 1, 3, 1, 1, BOOST_2))
    top = scene.put(0, character("Ana - Old", 1, 4, 2, 5, shift(0), BOOST_2), HAND)
    scene.ink(0, 4)
    scene.use(base)
    first = scene.perm(base).under[0]
    scene.shift(top, base).use(top)
    assert scene.perm(top).under[:2] == [base.card, first]
    assert len(scene.perm(top).under) == 3


def test_1_2_3_boost_with_an_empty_deck_puts_nothing() -> None:
    scene = Scene(deck_size=0)
    hero = scene.put(0, character("Ghost", 1, 3, 1, 1, BOOST_2))
    scene.ink(0, 2)
    scene.use(hero)
    assert scene.perm(hero).under == []
    assert scene.asked == op.TURN
