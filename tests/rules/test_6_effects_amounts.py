"""Numbers and conditions of card text (6.1.8, 6.1.15)."""

from __future__ import annotations

import pytest

from tests.kit import CONSTRUCTED, HAND, Scene, action, character, item, keyword, shift
from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Static, Triggered
from tintero.abilities.target import CHARACTER, YOU, YOUR_CHARACTER
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Keyword, Stat, Until, Who, Whose, Zone
from tintero.rules import option as op
from tintero.rules.game import Game

N = am.Number
GAIN = ef.GainLore(YOU, N(1))


def board() -> Scene:
    """Two characters (strength 2 and 5, one damage each on the second), an item, ink, hands of 1 and 3."""
    scene = Scene()
    scene.put(0, character("Small", 2, 9, 1, 2, inks=("Amber",)))
    scene.put(0, character("Big - One", 5, 9, 2, 4, inks=("Ruby", "Steel")), damage=3)
    scene.put(0, character("Big - Two", 1, 9, 1, 1, inks=("Ruby",)))
    scene.put(0, item("Gadget", 1))
    scene.ink(0, 2, 1)
    scene.put(0, item("In hand", 9), HAND)
    for _ in range(3):
        scene.put(1, item("Theirs", 9), HAND)
    scene.lore(1, 6)
    return scene


BIG = ta.Filter((CardType.CHARACTER,), Whose.YOURS, tests=(ta.Named(("Big",)),))


