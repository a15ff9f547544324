"""6.1.6 to 6.1.16: other, for free, for each, that, loops, revealing, unless."""

from __future__ import annotations

import pytest

from tests.kit import DISCARD, HAND, PLAY, Scene, action, character, item, keyword, shift
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Activated, Static, Triggered
from tintero.abilities.condition import DidIt, Exists, Negated
from tintero.abilities.cost import Cost
from tintero.abilities.property import Imposed
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, THIS, YOU, YOUR_CHARACTER
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, Doing, EventKind, Keyword, PlayWay, Stat, Until, Who, Whose, Zone
from tintero.rules import option as op

N = am.Number
ITEM = ta.Filter((CardType.ITEM,))
GAIN = ef.GainLore(YOU, N(1))
DRAW = ef.Draw(YOU, N(1))
DISCARD_ONE = ef.Discard(YOU, N(1), ta.Filter(zone=Zone.HAND))
PLUS_ONE = (pr.Changes(Stat.STRENGTH, N(1)),)


def on_quest(effect: ef.Effect, name: str = "Quest") -> Triggered:
    return Triggered((Trigger(EventKind.QUESTED, ta.This()),), effect, name)


# CR 6.1.6: other excludes the source and what was already picked, not copies of the same name
def test_6_1_6_other_excludes_the_source_not_its_copies() -> None:
    other = ta.Filter((CardType.CHARACTER,), Whose.YOURS, tests=(ta.Other(),))
    definition = character("Twin", 1, 3, 1, 1, on_quest(ef.Give(ta.Chosen(other), PLUS_ONE, Until.THIS_TURN)))
    scene = Scene()
    first, second = scene.put(0, definition), scene.put(0, definition)
    scene.quest(first)
    assert scene.strength(first) == 1
    assert scene.strength(second) == 2


def test_6_1_6_another_excludes_what_the_ability_picked_before() -> None:
    another = ta.Filter((CardType.CHARACTER,), tests=(ta.Other(),))
    scene = Scene()
    a, b = scene.put(1, character()), scene.put(1, character())
    deed = scene.put(0, action(ef.Sequence((
        ef.Exert(ta.Chosen(CHARACTER)), ef.Banish(ta.Chosen(another)),
    )), 0), HAND)
    scene.play(deed).pick(a)
    assert scene.zone(a) == PLAY
    assert scene.zone(b) == DISCARD


def test_6_1_6_an_action_counts_others_than_the_one_it_chose() -> None:
    """Of a character's own ability, "each other" leaves out that character; an action has nobody else to leave out."""
    each_other = am.Count(ta.Filter((CardType.CHARACTER,), Whose.YOURS, tests=(ta.Other(),)))
    gift = ef.Give(ta.Chosen(CHARACTER), (pr.Changes(Stat.STRENGTH, each_other),), Until.THIS_TURN)
    scene = Scene()
    mine = [scene.put(0, character()) for _ in range(3)]
    theirs = scene.put(1, character())
    first, second = scene.put(0, action(gift, 0), HAND), scene.put(0, action(gift, 0), HAND)
    scene.play(first).pick(mine[0]).play(second).pick(theirs)
    assert scene.strength(mine[0]) == scene.strength(mine[1]) + 2
    assert scene.strength(theirs) == scene.strength(mine[1]) + 3


def test_6_1_6_without_the_word_a_card_sees_itself() -> None:
    scene = Scene()
    boost = on_quest(ef.Give(ta.Chosen(YOUR_CHARACTER), PLUS_ONE, Until.THIS_TURN))
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, boost))
    scene.quest(hero)
    assert scene.strength(hero) == 2


# CR 6.1.7: for free ignores every cost and bars other ways of paying
def test_6_1_7_for_free_ignores_the_cost_and_bars_shift() -> None:
    scene = Scene()
    base = scene.put(0, character("Ann - Young"))
    big = scene.put(0, character("Ann - Old", 5, 5, 2, 7, shift(1)), HAND)
    deed = scene.put(0, action(ef.PlayCard(ta.Filter((CardType.CHARACTER,), Whose.YOURS, Zone.HAND)), 0), HAND)
    scene.ink(0, 1)
    scene.play(deed)
    assert scene.ready_ink(0) == 1
    assert scene.perm(big).drying
    assert scene.perm(big) is not scene.perm(base)


def test_6_1_7_a_play_restriction_still_applies() -> None:
    no_items = Static(rules=(Imposed(pr.CantPlay(ITEM), Who.EACH_PLAYER),))
    scene = Scene()
    scene.put(1, character("Guard", 1, 3, 1, 1, no_items))
    gadget = scene.put(0, item("Gadget"), HAND)
    deed = scene.put(0, action(ef.PlayCard(ta.Filter((CardType.ITEM,), Whose.YOURS, Zone.HAND)), 0), HAND)
    scene.play(deed)
    assert scene.zone(gadget) == HAND


