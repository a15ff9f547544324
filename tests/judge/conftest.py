"""The command line, and the reader of the cards, for the tests that need them."""

import pytest

from tests.cli.conftest import tintero
from tintero.language import Reader

from ..reading import shared_reader

__all__ = ["tintero"]


@pytest.fixture(scope="session")
def reader() -> Reader:
    return shared_reader()
