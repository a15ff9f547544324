"""The turn: Ready, Set, Draw, Main, End (3)."""

from __future__ import annotations

from typing import Final

from tintero.abilities import property as pr

from .. import doings, kinds, ways
from .. import option as op
from ..event import NO_CARD, NOTHING, TURN_LIMIT, Event
from ..machinery.ask_or_settle import put
from ..machinery.pieces import LOCATION, MAIN_PHASE, Phase
from ..machinery.plain import Data
from ..machinery.process import Process
from ..machinery.state import State, team_or_self
from ..machinery.traits import lore_value, refresh
from ..option import Option
from .actions import activate, challenge, ink, move, paid_action, play, playable, quest
from .bag import settle
from .check import game_drawn
from .durations import after_readying, end_of_turn, seat_passed, start_of_turn
from .keywords.duties import end_refusal
from .lore import gain_lore
from .player_rules import rule_applies, rules_for
from .statics import barred
from .triggers import happen
from .zones import draw

# The steps of a turn, in their order
READY_STEP: Final = 0  # 3.2.1
SET_STEP: Final = 1  # 3.2.2
DRAW_STEP: Final = 2  # 3.2.3
MAIN: Final = 3  # 3.3
END_PHASE: Final = 4  # 3.4.1.1
EFFECTS_END: Final = 5  # 3.4.1.2
TURN_ENDS: Final = 6  # 3.4.2
NEXT_TURN: Final = 7


def members(s: State) -> list[int]:
    """Who takes this turn: one player, or a whole team (9.3.1)."""
    if not s.table.settings.simultaneous_turns:
        return [s.active] if s.players[s.active].in_game else []
    return [p for p in team_or_self(s, s.active) if s.players[p].in_game]


