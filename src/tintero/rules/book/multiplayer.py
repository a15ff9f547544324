"""Three and more players: leaving the game, ghost seats, teams (9)."""

from __future__ import annotations

from tintero.abilities.words import Until

from ..event import NOTHING
from ..machinery.pieces import OUT
from ..machinery.state import State
from ..machinery.traits import refresh
from .in_play import empty_location


def survivors(s: State) -> set[int]:
    return {s.table.teams[p.index] for p in s.players if p.in_game}


def leave_game(s: State, player: int) -> None:
    """CR 9.2.3: all cards, waiting triggers and printed statics go; lasting effects with a duration run on."""
    if s.stale:
        refresh(s)  # what leaves is remembered as it was (6.7.7)
    s.players[player].in_game = False
    _take_cards(s, player)
    s.bag = [e for e in s.bag if e.player != player]  # CR 7.7.7
    s.pending = [f for f in s.pending if f.player != player]
    s.lasting = [
        e
        for e in s.lasting
        if not e.ends_with(player)
        and (e.until != Until.WHILE_SOURCE_IN_PLAY or e.source in s.in_play)  # CR 6.4.2.3
    ]
    s.changed()
    if s.over():
        return
    # what the leaver was in the middle of is over
    s.stack = [f for f in s.stack if not f.ends_with(player)]
    s.asking = ""
    s.options = []


def _take_cards(s: State, player: int) -> None:
    p = s.players[player]
    leaving = [q for q in s.in_play.values() if q.owner == player]
    for q in leaving:
        del s.in_play[q.pid]
        s.gone = {**s.gone, q.pid: q}
        q.left_moves = s.moves[q.card] + 1
        empty_location(s, q.pid, leaving)
    for card in range(len(s.table.owners)):
        if s.table.owners[card] == player:
            s.zone[card] = OUT
            s.moves[card] += 1
            s.pid_of[card] = NOTHING
    p.deck = []
    p.hand = []
    p.discard = []
    p.inkwell = []
    p.ink_ready = 0
    s.limbo = [c for c in s.limbo if s.table.owners[c] != player]
