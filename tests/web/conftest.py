"""The page in a real browser: one server and one browser for the tests of the page that a process runs in a row.

An open browser keeps a loop running in this thread, and a fork would share its pipe: it is closed before other tests.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from ..hurry import in_a_hurry
from .driving import Site
from .starting import served, started_browser

__all__ = ["in_a_hurry"]


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with served(tmp_path_factory.mktemp("web")) as site:
        yield site


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with started_browser() as browser:
        yield browser
