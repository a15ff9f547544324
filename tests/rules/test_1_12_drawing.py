"""Drawing (1.12)."""

from __future__ import annotations

from tintero.abilities.ability import Triggered
from tintero.abilities.amount import Number
from tintero.abilities.effect import Destination, Draw, GainLore, LookAtTop, Move, Sequence, Take
from tintero.abilities.target import YOU, Chosen, Filter, Players
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Who, Whose, Zone
from tintero.rules import option as op

from ..kit import DECK, DISCARD, HAND, Scene, action, character

EAGER = Triggered((Trigger(EventKind.DREW, who=Who.YOU),), GainLore(YOU, Number(1)), "Eager")


def drain(scene: Scene) -> None:
    """Resolve what waits, in any order."""
    while scene.asked == op.RESOLVE:
        scene.game.choose(0)


def test_1_12_1_the_top_card_of_ones_own_deck() -> None:
    scene = Scene()
    top = scene.put(0, character("Top"), DECK)
    below = scene.put(0, character("Below"), DECK)
    scene.play(scene.put(0, action(Draw(YOU, Number(1)), 0), HAND))
    assert (scene.zone(top), scene.zone(below)) == (HAND, DECK)


def test_1_12_1_an_empty_deck_gives_nothing() -> None:
    scene = Scene()
    scene.position.deck_size[0] = 0
    scene.put(0, character("Eager", 1, 3, 1, 1, EAGER))
    scene.play(scene.put(0, action(Draw(YOU, Number(1)), 0), HAND))
    assert not scene.events(EventKind.DREW)
    assert scene.lore_total(0) == 0
    assert not scene.game.over


def test_1_12_1_another_player_draws_from_their_own_deck() -> None:
    scene = Scene()
    top = scene.put(1, character("Top"), DECK)
    scene.play(scene.put(0, action(Draw(Players(Who.EACH_OPPONENT), Number(1)), 0), HAND))
    assert top.card in scene.game.state.players[1].hand


def test_1_12_2_several_draws_are_single_draws() -> None:
    scene = Scene()
    scene.put(0, character("Eager", 1, 3, 1, 1, EAGER))
    scene.play(scene.put(0, action(Draw(YOU, Number(3)), 0), HAND))
    drain(scene)
    assert [h.amount for h in scene.events(EventKind.DREW)] == [1, 1, 1]
    assert scene.lore_total(0) == 3


def test_1_12_2_triggers_wait_for_the_whole_effect() -> None:
    scene = Scene()
    scene.put(0, character("Eager", 1, 3, 1, 1, EAGER))
    scene.play(scene.put(0, action(Draw(YOU, Number(2)), 0), HAND))
    drain(scene)
    told = [h.kind for h in scene.game.events if h.kind in (EventKind.DREW, EventKind.RESOLVED)]
    assert told == [EventKind.DREW, EventKind.DREW, EventKind.RESOLVED, EventKind.RESOLVED]


def test_1_12_3_put_into_hand_is_not_drawing() -> None:
    scene = Scene()
    scene.put(0, character("Eager", 1, 3, 1, 1, EAGER))
    dead = scene.put(0, character("Dead"), DISCARD)
    top = scene.put(0, character("Top"), DECK)
    grave = Filter((CardType.CHARACTER,), Whose.YOURS, Zone.DISCARD)
    both = Sequence((
        Move(Chosen(grave), Destination(Zone.HAND)),
        LookAtTop(YOU, Number(1)), Take(Filter(), 1, Destination(Zone.HAND)),
    ))
    scene.play(scene.put(0, action(both, 0), HAND))
    assert (scene.zone(dead), scene.zone(top)) == (HAND, HAND)
    assert not scene.events(EventKind.DREW)
    assert len(scene.events(EventKind.PUT_INTO_HAND)) == 2
    assert scene.lore_total(0) == 0
