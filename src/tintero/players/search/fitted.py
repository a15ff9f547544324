"""The weights of `value`: made by `python -m tintero.lab.fit --games 3000 --seed 0 --player greedy`.

56061 positions; log-loss 0.493 on games kept back (a coin: 0.693), and the likelier
player won 74 % of them. For each feature: early, what the race adds, and what
fuller inkwells add.
"""

from __future__ import annotations

from typing import Final

FITTED: Final[list[float]] = [
    1.2833, 1.5360, 1.0849, 0.4063, 0.5552, 0.9801, 0.5656, 1.2874, -2.1033, 1.0602,
    1.1672, 0.0688, -0.2715, -0.9372, 1.1649, 5.7517, -0.2855, 0.0000, 1.3697, 0.2891,
    -0.7641, 1.1786, 0.0490, 1.2426, -1.1842, -0.5999, 0.1205, -0.3995, -0.4304, -0.6382,
    0.5287, -0.6840, -0.3807, 0.7685, -1.4581, -0.4459, 0.5073, 0.0000, -0.1568, 0.6964,
    -0.4889, -0.1404, -0.2013, -1.8059, -1.2809, 0.2510, 0.1096, -1.2546, 2.4779, -0.2441,
    -1.2994, 0.4077, 0.8135, 0.6624, 2.0278, -4.5835, -0.6299, 0.0000, -0.5001, 0.1980,
]
