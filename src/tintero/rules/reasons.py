"""Why something is not possible: a code, and the rule that says so. The words are in the rulebook, not here."""

from __future__ import annotations

from typing import Final

from . import option as op

OK: Final = 0
NOT_AT_TURN: Final = 2
NO_SUCH_OPTION: Final = 3
GAME_OVER: Final = 4
NOT_IN_HAND: Final = 5
NOT_INKABLE: Final = 6
INK_USED: Final = 7
CANT_AFFORD: Final = 8
NOT_IN_PLAY: Final = 9
NOT_YOURS: Final = 10
NOT_A_CHARACTER: Final = 11
IS_EXERTED: Final = 12
IS_DRYING: Final = 13
RECKLESS_QUEST: Final = 14
CANT_QUEST: Final = 15
CANT_CHALLENGE: Final = 16
CANT_BE_CHALLENGED: Final = 17
TARGET_READY: Final = 18
TARGET_NOT_OPPOSING: Final = 19
TARGET_EVASIVE: Final = 20
TARGET_BEHIND_BODYGUARD: Final = 21
TARGET_NOT_CHALLENGEABLE: Final = 22
NOT_A_LOCATION: Final = 23
ALREADY_THERE: Final = 24
CANT_MOVE: Final = 25
NOT_A_SONG: Final = 26
SINGER_TOO_SMALL: Final = 27
CANT_SING: Final = 28
NO_SHIFT: Final = 29
NOT_A_SHIFT_BASE: Final = 30
CANT_PLAY: Final = 31
NO_SUCH_ABILITY: Final = 32
ABILITY_USED_UP: Final = 33
COST_UNPAYABLE: Final = 34
RECKLESS_MUST_CHALLENGE: Final = 35
MUST_QUEST: Final = 36
ADVENTUROUS_CHALLENGE: Final = 37
ONE_CHALLENGER_ONLY: Final = 38
NOT_ENOUGH_SINGERS: Final = 41
ABILITY_NOT_USABLE: Final = 42
NOT_AN_ANSWER: Final = 43
HAS_WARD: Final = 44
MUST_CHOOSE_OTHER: Final = 45
NOT_FITTING: Final = 46

# code -> (name of the sentence in the rulebook, rule)
REASONS: Final[dict[int, tuple[str, str]]] = {
    NOT_AT_TURN: ("not_at_turn", "4.1.2"),
    NO_SUCH_OPTION: ("no_such_option", "1.7.6"),
    GAME_OVER: ("game_over", "2.3.3"),
    NOT_IN_HAND: ("not_in_hand", "4.3.1"),
    NOT_INKABLE: ("not_inkable", "4.2.1.1"),
    INK_USED: ("ink_used", "4.2.3"),
    CANT_AFFORD: ("cant_afford", "4.3.2.4"),
    NOT_IN_PLAY: ("not_in_play", "5.1.1.8"),
    NOT_YOURS: ("not_yours", "1.4.3"),
    NOT_A_CHARACTER: ("not_a_character", "5.3.4"),
    IS_EXERTED: ("is_exerted", "5.1.1.2"),
    IS_DRYING: ("is_drying", "5.1.1.11"),
    RECKLESS_QUEST: ("reckless_quest", "8.7.2"),
    CANT_QUEST: ("cant_quest", "4.5.1.2"),
    CANT_CHALLENGE: ("cant_challenge", "4.6.4.3"),
    CANT_BE_CHALLENGED: ("cant_be_challenged", "4.6.4.3"),
    TARGET_READY: ("target_ready", "4.6.4.2"),
    TARGET_NOT_OPPOSING: ("target_not_opposing", "4.6.4.2"),
    TARGET_EVASIVE: ("target_evasive", "8.6.1"),
    TARGET_BEHIND_BODYGUARD: ("target_behind_bodyguard", "8.3.3"),
    TARGET_NOT_CHALLENGEABLE: ("target_not_challengeable", "4.6.4.2"),
    NOT_A_LOCATION: ("not_a_location", "4.7.1"),
    ALREADY_THERE: ("already_there", "4.7.3.1"),
    CANT_MOVE: ("cant_move", "4.7.1"),
    NOT_A_SONG: ("not_a_song", "5.4.4.2"),
    SINGER_TOO_SMALL: ("singer_too_small", "5.4.4.2"),
    CANT_SING: ("cant_sing", "1.2.2"),
    NO_SHIFT: ("no_shift", "8.10.1"),
    NOT_A_SHIFT_BASE: ("not_a_shift_base", "8.10.1"),
    CANT_PLAY: ("cant_play", "4.3.2.1"),
    NO_SUCH_ABILITY: ("no_such_ability", "4.4.1"),
    ABILITY_USED_UP: ("ability_used_up", "6.1.13.2"),
    COST_UNPAYABLE: ("cost_unpayable", "1.5.3"),
    RECKLESS_MUST_CHALLENGE: ("reckless_must_challenge", "8.7.3"),
    MUST_QUEST: ("must_quest", "3.3.2"),
    ADVENTUROUS_CHALLENGE: ("adventurous_challenge", "8.x"),
    ONE_CHALLENGER_ONLY: ("one_challenger_only", "1.2.2"),
    NOT_ENOUGH_SINGERS: ("not_enough_singers", "8.12.2"),
    ABILITY_NOT_USABLE: ("ability_not_usable", "6.3.1"),
    NOT_AN_ANSWER: ("not_an_answer", "1.7.7"),
    HAS_WARD: ("has_ward", "8.15.1"),
    MUST_CHOOSE_OTHER: ("must_choose_other", "6.7.3"),
    NOT_FITTING: ("not_fitting", "6.1.3.1"),
}

# the same reason where another turn action has a rule of its own for it: (verb, code) -> rule
RULE_OF_ACTION: Final[dict[tuple[int, int], str]] = {
    (op.INK, NOT_IN_HAND): "4.2.1.1",
    (op.USE, CANT_AFFORD): "4.4.3.4",
    (op.MOVE, CANT_AFFORD): "4.7.3.4",
    (op.MOVE, NOT_YOURS): "4.7.1",
    (op.MOVE, NOT_A_CHARACTER): "4.7.1",
}


def rule_of(code: int, verb: int = 0) -> str:
    """The rule that says so, for an option with this verb."""
    return RULE_OF_ACTION.get((verb, code)) or REASONS[code][1]
