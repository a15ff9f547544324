"""How many steps a second the environments make on this machine, with random answers.

    python -m tintero.env.throughput --seconds 5
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter, process_time
from typing import Any, Final

import gymnasium
import numpy as np

from . import GYMNASIUM_NAME, tintero_v0

ENVIRONMENTS: Final = 8  # side by side
PROCESSES: Final = 2
MANY: Final = 500  # steps between two looks at the clock


def steps_of_game(seconds: float) -> float:
    """The game alone: answered by row, observed by nobody."""
    env = tintero_v0.raw_env()
    env.reset(seed=0)
    chance = np.random.default_rng(0)

    def step() -> None:
        assert env.match is not None
        if env.match.over:
            env.reset()
        else:
            env.match.act(int(chance.random() * env.match.actions))

    return rate(step, seconds)


def steps_of_agents(seconds: float, checked: bool) -> float:
    """PettingZoo: an observation before each step. `checked`: with its wrappers."""
    env: Any = tintero_v0.env() if checked else tintero_v0.raw_env()
    env.reset(seed=0)
    chance = np.random.default_rng(0)

    def step() -> None:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
        else:
            env.step(int(chance.random() * seen["action_mask"].sum()))

    return rate(step, seconds)


def steps_side_by_side(seconds: float, opponent: str) -> float:
    """Gymnasium: several at once in one process, each against this opponent."""
    made = gymnasium.make_vec(
        GYMNASIUM_NAME, num_envs=ENVIRONMENTS, vectorization_mode="sync", opponent=opponent, flat=True
    )
    chance = np.random.default_rng(0)
    seen, _ = made.reset(seed=0)

    def step() -> None:
        nonlocal seen
        seen, *_ = made.step((chance.random(ENVIRONMENTS) * seen["action_mask"].sum(1)).astype(np.int64))

    return ENVIRONMENTS * rate(step, seconds)


def rate(step: Callable[[], None], seconds: float) -> float:
    """Steps in a second of processor time: what else the machine does is not counted."""
    step()
    began = process_time()
    steps = 0
    while process_time() - began < seconds:
        for _ in range(MANY):
            step()
        steps += MANY
    return steps / (process_time() - began)


def speedup(seconds: float) -> float:
    """How much faster two processes are than one, by the clock on the wall."""
    with ProcessPoolExecutor(PROCESSES) as pool:
        list(pool.map(steps_of_agents, [0.1] * PROCESSES, [False] * PROCESSES))  # the cards are read
        alone = pool.submit(timed, seconds).result()
        return sum(pool.map(timed, [seconds] * PROCESSES)) / alone


def timed(seconds: float) -> float:
    """Steps in a second by the clock."""
    began = perf_counter()
    steps = process_time()
    each = steps_of_agents(seconds, False)
    return each * (process_time() - steps) / (perf_counter() - began)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.env.throughput", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each figure")
    seconds = parser.parse_args(arguments).seconds
    if seconds <= 0:
        parser.error("--seconds is more than 0")
    print(f"the game alone                     {steps_of_game(seconds):9,.0f} steps a second")
    print(f"PettingZoo, raw_env()              {steps_of_agents(seconds, False):9,.0f}")
    print(f"PettingZoo, env()                  {steps_of_agents(seconds, True):9,.0f}")
    for opponent in ("random", "greedy"):
        print(f"Gymnasium, 8 against {opponent:13} {steps_side_by_side(seconds, opponent):9,.0f}")
    print(f"two processes instead of one       {speedup(seconds):9.2f} times as many")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
