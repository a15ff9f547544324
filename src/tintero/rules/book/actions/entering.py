"""How a card enters play: exerted, damaged, or as its player likes (6.7.9, 8.3.2)."""

from __future__ import annotations

from typing import Final

from tintero.abilities import property as pr
from tintero.abilities.words import Keyword

from ... import kinds
from ...event import NOTHING, Event
from ...machinery.context import Context
from ...machinery.evaluate import fits, number
from ...machinery.face import keyword_part
from ...machinery.pieces import LOCATION, Permanent
from ...machinery.state import LiveRule, State
from ...machinery.traits import BODYGUARD, refresh
from ..player_rules import own_rules, rules_for
from ..resolving import Resolving
from ..statics import notice_table

GIVEN_BODYGUARD: Final = keyword_part(Keyword.BODYGUARD)


def must_enter_exerted(s: State, player: int, card: int) -> bool:
    if own_rules(s, player, card, pr.EntersExerted):
        return True
    return bool(s.rules) and any(arriving_fits(s, card, r) for r in rules_for(s, pr.EntersExerted, player))


def damage_on_entry(s: State, player: int, card: int) -> int:
    """Counters it enters with; neither dealt nor reduced."""
    total = 0
    for rule in own_rules(s, player, card, pr.EntersWithDamage):
        total += number(s, Context(player, s.ref_of(card), card), rule.amount)
    if s.rules:
        for r in rules_for(s, pr.EntersWithDamage, player):
            if arriving_fits(s, card, r):
                total += number(s, r.f, r.rule.amount)
    return total


def may_enter_exerted(s: State, player: int, card: int) -> bool:
    """CR 8.3.2: Bodyguard, printed or given by something already in play; or the card's own text."""
    face = s.face_of(card)
    if face.type == LOCATION:
        return False
    if text_lets_enter_exerted(s, player, card):
        return True
    if s.restless:
        notice_table(s)
    keywords = face.base.keywords
    if (s.gives | face.gives) & GIVEN_BODYGUARD:  # or taken
        keywords = look_ahead(s, card).traits.keywords
        depart(s)
    return bool(keywords & BODYGUARD)


def enters_exerted_to(s: State, p: Permanent) -> None:
    """CR 6.7.9, 6.1.5.1: what it entered exerted for is done with the entry, before the check and the bag."""
    for w in reversed(p.face.entering):
        s.stack.append(Resolving(p.owner, p.pid, p.card, w.program, w))
        if s.log is not None:
            told = Event(kinds.RESOLVED, "6.7.9", p.owner, words=w.name, ability=w.key, card=p.card)
            told.cause = p.card
            s.log.append(told)


def text_lets_enter_exerted(s: State, player: int, card: int) -> bool:
    """Its own text, or that of something in play."""
    if s.face_of(card).entering or own_rules(s, player, card, pr.MayEnterExerted):
        return True
    return bool(s.rules) and any(arriving_fits(s, card, r) for r in rules_for(s, pr.MayEnterExerted, player))


def rule_of_choosing_exerted(s: State, player: int, card: int) -> str:
    """CR 8.3.2 lets Bodyguard enter exerted, CR 6.7.9 whatever a text lets."""
    printed = bool(s.face_of(card).base.keywords & BODYGUARD)
    return "6.7.9" if not printed and text_lets_enter_exerted(s, player, card) else "8.3.2"


def arriving_fits(
    s: State, card: int,
    r: LiveRule[pr.EntersExerted] | LiveRule[pr.EntersWithDamage] | LiveRule[pr.MayEnterExerted],
) -> bool:
    """CR 6.4.2.3: whether the rule covers the card as it comes in, with what it is given on the way."""
    probe = look_ahead(s, card)
    found = fits(s, r.f, probe.pid, r.rule.filter)
    depart(s)
    return found


def look_ahead(s: State, card: int) -> Permanent:
    """The card as if it were in play; whether its own static text counts already, a setting says."""
    probe = Permanent(s.next_pid, card, s.table.owners[card], s.face_of(card))
    s.in_play[probe.pid] = probe
    if not s.table.settings.open_points.own_granted_bodyguard_enters_exerted:
        s.aside = probe.pid
    s.changed()
    refresh(s)
    return probe


def depart(s: State) -> None:
    """The look ahead is over; everything is as it was."""
    del s.in_play[s.next_pid]
    s.aside = NOTHING
    s.changed()
