"""Commands run in this process, with the snapshot of card data and nobody's own settings."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tintero.cards import CardPool, source
from tintero.cli.chosen_decks import find_any
from tintero.cli.here import Here
from tintero.cli.main import main
from tintero.cli.screen import Screen
from tintero.cli.signs import Signs
from tintero.cli.sitting_down import sit_down
from tintero.cli.table_talk import Manners
from tintero.language import Reader
from tintero.table.session import Session

from ..reading import shared_house, shared_reader
from .talking import Typist
from .terminals import Play, Terminal

DECKS = ("amber-steel-guardians", "amethyst-ruby-flyers")


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def one_sentence(ran: Ran) -> str:
    assert ran.code == 2
    assert ran.out == ""
    assert "Traceback" not in ran.err
    assert ran.err.count("\n") == 1, ran.err
    return ran.err


@pytest.fixture(autouse=True)
def own_world(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    snapshot = source._snapshot()
    assert snapshot is not None, "tests need the package with the card snapshot (make setup)"
    monkeypatch.setenv("TINTERO_CARDS", str(snapshot))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for name in ("TINTERO_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "TINTERO_DEBUG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def lent_cards(own_world: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A command about the cards of the snapshot takes what this process has read and compiled of them already."""
    snapshot = os.environ["TINTERO_CARDS"]
    shared: dict[str, Callable[[], object]] = {
        "pool": lambda: shared_reader().pool, "reader": shared_reader, "house": shared_house,
    }  # fmt: skip
    for name, lend in shared.items():
        own = Here.__dict__[name].func

        def find(here: Here, own: Callable[[Here], object] = own, lend: Callable[[], object] = lend) -> object:
            return lend() if here.cards is None and os.environ.get("TINTERO_CARDS") == snapshot else own(here)

        found = cached_property(find)
        found.__set_name__(Here, name)
        monkeypatch.setattr(Here, name, found)


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
def talk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Sit down and type; what was written, line after line."""

    def run(
        session: Session, *lines: str, lang: str = "en", typist: Typist | None = None, confirm: bool = False
    ) -> str:
        here = here_in(lang)
        session.file = tmp_path / "auto.json"
        capsys.readouterr()
        with contextlib.suppress(KeyboardInterrupt):
            sit_down(here, session, Screen(here.console, typist or Typist(*lines), Signs()), Manners(confirm))
        return capsys.readouterr().out

    return run


@pytest.fixture
def terminal() -> Iterator[Play]:
    opened: list[Terminal] = []

    def start(*args: Any, **kwargs: Any) -> Terminal:
        opened.append(Terminal(*args, **kwargs))
        return opened[-1]

    yield start
    for t in opened:
        t.end()


@pytest.fixture
def here(reader: Reader) -> Here:
    return here_in("en")


def here_in(lang: str) -> Here:
    """With the shared cards."""
    made = Here(lang)
    made.__dict__.update(pool=shared_reader().pool, reader=shared_reader(), house=shared_house())
    return made
