"""Outcomes as plain data, for programs that show them: steps, questions, events and rules, in words."""

from __future__ import annotations

from typing import Any

from .question_words import option_words, player_name
from .running import RunResult, StepReport, is_unproved
from .scenario_table import ScenarioTable
from .story import ToldStep, tell_run


def results_data(results: list[list[RunResult]], lang: str) -> dict[str, Any]:
    """Files are counted; every run of a file has its own entry."""
    failed = sum(not all(o.ok for o in outcomes) for outcomes in results)
    unproved = sum(is_unproved(outcomes) for outcomes in results)
    return {
        "passed": len(results) - failed - unproved,
        "failed": failed,
        "unproved": unproved,
        "results": [run_data(o, lang) for outcomes in results for o in outcomes],
    }


def run_data(o: RunResult, lang: str) -> dict[str, Any]:
    told = tell_run(o, lang)
    scenario = o.scenario
    return {
        "id": o.id,
        "run": o.run,
        "ok": o.ok,
        "step": o.step,
        "message": o.message_in(lang),
        "proves": o.proves,
        "title": "" if scenario is None else scenario.title_in(lang),
        "rules": [] if scenario is None else scenario.rules,
        "open": {} if scenario is None else scenario.open_points,
        "steps": [step_data(report, step, lang) for report, step in zip(o.steps, told.steps, strict=True)],
    }


def step_data(report: StepReport, told: ToldStep, lang: str) -> dict[str, Any]:
    return {
        "line": told.line,
        "text": told.text,
        "check": told.is_check,
        "ok": told.ok,
        "failure": told.failure,
        "events": [{"text": words, "rule": rule} for words, rule in told.events],
        "facts": [{"text": fact.text, "mark": fact.mark} for fact in told.facts],
        "notes": [{"text": words, "rule": rule} for words, rule in told.notes],
        "rules": told.rules,
        "question": None if report.after is None else question_data(report.after, lang),
    }


def question_data(table: ScenarioTable, lang: str) -> dict[str, Any] | None:
    """The question that is open after the step; none when the game is over."""
    decision = table.game.decision
    if decision is None:
        return None
    return {
        "player": player_name(decision.player),
        "kind": decision.kind,
        "rule": decision.rule,
        "options": [option_words(table, o, lang) for o in decision.options],
    }
