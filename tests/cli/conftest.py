"""Commands run in this process, with the snapshot of card data and nobody's own settings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tintero.cards import CardPool, source
from tintero.cli.chosen_decks import find_any
from tintero.cli.here import Here
from tintero.cli.main import main
from tintero.language import Reader
from tintero.table.session import Session

from ..reading import shared_house, shared_reader

DECKS = ("amber-steel-guardians", "amethyst-ruby-flyers")


class Ran(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def own_world(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    snapshot = source._snapshot()
    assert snapshot is not None, "tests need the package with the card snapshot (make setup)"
    monkeypatch.setenv("TINTERO_CARDS", str(snapshot))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("TINTERO_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "TINTERO_DEBUG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def reader() -> Reader:
    return shared_reader()


@pytest.fixture
def pool(reader: Reader) -> CardPool:
    return reader.pool


@pytest.fixture
def tintero(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Run a command line: `tintero("deck", "check", …)`."""

    def run(*args: str) -> Ran:
        capsys.readouterr()
        code = main(args)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run


@pytest.fixture
def new_session() -> Callable[..., Session]:
    def make(*seats: str, seed: int = 1, first: int | None = 1, best_of: int = 1) -> Session:
        house = shared_house()
        decks = [find_any(DECKS[i % 2], house.pool) for i in range(len(seats))]
        return Session(house, decks, seats, seed, first=first, best_of=best_of)

    return make


@pytest.fixture
def here(reader: Reader) -> Here:
    return here_in("en")


def here_in(lang: str) -> Here:
    """With the shared cards."""
    made = Here(lang)
    made.__dict__.update(pool=shared_reader().pool, reader=shared_reader(), house=shared_house())
    return made
