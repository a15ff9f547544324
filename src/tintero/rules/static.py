"""Static abilities and lasting effects, summed up into what each permanent has and which rules apply (6.4, 6.6)."""

from __future__ import annotations

from typing import Any, Final

from tintero.abilities import property as pr
from tintero.abilities.ability import Activated, Replacement, Static, Triggered
from tintero.abilities.target import Filter
from tintero.abilities.words import Doing, Keyword, Stat, Until

from .conditions import holds
from .evaluate import candidates, fits, number, refs
from .face import Traits, Working
from .imposed import add_rule
from .reading import BY_CLASS, CHANGING, EVERYTHING, fixedness, gives_classes, reading_of, sensitivity
from .registers import context
from .state import Frame, Lasting, LiveRule, Permanent, State
from .traits import REFRESH

# kinds of lasting effect
GIVE: Final = 0
IMPOSE: Final = 1
FLOATING: Final = 2
DELAYED: Final = 3
SHIELD: Final = 4

PASS_LIMIT: Final = 12  # grants that feed each other settle long before this


class Versus:
    """A ban or permission against some participants only."""

    __slots__ = ("card", "doing", "player", "source", "versus")

    def __init__(self, doing: int, versus: Filter, player: int, source: int, card: int) -> None:
        self.doing = doing
        self.versus = versus
        self.player = player
        self.source = source
        self.card = card


def watch_table(s: State) -> None:
    """What can be watched and replaced by what stands on the table: a quick upper bound, not a reading of traits."""
    s.restless = False
    watching = s.table.watched_elsewhere
    replacing = 0
    statics = False
    classes = False
    sensitive = 0
    for p in s.in_play.values():
        face = p.face
        watching |= face.mask | face.grant_mask
        if face.replacements or face.grants_replacement:
            replacing += 1
        if face.statics:
            statics = True
            sensitive |= face.sensitive
            if face.grants_classes:
                classes = True
    for e in s.lasting:
        if e.working is not None:
            watching |= e.working.mask
        if e.kind == SHIELD:
            replacing += 1
        elif e.kind <= IMPOSE and e.active:
            statics = True
            if e.kind == GIVE:
                if e.open_set or reading_of(e.node) >> 8 == EVERYTHING:
                    sensitive |= sensitivity(e.node)
                if gives_classes(e.node):
                    classes = True
                watching |= given_mask(e)
                replacing += gives_replacement(e)
    s.watching = watching
    s.replacing = replacing
    s.has_statics = statics
    s.sensitive = sensitive
    s.class_grants = classes
    if s.covered:
        s.covered = {}


def given_mask(e: Lasting) -> int:
    """Events watched by what a lasting effect gives: quoted triggers, Support, Vanish."""
    mask = 0
    for prop in e.node.properties:
        if isinstance(prop, pr.HasAbility):
            w = GRANTED.get(id(prop.ability))
            if w is not None:
                mask |= w.mask
        elif isinstance(prop, pr.HasKeyword):
            mask |= keyword_mask(1 << int(prop.keyword))
    return mask


def gives_replacement(e: Lasting) -> int:
    for prop in e.node.properties:
        if isinstance(prop, pr.HasAbility) and isinstance(prop.ability, Replacement):
            return 1
    return 0


def refresh(s: State) -> None:
    """Recompute traits and rules. A function of the state alone, from printed values up."""
    s.stale = False
    if s.restless:
        watch_table(s)
    for p in s.in_play.values():
        p.traits = p.face.base
    if s.has_statics:
        _fixpoint(s)
        _collect_rules(s)
        return
    if s.rules:
        s.rules = []
    if s.challenge:
        p2 = s.in_play.get(s.challenge[0])
        if p2 is not None and p2.traits.challenger:
            t = p2.traits.copy()
            t.strength += t.challenger  # CR 8.5.1: while challenging
            p2.traits = t


REFRESH.append(refresh)


