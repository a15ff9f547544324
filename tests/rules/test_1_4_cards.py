"""Cards: whose they are and who decides for them (1.4)."""

from __future__ import annotations

from tintero.abilities.ability import Triggered
from tintero.abilities.amount import Number
from tintero.abilities.effect import DealDamage, Destination, Discard, Exert, GainLore, Move, Sequence
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, YOU, Chosen, Filter, It, Players, The, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, Who, Zone
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import DISCARD, HAND, Scene, action, character


def test_1_4_3_a_card_moves_through_the_zones_of_its_own_player() -> None:
    scene = Scene()
    theirs = scene.put(1, character("Theirs"))
    deed = scene.put(0, action(Move(Chosen(OPPOSING_CHARACTER), Destination(Zone.HAND)), 0), HAND)
    scene.play(deed)
    assert scene.hand(0) == 0
    assert theirs.card in scene.game.state.players[1].hand


def test_1_4_3_the_player_of_the_effect_chooses() -> None:
    scene = Scene()
    scene.put(1, character("One", 1, 3))
    two = scene.put(1, character("Two", 1, 3))
    deed = scene.put(0, action(DealDamage(Chosen(OPPOSING_CHARACTER), Number(1)), 0), HAND)
    scene.play(deed)
    assert scene.asked_player == 0
    scene.pick(two)
    assert scene.perm(two).damage == 1


def test_1_4_3_unless_the_text_names_somebody_else() -> None:
    scene = Scene()
    keep = scene.put(1, character("Keep"), HAND)
    drop = scene.put(1, character("Drop"), HAND)
    deed = scene.put(0, action(Discard(Players(Who.EACH_OPPONENT), Number(1), Filter(zone=Zone.HAND)), 0), HAND)
    scene.play(deed)
    assert scene.asked_player == 1
    scene.pick(drop)
    assert (scene.zone(keep), scene.zone(drop)) == (HAND, DISCARD)


def test_1_4_3_another_players_cards_cannot_be_used() -> None:
    scene = Scene()
    theirs = scene.put(1, character("Theirs", cost=0))
    in_hand = scene.put(1, character("In hand", cost=0), HAND)
    scene.begin()
    assert scene.why_not(Option(op.QUEST, theirs.card)) == ("not_yours", "1.4.3")
    assert scene.why_not(Option(op.PLAY, in_hand.card, 0)) == ("not_yours", "1.4.3")
    assert scene.why_not(Option(op.INK, in_hand.card)) == ("not_yours", "1.4.3")


def test_1_4_3_1_you_survives_the_source_leaving_play() -> None:
    legacy = Triggered((Trigger(EventKind.BANISHED, This()),), GainLore(YOU, Number(1)), "Legacy")
    scene = Scene()
    scene.put(1, character("Victim", 1, 1, 1, 1, legacy))
    deed = scene.put(0, action(DealDamage(Chosen(CHARACTER), Number(1)), 0), HAND)
    scene.play(deed)
    assert (scene.lore_total(0), scene.lore_total(1)) == (0, 1)


def test_1_4_3_2_a_pronoun_points_back_and_is_no_new_choice() -> None:
    scene = Scene()
    scene.put(1, character("One", 1, 3))
    two = scene.put(1, character("Two", 1, 3))
    both = Sequence((DealDamage(Chosen(OPPOSING_CHARACTER), Number(1)), Exert(The(It()))))
    deed = scene.put(0, action(both, 0), HAND)
    scene.play(deed).pick(two)
    assert scene.asked == op.TURN
    assert scene.perm(two).damage == 1
    assert scene.perm(two).exerted
