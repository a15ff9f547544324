"""Lore: gained, lost, never below zero (1.11)."""

from __future__ import annotations

from tintero.abilities.words import EventKind

from .events import emit
from .imposed import CANT_GAIN_LORE, CANT_LOSE_LORE, LORE_TO_WIN, rules_for
from .ledger import count_facts
from .state import State


def gain_lore(s: State, player: int, amount: int, rule: str, source: int = 0) -> int:
    if amount <= 0 or not s.players[player].in_game:
        return 0
    if (s.rules or s.stale) and barred_from_lore(s, player):
        return 0  # CR 1.2.2
    s.players[player].lore += amount
    emit(s, EventKind.LORE_GAINED, rule, player, 0, 0, amount, source)
    return amount


def barred_from_lore(s: State, player: int) -> bool:
    found = rules_for(s, CANT_GAIN_LORE, player)
    if not found:
        return False
    challenged = count_facts(s, EventKind.CHALLENGED, [player]) > 0
    return any(not (r.node.unless_challenged and challenged) for r in found)


def lose_lore(s: State, player: int, amount: int, rule: str, source: int = 0) -> int:
    """CR 1.11.1: the event carries what was really lost; losing 0 is no loss."""
    p = s.players[player]
    n = min(amount, p.lore)
    if n <= 0 or ((s.rules or s.stale) and rules_for(s, CANT_LOSE_LORE, player)):
        return 0
    p.lore -= n
    emit(s, EventKind.LORE_LOST, rule, player, 0, 0, n, source)
    return n


def lore_to_win(s: State, player: int) -> int:
    """CR 1.8.1.1: a query; card text and formats change it."""
    need = s.table.settings.lore_to_win
    if s.rules or s.stale:
        for r in rules_for(s, LORE_TO_WIN, player):
            need = max(need, r.node.amount)
    return need
