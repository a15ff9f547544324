"""6.3: activated abilities and what they cost in words (1.5)."""

from __future__ import annotations

import pytest

from tests.kit import DECK, DISCARD, HAND, PLAY, Scene, action, character, item, location
from tintero.abilities import amount as am
from tintero.abilities import cost as ac
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.ability import Activated, Triggered
from tintero.abilities.condition import Exists, YourTurn
from tintero.abilities.cost import Cost
from tintero.abilities.target import OPPOSING_CHARACTER, YOU, YOUR_CHARACTER
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Limit, Who, Whose, Zone
from tintero.rules import option as op
from tintero.rules.question import Ask

N = am.Number
GAIN = ef.GainLore(YOU, N(1))
IN_HAND = ta.Filter(whose=Whose.YOURS, zone=Zone.HAND)
YOUR_ITEM = ta.Filter((CardType.ITEM,), Whose.YOURS)


def using(*parts: ac.CostPart, ink: int = 0, exert: bool = False, effect: ef.Effect = GAIN) -> Activated:
    return Activated(Cost(ink, exert, parts), effect, "Use")


# CR 6.3.1: in its player's Main Phase, by nobody else; cost and timing only
def test_6_3_1_only_its_player_in_their_main_phase() -> None:
    scene = Scene()
    mine = scene.put(0, item("Mine", 1, using()))
    theirs = scene.put(1, item("Theirs", 1, using()))
    scene.begin()
    assert scene.can(op.Option(op.USE, mine.card, 0))
    assert scene.why_not(op.Option(op.USE, theirs.card, 0)) is not None
    scene.end()
    assert not scene.can(op.Option(op.USE, mine.card, 0))


def test_6_3_1_a_missing_target_or_a_false_if_does_not_forbid_the_use() -> None:
    scene = Scene()
    no_target = scene.put(0, item("A", 1, using(exert=True, effect=ef.Banish(ta.Chosen(OPPOSING_CHARACTER)))))
    false_if = scene.put(0, item("B", 1, using(exert=True, effect=ef.If(Exists(OPPOSING_CHARACTER), GAIN))))
    scene.use(no_target).use(false_if)
    assert scene.perm(no_target).exerted
    assert scene.lore_total(0) == 0


def test_6_3_1_a_usable_only_while_condition() -> None:
    scene = Scene()
    never = Activated(Cost(), GAIN, "Never", condition=YourTurn(opponents=True))
    gadget = scene.put(0, item("A", 1, never))
    scene.begin()
    assert not scene.can(op.Option(op.USE, gadget.card, 0))


# CR 6.3.1.1: exerting needs a dry character; without it drying does not matter
@pytest.mark.parametrize(("exert", "usable"), [(True, False), (False, True)])
def test_6_3_1_1_drying_matters_only_for_the_exert_symbol(exert: bool, usable: bool) -> None:
    scene = Scene()
    fresh = scene.put(0, character("Fresh", 1, 3, 1, 1, using(exert=exert)), drying=True)
    scene.begin()
    assert scene.can(op.Option(op.USE, fresh.card, 0)) is usable


def test_6_3_1_1_exerting_another_character_needs_that_one_dry_and_ready() -> None:
    ability = using(ac.ExertCards(YOUR_CHARACTER))
    for state, usable in (({"drying": True}, False), ({"exerted": True}, False), ({}, True)):
        scene = Scene()
        gadget = scene.put(0, item("Bell", 1, ability))
        helper = scene.put(0, character("Helper"), **state)
        scene.begin()
        assert scene.can(op.Option(op.USE, gadget.card, 0)) is usable
        if usable:
            scene.use(gadget)
            assert scene.perm(helper).exerted


# CR 6.3.1.2: items and locations at once
def test_6_3_1_2_items_and_locations_at_once() -> None:
    scene = Scene()
    gadget = scene.put(0, item("Gadget", 0, using(exert=True)), HAND)
    place = scene.put(0, location("Place", 5, 1, 0, 1, using(ink=0)), HAND)
    scene.play(gadget).use(gadget)
    scene.play(place).use(place)
    assert scene.lore_total(0) == 2


