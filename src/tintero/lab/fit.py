"""Fits the network that the thinker judges positions by (`players.search.value`) to games that were played.

    python -m tintero.lab.fit --games 300000 --jobs 2 --write

Games between the sample decks and between decks of chance, with some moves by chance so that more kinds of positions
come up. From the beginning of every turn what both players have, and who won in the end. `--write` puts the weights
into `players/search/fitted.py`. It needs torch: `pip install "tintero[lab,rl]"`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from tintero.cards import sample_decks
from tintero.players.chosen import make_player
from tintero.players.search import fitted
from tintero.players.search.standing import FEATURES, features, sides
from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.library import Library
from tintero.rules.settings import CONSTRUCTED
from tintero.rules.table import Deal, make_table
from tintero.table.house import House

from .exhaust import Plan, cards_of, random_decks
from .simulate import LONGEST_GAME, game_seed, open_house
from .workers import shared

MIRRORS: Final = 0.4  # of the games between sample decks are between two equal ones
BY_CHANCE: Final = 0.25  # of the games are between decks of chance
GAMES_A_DECK: Final = 5  # with the same decks of chance
NOISE: Final = (0.0, 0.0, 0.05, 0.1, 0.2)  # how often a move is made by chance
TESTED: Final = 10  # every tenth game is kept for the test
CHUNK: Final = 50
# the network and how it learns
UNITS: Final = 32
PASSES: Final = 14
AT_ONCE: Final = 8192  # positions
STEP: Final = 0.006
SHRINKING: Final = 1e-4
DIGITS: Final = 5


class Row(NamedTuple):
    """A position at the beginning of a turn, seen by whoever is on turn."""

    game: int
    mine: list[float]
    theirs: list[float]
    won: float


def rows_of(game: Game, number: int, players: Sequence[Any], chance: Random) -> list[Row]:
    """Play the game to its end."""
    s = game.state
    noise = chance.choice(NOISE)
    found: list[tuple[int, list[float], list[float]]] = []
    last = 0
    while not s.over():
        if s.asking == op.TURN and s.turn != last:
            last = s.turn
            both = sides(s)
            me, other = s.active, 1 - s.active
            found.append((me, features(s, me, both[me]), features(s, other, both[other])))
        chosen = players[s.asked_by].choose(game)
        game.choose(chance.randrange(len(s.options)) if noise and chance.random() < noise else chosen)
    outcome = game.outcome
    decided = outcome is not None and not outcome.drawn
    winners = outcome.winners if outcome is not None else ()
    return [Row(number, mine, theirs, float(me in winners) if decided else 0.5) for me, mine, theirs in found]


class Field:
    """The sample decks, ready to play each other, and decks of chance."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.decks = [house.definitions(house.load_deck(name)) for name in sample_decks()]
        self.plan = Plan(2, "understood")
        self.cards = cards_of(self.plan, house.reader)
        self.library = Library()
        self.settings = replace(CONSTRUCTED, max_turns=LONGEST_GAME)
        self.deals: dict[tuple[int, int], Deal] = {}

    def deal(self, chance: Random, number: int, seed: int) -> Deal:
        if chance.random() < BY_CHANCE:
            decks = random_decks(game_seed(seed, number // GAMES_A_DECK, 4), self.plan, self.cards)
            return make_table(decks, self.settings, library=self.library)
        first = chance.randrange(len(self.decks))
        second = first if chance.random() < MIRRORS else chance.randrange(len(self.decks))
        pair = first, second
        if pair not in self.deals:
            self.deals[pair] = make_table([self.decks[n] for n in pair], self.settings, library=self.library)
        return self.deals[pair]

    def play(self, who: str, seed: int, number: int) -> list[Row]:
        chance = Random(game_seed(seed, number, 1))
        deal = self.deal(chance, number, seed)
        players = [make_player(who, game_seed(seed, number, 2 + seat), self.house) for seat in (0, 1)]
        game = Game.start(deal, game_seed(seed, number), log=False)
        return rows_of(game, number, players, chance)


@lru_cache(maxsize=1)
def open_field() -> Field:
    """The tables that a process keeps."""
    return Field(open_house(None))


def play_some(who: str, seed: int, start: int, stop: int) -> Any:
    """In a worker, or alone: a table with a line for each position."""
    numpy = needed("numpy")
    rows = [row for number in range(start, stop) for row in open_field().play(who, seed, number)]
    return numpy.array([[row.game, row.won, *row.mine, *row.theirs] for row in rows], dtype=numpy.float32)


def all_rows(who: str, games: int, seed: int, jobs: int) -> Iterator[Any]:
    parts = [(who, seed, start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    yield from shared(play_some, parts, jobs) if jobs > 1 else (play_some(*part) for part in parts)


def needed(name: str) -> Any:
    try:
        return __import__(name)
    except ImportError as missing:
        raise SystemExit(f'{name} is needed: pip install "tintero[lab,rl]"') from missing


class Fit(NamedTuple):
    """The weights, and how well they foretell games that they were not fitted to."""

    own: list[list[float]]  # of each unit, for what one has …
    other: list[list[float]]  # … and what the other has
    bias: list[float]
    out: list[float]
    direct: list[float]
    positions: int
    loss: float  # mean log-loss; a coin has 0.693
    right: float  # how often the likelier player won


def fit(table: Any, passes: int = PASSES, units: int = UNITS) -> Fit:
    """The same for the same positions, on one kind of machine."""
    torch = needed("torch")
    torch.manual_seed(1)
    number = len(FEATURES)
    data = torch.from_numpy(table)
    game, won, both = data[:, 0], data[:, 1], data[:, 2:].reshape(-1, 2, number)
    kept = game % TESTED == 0
    middle = both.mean((0, 1))
    width = both.std((0, 1)).clamp_min(1e-2)
    both = (both - middle) / width
    own = torch.nn.Linear(number, units)
    other = torch.nn.Linear(number, units, bias=False)
    out = torch.nn.Linear(units, 1, bias=False)
    direct = torch.nn.Linear(number, 1, bias=False)
    layers = torch.nn.ModuleList([own, other, out, direct])

    def judged(pairs: Any) -> Any:
        mine, theirs = pairs[:, 0], pairs[:, 1]
        here, there = torch.relu(own(mine) + other(theirs)), torch.relu(own(theirs) + other(mine))
        return (out(here - there) + direct(mine - theirs)).squeeze(1)

    inputs, results = both[~kept], won[~kept]
    rounds = -(-len(inputs) // AT_ONCE)
    learning = torch.optim.AdamW(layers.parameters(), lr=STEP, weight_decay=SHRINKING)
    pace = torch.optim.lr_scheduler.OneCycleLR(learning, max_lr=STEP, total_steps=passes * rounds)
    for _ in range(passes):
        order = torch.randperm(len(inputs))
        for start in range(0, len(inputs), AT_ONCE):
            some = order[start : start + AT_ONCE]
            loss = torch.nn.functional.binary_cross_entropy_with_logits(judged(inputs[some]), results[some])
            learning.zero_grad()
            loss.backward()
            learning.step()
            pace.step()
    with torch.no_grad():
        found = judged(both[kept])
        loss = float(torch.nn.functional.binary_cross_entropy_with_logits(found, won[kept]))
        right = float(((found > 0) == (won[kept] > 0.5)).float().mean())
        plain_own, plain_other = own.weight / width, other.weight / width  # for features as they are read
        bias = own.bias - plain_own @ middle - plain_other @ middle
        plain_direct = direct.weight[0] / width
        weights = plain_own.tolist(), plain_other.tolist(), bias.tolist(), out.weight[0].tolist(), plain_direct.tolist()
    return Fit(*weights, len(table), loss, right)


def as_module(found: Fit, command: str) -> str:
    """The file `players/search/fitted.py`."""

    def listed(numbers: Sequence[float], ahead: str) -> list[str]:
        texts = [f"{float(f'{w:.{DIGITS}g}')!r}," for w in numbers]
        return [ahead + " ".join(texts[start : start + 10]) for start in range(0, len(texts), 10)]

    lines = [
        f'"""The weights of `value`: made by `{command}`.', "",
        f"{found.positions} positions; log-loss {found.loss:.3f} on games kept back (a coin: 0.693), and the likelier",
        f'player won {100 * found.right:.0f} % of them.', '"""', "",
        "from __future__ import annotations", "", "from typing import Final", "",
    ]  # fmt: skip
    for name, rows in (("OWN", found.own), ("OTHER", found.other)):
        lines.append(f"{name}: Final[list[list[float]]] = [")
        for row in rows:
            lines += ["    [", *listed(row, "        "), "    ],"]
        lines.append("]")
    for name, row in (("BIAS", found.bias), ("OUT", found.out), ("DIRECT", found.direct)):
        lines += [f"{name}: Final[list[float]] = [", *listed(row, "    "), "]"]
    return "\n".join([*lines, ""])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.lab.fit", description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args(arguments)
    if min(given.games, given.jobs) < 1:
        parser.error("games and jobs are counted from 1")
    numpy = needed("numpy")
    found = fit(numpy.concatenate(list(all_rows(given.player, given.games, given.seed, given.jobs))))
    print(f"{found.positions} positions, log-loss {found.loss:.4f}, right {found.right:.1%}")
    if given.write:
        command = f"python -m tintero.lab.fit --games {given.games} --seed {given.seed} --player {given.player}"
        Path(fitted.__file__).with_name("fitted.py").write_text(as_module(found, command), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
