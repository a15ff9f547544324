"""Ink a card (4.2)."""

from __future__ import annotations

from tintero.abilities import property as pr

from ... import kinds, ways
from ... import refusals as why
from ...event import EVERYBODY, Event
from ...machinery.evaluate import fits
from ...machinery.pieces import DISCARD, HAND
from ...machinery.state import State
from ...option import INK, Option
from ...refusals import Refusal
from ..player_rules import rules_for
from ..zones import put_into_inkwell


def ink_limit(s: State, player: int) -> int:
    """CR 4.2.3.1: one, and as many more as effects grant right now."""
    if not (s.rules or s.stale):
        return 1
    return 1 + sum(r.rule.amount for r in rules_for(s, pr.ExtraInk, player))


def counts_as_inkable(s: State, player: int, card: int) -> bool:
    """Whether an effect says so of this card in hand."""
    found = rules_for(s, pr.HandIsInkable, player)
    return any(fits(s, r.f, s.ref_of(card), r.rule.filter) for r in found)


def refusal(s: State, player: int, card: int) -> Refusal | None:
    """Why this card cannot be inked now."""
    if s.players[player].ink_used >= ink_limit(s, player):
        return why.INK_USED
    if s.table.owners[card] != player:
        return why.NOT_YOURS
    if s.zone[card] != HAND:
        if not any(
            int(r.rule.filter.zone) == s.zone[card] and fits(s, r.f, s.ref_of(card), r.rule.filter)
            for r in rules_for(s, pr.MayInkFrom, player)
        ):
            return why.NOT_IN_HAND
    if not s.face_of(card).inkable and not (
        s.zone[card] == HAND and s.rules and counts_as_inkable(s, player, card)
    ):
        return why.NOT_INKABLE
    return None


def options(s: State, player: int, out: list[Option]) -> None:
    p = s.players[player]
    if p.ink_used >= ink_limit(s, player):
        return
    for card in p.hand:
        if s.face_of(card).inkable or (s.rules and counts_as_inkable(s, player, card)):
            out.append(Option(INK, card))
    if s.rules and any(int(r.rule.filter.zone) == DISCARD for r in rules_for(s, pr.MayInkFrom, player)):
        for card in p.discard:
            if refusal(s, player, card) is None:
                out.append(Option(INK, card))


def ink(s: State, player: int, card: int) -> None:
    """CR 4.2.1: reveal, confirm, facedown and ready. It was revealed, so everybody knows what it is."""
    s.players[player].ink_used += 1
    s.known[card] = EVERYBODY
    s.tell(Event(kinds.REVEALED, "4.2.1.1", player, how=ways.TO_INK, card=card))
    put_into_inkwell(s, card, False, "4.2.1.3", how=ways.AS_TURN_ACTION)
