"""What the figures of the bench are held against, measured on the same machine in the same minute.

A fixed piece of plain Python says how fast the machine is now. Random playouts of chess (the package `chess`, if it is
installed) say what a well-known rules engine in Python does there.
"""

from __future__ import annotations

import importlib
from time import process_time
from typing import Any, Final

from tintero.rules.chance import below, seed_words

STEPS: Final = 20_000  # of one workload
SLOTS: Final = 64
REPEATS: Final = 5
CHESS_GAMES: Final = 4
CHESS_REPEATS: Final = 3


class Slot:
    """Something to read and write."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.seen: list[int] = []


def workload() -> int:
    """Attributes, lists, a dictionary, small numbers and calls, always the same: what an engine in Python does."""
    slots = {n: Slot(n) for n in range(SLOTS)}
    total = 0
    for step in range(STEPS):
        slot = slots[step * 7 % SLOTS]
        slot.number = (slot.number * 5 + step) & 0xFFFF
        slot.seen.append(slot.number)
        if len(slot.seen) > 8:
            total += max(slot.seen)
            slot.seen = []
    return total


def workloads_per_second() -> float:
    """Best of several, in seconds of the processor."""
    best = float("inf")
    for _ in range(REPEATS):
        began = process_time()
        workload()
        best = min(best, process_time() - began)
    return 1 / best


def chess_playouts_per_second() -> float | None:
    """Random games of python-chess from the first move to the end, always the same; None if it is not installed."""
    try:
        chess: Any = importlib.import_module("chess")
    except ImportError:
        return None
    best = float("inf")
    for _ in range(CHESS_REPEATS):
        words = seed_words(1)
        began = process_time()
        for _ in range(CHESS_GAMES):
            board = chess.Board()
            while not board.is_game_over():
                moves = list(board.legal_moves)
                board.push(moves[below(words, len(moves))])
        best = min(best, process_time() - began)
    return CHESS_GAMES / best
