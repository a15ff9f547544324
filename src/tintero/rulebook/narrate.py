"""What happened, told in a sentence (`event_text`); with the options and questions, everything play says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.abilities.words import EventKind
from tintero.rules.option import Happening

from .asking import option_text, question_text
from .sentences import SENTENCES, SILENT
from .terms import ability_label, in_lang

__all__ = ["event_text", "option_text", "question_text"]

CHECK: Final = "1.8.1.4"
A_CARD: Final = ("a card", "una carta")

# Events that name their source in their own way, or whose source is their subject.
TELLS_SOURCE: Final = frozenset(
    {
        EventKind.LORE_GAINED, EventKind.DAMAGE_DEALT, EventKind.ABILITY_USED, EventKind.TRIGGERED, EventKind.RESOLVED,
        EventKind.NO_EFFECT, EventKind.GIVEN, EventKind.EXPIRED, EventKind.REPLACED,
    }
)


def event_text(
    h: Happening, who: Callable[[int], str], name: Callable[[int], str], lang: str, viewer: int | None = None
) -> str:
    """The event as `viewer` may know it (None knows all); '' if it is not worth a line."""
    key = _key(h)
    if not key:
        return ""
    if h.amount == 1 and f"{key}.1" in SENTENCES:
        key = f"{key}.1"
    text = in_lang(SENTENCES[key], lang)
    hidden_other = h.event == EventKind.PUT_UNDER  # there the card that may be hidden is the one put under
    known = viewer is None or bool(h.seen_by >> viewer & 1)
    a_card = in_lang(A_CARD, lang)
    slots = {
        "p": who(h.player) if h.player >= 0 else "",
        "c": name(h.card) if h.card >= 0 and (known or hidden_other) else a_card,
        "o": name(h.other) if h.other >= 0 and (known or not hidden_other) else a_card,
        "s": name(h.source) if h.source >= 0 else a_card,
        "t": ability_label(h.text, lang),
        "n": str(h.amount),
    }
    slots |= _amounts(h.amount, lang)
    if h.event == EventKind.LOOKED:
        slots["l"] = who(_looker(h))
    sentence = text.format_map(slots) + _cause(h, name, lang)
    sentence = sentence[0].upper() + sentence[1:]
    return sentence if sentence[-1] in ".!?" else sentence + "."


def _amounts(n: int, lang: str) -> dict[str, str]:
    if lang == "es":
        return {
            "lore": f"{n} {'punto' if n == 1 else 'puntos'} de leyenda",
            "ink": f"{n} de tinta",
            "drops": f"{n} {'gota' if n == 1 else 'gotas'} de tinta",
            "cards": f"{n} {'carta' if n == 1 else 'cartas'}",
        }
    return {
        "lore": f"{n} lore",
        "ink": f"{n} ink",
        "drops": f"{n} ink {'drop' if n == 1 else 'drops'}",
        "cards": f"{n} {'card' if n == 1 else 'cards'}",
    }


def _cause(h: Happening, name: Callable[[int], str], lang: str) -> str:
    """The card whose effect did it, unless the sentence already names it."""
    if h.source < 0 or h.event in TELLS_SOURCE or h.source == h.card:
        return ""
    if h.rule == CHECK:
        return ""  # the game state check banishes; whoever dealt the damage is named as such
    key = "for" if h.event == EventKind.CHOSEN else "because"
    return in_lang(SENTENCES[key], lang).format(s=name(h.source))


def _looker(h: Happening) -> int:
    """Who looked is the one player who now knows the card."""
    return h.seen_by.bit_length() - 1 if h.seen_by > 0 else h.player


def _key(h: Happening) -> str:
    """Which sentence tells this event; '' for none."""
    event = EventKind(h.event)
    if event in SILENT:
        return ""
    variant = VARIANTS.get(event)
    return event.name if variant is None else variant(h)


# ---- events with more than one sentence ----------------------------------------------------------------------------


def _step_began(h: Happening) -> str:
    return "STEP_BEGAN" if h.text == "main" else ""


def _mulligan(h: Happening) -> str:
    return "MULLIGAN" if h.amount > 0 else "MULLIGAN.none"


def _lost(h: Happening) -> str:
    return {"1.8.1.2": "LOST.empty", "2.3.3.4": "LOST.concede"}.get(h.rule, "LOST")


def _inked(h: Happening) -> str:
    if h.text == "exerted":
        return "INKED.exerted"
    return "INKED.action" if h.rule == "4.2.1.3" else "INKED"


def _revealed(h: Happening) -> str:
    return "" if h.rule == "4.2.1.1" else "REVEALED"  # inking names the card by itself


def _ink_paid(h: Happening) -> str:
    return "INK_PAID" if h.amount > 0 else ""


def _played(h: Happening) -> str:
    if h.text == "shift":
        return "PLAYED.shift" if h.amount > 0 else "PLAYED.shift_free"
    if h.text == "sing":
        return "PLAYED.sing"
    if h.text == "sing together":
        return "PLAYED.together"
    return "PLAYED.free" if h.text == "free" and h.amount <= 0 else "PLAYED"


def _entered(h: Happening) -> str:
    return "ENTERED" if h.text.startswith("exerted") else ""


def _ability(h: Happening) -> str:
    name = EventKind(h.event).name
    return name if h.text else f"{name}.unnamed"


def _lore_gained(h: Happening) -> str:
    return "LORE_GAINED.from" if h.source >= 0 else "LORE_GAINED"


def _damage_dealt(h: Happening) -> str:
    if h.card < 0:
        return "DAMAGE_DEALT.nobody" if h.amount > 0 else "DAMAGE_DEALT.nothing"
    return "DAMAGE_DEALT" if h.amount > 0 else "DAMAGE_DEALT.none"


def _banished(h: Happening) -> str:
    by = h.other >= 0 and h.other != h.card and (h.rule == CHECK or h.source < 0)
    if h.text == "in a challenge":
        return "BANISHED.by_challenge" if by else "BANISHED.challenge"
    return "BANISHED.by" if by else "BANISHED"


def _returned(h: Happening) -> str:
    return "" if h.rule == "5.1.1.5" else "RETURNED"  # on its way under another card


def _left_play(h: Happening) -> str:
    return "LEFT_PLAY" if h.rule == "7.2.3" else ""  # other ways out of play have an event of their own


def _into_discard(h: Happening) -> str:
    if h.text == "from play":
        return ""  # banished, or an action that has had its effect
    if h.text == "from hand" and h.rule != "7.6.1":
        return ""  # discarded
    return _with_text(h)


def _with_text(h: Happening) -> str:
    """Where the card came from, if there is a sentence that says so."""
    name = EventKind(h.event).name
    key = f"{name}.{h.text}"
    return key if key in SENTENCES else name


def _put_on_deck(h: Happening) -> str:
    return "PUT_ON_DECK.bottom" if h.text == "bottom" else "PUT_ON_DECK"


def _looked(h: Happening) -> str:
    own = _looker(h) == h.player
    if h.rule == "7.5.4":
        return "LOOKED.own inkwell" if own else "LOOKED.inkwell"
    if h.rule == "6.1.14.1":
        return "LOOKED.hand"
    return "LOOKED.own" if own else "LOOKED"


def _no_effect(h: Happening) -> str:
    return "NO_EFFECT.condition" if h.rule == "6.2.4" else "NO_EFFECT"


def _given(h: Happening) -> str:
    if h.source < 0:
        return "GIVEN.unknown"
    return "GIVEN.own" if h.source == h.card else "GIVEN"


def _expired(h: Happening) -> str:
    return "EXPIRED" if h.card >= 0 else "EXPIRED.unknown"


def _replaced(h: Happening) -> str:
    if h.source < 0:
        return "REPLACED.unknown"
    if h.card < 0:
        return "REPLACED.player"
    return "REPLACED.own" if h.source == h.card else "REPLACED"


VARIANTS: Final[dict[EventKind, Callable[[Happening], str]]] = {
    EventKind.STEP_BEGAN: _step_began,
    EventKind.MULLIGAN: _mulligan,
    EventKind.LOST: _lost,
    EventKind.INKED: _inked,
    EventKind.REVEALED: _revealed,
    EventKind.INK_PAID: _ink_paid,
    EventKind.PLAYED: _played,
    EventKind.ENTERED: _entered,
    EventKind.ABILITY_USED: _ability,
    EventKind.TRIGGERED: _ability,
    EventKind.RESOLVED: _ability,
    EventKind.LORE_GAINED: _lore_gained,
    EventKind.DAMAGE_DEALT: _damage_dealt,
    EventKind.BANISHED: _banished,
    EventKind.RETURNED: _returned,
    EventKind.LEFT_PLAY: _left_play,
    EventKind.INTO_DISCARD: _into_discard,
    EventKind.PUT_INTO_HAND: _with_text,
    EventKind.PUT_ON_DECK: _put_on_deck,
    EventKind.LOOKED: _looked,
    EventKind.NO_EFFECT: _no_effect,
    EventKind.GIVEN: _given,
    EventKind.EXPIRED: _expired,
    EventKind.REPLACED: _replaced,
}
