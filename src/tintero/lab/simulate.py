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
from tintero.players.chosen import Chosen, chosen_player, names_of
from tintero.rules.chance import seed_words
from tintero.rules.event import NOBODY
from tintero.rules.game import Game
from tintero.rules.library import Library
from tintero.rules.settings import CONSTRUCTED, Asks, OpenPoints, Settings
from tintero.rules.table import Deal, make_table
from tintero.table.bot_faults import BotFailed, UnknownBot
from tintero.table.house import House
from tintero.table.seat import Answering, Who

from .decks import definitions_of_names
from .report import GameResult, Report
from .workers import shared

LONGEST_GAME: Final = 300  # turns; what lasts longer is a draw
TABLES: Final = 64  # pairings that a worker keeps ready
CHUNK: Final = 5  # games between two reports of progress; Ctrl-C loses at most so many in each worker

Decks = tuple[Sequence[CardDefinition], Sequence[CardDefinition]]
Match = tuple[Sequence[CardDefinition], Sequence[CardDefinition], tuple[Chosen, Chosen]]
Span = tuple[int, int]
Part = tuple[int, Span]  # which pairing, which of its games
Progress = Callable[[int, int], None]


def game_seed(seed: int, number: int, purpose: int = 0) -> int:
    """A seed of its own for every game of a run and for everybody who needs one in it."""
    a, b, _c, _d = seed_words(seed)
    c, d, _e, _f = seed_words((a << 32 | b) ^ (number * 4 + purpose + 1))
    return c << 32 | d


def play_game(game: Game, players: Sequence[Answering]) -> int:
    """Play on to the end, one player for each seat. Returns the number of decisions."""
    s = game.state
    before = s.choices
    while not s.over():
        game.choose(players[s.asked_by].choose(game))
    return s.choices - before


class Sitting(NamedTuple):
    """A game that has begun, with who sits at its seats; deck 0 sits at seat `swapped`."""

    number: int
    game: Game
    players: list[Answering]  # by seat
    starter: int  # the deck that begins
    swapped: int


class Pairing:
    """Two decks ready to play at either seat, and who plays them."""

    def __init__(
        self, decks: Decks, players: tuple[Chosen, Chosen], seed: int, settings: Settings, house: House
    ) -> None:
        library = Library()
        self.deals: tuple[Deal, Deal] = (
            make_table(decks, settings, library=library),
            make_table(decks[::-1], settings, library=library),
        )
        self.players = players
        self.seed = seed
        self.settings = settings
        self.house = house
        self.told = not all(player.is_fast for player in players)  # a bot at its seat may read what happened

    def seed_of(self, number: int) -> int:
        return game_seed(self.seed, number)

    def sit_down(self, number: int, log: bool = False) -> Sitting:
        """Game `number` of the run: the decks take turns at starting, and change seats every two games."""
        starter = number & 1
        swapped = number >> 1 & 1
        first = starter ^ swapped
        game = Game.start(self.deals[swapped], self.seed_of(number), first, log=log or self.told)
        mine = [
            player.seated(game_seed(self.seed, number, 1 + deck), self.house)
            for deck, player in enumerate(self.players)
        ]
        if swapped:
            mine.reverse()
        return Sitting(number, game, mine, starter, swapped)

    def play_out(self, sitting: Sitting) -> GameResult:
        game, number = sitting.game, sitting.number
        try:
            decisions = play_game(game, sitting.players)
        except BotFailed as fault:
            raise fault.in_game(self.seed, number + 1) from fault.__cause__
        except Exception as error:
            error.add_note(f"in game {number} of the run with seed {self.seed}")
            raise
        outcome = game.outcome
        winner = NOBODY if outcome is None or outcome.winner is None else outcome.winner ^ sitting.swapped
        return GameResult(winner, sitting.starter, game.state.turn, decisions)

    def play(self, number: int) -> GameResult:
        return self.play_out(self.sit_down(number))

    def play_range(self, span: Span) -> list[GameResult]:
        return [self.play(number) for number in range(*span)]


def simulate(
    deck_a: Sequence[CardDefinition],
    deck_b: Sequence[CardDefinition],
    games: int,
    players: tuple[Who, Who] = ("greedy", "greedy"),
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    settings: Settings = CONSTRUCTED,
    house: House | None = None,
    names: tuple[str, str] = ("", ""),
) -> Report:
    """Play the games and report. Ctrl-C stops early: the report then has the games finished so far, in order.

    `progress(finished, games)` is called after every chunk. With `jobs` above 1 the calling script needs the usual
    `if __name__ == "__main__"` guard, because workers are started afresh; they read the cards by name from the card
    data of the `house`, and load the classes of bots from their files. `WorkerDied` says that one of them crashed or
    was killed, `BotFailed` that a bot did. `names`: what the report calls the decks.
    """
    who = (chosen_player(players[0]), chosen_player(players[1]))
    run = Run([(tuple(deck_a), tuple(deck_b), who)], games, seed, settings, house or House())
    began = perf_counter()
    (outcomes,), interrupted = run.play(jobs, progress)
    titles = names_of(who)
    seconds = perf_counter() - began
    return Report(tuple(outcomes), games, (titles[0], titles[1]), seed, seconds, interrupted, names)


