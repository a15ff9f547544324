"""The values of a card as plain numbers (see `words.Stat`)."""

from __future__ import annotations

from typing import Final

from tintero.abilities.words import Stat

STRENGTH: Final = int(Stat.STRENGTH)
WILLPOWER: Final = int(Stat.WILLPOWER)
LORE: Final = int(Stat.LORE)
COST: Final = int(Stat.COST)
DAMAGE: Final = int(Stat.DAMAGE)
MOVE_COST: Final = int(Stat.MOVE_COST)
CARDS_UNDER: Final = int(Stat.CARDS_UNDER)
