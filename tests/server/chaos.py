"""Games through a connection that drops, delays, doubles and overtakes: both sides end with what the server has.

    python -m tests.server.chaos --games 200 --seed 1

A proxy stands between two Python clients and the server. It breaks connections, holds frames back, sends what a client
says twice, and lets a frame of the server overtake the one before it. TCP would do the last two never; a client must
survive them all the same.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from tintero.client import RemoteSeat, TableRefused
from tintero.server.entries import Answered
from tintero.server.serving import url_of
from tintero.server.store import Store

from .processes import Forked, Server, free_port

WITHIN = 600.0  # seconds for one game; a busy machine is slow


@dataclass
class Weather:
    """How bad it is: chances for each frame, and the longest delay in seconds."""

    drop: float = 0.01
    double: float = 0.05
    overtake: float = 0.05
    delayed: float = 0.05
    delay: float = 0.3


class Proxy:
    def __init__(self, target: int, seed: int, weather: Weather) -> None:
        self.port = free_port()
        self.target = target
        self.weather = weather
        self.rng = random.Random(seed)
        self.dropped = self.doubled = self.overtaken = self.delayed = 0
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._run(),), daemon=True)

    def __enter__(self) -> Proxy:
        self._thread.start()
        self._ready.wait(10)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(10)

    async def _run(self) -> None:
        async with serve(self._meet, "127.0.0.1", self.port, compression=None, ping_interval=None):
            self._ready.set()
            await self._stop.wait()

    async def _meet(self, client: ServerConnection) -> None:
        path = client.request.path if client.request is not None else "/"
        with contextlib.suppress(ConnectionClosed, OSError):
            address = f"ws://127.0.0.1:{self.target}{path}"
            async with connect(address, compression=None, ping_interval=None) as server:
                ways = [asyncio.create_task(self._up(client, server)), asyncio.create_task(self._down(server, client))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        client.transport.abort()

    def _happens(self, chance: float) -> bool:
        return self.rng.random() < chance

    async def _weather(self) -> bool:
        """Whether the connection still stands after a while."""
        if self._happens(self.weather.delayed):
            self.delayed += 1
            await asyncio.sleep(self.rng.random() * self.weather.delay)
        if self._happens(self.weather.drop):
            self.dropped += 1
            return False
        return True

    async def _up(self, client: ServerConnection, server: object) -> None:
        first = True
        async for frame in client:
            if not await self._weather():
                return
            await server.send(frame)
            if not first and self._happens(self.weather.double):
                self.doubled += 1
                await server.send(frame)
            first = False
            if self._happens(self.weather.drop):  # it arrived, but its answer does not
                self.dropped += 1
                return

    async def _down(self, server: object, client: ServerConnection) -> None:
        held: str | bytes | None = None
        async for frame in server:
            if not await self._weather():
                return
            if held is None and self._happens(self.weather.overtake):
                held = frame
                continue
            await client.send(frame)
            if held is not None:
                self.overtaken += 1
                await client.send(held)
                held = None


class Player(threading.Thread):
    """One seat, with random answers, until the game is over."""

    def __init__(self, address: str, secret: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.address, self.secret = address, secret
        self.rng = random.Random(seed)
        self.chosen: list[int] = []
        self.fault: BaseException | None = None
        self.seat: RemoteSeat | None = None

    def run(self) -> None:
        try:
            self.seat = RemoteSeat(self.address, self.secret)
            while not self.seat.over:
                if not self.seat.wait_until_asked(5) or self.seat.over:
                    continue
                v = self.seat.v
                try:
                    self.seat.choose(self.rng.randrange(len(self.seat.options)))
                    self.chosen.append(v)
                except TableRefused as refused:
                    if refused.code not in ("stale", "not_asked", "game_over"):
                        raise
        except BaseException as fault:
            self.fault = fault


def play(server: Server, proxy: Proxy, seed: int, within: float) -> tuple[str, list[Player]]:
    made = server.make_table(seed=seed)
    secrets: list[str] = made["seats"]
    players = [Player(f"http://127.0.0.1:{proxy.port}", secret, seed * 2 + n) for n, secret in enumerate(secrets)]
    for player in players:
        player.start()
    until = time.monotonic() + within
    for player in players:
        player.join(max(0.1, until - time.monotonic()))
        assert not player.is_alive(), f"seed {seed}: the game stands still at {player.seat and player.seat.v}"
        assert player.fault is None, player.fault
    for player, secret in zip(players, secrets, strict=True):
        with RemoteSeat(server.address, secret) as truth:
            assert player.seat is not None
            assert player.seat.v == truth.v
            assert player.seat.view == truth.view, f"seed {seed}: the views differ"
            assert player.seat.lines == truth.lines, f"seed {seed}: the stories differ"
            assert set(truth.faces) <= set(player.seat.faces)
        player.seat.close()
    return str(made["table"]), players


async def check_kept(database: str, tables: list[tuple[str, list[Player]]]) -> int:
    """Every choice that was acknowledged is kept under its number, and none twice; how many there are."""
    store = Store(url_of(database))
    total = 0
    for table, players in tables:
        entries = await store.entries(table)
        ids = [(e.by, e.id) for e in entries]
        assert len(set(ids)) == len(ids), "a choice was done twice"
        for n, player in enumerate(players, start=1):
            for v in player.chosen:
                entry = entries[v]
                assert isinstance(entry, Answered), entry
                assert entry.player == n
        total += len(entries)
    await store.engine.dispose()
    return total


def run(database: str, games: int, seed: int, at_once: int = 4, weather: Weather | None = None) -> str:
    server = Forked(database)
    server.start()
    played: list[tuple[str, list[Player]]] = []
    try:
        with Proxy(server.port, seed, weather or Weather()) as proxy:
            waiting = list(range(games))
            faults: list[BaseException] = []

            def work() -> None:
                while waiting and not faults:
                    try:
                        played.append(play(server, proxy, seed * 1_000 + waiting.pop(), WITHIN))
                    except BaseException as fault:
                        faults.append(fault)

            threads = [threading.Thread(target=work, daemon=True) for _ in range(at_once)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            if faults:
                raise faults[0]
    finally:
        log = server.stop()
    assert "Traceback" not in log, log
    entries = asyncio.run(check_kept(database, played))
    told = sum(len(p.chosen) for _, players in played for p in players)
    return (
        f"{len(played)} games, {entries} choices ({told} acknowledged), {proxy.dropped} connections dropped, "
        f"{proxy.delayed} frames delayed, {proxy.doubled} doubled, {proxy.overtaken} overtaken: views equal, 0 lost, "
        "0 done twice"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.chaos", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--delay", type=float, default=2.0, help="the longest, in seconds")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.sqlite")
        print(run(database, given.games, given.seed, weather=Weather(delay=given.delay)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
