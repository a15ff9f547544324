"""Why something is not possible: one record each, with the rule that says so. The words are in the rulebook.

Data that is no saved position is refused with a sentence of its own.
"""

from __future__ import annotations

from typing import Final

from . import option as op


class Refusal:
    """A reason: the name of its sentence in the rulebook, and its rule. Whatever is allowed has no refusal (None)."""

    __slots__ = ("name", "rule")

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return (Refusal, (self.name, self.rule))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.name == other.name and self.rule == other.rule

    def __hash__(self) -> int:
        return hash((self.name, self.rule))

    def __repr__(self) -> str:
        return f"{self.name} (CR {self.rule})"


class DamagedState(Exception):
    """Saved data that does not describe a position of these cards."""


NOT_AT_TURN: Final = Refusal("not_at_turn", "4.1.2")
NO_SUCH_OPTION: Final = Refusal("no_such_option", "1.7.6")
GAME_OVER: Final = Refusal("game_over", "2.3.3")
NOT_IN_HAND: Final = Refusal("not_in_hand", "4.3.1")
NOT_INKABLE: Final = Refusal("not_inkable", "4.2.1.1")
INK_USED: Final = Refusal("ink_used", "4.2.3")
CANT_AFFORD: Final = Refusal("cant_afford", "4.3.2.4")
NOT_IN_PLAY: Final = Refusal("not_in_play", "5.1.1.8")
NOT_YOURS: Final = Refusal("not_yours", "1.4.3")
NOT_A_CHARACTER: Final = Refusal("not_a_character", "5.3.4")
IS_EXERTED: Final = Refusal("is_exerted", "5.1.1.2")
IS_DRYING: Final = Refusal("is_drying", "5.1.1.11")
RECKLESS_QUEST: Final = Refusal("reckless_quest", "8.7.2")
CANT_QUEST: Final = Refusal("cant_quest", "4.5.1.2")
CANT_CHALLENGE: Final = Refusal("cant_challenge", "4.6.4.3")
CANT_BE_CHALLENGED: Final = Refusal("cant_be_challenged", "4.6.4.3")
TARGET_READY: Final = Refusal("target_ready", "4.6.4.2")
TARGET_NOT_OPPOSING: Final = Refusal("target_not_opposing", "4.6.4.2")
TARGET_EVASIVE: Final = Refusal("target_evasive", "8.6.1")
TARGET_BEHIND_BODYGUARD: Final = Refusal("target_behind_bodyguard", "8.3.3")
TARGET_NOT_CHALLENGEABLE: Final = Refusal("target_not_challengeable", "4.6.4.2")
NOT_A_LOCATION: Final = Refusal("not_a_location", "4.7.1")
ALREADY_THERE: Final = Refusal("already_there", "4.7.3.1")
CANT_MOVE: Final = Refusal("cant_move", "4.7.1")
NOT_A_SONG: Final = Refusal("not_a_song", "5.4.4.2")
ONE_SINGER_ONLY: Final = Refusal("one_singer_only", "5.4.4.2")
SINGER_TOO_SMALL: Final = Refusal("singer_too_small", "5.4.4.2")
CANT_SING: Final = Refusal("cant_sing", "1.2.2")
NO_SHIFT: Final = Refusal("no_shift", "8.10.1")
NOT_A_SHIFT_BASE: Final = Refusal("not_a_shift_base", "8.10.1")
CANT_PLAY: Final = Refusal("cant_play", "4.3.2.1")
NO_SUCH_ABILITY: Final = Refusal("no_such_ability", "4.4.1")
ABILITY_USED_UP: Final = Refusal("ability_used_up", "6.1.13.2")
COST_UNPAYABLE: Final = Refusal("cost_unpayable", "1.5.3")
RECKLESS_MUST_CHALLENGE: Final = Refusal("reckless_must_challenge", "8.7.3")
MUST_QUEST: Final = Refusal("must_quest", "3.3.2")
ADVENTUROUS_CHALLENGE: Final = Refusal("adventurous_challenge", "8.x")
ONE_CHALLENGER_ONLY: Final = Refusal("one_challenger_only", "1.2.2")
NOT_ENOUGH_SINGERS: Final = Refusal("not_enough_singers", "8.12.2")
ABILITY_NOT_USABLE: Final = Refusal("ability_not_usable", "6.3.1")
NOT_AN_ANSWER: Final = Refusal("not_an_answer", "1.7.7")
HAS_WARD: Final = Refusal("has_ward", "8.15.1")
MUST_CHOOSE_OTHER: Final = Refusal("must_choose_other", "6.7.3")
NOT_FITTING: Final = Refusal("not_fitting", "6.1.3.1")
LOOP_MUST_END: Final = Refusal("loop_must_end", "6.1.10")

REFUSALS: Final[tuple[Refusal, ...]] = (
    NOT_AT_TURN, NO_SUCH_OPTION, GAME_OVER, NOT_IN_HAND, NOT_INKABLE, INK_USED, CANT_AFFORD, NOT_IN_PLAY, NOT_YOURS,
    NOT_A_CHARACTER, IS_EXERTED, IS_DRYING, RECKLESS_QUEST, CANT_QUEST, CANT_CHALLENGE, CANT_BE_CHALLENGED,
    TARGET_READY, TARGET_NOT_OPPOSING, TARGET_EVASIVE, TARGET_BEHIND_BODYGUARD, TARGET_NOT_CHALLENGEABLE,
    NOT_A_LOCATION, ALREADY_THERE, CANT_MOVE, NOT_A_SONG, ONE_SINGER_ONLY, SINGER_TOO_SMALL, CANT_SING, NO_SHIFT,
    NOT_A_SHIFT_BASE, CANT_PLAY, NO_SUCH_ABILITY, ABILITY_USED_UP, COST_UNPAYABLE, RECKLESS_MUST_CHALLENGE, MUST_QUEST,
    ADVENTUROUS_CHALLENGE, ONE_CHALLENGER_ONLY, NOT_ENOUGH_SINGERS, ABILITY_NOT_USABLE, NOT_AN_ANSWER, HAS_WARD,
    MUST_CHOOSE_OTHER, NOT_FITTING, LOOP_MUST_END,
)  # fmt: skip

# The same reason where another turn action has a rule of its own for it.
RULE_OF_ACTION: Final[dict[tuple[int, Refusal], str]] = {
    (op.INK, NOT_IN_HAND): "4.2.1.1",
    (op.USE, CANT_AFFORD): "4.4.3.4",
    (op.MOVE, CANT_AFFORD): "4.7.3.4",
    (op.MOVE, NOT_YOURS): "4.7.1",
    (op.MOVE, NOT_A_CHARACTER): "4.7.1",
}


def for_action(refusal: Refusal, verb: int) -> Refusal:
    """The refusal as it is cited for an option with this verb."""
    rule = RULE_OF_ACTION.get((verb, refusal))
    return refusal if rule is None else Refusal(refusal.name, rule)
