"""Rulings that run: a scenario file is a position, what the players do, and what must be true."""

from .running import RunResult, run_file, run_files
from .scenario import BadScenario, load_scenario

__all__ = ["BadScenario", "RunResult", "load_scenario", "run_file", "run_files"]
