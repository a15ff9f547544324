"""Many tables at once on one core: how long a move takes from `choose` to `ack`, and how much memory the server has.

    python -m tests.server.load --tables 1000 --moves-per-second 200 --seconds 60 --core 0

The server is pinned to one core, the players to the others. A move is an answer by chance; its time is measured by the
player who makes it.

`--bots N --bot LEVEL`: so many further tables on which a person plays against a bot that thinks. `--beside N`: as many
between people, to compare with. Each of either kind grows by at most `--pace` moves a second (usually one), those of
bots counted: what differs is only the thinking. How many moves they carried is told, too. `--lab`: beside experiments
of the laboratory, one after another.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tintero.server import wire

from .processes import Server

DECKS = ("amber-steel-guardians", "amethyst-ruby-flyers", "emerald-steel-shadows", "amber-amethyst-singers")
BATCH = 25  # tables that are opened at a time
PING_EVERY = 20.0  # seconds, at most


class Slim(msgspec.Struct):
    """As much of a frame as a player by chance needs."""

    t: str
    v: int = -1
    id: str = ""
    view: dict[str, msgspec.Raw] | None = None
    changed: dict[str, msgspec.Raw] | None = None
    code: str = ""


decode = msgspec.json.Decoder(Slim).decode


class Asked(msgspec.Struct):
    player: int
    options: list[msgspec.Raw] = []


@dataclass
class Table:
    sockets: list[ClientConnection]
    rng: random.Random
    v: int = 0
    version: int = 0  # of the table, as far as anybody heard
    asked: int = 0
    offered: int = 0
    over: bool = False
    sent: float = 0.0
    times: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    faults: int = 0
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    questions: dict[int, Asked | None] = field(default_factory=dict)  # by seat, as it was told last

    def take(self, seat: int, raw: str | bytes) -> None:
        frame = decode(raw)
        if frame.t in ("ev", "hello"):
            self.version = max(self.version, frame.v)
            if frame.t == "ev":
                self.sizes.append(len(raw))
            told = frame.view if frame.view is not None else frame.changed or {}
            if "question" in told or frame.t == "hello":
                self.questions[seat] = msgspec.json.decode(told.get("question", b"null"), type=Asked | None)
            asked = self.questions[seat]
            if asked is None:
                self.over, self.asked = True, 0
            elif asked.player == seat:
                self.v, self.asked, self.offered = frame.v, seat, len(asked.options)
        elif frame.t == "ack":
            self.times.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        elif frame.t == "err":
            self.faults += 1
            self.sent = 0.0

    async def listen(self, seat: int) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for raw in self.sockets[seat - 1]:
                self.take(seat, raw)

    async def stay(self) -> None:
        """Say now and then that one is still there."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(PING_EVERY * (0.5 + self.rng.random() / 2))
                for socket in self.sockets:
                    await socket.send('{"t":"ping"}')

    async def move(self) -> bool:
        """One answer, if somebody is asked and nothing is on its way."""
        if not self.asked or self.sent or self.over:
            return False
        seat, self.asked = self.asked, 0
        frame = wire.Choose(id=f"{seat}.{self.v}", v=self.v, option=self.rng.randrange(max(1, self.offered)))
        self.sent = time.perf_counter()
        await self.sockets[seat - 1].send(msgspec.json.encode(frame).decode())
        return True


async def open_table(address: str, n: int, who: Sequence[str], http: asyncio.Semaphore) -> Table:
    seats = [{"who": name, "deck": DECKS[(n + i) % len(DECKS)]} for i, name in enumerate(who)]
    async with http:
        made = await asyncio.to_thread(post, f"http://{address}/api/tables", {"seats": seats, "seed": n})
        sockets = []
        for secret, name in zip(made["seats"], who, strict=True):
            if name == "human":
                socket = await connect(f"ws://{address}/api/play", compression=None, ping_interval=None, max_queue=None)
                await socket.send(json.dumps({"t": "join", "secret": secret}))
                sockets.append(socket)
        table = Table(sockets, random.Random(n))
        for seat in range(1, len(sockets) + 1):
            table.take(seat, await sockets[seat - 1].recv())
            table.tasks.append(asyncio.create_task(table.listen(seat)))
        table.tasks.append(asyncio.create_task(table.stay()))
    return table


def post(url: str, body: object) -> dict[str, list[str]]:
    import urllib.request

    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=120) as answer:
        made: dict[str, list[str]] = json.load(answer)
        return made


def memory_of(pid: int) -> float:
    """In MB."""
    text = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(next(line.split()[1] for line in text.splitlines() if line.startswith("VmRSS"))) / 1024


