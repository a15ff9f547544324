"""What a worker does: it plays a part of a series and notes what its kind of experiment wants to know."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, Final

from ..simulate import Errand, Pairing, open_table
from .kept_games import Rows
from .provenance import engine_digest

Kind = Callable[[Pairing, int, str], list[Any]]  # one game of a pairing, and what this kind wants to know besides

# Where each kind is found: a worker loads only what it plays.
KINDS: Final = {
    "plain": "tintero.lab.experiments.game_kinds:plain",
    "observed": "tintero.lab.experiments.facts:observed",
    "opening": "tintero.lab.experiments.opening_games:opening",
}


class OtherVersion(RuntimeError):
    """A worker has other code than the one who asks, and would play other games."""


def play_part(kind: str, errand: Errand, more: str, start: int, stop: int, engine: str) -> Rows:
    """The games `start` to `stop`, one row for each."""
    if engine != engine_digest():
        raise OtherVersion(f"this worker plays version {engine_digest()}, and {engine} is asked for")
    module, _, name = KINDS[kind].partition(":")
    play: Kind = getattr(importlib.import_module(module), name)
    table = open_table(errand)
    return [play(table, number, more) for number in range(start, stop)]


def plain(table: Pairing, number: int, more: str) -> list[Any]:
    """Winner, starter, turns, decisions (`GameResult`)."""
    return list(table.play(number))
