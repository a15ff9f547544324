"""`tintero serve`: the table in the browser; with `--stdio` on standard input and output."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from tintero.cli.here import Here, whole_number
from tintero.cli.user_error import UserError

USUAL_HOST: Final = "127.0.0.1"
USUAL_PORT: Final = 8470
MOST_THINKERS: Final = 16
MOST_WORKERS: Final = 64
NEEDED: Final = ("fastapi", "uvicorn", "websockets", "sqlalchemy", "alembic", "aiosqlite", "asyncpg")


@dataclass
class Wishes:
    """Options as they were typed; each has the name of its field."""

    def given(self) -> list[str]:
        """Those that were typed."""
        return [f"--{name}" for name, value in vars(self).items() if value]


@dataclass
class Serving(Wishes):
    """What belongs to the table in the browser."""

    host: str | None = None
    port: str | None = None
    database: str | None = None
    thinkers: str | None = None
    workers: str | None = None


@dataclass
class StdioWishes(Wishes):
    """What belongs to `--stdio`."""

    deck: str | None = None
    against: str | None = None
    players: str | None = None
    seats: str | None = None
    seed: str | None = None
    first: str | None = None
    games: str | None = None
    format: str | None = None
    json: bool = False


def serve_command(here: Here, served: Serving, wishes: StdioWishes, stdio: bool) -> None:
    misplaced = (served if stdio else wishes).given()
    if misplaced:
        raise UserError("stdio.not_with" if stdio else "stdio.only_with", options=misplaced, count=len(misplaced))
    if stdio:
        from tintero.cli.stdio_command import stdio_command

        stdio_command(here, wishes)
    else:
        serve_page(here, served.host, served.port, served.database, served.thinkers, served.workers)


def serve_page(
    here: Here, host: str | None, port: str | None, database: str | None, thinkers: str | None, workers: str | None
) -> None:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise UserError("serve.needs", names=missing)
    from tintero.server.application import PAGE, Served
    from tintero.server.serving import NoDatabase, is_taken, prepare, serve, shown, url_of, usual_database

    at = host or USUAL_HOST
    door = whole_number(port, "serve.bad_port", 1, 65_535) if port is not None else USUAL_PORT
    processes = whole_number(thinkers, "serve.bad_thinkers", 1, MOST_THINKERS) if thinkers is not None else 1
    sharing = whole_number(workers, "serve.bad_workers", 1, MOST_WORKERS) if workers is not None else 1
    if is_taken(at, door):
        raise UserError("serve.taken", host=at, port=str(door))
    url = url_of(database) if database is not None else usual_database()
    if sharing > 1 and not url.startswith("postgresql"):
        raise UserError("serve.workers_need_postgresql")
    try:
        prepare(url)
    except NoDatabase as error:
        raise UserError("serve.no_database", database=shown(url), reason=str(error)) from error
    here.print("serve.listening", address=f"http://{f'[{at}]' if ':' in at else at}:{door}/")
    if not PAGE.is_dir():
        here.print("serve.no_page")
    with contextlib.suppress(KeyboardInterrupt):
        serve(Served(url, here.cards, processes), at, door, sharing)
