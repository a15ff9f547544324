"""What cards are called towards somebody outside: names that say nothing, and that nobody can follow a copy by.

A number of a card would tell where in the deck list it stands, and that a card which comes back from a hand or a deck
is the one that went there. So each viewer has their own names, and a card that was out of their sight has a new one.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import blake2b
from itertools import compress
from operator import ne
from typing import TYPE_CHECKING, Final

from tintero.abilities.words import EventKind, Zone
from tintero.rules.event import NOBODY
from tintero.rules.seen import hidden_from

if TYPE_CHECKING:
    from .front import Game

NAME_BYTES: Final = 6  # 8 letters: short on the wire, and of the few hundred cards of a table no two are alike

Counts = tuple[dict[int, int], dict[int, int]]  # by card, how often it went out of sight; by deck, how often shuffled


class Handles:
    """The names for one viewer (a player from 0, WATCHER or NOBODY) of one game; `look` after every choice."""

    def __init__(self, secret: bytes, viewer: int) -> None:
        self.viewer = viewer
        self._secret = secret
        self._out_of_sight: dict[int, int] = {}  # how often each card went out of the viewer's sight
        self._hidden: set[int] = set()  # when it was last looked
        self._zones: list[int] = []  # where each card was then, and who knew it
        self._known: list[int] = []
        self._tops: set[int] = set()  # the cards on top of the decks then
        self._shuffled: dict[int, int] = {}  # how often each deck was shuffled
        self._heard = 0  # events of the game that were looked at

    def fresh(self) -> Handles:
        """The same names for a game that is played again from its beginning."""
        return Handles(self._secret, self.viewer)

    def counts(self) -> Counts:
        """What `again` needs besides the game."""
        return self._out_of_sight, self._shuffled

    def again(self, game: Game, counts: Counts) -> None:
        """The names that there were when the last choice of this game had been made."""
        out_of_sight, shuffled = counts
        if game.choices:  # before the first one nobody has looked
            self.look(game)
        self._out_of_sight, self._shuffled = dict(out_of_sight), dict(shuffled)

    def look(self, game: Game) -> None:
        """Something was chosen: whatever is hidden now cannot be followed from here."""
        s = game.rules.state
        for e in game.rules.events[self._heard :]:
            if e.kind == EventKind.SHUFFLED:
                self._shuffled[e.player] = self._shuffled.get(e.player, 0) + 1
        self._heard = len(game.rules.events)
        if self.viewer == NOBODY:
            return
        for card in self._touched(game):
            if not hidden_from(s, self.viewer, card):
                self._hidden.discard(card)
            elif card not in self._hidden:
                self._hidden.add(card)
                self._out_of_sight[card] = self._out_of_sight.get(card, 0) + 1

    def _touched(self, game: Game) -> set[int]:
        """The cards that may have come into sight or gone out of it: of all others it is known what they are."""
        s = game.rules.state
        tops = {p.deck[-1] for p in s.players if p.deck}  # a rule can turn them up
        touched = tops | self._tops
        cards = range(len(s.zone))
        if not self._zones:
            touched.update(cards)
        else:
            touched.update(compress(cards, map(ne, s.zone, self._zones)))
            touched.update(compress(cards, map(ne, s.known, self._known)))
        self._zones, self._known, self._tops = s.zone[:], s.known[:], tops
        return touched

    def of(self, game: Game, card: int) -> str:
        """The name of a card that the viewer can see now."""
        s = game.rules.state
        shuffles = self._shuffled.get(s.table.owners[card], 0) if s.zone[card] == Zone.DECK else 0
        told = f"{self.viewer}/{card}/{s.moves[card]}/{self._out_of_sight.get(card, 0)}/{shuffles}"
        return urlsafe_b64encode(blake2b(told.encode(), key=self._secret, digest_size=NAME_BYTES).digest()).decode()
