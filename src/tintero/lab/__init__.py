"""Experiments: many games between decks, and how fast the engine is."""

from .decks import definitions, find_deck, sample_decks
from .report import GameResult, Report, wilson
from .simulate import play_game, simulate
from .tournament import Standings, tournament
from .workers import WorkerDied

__all__ = [
    "GameResult", "Report", "Standings", "WorkerDied", "definitions", "find_deck", "play_game", "sample_decks",
    "simulate", "tournament", "wilson",
]
