"""Which cards can be played, in which ways, and why not (4.3.2.1, 4.3.2.2)."""

from __future__ import annotations

from typing import Final

from tintero.abilities import property as pr
from tintero.abilities.ability import ShiftKind, Static
from tintero.abilities.cost import Cost
from tintero.abilities.words import Doing, ShiftBase

from .. import option as op
from .. import reasons as why
from .. import registers as rg
from .. import state as st
from ..conditions import holds
from ..costs import can_pay_ink, card_ink_cost, parts_payable
from ..evaluate import fits
from ..face import ShiftFace
from ..imposed import CANT_PLAY, MAY_PLAY_FROM, rule_context, rules_for
from ..keywords.shift import bases_for, has_partner
from ..ledger import PLAYED_THIS_WAY
from ..option import Option
from ..state import Permanent, State
from ..static import barred
from ..traits import sing_cost

NO_COST: Final = Cost()


def can_play_from(s: State, player: int, card: int) -> bool:
    """CR 4.3.2: the hand, or wherever an effect permits."""
    if s.table.owners[card] != player:
        return False
    if s.zone[card] == st.HAND:
        return True
    return permission(s, player, card) is not None


def permission(s: State, player: int, card: int) -> pr.MayPlayFrom | None:
    zone = s.zone[card]  # CR 5.1.1.10: a facedown card under another is hidden from its player too
    for r in rules_for(s, MAY_PLAY_FROM, player):
        node: pr.MayPlayFrom = r.node
        if int(node.filter.zone) == zone and fits(s, rule_context(s, r), st.card_ref(s, card), node.filter):
            if not node.under_this or (r.source in s.in_play and card in s.in_play[r.source].under):
                return node
    return None


def forbidden(s: State, player: int, card: int) -> bool:
    """CR 1.2.2, 4.3.2.1: an effect, or the card's own condition, says it can't be played."""
    ref = st.card_ref(s, card)
    if s.rules or s.stale:
        for event, who, played, _pid in s.ledger:
            if event == PLAYED_THIS_WAY and who == player and st.face_of(s, played).names & st.face_of(s, card).names:
                return True
        for r in rules_for(s, CANT_PLAY, player):
            if fits(s, rule_context(s, r), ref, r.node.filter):
                return True
    for w in st.face_of(s, card).elsewhere:
        node = w.node
        if isinstance(node, Static):
            for imposed in node.rules:
                if isinstance(imposed.rule, pr.CantPlay):
                    f = rg.context(player, ref, card)
                    if node.condition is None or holds(s, f, node.condition):
                        return True
    return False


def common_refusal(s: State, player: int, card: int) -> int:
    if s.table.owners[card] != player:
        return why.NOT_YOURS
    if not can_play_from(s, player, card):
        return why.NOT_IN_HAND
    if forbidden(s, player, card):
        return why.CANT_PLAY
    return why.OK


def alternates(s: State, player: int, card: int) -> list[pr.AlternateCost]:
    """Alternate costs printed on the card itself, or granted to it, that may be used now (1.5.5)."""
    out: list[pr.AlternateCost] = []
    ref = st.card_ref(s, card)
    for w in st.face_of(s, card).elsewhere:
        node = w.node
        if isinstance(node, Static):
            for imposed in node.rules:
                if isinstance(imposed.rule, pr.AlternateCost):
                    f = rg.context(player, ref, card)
                    if node.condition is None or holds(s, f, node.condition):
                        out.append(imposed.rule)
    if s.rules:
        for r in rules_for(s, MAY_PLAY_FROM, player):
            if r.node.free and s.zone[card] == int(r.node.filter.zone):
                if fits(s, rule_context(s, r), ref, r.node.filter):
                    out.append(pr.AlternateCost(NO_COST))
    return out


def ink_refusal(s: State, player: int, card: int) -> int:
    code = common_refusal(s, player, card)
    if code:
        return code
    cost = card_ink_cost(s, player, card, st.face_of(s, card).cost, False)
    return why.OK if can_pay_ink(s, player, cost) else why.CANT_AFFORD


def singer_refusal(s: State, player: int, p: Permanent) -> int:
    """CR 5.4.4.2: dry, ready, and not barred from singing."""
    if p.face.kind != st.CHARACTER:
        return why.NOT_A_CHARACTER
    if p.exerted:
        return why.IS_EXERTED
    if p.drying:
        return why.IS_DRYING
    if barred(s, p, Doing.SING, 0):
        return why.CANT_SING
    return why.OK


def sing_refusal(s: State, player: int, card: int, p: Permanent) -> int:
    if p.owner != player:
        return why.NOT_YOURS
    if not st.face_of(s, card).is_song:
        return why.NOT_A_SONG
    code = common_refusal(s, player, card) or singer_refusal(s, player, p)
    if code:
        return code
    if barred(s, p, Doing.SING_ALONE, 0):
        return why.CANT_SING
    if sing_cost(s, p) < st.face_of(s, card).cost:
        return why.SINGER_TOO_SMALL
    # a cost increase must still be paid in ink (4.3.2.3)
    return why.OK if can_pay_ink(s, player, card_ink_cost(s, player, card, 0, False, 0, True)) else why.CANT_AFFORD


