"""Replays, forks and reports over HTTP: hidden until the games are over, exact, and to be played on from any place."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from tintero.table import saves
from tintero.table.front import Game
from tintero.table.resumed import from_json

from ..reading import shared_house
from .serving import finished, new_table, play, refused, served, sitting


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served(tmp_path_factory.mktemp("replays")) as found:
        yield found


@pytest.fixture(scope="module")
def table(client: httpx.Client) -> dict[str, Any]:
    """A table whose only game is over."""
    return finished(client)


@pytest.fixture(scope="module")
def file(client: httpx.Client, table: dict[str, Any]) -> str:
    return client.get(f"/api/links/{table['watch']}/games/1/file").text


def played(text: str) -> Game:
    return from_json(text, shared_house())


# ---- by a link -------------------------------------------------------------------------------------------------------


def test_whoever_shares_a_replay_hands_over_no_seat(client: httpx.Client, table: dict[str, Any]) -> None:
    """The link for watching is made from that of a seat, and leads to the same games, but nobody sits there."""
    shared = {client.post(f"/api/links/{seat}/watch").json()["watch"] for seat in table["seats"] for _ in range(2)}
    assert len(shared) == 2, "one for each seat, and always the same one"
    for watch in shared:
        assert watch not in table["seats"]
        assert len(watch) == len(table["watch"])
        assert client.post(f"/api/links/{watch}/watch").json() == {"watch": watch}
        games = client.get(f"/api/links/{watch}/games").json()["games"]
        assert games == client.get(f"/api/links/{table['watch']}/games").json()["games"] != []
        with sitting(client, {"seats": [watch]}) as (one,):
            assert one.told[0]["seat"] == 0
            assert one.do(t="rematch")["code"] == "watching"
    assert refused(client.post("/api/links/AAAAAAAAAAAAAAAAAAAAAA/watch"), 404) == "no_link"


def test_a_link_for_watching_a_game_that_goes_on_shows_nobodys_hand(client: httpx.Client) -> None:
    made = new_table(client)
    watch = client.post(f"/api/links/{made['seats'][0]}/watch").json()["watch"]
    with sitting(client, {"seats": [watch]}) as (one,):
        assert one.view["viewer"] == 0
        assert not any("hand_seen" in side for side in one.view["sides"])


def test_nobody_can_look_through_a_game_that_goes_on(client: httpx.Client) -> None:
    made = new_table(client)
    with sitting(client, made) as people:
        play(people, random.Random(1), 6)
        for link in (*made["seats"], made["watch"]):
            assert client.get(f"/api/links/{link}/games").json()["games"] == []
            for what in ("", "/file", "/log", "/steps/0"):
                assert refused(client.get(f"/api/links/{link}/games/1{what}"), 404) == "not_over"
            assert refused(client.post(f"/api/links/{link}/games/1/fork", json={"step": 1}), 404) == "not_over"
            assert refused(client.get(f"/api/links/{link}/report"), 403) == "report_hidden"


def test_a_series_shows_no_game_before_all_of_it_is_over(client: httpx.Client) -> None:
    made = new_table(client, best_of=3)
    with sitting(client, made) as people:
        link = made["seats"][0]
        people[0].do(t="concede")
        assert client.get(f"/api/links/{link}/games").json()["games"] == []
        people[0].do(t="next", first=True)
        people[0].do(t="concede")
        assert [game["winners"] for game in client.get(f"/api/links/{link}/games").json()["games"]] == [[2], [2]]


def test_every_link_leads_to_the_games_that_are_over(client: httpx.Client, table: dict[str, Any]) -> None:
    for link in (*table["seats"], table["watch"]):
        games = client.get(f"/api/links/{link}/games").json()["games"]
        assert len(games) == 1
        assert games[0]["winners"] == [1]


def test_a_rematch_leaves_the_earlier_game_open(client: httpx.Client) -> None:
    made = finished(client, 3)
    with sitting(client, made) as people:
        people[0].do(t="rematch")
        people[1].do(t="rematch")
        assert len(client.get(f"/api/links/{made['watch']}/games").json()["games"]) == 1
        assert refused(client.get(f"/api/links/{made['watch']}/games/2"), 404) == "not_over"


def test_the_file_plays_to_the_same_position(client: httpx.Client, file: str) -> None:
    game = played(file)  # refuses anything else
    assert game.over


def test_the_whole_of_a_game_has_its_turns_and_its_story(
    client: httpx.Client, table: dict[str, Any], file: str
) -> None:
    told = client.get(f"/api/links/{table['watch']}/games/1", params={"lang": "es"}).json()
    game = played(file)
    assert told["last"] == len(game.choices)
    assert told["over"]
    assert [turn["turn"] for turn in told["turns"]][-1] == game.turn
    steps = [line["step"] for line in told["lines"]]
    assert steps == sorted(steps)
    assert steps[-1] == told["last"]
    assert [line["line"]["text"] for line in told["lines"]] == [line.text for line in game.events.told("es")]


def test_each_step_is_the_table_as_it_was(client: httpx.Client, table: dict[str, Any], file: str) -> None:
    game = played(file)
    last = len(game.choices)
    for step in (0, last // 2, 3, last):  # forward and back
        told = client.get(f"/api/links/{table['watch']}/games/1/steps/{step}").json()
        then = game.earlier(step).view(None)
        assert told["view"]["viewer"] == -1
        assert told["view"]["turn"] == then.turn
        for mine, theirs in zip(told["view"]["sides"], then.sides, strict=True):
            assert mine["lore"] == theirs.lore
            assert [c["face"] for c in mine.get("hand_seen", ())] == [c.name for c in theirs.hand_seen]
            assert [p["face"] for p in mine.get("play", ())] == [p.printed.name for p in theirs.play]


def test_a_side_sees_only_its_own_hand(client: httpx.Client, table: dict[str, Any]) -> None:
    address = f"/api/links/{table['watch']}/games/1/steps/5"
    for side, sees in ((1, [True, False]), (2, [False, True]), (0, [False, False]), (-1, [True, True])):
        view = client.get(address, params={"side": side}).json()["view"]
        assert [bool(s.get("hand_seen")) for s in view["sides"]] == sees


def test_the_log_is_a_text_for_people(client: httpx.Client, table: dict[str, Any]) -> None:
    answer = client.get(f"/api/links/{table['watch']}/games/1/log", params={"lang": "es"})
    assert answer.headers["content-type"].startswith("text/plain")
    lines = answer.text.splitlines()
    begun = [n for n, line in enumerate(lines) if line.startswith("Turno ")]
    assert begun == [n + 1 for n, line in enumerate(lines) if line == ""]  # a gap, and the turn that begins
    assert len(begun) > 5
    assert all("llega a su fin" in "".join(lines[n - 4 : n - 1]) for n in begun[1:])  # the turn before has ended
    assert lines[0].startswith("Mazos: ")
    assert len(lines) > 20


def test_wrong_places_are_told_in_a_sentence(client: httpx.Client, table: dict[str, Any]) -> None:
    start = f"/api/links/{table['watch']}/games"
    assert refused(client.get("/api/links/nonsense/games"), 404) == "no_link"
    assert refused(client.get(f"{start}/2"), 404) == "no_game"
    assert refused(client.get(f"{start}/0"), 422) == "not_valid"
    assert refused(client.get(f"{start}/1/steps/9999"), 404) == "no_step"
    assert refused(client.get(f"{start}/1/steps/-1"), 422) == "not_valid"
    assert refused(client.get(f"{start}/1", params={"side": 3}), 422) == "no_viewpoint"
    assert refused(client.get(f"{start}/1", params={"side": 5}), 422) == "not_valid"


# ---- by a file -------------------------------------------------------------------------------------------------------


def test_a_file_is_looked_at_in_the_same_way(client: httpx.Client, table: dict[str, Any], file: str) -> None:
    link = f"/api/links/{table['watch']}/games/1"
    assert client.post("/api/replays/look", json={"file": file}).json() == client.get(link).json()
    step = client.post("/api/replays/step", json={"file": file, "step": 4, "side": 1}).json()
    assert step == client.get(f"{link}/steps/4", params={"side": 1}).json()
    assert client.post("/api/replays/log", json={"file": file}).text == client.get(f"{link}/log").text


@pytest.mark.parametrize("damage", ["", "{}", "no game", "changed", "cut"])
def test_a_file_that_is_no_game_is_told_in_a_sentence(client: httpx.Client, file: str, damage: str) -> None:
    text = {"changed": file.replace('"seed":"5"', '"seed":"6"'), "cut": file[:-20]}.get(damage, damage)
    assert text != file
    for what, more in (("look", {}), ("step", {"step": 1}), ("log", {}), ("fork", {"step": 1})):
        refused(client.post(f"/api/replays/{what}", json={"file": text, **more}), 422)


# ---- playing on ------------------------------------------------------------------------------------------------------


def test_a_fork_begins_where_the_game_was_and_goes_on(client: httpx.Client, table: dict[str, Any], file: str) -> None:
    game = played(file)
    for step in (0, 7, 20):
        made = client.post(f"/api/links/{table['seats'][0]}/games/1/fork", json={"step": step}).json()
        then = game.earlier(step)
        with sitting(client, made) as people:
            question = people[0].question
            assert then.question is not None
            assert question["player"] == then.question.player
            asked = people[question["player"] - 1]
            assert [o["text"] for o in asked.question["options"]] == [o.text() for o in then.options]
            play(people, random.Random(step), 5)
            people[0].do(t="concede")
        again = played(client.get(f"/api/links/{made['watch']}/games/1/file").text)
        assert again.choices[:step] == game.choices[:step]
        assert len(again.choices) > step


def test_what_was_forked_can_be_taken_back_only_to_the_fork(client: httpx.Client, file: str) -> None:
    made = client.post("/api/replays/fork", json={"file": file, "step": 12}).json()
    with sitting(client, made) as people:
        refusal = people[0].do(t="undo", v=0)
        assert refusal["code"] == "undo_nothing"


def test_a_fork_that_cannot_be_is_told_in_a_sentence(client: httpx.Client, file: str) -> None:
    last = len(played(file).choices)
    for asked, status, code in (
        ({"step": last}, 409, "over_there"),
        ({"step": last + 1}, 404, "no_step"),
        ({"step": 1, "seats": [{}, {}, {}]}, 422, "wrong_seats"),
        ({"step": 1, "seats": [{"who": "nobody"}, {}]}, 422, "unknown_bot"),
        ({"step": -1}, 422, "not_valid"),
    ):
        assert refused(client.post("/api/replays/fork", json={"file": file, **asked}), status) == code


# ---- reports ---------------------------------------------------------------------------------------------------------


def test_a_report_plays_to_the_same_position(client: httpx.Client, table: dict[str, Any]) -> None:
    report = client.get(f"/api/links/{table['seats'][0]}/report").json()
    game = played(report["file"])
    assert saves.state_digest(game.rules) == report["state"]
    for secret in (*table["seats"], table["watch"]):
        assert secret not in msgspec.json.encode(report).decode()


def test_whoever_plays_with_bots_only_can_report_at_once(client: httpx.Client) -> None:
    seats = [{"deck": "amber-amethyst-singers", "name": "Ana"}, {"deck": "ruby-steel-brawlers", "who": "greedy"}]
    made = new_table(client, seats=seats)
    with sitting(client, {**made, "seats": made["seats"][:1]}) as (ana,):
        while ana.question["player"] != 1:
            ana.until(ana.v + 1)
        ana.do(t="choose", v=ana.v, option=0)
        report = client.get(f"/api/links/{made['seats'][0]}/report").json()
        assert not played(report["file"]).over
        assert report["seats"] == ["human", "greedy"]
        for link in (made["watch"], made["seats"][1]):
            assert refused(client.get(f"/api/links/{link}/report"), 403) == "report_hidden"


# ---- the first game --------------------------------------------------------------------------------------------------


def test_the_first_game_teaches_everything_at_a_real_table(client: httpx.Client) -> None:
    first = client.get("/api/first-game", params={"lang": "es"}).json()
    taught = [step["teaches"] for step in first["steps"] if step.get("teaches")]
    assert sorted(taught) == ["challenge", "ink", "play", "quest", "sing"]
    assert all(step["words"] for step in first["steps"] if step.get("teaches"))
    made = client.post("/api/tables", json={key: first[key] for key in ("seed", "seats")}).json()
    with sitting(client, {**made, "seats": made["seats"][:1]}) as (learner,):
        for step in first["steps"]:
            learner.until(step["v"])
            assert learner.question["player"] == 1
            option = learner.question["options"][step["option"]]
            assert option["verb"] == step["verb"]
            assert learner.do(t="choose", v=step["v"], option=step["option"])["t"] == "ack"
