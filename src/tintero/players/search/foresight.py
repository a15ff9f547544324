"""How a seat goes on that thinks: it looks at the end of its turn before it answers."""

from __future__ import annotations

from typing import Final

from tintero.rules import option as op
from tintero.rules.fast import State
from tintero.rules.game import Game

from ..policy.greedy_turn import sensible
from ..policy.mind import Mind
from .budget import Spending
from .filtering import distinct
from .rollout import DECISIONS_AT_MOST, end_of_turn
from .value import Valuer

LOOKS: Final = 40  # at questions of one game: more than two turns have; then the policy goes on
MOST_LOOKED_AT: Final = 24  # options; where there are more, the policy answers
LIKED: Final = 0.005  # what the policy would do is thought to be so much better than it looks
UNKNOWN: Final = -1.0

Deed = tuple[int, int, int, int]


class Foresight:
    """Of one seat, in one game after another."""

    __slots__ = ("known", "looked_at", "mind", "scout", "seat", "spending", "turn", "valuer")

    def __init__(self, seat: int, mind: Mind, valuer: Valuer, spending: Spending) -> None:
        self.seat = seat
        self.mind = mind  # of everybody who goes on by the policy
        self.scout = Mind(0, mind.w)
        self.valuer = valuer
        self.spending = spending
        self.turn = 0
        self.known = UNKNOWN  # what the policy leads to by the end of this turn …
        self.looked_at: set[Deed] = set()  # … and what did not seem better: as long as it is followed, once is enough

    def begin(self, seed: int) -> None:
        """Another game."""
        self.scout.begin(seed)
        self.turn = 0

    def play_on(self, game: Game, until: int) -> None:
        """Until that turn begins, or what may be spent is gone. Everybody else goes on by the policy."""
        s = game.state
        looks = LOOKS
        left = DECISIONS_AT_MOST
        while s.outcome is None and s.turn < until and left and looks:
            if self.spending.must_stop():
                return
            if s.asked_by == self.seat and len(s.options) > 1:
                game.choose(self.answer(game))
                looks -= 1
            else:
                game.choose(sensible(s, self.mind))
            left -= 1

    def answer(self, game: Game) -> int:
        """The option that leads to most by the end of the turn, if the policy then plays it to its end."""
        s = game.state
        favourite = sensible(s, self.mind)
        if s.asking == op.HAND or s.asking == op.NAME:
            return favourite
        numbers = distinct(s, favourite)
        if len(numbers) == 1 or len(numbers) > MOST_LOOKED_AT:
            return favourite
        if s.turn != self.turn:
            self.turn = s.turn
            self.known = UNKNOWN
            self.looked_at.clear()
        others = self.not_yet_looked_at(s, numbers, favourite)
        if not others:
            return favourite
        if self.known < 0.0:
            self.known = end_of_turn(game, favourite, self.scout, self.valuer, self.spending)
        best = favourite
        most = self.known + LIKED
        for n in others:
            value = end_of_turn(game, n, self.scout, self.valuer, self.spending)
            if value > most:
                best, most = n, value
        if best != favourite:
            self.known = most  # the policy goes on from there
            self.looked_at.clear()
        return best

    def not_yet_looked_at(self, s: State, numbers: list[int], favourite: int) -> list[int]:
        """What to do in the turn comes up again and again; choices within an effect are new each time."""
        others = [n for n in numbers if n != favourite]
        if s.asking != op.TURN:
            return others
        deeds = [deed_of(s, n) for n in others]
        new = [n for n, deed in zip(others, deeds, strict=True) if deed not in self.looked_at]
        self.looked_at.update(deeds)
        return new


def deed_of(s: State, number: int) -> Deed:
    """An option, whichever copy of its card does it."""
    o = s.options[number]
    return o.verb, s.defs[o.a] if o.verb in op.OF_CARDS else o.a, o.b, o.c
