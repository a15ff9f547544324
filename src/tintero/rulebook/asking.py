"""The answers that can be given, in the words of `options.ftl` (what is asked stands in `asked`)."""

from __future__ import annotations

from collections.abc import Callable

from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.words import Person, say

from .terms import ability_label


def option_text(
    o: Option,
    name: Callable[[int], str],
    lang: str,
    ability_name: str = "",
    *,
    cost: int | None = None,
    card_name: str = "",
    who: Callable[[int], Person] | None = None,
    discards: bool = False,
) -> str:
    """An option as a player reads it.

    `name` gives the full name of a card. `ability_name` says what a bare number in the option stands for: the
    ability that is used or resolved, the words of a mode, the card name that is named. `cost` is the ink to pay.
    `card_name` is the card of a waiting ability or replacement effect. `who` gives the label of a player.
    `discards`: what is not put on top of the deck goes to the discard.
    """
    slots: dict[str, object] = {
        "c": card_name or (name(o.a) if o.verb in op.OF_CARDS and o.a >= 0 else ""),
        "o": name(o.b) if o.verb in op.OF_TWO_CARDS and o.b >= 0 else "",
        "t": ability_label(ability_name, lang),
        "n": _number(o),
    }
    if o.verb in (op.PLAYER, op.HAND_OVER):
        slots["w"] = Person(o.a + 1) if who is None else who(o.a)
    key = "bottom-discard" if discards else _key(o, ability_name, card_name)
    text = say(f"options.{key}", lang, **slots)
    if cost is not None:
        text = say("options.with_cost", lang, option=text, n=cost)
    return text[:1].upper() + text[1:]


def _key(o: Option, ability_name: str, card_name: str) -> str:
    verb = op.VERBS[o.verb]
    if o.verb == op.PLAY and o.b > 0:
        return "play-named" if ability_name else "play-more" if o.b > 1 else "play-other"
    if o.verb == op.SHIFT and o.c > 0:
        return "shift-more"
    if o.verb == op.USE and not ability_name:
        return "use-more" if o.b > 0 else "use-unnamed"
    if o.verb in (op.MODE, op.NAMED) and ability_name:
        return f"{verb}-named"
    if o.verb in (op.TRIGGER, op.EFFECT):
        if ability_name:
            return f"{verb}-of" if card_name else f"{verb}-named"
        return f"{verb}-unnamed" if card_name else verb
    return verb


def _number(o: Option) -> int:
    """Modes, abilities and effects are counted from 1 when people speak of them."""
    if o.verb == op.USE:
        return o.b + 1
    if o.verb == op.SHIFT:
        return o.c + 1
    if o.verb == op.PLAY:
        return o.b
    return o.a + 1 if o.verb in (op.MODE, op.NAMED, op.EFFECT) else o.a
