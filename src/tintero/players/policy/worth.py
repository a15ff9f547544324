"""How good a card is, in rough units of ink. Only sizes matter: the policy compares, never adds up lore."""

from __future__ import annotations

from tintero.rules.fast import (
    ADVENTUROUS,
    BODYGUARD,
    CHARACTER,
    DISCARD,
    EVASIVE,
    HAND,
    LOCATION,
    PLAY,
    RECKLESS,
    RUSH,
    SUPPORT,
    UNDER,
    WARD,
    Face,
    Permanent,
    State,
    traits,
)
from tintero.rules.seen import knows

from .mind import Mind
from .weights import Weights


def keywords_worth(w: Weights, keywords: int) -> float:
    total = 0.0
    if not keywords:
        return total
    if keywords & EVASIVE:
        total += w.evasive
    if keywords & BODYGUARD:
        total += w.bodyguard
    if keywords & WARD:
        total += w.ward
    if keywords & SUPPORT:
        total += w.support
    if keywords & RUSH:
        total += w.rush
    if keywords & (RECKLESS | ADVENTUROUS):
        total -= w.burden
    return total


def face_worth(mind: Mind, face: Face) -> float:
    """A card as printed, not yet in play."""
    known = mind.faces.get(face)
    if known is None:
        known = printed_worth(mind.w, face)
        mind.faces[face] = known
    return known


def printed_worth(w: Weights, face: Face) -> float:
    if face.type == CHARACTER:
        base = face.base
        total = w.strength * face.strength + w.willpower * face.willpower + w.lore * face.lore
        total += keywords_worth(w, base.keywords) + w.challenger * base.challenger + w.resist * base.resist
        return total + w.ability * (len(face.triggered) + len(face.activated) + len(face.statics))
    if face.type == LOCATION:
        texts = len(face.statics) + len(face.triggered)
        return w.lore * face.lore + w.location_willpower * face.willpower + w.location_text * texts
    return face.cost + w.other


def worth(s: State, w: Weights, p: Permanent) -> float:
    """What losing this permanent would cost its player."""
    t = traits(s, p)
    face = p.face
    if face.type == CHARACTER or face.type == LOCATION:
        total = w.willpower * max(0, t.willpower - p.damage)
        total += w.strength * max(0, t.strength) + w.lore * max(0, t.lore)
        total += keywords_worth(w, t.keywords) + w.challenger * t.challenger + w.resist * t.resist
        return total + w.ability * (len(face.triggered) + len(face.activated) + len(face.statics))
    return face.cost + w.other


def use_of(s: State, mind: Mind, player: int, card: int) -> float:
    """How much the player wants to keep a card of their hand: good soon is better than good some day."""
    face = s.face_of(card)
    me = s.players[player]
    ink = len(me.inkwell) + me.ink_drops
    value = face_worth(mind, face)
    wait = face.cost - ink - 1
    if face.shifts:
        cheapest = min(shift.cost.ink for shift in face.shifts)
        if has_base(s, player, face):
            wait = min(wait, cheapest - ink - 1)
    if wait > 0:
        value -= mind.w.wait * wait
    copies = 0
    for other in me.hand:
        if other != card and s.defs[other] == s.defs[card]:
            copies += 1
    if copies:
        value -= mind.w.copies * copies * max(1, face.cost - 2)
    return value


def has_base(s: State, player: int, face: Face) -> bool:
    """A character that shares a name with it is in play (8.10.1), as far as names tell."""
    for p in s.in_play.values():
        if p.owner == player and p.face.type == CHARACTER and not face.names.isdisjoint(p.face.names):
            return True
    return False


def known_worth(s: State, mind: Mind, viewer: int, card: int) -> float:
    """A card anywhere, as far as the viewer can know it; 0 if it is hidden from them."""
    pid = s.pid_of[card]
    if pid and pid in s.in_play:
        return worth(s, mind.w, s.in_play[pid])
    zone = s.zone[card]
    if zone == HAND and s.table.owners[card] == viewer:
        return use_of(s, mind, viewer, card)
    if zone in (DISCARD, PLAY, UNDER) or knows(s, viewer, card):
        return face_worth(mind, s.face_of(card))
    return 0.0
