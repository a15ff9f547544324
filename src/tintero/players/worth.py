"""How good a card is, in rough units of ink. Only sizes matter: the greedy player compares, never adds up lore."""

from __future__ import annotations

from typing import Final

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

LORE: Final = 1.5  # what one lore is worth early in the game


def keywords_worth(keywords: int) -> float:
    total = 0.0
    if keywords & EVASIVE:
        total += 1.0
    if keywords & BODYGUARD:
        total += 0.5
    if keywords & WARD:
        total += 0.5
    if keywords & SUPPORT:
        total += 0.5
    if keywords & RUSH:
        total += 0.5
    if keywords & (RECKLESS | ADVENTUROUS):
        total -= 0.5
    return total


def face_worth(face: Face) -> float:
    """A card as printed, not yet in play."""
    if face.type == CHARACTER:
        base = face.base
        total = 0.5 * (face.strength + face.willpower) + LORE * face.lore + keywords_worth(base.keywords)
        total += 0.3 * (base.challenger + 2 * base.resist)
        return total + 0.5 * (len(face.triggered) + len(face.activated) + len(face.statics))
    if face.type == LOCATION:
        return LORE * face.lore + 0.3 * face.willpower + len(face.statics) + len(face.triggered)
    return face.cost + 0.5


def worth(s: State, p: Permanent) -> float:
    """What losing this permanent would cost its player."""
    t = traits(s, p)
    if p.face.type == CHARACTER or p.face.type == LOCATION:
        left = t.willpower - p.damage
        total = 0.5 * max(0, t.strength) + 0.5 * max(0, left) + LORE * max(0, t.lore) + keywords_worth(t.keywords)
        total += 0.3 * (t.challenger + 2 * t.resist)
        return total + 0.5 * (len(p.face.triggered) + len(p.face.activated) + len(p.face.statics))
    return p.face.cost + 0.5


def use_of(s: State, player: int, card: int) -> float:
    """How much the player wants to keep a card of their hand: good soon is better than good some day."""
    face = s.face_of(card)
    me = s.players[player]
    ink = len(me.inkwell) + me.ink_drops
    value = face_worth(face)
    wait = face.cost - ink - 1
    if face.shifts:
        cheapest = min(shift.cost.ink for shift in face.shifts)
        if has_base(s, player, face):
            wait = min(wait, cheapest - ink - 1)
    if wait > 0:
        value -= 1.5 * wait
    copies = 0
    for other in me.hand:
        if other != card and s.defs[other] == s.defs[card]:
            copies += 1
    if copies:
        value -= 0.4 * copies * max(1, face.cost - 2)
    return value


def has_base(s: State, player: int, face: Face) -> bool:
    """A character that shares a name with it is in play (8.10.1), as far as names tell."""
    for p in s.in_play.values():
        if p.owner == player and p.face.type == CHARACTER and not face.names.isdisjoint(p.face.names):
            return True
    return False


def known_worth(s: State, viewer: int, card: int) -> float:
    """A card anywhere, as far as the viewer can know it; 0 if it is hidden from them."""
    pid = s.pid_of[card]
    if pid and pid in s.in_play:
        return worth(s, s.in_play[pid])
    zone = s.zone[card]
    if zone == HAND and s.table.owners[card] == viewer:
        return use_of(s, viewer, card)
    if zone in (DISCARD, PLAY, UNDER) or knows(s, viewer, card):
        return face_worth(s.face_of(card))
    return 0.0
