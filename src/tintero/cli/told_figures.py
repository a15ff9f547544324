"""What the commands that play many games have in common: the bar while they play, and how figures are told."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from tintero.cli.here import Here, whole_number
from tintero.cli.user_error import UserError
from tintero.words import decimal

if TYPE_CHECKING:
    from tintero.lab.simulate import Progress

MAX_GAMES = 10_000_000
MAX_JOBS = 256
SEED: Final = "1"  # always the same: whoever asks again gets the same figures, and what was kept is found


class Figures(Protocol):
    """What came out of many games."""

    @property
    def interrupted(self) -> bool: ...

    def to_dict(self) -> dict[str, Any]: ...


Found = TypeVar("Found", bound=Figures)


def play_and_tell(
    here: Here, play: Callable[[Progress | None], Found], as_json: bool, show: Callable[[Here, Found], None]
) -> None:
    """Play, and tell what came out; after Ctrl-C what there is, and then it is the end."""
    from tintero.lab import WorkerDied

    try:
        with progress_bar(here) as progress:
            found = play(progress)
    except WorkerDied as fault:
        raise UserError("figures.worker_died") from fault
    if as_json:
        here.line(json.dumps(found.to_dict(), ensure_ascii=False, indent=2))
    else:
        show(here, found)
    if found.interrupted:
        raise KeyboardInterrupt


@contextmanager
def progress_bar(here: Here) -> Iterator[Progress | None]:
    """A bar on standard error, only for somebody who looks at it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, Task, TextColumn, TimeRemainingColumn
    from rich.text import Text

    class Rate(MofNCompleteColumn):
        """How many in a second, once that is known."""

        def render(self, task: Task) -> Text:
            return Text("" if not task.speed else here.say("figures.per_second", value=decimal(task.speed, 0)))

    columns = (
        TextColumn(here.say("figures.simulating")), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def games_of(games: str | None, usual: int) -> int:
    return usual if games is None else whole_number(games, "figures.bad_games", 1, MAX_GAMES)


def jobs_of(jobs: str | None) -> int:
    return 1 if jobs is None else whole_number(jobs, "figures.bad_jobs", 1, MAX_JOBS)


def percent(here: Here, value: float) -> str:
    return here.say("figures.percent", value=decimal(100 * value))
