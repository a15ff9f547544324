"""Three and more players: leaving the game, ghost seats, teams (9)."""

from __future__ import annotations

from tintero.abilities.words import Until

from . import registers as rg
from . import state as st
from .state import State
from .static import DELAYED, FLOATING, refresh


def survivors(s: State) -> set[int]:
    return {s.table.teams[p.index] for p in s.players if p.in_game}


def leave_game(s: State, player: int) -> None:
    """CR 9.2.3: all cards, waiting triggers and printed statics go; lasting effects with a duration run on."""
    if s.stale:
        refresh(s)  # what leaves is remembered as it was (6.7.7)
    p = s.players[player]
    p.in_game = False
    for pid in [q.pid for q in s.in_play.values() if q.owner == player]:
        q = s.in_play.pop(pid)
        s.gone[pid] = q
        q.left_moves = s.moves[q.card] + 1
        for other in s.in_play.values():
            if other.at == pid:
                other.at = 0
    for card in range(len(s.table.owners)):
        if s.table.owners[card] == player:
            s.zone[card] = st.OUT
            s.moves[card] += 1
            s.pid_of[card] = 0
    p.deck = []
    p.hand = []
    p.discard = []
    p.inkwell = []
    p.ink_ready = 0
    s.limbo = [c for c in s.limbo if s.table.owners[c] != player]
    s.bag = [e for e in s.bag if e.player != player]  # CR 7.7.7
    s.pending = [f for f in s.pending if f.player != player]
    s.lasting = [
        e
        for e in s.lasting
        if not (e.player == player and e.kind in (FLOATING, DELAYED))
        and (e.until != Until.WHILE_SOURCE_IN_PLAY or e.source in s.in_play)  # CR 6.4.2.3
    ]
    s.stale = s.restless = True
    if s.over:
        return
    # what the leaver was in the middle of is over
    s.stack = [f for f in s.stack if not (f.player == player and f.kind in ENDS_WITH_PLAYER)]
    s.asking = ""
    s.options = []


# processes that belong to one player alone and end when that player leaves
ENDS_WITH_PLAYER = frozenset({rg.P_PROGRAM, rg.P_PLAY, rg.P_ABILITY, rg.P_PAY})
