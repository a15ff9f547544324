"""Support (8.13)."""

from tintero.abilities.ability import Activated, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Banish, GainLore, Give
from tintero.abilities.property import Changes
from tintero.abilities.target import THIS, YOU, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, How, Keyword, Stat, Until, Who
from tintero.rules import option as op

from ..kit import DISCARD, Scene, character, keyword
from ..reading import real

SUPPORT = keyword(Keyword.SUPPORT)
HELPER = character("Helper", 3, 3, 1, 1, SUPPORT)


def test_8_13_1_it_may_add_its_strength_to_another_chosen_character() -> None:
    scene = Scene()
    helper, friend, other = scene.put(0, HELPER), scene.put(0, character(strength=1)), scene.put(0, character())
    scene.quest(helper)
    assert scene.lore_total(0) == 1  # the quest is over first
    assert scene.asked == op.MAY
    scene.yes()
    assert scene.offered(op.CARD) == {friend.card, other.card}  # another: not itself
    scene.pick(friend)
    assert scene.strength(friend) == 4
    scene.end()
    assert scene.strength(friend) == 1


def test_8_13_1_it_is_optional() -> None:
    scene = Scene()
    helper, friend = scene.put(0, HELPER), scene.put(0, character(strength=1))
    scene.quest(helper).no()
    assert scene.strength(friend) == 1


def test_8_13_1_any_players_character_subject_to_ward() -> None:
    scene = Scene()
    helper, theirs = scene.put(0, HELPER), scene.put(1, character(strength=1))
    mine = scene.put(0, character("Shy", 1, 1, 1, 1, keyword(Keyword.WARD)))
    scene.put(1, character("Warded", 1, 1, 1, 1, keyword(Keyword.WARD)))
    scene.quest(helper).yes()
    assert scene.offered(op.CARD) == {theirs.card, mine.card}


def test_8_13_1_alone_there_is_nobody_to_choose() -> None:
    scene = Scene()
    helper = scene.put(0, HELPER)
    scene.quest(helper)
    # CR 6.1.5: no ink in it, so it is tried in vain rather than not asked
    assert scene.asked == op.MAY
    scene.yes()
    assert scene.asked == op.TURN


def test_8_13_1_negative_strength_counts_as_zero() -> None:
    scene = Scene()
    helper = scene.put(0, HELPER, gains=[Changes(Stat.STRENGTH, Number(5), negative=True)])
    friend = scene.put(0, character(strength=1))
    scene.quest(helper).yes()
    assert scene.strength(friend) == 1


def test_8_13_1_the_strength_is_read_at_resolution_and_then_fixed() -> None:
    """Its own quest trigger raises it first; a later change does not follow."""
    grows = Triggered(
        (Trigger(EventKind.QUESTED, subject=This()),),
        Give(THIS, (Changes(Stat.STRENGTH, Number(2)),), Until.THIS_TURN), "Grow",
    )
    pump = Activated(Cost(), Give(THIS, (Changes(Stat.STRENGTH, Number(5)),), Until.THIS_TURN))
    scene = Scene()
    helper = scene.put(0, character("Helper", 3, 3, 1, 1, SUPPORT, grows, pump))
    friend = scene.put(0, character(strength=1))
    scene.quest(helper)
    assert scene.asked == op.RESOLVE
    names = {e.number: e.ability.name for e in scene.game.state.bag}
    first = next(o for o in scene.game.options if names[o.a] == "Grow")
    scene.choose(first).yes()
    assert scene.strength(friend) == 6
    scene.use(helper)
    assert scene.strength(friend) == 6


def test_8_13_1_last_known_strength_if_it_left() -> None:
    """CR 6.7.7: another quest trigger banishes it before Support resolves."""
    dies = Triggered((Trigger(EventKind.QUESTED, subject=This()),), Banish(THIS), "Die")
    scene = Scene()
    helper = scene.put(
        0, character("Helper", 3, 3, 1, 1, SUPPORT, dies), gains=[Changes(Stat.STRENGTH, Number(1))]
    )
    friend = scene.put(0, character(strength=1))
    scene.quest(helper)
    names = {e.number: e.ability.name for e in scene.game.state.bag}
    scene.choose(next(o for o in scene.game.options if names[o.a] == "Die")).yes()
    assert scene.zone(helper) == DISCARD
    assert scene.strength(friend) == 5


def test_8_13_1_who_watches_being_chosen_for_support_sees_it() -> None:
    """ "Whenever this character is chosen for Support, gain 1 lore"."""
    chosen = Trigger(EventKind.CHOSEN, subject=This(), who=Who.YOU, how=How.FOR_SUPPORT)
    gallant = Triggered((chosen,), GainLore(YOU, Number(1)))
    scene = Scene()
    helper = scene.put(0, HELPER)
    scene.put(0, character("Gallant", 1, 3, 1, 1, gallant))
    scene.quest(helper).yes()
    assert scene.lore_total(0) == 2


def test_8_13_1_only_questing_triggers_it() -> None:
    scene = Scene()
    helper = scene.put(0, HELPER)
    scene.put(0, character())
    foe = scene.put(1, character(), exerted=True)
    scene.challenge(helper, foe)
    assert scene.asked == op.TURN


def test_8_13_1_real_basil() -> None:
    scene = Scene()
    basil = scene.put(0, real("Basil - Of Baker Street"))  # 2 strength, Support
    friend = scene.put(0, character(strength=1))
    scene.quest(basil).yes()
    assert scene.strength(friend) == 3
