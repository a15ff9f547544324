"""Better weights for the greedy player, found by playing against itself (simultaneous perturbation, SPSA).

In every round all weights are moved a little up or down by chance; the two opposite moves play each other, and the
weights follow the one that won more. Weights are positive, so they are moved by a factor.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import exp
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from tintero.abilities.ability import CardDefinition
from tintero.players.greedy import GreedyPlayer
from tintero.players.policy.weights import NAMES, Weights
from tintero.rules.game import Game
from tintero.rules.library import Library
from tintero.rules.settings import CONSTRUCTED
from tintero.rules.table import Deal, make_table

from .arena import ArenaReport
from .simulate import LONGEST_GAME, Progress, game_seed, play_game

REACH: Final = 0.2  # how far the first rounds move a weight to try it
STEP: Final = 0.08  # how far they let it go
SETTLING: Final = 0.1  # after this share of the rounds the steps grow smaller
STEP_POWER: Final = 0.602  # the usual ones of the method
REACH_POWER: Final = 0.101

SIDES: Final = ("found", "in_use")

Decks = tuple[Sequence[CardDefinition], Sequence[CardDefinition]]
Told = Callable[[int, list[float]], None]


class Plan(NamedTuple):
    """How long, and from which chance."""

    rounds: int = 500
    pairs: int = 60  # in each round
    seed: int = 0


@dataclass(frozen=True)
class Tuned:
    """The weights found, in the order of `NAMES`: the mean over the last half of the rounds."""

    weights: tuple[float, ...]
    plan: Plan
    rounds: int  # that were played; Ctrl-C leaves fewer than were planned

    def named(self) -> dict[str, float]:
        return dict(zip(NAMES, self.weights, strict=True))


@dataclass(frozen=True)
class Trial:
    """Weights that were found, and how they did against those in use, in games that nobody learnt from."""

    tuned: Tuned
    check: ArenaReport

    @property
    def interrupted(self) -> bool:
        return self.check.interrupted

    def to_dict(self) -> dict[str, Any]:
        plan = self.tuned.plan
        return {
            "rounds": self.tuned.rounds, "pairs": plan.pairs, "seed": plan.seed, "interrupted": self.interrupted,
            "in_use": dict(zip(NAMES, Weights().to_list(), strict=True)), "found": self.tuned.named(),
            "check": self.check.to_dict(timing=False), "seconds": self.check.seconds,
        }  # fmt: skip


def weights_of(numbers: Sequence[float]) -> Weights:
    found = Weights()
    found.take(list(numbers))
    return found


def tables_of(decks: Sequence[Decks]) -> list[Deal]:
    library = Library()
    settings = replace(CONSTRUCTED, max_turns=LONGEST_GAME)
    return [make_table(pair, settings, library=library) for pair in decks]


def share_of_first(deals: Sequence[Deal], first: Weights, second: Weights, seed: int, pairs: Sequence[int]) -> float:
    """What the first weights win of these pairs of games."""
    return sum(share_of_pair(deals, first, second, seed, pair) for pair in pairs) / len(pairs)


def share_of_pair(deals: Sequence[Deal], first: Weights, second: Weights, seed: int, pair: int) -> float:
    """Of the two games of a pair, in which only the players change places."""
    points = 0.0
    deal = deals[pair % len(deals)]
    for seat in (0, 1):
        minds = (first, second) if seat == 0 else (second, first)
        players = [GreedyPlayer(game_seed(seed, pair, 1 + n), w) for n, w in enumerate(minds)]
        game = Game.start(deal, game_seed(seed, pair), pair // len(deals) & 1, log=False)
        play_game(game, players)
        outcome = game.outcome
        points += 0.5 if outcome is None or outcome.drawn else float(seat in outcome.winners)
    return points / 2


def tune(decks: Sequence[Decks], plan: Plan, told: Told | None = None) -> Tuned:
    """From the weights in use; `told(round, weights)` hears of every round. The same plan finds the same weights.

    After Ctrl-C they are those of the rounds before.
    """
    deals = tables_of(decks)
    start = Weights().to_list()
    moved = [0.0] * len(start)  # logarithms of factors
    kept = [0.0] * len(start)
    last_half = done = 0
    chance = Random(plan.seed)
    for turn in range(plan.rounds):
        reach = REACH / (turn + 1) ** REACH_POWER
        calm = SETTLING * plan.rounds
        step = STEP * ((calm + 1) / (calm + 1 + turn)) ** STEP_POWER
        signs = [chance.choice((-1.0, 1.0)) for _ in start]
        up = weights_of([w * exp(m + reach * d) for w, m, d in zip(start, moved, signs, strict=True)])
        down = weights_of([w * exp(m - reach * d) for w, m, d in zip(start, moved, signs, strict=True)])
        pairs = range(turn * plan.pairs, (turn + 1) * plan.pairs)
        try:
            gain = 2.0 * share_of_first(deals, up, down, plan.seed, pairs) - 1.0
        except KeyboardInterrupt:
            break
        done += 1
        moved = [m + step * gain * d for m, d in zip(moved, signs, strict=True)]
        if 2 * turn >= plan.rounds:
            last_half += 1
            kept = [k + m for k, m in zip(kept, moved, strict=True)]
        if told is not None:
            told(turn + 1, [w * exp(m) for w, m in zip(start, moved, strict=True)])
    mean = [k / last_half for k in kept] if last_half else moved
    return Tuned(tuple(w * exp(m) for w, m in zip(start, mean, strict=True)), plan, done)


def tune_and_check(decks: Sequence[Decks], plan: Plan, check: int, progress: Progress | None = None) -> Trial:
    """Tune, and then play so many pairs against the weights in use, none of which was played before."""
    began = perf_counter()
    learnt = plan.rounds * plan.pairs
    total = learnt + check

    def told(turn: int, _weights: list[float]) -> None:
        if progress is not None:
            progress(turn * plan.pairs, total)

    tuned = tune(decks, plan, told)
    shares: list[float] = []
    interrupted = tuned.rounds < plan.rounds
    deals = tables_of(decks)
    found = weights_of(tuned.weights)
    try:
        for pair in range(learnt, total if not interrupted else learnt):
            shares.append(share_of_pair(deals, found, Weights(), plan.seed, pair))
            if progress is not None:
                progress(pair + 1, total)
    except KeyboardInterrupt:
        interrupted = True
    seconds = perf_counter() - began
    return Trial(tuned, ArenaReport(SIDES, tuple(shares), check, plan.seed, seconds, None, interrupted))
