"""Questions to a recording, in SQL.

The tables are read into memory, and then nothing else is within reach: no file, no network, no setting, nothing to
write. A question is one SELECT; it has a while to be answered, and only so many rows come back.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date, time
from decimal import Decimal
from math import isfinite
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from tintero.edges.bounds import RECORDING_BYTES, SQL_LENGTH, in_words
from tintero.edges.file_refused import FileRefused
from tintero.edges.plain_text import cut, neutral
from tintero.edges.read_bounded import refuse_unless_ordinary

from .recorded import MARK, about_of, table_file
from .recorded_tables import MACROS, SCHEMA, TABLES, VIEWS, RecordingRefused, need_duckdb, open_base, quoted

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

SECONDS: Final = 30.0  # for one question
MOST_ROWS: Final = 100_000
MEMORY: Final = "2GB"  # for the tables and the question together
THREADS: Final = 2
BEAT: Final = 0.05  # seconds between two interruptions of one that goes on

Found = tuple[tuple[str, ...], list[Any]]  # columns and rows

_GLOB: Final = re.compile(r"[*?\[]")
_KIND_OF_ERROR: Final = re.compile(r"^[A-Za-z ]+ Error: ")


@dataclass(frozen=True)
class Answer:
    """What came out of a question; `cut` says that there were more rows."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Any, ...], ...]
    cut: bool = False

    def to_data(self) -> dict[str, Any]:
        """Plain data."""
        rows = [[plain(cell) for cell in row] for row in self.rows]
        return {"columns": list(self.columns), "rows": rows, "cut": self.cut}


def plain(cell: Any) -> Any:
    """A value of SQL as JSON has it."""
    if cell is None or isinstance(cell, (bool, int, str)):
        return cell
    if isinstance(cell, (float, Decimal)):
        return float(cell) if isfinite(cell) else None
    if isinstance(cell, dict):
        return {str(key): plain(value) for key, value in cell.items()}
    if isinstance(cell, (list, tuple)):
        return [plain(value) for value in cell]
    return cell.isoformat() if isinstance(cell, (date, time)) else str(cell)


