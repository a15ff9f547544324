"""Whatever can be tried in the worlds of a question, one try at a time."""

from __future__ import annotations


class Experiment:
    """`learns`: whether what was found in one try is used in the next, so that later tries tell more."""

    __slots__ = ("learns",)

    def __init__(self, learns: bool) -> None:
        self.learns = learns

    def try_option(self, number: int, n: int) -> float:
        """What may be expected of option `number` in world `n`, in chances of winning."""
        raise NotImplementedError