@pytest.mark.parametrize(("amount", "value"), [
    (N(4), 4),
    (am.Count(YOUR_CHARACTER), 3),
    (am.Count(YOUR_CHARACTER, 2), 6),
    (am.StatSum(Stat.STRENGTH, BIG), 6),
    (am.StatSum(Stat.DAMAGE, YOUR_CHARACTER, 2), 6),
    (am.StatSum(Stat.COST, ta.Filter((CardType.ITEM,))), 1),
    (am.CardsInHand(Who.YOU), 1),
    (am.CardsInHand(Who.EACH_OPPONENT, 2), 6),
    (am.CardsInInkwell(Who.YOU), 3),
    (am.LoreOf(Who.EACH_OPPONENT), 6),
    (am.DifferentInks(YOUR_CHARACTER), 3),
    (am.DifferentNames(YOUR_CHARACTER), 2),
    (am.Happened(EventKind.PLAYED), 1),
    (am.AtMost(am.Count(YOUR_CHARACTER), 2), 2),
    (am.Plus(am.Count(YOUR_CHARACTER), 1), 4),
    (am.Minus(am.CardsInHand(Who.EACH_OPPONENT), am.CardsInHand(Who.YOU)), 2),
    (am.Minus(am.CardsInHand(Who.YOU), am.CardsInHand(Who.EACH_OPPONENT)), 0),
])
def test_amounts(amount: am.Amount, value: int) -> None:
    scene = board()
    deed = scene.put(0, action(ef.GainLore(YOU, amount), 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == value


@pytest.mark.parametrize(("stat", "value"), [
    (Stat.STRENGTH, 5), (Stat.WILLPOWER, 9), (Stat.LORE, 2), (Stat.COST, 4), (Stat.DAMAGE, 3), (Stat.CARDS_UNDER, 0),
    (Stat.MOVE_COST, 0),
])
def test_values_of_one_card(stat: Stat, value: int) -> None:
    scene = board()
    big = scene.position.cards[1]
    deed = scene.put(0, action(ef.Sequence((
        ef.Give(ta.Chosen(CHARACTER), (), Until.THIS_TURN), ef.GainLore(YOU, am.StatOf(stat, ta.It(), 2)),
    )), 0), HAND)
    scene.play(deed).pick(big)
    assert scene.lore_total(0) == 2 * value


def holds(condition: co.Condition, scene: Scene | None = None, song: bool = False) -> bool:
    scene = scene or board()
    deed = scene.put(0, action(ef.If(condition, ef.GainLore(YOU, N(1))), 0, song=song), HAND)
    scene.play(deed)
    return scene.lore_total(0) == 1


MORE = co.CompareAmounts(am.CardsInHand(Who.THAT_PLAYER), am.CardsInHand(Who.YOU), more=True)
THREE = co.Exists(YOUR_CHARACTER, 3)


@pytest.mark.parametrize(("condition", "expected"), [
    (co.YourTurn(), True),
    (co.YourTurn(opponents=True), False),
    (THREE, True),
    (co.Exists(YOUR_CHARACTER, 4), False),
    (co.Exists(YOUR_CHARACTER, 0, 2), False),
    (co.Exists(YOUR_CHARACTER, 3, 3), True),
    (co.CompareAmounts(am.LoreOf(Who.EACH_OPPONENT), N(6)), True),
    (co.CompareAmounts(am.LoreOf(Who.EACH_OPPONENT), N(6), more=True), False),
    (co.AnyPlayer(Who.EACH_OPPONENT, MORE), True),
    (co.EveryPlayer(Who.EACH_PLAYER, MORE), False),
    (co.ThisTurn(EventKind.PLAYED), True),
    (co.ThisTurn(EventKind.PLAYED, at_least=2), False),
    (co.ThisTurn(EventKind.PLAYED, Who.EACH_OPPONENT), False),
    (co.ThisTurn(EventKind.PLAYED, filter=ta.Filter((CardType.CHARACTER,))), False),
    (co.ThisTurn(EventKind.PLAYED, filter=ta.Filter((CardType.ACTION,))), True),
    (co.EventOrdinal(EventKind.PLAYED, 1), True),
    (co.EventOrdinal(EventKind.PLAYED, 2), False),
    (co.AllInkExerted(), False),
    (co.AllInkExerted(Who.EACH_OPPONENT), True),
    (co.FirstTurnNotFirstPlayer(), False),
    (co.And((THREE, co.YourTurn())), True),
    (co.And((THREE, co.AllInkExerted())), False),
    (co.Or((co.AllInkExerted(), THREE)), True),
    (co.Negated(THREE), False),
    (co.DidIt(), False),
])
def test_conditions(condition: co.Condition, expected: bool) -> None:
    assert holds(condition) is expected


def test_the_second_of_a_kind_is_one_of_that_kind() -> None:
    second = Triggered((Trigger(EventKind.PLAYED, ta.Filter(), who=Who.YOU),),
                       ef.If(co.EventOrdinal(EventKind.PLAYED, 2, filter=CHARACTER), GAIN), "Second")
    scene = Scene()
    scene.put(0, character("Counter", 1, 3, 0, 1, second))
    cards = (character("One", cost=0), action(GAIN, 0), character("Two", cost=0), action(GAIN, 0))
    hand = [scene.put(0, card, HAND) for card in cards]
    told: list[int] = []
    for card in hand:
        scene.play(card)
        told.append(scene.lore_total(0))
    assert told == [0, 1, 2, 3]  # each action gains 1, and so does the second character


def test_is_speaks_of_the_referenced_object() -> None:
    tired = Triggered((Trigger(EventKind.QUESTED, YOUR_CHARACTER),),
                      ef.If(co.Is(ta.This(), ta.Filter(tests=(ta.Exerted(),))), GAIN), "Tired")
    scene = Scene()
    hero, other = scene.put(0, character("Hero", 1, 3, 0, 1, tired)), scene.put(0, character("Other", lore=0))
    scene.quest(other)
    assert scene.lore_total(0) == 0
    scene.quest(hero)
    assert scene.lore_total(0) == 1


@pytest.mark.parametrize("shifted", [True, False])
def test_used_shift(shifted: bool) -> None:
    arrive = Triggered((Trigger(EventKind.PLAYED, ta.This()),), ef.If(co.UsedShift(ta.This()), GAIN), "Arrive")
    scene = Scene()
    base = scene.put(0, character("Ann - Young"))
    big = scene.put(0, character("Ann - Old", 1, 1, 1, 0, shift(0), arrive), HAND)
    if shifted:
        scene.shift(big, base)
    else:
        scene.play(big)
    assert scene.lore_total(0) == (1 if shifted else 0)


@pytest.mark.parametrize("singers", [0, 1, 2])
def test_sang_by(singers: int) -> None:
    scene = Scene()
    voices = [scene.put(0, character(cost=3)) for _ in range(2)]
    song = scene.put(0, action(ef.If(co.SangBy(2), GAIN), 3, "Tune", True, keyword(Keyword.SING_TOGETHER, 6)), HAND)
    scene.ink(0, 3)
    if singers == 2:
        scene.begin()
        scene.choose(op.Option(op.SING_TOGETHER, song.card))
        scene.pick(voices[0])  # the second one is then the only way to reach six
    elif singers == 1:
        scene.sing(song, voices[0])
    else:
        scene.play(song)
    assert scene.lore_total(0) == (1 if singers == 2 else 0)


@pytest.mark.parametrize("drops", [0, 1])
def test_used_ink_drop(drops: int) -> None:
    arrive = Triggered((Trigger(EventKind.PLAYED, ta.This()),), ef.If(co.UsedInkDrop(ta.This()), GAIN), "Arrive")
    scene = Scene()
    scene.ink(0, 1)
    scene.position.ink_drops[0] = 1
    body = scene.put(0, character("Body", 1, 1, 1, 1, arrive), HAND)
    scene.play(body)
    assert scene.asked == op.AMOUNT
    scene.amount(drops)
    assert scene.lore_total(0) == drops


def test_all_ink_exerted_is_read_live() -> None:
    scene = Scene()
    scene.ink(0, 1)
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, Static(
        condition=co.AllInkExerted(), properties=(pr.Changes(Stat.STRENGTH, N(2)),))))
    pay = scene.put(0, item("Cheap", 1), HAND)
    scene.begin()
    assert scene.strength(hero) == 1
    scene.play(pay)
    assert scene.strength(hero) == 3


