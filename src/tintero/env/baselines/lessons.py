"""What both networks learn from: games against named opponents, and the best network so far, which is kept."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tintero.env.arrays import Mask, Rows
from tintero.env.hall import usual_hall
from tintero.env.rows import columns as col
from tintero.env.single import Policy, TinteroEnv
from tintero.players.chosen import chosen_player
from tintero.table.bot_faults import UnknownBot

from .contestant import Contestant, contestant
from .evaluate import evaluate

GAMMA: Final = 0.995
TRIAL_SEED: Final = 1_000_001  # of the games by which the best network is found; no figure is made with them
TRIAL_PAIRS: Final = 32  # against each opponent
LORE_TO_WIN: Final = 20
OTHER: Final = len(col.OF_A_SEAT)  # where the lore of the next seat stands; yours is first


class Lesson(gymnasium.Env[Rows, int]):
    """Games of one seat, which changes, with the flat numbers alone as observation.

    The lead in lore, in games, is a potential: what is gained by it on the way is taken back at the end, so that only
    winning counts.
    """

    def __init__(self, opponent: str, shaped: bool = True) -> None:
        self.game = TinteroEnv(opponent, flat=True)
        self.observation_space: Any = self.game.observation_space["observation"]
        self.action_space: Any = self.game.action_space
        self.weight = 1 / LORE_TO_WIN if shaped else 0.0
        self.mask: Mask = np.zeros(col.OPTION_ROWS, np.int8)
        self._lead = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Rows, dict[str, Any]]:
        seen, info = self.game.reset(seed=seed, options=options)
        self.mask = seen["action_mask"]
        self._lead = self._led(seen["observation"])
        return seen["observation"], info

    def step(self, action: int) -> tuple[Rows, float, bool, bool, dict[str, Any]]:
        seen, won, over, late, info = self.game.step(int(action))
        self.mask = seen["action_mask"]
        info["won"] = float(won)
        lead = 0.0 if over or late else self._led(seen["observation"])
        reward = float(won) + GAMMA * lead - self._lead
        self._lead = lead
        return seen["observation"], reward, over, late, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Under the name by which sb3-contrib asks for it."""
        return self.mask.astype(np.bool_)

    def _led(self, numbers: Rows) -> float:
        return self.weight * (int(numbers[0]) - int(numbers[OTHER]))


class Keeper:
    """Tries a network now and then against all opponents, and keeps the best: networks get worse again."""

    def __init__(self, opponents: Sequence[str], pairs: int = TRIAL_PAIRS) -> None:
        self.opponents = [contestant(name) for name in dict.fromkeys(opponents)]
        self.pairs = pairs
        self.best = -1.0
        self.began = perf_counter()

    def tried(self, policy: Policy, steps: int, save: Callable[[], None]) -> float:
        """The mean share of points; `save` is called if it is the best yet."""
        who = Contestant("the network", None, policy)
        reports = [evaluate(who, one, self.pairs, TRIAL_SEED, usual_hall()).report for one in self.opponents]
        mean = sum(report.score for report in reports) / len(reports)
        better = mean > self.best
        if better:
            self.best = mean
            save()
        shares = ", ".join(f"{report.score:.1%} against {report.players[1]}" for report in reports)
        print(
            f"{steps:>8} steps  {perf_counter() - self.began:5.0f} s  {shares}{'  kept' if better else ''}", flush=True
        )
        return mean


def ready(out: Path) -> Path:
    """Where a network is saved; its folder is made."""
    out.parent.mkdir(parents=True, exist_ok=True)
    return out


def training(
    name: str, about: str | None, usual: str, train: Callable[[int, list[str], int, Path], object],
    arguments: Sequence[str] | None,
) -> int:  # fmt: skip
    """The command that trains a network; `usual`: the file that it is saved in."""
    parser = argparse.ArgumentParser(prog=f"python -m tintero.env.baselines.{name}", description=about)
    parser.add_argument("--steps", type=int, default=500_000)
    parser.add_argument("--opponents", default="random,greedy", help="with commas between; they share the games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(usual))
    given = parser.parse_args(arguments)
    opponents = given.opponents.split(",")
    if given.steps < 1:
        parser.error("--steps are counted from 1")
    try:
        for opponent in opponents:
            chosen_player(opponent)
        ready(given.out)
    except (UnknownBot, OSError) as error:
        parser.error(str(error))
    train(given.steps, opponents, given.seed, given.out)
    return 0
