"""The Shift variants (8.10.8), two bases (8.10.4.2) and Morph."""

from tintero.abilities.ability import Activated, Static
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Banish, Destination, GainLore, Give, Later, Move, PlayCard, Sequence
from tintero.abilities.property import Changes, EntersExerted, HasClassification, Imposed, NamedForShift
from tintero.abilities.target import THIS, YOU, YOUR_CHARACTER, Chosen, Filter, It, The
from tintero.abilities.words import CardType, Moment, PlayWay, ShiftBase, Stat, Until, Whose, Zone
from tintero.rules import option as op
from tintero.rules.settings import OpenPoints, Settings

from ..kit import DISCARD, HAND, PLAY, Scene, action, character, item, refused, shift
from ..reading import real

GAIN_1 = GainLore(YOU, Number(1))
NOT_A_BASE = ("not_a_shift_base", "8.10.1")
PAIR = ("Mick & Minn", "Mick", "Minn")
DUO = character("Mick & Minn - Duo", 4, 6, 2, 6, shift(1, base=ShiftBase.TWO_NAMES), names=PAIR)
COMBO = character("Mick & Minn - Combo", 4, 6, 2, 6, shift(1, base=ShiftBase.ONE_OR_TWO_NAMES), names=PAIR)
MICK, MINN = character("Mick - Alone", 1, 3), character("Minn - Alone", 1, 3)
ANY_NAME = Static(properties=(NamedForShift(),))
ANY_VARIANT = Static(properties=(NamedForShift(any_variant=True),))
PUPPY_SHIFT = character("Bolt - Wonder", 4, 4, 2, 5, shift(0, base=ShiftBase.CLASSIFICATION, word="Puppy"))
POTATO_SHIFT = character("Posey - Test", 4, 6, 2, 6, shift(1, base=ShiftBase.ITEM, word="Potato"))


# ---- classification, universal --------------------------------------------------------------------------------------


def test_8_10_8_1_classification_shift() -> None:
    scene = Scene()
    puppy = scene.put(0, character("Rolly - Puppy", classifications=("Puppy",)))
    same_name = scene.put(0, character("Bolt - Cat", classifications=("Hero",)))
    top = scene.put(0, PUPPY_SHIFT, HAND)
    assert scene.bases(top) == {puppy.card}
    refused(scene, *NOT_A_BASE, op.SHIFT, top, same_name, 0)
    scene.shift(top, puppy)
    assert scene.perm(top).under == [puppy.card]


def test_8_10_8_1_a_granted_classification_counts() -> None:
    scene = Scene()
    scene.put(0, item("Collar", 1, Static(affects=YOUR_CHARACTER, properties=(HasClassification("Puppy"),))))
    cat = scene.put(0, character("Tom - Cat", classifications=("Hero",)))
    top = scene.put(0, PUPPY_SHIFT, HAND)
    assert scene.bases(top) == {cat.card}


def test_8_10_8_2_universal_shift() -> None:
    scene = Scene()
    mine = [scene.put(0, character()) for _ in range(2)]
    scene.put(0, item())
    scene.put(1, character())
    top = scene.put(0, character("Robot", 4, 4, 2, 5, shift(0, base=ShiftBase.ANY_CHARACTER)), HAND)
    assert scene.bases(top) == {c.card for c in mine}


# ---- Duo and Combo --------------------------------------------------------------------------------------------------


def test_8_10_8_3_duo_shift_needs_one_base_per_name() -> None:
    scene = Scene()
    top = scene.put(0, DUO, HAND)
    mick = scene.put(0, MICK)
    scene.put(0, MICK)
    scene.ink(0, 1)
    refused(scene, *NOT_A_BASE, op.SHIFT, top, mick, 0)
    assert scene.bases(top) == set()


def test_8_10_8_3_the_player_orders_the_bases_beneath() -> None:
    for first, second in ((0, 1), (1, 0)):
        scene = Scene()
        top = scene.put(0, DUO, HAND)
        both = [scene.put(0, MICK), scene.put(0, MINN)]
        scene.ink(0, 1)
        scene.shift(top, both[first])
        assert scene.perm(top).under == [both[first].card, both[second].card]
        assert scene.ready_ink(0) == 0


def test_8_10_8_3_which_second_base_is_asked() -> None:
    scene = Scene()
    top, mick = scene.put(0, DUO, HAND), scene.put(0, MICK)
    minns = [scene.put(0, MINN) for _ in range(2)]
    scene.ink(0, 1)
    scene.shift(top, mick)
    assert scene.offered(op.CARD) == {m.card for m in minns}
    scene.pick(minns[1])
    assert scene.perm(top).under == [mick.card, minns[1].card]
    assert scene.zone(minns[0]) == PLAY


def test_8_10_8_3_one_dual_named_character_is_only_one_base() -> None:
    scene = Scene()
    top = scene.put(0, DUO, HAND)
    both = scene.put(0, character("Mick & Minn - Old", names=PAIR))
    scene.ink(0, 1)
    refused(scene, *NOT_A_BASE, op.SHIFT, top, both, 0)


