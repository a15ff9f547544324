"""The real thing over real sockets: two clients, who may come in, what is too much, and what every answer carries."""

from __future__ import annotations

import contextlib
import json
import socket as sockets
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from unittest.mock import Mock

import pytest
from websockets.exceptions import ConnectionClosed, ConnectionClosedError, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tintero.client import RemoteSeat, TableRefused, sit
from tintero.server.limits import FRAME_BYTES
from tintero.server.store import hash_of

from .processes import Forked, Server

PATIENCE = 60.0  # seconds, on a busy machine


def links(server: Forked, *who: str, **settings: object) -> list[str]:
    made = server.make_table(*who, **settings)
    return list(made["seats"])


@contextmanager
def socket_to(server: Forked, **more: object) -> Iterator[ClientConnection]:
    address = f"ws://127.0.0.1:{server.port}/api/play"
    with connect(address, compression=None, **more) as socket:
        yield socket


@contextmanager
def joined(server: Forked, secret: str, lang: str = "en") -> Iterator[ClientConnection]:
    with socket_to(server) as socket:
        socket.send(json.dumps({"t": "join", "secret": secret, "lang": lang}))
        assert json.loads(socket.recv(PATIENCE))["t"] == "hello"
        yield socket


def until_closed(socket: ClientConnection) -> tuple[list[dict[str, str]], int]:
    """What it still hears, and the code with which it is closed."""
    heard = []
    while True:
        try:
            heard.append(json.loads(socket.recv(PATIENCE)))
        except ConnectionClosed as closed:
            return heard, closed.rcvd.code if closed.rcvd is not None else 0


def test_two_programs_play_a_game_to_its_end(server: Forked) -> None:
    secrets = links(server, seed=11)

    def play(secret: str) -> RemoteSeat:
        with sit(server.address, secret) as seat:
            n = 0
            while not seat.over:
                if seat.wait_until_asked(60) and not seat.over:
                    seat.choose(n % len(seat.options))
                    n += 1
            return seat

    with ThreadPoolExecutor(2) as both:
        one, two = both.map(play, secrets)
    assert one.view is not None
    assert two.view is not None
    assert one.view.outcome == two.view.outcome
    assert one.v == two.v
    assert one.faces.keys() >= {p.face for s in one.view.sides for p in s.play}


def test_a_program_sits_against_the_computer(server: Forked) -> None:
    (secret, _) = links(server, "human", "random", seed=2)
    with sit(server.address, secret, "es") as seat:
        assert seat.wait_until_asked(60)
        seat.choose(0)
        assert seat.wait_until_asked(60)
        card = seat.view.sides[0].hand_seen[0]
        told = seat.why(card.id)
        assert told.name
        with pytest.raises(TableRefused) as refused:
            seat.choose(9_999)
        assert refused.value.code == "no_such_option"
        assert refused.value.rule == "1.7.6"
        seat.concede()
        assert seat.over


def test_what_could_not_be_said_is_said_at_once_when_the_connection_is_there_again(
    server: Forked, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tintero.client.SAY_AGAIN_AFTER", 60.0)  # it is not said again because time has passed
    (secret, _) = links(server, "human", "random", seed=2)
    with sit(server.address, secret) as seat:
        assert seat.wait_until_asked(60)
        assert seat._socket is not None
        seat._socket.close()
        began = time.monotonic()
        seat.choose(0)
        assert time.monotonic() - began < 30


def test_a_connection_that_is_lost_while_something_is_missing_is_opened_again(
    server: Forked, monkeypatch: pytest.MonkeyPatch
) -> None:
    with contextlib.ExitStack() as seats:
        both = links(server, "human", "human", seed=2)
        people = [seats.enter_context(sit(server.address, secret)) for secret in both]
        asking, waiting = people if people[0].asked else people[::-1]
        waiting.v -= 1  # as if it had missed the last frame
        lost = waiting._socket
        monkeypatch.setattr(lost, "send", Mock(side_effect=ConnectionClosedError(None, None)))
        asking.choose(0)
        until = time.monotonic() + PATIENCE
        while waiting.v < asking.v and time.monotonic() < until:
            waiting.wait(0.2)
        assert waiting.v == asking.v
        assert waiting._socket is not lost


def test_a_link_that_leads_nowhere_says_so(server: Forked) -> None:
    with pytest.raises(TableRefused) as refused:
        sit(server.address, "AAAAAAAAAAAAAAAAAAAAAA", "es")
    assert refused.value.code == "no_link"
    assert str(refused.value).startswith("Este enlace")


@pytest.mark.parametrize("first", ["", "{}", '{"t":"ping"}', '{"t":"choose","id":"1","v":0,"option":0}', "[" * 100])
def test_the_first_frame_must_say_who_it_is(server: Forked, first: str) -> None:
    with socket_to(server, additional_headers={"Accept-Language": "es"}) as socket:
        socket.send(first)
        told = json.loads(socket.recv(PATIENCE))
        assert told["code"] == "join_first"
        assert told["words"].startswith("El primer mensaje")
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1", "http://[", "http://127.0.0.1:1"]
)
def test_a_page_from_elsewhere_gets_no_socket_and_makes_no_table(server: Forked, origin: str) -> None:
    with pytest.raises(InvalidStatus), socket_to(server, additional_headers={"Origin": origin}):
        pass
    request = urllib.request.Request(
        server.address + "/api/tables", b"{}", {"Content-Type": "application/json", "Origin": origin}
    )
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=PATIENCE)
    assert refused.value.code == 403
    assert json.load(refused.value)["code"] == "foreign"


