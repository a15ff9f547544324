"""Whatever can be tried in the worlds of a question, one try at a time."""

from __future__ import annotations


class Experiment:
    """The same world is the same for all options."""

    __slots__ = ()

    def try_option(self, number: int, n: int) -> float:
        """What may be expected of option `number` in world `n`, in chances of winning."""
        raise NotImplementedError

    def prepare(self, options: int) -> bool:
        """So many options are tried next, all in the same world. Whether that is worth more than all tries before."""
        return False

    def cost(self) -> int:
        """Of such a try, in games that are played out by the policy."""
        return 1
