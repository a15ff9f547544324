"""Joining effects: may, if you do, modes, each player, for each (6.1.4, 6.1.5, 6.7.6)."""

from __future__ import annotations

from tintero.abilities.words import Event

from .. import option as op
from .. import registers as rg
from .. import state as st
from ..costs import can_pay_ink, pay_ink
from ..evaluate import holds, number, players_of
from ..events import EVERYBODY, emit
from ..face import Instr
from ..option import Happening, Option
from ..resolve import did, failed, question
from ..state import Frame, State
from ..zones import shuffle_deck


def jump(s: State, f: Frame, i: Instr) -> None:
    f.pc = i.jump


def jump_unless_full(s: State, f: Frame, i: Instr) -> None:
    """CR 6.1.5.1: [B] happens only if [A] was completely performed."""
    if not s.full:
        f.pc = i.jump


def test(s: State, f: Frame, i: Instr) -> None:
    """CR 6.7.2.1: the secondary condition, at resolution."""
    if not holds(s, f, i.node):
        f.pc = i.jump
        if i.reg == 0:  # nothing instead: the ability is not fully resolved (6.1.13.2)
            f.a = 1
            s.done = 0
            s.full = False
            if s.log is not None:
                s.log.append(Happening(Event.NO_EFFECT, "6.2.4", f.player, f.card, -1, 0, f.card, EVERYBODY, ""))


def decider(s: State, f: Frame, i: Instr) -> int:
    assert i.players is not None
    found = players_of(s, f, i.players.who)
    return found[0] if found else f.player


def may(s: State, f: Frame, i: Instr) -> None:
    """CR 6.1.4: yes or no before any choice inside. What plainly cannot be done is not asked."""
    assert f.program is not None
    following = f.program.code[f.pc]
    if following.run is pay and not can_pay_ink(s, decider(s, f, following), following.reg):
        decline(s, f, i)  # CR 6.1.4.1: unable to pay counts as a no
        return
    if following.kind == op.CHOOSE and following.options is not None:
        found = following.options(s, f, following)
        if not [o for o in found if o.verb != op.DONE]:
            decline(s, f, i)
            return
    question(s, f, i, decider(s, f, i))


def may_answer(s: State, f: Frame, i: Instr, o: Option) -> None:
    if o.verb == op.NO:
        decline(s, f, i)
    else:
        s.done = 1
        s.full = True


def decline(s: State, f: Frame, i: Instr) -> None:
    f.pc = i.jump
    f.a = 1
    s.done = 0
    s.full = False


def pay(s: State, f: Frame, i: Instr) -> None:
    """CR 6.7.2: ink demanded in a step is paid in that step, in full or not at all."""
    player = decider(s, f, i)
    if can_pay_ink(s, player, i.reg):
        pay_ink(s, player, i.reg, "6.7.2")
        did(s, f, i.reg, True)
    else:
        failed(s, f)


def unless_pays(s: State, f: Frame, i: Instr) -> None:
    """CR 6.1.16: that player decides at resolution."""
    player = decider(s, f, i)
    if not can_pay_ink(s, player, i.reg):
        return
    question(s, f, i, player)


def unless_pays_answer(s: State, f: Frame, i: Instr, o: Option) -> None:
    if o.verb == op.YES:
        pay_ink(s, decider(s, f, i), i.reg, "6.1.16")
        f.pc = i.jump


def modes(s: State, f: Frame, i: Instr) -> None:
    """Choose the mode as the effect resolves. `node` is the list of starting points."""
    question(s, f, i, decider(s, f, i))


def mode_options(s: State, f: Frame, i: Instr) -> list[Option]:
    return [Option(op.MODE, n) for n in range(len(i.node))]


def mode_answer(s: State, f: Frame, i: Instr, o: Option) -> None:
    f.pc = i.node[o.a]


def either_options(s: State, f: Frame, i: Instr) -> list[Option]:
    """CR 6.1.5.2: what cannot be done is not offered, as far as its first choice tells."""
    assert f.program is not None
    out: list[Option] = []
    for n, start in enumerate(i.node):
        first = f.program.code[start]
        possible = True
        if first.kind == op.CHOOSE and first.options is not None:
            possible = enough(s, f, first)
        if possible:
            out.append(Option(op.MODE, n))
    return out or [Option(op.MODE, len(i.node) - 1)]


