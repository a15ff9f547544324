"""Short words to write test cards with: filters, players, destinations and one function per kind of card."""

from __future__ import annotations

from tintero.abilities import amount as am
from tintero.abilities import cost as ac
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.ability import (
    Ability,
    CardDefinition,
    KeywordAbility,
    ShiftKind,
)
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, DeckEnd, EventKind, Keyword, Order, Who, Whose, Zone

N = am.Number
YOU = ta.YOU
EACH_OPPONENT = ta.Players(Who.EACH_OPPONENT)
EACH_PLAYER = ta.Players(Who.EACH_PLAYER)
CHOSEN_PLAYER = ta.Players(Who.CHOSEN_PLAYER)
CHOSEN_OPPONENT = ta.Players(Who.CHOSEN_OPPONENT)
THAT_PLAYER = ta.Players(Who.THAT_PLAYER)
CHARACTER = ta.CHARACTER
MINE = ta.YOUR_CHARACTER
THEIRS = ta.OPPOSING_CHARACTER
ITEM = ta.Filter(types=(CardType.ITEM,))
LOCATION = ta.Filter(types=(CardType.LOCATION,))
MY_LOCATION = ta.Filter(types=(CardType.LOCATION,), whose=Whose.YOURS)
MY_HAND = ta.Filter(whose=Whose.YOURS, zone=Zone.HAND)
ANY_IN_HAND = ta.Filter(zone=Zone.HAND)
MY_DISCARD = ta.Filter(whose=Whose.YOURS, zone=Zone.DISCARD)
ONE_OF_MINE = ta.Chosen(MINE)
ONE_OF_THEIRS = ta.Chosen(THEIRS)
ONE = ta.Chosen(CHARACTER)
TO_HAND = ef.Destination(Zone.HAND)
TO_BOTTOM = ef.Destination(Zone.DECK, order=Order.ANY)
TO_TOP = ef.Destination(Zone.DECK, end=DeckEnd.TOP, order=Order.ANY)
WHEN_PLAYED = (Trigger(EventKind.PLAYED, subject=ta.This()),)
WHEN_QUESTS = (Trigger(EventKind.QUESTED, subject=ta.This()),)
WHEN_BANISHED = (Trigger(EventKind.BANISHED, subject=ta.This()),)
INKS = ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel")


def with_tests(base: ta.Filter, *tests: ta.Test) -> ta.Filter:
    return ta.Filter(base.types, base.whose, base.zone, tests)


def of_kind(kind: CardType, whose: Whose, zone: Zone, *tests: ta.Test) -> ta.Filter:
    return ta.Filter((kind,), whose, zone, tests)


def keyword(k: Keyword, value: int = 0) -> KeywordAbility:
    return KeywordAbility(k, value)


def shift(cost: ac.Cost, kind: ShiftKind | None = None) -> KeywordAbility:
    return KeywordAbility(Keyword.SHIFT, cost=cost, shift=kind or ShiftKind())


def _ink(name: str) -> tuple[str, ...]:
    return (INKS[sum(name.encode()) % len(INKS)],)


def character(name: str, cost: int, strength: int, willpower: int, lore: int, *abilities: Ability,
              classes: tuple[str, ...] = ("Storyborn",), inkable: bool = True) -> CardDefinition:
    return CardDefinition(
        name, (name.split(" - ")[0],), CardType.CHARACTER, cost, inkable, _ink(name), classes, strength, willpower,
        lore, 0, abilities,
    )


def action(name: str, cost: int, effect: ef.Effect, *abilities: Ability, song: bool = False) -> CardDefinition:
    return CardDefinition(
        name, (name,), CardType.ACTION, cost, True, _ink(name), ("Song",) if song else (), effect=effect,
        abilities=abilities,
    )


def item(name: str, cost: int, *abilities: Ability) -> CardDefinition:
    return CardDefinition(name, (name,), CardType.ITEM, cost, True, _ink(name), abilities=abilities)


def location(name: str, cost: int, move: int, willpower: int, lore: int, *abilities: Ability) -> CardDefinition:
    return CardDefinition(
        name, (name.split(" - ")[0],), CardType.LOCATION, cost, True, _ink(name), (), 0, willpower, lore, move,
        abilities,
    )


def may(effect: ef.Effect) -> ef.Effect:
    return ef.May(effect, YOU)