def test_6_1_7_paying_effects_offer_every_way() -> None:
    scene = Scene()
    base = scene.put(0, character("Ann - Young"))
    big = scene.put(0, character("Ann - Old", 5, 5, 2, 7, shift(1)), HAND)
    deed = scene.put(0, action(
        ef.PlayCard(ta.Filter((CardType.CHARACTER,), Whose.YOURS, Zone.HAND), way=PlayWay.PAID), 0), HAND)
    scene.ink(0, 7)
    scene.play(deed)
    assert {o.verb for o in scene.game.options} == {op.PLAY, op.SHIFT}
    scene.choose(op.Option(op.SHIFT, big.card, base.card, 0))
    assert scene.ready_ink(0) == 6
    assert scene.perm(big).under == [base.card]


def test_6_1_7_1_an_ability_used_for_free_still_exerts() -> None:
    ability = Activated(Cost(ink=3, exert=True), GAIN, "Spin")
    free = Static(rules=(Imposed(pr.FreeAbility("Spin")),))
    scene = Scene()
    wheel = scene.put(0, item("Wheel", 1, ability, free))
    scene.use(wheel)
    assert scene.lore_total(0) == 1
    assert scene.perm(wheel).exerted
    assert not scene.can(op.Option(op.USE, wheel.card, 0))


# CR 6.1.8: for each
def test_6_1_8_counted_once_by_a_resolving_effect() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 0))
    friend = scene.put(0, character("Friend"))
    give = ef.Give(ta.Chosen(ta.Filter(tests=(ta.Named(("Hero",)),))),
                   (pr.Changes(Stat.STRENGTH, am.Count(YOUR_CHARACTER)),), Until.THIS_TURN)
    banish = ef.Banish(ta.Chosen(ta.Filter(tests=(ta.Named(("Friend",)),))))
    deed = scene.put(0, action(ef.Sequence((give, banish)), 0), HAND)
    scene.play(deed)
    assert scene.zone(friend) == DISCARD
    assert scene.strength(hero) == 2


def test_6_1_8_recounted_by_a_static_ability() -> None:
    scene = Scene()
    live = Static(properties=(pr.Changes(Stat.STRENGTH, am.Count(YOUR_CHARACTER)),))
    hero = scene.put(0, character("Hero", 0, 3, 1, 1, live))
    friend = scene.put(0, character("Friend"))
    deed = scene.put(0, action(ef.Banish(ta.Chosen(ta.Filter(tests=(ta.Named(("Friend",)),)))), 0), HAND)
    scene.begin()
    assert scene.strength(hero) == 2
    scene.play(deed)
    assert scene.zone(friend) == DISCARD
    assert scene.strength(hero) == 1


def test_6_1_8_inside_a_may_it_is_all_or_nothing() -> None:
    scene = Scene()
    for _ in range(3):
        scene.put(0, character())
    deed = scene.put(0, action(ef.May(ef.Draw(YOU, am.Count(YOUR_CHARACTER)), YOU), 0), HAND)
    scene.play(deed)
    assert {o.verb for o in scene.game.options} == {op.YES, op.NO}
    scene.yes()
    assert scene.hand(0) == 3


def test_6_1_8_1_until_you_have_three_draws_the_shortfall() -> None:
    shortfall = am.Minus(N(3), am.CardsInHand(Who.YOU))
    scene = Scene()
    scene.put(0, character(), HAND)
    deed = scene.put(0, action(ef.Draw(YOU, shortfall), 0), HAND)
    scene.play(deed)
    assert scene.hand(0) == 3


def test_6_1_8_1_until_they_have_one_discards_the_excess() -> None:
    excess = am.Minus(am.CardsInHand(Who.THAT_PLAYER), N(1))
    scene = Scene()
    cards = [scene.put(1, character(), HAND) for _ in range(3)]
    deed = scene.put(0, action(ef.Discard(ta.Players(Who.EACH_OPPONENT), excess, ta.Filter(zone=Zone.HAND)), 0), HAND)
    scene.play(deed)
    assert scene.asked_player == 1
    scene.pick(cards[0], cards[2])
    assert scene.hand(1) == 1
    assert scene.zone(cards[1]) == HAND
    assert scene.asked == op.TURN


# CR 6.1.10: loops
def test_6_1_10_repeat_while_the_player_goes_on() -> None:
    scene = Scene()
    deed = scene.put(0, action(ef.RepeatWhile(ef.May(GAIN, YOU), DidIt()), 0), HAND)
    scene.play(deed).yes().yes().no()
    assert scene.lore_total(0) == 2


