"""Servers whose helpers do not stand back behind the other tests: see `in_a_hurry/sitecustomize.py`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

FIRST = Path(__file__).parent / "in_a_hurry"


@pytest.fixture(scope="package", autouse=True)
def in_a_hurry() -> Iterator[None]:
    """For all processes that begin while the tests of a folder run; a folder has it by importing it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(FIRST), prepend=os.pathsep)
        yield