def singers(s: State, player: int) -> list[Permanent]:
    """CR 8.12.1: your characters and your teammates'."""
    return [
        p
        for p in s.in_play.values()
        if not st.are_opponents(s, player, p.owner) and singer_refusal(s, player, p) == why.OK
    ]


def together_refusal(s: State, player: int, card: int) -> int:
    face = st.face_of(s, card)
    if not face.sing_together:
        return why.NOT_A_SONG
    code = common_refusal(s, player, card)
    if code:
        return code
    if sum(sing_cost(s, p) for p in singers(s, player)) < face.sing_together:
        return why.NOT_ENOUGH_SINGERS
    return why.OK if can_pay_ink(s, player, card_ink_cost(s, player, card, 0, False, 0, True)) else why.CANT_AFFORD


def shifts_of(s: State, player: int, card: int) -> list[ShiftFace]:
    """Printed Shift abilities and those its own text grants it outside play."""
    face = st.face_of(s, card)
    out = face.shifts
    if face.elsewhere:
        for alternate in alternates(s, player, card):
            if alternate.shift:
                out = [*out, ShiftFace(alternate.cost, face.shifts[0].kind if face.shifts else ShiftKind())]
    return out


def shift_refusal(s: State, player: int, card: int, base: Permanent, index: int) -> int:
    shifts = shifts_of(s, player, card)
    if index < 0 or index >= len(shifts):
        return why.NO_SHIFT
    return common_refusal(s, player, card) or base_refusal(s, player, card, base, shifts[index])


def base_refusal(s: State, player: int, card: int, base: Permanent, shift: ShiftFace) -> int:
    """Whether this base and cost will do, from wherever the card is played."""
    if base.owner != player:
        return why.NOT_YOURS
    if base not in bases_for(s, player, card, shift.kind):
        return why.NOT_A_SHIFT_BASE
    if shift.kind.base == ShiftBase.TWO_NAMES and not has_partner(s, player, card, base):
        return why.NOT_A_SHIFT_BASE
    if not can_pay_ink(s, player, card_ink_cost(s, player, card, shift.cost.ink, True, base.pid)):
        return why.CANT_AFFORD
    if shift.cost.parts:
        f = rg.context(player, st.card_ref(s, card), card)
        if not parts_payable(s, f, shift.cost, None):
            return why.COST_UNPAYABLE
    return why.OK


def alternate_refusal(s: State, player: int, card: int, number: int) -> int:
    found = [a for a in alternates(s, player, card) if not a.shift]
    if number < 1 or number > len(found):
        return why.NO_SUCH_OPTION
    return common_refusal(s, player, card) or alternate_cost_refusal(s, player, card, found[number - 1].cost)


def alternate_cost_refusal(s: State, player: int, card: int, cost: Cost) -> int:
    f = rg.context(player, st.card_ref(s, card), card)
    # CR 4.3.2.3: modifiers apply on top of an alternate cost, unless it is "for free"
    ink = card_ink_cost(s, player, card, cost.ink, False) if cost.ink or cost.parts else 0
    if not can_pay_ink(s, player, ink) or not parts_payable(s, f, cost, None):
        return why.COST_UNPAYABLE
    return why.OK


def options(s: State, player: int, out: list[Option]) -> None:
    p = s.players[player]
    ready = p.ink_ready + p.ink_drops
    can_sing: list[Permanent] | None = None
    for card in playable_cards(s, player):
        face = st.face_of(s, card)
        simple = not s.rules and not face.elsewhere
        if simple:
            if s.zone[card] == st.HAND and face.cost <= ready:
                out.append(Option(op.PLAY, card, 0))
        else:
            if forbidden(s, player, card):
                continue
            if ink_refusal(s, player, card) == why.OK:
                out.append(Option(op.PLAY, card, 0))
            found = [a for a in alternates(s, player, card) if not a.shift]
            for n in range(1, len(found) + 1):
                if alternate_refusal(s, player, card, n) == why.OK:
                    out.append(Option(op.PLAY, card, n))
        if face.is_song:
            if can_sing is None:
                can_sing = singers(s, player)
            for singer in can_sing:
                if singer.owner == player and sing_refusal(s, player, card, singer) == why.OK:
                    out.append(Option(op.SING, card, singer.card))
            if face.sing_together and together_refusal(s, player, card) == why.OK:
                out.append(Option(op.SING_TOGETHER, card))
        if face.shifts or face.elsewhere:
            shifts = shifts_of(s, player, card)
            for index in range(len(shifts)):
                for base in bases_for(s, player, card, shifts[index].kind):
                    if shift_refusal(s, player, card, base, index) == why.OK:
                        out.append(Option(op.SHIFT, card, base.card, index))


def playable_cards(s: State, player: int) -> list[int]:
    cards = s.players[player].hand
    if s.rules and any(r.kind == MAY_PLAY_FROM for r in s.rules):
        extra = [c for c in s.players[player].discard if permission(s, player, c) is not None]
        for q in s.in_play.values():
            if q.owner == player:
                extra += [c for c in q.under if permission(s, player, c) is not None]
        cards = cards + extra
    return cards
