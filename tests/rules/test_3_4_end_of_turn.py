"""The End-of-Turn Phase (3.4)."""

from __future__ import annotations

from tintero.abilities.ability import Static, Triggered
from tintero.abilities.amount import Number, StatOf
from tintero.abilities.effect import (
    Destination,
    Draw,
    Effect,
    GainLore,
    Give,
    IfDo,
    Later,
    LoseLore,
    May,
    Move,
    PayInk,
    Sequence,
    Whenever,
)
from tintero.abilities.property import Changes
from tintero.abilities.target import CHARACTER, THIS, YOU, YOUR_CHARACTER, Each, Players, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, Moment, Stat, Until, Who, Zone
from tintero.rules import option as op

from ..kit import DECK, DISCARD, HAND, Scene, action, character

END = Trigger(EventKind.TURN_ENDS, who=Who.YOU)
TOUGH = Give(Each(YOUR_CHARACTER), (Changes(Stat.WILLPOWER, Number(2)),), Until.THIS_TURN)
STRONG = Give(Each(YOUR_CHARACTER), (Changes(Stat.STRENGTH, Number(2)),), Until.THIS_TURN)


def at_end(effect: Effect, name: str = "At end") -> Triggered:
    return Triggered((END,), effect, name)


def when_banished(effect: Effect) -> Triggered:
    return Triggered((Trigger(EventKind.BANISHED, This()),), effect, "When banished")


def test_3_4_1_1_end_of_turn_triggers_resolve_while_this_turn_effects_last() -> None:
    scene = Scene()
    scene.put(0, character("Champion", 1, 3, 1, 1, at_end(GainLore(YOU, StatOf(Stat.STRENGTH, This())))))
    scene.play(scene.put(0, action(STRONG, 0), HAND)).end()
    assert scene.lore_total(0) == 3


def test_3_4_1_1_only_of_the_player_whose_turn_ends() -> None:
    scene = Scene()
    scene.put(1, character("Other", 1, 3, 1, 1, at_end(GainLore(YOU, Number(1)))))
    scene.end()
    assert scene.lore_total(1) == 0
    scene.end()
    assert scene.lore_total(1) == 1


def test_3_4_1_1_at_the_end_of_the_turn_means_any_turn() -> None:
    scene = Scene()
    any_turn = Triggered((Trigger(EventKind.TURN_ENDS),), GainLore(YOU, Number(1)), "Any")
    scene.put(1, character("Other", 1, 3, 1, 1, any_turn))
    scene.end().end()
    assert scene.lore_total(1) == 2


def test_3_4_1_1_a_delayed_trigger_fires_once() -> None:
    scene = Scene()
    scene.play(scene.put(0, action(Later(Moment.END_OF_TURN, GainLore(YOU, Number(1))), 0), HAND))
    assert scene.lore_total(0) == 0
    scene.end()
    assert scene.lore_total(0) == 1
    scene.end().end()
    assert scene.lore_total(0) == 1


def test_3_4_1_1_a_delayed_trigger_created_in_the_phase_has_missed_its_moment() -> None:
    scene = Scene()
    scene.put(0, character("Late", 1, 3, 1, 1, at_end(Later(Moment.END_OF_TURN, GainLore(YOU, Number(1))))))
    scene.end()
    assert scene.lore_total(0) == 0
    scene.end()  # the end of the other player's turn is not that moment either
    assert scene.lore_total(0) == 0


def test_3_4_1_1_ink_may_still_be_paid() -> None:
    scene = Scene()
    buy = May(IfDo(PayInk(1, YOU), GainLore(YOU, Number(1))), YOU)
    scene.put(0, character("Buyer", 1, 3, 1, 1, at_end(buy)))
    scene.ink(0, 1)
    scene.end().yes()
    assert scene.lore_total(0) == 1


def test_3_4_1_2_this_turn_effects_stop() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1))
    scene.play(scene.put(0, action(STRONG, 0), HAND))
    assert scene.strength(hero) == 3
    scene.end()
    assert scene.strength(hero) == 1


def test_3_4_1_2_triggers_caused_by_that_are_resolved() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, when_banished(GainLore(YOU, Number(1)))))
    scene.play(scene.put(0, action(TOUGH, 0), HAND))
    scene.perm(hero).damage = 2
    scene.end()
    assert scene.zone(hero) == DISCARD
    assert scene.lore_total(0) == 1
    assert scene.asked_player == 1


def test_3_4_1_2_what_those_create_for_this_turn_stops_as_well() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, when_banished(STRONG)))
    other = scene.put(0, character("Other", 1, 9))
    scene.play(scene.put(0, action(TOUGH, 0), HAND))
    scene.perm(hero).damage = 2
    scene.end()
    assert scene.zone(hero) == DISCARD
    assert scene.strength(other) == 1
    assert not scene.game.state.lasting


