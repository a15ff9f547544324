"""A run whose finished games are kept: given again, it goes on where it was, and comes to the same result."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from tintero.rules.settings import Settings
from tintero.table.house import House

from ..report import GameResult
from ..simulate import Match, Run
from ..simulate import Part as Span
from .crew import Crew, Errands
from .game_series import Part, Series
from .kept_games import Kept


class KeptRun(Run):
    """As `Run`, on the road of the experiments: its players have addresses, and its cards are in the card data."""

    def __init__(
        self, matches: Sequence[Match], games: int, seed: int, settings: Settings, house: House, kept: Kept
    ) -> None:
        super().__init__(matches, games, seed, settings, house)
        self.kept = kept

    def each(self, parts: Sequence[Span], jobs: int) -> Generator[list[GameResult], None, None]:
        if jobs < 1:
            raise ValueError("at least one job is needed")
        series = [Series("plain", errand, self.games) for errand in self.errands()]
        crew = Crew(jobs, kept=self.kept)
        return _results(crew.in_order(series, [Part(match, *span) for match, span in parts]))


def _results(errands: Errands) -> Generator[list[GameResult], None, None]:
    try:
        for _part, rows in errands:
            yield [GameResult(*row) for row in rows]
    finally:
        errands.close()
