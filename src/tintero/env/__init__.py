"""Lorcana as an environment for research: PettingZoo, Gymnasium, OpenSpiel, and text on standard input and output.

    from tintero.env import tintero_v0         # PettingZoo, 2 to 4 players
    gymnasium.make("Tintero-v0")               # Gymnasium: one seat against a named opponent
    import tintero.env.spiel                   # OpenSpiel: pyspiel.load_game("python_lorcana")

Importing this tells Gymnasium of `Tintero-v0`, if it is installed; PettingZoo, OpenSpiel and torch are imported by
those who ask for them. `pip install "tintero[env]"` (or `[spiel]`, `[rl]`) installs them. What an observation contains
is described column by column in docs/observations.md.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

GYMNASIUM_NAME: Final = "Tintero-v0"
LONGEST: Final = 3_000  # steps of one seat

with suppress(ModuleNotFoundError):  # tokens, rows and texts need none of it
    from gymnasium.envs.registration import register

    register(GYMNASIUM_NAME, entry_point="tintero.env.single:TinteroEnv", max_episode_steps=LONGEST)
