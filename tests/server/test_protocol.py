"""The protocol as it is written down: its schema is fresh, its examples and every frame of whole games hold to it."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema_rs
import pytest

from tintero.server import wire

from ..docs.pages import DOCS, blocks
from .serving import new_table, play, served, sitting

WHOLE = 10_000  # choices: until the game is over


def validator(which: str) -> Any:
    schema = wire.schema()
    return jsonschema_rs.validator_for({"$schema": schema["$schema"], "$defs": schema["$defs"], **schema[which]})


OUT = validator("out")
IN = validator("in")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served(tmp_path_factory.mktemp("protocol")) as found:
        yield found


def test_the_schema_of_the_page_is_fresh() -> None:
    written = json.loads((DOCS / "protocol.schema.json").read_text("utf-8"))
    assert written == json.loads(json.dumps(wire.schema())), "python -m tintero.server.wire > docs/protocol.schema.json"


def test_the_examples_of_the_page_hold_to_the_schema() -> None:
    seen = Counter[str]()
    for block in blocks((DOCS / "protocol.md").read_text("utf-8")):
        side, _, rest = block.title.partition("-")
        if side in ("in", "out") and rest:
            frame = json.loads(block.body)
            (IN if side == "in" else OUT).validate(frame)
            assert rest == f"{frame['t']}.json"
            seen[side] += 1
    assert seen["in"] >= 3
    assert seen["out"] >= 4


def test_every_frame_and_every_limit_stands_on_the_page() -> None:
    from tintero.server import limits

    page = (DOCS / "protocol.md").read_text("utf-8")
    for kind in (*wire.FromOutside.__args__, *wire.ToOutside.__args__):
        assert f"`{kind.__struct_config__.tag}" in page, kind
    for number in (limits.FRAME_BYTES, limits.FRAMES_PER_SECOND, limits.FRAMES_AT_ONCE, limits.SILENCE):
        assert f"{number:,.0f}" in page


def test_every_address_stands_on_the_page_and_no_other(client: httpx.Client) -> None:
    told = client.get("/api/openapi.json").json()["paths"]
    there = {f"{method.upper()} {path}" for path, methods in told.items() for method in methods}
    page = (DOCS / "protocol.md").read_text("utf-8")
    assert set(re.findall(r"`((?:GET|POST|DELETE) /api/[^`?]+)", page)) == there
    for path in ("/api/play", "/api/openapi.json"):
        assert f"`{path}`" in page


def test_a_frame_that_is_none_does_not_hold_to_it() -> None:
    assert not OUT.is_valid({"t": "ack", "id": 3, "v": 1})
    assert not OUT.is_valid({"t": "none"})
    assert not IN.is_valid({"t": "choose", "id": "1", "v": 1})
    assert not IN.is_valid({"t": "ping", "more": 1})


@pytest.mark.parametrize(
    ("players", "lang", "choices", "more"),
    [
        (2, "en", WHOLE, {"chat": True}),
        (2, "es", WHOLE, {"clock": {"seconds": 3000}}),
        (3, "es-x-en", 150, {}),
        (4, "en", 150, {"teams": True}),
    ],
)
def test_every_frame_of_a_game_holds_to_the_schema(
    client: httpx.Client, players: int, lang: str, choices: int, more: dict[str, Any]
) -> None:
    chance = random.Random(players)
    decks = [sample["name"] for sample in client.get("/api/decks").json()]
    seats = [{"deck": chance.choice(decks), "name": f"<b>{n}</b>"} for n in range(players)]
    made = new_table(client, seats=seats, seed=players, **more)
    with sitting(client, made, watching=True, lang=lang) as people:
        play(people, chance, choices)
        first = people[0]
        first.do(t="choose", v=first.v, option=99_999)
        first.do(t="undo", v=first.v)
        first.do(t="why", card="none")
        first.do(t="chat", text="<script>")
        for one in people[:players]:
            if one.view["sides"][0].get("play"):
                one.do(t="why", card=one.view["sides"][0]["play"][0]["id"])
        first.ping()
        if not first.over:
            people[1].do(t="concede")
        told = [frame for one in people for frame in one.told]
    for frame in told:
        OUT.validate(frame)
    kinds = Counter(frame["t"] for frame in told)
    assert {"hello", "ev", "around", "ack", "err", "pong"} <= set(kinds)
    assert kinds["ev"] > 100
    assert "<b>0</b>" in json.dumps(told[0])  # names are plain data
