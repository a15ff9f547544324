"""6.5: replacement effects: instead, once each, whose choice, shields, redirects."""

from __future__ import annotations

import pytest

from tests.kit import DISCARD, HAND, INKWELL, PLAY, Scene, action, character, item, keyword
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Replacement, Triggered
from tintero.abilities.condition import Is, YourTurn
from tintero.abilities.target import CHARACTER, THIS, YOU
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, DiscardBy, Doing, EventKind, Keyword, Stat, Until, Whose, Zone
from tintero.rules import option as op
from tintero.rules.settings import OpenPoints, Settings

N = am.Number
GAIN = ef.GainLore(YOU, N(1))
YOUR_OTHERS = ta.Filter((CardType.CHARACTER,), Whose.YOURS, tests=(ta.Other(),))
BEAST = Replacement(EventKind.DAMAGE_DEALT, ef.PutDamage(THIS, am.EventAmount()), "Shield Another", YOUR_OTHERS)
INKED = Replacement(
    EventKind.BANISHED, ef.Move(THIS, ef.Destination(Zone.INKWELL, exerted=True)), "Thinking", ta.This()
)
LAYERS = Replacement(EventKind.DAMAGE_TAKEN, ef.Nothing(), "Layers", ta.This(), YourTurn(opponents=True),
                     first_time_each_turn=True)


def hit(amount: int, filter_: ta.Filter = CHARACTER) -> ef.Effect:
    return ef.DealDamage(ta.Chosen(filter_), N(amount))


def named(*names: str) -> ta.Filter:
    return ta.Filter(tests=(ta.Named(names),))