def test_our_own_page_gets_a_socket(server: Forked) -> None:
    with socket_to(server, additional_headers={"Origin": server.address}) as socket:
        socket.send(json.dumps({"t": "join", "secret": links(server)[0]}))
        assert json.loads(socket.recv(PATIENCE))["t"] == "hello"


def test_a_frame_that_is_too_long_is_refused_and_a_huge_one_ends_the_connection(server: Forked) -> None:
    with joined(server, links(server)[0], "es") as socket:
        socket.send("x" * (FRAME_BYTES + 1))
        assert answer(socket)["code"] == "too_long"
        socket.send('{"t":"ping"}')
        assert pong(socket)
        socket.send("x" * 100_000)
        assert until_closed(socket)[1] == 1009


def answer(socket: ClientConnection) -> dict[str, str]:
    while True:
        told: dict[str, str] = json.loads(socket.recv(PATIENCE))
        if told["t"] in ("err", "ack"):
            return told


def pong(socket: ClientConnection) -> bool:
    while True:
        if json.loads(socket.recv(PATIENCE))["t"] == "pong":
            return True


def test_whoever_sends_without_end_is_warned_and_then_cut_off(server: Forked) -> None:
    with joined(server, links(server)[0]) as socket:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(400):
                socket.send('{"t":"ping"}')
        heard, code = until_closed(socket)
    assert "too_fast" in [told.get("code") for told in heard]
    assert code == 4029


def test_every_answer_carries_the_rules_for_the_browser(server: Forked) -> None:
    for path, code in (("/api/health", 200), ("/api/nothing", 404), ("/nothing", 404)):
        request = urllib.request.Request(server.address + path, headers={"Accept-Language": "es"})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as told:
                headers, status = told.headers, told.status
        except urllib.error.HTTPError as error:
            headers, status = error.headers, error.code
        assert status == code
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert "server" not in {name.lower() for name in headers}


def test_a_body_that_is_too_large_or_none_at_all_is_refused_with_a_sentence(server: Forked) -> None:
    no_deck = b'{"seats": [{"deck": "no such deck"}, {"deck": "x"}]}'
    for body in (b"x" * 300_000, b"nonsense", b"[]", b'{"seats": []}', no_deck):
        request = urllib.request.Request(
            server.address + "/api/tables", body, {"Content-Type": "application/json", "Accept-Language": "es"}
        )
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(request, timeout=PATIENCE)
        assert refused.value.code in (413, 422)
        told = json.load(refused.value)
        assert told["words"]


def test_tables_without_end_are_refused_after_a_while(sqlite: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TINTERO_TABLES_AT_ONCE", "3")
    server = Server(str(sqlite))  # which reads its environment
    try:
        server.start()
        codes = set()
        for _ in range(60):
            try:
                server.make_table()
            except urllib.error.HTTPError as error:
                codes.add((error.code, json.load(error)["code"]))
                break
        assert codes == {(429, "too_many_tables")}
    finally:
        server.stop()


def test_secrets_are_kept_hashed_and_never_logged(sqlite: object) -> None:
    server = Forked(str(sqlite))
    log = ""
    try:
        server.start()
        secrets = links(server)
        for secret in secrets:
            with joined(server, secret) as socket:
                socket.send(json.dumps({"t": "choose", "id": "a", "v": 0, "option": 0}))
                socket.recv(PATIENCE)
        with pytest.raises(TableRefused):
            sit(server.address, "B" * 22)
    finally:
        log = server.stop()
    with open(str(sqlite), "rb") as file:
        kept = file.read()
    for suffix in ("-wal",):
        try:
            with open(str(sqlite) + suffix, "rb") as file:
                kept += file.read()
        except FileNotFoundError:
            pass
    for secret in secrets:
        assert secret.encode() not in kept
        assert hash_of(secret).encode() in kept
        assert secret not in log
        assert len(secret) == 22  # 128 bits
    assert "Traceback" not in log


def test_somebody_who_connects_and_says_nothing_holds_up_nobody(server: Forked) -> None:
    with sockets.create_connection(("127.0.0.1", server.port)), socket_to(server), joined(server, links(server)[0]):
        assert server.get("/api/health")
