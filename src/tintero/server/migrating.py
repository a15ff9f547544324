"""Bringing a database to the present form: the steps are in `migrations/versions`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

STEPS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x71A7E60  # any number of our own


def settings(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(STEPS))
    config.attributes["connection"] = connection
    return config


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as db:
        if db.dialect.name == "postgresql":  # of several processes that begin at once, one does it
            await db.execute(select(func.pg_advisory_xact_lock(LOCK)))
        await db.run_sync(lambda connection: command.upgrade(settings(connection), "head"))
