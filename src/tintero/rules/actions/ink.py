"""Ink a card (4.2)."""

from __future__ import annotations

from tintero.abilities.words import EventKind

from .. import reasons as why
from .. import state as st
from ..evaluate import fits
from ..events import EVERYBODY
from ..imposed import EXTRA_INK, HAND_IS_INKABLE, MAY_INK_FROM, rule_context, rules_for
from ..option import INK, Option
from ..state import State
from ..zones import put_into_inkwell, tell


def ink_limit(s: State, player: int) -> int:
    """CR 4.2.3.1: one, and as many more as effects grant right now."""
    if not (s.rules or s.stale):
        return 1
    return 1 + sum(int(r.node.amount) for r in rules_for(s, EXTRA_INK, player))


def refusal(s: State, player: int, card: int) -> int:
    """Why this card cannot be inked now; OK if it can."""
    if s.players[player].ink_used >= ink_limit(s, player):
        return why.INK_USED
    if s.table.owners[card] != player:
        return why.NOT_YOURS
    if s.zone[card] != st.HAND:
        if not any(
            int(r.node.filter.zone) == s.zone[card]
            and fits(s, rule_context(s, r), st.card_ref(s, card), r.node.filter)
            for r in rules_for(s, MAY_INK_FROM, player)
        ):
            return why.NOT_IN_HAND
    if not st.face_of(s, card).inkable and not (
        s.zone[card] == st.HAND and s.rules and rules_for(s, HAND_IS_INKABLE, player)
    ):
        return why.NOT_INKABLE
    return why.OK


def options(s: State, player: int, out: list[Option]) -> None:
    p = s.players[player]
    if p.ink_used >= ink_limit(s, player):
        return
    for card in p.hand:
        if refusal(s, player, card) == why.OK:
            out.append(Option(INK, card))
    if s.rules:
        for r in rules_for(s, MAY_INK_FROM, player):
            if r.node.filter.zone == st.DISCARD:
                for card in p.discard:
                    if refusal(s, player, card) == why.OK:
                        out.append(Option(INK, card))
                break


def ink(s: State, player: int, card: int) -> None:
    """CR 4.2.1: reveal, confirm, facedown and ready. It was revealed, so everybody knows what it is."""
    s.players[player].ink_used += 1
    s.known[card] = EVERYBODY
    tell(s, EventKind.REVEALED, "4.2.1.1", player, card)
    put_into_inkwell(s, card, False, "4.2.1.3", 0, EVERYBODY)
