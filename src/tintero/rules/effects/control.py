"""Joining effects: may, if you do, modes, each player, for each (6.1.4, 6.1.5, 6.7.6)."""

from __future__ import annotations

from tintero.abilities.words import EventKind

from .. import option as op
from .. import registers as rg
from .. import state as st
from ..conditions import holds, players_where
from ..costs import can_pay_ink, pay_ink
from ..evaluate import candidates, number, players_of, refs
from ..events import EVERYBODY, emit
from ..face import Instr
from ..option import Happening, Option
from ..resolve import did, failed, question, settled
from ..state import Frame, State
from ..zones import shuffle_deck
from .choosing import bind, select


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
                s.log.append(Happening(EventKind.NO_EFFECT, "6.2.4", f.player, f.card, -1, 0, f.card, EVERYBODY, ""))


def decider(s: State, f: Frame, i: Instr) -> int:
    assert i.players is not None
    found = players_of(s, f, i.players.who)
    return found[0] if found else f.player


def possible(s: State, f: Frame, start: int) -> bool:
    """Whether the effect that begins there can be done at all, as far as its first instruction tells."""
    assert f.program is not None
    first = f.program.code[start]
    if first.run is pay:
        return can_pay_ink(s, decider(s, f, first), first.reg)
    if first.kind == op.CHOOSE and first.options is not None:
        return enough(s, f, first)
    if first.run is bind:
        return any(_is_somewhere(s, r) for r in refs(s, f, first.node))
    if first.run is select:
        return bool(candidates(s, f, first.node))
    return True


def _is_somewhere(s: State, ref: int) -> bool:
    if ref > 0 and ref not in s.in_play:
        p = s.gone.get(ref)
        return p is not None and p.left_moves == s.moves[p.card]
    return ref > 0 or st.ref_is_live(s, ref)


def may(s: State, f: Frame, i: Instr) -> None:
    """CR 6.1.4: yes or no before any choice inside. Only ink that cannot be paid is a no without asking (6.1.4.1):
    any other first half is an effect, which may be tried in vain (6.1.5)."""
    assert f.program is not None
    following = f.program.code[f.pc]
    player = decider(s, f, i)
    if not s.players[player].in_game:
        decline(s, f, i)
        return
    if following.run is pay and not payable(s, f, following):
        settled(s, player, op.MAY, Option(op.NO))
        decline(s, f, i)
        return
    question(s, f, i, player)


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


def payable(s: State, f: Frame, i: Instr) -> bool:
    """CR 1.5.3: in full or not at all, with what is paid besides the ink (`jump`: where that begins)."""
    if not can_pay_ink(s, decider(s, f, i), i.reg):
        return False
    if i.jump < 0:
        return True
    assert f.program is not None
    besides = f.program.code[i.jump]
    if besides.run is bind:
        return any(r in s.in_play for r in refs(s, f, besides.node))
    return possible(s, f, i.jump)


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
    if not s.players[player].in_game or not can_pay_ink(s, player, i.reg):
        return
    question(s, f, i, player)


def unless_pays_answer(s: State, f: Frame, i: Instr, o: Option) -> None:
    if o.verb == op.YES:
        pay_ink(s, decider(s, f, i), i.reg, "6.1.16")
        decline(s, f, i)  # the effect does not happen


def modes(s: State, f: Frame, i: Instr) -> None:
    """Choose the mode as the effect resolves. `node` is the list of starting points."""
    player = decider(s, f, i)
    if not s.players[player].in_game:
        f.pc = i.jump  # CR 9.2.3: nobody chooses for a player who left
        failed(s, f)
        return
    question(s, f, i, player)


def mode_options(s: State, f: Frame, i: Instr) -> list[Option]:
    return [Option(op.MODE, n) for n in range(len(i.node))]


def mode_answer(s: State, f: Frame, i: Instr, o: Option) -> None:
    f.pc = i.node[o.a]


def either_options(s: State, f: Frame, i: Instr) -> list[Option]:
    """CR 6.1.5.2: what cannot be done is not offered, as far as its first choice tells."""
    out = [Option(op.MODE, n) for n, start in enumerate(i.node) if possible(s, f, start)]
    if not out:  # CR 1.2.3: none can be done completely, so as much as possible of one of them
        out = [Option(op.MODE, n) for n, start in enumerate(i.node) if begun(s, f, start)]
    return out or [Option(op.MODE, len(i.node) - 1)]


