"""Experiments: many games between decks, and how fast the engine is."""

from .decks import definitions, find_deck, sample_decks
from .report import Outcome, Report, wilson
from .simulate import play_game, simulate

__all__ = [
    "Outcome", "Report", "definitions", "find_deck", "play_game", "sample_decks", "simulate", "wilson",
]
