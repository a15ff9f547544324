"""How each kind of event can happen."""

from __future__ import annotations

from tintero.abilities.words import EventKind, How

# Where there are several ways, or the one way has a name.
IN_CHALLENGE_OR_NOT = (How.ANY, How.IN_CHALLENGE)
WAYS: dict[EventKind, tuple[How, ...]] = {
    EventKind.STEP_BEGAN: (How.START_OF_TURN, How.MAIN_PHASE),
    EventKind.LOST: (How.FROM_EMPTY_DECK, How.BY_CONCEDING),
    EventKind.INKED: (How.ANY, How.READY, How.EXERTED, How.AS_TURN_ACTION),
    EventKind.PLAYED: (How.ANY, How.FREE, How.BY_SHIFT, How.SUNG, How.SUNG_TOGETHER),
    EventKind.SANG: (How.SUNG, How.SUNG_TOGETHER),
    EventKind.ENTERED: (How.ANY, How.EXERTED, How.EXERTED_BY_CHOICE),
    EventKind.CHALLENGED: (How.OF_CHARACTER, How.OF_LOCATION),
    EventKind.MOVED: (How.ANY, How.FROM_LOCATION),
    EventKind.ABILITY_USED: (How.ANY, How.BY_BOOST),
    EventKind.DAMAGE_DEALT: IN_CHALLENGE_OR_NOT,
    EventKind.DAMAGE_TAKEN: IN_CHALLENGE_OR_NOT,
    EventKind.BANISHED: IN_CHALLENGE_OR_NOT,
    EventKind.LEFT_PLAY: (How.ANY, How.IN_CHALLENGE, How.TO_DECK),
    EventKind.PUT_INTO_HAND: (How.ANY, How.FROM_DECK, How.FROM_DISCARD, How.FROM_INKWELL, How.FROM_PLAY),
    EventKind.INTO_DISCARD: (
        How.ANY, How.FROM_DECK, How.FROM_HAND, How.FROM_INKWELL, How.FROM_PLAY, How.BY_DISCARDING,
    ),
    EventKind.PUT_ON_DECK: (How.TO_TOP, How.TO_BOTTOM),
    EventKind.REVEALED: (How.ANY, How.AT_TOP, How.AT_HAND, How.TO_INK),
    EventKind.LOOKED: (How.AT_TOP, How.AT_DECK, How.AT_HAND, How.AT_INKWELL),
    EventKind.CHOSEN: (How.FOR_ACTION, How.FOR_ITEM, How.FOR_SUPPORT, How.FOR_ABILITY),
    EventKind.NO_EFFECT: (How.WITHOUT_CHOICE, How.WITHOUT_CONDITION, How.UNPAID),
}  # fmt: skip


def ways_of(kind: int) -> tuple[How, ...]:
    return WAYS.get(EventKind(kind), (How.ANY,))
