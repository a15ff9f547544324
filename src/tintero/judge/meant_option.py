"""With which option of the open question a step begins: for whoever has to compare answers instead of giving them."""

from __future__ import annotations

from typing import NoReturn

from tintero.rules import option as op
from tintero.rules.option import Option

from .acts import Acting, turn_options
from .answering import Answering
from .faults import Failure
from .question_words import player_name, question_now, reason_words
from .scenario_table import ScenarioTable
from .steps import Act, Answer, TurnAct


class _Meant(Exception):
    """The option was found; nothing is done."""

    def __init__(self, option: Option) -> None:
        super().__init__()
        self.option = option


class _Reading(Answering):
    """Answers until it would choose, and then only says what."""

    def choose(self, option: Option) -> NoReturn:
        raise _Meant(option)


def meant_option(table: ScenarioTable, player: int, act: Act) -> Option:
    """The option that this player would take first; raises Failure if it is not offered. The game stays as it is."""
    option = _first_option(table, player, act)
    refused = table.game.why_not(option)
    if refused is not None:
        raise Failure("illegal", reason=reason_words(refused.name), rule=refused.rule)
    return option


def _first_option(table: ScenarioTable, player: int, act: Act) -> Option:
    game = table.game
    if isinstance(act, Answer):
        try:
            _Reading(table, player).answer(act)
        except _Meant as meant:
            return meant.option
    elif isinstance(act, TurnAct) and not game.over and game.state.asking == op.TURN and game.to_decide == player:
        options = turn_options(table, player, act)
        return options[0] if len(options) == 1 else Acting(table, player).payable(options, act)
    raise Failure("not_their_turn", player=player_name(player), question=question_now(table))
