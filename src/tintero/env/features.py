"""What is known of every card before a game begins: a row of numbers for each token, from its printed values and from
what its text was understood to do. A network that reads these rows can play cards of a set that it has not seen.

    python -m tintero.env.features --save cards.npy

Row n belongs to token n; row 0, and those of cards that the card data does not have, are empty.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tintero.abilities.ability import CardDefinition, KeywordAbility
from tintero.abilities.keyword import KEYWORDS
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind
from tintero.language.reader import NotUnderstood
from tintero.table.house import House
from tintero.welcome import usual_house

from .card_tokens import names

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
VERSION: Final = 0

Features = NDArray[np.int16]


@cache
def card_features() -> Features:
    """The table of this machine's card data: one row for each token, one column for each of `COLUMNS`.

    Every text is read for it, which takes some seconds; then it is kept in the cache folder of this machine.
    """
    house = usual_house()
    kept = _kept(house)
    if kept.exists():
        found: Features = np.load(kept)
        return found
    made = made_of(house)
    kept.parent.mkdir(parents=True, exist_ok=True)
    np.save(kept, made)
    return made


def _kept(house: House) -> Path:
    import platformdirs

    made_from = sha256("\n".join([house.pool.digest, str(VERSION), *COLUMNS, *names()]).encode()).hexdigest()
    return Path(platformdirs.user_cache_dir("tintero", appauthor=False)) / f"features-{made_from[:16]}.npy"


def made_of(house: House) -> Features:
    """The same from these cards."""
    table: Features = np.zeros((len(names()) + 1, len(COLUMNS)), np.int16)
    for token, name in enumerate(names(), 1):
        card = house.pool.get(name)
        if card is None or card.full_name != name:
            continue
        try:
            table[token] = row_of(house.reader.definition_of(card))
        except NotUnderstood:
            continue
    return table


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


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.env.features", description=__doc__)
    parser.add_argument("--save", type=Path, required=True, help="the file to write, *.npy")
    given = parser.parse_args(arguments)
    table = card_features()
    try:
        np.save(given.save, table)
    except OSError as error:
        parser.error(f"{given.save} cannot be written: {error.strerror}")
    print(f"{np.count_nonzero(table.any(1))} cards, {table.shape[1]} columns: {given.save}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
