"""A card as a row of numbers: its printed values, and what its text was understood to do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Final

from .ability import CardDefinition, KeywordAbility
from .keyword import KEYWORDS
from .trigger import Trigger
from .words import CardType, EventKind

PRINTED: Final = ("cost", "inkable", "strength", "willpower", "lore", "move_cost", "song")
INKS: Final = ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel")
TYPES: Final = tuple(kind.name.lower() for kind in CardType)
# Parts of the vocabulary (`tintero.abilities`): 1 if they occur in the card's texts.
PARTS: Final = (
    "Triggered", "Activated", "Static", "Replacement", "EntersExertedTo",
    "May", "Give", "Draw", "Move", "If", "GainLore", "LoseLore", "Banish", "Discard", "DealDamage", "PutDamage",
    "MoveDamage", "RemoveDamage", "LookAtTop", "SearchDeck", "Ready", "Exert", "PlayCard", "EachDoes", "Impose",
    "GetInkDrops", "InkTop", "ChooseOne", "PayInk", "PutTopOrBottom", "MoveToLocation", "Reveal", "PutUnder",
    "Shuffle", "Mill", "Either", "Whenever", "Later",
    "Changes", "HasKeyword", "HasAbility", "Cant", "Can", "PayLess", "AlternateCost", "EntersExerted",
    "YourTurn", "ThisTurn", "Exists", "CompareAmounts",
    "Chosen", "Each", "AtRandom", "Damaged", "Exerted", "AtLocation", "Named", "Classified", "InChallenge",
    "BanishThis", "BanishCards", "DiscardCards", "ExertCards",
)  # fmt: skip
EVENTS: Final = (
    EventKind.PLAYED, EventKind.QUESTED, EventKind.CHALLENGED, EventKind.BANISHED, EventKind.STEP_BEGAN,
    EventKind.TURN_ENDS, EventKind.DAMAGE_TAKEN, EventKind.DAMAGE_DEALT, EventKind.DREW, EventKind.INKED,
    EventKind.MOVED, EventKind.LEFT_PLAY, EventKind.EXERTED, EventKind.READIED, EventKind.DISCARDED, EventKind.SANG,
    EventKind.ENTERED, EventKind.CHOSEN, EventKind.DAMAGE_REMOVED, EventKind.PUT_UNDER,
)  # fmt: skip

COLUMNS: Final = (
    *PRINTED, *(f"ink_{ink.lower()}" for ink in INKS), *(f"type_{kind}" for kind in TYPES),
    *(f"keyword_{k.name.lower().replace(' ', '_')}" for k in KEYWORDS), *(f"has_{part}" for part in PARTS),
    *(f"when_{event.name.lower()}" for event in EVENTS),
)  # fmt: skip


def row_of(card: CardDefinition) -> list[int]:
    """The numbers of one card, in the order of `COLUMNS`."""
    nodes = list(_nodes((card.abilities, card.effect)))
    there = {type(node).__name__ for node in nodes}
    keywords = {node.keyword: max(1, node.value) for node in nodes if isinstance(node, KeywordAbility)}
    events = {node.event for node in nodes if isinstance(node, Trigger)}
    return [
        card.cost, card.inkable, card.strength, card.willpower, card.lore, card.move_cost,
        "Song" in card.classifications,
        *(ink in card.inks for ink in INKS),
        *(card.type == kind for kind in CardType),
        *(keywords.get(k.keyword, 0) for k in KEYWORDS),
        *(part in there for part in PARTS),
        *(event in events for event in EVENTS),
    ]  # fmt: skip


def _nodes(node: object) -> Iterator[object]:
    """Every part of a text."""
    if isinstance(node, tuple):
        for part in node:
            yield from _nodes(part)
    elif is_dataclass(node):
        yield node
        for field in fields(node):
            yield from _nodes(getattr(node, field.name))
