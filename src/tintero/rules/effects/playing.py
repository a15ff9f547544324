"""Effects that play cards (6.1.7, 6.7.8)."""

from __future__ import annotations

from dataclasses import replace

from tintero.abilities import effect as ef
from tintero.abilities.words import AfterPlay, Doing, PlayWay, ShiftBase, Who

from .. import option as op
from .. import reasons as why
from .. import registers as rg
from .. import state as st
from ..actions import play, playable
from ..costs import can_pay_ink, card_ink_cost
from ..evaluate import candidates, fits, players_of, refs
from ..face import Instr
from ..keywords.shift import bases_for, has_partner
from ..option import Option
from ..resolve import did, failed, question
from ..state import Frame, State, card_of_ref
from ..static import barred
from ..traits import sing_cost
from .table import resolve_ref


def player_of(s: State, f: Frame, node: ef.PlayCard) -> int:
    if node.who == Who.YOU:
        return f.player
    found = players_of(s, f, node.who)
    return found[0] if found else f.player


def play_card(s: State, f: Frame, i: Instr) -> None:
    """Which card, then the ordinary process; what it causes waits until this ability ends."""
    node = i.node
    assert isinstance(node, ef.PlayCard)
    player = player_of(s, f, node)
    found = play_options(s, f, i)
    if not found:
        if node.ref is None or node.label:
            f.regs[rg.IT] = []
        else:
            f.pc += 1  # nothing was played, but the text still speaks of that very card ("otherwise, put it …")
        failed(s, f)
        return
    question(s, f, i, player)


def cards_to_play(s: State, f: Frame, node: ef.PlayCard, player: int) -> list[int]:
    if node.ref is not None:
        live = [resolve_ref(s, r) for r in refs(s, f, node.ref)]
        found = [r for r in live if r < 0 and st.ref_is_live(s, r)]
        if node.filter is not None:
            found = [r for r in found if fits(s, f, r, node.filter)]
    elif node.filter is not None:
        found = candidates(s, f, node.filter)
        if node.also_from is not None:
            found = found + candidates(s, f, replace(node.filter, zone=node.also_from))
    else:
        found = []
    cards = [card_of_ref(r) for r in found]
    return [c for c in cards if s.table.owners[c] == player and not playable.forbidden(s, player, c)]


def play_options(s: State, f: Frame, i: Instr) -> list[Option]:
    """CR 6.1.7: free forbids every other way; otherwise all ways of paying are open."""
    node = i.node
    player = player_of(s, f, node)
    out: list[Option] = []
    for card in cards_to_play(s, f, node, player):
        if node.way in (PlayWay.FREE, PlayWay.FREE_OR_SHIFTED):
            out.append(Option(op.PLAY, card, 0))
        elif node.way == PlayWay.PAID:
            out += paid_options(s, player, card)
        if node.way in (PlayWay.SHIFTED_FREE, PlayWay.FREE_OR_SHIFTED):
            out += shift_options(s, player, card)
    return out


def paid_options(s: State, player: int, card: int) -> list[Option]:
    """ "You may play it": the usual costs, from wherever the card is."""
    face = st.face_of(s, card)
    out: list[Option] = []
    if can_pay_ink(s, player, card_ink_cost(s, player, card, face.cost, False)):
        out.append(Option(op.PLAY, card, 0))
    alternates = [a for a in playable.alternates(s, player, card) if not a.shift]
    for n in range(len(alternates)):
        if playable.alternate_cost_refusal(s, player, card, alternates[n].cost) == why.OK:
            out.append(Option(op.PLAY, card, n + 1))
    if face.is_song and can_pay_ink(s, player, card_ink_cost(s, player, card, 0, False, 0, True)):
        singers = playable.singers(s, player)
        for p in singers:
            if p.owner == player and sing_cost(s, p) >= face.cost and not barred(s, p, Doing.SING_ALONE, 0):
                out.append(Option(op.SING, card, p.card))
        if face.sing_together and sum(sing_cost(s, p) for p in singers) >= face.sing_together:
            out.append(Option(op.SING_TOGETHER, card))
    for index, shift in enumerate(playable.shifts_of(s, player, card)):
        for base in bases_for(s, player, card, shift.kind):
            if playable.base_refusal(s, player, card, base, shift) == why.OK:
                out.append(Option(op.SHIFT, card, base.card, index))
    return out


def shift_options(s: State, player: int, card: int) -> list[Option]:
    out: list[Option] = []
    for index, shift in enumerate(playable.shifts_of(s, player, card)):
        for base in bases_for(s, player, card, shift.kind):
            if shift.kind.base != ShiftBase.TWO_NAMES or has_partner(s, player, card, base):
                out.append(Option(op.SHIFT, card, base.card, index))
    return out


def play_answer(s: State, f: Frame, i: Instr, o: Option) -> None:
    node = i.node
    player = player_of(s, f, node)
    did(s, f, 1, True)
    f.regs[rg.IT] = [-((s.moves[o.a] + 1) * 1024 + o.a + 1)]
    plain = o.verb == op.PLAY and o.b <= 0
    bottom = play.WHEN_DONE if node.after == AfterPlay.BOTTOM_WHEN_DONE else int(node.after)
    play.begin_by_effect(s, player, o.a, node.way != PlayWay.PAID, node.exerted, bottom, None if plain else o)


def played(s: State, f: Frame, i: Instr) -> None:
    """After the process: IT is the permanent it became."""
    bound: list[int] = []
    for ref in f.regs[rg.IT]:
        if ref < 0:
            pid = s.pid_of[card_of_ref(ref)]
            bound.append(pid or ref)
        else:
            bound.append(ref)
    f.regs[rg.IT] = bound
    if bound:
        did(s, f, 1, True)  # whatever paying for it achieved on the way
    if i.reg >= 0:
        f.regs[i.reg] = bound[:]