def test_8_10_8_3_a_dual_named_character_can_fill_either_slot() -> None:
    scene = Scene()
    top = scene.put(0, DUO, HAND)
    both = scene.put(0, character("Mick & Minn - Old", names=PAIR))
    minn = scene.put(0, MINN)
    scene.ink(0, 1)
    scene.shift(top, both)
    assert scene.perm(top).under == [both.card, minn.card]


def test_8_10_8_4_combo_shift_takes_one_base_or_two_for_the_same_cost() -> None:
    for two in (False, True):
        scene = Scene()
        top, mick, minn = scene.put(0, COMBO, HAND), scene.put(0, MICK), scene.put(0, MINN)
        scene.ink(0, 2)
        scene.shift(top, mick)
        assert scene.asked == op.CHOOSE
        if two:
            scene.pick(minn)
        else:
            scene.done()
        assert scene.perm(top).under == ([mick.card, minn.card] if two else [mick.card])
        assert scene.ready_ink(0) == 1


def test_8_10_8_4_combo_shift_with_one_base_only() -> None:
    scene = Scene()
    top, minn = scene.put(0, COMBO, HAND), scene.put(0, MINN)
    scene.ink(0, 1)
    scene.shift(top, minn)
    assert scene.perm(top).under == [minn.card]


def test_8_10_4_2_two_bases_drying_beats_dry_and_exerted_beats_ready() -> None:
    for first, second in (({"exerted": True}, {"drying": True}), ({"drying": True}, {"exerted": True})):
        scene = Scene()
        top = scene.put(0, DUO, HAND)
        mick = scene.put(0, MICK, **first)
        scene.put(0, MINN, **second)
        scene.ink(0, 1)
        scene.shift(top, mick)
        assert (scene.perm(top).exerted, scene.perm(top).drying) == (True, True)


def test_8_10_4_2_two_ready_dry_bases() -> None:
    scene = Scene()
    top, mick = scene.put(0, DUO, HAND), scene.put(0, MICK)
    scene.put(0, MINN)
    scene.ink(0, 1)
    scene.shift(top, mick).quest(top)
    assert scene.lore_total(0) == 2


def test_8_10_6_the_damage_of_two_bases_adds_up() -> None:
    """The rules do not say it in so many words: the setting `two_bases_sum_damage`."""
    for summed, damage in ((True, 3), (False, 1)):
        scene = Scene(settings=Settings(open_points=OpenPoints(two_bases_sum_damage=summed)))
        top, mick = scene.put(0, DUO, HAND), scene.put(0, MICK, damage=1)
        scene.put(0, MINN, damage=2)
        scene.ink(0, 1)
        scene.shift(top, mick)
        assert scene.perm(top).damage == damage


def test_8_10_5_effects_on_either_base_stay() -> None:
    """A bonus and a delayed banishment, each on the first or the second base."""
    for first in (True, False):
        doom = Give(Chosen(YOUR_CHARACTER), (Changes(Stat.STRENGTH, Number(2)),), Until.THIS_TURN)
        scene = Scene()
        top, mick, minn = scene.put(0, DUO, HAND), scene.put(0, MICK), scene.put(0, MINN)
        deed = scene.put(0, action(Sequence((doom, Later(Moment.END_OF_TURN, Banish(The(It()))))), 0), HAND)
        scene.ink(0, 1)
        scene.play(deed).pick(mick if first else minn)
        scene.shift(top, mick)
        assert scene.strength(top) == 6
        scene.end()
        assert scene.zone(top) == DISCARD


def test_8_10_7_a_stack_of_two_bases_leaves_whole() -> None:
    scene = Scene()
    leaves = Activated(Cost(), Move(THIS, Destination(Zone.HAND)))
    duo = character("Mick & Minn - Shy", 4, 6, 2, 6, shift(1, base=ShiftBase.TWO_NAMES), leaves, names=PAIR)
    top, mick = scene.put(0, duo, HAND), scene.put(0, MICK)
    scene.put(0, MINN)
    scene.ink(0, 1)
    scene.shift(top, mick).use(top)
    assert scene.hand(0) == 3


def test_6_1_7_duo_shift_by_an_effect_needs_both_bases_too() -> None:
    """ "You pay all costs": the ordinary process, so one base is not enough for Duo Shift."""
    king = Activated(Cost(), PlayCard(Filter((CardType.CHARACTER,), Whose.YOURS, Zone.DISCARD), way=PlayWay.PAID))
    scene = Scene()
    gadget, mick = scene.put(0, item("King", 1, king)), scene.put(0, MICK)
    top = scene.put(0, DUO, DISCARD)
    scene.ink(0, 1)
    scene.use(gadget)
    assert scene.zone(top) == DISCARD
    assert scene.perm(mick).card == mick.card
    assert scene.ready_ink(0) == 1


