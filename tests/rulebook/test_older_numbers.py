"""The numbers of the older documents: which rule of today each of them means, and the page that says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tintero.rulebook import rulebook
from tintero.rulebook.sources.older_numbers import documents, formerly, read_source
from tintero.rulebook.sources.sources_page import DECISIONS, TARGET, main, sources_page

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("number", "now"),
    [
        ("4.3.6.2", ("4.6.6",)),  # the damage of a challenge
        ("4.3.6.14", ("4.6.6.1", "6.6.2")),  # a strength of 0 or less
        ("1.9.1.1", ("1.9.2.1",)),  # dealing damage
        ("1.9.3", ("1.9.6",)),  # damage and leaving play; today 1.9.3 is taking damage
        ("10.13", ("8.15",)),  # Ward
    ],
)
def test_an_older_number_leads_to_the_rule_of_today(number: str, now: tuple[str, ...]) -> None:
    (old,) = formerly(number)
    assert old.moved.now == now


def test_a_number_that_never_changed_has_no_other_meaning() -> None:
    assert formerly("8.15.1") == formerly("4.6.6") == formerly("99.9") == []


def test_every_number_leads_to_rules_that_exist() -> None:
    assert [d.key for d in documents()] == ["000", "001", "002", "003", "004"]
    for document in documents():
        assert not set(document.same) & set(document.moved)
        assert [n for n in document.same if not rulebook().exists(n)] == []
        for number, moved in document.moved.items():
            assert moved.now, number
            assert [n for n in moved.now if not rulebook().exists(n)] == []


def test_every_contradiction_has_a_place_rules_a_decision_and_a_reason() -> None:
    known = {d.key: {*d.same, *d.moved} for d in documents()}
    for entry in read_source("contradictions.yaml"):
        topic = entry["topic"]
        assert entry["says"].strip(), topic
        assert entry["why"].strip(), topic
        assert entry["decision"] in DECISIONS, topic
        assert [n for n in entry["rules"].split() if not rulebook().exists(n)] == [], topic
        for key in entry["in"].split():
            assert set(entry["at"].split()) <= known[key], topic


def test_the_page_of_the_documents_is_fresh(tmp_path: Path) -> None:
    assert (ROOT / TARGET).read_text(encoding="utf-8") == sources_page()
    (tmp_path / "docs").mkdir()
    assert main([str(tmp_path), "--check"]) == 1
    assert main([str(tmp_path)]) == 0
    assert main([str(tmp_path), "--check"]) == 0
