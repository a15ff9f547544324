"""Ward (8.15) and must-be-chosen (6.7.3)."""

from tintero.abilities.ability import Static
from tintero.abilities.amount import Number
from tintero.abilities.effect import Banish, DealDamage, EachDoes, Exert, Give, Sequence
from tintero.abilities.property import Can, HasKeyword
from tintero.abilities.target import (
    CHARACTER,
    OPPOSING_CHARACTER,
    YOUR_CHARACTER,
    Chosen,
    Each,
    Filter,
    Players,
)
from tintero.abilities.words import CardType, Doing, Keyword, Until, Who, Whose
from tintero.rules import option as op
from tintero.rules.settings import Settings

from ..kit import DISCARD, HAND, PLAY, Scene, action, character, item, keyword, location, refused
from ..reading import real

WARD = keyword(Keyword.WARD)
SHY = character("Shy", 1, 9, 1, 1, WARD)
MUST = Static(properties=(Can(Doing.MUST_BE_CHOSEN),))
PROTECTOR = character("John", 1, 9, 1, 1, MUST)
THEIR_OWN = Chosen(Filter((CardType.CHARACTER,), Whose.THAT_PLAYERS), by=Who.THAT_PLAYER)


def test_8_15_1_opponents_cannot_choose_it() -> None:
    scene = Scene()
    shy, one, two = scene.put(1, SHY), scene.put(1, character()), scene.put(1, character())
    deed = scene.put(0, action(Banish(Chosen(OPPOSING_CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.offered(op.CARD) == {one.card, two.card}
    refused(scene, "has_ward", "8.15.1", op.CARD, shy)


def test_8_15_1_with_nothing_else_the_effect_does_nothing() -> None:
    scene = Scene()
    shy = scene.put(1, SHY)
    deed = scene.put(0, action(Banish(Chosen(OPPOSING_CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.zone(shy) == PLAY
    assert scene.zone(deed) == DISCARD


def test_8_15_1_its_own_player_may_choose_it() -> None:
    scene = Scene()
    shy = scene.put(0, SHY)
    deed = scene.put(0, action(Exert(Chosen(CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.perm(shy).exerted


def test_8_15_1_also_when_an_opponents_effect_tells_them_to() -> None:
    scene = Scene()
    shy, other = scene.put(1, SHY), scene.put(1, character())
    deed = scene.put(0, action(EachDoes(Players(Who.EACH_OPPONENT), Banish(THEIR_OWN)), 0), HAND)
    scene.play(deed)
    assert scene.asked_player == 1
    scene.pick(shy)
    assert (scene.zone(shy), scene.zone(other)) == (DISCARD, PLAY)


def test_8_15_1_it_can_be_challenged() -> None:
    scene = Scene()
    hero, shy = scene.put(0, character()), scene.put(1, SHY, exerted=True)
    scene.challenge(hero, shy)
    assert scene.perm(shy).damage == 2


def test_8_15_1_items_and_locations_can_have_it() -> None:
    scene = Scene()
    scene.put(1, item("Vault", 1, WARD))
    scene.put(1, location("Tower", 5, 1, 1, 1, WARD))
    open_one = scene.put(1, item("Box", 1))
    flt = Filter((CardType.ITEM, CardType.LOCATION), Whose.OPPOSING)
    deed = scene.put(0, action(Banish(Chosen(flt)), 0), HAND)
    scene.play(deed)
    assert scene.zone(open_one) == DISCARD


def test_8_15_2_effects_without_a_choice_apply() -> None:
    scene = Scene()
    shy = scene.put(1, SHY)
    deed = scene.put(0, action(DealDamage(Each(OPPOSING_CHARACTER), Number(2)), 0), HAND)
    scene.play(deed)
    assert scene.perm(shy).damage == 2


def test_8_15_2_ward_gained_in_the_same_effect_blocks_a_later_choice() -> None:
    """Every opposing character gains Ward, then one is to be banished: nobody can be chosen."""
    effect = Sequence((
        Give(Each(OPPOSING_CHARACTER), (HasKeyword(Keyword.WARD),), Until.THIS_TURN),
        Banish(Chosen(OPPOSING_CHARACTER)),
    ))
    scene = Scene()
    foe = scene.put(1, character())
    deed = scene.put(0, action(effect, 0), HAND)
    scene.play(deed)
    assert scene.zone(foe) == PLAY


def test_8_15_1_teammates_may_choose_it() -> None:
    scene = Scene(players=4, settings=Settings(players=4, teams=(0, 1, 0, 1)))
    shy = scene.put(2, SHY)
    deed = scene.put(0, action(Exert(Chosen(CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.perm(shy).exerted


def test_6_7_3_a_character_that_must_be_chosen() -> None:
    """Even for a gift."""
    scene = Scene()
    john = scene.put(1, PROTECTOR)
    mine = scene.put(0, character())
    deed = scene.put(0, action(Give(Chosen(CHARACTER), (HasKeyword(Keyword.RUSH),), Until.THIS_TURN), 0), HAND)
    scene.play(deed)
    assert scene.has(john, Keyword.RUSH)
    assert not scene.has(mine, Keyword.RUSH)


def test_6_7_3_either_of_two_satisfies_both() -> None:
    scene = Scene()
    johns = [scene.put(1, PROTECTOR) for _ in range(2)]
    scene.put(1, character())
    deed = scene.put(0, action(Banish(Chosen(OPPOSING_CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.offered(op.CARD) == {j.card for j in johns}


def test_6_7_3_it_must_fit_the_effect_first() -> None:
    """An effect on one of your own characters cannot reach him."""
    scene = Scene()
    scene.put(1, PROTECTOR)
    mine = scene.put(0, character())
    deed = scene.put(0, action(Exert(Chosen(YOUR_CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.perm(mine).exerted


def test_6_7_3_ward_beats_must_be_chosen() -> None:
    """CR 1.2.2: a prohibition wins."""
    scene = Scene()
    john = scene.put(1, PROTECTOR, gains=[HasKeyword(Keyword.WARD)])
    other = scene.put(1, character())
    deed = scene.put(0, action(Banish(Chosen(OPPOSING_CHARACTER)), 0), HAND)
    scene.play(deed)
    assert (scene.zone(john), scene.zone(other)) == (PLAY, DISCARD)


def test_8_15_real_aladdin() -> None:
    scene = Scene()
    ali = scene.put(1, real("Aladdin - Prince Ali"))
    other = scene.put(1, character())
    deed = scene.put(0, action(Banish(Chosen(OPPOSING_CHARACTER)), 0), HAND)
    scene.play(deed)
    assert (scene.zone(ali), scene.zone(other)) == (PLAY, DISCARD)