class Turn(Process):
    """The turns of the game, one after the other."""

    __slots__ = ("readying",)

    def __init__(self, player: int) -> None:
        super().__init__(player, NOTHING, NO_CARD)
        self.readying: list[int] = []  # chosen to ready, when not all cards may (3.2.1.1)

    def step(self, s: State) -> None:
        if self.at == MAIN:
            main_phase(s)
            put(s, self, s.acting, op.TURN)
        elif self.at == READY_STEP:
            chooser, _ = self.readying_choice(s)
            if put(s, self, chooser, op.CHOOSE):
                return
            self.at = SET_STEP
            self.ready_step(s)
        elif self.at == SET_STEP:
            self.at = DRAW_STEP
            set_step(s)
        elif self.at == DRAW_STEP:
            self.at = MAIN
            draw_step(s)
        elif self.at == END_PHASE:
            self.at = EFFECTS_END
            end_phase(s)
        elif self.at == EFFECTS_END:
            if not effects_end(s):
                self.at = TURN_ENDS
            settle(s)
        elif self.at == TURN_ENDS:
            self.at = NEXT_TURN
            happen(s, Event(kinds.TURN_ENDED, "3.4.2", s.active))
            settle(s, turn_ended=True)
        else:
            self.next_turn(s)

    # ---- the Ready step ----------------------------------------------------------------------------------------

    def readying_choice(self, s: State) -> tuple[int, list[Option]]:
        """Which cards ready, when not all of them may: the player chooses, one at a time."""
        for player in members(s):
            for type, limit in readying_limits(s, player).items():
                able = can_ready(s, player, type)
                picked = [pid for pid in self.readying if pid in able]
                if len(able) > limit > len(picked):
                    return player, [Option(op.CARD, s.in_play[pid].card) for pid in able if pid not in picked]
        return s.active, []

    def ready_step(self, s: State) -> None:
        """CR 3.2.1, in its listed order."""
        s.phase = int(Phase.READYING)
        s.turn += 1
        s.acting = s.active
        s.bag_locked = True
        s.ledger = []
        s.choices_before_turn = s.choices
        s.repeated = {}
        s.moment_passed()
        for player in members(s):
            s.players[player].turns += 1
            s.players[player].ink_used = 0
            happen(s, Event(kinds.TURN_BEGAN, "3.2.1", player, amount=s.turn))
        for p in s.in_play.values():
            if p.used:
                p.used = ()
            p.did = 0
        s.moment_passed()  # what says "this turn" is over
        for player in members(s):
            ready_all(s, player, self.readying)
        self.readying = []
        s.phase = int(Phase.READY_STEP)
        s.moment_passed()  # CR 3.2.1.2: "during your turn" begins
        for player in members(s):
            after_readying(s, player)
            start_of_turn(s, player)
            happen(s, Event(kinds.STEP_BEGAN, "3.2.1.4", player, how=ways.START_OF_TURN))
        settle(s)

    # ---- the end -----------------------------------------------------------------------------------------------

    def next_turn(self, s: State) -> None:
        """CR 3.4.2, 9.2.1: the next player in the ring; effects of empty seats end as their turn would come."""
        n = len(s.players)
        limit = s.table.settings.max_turns
        if limit and s.turn >= limit:
            game_drawn(s, TURN_LIMIT, "3.4.2")
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
        s.moment_passed()
        self.player = player
        self.at = READY_STEP

    # ---- the turn actions --------------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        """CR 4.1.2: every legal turn action, complete, and the end of the turn."""
        if self.at == READY_STEP:
            return self.readying_choice(s)[1]
        player = s.acting
        out: list[Option] = []
        ink.options(s, player, out)
        playable.options(s, player, out)
        if s.stale:
            refresh(s)
        mine = [p for p in s.in_play.values() if p.owner == player]
        quest.options(s, player, mine, out)
        challenge.options(s, player, mine, out)
        activate.options(s, player, mine, out)
        move.options(s, player, mine, out)
        if s.table.settings.simultaneous_turns:
            out += [Option(op.HAND_OVER, p) for p in members(s) if p != player]
            if all(end_refusal(s, p) is None for p in members(s)):
                out.append(Option(op.END))
        elif end_refusal(s, player) is None:
            out.append(Option(op.END))
        return out

    def private(self, s: State) -> bool:
        """What can be done in a turn depends on the hand."""
        return self.at == MAIN

    def mentioned(self) -> list[int]:
        return self.readying

    def answer(self, s: State, o: Option) -> None:
        player = s.acting
        verb = o.verb
        if self.at == READY_STEP:
            self.readying.append(s.pid_of[o.a])
        elif verb in paid_action.PAID_BY:
            paid_action.begin(s, player, o)
        elif verb == op.INK:
            ink.ink(s, player, o.a)
            settle(s)
        elif verb == op.USE:
            activate.begin(s, player, s.in_play[s.pid_of[o.a]], o.b)
        elif verb == op.END:
            self.at = END_PHASE
        elif verb == op.HAND_OVER:
            s.acting = o.a
        else:
            play.begin(s, player, o)

    # ---- copies and data ---------------------------------------------------------------------------------------

    def copy(self) -> Turn:
        new = Turn(self.player)
        new.at = self.at
        new.readying = self.readying[:]
        return new

    def to_data(self) -> Data:
        return {**self.head("turn"), "readying": self.readying[:]}


def turn_in_main_phase(player: int) -> Turn:
    """A turn whose beginning is over: where positions that are built by hand start."""
    turn = Turn(player)
    turn.at = MAIN
    return turn


def readying_limits(s: State, player: int) -> dict[int, int]:
    """How many cards of a type this player may ready, where an effect limits it."""
    limits: dict[int, int] = {}
    if s.rules or s.stale:
        for r in rules_for(s, pr.ReadiesAtMost, player):
            type = int(r.rule.type)
            limits[type] = min(limits.get(type, r.rule.amount), r.rule.amount)
    return limits


