"""Turns of a game become a ruling over HTTP: one that runs, and only for those who may see every hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import yaml

from .serving import finished, new_table, play, refused, served, sitting


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served(tmp_path_factory.mktemp("recording")) as found:
        yield found


@pytest.fixture(scope="module")
def file(client: httpx.Client) -> str:
    return client.get(f"/api/links/{finished(client)['watch']}/games/1/file").text


def turns_of(client: httpx.Client, file: str) -> list[int]:
    told = client.post("/api/replays/look", json={"file": file}).json()["turns"]
    return [turn["turn"] for turn in told if turn["turn"] > 0]


def recorded(client: httpx.Client, file: str, lang: str = "en", **asked: Any) -> dict[str, Any]:
    answer = client.post("/api/replays/ruling", json={"file": file, **asked}, params={"lang": lang}, timeout=60)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


@pytest.mark.parametrize(("lang", "title"), [("en", "Two turns of theirs"), ("es", "Dos turnos suyos")])
def test_turns_become_a_ruling_that_holds(client: httpx.Client, file: str, lang: str, title: str) -> None:
    first = turns_of(client, file)[1]
    found = recorded(client, file, title=f"  {title}\n", first=first, last=first + 1, lang=lang)
    assert found["steps"] > 0
    page = client.post("/api/rulings/run", json={"text": found["text"]}, params={"lang": lang}, timeout=60).json()
    assert page["ok"]
    assert page["runs"][0]["proves"]
    assert page["title"] == title


def test_the_title_is_as_it_was_typed_in_the_language_of_the_page(client: httpx.Client, file: str) -> None:
    text = recorded(client, file, "es-x-en", title="¿Quién   gana?", first=2, last=2)["text"]
    assert yaml.safe_load(text)["title"] == {"es": "¿Quién gana?"}


def test_turns_that_are_not_there_are_refused_with_how_many_there_are(client: httpx.Client, file: str) -> None:
    last = turns_of(client, file)[-1]
    asked = {"file": file, "first": last + 1, "last": last + 1}
    answer = client.post("/api/replays/ruling", json=asked)
    assert refused(answer, 422) == "cannot_record"
    assert str(last) in answer.json()["words"]
    assert refused(client.post("/api/replays/ruling", json={"file": "{}", "first": 1, "last": 1}), 422)


def test_a_running_game_is_told_only_to_whoever_holds_every_hand(client: httpx.Client) -> None:
    hot, apart = new_table(client, hot_seat=True), new_table(client)
    for made in (hot, apart):
        with sitting(client, made) as people:
            play(people, random.Random(1), 12)
    report = client.get(f"/api/links/{hot['seats'][1]}/report").json()
    assert recorded(client, report["file"], first=1, last=1)["checks"] > 0
    for link in (hot["watch"], apart["watch"], *apart["seats"]):
        assert refused(client.get(f"/api/links/{link}/report"), 403) == "report_hidden"
