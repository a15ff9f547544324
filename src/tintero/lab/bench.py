"""How fast it is, on one core: games of random players, copies of a position, a position as JSON, reading cards."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

import msgspec

from tintero.cards import load_pool
from tintero.language import Reader
from tintero.players import RandomPlayer
from tintero.rules import fast
from tintero.rules.game import Game
from tintero.rules.settings import CONSTRUCTED
from tintero.rules.table import Deal, make_table

from .decks import definitions, find_deck
from .simulate import play_game

DECKS: Final = ("amber-steel-guardians", "amethyst-ruby-flyers")  # keywords only
REAL_DECKS: Final = ("amber-amethyst-singers", "emerald-ruby-raiders")  # nearly every card has text
REPEATS: Final = 5
MIDDLE: Final = (6, 10)  # turns of the positions that are copied


def is_compiled() -> bool:
    """Whether the engine runs as a compiled extension."""
    return not (fast.__file__ or "").endswith(".py")


def ready_decks(names: tuple[str, str] = DECKS) -> Deal:
    reader = Reader(load_pool())
    return make_table([definitions(find_deck(name, reader.pool), reader) for name in names], CONSTRUCTED)


def play_one(deal: Deal, seed: int) -> int:
    game = Game.start(deal, seed, seed & 1, log=False)
    player = RandomPlayer(seed)
    return play_game(game, (player, player))


def middle_positions(deal: Deal, games: int = 12) -> list[Game]:
    """Positions of turns 6 to 10 of a few games, at every question."""
    found: list[Game] = []
    for seed in range(games):
        game = Game.start(deal, seed, 0, log=False)
        player = RandomPlayer(seed)
        while not game.over and game.state.turn <= MIDDLE[1]:
            if game.state.turn >= MIDDLE[0]:
                found.append(game.clone())
            game.choose(player.choose(game))
    return found


def best_microseconds(positions: list[Game], action: Callable[[Game], Any], seconds: float) -> float:
    """Mean over the positions, best of all rounds that fit into the time (at least three)."""
    best = float("inf")
    rounds = 0
    end = perf_counter() + seconds
    while rounds < 3 or perf_counter() < end:
        began = perf_counter()
        for game in positions:
            action(game)
        best = min(best, perf_counter() - began)
        rounds += 1
    return best / len(positions) * 1e6


def to_json(game: Game) -> bytes:
    return msgspec.json.encode(game.to_data())


def games(deal: Deal, seconds: float) -> tuple[float, float]:
    """Games and decisions per second: best of several repeats of the same games, after a warm-up."""
    began = perf_counter()
    warm = 0
    while warm < 3 or perf_counter() - began < 0.1 * seconds:
        play_one(deal, warm)
        warm += 1
    per_game = (perf_counter() - began) / warm
    batch = max(2, int(0.9 * seconds / REPEATS / per_game))
    best = float("inf")
    decisions = 0
    for _ in range(REPEATS):
        began = perf_counter()
        decisions = sum(play_one(deal, seed) for seed in range(batch))
        best = min(best, perf_counter() - began)
    return batch / best, decisions / best


def reading() -> tuple[int, float]:
    """How many distinct texts there are, and how many are read in a second, from nothing."""
    reader = Reader(load_pool())
    texts = {(t.kind, t.costs, t.effect) for card in reader.pool for t in card.texts if t.kind != "keyword"}
    began = perf_counter()
    for kind, costs, effect in texts:
        reader.read_text(kind, costs, effect)
    return len(texts), len(texts) / (perf_counter() - began)


def run_bench(seconds: float = 6.0) -> dict[str, Any]:
    """Measure for about so many seconds, one core."""
    deal = ready_decks()
    per_second, decisions = games(deal, 0.4 * seconds)
    real_per_second, real_decisions = games(ready_decks(REAL_DECKS), 0.4 * seconds)
    positions = middle_positions(deal)
    texts, texts_per_second = reading()
    return {
        "games_per_second": per_second,
        "decisions_per_second": decisions,
        "clone_us": best_microseconds(positions, Game.clone, 0.1 * seconds),
        "to_json_us": best_microseconds(positions, to_json, 0.1 * seconds),
        "compiled": is_compiled(),
        "real_games_per_second": real_per_second,
        "real_decisions_per_second": real_decisions,
        "texts": texts,
        "texts_per_second": texts_per_second,
    }
