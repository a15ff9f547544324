"""What is kept, and the form of the database."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from tintero.server import migrating
from tintero.server.models import Base
from tintero.server.serving import NoDatabase, prepare, shown, url_of
from tintero.server.store import opened

from .seats import House, played


def test_the_steps_lead_to_the_form_that_the_models_describe(url: str) -> None:
    async def look() -> None:
        async with opened(url) as store, store.engine.connect() as db:
            found = await db.run_sync(lambda c: {
                table: {col["name"] for col in inspect(c).get_columns(table)} for table in inspect(c).get_table_names()
            })  # fmt: skip
        for table in Base.metadata.sorted_tables:
            assert found[table.name] == {column.name for column in table.columns}

    asyncio.run(look())


def test_the_present_form_is_that_of_the_newest_step() -> None:
    """A database of the present form is not looked at any further."""
    assert ScriptDirectory.from_config(migrating.settings()).get_heads() == [migrating.PRESENT]


def test_opening_again_changes_nothing(url: str) -> None:
    async def story(house: House) -> None:
        links = await house.make()

        async def again() -> None:
            async with opened(url) as store:
                assert await store.find_link(links.seats[0]) == (links.table, 1)
                assert await store.find_link(links.watch) == (links.table, 0)
                assert await store.find_link("x") is None

        await again()
        await again()

    played(url, story)


def test_a_step_that_breaks_off_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is killed while it makes its tables starts again as if nothing had been."""
    file = tmp_path / "new.sqlite"
    versions = tmp_path / "steps"
    (versions / "versions").mkdir(parents=True)
    (versions / "env.py").write_bytes((migrating.STEPS / "env.py").read_bytes())
    step = (migrating.STEPS / "versions" / "0001_tables.py").read_text(encoding="utf-8")
    broken = step.replace("def downgrade", "    raise RuntimeError('the current failed')\n\n\ndef downgrade")
    (versions / "versions" / "0001_tables.py").write_text(broken, encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(migrating, "STEPS", versions)
        with pytest.raises(RuntimeError, match="the current failed"):
            prepare(url_of(str(file)))
    with sqlite3.connect(file) as db:
        assert db.execute("select name from sqlite_master").fetchall() == []
    prepare(url_of(str(file)))


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def look() -> None:
        async with opened(url_of(str(tmp_path / "x.sqlite"))) as store, store.engine.connect() as db:
            assert (await db.execute(text("pragma synchronous"))).scalar() == 2
            assert (await db.execute(text("pragma journal_mode"))).scalar() == "wal"

    asyncio.run(look())


def test_many_tables_made_at_once_are_all_kept(url: str) -> None:
    async def story(house: House) -> None:
        made = await asyncio.gather(*(house.make(seed=n) for n in range(40)))
        assert len({links.table for links in made}) == 40
        for links in made:
            assert await house.lobby.store.load(links.table) is not None

    played(url, story)


@pytest.mark.parametrize(
    "database", ["nonsense://x", "postgresql://u:secret@127.0.0.1:1/x", "/no/such/folder/x.sqlite"]
)
def test_a_database_that_cannot_be_used_is_said_in_one_line_without_its_password(database: str) -> None:
    with pytest.raises(NoDatabase) as refused:
        prepare(url_of(database))
    said = f"{shown(url_of(database))} {refused.value}"
    assert "\n" not in said
    assert "secret" not in said
