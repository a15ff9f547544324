"""MaskablePPO of sb3-contrib on the flat observation.

    python -m tintero.env.baselines.ppo --steps 500000 --out ppo.zip

Before its layers the numbers are read as `row_reader` says: tokens become embeddings, entities are added up by zone and
owner. The options stand one after the other, so its layers see which row is which, and choose a row by its place.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv
from torch import Tensor
from torch.distributions import Distribution

from tintero.env.arrays import Observation
from tintero.env.rows import columns as col
from tintero.env.single import Policy

from .lessons import GAMMA, TRIAL_PAIRS, Keeper, Lesson, ready, training
from .row_reader import OPTION_SIZE, Names, Table, layers

ENTITY: Final = 64
CONTEXT: Final = 128
OF_AN_OPTION: Final = 16
HIDDEN: Final = (256, 128)
GAMES: Final = 16  # at once
ROUND: Final = 128  # steps of each before something is learned
EPOCHS: Final = 4
MINIBATCH: Final = 512
LAMBDA: Final = 0.95
RATE: Final = 5e-4
LAST_RATE: Final = 1e-4
ENTROPY: Final = 0.01
TRIAL_EVERY: Final = 50_000  # steps


class Reading(BaseFeaturesExtractor):
    """A flat observation as the layers take it: the table, then every row of the options."""

    def __init__(self, observation_space: Any) -> None:
        super().__init__(observation_space, CONTEXT + OF_AN_OPTION * col.OPTION_ROWS)
        self.names = Names()
        self.table = Table(ENTITY, CONTEXT)
        self.option = layers((OPTION_SIZE + 2 * ENTITY, ENTITY, OF_AN_OPTION))

    def forward(self, observations: Tensor) -> Tensor:
        """Stable-Baselines3 has made them floats; whole numbers of this size stay exact."""
        seen = self.names(observations)
        entities, context = self.table(seen)
        found = self.option(torch.cat([seen.options, entities[seen.source], entities[seen.target]], 1))
        rows = torch.zeros(len(observations), col.OPTION_ROWS, OF_AN_OPTION)
        rows = rows.index_put((seen.option_of, seen.row), found)
        return torch.cat([context, rows.flatten(1)], 1)


class Trials(BaseCallback):
    """Tries the network every so many steps."""

    def __init__(self, keeper: Keeper, out: Path, every: int) -> None:
        super().__init__()
        self.keeper = keeper
        self.out = out
        self.every = every
        self.tried = 0

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps // self.every > self.tried // self.every:
            self.try_now()

    def try_now(self) -> None:
        self.tried = self.num_timesteps
        self.keeper.tried(policy_of_model(self.model), self.tried, lambda: self.model.save(ready(self.out)))


def policy_of_model(model: Any) -> Policy:
    """The likeliest row."""

    def policy(seen: Observation) -> int:
        row, _ = model.predict(seen["observation"], action_masks=seen["action_mask"], deterministic=True)
        return int(row)

    return policy


def policy_from(path: str) -> Policy:
    """Of a network that was saved. Such a file can hold code: load it only from whom you trust."""
    torch.set_num_threads(1)  # one observation at a time is too little to share
    return policy_of_model(MaskablePPO.load(path, device="cpu"))


def rate_of(left: float) -> float:
    """How fast it learns, by how much of the training is left, from 1 to 0."""
    return LAST_RATE + (RATE - LAST_RATE) * left


def new_model(opponents: Sequence[str], seed: int) -> MaskablePPO:
    named = [opponents[n % len(opponents)] for n in range(GAMES)]
    games: list[Callable[[], gymnasium.Env[Any, Any]]] = [partial(Lesson, name) for name in named]
    return MaskablePPO(
        "MlpPolicy", DummyVecEnv(games), learning_rate=rate_of, n_steps=ROUND, batch_size=MINIBATCH,
        n_epochs=EPOCHS, gamma=GAMMA, gae_lambda=LAMBDA, ent_coef=ENTROPY, seed=seed, device="cpu",
        policy_kwargs={"features_extractor_class": Reading, "net_arch": list(HIDDEN)},
    )  # fmt: skip


def train(
    steps: int, opponents: Sequence[str], seed: int, out: Path, trial_every: int = TRIAL_EVERY,
    trial_pairs: int = TRIAL_PAIRS,
) -> MaskablePPO:  # fmt: skip
    """The best that was found on the way is in `out`; the last is given back."""
    Distribution.set_default_validate_args(False)  # rounding makes chances that torch thinks are none
    torch.set_num_threads(1)
    model = new_model(opponents, seed)
    trials = Trials(Keeper(opponents, trial_pairs), out, trial_every)
    model.learn(steps, callback=trials)
    trials.try_now()
    return model


def main(arguments: Sequence[str] | None = None) -> int:
    return training("ppo", __doc__, "ppo.zip", train, arguments)


if __name__ == "__main__":
    sys.exit(main())
