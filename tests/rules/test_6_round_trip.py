"""A suspended resolution is data: saved and read back in the middle of every kind of question."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.kit import DISCARD, HAND, Scene, action, character, item, keyword
from tintero.abilities import amount as am
from tintero.abilities import cost as ac
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Activated, Replacement, Triggered
from tintero.abilities.cost import Cost
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, YOU, YOUR_CHARACTER
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import (
    CardType,
    DeckEnd,
    EventKind,
    Keyword,
    Limit,
    Moment,
    Order,
    Quantity,
    Stat,
    Until,
    Who,
    Whose,
    Zone,
)
from tintero.rules import option as op

from .round_trip import same_again

N = am.Number
GAIN = ef.GainLore(YOU, N(1))
THAT = ta.Players(Who.THAT_PLAYER)
IN_HAND = ta.Filter(zone=Zone.HAND)
IN_DECK = ta.Filter(zone=Zone.DECK)


def busy(effect: ef.Effect) -> Scene:
    """A table with something of everything, and the effect in the middle of resolving."""
    scene = Scene(players=3)
    for player in range(3):
        scene.put(player, character("Body", 2, 9), damage=2)
        scene.put(player, character("Other", 1, 9), damage=1)
        scene.put(player, character("Held"), HAND)
        scene.put(player, character("Held"), HAND)
        scene.put(player, character("Dead"), DISCARD)
        scene.ink(player, 2)
    deed = scene.put(0, action(effect, 0), HAND)
    return scene.play(deed)


EFFECTS: dict[str, ef.Effect] = {
    "may": ef.Sequence((ef.May(GAIN, YOU), ef.Draw(YOU, N(1)))),
    "chosen": ef.Sequence((ef.Exert(ta.Chosen(CHARACTER, 2, label="it")), ef.Banish(ta.The(ta.It("it"))))),
    "up to": ef.Exert(ta.Chosen(CHARACTER, 2, quantity=Quantity.UP_TO)),
    "player": ef.Draw(ta.Players(Who.CHOSEN_PLAYER), N(2)),
    "players": ef.Discard(ta.Players(Who.CHOSEN_PLAYERS), N(1), IN_HAND),
    "modes": ef.ChooseOne((GAIN, ef.Draw(YOU, N(1))), YOU),
    "either": ef.Either((ef.Discard(YOU, N(1), IN_HAND), ef.Banish(ta.Chosen(YOUR_CHARACTER))), YOU),
    "discard": ef.Discard(ta.Players(Who.EACH_PLAYER), N(1), IN_HAND),
    "each may": ef.EachDoes(ta.Players(Who.EACH_PLAYER), ef.IfDo(ef.May(ef.Discard(THAT, N(1), IN_HAND), THAT),
                                                               ef.Draw(THAT, N(2)))),
    "take": ef.Sequence((ef.LookAtTop(YOU, N(4)),
                         ef.Take(IN_DECK, 2, ef.Destination(Zone.HAND), Quantity.UP_TO),
                         ef.PutRest(ef.Destination(Zone.DECK, order=Order.ANY)))),
    "order": ef.Sequence((ef.LookAtTop(YOU, N(3)), ef.PutRest(ef.Destination(Zone.DECK, DeckEnd.TOP, Order.ANY)))),
    "top or bottom": ef.Sequence((ef.LookAtTop(YOU, N(2)), ef.PutTopOrBottom())),
    "move order": ef.Move(ta.Each(YOUR_CHARACTER), ef.Destination(Zone.DECK, order=Order.ANY)),
    "name": ef.Sequence((ef.NameCard(YOU), ef.Take(ta.Filter(tests=(ta.NamedAs(),)), 1, ef.Destination(Zone.HAND)))),
    "amount": ef.Draw(YOU, am.Named(N(3))),
    "remove": ef.RemoveDamage(ta.Each(YOUR_CHARACTER), N(3), up_to=True, total=True),
    "move damage": ef.MoveDamage(ta.Chosen(YOUR_CHARACTER), ta.Chosen(OPPOSING_CHARACTER), N(2), up_to=True),
    "play": ef.PlayCard(ta.Filter((CardType.CHARACTER,), Whose.YOURS, Zone.HAND), label="it"),
    "unless": ef.UnlessPays(ta.Players(Who.EACH_OPPONENT), 1, GAIN),
    "for each time": ef.ForEachTime(N(3), ef.PutDamage(ta.Chosen(CHARACTER), N(1))),
    "for each object": ef.ForEachObject(ta.Each(YOUR_CHARACTER), ef.May(ef.Banish(ta.The(ta.It())), YOU)),
    "limited": ef.Limited(Limit.ONCE, ef.May(GAIN, YOU)),
    "lasting": ef.Sequence((
        ef.Give(ta.Chosen(CHARACTER), (pr.Changes(Stat.STRENGTH, N(1)), pr.HasKeyword(Keyword.RUSH)), Until.THIS_TURN),
        ef.Whenever((Trigger(EventKind.EXERTED, ta.It()),), GAIN, Until.THIS_TURN),
        ef.Later(Moment.END_OF_TURN, ef.Banish(ta.The(ta.It()))),
        ef.Impose((pr.Imposed(pr.CantLoseLore()),), Until.START_OF_YOUR_NEXT_TURN),
        ef.Shield(ta.The(ta.It()), Until.THIS_TURN),
        ef.Exert(ta.Chosen(YOUR_CHARACTER)),
    )),
}


@pytest.mark.parametrize("name", EFFECTS)
def test_a_saved_resolution_goes_on_as_it_would_have(name: str) -> None:
    scene = busy(EFFECTS[name])
    assert scene.asked != op.TURN
    same_again(scene)
    scene.choose(scene.game.options[0])
    same_again(scene)


def in_the_bag() -> Scene:
    scene = Scene()
    two = [
        Triggered((Trigger(EventKind.QUESTED, ta.This()),), e, n) for e, n in ((GAIN, "A"), (ef.Draw(YOU, N(1)), "B"))
    ]
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, *two))
    return scene.quest(hero)


def in_a_replacement() -> Scene:
    others = ta.Filter((CardType.CHARACTER,), Whose.YOURS, tests=(ta.Other(),))
    scene = Scene()
    for n in (1, 2):
        node = Replacement(EventKind.DAMAGE_DEALT, ef.PutDamage(ta.THIS, am.EventAmount()), f"R{n}", others)
        scene.put(0, character(f"Guard {n}", 1, 9, 1, 1, node))
    scene.put(0, character("Victim", 1, 9))
    deed = scene.put(0, action(ef.DealDamage(ta.Chosen(ta.Filter(tests=(ta.Named(("Victim",)),))), N(2)), 0), HAND)
    return scene.play(deed)


def in_a_payment() -> Scene:
    cost = Cost(parts=(ac.DiscardCards(ta.Filter((), Whose.YOURS, Zone.HAND)),))
    scene = Scene()
    wheel = scene.put(0, item("Wheel", 1, Activated(cost, GAIN, "Spin")))
    for _ in range(2):
        scene.put(0, character(), HAND)
    return scene.use(wheel)


def entering() -> Scene:
    scene = Scene()
    guard = scene.put(0, character("Guard", 1, 3, 1, 0, keyword(Keyword.BODYGUARD)), HAND)
    return scene.play(guard)


def with_a_waiting_action() -> Scene:
    scene = Scene()
    scene.put(0, action(ef.May(GAIN, YOU), 5, "Waiting"), HAND)
    deed = scene.put(0, action(ef.Sequence((
        ef.PlayCard(ta.Filter((CardType.ACTION,), Whose.YOURS, Zone.HAND)), ef.May(GAIN, YOU),
    )), 0), HAND)
    return scene.play(deed)


@pytest.mark.parametrize("build", [in_the_bag, in_a_replacement, in_a_payment, entering, with_a_waiting_action])
def test_other_suspended_moments(build: Callable[[], Scene]) -> None:
    scene = build()
    assert scene.asked != op.TURN
    same_again(scene)
