"""The game state check (1.8)."""

from __future__ import annotations

from .. import kinds, ways
from ..event import ENDLESS_LOOP, LAST_PLAYER, LORE, NOBODY, Event, Outcome
from ..machinery.pieces import CHARACTER, LOCATION
from ..machinery.state import State, order_from, team_of, team_or_self
from ..machinery.traits import refresh
from .in_play import credited
from .lore import lore_that_counts, lore_to_win
from .multiplayer import leave_game, survivors
from .replacement import Manner, Would, perform
from .zones import refill_deck, see_top


def check(s: State, turn_ended: bool = False) -> bool:
    """One pass: all conditions on one snapshot, then all results (1.8.4). True if it did anything."""
    if s.over():
        return False
    if s.stale:
        refresh(s)
    if not s.unchecked and not turn_ended and not s.rules:
        return False  # nothing that it looks at has changed since it found nothing to do
    if s.rules:
        for p in s.players:
            see_top(s, p.index)
    points = s.table.settings.open_points
    order = order_from(s, s.active if points.check_starts_with_active_player else s.first_player)
    winner = NOBODY
    losers: list[int] = []
    for player in order:
        if winner == NOBODY and lore_that_counts(s, player) >= lore_to_win(s, player):
            winner = player  # CR 1.8.1.1
        if turn_ended and not s.players[player].deck and player in team_or_self(s, s.active):
            losers.append(player)  # CR 1.8.1.2
    if winner != NOBODY and (points.win_beats_loss or winner not in losers):
        win(s, winner, LORE, "1.8.1.1")
        return True
    acted = False
    for player in losers:
        lose_or_refill(s, player)
        acted = True
    if losers and settle_survivors(s):
        return True
    acted = banish_damaged(s, order) or acted
    s.unchecked = acted
    return acted


def lose_or_refill(s: State, player: int) -> None:
    """CR 1.8.1.2; in Pack Rush the shuffled discard replaces an empty deck, unless it is empty too (10.2)."""
    if s.table.settings.reshuffle_empty_deck and s.players[player].discard:
        refill_deck(s, player)
        return
    s.tell(Event(kinds.LOST, "1.8.1.2", player, how=ways.FROM_EMPTY_DECK))
    leave_game(s, player)


def banish_damaged(s: State, order: list[int]) -> bool:
    """CR 1.8.1.4: damage that reached willpower; all of them at the same time."""
    would: list[Would] = []
    for p in s.in_play.values():
        if p.damage < p.traits.willpower:
            if p.damaged_by:
                p.damaged_by = ()  # credit lasts until the next check
        elif p.face.type == CHARACTER or p.face.type == LOCATION:
            would.append(Would(p.pid, credited(p)))
    if not would:
        return False
    in_order = [w for player in order for w in would if s.in_play[w.subject].owner == player]
    perform(s, kinds.BANISHED, in_order, s.active, Manner.BY_CHECK)
    return True


def settle_survivors(s: State) -> bool:
    """CR 1.8.1.3: the only player (or team) left wins."""
    if len(survivors(s)) == 1:
        win(s, next(p.index for p in s.players if p.in_game), LAST_PLAYER, "1.8.1.3")
        return True
    return False


def win(s: State, player: int, reason: str, rule: str) -> None:
    teammates = tuple(p for p in team_of(s, player) if p != player)
    s.outcome = Outcome((player, *teammates), reason, rule, s.turn)
    s.asking = ""
    s.tell(Event(kinds.WON, rule, player))


def game_drawn(s: State, reason: str, rule: str) -> None:
    """Nobody wins: the time is up, nobody can end a loop, or the players leave it at that."""
    s.outcome = Outcome((), reason, rule, s.turn)
    s.asking = ""
    s.tell(Event(kinds.GAME_DRAWN, rule, s.active, words=reason))


def is_endless(s: State) -> bool:
    """CR 6.1.10: once more, and nobody could have done anything else since; so often that the game is a draw.

    The rules are silent about a loop that nobody can leave: the setting `forced_loop_limit`.
    """
    s.loop_count += 1
    if s.loop_count <= s.table.settings.open_points.forced_loop_limit:
        return False
    game_drawn(s, ENDLESS_LOOP, "6.1.10")
    return True
