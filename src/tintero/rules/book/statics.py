"""Static abilities and lasting effects, summed up into what each permanent has and which rules apply (6.4, 6.6)."""

from __future__ import annotations

from typing import Final

from tintero.abilities.base import Rule
from tintero.abilities.keyword import Numbered, record
from tintero.abilities.words import THEIR_TIME, Keyword

from .. import stats
from ..event import NOTHING
from ..machinery.context import Context
from ..machinery.evaluate import fits
from ..machinery.face import EVERYTHING, STRENGTH, CompiledStatic, Gift, Traits
from ..machinery.left_behind import Given, Imposing, Lasting, Shielding, Waiting
from ..machinery.pieces import Permanent
from ..machinery.state import Deriving, LiveRule, Reading, State
from ..machinery.traits import refresh, statics_of
from .dependence import feed_each_other
from .player_rules import EVERY_PLAYER, add_rules
from .properties import keyword_number, set_keyword_number
from .readings import GiftReading, LaterReading, RuleReading, all_the_same, imposed_on

PASSES_AT_MOST: Final = 12  # grants that feed each other settle long before this
NUMBERED: Final = tuple(k for k in Keyword if record(k).number in (Numbered.ADDS, Numbered.FIRST))


def notice_table(s: State) -> None:
    """What can be watched and replaced by what stands on the table: a quick upper bound, not a reading of traits."""
    s.restless = False
    s.readable = False
    watching = s.table.watched_outside
    replacing = 0
    statics = False
    sensitive = 0
    gives = 0
    for p in s.in_play.values():
        face = p.face
        watching |= face.watches | face.granted_watches
        if face.replacements or face.grants_replacement:
            replacing += 1
        if face.statics:
            statics = True
            sensitive |= face.sensitive
            gives |= face.gives
    for e in s.lasting:
        if isinstance(e, Given):
            if e.active:
                gift = e.gift
                statics = True
                gives |= gift.writes
                if reads_again(e):
                    sensitive |= gift.sensitive
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
    s.gives = gives


def reads_again(e: Given) -> bool:
    """Whether what the effect covers or gives can change while it lasts."""
    return e.later_too is not None or e.gift.writes == EVERYTHING


class Statics(Deriving):
    """A function of the state alone, from printed values up."""

    def refresh(self, s: State) -> None:
        s.stale = False
        if s.restless:
            notice_table(s)
        elif s.readable and s.unread and all_the_same(s):
            s.unread = 0
            return
        s.unread = 0
        s.unchecked = True
        for p in s.in_play.values():
            p.traits = p.face.base
        if s.has_statics:
            s.readings = []
            s.readable = _fixpoint(s)
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


def _fixpoint(s: State) -> bool:
    """CR 6.4: static grants can enable each other; iterate until nothing changes.

    One pass is enough when nothing that is given is also read by what gives (`dependence`). False if texts feed each
    other in a circle: then where one ends up depends on where one begins, and not only on what each text says.
    """
    for _ in range(PASSES_AT_MOST):
        new: dict[int, Traits] = {}
        readings: list[Reading] = []
        texts: list[tuple[int, int]] = []  # what each reads and gives
        reads = 0
        writes = 0
        for e in s.lasting:
            if isinstance(e, Given) and e.active:
                apply_given(s, e, new, readings)
                read = e.gift.reads if reads_again(e) else 0
                reads |= read
                writes |= e.gift.writes
                texts.append((read, e.gift.writes))
        for p in s.in_play.values():
            if (p.face.statics or p.traits.abilities) and p.pid != s.aside:
                for w in statics_of(p):
                    if w.gift.grants:
                        apply_static(s, p, w, new, readings)
                        reads |= w.gift.reads
                        writes |= w.gift.writes
                        texts.append((w.gift.reads, w.gift.writes))
        if s.challenging in s.in_play:
            challenger = s.in_play[s.challenging]
            if challenger.face.base.challenger or challenger.pid in new:
                _own(new, challenger)
                writes |= STRENGTH
        if not reads & writes:
            for pid, t in new.items():
                p = s.in_play[pid]
                _finish(s, p, t)
                p.traits = t
            s.readings = readings
            return True
        if not _settle(s, new):
            s.readings = readings
            return not feed_each_other(texts)
    return False


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


def apply_static(s: State, p: Permanent, w: CompiledStatic, new: dict[int, Traits], readings: list[Reading]) -> None:
    """Read the text and give what it gives; `readings` remembers what it said."""
    if w.condition is None and w.affects is None and w.gift.fixed is not None:
        give_all(s, p.context(), p, _own(new, p), w.gift, w.gift.fixed)
        return
    reading = GiftReading(s, p.context(), w)
    if reading.sensitive:
        readings.append(reading)
    amounts = reading.amounts
    for pid in reading.pids:
        q = s.in_play.get(pid)
        if q is not None:
            give_all(s, reading.f, q, _own(new, q), w.gift, amounts)


def apply_given(s: State, e: Given, new: dict[int, Traits], readings: list[Reading]) -> None:
    f = e.context
    pids = e.targets
    if e.later_too is not None:
        reading = LaterReading(s, e, e.later_too)
        readings.append(reading)
        pids = reading.pids
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
    """Its duration is told by the next turn of one affected player: it speaks of that player alone."""
    return e.until in THEIR_TIME


def _finish(s: State, p: Permanent, t: Traits) -> None:
    """Losses and floors come after all sums (1.2.2, 6.6.4)."""
    if t.lost_keywords or t.barred_keywords:
        _lose_keywords(t, p.face.base)
    if s.challenging == p.pid:
        t.strength += t.challenger  # CR 8.5.1: while challenging
    t.watches |= watched_by_keywords(s, t.keywords)
    for stat, least in t.floors:
        if stat == stats.STRENGTH:
            t.strength = max(t.strength, least)
        elif stat == stats.WILLPOWER:
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
                reading = RuleReading(s, p.context(), w)
                if reading.sensitive:
                    s.readings.append(reading)
                if reading.holds:
                    add_rules(rules, w.rules, reading.players, reading.f, NOTHING)
    for e in s.lasting:
        if isinstance(e, Imposing) and e.active:
            only = 1 << e.until_player if is_theirs(e) else EVERY_PLAYER
            players = [some & only for some in imposed_on(s, e.context, e.impose.rules)]
            add_rules(rules, e.impose.rules, players, e.context, e.number)
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
