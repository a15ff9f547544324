"""What a policy has in mind: its weights, what it did this turn, and chance for ties."""

from __future__ import annotations

from tintero.rules.chance import seed_words
from tintero.rules.fast import Face, State

from .weights import Weights


class Memory:
    """What a seat has done in the turn that is being played."""

    __slots__ = ("actions", "choices", "handed_over", "moves", "plays", "turn", "uses")

    def __init__(self, turn: int) -> None:
        self.turn = turn
        self.choices = 0  # how far the game was when it was last asked: less means another game
        self.actions = 0
        self.plays = 0
        self.moves = 0
        self.handed_over = False
        self.uses: dict[tuple[int, int], int] = {}


class Deed:
    """What an effect does, as far as it matters for whether to do it now."""

    __slots__ = ("helps", "hurts", "more", "pays", "sweeps", "sweeps_own", "targets")

    def __init__(self) -> None:
        self.hurts = False  # somebody who is chosen
        self.helps = False
        self.targets = 0  # card types that can be chosen, one bit each
        self.sweeps = False  # everything that fits leaves play
        self.sweeps_own = False  # one's own too
        self.pays = False  # gives up cards or lore of one's own
        self.more = False  # something that is good whoever is in play


class Mind:
    """One for each player, or for all seats of a game that is played out."""

    __slots__ = ("deeds", "faces", "memory", "w", "words")

    def __init__(self, seed: int, weights: Weights) -> None:
        self.words = seed_words(seed)
        self.w = weights
        self.memory: dict[int, Memory] = {}  # by seat
        self.deeds: dict[int, Deed] = {}  # by the effect, which lives as long as its card
        self.faces: dict[Face, float] = {}  # what printed cards are worth, once worked out

    def begin(self, seed: int) -> None:
        """Another game: nothing is remembered but what cards are worth."""
        self.words = seed_words(seed)
        self.memory.clear()

    def recall(self, s: State) -> Memory:
        """What whoever is asked did this turn."""
        seat = s.asked_by
        memory = self.memory.get(seat)
        if memory is None or memory.turn != s.turn or s.choices < memory.choices:
            memory = Memory(s.turn)
            self.memory[seat] = memory
        memory.choices = s.choices
        return memory