# CR 6.3.2: a turn action, with nothing waiting
def test_6_3_2_not_while_something_waits() -> None:
    ask = Triggered((Trigger(EventKind.QUESTED, ta.This()),), ef.May(GAIN, YOU), "Ask")
    scene = Scene()
    gadget = scene.put(0, item("Gadget", 1, using()))
    hero = scene.put(0, character("Hero", 1, 3, 0, 1, ask))
    scene.quest(hero)
    assert scene.asked == op.MAY
    assert not scene.can(op.Option(op.USE, gadget.card, 0))


# CR 6.3.3: what paying triggers waits until the effect is done
def test_6_3_3_triggers_of_the_payment_wait_for_the_effect() -> None:
    watch = Triggered((Trigger(EventKind.BANISHED, ta.Filter((CardType.ITEM,))),),
                      ef.GainLore(YOU, am.LoreOf(Who.YOU)), "Echo")
    scene = Scene()
    scene.put(0, character("Watcher", 1, 3, 1, 1, watch))
    gadget = scene.put(0, item("Gadget", 1, using(ac.BanishThis(), effect=ef.GainLore(YOU, N(2)))))
    scene.use(gadget)
    assert scene.lore_total(0) == 4  # two from the effect first, then doubled by the waiting trigger


# ---- costs in words ------------------------------------------------------------------------------------------------


def test_1_5_3_discard_as_a_cost_is_chosen_and_paid() -> None:
    scene = Scene()
    gadget = scene.put(0, item("Gadget", 1, using(ac.DiscardCards(IN_HAND, 1))))
    a, b = scene.put(0, character("A"), HAND), scene.put(0, character("B"), HAND)
    scene.use(gadget)
    assert scene.offered(op.CARD) == {a.card, b.card}
    scene.pick(b)
    assert scene.zone(b) == DISCARD
    assert scene.lore_total(0) == 1


@pytest.mark.parametrize("part", [ac.DiscardCards(IN_HAND), ac.BanishCards(YOUR_CHARACTER)])
def test_1_5_3_what_paid_can_be_spoken_of_where_it_is_now(part: ac.CostPart) -> None:
    """CR 7.1.6: the card is a new object in the discard, and the effect follows it there."""
    back = using(part, effect=ef.Move(ta.The(ta.It()), ef.Destination(Zone.DECK)))
    scene = Scene()
    gadget = scene.put(0, item("Gadget", 1, back))
    paid = scene.put(0, character("Paid"), HAND if isinstance(part, ac.DiscardCards) else PLAY)
    scene.use(gadget)
    assert scene.zone(paid) == DECK


@pytest.mark.parametrize("to", [Zone.HAND, Zone.DECK])
def test_1_5_3_characters_that_leave_play_pay_a_cost(to: Zone) -> None:
    """CR 1.5: what lies under them goes along (5.1.1.7); who is not yours pays nothing."""
    scene = Scene()
    ferry = scene.put(0, item("Ferry", 1, using(ac.MoveCards(YOUR_CHARACTER, 1, to))))
    one, other, theirs = (scene.put(n, character()) for n in (0, 0, 1))
    scene.begin()
    scene.use(ferry)
    asked = scene.game.asked
    assert asked is not None
    assert asked.what == (Ask.PAY_RETURN if to == Zone.HAND else Ask.PAY_BOTTOM)
    scene.pick(one)
    assert scene.zone(one) == (HAND if to == Zone.HAND else DECK)
    assert (scene.zone(other), scene.zone(theirs)) == (PLAY, PLAY)


def test_1_5_3_an_unpayable_part_forbids_the_use() -> None:
    for part in (
        ac.DiscardCards(IN_HAND, 1), ac.BanishCards(YOUR_CHARACTER), ac.ExertCards(YOUR_CHARACTER),
        ac.RemoveInkDrops(1), ac.MoveCards(ta.Filter(whose=Whose.YOURS, zone=Zone.DISCARD)),
        ac.RevealCards(IN_HAND), ac.MoveCards(YOUR_CHARACTER, 1, Zone.HAND),
    ):
        scene = Scene()
        gadget = scene.put(0, item("Gadget", 1, using(part)))
        scene.begin()
        assert not scene.can(op.Option(op.USE, gadget.card, 0)), part


