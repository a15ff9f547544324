"""A server in this process, for tests that speak with it: over HTTP, and at its tables."""

from __future__ import annotations

import json
import random
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from tintero.server import wire
from tintero.server.application import Served, make_app
from tintero.server.changes import merged
from tintero.server.limits import FRAMES_PER_SECOND

LONGEST_WAIT = 60.0  # seconds, for a machine that has much else to do
PING_EVERY = 20  # choices
DECKS = ("amber-amethyst-singers", "ruby-steel-brawlers")


@contextmanager
def listening(folder: Path) -> Iterator[str]:
    """A server on a port of its own, with its tables in this folder; its address."""
    app = make_app(Served(f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.02)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(LONGEST_WAIT)


@contextmanager
def served(folder: Path) -> Iterator[httpx.Client]:
    """Somebody who asks such a server."""
    with listening(folder) as address, httpx.Client(base_url=address, timeout=LONGEST_WAIT) as client:
        yield client


def new_table(client: httpx.Client, **more: Any) -> dict[str, Any]:
    asked = {"seats": [{"deck": deck} for deck in DECKS], "seed": 5, **more}
    made = client.post("/api/tables", json=asked)
    assert made.status_code == 201, made.text
    found: dict[str, Any] = made.json()
    return found


class At:
    """One socket at a table; `told` keeps every frame that came."""

    def __init__(self, socket: ClientConnection, secret: str, lang: str = "en") -> None:
        self.socket = socket
        self.told: list[dict[str, Any]] = []
        self.v = -1
        self.view: dict[str, Any] = {}  # as it would stand in a `hello`
        self._view: wire.View | None = None
        self.say(t="join", secret=secret, lang=lang)
        self.hear(lambda frame: frame["t"] in ("hello", "err"))

    def say(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def hear(self, enough: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            frame: dict[str, Any] = json.loads(self.socket.recv(LONGEST_WAIT))
            self.told.append(frame)
            self._look(frame)
            if enough(frame):
                return frame

    def _look(self, frame: dict[str, Any]) -> None:
        if "view" in frame:
            self._view = msgspec.convert(frame["view"], wire.View)
        elif "changed" in frame:
            assert frame["since"] == self.v
            self._view = merged(self._view, msgspec.convert(frame["changed"], wire.ViewChanged))
        else:
            return
        self.v, self.view = frame["v"], msgspec.to_builtins(self._view)

    def until(self, v: int) -> None:
        """Hear everything up to a version."""
        if self.v < v:
            self.hear(lambda _: self.v >= v)

    def do(self, **frame: Any) -> dict[str, Any]:
        """Say something, and hear the answer to it."""
        id = secrets.token_hex(6)  # one is never used twice at a table
        return self._answered({"id": id, **frame}, lambda told: told.get("id") == id)

    def ping(self) -> None:
        self._answered({"t": "ping"}, lambda told: told["t"] == "pong")

    def _answered(self, frame: dict[str, Any], answer: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Say it again for as long as it comes too soon."""
        while True:
            self.say(**frame)
            told = self.hear(lambda told: answer(told) or told.get("code") == "too_fast")
            if answer(told):
                return told
            time.sleep(1 / FRAMES_PER_SECOND)

    @property
    def question(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["question"]
        return found

    @property
    def over(self) -> bool:
        return "outcome" in self.view


@contextmanager
def sitting(client: httpx.Client, made: dict[str, Any], watching: bool = False, lang: str = "en") -> Iterator[list[At]]:
    """Somebody at every seat, and one more who watches."""
    with ExitStack() as stack:
        links = [*made["seats"], *([made["watch"]] if watching else [])]
        address = str(client.base_url.copy_with(scheme="ws", path="/api/play"))
        yield [At(stack.enter_context(connect(address, proxy=None)), link, lang) for link in links]


def play(people: list[At], chance: random.Random, most: int = 10_000) -> int:
    """Random answers of whoever is asked, until the game is over or so many were given; how many there were."""
    for n in range(most):
        if people[0].over:
            return n
        if n % PING_EVERY == 0:  # whoever says nothing is taken to be gone
            for one in people:
                one.ping()
        asked = people[people[0].question["player"] - 1]
        answer = asked.do(t="choose", v=asked.v, option=chance.randrange(len(asked.question["options"])))
        assert answer["t"] == "ack", answer
        for one in people:
            one.until(answer["v"])
    return most


def finished(client: httpx.Client, choices: int = 25, seed: int = 5) -> dict[str, Any]:
    """A table whose game is over: so many random answers, and then somebody gives up."""
    made = new_table(client, seed=seed)
    with sitting(client, made) as people:
        play(people, random.Random(seed), choices)
        assert people[1].do(t="concede")["t"] == "ack"
    return made


def refused(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert set(body) == {"code", "words", "rule"}
    assert body["words"]
    return str(body["code"])
