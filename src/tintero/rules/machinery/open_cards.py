"""Which cards everybody at the table sees, and what depends on others (7.1.2, 7.1.3)."""

from __future__ import annotations

from tintero.abilities.target import Filter
from tintero.abilities.words import Zone

from ..event import EVERYBODY
from .context import Context
from .determinize import HIDDEN
from .evaluate import whose_fits, zone_cards
from .state import State


def is_open(s: State, card: int) -> bool:
    """Whether everybody sees what the card is, and knows that everybody does."""
    return s.zone[card] not in HIDDEN or s.known[card] == EVERYBODY


def holds_hidden(s: State, f: Context, flt: Filter) -> bool:
    """Whether some card in the zones that the filter speaks of is not open."""
    if flt.zone in (Zone.PLAY, Zone.DISCARD):
        return False
    for player in s.players:
        if player.in_game and whose_fits(s, f, player.index, flt.whose):
            for card in zone_cards(s, player.index, flt.zone):
                if not is_open(s, card):
                    return True
    return False


def depends_on_hidden(s: State, f: Context, flt: Filter) -> bool:
    """Whether not everybody can tell how many cards fit; how many there are at all anybody may count (7.1.3)."""
    return bool(flt.types or flt.tests) and holds_hidden(s, f, flt)
