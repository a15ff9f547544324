"""Who will win, judged by a small network that was fitted to games (`python -m tintero.lab.fit`)."""

from __future__ import annotations

from math import exp
from typing import Final

from tintero.rules.fast import State

from .fitted import BIAS, DIRECT, OTHER, OUT, OWN
from .standing import features, sides

WAITING: Final = 0.01  # what a turn more costs: much can happen in it
MOST_WAITING: Final = 0.1
MOST_ODDS: Final = 50.0


def log_odds(mine: list[float], theirs: list[float]) -> float:
    """That the first of two players wins; of two who are alike, 0.

    Both are judged by the same units: what a unit makes of one facing the other, less what it makes of it the other way
    round.
    """
    total = 0.0
    for i, weight in enumerate(DIRECT):
        total += weight * (mine[i] - theirs[i])
    for unit, out in enumerate(OUT):
        here = BIAS[unit]
        there = here
        other = OTHER[unit]
        for i, u in enumerate(OWN[unit]):
            v = other[i]
            x = mine[i]
            y = theirs[i]
            here += u * x + v * y
            there += u * y + v * x
        total += out * (max(0.0, here) - max(0.0, there))
    return total


def scores(s: State) -> dict[int, float]:
    """For each team its best player's, in log-odds: who is ahead by one of them against the mean of the opponents."""
    table = sides(s)
    there = [p.index for p in s.players if p.in_game]
    rows = [features(s, player, table[player]) for player in there]
    teams = s.table.teams
    totals = [0.0] * len(there)
    others = [0] * len(there)
    for i in range(len(there)):
        for j in range(i):
            if teams[there[i]] != teams[there[j]]:
                odds = log_odds(rows[i], rows[j])
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


def win_chance(s: State, seat: int, since: int) -> float:
    """How likely the seat (with its team) wins from here: 1 and 0 when it is decided, half for a draw.

    Sooner is better, and later for a loss: `since` is the turn from which on each costs a little.
    """
    outcome = s.outcome
    waited = min(MOST_WAITING, WAITING * (s.turn - since))
    if outcome is not None:
        if not outcome.winners:
            return 0.5
        return 1.0 - waited if seat in outcome.winners else waited
    found = scores(s)
    mine = found.get(s.table.teams[seat])
    if mine is None:
        return 0.0
    total = 0.0
    for other in found.values():
        total += exp(min(MOST_ODDS, other - mine))
    waited += WAITING  # what is likely is not yet won
    return waited + (1.0 - 2.0 * waited) / total