def _fixpoint(s: State) -> None:
    """CR 6.4: static grants can enable each other; iterate until nothing changes.

    One pass is enough when nothing that is given is also read by what gives (`reading.py`).
    """
    for _ in range(PASS_LIMIT):
        new: dict[int, Traits] = {}
        reads = 0
        writes = 0
        for e in s.lasting:
            if e.kind == GIVE and e.active:
                _apply_lasting(s, e, new)
                touched = reading_of(e.node)
                writes |= touched >> 8
                if e.open_set or touched >> 8 == EVERYTHING:
                    reads |= touched & 255
        for p in s.in_play.values():
            if p.face.statics or p.traits.abilities:
                for w in _statics(p):
                    node = w.node
                    if isinstance(node, Static) and node.properties:
                        _apply_static(s, p, node, new)
                        touched = reading_of(node)
                        reads |= touched & 255
                        writes |= touched >> 8
        if s.challenge and s.challenge[0] in s.in_play:
            _own(new, s.in_play[s.challenge[0]])
            writes |= 1
        if not reads & writes:
            for pid, t in new.items():
                p = s.in_play[pid]
                _finish(s, p, t)
                p.traits = t
            return
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
        if not changed:
            return


def _statics(p: Permanent) -> list[Working]:
    t = p.traits
    if not t.abilities and not t.lost_abilities:
        return p.face.statics
    out = [w for w in p.face.statics if w.name not in t.lost_abilities]
    for w in t.abilities:
        if isinstance(w.node, Static):
            out.append(w)
    return out


def _own(new: dict[int, Traits], p: Permanent) -> Traits:
    t = new.get(p.pid)
    if t is None:
        t = p.face.base.copy()
        new[p.pid] = t
    return t


def _apply_static(s: State, p: Permanent, node: Static, new: dict[int, Traits]) -> None:
    f = context(p.owner, p.pid, p.card)
    if node.condition is not None and not holds(s, f, node.condition):
        return
    affects = node.affects
    if affects is None:
        pids = [p.pid]
    elif isinstance(affects, Filter):
        pids = covered_by(s, f, node, affects)
    else:
        pids = [r for r in refs(s, f, affects) if r > 0]
    for pid in pids:
        q = s.in_play.get(pid)
        if q is not None:
            t = _own(new, q)
            for prop in node.properties:
                apply_property(s, f, q, t, prop, None)


def covered_by(s: State, f: Frame, node: Static, affects: Filter) -> list[int]:
    """What fits now; remembered until the table changes if nothing else can change the answer."""
    fixed = fixedness(affects)
    if fixed == CHANGING or (fixed == BY_CLASS and s.class_grants):
        return candidates(s, f, affects)
    key = (f.source, id(node))
    known = s.covered.get(key)
    if known is None:
        known = candidates(s, f, affects)
        s.covered[key] = known
    return known


def _apply_lasting(s: State, e: Lasting, new: dict[int, Traits]) -> None:
    f = lasting_context(e)
    if e.open_set:
        pids = candidates(s, f, e.node.target.filter)
        if is_theirs(e):
            pids = [pid for pid in pids if s.in_play[pid].owner == e.until_player]
    else:
        pids = e.targets
    for pid in pids:
        q = s.in_play.get(pid)
        if q is not None:
            t = _own(new, q)
            i = 0
            for prop in e.node.properties:
                fixed = e.amounts[i] if i < len(e.amounts) else None
                i += 1
                apply_property(s, f, q, t, prop, fixed)


def is_theirs(e: Lasting) -> bool:
    """Its duration is the next turn of one affected player: it speaks of that player alone."""
    return e.until == Until.THEIR_NEXT_TURN or e.until == Until.START_OF_THEIR_NEXT_TURN


def lasting_context(e: Lasting) -> Frame:
    f = context(e.player, e.source, e.card)
    f.regs = e.regs
    return f


