"""A ruling as a page shows it: what it is about, and each step with the whole table as it was then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from tintero.edges import bounds
from tintero.judge.running import RunResult, StepReport, run_once
from tintero.judge.scenario import BadScenario, Scenario, read_scenario
from tintero.judge.scenario_table import ScenarioTable
from tintero.judge.story import ToldStep, tell_run
from tintero.judge.vocabulary import topic_text
from tintero.rulebook import rulebook
from tintero.rules.event import NOBODY
from tintero.table.front import Game
from tintero.table.handles import Handles
from tintero.table.house import House

from . import wire
from .api_rules import RuleTitle, rule_title
from .one_door import EVERYTHING, OneDoor
from .refused import Refused
from .wire import Part
from .workshop import Shelf

SECRET: Final = b"ruling"  # nothing is hidden in a ruling: its cards are called alike whenever it is shown
MOST_STEPS: Final = 300


class Cited(Part, frozen=True):
    text: str
    rule: str


class FactTold(Part, frozen=True):
    """One thing that must be true; `mark`: ok, no, or unseen."""

    text: str
    mark: str


class StepTold(Part, frozen=True):
    """One step: what is done or checked, what happened, and the table afterwards."""

    line: int
    text: str
    ok: bool
    check: bool = False
    events: tuple[Cited, ...] = ()
    facts: tuple[FactTold, ...] = ()
    notes: tuple[Cited, ...] = ()
    rules: tuple[str, ...] = ()
    failure: str = ""
    view: wire.View | None = None


class RunTold(Part, frozen=True):
    name: str
    ok: bool
    proves: bool  # something was checked
    steps: tuple[StepTold, ...]
    failure: str = ""


class OpenSet(Part, frozen=True):
    name: str
    value: bool | int


class RulingPage(Part, frozen=True):
    """A ruling that was run: the position, and every run of it step by step. `text` is its file."""

    id: str
    title: str
    topic: str
    topic_name: str
    ok: bool
    rules: tuple[RuleTitle, ...]
    text: str
    given: wire.View
    runs: tuple[RunTold, ...]
    faces: tuple[wire.Face, ...]
    note: str = ""
    open: tuple[OpenSet, ...] = ()


@dataclass(frozen=True)
class RunRuling:
    """Run the ruling of a text. `bounded`: somebody sent it."""

    text: str
    path: str
    lang: str
    bounded: bool = True

    def done(self, shelf: Shelf) -> bytes:
        page = self.page(shelf.house)
        return msgspec.json.encode(page)

    def page(self, house: House) -> RulingPage:
        try:
            scenario = read_scenario(self.text, house.reader, self.path)
        except BadScenario as fault:
            raise Refused("bad_ruling", 422, reason=fault.message(self.lang)) from fault
        if self.bounded:
            check_bounds(scenario)
        results = [run_once(scenario, run, house.reader, house.library) for run in scenario.runs]
        return told_page(scenario, self.text, results, house, self.lang)


def check_bounds(scenario: Scenario) -> None:
    steps = sum(len(run.steps) for run in scenario.runs)
    if steps > MOST_STEPS:
        raise Refused("long_ruling", 422, most=MOST_STEPS)


def told_page(scenario: Scenario, text: str, results: Sequence[RunResult], house: House, lang: str) -> RulingPage:
    faces: dict[str, wire.Face] = {}
    given = table_view(ScenarioTable(scenario, house.reader, house.library), house, lang, faces)
    runs = tuple(told_run(result, house, lang, faces) for result in results)
    rules = [rule for number in scenario.rules if (rule := rulebook().rule(number)) is not None]
    return RulingPage(
        id=scenario.id,
        title=scenario.title_in(lang),
        topic=scenario.topic,
        topic_name=topic_text(scenario.topic, lang),
        ok=all(run.ok for run in runs),
        rules=tuple(rule_title(rule, lang) for rule in rules),
        text=text,
        given=given,
        runs=runs,
        faces=tuple(faces.values()),
        note=" ".join(scenario.note.split()),
        open=tuple(OpenSet(name=name, value=value) for name, value in scenario.open_points.items()),
    )


def told_run(result: RunResult, house: House, lang: str, faces: dict[str, wire.Face]) -> RunTold:
    told = tell_run(result, lang)
    steps = [told_step(report, step, house, lang, faces) for report, step in zip(result.steps, told.steps, strict=True)]
    return RunTold(name=told.name, ok=told.ok, proves=told.proves, steps=tuple(steps), failure=told.failure)


def told_step(report: StepReport, told: ToldStep, house: House, lang: str, faces: dict[str, wire.Face]) -> StepTold:
    after = report.after
    return StepTold(
        line=told.line,
        text=told.text,
        ok=told.ok,
        check=told.is_check,
        events=tuple(Cited(text=words, rule=rule) for words, rule in told.events),
        facts=tuple(FactTold(text=fact.text, mark=fact.mark) for fact in told.facts),
        notes=tuple(Cited(text=words, rule=rule) for words, rule in told.notes),
        rules=tuple(told.rules),
        failure=told.failure,
        view=None if after is None else table_view(after, house, lang, faces),
    )


def table_view(table: ScenarioTable, house: House, lang: str, faces: dict[str, wire.Face]) -> wire.View:
    """The whole table, everything open."""
    game = Game(table.game, house, [], 0, NOBODY)
    game.handles = {NOBODY: Handles(SECRET, NOBODY)}
    door = OneDoor(game, EVERYTHING, lang)
    faces.update((face.name, face) for face in door.faces(faces))
    return door.view


def ruling_text(path: Path) -> str:
    """The file of a ruling that comes with Tintero."""
    return path.read_bytes()[: bounds.SCENARIO_BYTES].decode("utf-8").replace("\r\n", "\n")
