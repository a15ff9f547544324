"""The rulings that come with Tintero, found by rule without running them."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tintero.rulebook.rulings import ruling_files, rulings, rulings_on

ROOT = Path(__file__).parents[2]


def test_every_ruling_has_a_title_in_both_languages_a_topic_and_rules() -> None:
    every = rulings()
    assert len(every) > 200
    for ruling in every:
        assert ruling.title_in("en") != ruling.id
        assert ruling.title_in("es") != ruling.title_in("en"), ruling.id
        assert ruling.topic == ruling.path.parent.name
        assert ruling.rules, ruling.id


def test_a_rule_names_the_rulings_that_prove_it_and_those_below_it() -> None:
    found = {r.id for r in rulings_on("8.15.1")}
    assert "ward-own-choice-and-challenge" in found
    assert found <= {r.id for r in rulings_on("8.15")}
    assert found == {r.id for r in rulings() if "8.15.1" in r.rules}
    assert rulings_on("8.1") == [r for r in rulings_on("8.1") if any(n.startswith("8.1.") for n in r.rules)]


def test_the_cards_of_a_position_are_known_wherever_they_lie() -> None:
    (ruling,) = [r for r in rulings() if r.id == "bodyguard-must-be-challenged"]
    assert set(ruling.cards) == {
        "Mickey Mouse - True Friend", "Fairy Godmother - Here to Help", "Simba - Protective Cub", "Stitch - New Dog",
        "Hidden Cove - Tranquil Haven",
    }  # fmt: skip


def test_the_rulings_and_the_pages_about_their_format_are_installed_with_the_package() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    included = build["targets"]["wheel"]["force-include"]
    assert included["rulings"] == "tintero/rulings"
    assert all((ROOT / source).exists() for source in included)
    assert {"tintero/format/scenarios.md", "tintero/format/escenarios.md"} <= set(included.values())
    assert ruling_files()
