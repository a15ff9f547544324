"""What happened, told in a sentence (`event_text`); with the options, what play says.

A sentence (`events.ftl`) is found by the kind of the event and by how it happened, never by its rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.abilities.words import EventKind, How
from tintero.rules.event import AGREED, ENDLESS_LOOP, NO_CARD, NOBODY, Event
from tintero.words import Person, catalogue, say

from .asking import option_text
from .terms import ability_label

__all__ = ["event_text", "option_text"]

# Bookkeeping: another event of the same moment already tells it, or the board shows it.
SILENT: Final = frozenset({
    EventKind.TURN_ENDED, EventKind.CHALLENGE_ENDED, EventKind.DAMAGE_TAKEN,
    EventKind.LEFT_DISCARD, EventKind.DISCARDED_TOGETHER, EventKind.MILLED, EventKind.SETTLED, EventKind.DRIED,
    EventKind.PERMISSION_USED,
})  # fmt: skip

# Events that name their source in their own way, or whose source is their subject.
TELLS_SOURCE: Final = frozenset({
    EventKind.LORE_GAINED, EventKind.DAMAGE_DEALT, EventKind.ABILITY_USED, EventKind.TRIGGERED, EventKind.RESOLVED,
    EventKind.NO_EFFECT, EventKind.GIVEN, EventKind.EXPIRED, EventKind.REPLACED,
})  # fmt: skip

# Ways of happening that another event of the same moment already tells.
UNTOLD: Final = frozenset({
    (EventKind.STEP_BEGAN, How.START_OF_TURN), (EventKind.REVEALED, How.TO_INK), (EventKind.ENTERED, How.ANY),
    (EventKind.LEFT_PLAY, How.ANY), (EventKind.LEFT_PLAY, How.IN_CHALLENGE), (EventKind.INTO_DISCARD, How.FROM_PLAY),
    (EventKind.INTO_DISCARD, How.BY_DISCARDING),
})  # fmt: skip


def event_text(
    e: Event, who: Callable[[int], Person], name: Callable[[int], str], lang: str, viewer: int | None = None
) -> str:
    """The event as `viewer` may know it (None knows all); '' if it is not worth a line."""
    key = sentence_key(e)
    if not key:
        return ""
    hidden_other = e.kind == EventKind.PUT_UNDER  # there the card that may be hidden is the one put under
    known = viewer is None or e.known_to(viewer)
    a_card = say("events.a_card", lang)
    slots: dict[str, object] = {
        "c": name(e.card) if e.card != NO_CARD and (known or hidden_other) else a_card,
        "o": name(e.other) if e.other != NO_CARD and (known or not hidden_other) else a_card,
        "s": name(e.cause) if e.cause != NO_CARD else a_card,
        "t": ability_label(e.words, lang),
        "n": e.amount,
    }
    if e.player != NOBODY:
        slots["p"] = who(e.player)
    if e.kind == EventKind.LOOKED:
        slots["l"] = who(_looker(e))
    sentence = _with_cause(say(f"events.{key}", lang, **slots), e, name, lang)
    sentence = sentence[0].upper() + sentence[1:]
    return sentence if sentence[-1] in ".!?" else sentence + "."


def _with_cause(sentence: str, e: Event, name: Callable[[int], str], lang: str) -> str:
    """And the card whose effect did it, unless the sentence already names it."""
    if e.cause == NO_CARD or e.kind in TELLS_SOURCE or e.cause == e.card:
        return sentence
    key = "events.for" if e.kind == EventKind.CHOSEN else "events.because"
    return say(key, lang, sentence=sentence, s=name(e.cause))


def _looker(e: Event) -> int:
    """Who looked is the one player who now knows the card."""
    return e.seen_by.bit_length() - 1 if e.seen_by > 0 else e.player


def sentence_key(e: Event) -> str:
    """Which sentence tells this event; '' for none."""
    kind = EventKind(e.kind)
    if kind in SILENT or (kind, e.how) in UNTOLD:
        return ""
    variant = VARIANTS.get(kind)
    if variant is not None:
        return variant(e)
    return so_told(kind, e.how)


def so_told(kind: EventKind, how: int) -> str:
    """The sentence for this way of happening, if there is one; else the plain one."""
    plain = kind.name.lower()
    key = f"{plain}-{How(how).name.lower()}"
    return key if catalogue().has(f"events.{key}") else plain


# ---- events whose sentence also depends on who took part, or on how much -------------------------------------------


def _mulligan(e: Event) -> str:
    return "mulligan" if e.amount > 0 else "mulligan-none"


def _ink_paid(e: Event) -> str:
    return "ink_paid" if e.amount > 0 else ""


def _played(e: Event) -> str:
    if e.how == How.BY_SHIFT:
        return "played-by_shift" if e.amount > 0 else "played-by_shift_free"
    if e.how == How.FREE and e.amount > 0:
        return "played"
    return so_told(EventKind.PLAYED, e.how)


def _ability(e: Event) -> str:
    name = EventKind(e.kind).name.lower()
    return name if e.words else f"{name}-unnamed"


def _lore_gained(e: Event) -> str:
    return "lore_gained" if e.cause == NO_CARD else "lore_gained-from"


def _damage_dealt(e: Event) -> str:
    if e.card == NO_CARD:
        return "damage_dealt-nobody" if e.amount > 0 else "damage_dealt-nothing"
    return "damage_dealt" if e.amount > 0 else "damage_dealt-none"


def _banished(e: Event) -> str:
    """By whoever is credited with it, or by the effect that is named as the cause."""
    by = "_by" if e.other not in (NO_CARD, e.card) and e.cause == NO_CARD else ""
    if e.how == How.IN_CHALLENGE:
        return f"banished-in_challenge{by}"
    return "banished-by" if by else "banished"


def _looked(e: Event) -> str:
    own = "_own" if _looker(e) == e.player else ""
    return f"looked-{How(e.how).name.lower()}{own}"


def _given(e: Event) -> str:
    if e.card == NO_CARD:
        return "given-rules"
    if e.cause == NO_CARD:
        return "given-unknown"
    return "given-own" if e.cause == e.card else "given"


def _expired(e: Event) -> str:
    return "expired-unknown" if e.card == NO_CARD else "expired"


def _replaced(e: Event) -> str:
    if e.cause == NO_CARD:
        return "replaced-unknown"
    if e.card == NO_CARD:
        return "replaced-player"
    return "replaced-own" if e.cause == e.card else "replaced"


def _game_drawn(e: Event) -> str:
    if e.words == AGREED:
        return "game_drawn-agreed"
    return "game_drawn-loop" if e.words == ENDLESS_LOOP else "game_drawn"


VARIANTS: Final[dict[EventKind, Callable[[Event], str]]] = {
    EventKind.MULLIGAN: _mulligan,
    EventKind.INK_PAID: _ink_paid,
    EventKind.PLAYED: _played,
    EventKind.ABILITY_USED: _ability,
    EventKind.TRIGGERED: _ability,
    EventKind.RESOLVED: _ability,
    EventKind.LORE_GAINED: _lore_gained,
    EventKind.DAMAGE_DEALT: _damage_dealt,
    EventKind.BANISHED: _banished,
    EventKind.LOOKED: _looked,
    EventKind.GIVEN: _given,
    EventKind.EXPIRED: _expired,
    EventKind.REPLACED: _replaced,
    EventKind.GAME_DRAWN: _game_drawn,
}
