"""Which decks a person means, and what of them the reader does not understand yet."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from tintero.abilities.ability import CardDefinition
from tintero.cards import Card, CardPool, Deck
from tintero.cli.here import shown
from tintero.cli.texts import say
from tintero.cli.user_error import UserError
from tintero.language import NotUnderstood, Reader

SHOWN_CARDS = 6


class RefusedCards(UserError):
    """Cards whose text is not understood completely: they are refused, never played as if blank."""

    def __init__(self, faults: Sequence[NotUnderstood]) -> None:
        super().__init__("cards_refused")
        self.faults = list(faults)

    def message(self, lang: str = "en") -> str:
        return refused(self.faults, lang)


def refused(faults: Iterable[Exception], lang: str) -> str:
    """One sentence that names the cards and the words."""
    parts = [
        say("card_and_words", lang, card=f.card, words=f.unread[0].words)
        for f in faults
        if isinstance(f, NotUnderstood)
    ]
    more = len(parts) - SHOWN_CARDS
    if more > 0:
        parts = [*parts[:SHOWN_CARDS], say("and_more", lang, count=more)]
    return say("cards_refused", lang, cards="; ".join(parts))


def not_understood(cards: Iterable[Card], reader: Reader) -> list[NotUnderstood]:
    """Every card that the reader refuses, with its unread words."""
    faults: list[NotUnderstood] = []
    for card in dict.fromkeys(cards):
        try:
            reader.definition_of(card)
        except NotUnderstood as fault:
            faults.append(fault)
    return faults


def definitions_of(decks: Sequence[Deck], reader: Reader) -> list[list[CardDefinition]]:
    """The decks as the rules see them; RefusedCards names everything that cannot be played."""
    faults = not_understood((card for deck in decks for card, _ in deck.entries), reader)
    if faults:
        raise RefusedCards(faults)
    return [[reader.definition_of(card) for card in deck.cards] for deck in decks]


def find_any(name: str, pool: CardPool) -> Deck:
    """A deck by the name of a sample or by path."""
    from tintero.lab import find_deck, sample_decks

    samples = sample_decks()
    wanted = name.strip().lower()
    if wanted in samples:
        return find_deck(wanted, pool)
    # The beginning of a sample's name is enough if only one has it.
    starts = [sample for sample in samples if wanted and (sample.startswith(wanted) or f"-{wanted}" in sample)]
    path = Path(os.path.expanduser(name))
    if not wanted or not _exists(path):
        if len(starts) == 1:
            return find_deck(starts[0], pool)
        if os.sep not in name and not path.suffix:
            raise UserError("unknown_deck", name=shown(name), names=list(samples))
    return find_deck(path, pool)


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # ValueError: a NUL character
        return False


def two_samples() -> tuple[str, str]:
    """The decks of a game for which none were named."""
    from tintero.lab import sample_decks

    names = list(sample_decks())
    return names[0], names[-1]
