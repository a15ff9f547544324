"""What a player is: somebody who answers the open question of a game."""

from __future__ import annotations

from typing import Protocol

from tintero.rules.game import Game


class Player(Protocol):
    """Answers for whoever is asked (`game.to_decide`); one object may sit at several seats.

    A player decides from what `game.view(game.to_decide)` tells. For speed it may read the state itself, but only
    these parts: the open question and its options; what is in play; discards; lore, counts of cards and of ink; its
    own hand; a hidden card if `view.knows` says that the player has seen it; which cards its own deck list still
    hides (not their order). A test deals everything else anew and expects the same answer.
    """

    def choose(self, game: Game) -> int:
        """The number of an option in `game.options`. The game must not be over."""
        ...
