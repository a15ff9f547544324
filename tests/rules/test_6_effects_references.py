"""Further ways to point at objects and to keep numbers: picks, what was remembered, piles, places (6.1.11)."""

from __future__ import annotations

import pytest

from tests.kit import DECK, DISCARD, HAND, PLAY, Scene, action, character, item, location, shift
from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Static, Triggered
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, YOU, YOUR_CHARACTER
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Role, Stat, Until, Who, Whose, Zone
from tintero.rules import option as op

N = am.Number
GAIN = ef.GainLore(YOU, N(1))


def test_a_pick_does_nothing_but_later_parts_speak_of_it() -> None:
    scene = Scene()
    a, b = scene.put(0, character("A", 3)), scene.put(0, character("B", 1))
    deed = scene.put(0, action(ef.Sequence((
        ef.Pick(ta.Chosen(YOUR_CHARACTER, label="it")),
        ef.Draw(YOU, N(1)),
        ef.GainLore(YOU, am.StatOf(Stat.STRENGTH, ta.It("it"))),
    )), 0), HAND)
    scene.play(deed).pick(a)
    assert scene.lore_total(0) == 3
    assert [h.card for h in scene.events(EventKind.CHOSEN)] == [a.card]
    assert not scene.perm(b).exerted


def test_a_remembered_number_is_not_changed_by_what_follows() -> None:
    scene = Scene()
    scene.put(0, character("A", 1, 9), damage=2)
    deed = scene.put(0, action(ef.Sequence((
        ef.RemoveDamage(ta.Chosen(CHARACTER), None), ef.Remember("healed", am.Done()),
        ef.Draw(YOU, N(1)),
        ef.GainLore(YOU, am.Remembered("healed", 2)),
    )), 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == 4


def test_a_remembered_pick() -> None:
    scene = Scene()
    a, b = scene.put(1, character("A")), scene.put(1, character("B"))
    deed = scene.put(0, action(ef.Sequence((
        ef.Exert(ta.Chosen(OPPOSING_CHARACTER)), ef.Remember("first"),
        ef.Exert(ta.Chosen(ta.Filter((CardType.CHARACTER,), tests=(ta.Other(),)))),
        ef.Banish(ta.The(ta.It("first"))),
    )), 0), HAND)
    scene.play(deed).pick(b)
    assert (scene.zone(a), scene.zone(b)) == (PLAY, DISCARD)


def test_reveal_shows_and_does_not_move() -> None:
    scene = Scene()
    card = scene.put(0, character("Card"), HAND)
    deed = scene.put(0, action(ef.Sequence((
        ef.Pick(ta.Chosen(ta.Filter((), Whose.YOURS, Zone.HAND), silent=True)), ef.Reveal(ta.It()),
    )), 0), HAND)
    scene.play(deed)
    assert [(h.card, h.seen_by) for h in scene.events(EventKind.REVEALED)] == [(card.card, -1)]
    assert scene.zone(card) == HAND


@pytest.mark.parametrize(("amount", "value"), [
    (am.Highest(Stat.STRENGTH, CHARACTER), 5), (am.Highest(Stat.DAMAGE, YOUR_CHARACTER), 0),
    (am.HowMany(Who.EACH_OPPONENT), 2), (am.HowMany(Who.EACH_PLAYER), 3), (am.InkDropsOf(Who.YOU), 4),
])
def test_further_amounts(amount: am.Amount, value: int) -> None:
    scene = Scene(players=3)
    scene.put(0, character(strength=2))
    scene.put(1, character(strength=5))
    scene.position.ink_drops[0] = 4
    deed = scene.put(0, action(ef.GainLore(YOU, amount), 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == value


def test_dry_characters_only() -> None:
    scene = Scene()
    fresh, dry = scene.put(0, character("Fresh"), drying=True), scene.put(0, character("Dry"))
    deed = scene.put(0, action(ef.Exert(ta.Each(ta.Filter((CardType.CHARACTER,), tests=(ta.Dry(),)))), 0), HAND)
    scene.play(deed)
    assert (scene.perm(fresh).exerted, scene.perm(dry).exerted) == (False, True)


def test_shifted_on_top_of_this_character() -> None:
    lies_on = ta.Filter((CardType.CHARACTER,), tests=(ta.LiesOn(ta.This()),))
    below = Triggered((Trigger(EventKind.PLAYED, lies_on, who=Who.YOU),), GAIN, "Covered")
    scene = Scene()
    base, other = scene.put(0, character("Ann - Young", 1, 3, 1, 1, below)), scene.put(0, character("Ann - Other"))
    top, top2 = (scene.put(0, character("Ann - Old", 1, 3, 1, 5, shift(0)), HAND) for _ in range(2))
    scene.shift(top2, other)
    assert scene.lore_total(0) == 0
    scene.shift(top, base)
    assert scene.lore_total(0) == 1


def test_the_characters_that_sang() -> None:
    scene = Scene()
    singer, other = scene.put(0, character("Singer", cost=5)), scene.put(0, character("Other", cost=5))
    song = scene.put(0, action(ef.PutDamage(ta.The(ta.Singers()), N(1)), 3, song=True), HAND)
    scene.sing(song, singer)
    assert (scene.perm(singer).damage, scene.perm(other).damage) == (1, 0)


@pytest.mark.parametrize(("role", "hurt"), [(Role.CHALLENGING, 0), (Role.CHALLENGED, 1)])
def test_the_participants_of_the_challenge(role: Role, hurt: int) -> None:
    judge = Triggered((Trigger(EventKind.CHALLENGED),), ef.PutDamage(ta.The(ta.Participant(role)), N(4)), "Judge")
    scene = Scene()
    scene.put(0, item("Whistle", 1, judge))
    pair = [scene.put(0, character("H", 0, 9)), scene.put(1, character("F", 0, 9), exerted=True)]
    scene.challenge(pair[0], pair[1])
    assert [scene.perm(c).damage for c in pair] == [4 if n == hurt else 0 for n in (0, 1)]


def test_the_challenging_player() -> None:
    toll = Triggered((Trigger(EventKind.CHALLENGED, object=YOUR_CHARACTER),),
                     ef.LoseLore(ta.Players(Who.CHALLENGING_PLAYER), N(2)), "Toll")
    scene = Scene()
    scene.lore(0, 5)
    hero, foe = scene.put(0, character("H", 0, 9)), scene.put(1, character("F", 0, 9), exerted=True)
    scene.put(1, item("Gate", 1, toll))
    scene.challenge(hero, foe)
    assert scene.lore_total(0) == 3


@pytest.mark.parametrize("gone", [False, True])
def test_the_location_where_it_is_or_was(gone: bool) -> None:
    first: ef.Effect = ef.Banish(ta.Chosen(CHARACTER)) if gone else ef.Exert(ta.Chosen(CHARACTER))
    scene = Scene()
    here, there = scene.put(0, location("Here")), scene.put(0, location("There"))
    scene.put(0, character("Hero"), at=here)
    deed = scene.put(0, action(ef.Sequence((first, ef.PutDamage(ta.The(ta.LocationOf(ta.It())), N(1)))), 0), HAND)
    scene.play(deed)
    assert (scene.perm(here).damage, scene.perm(there).damage) == (1, 0)


@pytest.mark.parametrize("gone", [False, True])
def test_the_cards_under_it_or_those_that_were(gone: bool) -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero"), under=[character("U"), character("V")])
    scene.put(0, character("Dead"), DISCARD)
    first: ef.Effect = ef.Banish(ta.Chosen(CHARACTER)) if gone else ef.Exert(ta.Chosen(CHARACTER))
    deed = scene.put(0, action(ef.Sequence((
        first, ef.Move(ta.The(ta.UnderOf(ta.It())), ef.Destination(Zone.HAND)),
    )), 0), HAND)
    scene.play(deed)
    assert [scene.zone(c) for c in hero.under] == [HAND, HAND]
    assert scene.hand(0) == 2
    assert scene.zone(hero) == (DISCARD if gone else PLAY)


@pytest.mark.parametrize("zone", [HAND, DISCARD])
def test_play_it_from_either_of_two_zones(zone: int) -> None:
    scene = Scene()
    body = scene.put(0, character("Body", cost=9), zone)
    node = ef.PlayCard(ta.Filter((CardType.CHARACTER,), Whose.YOURS, Zone.HAND), also_from=Zone.DISCARD)
    deed = scene.put(0, action(node, 0), HAND)
    scene.play(deed)
    assert scene.zone(body) == PLAY
    assert scene.asked == op.TURN


@pytest.mark.parametrize("challenged", [False, True])
def test_no_lore_unless_one_of_theirs_challenged(challenged: bool) -> None:
    theirs = ta.Filter((CardType.CHARACTER,), whose=Whose.THAT_PLAYERS)
    none_has = co.Negated(co.ThisTurn(EventKind.CHALLENGED, Who.EACH_PLAYER, filter=theirs))
    prank = Static(rules=(pr.Imposed(pr.CantGainLore(), Who.EACH_OPPONENT, none_has),))
    scene = Scene()
    peter = scene.put(1, character("Peter", 0, 9, 1, 1, prank), exerted=True)
    a, b = scene.put(0, character("A", 1, 9)), scene.put(0, character("B", lore=2))
    if challenged:
        scene.challenge(a, peter)
    scene.quest(b)
    assert scene.lore_total(0) == (2 if challenged else 0)


def test_a_given_property_may_speak_of_a_labelled_pick() -> None:
    scene = Scene()
    a, b = scene.put(0, character("A", 4)), scene.put(0, character("B", 1))
    deed = scene.put(0, action(ef.Sequence((
        ef.Pick(ta.Chosen(YOUR_CHARACTER, label="from")),
        ef.Give(ta.Chosen(ta.Filter((CardType.CHARACTER,), tests=(ta.Other(),))), (
            pr.Changes(Stat.STRENGTH, am.StatOf(Stat.STRENGTH, ta.It("from"))),), Until.THIS_TURN),
    )), 0), HAND)
    scene.play(deed).pick(a)
    assert scene.strength(b) == 5
    assert scene.zone(deed) != DECK
