"""Keywords that are triggered abilities: Support (8.13) and Vanish (8.14)."""

from __future__ import annotations

from typing import Final

from tintero.abilities.ability import Triggered
from tintero.abilities.amount import StatOf
from tintero.abilities.effect import Banish, Give, May
from tintero.abilities.property import Changes
from tintero.abilities.target import THIS, YOU, Chosen, Filter, Other, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, How, Stat, Until, Who

from ..face import BUILTIN, Working
from ..lower import Lowering, mask_of
from ..static import KEYWORD_TRIGGERS
from ..traits import SUPPORT as SUPPORT_BIT
from ..traits import VANISH as VANISH_BIT


def _builtin(name: str, node: Triggered) -> Working:
    key = f"keyword/{name.lower()}"
    lowering = Lowering(key)
    lowering.effect(node.effect)
    w = Working(key, name, node)
    w.program = lowering.finish()
    w.triggers = node.triggers
    w.mask = mask_of(node.triggers)
    BUILTIN[key] = w
    return w


# CR 8.13.1: on questing, optionally, one other chosen character gets this character's strength this turn.
SUPPORT: Final = _builtin(
    "Support",
    Triggered(
        triggers=(Trigger(EventKind.QUESTED, subject=This()),),
        effect=May(
            Give(
                Chosen(Filter(types=(CardType.CHARACTER,), tests=(Other(),))),
                (Changes(Stat.STRENGTH, StatOf(Stat.STRENGTH, This())),),
                Until.THIS_TURN,
            ),
            YOU,
        ),
        name="Support",
    ),
)

# CR 8.14.1: an opponent's choice of this character for an action's effect banishes it, after the action.
VANISH: Final = _builtin(
    "Vanish",
    Triggered(
        triggers=(Trigger(EventKind.CHOSEN, subject=This(), who=Who.EACH_OPPONENT, how=How.FOR_ACTION),),
        effect=Banish(THIS),
        name="Vanish",
    ),
)

KEYWORD_TRIGGERS[SUPPORT_BIT] = SUPPORT
KEYWORD_TRIGGERS[VANISH_BIT] = VANISH