def can_ready(s: State, player: int, type: int | None = None) -> list[int]:
    """What would ready at the start of the turn, of one type or of any."""
    return [
        q.pid
        for q in list(s.in_play.values())
        if q.owner == player and q.exerted and (type is None or q.face.type == type)
        and not barred(s, q, doings.READY, NOTHING) and not barred(s, q, doings.READY_AT_START, NOTHING)
    ]  # fmt: skip


def ready_all(s: State, player: int, picked: list[int]) -> None:
    """CR 3.2.1.1: everything in play and all ink, except what can't ready (1.2.2)."""
    p = s.players[player]
    if p.ink_ready != len(p.inkwell):
        p.ink_ready = len(p.inkwell)
        happen(s, Event(kinds.INK_READIED, "3.2.1.1", player, amount=p.ink_ready))
    readied = can_ready(s, player)
    for type, limit in readying_limits(s, player).items():
        able = [pid for pid in readied if s.in_play[pid].face.type == type]
        if len(able) > limit:
            readied = [pid for pid in readied if pid not in able or pid in picked]
    for pid in readied:
        s.in_play[pid].exerted = False
    for pid in readied:
        happen(s, Event(kinds.READIED, "3.2.1.1", player, pid))


def set_step(s: State) -> None:
    """CR 3.2.2: dry, lore from locations, then the bag opens."""
    s.phase = int(Phase.SET_STEP)
    team = members(s)
    for p in s.in_play.values():
        if p.owner in team and p.drying:
            p.drying = False
            if s.log is not None:
                s.log.append(Event(kinds.DRIED, "3.2.2.1", p.owner, p.pid, card=p.card))
    s.moment_passed()
    for player in team:
        for p in list(s.in_play.values()):
            if p.owner == player and p.face.type == LOCATION:
                value = lore_value(s, p)
                if value:
                    gain_lore(s, player, value, "3.2.2.2", p.pid)
    s.bag_locked = False
    settle(s, skip_first_check=bool(s.bag) and not s.table.settings.open_points.check_after_location_lore)


def draw_step(s: State) -> None:
    """CR 3.2.3: the whole step is skipped in the very first turn of the game."""
    if s.turn == 1:
        return
    s.phase = int(Phase.DRAW_STEP)
    for player in members(s):
        if (s.rules or s.stale) and rule_applies(s, pr.SkipDrawStep, player):
            continue  # CR 6.4.3
        draw(s, player, 1, "3.2.3.1")
    settle(s)


def main_phase(s: State) -> None:
    """CR 3.3.1: from here on the player takes turn actions."""
    if s.phase != MAIN_PHASE:
        s.phase = MAIN_PHASE
        s.tell(Event(kinds.STEP_BEGAN, "3.3.1", s.active, how=ways.MAIN_PHASE))
    s.loop_count = 0
    if not s.players[s.acting].in_game:
        s.acting = s.active


def end_phase(s: State) -> None:
    s.phase = int(Phase.END_PHASE)
    for player in members(s) or [s.active]:
        happen(s, Event(kinds.TURN_ENDS, "3.4.1.1", player))
    settle(s)


def effects_end(s: State) -> bool:
    """CR 3.4.1.2: repeated while something created meanwhile still lasts this turn (6.1.13.4)."""
    ended = False
    for player in members(s) or [s.active]:
        ended = end_of_turn(s, player) or ended
    return ended


def resume_after_leaving(s: State, player: int) -> None:
    """CR 9.2.3: the game goes on without them. If it was their turn, that turn ends."""
    turn = next((f for f in s.stack if isinstance(f, Turn)), None)
    if turn is None:
        return  # still in setup, which passes over them
    if player == s.active and not members(s) and s.table.settings.open_points.leaving_ends_turn:
        # what the others are in the middle of goes on first; then the end of turn phase begins
        s.bag_locked = False
        turn.at = max(turn.at, END_PHASE)
        return
    if player == s.active and members(s):
        s.active = members(s)[0]
