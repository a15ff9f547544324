"""Running the server: where it listens, and where its tables are kept."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Final

from tintero.server.application import Served, make_app
from tintero.server.limits import FRAME_BYTES

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


def serve(served: Served, host: str, port: int) -> None:
    """Until it is stopped."""
    import uvicorn

    uvicorn.run(
        make_app(served), host=host, port=port, log_level="warning", ws_max_size=FRAME_BYTES * 2, ws_ping_interval=None,
        ws_per_message_deflate=False, timeout_graceful_shutdown=2, server_header=False,
    )  # fmt: skip
