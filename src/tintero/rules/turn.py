"""The turn: Ready, Set, Draw, Main, End (3)."""

from __future__ import annotations

from tintero.abilities.words import Doing, EventKind

from . import bag
from . import option as op
from . import reasons as why
from . import registers as rg
from . import state as st
from .actions import activate, challenge, ink, move, play, playable, quest
from .bag import settle
from .events import emit
from .imposed import READIES_AT_MOST, SKIP_DRAW_STEP, rules_for
from .keywords.duties import end_refusal
from .lore import gain_lore
from .modifiers import after_readying, end_of_turn, seat_passed, start_of_turn
from .option import Option
from .state import Frame, State
from .static import barred
from .traits import lore_value
from .zones import draw, tell


def members(s: State) -> list[int]:
    """Who takes this turn: one player, or a whole team (9.3.1)."""
    return [p for p in st.team_or_self(s, s.active) if s.players[p].in_game]


def step(s: State, f: Frame) -> None:
    if f.pc == 0:
        if readying_player(s, f) >= 0:
            s.asking = op.CHOOSE
            s.asked_by = readying_player(s, f)
            s.options = readying_options(s, f)
            return
        f.pc = 1
        ready_step(s, f)
    elif f.pc == 1:
        f.pc = 2
        set_step(s)
    elif f.pc == 2:
        f.pc = 3
        draw_step(s)
    elif f.pc == 3:
        if s.phase != st.MAIN_PHASE:
            s.phase = st.MAIN_PHASE
            tell(s, EventKind.STEP_BEGAN, "3.3.1", s.active, -1, 0, "main")
        s.loop_count = 0
        if not s.players[s.acting].in_game:
            s.acting = s.active
        s.asking = op.TURN
        s.asked_by = s.acting
        s.options = options(s, f)
    elif f.pc == 4:
        f.pc = 5
        s.phase = st.END_PHASE
        for player in members(s) or [s.active]:
            emit(s, EventKind.TURN_ENDS, "3.4.1.1", player)
        settle(s)
    elif f.pc == 5:
        # CR 3.4.1.2: repeat while something created meanwhile still lasts this turn (6.1.13.4)
        ended = False
        for player in members(s) or [s.active]:
            ended = end_of_turn(s, player) or ended
        if not ended:
            f.pc = 6
        settle(s)
    elif f.pc == 6:
        f.pc = 7
        emit(s, EventKind.TURN_ENDED, "3.4.2", s.active)
        settle(s, bag.TURN_ENDED)
    else:
        next_turn(s, f)


def readying_limits(s: State, player: int) -> dict[int, int]:
    """How many cards of a kind this player may ready, where an effect limits it."""
    limits: dict[int, int] = {}
    if s.rules or s.stale:
        for r in rules_for(s, READIES_AT_MOST, player):
            kind = int(r.node.type)
            limits[kind] = min(limits.get(kind, 999), r.node.amount)
    return limits


def can_ready(s: State, player: int, kind: int) -> list[int]:
    """What would ready at the start of the turn, of one kind (0: of any)."""
    return [
        q.pid
        for q in list(s.in_play.values())
        if q.owner == player and q.exerted and kind in (0, q.face.kind)
        and not barred(s, q, Doing.READY, 0) and not barred(s, q, Doing.READY_AT_START, 0)
    ]


def readying_options(s: State, f: Frame) -> list[Option]:
    """Which ones ready, when not all of them may: the player chooses, one at a time. frame.nums: chosen so far."""
    for player in members(s):
        for kind, limit in readying_limits(s, player).items():
            able = can_ready(s, player, kind)
            picked = [pid for pid in f.nums if pid in able]
            if len(able) > limit > len(picked):
                return [Option(op.CARD, s.in_play[pid].card) for pid in able if pid not in picked]
    return []


def readying_player(s: State, f: Frame) -> int:
    found = readying_options(s, f)
    return s.table.owners[found[0].a] if found else -1


def ready_step(s: State, f: Frame) -> None:
    """CR 3.2.1, in its listed order."""
    s.phase = st.READYING
    s.turn += 1
    s.acting = s.active
    s.bag_locked = True
    s.ledger = []
    if s.has_statics:
        s.stale = True  # "this turn" and "during your turn" read differently now
    for player in members(s):
        s.players[player].turns += 1
        s.players[player].ink_used = 0
        emit(s, EventKind.TURN_BEGAN, "3.2.1", player, 0, 0, s.turn)
    for p in s.in_play.values():
        if p.used:
            p.used = []
        p.did &= st.LASTING_FLAGS
    for player in members(s):
        ready_all(s, player, f.nums)
    f.nums = []
    s.phase = st.READY_STEP
    if s.has_statics:
        s.stale = True  # CR 3.2.1.2: "during your turn" begins
    for player in members(s):
        after_readying(s, player)
        start_of_turn(s, player)
        emit(s, EventKind.STEP_BEGAN, "3.2.1.4", player, 0, 0, 0, 0, -1, "start of turn")
    settle(s)


