"""Choosing objects: one question per appearance of the word, legal options only (6.1.3, 6.7.3)."""

from __future__ import annotations

from tintero.abilities.target import Chosen, Filter
from tintero.abilities.words import Doing, EventKind, Quantity, Who

from .. import option as op
from .. import registers as rg
from .. import state as st
from ..evaluate import candidates, number, players_of, refs, stat_of
from ..events import EVERYBODY, emit
from ..face import Instr
from ..option import Option
from ..resolve import ACTION_EFFECT, failed, question, source_ref
from ..state import Frame, State
from ..static import barred
from ..traits import WARD, traits
from ..zones import random_cards


def chooser(s: State, f: Frame, who: Who) -> int:
    found = players_of(s, f, who)
    return found[0] if found else f.player


def choosable(s: State, f: Frame, flt: Filter, player: int, silent: bool, picked: list[int]) -> list[int]:
    """Requirements of the effect and of the object, then limiters (6.7.3): Ward and bans. Not what is picked."""
    found = candidates(s, f, flt)
    if silent:
        return [r for r in found if r not in picked]
    return [r for r in found if r not in picked and _may_choose(s, f, player, r)]


def forced_among(s: State, player: int, found: list[int]) -> list[int]:
    """CR 6.7.3.2: those that must be chosen if able; they fill the first slots."""
    out: list[int] = []
    for ref in found:
        p = s.in_play.get(ref) if ref > 0 else None
        if p is not None and st.are_opponents(s, player, p.owner):
            if traits(s, p).can >> int(Doing.MUST_BE_CHOSEN) & 1:
                out.append(ref)
    return out


def choose(s: State, f: Frame, i: Instr) -> None:
    node = i.node
    assert isinstance(node, Chosen)
    picked = f.regs[rg.SCRATCH]
    found = i.options(s, f, i) if i.options is not None else []
    if not picked and not [o for o in found if o.verb != op.DONE]:
        f.regs[i.reg] = []
        f.regs[rg.IT] = []
        if node.quantity != Quantity.EXACTLY:
            s.done = 0
            s.full = True
        else:
            failed(s, f)
        return
    if len(found) == 1 and found[0].verb == op.DONE:
        finish(s, f, i)
        return
    question(s, f, i, chooser(s, f, node.by))


def choose_options(s: State, f: Frame, i: Instr) -> list[Option]:
    node = i.node
    assert isinstance(node, Chosen)
    player = chooser(s, f, node.by)
    picked = f.regs[rg.SCRATCH]
    limit = 999 if node.quantity == Quantity.ANY_NUMBER else node.count
    out: list[Option] = []
    if len(picked) < limit:
        found = choosable(s, f, node.filter, player, node.silent, picked)
        if node.total is not None and node.total_at_most is not None:
            used = sum(stat_of(s, r, node.total) for r in picked)
            most = number(s, f, node.total_at_most)
            found = [r for r in found if used + stat_of(s, r, node.total) <= most]
        if not node.silent:
            forced = forced_among(s, player, found)
            if forced:  # even "up to" does not avoid them: they must fit into the slots that are left
                only = forced if limit - len(picked) <= len(forced) else found
                return [Option(op.CARD, st.top_card(s, r)) for r in only]
        out = [Option(op.CARD, st.top_card(s, r)) for r in found]
    if node.quantity != Quantity.EXACTLY or not out:
        out.append(Option(op.DONE))
    return out


def _may_choose(s: State, f: Frame, player: int, ref: int) -> bool:
    p = s.in_play.get(ref) if ref > 0 else None
    if p is None or not st.are_opponents(s, player, p.owner):
        return True
    return not (traits(s, p).keywords & WARD or barred(s, p, Doing.BE_CHOSEN, source_ref(s, f)))


def choose_answer(s: State, f: Frame, i: Instr, o: Option) -> None:
    node = i.node
    assert isinstance(node, Chosen)
    if o.verb == op.CARD:
        ref = s.pid_of[o.a] or st.card_ref(s, o.a)
        f.regs[rg.SCRATCH].append(ref)
        if node.quantity == Quantity.ANY_NUMBER or len(f.regs[rg.SCRATCH]) < node.count:
            f.pc -= 1
            return
    finish(s, f, i)


def finish(s: State, f: Frame, i: Instr) -> None:
    node = i.node
    assert isinstance(node, Chosen)
    picked = f.regs[rg.SCRATCH]
    f.regs[rg.SCRATCH] = []
    f.regs[i.reg] = picked
    f.regs[rg.IT] = picked[:]
    f.regs[rg.PICKED] = f.regs[rg.PICKED] + picked
    s.done = len(picked)
    s.full = len(picked) >= node.count or node.quantity != Quantity.EXACTLY
    if not s.full:
        f.a = 1
    if not node.silent:
        player = chooser(s, f, node.by)
        how = choice_kind(s, f)
        for ref in picked:
            if ref > 0:
                emit(s, EventKind.CHOSEN, "6.1.3", player, ref, f.source, 1, f.source, EVERYBODY, how)


def choice_kind(s: State, f: Frame) -> str:
    """What the choice was for: an action's effect (Vanish), an item's ability, Support, another ability."""
    if f.b & ACTION_EFFECT:
        return "action"
    if f.working is not None and f.working.name == "Support":
        return "support"
    if f.card >= 0 and st.face_of(s, f.card).kind == st.ITEM:
        return "item"
    return "ability"


def select(s: State, f: Frame, i: Instr) -> None:
    """Everything that fits, without a choice. The set is taken now."""
    f.regs[i.reg] = candidates(s, f, i.node)
    f.regs[rg.IT] = f.regs[i.reg][:]
    s.done = len(f.regs[i.reg])
    s.full = True


def select_random(s: State, f: Frame, i: Instr) -> None:
    assert i.amount is not None
    f.regs[i.reg] = random_cards(s, candidates(s, f, i.node), number(s, f, i.amount))
    f.regs[rg.IT] = f.regs[i.reg][:]


def bind(s: State, f: Frame, i: Instr) -> None:
    """A bound reference becomes the target. `node` is a Ref."""
    f.regs[i.reg] = refs(s, f, i.node)[:]


def join(s: State, f: Frame, i: Instr) -> None:
    f.regs[i.reg] = f.regs[i.reg] + [r for r in f.regs[i.reg2] if r not in f.regs[i.reg]]


def label(s: State, f: Frame, i: Instr) -> None:
    """Keep the last pick under a name for later parts ("that character")."""
    f.regs[i.reg] = f.regs[rg.IT][:]


def label_more(s: State, f: Frame, i: Instr) -> None:
    """The same for what every player in turn has picked."""
    f.regs[i.reg] = f.regs[i.reg] + f.regs[rg.IT]
