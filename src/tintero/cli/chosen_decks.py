"""Which decks a person means, and what of them the reader does not understand yet."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from tintero.abilities.ability import CardDefinition
from tintero.cards import (
    CardPool,
    Deck,
    UnderstoodDeck,
    check,
    formats_that_allow,
    sample_decks,
    understand_deck,
)
from tintero.cards.deck_text import MAX_BYTES
from tintero.cli.here import Here, shown
from tintero.cli.user_error import UserError
from tintero.language import NotUnderstood, Reader
from tintero.words import say

SHOWN_CARDS = 6


class RefusedCards(UserError):
    """Cards whose text is not understood completely: they are refused, never played as if blank."""

    def __init__(self, faults: Sequence[NotUnderstood]) -> None:
        super().__init__("decks.cards_refused")
        self.faults = list(faults)

    def message(self, lang: str = "en") -> str:
        return refused(self.faults, lang)


def refused(faults: Iterable[Exception], lang: str) -> str:
    """One sentence that names the cards and the words."""
    parts = [
        say("decks.card_and_words", lang, card=f.card, words=f.unread[0].words)
        for f in faults
        if isinstance(f, NotUnderstood)
    ]
    more = len(parts) - SHOWN_CARDS
    if more > 0:
        parts = [*parts[:SHOWN_CARDS], say("cli.and_more", lang, count=more)]
    return say("decks.cards_refused", lang, cards="; ".join(parts))


def definitions_of(decks: Sequence[Deck], reader: Reader) -> list[list[CardDefinition]]:
    """The decks as the rules see them; RefusedCards names everything that cannot be played."""
    faults = reader.not_understood(card for deck in decks for card, _ in deck.entries)
    if faults:
        raise RefusedCards(faults)
    return [[reader.definition_of(card) for card in deck.cards] for deck in decks]


def find_any(name: str, pool: CardPool) -> Deck:
    """A deck by the name of a sample, by path, as a code or a list, or `-` for standard input."""
    return understood(name, pool).whole()


def understood(name: str, pool: CardPool) -> UnderstoodDeck:
    """What of that deck can be read, and what cannot."""
    return understand_deck(_standard_input() if name.strip() == "-" else name, pool)


def _standard_input() -> bytes:
    """All of it, but not more than any deck list has."""
    try:
        content = sys.stdin.buffer.read(MAX_BYTES + 1)
    except (AttributeError, OSError, ValueError):  # no standard input, or closed
        content = b""
    if not content.strip():
        raise UserError("decks.nothing_on_input")
    return content


def warn_about(here: Here, decks: Sequence[Deck], names: Sequence[str]) -> None:
    """One line on standard error for a deck that no format allows, and one for each thing left out of its list."""
    told: set[str] = set()
    for deck, name in zip(decks, names, strict=True):
        title = deck.name or shown(name)
        if title in told:
            continue
        told.add(title)
        for note in deck.notes:
            here.note("decks.deck_note", deck=title, note=note.message(here.lang))
        if not formats_that_allow(deck, here.pool):
            # Infinity asks least of the constructed formats: what it refuses is the reason.
            problems = check(deck, "Infinity", here.pool)
            here.note("decks.deck_in_no_format", deck=title, problem=problems[0].message(here.lang))


def two_samples() -> tuple[str, str]:
    """The decks of a game for which none were named."""
    names = list(sample_decks())
    return names[0], names[-1]


def entered(here: Here, names: Sequence[str]) -> tuple[list[list[CardDefinition]], list[str]]:
    """The decks that play many games, understood, and what to call them; what is odd about them is said."""
    decks = [find_any(name, here.pool) for name in names]
    definitions = definitions_of(decks, here.reader)
    warn_about(here, decks, names)
    return definitions, [deck.name or shown(name) for deck, name in zip(decks, names, strict=True)]
