"""Every check holds and proves something of its card; and how many texts are proven is not lost again."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tintero.judge.proof_files import proof_files
from tintero.lab.mutation import mutate
from tintero.lab.proof import measure

from ..reading import shared_reader

PROVEN: Final = {"texts": 303, "clarifications": 0}
NOTICED: Final = 0.5  # of the broken meanings of proven texts
SAMPLE: Final = 120
SEED: Final = 20261117


@pytest.mark.parametrize("path", proof_files(), ids=lambda path: path.stem)
def test_every_check_of_a_file_proves_something_of_its_card(path: Path) -> None:
    assert measure(shared_reader(), [path], rulings=False).broken == []


def test_as_much_is_proven_as_ever() -> None:
    found = measure(shared_reader()).to_data()
    assert {key: found[key]["proven"] for key, least in PROVEN.items() if found[key]["proven"] < least} == {}


def test_broken_meanings_are_noticed() -> None:
    found = mutate(shared_reader(), SAMPLE, SEED)
    assert found.tried > SAMPLE / 2
    assert found.share >= NOTICED, [m.card for m in found.survivors]
