"""A sensible player that looks one step ahead: ink, play on the curve, trade well, quest with the rest."""

from __future__ import annotations

from typing import Final

from tintero.rules import option as op
from tintero.rules.chance import below, seed_words
from tintero.rules.fast import SUPPORT, State, lore_to_win, lore_value, traits
from tintero.rules.game import Game
from tintero.rules.option import Option

from . import answers
from .fighting import Race, challenge_gain, quest_gain
from .player import Player
from .spending import best_ink, best_play
from .using import good_move, good_use

ACTIONS_A_TURN: Final = 120  # far more than a real turn; then it only ends the turn
PLAYS_A_TURN: Final = 40
MOVES_A_TURN: Final = 2
TIE: Final = 1e-9


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


class GreedyPlayer(Player):
    """Reads only what `Player` allows. The seed breaks ties."""

    __slots__ = ("memory", "words")

    def __init__(self, seed: int = 0) -> None:
        self.words = seed_words(seed)
        self.memory: dict[int, Memory] = {}

    def choose(self, game: Game) -> int:
        s = game.state
        options = s.options
        if len(options) == 1:
            return 0
        if s.asking != op.TURN:
            return answers.answer(s, s.asked_by, options)
        memory = self._recall(s)
        memory.actions += 1
        chosen = self._turn(s, s.asked_by, options, memory)
        self._note(options[chosen], memory)
        return chosen

    def _recall(self, s: State) -> Memory:
        seat = s.asked_by
        memory = self.memory.get(seat)
        if memory is None or memory.turn != s.turn or s.choices < memory.choices:
            memory = Memory(s.turn)
            self.memory[seat] = memory
        memory.choices = s.choices
        return memory

    def _note(self, o: Option, memory: Memory) -> None:
        if o.verb == op.MOVE:
            memory.moves += 1
        elif o.verb == op.USE:
            memory.uses[(o.a, o.b)] = memory.uses.get((o.a, o.b), 0) + 1
        elif o.verb == op.HAND_OVER:
            memory.handed_over = True
        elif o.verb in (op.PLAY, op.SHIFT, op.SING, op.SING_TOGETHER):
            memory.plays += 1

    # ---- the turn ------------------------------------------------------------------------------------------------

    def _turn(self, s: State, me: int, options: list[Option], memory: Memory) -> int:
        stop = ending(options, memory)
        if memory.actions > ACTIONS_A_TURN and stop is not None:
            return stop
        questers = {o.a: i for i, o in enumerate(options) if o.verb == op.QUEST}
        if questers:
            promised = sum(lore_value(s, s.in_play[s.pid_of[c]]) for c in questers)
            if s.players[me].lore + promised >= lore_to_win(s, me):
                return max(questers.items(), key=lambda e: lore_value(s, s.in_play[s.pid_of[e[0]]]))[1]
        found = best_ink(s, me, options)
        if found is None and memory.plays < PLAYS_A_TURN:
            found = best_play(s, me, options)
        if found is not None:
            return found
        found = self._best_action(s, me, options, questers, memory)
        if found is not None:
            return found
        if stop is not None:
            return stop
        return self._duty(s, me, options, questers)

    def _best_action(
        self, s: State, me: int, options: list[Option], questers: dict[int, int], memory: Memory
    ) -> int | None:
        """The challenge, quest, ability or move that gains most; None if none gains anything."""
        race = Race(s, me)
        best: int | None = None
        most = 0.0
        ties = 1
        for i, o in enumerate(options):
            verb = o.verb
            gain = 0.0
            if verb == op.CHALLENGE:
                # challenges come before quests: 50 puts them in front, the gain orders them
                gain = challenge_gain(s, race, s.in_play[s.pid_of[o.a]], s.in_play[s.pid_of[o.b]], o.a in questers)
                gain += 50.0 if gain > 0 else 0.0
            elif verb == op.QUEST:
                p = s.in_play[s.pid_of[o.a]]
                gain = quest_gain(s, race, p)
                if gain > 0 and traits(s, p).keywords & SUPPORT:
                    gain += 60.0  # first, so that the supported character can still challenge
            elif verb == op.USE:
                if memory.uses.get((o.a, o.b), 0) < 2 and good_use(s, me, o):
                    gain = 70.0
            elif verb == op.MOVE:
                if memory.moves < MOVES_A_TURN and good_move(s, o):
                    gain = 65.0
            if gain > most + TIE:
                best, most, ties = i, gain, 1
            elif best is not None and gain > most - TIE:
                ties += 1
                if below(self.words, ties) == 0:
                    best = i
        return best

    def _duty(self, s: State, me: int, options: list[Option], questers: dict[int, int]) -> int:
        """The turn cannot be ended yet (8.7.3): the least bad of what must be done."""
        race = Race(s, me)
        best: int | None = None
        most = 0.0
        for i, o in enumerate(options):
            if o.verb == op.CHALLENGE:
                gain = challenge_gain(s, race, s.in_play[s.pid_of[o.a]], s.in_play[s.pid_of[o.b]], o.a in questers)
            elif o.verb == op.QUEST:
                gain = quest_gain(s, race, s.in_play[s.pid_of[o.a]])
            else:
                continue
            if best is None or gain > most:
                best, most = i, gain
        if best is not None:
            return best
        hand_over = [i for i, o in enumerate(options) if o.verb == op.HAND_OVER]
        return hand_over[0] if hand_over else below(self.words, len(options))


def ending(options: list[Option], memory: Memory) -> int | None:
    """The option that ends the turn, or first lets a teammate act (9.3.1); None if the turn cannot be ended."""
    end: int | None = None
    for i, o in enumerate(options):
        if o.verb == op.HAND_OVER and not memory.handed_over:
            return i
        if o.verb == op.END:
            end = i
    return end
