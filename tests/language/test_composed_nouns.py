"""Texts that no card has, put together from nouns, amounts, holders and deeds: what they mean, written by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import target as ta
from tintero.abilities.effect import Banish, Draw, EachDoes, LoseLore, Remember, Sequence
from tintero.abilities.unbound import Pronoun
from tintero.abilities.words import CardType, Did, EventKind, Keyword, Quantity, Role, Stat, Who, Whose, Zone
from tintero.language import Unread
from tintero.language.equal_meanings import ordered
from tintero.language.reader import TextReading

from ..kit import HAND, Scene, action, character
from ..reading import shared_reader
from .real import effect

THAT = Who.THAT_PLAYER
OPPONENTS = Who.EACH_OPPONENT
VILLAIN = ta.Classified(("Villain",))
EVASIVE = ta.WithKeyword(Keyword.EVASIVE)


def f(*parts: Any) -> ta.Filter:
    """A filter of types, tests, whose and where."""
    return ta.Filter(
        tuple(p for p in parts if isinstance(p, CardType)),
        next((p for p in parts if isinstance(p, Whose)), Whose.ANY),
        next((p for p in parts if isinstance(p, Zone)), Zone.PLAY),
        tuple(p for p in parts if isinstance(p, ta.Test)),
    )


C, I, L, A = CardType.CHARACTER, CardType.ITEM, CardType.LOCATION, CardType.ACTION  # noqa: E741  # the four types
YOURS, OPPOSING, THEIRS = Whose.YOURS, Whose.OPPOSING, Whose.THAT_PLAYERS


def cost(n: int) -> ta.Test:
    return ta.Compare(Stat.COST, False, am.Number(n))


def either(*filters: ta.Filter) -> ta.Test:
    return ta.AnyOf(filters)


NOUNS: list[tuple[str, str, ta.Filter]] = [
    ("np_s", "character, item, or location", f(C, I, L)),
    ("np_p", "items and locations", f(I, L)),
    ("np_p", "characters, items, and/or locations", f(C, I, L)),
    ("np_s", "song or item", f(either(f(A, ta.Song()), f(I)))),
    ("np_s", "exerted character or item", f(C, I, ta.Exerted())),
    ("np_s", "damaged character or location", f(C, L, ta.Damaged())),
    # no item is ever damaged, so that all these words are the character's
    ("np_s", "damaged character or item", f(either(f(C, ta.Damaged()), f(I)))),
    ("np_s", "damaged Villain character or item", f(either(f(C, VILLAIN, ta.Damaged()), f(I)))),
    ("np_s", "damaged character or exerted item", f(either(f(C, ta.Damaged()), f(I, ta.Exerted())))),
    ("np_s", "character with Ward or location", f(either(f(C, ta.WithKeyword(Keyword.WARD)), f(L)))),
    ("np_s", "opposing character or opposing item", f(C, I, OPPOSING)),
    ("np_s", "item or location with cost 2 or less", f(I, L, cost(2))),
    ("np_s", "Villain, Hero, or Pirate character", f(C, ta.Classified(("Villain", "Hero", "Pirate")))),
    ("np_p", "Villain, Hero, and Pirate characters", f(C, ta.Classified(("Villain", "Hero", "Pirate")))),
    ("np_s", "character named Elsa, Anna, or Olaf", f(C, ta.Named(("Elsa", "Anna", "Olaf")))),
    ("np_p", "characters not named Elsa or Anna", f(C, ta.Not(ta.Named(("Elsa", "Anna"))))),
    ("np_s", "exerted Villain", f(C, VILLAIN, ta.Exerted())),
    ("np_s", "non-Villain character", f(C, ta.Not(VILLAIN))),
    ("np_p", "characters that aren't Villain characters", f(C, ta.Not(VILLAIN))),
    ("np_s", "non-song action", f(A, ta.Not(ta.Song()))),
    ("np_p", "non-item cards", f(C, A, L)),
    ("np_s", "character that has Evasive", f(C, EVASIVE)),
    ("np_p", "characters that don't have Evasive", f(C, ta.Not(EVASIVE))),
    ("np_p", "characters that aren't exerted", f(C, ta.Not(ta.Exerted()))),
    ("np_p", "characters with no cards under them", f(C, ta.Not(ta.HasCardUnder()))),
    ("np_s", "character with 3 or fewer ⛉", f(C, ta.Compare(Stat.WILLPOWER, False, am.Number(3)))),
    ("np_s", "character with 2 damage or more", f(C, ta.Compare(Stat.DAMAGE, True, am.Number(2)))),
    ("np_s", "character with more damage than this character",
     f(C, ta.Not(ta.Compare(Stat.DAMAGE, False, am.StatOf(Stat.DAMAGE, ta.This()))))),
    ("np_s", "character with ¤ less than the number of cards in your hand",
     f(C, ta.Not(ta.Compare(Stat.STRENGTH, True, am.CardsInHand(Who.YOU))))),
    ("np_s", "character with cost up to 1 more than this character's cost",
     f(C, ta.Compare(Stat.COST, False, am.Plus(am.StatOf(Stat.COST, ta.This()), 1)))),
    ("np_s", "character with the same ¤ or less as this character",
     f(C, ta.Compare(Stat.STRENGTH, False, am.StatOf(Stat.STRENGTH, ta.This())))),
    ("np_p", "characters not at a location", f(C, ta.Not(ta.AtLocation()))),
    ("np_s", "character you've played this turn", f(C, YOURS, ta.DidThisTurn(Did.PLAYED))),
    ("np_s", "character with the same cost as this character",
     f(C, ta.Equals(Stat.COST, am.StatOf(Stat.COST, ta.This())))),
    ("np_s", "item with cost equal to or less than the number of cards in your hand",
     f(I, ta.Compare(Stat.COST, False, am.CardsInHand(Who.YOU)))),
    ("np_s", "opposing character with the highest ¤",
     f(C, OPPOSING, ta.Compare(Stat.STRENGTH, True, am.Highest(Stat.STRENGTH, f(C, OPPOSING))))),
    ("np_s", "opposing character with the highest ¤, or tied for highest ¤",
     f(C, OPPOSING, ta.Compare(Stat.STRENGTH, True, am.Highest(Stat.STRENGTH, f(C, OPPOSING))))),
    ("np_s", "character who quested this turn", f(C, ta.DidThisTurn(Did.QUESTED))),
    ("np_s", "character that didn't quest this turn", f(C, ta.Not(ta.DidThisTurn(Did.QUESTED)))),
    ("np_p", "characters that were challenged this turn", f(C, ta.DidThisTurn(Did.WAS_CHALLENGED))),
    ("np_s", "character challenged this turn", f(C, ta.DidThisTurn(Did.WAS_CHALLENGED))),
    ("np_s", "song card played this turn", f(A, ta.Song(), ta.DidThisTurn(Did.PLAYED))),
    ("np_s", "item they played this turn", f(I, THEIRS, ta.DidThisTurn(Did.PLAYED))),
    ("np_s", "character that you have in play", f(C, YOURS)),
    ("np_p", "items they have in play", f(I, THEIRS)),
    ("np_p", "characters not damaged", f(C, ta.Not(ta.Damaged()))),
    ("np_p", "characters not being challenged", f(C, ta.Not(ta.InChallenge(Role.CHALLENGED)))),
    ("np_s", "location not named Elsa or Anna", f(L, ta.Not(ta.Named(("Elsa", "Anna"))))),
    ("np_s", "character at this location", f(C, ta.AtLocation(here=True))),
    ("np_s", "character with cost 2 more than this character",
     f(C, ta.Equals(Stat.COST, am.Plus(am.StatOf(Stat.COST, ta.This()), 2)))),
    ("np_s", "character with ⛉ 1 less than this character's ⛉",
     f(C, ta.Equals(Stat.WILLPOWER, am.Plus(am.StatOf(Stat.WILLPOWER, ta.This()), -1)))),
    ("np_s", "character with cost equal to or less than this character",
     f(C, ta.Compare(Stat.COST, False, am.StatOf(Stat.COST, ta.This())))),
    ("np_s", "character with ¤ greater than this character's ¤",
     f(C, ta.Not(ta.Compare(Stat.STRENGTH, False, am.StatOf(Stat.STRENGTH, ta.This()))))),
    ("np_p", "locations and characters here", f(either(f(L), f(C, ta.AtLocation(here=True))))),
    ("cp_p", "character or item cards with cost 2 or less", f(C, I, cost(2))),
    ("a_cp", "an item card or a Pirate character card", f(either(f(I), f(C, ta.Classified(("Pirate",)))))),
]  # fmt: skip

AMOUNTS: list[tuple[str, str, am.Amount]] = [
    ("for_each", "for each action you played this turn", am.Happened(EventKind.PLAYED, Who.YOU, filter=f(A))),
    ("for_each", "for each character that quested this turn",
     am.Happened(EventKind.QUESTED, Who.EACH_PLAYER, filter=f(C))),
    ("for_each", "for each opposing Villain character banished this turn",
     am.Happened(EventKind.BANISHED, Who.EACH_PLAYER, filter=f(C, OPPOSING, VILLAIN))),
    ("for_each", "for each opposing character that was banished this turn",
     am.Happened(EventKind.BANISHED, Who.EACH_PLAYER, filter=f(C, OPPOSING))),
    ("for_each", "for each of your items banished this turn",
     am.Happened(EventKind.BANISHED, Who.EACH_PLAYER, filter=f(I, YOURS))),
    ("for_each", "for each song they've played this turn",
     am.Happened(EventKind.PLAYED, THAT, filter=f(A, ta.Song()))),
    ("for_each", "for each of your Villain characters and your items",
     am.Count(f(YOURS, either(f(C, VILLAIN), f(I))))),
    ("for_each", "for each item card put into your discard this turn",
     am.Happened(EventKind.INTO_DISCARD, Who.YOU, filter=f(I))),
    ("for_each", "for each Villain character banished this way", am.Done(filter=f(C, VILLAIN, Zone.DISCARD))),
    ("for_each", "for each song card moved this way", am.Done(filter=f(A, ta.Song()))),
    ("for_each", "for each card moved this way", am.Done()),
    ("for_each", "for each card in opponents' discards", am.Count(f(OPPOSING, Zone.DISCARD))),
    ("for_each", "for each card in opponents' inkwells", am.CardsInInkwell(OPPONENTS)),
    ("for_each", "for each item card in your hand", am.Count(f(I, YOURS, Zone.HAND))),
    ("for_each", "for each card under that character", am.StatOf(Stat.CARDS_UNDER, Pronoun("that character"))),
    ("for_each", "for each 1 damage on your Villain characters", am.StatSum(Stat.DAMAGE, f(C, YOURS, VILLAIN))),
    ("for_each", "for each of your exerted locations", am.Count(f(L, YOURS, ta.Exerted()))),
    ("for_each", "for each location or item opponents have in play", am.Count(f(L, I, OPPOSING))),
    ("for_each", "for each of their items", am.Count(f(I, THEIRS))),
    ("for_each", "for each of your opponents' damaged characters", am.Count(f(C, OPPOSING, ta.Damaged()))),
    ("for_each", "for each card in their hand", am.CardsInHand(THAT)),
    ("for_each", "for each item card with a different name in your discard",
     am.DifferentNames(f(I, YOURS, Zone.DISCARD))),
    ("for_each", "for each character moved this way", am.Done(filter=f(C))),
    ("for_each", "for each different ink type of items you have in play", am.DifferentInks(f(I, YOURS))),
    ("for_each", "for each different ink type of your characters", am.DifferentInks(f(C, YOURS))),
    ("for_each", "for each different ink symbol on your other locations", am.DifferentInks(f(L, YOURS, ta.Other()))),
    ("for_each", "for each character with a different name you have here",
     am.DifferentNames(f(C, YOURS, ta.AtLocation(here=True)))),
]  # fmt: skip


def exists(at_least: int, *parts: Any, at_most: int | None = None) -> co.Condition:
    return co.Exists(f(*parts), at_least, at_most)


def an_opponent(condition: co.Condition) -> co.Condition:
    return co.AnyPlayer(OPPONENTS, condition)


def turn(event: EventKind, who: Who = Who.EACH_PLAYER, n: int = 1, filter: ta.Filter | None = None) -> co.Condition:
    return co.ThisTurn(event, who, n, filter)


def this_is(test: ta.Test) -> co.Condition:
    return co.Is(ta.This(), f(test))


CLAIMS: list[tuple[str, co.Condition]] = [
    ("you have 3 or fewer cards in your hand", co.CompareAmounts(am.Number(3), am.CardsInHand(Who.YOU))),
    ("an opponent has fewer than 3 cards in their hand",
     an_opponent(co.CompareAmounts(am.Number(3), am.CardsInHand(THAT), more=True))),
    ("they have more than 5 cards in their inkwell",
     co.CompareAmounts(am.CardsInInkwell(THAT), am.Number(5), more=True)),
    ("an opponent has no items in play", an_opponent(exists(0, I, THEIRS, at_most=0))),
    ("an opponent has a character or item in play", exists(1, C, I, OPPOSING)),
    ("you have 2 or more character cards in your discard", exists(2, C, YOURS, Zone.DISCARD)),
    ("you have more than 2 exerted characters in play", exists(3, C, YOURS, ta.Exerted())),
    ("you don't have any characters named Elsa in play", co.Negated(exists(1, C, YOURS, ta.Named(("Elsa",))))),
    ("an opponent doesn't have a location in play", an_opponent(co.Negated(exists(1, L, THEIRS)))),
    ("you have a Villain character and an item in play", co.And((exists(1, C, YOURS, VILLAIN), exists(1, I, YOURS)))),
    ("you have 2 or more ink drops", co.CompareAmounts(am.InkDropsOf(Who.YOU), am.Number(2))),
    ("you have less lore than each opponent",
     co.EveryPlayer(OPPONENTS, co.CompareAmounts(am.LoreOf(THAT), am.LoreOf(Who.YOU), more=True))),
    ("an opponent has more item cards in their discard than you", an_opponent(co.CompareAmounts(
        am.Count(f(I, THEIRS, Zone.DISCARD)), am.Count(f(I, YOURS, Zone.DISCARD)), more=True))),
    ("an opponent played a song this turn",
     an_opponent(turn(EventKind.PLAYED, THAT, filter=f(A, ta.Song())))),
    ("you haven't played an item this turn", co.Negated(turn(EventKind.PLAYED, Who.YOU, filter=f(I)))),
    ("you drew 2 or more cards this turn", turn(EventKind.DREW, Who.YOU, 2)),
    ("you've put 2 or more cards into your inkwell this turn", turn(EventKind.INKED, Who.YOU, 2)),
    ("an opponent didn't discard any cards this turn", an_opponent(co.Negated(turn(EventKind.DISCARDED, THAT)))),
    ("2 or more Villain characters were banished this turn", turn(EventKind.BANISHED, n=2, filter=f(C, VILLAIN))),
    ("no opposing character has challenged this turn",
     co.Negated(turn(EventKind.CHALLENGED, filter=f(C, OPPOSING)))),
    ("2 or more of your items were exerted this turn", turn(EventKind.EXERTED, n=2, filter=f(I, YOURS))),
    ("none of your locations took damage this turn",
     co.Negated(turn(EventKind.DAMAGE_TAKEN, filter=f(L, YOURS)))),
    ("a character of yours sang a song this turn", turn(EventKind.SANG, filter=f(C, YOURS))),
    ("a character of yours didn't quest this turn", exists(1, C, YOURS, ta.Not(ta.DidThisTurn(Did.QUESTED)))),
    ("3 or more other cards were put into your discard this turn",
     turn(EventKind.INTO_DISCARD, Who.YOU, 3, f(ta.Not(ta.IsRef(ta.This(), card=True))))),
    ("this character quested this turn", this_is(ta.DidThisTurn(Did.QUESTED))),
    ("this character hasn't quested this turn", this_is(ta.Not(ta.DidThisTurn(Did.QUESTED)))),
    ("this character isn't exerted", this_is(ta.Not(ta.Exerted()))),
    ("this location doesn't have damage", this_is(ta.Not(ta.Damaged()))),
    ("this character has 2 or more damage", this_is(ta.Compare(Stat.DAMAGE, True, am.Number(2)))),
    ("2 or more opposing characters are damaged", exists(2, C, OPPOSING, ta.Damaged())),
    ("one of your items is exerted", exists(1, I, YOURS, ta.Exerted())),
    ("a Villain character is here", exists(1, C, VILLAIN, ta.AtLocation(here=True))),
]  # fmt: skip

TARGETS: list[tuple[str, ta.Target]] = [
    ("up to 2 chosen damaged characters", ta.Chosen(f(C, ta.Damaged()), 2, Quantity.UP_TO)),
    ("up to 2 of your other characters", ta.Chosen(f(C, YOURS, ta.Other()), 2, Quantity.UP_TO, silent=True)),
    ("2 chosen items", ta.Chosen(f(I), 2)),
    ("each opposing character and item", ta.Each(f(C, I, OPPOSING))),
    ("each opposing character with cost 2 or less and each opposing location",
     ta.Each(f(OPPOSING, either(f(C, cost(2)), f(L))))),
    ("another chosen character or item of yours", ta.Chosen(f(C, I, YOURS, ta.Other()))),
    ("another 2 chosen items", ta.Chosen(f(I, ta.Other()), 2)),
    ("any number of chosen items with total cost 6 or less",
     ta.Chosen(f(I), quantity=Quantity.ANY_NUMBER, total=Stat.COST, total_at_most=am.Number(6))),
    ("all their damaged characters", ta.Each(f(C, THEIRS, ta.Damaged()))),
    ("up to 2 of their items", ta.Chosen(f(I, THEIRS), 2, Quantity.UP_TO, silent=True)),
    ("up to 2 items of yours", ta.Chosen(f(I, YOURS), 2, Quantity.UP_TO, silent=True)),
    ("each of those characters", ta.The(Pronoun("of those characters"))),
    ("one of those cards", ta.Chosen(f(ta.IsRef(Pronoun("those"))), silent=True)),
    ("2 of them", ta.Chosen(f(ta.IsRef(Pronoun("those"))), 2, silent=True)),
    ("one of your opponents' damaged items", ta.Chosen(f(I, OPPOSING, ta.Damaged()), silent=True)),
    ("all opponents' characters", ta.Each(f(C, OPPOSING))),
    ("your Villain characters and your items", ta.Each(f(YOURS, either(f(C, VILLAIN), f(I))))),
]  # fmt: skip

PLAYERS: list[tuple[str, ta.Players]] = [
    ("each player with fewer than 2 characters in play", ta.Players(Who.EACH_PLAYER, exists(0, C, THEIRS, at_most=1))),
    ("each opponent with an exerted character in play", ta.Players(OPPONENTS, exists(1, C, THEIRS, ta.Exerted()))),
    ("each opponent with more items in play than you", ta.Players(
        OPPONENTS, co.CompareAmounts(am.Count(f(I, THEIRS)), am.Count(f(I, YOURS)), more=True))),
]  # fmt: skip

REFUSED: list[tuple[str, str]] = [
    ("np_s", "character, item"),  # a comma alone joins nothing
    ("np_p", "characters or characters and locations"),  # said twice
    ("np_s", "Villain or Villain character"),
    ("a_np", "an item or an item"),
    ("np_s", "Villain character or item"),  # must the item be one?
    ("np_s", "exerted damaged character or item"),  # must the item be exerted?
    ("np_s", "damaged item or character"),
    ("np_s", "opposing damaged character or item"),  # whose item?
    ("cp_s", "Villain character or item card"),
    ("np_s", "character with the highest ¤, or tied for highest cost"),
    ("np_s", "character you didn't play this turn"),  # whose?
    ("for_each", "for each card in your deck"),
    ("np_s", "character not in play"),
    ("ability", "Their characters get -1 ¤."),  # whose?
    ("ability", "This character gets +1 ¤ for each 1 damage removed this way."),
    ("ability", "For each 1 lore lost this way, you pay 1 ⬡ less to play this character."),
    ("ability", "Whenever one of their characters quests, draw a card."),
    ("ability", "When you play this character, draw a card for each card in their hand."),
    ("ability", "When you play this character, banish one of their characters."),
    ("target", "each of that character"),
    ("value", "the ¤ of each character"),
    ("np_s", "character named Elsa, Anna"),
    ("np_s", "opposing character with Ward or item"),  # whose item?
    ("target", "each damaged character and item"),  # is the item damaged?
    ("condition", "you have a character and location in play"),  # one card, or two?
    ("condition", "you have more cards in your hand than you"),
    ("for_each", "for each character that was challenged this turn"),  # some may be gone: nobody counts them
    ("effects", "Banish chosen character who was banished this turn."),  # it is not in play any more
    ("effects", "Ready all characters you moved this turn."),  # of one card it is not remembered
    ("np_s", "character at this item"),
    ("np_s", "character at it"),
    ("effects", "Banish chosen character with cost up to 2 less than this character."),  # or anything above that?
    ("target", "one of your Villain characters and your items"),  # one of both, or one and all of the others?
    ("effects", "Choose a player."),
    ("effects", "Choose any number of opponents. They lose 1 lore."),
    ("effects", "Choose an opponent. Draw a card."),
    ("ability", "This character gets +1 ¤ for each character they have in play."),
    ("effects", "Return cards at random from your discard to your hand until you have 2 cards in your hand."),
    ("np_s", "character with Wisdom"),
    ("condition", "you polished a song this turn"),
]


def read(category: str, text: str) -> Any:
    found = shared_reader().read(category, text)
    return found if isinstance(found, Unread) else found[0]


ROWS = [
    *NOUNS, *AMOUNTS, *[("condition", *row) for row in CLAIMS], *[("target", *row) for row in TARGETS],
    *[("folk", *row) for row in PLAYERS],
]  # fmt: skip


@pytest.mark.parametrize(("category", "text", "meaning"), ROWS, ids=[text for _, text, _ in ROWS])
def test_it_means(category: str, text: str, meaning: Any) -> None:
    found = read(category, text)
    assert not isinstance(found, Unread), found
    assert ordered(found) == ordered(meaning)


@pytest.mark.parametrize(("category", "text"), REFUSED, ids=[text for _, text in REFUSED])
def test_it_is_refused(category: str, text: str) -> None:
    assert isinstance(read(category, text), Unread)


def test_each_player_adds_to_what_was_banished_this_way() -> None:
    mine = Draw(ta.YOU, am.Done(label="way", filter=f(C, VILLAIN, Zone.DISCARD)))
    found = effect("Each opponent chooses and banishes one of their characters. "
                   "Draw a card for each Villain character banished this way.")  # fmt: skip
    assert isinstance(found, Sequence)
    assert found.parts[1] == mine
    each = found.parts[0]
    assert isinstance(each, EachDoes)
    assert isinstance(each.effect, Sequence)
    assert each.effect.parts[1] == Remember("way", more=True)


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card for each character banished this way.",
        "Exert chosen character. Draw a card for each character banished this way.",
        "Banish chosen item. Gain 1 lore for each item discarded this way.",
        "Draw 2 cards. Gain 1 lore for each card discarded this way.",
        "Gain 1 lore for each Villain character card put into your discard this way.",
        "Gain lore equal to the damage removed this way.",
        "Remove up to 2 damage from chosen character. Draw a card for each 1 lore lost this way.",
        "Each opponent loses 1 lore. Draw a card for each 1 damage removed this way.",
        "Move any number of your characters to a location for free. Draw a card for each Villain character you moved.",
    ],
)
def test_what_was_not_done_was_not_done_this_way(text: str) -> None:
    assert isinstance(shared_reader().read_text("effect", "", text), Unread)


@pytest.mark.parametrize(
    "text",
    [
        "Remove up to 2 damage from chosen character. Gain lore equal to the damage removed this way.",
        "Each opponent loses 1 lore and you gain lore equal to the lore lost.",
        "Move up to 2 damage from chosen character to another chosen character. "
        "Gain 1 lore for each damage counter moved this way.",
    ],
)
def test_what_was_lost_this_way_is_counted(text: str) -> None:
    assert isinstance(shared_reader().read_text("effect", "", text), TextReading)


@pytest.mark.parametrize("said", ["moved this way", "you moved this way", "you moved"])
def test_characters_that_moved_are_counted(said: str) -> None:
    found = effect(f"Move any number of your characters to a location for free. Draw a card for each character {said}.")
    assert found.parts[1:] == (Remember("way", am.Done()), Draw(ta.YOU, am.Remembered("way")))


VALUES: list[tuple[str, am.Amount, ta.Filter | None]] = [
    ("this character's ¤", am.StatOf(Stat.STRENGTH, ta.This()), None),
    ("that location's ◊", am.StatOf(Stat.LORE, Pronoun("that location")), None),
    ("the banished item's cost", am.StatOf(Stat.COST, Pronoun("the banished item")), None),
    ("chosen exerted character's ◊", am.StatOf(Stat.LORE, ta.It()), f(C, ta.Exerted())),
    ("another chosen location's ◊", am.StatOf(Stat.LORE, ta.It()), f(L, ta.Other())),
    ("the ¤ they had in play", am.StatOf(Stat.STRENGTH, Pronoun("them")), None),
    ("the number of your damaged characters", am.Count(f(C, YOURS, ta.Damaged())), None),
]


@pytest.mark.parametrize(("text", "amount", "picked"), VALUES, ids=[text for text, _, _ in VALUES])
def test_whatever_can_be_described_has_its_values(text: str, amount: am.Amount, picked: ta.Filter | None) -> None:
    value = read("value", text)
    assert value.amount == amount
    assert (value.pick and value.pick.filter) == picked


def test_another_chosen_one_is_another_than_the_one_that_was_named_first() -> None:
    found = effect("Deal damage to chosen character equal to another chosen character's ¤.")
    pick, _, deal = found.parts
    assert pick.target == ta.Chosen(f(C), label="valued")
    assert deal.target == ta.Chosen(f(C, ta.Not(ta.IsRef(ta.It("valued")))))


def test_each_player_counts_what_is_theirs() -> None:
    found = effect("Each opponent loses 1 lore for each of their items.")
    assert found == EachDoes(ta.Players(OPPONENTS), LoseLore(ta.Players(THAT), am.Count(f(I, THEIRS))))


@pytest.mark.parametrize(
    "text", ["Draw that many cards.", "Draw cards equal to that number.", "Draw that number of cards."]
)
def test_that_number_is_what_was_counted(text: str) -> None:
    found = effect(f"Count the number of your items. {text}")
    assert found.parts == (Remember("number", am.Count(f(I, YOURS))), Draw(ta.YOU, am.Remembered("number")))


def test_every_number_of_different_names_can_be_taken_several_times() -> None:
    found = effect("Gain 2 lore for each different ink type of characters you have in play.")
    assert found.amount == replace(am.DifferentInks(f(C, YOURS)), times=2)


def test_the_highest_value_is_that_of_one_card() -> None:
    scene = Scene()
    scene.ink(0, 1)
    deed = scene.put(0, action(effect("Gain lore equal to the highest ◊ among your characters."), 1), HAND)
    for player, lore in ((0, 1), (0, 3), (0, 2), (1, 4)):
        scene.put(player, character(lore=lore))
    scene.play(deed)
    assert scene.lore_total(0) == 3


def test_a_banish_sets_nothing_aside_that_stays() -> None:
    assert isinstance(effect("Banish chosen damaged character or exerted item."), Banish)


@pytest.mark.parametrize(("text", "spanish"), [
    ("While you have a character here, this location gets +1 ◊.",
     "Mientras tengas un personaje aquí, esta localización obtiene +1 de leyenda."),
    ("If you have no items in play, this character gets +1 ◊.",
     "Si no tienes objetos en juego, este personaje obtiene +1 de leyenda."),
    ("While 2 or more opposing characters are damaged, this character gets +1 ◊.",
     "Mientras 2 o más personajes oponentes estén dañados, este personaje obtiene +1 de leyenda."),
    ("While there's a Villain character here, this location gets +1 ◊.",
     "Mientras haya un personaje Villain aquí, esta localización obtiene +1 de leyenda."),
    ("Whenever you play a location or item, gain 1 lore.",
     "Siempre que juegues una localización u objeto, ganas 1 de leyenda."),
])  # fmt: skip
def test_the_mood_and_the_endings_come_from_the_sentence(text: str, spanish: str) -> None:
    found = shared_reader().read_text("ability", "", text)
    assert not isinstance(found, Unread), found
    assert found.spanish == spanish
