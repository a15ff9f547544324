"""Who will win, judged by a small network that was fitted to games (`python -m tintero.lab.fit`)."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from tintero.rules.fast import Face, State

from .card_sense import CardSense, add_up
from .fitted import NETWORK, Network, in_one
from .standing import features, sides

WAITING: Final = 0.01  # what a turn more costs: much can happen in it
MOST_WAITING: Final = 0.1
MOST_ODDS: Final = 50.0


def log_odds(network: Network, mine: list[float], theirs: list[float]) -> float:
    """That the first of two players wins; of two who are alike, 0.

    Both are judged by the same units: what a unit makes of one facing the other, less what it makes of it the other way
    round.
    """
    xs = in_one([mine])
    ys = in_one([theirs])
    own = network.own
    other = network.other
    bias = network.bias
    out = network.out
    direct = network.direct
    number: i64 = len(direct)
    units: i64 = len(out)
    total = 0.0
    for i in range(number):
        total += direct[i] * (xs[i] - ys[i])
    at: i64 = 0
    for unit in range(units):
        here = bias[unit]
        there = here
        for i in range(number):
            u = own[at]
            v = other[at]
            x = xs[i]
            y = ys[i]
            here += u * x + v * y
            there += u * y + v * x
            at += 1
        total += out[unit] * (max(0.0, here) - max(0.0, there))
    return total


class Valuer:
    """Judges positions; what it makes of each printed card is worked out once."""

    __slots__ = ("_cards", "_network")

    def __init__(self, network: Network = NETWORK) -> None:
        self._network = network
        self._cards: dict[Face, CardSense] = {}

    def sense_of(self, face: Face) -> CardSense:
        found = self._cards.get(face)
        if found is None:
            found = CardSense(self._network, face.definition)
            self._cards[face] = found
        return found

    def rows(self, s: State) -> list[list[float]]:
        """What the network is told of each player, in the order of their seats."""
        table = sides(s)
        in_play: list[list[list[float]]] = [[] for _ in s.players]
        for p in s.in_play.values():
            in_play[p.owner].append(self.sense_of(p.face).in_play)
        found: list[list[float]] = []
        for player in s.players:
            seat = player.index
            row = features(s, seat, table[seat])
            add_up(in_play[seat], len(self._network.in_play_bias), row)
            hand = [self.sense_of(s.face_of(card)).in_hand for card in player.hand]
            add_up(hand, len(self._network.in_hand_bias), row)
            found.append(row)
        return found

    def scores(self, s: State) -> dict[int, float]:
        """For each team its best player's, in log-odds: how far they are ahead of their opponents in the mean."""
        rows = self.rows(s)
        there = [p.index for p in s.players if p.in_game]
        teams = s.table.teams
        totals = [0.0] * len(there)
        others = [0] * len(there)
        for i, one in enumerate(there):
            for j in range(i):
                if teams[one] != teams[there[j]]:
                    odds = log_odds(self._network, rows[one], rows[there[j]])
                    totals[i] += odds
                    totals[j] -= odds
                    others[i] += 1
                    others[j] += 1
        best: dict[int, float] = {}
        for i, player in enumerate(there):
            score = 0.5 * totals[i] / max(1, others[i])
            team = teams[player]
            best[team] = max(best.get(team, score), score)
        return best

    def win_chance(self, s: State, seat: int, since: int) -> float:
        """How likely the seat (with its team) wins from here: 1 and 0 when it is decided, half for a draw.

        Sooner is better, and later for a loss: `since` is the turn from which on each costs a little.
        """
        outcome = s.outcome
        waited = min(MOST_WAITING, WAITING * (s.turn - since))
        if outcome is not None:
            if not outcome.winners:
                return 0.5
            return 1.0 - waited if seat in outcome.winners else waited
        found = self.scores(s)
        mine = found.get(s.table.teams[seat])
        if mine is None:
            return 0.0
        total = 0.0
        for other in found.values():
            total += exp(min(MOST_ODDS, other - mine))
        waited += WAITING  # what is likely is not yet won
        return waited + (1.0 - 2.0 * waited) / total