def enough(s: State, f: Frame, first: Instr) -> bool:
    assert first.options is not None
    found = [o for o in first.options(s, f, first) if o.verb != op.DONE]
    wanted = number(s, f, first.amount) if first.amount is not None else 1
    return len(found) >= max(1, wanted)


def loop_start(s: State, f: Frame, i: Instr) -> None:
    """CR 6.7.6: the players whose part it is, active player first. reg: who is left; reg2: what was done."""
    assert i.players is not None
    found = players_of(s, f, i.players.who)
    where = i.players.where
    if where is not None:
        keep: list[int] = []
        for player in found:
            f.regs[rg.THAT_PLAYER] = [player]
            if holds(s, f, where):
                keep.append(player)
        found = keep
    f.regs[i.reg] = found[:]
    f.regs[i.reg2] = [0, 0]


def loop_next(s: State, f: Frame, i: Instr) -> None:
    left = f.regs[i.reg]
    while left and not s.players[left[0]].in_game:
        left.pop(0)
    if not left:
        f.pc = i.jump
        total = f.regs[i.reg2]
        s.done = total[0]
        s.full = total[1] > 0
        f.regs[rg.THAT_PLAYER] = []
        return
    f.regs[rg.THAT_PLAYER] = [left.pop(0)]


def loop_tally(s: State, f: Frame, i: Instr) -> None:
    total = f.regs[i.reg2]
    total[0] += s.done
    total[1] += 1 if s.full else 0
    f.pc = i.jump


def count_start(s: State, f: Frame, i: Instr) -> None:
    """CR 6.1.8: counted once."""
    assert i.amount is not None
    f.regs[i.reg] = [number(s, f, i.amount)]
    f.regs[i.reg2] = [0, 0]


def count_next(s: State, f: Frame, i: Instr) -> None:
    left = f.regs[i.reg]
    if left[0] <= 0:
        f.pc = i.jump
        s.done = f.regs[i.reg2][0]
        s.full = f.regs[i.reg2][1] > 0
        return
    left[0] -= 1


def each_start(s: State, f: Frame, i: Instr) -> None:
    """For each object of reg (copied to reg2's neighbour), which becomes IT."""
    f.regs[i.reg2] = f.regs[i.reg][:]


def each_next(s: State, f: Frame, i: Instr) -> None:
    left = f.regs[i.reg2]
    if not left:
        f.pc = i.jump
        return
    f.regs[rg.IT] = [left.pop(0)]


def choose_player(s: State, f: Frame, i: Instr) -> None:
    question(s, f, i, f.player)


def player_options(s: State, f: Frame, i: Instr) -> list[Option]:
    """Chosen player includes yourself; chosen opponent does not (1.3.5.2)."""
    order = st.order_from(s, f.player)
    if i.node == "opponent":
        order = [p for p in order if st.are_opponents(s, f.player, p)]
    elif i.node == "another":
        order = [p for p in order if p != f.player]
    elif i.node == "any":
        picked = f.regs[rg.SCRATCH]
        return [Option(op.PLAYER, p) for p in order if p not in picked] + [Option(op.DONE)]
    return [Option(op.PLAYER, p) for p in order]


def player_answer(s: State, f: Frame, i: Instr, o: Option) -> None:
    if i.node == "any":
        if o.verb == op.PLAYER:
            f.regs[rg.SCRATCH].append(o.a)
            f.pc -= 1
            return
        f.regs[rg.THAT_PLAYER] = f.regs[rg.SCRATCH]
        f.regs[rg.SCRATCH] = []
    else:
        f.regs[rg.THAT_PLAYER] = [o.a]
    s.done = len(f.regs[rg.THAT_PLAYER])
    s.full = s.done > 0


def name_card(s: State, f: Frame, i: Instr) -> None:
    question(s, f, i, f.player)


def name_options(s: State, f: Frame, i: Instr) -> list[Option]:
    return [Option(op.NAMED, n) for n in range(len(s.table.names))]


def name_answer(s: State, f: Frame, i: Instr, o: Option) -> None:
    s.named = s.table.names[o.a]
    emit(s, Event.NAMED, "5.2.6", f.player, 0, 0, 0, 0, EVERYBODY, s.named)
    did(s, f, 1, True)


def shuffle(s: State, f: Frame, i: Instr) -> None:
    assert i.players is not None
    for player in players_of(s, f, i.players.who):
        shuffle_deck(s, player, "7.2.2")
    did(s, f, 1, True)


def nothing(s: State, f: Frame, i: Instr) -> None:
    did(s, f, 0, True)
