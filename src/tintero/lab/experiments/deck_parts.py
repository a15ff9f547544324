"""What a deck is made of: costs, kinds, inks, keywords, lore, and which of its cards remove or bring cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tintero.abilities.ability import CardDefinition, KeywordAbility
from tintero.abilities.keyword import KEYWORDS
from tintero.abilities.words import CardType, Keyword

from .card_roles import roles_of

KINDS: Final = ("character", "action", "song", "item", "location")
SONG: Final = "Song"

Counted = tuple[tuple[CardDefinition, int], ...]  # each card with its copies


def counted(deck: Iterable[CardDefinition]) -> Counted:
    """Each card once, with how many of it there are, in the order in which they first come."""
    cards: dict[str, CardDefinition] = {}
    copies: Counter[str] = Counter()
    for card in deck:
        cards.setdefault(card.full_name, card)
        copies[card.full_name] += 1
    return tuple((card, copies[name]) for name, card in cards.items())


def is_song(card: CardDefinition) -> bool:
    return card.type == CardType.ACTION and SONG in card.classifications  # 5.4.4.1


def kind_of(card: CardDefinition) -> str:
    return "song" if is_song(card) else card.type.name.lower()


@dataclass(frozen=True)
class InRole:
    """A card that does something of which the whole deck has so much."""

    card: str
    copies: int
    ways: tuple[str, ...]

    def to_data(self) -> dict[str, Any]:
        return {"card": self.card, "copies": self.copies, "ways": list(self.ways)}


@dataclass(frozen=True)
class DeckParts:
    """Copies are counted everywhere. A card of two inks counts for both of them (5.2.5.1)."""

    size: int
    copies: tuple[int, ...]  # of each card
    by_kind: Mapping[str, int]
    curve: Mapping[int, Mapping[str, int]]  # by cost, then by kind
    inkable: int
    inks: Mapping[str, int]
    classifications: Mapping[str, int]  # the most common first; songs are a kind
    keywords: Mapping[Keyword, int]  # as printed, in the order of the rulebook
    lore: int  # of the characters
    location_lore: int
    removal: tuple[InRole, ...]
    draw: tuple[InRole, ...]

    @property
    def characters(self) -> int:
        return self.by_kind["character"]

    @property
    def mean_cost(self) -> float:
        return sum(cost * sum(kinds.values()) for cost, kinds in self.curve.items()) / self.size

    @property
    def mean_lore(self) -> float | None:
        """Of a character; None where there is none."""
        return self.lore / self.characters if self.characters else None

    def to_data(self) -> dict[str, Any]:
        return {
            "cards": self.size,
            "by_kind": dict(self.by_kind),
            "curve": [{"cost": cost, **kinds, "cards": sum(kinds.values())} for cost, kinds in self.curve.items()],
            "mean_cost": self.mean_cost,
            "inkable": {"cards": self.inkable, "share": self.inkable / self.size},
            "inks": dict(self.inks),
            "classifications": dict(self.classifications),
            "keywords": {keyword.name.lower(): n for keyword, n in self.keywords.items()},
            "lore": {"characters": self.lore, "per_character": self.mean_lore, "locations": self.location_lore},
            "removal": role_data(self.removal),
            "draw": role_data(self.draw),
        }


def deck_parts(deck: Sequence[CardDefinition]) -> DeckParts:
    """Every copy is in the list; an empty one has no parts."""
    if not deck:
        raise ValueError("a deck has at least one card")
    each = counted(deck)
    costs = range(min(card.cost for card in deck), max(card.cost for card in deck) + 1)
    found = [(card, n, roles_of(card)) for card, n in each]
    return DeckParts(
        size=len(deck),
        copies=tuple(n for _, n in each),
        by_kind=by_kind(deck),
        curve={cost: by_kind(card for card in deck if card.cost == cost) for cost in costs},
        inkable=sum(card.inkable for card in deck),
        inks=dict(sorted(Counter(ink for card in deck for ink in card.inks).items())),
        classifications=most_first(Counter(c for card in deck for c in card.classifications if c != SONG)),
        keywords=printed_keywords(each),
        lore=lore_of(deck, CardType.CHARACTER),
        location_lore=lore_of(deck, CardType.LOCATION),
        removal=tuple(InRole(card.full_name, n, roles.removes) for card, n, roles in found if roles.removes),
        draw=tuple(InRole(card.full_name, n, roles.gains) for card, n, roles in found if roles.gains),
    )


def by_kind(cards: Iterable[CardDefinition]) -> dict[str, int]:
    counts = Counter(kind_of(card) for card in cards)
    return {kind: counts[kind] for kind in KINDS}


def most_first(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))


def printed_keywords(each: Counted) -> dict[Keyword, int]:
    """How many cards have each keyword; one that has it twice counts once."""
    counts: Counter[Keyword] = Counter()
    for card, n in each:
        for keyword in {a.keyword for a in card.abilities if isinstance(a, KeywordAbility)}:
            counts[keyword] += n
    return {r.keyword: counts[r.keyword] for r in KEYWORDS if counts[r.keyword]}


def lore_of(deck: Sequence[CardDefinition], kind: CardType) -> int:
    return sum(card.lore for card in deck if card.type == kind)


def role_data(cards: Sequence[InRole]) -> dict[str, Any]:
    return {"cards": sum(one.copies for one in cards), "by_card": [one.to_data() for one in cards]}
