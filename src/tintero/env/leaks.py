"""Random games in which everything a seat cannot know is dealt anew: not a byte of its observation may change.

    python -m tintero.env.leaks --games 2000 --jobs 2

As `tintero.lab.redeal`, for the rows of the environments: about one position in seven is looked at, from all seats, as
it stands and after the next choice; what the choice shows to the seat stays as it is.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from tintero.lab.exhaust import CHOICE_LIMIT, Plan, cards_of, pick, random_decks, settings_of, take
from tintero.lab.redeal import EVERY, PLANS, shown
from tintero.rules.chance import below, seed_words
from tintero.rules.game import Game
from tintero.rules.table import make_table
from tintero.table.house import House

from .arrays import parts
from .card_tokens import tokens
from .rows.encoder import Encoder, Told

DOUBT: Final = 0x5EC7  # the checks have chance of their own: the game stays the same without them


@dataclass
class Found:
    """How much was compared: nothing is proved by games in which nothing was dealt anew."""

    games: int = 0
    observations: int = 0
    dealt: int = 0  # cards that had become other cards
    leaks: list[str] = field(default_factory=list)

    def add(self, other: Found) -> None:
        self.games += other.games
        self.observations += other.observations
        self.dealt += other.dealt
        self.leaks += other.leaks


class Watched:
    """A game, and what each seat was told of it."""

    def __init__(self, seed: int, plan: Plan, house: House) -> None:
        setup = make_table(random_decks(seed, plan, cards_of(plan, house.reader)), settings_of(plan))
        self.encoder = Encoder(setup.table, tokens())
        self.game = Game.start(setup, seed)
        self.told = [Told(player.index) for player in self.game.state.players]

    def seen(self, game: Game, player: int, told: Told) -> bytes:
        """What the seat sees of a game: this one, or one like it."""
        self.encoder.hear(game.state, game.events, told)
        return self.encoder.observe(game.state, player, 0, told)

    def memory(self, player: int) -> Told:
        """What the seat was told so far, for a copy of the game whose events begin anew."""
        self.encoder.hear(self.game.state, self.game.events, self.told[player])
        copy = Told(player)
        copy.rows = self.told[player].rows[:]
        return copy

    def leak_now(self, player: int, seed: int, found: Found) -> str:
        """As it stands. A word for what differs, or nothing."""
        other = self.game.determinize(player, seed)
        found.dealt += sum(a != b for a, b in zip(self.game.state.defs, other.state.defs, strict=True))
        return differ(self.seen(self.game, player, self.told[player]), self.seen(other, player, self.memory(player)))

    def leak_then(self, choice: int, player: int, seed: int) -> str:
        """After the choice, if the seat could have seen it made."""
        after = self.game.clone(log=True)
        take(after, choice)
        other = self.game.dealt_anew(player, seed, shown(self.game, after, player))
        if choice >= 0:
            option = self.game.options[choice]
            if option not in other.options:
                return ""
            other.choose(option)
        else:
            take(other, choice)
        return differ(self.seen(after, player, self.memory(player)), self.seen(other, player, self.memory(player)))


def differ(a: bytes, b: bytes) -> str:
    if a == b:
        return ""
    one, two = parts(np.frombuffer(a, np.int16)), parts(np.frombuffer(b, np.int16))
    for name, numbers in one.items():
        at = np.argwhere(numbers != two[name])
        if len(at):
            place = tuple(int(n) for n in at[0])
            return f"{name}{list(place)}: {numbers[place]} and {two[name][place]}"
    return "length"


def check_game(seed: int, plan: Plan, every: int, house: House, found: Found) -> None:
    """One random game, looked at from all seats at every few choices; the first leak ends it."""
    watched = Watched(seed, plan, house)
    game = watched.game
    words, doubt = seed_words(seed ^ 0x5EED), seed_words(seed ^ DOUBT)
    found.games += 1
    while not game.over:
        choice = pick(game, words)
        if below(doubt, every) == 0:
            for player in range(plan.players):
                anew = (seed << 16) + game.state.choices
                found.observations += 2
                leak = watched.leak_now(player, anew, found) or watched.leak_then(choice, player, anew)
                if leak:
                    found.leaks.append(f"seed {seed}, seat {player}, after {game.state.choices} choices: {leak}")
                    return
        assert game.state.choices < CHOICE_LIMIT, "the game does not end"
        take(game, choice)


def check_seeds(seeds: Sequence[int], every: int) -> Found:
    house, found = House(), Found()
    for seed in seeds:
        check_game(seed, PLANS[seed % len(PLANS)], every, house, found)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.env.leaks", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next ones count on")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--every", type=int, default=EVERY, help="choices between two positions, about")
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the games")
    given = parser.parse_args(arguments)
    if min(given.games, given.every, given.jobs) < 1:
        parser.error("--games, --every and --jobs are counted from 1")
    seeds = range(given.seed, given.seed + given.games)
    found = Found()
    with ProcessPoolExecutor(given.jobs) as pool:
        shares = [seeds[n :: given.jobs] for n in range(given.jobs)]
        for share in pool.map(check_seeds, shares, [given.every] * given.jobs):
            found.add(share)
    for leak in found.leaks:
        print(leak)
    print(
        f"{found.games} games, {found.observations} observations, {found.dealt} cards dealt anew: "
        f"{len(found.leaks)} leaks"
    )
    return 1 if found.leaks else 0


if __name__ == "__main__":
    raise SystemExit(main())
