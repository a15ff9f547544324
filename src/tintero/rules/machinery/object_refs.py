"""References to objects: a permanent is its number; a card is a number that dies when the card moves (7.1.6)."""

from __future__ import annotations

from ..event import NO_CARD, NOTHING
from .state import REF_STRIDE, State


def card_of_ref(ref: int) -> int:
    return (-ref - 1) % REF_STRIDE


def moves_of_ref(ref: int) -> int:
    return (-ref - 1) // REF_STRIDE


def after_next_move(s: State, card: int) -> int:
    """What a reference to the card will be once it has changed zones."""
    return s.ref_of(card) - REF_STRIDE


def moved_once(ref: int) -> int:
    """What a reference to a card becomes by one change of zone."""
    return ref - REF_STRIDE


def ref_is_live(s: State, ref: int) -> bool:
    """The object is still the same object: in play, or the card has not changed zone."""
    if ref > NOTHING:
        return ref in s.in_play
    return s.moves[card_of_ref(ref)] == moves_of_ref(ref)


def top_card(s: State, ref: int) -> int:
    """The physical card of a reference, or NO_CARD."""
    if ref > NOTHING:
        p = s.permanent(ref)
        return NO_CARD if p is None else p.card
    if ref == NOTHING:
        return NO_CARD
    return card_of_ref(ref)


def object_of(s: State, card: int) -> int:
    """What is meant by pointing at a card: the permanent on whose top it lies, or the card itself."""
    return s.pid_of[card] or s.ref_of(card)


def same_object(s: State, a: int, b: int) -> bool:
    """Whether two references mean one object; a permanent that left and the card it became count as one (7.1.6)."""
    if a == b:
        return True
    if a > NOTHING and b < NOTHING:
        p = s.gone.get(a)
        return p is not None and p.card == card_of_ref(b) and p.left_moves == moves_of_ref(b)
    if a < NOTHING and b > NOTHING:
        return same_object(s, b, a)
    return False


def owners_of(s: State, found: tuple[int, ...]) -> list[int]:
    out: list[int] = []
    for ref in found:
        card = top_card(s, ref)
        if card != NO_CARD and s.table.owners[card] not in out:
            out.append(s.table.owners[card])
    return out


def names_of(s: State, ref: int) -> frozenset[str]:
    card = top_card(s, ref)
    return s.face_of(card).names if card != NO_CARD else frozenset()
