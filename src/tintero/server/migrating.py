"""Bringing a database to the present form: the steps are in `migrations/versions`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

if TYPE_CHECKING:
    from alembic.config import Config

STEPS: Final = Path(__file__).parent / "migrations"
PRESENT: Final = "0002"  # the newest of them
LOCK: Final = 0x71A7E60  # any number of our own


def settings(connection: Connection | None = None) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(STEPS))
    config.attributes["connection"] = connection
    return config


async def migrate(engine: AsyncEngine) -> None:
    if await _is_present(engine):
        return  # a server that starts again is there sooner
    from alembic import command

    async with engine.begin() as db:
        if db.dialect.name == "postgresql":  # of several processes that begin at once, one does it
            await db.execute(select(func.pg_advisory_xact_lock(LOCK)))
        await db.run_sync(lambda connection: command.upgrade(settings(connection), "head"))


async def _is_present(engine: AsyncEngine) -> bool:
    try:
        async with engine.connect() as db:
            return (await db.execute(text("select version_num from alembic_version"))).scalar() == PRESENT
    except SQLAlchemyError:  # there is no such table yet
        return False
