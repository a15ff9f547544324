"""Which cards can be played, in which ways, and why not (4.3.2.1, 4.3.2.2)."""

from __future__ import annotations

from typing import Final

from tintero.abilities import property as pr
from tintero.abilities.ability import ShiftKind
from tintero.abilities.cost import Cost
from tintero.abilities.words import ShiftBase

from ... import doings, kinds
from ... import option as op
from ... import refusals as why
from ...event import NOTHING
from ...machinery.context import Context
from ...machinery.evaluate import fits
from ...machinery.face import ShiftFace
from ...machinery.ledger import events_this_turn
from ...machinery.pieces import CHARACTER, HAND, Permanent
from ...machinery.state import State, are_opponents
from ...machinery.traits import sing_cost
from ...option import Option
from ...refusals import Refusal
from ..costs import SUNG, WITH_INK, can_pay_ink, card_ink_cost, parts_payable, play_cost, shift_cost
from ..keywords.shift import bases_for, has_partner
from ..player_rules import own_rules, rules_for
from ..statics import barred

NO_COST: Final = Cost()


def can_play_from(s: State, player: int, card: int) -> bool:
    """CR 4.3.2: the hand, or wherever an effect permits."""
    if s.table.owners[card] != player:
        return False
    if s.zone[card] == HAND:
        return True
    return permission(s, player, card) is not None


def permission(s: State, player: int, card: int) -> pr.MayPlayFrom | None:
    zone = s.zone[card]  # CR 5.1.1.10: a facedown card under another is hidden from its player too
    for r in rules_for(s, pr.MayPlayFrom, player):
        node: pr.MayPlayFrom = r.rule
        if int(node.filter.zone) == zone and fits(s, r.f, s.ref_of(card), node.filter):
            if not node.under_this or (r.source in s.in_play and card in s.in_play[r.source].under):
                return node
    return None


def forbidden(s: State, player: int, card: int) -> bool:
    """CR 1.2.2, 4.3.2.1: an effect, or the card's own condition, says it can't be played."""
    ref = s.ref_of(card)
    if s.rules or s.stale:
        for e in events_this_turn(s, kinds.PERMISSION_USED, [player]):
            if s.face_of(e.card).names & s.face_of(card).names:
                return True  # a permission that allows each name once has been used for it
        for r in rules_for(s, pr.CantPlay, player):
            if fits(s, r.f, ref, r.rule.filter):
                return True
    return bool(own_rules(s, player, card, pr.CantPlay))


def common_refusal(s: State, player: int, card: int) -> Refusal | None:
    if s.table.owners[card] != player:
        return why.NOT_YOURS
    if not can_play_from(s, player, card):
        return why.NOT_IN_HAND
    if forbidden(s, player, card):
        return why.CANT_PLAY
    return None


def alternates(s: State, player: int, card: int) -> list[pr.AlternateCost]:
    """Alternate costs printed on the card itself, or granted to it, that may be used now (1.5.5)."""
    out = own_rules(s, player, card, pr.AlternateCost)
    if s.rules:
        for r in rules_for(s, pr.MayPlayFrom, player):
            if r.rule.free and s.zone[card] == int(r.rule.filter.zone):
                if fits(s, r.f, s.ref_of(card), r.rule.filter):
                    out.append(pr.AlternateCost(NO_COST))
    return out


def ink_refusal(s: State, player: int, card: int) -> Refusal | None:
    refused = common_refusal(s, player, card)
    if refused is not None:
        return refused
    cost = play_cost(s, player, card)
    return None if can_pay_ink(s, player, cost) else why.CANT_AFFORD


def singer_refusal(s: State, player: int, p: Permanent) -> Refusal | None:
    """CR 5.4.4.2: dry, ready, and not barred from singing."""
    if p.face.type != CHARACTER:
        return why.NOT_A_CHARACTER
    if p.exerted:
        return why.IS_EXERTED
    if p.drying:
        return why.IS_DRYING
    if barred(s, p, doings.SING, NOTHING):
        return why.CANT_SING
    return None


def sing_refusal(s: State, player: int, card: int, p: Permanent) -> Refusal | None:
    if p.owner != player:
        return why.NOT_YOURS
    if not s.face_of(card).is_song:
        return why.NOT_A_SONG
    refused = common_refusal(s, player, card) or singer_refusal(s, player, p)
    if refused is not None:
        return refused
    return alone_refusal(s, card, p) or sung_refusal(s, player, card)


def alone_refusal(s: State, card: int, p: Permanent) -> Refusal | None:
    """Whether this singer can sing this song without others."""
    if barred(s, p, doings.SING_ALONE, NOTHING):
        return why.CANT_SING
    return why.SINGER_TOO_SMALL if sing_cost(s, p) < s.face_of(card).cost else None


def sung_refusal(s: State, player: int, card: int) -> Refusal | None:
    """CR 4.3.2.3: a cost increase must still be paid in ink."""
    return None if can_pay_ink(s, player, card_ink_cost(s, player, card, 0, SUNG)) else why.CANT_AFFORD


def singers(s: State, player: int) -> list[Permanent]:
    """CR 8.12.1: your characters and your teammates'."""
    return [
        p
        for p in s.in_play.values()
        if not are_opponents(s, player, p.owner) and singer_refusal(s, player, p) is None
    ]


