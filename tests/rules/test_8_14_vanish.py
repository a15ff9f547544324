"""Vanish (8.14)."""

from tintero.abilities.ability import Activated
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Banish, DealDamage, Destination, Effect, Exert, Give, Move, MoveDamage
from tintero.abilities.property import Changes
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, YOUR_CHARACTER, Chosen, Each
from tintero.abilities.words import DeckEnd, EventKind, Keyword, Stat, Until, Zone
from tintero.rules import option as op

from ..kit import DECK, DISCARD, HAND, INKWELL, PLAY, Scene, action, character, item, keyword
from ..reading import real

GHOST = character("Ghost", 1, 9, 1, 1, keyword(Keyword.VANISH))


def after(effect: Effect, player: int = 1) -> tuple[Scene, int]:
    """`player` plays an action with this effect; where is player 0's ghost then?"""
    scene = Scene(turn=player)
    ghost = scene.put(0, GHOST)
    scene.put(1, character(willpower=9), damage=0)
    deed = scene.put(player, action(effect, 0), HAND)
    scene.play(deed)
    if scene.asked == op.CHOOSE:
        scene.pick(ghost)
    return scene, scene.zone(ghost)


def test_8_14_1_chosen_by_an_opponent_for_an_action() -> None:
    scene, zone = after(DealDamage(Chosen(OPPOSING_CHARACTER), Number(1)))
    assert zone == DISCARD
    assert len(scene.events(EventKind.BANISHED)) == 1


def test_8_14_1_being_chosen_suffices() -> None:
    """Even if the effect does nothing: no damage to move."""
    _, zone = after(MoveDamage(Chosen(OPPOSING_CHARACTER), Chosen(YOUR_CHARACTER), Number(2)))
    assert zone == DISCARD


def test_8_14_1_a_helpful_action_counts_too() -> None:
    _, zone = after(Give(Chosen(CHARACTER), (Changes(Stat.STRENGTH, Number(1)),), Until.THIS_TURN))
    assert zone == DISCARD


def test_8_14_1_not_by_its_own_player() -> None:
    _, zone = after(Exert(Chosen(CHARACTER)), player=0)
    assert zone == PLAY


def test_8_14_1_not_without_a_choice() -> None:
    _, zone = after(DealDamage(Each(OPPOSING_CHARACTER), Number(1)))
    assert zone == PLAY


def test_8_14_1_abilities_do_not_count() -> None:
    scene = Scene(turn=1)
    ghost = scene.put(0, GHOST)
    gadget = scene.put(1, item("Wand", 1, Activated(Cost(), Exert(Chosen(OPPOSING_CHARACTER)))))
    scene.use(gadget)
    assert scene.perm(ghost).exerted


def test_8_14_1_challenges_do_not_count() -> None:
    scene = Scene(turn=1)
    ghost = scene.put(0, GHOST, exerted=True)
    hero = scene.put(1, character())
    scene.challenge(hero, ghost)
    assert scene.zone(ghost) == PLAY


def test_8_14_2_it_resolves_after_the_action() -> None:
    scene, _ = after(DealDamage(Chosen(OPPOSING_CHARACTER), Number(1)))
    wanted = (EventKind.CHOSEN, EventKind.DAMAGE_DEALT, EventKind.INTO_DISCARD, EventKind.BANISHED)
    order = [h.kind for h in scene.game.events if h.kind in wanted]
    assert order == [*wanted, EventKind.INTO_DISCARD]  # the action first, the ghost last


def test_8_14_2_if_it_changed_zones_meanwhile_nothing_happens() -> None:
    scene, zone = after(Move(Chosen(OPPOSING_CHARACTER), Destination(Zone.INKWELL, exerted=True)))
    assert zone == INKWELL
    assert not scene.events(EventKind.BANISHED)
    scene, zone = after(Move(Chosen(OPPOSING_CHARACTER), Destination(Zone.DECK, end=DeckEnd.SHUFFLED)))
    assert zone == DECK
    assert not scene.events(EventKind.BANISHED)


def test_8_14_2_banished_by_the_action_itself_is_one_banishment() -> None:
    scene, zone = after(Banish(Chosen(OPPOSING_CHARACTER)))
    assert zone == DISCARD
    assert len(scene.events(EventKind.BANISHED)) == 1


def test_8_14_1_real_rajah() -> None:
    scene = Scene(turn=1)
    rajah = scene.put(0, real("Rajah - Ghostly Tiger"))
    deed = scene.put(1, action(Exert(Chosen(OPPOSING_CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.zone(rajah) == DISCARD
