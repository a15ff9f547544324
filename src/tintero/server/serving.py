"""Running the server: where it listens, and where its tables are kept."""

from __future__ import annotations

import asyncio
import socket
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import uvicorn
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.supervisors import Multiprocess

from tintero.server.application import Served, make_app
from tintero.server.limits import FRAME_BYTES
from tintero.server.store import opened
from tintero.server.streams import ENDLESS
from tintero.table.house import House

START_WITHIN: Final = 60  # seconds in which a worker has to read its cards and answer
FILE_NAME: Final = "tables.sqlite"
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def usual_database() -> str:
    """A file in the user's own data folder."""
    import platformdirs

    folder = Path(platformdirs.user_data_dir("tintero", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return url_of(str(folder / FILE_NAME))


def url_of(database: str) -> str:
    """An address of PostgreSQL as it is usually written, or a file for SQLite."""
    scheme, sign, rest = database.partition("://")
    if not sign:
        return f"{DRIVERS['sqlite']}:///{Path(database).expanduser().absolute()}"
    return f"{DRIVERS.get(scheme, scheme)}://{rest}"


def shown(url: str) -> str:
    """The same without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url.partition("@")[2] or url


def is_taken(host: str, port: int) -> bool:
    """Whether somebody listens there already, or this machine does not let us."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError:
            return True
    return False


class NoDatabase(Exception):
    """Where tables were to be kept nothing can be kept; the message is what the database says, in one line."""


def prepare(url: str) -> None:
    """Bring the database to its present form before anybody comes."""
    try:
        asyncio.run(_prepare(url))
    except (SQLAlchemyError, OSError, ModuleNotFoundError, ValueError) as error:
        cause = getattr(error, "orig", None) or error
        raise NoDatabase((str(cause).strip().splitlines() or [type(cause).__name__])[0].rstrip(".")) from error


async def _prepare(url: str) -> None:
    async with opened(url):
        pass


class Asked(H11Protocol):
    """A connection over HTTP. A server that stops waits for its answers, and one kind never ends by itself."""

    def shutdown(self) -> None:
        super().shutdown()
        if self.cycle is not None and self.cycle.scope["path"] == ENDLESS:
            self.transport.close()


def settings(app: Callable[..., Any], host: str, port: int, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app, host=host, port=port, http=Asked, log_level="warning", access_log=False, ws_max_size=FRAME_BYTES * 2,
        ws_ping_interval=None, ws_per_message_deflate=False, timeout_graceful_shutdown=2, server_header=False, **more,
    )  # fmt: skip


def serve(served: Served, host: str, port: int, workers: int = 1, house: House | None = None) -> None:
    """Until it is stopped. Several workers share the port, and what is kept."""
    if workers == 1:
        uvicorn.Server(settings(make_app(served, house), host, port)).run()
        return
    with tempfile.TemporaryDirectory(prefix="tintero-lab-") as folder:
        shared = replace(served, workers=workers, lab=Path(folder))
        config = settings(partial(make_app, shared), host, port, factory=True, workers=workers,
                          timeout_worker_healthcheck=START_WITHIN)  # fmt: skip
        Multiprocess(config, [config.bind_socket()]).run()
