"""A game looked at afterwards: only once it is over, one at a time, with progress, and kept with its table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tintero.players.reviewing import Review
from tintero.server import reviews
from tintero.server.thinking import MOST_TRIES, Late

from .serving import LONGEST_WAIT, finished, new_table, served, sitting

CHOICES = 20
FEW = 8


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served(tmp_path_factory.mktemp("reviews")) as found:
        yield found


@pytest.fixture(scope="module")
def made(client: httpx.Client) -> dict[str, Any]:
    return finished(client, CHOICES)


def ask(client: httpx.Client, link: str, player: int = 1, game: int = 1, lang: str = "en") -> httpx.Response:
    address = f"/api/links/{link}/games/{game}/review"
    return client.post(address, json={"player": player}, headers={"Accept-Language": lang})


def whole(client: httpx.Client, link: str, player: int) -> tuple[list[int], dict[str, Any]]:
    """What `done` said on the way, and the review."""
    seen: list[int] = []
    until = time.monotonic() + 2 * LONGEST_WAIT
    while time.monotonic() < until:
        told = ask(client, link, player).json()
        seen.append(told["done"])
        if told.get("finished"):
            return seen, told
        time.sleep(0.5)  # whoever asks too often is refused
    raise AssertionError(f"it is never finished: {seen}")


def test_a_review_has_the_course_of_the_chances_and_the_worst_moves(
    client: httpx.Client, made: dict[str, Any]
) -> None:  # fmt: skip
    link = made["watch"]
    seen, told = whole(client, link, 1)
    steps = [client.get(f"/api/links/{link}/games/1/steps/{at['step']}?side=1").json() for at in told["course"]]
    assert len(steps) > 5
    assert {step["view"]["question"]["player"] for step in steps} == {1}, "a step at which somebody else was asked"
    assert all(0 <= at["chance"] <= 100 for at in told["course"])
    assert [at["step"] for at in told["course"]] == sorted(at["step"] for at in told["course"])
    assert seen == sorted(seen)
    assert told["slips"], "who answers by chance makes mistakes"
    falls = [slip["before"] - slip["after"] for slip in told["slips"]]
    assert min(falls) >= 2
    for slip in told["slips"]:
        at = client.get(f"/api/links/{link}/games/1/steps/{slip['step']}?side=1").json()
        texts = [option["text"] for option in at["view"]["question"]["options"]]
        assert slip["question"] == at["view"]["question"]["text"]
        assert slip["made"] in texts
        assert slip["better"] in texts
        assert slip["made"] != slip["better"]


def test_a_review_is_kept_with_its_table_and_told_in_every_language(client: httpx.Client, made: dict[str, Any]) -> None:
    _, told = whole(client, made["watch"], 1)
    spanish = ask(client, made["seats"][1], lang="es").json()
    assert spanish["finished"], "it is looked through again"
    assert spanish["course"] == told["course"]
    assert spanish["words"] != told["words"]
    assert "Player" not in told["words"]  # the page has just been told whose moves


def test_nothing_is_told_of_a_game_that_goes_on(client: httpx.Client) -> None:
    made = new_table(client, best_of=3)
    with sitting(client, made) as people:
        for link in (*made["seats"], made["watch"]):
            assert ask(client, link).status_code == 404
        assert people[0].do(t="concede")["t"] == "ack"
        for link in (*made["seats"], made["watch"]):
            refused = ask(client, link)  # one game of the series is over, and its decks are played again
            assert (refused.status_code, refused.json()["code"]) == (404, "not_over")
            assert set(refused.json()) == {"code", "words", "rule"}


def test_a_table_has_one_review_at_a_time(client: httpx.Client) -> None:
    other = finished(client, FEW, seed=9)
    assert not ask(client, other["watch"], 1).json().get("finished")
    refused = ask(client, other["watch"], 2)
    assert (refused.status_code, refused.json()["code"]) == (409, "review_running")
    whole(client, other["watch"], 1)
    assert ask(client, other["watch"], 2).status_code == 200


def test_a_review_that_nobody_waits_for_is_given_up(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    other = finished(client, CHOICES, seed=10)
    monkeypatch.setattr(reviews, "FORGOTTEN", 0.0)
    assert ask(client, other["watch"], 1).status_code == 200
    time.sleep(1.0)
    monkeypatch.undo()
    assert ask(client, other["watch"], 2).status_code == 200, "the first one still goes on"


def test_a_review_is_of_somebody_who_played(client: httpx.Client, made: dict[str, Any]) -> None:
    refused = ask(client, made["watch"], 3, lang="es")
    assert (refused.status_code, refused.json()["code"]) == (422, "review_whose")
    assert ask(client, made["watch"], 1, game=2).status_code == 404
    assert ask(client, "nothing").json()["code"] == "no_link"


class Slow:
    """Processes that are late three times before each of their answers."""

    def __init__(self, answers: list[reviews.Progress]) -> None:
        self.answers = answers
        self.late = 0

    async def do(self, _table: str, _task: reviews.LookOn) -> reviews.Progress:
        if self.late < MOST_TRIES:
            self.late += 1
            raise Late
        self.late = 0
        return self.answers.pop(0)


def looked_through(answers: list[reviews.Progress]) -> reviews.Reviewing:
    at = reviews.Reviewing(number=1, player=1, of=9)
    asyncio.run(reviews.look_through(Slow(answers), "table", b"file", reviews.Reviews(), at))
    return at


def test_a_slow_machine_gets_to_the_end_of_a_review() -> None:
    done = reviews.Progress(0, Review(player=1, course=(), slips=(), asked=0))
    assert looked_through([reviews.Progress(n, None) for n in (2, 5, 8)] + [done]).review is not None


def test_a_review_that_does_not_get_on_ends() -> None:
    assert looked_through([reviews.Progress(2, None) for _ in range(50)]).review is None
