"""Those who answer questions: bots that know what a player may know, and nothing more."""

from .chosen import Chosen, chosen_player, chosen_players, make_player
from .greedy import GreedyPlayer
from .player import Player
from .random import RandomPlayer
from .registry import PLAYERS

__all__ = [
    "PLAYERS", "Chosen", "GreedyPlayer", "Player", "RandomPlayer", "chosen_player", "chosen_players", "make_player",
]
