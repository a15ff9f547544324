"""How a card enters play: exerted, damaged, or as its player likes (6.7.9, 8.3.2)."""

from __future__ import annotations

from tintero.abilities import property as pr
from tintero.abilities.ability import Static
from tintero.abilities.property import Imposed

from .. import registers as rg
from .. import state as st
from ..conditions import holds
from ..evaluate import fits, number
from ..imposed import ENTERS_EXERTED, ENTERS_WITH_DAMAGE, MAY_ENTER_EXERTED, rule_context, rules_for
from ..state import LiveRule, Permanent, State
from ..static import refresh
from ..traits import BODYGUARD


def own_rules(s: State, player: int, card: int) -> list[Imposed]:
    """What the card's own text says about how it enters."""
    out: list[Imposed] = []
    for w in st.face_of(s, card).elsewhere:
        node = w.node
        if isinstance(node, Static) and node.rules:
            f = rg.context(player, st.card_ref(s, card), card)
            if node.condition is None or holds(s, f, node.condition):
                out += node.rules
    return out


def must_enter_exerted(s: State, player: int, card: int) -> bool:
    face = st.face_of(s, card)
    if face.elsewhere and any(isinstance(i.rule, pr.EntersExerted) for i in own_rules(s, player, card)):
        return True
    if not s.rules:
        return False
    rules = rules_for(s, ENTERS_EXERTED, player)
    return any(arriving_fits(s, card, r) for r in rules)


def damage_on_entry(s: State, player: int, card: int) -> int:
    """Counters it enters with; neither dealt nor reduced."""
    total = 0
    face = st.face_of(s, card)
    if face.elsewhere:
        f = rg.context(player, st.card_ref(s, card), card)
        for imposed in own_rules(s, player, card):
            if isinstance(imposed.rule, pr.EntersWithDamage):
                total += number(s, f, imposed.rule.amount)
    if s.rules:
        for r in rules_for(s, ENTERS_WITH_DAMAGE, player):
            if arriving_fits(s, card, r):
                total += number(s, rule_context(s, r), r.node.amount)
    return total


def may_enter_exerted(s: State, player: int, card: int) -> bool:
    """CR 8.3.2: Bodyguard, printed or given by something already in play; or the card's own text."""
    face = st.face_of(s, card)
    if face.kind == st.LOCATION:
        return False
    if face.base.keywords & BODYGUARD and not s.has_statics:
        return True
    if face.elsewhere and any(isinstance(i.rule, pr.MayEnterExerted) for i in own_rules(s, player, card)):
        return True
    if s.rules:
        for r in rules_for(s, MAY_ENTER_EXERTED, player):
            if arriving_fits(s, card, r):
                return True
    if s.has_statics:
        probe = arrive(s, card)
        keywords = probe.traits.keywords
        depart(s, probe)
        return bool(keywords & BODYGUARD)
    return False


def arriving_fits(s: State, card: int, r: LiveRule) -> bool:
    """CR 6.4.2.3: whether the rule covers the card as it comes in, with what it is given on the way."""
    probe = arrive(s, card)
    found = fits(s, rule_context(s, r), probe.pid, r.node.filter)
    depart(s, probe)
    return found


def arrive(s: State, card: int) -> Permanent:
    """A look ahead: the card as if it were in play, its own static text aside."""
    face = st.face_of(s, card)
    probe = Permanent(s.next_pid, card, s.table.owners[card], face)
    s.in_play[probe.pid] = probe
    own = face.statics
    if not s.table.settings.open_points.own_granted_bodyguard_enters_exerted:
        face.statics = []
    s.stale = s.restless = True
    refresh(s)
    face.statics = own
    return probe


def depart(s: State, probe: Permanent) -> None:
    del s.in_play[probe.pid]
    s.stale = s.restless = True