# CR 6.5.1: it happens to the one that was spoken of
def test_6_5_1_another_one_is_returned_instead() -> None:
    back = ef.Move(ta.The(ta.Subject()), ef.Destination(Zone.HAND))
    scene = Scene()
    scene.put(0, item("Net", 1, Replacement(EventKind.BANISHED, back, "Caught", YOUR_OTHERS)))
    duo = scene.put(0, character("Duo", 1, 2, 1, 1))
    deed = scene.put(0, action(ef.Banish(ta.Chosen(CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.zone(duo) == HAND


# CR 6.5.1, 6.5.4: the replaced event never happened
def test_6_5_4_inked_instead_of_banished_is_no_banishment() -> None:
    mourn = Triggered((Trigger(EventKind.BANISHED, CHARACTER),), GAIN, "Mourn")
    leaves = Triggered((Trigger(EventKind.LEFT_PLAY, CHARACTER),), ef.Draw(YOU, N(1)), "Leaves")
    scene = Scene()
    scene.put(0, item("Urn", 1, mourn, leaves))
    duo = scene.put(0, character("Duo", 1, 2, 1, 1, INKED))
    deed = scene.put(0, action(ef.Banish(ta.Chosen(CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.zone(duo) == INKWELL
    assert scene.ready_ink(0) == 0
    assert scene.lore_total(0) == 0
    assert scene.hand(0) == 1  # the modified event happened and was seen


def test_6_5_1_also_from_the_game_state_check() -> None:
    scene = Scene()
    duo = scene.put(0, character("Duo", 1, 2, 1, 1, INKED))
    deed = scene.put(0, action(hit(2), 0), HAND)
    scene.play(deed)
    assert scene.zone(duo) == INKWELL


# CR 6.5.3: it has to apply before the event
def test_6_5_3_only_while_its_condition_holds() -> None:
    for turn, damage in ((0, 0), (1, 2)):
        scene = Scene(turn=turn)
        lilo = scene.put(1, character("Lilo", 1, 9, 1, 1, LAYERS))
        deed = scene.put(turn, action(hit(2), 0), HAND)
        scene.play(deed)
        assert scene.perm(lilo).damage == damage


def test_6_5_3_the_first_time_each_turn() -> None:
    scene = Scene()
    lilo = scene.put(1, character("Lilo", 1, 9, 1, 1, LAYERS))
    deeds = [scene.put(0, action(hit(2), 0), HAND) for _ in range(2)]
    scene.play(deeds[0]).play(deeds[1])
    assert scene.perm(lilo).damage == 2


# CR 6.5.5, 6.5.7.3: a redirect; the modified event may be replaced again, but not by the same effect
def test_6_5_5_a_redirect_puts_counters_on_the_protector() -> None:
    # the amount after the first target's Resist; the protector's own Resist does not matter
    scene = Scene(turn=1)
    beast = scene.put(0, character("Beast", 1, 9, 1, 1, BEAST, keyword(Keyword.RESIST, 2)))
    friend = scene.put(0, character("Friend", 1, 9, 1, 1, keyword(Keyword.RESIST, 1)))
    deed = scene.put(1, action(hit(3, named("Friend")), 0), HAND)
    scene.play(deed)
    assert scene.perm(friend).damage == 0
    assert scene.perm(beast).damage == 2
    assert scene.events(EventKind.DAMAGE_DEALT) == []
    assert [h.amount for h in scene.events(EventKind.DAMAGE_TAKEN)] == [2]


def test_6_5_5_two_protectors_of_one_name_do_not_pass_it_back_and_forth() -> None:
    scene = Scene()
    one, two = (scene.put(0, character("Beast", 1, 9, 1, 1, BEAST)) for _ in range(2))
    friend = scene.put(0, character("Friend", 1, 9))
    deed = scene.put(0, action(hit(3, named("Friend")), 0), HAND)
    scene.play(deed)
    assert scene.asked_player == 0  # CR 6.5.8: the affected player picks the instance
    scene.choose(scene.game.options[1])
    assert scene.perm(friend).damage == 0
    assert sorted([scene.perm(one).damage, scene.perm(two).damage]) == [0, 3]


def test_6_5_5_damage_to_two_characters_is_redirected_packet_by_packet() -> None:
    scene = Scene()
    beast = scene.put(0, character("Beast", 1, 9, 1, 1, BEAST))
    for _ in range(2):
        scene.put(0, character("Friend", 1, 9))
    deed = scene.put(0, action(ef.DealDamage(ta.Each(YOUR_OTHERS), N(2)), 0), HAND)
    scene.play(deed)
    assert scene.perm(beast).damage == 6  # 2 of its own packet, 2 for each friend


# CR 6.5.6: self-replacement
@pytest.mark.parametrize(("name", "strength"), [("Ali", 3), ("Abu", 2)])
def test_6_5_6_self_replacement_goes_first(name: str, strength: int) -> None:
    scene = Scene()
    hero = scene.put(0, character(name, 1))
    pick = ta.Chosen(CHARACTER, label="it")
    effect = ef.Sequence((
        ef.Give(pick, (), Until.THIS_TURN),
        ef.If(Is(ta.It("it"), named("Ali")),
              ef.Give(ta.The(ta.It("it")), (pr.Changes(Stat.STRENGTH, N(2)),), Until.THIS_TURN),
              ef.Give(ta.The(ta.It("it")), (pr.Changes(Stat.STRENGTH, N(1)),), Until.THIS_TURN)),
    ))
    deed = scene.put(0, action(effect, 0), HAND)
    scene.play(deed)
    assert scene.strength(hero) == strength


# CR 6.5.7: different ones: the affected player decides
def test_6_5_7_the_affected_player_picks_among_different_ones() -> None:
    for pick, beast_damage, lore in ((0, 0, 1), (1, 3, 0)):
        ward = Replacement(EventKind.DAMAGE_DEALT, GAIN, "Ward Off", YOUR_OTHERS)
        scene = Scene(turn=1)
        scene.put(0, character("Warder", 1, 9, 1, 1, ward))
        beast = scene.put(0, character("Beast", 1, 9, 1, 1, BEAST))
        friend = scene.put(0, character("Friend", 1, 9))
        deed = scene.put(1, action(hit(3, named("Friend")), 0), HAND)
        scene.play(deed)
        assert scene.asked_player == 0
        assert scene.offered(op.EFFECT) == {0, 1}
        scene.choose(op.Option(op.EFFECT, pick))
        assert scene.perm(friend).damage == 0
        assert scene.perm(beast).damage == beast_damage
        assert scene.lore_total(0) == lore


def test_6_5_7_3_what_replaces_it_may_be_replaced_again() -> None:
    # the counters put on the protector are "taken": a "would take" replacement sees them
    tough = Replacement(EventKind.DAMAGE_TAKEN, GAIN, "Tough", ta.This())
    scene = Scene()
    beast = scene.put(0, character("Beast", 1, 9, 1, 1, BEAST, tough))
    scene.put(0, character("Friend", 1, 9))
    deed = scene.put(0, action(hit(3, named("Friend")), 0), HAND)
    scene.play(deed)
    assert scene.perm(beast).damage == 0
    assert scene.lore_total(0) == 1


# CR 6.5.8: shields
def shielding(taken: bool = False, once: bool = True) -> ef.Effect:
    return ef.Shield(ta.Chosen(CHARACTER), Until.START_OF_YOUR_NEXT_TURN, once, taken)


def test_6_5_8_two_identical_shields_are_both_gone_after_one_hit() -> None:
    definition = action(shielding(), 0, "Act of Kindness")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 9))
    shields = [scene.put(0, definition, HAND) for _ in range(2)]
    hits = [scene.put(0, action(hit(2), 0), HAND) for _ in range(2)]
    scene.play(shields[0]).play(shields[1]).play(hits[0])
    assert scene.perm(hero).damage == 0
    assert scene.events(EventKind.DAMAGE_DEALT) == []  # a shield: no damage is dealt
    scene.play(hits[1])
    assert scene.perm(hero).damage == 2


def test_6_5_8_two_different_shields_work_one_after_the_other() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 9))
    shields = [scene.put(0, action(shielding(), 0), HAND) for _ in range(2)]
    hits = [scene.put(0, action(hit(2), 0), HAND) for _ in range(3)]
    scene.play(shields[0]).play(shields[1]).play(hits[0])
    scene.choose(scene.game.options[0])
    scene.play(hits[1])
    assert scene.perm(hero).damage == 0
    scene.play(hits[2])
    assert scene.perm(hero).damage == 2


def test_6_5_8_a_shield_for_the_whole_time() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 9))
    deed = scene.put(0, action(shielding(once=False), 0), HAND)
    hits = [scene.put(0, action(hit(2), 0), HAND) for _ in range(2)]
    late = scene.put(1, action(hit(2), 0), HAND)
    scene.play(deed).play(hits[0]).play(hits[1])
    assert scene.perm(hero).damage == 0
    scene.end()
    scene.play(late)
    assert scene.perm(hero).damage == 0
    scene.end()


@pytest.mark.parametrize("taken", [False, True])
def test_6_5_8_only_a_would_take_shield_stops_counters_that_are_put(taken: bool) -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 9))
    deed = scene.put(0, action(shielding(taken), 0), HAND)
    put = scene.put(0, action(ef.PutDamage(ta.Chosen(CHARACTER), N(2)), 0), HAND)
    scene.play(deed).play(put)
    assert scene.perm(hero).damage == (0 if taken else 2)


