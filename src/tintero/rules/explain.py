"""Why the numbers of a permanent are what they are: what each source adds, in plain data (6.4, 6.6).

Every static ability and lasting effect is applied alone, to the printed card, while everything else stays as it is;
the difference is its part. Sums have no order (6.6.1.2), so the parts add up to what the permanent has.
"""

from __future__ import annotations

from typing import Final

from tintero.abilities.ability import Static

from .costs import card_ink_cost
from .face import Traits
from .state import Lasting, LiveRule, Permanent, State
from .static import GIVE, Versus, _apply_lasting, _apply_static, _statics, refresh

STATIC: Final = -1  # it lasts as long as the ability works
LOW: Final = 0xFFFFFFFF
FAR: Final = 1000  # a cost that no reduction brings below 0


class Part:
    """What one source changes about one permanent."""

    __slots__ = (
        "ability", "barred_keywords", "can", "cant", "card", "challenger", "floors", "gained_abilities",
        "gained_keywords", "lore", "lost_abilities", "lost_keywords", "resist", "sing_bonus", "singer", "strength",
        "until", "willpower",
    )

    def __init__(self, card: int, ability: str, until: int, base: Traits, t: Traits) -> None:
        self.card = card  # the physical card it comes from; -1: the position was set up so
        self.ability = ability  # its name, or ''
        self.until = until  # STATIC, or a duration of `words.Until`
        self.strength = t.strength - base.strength
        self.willpower = t.willpower - base.willpower
        self.lore = t.lore - base.lore
        self.challenger = t.challenger - base.challenger
        self.resist = t.resist - base.resist
        self.singer = t.singer if t.singer != base.singer else 0
        self.sing_bonus = t.sing_bonus - base.sing_bonus
        self.gained_keywords = t.keywords & ~base.keywords  # one bit per keyword
        self.lost_keywords = (t.cant >> 32) & LOW
        self.barred_keywords = (t.cant >> 64) & LOW
        self.cant = doings(t.cant & LOW, base.cant & LOW, t.cant_versus)
        self.can = doings(t.can & LOW, base.can & LOW, t.can_versus)
        self.floors: list[tuple[int, int]] = [f for f in t.floors if f not in base.floors]  # value, at least
        self.gained_abilities: list[str] = [w.name for w in t.abilities[len(base.abilities) :]]
        self.lost_abilities: list[str] = [n for n in t.lost_abilities if n not in base.lost_abilities]

    @property
    def empty(self) -> bool:
        return not (
            self.strength or self.willpower or self.lore or self.challenger or self.resist or self.singer
            or self.sing_bonus or self.gained_keywords or self.lost_keywords or self.barred_keywords or self.cant
            or self.can or self.floors or self.gained_abilities or self.lost_abilities
        )  # fmt: skip


def doings(now: int, before: int, versus: list[Versus]) -> list[int]:
    """What is banned or allowed (`words.Doing`), wholly or against some participants only."""
    bits = now & ~before
    found = [n for n in range(32) if bits >> n & 1]
    found += [v.doing for v in versus if v.doing not in found]
    return found


class Values:
    """A permanent's numbers: what is printed, each part, and what they are now (negative ones not yet counted as 0)."""

    __slots__ = (
        "challenging", "lore", "parts", "printed_challenger", "printed_keywords", "printed_lore", "printed_resist",
        "printed_strength", "printed_willpower", "strength", "traits", "willpower",
    )

    def __init__(self, p: Permanent) -> None:
        base = p.face.base
        self.printed_strength = base.strength
        self.printed_willpower = base.willpower
        self.printed_lore = base.lore
        self.printed_keywords = base.keywords
        self.printed_challenger = base.challenger
        self.printed_resist = base.resist
        self.parts: list[Part] = []
        self.challenging = 0  # strength from Challenger, while challenging (8.5.1)
        self.traits = p.traits
        self.strength = p.traits.strength
        self.willpower = p.traits.willpower
        self.lore = p.traits.lore


def explain_values(s: State, p: Permanent) -> Values:
    """Everything that makes this permanent what it is now, source by source."""
    if s.stale:
        refresh(s)
    values = Values(p)
    base = p.face.base
    for source in s.in_play.values():
        for w in _statics(source):
            node = w.node
            if isinstance(node, Static) and node.properties:
                new: dict[int, Traits] = {}
                _apply_static(s, source, node, new)
                add(values, new.get(p.pid), base, source.card, w.name, STATIC)
    for e in s.lasting:
        if e.kind == GIVE and e.active:
            new = {}
            _apply_lasting(s, e, new)
            given = e.key.startswith("given/")
            add(values, new.get(p.pid), base, -1 if given else e.card, ability_of(s, e), e.until)
    if s.challenge and s.challenge[0] == p.pid:
        values.challenging = p.traits.challenger
    return values


def add(values: Values, t: Traits | None, base: Traits, card: int, ability: str, until: int) -> None:
    if t is not None:
        part = Part(card, ability, until, base, t)
        if not part.empty:
            values.parts.append(part)


def ability_of(s: State, e: Lasting) -> str:
    """The name of the ability that left this effect behind; '' for an action card."""
    w = s.table.workings.get(e.key.rpartition("#")[0])
    return w.name if w is not None else ""


def explain_cost(s: State, player: int, card: int) -> list[tuple[int, int]]:
    """What changes the ink to pay for a card (4.3.2.3): the card each change comes from, and by how much."""
    if s.stale:
        refresh(s)
    rules = s.rules
    parts: list[tuple[int, int]] = []
    try:
        s.rules = []
        own = card_ink_cost(s, player, card, FAR, False) - FAR
        if own:
            parts.append((card, own))
        for r in rules:
            s.rules = [r]
            change = card_ink_cost(s, player, card, FAR, False) - FAR - own
            if change:
                parts.append((card_of_rule(s, r), change))
    finally:
        s.rules = rules
    return parts


def card_of_rule(s: State, r: LiveRule) -> int:
    """The card that a rule for players comes from."""
    for e in s.lasting:
        if r.effect and e.number == r.effect:
            return e.card
    p = s.in_play.get(r.source)
    return -1 if p is None else p.card
