"""Several processes with one PostgreSQL hear of each other; without one, the tests say what to install."""

from __future__ import annotations

import asyncio
import json
import shutil
import time
from collections.abc import AsyncIterator, Callable, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tintero.client import RemoteSeat
from tintero.server import wire
from tintero.server.gossip import Gossip
from tintero.server.lines import serve_line
from tintero.server.refused import Refused
from tintero.server.serving import url_of
from tintero.server.streams import Lines, StreamLine

from . import postgres as pg
from .processes import Server
from .seats import PATIENCE, House, Person, asked, choose, house_on, play_on, until
from .streaming import heard, joined


@asynccontextmanager
async def worker(url: str, lines: Lines | None = None) -> AsyncIterator[House]:
    async with house_on(url) as house:
        gossip = Gossip(house.lobby, lines or Lines())
        await gossip.open()
        try:
            yield house
        finally:
            await gossip.close()


def listening(people: list[Person]) -> None:
    for one in people:
        one.hear()


def test_a_choice_in_one_process_arrives_in_the_other(postgres: str) -> None:
    async def story() -> None:
        url = url_of(postgres)
        async with worker(url) as here, worker(url) as there:
            links = await here.make()
            one, two = await here.join(links.seats[0]), await there.join(links.seats[1])
            people = [one, two]
            for n in range(12):
                player = one.table.room.session.asked
                assert player is not None
                await choose(people[player - 1], n % people[player - 1].table.room.session.game.offered)
                await until(lambda n=n: one.table.room.v == two.table.room.v == n + 1)
                listening(people)
            assert one.v == two.v == 12
            door = here.lobby.herald.door(one.table, 2, "en")
            assert two.view == door.view

    asyncio.run(story())


def test_who_is_here_what_is_offered_and_what_is_said_is_known_in_the_other_process(postgres: str) -> None:
    async def story() -> None:
        url = url_of(postgres)
        async with worker(url) as here, worker(url) as there:
            links = await here.make(chat=True)
            one, two = await here.join(links.seats[0]), await there.join(links.seats[1])
            await until(lambda: one.table.around.is_here(2) and two.table.around.is_here(1))
            listening([one, two])
            assert one.around.seats[1].here
            await one.answered(wire.Chat(id="hi", text="hello"))
            await until(lambda: wire.ChatTold(player=1, text="hello") in two.told + two.hear())
            await one.answered(wire.Concede(id="c"))
            await until(lambda: two.table.room.session.over)
            await one.answered(wire.Rematch(id="again"))
            await until(lambda: bool(two.table.around.offers))
            listening([two])
            assert two.around.offers[0].what == "rematch"
            assert isinstance(await two.answered(wire.Reply(id="y", offer="again", yes=True)), wire.Ack)
            await until(lambda: one.table.room.v == 2)
            listening([one])
            assert one.view.outcome is None
            two.leave()
            await until(lambda: not one.table.around.is_here(2))
            assert one.table.around.gone_in(2) is not None

    asyncio.run(story())


def test_of_choices_that_race_in_two_processes_one_is_kept(postgres: str) -> None:
    async def story() -> None:
        url = url_of(postgres)
        async with worker(url) as here, worker(url) as there:
            links = await here.make()
            for n in range(5):
                mine, yours = await here.sit_down(links), await there.sit_down(links)
                one, two = asked(mine), asked(yours)
                assert one is not None
                assert two is not None
                answers = await asyncio.gather(choose(one, 0, f"a{n}"), choose(two, 0, f"b{n}"))
                assert sorted(type(a).__name__ for a in answers) == ["Ack", "Err"]
                (err,) = [a for a in answers if isinstance(a, wire.Err)]
                assert err.code == "stale"
                assert err.view is not None
                tables = (one.table, two.table)
                await until(lambda n=n, tables=tables: all(t.room.v == n + 1 for t in tables))
            assert len(await here.lobby.store.entries(links.table)) == 5
            await play_on(await here.sit_down(links), 1, most=5)

    asyncio.run(story())


def hear_until(people: list[RemoteSeat], true: Callable[[], bool]) -> None:
    latest = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < latest, [person.v for person in people]
        for person in people:
            person.wait(0.02)


def test_several_workers_share_one_port(postgres: str) -> None:
    server = Server(postgres, None, None, "--workers", "2")
    try:
        server.start()
        secrets = list(server.make_table(seed=4)["seats"])
        people = [RemoteSeat(server.address, secret) for secret in secrets for _ in range(2)]
        for n in range(8):
            hear_until(people, lambda n=n: all(p.v == n for p in people))
            one = next(p for p in people[1::2] if p.asked)  # the newest of each seat
            one.choose(n % len(one.options))
        hear_until(people, lambda: all(p.v == 8 for p in people))
        for person in people:
            person.close()
        with joined(server.address, secrets[0]) as (line, _):
            named = {"Tintero-Line": line.name}
            for _ in range(20):  # each on a connection of its own, to either of them
                said = httpx.post(f"{server.address}/api/say", content='{"t":"ping"}', headers=named)
                assert said.status_code == 204
                assert heard(line, "pong")
    finally:
        log = server.stop()
    assert "Traceback" not in log, log


def test_sqlite_is_refused_for_several_workers(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "x.sqlite"), None, None, "--workers", "2")
    with pytest.raises(RuntimeError, match="PostgreSQL"):
        server.start()


def test_without_postgresql_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(Path, "glob", lambda self, pattern: [])
    with pytest.raises(pg.NoPostgres, match="make services"):
        pg.programs()


def test_what_is_said_to_one_process_is_heard_on_the_stream_of_the_other(postgres: str) -> None:
    async def story() -> None:
        url = url_of(postgres)
        sent: list[bytes] = []

        async def send(message: MutableMapping[str, Any]) -> None:
            sent.append(message["body"])

        here, there = Lines(), Lines()
        async with worker(url, here), worker(url, there) as house:
            links = await house.make()
            line = StreamLine(send, "en", json.dumps({"t": "join", "secret": links.seats[0]}).encode())
            there.open["name"] = line
            serving = asyncio.create_task(serve_line(line, house.lobby))
            await until(lambda: any(b'"hello"' in body for body in sent))
            here.say("name", '{"t":"chat","id":"ñ","text":"¿\\u0000?"}'.encode())
            await until(lambda: any('"id":"ñ"'.encode() in body for body in sent))
            with pytest.raises(Refused):
                here.say("name", b'"' * 8_000)  # more than a message between processes holds
            with pytest.raises(Refused):
                [here.say("name", b"{}") for _ in range(1_000)]
            line.lost()
            await serving

    asyncio.run(story())