class Recording:
    """The tables of a folder, ready to be asked; `about` is what about.json says."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder).expanduser()
        need_duckdb()
        self.about = about_of(self.folder)
        if self.about[MARK] != SCHEMA:
            raise RecordingRefused("other_schema", path=self.folder, schema=str(self.about[MARK]), ours=str(SCHEMA))
        self.base = open_base(MEMORY, THREADS)
        try:
            self._load()
            self._lock()
        except BaseException:
            self.base.close()
            raise

    def __enter__(self) -> Recording:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.base.close()

    def _load(self) -> None:
        import duckdb

        for name, columns in TABLES.items():
            file = (self.folder / table_file(name)).absolute()
            try:
                status = file.stat()
                refuse_unless_ordinary(file, status.st_mode)
                if status.st_size > RECORDING_BYTES:
                    raise FileRefused("file_too_large", path=file, most=in_words(RECORDING_BYTES))
                given = ", ".join(f"{column}::{kind} AS {column}" for column, kind in columns.items())
                self.base.execute(f"CREATE TABLE {name} AS SELECT {given} FROM read_parquet({_literally(file)})")
            except duckdb.OutOfMemoryException as fault:
                raise RecordingRefused("recording_too_large", path=self.folder, memory=MEMORY) from fault
            except (FileNotFoundError, duckdb.Error) as fault:
                raise RecordingRefused("damaged", path=file) from fault

    def _lock(self) -> None:
        for macro, meaning in MACROS.items():
            self.base.execute(f"CREATE MACRO {macro} AS {meaning}")
        for name, meaning in VIEWS.items():
            self.base.execute(f"CREATE VIEW {name} AS {meaning}")
        self.base.execute("SET enable_external_access = false")
        self.base.execute("SET lock_configuration = true")

    def tables(self) -> dict[str, tuple[str, ...]]:
        """Everything that can be asked, with its columns."""
        names = [*TABLES, *VIEWS]
        return {name: tuple(row[0] for row in self.base.execute(f"DESCRIBE {name}").fetchall()) for name in names}

    def count(self, table: str) -> int:
        """How many rows one of these tables has."""
        found = self.base.execute(f"SELECT count(*) FROM {table}").fetchone()
        assert found is not None
        return int(found[0])

    def ask(self, sql: str, given: Sequence[Any] = (), seconds: float | None = None) -> Answer:
        """The answer to one SELECT, `given` in the places of its parameters; RecordingRefused says what is wrong.

        It is interrupted after `seconds`; while a single function works on a giant value, that waits for the function.
        """
        seconds = SECONDS if seconds is None else seconds
        if len(sql) > SQL_LENGTH:
            raise RecordingRefused("sql_too_long", most=SQL_LENGTH)
        with self._explained(sql, seconds):
            self._refuse_unless_select(sql)
            columns, rows = self._within(seconds, sql, given)
        return Answer(columns, tuple(rows[:MOST_ROWS]), len(rows) > MOST_ROWS)

    def _within(self, seconds: float, sql: str, given: Sequence[Any]) -> Found:
        """Another thread asks, so that this one hears Ctrl-C while DuckDB works, and can interrupt it."""
        with self.base.cursor() as base, ThreadPoolExecutor(1) as thread:
            found = thread.submit(_answer, base, sql, list(given))
            try:
                return found.result(seconds)
            except BaseException:  # too late, or Ctrl-C, or what DuckDB has against the question
                while not wait([found], BEAT).done:
                    base.interrupt()
                raise

    def _refuse_unless_select(self, sql: str) -> None:
        import duckdb

        statements = self.base.extract_statements(sql)
        if len(statements) != 1:
            raise RecordingRefused("one_question", count=len(statements))
        if statements[0].type != duckdb.StatementType.SELECT:
            raise RecordingRefused("only_select")

    @contextmanager
    def _explained(self, sql: str, seconds: float) -> Iterator[None]:
        """What DuckDB has against a question, as a sentence of ours."""
        import duckdb

        try:
            yield
        except TimeoutError as fault:
            raise RecordingRefused("too_long", seconds=round(seconds)) from fault
        except duckdb.OutOfMemoryException as fault:
            raise RecordingRefused("too_much", memory=MEMORY) from fault
        except duckdb.PermissionException as fault:
            raise RecordingRefused("outside") from fault
        except duckdb.TransactionException as fault:
            raise RecordingRefused("only_select") from fault
        except duckdb.Error as fault:
            raise RecordingRefused("bad_sql", reason=reason_of(fault), tables=self._hint(sql)) from fault

    def _hint(self, sql: str) -> list[str]:
        """The tables, and of those that the question names the columns."""
        words = set(re.findall(r"\w+", sql.lower()))
        return [
            f"{name} ({', '.join(columns)})" if name in words else name for name, columns in self.tables().items()
        ]  # fmt: skip


def _answer(base: DuckDBPyConnection, sql: str, given: list[Any]) -> Found:
    # a SELECT can write too: it would be forgotten, but nobody shall think that it was kept
    base.execute("BEGIN TRANSACTION READ ONLY")
    base.execute(sql, given)
    return tuple(column[0] for column in base.description or ()), base.fetchmany(MOST_ROWS + 1)


def reason_of(fault: Exception) -> str:
    """What DuckDB says, in one line: without the kind of error, and without the drawing of where it is."""
    said = _KIND_OF_ERROR.sub("", str(fault)).partition("\n\n")[0]
    return cut(" ".join(neutral(said).split()))


def _literally(file: Path) -> str:
    """A path in which no sign stands for others."""
    return quoted(_GLOB.sub(lambda found: f"[{found[0]}]", str(file)))