def test_1_5_3_banish_one_of_yours_may_be_the_source_itself() -> None:
    # CR 6.1.6: without the word other the item sees itself
    scene = Scene()
    gadget = scene.put(0, item("Gadget", 1, using(ac.BanishCards(YOUR_ITEM))))
    scene.use(gadget)
    assert scene.zone(gadget) == DISCARD
    assert scene.lore_total(0) == 1


def test_1_5_3_banish_this_and_the_ability_still_resolves() -> None:
    scene = Scene()
    gadget = scene.put(0, item("Gadget", 1, using(ac.BanishThis(), ink=1)))
    scene.ink(0, 1)
    scene.use(gadget)
    assert scene.zone(gadget) == DISCARD
    assert scene.ready_ink(0) == 0
    assert scene.lore_total(0) == 1


def test_1_5_3_damage_to_this_character() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, using(ac.DamageThis(2))))
    scene.use(hero)
    assert scene.perm(hero).damage == 2
    scene.use(hero)
    assert scene.zone(hero) == DISCARD
    assert scene.lore_total(0) == 2


def test_1_5_3_ink_drops_cards_to_the_bottom_and_revealing() -> None:
    scene = Scene()
    drops = scene.put(0, item("Drops", 1, using(ac.RemoveInkDrops(2))))
    in_discard = ta.Filter(whose=Whose.YOURS, zone=Zone.DISCARD)
    bottom = scene.put(0, item("Bottom", 1, using(ac.MoveCards(in_discard))))
    shows = scene.put(0, item("Shows", 1, using(ac.RevealCards(IN_HAND, 2, same_name=True), exert=True)))
    old = scene.put(0, character("Old"), DISCARD)
    twins = [scene.put(0, character("Twin"), HAND) for _ in range(2)]
    scene.put(0, character("Single"), HAND)
    scene.position.ink_drops[0] = 2
    scene.use(drops)
    assert scene.game.state.players[0].ink_drops == 0
    scene.use(bottom)
    assert scene.zone(old) == DECK
    assert scene.game.state.players[0].deck[0] == old.card
    scene.use(shows).pick(twins[0])
    assert {h.card for h in scene.events(EventKind.REVEALED)} == {c.card for c in twins}
    assert scene.hand(0) == 3
    assert scene.lore_total(0) == 3


def test_6_1_13_2_an_activated_once_that_did_nothing_is_not_used_up() -> None:
    ability = Activated(Cost(), ef.Exert(ta.Chosen(OPPOSING_CHARACTER)), "Freeze", Limit.ONCE)
    scene = Scene()
    gadget = scene.put(0, item("Gadget", 1, ability))
    scene.use(gadget)
    assert scene.can(op.Option(op.USE, gadget.card, 0))


def test_what_was_paid_is_known_to_the_effect() -> None:
    # "the banished item's cost": IT is what was paid with
    ability = using(ac.BanishCards(YOUR_CHARACTER), effect=ef.Move(ta.The(ta.It()), ef.Destination(Zone.HAND)))
    scene = Scene()
    gadget = scene.put(0, item("Gadget", 1, ability))
    hero = scene.put(0, character("Hero"))
    scene.use(gadget)
    assert scene.zone(hero) == HAND
    assert scene.zone(gadget) == PLAY


def test_playing_an_action_does_not_open_a_window_for_abilities() -> None:
    scene = Scene()
    gadget = scene.put(0, item("Gadget", 1, using()))
    deed = scene.put(0, action(ef.May(GAIN, YOU), 0), HAND)
    scene.play(deed)
    assert scene.offered(op.USE) == set()
    scene.no()
    assert scene.can(op.Option(op.USE, gadget.card, 0))
