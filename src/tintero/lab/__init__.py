"""Experiments: many games between decks, and how fast the engine is."""

from .decks import definitions, find_deck, sample_decks
from .report import Outcome, Report, wilson
from .simulate import play_game, simulate
from .workers import WorkerDied

__all__ = [
    "Outcome", "Report", "WorkerDied", "definitions", "find_deck", "play_game", "sample_decks", "simulate", "wilson",
]