def apply_property(s: State, f: Frame, p: Permanent, t: Traits, prop: Any, fixed: int | None) -> None:
    """Add one property to what `p` has; `fixed` is an amount settled when the effect resolved."""
    if isinstance(prop, pr.Changes):
        n = fixed if fixed is not None else number(s, f, prop.amount)
        if prop.negative:
            n = -n
        if prop.stat == Stat.STRENGTH:
            t.strength += n
        elif prop.stat == Stat.WILLPOWER:
            t.willpower += n
        else:
            t.lore += n
    elif isinstance(prop, pr.HasKeyword):
        n = 0
        if prop.value is not None:
            n = fixed if fixed is not None else number(s, f, prop.value)
        grant_keyword(s, p, t, prop.keyword, n)
    elif isinstance(prop, pr.Cant):
        if prop.versus is not None:
            t.cant_versus = [*t.cant_versus, Versus(int(prop.doing), prop.versus, f.player, f.source, f.card)]
        elif prop.unless_ink:
            if prop.doing == Doing.QUEST:
                t.quest_ink = max(t.quest_ink, prop.unless_ink)
            else:
                t.challenge_ink = max(t.challenge_ink, prop.unless_ink)
        else:
            t.cant |= 1 << int(prop.doing)
    elif isinstance(prop, pr.Can):
        if prop.versus is not None:
            t.can_versus = [*t.can_versus, Versus(int(prop.doing), prop.versus, f.player, f.source, f.card)]
        else:
            t.can |= 1 << int(prop.doing)
    elif isinstance(prop, pr.LosesKeyword):
        t.cant |= 1 << (32 + int(prop.keyword))
    elif isinstance(prop, pr.CantGainKeyword):
        t.cant |= 1 << (64 + int(prop.keyword))
    elif isinstance(prop, pr.HasAbility):
        w = working_of(s, f, prop)
        if w is not None:
            t.abilities = [*t.abilities, w]
            t.mask |= w.mask
    elif isinstance(prop, pr.LosesAbility):
        t.lost_abilities = (*t.lost_abilities, prop.name)
    elif isinstance(prop, pr.HasClassification):
        if prop.classification not in t.classifications:
            t.classifications = (*t.classifications, prop.classification)
    elif isinstance(prop, pr.SingsAs):
        t.sing_bonus += fixed if fixed is not None else number(s, f, prop.amount)
    elif isinstance(prop, pr.NamedForShift):
        if prop.name:
            t.shift_names = (*t.shift_names, prop.name.casefold())
        else:
            t.shift_any = max(t.shift_any, 2 if prop.any_variant else 1)
    elif isinstance(prop, pr.FloorOf):
        least = prop.at_least if prop.at_least >= 0 else printed(p, prop.stat)
        t.floors = (*t.floors, (int(prop.stat), least))  # applied in `_finish`
    elif isinstance(prop, pr.DealsDamageWith):
        t.deals_with = int(prop.stat)
    elif isinstance(prop, pr.ExtraDamage):
        t.extra_damage += fixed if fixed is not None else number(s, f, prop.amount)
    else:
        raise NotImplementedError(type(prop).__name__)


def printed(p: Permanent, stat: Stat) -> int:
    face = p.face
    return face.strength if stat == Stat.STRENGTH else face.willpower if stat == Stat.WILLPOWER else face.lore


def grant_keyword(s: State, p: Permanent, t: Traits, keyword: Keyword, n: int) -> None:
    """CR 8.1.2: only +N keywords add up; anything else is had once."""
    if keyword == Keyword.CHALLENGER:
        t.challenger += n
    elif keyword == Keyword.RESIST:
        t.resist += n
    elif keyword == Keyword.SINGER:
        value = n if n else p.face.cost
        if not t.singer:
            t.singer = value
        elif s.table.settings.open_points.higher_singer_counts:
            t.singer = max(t.singer, value)
    t.keywords |= 1 << int(keyword)