@pytest.mark.parametrize(("taken", "spent", "damage"), [(False, True, 3), (False, False, 0), (True, True, 0)])
def test_6_5_3_shield_against_damage_that_resist_brought_to_zero(taken: bool, spent: bool, damage: int) -> None:
    # An open point of the rules: a named setting for "would be dealt"; "would take" keeps its shield
    settings = Settings(open_points=OpenPoints(shield_spent_by_zero_damage=spent))
    scene = Scene(settings=settings)
    hero = scene.put(0, character("Hero", 1, 9, 1, 1, keyword(Keyword.RESIST, 1)))
    deed = scene.put(0, action(shielding(taken), 0), HAND)
    small, big = (scene.put(0, action(hit(n), 0), HAND) for n in (1, 4))
    scene.play(deed).play(small).play(big)
    assert scene.perm(hero).damage == damage


# optional replacement
def test_6_5_optional_replacement_asks_the_player_of_the_effect() -> None:
    charge = Replacement(EventKind.INK_DROP, ef.InkTop(YOU, N(1)), "Supercharge", optional=True)
    for yes, drops, ink in ((True, 0, 1), (False, 1, 0)):
        scene = Scene()
        scene.put(0, character("Baymax", 1, 9, 1, 1, charge))
        deed = scene.put(0, action(ef.GetInkDrops(YOU, N(1)), 0), HAND)
        scene.play(deed)
        assert scene.asked == op.MAY
        assert scene.asked_player == 0
        scene.yes() if yes else scene.no()
        assert scene.game.state.players[0].ink_drops == drops
        assert len(scene.game.state.players[0].inkwell) == ink


