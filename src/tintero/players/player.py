"""What a fast player is: somebody who reads the rules' own game."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tintero.rules.game import Game


class Player(ABC):
    """The fast road: a class that derives from `Player` gets the game of the rules instead of a `Seat`.

    It is called with a seed for every game and every seat, and answers for whoever is asked (`game.to_decide`). It
    decides from what `game.sight(game.to_decide)` tells. For speed it may read the state itself, but only these parts:
    the open question and its options; what is in play; discards; lore, counts of cards and of ink; its own hand; a
    hidden card if `view.knows` says that the player has seen it; which cards its own deck list still hides (not their
    order). A test deals everything else anew and expects the same answer. Any other bot is a class of its own with
    `choose(seat)`, and cannot see more than its player.
    """

    __slots__ = ()

    @abstractmethod
    def choose(self, game: Game) -> int:
        """The number of an option in `game.options`. The game must not be over."""
