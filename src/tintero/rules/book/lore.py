"""Lore: gained, lost, never below zero (1.11)."""

from __future__ import annotations

from tintero.abilities import property as pr

from .. import kinds
from ..event import NOTHING, Event
from ..machinery.state import State, team_of
from .player_rules import rule_applies, rules_for
from .triggers import happen


def gain_lore(s: State, player: int, amount: int, rule: str, source: int = NOTHING) -> int:
    if amount <= 0 or not can_gain_lore(s, player):
        return 0
    s.players[player].lore += amount
    happen(s, Event(kinds.LORE_GAINED, rule, player, amount=amount, source=source))
    return amount


def can_gain_lore(s: State, player: int) -> bool:
    """CR 1.2.2: no effect says otherwise."""
    return s.players[player].in_game and not ((s.rules or s.stale) and rule_applies(s, pr.CantGainLore, player))


def lose_lore(s: State, player: int, amount: int, rule: str, source: int = NOTHING) -> int:
    """CR 1.11.1: the event carries what was really lost; losing 0 is no loss."""
    p = s.players[player]
    n = min(amount, p.lore)
    if n <= 0 or not can_lose_lore(s, player):
        return 0
    p.lore -= n
    happen(s, Event(kinds.LORE_LOST, rule, player, amount=n, source=source))
    return n


def can_lose_lore(s: State, player: int) -> bool:
    """CR 1.2.2, 1.11.1: there is some to lose, and no effect says otherwise."""
    return s.players[player].lore > 0 and not ((s.rules or s.stale) and rule_applies(s, pr.CantLoseLore, player))


def lore_that_counts(s: State, player: int) -> int:
    """What is compared with `lore_to_win`: the player's own, or that of the team (9.1 does not say)."""
    if s.table.settings.open_points.team_lore_adds_up:
        return sum(s.players[p].lore for p in team_of(s, player))
    return s.players[player].lore


def lore_to_win(s: State, player: int) -> int:
    """CR 1.8.1.1: a query; card text and formats change it."""
    need = s.table.settings.lore_to_win
    if s.rules or s.stale:
        for r in rules_for(s, pr.LoreToWin, player):
            need = max(need, r.rule.amount)
    return need
