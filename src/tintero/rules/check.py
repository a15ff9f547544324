"""The game state check (1.8)."""

from __future__ import annotations

from tintero.abilities.words import EventKind

from . import state as st
from .lore import lore_to_win
from .multiplayer import leave_game, survivors
from .replacement import perform
from .state import State
from .static import refresh
from .zones import shuffle_deck, tell


def check(s: State, turn_ended: bool = False) -> bool:
    """One pass: all conditions on one snapshot, then all results (1.8.4). True if it did anything."""
    if s.over:
        return False
    if s.stale:
        refresh(s)
    points = s.table.settings.open_points
    order = st.order_from(s, s.active if points.check_starts_with_active_player else s.first_player)
    winner = -1
    losers: list[int] = []
    for player in order:
        if winner < 0 and s.players[player].lore >= lore_to_win(s, player):
            winner = player  # CR 1.8.1.1
        if turn_ended and not s.players[player].deck and player in st.team_or_self(s, s.active):
            losers.append(player)  # CR 1.8.1.2
    if winner >= 0 and (points.win_beats_loss or winner not in losers):
        win(s, winner, "1.8.1.1")
        return True
    acted = False
    for player in losers:
        if _refill(s, player):
            acted = True
            continue
        tell(s, EventKind.LOST, "1.8.1.2", player)
        leave_game(s, player)
        acted = True
    if settle_survivors(s):
        return True
    packets: list[int] = []
    for p in s.in_play.values():
        kind = p.face.kind
        if (kind == st.CHARACTER or kind == st.LOCATION) and p.damage >= p.traits.willpower:
            packets += [p.pid, 1, p.damaged_by[-1] if p.damaged_by else 0, 0]  # CR 1.8.1.4
    if packets:
        in_order: list[int] = []
        for player in order:
            for i in range(0, len(packets), 4):
                if s.in_play[packets[i]].owner == player:
                    in_order += packets[i : i + 4]
        perform(s, EventKind.BANISHED, in_order, s.active, 1)
        acted = True
    for p in s.in_play.values():
        if p.damaged_by and p.damage < p.traits.willpower:
            p.damaged_by = []  # not of those whose banishment waits for a replacement effect: the credit is theirs
    return acted


def _refill(s: State, player: int) -> bool:
    """CR 10.2: in Pack Rush the shuffled discard replaces an empty deck; with both empty the usual loss applies."""
    p = s.players[player]
    if not s.table.settings.reshuffle_empty_deck or not p.discard:
        return False
    p.deck = p.discard
    p.discard = []
    for card in p.deck:
        s.zone[card] = st.DECK
        s.moves[card] += 1
    shuffle_deck(s, player, "10.2")
    return True


def settle_survivors(s: State) -> bool:
    """CR 1.8.1.3: the only player (or team) left wins."""
    teams = survivors(s)
    if len(teams) == 1:
        win(s, next(p.index for p in s.players if p.in_game), "1.8.1.3")
        return True
    return False


def win(s: State, player: int, rule: str) -> None:
    s.over = True
    s.winner = player
    s.asking = ""
    tell(s, EventKind.WON, rule, player)