def test_the_first_turn_of_the_player_who_does_not_start() -> None:
    cheap = Static(condition=co.FirstTurnNotFirstPlayer(), rules=(pr.Imposed(pr.PayLess(ta.Filter(), N(5))),),
                   zones=(Zone.HAND,))
    early = character("Early", 1, 1, 1, 5, cheap)
    for first in (0, 1):
        game = Game.new([[early] * 30, [early] * 30], seed=1, first=first, settings=CONSTRUCTED)
        while game.state.asking == op.HAND:
            game.choose(op.Option(op.DONE))
        starter_can = any(o.verb == op.PLAY for o in game.options)
        game.choose(op.Option(op.END))
        other_can = any(o.verb == op.PLAY for o in game.options)
        assert (starter_can, other_can) == (False, True)


def test_how_often_it_happened_this_turn() -> None:
    scene = Scene()
    a, b = scene.put(0, character(lore=0)), scene.put(0, character(lore=0))
    deed = scene.put(0, action(ef.GainLore(YOU, am.Happened(EventKind.QUESTED, times=3)), 0), HAND)
    scene.quest(a).quest(b).play(deed)
    assert scene.lore_total(0) == 6


def test_this_turn_remembers_cards_that_left() -> None:
    heroes = ta.Filter((CardType.CHARACTER,), tests=(ta.Classified(("Hero",)),))
    scene = Scene()
    scene.put(1, character("Gone", classifications=("Hero",)))
    kill = scene.put(0, action(ef.Banish(ta.Chosen(CHARACTER)), 0), HAND)
    ask = scene.put(0, action(ef.If(co.ThisTurn(EventKind.BANISHED, Who.EACH_OPPONENT, filter=heroes), GAIN), 0), HAND)
    scene.play(kill).play(ask)
    assert scene.lore_total(0) == 1