# ---- Potato ---------------------------------------------------------------------------------------------------------


def test_8_10_8_6_potato_shift_takes_the_item_of_that_name() -> None:
    scene = Scene()
    potato, gadget = scene.put(0, item("Potato", 1)), scene.put(0, item("Tomato", 1))
    same_name = scene.put(0, character("Posey - Young"))
    wrong_kind = scene.put(0, character("Potato - Person"))
    top = scene.put(0, POTATO_SHIFT, HAND)
    scene.ink(0, 1)
    assert scene.bases(top) == {potato.card}
    for other in (gadget, same_name, wrong_kind):
        refused(scene, *NOT_A_BASE, op.SHIFT, top, other, 0)


def test_8_10_4_1_on_an_item_in_play_since_the_turn_began_it_is_dry() -> None:
    scene = Scene()
    potato, top = scene.put(0, item("Potato", 1)), scene.put(0, POTATO_SHIFT, HAND)
    scene.ink(0, 1)
    scene.shift(top, potato).quest(top)
    assert scene.lore_total(0) == 2


def test_8_10_4_1_on_an_item_of_this_turn_it_is_drying_and_8_10_2_exerted() -> None:
    exerted = Static(rules=(Imposed(EntersExerted(Filter())),), zones=(Zone.HAND,))
    scene = Scene()
    potato, top = scene.put(0, item("Potato", 0, exerted), HAND), scene.put(0, POTATO_SHIFT, HAND)
    scene.ink(0, 1)
    scene.play(potato).shift(top, potato)
    assert (scene.perm(top).drying, scene.perm(top).exerted) == (True, True)


# ---- Morph ----------------------------------------------------------------------------------------------------------


def test_8_10_morph_counts_as_any_name() -> None:
    scene = Scene()
    goo = scene.put(0, character("Morph - Goo", 1, 1, 1, 1, ANY_NAME))
    top = scene.put(0, character("Ana - Old", 4, 4, 2, 5, shift(0)), HAND)
    assert scene.bases(top) == {goo.card}


def test_8_10_morph_any_name_is_no_classification_and_no_potato() -> None:
    scene = Scene()
    scene.put(0, character("Morph - Goo", 1, 1, 1, 1, ANY_NAME))
    puppy = scene.put(0, PUPPY_SHIFT, HAND)
    posey = scene.put(0, POTATO_SHIFT, HAND)
    scene.ink(0, 1)
    assert scene.bases(puppy) == scene.bases(posey) == set()


def test_8_10_morph_that_fits_every_variant() -> None:
    scene = Scene()
    morph = scene.put(0, character("Morph - Imitator", 1, 1, 1, 1, ANY_VARIANT))
    red_panda = shift(0, base=ShiftBase.CLASSIFICATION, word="Red Panda", temporary=True)
    tops = [
        scene.put(0, character("Ana - Old", 4, 4, 2, 5, shift(0)), HAND),
        scene.put(0, PUPPY_SHIFT, HAND),
        scene.put(0, character("Robot", 4, 4, 2, 5, shift(0, base=ShiftBase.ANY_CHARACTER)), HAND),
        scene.put(0, character("Sun - Spirit", 5, 5, 2, 5, red_panda), HAND),
        scene.put(0, POTATO_SHIFT, HAND),
        scene.put(0, COMBO, HAND),
    ]
    scene.ink(0, 1)
    assert [scene.bases(top) for top in tops] == [{morph.card}] * 6


def test_8_10_8_3_morph_fills_only_one_of_two_slots() -> None:
    scene = Scene()
    morph = scene.put(0, character("Morph - Imitator", 1, 1, 1, 1, ANY_VARIANT))
    top = scene.put(0, DUO, HAND)
    scene.ink(0, 1)
    refused(scene, *NOT_A_BASE, op.SHIFT, top, morph, 0)
    scene = Scene()
    morph = scene.put(0, character("Morph - Imitator", 1, 1, 1, 1, ANY_VARIANT))
    minn, top = scene.put(0, MINN), scene.put(0, DUO, HAND)
    scene.ink(0, 1)
    scene.shift(top, morph)
    assert scene.perm(top).under == [morph.card, minn.card]


# ---- real cards -----------------------------------------------------------------------------------------------------


def test_8_10_8_1_real_thunderbolt() -> None:
    scene = Scene()
    puppy = scene.put(0, character(classifications=("Puppy",)))
    scene.put(0, character())
    top = scene.put(0, real("Thunderbolt - Wonder Dog"), HAND)
    scene.ink(0, 3)
    assert scene.bases(top) == {puppy.card}


def test_8_10_8_6_real_posey() -> None:
    scene = Scene()
    potato = scene.put(0, item("Potato", 1))
    top = scene.put(0, real("Posey - Vampire Potato"), HAND)
    scene.ink(0, 5)
    scene.shift(top, potato)
    assert scene.perm(top).under == [potato.card]
    assert scene.strength(top) == 7
