"""Playing real cards on a short position: `real("Name")` is the card as read from its printed text."""

from __future__ import annotations

from typing import Any

from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.position import FILLER, Placed

from ..kit import DECK, DISCARD, HAND, INKWELL, PLAY, Scene, character, item, location
from ..reading import real


class Table(Scene):
    """A Scene with real cards: player 0 acts first, with plenty of ink unless told otherwise."""

    def __init__(self, ink: int = 12, players: int = 2, **kind: Any) -> None:
        super().__init__(players, **kind)
        if ink:
            self.ink(0, ink)

    def mine(self, name: str, zone: int = PLAY, **state: Any) -> Placed:
        return self.put(0, real(name), zone, **state)

    def theirs(self, name: str, zone: int = PLAY, **state: Any) -> Placed:
        return self.put(1, real(name), zone, **state)

    def body(
        self, player: int, strength: int = 2, willpower: int = 5, lore: int = 1, cost: int = 2, **state: Any
    ) -> Placed:
        """A plain character without text; classifications= and name= are taken out of the state."""
        name = state.pop("name", "")
        classifications = state.pop("classifications", ("Storyborn",))
        zone = state.pop("zone", PLAY)
        return self.put(
            player, character(name, strength, willpower, lore, cost, classifications=classifications), zone, **state
        )

    def answer(self, *answers: Any) -> Table:
        """Answers in a row: True/False for a may, a number, a Placed for a card, 'done', 'P2', 'mode 2'."""
        for a in answers:
            if a is True or a is False:
                self.choose(Option(op.YES if a else op.NO))
            elif isinstance(a, int):
                self.choose(Option(op.NUMBER, a))
            elif isinstance(a, Placed):
                self.choose(next(o for o in self.game.options if o.a == a.card and o.verb not in (op.DONE, op.PLAYER)))
            elif a == "done":
                self.done()
            elif a.startswith("mode "):
                self.mode(int(a[5:]))
            else:
                self.player(int(a[1:]) - 1)
        return self

    def deck(self, player: int) -> int:
        return len(self.game.state.players[player].deck)

    def discard_size(self, player: int) -> int:
        return len(self.game.state.players[player].discard)

    def ink_total(self, player: int) -> int:
        return len(self.game.state.players[player].inkwell)

    def damage(self, c: Placed) -> int:
        return self.perm(c).damage

    def any_order(self) -> Table:
        """Put cards somewhere in any order."""
        while self.asked == op.ORDER:
            self.choose(self.game.options[0])
        return self

    @property
    def idle(self) -> bool:
        """Nothing is left to answer: the active player may do something new."""
        return self.asked == op.TURN

    def drops(self, player: int) -> int:
        return self.game.state.players[player].ink_drops

    def turn_over(self) -> Table:
        """End the turn of whoever acts."""
        self.end()
        return self


__all__ = ["DECK", "DISCARD", "FILLER", "HAND", "INKWELL", "PLAY", "Table", "item", "location", "real"]
