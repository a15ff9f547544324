"""Static abilities and lasting effects, summed up into what each permanent has and which rules apply (6.4, 6.6)."""

from __future__ import annotations

from typing import Final

from tintero.abilities.base import Rule
from tintero.abilities.keyword import Numbered, record
from tintero.abilities.target import Filter
from tintero.abilities.words import Keyword, Stat, Until

from ..event import NOTHING
from ..machinery.conditions import holds
from ..machinery.context import Context
from ..machinery.evaluate import candidates, fits, number, refs
from ..machinery.face import CLASSIFICATIONS, EVERYTHING, VALUES, CompiledStatic, Gift, Traits
from ..machinery.left_behind import Given, Imposing, Lasting, Shielding, Waiting
from ..machinery.pieces import Permanent
from ..machinery.state import Deriving, LiveRule, State
from ..machinery.traits import refresh, statics_of
from .dependence import BY_CLASS, CHANGING
from .player_rules import EVERY_PLAYER, add_rule
from .properties import keyword_number, set_keyword_number

PASSES_AT_MOST: Final = 12  # grants that feed each other settle long before this
NUMBERED: Final = tuple(k for k in Keyword if record(k).number in (Numbered.ADDS, Numbered.FIRST))


def notice_table(s: State) -> None:
    """What can be watched and replaced by what stands on the table: a quick upper bound, not a reading of traits."""
    s.restless = False
    watching = s.table.watched_outside
    replacing = 0
    statics = False
    classes = False
    sensitive = 0
    for p in s.in_play.values():
        face = p.face
        watching |= face.watches | face.granted_watches
        if face.replacements or face.grants_replacement:
            replacing += 1
        if face.statics:
            statics = True
            sensitive |= face.sensitive
            if face.grants_classes:
                classes = True
    for e in s.lasting:
        if isinstance(e, Given):
            if e.active:
                gift = e.gift
                statics = True
                if e.later_too is not None or gift.writes == EVERYTHING:
                    sensitive |= gift.sensitive
                if gift.writes & CLASSIFICATIONS:
                    classes = True
                watching |= gift.watches
                if gift.replaces:
                    replacing += 1
        elif isinstance(e, Waiting):
            watching |= e.ability.watches
        elif isinstance(e, Shielding):
            replacing += 1
        elif e.active:
            statics = True
    s.watching = watching
    s.replacing = replacing
    s.has_statics = statics
    s.sensitive = sensitive
    s.class_grants = classes
    if s.covered:
        s.covered = {}


class Statics(Deriving):
    """A function of the state alone, from printed values up."""

    def refresh(self, s: State) -> None:
        s.stale = False
        if s.restless:
            notice_table(s)
        for p in s.in_play.values():
            p.traits = p.face.base
        if s.has_statics:
            _fixpoint(s)
            _collect_rules(s)
            return
        if s.rules:
            s.rules = []
        if s.challenging:
            challenger = s.in_play.get(s.challenging)
            if challenger is not None and challenger.traits.challenger:
                t = challenger.traits.copy()
                t.strength += t.challenger  # CR 8.5.1: while challenging
                challenger.traits = t


def _fixpoint(s: State) -> None:
    """CR 6.4: static grants can enable each other; iterate until nothing changes.

    One pass is enough when nothing that is given is also read by what gives (`dependence`).
    """
    for _ in range(PASSES_AT_MOST):
        new: dict[int, Traits] = {}
        reads = 0
        writes = 0
        for e in s.lasting:
            if isinstance(e, Given) and e.active:
                apply_given(s, e, new)
                writes |= e.gift.writes
                if e.later_too is not None or e.gift.writes == EVERYTHING:
                    reads |= e.gift.reads
        for p in s.in_play.values():
            if (p.face.statics or p.traits.abilities) and p.pid != s.aside:
                for w in statics_of(p):
                    if w.gift.grants:
                        apply_static(s, p, w, new)
                        reads |= w.gift.reads
                        writes |= w.gift.writes
        if s.challenging in s.in_play:
            _own(new, s.in_play[s.challenging])
            writes |= VALUES
        if not reads & writes:
            for pid, t in new.items():
                p = s.in_play[pid]
                _finish(s, p, t)
                p.traits = t
            return
        if not _settle(s, new):
            return


def _settle(s: State, new: dict[int, Traits]) -> bool:
    """Let every permanent have what this pass gave it; True if that changed anything."""
    changed = False
    for p in s.in_play.values():
        found = new.get(p.pid)
        if found is None:
            found = p.face.base
        else:
            _finish(s, p, found)
        if not found.same_as(p.traits):
            changed = True
        p.traits = found
    return changed


def _own(new: dict[int, Traits], p: Permanent) -> Traits:
    t = new.get(p.pid)
    if t is None:
        t = p.face.base.copy()
        new[p.pid] = t
    return t


