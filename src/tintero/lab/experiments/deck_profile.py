"""A deck before it is played: what it is made of, what it deals, and which of its cards need each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tintero.abilities.ability import CardDefinition
from tintero.rules.settings import CONSTRUCTED, Settings

from .deck_odds import DeckOdds, deck_odds
from .deck_pairs import Pairs, ShiftBases, SongSingers
from .deck_parts import DeckParts, counted, deck_parts


@dataclass(frozen=True)
class DeckProfile:
    """Everything here is exact; what needs games is in `goldfish`."""

    parts: DeckParts
    odds: DeckOdds
    songs: tuple[SongSingers, ...]
    shifts: tuple[ShiftBases, ...]

    def to_data(self) -> dict[str, Any]:
        return {
            "parts": self.parts.to_data(), "odds": self.odds.to_data(),
            "songs": [song.to_data() for song in self.songs], "shifts": [shift.to_data() for shift in self.shifts],
        }  # fmt: skip


def deck_profile(deck: Sequence[CardDefinition], settings: Settings = CONSTRUCTED) -> DeckProfile:
    """`settings`: how many cards an opening hand has."""
    parts = deck_parts(deck)
    pairs = Pairs(counted(deck), hand=settings.opening_hand)
    odds = deck_odds(parts.size, parts.inkable, parts.copies, hand=settings.opening_hand)
    return DeckProfile(parts, odds, tuple(pairs.songs()), tuple(pairs.shifts()))
