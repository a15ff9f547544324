"""Cards and decks for everybody who imports Tintero: the pool, its reader, and the compiled cards, loaded once."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Final

from tintero.abilities.ability import CardDefinition
from tintero.cards import Card, CardPool, Deck, load_pool, read_deck
from tintero.cards.card import CardText
from tintero.cards.errors import CardsError
from tintero.cards.samples import samples
from tintero.language import Reader
from tintero.language.effect_words import keyword_text
from tintero.language.in_terms import in_terms
from tintero.language.reader import NotUnderstood, TextReading, is_reminder
from tintero.language.tree import tree
from tintero.rules.fast import Face
from tintero.rules.game import Game as RulesGame
from tintero.rules.library import Library
from tintero.words import base_of

from .seat import Answering, Who
from .view import AbilityText, CardSeen

MOST_FACES: Final = 10_000

Players = Callable[[Who, int, "House"], Answering]
Positions = Callable[[str, "House"], RulesGame]


# The keywords and the other abilities that are printed on a card, in words.
Printed = tuple[tuple[str, ...], tuple[AbilityText, ...]]


class House:
    """One pool of cards with everything that was read and compiled of it; games of one house share it.

    `players` seats bots (`players.chosen.seated_player`); without it names of bots are not known. `positions` sets up
    a position as a scenario describes it (`judge.opening.position_game`). `reader`: of cards that somebody has read
    already.
    """

    def __init__(
        self, cards: str | Path | None = None, players: Players | None = None, reader: Reader | None = None,
        positions: Positions | None = None,
    ) -> None:  # fmt: skip
        self.cards = cards
        self.players = players
        self.positions = positions
        self.printed: dict[tuple[str, str], Printed] = {}  # by full name and language
        self.faces: dict[tuple[Face, str], CardSeen] = {}  # what is printed, of no copy in particular
        self.is_spared = False
        if reader is not None:
            self.pool = reader.pool
            self.reader = reader

    def keep_face(self, face: Face, lang: str, seen: CardSeen) -> CardSeen:
        """What is printed on a card is put into words once."""
        if len(self.faces) >= MOST_FACES:
            self.faces.clear()
        self.faces[(face, lang)] = seen
        return seen

    def spare_the_collector(self) -> None:
        """For whoever must answer in time: to look through all cards for what could be tidied up takes a fifth of a
        second. They stay, so Python need not look at them; it is told once."""
        if not self.is_spared:
            gc.freeze()
            self.is_spared = True

    @cached_property
    def pool(self) -> CardPool:
        """All cards of the card data."""
        return load_pool(self.cards)

    @cached_property
    def reader(self) -> Reader:
        """What reads their texts."""
        return Reader(self.pool)

    @cached_property
    def library(self) -> Library:
        """The cards that were compiled so far."""
        return Library()

    @cached_property
    def usual_decks(self) -> list[list[Face]]:
        """What people are known to play: the sample decks, as far as this card data has their cards."""
        found: list[list[Face]] = []
        for name in samples():
            try:
                cards = self.definitions(self.load_deck(name))
            except (CardsError, NotUnderstood):
                continue
            found.append([self.library.face(card) for card in cards])
        return found

    def load_deck(self, source: str | Path | Deck) -> Deck:
        """A deck by the name of a sample, by path, or from its pasted text or code."""
        return source if isinstance(source, Deck) else read_deck(source, self.pool)

    def definitions(self, deck: Deck) -> list[CardDefinition]:
        """Every card of a deck as the rules understand it."""
        return [self.reader.definition_of(card) for card in deck.cards]

    def card(self, name: str) -> CardInfo:
        """A card by its name."""
        return CardInfo(self.pool.find(name), self.reader)


class CardInfo:
    """A card as people read it: its text in English and Spanish, and what was understood of it."""

    def __init__(self, card: Card, reader: Reader) -> None:
        self.card = card
        self._reader = reader

    @property
    def name(self) -> str:
        """Its full name."""
        return self.card.full_name

    @property
    def cost(self) -> int:
        """Its cost in ink, as printed."""
        return self.card.cost

    @property
    def text(self) -> str:
        """As printed, one line for each ability."""
        return "\n".join(" ".join(t.full_text.split()) for t in self.card.texts)

    @property
    def spanish(self) -> str:
        """The same in Spanish, in Tintero's words."""
        return "\n".join(self.in_spanish("es"))

    def lines(self, lang: str) -> list[tuple[str, str]]:
        """Each ability that is no keyword: its name ('' if it has none) and its words. Reminders are not translated."""
        texts = [t for t in self.card.texts if t.kind != "keyword" and not (base_of(lang) == "es" and is_reminder(t))]
        return [(t.name, self.words(t, lang)) for t in texts]

    def words(self, text: CardText, lang: str) -> str:
        """One of its texts, without its name."""
        if base_of(lang) == "es" and text.kind != "keyword":
            read = self._reader.read_text(text.kind, text.costs, text.effect)
            words: str = getattr(read, "spanish", "")
            if words:
                return in_terms(words, lang)
        return " ".join(text.full_text.split()).removeprefix(text.name).strip()

    def in_spanish(self, lang: str) -> list[str]:
        """Each text in Spanish, with the terms of this tag; reminder text and what is not understood are left out."""
        return [line for text in self.card.texts if (line := self._spanish_line(text, lang))]

    def _spanish_line(self, text: CardText, lang: str) -> str:
        if is_reminder(text):
            return ""
        if text.kind == "keyword":
            return keyword_text(self._reader, text, lang)
        reading = self._reader.read_text(text.kind, text.costs, text.effect)
        if not isinstance(reading, TextReading):
            return ""
        spanish = in_terms(reading.spanish, lang)
        return f"{text.name}: {spanish}" if text.name else spanish

    @property
    def abilities(self) -> str:
        """What was understood, as a tree."""
        definition = self._reader.definition_of(self.card)
        effect = () if definition.effect is None else (definition.effect,)
        return "\n".join(tree((*definition.abilities, *effect)))

    def __repr__(self) -> str:
        return f"<{self.name}>"
