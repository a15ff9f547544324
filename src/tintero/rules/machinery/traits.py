"""Reading what a permanent has now; worked out anew when something changed (6.4, 6.6)."""

from __future__ import annotations

from typing import Final

from tintero.abilities.keyword import bit
from tintero.abilities.words import Keyword

from .. import stats
from ..event import NO_CARD, NOTHING
from .face import CompiledActivated, CompiledReplacement, CompiledStatic, CompiledTriggered, Traits
from .object_refs import card_of_ref
from .pieces import Permanent
from .state import State

ALERT: Final = bit(Keyword.ALERT)
BODYGUARD: Final = bit(Keyword.BODYGUARD)
BOOST: Final = bit(Keyword.BOOST)
EVASIVE: Final = bit(Keyword.EVASIVE)
RECKLESS: Final = bit(Keyword.RECKLESS)
RUSH: Final = bit(Keyword.RUSH)
SUPPORT: Final = bit(Keyword.SUPPORT)
VANISH: Final = bit(Keyword.VANISH)
WARD: Final = bit(Keyword.WARD)
ADVENTUROUS: Final = bit(Keyword.ADVENTUROUS)


def refresh(s: State) -> None:
    """Work out anew what permanents have and which rules apply."""
    s.table.deriving.refresh(s)


def traits(s: State, p: Permanent) -> Traits:
    if s.stale:
        s.table.deriving.refresh(s)
    return p.traits


def lore_value(s: State, p: Permanent) -> int:
    """CR 6.6.3: negative lore counts as 0."""
    value = traits(s, p).lore
    return value if value > 0 else 0


def sing_cost(s: State, p: Permanent) -> int:
    """CR 8.11: as whose cost the character counts for singing."""
    t = traits(s, p)
    return (t.singer if t.singer else p.face.cost) + t.sing_bonus


def stat_of(s: State, ref: int, stat: int) -> int:
    """A value as it counts: negative strength and lore are 0 (6.6.2, 6.6.3); last known if it left (6.7.7)."""
    if ref > NOTHING:
        p = s.permanent(ref)
        return 0 if p is None else permanent_stat(s, p, stat)
    if ref == NOTHING:
        return 0
    face = s.face_of(card_of_ref(ref))
    if stat == stats.COST:
        return face.cost
    if stat == stats.STRENGTH:
        return face.strength
    if stat == stats.WILLPOWER:
        return face.willpower
    if stat == stats.LORE:
        return face.lore
    if stat == stats.MOVE_COST:
        return face.move_cost
    return 0


def permanent_stat(s: State, p: Permanent, stat: int) -> int:
    if stat == stats.COST:
        return p.face.cost
    if stat == stats.DAMAGE:
        return p.damage
    if stat == stats.CARDS_UNDER:
        return len(p.under)
    if stat == stats.MOVE_COST:
        return p.face.move_cost
    t = traits(s, p)
    value = t.strength if stat == stats.STRENGTH else t.willpower if stat == stats.WILLPOWER else t.lore
    return value if value > 0 else 0


# ---- abilities of a permanent, printed, given and lost -------------------------------------------------------------


def statics_of(p: Permanent) -> list[CompiledStatic]:
    t = p.traits
    if not t.abilities and not t.lost_abilities:
        return p.face.statics
    out = [w for w in p.face.statics if w.name not in t.lost_abilities]
    for w in t.abilities:
        if isinstance(w, CompiledStatic):
            out.append(w)
    return out


def triggered_abilities(s: State, p: Permanent) -> list[CompiledTriggered]:
    """Printed and given triggers of a permanent, and the keywords that are triggers, as they are now."""
    t = p.traits
    out = p.face.triggered
    if t.lost_abilities:
        out = [w for w in out if w.name not in t.lost_abilities]
    if t.abilities:
        out = out + [w for w in t.abilities if isinstance(w, CompiledTriggered)]
    if t.keywords:
        for keyword, ability in s.table.keyword_triggers.items():
            if t.keywords & keyword:
                out = [*out, ability]
    return out


def replacements_of(p: Permanent) -> list[CompiledReplacement]:
    """Printed and given replacement effects of a permanent."""
    t = p.traits
    out = p.face.replacements
    if t.lost_abilities:
        out = [w for w in out if w.name not in t.lost_abilities]
    if t.abilities:
        out = out + [w for w in t.abilities if isinstance(w, CompiledReplacement)]
    return out


def usable_abilities(s: State, card: int) -> list[CompiledActivated]:
    """The activated abilities of a card in play, in the order used by options; none for a card elsewhere."""
    pid = NOTHING if card == NO_CARD else s.pid_of[card]
    if pid not in s.in_play:
        return []
    if s.stale:
        refresh(s)
    return activated_abilities(s.in_play[pid])


def activated_abilities(p: Permanent) -> list[CompiledActivated]:
    """Printed and given activated abilities, in the order used by options."""
    t = p.traits
    out = p.face.activated
    if t.lost_abilities:
        out = [w for w in out if w.name not in t.lost_abilities]
    if out and t.lost_keywords & BOOST:
        out = [w for w in out if not w.is_boost]
    if t.abilities:
        out = out + [w for w in t.abilities if isinstance(w, CompiledActivated)]
    return out
