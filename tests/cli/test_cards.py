"""What the commands about cards print: figures, trees, tables, and the runs of the exhaustive runner."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Ran
from tests.reading import real
from tintero.cards import CardPool
from tintero.judge.references import RULE_OF_NODE, RULE_OF_TYPE, references
from tintero.lab.coverage import Coverage, Figures
from tintero.language import Unread
from tintero.rulebook import rulebook

Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


# ---- show --------------------------------------------------------------------------------------------------------


def test_show_prints_the_tree_the_spanish_and_the_rules(tintero: Run) -> None:
    ran = tintero("cards", "show", "ursula", "sea", "witch", "queen")
    assert ran.code == 0
    for part in (
        "strength 4", "In Spanish:", "Shift (Cambio) 5", "What was understood:", "  KeywordAbility keyword=shift",
        "  Triggered name=", "    triggers: Trigger event=quested", "Rules:", "  5.3 ", "  6.2 ", "  6.4 ", "  8.10 ",
    ):  # fmt: skip
        assert part in ran.out
    assert "Reglas:" in tintero("cards", "show", "Ursula - Sea Witch Queen", "--lang", "es").out


def test_show_names_the_set_and_the_number(tintero: Run) -> None:
    assert re.search(r"Printed in: set 1 no\. \d+", tintero("cards", "show", "Dragon Fire").out)
    assert re.search(r"Impresa en: set 1 n\.º \d+", tintero("cards", "show", "Dragon Fire", "--lang", "es").out)


def test_show_suggests_names(tintero: Run) -> None:
    ran = tintero("cards", "show", "Ursla See Witch Queen")
    assert ran.code == 2
    assert "Ursula - Sea Witch Queen" in ran.err


def test_every_reference_is_a_rule_of_the_book() -> None:
    for number in (*RULE_OF_TYPE.values(), *RULE_OF_NODE.values()):
        assert rulebook().exists(number), number


def test_references_follow_the_text() -> None:
    assert not any(rule.startswith("1.8") for rule in references(real("Dragon Fire")))  # banishing is no check
    assert "5.4" in references(real("Dragon Fire"))
    assert "6.2" not in references(real("Dragon Fire"))


# ---- search ------------------------------------------------------------------------------------------------------


def names(ran: Ran) -> list[str]:
    assert ran.code == 0, ran.err
    return [entry["name"] for entry in json.loads(ran.out)]


def test_search_filters_narrow_each_other(tintero: Run, pool: CardPool) -> None:
    wanted = sorted(
        c.full_name for c in pool
        if c.cost <= 2 and "Ruby" in c.inks and c.type.printed == "Character" and "Hero" in c.classifications
        and any(t.keyword == "Evasive" for t in c.texts)
    )  # fmt: skip
    args = ("--ink", "ruby", "--cost", "<=2", "--type", "character", "--classification", "hero", "--keyword", "evasive")
    assert wanted
    assert sorted(names(tintero("cards", "search", *args, "--json"))) == wanted
    renamed = {"ruby": "rubí", "character": "personaje", "evasive": "evasivo"}
    spanish = [renamed.get(arg, arg) for arg in args]
    assert sorted(names(tintero("cards", "search", *spanish, "--json", "--lang", "es"))) == wanted


@pytest.mark.parametrize("cost", ["=7", "7", ">=7", "<=7"])
def test_search_by_cost(tintero: Run, pool: CardPool, cost: str) -> None:
    found = names(tintero("cards", "search", "stitch", "--cost", cost, "--json"))
    signs = {">=": lambda n: n >= 7, "<=": lambda n: n <= 7}
    test = signs.get(cost[:2], lambda n: n == 7)
    assert set(found) == {c.full_name for c in pool if "stitch" in c.full_name.lower() and test(c.cost)}


def test_search_by_set_format_text_and_song(tintero: Run, pool: CardPool) -> None:
    found = names(tintero("cards", "search", "--set", "2", "--type", "song", "--format", "infinity", "--json"))
    assert found == [
        c.full_name for c in pool
        if c.is_song and c.legal_in("Infinity") and any(p.set_code == "2" for p in c.printings)
    ]  # fmt: skip
    shift = names(tintero("cards", "search", "--keyword", "shift", "--json"))
    assert {t.keyword for name in shift for t in pool[name].texts if t.keyword.endswith("Shift")} > {"Shift"}
    word = pool["Dragon Fire"].texts[0].effect.split()[0]
    assert "Dragon Fire" in names(tintero("cards", "search", "--text", word, "--json"))


def test_search_prints_a_table(tintero: Run, pool: CardPool) -> None:
    lines = tintero("cards", "search", "dragon", "fire").out.splitlines()
    assert lines[0].split() == ["Name", "Ink", "Cost", "Type", "¤/⛉/◊"]
    assert lines[1].startswith("Dragon Fire")
    assert lines[-1] == f"1 of {len(pool)} cards."
    assert tintero("cards", "search", "nobody at all", "--lang", "es").out == f"0 de {len(pool)} cartas.\n"


def test_search_by_what_is_understood(tintero: Run, pool: CardPool) -> None:
    yes = names(tintero("cards", "search", "--set", "1", "--understood", "--json"))
    no = names(tintero("cards", "search", "--set", "1", "--not-understood", "--json"))
    assert len(yes) + len(no) == sum(any(p.set_code == "1" for p in c.printings) for c in pool)
    assert not set(yes) & set(no)


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (("--ink", "mauve"), "Amethyst"), (("--cost", "lots"), "<=3"), (("--cost", "=>3"), "<=3"),
        (("--type", "spell"), "Location"), (("--format", "vintage"), "Infinity"),
    ],
)  # fmt: skip
def test_search_explains_bad_filters(tintero: Run, args: tuple[str, ...], word: str) -> None:
    ran = tintero("cards", "search", *args)
    assert (ran.code, ran.out) == (2, "")
    assert word in ran.err


# ---- coverage and fuzz -------------------------------------------------------------------------------------------


def test_coverage_prints_four_figures(tintero: Run) -> None:
    lines = tintero("cards", "coverage").out.splitlines()
    for line, start in zip(
        lines, ("Distinct texts read: ", "Cards understood: ", "Cards that need an override: 0", "Abilities that have"),
        strict=False,
    ):  # fmt: skip
        assert line.startswith(start)
    assert "not measured" in lines[3]
    assert len(lines) == 4 + 14 + 1
    assert lines[-1].startswith("Quest cards, ")
    assert lines[-1].endswith(": 104")
    data = json.loads(tintero("cards", "coverage", "--json").out)
    assert set(data) == {"texts", "cards", "overrides", "fired", "sets", "unknown_types", "quest_cards"}
    assert set(data["texts"]) == {"read", "all"}
    assert data["fired"]["abilities"] is None


def test_coverage_lists_what_is_missing(tintero: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from tintero.lab.coverage import Text

    found = Coverage(cards=Figures(1, 3))
    found.texts[(False, (), ("a",))] = Text(["Card A"], Unread("a b c d", "b c d", at=1))
    found.texts[(False, (), ("b",))] = Text(["Card B", "Card C"], Unread("e", "e", "ambiguous"))
    monkeypatch.setattr("tintero.lab.coverage.measure", lambda *args: found)
    out = tintero("cards", "coverage", "--missing", "--lang", "es").out
    assert "«b c d…»: textos 1, cartas 1, como Card A" in out
    assert "    Card A: a ▸ b c d" in out
    assert "  Card B: dos significados" in out
    data = json.loads(tintero("cards", "coverage", "--missing", "--json").out)
    (piece,) = data["missing"]
    assert piece.pop("unread") == [{"card": "Card A", "text": "a ▸ b c d"}]
    assert piece == {"words": "b c d", "texts": 1, "cards": 1, "example": "Card A"}
    assert data["doubtful"] == [{"card": "Card B", "why": "ambiguous"}]


def test_a_new_type_of_card_refuses_that_card_alone(tintero: Run, tmp_path: Path) -> None:
    printing = {
        "id": 1, "fullName": "Nib - Test Writer", "name": "Nib", "version": "Test Writer", "type": "Character",
        "cost": 2, "inkwell": True, "color": "Amber", "setCode": "15", "number": 1, "rarity": "Common",
        "strength": 1, "willpower": 2, "lore": 1, "story": "Tests", "subtypes": ["Storyborn"],
        "allowedInFormats": {"Core": {"allowed": True}, "Infinity": {"allowed": True}},
    }  # fmt: skip
    vehicle = {"id": 2, "fullName": "Coach - On Wheels", "name": "Coach", "type": "Vehicle", "setCode": "15"}
    facts = {"formatVersion": "2.4.0", "generatedOn": "2027-01-02T03:04:05", "language": "en"}
    file = tmp_path / "cards.json"
    file.write_text(json.dumps({"metadata": facts, "cards": [printing, vehicle]}), encoding="utf-8")
    out = tintero("cards", "coverage", "--cards", str(file)).out
    assert "Cards understood: 1/2 (50.0 %)" in out
    assert "  Coach - On Wheels is of the type “Vehicle”" in out
    ran = tintero("cards", "show", "Coach - On Wheels", "--cards", str(file), "--lang", "es")
    assert ran.code == 2
    assert "«Vehicle»" in ran.err
    deck = tmp_path / "deck.txt"
    deck.write_text("4 Nib - Test Writer\n4 Coach - On Wheels\n", encoding="utf-8")
    ran = tintero("deck", "check", str(deck), "--cards", str(file))
    assert ran.code == 1
    assert "“Coach - On Wheels” is of a card type" in ran.out


def test_fuzz_measures_what_coverage_tells(tintero: Run) -> None:
    ran = tintero("fuzz", "--cards", "1", "-n", "30", "--seed", "3", "--json")
    assert (ran.code, ran.err) == (0, "")
    data = json.loads(ran.out)
    assert data["games"] == 30
    assert data["failures"] == []
    assert len(data["not_reached"]) == data["fired"]["all"] - data["fired"]["abilities"]
    told = json.loads(tintero("cards", "coverage", "--set", "1", "--json").out)
    assert told["fired"] == data["fired"]
    assert told["fired"]["abilities"] > 0
    again = json.loads(tintero("fuzz", "--cards", "1", "-n", "30", "--seed", "3", "--json").out)
    assert {**again, "seconds": 0} == {**data, "seconds": 0}


def test_fuzz_in_words(tintero: Run) -> None:
    ran = tintero("fuzz", "--cards", "2", "-n", "2", "--seed", "1", "--lang", "es")
    assert ran.code == 0
    assert ran.out.startswith("2 partidas en ")
    assert "Sin alcanzar: " in ran.out
    assert "Se ha cumplido todo lo que debe cumplirse." in ran.out


def test_fuzz_about_cards_that_do_not_exist(tintero: Run) -> None:
    assert tintero("fuzz", "--targets", "Nobody - At All").code == 2
    assert tintero("fuzz", "--targets", " ; ").code == 2
    assert "1, 2, 3" in tintero("fuzz", "--cards", "99").err
    assert "1, 2, 3" in tintero("cards", "coverage", "--set", "x").err


# ---- generality ----------------------------------------------------------------------------------------------------


def test_generality_in_json_and_in_words(tintero: Run) -> None:
    data = json.loads(tintero("cards", "generality", "--json").out)
    assert list(data)[:5] == ["leave_one_set_out", "forward", "one_card_lines", "lines", "sets"]
    assert 0 < data["forward"] <= data["leave_one_set_out"] <= 1
    lines = tintero("cards", "generality").out.splitlines()
    assert lines[1].split() == ["set", "cards", "without", "the", "set", "only", "earlier", "sets"]
    assert [line.split()[0] for line in lines[2:9]] == list(data["sets"])
    assert lines[9].split()[:4] == ["sets", "8", "to", "14"]
    assert f"{100 * data['leave_one_set_out']:.1f} %" in lines[9]
    assert lines[-1].endswith(": 104")
    spanish = tintero("cards", "generality", "--lang", "es").out.splitlines()
    assert max(len(line) for line in [*lines, *spanish]) <= 80
    assert "  sets 8 a 14 " in spanish[9]


def test_generality_lists_lines(tintero: Run) -> None:
    data = json.loads(tintero("cards", "generality", "--json", "--lines").out)
    assert len(data["of_lines"]) == data["lines"]
    out = tintero("cards", "generality", "--lines").out
    alone = next(line for line in data["of_lines"] if line["cards"] == 1)
    assert f"  {alone['place']}: {alone['line']}" in out
    assert f"Lines that no card uses: {data['idle']}" in out
