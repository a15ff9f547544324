"""Every check holds and proves something of its card; every text is proven, and broken meanings are noticed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tintero.judge.proof_files import proof_files
from tintero.lab.mutation import mutate
from tintero.lab.proof import measure, texts_of
from tintero.lab.proof_ledger import FILE, RULINGS, lines_of, read, wanted, written

from ..reading import shared_reader

ROOT = Path(__file__).parents[2]
UNPROVEN: Final = 68  # texts and clarifications; it only ever becomes less
NOTICED: Final = 0.85  # of all broken meanings, those of unproven texts among them
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
    assert len(wanted(texts_of(shared_reader().pool, shared_reader())) - proven) <= UNPROVEN


def test_broken_meanings_are_noticed() -> None:
    found = mutate(shared_reader(), SAMPLE, SEED)
    assert found.tried > SAMPLE / 2
    assert found.share >= NOTICED, [m.card for m in found.survivors]
