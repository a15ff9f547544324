"""The field on which players are measured: known decks, mirrors and even pairs, and one figure for all of it."""

from __future__ import annotations

import json

import pytest

from tintero.cards import sample_decks
from tintero.lab.strength import FIELD, main


def test_the_field_has_six_mirrors_and_four_pairs_of_sample_decks() -> None:
    assert {name for pair in FIELD for name in pair} <= set(sample_decks())
    assert sum(a == b for a, b in FIELD) == 6
    assert len(set(FIELD)) == len(FIELD) == 10


def test_greedy_is_stronger_than_random_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["greedy", "random", "--pairs", "1", "--fresh", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["pairs"] == len(FIELD)
    assert found["score"] > 0.9
    assert found["worst"] == min(part["score"] for part in found["field"])
