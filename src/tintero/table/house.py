"""Cards and decks for everybody who imports Tintero: the pool, its reader, and the compiled cards, loaded once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from tintero.abilities.ability import CardDefinition
from tintero.cards import Card, CardPool, Deck, load_pool, read_deck
from tintero.language import Reader
from tintero.language.tree import tree
from tintero.rules.library import Library

if TYPE_CHECKING:
    from .front import Game
    from .offered import Option


class Bot(Protocol):
    """Somebody who answers questions. What it may use: `game.question`, `game.options`, and what its seat sees."""

    def choose(self, game: Game) -> int | Option:
        """An option of `game.options`, or its number."""
        ...


class House:
    """One pool of cards with everything that was read and compiled of it; games of one house share it.

    `players` makes a bot of a name and a seed.
    """

    def __init__(
        self, cards: str | Path | None = None, players: Callable[[str, int], Bot] | None = None
    ) -> None:
        self.cards = cards
        self.players = players

    @cached_property
    def pool(self) -> CardPool:
        return load_pool(self.cards)

    @cached_property
    def reader(self) -> Reader:
        return Reader(self.pool)

    @cached_property
    def library(self) -> Library:
        return Library()

    def load_deck(self, source: str | Path | Deck) -> Deck:
        """A deck by the name of a sample, by path, or from its pasted text or code."""
        return source if isinstance(source, Deck) else read_deck(source, self.pool)

    def definitions(self, deck: Deck) -> list[CardDefinition]:
        return [self.reader.definition_of(card) for card in deck.cards]

    def card(self, name: str) -> CardInfo:
        return CardInfo(self.pool.find(name), self.reader)


class CardInfo:
    """A card as people read it: its text in English and Spanish, and what was understood of it."""

    def __init__(self, card: Card, reader: Reader) -> None:
        self.card = card
        self._reader = reader

    @property
    def name(self) -> str:
        return self.card.full_name

    @property
    def cost(self) -> int:
        return self.card.cost

    @property
    def text(self) -> str:
        """As printed, one line for each ability."""
        return "\n".join(" ".join(t.full_text.split()) for t in self.card.texts)

    @property
    def spanish(self) -> str:
        """The same in Spanish, in Tintero's words."""
        lines: list[str] = []
        for t in self.card.texts:
            read = self._reader.read_text(t.kind, t.costs, t.effect) if t.kind != "keyword" else None
            words = getattr(read, "spanish", "") or " ".join(t.full_text.split())
            lines.append(f"{t.name} {words}".strip())
        return "\n".join(lines)

    @property
    def abilities(self) -> str:
        """What was understood, as a tree."""
        definition = self._reader.definition_of(self.card)
        effect = () if definition.effect is None else (definition.effect,)
        return "\n".join(tree((*definition.abilities, *effect)))

    def __repr__(self) -> str:
        return f"<{self.name}>"