def apply_static(s: State, p: Permanent, w: CompiledStatic, new: dict[int, Traits]) -> None:
    f = Context(p.owner, p.pid, p.card)
    if w.condition is not None and not holds(s, f, w.condition):
        return
    affects = w.affects
    if affects is None:
        pids = [p.pid]
    elif isinstance(affects, Filter):
        pids = covered_by(s, f, w, affects)
    else:
        pids = [r for r in refs(s, f, affects) if r > NOTHING]
    for pid in pids:
        q = s.in_play.get(pid)
        if q is not None:
            t = _own(new, q)
            for g in w.gift.grants:
                g.give(s, f, q, t, 0 if g.amount is None else number(s, f, g.amount))


def covered_by(s: State, f: Context, w: CompiledStatic, affects: Filter) -> list[int]:
    """What fits now; remembered until the table changes if nothing else can change the answer."""
    if w.fixed == CHANGING or (w.fixed == BY_CLASS and s.class_grants):
        return candidates(s, f, affects)
    key = (f.source, w.key)
    known = s.covered.get(key)
    if known is None:
        known = candidates(s, f, affects)
        s.covered[key] = known
    return known


def apply_given(s: State, e: Given, new: dict[int, Traits]) -> None:
    f = e.context
    pids = e.targets
    if e.later_too is not None:
        pids = candidates(s, f, e.later_too)
        if is_theirs(e):
            pids = [pid for pid in pids if s.in_play[pid].owner == e.until_player]
    for pid in pids:
        q = s.in_play.get(pid)
        if q is not None:
            give_all(s, f, q, _own(new, q), e.gift, e.amounts)


def give_all(s: State, f: Context, p: Permanent, t: Traits, gift: Gift, amounts: list[int]) -> None:
    """Add what is given; the numbers were counted when the effect resolved (6.1.8)."""
    i = 0
    for g in gift.grants:
        g.give(s, f, p, t, amounts[i])
        i += 1


def is_theirs(e: Lasting) -> bool:
    """Its duration is the next turn of one affected player: it speaks of that player alone."""
    return e.until == Until.THEIR_NEXT_TURN or e.until == Until.START_OF_THEIR_NEXT_TURN


def _finish(s: State, p: Permanent, t: Traits) -> None:
    """Losses and floors come after all sums (1.2.2, 6.6.4)."""
    if t.lost_keywords or t.barred_keywords:
        _lose_keywords(t, p.face.base)
    if s.challenging == p.pid:
        t.strength += t.challenger  # CR 8.5.1: while challenging
    t.watches |= watched_by_keywords(s, t.keywords)
    for stat, least in t.floors:
        if stat == Stat.STRENGTH:
            t.strength = max(t.strength, least)
        elif stat == Stat.WILLPOWER:
            t.willpower = max(t.willpower, least)
        else:
            t.lore = max(t.lore, least)


def _lose_keywords(t: Traits, base: Traits) -> None:
    """Keywords that are lost, and those that were gained although they cannot be."""
    t.keywords &= ~t.lost_keywords
    t.keywords &= ~(t.barred_keywords & ~base.keywords)
    for keyword in NUMBERED:
        if t.lost_keywords >> int(keyword) & 1:
            set_keyword_number(t, keyword, 0)
        if t.barred_keywords >> int(keyword) & 1:
            kept = keyword_number(base, keyword)
            if record(keyword).number == Numbered.ADDS:
                kept = min(kept, keyword_number(t, keyword))
            set_keyword_number(t, keyword, kept)


def watched_by_keywords(s: State, keywords: int) -> int:
    """Events watched by the keywords that are triggers: Support and Vanish."""
    watches = 0
    if keywords:
        for bit, ability in s.table.keyword_triggers.items():
            if keywords & bit:
                watches |= ability.watches
    return watches


def _collect_rules(s: State) -> None:
    rules: list[LiveRule[Rule]] = []
    for p in s.in_play.values():
        if (not p.face.has_rules and not p.traits.abilities) or p.pid == s.aside:
            continue
        for w in statics_of(p):
            if w.rules:
                f = Context(p.owner, p.pid, p.card)
                if w.condition is not None and not holds(s, f, w.condition):
                    continue
                for imposed in w.rules:
                    add_rule(s, f, rules, imposed, NOTHING)
    for e in s.lasting:
        if isinstance(e, Imposing) and e.active:
            only = 1 << e.until_player if is_theirs(e) else EVERY_PLAYER
            for imposed in e.impose.rules:
                add_rule(s, e.context, rules, imposed, e.number, only)
    s.rules = rules


def barred(s: State, p: Permanent, doing: int, other: int) -> bool:
    """CR 1.2.2: some effect says `p` can't; `other` is the second participant, or NOTHING."""
    if s.stale:
        refresh(s)
    t = p.traits
    if t.cant >> doing & 1:
        return True
    for v in t.cant_versus:
        if v.doing == doing and other and fits(s, v.f, other, v.versus):
            return True
    return False


def permitted(s: State, p: Permanent, doing: int, other: int) -> bool:
    """Some effect says `p` can."""
    if s.stale:
        refresh(s)
    t = p.traits
    if t.can >> doing & 1:
        return True
    for v in t.can_versus:
        if v.doing == doing and other and fits(s, v.f, other, v.versus):
            return True
    return False
