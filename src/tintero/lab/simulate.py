"""Many games between two decks. The same seed gives the same games, however many processes share the work."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Generator, Sequence
from dataclasses import asdict, replace
from functools import lru_cache
from time import perf_counter
from typing import Final, NamedTuple

from tintero.abilities.ability import CardDefinition
from tintero.cards import load_pool
from tintero.language import Reader
from tintero.players import Player, make_player
from tintero.rules.event import NOBODY
from tintero.rules.game import Game
from tintero.rules.library import Library
from tintero.rules.machinery.chance import seed_words
from tintero.rules.settings import CONSTRUCTED, OpenPoints, Settings
from tintero.rules.table import Deal, make_table

from .decks import definitions_of_names
from .report import Outcome, Report
from .workers import shared

LONGEST_GAME: Final = 300  # turns; what lasts longer is a draw
CHUNK: Final = 5  # games between two reports of progress; Ctrl-C waits for so many in each worker

Decks = tuple[Sequence[CardDefinition], Sequence[CardDefinition]]
Span = tuple[int, int]
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


class Pairing:
    """Two decks ready to play at either seat, and who plays them."""

    def __init__(self, decks: Decks, players: tuple[str, str], seed: int, settings: Settings) -> None:
        library = Library()
        self.deals: tuple[Deal, Deal] = (
            make_table(decks, settings, library=library),
            make_table(decks[::-1], settings, library=library),
        )
        self.players = players
        self.seed = seed
        self.settings = settings

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
        winner = NOBODY if outcome is None or outcome.winner is None else outcome.winner ^ swapped
        return Outcome(winner, starter, game.state.turn, decisions)

    def play_range(self, span: Span) -> list[Outcome]:
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
    cards: str | None = None,
) -> Report:
    """Play the games and report. Ctrl-C stops early: the report then has the games finished so far, in order.

    `progress(finished, games)` is called after every chunk. With `jobs` above 1 the calling script needs the usual
    `if __name__ == "__main__"` guard, because workers are started afresh; they read the cards by name from the card
    data (`cards`: the file, if not the usual one), and `WorkerDied` says that one of them crashed or was killed.
    """
    if games < 0 or jobs < 1:
        raise ValueError("games must not be negative, and at least one job is needed")
    for name in players:
        make_player(name)  # an unknown name fails here, not in a worker
    if not settings.max_turns:
        settings = replace(settings, max_turns=LONGEST_GAME)
    spans = [(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    decks = (tuple(deck_a), tuple(deck_b))
    outcomes: list[Outcome] = []
    interrupted = False
    began = perf_counter()
    if min(jobs, len(spans)) > 1:
        chunks = shared(_work, make_errand(decks, players, seed, settings, cards), spans, min(jobs, len(spans)))
    else:
        chunks = _alone(Pairing(decks, players, seed, settings), spans)
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


def _alone(table: Pairing, spans: list[Span]) -> Generator[list[Outcome], None, None]:
    for span in spans:
        yield table.play_range(span)


# ---- the border between processes --------------------------------------------------------------------------------


class Errand(NamedTuple):
    """What a worker is told: strings and numbers."""

    decks: tuple[tuple[str, ...], tuple[str, ...]]  # full names
    digest: str  # of the cards behind the names
    players: tuple[str, str]
    seed: int
    settings: str  # JSON
    cards: str | None  # the card data file


def make_errand(decks: Decks, players: tuple[str, str], seed: int, settings: Settings, cards: str | None) -> Errand:
    first, second = (tuple(card.full_name for card in deck) for deck in decks)
    return Errand((first, second), _digest(decks), players, seed, json.dumps(asdict(settings)), cards)


@lru_cache(maxsize=1)
def open_table(errand: Errand) -> Pairing:
    """The table of an errand, with the cards as this process reads them."""
    reader = Reader(load_pool(errand.cards))
    first, second = (definitions_of_names(names, reader) for names in errand.decks)
    if _digest((first, second)) != errand.digest:
        raise ValueError("the decks have cards that are not as the card data has them; play them with one job")
    data = json.loads(errand.settings)
    data["teams"] = tuple(data["teams"])
    data["open_points"] = OpenPoints(**data["open_points"])
    return Pairing((first, second), errand.players, errand.seed, Settings(**data))


def _digest(decks: Decks) -> str:
    return hashlib.sha256(repr([tuple(deck) for deck in decks]).encode()).hexdigest()


def _work(errand: Errand, span: Span) -> list[Outcome]:
    return open_table(errand).play_range(span)