def test_3_4_1_2_end_of_turn_triggers_are_not_collected_again() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, when_banished(STRONG)))
    scene.put(0, character("Keeper", 1, 9, 1, 1, at_end(GainLore(YOU, Number(1)))))
    scene.play(scene.put(0, action(TOUGH, 0), HAND))
    scene.perm(hero).damage = 2
    scene.end()
    assert scene.lore_total(0) == 1


def test_3_4_1_2_a_floating_trigger_of_this_turn_stops() -> None:
    scene = Scene()
    watch = Whenever((Trigger(EventKind.DREW),), GainLore(YOU, Number(1)), Until.THIS_TURN)
    scene.play(scene.put(0, action(Sequence((watch, Draw(YOU, Number(1)))), 0), HAND))
    assert scene.lore_total(0) == 1
    scene.end()  # the other player's draw comes too late
    assert scene.lore_total(0) == 1


def test_3_4_2_the_empty_deck_is_looked_at_after_all_that() -> None:
    # the trigger of the expiry puts a card into the deck, just in time
    scene = Scene()
    scene.position.deck_size[0] = 0
    back = Move(THIS, Destination(Zone.DECK))
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, when_banished(back)))
    scene.play(scene.put(0, action(TOUGH, 0), HAND))
    scene.perm(hero).damage = 2
    scene.end()
    assert scene.zone(hero) == DECK
    assert not scene.game.over


def test_3_4_2_drawing_the_last_card_at_the_end_of_turn_loses() -> None:
    scene = Scene()
    scene.position.deck_size[0] = 1
    scene.put(0, character("Reader", 1, 3, 1, 1, at_end(Draw(YOU, Number(1)))))
    scene.end()
    assert scene.winner == 1


def test_3_4_2_a_win_by_an_end_of_turn_trigger_comes_before_the_empty_deck() -> None:
    scene = Scene()
    scene.position.deck_size[0] = 0
    scene.lore(0, 19)
    scene.put(0, character("Keeper", 1, 3, 1, 1, at_end(GainLore(YOU, Number(1)))))
    scene.end()
    assert scene.winner == 0


def test_3_4_2_the_active_player_changes_only_after_the_final_check() -> None:
    scene = Scene()
    both = Players(Who.EACH_PLAYER)
    scene.put(0, character("First", 1, 3, 1, 1, at_end(GainLore(both, Number(1)), "First")))
    scene.put(0, character("Second", 1, 3, 1, 1, at_end(LoseLore(both, Number(1)), "Second")))
    scene.end()
    assert (scene.asked, scene.asked_player, scene.game.state.active) == (op.RESOLVE, 0, 0)
    scene.game.choose(0)
    assert scene.game.state.active == 1


def test_3_4_2_triggers_of_the_final_check_resolve_before_the_next_turn() -> None:
    # Player 0 loses and leaves with a willpower bonus: the guest is banished by the next pass of that check
    scene = Scene(3)
    scene.position.deck_size[0] = 0
    shelter = Static("Shelter", None, CHARACTER, (Changes(Stat.WILLPOWER, Number(2)),))
    scene.put(0, character("Host", 1, 9, 1, 1, shelter))
    guest = scene.put(1, character("Guest", 1, 1, 1, 1, when_banished(GainLore(YOU, Number(1)))), damage=2)
    scene.end()
    assert scene.zone(guest) == DISCARD
    wanted = (EventKind.LOST, EventKind.BANISHED, EventKind.LORE_GAINED, EventKind.TURN_BEGAN)
    assert [h.kind for h in scene.game.events if h.kind in wanted] == list(wanted)
    assert (scene.asked_player, scene.lore_total(1)) == (1, 1)


def test_3_1_4_the_next_player_may_ink_again() -> None:
    scene = Scene()
    card = scene.put(0, character("Card"), HAND)
    scene.put(0, character("Card two"), HAND)
    scene.ink_card(card)
    assert not scene.offered(op.INK)
    scene.end().end()
    assert scene.offered(op.INK)


def test_3_4_1_2_everything_expires_at_once() -> None:
    # Two bonuses of which each alone would keep it alive end together
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, when_banished(GainLore(YOU, Number(1)))))
    one = scene.put(0, action(TOUGH, 0), HAND)
    two = scene.put(0, action(TOUGH, 0), HAND)
    scene.play(one).play(two)
    scene.perm(hero).damage = 2
    scene.end()
    assert scene.zone(hero) == DISCARD
    assert scene.lore_total(0) == 1
