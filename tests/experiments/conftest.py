"""Recordings that several files of tests ask: made once, and only read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tintero.lab.experiments.queried import Recording

from .recordings import BY_HAND, record_real, record_told


@pytest.fixture(scope="session")
def real_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Recording]:
    folder = tmp_path_factory.mktemp("recorded") / "real"
    record_real(folder)
    with Recording(folder) as opened:
        yield opened


@pytest.fixture(scope="session")
def by_hand(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Recording]:
    folder = tmp_path_factory.mktemp("recorded") / "by hand"
    record_told(folder, BY_HAND)
    with Recording(folder) as opened:
        yield opened