def ready_all(s: State, player: int, picked: list[int]) -> None:
    """CR 3.2.1.1: everything in play and all ink, except what can't ready (1.2.2)."""
    p = s.players[player]
    if p.ink_ready != len(p.inkwell):
        p.ink_ready = len(p.inkwell)
        emit(s, EventKind.INK_READIED, "3.2.1.1", player, 0, 0, p.ink_ready)
    readied = can_ready(s, player, 0)
    for kind, limit in readying_limits(s, player).items():
        able = [pid for pid in readied if s.in_play[pid].face.kind == kind]
        if len(able) > limit:
            readied = [pid for pid in readied if pid not in able or pid in picked]
    for pid in readied:
        s.in_play[pid].exerted = False
    for pid in readied:
        emit(s, EventKind.READIED, "3.2.1.1", player, pid)


def set_step(s: State) -> None:
    """CR 3.2.2: dry, lore from locations, then the bag opens."""
    s.phase = st.SET_STEP
    team = members(s)
    for p in s.in_play.values():
        if p.owner in team:
            p.drying = False
    if s.has_statics:
        s.stale = True
    for player in team:
        for p in list(s.in_play.values()):
            if p.owner == player and p.face.kind == st.LOCATION:
                value = lore_value(s, p)
                if value:
                    gain_lore(s, player, value, "3.2.2.2", p.pid)
    s.bag_locked = False
    if s.bag and not s.table.settings.open_points.check_after_location_lore:
        settle(s, bag.SKIP_FIRST_CHECK)
    else:
        settle(s)


def draw_step(s: State) -> None:
    """CR 3.2.3: the whole step is skipped in the very first turn of the game."""
    if s.turn == 1:
        return
    s.phase = st.DRAW_STEP
    for player in members(s):
        if (s.rules or s.stale) and rules_for(s, SKIP_DRAW_STEP, player):
            continue  # CR 6.4.3
        draw(s, player, 1, "3.2.3.1")
    settle(s)


def next_turn(s: State, f: Frame) -> None:
    """CR 3.4.2, 9.2.1: the next player in the ring; effects of empty seats end as their turn would come."""
    n = len(s.players)
    limit = s.table.settings.max_turns
    if limit and s.turn >= limit:
        s.over = True
        s.winner = -1
        return
    s.gone = {}
    team = s.table.teams[s.active]
    player = (s.active + 1) % n
    while True:
        if not s.players[player].in_game:
            seat_passed(s, player)
        elif not (s.table.settings.simultaneous_turns and s.table.teams[player] == team and player != s.active):
            break
        player = (player + 1) % n
    s.active = player
    s.acting = player
    f.player = player
    f.pc = 0


def options(s: State, f: Frame) -> list[Option]:
    """Every legal turn action, complete, and the end of the turn."""
    if f.pc == 0:
        return readying_options(s, f)
    player = s.acting
    out: list[Option] = []
    ink.options(s, player, out)
    playable.options(s, player, out)
    quest.options(s, player, out)
    challenge.options(s, player, out)
    activate.options(s, player, out)
    move.options(s, player, out)
    if s.table.settings.simultaneous_turns:
        out += [Option(op.HAND_OVER, p) for p in members(s) if p != player]
        if all(end_refusal(s, p) == why.OK for p in members(s)):
            out.append(Option(op.END))
    elif end_refusal(s, player) == why.OK:
        out.append(Option(op.END))
    return out


def answer(s: State, f: Frame, o: Option) -> None:
    player = s.acting
    verb = o.verb
    if f.pc == 0:
        f.nums.append(s.pid_of[o.a])
    elif verb == op.QUEST:
        quest.quest(s, player, s.in_play[s.pid_of[o.a]])
        settle(s)
    elif verb == op.INK:
        ink.ink(s, player, o.a)
        settle(s)
    elif verb == op.CHALLENGE:
        challenge.declare(s, player, s.in_play[s.pid_of[o.a]], s.in_play[s.pid_of[o.b]])
    elif verb == op.USE:
        activate.begin(s, player, s.in_play[s.pid_of[o.a]], o.b)
    elif verb == op.MOVE:
        move.move(s, player, s.in_play[s.pid_of[o.a]], s.in_play[s.pid_of[o.b]])
        settle(s)
    elif verb == op.END:
        f.pc = 4
    elif verb == op.HAND_OVER:
        s.acting = o.a
    else:
        play.begin(s, player, o)


def resume_after_leaving(s: State, player: int, asked: int) -> None:
    """CR 9.2.3: the game goes on without them. If it was their turn, that turn ends."""
    turn_frame = next((f for f in s.stack if f.kind == rg.P_TURN), None)
    if turn_frame is None:
        return  # still in setup, which passes over them
    if player == s.active and not members(s) and s.table.settings.open_points.leaving_ends_turn:
        # what the others are in the middle of goes on first; then the end of turn phase begins
        s.bag_locked = False
        turn_frame.pc = max(turn_frame.pc, 4)
        return
    if player == s.active and members(s):
        s.active = members(s)[0]
