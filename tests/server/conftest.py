"""Every test of the server that takes `database` runs twice: with a file of SQLite and with a PostgreSQL of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tintero.server.serving import url_of

from ..hurry import in_a_hurry
from .postgres import cluster
from .processes import Forked

__all__ = ["in_a_hurry"]


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


# ---- a server that is running, one for each file of tests --------------------------------------------------------


def running(database: str) -> Iterator[Forked]:
    server = Forked(database)
    server.start()
    yield server
    assert "Traceback" not in server.stop()


@pytest.fixture(scope="module")
def on_sqlite(sqlite: Path) -> Iterator[Forked]:
    yield from running(str(sqlite))


@pytest.fixture(scope="module")
def on_postgres(postgres: str) -> Iterator[Forked]:
    yield from running(postgres)


@pytest.fixture(params=["on_sqlite", "on_postgres"])
def server(request: pytest.FixtureRequest) -> Forked:
    found: Forked = request.getfixturevalue(request.param)
    return found
