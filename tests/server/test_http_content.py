"""Rules, cards, decks and rulings over HTTP: what is asked for comes in its language, and wrong input is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tintero.rulebook import rulebook
from tintero.rulebook.rulings import rulings

from .serving import served

RULING = """
id: a-quest
title: {en: A quest gains lore, es: Una aventura da lore}
rules: ["4.5.1"]
given:
  P1:
    play: [Stitch - New Dog]
steps:
  - P1: {quest: Stitch - New Dog}
  - see: {P1: {lore: 1}}
"""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served(tmp_path_factory.mktemp("content")) as found:
        yield found


def got(client: httpx.Client, address: str, **more: Any) -> dict[str, Any]:
    answer = client.get(address, **more)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def refused(answer: Any, status: int) -> dict[str, Any]:
    """A refusal has one form, and one sentence."""
    assert answer.status_code == status, answer.text
    body: dict[str, Any] = answer.json()
    assert set(body) == {"code", "words", "rule"}
    assert body["words"].strip()
    assert body["code"].replace("_", "").isalnum()
    assert not body["words"].startswith("server.")
    return body


# ---- rules -----------------------------------------------------------------------------------------------------------


def test_the_tree_has_every_section_of_the_book(client: httpx.Client) -> None:
    told = got(client, "/api/rules")
    sections = [s["number"] for chapter in told["chapters"] for s in chapter["sections"]]
    assert sections == [rule.number for rule in rulebook().sections()]


def test_every_rule_has_a_page(client: httpx.Client) -> None:
    for rule in rulebook().rules()[::25]:
        assert got(client, f"/api/rules/{rule.number}")["text"] == rule.en


def test_a_rule_comes_with_what_belongs_to_it(client: httpx.Client) -> None:
    page = got(client, "/api/rules/4.6.4", params={"lang": "es"})
    assert [rule["number"] for rule in page["above"]] == ["4", "4.6"]
    assert page["below"][1]["number"] == "4.6.4.2"
    assert "desafi" in page["below"][1]["text"]
    assert "bodyguard-must-be-challenged" in {ruling["id"] for ruling in page["rulings"]}
    assert "Simba - Protective Cub" in page["cards"]


def test_an_older_number_leads_to_the_rule_of_today(client: httpx.Client) -> None:
    from tintero.rulebook.sources.older_numbers import documents

    number, moved = next(
        (number, moved)
        for document in documents()
        for number, moved in document.moved.items()
        if rulebook().rule(number) is None and moved.now
    )
    page = got(client, f"/api/rules/{number}")
    assert page["older"][0]["now"] == list(moved.now)
    assert page["now"][0]["number"] == moved.now[0]


def test_a_question_finds_the_rule_in_both_languages(client: httpx.Client) -> None:
    for question in ("how much lore do I need to win", "cuánto lore necesito para ganar"):
        found = got(client, "/api/rules/search", params={"q": question})["rules"]
        assert any(rule["number"].startswith(("1.8", "1.11", "2.3")) for rule in found[:5])


def test_the_open_points_have_a_default_each(client: httpx.Client) -> None:
    for point in got(client, "/api/rules/open", params={"lang": "es"})["points"]:
        assert sum(answer["default"] for answer in point["answers"]) == 1


def test_a_number_that_no_rule_has_is_answered_with_those_near_it(client: httpx.Client) -> None:
    body = refused(client.get("/api/rules/4.66"), 404)
    assert body["code"] == "no_rule"
    assert "4.6" in body["words"]


# ---- cards -----------------------------------------------------------------------------------------------------------


def test_filters_hold_for_every_card_found(client: httpx.Client) -> None:
    asked = {
        "ink": "rubí",
        "cost": "<=3",
        "type": "personaje",
        "inkable": "true",
        "classification": "Hero",
        "lang": "es",
    }
    told = got(client, "/api/cards", params=asked)
    assert told["total"] > 10
    for card in told["cards"]:
        assert "Ruby" in card["inks"]
        assert "Rubí" in card["ink_names"]
        assert card["cost"] <= 3
        assert card["type"] == "character"
        assert card["inkable"]
        assert "Hero" in card["classifications"]


def test_pages_have_every_card_once(client: httpx.Client) -> None:
    asked = {"keyword": "Ward", "size": 7}
    first = got(client, "/api/cards", params=asked)
    names = [
        card["name"]
        for page in range(1, first["pages"] + 1)
        for card in got(client, "/api/cards", params={**asked, "page": page})["cards"]
    ]
    assert len(names) == len(set(names)) == first["total"] > 7
    assert got(client, "/api/cards", params={**asked, "page": first["pages"] + 1})["cards"] == []


def test_a_card_tells_what_was_understood_in_spanish_too(client: httpx.Client) -> None:
    page = got(client, "/api/cards/Elsa - Spirit of Winter", params={"lang": "es-x-en"})
    assert page["card"]["cost"] == 8
    assert page["understood"]
    assert page["meaning"][0].startswith("KeywordAbility")
    assert page["texts"][0]["keyword"] == "Shift 6"
    assert page["texts"][1]["text"].startswith("Cuando juegues este personaje")
    assert "8.10" in {rule["number"] for rule in page["rules"]}
    assert {entry["format"] for entry in page["formats"]} >= {"Core", "Infinity"}


def test_a_card_knows_its_rulings(client: httpx.Client) -> None:
    with_card = next(r for r in rulings() if r.cards)
    page = got(client, f"/api/cards/{with_card.cards[0]}")
    assert with_card.id in {ruling["id"] for ruling in page["rulings"]}


def test_a_card_that_was_found_has_the_texts_of_its_page(client: httpx.Client) -> None:
    asked = {"name": "Stitch Rock Star", "lang": "es"}
    [found] = got(client, "/api/cards", params=asked)["cards"]
    page = got(client, f"/api/cards/{found['name']}", params=asked)
    assert found["texts"] == page["texts"]
    assert {key: value for key, value in found.items() if key != "texts"} == page["card"]


def test_what_there_is_to_choose_from_finds_cards(client: httpx.Client) -> None:
    choices = got(client, "/api/cards/filters")
    for name, value in (("ink", choices["inks"][0]["value"]), ("type", choices["types"][-1]["value"]),
                        ("keyword", choices["keywords"][0]["value"]), ("set", choices["sets"][-1]),
                        ("classification", choices["classifications"][0]), ("cost", choices["costs"][-1])):  # fmt: skip
        assert got(client, "/api/cards", params={name: value})["total"] > 0, name


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"ink": "mauve"}, 422, "bad_ink"),
        ({"cost": "many"}, 422, "bad_cost"),
        ({"type": "creature"}, 422, "bad_type"),
        ({"format": "standard"}, 422, "unknown_format"),
        ({"page": "0"}, 422, "not_valid"),
        ({"size": "9999"}, 422, "not_valid"),
        ({"text": "x" * 301}, 422, "not_valid"),
        ({"lang": "de"}, 422, "not_valid"),
    ],
)
def test_a_wrong_filter_is_told_in_a_sentence(
    client: httpx.Client, asked: dict[str, str], status: int, code: str
) -> None:
    assert refused(client.get("/api/cards", params=asked), status)["code"] == code


def test_unknown_and_ambiguous_names_are_told(client: httpx.Client) -> None:
    assert refused(client.get("/api/cards/Elsa - Spirit of Wintre"), 404)["code"] == "unknown_card"
    assert refused(client.get("/api/cards/Elsa"), 404)["code"] == "ambiguous_card"


# ---- decks -----------------------------------------------------------------------------------------------------------


def test_a_pasted_deck_is_counted_and_checked(client: httpx.Client) -> None:
    text = "4 Stitch - New Dog\n4 Elsa - Spirit of Winter\n2 Nobody - At All\n"
    told = client.post("/api/decks/look", json={"text": text}).json()
    assert told["size"] == 8
    assert sum(entry["count"] for entry in told["curve"]) == 8
    assert [(entry["cost"], entry["count"]) for entry in told["curve"] if entry["count"]] == [(1, 4), (8, 4)]
    assert told["lines"][0]["line"] == 3
    core = next(entry for entry in told["formats"] if entry["format"] == "Core")
    assert not core["legal"]
    assert core["problems"][0]["code"] == "too_few_cards"
    assert core["problems"][0]["rule"] == "1.10.1.1"


def test_samples_are_legal_and_come_back_from_both_exports(client: httpx.Client) -> None:
    for sample in client.get("/api/decks").json()[:3]:
        told = got(client, f"/api/decks/{sample['name']}")
        assert told["size"] >= 60
        assert any(entry["legal"] for entry in told["formats"])
        text = "".join(f"{entry['count']} {entry['card']['name']}\n" for entry in told["entries"])
        for form in ("text", "pixelborn"):
            written = client.post("/api/decks/export", json={"text": text, "to": form}).json()["text"]
            again = client.post("/api/decks/look", json={"text": written}).json()
            assert again["entries"] == told["entries"]


def test_a_path_of_the_server_is_no_deck(client: httpx.Client, tmp_path: Any) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("4 Stitch - New Dog\n", encoding="utf-8")
    for text in (str(file), file.as_uri()):
        answer = client.post("/api/decks/look", json={"text": text})
        assert "Stitch" not in answer.text
        refused(answer, 422)


@pytest.mark.parametrize(
    "text",
    ["", "   ", "\x00\x01", "2 Nobody - At All", "999 Stitch - New Dog\n999 Elsa - Spirit of Winter\n999 Be Prepared"],
)
def test_what_is_no_deck_is_told_in_a_sentence(client: httpx.Client, text: str) -> None:
    refused(client.post("/api/decks/look", json={"text": text}), 422)
    refused(client.post("/api/decks/export", json={"text": text}), 422)


def test_an_unknown_sample_is_answered_with_those_there_are(client: httpx.Client) -> None:
    assert "ruby-steel-brawlers" in refused(client.get("/api/decks/none", params={"lang": "es"}), 404)["words"]


def test_a_table_refuses_a_deck_that_is_too_large_for_any_game(client: httpx.Client) -> None:
    seats = [
        {"deck": "999 Stitch - New Dog\n999 Be Prepared\n999 Simba - Protective Cub"},
        {"deck": "ruby-steel-brawlers"},
    ]
    assert refused(client.post("/api/tables", json={"seats": seats}), 422)["code"] == "large_deck"


# ---- rulings ---------------------------------------------------------------------------------------------------------


def test_rulings_are_found_by_topic_rule_card_and_words(client: httpx.Client) -> None:
    every = got(client, "/api/rulings")
    assert len(every["rulings"]) == len(rulings()) == sum(topic["count"] for topic in every["topics"])
    topic = every["topics"][0]
    assert len(got(client, "/api/rulings", params={"topic": topic["topic"]})["rulings"]) == topic["count"]
    by_rule = got(client, "/api/rulings", params={"rule": "4.6"})["rulings"]
    assert by_rule
    assert all(any(n == "4.6" or n.startswith("4.6.") for n in ruling["rules"]) for ruling in by_rule)
    by_card = got(client, "/api/rulings", params={"card": "Merida - Formidable Archer"})["rulings"]
    assert by_card
    assert all("Merida - Formidable Archer" in ruling["cards"] for ruling in by_card)
    assert got(client, "/api/rulings", params={"q": "no such thing at all"})["rulings"] == []


def test_a_ruling_is_played_step_by_step_on_the_table(client: httpx.Client) -> None:
    page = got(client, "/api/rulings/merida-grab-your-sword-ward", params={"lang": "es"})
    assert page["ok"]
    assert page["given"]["viewer"] == -1
    run = page["runs"][0]
    faces = {face["name"] for face in page["faces"]}
    for step in run["steps"]:
        for side in step["view"]["sides"]:
            assert len(side.get("hand_seen", ())) == side["hand"]  # nothing is hidden
            for card in [*side.get("hand_seen", ()), *side.get("play", ())]:
                assert card["face"] in faces
                assert card["id"]
    assert any(event["rule"] for step in run["steps"] for event in step["events"])


def test_a_pasted_ruling_runs_and_the_board_changes(client: httpx.Client) -> None:
    page = client.post("/api/rulings/run", params={"lang": "es"}, json={"text": RULING}).json()
    assert page["ok"]
    assert page["title"] == "Una aventura da lore"
    assert page["given"]["sides"][0]["lore"] == 0
    assert page["runs"][0]["steps"][0]["view"]["sides"][0]["lore"] == 1
    assert page["runs"][0]["steps"][0]["view"]["sides"][0]["play"][0]["exerted"]
    assert page["runs"][0]["steps"][1]["facts"][0]["mark"] == "ok"


def test_a_ruling_that_does_not_come_out_says_where(client: httpx.Client) -> None:
    page = client.post("/api/rulings/run", json={"text": RULING.replace("lore: 1", "lore: 2")}).json()
    assert not page["ok"]
    assert page["runs"][0]["steps"][1]["failure"]
    assert page["runs"][0]["steps"][1]["facts"][0]["mark"] == "no"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not_valid"),
        ("x" * 20_001, "not_valid"),
        ("no ruling", "bad_ruling"),
        ("a: [1, 2", "bad_ruling"),
        (RULING.replace("Stitch - New Dog", "Nobody - At All"), "bad_ruling"),
        (RULING + "  - see: {P1: {lore: 1}}\n" * 300, "long_ruling"),
    ],
)
def test_what_is_no_ruling_is_told_in_a_sentence(client: httpx.Client, text: str, code: str) -> None:
    assert refused(client.post("/api/rulings/run", json={"text": text}), 422)["code"] == code


def test_an_unknown_ruling_is_told(client: httpx.Client) -> None:
    assert refused(client.get("/api/rulings/none"), 404)["code"] == "no_ruling"


# ---- all of them -----------------------------------------------------------------------------------------------------


def test_what_somebody_has_already_is_not_sent_again(client: httpx.Client) -> None:
    for address in ("/api/rules/4.6", "/api/cards?ink=amber", "/api/rulings?q=ward", "/api/first-game"):
        first = client.get(address)
        again = client.get(address, headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304
        assert again.content == b""
        other = client.get(address, params={"lang": "es"}, headers={"If-None-Match": first.headers["etag"]})
        assert other.status_code == 200
        assert "max-age" in first.headers["cache-control"]


def test_the_browser_says_the_language_and_the_address_overrules_it(client: httpx.Client) -> None:
    spanish = got(client, "/api/rules/4.6", headers={"Accept-Language": "es-MX,es;q=0.9,en;q=0.8"})
    assert spanish["title"] == "Desafío"
    assert got(client, "/api/rules/4.6", headers={"Accept-Language": "de,en;q=0.5,es;q=0.1"})["title"] == "Challenge"
    overruled = got(client, "/api/rules/4.6", params={"lang": "en"}, headers={"Accept-Language": "es"})
    assert overruled["title"] == "Challenge"
    assert "regla" in refused(client.get("/api/rules/99", headers={"Accept-Language": "es"}), 404)["words"]


def test_the_document_of_the_api_knows_every_answer(client: httpx.Client) -> None:
    document = got(client, "/api/openapi.json")
    schemas = document["components"]["schemas"]
    for path, methods in document["paths"].items():
        for method, told in methods.items():
            for status, answer in told["responses"].items():
                for media in answer.get("content", {}).values():
                    name = media["schema"].get("$ref", "").rpartition("/")[2]
                    assert not name or name in schemas, (path, method, status)
    assert "HTTPValidationError" not in schemas


def test_a_body_whose_length_nobody_says_is_refused(client: httpx.Client) -> None:
    in_parts = (b" " * 10_000 for _ in range(100))
    answer = client.post("/api/decks/check", content=in_parts, headers={"Accept-Language": "es"})
    assert answer.status_code == 413
    assert answer.json()["code"] == "too_long"
