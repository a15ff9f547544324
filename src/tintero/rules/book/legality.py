"""Legality is a query with a reason: why an option is not offered now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .. import doings
from .. import option as op
from .. import refusals as why
from ..event import NOTHING
from ..machinery.loops import given_too_often
from ..machinery.pieces import Permanent
from ..machinery.program import Running
from ..machinery.state import State, are_opponents
from ..machinery.traits import WARD, activated_abilities, refresh
from ..option import Option
from ..refusals import Refusal
from .actions import activate, challenge, ink, move, playable, quest
from .keywords.duties import end_refusal

Hides = Callable[[State, int, int], bool]  # state, player, card: whether the player may not know what the card is

OF_HAND: Final = op.PLAYS | {op.INK}  # what is done with the card as it lies in the hand
WITH_CARD: Final = OF_HAND | {op.USE, op.QUEST, op.CHALLENGE, op.MOVE}


def refusal_of(s: State, o: Option, asker: int, hides: Hides) -> Refusal | None:
    """Why the option is not offered to this player; None if it is.

    Only whoever is asked hears more than that it is not theirs to decide: reasons depend on hidden cards of theirs.
    """
    if s.over():
        return why.GAME_OVER
    asked = asker == s.asked_by
    if asked and o in s.options:
        return None
    if s.stale:
        refresh(s)
    if asked and given_too_often(s, o):
        return why.LOOP_MUST_END
    if op.INK <= o.verb <= op.HAND_OVER:
        if s.asking != op.TURN:
            return why.NOT_AT_TURN
        refused = _unseen(s, o, asker, hides)
        if refused is None:
            refused = _turn_action(s, o) if asked else why.NOT_AT_TURN
        return why.for_action(refused or why.NO_SUCH_OPTION, o.verb)
    return _answer(s, o) if asked else why.NOT_AN_ANSWER


def _unseen(s: State, o: Option, asker: int, hides: Hides) -> Refusal | None:
    """CR 7.1.3: a card that the player cannot see is refused for where it is, whatever it is."""
    if o.verb in WITH_CARD and _card_exists(s, o.a) and hides(s, asker, o.a):
        if o.verb not in OF_HAND:
            return why.NOT_IN_PLAY
        return why.NOT_IN_HAND if s.table.owners[o.a] == s.acting else why.NOT_YOURS
    if o.verb in op.OF_TWO_CARDS and _card_exists(s, o.b) and hides(s, asker, o.b):
        return why.NOT_IN_PLAY
    return None


def _card_exists(s: State, card: int) -> bool:
    return 0 <= card < len(s.zone)


def _permanent(s: State, card: int) -> Permanent | None:
    return s.in_play.get(s.pid_of[card]) if _card_exists(s, card) and s.pid_of[card] != NOTHING else None


def _turn_action(s: State, o: Option) -> Refusal | None:
    player = s.acting
    if o.verb == op.END:
        return end_refusal(s, player)
    if o.verb == op.HAND_OVER or not _card_exists(s, o.a):
        return why.NO_SUCH_OPTION
    if o.verb == op.INK:
        return ink.refusal(s, player, o.a)
    if o.verb in op.PLAYS:
        return _play(s, player, o)
    p = _permanent(s, o.a)
    if p is None:
        return why.NOT_IN_PLAY
    if o.verb == op.QUEST:
        return quest.refusal(s, player, p)
    if o.verb == op.USE:
        abilities = activated_abilities(p)
        if o.b < 0 or o.b >= len(abilities):
            return why.NO_SUCH_ABILITY
        return activate.refusal(s, player, p, abilities[o.b])
    q = _permanent(s, o.b)
    if q is None:
        return why.NOT_IN_PLAY
    return challenge.refusal(s, player, p, q) if o.verb == op.CHALLENGE else move.refusal(s, player, p, q)


def _play(s: State, player: int, o: Option) -> Refusal | None:
    if o.verb == op.PLAY:
        if o.b == op.IN_INK:
            return playable.ink_refusal(s, player, o.a)
        return playable.alternate_refusal(s, player, o.a, o.b)
    if o.verb == op.SING_TOGETHER:
        return playable.together_refusal(s, player, o.a)
    base = _permanent(s, o.b)
    if base is None:
        return why.NOT_IN_PLAY
    if o.verb == op.SING:
        return playable.sing_refusal(s, player, o.a, base)
    return playable.shift_refusal(s, player, o.a, base, o.c)


def _answer(s: State, o: Option) -> Refusal:
    if s.asking == op.TURN:
        return why.NO_SUCH_OPTION
    p = _permanent(s, o.a) if o.verb == op.CARD else None
    if p is not None and isinstance(s.stack[-1], Running):
        if are_opponents(s, s.asked_by, p.owner) and p.traits.keywords & WARD:
            return why.HAS_WARD
        if s.asking == op.CHOOSE:
            if any(must_be_chosen(s, offered) for offered in s.options):
                return why.MUST_CHOOSE_OTHER
            return why.NOT_FITTING
    return why.NOT_AN_ANSWER


def must_be_chosen(s: State, o: Option) -> bool:
    """CR 6.7.3.2: an option that has to be taken before others."""
    p = _permanent(s, o.a) if o.verb == op.CARD else None
    return p is not None and bool(p.traits.can >> doings.MUST_BE_CHOSEN & 1)