def test_6_5_two_optional_ones_can_both_be_declined() -> None:
    scene = Scene()
    for n in (1, 2):
        node = Replacement(EventKind.INK_DROP, GAIN, f"May {n}", optional=True)
        scene.put(0, character(f"Chooser {n}", 1, 9, 1, 1, node))
    deed = scene.put(0, action(ef.GetInkDrops(YOU, N(1)), 0), HAND)
    scene.play(deed).no()
    assert scene.asked == op.TURN
    assert scene.game.state.players[0].ink_drops == 1
    assert scene.lore_total(0) == 0


def test_6_5_a_replaced_discard_with_a_filter() -> None:
    keep = Replacement(EventKind.DISCARDED, GAIN, "Keep", ta.Filter((CardType.ITEM,), zone=Zone.HAND))
    scene = Scene()
    scene.put(0, character("Keeper", 1, 9, 1, 1, keep))
    gadget, body = scene.put(0, item("Gadget"), HAND), scene.put(0, character("Body"), HAND)
    deed = scene.put(0, action(ef.Discard(YOU, N(0), ta.Filter(zone=Zone.HAND), by=DiscardBy.WHOLE_HAND), 0), HAND)
    scene.play(deed)
    assert scene.zone(gadget) == HAND
    assert scene.zone(body) == DISCARD
    assert scene.lore_total(0) == 1


def test_6_5_a_granted_replacement_works() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 2))
    deed = scene.put(0, action(ef.Give(ta.Chosen(CHARACTER), (pr.HasAbility(INKED),), Until.THIS_TURN), 0), HAND)
    kill = scene.put(0, action(ef.Banish(ta.Chosen(CHARACTER)), 0), HAND)
    scene.play(deed).play(kill)
    assert scene.zone(hero) == INKWELL


def test_6_5_a_lost_replacement_does_not_work() -> None:
    scene = Scene()
    duo = scene.put(0, character("Duo", 1, 2, 1, 1, INKED))
    deed = scene.put(0, action(ef.Give(ta.Chosen(CHARACTER), (pr.LosesAbility("Thinking"),), Until.THIS_TURN), 0), HAND)
    kill = scene.put(0, action(ef.Banish(ta.Chosen(CHARACTER)), 0), HAND)
    scene.play(deed).play(kill)
    assert scene.zone(duo) == DISCARD


def test_not_a_replacement_cannot_be_dealt_damage_is_a_prohibition() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 9), gains=[pr.Cant(Doing.BE_DEALT_DAMAGE)])
    deed = scene.put(0, action(ef.Sequence((hit(2), ef.PutDamage(ta.Chosen(CHARACTER), N(1)))), 0), HAND)
    scene.play(deed)
    assert scene.perm(hero).damage == 1
    assert scene.zone(hero) == PLAY
    assert scene.events(EventKind.REPLACED) == []
