"""Files of checks: what is a check, what `it` is, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tintero.judge.faults import BadScenario
from tintero.judge.proof_files import Check, called, checks_named, proof_files, read_checks
from tintero.judge.scenario import keys_of

from ..reading import shared_reader

HEAD = "family: {en: Tried here, es: Probado aquí}\nchecks:\n"
CROSSBOW = """\
  - card: Fang Crossbow
    en: It banishes a Dragon
    es: Destierra un Dragón
    given:
      P1: {play: [it]}
      P2: {play: [{card: Mushu - Majestic Dragon, as: mushu}]}
    steps:
      - P1: {use: it, ability: STAY BACK!}
      - see: {it: {zone: discard}, mushu: {zone: discard}}
"""


def read(tmp_path: Path, checks: str) -> list[Check]:
    path = tmp_path / "tried.yaml"
    path.write_text(HEAD + checks, encoding="utf-8")
    return read_checks(path, shared_reader())


def test_a_check_is_a_scenario_about_its_card(tmp_path: Path) -> None:
    [check] = read(tmp_path, CROSSBOW)
    assert (check.card, check.line) == ("Fang Crossbow", 3)
    assert check.scenario.title == {"en": "It banishes a Dragon", "es": "Destierra un Dragón"}
    assert check.scenario.given.sides[0].play[0].name == "Fang Crossbow"


def test_it_is_the_card_wherever_a_card_can_be_named() -> None:
    written = keys_of("a: [it, {card: it}, P2/it, it#2, item, bit]\nit: {at: it}\n")
    assert called(written, "Lantern") == {
        "a": ["Lantern", {"card": "Lantern"}, "P2/Lantern", "Lantern#2", "item", "bit"], "Lantern": {"at": "Lantern"},
    }  # fmt: skip


@pytest.mark.parametrize(
    ("changed", "into", "line", "says"),
    [
        ("card: Fang Crossbow", "card: Fang Crosbow", 3, "Fang Crossbow"),
        ("    es: Destierra un Dragón\n", "", 3, "es"),
        ("    en: It", "    fr: It", 4, "fr"),
        ("    given:", "    clarifies: 1\n    given:", 6, "clarifies"),
        ("mushu: {zone: discard}", "mushu: {zoom: discard}", 11, "zoom"),
        (CROSSBOW, "  []\n", 1, "checks"),
    ],
)
def test_a_mistake_is_refused_with_its_line(tmp_path: Path, changed: str, into: str, line: int, says: str) -> None:
    assert changed in CROSSBOW
    with pytest.raises(BadScenario) as refused:
        read(tmp_path, CROSSBOW.replace(changed, into))
    assert refused.value.line == line
    assert says in refused.value.message("en")


def test_a_card_names_the_checks_about_it() -> None:
    """Found by reading lines alone, they are those that are really about it."""
    reader = shared_reader()
    named = checks_named({card.full_name for card in reader.pool})
    for path in proof_files()[::8]:
        found = [(check.line, check.card, check.scenario.title) for check in read_checks(path, reader)]
        assert [(m.line, m.card, m.title) for m in named if m.path == path] == found, path.name
