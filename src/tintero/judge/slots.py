"""What a turn action has beside its card, as a file calls it: who sings, the second base, the cards that pay."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tintero.abilities.words import Zone
from tintero.rules import kinds
from tintero.rules import option as op
from tintero.rules.event import Event
from tintero.rules.question import Ask

SLOTS: Final[dict[Ask, str]] = {
    Ask.SINGER: "sing", Ask.SECOND_BASE: "shift", Ask.PAY_DISCARD: "discard", Ask.PAY_EXERT: "exert",
    Ask.PAY_BANISH: "banish",
}  # fmt: skip
ENTERING: Final = (Ask.BODYGUARD, Ask.EXERTED)
PAID_BY: Final[dict[int, str]] = {kinds.DISCARDED: "discard", kinds.EXERTED: "exert", kinds.BANISHED: "banish"}
PAID: Final = (kinds.PLAYED, kinds.ABILITY_USED)  # from here on the effect speaks
SINGING: Final = "5.4.4.2"
# where else than from the hand a card may be played, by an effect that permits it
FROM_WORD: Final[dict[int, str]] = {Zone.DISCARD: "discard", Zone.DECK: "deck", Zone.UNDER: "under"}


def slot_of(verb: int, card: int, events: Iterable[Event]) -> str:
    """What a card that was settled on has done for the action: what happened to it tells; '' if nothing did."""
    for e in events:
        if e.card == card and e.kind in PAID_BY:
            return "sing" if e.rule == SINGING else PAID_BY[e.kind]
        if e.kind in PAID:
            break
    return {op.SING_TOGETHER: "sing", op.SHIFT: "shift"}.get(verb, "")
