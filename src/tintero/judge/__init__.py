"""Rulings that run: a scenario file is a position, what the players do, and what must be true."""

from .running import Outcome, run_file, run_files
from .scenario import BadScenario, load_scenario

__all__ = ["BadScenario", "Outcome", "load_scenario", "run_file", "run_files"]
