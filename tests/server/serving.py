"""A server in this process, for tests that speak HTTP with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from starlette.testclient import TestClient

from tintero.server.application import Served, make_app


@contextmanager
def served(folder: Path) -> Iterator[TestClient]:
    """Its tables are in this folder; requests come from the same origin."""
    app = make_app(Served(f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"))
    with TestClient(app, base_url="http://testserver") as client:
        yield client
