"""A server that is killed at random moments while people choose: no choice that was acknowledged is lost.

    python -m tests.server.kills --kills 1000 --seed 1
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tintero.client import RemoteSeat, TableRefused
from tintero.server.entries import Answered
from tintero.server.serving import url_of
from tintero.server.store import Store

from .processes import Forked, Server

TABLES = 4
LONGEST = 0.4  # seconds that a server lives once all tables went on


@dataclass
class Chooser:
    """Plays both seats of a table, whatever happens to the server; `acknowledged`: version by version."""

    server: Server
    seats: list[str]
    seed: int
    acknowledged: dict[int, str] = field(default_factory=dict)
    stop: bool = False
    fault: BaseException | None = None

    def run(self) -> None:
        try:
            people = [RemoteSeat(self.server.address, secret) for secret in self.seats]
            rng = random.Random(self.seed)
            while not self.stop:
                self._one(people, rng)
            for person in people:
                person.close()
        except BaseException as fault:
            self.fault = fault

    def _one(self, people: list[RemoteSeat], rng: random.Random) -> None:
        person = next((p for p in people if p.asked), None)
        try:
            if person is None:
                for p in people:
                    p.wait(0.02)
                if all(p.over for p in people):
                    people[0].rematch()
                    people[1].wait(0.02)
                    people[1].rematch()
                return
            v = person.v
            person.choose(rng.randrange(len(person.options)))
            self.acknowledged[v] = person.view.sides[0].name if person.view else ""
        except TableRefused as refused:
            if refused.code not in ("stale", "not_asked", "game_over", "not_over"):
                raise


def run(database: str, kills: int, seed: int, tables: int = TABLES, fresh: bool = False) -> str:
    """So many kills; what was found, or an AssertionError. `fresh`: a server that reads its cards each time."""
    rng = random.Random(seed)
    server = Server(database) if fresh else Forked(database)
    server.start()
    choosers = []
    for n in range(tables):
        made = server.make_table(seed=seed * 100 + n)
        choosers.append(Chooser(server, list(made["seats"]), n))
        choosers[-1].seats.append(str(made["table"]))
    tables_ = [c.seats.pop() for c in choosers]
    threads = [threading.Thread(target=c.run, daemon=True) for c in choosers]
    for thread in threads:
        thread.start()
    starts: list[float] = []
    resumed: list[float] = []
    for _ in range(kills):
        time.sleep(rng.random() * LONGEST)
        before = [len(c.acknowledged) for c in choosers]
        log = server.kill()
        assert "Traceback" not in log, log
        starts.append(server.start())
        began = time.monotonic()
        # every table goes on
        while any(len(c.acknowledged) <= n for c, n in zip(choosers, before, strict=True)):
            assert time.monotonic() - began < 60, "a table does not go on"
            assert not any(c.fault for c in choosers), next(c.fault for c in choosers if c.fault)
            time.sleep(0.005)
        resumed.append(time.monotonic() - began)
    for c in choosers:
        c.stop = True
    for thread in threads:
        thread.join(60)
    log = server.stop()
    assert "Traceback" not in log, log
    faults = [c.fault for c in choosers if c.fault is not None]
    assert not faults, faults
    lost = asyncio.run(count_lost(database, tables_, choosers))
    told = sum(len(c.acknowledged) for c in choosers)
    assert lost == 0, f"{lost} acknowledged choices are gone"
    starts.sort()
    resumed.sort()
    return (
        f"{kills} kills, {told} acknowledged choices, 0 lost, 0 doubled; start p50 {starts[len(starts) // 2]:.2f} s, "
        f"max {starts[-1]:.2f} s; all tables went on after p50 {resumed[len(resumed) // 2]:.2f} s, "
        f"max {resumed[-1]:.2f} s"
    )


async def count_lost(database: str, tables: list[str], choosers: list[Chooser]) -> int:
    """Acknowledged versions whose entry is not there, or is there under another number."""
    store = Store(url_of(database))
    lost = 0
    for table, chooser in zip(tables, choosers, strict=True):
        entries = await store.entries(table)
        ids = [e.id for e in entries if isinstance(e, Answered)]
        assert len(set(ids)) == len(ids), "a choice was done twice"
        lost += sum(1 for v in chooser.acknowledged if v >= len(entries) or not isinstance(entries[v], Answered))
    await store.engine.dispose()
    return lost


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="an address of PostgreSQL, or a file; else a new file")
    parser.add_argument("--fresh", action="store_true", help="begin the whole command anew each time")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        print(run(given.database or str(Path(folder) / "tables.sqlite"), given.kills, given.seed, fresh=given.fresh))
    return 0


if __name__ == "__main__":
    sys.exit(main())
