"""Why the numbers of a permanent are what they are: what each source adds, in plain data (6.4, 6.6).

Every static ability and lasting effect is applied alone, to the printed card, while everything else stays as it is;
the difference is its part. Sums have no order (6.6.1.2), so the parts add up to what the permanent has.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tintero.abilities import property as pr
from tintero.abilities.base import Rule
from tintero.abilities.words import Doing, Until

from .book.costs import WITH_INK, change_by, own_change, play_cost
from .book.player_rules import applies_to
from .book.statics import apply_given, apply_static
from .event import NO_CARD, NOTHING
from .machinery.face import Traits, Versus
from .machinery.left_behind import Given, Lasting
from .machinery.pieces import Permanent
from .machinery.state import LiveRule, State
from .machinery.traits import refresh, statics_of

STATIC: Final = -1  # of `until`: it lasts as long as the ability works
GIVEN_BY_POSITION: Final = "given/"  # how the keys of properties begin that no card of the position gives


class Part:
    """What one source changes about one permanent."""

    __slots__ = (
        "ability", "barred_keywords", "can", "cant", "card", "challenger", "floors", "gained_abilities",
        "gained_keywords", "key", "lore", "lost_abilities", "lost_keywords", "resist", "sing_bonus", "singer",
        "strength", "until", "willpower",
    )

    def __init__(self, card: int, key: str, ability: str, until: int, base: Traits, t: Traits) -> None:
        self.card = card  # the physical card it comes from; NO_CARD: the position was set up so
        self.key = key  # of the ability or effect: what it is printed on is public, wherever the card is by now
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
        self.lost_keywords = t.lost_keywords
        self.barred_keywords = t.barred_keywords
        self.cant = doings(t.cant, base.cant, t.cant_versus)
        self.can = doings(t.can, base.can, t.can_versus)
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


def doings(now: int, before: int, versus: tuple[Versus, ...]) -> list[int]:
    """What is banned or allowed, wholly or against some participants only."""
    gained = now & ~before
    found = [int(doing) for doing in Doing if gained >> int(doing) & 1]
    found += [v.doing for v in versus if v.doing not in found]
    return found


class Values:
    """A permanent's numbers: what is printed, each part, and what they are now (negative ones not yet counted as 0)."""

    __slots__ = (
        "challenging", "lore", "parts", "printed_challenger", "printed_keywords", "printed_lore", "printed_resist",
        "printed_strength", "printed_willpower", "strength", "traits", "waiting", "willpower",
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
        self.waiting: list[Part] = []  # what will change it in the next turn of its player, and counts for nothing yet
        self.challenging = 0  # strength from Challenger, while challenging (8.5.1)
        self.traits = p.traits
        self.strength = p.traits.strength
        self.willpower = p.traits.willpower
        self.lore = p.traits.lore


def explain_values(s: State, p: Permanent) -> Values:
    """Everything that makes this permanent what it is now, source by source."""
    return explain_all(s)[p.pid]


def explain_all(s: State) -> dict[int, Values]:
    """The same of every permanent, by its number: each source is asked once."""
    if s.stale:
        refresh(s)
    every = {p.pid: Values(p) for p in s.in_play.values()}
    for source in s.in_play.values():
        for w in statics_of(source):
            if w.gift.grants:
                new: dict[int, Traits] = {}
                apply_static(s, source, w, new, [])
                for pid, part in parts_of(s, new, source.card, w.key, w.name, STATIC):
                    every[pid].parts.append(part)
    for e in s.lasting:
        if isinstance(e, Given) and (e.active or e.until == Until.THEIR_NEXT_TURN):
            new = {}
            apply_given(s, e, new, [])
            card = NO_CARD if e.key.startswith(GIVEN_BY_POSITION) else e.card
            for pid, part in parts_of(s, new, card, effect_key(e), ability_of(s, e), e.until):
                (every[pid].parts if e.active else every[pid].waiting).append(part)
    if s.challenging in every:
        every[s.challenging].challenging = s.in_play[s.challenging].traits.challenger
    return every


def parts_of(
    s: State, new: dict[int, Traits], card: int, key: str, ability: str, until: int
) -> Iterator[tuple[int, Part]]:
    """What one source changes about each permanent."""
    for pid, t in new.items():
        if pid in s.in_play:
            part = Part(card, key, ability, until, s.in_play[pid].face.base, t)
            if not part.empty:
                yield pid, part


def effect_key(e: Lasting) -> str:
    """The key of the ability or action that left this effect behind."""
    return e.key.rpartition("#")[0]


def ability_of(s: State, e: Lasting) -> str:
    """The name of the ability that left this effect behind; '' for an action card."""
    w = s.table.abilities.get(effect_key(e))
    return w.name if w is not None else ""


def other_effects(s: State) -> list[int]:
    """The cards that left behind effects of another kind: rules for players, shields, delayed triggers."""
    return [e.card for e in s.lasting if not isinstance(e, Given) and e.card != NO_CARD]


class InkCost:
    """The ink to pay for a card: what is printed, what changes it, and what it is now (never below 0)."""

    __slots__ = ("now", "parts", "printed")

    def __init__(self, printed: int, now: int, parts: list[tuple[int, int]]) -> None:
        self.printed = printed
        self.now = now
        self.parts = parts  # the card each change comes from, and by how much


def explain_cost(s: State, player: int, card: int) -> InkCost:
    """What changes the ink to pay for a card (4.3.2.3)."""
    if s.stale:
        refresh(s)
    parts: list[tuple[int, int]] = []
    own = own_change(s, player, card, WITH_INK)
    if own:
        parts.append((card, own))
    for r in s.rules:
        if isinstance(r.rule, (pr.PayLess, pr.PayMore)) and r.players >> player & 1 and applies_to(s, r, player):
            n = change_by(s, player, card, r.rule, r, WITH_INK)
            if n:
                parts.append((card_of_rule(s, r), n if isinstance(r.rule, pr.PayMore) else -n))
    return InkCost(s.face_of(card).cost, play_cost(s, player, card), parts)


def card_of_rule(s: State, r: LiveRule[Rule]) -> int:
    """The card that a rule for players comes from."""
    if r.effect != NOTHING:
        return r.f.card
    p = s.in_play.get(r.source)
    return NO_CARD if p is None else p.card
