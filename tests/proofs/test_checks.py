"""Every check holds and proves something of its card; every text is proven, and broken meanings are noticed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tintero.judge.proof_files import proof_files
from tintero.lab.mutation import mutate
from tintero.lab.proof import measure, texts_of
from tintero.lab.proof_ledger import FILE, RULINGS, clarified, lines_of, read, wanted, written

from ..reading import shared_reader

ROOT = Path(__file__).parents[2]
# official answers by card and number: what no check can show, or what a newer rule or text has replaced
NOT_SHOWN: Final = {
    ("Fishbone Quill", 1): "who sees a card",
    ("Mickey Mouse - Detective", 1): "who sees a card",
    ("Mufasa - Betrayed Leader", 1): "who sees a card",
    ("Mickey Mouse - Trumpeter", 1): "for free is a cost of its own, and Shift is another (1.5.5.3)",
    ("Mickey Mouse - Trumpeter", 2): "for free is a cost of its own, and Shift is another (1.5.5.3)",
    ("Moana - Of Motunui", 1): "the newest text of the card says it otherwise (1.1.5)",
}
NOTICED: Final = 0.9  # of all broken meanings
SAMPLE: Final = 100
SEED: Final = 20261117
ANEW = "python -m tintero.lab.proof_ledger --write"


def ledger() -> str:
    return (ROOT / FILE).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", proof_files(), ids=lambda path: path.stem)
def test_every_check_of_a_file_proves_what_was_written_down(path: Path) -> None:
    found = measure(shared_reader(), [path], rulings=False)
    assert found.broken == []
    assert lines_of(found, path.stem) == {line for line in read(ledger()) if line[0] == path.stem}, ANEW


def test_the_rulings_prove_what_was_written_down() -> None:
    found = measure(shared_reader(), [])
    assert found.broken == []
    assert lines_of(found, RULINGS) == {line for line in read(ledger()) if line[0] == RULINGS}, ANEW


def test_nothing_is_written_down_for_a_file_that_is_gone() -> None:
    assert {name for name, _ in read(ledger())} == {RULINGS, *(path.stem for path in proof_files())}
    assert written(read(ledger())) == ledger()


def test_every_text_and_every_clarification_is_proven() -> None:
    proven = {digest for _, digest in read(ledger())}
    pool = shared_reader().pool
    not_shown = {clarified(pool[card].clarifications[n - 1]) for card, n in NOT_SHOWN}
    assert wanted(texts_of(pool, shared_reader())) - proven == not_shown


def test_broken_meanings_are_noticed() -> None:
    found = mutate(shared_reader(), SAMPLE, SEED)
    assert found.tried > SAMPLE / 2
    assert found.share >= NOTICED, [m.card for m in found.survivors]
