"""Whether something is legal now, and why not: tried on a copy with every card that the words name."""

from __future__ import annotations

from typing import Final, NamedTuple

from tintero.rules import option as op
from tintero.rules import refusals as why
from tintero.words import Told, Wording

from .acts import Acting, trial_of, turn_options
from .answering import Answering, fits_question
from .faults import Failure
from .following import refusal
from .question_words import question_now, reason_words
from .scenario_table import ScenarioTable
from .steps import Act, Answer, Concede, Play, TurnAct, Use, costs

# What the chapter of an action says again: a file may cite it there as well.
SAID_AGAIN: Final = {
    (why.IS_EXERTED.name, "quest"): "4.5.1.3", (why.IS_EXERTED.name, "challenge"): "4.6.4.1",
    (why.IS_DRYING.name, "quest"): "4.5.1.2", (why.IS_DRYING.name, "challenge"): "4.6.4.1",
    (why.RECKLESS_QUEST.name, "quest"): "4.5.1.2", (why.IS_EXERTED.name, "play"): "5.4.4.2",
    (why.IS_DRYING.name, "play"): "5.4.4.2",
}  # fmt: skip


class Reason(NamedTuple):
    """`again`: another rule that says the same; '' if none does."""

    words: Wording
    rule: str
    again: str = ""

    def cites(self, wanted: str) -> bool:
        return is_below(self.rule, wanted) or is_below(self.again, wanted)


class RefusedAct(NamedTuple):
    player: str
    reason: Wording
    rule: str


def legal(table: ScenarioTable, player: int, act: Act, can: bool, rule: str, known: bool) -> list[RefusedAct]:
    """Fails unless the act is legal (or not) as the check says; why not, where the rules have a reason.

    `known`: the file has said which question is open, so that it does not overlook that nothing else is possible.
    """
    reasons = reasons_against(table, player, act, can, known or rule != "")
    if can:
        if reasons is None:
            return []
        first = next((r for r in reasons if r.rule), None)
        if first is None:
            raise Failure("should_be_possible", question=question_now(table))
        raise Failure("should_be_legal", reason=first.words, rule=first.rule)
    if reasons is None:
        raise Failure("should_be_illegal")
    cited = [r for r in reasons if r.rule]
    if rule and not any(r.cites(rule) for r in cited):
        if not cited:
            raise Failure("no_rule", expected=rule)
        raise Failure("other_rule", expected=rule, found=cited[0].rule, reason=cited[0].words)
    if rule:
        cited = [r for r in cited if r.cites(rule)]
    return [RefusedAct(f"P{player + 1}", r.words, r.rule) for r in cited[:1]]


def is_below(rule: str, wanted: str) -> bool:
    return rule == wanted or rule.startswith(f"{wanted}.")


def reasons_against(table: ScenarioTable, player: int, act: Act, can: bool, known: bool) -> list[Reason] | None:
    """Everything that speaks against it; None if it is legal."""
    game = table.game
    match act:
        case Concede():  # CR 2.3.3.4: at any time, as long as the game goes on
            return [of_refusal(why.GAME_OVER)] if game.over else None
        case Answer():
            return against_answer(table, player, act, can)
        case TurnAct():
            if not (can or game.over or known or game.state.asking == op.TURN):
                raise Failure("cannot_for_nothing", question=question_now(table))
            if isinstance(act, Use) and act.ability and not can:
                known_ability(table, act.ability)
            return against_turn(table, player, act)
    raise TypeError(act)


def of_refusal(refused: why.Refusal) -> Reason:
    return Reason(reason_words(refused.name), refused.rule)


def of_failure(failure: Failure) -> Reason:
    """What a trial ran into."""
    reason = failure.details.get("reason")
    words = reason if isinstance(reason, Wording) else Told(failure.message)
    return Reason(words, str(failure.details.get("rule", "")))


def against_turn(table: ScenarioTable, player: int, act: TurnAct) -> list[Reason] | None:
    game = table.game
    out: list[Reason] = []
    for option in turn_options(table, player, act):
        refused = game.why_not(option, player)
        if refused is None:
            break
        out.append(of_refusal(refused)._replace(again=SAID_AGAIN.get((refused.name, act.key), "")))
        if isinstance(act, (Play, Use)) and refused.name == why.COST_UNPAYABLE.name:
            out += named_costs(table, player, act)
    else:
        return out
    try:
        Acting(trial_of(table), player).turn(act)
    except Failure as failure:
        return [of_failure(failure)]
    return None


def named_costs(table: ScenarioTable, player: int, act: Play | Use) -> list[Reason]:
    """Nothing can pay; for each card that is named for it, why not that one."""
    out: list[Reason] = []
    for slot, names in costs(act).items():
        for name in names:
            out += [of_refusal(refusal(table, player, slot, card)) for card in table.cards(name)[:1]]
    return out


def known_ability(table: ScenarioTable, wanted: str) -> None:
    """A name that no card in the game has would make any use impossible."""
    abilities = [a for placed in table.position.cards for a in placed.definition.abilities]
    if wanted.casefold() not in {str(getattr(a, "name", "")).casefold() for a in abilities}:
        raise Failure("no_ability", ability=wanted)


def against_answer(table: ScenarioTable, player: int, act: Answer, can: bool) -> list[Reason] | None:
    """Tried on a copy: the answer is accepted and the question is answered with it."""
    if not fits_question(table, player, act.key):
        if not can:
            raise Failure("cannot_for_nothing", question=question_now(table))
        return []
    trial = trial_of(table)
    try:
        Answering(trial, player).answer(act)
    except Failure as failure:
        return [of_failure(failure)]
    return None