def _finish(s: State, p: Permanent, t: Traits) -> None:
    """Losses and floors come after all sums (1.2.2, 6.6.4)."""
    lost = (t.cant >> 32) & 0xFFFFFFFF
    if lost:
        t.keywords &= ~lost
        if lost >> int(Keyword.CHALLENGER) & 1:
            t.challenger = 0
        if lost >> int(Keyword.RESIST) & 1:
            t.resist = 0
        if lost >> int(Keyword.SINGER) & 1:
            t.singer = 0
    cant_gain = t.cant >> 64
    if cant_gain:
        t.keywords &= ~(cant_gain & ~p.face.base.keywords)
        if cant_gain >> int(Keyword.CHALLENGER) & 1:
            t.challenger = min(t.challenger, p.face.base.challenger)
        if cant_gain >> int(Keyword.RESIST) & 1:
            t.resist = min(t.resist, p.face.base.resist)
        if cant_gain >> int(Keyword.SINGER) & 1:
            t.singer = p.face.base.singer
    if s.challenge and s.challenge[0] == p.pid:
        t.strength += t.challenger  # CR 8.5.1: while challenging
    t.mask |= keyword_mask(t.keywords)
    for stat, least in t.floors:
        if stat == Stat.STRENGTH:
            t.strength = max(t.strength, least)
        elif stat == Stat.WILLPOWER:
            t.willpower = max(t.willpower, least)
        else:
            t.lore = max(t.lore, least)


def keyword_mask(keywords: int) -> int:
    """Events watched by the keywords that are triggers: Support and Vanish."""
    mask = 0
    for bit, w in KEYWORD_TRIGGERS.items():
        if keywords & bit:
            mask |= w.mask
    return mask


# filled by `keywords`: keyword bit -> its triggered ability
KEYWORD_TRIGGERS: Final[dict[int, Working]] = {}
# granted abilities, by the identity of their node: filled when cards are compiled
GRANTED: Final[dict[int, Working]] = {}


def working_of(s: State, f: Frame, prop: pr.HasAbility) -> Working | None:
    return GRANTED.get(id(prop.ability))


def triggered_abilities(p: Permanent) -> list[Working]:
    """Printed, granted and keyword triggers of a permanent, as they are now."""
    t = p.traits
    out = p.face.triggered
    if t.lost_abilities:
        out = [w for w in out if w.name not in t.lost_abilities]
    if t.abilities:
        out = out + [w for w in t.abilities if isinstance(w.node, Triggered)]
    for bit, w in KEYWORD_TRIGGERS.items():
        if t.keywords & bit:
            out = [*out, w]
    return out


def replacements_of(p: Permanent) -> list[Working]:
    """Printed and granted replacement effects of a permanent."""
    t = p.traits
    out = p.face.replacements
    if t.lost_abilities:
        out = [w for w in out if w.name not in t.lost_abilities]
    if t.abilities:
        out = out + [w for w in t.abilities if isinstance(w.node, Replacement)]
    return out


def activated_abilities(p: Permanent) -> list[Working]:
    """Printed and granted activated abilities, in the order used by options."""
    t = p.traits
    out = p.face.activated
    if t.lost_abilities:
        out = [w for w in out if w.name not in t.lost_abilities]
    if out and t.cant >> (32 + int(Keyword.BOOST)) & 1:
        out = [w for w in out if not (w.option and w.name == "Boost")]
    if t.abilities:
        out = out + [w for w in t.abilities if isinstance(w.node, Activated)]
    return out


def _collect_rules(s: State) -> None:
    rules: list[LiveRule] = []
    for p in s.in_play.values():
        if not p.face.has_rules and not p.traits.abilities:
            continue
        for w in _statics(p):
            node = w.node
            if isinstance(node, Static) and node.rules:
                f = context(p.owner, p.pid, p.card)
                if node.condition is not None and not holds(s, f, node.condition):
                    continue
                for imposed in node.rules:
                    add_rule(s, f, rules, imposed, 0)
    for e in s.lasting:
        if e.kind == IMPOSE and e.active:
            f = lasting_context(e)
            only = 1 << e.until_player if is_theirs(e) else -1
            for imposed in e.node.rules:
                add_rule(s, f, rules, imposed, e.number, only)
    s.rules = rules


def barred(s: State, p: Permanent, doing: int, other: int) -> bool:
    """CR 1.2.2: some effect says `p` can't; `other` is the second participant, or 0."""
    if s.stale:
        refresh(s)
    t = p.traits
    if t.cant >> doing & 1:
        return True
    for v in t.cant_versus:
        if v.doing == doing and other and fits(s, context(v.player, v.source, v.card), other, v.versus):
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
        if v.doing == doing and other and fits(s, context(v.player, v.source, v.card), other, v.versus):
            return True
    return False


