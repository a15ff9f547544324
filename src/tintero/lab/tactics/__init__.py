"""Positions with a known best answer: read from files, proved by looking at everything, and put to a player.

    python -m tintero.lab.tactics --player greedy

`positions` reads the files beside this one, `proving` checks what they claim, `posing` asks players.
"""

from .posing import Posed, pose
from .positions import BadTactic, Claim, Tactic, all_tactics, read_tactics
from .proving import keeping

__all__ = ["BadTactic", "Claim", "Posed", "Tactic", "all_tactics", "keeping", "pose", "read_tactics"]
