"""Many games between two decks. The same seed gives the same games, however many processes share the work."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from time import perf_counter
from typing import Final

from tintero.abilities.ability import CardDefinition
from tintero.players import Player, make_player
from tintero.rules.game import Game
from tintero.rules.machinery.chance import seed_words
from tintero.rules.settings import CONSTRUCTED, Settings
from tintero.rules.table import Deal, make_table

from .report import Outcome, Report

LONGEST_GAME: Final = 300  # turns; what lasts longer is a draw
CHUNK: Final = 25

Progress = Callable[[int, int], None]


def game_seed(seed: int, number: int, purpose: int = 0) -> int:
    """A seed of its own for every game of a run and for everybody who needs one in it."""
    a, b, _c, _d = seed_words(seed)
    c, d, _e, _f = seed_words((a << 32 | b) ^ (number * 4 + purpose + 1))
    return c << 32 | d


def play_game(game: Game, players: Sequence[Player]) -> int:
    """Play on to the end, one player for each seat. Returns the number of decisions."""
    s = game.state
    before = s.choices
    while not s.over():
        game.choose(players[s.asked_by].choose(game))
    return s.choices - before


class Table:
    """Two decks ready to play at either seat, and who plays them."""

    def __init__(
        self, decks: tuple[Sequence[CardDefinition], Sequence[CardDefinition]], players: tuple[str, str], seed: int,
        settings: Settings,
    ) -> None:
        self.deals: tuple[Deal, Deal] = (make_table(decks, settings), make_table(decks[::-1], settings))
        self.players = players
        self.seed = seed

    def play(self, number: int) -> Outcome:
        """Game `number` of the run: the decks take turns at starting, and change seats every two games."""
        starter = number & 1
        swapped = number >> 1 & 1
        first = starter ^ swapped
        game = Game.start(self.deals[swapped], game_seed(self.seed, number), first, log=False)
        mine = [make_player(self.players[deck], game_seed(self.seed, number, 1 + deck)) for deck in (0, 1)]
        if swapped:
            mine.reverse()
        try:
            decisions = play_game(game, mine)
        except Exception as error:
            error.add_note(f"in game {number} of the run with seed {self.seed}")
            raise
        outcome = game.outcome
        winner = -1 if outcome is None or outcome.winner is None else outcome.winner ^ swapped
        return Outcome(winner, starter, game.state.turn, decisions)

    def play_range(self, span: tuple[int, int]) -> list[Outcome]:
        return [self.play(number) for number in range(*span)]


def simulate(
    deck_a: Sequence[CardDefinition],
    deck_b: Sequence[CardDefinition],
    games: int,
    players: tuple[str, str] = ("greedy", "greedy"),
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    settings: Settings = CONSTRUCTED,
) -> Report:
    """Play the games and report. Ctrl-C stops early: the report then has the games finished so far, in order.

    `progress(finished, games)` is called after every chunk. With `jobs` above 1 the calling script needs the usual
    `if __name__ == "__main__"` guard, because workers are started afresh.
    """
    if games < 0 or jobs < 1:
        raise ValueError("games must not be negative, and at least one job is needed")
    for name in players:
        make_player(name)  # an unknown name fails here, not in a worker
    if not settings.max_turns:
        settings = replace(settings, max_turns=LONGEST_GAME)
    decks = (tuple(deck_a), tuple(deck_b))
    spans = [(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    outcomes: list[Outcome] = []
    interrupted = False
    began = perf_counter()
    chunks = _chunks(decks, players, seed, settings, spans, min(jobs, max(1, len(spans))))
    try:
        for chunk in chunks:
            outcomes += chunk
            if progress is not None:
                progress(len(outcomes), games)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        chunks.close()
    return Report(tuple(outcomes), games, players, seed, perf_counter() - began, interrupted)


def _chunks(
    decks: tuple[Sequence[CardDefinition], Sequence[CardDefinition]], players: tuple[str, str], seed: int,
    settings: Settings, spans: list[tuple[int, int]], jobs: int,
) -> Generator[list[Outcome], None, None]:
    if jobs == 1:
        table = Table(decks, players, seed, settings)
        for span in spans:
            yield table.play_range(span)
        return
    pool = multiprocessing.get_context("spawn").Pool(jobs, _begin, (decks, players, seed, settings))
    try:
        yield from pool.imap(_work, spans)
    finally:
        pool.terminate()
        pool.join()


_TABLE: list[Table] = []  # of a worker process


def _begin(
    decks: tuple[Sequence[CardDefinition], Sequence[CardDefinition]], players: tuple[str, str], seed: int,
    settings: Settings,
) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends the workers
    _TABLE[:] = [Table(decks, players, seed, settings)]


def _work(span: tuple[int, int]) -> list[Outcome]:
    return _TABLE[0].play_range(span)
