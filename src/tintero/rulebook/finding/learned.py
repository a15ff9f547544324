"""What each word says for or against each rule, learned from the index of the book by `tools/learn_to_find.py`.

One line of `learned.txt` for each meaning: the meaning, then rules with their weights in tenths.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

FILE: Final = "learned.txt"
UNIT: Final = 0.1  # of the weights in the file


class Learned:
    """The weights; a line is read when its word is first asked for."""

    def __init__(self) -> None:
        text = files("tintero.rulebook.finding").joinpath(FILE).read_text(encoding="utf-8")
        self._lines = {meaning: rest for meaning, _, rest in (line.partition(" ") for line in text.splitlines())}

    def meanings(self) -> frozenset[str]:
        return frozenset(self._lines)

    def weights(self, meaning: str) -> dict[str, float]:
        said = self._lines.get(meaning, "").split()
        return {number: UNIT * int(weight) for number, weight in zip(said[::2], said[1::2], strict=True)}

    def scores(self, asked: dict[str, float]) -> dict[str, float]:
        """Rules by what all the words of a question say for them together."""
        found: dict[str, float] = {}
        for meaning, length in asked.items():
            for number, weight in self.weights(meaning).items():
                found[number] = found.get(number, 0.0) + length * weight
        return found
