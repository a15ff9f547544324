"""The command line, and the reader of the cards, for the tests that need them."""

from pathlib import Path

import pytest

from tests.cli.conftest import tintero
from tintero.judge.running import RunResult, run_files
from tintero.language import Reader

from ..reading import shared_reader

__all__ = ["tintero"]

RULINGS = Path(__file__).parents[2] / "rulings"


@pytest.fixture(scope="session")
def outcomes() -> list[RunResult]:
    """Every run of every ruling."""
    return run_files([RULINGS], shared_reader())


@pytest.fixture(scope="session")
def reader() -> Reader:
    return shared_reader()
