"""For the players' tests: sample decks, random ones from every card that is understood, and questions of games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tintero.abilities.ability import CardDefinition
from tintero.lab import definitions, find_deck, sample_decks
from tintero.players import GreedyPlayer
from tintero.players.search.budget import Budget
from tintero.players.searcher import SearchPlayer, Thinking
from tintero.rules.game import Game
from tintero.rules.settings import CONSTRUCTED
from tintero.rules.table import make_table

from ..reading import shared_reader


@pytest.fixture(scope="session")
def samples() -> dict[str, list[CardDefinition]]:
    return {name: definitions(find_deck(name), shared_reader()) for name in sample_decks()}


@pytest.fixture(scope="session")
def understood() -> list[CardDefinition]:
    return list(shared_reader().understood())


def random_deck(cards: list[CardDefinition], seed: int, size: int = 60) -> list[CardDefinition]:
    return random.Random(seed).choices(cards, k=size)


def positions(samples: dict[str, list[CardDefinition]], every: int, games: int = 3) -> Iterator[Game]:
    """Questions with a choice, from games that greedy players play; whoever takes one may not play on in it."""
    decks = list(samples.values())
    for n in range(games):
        game = Game.start(make_table([decks[n], decks[-1 - n]], CONSTRUCTED), n, log=False)
        players = [GreedyPlayer(1), GreedyPlayer(2)]
        while not game.over:
            if game.state.choices % every == every - 1 and len(game.options) > 1:
                yield game
            game.choose(players[game.to_decide].choose(game))


def thinking_at(samples: dict[str, list[CardDefinition]], every: int) -> Thinking:
    """The first of such questions, ready to be thought about for as long as one likes."""
    return SearchPlayer(1, Budget(seconds=60)).begin(next(positions(samples, every)))
