"""Fits the network that the thinker judges positions by (`players.search.value`) to games that were played.

    python -m tintero.lab.fit --games 300000 --jobs 2 --write

Games between the sample decks and between decks of chance, with some moves by chance so that more kinds of positions
come up. From the beginning of every turn what both players have, which cards they have in play and in hand, and who won
in the end. `--write` puts the weights into `players/search/fitted.txt`; `--further` goes on from those that are there,
with games of better players (`--player foresight`). It needs torch: `pip install "tintero[lab,rl]"`.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from tintero.abilities.ability import CardDefinition
from tintero.abilities.in_numbers import row_of
from tintero.cards import sample_decks
from tintero.players.chosen import make_player
from tintero.players.search import fitted
from tintero.players.search.standing import features, sides
from tintero.rules import option as op
from tintero.rules.fast import State
from tintero.rules.game import Game
from tintero.rules.library import Library
from tintero.rules.settings import CONSTRUCTED
from tintero.rules.table import Deal, make_table
from tintero.table.house import House

from .exhaust import Plan, cards_of, random_decks
from .fit_network import IN_HAND, IN_PLAY, Positions, as_text, fit, fit_further, needed
from .simulate import LONGEST_GAME, game_seed, open_house
from .workers import shared

MIRRORS: Final = 0.4  # of the games between sample decks are between two equal ones
BY_CHANCE: Final = 0.25  # of the games are between decks of chance
GAMES_A_DECK: Final = 5  # with the same decks of chance
NOISE: Final = (0.0, 0.0, 0.05, 0.1, 0.2)  # how often a move is made by chance
CHUNK: Final = 50
COMMAND: Final = re.compile(r"`(python -m tintero\.lab\.fit [^`]*)`")


class Row(NamedTuple):
    """A position at the beginning of a turn, seen by whoever is on turn. Cards are told by their number."""

    game: int
    mine: list[float]
    theirs: list[float]
    my_cards: list[int]
    their_cards: list[int]
    won: float


def cards_at(s: State, player: int, numbers: dict[str, int]) -> list[int]:
    """Those in play, then those in hand, each as many as there is room for; 0 is none."""
    play = [numbers.get(p.face.full_name, 0) for p in s.in_play.values() if p.owner == player]
    hand = [numbers.get(s.face_of(card).full_name, 0) for card in s.players[player].hand]
    return [*filled(play, IN_PLAY), *filled(hand, IN_HAND)]


def filled(cards: list[int], room: int) -> list[int]:
    return cards[:room] + [0] * (room - len(cards))


def rows_of(game: Game, number: int, players: Sequence[Any], chance: Random, numbers: dict[str, int]) -> list[Row]:
    """Play the game to its end."""
    s = game.state
    noise = chance.choice(NOISE)
    found: list[tuple[int, Row]] = []
    last = 0
    while not s.over():
        if s.asking == op.TURN and s.turn != last:
            last = s.turn
            both = sides(s)
            me, other = s.active, 1 - s.active
            mine, theirs = features(s, me, both[me]), features(s, other, both[other])
            cards = cards_at(s, me, numbers), cards_at(s, other, numbers)
            found.append((me, Row(number, mine, theirs, *cards, 0.5)))
        chosen = players[s.asked_by].choose(game)
        game.choose(chance.randrange(len(s.options)) if noise and chance.random() < noise else chosen)
    outcome = game.outcome
    if outcome is None or outcome.drawn:
        return [row for _, row in found]
    return [row._replace(won=float(me in outcome.winners)) for me, row in found]


class Field:
    """The sample decks, ready to play each other, and decks of chance."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.decks = [house.definitions(house.load_deck(name)) for name in sample_decks()]
        self.plan = Plan(2, "understood")
        self.cards = cards_of(self.plan, house.reader)
        self.numbers = numbered(self.cards)
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
        return rows_of(game, number, players, chance, self.numbers)


@lru_cache(maxsize=1)
def open_field() -> Field:
    """The tables that a process keeps."""
    return Field(open_house(None))


def numbered(cards: Sequence[CardDefinition]) -> dict[str, int]:
    """The number of each card, from 1."""
    return {card.full_name: n for n, card in enumerate(cards, 1)}


def play_some(who: str, seed: int, start: int, stop: int) -> Positions:
    """In a worker, or alone."""
    numpy = needed("numpy")
    rows = [row for number in range(start, stop) for row in open_field().play(who, seed, number)]
    return Positions(
        numpy.array([row.game for row in rows], dtype=numpy.int32),
        numpy.array([row.won for row in rows], dtype=numpy.float32),
        numpy.array([[row.mine, row.theirs] for row in rows], dtype=numpy.float32),
        numpy.array([[row.my_cards, row.their_cards] for row in rows], dtype=numpy.int16),
    )


def all_positions(who: str, games: int, seed: int, jobs: int) -> Positions:
    parts = [(who, seed, start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    some: Iterator[Positions] = shared(play_some, parts, jobs) if jobs > 1 else (play_some(*part) for part in parts)
    numpy = needed("numpy")
    return Positions(*(numpy.concatenate(part) for part in zip(*some, strict=True)))


def kept_or_played(file: Path | None, who: str, games: int, seed: int, jobs: int) -> Positions:
    """`file` keeps what was played, and by whom; of other games it is written anew."""
    numpy = needed("numpy")
    command = f"{who} {games} {seed}"
    if file is not None and file.exists():
        with numpy.load(file) as parts:
            if str(parts["command"]) == command:
                return Positions(*(parts[name] for name in Positions._fields))
    found = all_positions(who, games, seed, jobs)
    if file is not None:
        numpy.savez(file, command=command, **found._asdict())
    return found


def table_of(cards: Sequence[CardDefinition]) -> Any:
    """The numbers of every card; the row of card 0, which is none, is empty."""
    numpy = needed("numpy")
    rows = [row_of(card) for card in cards]
    return numpy.array([[0] * len(rows[0]), *rows], dtype=numpy.float32)


def commands_of(text: str) -> list[str]:
    """Those that made a file of weights."""
    return COMMAND.findall(text)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.lab.fit", description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--further", action="store_true", help="go on from the weights that there are")
    parser.add_argument("--positions", type=Path, help="a file that keeps them: what it holds is not played again")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args(arguments)
    if min(given.games, given.jobs) < 1:
        parser.error("games and jobs are counted from 1")
    positions = kept_or_played(given.positions, given.player, given.games, given.seed, given.jobs)
    cards = table_of(open_field().cards)
    found = fit_further(positions, cards, fitted.NETWORK) if given.further else fit(positions, cards)
    print(f"{found.positions} positions, log-loss {found.loss:.4f}, right {found.right:.1%}")
    if given.write:
        commands = commands_of(fitted.TEXT) if given.further else []
        commands.append(f"python -m tintero.lab.fit --games {given.games} --seed {given.seed} --player {given.player}")
        if given.further:
            commands[-1] += " --further"
        Path(fitted.__file__).with_name(fitted.FILE).write_text(as_text(found, commands), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
