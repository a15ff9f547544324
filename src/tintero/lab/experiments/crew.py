"""Who plays the parts of a plan: this process, several of this machine, or the workers of a cluster.

Whoever plays, the result is the same: a part depends on its series and on nothing else, and parts are put together by
the numbers of their games.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Final

from tintero.edges.explained_error import ExplainedError

from ..simulate import Errand
from ..workers import as_finished
from .game_kinds import OtherVersion, play_part
from .game_series import Part, Played, Series, parts_of
from .kept_games import Kept, KeptPart, Rows
from .provenance import engine_digest

Progress = Callable[[int, int], None]  # games finished, games wanted
Errands = Generator[tuple[Part, Rows], None, None]

LOCAL: Final = "local"  # a cluster of this machine
AHEAD: Final = 20  # parts for each worker of a cluster: enough to keep it busy, few enough for the scheduler
TRIES: Final = 5  # that a part may lose its worker
SECONDS: Final = 8  # to reach a cluster


class NoCluster(ExplainedError):
    """A cluster that cannot be reached, or whose workers have other code."""

    family = "lab."


@dataclass
class Crew:
    """Who plays, where finished games are kept, and who is told how far it is."""

    jobs: int = 1
    cluster: str = ""  # the address of a scheduler, or LOCAL
    kept: Kept = field(default_factory=lambda: Kept(None))
    progress: Progress | None = None

    def play(self, series: Sequence[Series]) -> Played:
        """Play what is not kept yet. Ctrl-C stops early; what was finished is there, and stays kept."""
        played = Played(series)
        wanted = sum(one.games for one in series)
        keys = [one.key for one in series]
        parts = parts_of(series)
        for part, rows in (found := self._looked_up(keys, parts)).items():
            played.take(part, rows)
        self.tell(played, wanted)
        errands = self._played(series, keys, [part for part in parts if part not in found])
        try:
            for part, rows in errands:
                played.take(part, rows)
                self.tell(played, wanted)
        except KeyboardInterrupt:
            played.interrupted = True
        finally:
            errands.close()
        played.put_in_order()
        return played

    def in_order(self, series: Sequence[Series], parts: Sequence[Part]) -> Errands:
        """These parts one after the other, for whoever may have seen enough before the last; no progress is told."""
        keys = [one.key for one in series]
        ready = self._looked_up(keys, parts)
        errands = self._played(series, keys, [part for part in parts if part not in ready])
        try:
            for part in parts:
                while part not in ready:
                    done, rows = next(errands)
                    ready[done] = rows
                yield part, ready.pop(part)
        finally:
            errands.close()

    def _looked_up(self, keys: Sequence[str], parts: Sequence[Part]) -> dict[Part, Rows]:
        found: dict[Part, Rows] = {}
        for part in parts:
            rows = self.kept.find(keys[part.series], part.start, part.stop)
            if rows is not None:
                found[part] = rows
        return found

    def _played(self, series: Sequence[Series], keys: Sequence[str], parts: Sequence[Part]) -> Errands:
        """Parts as they are finished, and each is kept."""
        errands = _errands(series, parts, self.jobs, self.cluster)
        waiting: list[KeptPart] = []
        games = 0
        try:
            for part, rows in errands:
                waiting.append((keys[part.series], part.start, part.stop, rows))
                games += len(rows)
                if games >= series[part.series].together:
                    self.kept.keep(waiting)
                    waiting, games = [], 0
                yield part, rows
        finally:
            self.kept.keep(waiting)
            errands.close()

    def tell(self, played: Played, wanted: int) -> None:
        if self.progress is not None:
            self.progress(played.games, wanted)


def _errands(series: Sequence[Series], parts: Sequence[Part], jobs: int, cluster: str) -> Errands:
    if cluster and parts:
        return _on_cluster(series, parts, cluster, jobs)
    return _here(series, parts, min(jobs, len(parts)))


def _told(series: Sequence[Series], part: Part) -> tuple[str, Errand, str, int, int, str]:
    one = series[part.series]
    return one.kind, one.errand, one.more, part.start, part.stop, engine_digest()


def _here(series: Sequence[Series], parts: Sequence[Part], jobs: int) -> Errands:
    if jobs <= 1:
        for part in parts:
            yield part, play_part(*_told(series, part))
        return
    done = as_finished(play_part, [_told(series, part) for part in parts], jobs)
    try:
        for place, rows in done:
            yield parts[place], rows
    finally:
        done.close()


# ---- a cluster -------------------------------------------------------------------------------------------------------


def _on_cluster(series: Sequence[Series], parts: Sequence[Part], address: str, jobs: int) -> Errands:
    """A few parts ahead for each worker; whoever dies, its parts are played by others."""
    try:
        distributed: Any = importlib.import_module("distributed")  # it has no types
    except ImportError:
        raise NoCluster("no_dask") from None
    with ExitStack() as stack:
        client = _client(distributed, address, jobs, stack)
        left = iter(parts)
        flying: dict[Any, Part] = {}

        def send(count: int) -> list[Any]:
            sent: list[Any] = []
            for part, _ in zip(left, range(count), strict=False):
                future = client.submit(play_part, *_told(series, part), pure=False, retries=TRIES)
                flying[future] = part
                sent.append(future)
            return sent

        workers = max(1, len(client.scheduler_info(n_workers=-1)["workers"]))
        done = distributed.as_completed(send(AHEAD * workers))
        for future in done:
            try:
                rows: Rows = future.result()
            except OtherVersion:
                raise NoCluster("other_version", address=address) from None
            yield flying.pop(future), rows
            for new in send(1):
                done.add(new)


def _client(distributed: Any, address: str, jobs: int, stack: ExitStack) -> Any:
    if address == LOCAL:
        return stack.enter_context(distributed.Client(stack.enter_context(
            distributed.LocalCluster(n_workers=jobs, threads_per_worker=1, dashboard_address=None)
        )))  # fmt: skip
    try:
        return stack.enter_context(distributed.Client(address, timeout=SECONDS))
    except (OSError, ValueError) as fault:
        raise NoCluster("unreachable", address=address) from fault
