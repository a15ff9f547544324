"""Stand-ins for the process that plays an experiment: they need no cards, and go wrong as they are told to.

A stand-in is chosen by the name of the deck of an experiment (`wanted`); `put_in` puts them all in place.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from multiprocessing.connection import Connection

import pytest

from tintero.server import laboratory
from tintero.server.experiment_board import Standing
from tintero.server.experiment_process import Fault, Found, Pages, Progress
from tintero.server.new_experiment import Entered, Wanted

PATIENCE = 60.0  # seconds, on a busy machine
GAMES = 20
FIGURES = {
    "deck": "deck", "field": {"rate": 0.5, "interval": [0.4, 0.6], "games": GAMES}, "opponents": [], "asked": GAMES,
    "interrupted": False, "players": ["greedy", "greedy"], "seed": 1, "made_with": {},
}  # fmt: skip
PAGE = "<!DOCTYPE html><title>report</title>"


def wanted(how: str = "finishes") -> Wanted:
    return Wanted("gauntlet", (Entered(how, ("Lantern",)),), GAMES, 1, "tintero lab gauntlet deck.txt")


def put_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laboratory, "run_experiment", run)


def run(pipe: Connection, cards: str | None, wanted: Wanted, parent: int) -> None:
    HOW[wanted.decks[0].name](pipe)


def until(true: Callable[[], bool], what: str = "it never came") -> None:
    latest = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < latest, what
        time.sleep(0.02)


def over(lab: laboratory.Laboratory, id: str) -> Standing:
    until(lambda: lab.find(id).is_over, "it is never over")
    return lab.find(id)


def _tell(pipe: Connection, interrupted: bool = False) -> None:
    pipe.send(Found(json.dumps({**FIGURES, "interrupted": interrupted}).encode(), interrupted))


def _finishes(pipe: Connection) -> None:
    for done in range(0, GAMES + 1, 5):
        pipe.send(Progress(done, GAMES))
    _tell(pipe)
    pipe.send(Pages({"en": PAGE.encode(), "es": PAGE.replace("report", "informe").encode()}))


def _draws_nothing(pipe: Connection) -> None:
    pipe.send(Progress(GAMES, GAMES))
    _tell(pipe)
    pipe.send(Pages({}))


def _writes_long(pipe: Connection) -> None:
    pipe.send(Progress(GAMES, GAMES))
    _tell(pipe)
    time.sleep(1.0)
    pipe.send(Pages({"en": PAGE.encode(), "es": PAGE.encode()}))


def _waits_to_be_stopped(pipe: Connection) -> None:
    pipe.send(Progress(5, GAMES))
    pipe.recv()
    _tell(pipe, interrupted=True)
    pipe.send(Pages({"en": PAGE.encode(), "es": PAGE.encode()}))


def _hears_nothing(pipe: Connection) -> None:
    pipe.send(Progress(5, GAMES))
    time.sleep(10 * PATIENCE)


def _never_begins(pipe: Connection) -> None:
    time.sleep(10 * PATIENCE)


def _dies(pipe: Connection) -> None:
    pipe.send(Progress(5, GAMES))
    os._exit(3)


def _fails(pipe: Connection) -> None:
    pipe.send(Fault("lab_failed"))


HOW = {
    "finishes": _finishes, "draws nothing": _draws_nothing, "writes long": _writes_long,
    "waits": _waits_to_be_stopped, "hears nothing": _hears_nothing, "never begins": _never_begins,
    "dies": _dies, "fails": _fails,
}  # fmt: skip
