"""What cards are for, read from what they mean; and what a deck is made of."""

from __future__ import annotations

import pytest

from tests.kit import action, character, item, keyword, location
from tests.reading import real, shared_reader
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.ability import Activated, Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost
from tintero.abilities.property import HasAbility
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Keyword, Until, Who, Whose, Zone
from tintero.lab.experiments.card_roles import Gain, Removal, Roles, roles_of
from tintero.lab.experiments.deck_parts import deck_parts

YOURS = ta.Chosen(ta.YOUR_CHARACTER)
THEIRS = ta.Chosen(ta.OPPOSING_CHARACTER)
ANYBODY = ta.Chosen(ta.CHARACTER)
OF_THAT_PLAYER = ta.Chosen(ta.Filter((CardType.CHARACTER,), Whose.THAT_PLAYERS))
DRAW = ef.Draw(ta.YOU, Number(1))
BANISH_SUBJECT = ef.Banish(ta.The(ta.Subject()))


# ---- real cards ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "ways"),
    [
        ("Dragon Fire", [Removal.BANISH]),
        ("Be Prepared", [Removal.BANISH]),
        ("Be King Undisputed", [Removal.BANISH]),  # each opponent picks their own
        ("Cheshire Cat - Not All There", [Removal.BANISH]),  # whoever challenged it
        ("Prince Phillip - Dragonslayer", [Removal.BANISH]),  # whoever it challenged
        ("Kuzco's Palace - Home of the Emperor", [Removal.BANISH]),
        ("Te Kā - Elemental Terror", [Removal.BANISH]),
        ("Air Drop", [Removal.DAMAGE]),  # "it" was picked before
        ("Belle - Accomplished Mystic", [Removal.DAMAGE]),  # moved onto them
        ("Lady Tremaine - Scornful Snob", [Removal.DAMAGE]),  # they enter with it
        ("Queen of Hearts - Unpredictable Bully", [Removal.DAMAGE]),
        ("Begone!", [Removal.HAND]),
        ("Bounce", [Removal.HAND]),
        ("Under the Sea", [Removal.DECK]),
        ("Let It Go", [Removal.INKWELL]),
        ("The Family Scattered", [Removal.HAND, Removal.DECK]),
        ("Stitch - New Dog", []),  # no text at all
        ("Friends on the Other Side", []),
        ("Rise of the Titans", []),  # items and locations
        ("Candy Drift", []),  # its own
        ("Time to Go!", []),
        ("Sugar Rush Speedway - Starting Line", []),  # those at one's own location
        ("Yzma - Above It All", []),  # what returns was banished already
        ("Dr. Facilier - Agent Provocateur", []),
        ("Abu - Illusory Pachyderm", []),  # Vanish banishes itself
        ("Mad Hatter - Eccentric Host", []),  # a card of their deck
    ],
)
def test_what_real_cards_do_to_opposing_characters(name: str, ways: list[Removal]) -> None:
    assert list(roles_of(real(name)).removes) == ways


@pytest.mark.parametrize(
    ("name", "ways"),
    [
        ("Friends on the Other Side", [Gain.DRAW]),
        ("A Whole New World", [Gain.DRAW]),
        ("Second Star to the Right", [Gain.DRAW]),  # a chosen player may be its own
        ("Stitch - Rock Star", [Gain.DRAW]),
        ("Hades - Looking for a Deal", [Gain.DRAW]),
        ("Ariel - Spectacular Singer", [Gain.DECK]),
        ("Intense Research", [Gain.DECK]),  # it looks in one of two ways
        ("Antonio Madrigal - Friend to All", [Gain.DECK]),
        ("Fred - Giant-Sized", [Gain.DECK]),
        ("Bruno's Return", [Gain.DISCARD]),
        ("Marshmallow - Persistent Guardian", [Gain.DISCARD]),
        ("Omnidroid - Ultimate Iteration", [Gain.UNDER]),
        ("Dragon Fire", []),
        ("Stitch - New Dog", []),
        ("Earth Giant - Living Mountain", []),  # the opponents draw
        ("Kuzco - Impulsive Llama", []),
        ("Daisy Duck - Donald's Date", []),
        ("Arthur - Wizard's Apprentice", []),  # back from play
        ("Gaston - Created by the Vine", []),  # a word in its name
        ("Jafar - Striking Illusionist", []),  # it only watches who draws
    ],
)
def test_which_real_cards_bring_cards(name: str, ways: list[Gain]) -> None:
    assert list(roles_of(real(name)).gains) == ways


def test_every_card_of_the_pool_can_be_judged() -> None:
    reader = shared_reader()
    found = [roles_of(reader.definition_of(card)) for card in reader.pool]
    assert sum(bool(roles.removes) for roles in found) > 250
    assert sum(bool(roles.gains) for roles in found) > 400
    assert sum(roles == Roles() for roles in found) > 1500


# ---- written as data -------------------------------------------------------------------------------------------------


def whenever(trigger: Trigger, effect: ef.Effect) -> ef.Effect:
    return ef.Whenever((trigger,), effect, Until.THIS_TURN)


