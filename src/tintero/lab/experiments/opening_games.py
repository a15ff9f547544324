"""Games whose opening hand is chosen: a card, or seven of them, lie in it, and what is changed of it is said.

A shuffle depends on the places of a list. So the hand of a seed is dealt once to see from which places it comes, and
the cards that are wanted are laid there; everything else comes as that seed brings it.
"""

from __future__ import annotations

import json
from typing import Any, Final

from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.option import Option
from tintero.rules.settings import CONSTRUCTED
from tintero.rules.table import Deal
from tintero.table.seat import Answering

from ..simulate import Pairing, Sitting

KEEP: Final = "keep"
CHANGE: Final = "change"
OWN: Final = "own"  # what the player would do
HAND: Final = CONSTRUCTED.opening_hand


def opening(table: Pairing, number: int, more: str) -> list[Any]:
    """One game of the first deck. `more`: the full names in its hand, and for each whether it is kept or changed.

    Cards of the hand that are not named, or that are left to the player, are changed as the player likes.
    """
    wanted: list[list[str]] = json.loads(more)
    sitting = table.sit_down(number)
    seat = sitting.swapped
    sitting = laid(table, sitting, seat, [name for name, _ in wanted])
    hand = sitting.game.state.players[seat].hand
    said: dict[int, str] = {}
    for name, what in wanted:
        card = next(c for c in hand if c not in said and sitting.game.state.face_of(c).full_name == name)
        said[card] = what
    sitting.players[seat] = Opening(sitting.players[seat], seat, said)
    return list(table.play_out(sitting))


def laid(table: Pairing, sitting: Sitting, seat: int, names: list[str]) -> Sitting:
    """The same game with these cards in the opening hand of the seat."""
    deal = table.deals[sitting.swapped]
    begins = deal.table.owners.index(seat)
    places = [card - begins for card in sitting.game.state.players[seat].hand]
    order = list(deal.deals[seat])
    taken: list[int] = []
    for name in names:
        number = deal.table.definitions[name]
        free = [p for p in places if p not in taken]
        here = next((p for p in free if order[p] == number), None)
        if here is None:
            here = free[0]
            there = next(p for p, n in enumerate(order) if n == number and p not in taken)
            order[here], order[there] = order[there], order[here]
        taken.append(here)
    deals = list(deal.deals)
    deals[seat] = order
    first = sitting.starter ^ sitting.swapped
    game = Game.start(Deal(deal.table, deals), table.seed_of(sitting.number), first, log=table.told)
    return sitting._replace(game=game)


class Opening:
    """Does with its opening hand what was said, and then plays as the player does whom it stands for."""

    def __init__(self, player: Answering, seat: int, said: dict[int, str]) -> None:
        self.player = player
        self.seat = seat
        self.said = said
        self.left: list[int] | None = None  # cards that are still to be changed

    def choose(self, game: Game) -> int:
        if game.state.asking != op.HAND:
            return self.player.choose(game)
        if self.left is None:
            own = self.own_choice(game) if OWN in self.said.values() or len(self.said) < HAND else set()
            what = {card: self.said.get(card, OWN) for card in game.state.players[self.seat].hand}
            self.left = [c for c, said in what.items() if said == CHANGE or (said == OWN and c in own)]
        answer = Option(op.CARD, self.left.pop(0)) if self.left else Option(op.DONE)
        return game.options.index(answer)

    def own_choice(self, game: Game) -> set[int]:
        """The cards that the player would change."""
        trial = game.clone()
        found: set[int] = set()
        while not trial.over and trial.state.asking == op.HAND and trial.state.asked_by == self.seat:
            option = trial.options[self.player.choose(trial)]
            if option.verb == op.CARD:
                found.add(option.a)
            trial.choose(option)
        return found
