"""Whether what was written is what an effect is now: binding and joining change an effect after it is read.

A pronoun becomes a reference, "you" becomes whoever the sentence is about, a number that is asked for becomes the
register of the answer. What differs only so is alike; the number says how much, and None that it is something else.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.base import Ability, Amount, Node, Ref, Target
from tintero.abilities.said import SaidEnds, SaidHome
from tintero.abilities.unbound import Doer, Pronoun, Same
from tintero.abilities.words import Until, Who, Whose

BOUND: Final = 1  # as binding leaves it
ADDRESSED: Final = 3  # said of somebody else, in the same words
AIMED: Final = 4  # the choice was made before
FOREIGN: Final = 20  # another reference in the same words: only if nothing better is found

# set by the reader or the rules after the words were read
SETTLED: Final = frozenset({"label", "unreduced", "open_set", "must", "more"})
THEIRS: Final = frozenset({
    Who.THAT_PLAYER, Who.ITS_PLAYER, Who.SUBJECTS_PLAYER, Who.OBJECTS_PLAYER, Who.CHALLENGING_PLAYER,
})  # fmt: skip
KEPT: Final = (am.Done, am.Remembered, am.EventAmount, am.StatOf, am.Asked, am.Named, am.AtMost)
POINTING: Final = (ta.IsRef, ta.Other, ta.Not, ta.Ready, ta.Dry)  # tests that joining adds or takes away


def likeness(written: Any, now: Any) -> int | None:
    """How far the effect is from what was written: 0 is the same, None something else."""
    if written is now or written == now:
        return 0
    if isinstance(written, ef.Sequence) or isinstance(now, ef.Sequence):
        return _sequences(written, now)
    if isinstance(written, Doer):
        return likeness(written.noun, now)
    if isinstance(written, (SaidHome, SaidEnds)):
        return likeness(written.plain(), now)
    if isinstance(written, Ref) and isinstance(now, Ref):
        return BOUND if isinstance(written, Pronoun) else FOREIGN
    if isinstance(written, Target) and isinstance(now, Target) and type(written) is not type(now):
        return _targets(written, now)
    if isinstance(written, Amount) and isinstance(now, Amount) and type(written) is not type(now):
        return BOUND if isinstance(written, KEPT) and isinstance(now, KEPT) else None
    if isinstance(written, (Who, Whose, Until)):
        return _words(written, now)
    if isinstance(written, tuple) and isinstance(now, tuple):
        return _tuples(written, now)
    if isinstance(written, Node) and type(written) is type(now):
        cost = _nodes(written, now)
        return FOREIGN if cost is None and isinstance(written, Ability) else cost  # quoted: bound by itself
    return None


def _nodes(written: Any, now: Any) -> int | None:
    total = 0
    for f in fields(written):
        a, b = getattr(written, f.name), getattr(now, f.name)
        if a == b:
            continue
        if f.name in SETTLED:
            total += BOUND
            continue
        if f.name == "tests":
            a, b = _telling(a, b), _telling(b, a)
            total += BOUND
        cost = likeness(a, b)
        if cost is None:
            return None
        total += cost
    return total


def _telling(tests: tuple[ta.Test, ...], others: tuple[ta.Test, ...]) -> tuple[ta.Test, ...]:
    """Without the tests that only one side has because sentences were joined."""
    return tuple([t for t in tests if t in others or not isinstance(t, POINTING)])


def _targets(written: Target, now: Target) -> int | None:
    if isinstance(written, Same):
        return BOUND
    return AIMED if isinstance(now, ta.The) and isinstance(now.ref, ta.It) else None


def _words(written: Any, now: Any) -> int | None:
    if isinstance(written, Who) and isinstance(now, Who):
        if written in THEIRS and now in THEIRS:
            return BOUND
        return ADDRESSED if written in THEIRS or now in THEIRS else None
    if isinstance(written, Whose) and isinstance(now, Whose):
        return ADDRESSED if Whose.THAT_PLAYERS in (written, now) else None
    return BOUND if isinstance(now, Until) and written == Until.PERMANENT else None


def _tuples(written: tuple[Any, ...], now: tuple[Any, ...]) -> int | None:
    if len(written) != len(now):
        return None
    total = 0
    for a, b in zip(written, now, strict=True):
        cost = likeness(a, b)
        if cost is None:
            return None
        total += cost
    return total


def _sequences(written: Any, now: Any) -> int | None:
    """What is only remembered has no words."""
    a, b = _worded(written), _worded(now)
    if len(a) != len(b) or (len(a) == 1 and a[0] is written and b[0] is now):
        return None
    return _tuples(a, b)


def _worded(node: Any) -> tuple[Any, ...]:
    if not isinstance(node, ef.Sequence):
        return (node,)
    return tuple([part for part in node.parts if not isinstance(part, ef.Remember)])
