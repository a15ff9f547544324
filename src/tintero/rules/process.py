"""The loop: the top of the stack goes on until somebody must be asked or the game is over (1.7.2)."""

from __future__ import annotations

from . import bag, replacement, resolve, setup, turn
from . import registers as rg
from .actions import activate, challenge, play
from .option import Option
from .state import Frame, State


def run(s: State) -> None:
    while not s.asking and not s.over:
        f = s.stack[-1]
        kind = f.kind
        if kind == rg.P_TURN:
            turn.step(s, f)
        elif kind == rg.P_PLAY:
            play.step(s, f)
        elif kind == rg.P_SETTLE:
            bag.step(s, f)
        elif kind == rg.P_PROGRAM:
            resolve.step(s, f)
        elif kind == rg.P_CHALLENGE:
            challenge.step(s, f)
        elif kind == rg.P_ABILITY:
            activate.step(s, f)
        elif kind == rg.P_EVENTS:
            replacement.step(s, f)
        else:
            setup.step(s, f)


def answer(s: State, o: Option) -> None:
    """Give the answer to whoever asked; the option must be legal."""
    f = s.stack[-1]
    s.asking = ""
    s.options = []
    kind = f.kind
    if kind == rg.P_TURN:
        turn.answer(s, f, o)
    elif kind == rg.P_PLAY:
        play.answer(s, f, o)
    elif kind == rg.P_SETTLE:
        bag.answer(s, f, o)
    elif kind == rg.P_PROGRAM:
        resolve.answer(s, f, o)
    elif kind == rg.P_ABILITY:
        activate.answer(s, f, o)
    elif kind == rg.P_EVENTS:
        replacement.answer(s, f, o)
    else:
        setup.answer(s, f, o)


def current_options(s: State) -> list[Option]:
    """The options of the open question, worked out anew from the top of the stack."""
    f: Frame = s.stack[-1]
    kind = f.kind
    if kind == rg.P_TURN:
        return turn.options(s, f)
    if kind == rg.P_PLAY:
        return play.process_options(s, f)
    if kind == rg.P_SETTLE:
        return bag.options(s, f)
    if kind == rg.P_PROGRAM:
        return resolve.options(s, f)
    if kind == rg.P_ABILITY:
        return activate.process_options(s, f)
    if kind == rg.P_EVENTS:
        return replacement.options(s, f)
    return setup.options(s, f)