@pytest.mark.parametrize(
    ("effect", "ways"),
    [
        (ef.Banish(THEIRS), [Removal.BANISH]),
        (ef.Banish(ANYBODY), [Removal.BANISH]),
        (ef.Banish(YOURS), []),
        (ef.Banish(ta.Chosen(ta.Filter((CardType.ITEM,), Whose.OPPOSING))), []),
        (ef.Banish(ta.Chosen(ta.Filter(whose=Whose.OPPOSING))), [Removal.BANISH]),  # any card of theirs
        (ef.Banish(ta.Chosen(ta.Filter(tests=(ta.AnyOf((ta.YOUR_CHARACTER, ta.Filter((CardType.ITEM,)))),)))), []),
        (ef.Sequence((ef.Pick(YOURS), ef.Banish(ta.The(ta.It())))), []),
        (ef.Sequence((ef.Pick(THEIRS), ef.Banish(ta.The(ta.It())))), [Removal.BANISH]),
        (
            ef.Sequence((
                ef.Pick(THEIRS), ef.Remember("first"), ef.Pick(YOURS), ef.DealDamage(ta.The(ta.It("first")), Number(1)),
            )),
            [Removal.DAMAGE],
        ),
        (ef.MoveDamage(THEIRS, YOURS, None), []),
        (ef.MoveDamage(YOURS, THEIRS, None), [Removal.DAMAGE]),
        (ef.Either((ef.Banish(YOURS), ef.PutDamage(THEIRS, Number(1))), ta.YOU), [Removal.DAMAGE]),
        (ef.Move(THEIRS, ef.Destination(Zone.INKWELL)), [Removal.INKWELL]),
        (ef.Move(ta.Chosen(ta.Filter(whose=Whose.OPPOSING, zone=Zone.DISCARD)), ef.Destination(Zone.DECK)), []),
        (whenever(Trigger(EventKind.QUESTED, ta.OPPOSING_CHARACTER), BANISH_SUBJECT), [Removal.BANISH]),
        (whenever(Trigger(EventKind.PLAYED, ta.CHARACTER, who=Who.YOU), BANISH_SUBJECT), []),
        (ef.EachDoes(ta.Players(Who.EACH_OPPONENT), ef.Banish(OF_THAT_PLAYER)), [Removal.BANISH]),
        (ef.EachDoes(ta.YOU, ef.Banish(OF_THAT_PLAYER)), []),
    ],
)  # fmt: skip
def test_whose_it_is_decides(effect: ef.Effect, ways: list[Removal]) -> None:
    assert list(roles_of(action(effect)).removes) == ways


def test_an_ability_that_is_given_away_is_that_of_whoever_has_it() -> None:
    """Given to an opposing character, "you" is the opponent and "this" their character."""
    banishes_itself = Triggered((Trigger(EventKind.TURN_ENDS, who=Who.YOU),), ef.Banish(ta.THIS))
    draws = Activated(Cost(exert=True), DRAW)
    for ability, theirs, yours in (
        (banishes_itself, Roles((Removal.BANISH,)), Roles()),
        (draws, Roles(), Roles((), (Gain.DRAW,))),
    ):
        for target, expected in ((THEIRS, theirs), (YOURS, yours)):
            assert roles_of(action(ef.Give(target, (HasAbility(ability),), Until.THIS_TURN))) == expected
        static = Static(affects=ta.OPPOSING_CHARACTER, properties=(HasAbility(ability),))
        assert roles_of(item("", 1, static)) == theirs


def test_the_two_of_a_challenge() -> None:
    challenges = Trigger(EventKind.CHALLENGED, ta.This())
    assert roles_of(character("", 1, 1, 1, 1, Triggered((challenges,), ef.Banish(ta.The(ta.Object()))))).removes
    assert not roles_of(character("", 1, 1, 1, 1, Triggered((challenges,), ef.Banish(ta.The(ta.Subject()))))).removes


# ---- a deck ----------------------------------------------------------------------------------------------------------


def test_the_parts_of_a_deck() -> None:
    guard = character("Guard", 1, 4, 1, 2, keyword(Keyword.BODYGUARD), keyword(Keyword.WARD))
    runner = character("Runner", 2, 2, 3, 4, inkable=False, inks=("Ruby", "Steel"), classifications=("Dreamborn",))
    fire = action(ef.Banish(ANYBODY), 5, "Fire")
    song = action(DRAW, 2, "Song", song=True)
    deck = [guard] * 3 + [fire] * 2 + [runner] * 4 + [song] + [item("Cup", 1)] + [location("Hill", 5, 2, 2)] + [guard]
    parts = deck_parts(deck)
    assert parts.size == 13
    assert parts.copies == (4, 2, 4, 1, 1, 1)
    assert dict(parts.by_kind) == {"character": 8, "action": 2, "song": 1, "item": 1, "location": 1}
    assert list(parts.curve) == [1, 2, 3, 4, 5]
    assert (parts.curve[2]["character"], parts.curve[2]["song"], parts.curve[2]["location"]) == (4, 1, 1)
    assert not any(parts.curve[3].values())
    assert parts.mean_cost == pytest.approx((4 * 2 + 2 * 5 + 4 * 4 + 2 + 1 + 2) / 13)
    assert parts.inkable == 9
    assert parts.inks["Steel"] == parts.inks["Ruby"] == 4
    assert dict(parts.classifications) == {"Dreamborn": 4, "Storyborn": 4}
    assert dict(parts.keywords) == {Keyword.BODYGUARD: 4, Keyword.WARD: 4}
    assert (parts.lore, parts.location_lore, parts.mean_lore) == (4 + 12, 2, 2.0)
    assert [(one.card, one.copies) for one in parts.removal] == [("Fire", 2)]
    data = parts.to_data()
    assert data["removal"] == {"cards": 2, "by_card": [{"card": "Fire", "copies": 2, "ways": ["banish"]}]}
    assert data["draw"]["cards"] == 1
    assert sum(row["cards"] for row in data["curve"]) == 13
    assert data["keywords"] == {"bodyguard": 4, "ward": 4}


def test_a_deck_without_characters_has_no_mean_lore() -> None:
    parts = deck_parts([action(DRAW)])
    assert (parts.characters, parts.lore, parts.mean_lore) == (0, 0, None)
    with pytest.raises(ValueError):
        deck_parts([])
