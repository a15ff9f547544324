"""Whether a player always has an answer: games with decks of all cards, for two to four players, in every format.

    python -m tintero.lab.always_answers --player search:2ms --games 10000 --jobs 2

Whatever it does wrong is printed with the seed of its game; the longest answer is told beside it. Finished games are
kept: stopped and given again, it goes on where it was.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from time import perf_counter, thread_time
from typing import Final, NamedTuple

from tintero.abilities.ability import CardDefinition
from tintero.players.chosen import chosen_player, make_player
from tintero.rules.game import Game
from tintero.rules.library import Library
from tintero.rules.table import make_table
from tintero.table.house import House

from .exhaust import Plan, cards_of, random_decks, settings_of
from .experiments.kept_games import Kept, usual_place
from .experiments.provenance import bot_digest, engine_digest, pace_of
from .simulate import open_house
from .workers import shared

PLANS: Final = (
    Plan(2, "understood"), Plan(3, "understood"), Plan(4, "understood"), Plan(2, "understood", "pack-rush"),
    Plan(4, "understood", "teams"), Plan(4, "understood", "simultaneous"),
)  # fmt: skip
MOST_DECISIONS: Final = 20_000  # a game that lasts longer is stuck
INTERRUPTED: Final = 130
AT_ONCE: Final = 10  # games that a worker is given: those that are going on are lost when it is stopped


class Answers(NamedTuple):
    """What is noted of one game."""

    answers: int
    longest: float  # seconds by the clock
    longest_used: float  # and of the processor, which other work on the machine does not lengthen
    fault: str = ""


@dataclass
class Tally:
    games: int = 0
    answers: int = 0
    longest: float = 0.0
    longest_used: float = 0.0
    faults: list[str] = field(default_factory=list)
    interrupted: bool = False

    def take(self, game: Answers) -> None:
        self.games += 1
        self.answers += game.answers
        self.longest = max(self.longest, game.longest)
        self.longest_used = max(self.longest_used, game.longest_used)
        if game.fault:
            self.faults.append(game.fault)


def play(
    who: str, seed: int, plan: Plan, decks: Sequence[Sequence[CardDefinition]], house: House, library: Library
) -> Answers:
    """One game; what goes wrong is written down."""
    game = Game.start(make_table(decks, settings_of(plan), library=library), seed, log=False)
    players = [make_player(who, seed + seat, house) for seat in range(plan.players)]
    answers, longest, longest_used = 0, 0.0, 0.0
    try:
        while not game.over:
            began, used = perf_counter(), thread_time()
            answer = players[game.to_decide].choose(game)
            longest = max(longest, perf_counter() - began)
            longest_used = max(longest_used, thread_time() - used)
            game.choose(answer)
            answers += 1
            if game.state.choices > MOST_DECISIONS:
                raise RuntimeError("the game does not end")
    except Exception as fault:
        return Answers(answers, longest, longest_used, f"seed {seed}, {plan}: {type(fault).__name__}: {fault}")
    return Answers(answers, longest, longest_used)


def key_of(who: str, plan: Plan, decks: Sequence[Sequence[CardDefinition]], house: House) -> str:
    """Of everything that decides how a game goes, but for its seed."""
    names = [[card.full_name for card in deck] for deck in decks]
    address = chosen_player(who).address
    code = [engine_digest(), bot_digest(address), pace_of([address]), house.pool.digest]
    decides = ["answers", address, asdict(settings_of(plan)), names, code]
    return hashlib.sha256(json.dumps(decides).encode()).hexdigest()


def dealt(seed: int, number: int, house: House) -> tuple[Plan, list[list[CardDefinition]]]:
    """What game `number` of those from `seed` on is made from."""
    plan = PLANS[(number - seed) % len(PLANS)]
    return plan, random_decks(number, plan, cards_of(plan, house.reader))


def play_some(who: str, seed: int, numbers: Sequence[int], house: House) -> Iterator[Answers]:
    library = Library()
    for number in numbers:
        plan, decks = dealt(seed, number, house)
        yield play(who, number, plan, decks, house, library)


def play_in_worker(who: str, seed: int, numbers: Sequence[int]) -> list[Answers]:
    return list(play_some(who, seed, numbers, open_house(None)))


def play_missing(who: str, seed: int, numbers: list[int], house: House, jobs: int) -> Generator[Answers, None, None]:
    """In the order of their numbers."""
    if jobs == 1:
        yield from play_some(who, seed, numbers, house)
        return
    parts = [(who, seed, numbers[start : start + AT_ONCE]) for start in range(0, len(numbers), AT_ONCE)]
    with closing(shared(play_in_worker, parts, jobs)) as played:
        for answers in played:
            yield from answers


def play_all(who: str, games: int, seed: int, house: House, kept: Kept | None = None, jobs: int = 1) -> Tally:
    """What is kept is not played again; after Ctrl-C the games that were over."""
    kept = kept or Kept(None)
    tally = Tally()
    keys = {number: key_of(who, *dealt(seed, number, house), house) for number in range(seed, seed + games)}
    before = {number: kept.find(key, number, number + 1) for number, key in keys.items()}
    missing = [number for number, found in before.items() if found is None]
    played = play_missing(who, seed, missing, house, jobs)
    try:
        for number, key in keys.items():
            found = before[number]
            if found is None:
                found = [list(next(played))]
                kept.keep([(key, number, number + 1, found)])
            tally.take(Answers(*found[0]))
    except KeyboardInterrupt:
        tally.interrupted = True
    finally:
        played.close()
    return tally


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.lab.always_answers", description=__doc__)
    parser.add_argument("--player", default="search:2ms")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="do not look up games that were kept from earlier runs")
    given = parser.parse_args(arguments)
    if min(given.games, given.jobs) < 1:
        parser.error("games and jobs are counted from 1")
    kept = Kept(None if given.fresh else usual_place())
    try:
        tally = play_all(given.player, given.games, given.seed, House(), kept, given.jobs)
    finally:
        kept.close()
    print(
        f"{given.player}: {tally.games} games, {tally.answers} answers, {len(tally.faults)} faults; longest "
        f"{1000 * tally.longest:.0f} ms ({1000 * tally.longest_used:.0f} ms of the processor)"
        + ("; stopped early" if tally.interrupted else "")
    )
    print(*tally.faults, sep="\n", end="")
    return INTERRUPTED if tally.interrupted else 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
