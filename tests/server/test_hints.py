"""Hints: what the computer would do in one's place, for whoever has to answer, and for nobody else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tintero.server import hints

from .serving import DECKS, new_table, play, served, sitting

LANGUAGES = ("en", "es")
BUSY = 503
TRIES = 5
MANY = 8  # requests; a few are answered at once


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served(tmp_path_factory.mktemp("hints")) as found:
        yield found


def ask_once(client: httpx.Client, link: str, v: int, lang: str = "en") -> httpx.Response:
    return client.post(f"/api/links/{link}/hint", json={"v": v}, headers={"Accept-Language": lang})


def ask(client: httpx.Client, link: str, v: int, lang: str = "en") -> httpx.Response:
    """Asked again where the machine has too much else to do, as a person would."""
    for _ in range(TRIES):
        told = ask_once(client, link, v, lang)
        if told.status_code != BUSY:
            break
    return told


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def against(client: httpx.Client, who: str, **more: Any) -> dict[str, Any]:
    return new_table(client, seats=[{"deck": DECKS[0]}, {"deck": DECKS[1], "who": who}], **more)


def test_whoever_is_asked_hears_in_both_languages_what_the_computer_would_do(client: httpx.Client) -> None:
    made = new_table(client, hints=True)
    with sitting(client, made) as people:
        play(people, random.Random(3), 12)
        at = next(n for n, one in enumerate(people) if one.question["player"] == n + 1)
        asked = people[at]
        told = ask(client, made["seats"][at], asked.v)
    assert told.status_code == 200, told.text
    hint = told.json()
    options = [option["text"] for option in asked.question["options"]]
    assert hint["v"] == asked.v
    assert hint["en"][0].startswith(options[hint["option"]])
    assert 1 <= len(hint["en"]) == len(hint["es"]) <= 4
    assert len(hint["en"]) > 1, "there was something else to consider"
    for lang in LANGUAGES:
        assert "%" in hint[lang][0], "the chance; what is just as good is named without one"
    assert not set(hint["en"]) & set(hint["es"])


def test_a_table_says_whether_there_are_hints(client: httpx.Client) -> None:
    for made, there in (
        (against(client, "random"), True),
        (against(client, "random", hints=False), False),
        (new_table(client), False),
        (new_table(client, hints=True), True),
    ):
        people = [{**made, "seats": made["seats"][:1]}]
        with sitting(client, people[0]) as (one,):
            assert one.told[0]["around"].get("hints", False) is there
            if not there:
                assert code_of(ask(client, made["seats"][0], one.v)) == (403, "no_hints")


def test_nobody_gets_a_hint_whose_turn_it_is_not(client: httpx.Client) -> None:
    made = new_table(client, hints=True)
    with sitting(client, made) as people:
        play(people, random.Random(3), 5)
        v = people[0].v
        asked = people[0].question["player"]
        other = made["seats"][2 - asked]
        assert code_of(ask(client, other, v)) == (409, "not_asked")
        assert code_of(ask(client, made["watch"], v)) == (403, "watching")
        assert code_of(ask(client, made["seats"][asked - 1], v - 1)) == (409, "stale")
        assert code_of(ask(client, "nothing", v)) == (404, "no_link")
        people[0].do(t="concede")
        over = ask(client, made["seats"][asked - 1], v + 1, "es")
    assert code_of(over) == (409, "nothing_asked")
    assert over.json()["words"] == "La partida ha terminado; ya no queda nada que decidir."


def test_a_seat_can_only_ask_for_so_many_hints(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "PER_SECOND", 0.0)
    made = new_table(client, hints=True)
    with sitting(client, made) as people:
        play(people, random.Random(3), 5)
        link, v = made["seats"][people[0].question["player"] - 1], people[0].v
        answers = [ask_once(client, link, v) for _ in range(MANY)]
        codes = [answer.status_code for answer in answers]
        assert set(codes[:3]) <= {200, BUSY}
        assert codes[3:] == [429] * (MANY - 3)
        assert code_of(answers[-1]) == (429, "many_hints")
        assert people[0].do(t="concede")["t"] == "ack", "the table goes on"
