"""Observations as arrays of numpy, and the spaces of Gymnasium that hold them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from .match import Match
from .rows import columns as col

Rows = NDArray[np.int16]
Mask = NDArray[np.int8]
Observation = dict[str, NDArray[Any]]  # its parts, or one vector as "observation"; and "action_mask"

_MASKS: Final = np.tri(col.OPTION_ROWS + 1, col.OPTION_ROWS, -1, dtype=np.int8)  # row n: the first n are allowed


def _numbers(shape: tuple[int, ...]) -> spaces.Box[np.int16]:
    return spaces.Box(-col.MOST, col.MOST, shape, np.int16)


def observation_space(flat: bool) -> spaces.Dict[Any]:
    """`flat`: all parts in one vector, for plain networks."""
    mask = spaces.Box(0, 1, (col.OPTION_ROWS,), np.int8)
    if flat:
        return spaces.Dict({"observation": _numbers((col.FLAT_SIZE,)), "action_mask": mask})
    shapes = {
        "global": (col.GLOBAL_SIZE,), "entities": (col.ENTITY_ROWS, len(col.ENTITY)),
        "options": (col.OPTION_ROWS, len(col.OPTION)), "history": (col.HISTORY_ROWS, len(col.HISTORY)),
    }  # fmt: skip
    rows = {name: _numbers(shape) for name, shape in shapes.items()}
    return spaces.Dict({**rows, "action_mask": mask})


def action_space() -> spaces.Discrete[np.int64]:
    """The rows of the options."""
    return spaces.Discrete(col.OPTION_ROWS)


def observed(match: Match, player: int, flat: bool) -> Observation:
    """What a seat may know, and which rows it can choose; all of them once the game is over, for nobody looks at it."""
    numbers: Rows = np.frombuffer(bytearray(match.observe(player)), np.int16)
    found: Observation = {"observation": numbers} if flat else parts(numbers)
    found["action_mask"] = mask_of(match, player)
    return found


def mask_of(match: Match, player: int) -> Mask:
    allowed = col.OPTION_ROWS if match.over else match.actions if player == match.to_act else 0
    mask: Mask = _MASKS[allowed].copy()
    return mask


def parts(numbers: Rows) -> Observation:
    """The parts of a flat observation; they share its memory."""
    return {
        "global": numbers[: col.ENTITIES_AT],
        "entities": numbers[col.ENTITIES_AT : col.OPTIONS_AT].reshape(col.ENTITY_ROWS, -1),
        "options": numbers[col.OPTIONS_AT : col.HISTORY_AT].reshape(col.OPTION_ROWS, -1),
        "history": numbers[col.HISTORY_AT :].reshape(col.HISTORY_ROWS, -1),
    }
