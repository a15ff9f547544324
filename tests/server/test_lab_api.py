"""The laboratory over HTTP: what is started, told, stopped and refused, and that tables go on meanwhile."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.reading import shared_house
from tintero.cards.samples import samples
from tintero.lab.experiments.compare import compare
from tintero.lab.experiments.crew import Crew
from tintero.lab.experiments.field import Contender, Terms
from tintero.lab.experiments.matrix import gauntlet
from tintero.server import laboratory
from tintero.server.new_experiment import MOST_EACH, MOST_PAIRS
from tintero.server.new_table import deck_of

from .processes import Server
from .quick_experiments import PAGE, put_in
from .serving import LONGEST_WAIT, new_table, refused, served, sitting

DECK, OTHER = "amber-amethyst-singers", "amber-emerald-company"
PLAIN = {"kind": "gauntlet", "deck": DECK, "games": 1}
LISTED = "4 Stitch - Rock Star\n56 Mickey Mouse - True Friend\n"
PASTED = f"{LISTED}4 Lantern\n"
PATIENCE = 3 * LONGEST_WAIT
SOON = 30.0  # seconds in which a table answers on any machine that does much else; `load.py` measures it
BUSY = 503  # what a hint is answered with on a machine that has far too much to do
ANSWERS = 6  # of a bot


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served(tmp_path_factory.mktemp("lab")) as found:
        yield found


def started(client: httpx.Client, **asked: Any) -> str:
    """As soon as the one before is over."""
    until = time.monotonic() + PATIENCE
    while (made := client.post("/api/lab", json=asked)).status_code == 429 and time.monotonic() < until:
        time.sleep(0.1)
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def told(client: httpx.Client, id: str, lang: str = "en") -> dict[str, Any]:
    answer = client.get(f"/api/lab/{id}", params={"lang": lang})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def followed(client: httpx.Client, id: str, enough: int | None = None) -> list[dict[str, Any]]:
    """Everything that was told until it is over, or so many games are done; the last of it last."""
    seen: list[dict[str, Any]] = []
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        seen.append(told(client, id))
        over = seen[-1]["state"] not in ("waiting", "running")
        if over if enough is None else seen[-1]["done"] >= enough:
            return seen
        time.sleep(0.05)
    raise AssertionError(f"it is never over: {seen[-1]}")


def contender(text: str, name: str) -> Contender:
    house = shared_house()
    return Contender(name, tuple(house.definitions(deck_of(text, house))))


def field() -> list[Contender]:
    return [contender(name, name) for name in samples()]


def as_sent(found: Any) -> Any:
    return json.loads(json.dumps(found.to_data()))


# ---- what comes out --------------------------------------------------------------------------------------------------


def test_a_comparison_is_told_as_it_goes_on_and_is_the_one_of_the_laboratory(client: httpx.Client) -> None:
    asked = {"kind": "compare", "deck": DECK, "other": PASTED, "other_name": "Mice", "games": 30, "seed": 7}
    seen = followed(client, started(client, **asked))
    done = [one["done"] for one in seen]
    assert done == sorted(done)
    assert len(set(done)) > 2, "nothing was told on the way"
    assert {one["wanted"] for one in seen} == {60}
    assert [one["state"] for one in seen if "result" in one] == ["done"]
    terms = Terms(seed=7, house=shared_house())
    expected = compare(contender(DECK, DECK), contender(PASTED, "Mice"), field(), terms, Crew(), 30)
    assert seen[-1]["result"] == as_sent(expected)
    assert seen[-1]["done"] == seen[-1]["wanted"]


def test_a_change_of_cards_is_a_comparison_of_the_deck_with_itself(client: httpx.Client) -> None:
    change = "-4 Stitch - Rock Star +4 Lantern"
    asked = {"kind": "swap", "deck": LISTED, "name": "Mice", "change": change, "games": 15}
    (*_, last) = followed(client, started(client, **asked))
    after = "Mice −4 Stitch +4 Lantern"
    text = "56 Mickey Mouse - True Friend\n4 Lantern\n"
    terms = Terms(seed=1, house=shared_house())
    expected = compare(contender(LISTED, "Mice"), contender(text, after), field(), terms, Crew(), 15)
    assert last["result"] == as_sent(expected)
    for lang, words in (("en", "95 % interval"), ("es", "intervalo del 95 %")):
        said = told(client, last["id"], lang)["sentences"]
        assert words in said[1]
        assert after in said[1]


def test_a_deck_meets_the_field_and_the_figures_are_told_in_both_languages(client: httpx.Client) -> None:
    (*_, last) = followed(client, started(client, kind="gauntlet", deck=DECK, games=2))
    expected = gauntlet(contender(DECK, DECK), field(), Terms(seed=1, house=shared_house()), Crew(), 2)
    assert last["result"] == as_sent(expected)
    assert [row["deck"] for row in last["result"]["opponents"]] == list(samples())
    english, spanish = (told(client, last["id"], lang)["sentences"] for lang in ("en", "es"))
    assert len(english) == len(spanish) == 3
    assert english[0].startswith(f"{DECK} wins ")
    assert english[2].startswith("Played by greedy against greedy, seed 1")
    assert spanish[0].startswith(f"{DECK} gana el ")
    assert "," in spanish[0]
    for lang in ("en", "es"):
        report = client.get(f"/api/lab/{last['id']}/report?lang={lang}").text
        assert f"<html lang='{lang}'>" in report
        assert f"tintero lab gauntlet {DECK} --games 2" in re.sub("<[^>]*>", "", report)


def test_one_that_is_stopped_tells_the_games_that_were_finished(client: httpx.Client) -> None:
    id = started(client, kind="gauntlet", deck=DECK, games=MOST_EACH)
    followed(client, id, enough=1)
    assert client.delete(f"/api/lab/{id}").status_code == 200
    (*_, last) = followed(client, id)
    assert last["state"] == "stopped"
    assert 0 < last["done"] < last["wanted"]
    assert last["result"]["interrupted"]
    assert sum(row["games"] for row in last["result"]["opponents"]) == last["done"]
    unmet = sum(not row["games"] for row in last["result"]["opponents"])
    said = told(client, id, "es")["sentences"]
    assert any(one.startswith("Parado antes de tiempo") for one in said)
    assert any("no se ha llegado a jugar" in one for one in said) == (unmet > 0)
    assert client.post("/api/lab", json=PLAIN).status_code == 201  # the next one may begin at once


# ---- reports ---------------------------------------------------------------------------------------------------------


def test_a_report_is_a_page_of_its_own_that_may_load_nothing(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_in(monkeypatch)
    id = begun(client, "writes long")
    report = client.get(f"/api/lab/{id}/report?lang=es")  # whoever asks before it is written waits
    assert (report.status_code, report.text) == (200, PAGE)
    assert report.headers["content-type"] == "text/html; charset=utf-8"
    policy = report.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "sandbox" in policy
    assert "script" not in policy


def test_a_report_that_is_not_there_is_refused_with_a_sentence(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_in(monkeypatch)
    id = begun(client, "draws nothing")
    assert refused(client.get(f"/api/lab/{id}/report"), 404) == "lab_no_report"
    assert refused(client.get("/api/lab/nothing/report"), 404) == "no_experiment"


def begun(client: httpx.Client, how: str) -> str:
    """An experiment of a stand-in that is over."""
    (*_, last) = followed(client, started(client, **{**PLAIN, "deck": LISTED, "name": how}))
    return str(last["id"])


# ---- what is refused -------------------------------------------------------------------------------------------------

COMPARE = {"kind": "compare", "deck": DECK, "other": OTHER, "games": 10}
SWAP = {"kind": "swap", "deck": LISTED, "games": 10}
WRONG = [
    ({**PLAIN, "deck": "4 Nobody At All"}, "lab_bad_deck", "Your deck cannot be used", "Tu mazo no se puede usar"),
    ({**COMPARE, "other": "4 Nobody"}, "lab_bad_deck", "Second deck cannot be used", "Segundo mazo no se puede usar"),
    ({**COMPARE, "other": DECK}, "lab_same_decks", "Both decks", "Los dos mazos"),
    ({**PLAIN, "deck": "2000 Lantern"}, "lab_bad_deck", "Your deck", "Tu mazo"),
    ({**PLAIN, "deck": "300 Lantern"}, "large_deck", "at most", "como máximo"),
    ({**SWAP, "change": " "}, "swap_empty", "The change is empty", "El cambio está vacío"),
    ({**SWAP, "change": "two Lanterns"}, "bad_swap", "no change of a deck", "no es un cambio de mazo"),
    ({**SWAP, "change": "+1 Nobody At All"}, "unknown_card", "Nobody At All", "Nobody At All"),
    ({**SWAP, "change": "-1 Lantern"}, "swap_too_many", "has 0 of Lantern", "lleva 0 de Lantern"),
    ({**SWAP, "change": "-1 Stitch - Rock Star +1 Stitch - Rock Star"}, "swap_nothing", "as it is", "como está"),
    (
        {**SWAP, "change": "-4 Stitch - Rock Star -56 Mickey Mouse - True Friend"},
        "lab_nothing_left", "no card is left", "no queda ninguna carta",
    ),
    ({**COMPARE, "games": MOST_PAIRS + 1}, "lab_pairs", "At most 300 pairs", "como máximo 300 pares"),
    ({**SWAP, "change": "+1 Lantern", "games": 10**9}, "lab_pairs", "At most 300 pairs", "como máximo 300 pares"),
    ({**PLAIN, "games": MOST_EACH + 1}, "lab_games", "At most 40 games", "como máximo 40 partidas"),
    ({**PLAIN, "games": 0}, "not_valid", "games", "games"),
    ({**PLAIN, "kind": "matrix"}, "not_valid", "cannot be used", "no se puede usar"),
    ({**PLAIN, "players": "expert"}, "not_valid", "players", "players"),
    ({"kind": "compare", "deck": DECK, "games": 5}, "not_valid", "other", "other"),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "code", "english", "spanish"), WRONG, ids=[str(n) for n in range(len(WRONG))])
def test_what_cannot_be_played_is_refused_with_one_sentence(
    client: httpx.Client, asked: dict[str, Any], code: str, english: str, spanish: str
) -> None:
    for lang, words in (("en", english), ("es", spanish)):
        answer = client.post("/api/lab", json=asked, headers={"Accept-Language": lang})
        assert refused(answer, 422).startswith(code)
        assert words in answer.json()["words"]
        assert "\n" not in answer.json()["words"]


def test_a_caller_has_one_experiment_at_a_time(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    put_in(monkeypatch)
    begun(client, "finishes")
    id = started(client, **{**PLAIN, "deck": LISTED, "name": "never begins"})
    answer = client.post("/api/lab", json=PLAIN, headers={"Accept-Language": "es"})
    assert refused(answer, 429) == "lab_yours"
    assert "detenlo" in answer.json()["words"]
    client.delete(f"/api/lab/{id}")
    followed(client, id)


def test_an_experiment_that_is_not_known_is_told(client: httpx.Client) -> None:
    for answer in (client.get("/api/lab/nothing?lang=es"), client.delete("/api/lab/nothing?lang=es")):
        assert refused(answer, 404) == "no_experiment"
        assert "se olvidan cuando el servidor" in answer.json()["words"]


def test_a_server_without_what_counts_says_so(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    about = client.get("/api/lab").json()
    assert about == {"open": True, "words": "", "most_pairs": MOST_PAIRS, "most_each": MOST_EACH}
    monkeypatch.setattr(laboratory, "find_spec", lambda name: None)
    answer = client.post("/api/lab", json=PLAIN, headers={"Accept-Language": "es"})
    assert refused(answer, 503) == "lab_missing"
    assert not client.get("/api/lab").json()["open"]
    assert "tintero[lab]" in client.get("/api/lab?lang=es").json()["words"]


def test_a_server_starts_without_what_counts() -> None:
    code = (
        "import sys; sys.modules.update(dict.fromkeys(('numpy', 'scipy', 'altair', 'duckdb')))\n"
        "from tintero.server.application import Served, make_app\n"
        "print(len(make_app(Served('sqlite+aiosqlite://')).openapi()['paths']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 20


def test_every_worker_of_a_server_knows_of_an_experiment(postgres: str) -> None:
    server = Server(postgres, None, None, "--workers", "2")
    server.start()
    try:
        with httpx.Client(base_url=server.address, timeout=LONGEST_WAIT) as first:
            id = started(first, **PLAIN)
            for _ in range(10):  # each comes to whichever worker takes it
                with httpx.Client(base_url=server.address, timeout=LONGEST_WAIT) as another:
                    assert refused(another.post("/api/lab", json=PLAIN), 429) == "lab_yours"
                    assert told(another, id)["id"] == id
            (*_, last) = followed(first, id)
            assert last["state"] == "done"
            for _ in range(10):
                with httpx.Client(base_url=server.address, timeout=LONGEST_WAIT) as another:
                    assert told(another, id)["result"] == last["result"]
                    assert another.get(f"/api/lab/{id}/report").status_code == 200
    finally:
        assert "Traceback" not in server.stop()


# ---- tables go on ----------------------------------------------------------------------------------------------------


def test_tables_go_on_meanwhile(client: httpx.Client) -> None:
    id = started(client, kind="gauntlet", deck=DECK, games=MOST_EACH)
    followed(client, id, enough=1)
    made = new_table(client, seats=[{"deck": DECK}, {"deck": OTHER, "who": "greedy"}], hints=True)
    waited: list[float] = []
    with sitting(client, {**made, "seats": made["seats"][:1]}) as (person,):
        answered(person)
        for n in range(ANSWERS):
            if n == ANSWERS // 2:
                began = time.monotonic()
                hint = client.post(f"/api/links/{made['seats'][0]}/hint", json={"v": person.v})
                waited.append(time.monotonic() - began)
                assert hint.status_code in (200, BUSY), hint.text
            began = time.monotonic()
            answered(person)
            waited.append(time.monotonic() - began)
    assert max(waited) < SOON, waited
    at = told(client, id)
    client.delete(f"/api/lab/{id}")
    assert at["state"] == "running", "the experiment was over before the tables were measured"


def answered(person: Any) -> None:
    """One answer of the person, and whatever the bot says to it, until the person is asked again."""
    if person.question["player"] != 1:
        person.hear(lambda _: person.over or person.question["player"] == 1)
    answer = person.do(t="choose", v=person.v, option=len(person.question["options"]) - 1)
    assert answer["t"] == "ack", answer
    person.until(answer["v"])
    if not person.over and person.question["player"] != 1:
        person.hear(lambda _: person.over or person.question["player"] == 1)
