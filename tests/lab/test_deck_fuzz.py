"""Damaged deck lists and codes: no traceback, no hang, memory bounded. The long form is a command of its own."""

from __future__ import annotations

import sys

import pytest

from tests.reading import shared_reader
from tintero.lab import deck_fuzz
from tintero.lab.deck_fuzz import fuzz_decks

CASES = 2000


def test_the_readers_of_decks_answer_whatever_they_are_given() -> None:
    report = fuzz_decks(shared_reader().pool, CASES, seed=20)
    assert [(f.case, f.fault, f.source[:300]) for f in report.findings] == []
    assert report.cases == CASES
    assert report.slowest < deck_fuzz.MOST_SECONDS
    assert 0 < report.most_bytes < deck_fuzz.MOST_BYTES
    # Damage of every kind: many decks survive it, many do not, and the answers differ.
    assert report.read > CASES // 20
    assert len(report.answers) >= 8


def test_cases_can_be_made_again() -> None:
    pool = shared_reader().pool
    whole, part = fuzz_decks(pool, 60, seed=3), fuzz_decks(pool, 20, seed=3, start=40)
    assert whole.answers == fuzz_decks(pool, 40, seed=3).answers + part.answers


def test_what_falls_over_is_found(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fall(source: object, pool: object) -> object:
        raise IndexError("inside")

    monkeypatch.setattr(deck_fuzz, "understand_deck", fall)
    monkeypatch.setattr(deck_fuzz, "load_pool", lambda: shared_reader().pool)
    monkeypatch.setattr(sys, "argv", ["deck_fuzz", "--cases", "30", "--seed", "5"])
    assert deck_fuzz.main() == 1
    out = capsys.readouterr().out
    assert out.count("IndexError: inside") == deck_fuzz.MOST_FINDINGS
    assert "case 0:" in out


def test_what_takes_too_long_or_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = shared_reader().pool
    monkeypatch.setattr(deck_fuzz, "MOST_SECONDS", 0.0)
    assert fuzz_decks(pool, 2, seed=1).findings[0].fault.endswith(" s")
    monkeypatch.setattr(deck_fuzz, "MOST_SECONDS", 9.0)
    monkeypatch.setattr(deck_fuzz, "MOST_BYTES", 10)
    assert fuzz_decks(pool, 1, seed=1).findings[0].fault.endswith(" bytes")
