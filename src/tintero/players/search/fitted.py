"""The weights of the network, as `python -m tintero.lab.fit` wrote them into `fitted.txt`.

The file tells the command that made it and how well the network foretells games; then, one part after the other, a name
and rows of numbers.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from librt.vecs import append, vec

FILE: Final = "fitted.txt"
REMARK: Final = "#"


class Network:
    """The numbers of each part. Cards go through `hidden` first, to what they are in play and in hand."""

    __slots__ = (
        "bias", "direct", "hidden", "hidden_bias", "in_hand", "in_hand_bias", "in_play", "in_play_bias", "other", "out",
        "own",
    )  # fmt: skip

    def __init__(self, text: str) -> None:
        parts = parts_of(text)
        self.hidden = parts["hidden"]  # a row for each of the numbers of a card
        self.hidden_bias = parts["hidden_bias"][0]
        self.in_play = parts["in_play"]
        self.in_play_bias = parts["in_play_bias"][0]
        self.in_hand = parts["in_hand"]
        self.in_hand_bias = parts["in_hand_bias"][0]
        self.own = in_one(parts["own"])  # for one unit after the other: what it makes of what one has …
        self.other = in_one(parts["other"])  # … and of what the other has
        self.bias = in_one(parts["bias"])
        self.out = in_one(parts["out"])
        self.direct = in_one(parts["direct"])


def in_one(rows: list[list[float]]) -> vec[float]:
    """All rows one after the other, as numbers that lie side by side: compiled, they are read eight times as fast."""
    found = vec[float]()
    for row in rows:
        for number in row:
            found = append(found, number)
    return found


def parts_of(text: str) -> dict[str, list[list[float]]]:
    parts: dict[str, list[list[float]]] = {}
    rows: list[list[float]] = []
    for line in text.splitlines():
        if not line or line.startswith(REMARK):
            continue
        if line[0].isalpha():
            rows = []
            parts[line] = rows
        else:
            rows.append([float(number) for number in line.split()])
    return parts


TEXT: Final = files("tintero.players.search").joinpath(FILE).read_text(encoding="utf-8")
NETWORK: Final = Network(TEXT)
