"""What is printed on the cards, and which decks may be built from them; no rules of play live here."""

from tintero.cards.card import Card, CardText, CardType, Ink, Legality, Printing
from tintero.cards.deck import Deck
from tintero.cards.deck_sources import read_deck, understand_deck
from tintero.cards.decklist import UnderstoodDeck, load_deck, parse_deck
from tintero.cards.errors import (
    AmbiguousCard,
    AmbiguousCardInDeck,
    CardsError,
    DeckError,
    LineProblem,
    UnknownCard,
    UnknownCardInDeck,
    UnreadableDeck,
)
from tintero.cards.formats import FORMATS, Format, Problem, check, find_format, formats_that_allow
from tintero.cards.pool import CardPool, load_pool
from tintero.cards.samples import sample_decks
from tintero.cards.source import cache_file

__all__ = [
    "FORMATS",
    "AmbiguousCard",
    "AmbiguousCardInDeck",
    "Card",
    "CardPool",
    "CardText",
    "CardType",
    "CardsError",
    "Deck",
    "DeckError",
    "Format",
    "Ink",
    "Legality",
    "LineProblem",
    "Printing",
    "Problem",
    "UnderstoodDeck",
    "UnknownCard",
    "UnknownCardInDeck",
    "UnreadableDeck",
    "cache_file",
    "check",
    "find_format",
    "formats_that_allow",
    "load_deck",
    "load_pool",
    "parse_deck",
    "read_deck",
    "sample_decks",
    "understand_deck",
]