def enough(s: State, f: Frame, first: Instr) -> bool:
    assert first.options is not None
    found = [o for o in first.options(s, f, first) if o.verb != op.DONE]
    wanted = number(s, f, first.amount) if first.amount is not None else 1
    return len(found) >= max(1, wanted)


def begun(s: State, f: Frame, start: int) -> bool:
    """Whether at least a part of it can be done."""
    assert f.program is not None
    first = f.program.code[start]
    if first.kind != op.CHOOSE or first.options is None:
        return False
    return any(o.verb != op.DONE for o in first.options(s, f, first))


def loop_start(s: State, f: Frame, i: Instr) -> None:
    """CR 6.7.6: the players whose part it is, active player first. reg: who is left; reg2: what was done."""
    assert i.players is not None
    f.regs[i.reg] = players_where(s, f, i.players)
    f.regs[i.reg2] = [0, 0, *f.regs[rg.THAT_PLAYER]]  # who "that player" is again afterwards


def loop_next(s: State, f: Frame, i: Instr) -> None:
    left = f.regs[i.reg]
    while left and not s.players[left[0]].in_game:
        left.pop(0)
    if not left:
        f.pc = i.jump
        total = f.regs[i.reg2]
        s.done = total[0]
        s.full = total[1] > 0
        f.regs[rg.THAT_PLAYER] = total[2:]
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


def repeat(s: State, f: Frame, i: Instr) -> None:
    """CR 6.1.10: again while the condition holds, up to a cap for what nobody can stop. reg2 counts."""
    counted = f.regs[i.reg2]
    n = counted[0] + 1 if counted else 1
    if holds(s, f, i.node) and n < s.table.settings.open_points.forced_loop_limit:
        f.regs[i.reg2] = [n]
        f.pc = i.jump
    else:
        f.regs[i.reg2] = []


def limited_start(s: State, f: Frame, i: Instr) -> None:
    """CR 6.1.13.2 for a part of an ability: nothing if it fully resolved so often this turn. reg: its limit."""
    p = s.in_play.get(f.source)
    if p is not None and p.used.count(i.node) >= i.reg:
        decline(s, f, i)
        return
    f.regs[i.reg2] = [f.a]
    f.a = 0


def limited_end(s: State, f: Frame, i: Instr) -> None:
    p = s.in_play.get(f.source)
    if p is not None and not f.a:
        p.used.append(i.node)
    f.a |= f.regs[i.reg2][0]


def ask_amount(s: State, f: Frame, i: Instr) -> None:
    """A number up to a maximum, settled before it is used."""
    question(s, f, i, f.player)


def amount_options(s: State, f: Frame, i: Instr) -> list[Option]:
    assert i.amount is not None
    return [Option(op.NUMBER, n) for n in range(number(s, f, i.amount), -1, -1)]


def amount_answer(s: State, f: Frame, i: Instr, o: Option) -> None:
    f.regs[i.reg] = [o.a]


def keep_number(s: State, f: Frame, i: Instr) -> None:
    """A number of now for later parts; what was done stays as it is."""
    assert i.amount is not None
    f.regs[i.reg] = [number(s, f, i.amount)]


def jump_unless_picked(s: State, f: Frame, i: Instr) -> None:
    """CR 6.1.5.1: fewer than told were picked, so [A] was done only in part."""
    if len(f.regs[i.reg]) < i.node:
        s.full = False
        f.pc = i.jump


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
    question(s, f, i, decider(s, f, i))


def name_options(s: State, f: Frame, i: Instr) -> list[Option]:
    return [Option(op.NAMED, n) for n in range(len(s.table.names))]


def name_answer(s: State, f: Frame, i: Instr, o: Option) -> None:
    s.named = s.table.names[o.a]
    emit(s, EventKind.NAMED, "5.2.6", decider(s, f, i), 0, 0, 0, 0, EVERYBODY, s.named)
    did(s, f, 1, True)


def shuffle(s: State, f: Frame, i: Instr) -> None:
    assert i.players is not None
    for player in players_where(s, f, i.players):
        shuffle_deck(s, player, "7.2.2")
    did(s, f, 1, True)


def nothing(s: State, f: Frame, i: Instr) -> None:
    did(s, f, 0, True)
