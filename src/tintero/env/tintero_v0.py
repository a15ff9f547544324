"""Disney Lorcana for PettingZoo.

    from tintero.env import tintero_v0

    env = tintero_v0.env(players=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

- **Agents** are `player_0` to `player_3`; `players` is 2, 3 or 4.
- **Actions** are `Discrete(64)`: the number of a row of `options`; `action_mask` says which are there.
- An **observation** is a dict of int16 arrays, `global` (32), `entities` (160, 24), `options` (64, 8) and `history`
  (32, 8), and `action_mask` (64, int8). With `flat=True` the first four are one vector of 4,640, `observation`.
- **Rewards** come at the end: 1 to the winner, -1 shared by the others, 0 for a draw. `shaped=True` adds the change of
  the lead in lore, divided by 20, on the way.
- **`reset(options=…)`** takes `decks`, one for each seat: names of samples, paths or lists (else they are drawn from
  the four of the benchmark); `format`, `constructed` or `pack-rush`; `settings`, a `tintero.Settings`; and `first`,
  who starts, from 1.

What every number of an observation means is in docs/observations.md. Any change of it, of the tokens of the cards, or
of the results of games is a new version: `tintero_v1`.

`raw_env()` is the environment alone, `env()` has PettingZoo's wrappers around it that refuse what is out of order.
In `parallel_env()` all agents act in every cycle: whoever is not asked may do anything, a row that is not there is no
answer, and after `max_cycles` the game is cut short. `env(max_cycles=…)` is that form, one agent after the other.
"""

from __future__ import annotations

from typing import Any

from pettingzoo.utils import parallel_to_aec, wrappers

from .aec import TinteroAEC
from .arrays import Observation
from .parallel import TinteroParallel

__all__ = ["env", "parallel_env", "raw_env"]


def raw_env(**given: Any) -> TinteroAEC:
    """The environment alone; `players`, `decks`, `flat`, `shaped`, `render_mode`."""
    return TinteroAEC(**given)


def parallel_env(**given: Any) -> TinteroParallel:
    """Everybody acts in every cycle; `max_cycles`, and what `raw_env` takes."""
    return TinteroParallel(**given)


def env(**given: Any) -> wrappers.BaseWrapper[str, Observation, int]:
    """With PettingZoo's checks of the order of calls and of the actions; what `raw_env` takes, or `parallel_env`."""
    bare: Any = parallel_to_aec(parallel_env(**given)) if "max_cycles" in given else raw_env(**given)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(bare))
