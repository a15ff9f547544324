"""All cards of the game by name, one `Card` per full name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from rapidfuzz import fuzz, process

from tintero.cards import source
from tintero.cards.card import Card, UnknownType
from tintero.cards.errors import AmbiguousCard, CardsError, UnknownCard
from tintero.cards.names import fold, words
from tintero.cards.printings import cards_from, of_unknown_type, quest_cards
from tintero.edges.bounds import NAME_LENGTH
from tintero.edges.plain_text import cut
from tintero.words import Either

VERSION_MARK: Final = " - "  # between the name of a card and its version


class CardPool:
    """Cards in alphabetical order of full name; lookups forgive how a name was typed, never which it is."""

    __slots__ = (
        "_by_fold", "_by_full_name", "_by_name", "_cards", "_words", "digest", "quest_cards", "unknown_types",
        "version",
    )  # fmt: skip

    def __init__(
        self, cards: Iterable[Card], version: str = "", digest: str = "",
        unknown_types: Iterable[UnknownType] = (), quest_cards: int = 0,
    ) -> None:
        self._cards = tuple(cards)
        self.version = version
        self.digest = digest
        # what the data has and the pool has not: cards of no type that the rules know, and those of the quest sets
        self.unknown_types = tuple(unknown_types)
        self.quest_cards = quest_cards
        self._by_full_name: dict[str, Card] = {}
        self._by_fold: dict[str, list[Card]] = {}
        self._by_name: dict[str, list[Card]] = {}
        for card in self._cards:
            self._by_full_name[card.full_name.casefold()] = card
            self._by_fold.setdefault(fold(card.full_name), []).append(card)
            for name in card.names:
                self._by_name.setdefault(fold(name), []).append(card)
        self._words = {card.full_name: words(card.full_name) for card in self._cards}

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def __contains__(self, full_name: object) -> bool:
        return isinstance(full_name, str) and self.get(full_name) is not None

    def __getitem__(self, full_name: str) -> Card:
        return self.find(full_name)

    def get(self, full_name: str) -> Card | None:
        """The card, or None if there is none or more than one that could be meant."""
        exact = self._by_full_name.get(full_name.casefold())
        if exact is not None:
            return exact
        loose = self._by_fold.get(fold(full_name), ())
        return loose[0] if len(loose) == 1 else None

    def find(self, full_name: str) -> Card:
        """The card; else AmbiguousCard names the versions, or UnknownCard the nearest names."""
        card = self.get(full_name)
        if card is not None:
            return card
        versions = tuple(card.full_name for card in self.named(full_name))
        if versions:
            raise AmbiguousCard("ambiguous_card", name=full_name.strip(), names=Either(versions))
        refused = self.of_unknown_type(full_name)
        if refused is not None:
            raise UnknownCard("card_of_unknown_type", name=refused.full_name, type=cut(refused.type))
        nearest = self.nearest(full_name)
        code = "unknown_card" if nearest else "unknown_card_nothing_near"
        raise UnknownCard(code, name=cut(full_name.strip()), names=nearest)

    def of_unknown_type(self, full_name: str) -> UnknownType | None:
        """The card of this name that is refused for its type."""
        wanted = fold(full_name)
        return next((card for card in self.unknown_types if fold(card.full_name) == wanted), None)

    def named(self, name: str) -> tuple[Card, ...]:
        """Every card that answers to a name (CR 5.2.6: the entire name, never a fragment)."""
        return tuple(self._by_name.get(fold(name), ()))

    def nearest(self, name: str, limit: int = 3) -> tuple[str, ...]:
        if len(name) > NAME_LENGTH:
            return ()  # comparing takes as long as the name is, for every card
        wanted = words(name)
        if not wanted:
            return ()
        versions = self.named(name.partition(VERSION_MARK)[0]) if VERSION_MARK in name else ()
        if versions:  # the name is known, only its version is not
            names = [card.full_name for card in versions]
            names.sort(key=lambda full_name: fuzz.ratio(wanted, words(full_name)), reverse=True)
            return tuple(names[:limit])
        found = process.extract(wanted, self._words, scorer=fuzz.WRatio, limit=4 * limit, score_cutoff=60)
        # WRatio finds names with missing words, but ties are many: the closest spelling goes first.
        found.sort(key=lambda match: (fuzz.ratio(wanted, match[0]), match[1]), reverse=True)
        return tuple(full_name for _, _, full_name in found[:limit])


def build_pool(data: source.CardData) -> CardPool:
    cards = cards_from(data.records, data.generated_on)
    if not cards:
        raise CardsError("data_no_cards", path=data.path)
    refused = of_unknown_type(data.unknown)
    return CardPool(cards, data.version, data.digest, refused, quest_cards(data.records))


def load_pool(path: str | Path | None = None) -> CardPool:
    """The pool of a card data file (see `source.locate`); a file that has not changed is read once."""
    found = source.locate(path)
    status = source.stat(found)
    return _cached(found, status.st_mtime_ns, status.st_size)


@lru_cache(maxsize=4)
def _cached(path: Path, mtime_ns: int, size: int) -> CardPool:
    return build_pool(source.load(path))
