"""Which copy the words mean: one that is unique among the cards that come into question, or all of them are alike."""

from __future__ import annotations

from collections.abc import Sequence

from tintero.rules.fast import cards_alike
from tintero.words import Either

from .faults import Failure
from .scenario_table import ScenarioTable
from .steps import CardRef

MOST_NAMED = 4
CUT = "…"


def the_one(table: ScenarioTable, ref: CardRef, cards: Sequence[int], times: int = 1) -> int:
    """The card that is meant; of copies that nothing tells apart, the first.

    `times`: how often the list still names it. Whoever names all of them means each.
    """
    found = list(dict.fromkeys(cards))
    if len(found) > times and not are_alike(table, found):
        raise several(table, ref, found)
    return found[0]


def are_alike(table: ScenarioTable, cards: list[int]) -> bool:
    """Nothing in the game tells them apart, and the file has given none of them a name of its own."""
    named = {placed.card for placed in table.alias.values()}
    return named.isdisjoint(cards) and cards_alike(table.game.state, cards)


def several(table: ScenarioTable, ref: CardRef, cards: Sequence[int]) -> Failure:
    """It could be this one or that one: how each is named."""
    names = [name_of_copy(table, ref, card) for card in cards[:MOST_NAMED]]
    return Failure("several_copies", card=ref, names=Either([*names, CUT] if len(cards) > MOST_NAMED else names))


def name_of_copy(table: ScenarioTable, ref: CardRef, card: int) -> str:
    """What means this copy and no other: its alias, its player, or its number in the order of the file."""
    for alias, placed in table.alias.items():
        if placed.card == card:
            return alias
    copies = table.meant(CardRef.read(ref.called))
    place = next(placed for placed in copies if placed.card == card)
    if sum(placed.player == place.player for placed in copies) == 1:
        return f"P{place.player + 1}/{ref.called}"
    return f"{ref.called}#{copies.index(place) + 1}"