class Run:
    """The same number of games, with the same seed, for each of several pairings."""

    def __init__(
        self, matches: Sequence[Match], games: int, seed: int, settings: Settings, house: House
    ) -> None:
        if games < 0:
            raise ValueError("the number of games must not be negative")
        self.matches = matches
        self.games = games
        self.seed = seed
        self.settings = settings if settings.max_turns else replace(settings, max_turns=LONGEST_GAME)
        self.house = house
        for match in matches:  # a class that cannot be made fails here, not in a worker
            for player in match[2]:
                player.seated(0, house)

    def play(self, jobs: int, progress: Progress | None) -> tuple[list[list[GameResult]], bool]:
        """The outcomes of each pairing in order, and whether Ctrl-C stopped them."""
        spans = [(start, min(start + CHUNK, self.games)) for start in range(0, self.games, CHUNK)]
        parts = [(match, span) for match in range(len(self.matches)) for span in spans]
        chunks = self.each(parts, jobs)
        found: list[list[GameResult]] = [[] for _ in self.matches]
        done = 0
        try:
            for (match, _span), chunk in zip(parts, chunks, strict=True):
                found[match] += chunk
                done += len(chunk)
                if progress is not None:
                    progress(done, self.games * len(self.matches))
        except KeyboardInterrupt:
            return found, True
        finally:
            chunks.close()
        return found, False

    def each(self, parts: Sequence[Part], jobs: int) -> Generator[list[GameResult], None, None]:
        """The games of each part, in the order of the parts."""
        if jobs < 1:
            raise ValueError("at least one job is needed")
        jobs = min(jobs, len(parts))
        return self._shared(parts, jobs) if jobs > 1 else self._alone(parts)

    def errands(self) -> list[Errand]:
        """The pairings as another process is told of them."""
        cards = None if self.house.cards is None else str(self.house.cards)
        return [
            make_errand((first, second), who, self.seed, self.settings, cards) for first, second, who in self.matches
        ]

    def _alone(self, parts: Sequence[Part]) -> Generator[list[GameResult], None, None]:
        tables: dict[int, Pairing] = {}
        for match, span in parts:
            if match not in tables:
                first, second, who = self.matches[match]
                tables[match] = Pairing((first, second), who, self.seed, self.settings, self.house)
            yield tables[match].play_range(span)

    def _shared(self, parts: Sequence[Part], jobs: int) -> Generator[list[GameResult], None, None]:
        errands = self.errands()
        return shared(_work, [(errands[match], span) for match, span in parts], jobs)


# ---- the border between processes --------------------------------------------------------------------------------


class Errand(NamedTuple):
    """What a worker is told: strings and numbers."""

    decks: tuple[tuple[str, ...], tuple[str, ...]]  # full names
    digest: str  # of the cards behind the names
    players: tuple[str, str]  # where they are found
    seed: int
    settings: str  # JSON
    cards: str | None  # the card data file


def make_errand(
    decks: Decks, players: tuple[Chosen, Chosen], seed: int, settings: Settings, cards: str | None
) -> Errand:
    for player in players:
        if not player.address:
            raise UnknownBot("bot_not_shared", name=player.name)
    first, second = (tuple(card.full_name for card in deck) for deck in decks)
    where = (players[0].address, players[1].address)
    return Errand((first, second), _digest(decks), where, seed, json.dumps(asdict(settings)), cards)


@lru_cache(maxsize=1)
def open_house(cards: str | None) -> House:
    """The cards as this process reads them."""
    return House(cards)


@lru_cache(maxsize=TABLES)
def open_table(errand: Errand) -> Pairing:
    """The table of an errand."""
    house = open_house(errand.cards)
    first, second = (definitions_of_names(names, house.reader) for names in errand.decks)
    if _digest((first, second)) != errand.digest:
        raise ValueError("the decks have cards that are not as the card data has them; play them with one job")
    data = json.loads(errand.settings)
    data["teams"] = tuple(data["teams"])
    data["open_points"] = OpenPoints(**data["open_points"])
    data["asks"] = Asks(data["asks"])
    who = (chosen_player(errand.players[0]), chosen_player(errand.players[1]))
    return Pairing((first, second), who, errand.seed, Settings(**data), house)


def _digest(decks: Decks) -> str:
    return hashlib.sha256(repr([tuple(deck) for deck in decks]).encode()).hexdigest()


def _work(errand: Errand, span: Span) -> list[GameResult]:
    return open_table(errand).play_range(span)
