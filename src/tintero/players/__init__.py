"""Those who answer questions: bots that know what a player may know, and nothing more."""

from .greedy import GreedyPlayer
from .player import Player
from .random import RandomPlayer
from .registry import PLAYERS, make_player

__all__ = ["PLAYERS", "GreedyPlayer", "Player", "RandomPlayer", "make_player"]
