"""What to ink and what to spend ink on: the plan of one turn."""

from __future__ import annotations

from typing import Final

from tintero.rules import option as op
from tintero.rules.fast import HAND, State, lore_value, play_cost, shift_cost, traits
from tintero.rules.option import Option

from .deeds import use_now
from .mind import Mind
from .worth import face_worth, use_of, worth

ENOUGH_INK: Final = 8


def toss(s: State, player: int) -> list[int]:
    """Cards of the opening hand to replace (2.2.2): what is too dear, and what cannot become ink beyond a few."""
    hand = s.players[player].hand
    out: list[int] = []
    dear = 0
    stubborn = 0
    for card in sorted(hand, key=lambda c: (s.face_of(c).cost, c)):
        face = s.face_of(card)
        if face.cost > 4:
            dear += 1
            # one dear card to ink first and one to grow into
            if dear > 2 or not face.inkable or face.cost > 6:
                out.append(card)
                continue
        if not face.inkable:
            stubborn += 1
            if stubborn > 2:
                out.append(card)
    cheap = sum(1 for c in hand if c not in out and s.face_of(c).cost <= 3)
    if cheap < 2:
        out += [c for c in hand if c not in out and s.face_of(c).cost >= 4]
    return out


def best_ink(s: State, mind: Mind, player: int, options: list[Option]) -> int | None:
    """The option that inks the card least missed; None if no card should become ink."""
    me = s.players[player]
    ink = len(me.inkwell)
    best: int | None = None
    least = 0.0
    for i, o in enumerate(options):
        if o.verb == op.INK:
            value = use_of(s, mind, player, o.a) if s.zone[o.a] == HAND else 0.0
            if best is None or value < least:
                best = i
                least = value
    if best is None or ink < 4:
        return best
    dearest = max((s.face_of(c).cost for c in me.hand), default=0)
    if ink >= ENOUGH_INK and dearest <= ink:
        return None
    if ink >= 5 and len(me.hand) <= 2:
        # with few cards left each is worth more on the table, unless it cannot get there
        face = s.face_of(options[best].a)
        if face.cost <= ink + 1 and dearest <= ink:
            return None
    return best


def best_play(s: State, mind: Mind, player: int, options: list[Option]) -> int | None:
    """The first card of the set that uses this turn's ink best; None if there is none."""
    groups: dict[int, list[tuple[int, float, int]]] = {}
    for i, o in enumerate(options):
        verb = o.verb
        if verb in (op.PLAY, op.SHIFT, op.SING, op.SING_TOGETHER):
            cost, value = price(s, mind, player, o)
            if value > 0:
                groups.setdefault(o.a, []).append((cost, value, i))
    if not groups:
        return None
    me = s.players[player]
    ink = me.ink_ready + me.ink_drops
    # one way of playing at most for each card; best value for every amount of ink, and how it begins
    value_of = [0.0] * (ink + 1)
    first_of: list[int | None] = [None] * (ink + 1)
    lead_of = [0.0] * (ink + 1)
    for ways in groups.values():
        for have in range(ink, -1, -1):
            for cost, value, i in ways:
                if cost <= have and value_of[have - cost] + value > value_of[have]:
                    value_of[have] = value_of[have - cost] + value
                    if value > lead_of[have - cost]:
                        lead_of[have] = value
                        first_of[have] = i
                    else:
                        lead_of[have] = lead_of[have - cost]
                        first_of[have] = first_of[have - cost]
    return first_of[ink]


def price(s: State, mind: Mind, player: int, o: Option) -> tuple[int, float]:
    """Ink that an option takes, and what it is worth to the player."""
    face = s.face_of(o.a)
    w = mind.w
    value = face_worth(mind, face) + w.board
    effect = face.definition.effect
    if effect is not None:
        value = use_now(s, mind, player, effect, value)
        if value <= 0:
            return 0, value
    if o.verb == op.PLAY:
        if o.b != op.IN_INK:
            return 0, value - 1.0  # an alternate cost: it takes something else
        if not s.rules and not face.outside_statics:
            return face.cost, value
        return play_cost(s, player, o.a), value
    if o.verb == op.SHIFT:
        base = s.in_play[s.pid_of[o.b]]
        cost = 0
        if o.c < len(face.shifts):
            shift = face.shifts[o.c]
            cost = shift_cost(s, player, o.a, shift, base.pid)
            value -= 1.5 * len(shift.cost.parts)
        value -= w.shifted * worth(s, w, base) + w.board
        if not base.drying and not base.exerted:
            value += w.lore * face.lore  # it acts at once
        return cost, value
    if o.verb == op.SING:
        singer = s.in_play[s.pid_of[o.b]]
        # the singer does not quest this turn; small singers first
        return 0, value - w.lore * lore_value(s, singer) - 0.1 * traits(s, singer).strength
    return 0, value - w.singing * w.lore
