"""Temporary Shift (8.10.8.5) and fused variants (8.10.9)."""

from tintero.abilities.ability import Activated, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Destination, GainLore, Move
from tintero.abilities.target import THIS, YOU, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, ShiftBase, Zone
from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.settings import OpenPoints, Settings

from ..kit import DISCARD, HAND, PLAY, Scene, character, item, shift
from ..reading import real

GAIN_1 = GainLore(YOU, Number(1))
BASE = character("Mei - Girl", 1, 3)
PANDA = character("Mei - Panda", 4, 6, 2, 6, shift(0, temporary=True))


def test_8_10_8_5_at_the_end_of_turn_the_top_card_returns_alone() -> None:
    scene = Scene()
    base, top = scene.put(0, BASE, damage=2), scene.put(0, PANDA, HAND)
    scene.shift(top, base)
    assert scene.strength(top) == 4
    scene.end()
    assert scene.zone(top) == HAND
    assert scene.zone(base) == PLAY
    assert scene.perm(base).damage == 0  # healed completely
    assert scene.strength(base) == 1
    assert scene.perm(base).under == []


def test_8_10_8_5_the_base_is_not_played_again() -> None:
    fresh = Triggered((Trigger(EventKind.PLAYED, subject=This()),), GAIN_1)
    scene = Scene()
    base, top = scene.put(0, character("Mei - Fresh", 1, 3, 1, 1, fresh)), scene.put(0, PANDA, HAND)
    scene.shift(top, base)
    scene.end()
    assert scene.lore_total(0) == 0


def test_8_10_8_5_the_top_card_leaves_play() -> None:
    """ "When this character leaves play" on the card that goes back to hand."""
    goat = Triggered((Trigger(EventKind.LEFT_PLAY, subject=This()),), GAIN_1)
    scene = Scene()
    base = scene.put(0, BASE)
    top = scene.put(0, character("Mei - Goat", 4, 6, 2, 6, shift(0, temporary=True), goat), HAND)
    scene.shift(top, base)
    scene.end()
    assert scene.lore_total(0) == 1


def test_8_10_8_5_healing_can_be_seen() -> None:
    watcher = Triggered((Trigger(EventKind.DAMAGE_REMOVED),), GAIN_1)
    scene = Scene()
    scene.put(0, item("Artist", 1, watcher))
    base, top = scene.put(0, BASE, damage=2), scene.put(0, PANDA, HAND)
    scene.shift(top, base)
    scene.end()
    assert scene.lore_total(0) == 1


def test_8_10_8_5_covered_by_a_further_shift_nothing_happens() -> None:
    scene = Scene()
    base, top = scene.put(0, BASE, damage=1), scene.put(0, PANDA, HAND)
    third = scene.put(0, character("Mei - Grown", 5, 7, 2, 7, shift(0)), HAND)
    scene.shift(top, base).shift(third, top)
    scene.end()
    assert scene.perm(third).under == [top.card, base.card]
    assert scene.perm(third).damage == 1


def test_8_10_8_5_left_and_replayed_nothing_happens() -> None:
    """The delayed trigger is bound to the object (6.2.7.2)."""
    leaves = Activated(Cost(), Move(THIS, Destination(Zone.HAND)))
    scene = Scene()
    base = scene.put(0, BASE)
    top = scene.put(0, character("Mei - Shy Panda", 4, 6, 2, 0, shift(0, temporary=True), leaves), HAND)
    scene.shift(top, base).use(top).play(top)
    scene.end()
    assert scene.zone(top) == PLAY


def test_8_10_8_5_played_for_its_ink_cost_it_stays() -> None:
    scene = Scene()
    top = scene.put(0, character("Mei - Cheap Panda", 4, 6, 2, 0, shift(0, temporary=True)), HAND)
    scene.play(top)
    scene.end()
    assert scene.zone(top) == PLAY


def test_8_10_8_5_only_at_the_end_of_this_turn() -> None:
    """It is a single future moment: banished this turn, nothing happens then or later."""
    dies = Activated(Cost(), Move(THIS, Destination(Zone.DISCARD)))
    scene = Scene()
    base = scene.put(0, BASE)
    top = scene.put(0, character("Mei - Brief Panda", 4, 6, 2, 0, shift(0, temporary=True), dies), HAND)
    scene.shift(top, base).use(top)
    scene.end()
    scene.end()
    assert (scene.zone(top), scene.zone(base)) == (DISCARD, DISCARD)


def test_8_10_8_5_the_base_keeps_the_orientation() -> None:
    """The rules do not say: the setting `resurfaced_base_keeps_orientation`."""
    for keeps in (True, False):
        scene = Scene(settings=Settings(open_points=OpenPoints(resurfaced_base_keeps_orientation=keeps)))
        base, top = scene.put(0, BASE), scene.put(0, PANDA, HAND)
        scene.shift(top, base).quest(top)
        scene.end()
        assert scene.perm(base).exerted is keeps


def test_8_10_9_temporary_classification_shift() -> None:
    """The classification only; whether the name is needed too is a setting."""
    fused = shift(0, base=ShiftBase.CLASSIFICATION, word="Red Panda", temporary=True)
    for needs_name in (False, True):
        scene = Scene(settings=Settings(open_points=OpenPoints(fused_shift_needs_name=needs_name)))
        panda = scene.put(0, character("Ming - Panda", classifications=("Red Panda",)))
        named = scene.put(0, character("Sun - Old", classifications=("Red Panda",)))
        scene.put(0, character("Sun - Person", classifications=("Hero",)))
        top = scene.put(0, character("Sun - Spirit", 5, 5, 2, 5, fused), HAND)
        assert scene.bases(top) == ({named.card} if needs_name else {panda.card, named.card})
        scene.shift(top, named)
        scene.end()
        assert (scene.zone(top), scene.zone(named)) == (HAND, PLAY)


def test_8_10_9_real_sun_yee() -> None:
    scene = Scene()
    panda = scene.put(0, character(classifications=("Red Panda",)))
    top = scene.put(0, real("Sun Yee - Red Panda Spirit"), HAND)
    scene.ink(0, 2)
    scene.shift(top, panda)
    assert not scene.can(Option(op.PLAY, top.card, 0))
    scene.end()
    assert (scene.zone(top), scene.zone(panda)) == (HAND, PLAY)