def cpu_of(pid: int) -> float:
    """Seconds that the process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Plan:
    """`rate`: moves a second at all `tables` together; `bots` or `beside`: how many further tables there are."""

    tables: int
    rate: float
    seconds: float
    bots: int = 0
    bot: str = "greedy"
    beside: int = 0
    pace: float = 1.0
    lab: bool = False


@dataclass
class Beside:
    """The further tables: their moves, those of bots with them."""

    tables: int
    bot: str  # '' if only people play there
    moves: int
    by_people: int
    faults: int

    def __str__(self) -> str:
        who = f"a person and {self.bot}" if self.bot else "people"
        return (
            f"beside {self.tables} tables of {who}: {self.moves} moves "
            f"({self.by_people} by people), {self.faults} refused"
        )


@dataclass
class Further:
    """Further tables, each of which grows by at most `pace` moves a second."""

    tables: list[Table]
    bot: str
    pace: float

    async def move(self, since: float) -> None:
        for table in self.tables:
            if table.version < since * self.pace:
                await table.move()

    def told(self) -> Beside:
        moves = sum(table.version for table in self.tables)
        by_people = sum(len(table.times) for table in self.tables)
        return Beside(len(self.tables), self.bot, moves, by_people, sum(table.faults for table in self.tables))


@dataclass
class Result:
    tables: int
    moves: int
    seconds: float
    times: list[float]
    sizes: list[int]
    memory: float
    cpu: float
    faults: int
    beside: Beside

    def at(self, part: float) -> float:
        """Milliseconds."""
        return self.times[min(len(self.times) - 1, int(part * len(self.times)))] * 1000

    def __str__(self) -> str:
        carried = self.moves + self.beside.moves
        return f"{self.people()}\n{self.beside}; all together {carried} moves ({carried / self.seconds:.0f}/s)"

    def people(self) -> str:
        sizes = sorted(self.sizes) or [0]
        return (
            f"{self.tables} tables, {self.moves} moves in {self.seconds:.0f} s ({self.moves / self.seconds:.0f}/s): "
            f"p50 {self.at(0.5):.1f}, p95 {self.at(0.95):.1f}, p99 {self.at(0.99):.1f}, max {self.at(1):.0f} ms; "
            f"server {self.cpu * 1000 / max(1, self.moves):.2f} ms CPU a move, {self.memory:.0f} MB; "
            f"frame p50 {sizes[len(sizes) // 2]} B, p95 {sizes[int(len(sizes) * 0.95)]} B; {self.faults} refused"
        )


async def further(address: str, plan: Plan, http: asyncio.Semaphore) -> Further:
    bot = plan.bot if plan.bots else ""
    number, other = (plan.bots, plan.bot) if plan.bots else (plan.beside, "human")
    tables = await asyncio.gather(*(open_table(address, 10**6 + n, ("human", other), http) for n in range(number)))
    return Further(list(tables), bot, plan.pace)


async def experiment(address: str) -> None:
    """One after another, until nobody waits for it."""
    lab = f"http://{address}/api/lab"
    asked = {"kind": "compare", "deck": DECKS[0], "other": DECKS[1], "games": 300}
    while True:
        made = await asyncio.to_thread(post, lab, asked)
        while await asyncio.to_thread(still_going, f"{lab}/{made['id']}"):
            await asyncio.sleep(1.0)


def still_going(url: str) -> bool:
    import urllib.request

    with urllib.request.urlopen(url, timeout=120) as answer:
        return json.load(answer)["state"] in ("waiting", "running")


async def drive(address: str, pid: int, plan: Plan) -> Result:
    http = asyncio.Semaphore(BATCH)
    tables, rate = plan.tables, plan.rate
    opened = list(await asyncio.gather(*(open_table(address, n, ("human", "human"), http) for n in range(tables))))
    others = await further(address, plan, http)
    lab = [asyncio.create_task(experiment(address))] if plan.lab else []
    rng = random.Random(1)
    began, used = time.perf_counter(), cpu_of(pid)
    sent = 0
    while (now := time.perf_counter()) - began < plan.seconds:
        due = int((now - began) * rate) - sent
        for _ in range(max(0, due)):
            for _try in range(20):
                if await rng.choice(opened).move():
                    break
            sent += 1
        await others.move(now - began)
        await asyncio.sleep(0.002)
    seconds = time.perf_counter() - began
    cpu, memory = cpu_of(pid) - used, memory_of(pid)
    for task in [*lab, *(task for table in opened + others.tables for task in table.tasks)]:
        task.cancel()
    times = sorted(t for table in opened for t in table.times)
    result = Result(
        tables, len(times), seconds, times, [s for t in opened for s in t.sizes], memory, cpu,
        sum(t.faults for t in opened), others.told(),
    )  # fmt: skip
    await asyncio.gather(*(s.close() for t in opened + others.tables for s in t.sockets), return_exceptions=True)
    return result


def run(database: str, plan: Plan, core: int | None = None) -> Result:
    """`core`: the server's; the players have the others."""
    cores = os.sched_getaffinity(0)
    server = Server(database, None, core)
    os.environ["TINTERO_TABLES_AT_ONCE"] = str(10**9)
    try:
        server.start()
        if core is not None and len(cores) > 1:
            os.sched_setaffinity(0, cores - {core})
        assert server.process is not None
        return asyncio.run(drive(f"127.0.0.1:{server.port}", server.process.pid, plan))
    finally:
        os.sched_setaffinity(0, cores)
        os.environ.pop("TINTERO_TABLES_AT_ONCE")
        if server.process is not None:
            log = server.stop()
            if "Traceback" in log:
                raise AssertionError(log)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--moves-per-second", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--core", type=int, default=0)
    beside = parser.add_mutually_exclusive_group()
    beside.add_argument("--bots", type=int, default=0)
    beside.add_argument("--beside", type=int, default=0)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--lab", action="store_true")
    parser.add_argument("--database", help="an address of PostgreSQL, or a file; else a new file")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or str(Path(folder) / "tables.sqlite")
        plan = Plan(
            given.tables, given.moves_per_second, given.seconds, given.bots, given.bot, given.beside, given.pace,
            given.lab,
        )
        print(run(database, plan, given.core))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
