"""Every test of the server that takes `database` runs twice: with a file of SQLite and with a PostgreSQL of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tintero.server.serving import url_of

from .postgres import cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with cluster() as address:
        yield address


@pytest.fixture(scope="session")
def sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables") / "tables.sqlite"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Where tables are kept, as `--database` takes it; tests share it, their tables are their own."""
    return str(request.getfixturevalue("sqlite" if request.param == "sqlite" else "postgres"))


@pytest.fixture
def url(database: str) -> str:
    return url_of(database)
