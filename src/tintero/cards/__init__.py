"""What is printed on the cards, and which decks may be built from them; no rules of play live here."""

from tintero.cards.card import Card, CardText, CardType, Ink, Legality, Printing
from tintero.cards.deck import Deck
from tintero.cards.decklist import load_deck, parse_deck
from tintero.cards.download import update
from tintero.cards.errors import CardsError, DeckError, LineProblem
from tintero.cards.formats import FORMATS, Format, Problem, check, find_format
from tintero.cards.pool import CardPool, load_pool
from tintero.cards.source import cache_file

__all__ = [
    "FORMATS",
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
    "cache_file",
    "check",
    "find_format",
    "load_deck",
    "load_pool",
    "parse_deck",
    "update",
]
