"""What the answers of players are worth in the long run: each is judged by games that are played to the end.

    python -m tintero.lab.long_run greedy search:nodes=700 search:1s --about ink --positions 100 --games 300 --jobs 2

All players are asked the same: `hand`, what to put back of an opening hand (2.2.2); `ink`, what to do where several
cards could become ink; `turn`, what to do where none can. Each answer is given in many worlds, the same for all
players, in which the sensible policy then plays for everybody. The result is the chance of winning with each player's
answers, and by how much it is more than with the first one's.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import sqrt
from random import Random
from typing import Final

from tintero.players.chosen import make_player, seated_player
from tintero.players.policy.greedy_turn import sensible
from tintero.players.policy.mind import Mind
from tintero.players.policy.weights import Weights
from tintero.players.search.worlds import Worlds
from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.table.bot_faults import UnknownBot
from tintero.table.house import House
from tintero.table.seat import Answering

from .simulate import LONGEST_GAME, game_seed, open_house
from .strength import FIELD, INTERRUPTED
from .workers import shared

SEATS: Final = 2
LEAST_CHOICE: Final = 3  # cards to ink, or options
INKING: Final = (1, 9)  # the turns, of both players, from which on such a question is looked for …
FIGHTING: Final = (3, 16)  # … and the other

Answers = tuple[tuple[int, int, int, int], ...]  # the options that were taken, one after the other


class About(StrEnum):
    """What is asked."""

    HAND = "hand"
    INK = "ink"
    TURN = "turn"


@dataclass(frozen=True)
class LongRun:
    """For each player its chance of winning, position by position."""

    players: tuple[str, ...]
    chances: tuple[tuple[float, ...], ...]
    interrupted: bool = False

    def mean(self, player: int) -> float:
        return sum(found[player] for found in self.chances) / len(self.chances)

    def more(self, player: int) -> tuple[float, float]:
        """Than the first player has in the same positions, and the standard error of that."""
        found = [chances[player] - chances[0] for chances in self.chances]
        mean = sum(found) / len(found)
        return mean, sqrt(sum((x - mean) ** 2 for x in found) / max(1, len(found) - 1) / len(found))


def position(about: About, number: int, seed: int, house: House) -> Game:
    """Number so and so: the decks on which strength is measured in turn, and of opening hands both seats."""
    decks = [house.definitions(house.load_deck(name)) for name in FIELD[number % len(FIELD)]]
    chance = Random(game_seed(seed, number, 1))
    while True:
        game = Game.new(decks, chance.getrandbits(32), log=False)
        player = make_player("greedy", seed, house)
        if about == About.HAND:
            if number // len(FIELD) % SEATS:
                answered(game, player)
            return game
        turn = chance.randint(*(INKING if about == About.INK else FIGHTING))
        while not game.over:
            if game.state.turn >= turn and is_asked(game, about):
                return game
            game.choose(player.choose(game))


def is_asked(game: Game, about: About) -> bool:
    if game.state.asking != op.TURN:
        return False
    inks = {game.state.defs[o.a] for o in game.options if o.verb == op.INK}
    return len(inks) >= LEAST_CHOICE if about == About.INK else not inks and len(game.options) >= LEAST_CHOICE


def answered(game: Game, player: Answering) -> Answers:
    """The player answers the open question in this game; of an opening hand all that is asked about it."""
    found: list[tuple[int, int, int, int]] = []
    seat, hand = game.to_decide, game.state.asking == op.HAND
    while True:
        number = player.choose(game)
        found.append(game.options[number].key())
        game.choose(number)
        if not hand or game.state.asking != op.HAND or game.to_decide != seat:
            return tuple(found)


def judged(game: Game, answers: Answers, games: int, seed: int) -> float:
    """The share of games that are won with these answers."""
    seat = game.to_decide
    worlds = Worlds(game, seat, seed, None)
    mind = Mind(seed, Weights())
    won = 0.0
    for n in range(games):
        world = worlds.world(n)
        mind.begin(worlds.seed_of(n))
        for answer in answers:
            world.choose([o.key() for o in world.options].index(answer))
        while not world.over and world.state.turn < LONGEST_GAME:
            world.choose(sensible(world.state, mind))
        outcome = world.state.outcome
        won += 0.5 if outcome is None or not outcome.winners else seat in outcome.winners
    return won / games


def try_position(
    players: Sequence[str], about: About, number: int, games: int, seed: int, house: House
) -> tuple[float, ...]:  # fmt: skip
    """The chance of each player in one position; what is the same is judged once."""
    game = position(about, number, seed, house)
    known: dict[Answers, float] = {}
    found: list[float] = []
    for who in players:
        answers = answered(game.clone(), make_player(who, game_seed(seed, number, 2), house))
        key = tuple(sorted(answers))
        if key not in known:
            known[key] = judged(game, answers, games, game_seed(seed, number, 3))
        found.append(known[key])
    return tuple(found)


def try_in_worker(players: Sequence[str], about: About, number: int, games: int, seed: int) -> tuple[float, ...]:
    return try_position(players, about, number, games, seed, open_house(None))


def long_run(
    players: Sequence[str], about: About, positions: int, games: int, seed: int, house: House, jobs: int = 1
) -> LongRun:  # fmt: skip
    """The same whatever the number of jobs; after Ctrl-C the positions that were over."""
    found: Iterator[tuple[float, ...]]
    if jobs == 1:
        found = (try_position(players, about, number, games, seed, house) for number in range(positions))
    else:
        parts = [(tuple(players), about, number, games, seed) for number in range(positions)]
        found = shared(try_in_worker, parts, jobs)
    chances: list[tuple[float, ...]] = []
    try:
        for one in found:
            chances += [one]
    except KeyboardInterrupt:
        return LongRun(tuple(players), tuple(chances), interrupted=True)
    return LongRun(tuple(players), tuple(chances))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.lab.long_run", description=__doc__)
    parser.add_argument("players", nargs="+")
    parser.add_argument("--about", type=About, choices=list(About), default=About.TURN)
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    if min(given.positions, given.games, given.jobs) < 1:
        parser.error("positions, games and jobs are counted from 1")
    house = House(players=seated_player)
    for who in given.players:
        try:
            make_player(who, given.seed, house)
        except UnknownBot as unknown:
            parser.error(str(unknown))
    found = long_run(given.players, given.about, given.positions, given.games, given.seed, house, given.jobs)
    if found.interrupted:
        print(f"stopped after {len(found.chances)} of {given.positions} positions")
    for n, who in enumerate(found.players if found.chances else ()):
        more, error = found.more(n)
        beside = "" if n == 0 else f"  {more:+.1%} ± {error:.1%}"
        print(f"{found.mean(n):6.1%}{beside}  {who}")
    return INTERRUPTED if found.interrupted else 0


if __name__ == "__main__":
    raise SystemExit(main())
