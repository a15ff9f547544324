"""Where WebSockets are blocked: the same frames by stream and requests, to the same table, under the same limits."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tintero.server.limits import FRAME_BYTES, SILENCE

from .processes import Forked, Server
from .serving import LONGEST_WAIT, At, play
from .streaming import Closed, StreamedLine, heard, joined, line_to


def links(server: Forked) -> list[str]:
    made: Any = server.make_table(seed=11)
    return [*made["seats"], made["watch"]]


def until_gone(line: StreamedLine) -> None:
    while True:
        line.recv()


def until_closed(line: StreamedLine) -> tuple[list[dict[str, Any]], int]:
    frames = []
    while True:
        try:
            frames.append(json.loads(line.recv()))
        except Closed as closed:
            return frames, closed.code


def test_one_plays_by_stream_and_the_other_by_socket(server: Forked) -> None:
    one, two, watch = links(server)
    address = f"ws://127.0.0.1:{server.port}/api/play"
    with line_to(server.address) as line, connect(address) as socket, line_to(server.address) as third:
        people: list[Any] = [At(line, one), At(socket, two)]
        watching = At(third, watch)
        assert play(people, random.Random(1), 20) == 20
        watching.until(20)
        assert [p.v for p in people] == [20, 20]
        assert watching.view["sides"][0]["hand"] == people[0].view["sides"][0]["hand"]
        assert "hand_seen" not in watching.view["sides"][0]
        assert {answer.status_code for answer in line.said} == {204}
        line.close()
        left = time.monotonic()
        gone = people[1].hear(lambda f: f["t"] == "around" and not f["around"]["seats"][0].get("here"))
        assert gone["around"]["seats"][1]["here"]
        assert time.monotonic() - left < SILENCE / 2  # it is noticed, and not only that nothing more is said


def test_what_is_said_again_is_done_once_and_what_was_missed_is_told(server: Forked) -> None:
    secrets = links(server)
    with joined(server.address, secrets[0]) as (first, hello):
        seat = hello["view"]["question"]["player"]
    with joined(server.address, secrets[seat - 1]) as (line, hello):
        choice = json.dumps({"t": "choose", "id": "once", "v": hello["v"], "option": 0})
        for _ in range(3):
            line.send(choice)
        assert [heard(line, "ack")["v"] for _ in range(3)] == [1, 1, 1]
        line.send(json.dumps({"t": "choose", "id": "late", "v": 0, "option": 0}))
        refused = heard(line, "err")
        assert (refused["code"], refused["v"]) == ("stale", 1)
        assert refused["view"]
    with joined(server.address, secrets[seat - 1], v=0) as (_, missed):
        assert (missed["t"], missed["since"], missed["v"]) == ("ev", 0, 1)
    assert first.name != line.name


def test_a_link_that_leads_nowhere_and_a_first_frame_that_is_none_are_told_and_closed(server: Forked) -> None:
    for text, code in (('{"t":"join","secret":"AAAA","lang":"es"}', "no_link"), ('{"t":"ping"}', "join_first")):
        with line_to(server.address, **{"Accept-Language": "es"}) as line:
            line.send(text)
            frames, closed = until_closed(line)
            assert [(f["t"], f["code"]) for f in frames] == [("err", code)]
            assert frames[0]["words"].startswith(("Este enlace", "El primer mensaje"))
            assert closed == 4004


def test_a_line_that_has_ended_takes_nothing_more(server: Forked) -> None:
    with joined(server.address, links(server)[0]) as (line, _):
        ended = line.name
    until = time.monotonic() + LONGEST_WAIT
    for name in (ended, "never", "x" * 64):
        while True:  # the server learns of it in its own time
            headers = {"Tintero-Line": name, "Accept-Language": "es"}
            answer = httpx.post(f"{server.address}/api/say", content='{"t":"ping"}', headers=headers)
            if answer.status_code != 204 or time.monotonic() > until:
                break
        assert (answer.status_code, answer.json()["code"]) == (410, "no_line")
    assert httpx.post(f"{server.address}/api/say", content='{"t":"ping"}').status_code == 422


def test_a_page_from_elsewhere_gets_no_line_and_says_nothing_on_one(server: Forked) -> None:
    secret = links(server)[0]
    join = json.dumps({"t": "join", "secret": secret})
    with joined(server.address, secret) as (line, _):
        for path, text in (("/api/stream", join), ("/api/say", '{"t":"ping"}')):
            headers = {"Origin": "https://evil.example", "Tintero-Line": line.name}
            answer = httpx.post(server.address + path, content=text, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
    with line_to(server.address, Origin=server.address) as ours:
        ours.send(join)
        assert heard(ours, "hello")["seat"] == 1


def test_what_is_too_long_or_cannot_be_read_is_refused(server: Forked) -> None:
    with joined(server.address, links(server)[0]) as (line, _):
        line.send("x" * (FRAME_BYTES + 1))
        assert heard(line, "err")["code"] == "too_long"
        line.send("nonsense")
        assert heard(line, "err")["code"] == "no_frame"
        line.send("x" * (FRAME_BYTES * 2 + 1))
        in_parts = (b"x" * 1_000 for _ in range(1_000))  # whose length nobody has said before
        cut = httpx.post(f"{server.address}/api/say", content=in_parts, headers={"Tintero-Line": line.name})
        assert [line.said[-1].status_code, cut.status_code] == [413, 413]
        line.send('{"t":"ping"}')
        assert heard(line, "pong")


def test_whoever_sends_without_end_is_warned_and_then_cut_off(server: Forked) -> None:
    with joined(server.address, links(server)[0]) as (line, _):
        while not line.said or line.said[-1].status_code == 204:
            line.send('{"t":"ping"}')
            assert len(line.said) < 5_000
        frames, code = until_closed(line)
    assert "too_fast" in [f.get("code") for f in frames]
    assert code == 4029


def test_every_answer_is_for_nobody_else_to_keep_or_to_hold_back(server: Forked) -> None:
    secret = links(server)[0]
    with joined(server.address, secret) as (line, _):
        assert line.answer.headers["content-type"].startswith("text/event-stream")
        assert line.answer.headers["cache-control"] == "no-store"
        assert "default-src 'none'" in line.answer.headers["content-security-policy"]
        for address in (line.answer.request.url, line.answer.url):
            assert secret not in str(address)


def test_a_server_that_stops_ends_its_streams_at_once(sqlite: object) -> None:
    server = Server(str(sqlite))
    server.start()
    made: Any = server.make_table()
    with joined(server.address, made["seats"][0]) as (line, _):
        began = time.monotonic()
        log = server.stop()
        assert log == ""
        assert time.monotonic() - began < 30
        with pytest.raises((Closed, httpx.RemoteProtocolError)):
            until_gone(line)
