"""Small experiments for whoever asks: one after another, each in a process of its own, so that no table waits.

What came out is kept in memory for a while; a server that starts anew knows nothing of it.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import secrets
import threading
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib.util import find_spec
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import msgspec

from .experiment_board import Board, Report, Standing, State
from .experiment_process import STOP, Fault, Found, Pages, Progress, Told, run_experiment
from .new_experiment import Wanted
from .refused import Refused

AT_ONCE: Final = 1  # experiments that are played; the others wait
MOST_WAITING: Final = 8
SECONDS: Final = 300.0  # for one experiment, reading the cards included
STOPPING: Final = 15.0  # to tell what was finished, for one that is stopped
WRITING: Final = 90.0  # to write its reports
MOST_KEPT: Final = 60
KEPT_FOR: Final = 3600.0
LOOKS_EVERY: Final = 0.2
ID_BYTES: Final = 16  # 128 bits: whoever has it may look, and stop it
NEEDED: Final = ("numpy", "scipy")

_log = logging.getLogger(__name__)


def is_missing() -> bool:
    """Whether what counts is not installed (`tintero[lab]`)."""
    return any(find_spec(name) is None for name in NEEDED)


@dataclass
class Experiment:
    standing: Standing
    wanted: Wanted
    stop: threading.Event = field(default_factory=threading.Event)
    pages: dict[str, bytes] = field(default_factory=dict)

    def end(self, state: State, fault: str = "") -> None:
        """The state last: whoever reads it meanwhile finds the rest."""
        self.standing.fault, self.standing.ended = fault, time.time()
        self.standing.state = state


class Laboratory:
    """`shared`: the folder of a server with several workers."""

    def __init__(self, cards: str | None = None, shared: Path | None = None, seconds: float = SECONDS) -> None:
        self._cards = cards
        self._seconds = seconds
        self._board = Board(shared)
        self._bench = ThreadPoolExecutor(AT_ONCE, "laboratory")
        self._lock = threading.Lock()
        self._known: OrderedDict[str, Experiment] = OrderedDict()  # the oldest first
        self._closed = False

    # ---- for whoever asks ----------------------------------------------------------------------------------------

    def begin(self, caller: str, wanted: Wanted) -> Standing:
        """It waits for its turn from now on; Refused, if there are too many."""
        with self._lock:
            self._forget_old()
            going = [one.standing for one in self._known.values() if not one.standing.is_over]
            elsewhere = [one for one in self._board.all() if one.id not in self._known and not one.is_over]
            if any(one.caller == caller for one in (*going, *elsewhere)):
                raise Refused("lab_yours", 429)
            if len(going) >= AT_ONCE + MOST_WAITING:
                raise Refused("lab_full", 429)
            id = secrets.token_urlsafe(ID_BYTES)
            standing = Standing(id=id, caller=caller, kind=wanted.kind, wanted=wanted.all_games, ahead=len(going))
            made = self._known[id] = Experiment(standing, wanted)
            self._board.put(standing)
        self._bench.submit(self._go, made)
        return standing

    def find(self, id: str) -> Standing:
        mine = self._known.get(id)
        found = mine.standing if mine is not None else self._board.get(id)
        if found is None or (found.is_over and time.time() - found.ended > KEPT_FOR):
            raise Refused("no_experiment", 404)
        return found

    def stop(self, id: str) -> Standing:
        """One that waits is over at once, one that is played soon; what was finished is told."""
        found = self.find(id)
        mine = self._known.get(id)
        if mine is None:
            if not found.is_over:
                self._board.ask_to_stop(id)
        else:
            with self._lock:
                mine.stop.set()
                if mine.standing.state is State.WAITING:
                    self._end(mine, State.STOPPED, "lab_stopped")
        return found

    def page(self, id: str, lang: str) -> bytes | None:
        """The report; None if it is still being written, Refused if there will be none."""
        if self.find(id).report is Report.NONE:
            raise Refused("lab_no_report", 404)
        mine = self._known.get(id)
        return mine.pages.get(lang) if mine is not None else self._board.page(id, lang)

    def close(self) -> None:
        self._closed = True
        with self._lock:
            for one in self._known.values():
                one.stop.set()
        self._bench.shutdown(wait=False, cancel_futures=True)

    # ---- at the bench --------------------------------------------------------------------------------------------

    def _go(self, one: Experiment) -> None:
        with self._lock:
            if one.standing.is_over or self._closed:
                return
            one.standing.state = State.RUNNING
            self._count()
        try:
            self._play(one)
        except Exception:  # a mistake of ours: the next one is played
            _log.exception("an experiment was not followed")
            self._end(one, State.FAILED, "lab_failed")
        with self._lock:
            self._count()

    def _play(self, one: Experiment) -> None:
        context = multiprocessing.get_context("spawn")
        pipe, theirs = context.Pipe()
        about = (theirs, self._cards, one.wanted, os.getpid())
        process = context.Process(target=run_experiment, args=about, daemon=True)
        process.start()
        theirs.close()
        try:
            why = self._follow(one, pipe)
            if not one.standing.is_over:
                self._end(one, State.STOPPED, why or "lab_stopped")
        except (EOFError, OSError):
            if not one.standing.is_over:
                self._end(one, State.FAILED, "lab_failed")
        finally:
            process.kill()
            process.join()
            pipe.close()
            if one.standing.report is Report.COMING:
                one.standing.report = Report.NONE
            self._board.put(one.standing)

    def _follow(self, one: Experiment, pipe: Connection) -> str:
        """Until there is nothing more to hear, or no more time; why it was told to stop, if it was."""
        latest = time.monotonic() + self._seconds
        why = ""
        while not self._closed:
            if pipe.poll(LOOKS_EVERY):
                told: Told = pipe.recv()
                self._hear(one, told, why)
                if isinstance(told, Pages | Fault):
                    break
                if isinstance(told, Found):
                    latest = time.monotonic() + WRITING
            late = time.monotonic() > latest
            if why or one.standing.is_over:
                if late:
                    break
            elif late or self._is_to_stop(one):
                why = "lab_too_long" if late else "lab_stopped"
                if not one.standing.done:
                    break
                pipe.send(STOP)
                latest = time.monotonic() + STOPPING
        return why

    def _is_to_stop(self, one: Experiment) -> bool:
        return one.stop.is_set() or self._board.is_to_stop(one.standing.id)

    def _hear(self, one: Experiment, told: Told, why: str) -> None:
        at = one.standing
        match told:
            case Progress(done, wanted):
                at.began = at.began or time.time()
                at.done, at.wanted = done, wanted
                self._board.put(at)
            case Found(data, interrupted):
                at.data, at.report = msgspec.json.decode(data), Report.COMING
                self._end(one, State.STOPPED if interrupted else State.DONE, why if interrupted else "")
            case Pages(pages):
                one.pages = pages
                for lang, page in pages.items():
                    self._board.put_page(at.id, lang, page)
                at.report = Report.READY if pages else Report.NONE
            case Fault(code):
                self._end(one, State.FAILED, code)

    def _end(self, one: Experiment, state: State, fault: str = "") -> None:
        one.end(state, fault)
        self._board.put(one.standing)

    # ---- under the lock ------------------------------------------------------------------------------------------

    def _count(self) -> None:
        """How many are before each of those that wait."""
        going = [one.standing for one in self._known.values() if not one.standing.is_over]
        for n, standing in enumerate(sorted(going, key=lambda each: each.state is State.WAITING)):
            if standing.state is State.WAITING and standing.ahead != n:
                standing.ahead = n
                self._board.put(standing)

    def _forget_old(self) -> None:
        over = [id for id, one in self._known.items() if one.standing.is_over]
        old = {id for id in over if time.time() - self._known[id].standing.ended > KEPT_FOR}
        for id in {*old, *over[: max(0, len(over) - MOST_KEPT)]}:
            del self._known[id]
            self._board.forget(id)
