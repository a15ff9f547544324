"""The sensible turn, one step ahead: ink, play on the curve, trade well, quest with the rest."""

from __future__ import annotations

from typing import Final

from tintero.rules import option as op
from tintero.rules.chance import below
from tintero.rules.fast import SUPPORT, State, lore_to_win, lore_value, traits
from tintero.rules.option import Option

from . import answers
from .fighting import Race, challenge_gain, quest_gain
from .mind import Memory, Mind
from .spending import best_ink, best_play
from .using import good_move, good_use

ACTIONS_A_TURN: Final = 120  # far more than a real turn; then it only ends the turn
PLAYS_A_TURN: Final = 40
MOVES_A_TURN: Final = 2
TIE: Final = 1e-9
# what comes before what: above any gain
SUPPORT_FIRST: Final = 60.0  # so that the supported character can still challenge
CHALLENGE_FIRST: Final = 50.0
MOVE_FIRST: Final = 65.0
USE_FIRST: Final = 70.0


def sensible(s: State, mind: Mind) -> int:
    """The number of the option that whoever is asked should take."""
    options = s.options
    if len(options) == 1:
        return 0
    if s.asking != op.TURN:
        return answers.answer(s, mind, s.asked_by, options)
    memory = mind.recall(s)
    memory.actions += 1
    chosen = turn_action(s, mind, s.asked_by, options, memory)
    note(options[chosen], memory)
    return chosen


def note(o: Option, memory: Memory) -> None:
    verb = o.verb
    if verb == op.MOVE:
        memory.moves += 1
    elif verb == op.USE:
        memory.uses[(o.a, o.b)] = memory.uses.get((o.a, o.b), 0) + 1
    elif verb == op.HAND_OVER:
        memory.handed_over = True
    elif verb == op.PLAY or verb == op.SHIFT or verb == op.SING or verb == op.SING_TOGETHER:
        memory.plays += 1


def turn_action(s: State, mind: Mind, me: int, options: list[Option], memory: Memory) -> int:
    stop = ending(options, memory)
    if memory.actions > ACTIONS_A_TURN and stop is not None:
        return stop
    questers = {o.a: i for i, o in enumerate(options) if o.verb == op.QUEST}
    if questers:
        promised = sum(lore_value(s, s.in_play[s.pid_of[c]]) for c in questers)
        if s.players[me].lore + promised >= lore_to_win(s, me):
            return max(questers.items(), key=lambda e: lore_value(s, s.in_play[s.pid_of[e[0]]]))[1]
    found = best_ink(s, mind, me, options)
    if found is None and memory.plays < PLAYS_A_TURN:
        found = best_play(s, mind, me, options)
    if found is not None:
        return found
    found = best_action(s, mind, me, options, questers, memory)
    if found is not None:
        return found
    if stop is not None:
        return stop
    return duty(s, mind, me, options, questers)


def best_action(
    s: State, mind: Mind, me: int, options: list[Option], questers: dict[int, int], memory: Memory
) -> int | None:
    """The challenge, quest, ability or move that gains most; None if none gains anything."""
    race = Race(s, mind.w, me)
    best: int | None = None
    most = 0.0
    ties = 1
    for i, o in enumerate(options):
        verb = o.verb
        gain = 0.0
        if verb == op.CHALLENGE:
            gain = challenge_gain(s, race, s.in_play[s.pid_of[o.a]], s.in_play[s.pid_of[o.b]], o.a in questers)
            gain += CHALLENGE_FIRST if gain > 0 else 0.0
        elif verb == op.QUEST:
            p = s.in_play[s.pid_of[o.a]]
            gain = quest_gain(s, race, p)
            if gain > 0 and traits(s, p).keywords & SUPPORT:
                gain += SUPPORT_FIRST
        elif verb == op.USE:
            if memory.uses.get((o.a, o.b), 0) < 2 and good_use(s, mind, me, o):
                gain = USE_FIRST
        elif verb == op.MOVE:
            if memory.moves < MOVES_A_TURN and good_move(s, o):
                gain = MOVE_FIRST
        if gain > most + TIE:
            best, most, ties = i, gain, 1
        elif best is not None and gain > most - TIE:
            ties += 1
            if below(mind.words, ties) == 0:
                best = i
    return best


def duty(s: State, mind: Mind, me: int, options: list[Option], questers: dict[int, int]) -> int:
    """The turn cannot be ended yet (8.7.3): the least bad of what must be done."""
    race = Race(s, mind.w, me)
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
    return hand_over[0] if hand_over else below(mind.words, len(options))


def ending(options: list[Option], memory: Memory) -> int | None:
    """The option that ends the turn, or first lets a teammate act (9.3.1); None if the turn cannot be ended."""
    end: int | None = None
    for i, o in enumerate(options):
        if o.verb == op.HAND_OVER and not memory.handed_over:
            return i
        if o.verb == op.END:
            end = i
    return end
