"""The position of a ruling as a table: it begins there, is played on, and comes again when it is loaded."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from .serving import play, served, sitting

RULING = """
id: a-quest
title: {en: A quest gains lore, es: Una aventura da lore}
rules: ["4.5.1"]
given:
  P1:
    lore: 7
    play: [Stitch - New Dog]
  P2:
    hand: [Ariel - On Human Legs]
steps:
  - P1: {quest: Stitch - New Dog}
  - see: {P1: {lore: 8}}
"""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served(tmp_path_factory.mktemp("positions")) as found:
        yield found


def opened(client: httpx.Client, **more: Any) -> dict[str, Any]:
    made = client.post("/api/rulings/table", json={"text": RULING, **more})
    assert made.status_code == 201, made.text
    found: dict[str, Any] = made.json()
    return found


def refusal(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    assert answer.json()["words"]
    return str(answer.json()["code"])


def chosen(at: Any, verb: str) -> None:
    options = at.question["options"]
    number = next(n for n, option in enumerate(options) if option["verb"] == verb)
    assert at.do(t="choose", v=at.v, option=number)["t"] == "ack"


def test_a_ruling_opens_as_a_table_in_its_position(client: httpx.Client) -> None:
    with sitting(client, opened(client)) as people:
        side = people[0].view["sides"][0]
        assert side["lore"] == 7
        assert [one["face"] for one in side["play"]] == ["Stitch - New Dog"]
        chosen(people[0], "quest")
        assert people[0].view["sides"][0]["lore"] == 8


def test_nobody_sees_the_hand_of_the_other_there(client: httpx.Client) -> None:
    made = opened(client)
    with sitting(client, made) as people:
        assert "Ariel" not in str(people[0].told)
        assert "Ariel" in str(people[1].told)


def test_a_bot_can_sit_there(client: httpx.Client) -> None:
    made = opened(client, seats=[{"who": "human"}, {"who": "greedy"}])
    with sitting(client, {**made, "seats": made["seats"][:1]}) as people:
        chosen(people[0], "end")
        person = people[0]
        person.hear(lambda _: person.view["turn"] > 2 and person.question["player"] == 1)


def test_playing_again_begins_at_the_position_again(client: httpx.Client) -> None:
    with sitting(client, opened(client)) as people:
        chosen(people[0], "quest")
        people[1].do(t="concede")
        for one in people:
            one.do(t="rematch")
        people[0].hear(lambda frame: frame["t"] == "hello") if people[0].over else None
        assert people[0].view["sides"][0]["lore"] == 7


def test_its_game_is_looked_through_and_played_on_like_any_other(client: httpx.Client) -> None:
    made = opened(client)
    with sitting(client, made) as people:
        play(people, random.Random(3), 6)
        people[1].do(t="concede")
    link = made["seats"][0]
    told = client.get(f"/api/links/{link}/games/1").json()
    first = client.get(f"/api/links/{link}/games/1/steps/0").json()
    assert first["view"]["sides"][0]["lore"] == 7
    fork = client.post(f"/api/links/{link}/games/1/fork", json={"step": min(2, told["last"] - 1)})
    assert fork.status_code == 201, fork.text
    with sitting(client, fork.json()) as people:
        assert [one["face"] for one in people[0].view["sides"][0]["play"]] == ["Stitch - New Dog"]


def test_what_is_no_ruling_opens_no_table(client: httpx.Client) -> None:
    assert refusal(client.post("/api/rulings/table", json={"text": "id: [x"}), 422) == "bad_ruling"
    wrong = {"text": RULING, "seats": [{"who": "human"}]}
    assert refusal(client.post("/api/rulings/table", json=wrong), 422) == "wrong_seats"
    nobody = {"text": RULING, "seats": [{"who": "human"}, {"who": "Deep Ink"}]}
    assert refusal(client.post("/api/rulings/table", json=nobody), 422) == "unknown_bot"
