"""`tintero judge`: rulings that run, told step by step, or one line each when there are many."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from rich.text import Text

from tintero.cli.here import Here
from tintero.cli.judge_pages import check_pages, write_pages
from tintero.cli.scenario_board import ScenarioBoard
from tintero.cli.user_error import UserError
from tintero.cli.wrapping import hanging
from tintero.edges import bounds
from tintero.judge.faults import shown
from tintero.judge.results_data import results_data
from tintero.judge.running import RunResult, is_unproved, run_file, scenario_files
from tintero.judge.scenario_table import ScenarioTable
from tintero.judge.story import NO, OK, Fact, ToldStep, tell_run
from tintero.judge.vocabulary import topic_text
from tintero.rulebook import rulebook

PASSED = 0
FAILED = 1
BAD_FILE = 2
MARKS = {OK: ("✓ ", "green"), NO: ("✗ ", "bold red")}
UNSEEN_MARK = ("· ", "dim")
INDENT = 5


def judge_command(here: Here, paths: list[str], as_json: bool, quiet: bool, explain: bool, html: str | None) -> int:
    if not paths:
        raise UserError("judging.what")
    files = [file for path in paths for file in files_of(path)]
    if html is not None:
        check_pages(html, files)
    told_whole = explain or len(files) == 1
    results: list[list[RunResult]] = []
    for outcomes in scenario_by_scenario(files, here):
        results.append(outcomes)
        if as_json:
            continue
        if quiet and all(o.ok for o in outcomes) and not is_unproved(outcomes):
            continue
        if told_whole and not quiet:
            tell_file(here, outcomes, explain)
        else:
            tell_short(here, outcomes)
    unproved = sum(is_unproved(outcomes) for outcomes in results)
    passed = sum(all(o.ok for o in outcomes) for outcomes in results) - unproved
    if as_json:
        here.line(json.dumps(results_data(results, here.lang), ensure_ascii=False, indent=2))
    elif len(results) > 1 and not quiet:
        here.print("judging.summary", passed=passed, total=len(results), failed=len(results) - passed - unproved)
        if unproved:
            here.print("judging.summary_unproved", count=unproved)
    if html is not None:
        write_pages(here, results, files, html)
    return exit_code(results)


def scenario_by_scenario(files: list[Path], here: Here) -> Iterator[list[RunResult]]:
    """The runs of each: a file holds one scenario, or the checks of a family."""
    for file in files:
        for _, runs in groupby(run_file(file, here.reader), key=lambda result: result.id):
            yield list(runs)


def files_of(path: str) -> list[Path]:
    try:
        if not Path(path).exists():
            raise UserError("judging.missing", path=path)
    except ValueError:  # a NUL character
        raise UserError("judging.missing", path=path) from None
    files = scenario_files(path, bounds.SCENARIO_FILES + 1)
    if not files:
        raise UserError("judging.empty", path=path)
    if len(files) > bounds.SCENARIO_FILES:
        raise UserError("judging.many", path=path, most=bounds.SCENARIO_FILES)
    return files


def exit_code(results: list[list[RunResult]]) -> int:
    """1 if a ruling failed; 2 if none did but a file was refused; else 0."""
    faulty = [o for outcomes in results for o in outcomes if not o.ok]
    if any(not o.bad for o in faulty):
        return FAILED
    return BAD_FILE if faulty else PASSED


# ---- one line ----------------------------------------------------------------------------------------------------


def tell_short(here: Here, outcomes: list[RunResult]) -> None:
    if is_unproved(outcomes):
        here.console.print(Text.assemble(UNSEEN_MARK, outcomes[0].id, ": ", here.say("judging.unproved")))
    elif all(o.ok for o in outcomes):
        scenario = outcomes[0].scenario
        title = "" if scenario is None or not scenario.title else scenario.title_in(here.lang)
        name = (f"  {outcomes[0].id}", "dim") if title else outcomes[0].id
        here.console.print(Text.assemble(MARKS[OK], title, name), soft_wrap=True)
    else:
        tell_failures(here, outcomes)


def tell_failures(here: Here, outcomes: list[RunResult]) -> None:
    for o in outcomes:
        if not o.ok:
            name = f"{o.id} ({o.run})" if o.run else o.id
            where = o.path if o.bad else name
            here.console.print(Text.assemble(MARKS[NO], where, ": ", failure(here, o)), soft_wrap=True)


def failure(here: Here, o: RunResult) -> str:
    """A refused file names its line by itself."""
    message = o.message_in(here.lang)
    return message if o.bad else here.say("judging.failed_short", line=o.step, message=message)


# ---- a whole file ------------------------------------------------------------------------------------------------


def tell_file(here: Here, outcomes: list[RunResult], explain: bool) -> None:
    first = outcomes[0]
    scenario = first.scenario
    if scenario is None:
        tell_failures(here, outcomes)
        return
    out = here.console
    out.print(Text(scenario.title_in(here.lang), style="bold"))
    id_below = scenario.id if scenario.title else ""  # without a title it stands above
    if below := " · ".join(w for w in (id_below, topic_text(scenario.topic, here.lang)) if w):
        out.print(Text(below, style="dim"))
    if scenario.rules:
        out.print(Text(here.say("judging.rules", rules=scenario.rules), style="dim"))
    if explain:
        tell_rules(here, scenario.rules, 2)
    if scenario.open_points:
        points = [f"{name}: {shown(value, here.lang)}" for name, value in scenario.open_points.items()]
        out.print(Text(here.say("judging.open", points=points)))
    if scenario.note:
        out.print(Text(" ".join(scenario.note.split())))
    table = ScenarioTable(scenario, here.reader)
    out.print(ScenarioBoard(table, here.lang).draw())
    out.print(here.say("judging.turn", player=f"P{table.game.state.active + 1}"))
    for o in outcomes:
        told = tell_run(o, here.lang)
        here.line()
        if o.run:
            out.print(Text(here.say("judging.run", name=o.run), style="bold underline"))
        for number, step in enumerate(told.steps, start=1):
            tell_step(here, number, step, explain)
        if o.ok and not o.proves:
            out.print(Text.assemble(UNSEEN_MARK, here.say("judging.unproved")))
        elif o.ok:
            out.print(Text.assemble(MARKS[OK], (here.say("judging.proved"), "green")))
        else:
            words = here.say("judging.failed", line=o.step, message=o.message_in(here.lang))
            out.print(Text.assemble(MARKS[NO], (words, "red")))


def tell_step(here: Here, number: int, step: ToldStep, explain: bool) -> None:
    head = f"{number:>3}. "
    style = "italic" if step.is_check else "bold" if step.ok else "bold red"
    hanging(here.console, Text.assemble((head, "dim"), (step.text, style)), 0, INDENT)
    for words, rule in step.events:
        hanging(here.console, Text.assemble(words, (f" ({rule})", "dim")), INDENT)
    for fact in step.facts:
        hanging(here.console, Text.assemble(mark(fact), fact.text), INDENT, 2)
    for words, rule in step.notes:
        hanging(here.console, Text(f"{words} ({rule})", style="dim"), INDENT + 2)
    if step.failure:
        hanging(here.console, Text.assemble(MARKS[NO], (step.failure, "red")), INDENT, 2)
    if explain:
        tell_rules(here, step.rules, INDENT + 2)


def tell_rules(here: Here, numbers: list[str], by: int) -> None:
    for number in numbers:
        found = rulebook().rule(number)
        if found is not None:
            text = Text.assemble((f"{number}  ", "bold cyan"), (found.text(here.lang), "cyan"))
            hanging(here.console, text, by)


def mark(fact: Fact) -> tuple[str, str]:
    return MARKS.get(fact.mark, UNSEEN_MARK)