# CR 6.1.11: that, by identity
def test_6_1_11_that_character_is_the_one_named_earlier() -> None:
    scene = Scene()
    a, b = scene.put(1, character()), scene.put(1, character())
    deed = scene.put(0, action(ef.Sequence((
        ef.Exert(ta.Chosen(OPPOSING_CHARACTER, label="first")),
        ef.Exert(ta.Chosen(ta.Filter((CardType.CHARACTER,), Whose.OPPOSING, tests=(ta.Other(),)))),
        ef.PutDamage(ta.The(ta.It("first")), N(1)),
    )), 0), HAND)
    scene.play(deed).pick(b)
    assert scene.perm(b).damage == 1
    assert scene.perm(a).damage == 0


def test_6_1_11_1_a_copy_in_the_zone_is_not_that_card() -> None:
    # the card left its zone before the reference is used: the part fails though a copy lies there
    definition = character("Ghost", 1, 1, 1, 1)
    scene = Scene()
    ghost = scene.put(0, definition)
    copy = scene.put(0, definition, DISCARD)
    deed = scene.put(0, action(ef.Sequence((
        ef.Banish(ta.Chosen(YOUR_CHARACTER, label="it")),
        ef.Move(ta.The(ta.It("it")), ef.Destination(Zone.HAND)),
        ef.Move(ta.The(ta.It("it")), ef.Destination(Zone.DECK)),
        GAIN,
    )), 0), HAND)
    scene.play(deed)
    assert scene.zone(ghost) == HAND  # found once, then it was another object
    assert scene.zone(copy) == DISCARD
    assert scene.lore_total(0) == 1


# CR 6.1.12: text that works outside play
def test_6_1_12_a_discount_works_in_the_hand_and_a_trigger_in_the_discard() -> None:
    cheap = Static(rules=(Imposed(pr.PayLess(ta.Filter(), N(2))),), zones=(Zone.HAND,))
    rise = Triggered((Trigger(EventKind.INKED, who=Who.YOU),), ef.Move(THIS, ef.Destination(Zone.HAND)), "Rise",
                     zones=(Zone.DISCARD,))
    scene = Scene()
    low = scene.put(0, character("Low", 1, 1, 1, 3, cheap), HAND)
    back = scene.put(0, character("Back", 1, 1, 1, 1, rise), DISCARD)
    never = scene.put(0, character("Never", 1, 1, 1, 1, rise))
    scene.ink(0, 1)
    ink = scene.put(0, character("Ink"), HAND)
    scene.begin()
    assert scene.can(op.Option(op.PLAY, low.card, 0))
    scene.ink_card(ink)
    assert scene.zone(back) == HAND
    assert scene.zone(never) == PLAY


# CR 6.1.14: revealing shows the cards and does not move them
def test_6_1_14_revealed_cards_stay_where_they_are() -> None:
    scene = Scene()
    secret = scene.put(1, character(), HAND)
    deed = scene.put(0, action(ef.RevealHand(ta.Players(Who.EACH_OPPONENT)), 0), HAND)
    scene.play(deed)
    assert scene.zone(secret) == HAND
    shown = scene.events(EventKind.REVEALED)
    assert [h.card for h in shown] == [secret.card]
    assert all(h.seen_by == -1 for h in shown)


# CR 6.1.15, 6.1.16: conditional effects
@pytest.mark.parametrize("friend", [False, True])
def test_6_1_16_unless(friend: bool) -> None:
    has_friend = Exists(ta.Filter((CardType.CHARACTER,), Whose.YOURS, tests=(ta.Named(("Friend",)),)))
    shy = Static(condition=Negated(has_friend), properties=(pr.Cant(Doing.QUEST),))
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, shy))
    if friend:
        scene.put(0, character("Friend"))
    scene.begin()
    assert scene.can(op.Option(op.QUEST, hero.card)) is friend


@pytest.mark.parametrize(("ink", "pays", "lore"), [(0, False, 1), (1, False, 1), (1, True, 0)])
def test_6_1_16_unless_their_player_pays(ink: int, pays: bool, lore: int) -> None:
    ability = Triggered((Trigger(EventKind.QUESTED, OPPOSING_CHARACTER),),
                        ef.UnlessPays(ta.Players(Who.SUBJECTS_PLAYER), 1, GAIN), "Siphon")
    scene = Scene(turn=1)
    scene.put(0, item("Vine", 1, ability))
    thief = scene.put(1, character(lore=2))
    scene.ink(1, ink)
    scene.quest(thief)
    if ink:
        assert scene.asked_player == 1
        scene.yes() if pays else scene.no()
    assert scene.lore_total(0) == lore
    assert scene.ready_ink(1) == ink - (1 if pays else 0)


def test_6_1_9_keywords_are_had_with_their_number() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, keyword(Keyword.RESIST, 1)))
    deed = scene.put(0, action(ef.DealDamage(ta.Chosen(CHARACTER), N(2)), 0), HAND)
    scene.play(deed)
    assert scene.perm(hero).damage == 1
