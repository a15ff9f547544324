"""Legality is a query with a reason: why an option is not offered now."""

from __future__ import annotations

from tintero.abilities.words import Doing

from .. import option as op
from .. import refusals as why
from ..event import NOTHING
from ..machinery.pieces import Permanent
from ..machinery.state import State, are_opponents
from ..machinery.traits import WARD, activated_abilities, refresh
from ..option import Option
from ..refusals import Refusal
from .actions import activate, challenge, ink, move, playable, quest
from .keywords.duties import end_refusal


def refusal_of(s: State, o: Option) -> Refusal | None:
    """Why the option is not offered; None if it is."""
    if s.over():
        return why.GAME_OVER
    if o in s.options:
        return None
    if s.stale:
        refresh(s)
    if op.INK <= o.verb <= op.HAND_OVER:
        if s.asking != op.TURN:
            return why.NOT_AT_TURN
        return why.for_action(_turn_action(s, o) or why.NO_SUCH_OPTION, o.verb)
    return _answer(s, o)


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
    if o.verb in (op.PLAY, op.SING, op.SING_TOGETHER, op.SHIFT):
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
        if o.b == playable.IN_INK:
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
    if o.verb == op.CARD and s.asking == op.CHOOSE:
        p = _permanent(s, o.a)
        if p is not None:
            if are_opponents(s, s.asked_by, p.owner) and p.traits.keywords & WARD:
                return why.HAS_WARD
            if any(must_be_chosen(s, offered) for offered in s.options):
                return why.MUST_CHOOSE_OTHER
            return why.NOT_FITTING
    return why.NOT_AN_ANSWER


def must_be_chosen(s: State, o: Option) -> bool:
    """CR 6.7.3.2: an option that has to be taken before others."""
    p = _permanent(s, o.a) if o.verb == op.CARD else None
    return p is not None and bool(p.traits.can >> int(Doing.MUST_BE_CHOSEN) & 1)
