"""How fast it is, on one core: games of bots, copies of a position and looks at it, playing it out, reading cards.

Seconds are of the processor, which other work on the machine disturbs less than those of the clock.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any, Final

import msgspec

from tintero.cards import load_pool
from tintero.language import Reader
from tintero.players import RandomPlayer
from tintero.players.chosen import chosen_player
from tintero.players.policy.greedy_turn import sensible
from tintero.players.policy.mind import Mind
from tintero.players.policy.weights import Weights
from tintero.players.search.rollout import rolled_out
from tintero.players.search.value import Valuer
from tintero.rules.game import Game
from tintero.rules.settings import CONSTRUCTED
from tintero.rules.table import Deal, make_table
from tintero.table.front import Game as FrontGame
from tintero.table.house import House

from .decks import definitions, find_deck
from .experiments.provenance import is_compiled as is_compiled
from .simulate import Pairing, play_game
from .yardstick import chess_playouts_per_second, workloads_per_second

DECKS: Final = ("amber-steel-guardians", "amethyst-ruby-flyers")  # keywords only
REAL_DECKS: Final = ("amber-amethyst-singers", "emerald-ruby-raiders")  # nearly every card has text
REPEATS: Final = 5
MIDDLE: Final = (6, 10)  # turns of the positions that are copied
GREEDY_GAMES: Final = 10
ASKED_GAMES: Final = 4  # whose questions are played out
TURNS: Final = 4  # so far: the same for every version that is compared


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
    end = process_time() + seconds
    while rounds < 3 or process_time() < end:
        began = process_time()
        for game in positions:
            action(game)
        best = min(best, process_time() - began)
        rounds += 1
    return best / len(positions) * 1e6


def to_json(game: Game) -> bytes:
    return msgspec.json.encode(game.to_data())


def games(deal: Deal, seconds: float) -> tuple[float, float]:
    """Games and decisions per second: best of several repeats of the same games, after a warm-up."""
    began = process_time()
    warm = 0
    while warm < 3 or process_time() - began < 0.1 * seconds:
        play_one(deal, warm)
        warm += 1
    per_game = (process_time() - began) / warm
    batch = max(2, int(0.9 * seconds / REPEATS / per_game))
    best = float("inf")
    decisions = 0
    for _ in range(REPEATS):
        began = process_time()
        decisions = sum(play_one(deal, seed) for seed in range(batch))
        best = min(best, process_time() - began)
    return batch / best, decisions / best


def reading() -> tuple[int, float]:
    """How many distinct texts there are, and how many are read in a second, from nothing."""
    reader = Reader(load_pool())
    texts = {(t.kind, t.costs, t.effect) for card in reader.pool for t in card.texts if t.kind != "keyword"}
    began = process_time()
    for kind, costs, effect in texts:
        reader.read_text(kind, costs, effect)
    return len(texts), len(texts) / (process_time() - began)


def greedy_pairing() -> Pairing:
    """The greedy player against itself, with the real decks."""
    house = House()
    first, second = (definitions(find_deck(name, house.pool), house.reader) for name in REAL_DECKS)
    player = chosen_player("greedy")
    return Pairing((first, second), (player, player), 0, CONSTRUCTED, house)


def greedy_games(seconds: float) -> float:
    """Games per second of the greedy player against itself."""
    pairing = greedy_pairing()
    pairing.play(0)
    best = float("inf")
    end = process_time() + seconds
    rounds = 0
    while rounds < 2 or process_time() < end:
        began = process_time()
        pairing.play_range((0, GREEDY_GAMES))
        best = min(best, process_time() - began)
        rounds += 1
    return GREEDY_GAMES / best


def determinize(game: Game) -> Game:
    """What whoever is asked cannot know is dealt anew."""
    return game.determinize(game.to_decide, 1)


def asked_positions(deal: Deal, games: int = ASKED_GAMES) -> list[Game]:
    """Every question with a choice of a few games of the sensible policy: what a search is asked."""
    found: list[Game] = []
    for seed in range(games):
        game = Game.start(deal, seed, seed & 1, log=False)
        mind = Mind(seed, Weights())
        while not game.over:
            if len(game.options) > 1:
                found.append(game.clone())
            game.choose(sensible(game.state, mind))
    return found


def playouts_per_second(positions: list[Game], seconds: float) -> float:
    """Deal anew, take an option, let the policy play on and judge: what a search does again and again."""
    mind = Mind(1, Weights())
    valuer = Valuer()

    def play_out(game: Game) -> None:
        mind.begin(1)
        rolled_out(determinize(game), 0, game.to_decide, game.state.turn + TURNS, mind, valuer)

    return 1e6 / best_microseconds(positions, play_out, seconds)


def seen_positions(positions: list[Game]) -> list[FrontGame]:
    """The same positions behind the front door, where they have words."""
    house = House()
    decks = [house.load_deck(name) for name in REAL_DECKS]
    return [FrontGame(game, house, decks, 0, 0) for game in positions]


def view_microseconds(positions: list[Game], seconds: float) -> float:
    """`Game.view` of the front door, for whoever is asked: everything in words."""
    seen = {id(game): front for game, front in zip(positions, seen_positions(positions), strict=True)}
    return best_microseconds(positions, lambda game: seen[id(game)].view(game.to_decide + 1), seconds)


def run_bench(seconds: float = 6.0) -> dict[str, Any]:
    """Measure for about so many seconds, one core."""
    deal = ready_decks()
    per_second, decisions = games(deal, 0.25 * seconds)
    real = ready_decks(REAL_DECKS)
    real_per_second, real_decisions = games(real, 0.3 * seconds)
    positions = middle_positions(deal)
    real_positions = middle_positions(real)
    texts, texts_per_second = reading()
    return {
        "games_per_second": per_second,
        "decisions_per_second": decisions,
        "real_games_per_second": real_per_second,
        "real_decisions_per_second": real_decisions,
        "greedy_games_per_second": greedy_games(0.1 * seconds),
        "playouts_per_second": playouts_per_second(asked_positions(real), 0.1 * seconds),
        "clone_us": best_microseconds(positions, Game.clone, 0.05 * seconds),
        "determinize_us": best_microseconds(real_positions, determinize, 0.05 * seconds),
        "sight_us": best_microseconds(real_positions, lambda game: game.sight(game.to_decide), 0.05 * seconds),
        "view_us": view_microseconds(real_positions, 0.05 * seconds),
        "to_json_us": best_microseconds(positions, to_json, 0.05 * seconds),
        "compiled": is_compiled(),
        "texts": texts,
        "texts_per_second": texts_per_second,
        "workloads_per_second": workloads_per_second(),
        "chess_playouts_per_second": chess_playouts_per_second(),
    }
