"""Which rules a card's abilities rest on, told from the nodes of their meaning."""

from __future__ import annotations

from typing import Final

from tintero.abilities.ability import CardDefinition, KeywordAbility
from tintero.abilities.keyword import record
from tintero.abilities.words import CardType
from tintero.language.tree import nodes
from tintero.rulebook.book import order_of

RULE_OF_TYPE: Final = {
    CardType.CHARACTER: "5.3", CardType.ACTION: "5.4", CardType.ITEM: "5.5", CardType.LOCATION: "5.6",
}

RULE_OF_NODE: Final[dict[str, str]] = {
    "Triggered": "6.2", "Activated": "6.3", "Static": "6.4", "Replacement": "6.5", "EntersExertedTo": "6.7.9",
    "DeckRule": "1.10",
    "CountsAsNamed": "5.2.6", "May": "6.1.4", "Chosen": "6.1.3", "IfDo": "6.1.5", "Either": "6.1.5.2",
    "ChooseOne": "6.1.5.2", "Whenever": "6.2.7.1", "Later": "6.2.7.2", "Shield": "6.5", "Changes": "6.6",
    "Give": "6.6", "Impose": "6.4.2", "PlayCard": "6.7.8", "Draw": "1.12", "Discard": "7.3", "GainLore": "1.11",
    "LoseLore": "1.11", "DealDamage": "1.9", "PutDamage": "1.9", "RemoveDamage": "1.9", "MoveDamage": "1.9",
    "MoveToLocation": "4.7", "PutUnder": "5.1.1.5", "CardsFromUnder": "5.1.1.5", "InkTop": "7.5", "Shuffle": "7.2",
    "LookAtTop": "7.2", "SearchDeck": "7.2", "Mill": "7.6", "Cant": "1.2.2", "PayLess": "1.5", "PayMore": "1.5",
    "Cost": "1.5", "AlternateCost": "1.5.5", "NameCard": "5.2.6", "UnlessPays": "6.1.16", "Reveal": "6.1.14",
    "Limited": "6.1.13.2", "HasAbility": "6.6",
}  # fmt: skip


def references(d: CardDefinition) -> list[str]:
    """Rule numbers in the order of the book: the card type, its keywords, and what its text does."""
    found = {RULE_OF_TYPE[d.type]}
    if d.type == CardType.ACTION and "Song" in d.classifications:
        found.add("5.4.4")
    for ability in d.abilities:
        if isinstance(ability, KeywordAbility):
            found.add(record(ability.keyword).rule)
            continue
        found |= _of_nodes(ability)
    found |= _of_nodes(d.effect)
    return sorted(found, key=order_of)


def _of_nodes(meaning: object) -> set[str]:
    out: set[str] = set()
    for node in nodes(meaning):
        name = type(node).__name__
        if name in RULE_OF_NODE:
            out.add(RULE_OF_NODE[name])
        elif name in ("HasKeyword", "LosesKeyword", "WithKeyword"):
            out.add(record(node.keyword).rule)
    return out