def together_refusal(s: State, player: int, card: int) -> Refusal | None:
    face = s.face_of(card)
    if not face.sing_together:  # CR 5.4.4.2: a song without Sing Together is sung by one of your characters
        return why.ONE_SINGER_ONLY if face.is_song else why.NOT_A_SONG
    refused = common_refusal(s, player, card)
    if refused is not None:
        return refused
    if sum(sing_cost(s, p) for p in singers(s, player)) < face.sing_together:
        return why.NOT_ENOUGH_SINGERS
    return sung_refusal(s, player, card)


def shifts_of(s: State, player: int, card: int) -> list[ShiftFace]:
    """Printed Shift abilities and those its own text grants it outside play."""
    face = s.face_of(card)
    out = face.shifts
    if face.outside_statics:
        for alternate in alternates(s, player, card):
            if alternate.shift:
                out = [*out, ShiftFace(alternate.cost, face.shifts[0].kind if face.shifts else ShiftKind())]
    return out


def shift_refusal(s: State, player: int, card: int, base: Permanent, index: int) -> Refusal | None:
    shifts = shifts_of(s, player, card)
    if index < 0 or index >= len(shifts):
        return why.NO_SHIFT
    return common_refusal(s, player, card) or base_refusal(s, player, card, base, shifts[index])


def base_refusal(s: State, player: int, card: int, base: Permanent, shift: ShiftFace) -> Refusal | None:
    """Whether this base and cost will do, from wherever the card is played."""
    if base.owner != player:
        return why.NOT_YOURS
    if base not in bases_for(s, player, card, shift.kind):
        return why.NOT_A_SHIFT_BASE
    return shift_cost_refusal(s, player, card, base, shift)


def shift_cost_refusal(s: State, player: int, card: int, base: Permanent, shift: ShiftFace) -> Refusal | None:
    """Whether the cost can be paid, onto a base that will do; a second base is there if one is needed."""
    if shift.kind.base == ShiftBase.TWO_NAMES and not has_partner(s, player, card, base):
        return why.NOT_A_SHIFT_BASE
    if not can_pay_ink(s, player, shift_cost(s, player, card, shift, base.pid)):
        return why.CANT_AFFORD
    if shift.cost.parts:
        f = Context(player, s.ref_of(card), card)
        if not parts_payable(s, f, shift.cost, None):
            return why.COST_UNPAYABLE
    return None


def alternate_refusal(s: State, player: int, card: int, number: int) -> Refusal | None:
    found = [a for a in alternates(s, player, card) if not a.shift]
    if number < 1 or number > len(found):
        return why.NO_SUCH_OPTION
    return common_refusal(s, player, card) or alternate_cost_refusal(s, player, card, found[number - 1].cost)


def alternate_cost_refusal(s: State, player: int, card: int, cost: Cost) -> Refusal | None:
    f = Context(player, s.ref_of(card), card)
    # CR 4.3.2.3: modifiers apply on top of an alternate cost, unless it is "for free"
    ink = card_ink_cost(s, player, card, cost.ink, WITH_INK) if cost.ink or cost.parts else 0
    if not can_pay_ink(s, player, ink) or not parts_payable(s, f, cost, None):
        return why.COST_UNPAYABLE
    return None


def options(s: State, player: int, out: list[Option]) -> None:
    p = s.players[player]
    ready = p.ink_ready + p.ink_drops
    can_sing: list[Permanent] | None = None
    for card in playable_cards(s, player):
        face = s.face_of(card)
        if s.rules or face.outside_statics:
            if forbidden(s, player, card):
                continue  # nothing else keeps it from being played in some way: it is in hand, or permitted
            ways_to_pay(s, player, card, out)
        elif s.zone[card] == HAND and face.cost <= ready:
            out.append(Option(op.PLAY, card, op.IN_INK))
        if face.is_song:
            if can_sing is None:
                can_sing = singers(s, player)
            ways_to_sing(s, player, card, can_sing, out)
        if face.shifts or face.outside_statics:
            ways_to_shift(s, player, card, out)


def ways_to_pay(s: State, player: int, card: int, out: list[Option]) -> None:
    """In ink, or by an alternate cost."""
    if can_pay_ink(s, player, play_cost(s, player, card)):
        out.append(Option(op.PLAY, card, op.IN_INK))
    found = [a for a in alternates(s, player, card) if not a.shift]
    for n in range(1, len(found) + 1):
        if alternate_cost_refusal(s, player, card, found[n - 1].cost) is None:
            out.append(Option(op.PLAY, card, n))


def ways_to_sing(s: State, player: int, card: int, can_sing: list[Permanent], out: list[Option]) -> None:
    if not can_sing or sung_refusal(s, player, card) is not None:
        return
    for singer in can_sing:
        if singer.owner == player and alone_refusal(s, card, singer) is None:
            out.append(Option(op.SING, card, singer.card))
    together = s.face_of(card).sing_together
    if together and sum([sing_cost(s, p) for p in can_sing]) >= together:
        out.append(Option(op.SING_TOGETHER, card))


def ways_to_shift(s: State, player: int, card: int, out: list[Option]) -> None:
    shifts = shifts_of(s, player, card)
    for index in range(len(shifts)):
        for base in bases_for(s, player, card, shifts[index].kind):
            if shift_cost_refusal(s, player, card, base, shifts[index]) is None:
                out.append(Option(op.SHIFT, card, base.card, index))


def playable_cards(s: State, player: int) -> list[int]:
    cards = s.players[player].hand
    if s.rules and any(isinstance(r.rule, pr.MayPlayFrom) for r in s.rules):
        extra = [c for c in s.players[player].discard if permission(s, player, c) is not None]
        for q in s.in_play.values():
            if q.owner == player:
                extra += [c for c in q.under if permission(s, player, c) is not None]
        cards = cards + extra
    return cards
