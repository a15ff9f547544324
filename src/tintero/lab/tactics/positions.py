"""The files of positions. A position is a scenario as judges write it, with what is best and why beside it.

    positions:
      - id: quest-for-the-last-two
        title: {en: …, es: …}
        given: …            # the table, as in a scenario
        steps: …            # what was done before the question, if anything
        asked: P1           # who is asked now
        best: [{quest: …}]  # every answer that keeps what is claimed, written as steps are
        claim: wins         # wins | survives | reaches | judgement
        turns: 2            # of one's own within which one wins, this one included; else 1
        goal: {…}           # for `reaches`: what can be seen at the end of the turn, as in `see`
        why: {en: …, es: …}

What the claims mean is told in `proving`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from tintero.edges.explained_error import ExplainedError
from tintero.judge.expectations import See
from tintero.judge.faults import BadScenario, Failure
from tintero.judge.meant_option import meant_option
from tintero.judge.running import Runner, attempt
from tintero.judge.scenario import Lines, Scenario, keys_of, text_of
from tintero.judge.scenario_table import ScenarioTable
from tintero.judge.steps import Act
from tintero.judge.vetting import TOP_KEYS, Vetting
from tintero.judge.vetting_steps import StepVetting
from tintero.language import Reader
from tintero.rules.library import Library
from tintero.rules.option import Option
from tintero.words import Told, base_of, catalogue

FOLDER: Final = Path(__file__).parent
OWN_KEYS: Final = ("asked", "best", "claim", "turns", "goal", "why")
SCENARIO_KEYS: Final = tuple(key for key in TOP_KEYS if key not in ("topic", "note", "runs"))
NEEDED: Final = ("id", "title", "given", "asked", "best", "claim", "why")


class BadTactic(ExplainedError):
    """A file that has no positions as they should be: which file, which position or line, what is wrong."""

    family = "tactics."


class Claim(Enum):
    """What the best answers keep and all others give away."""

    WINS = "wins"
    SURVIVES = "survives"
    REACHES = "reaches"
    JUDGEMENT = "judgement"  # argued in words, not proved


@dataclass(frozen=True)
class Tactic:
    """One position with its question. `theme`: the name of its file."""

    theme: str
    scenario: Scenario
    asked: int
    acts: tuple[Act, ...]
    claim: Claim
    turns: int
    goal: See | None
    why: dict[str, str]
    reader: Reader
    library: Library

    @property
    def id(self) -> str:
        return self.scenario.id

    def why_in(self, lang: str) -> str:
        """Why the best answers are the best, in one sentence."""
        return self.why[base_of(lang)]

    @cached_property
    def table(self) -> ScenarioTable:
        """The table with the question open; nobody plays on it."""
        table = ScenarioTable(self.scenario, self.reader, self.library)
        runner = Runner(table)
        for run in self.scenario.runs:
            for step in run.steps:
                fault = attempt(runner, step)
                if fault is not None:
                    raise self.bad("step_fails", fault=fault, line=step.line)
        if table.game.over or table.game.to_decide != self.asked:
            raise self.bad("not_asked", player=f"P{self.asked + 1}")
        return table

    @cached_property
    def best(self) -> tuple[Option, ...]:
        """The best answers as options of the open question."""
        return tuple(self.option_of(act) for act in self.acts)

    def option_of(self, act: Act) -> Option:
        try:
            return meant_option(self.table, self.asked, act)
        except Failure as fault:
            raise self.bad("not_offered", fault=fault, line=act.line) from fault

    def bad(self, code: str, fault: Failure | None = None, **details: object) -> BadTactic:
        """A mistake in this position."""
        if fault is not None:
            details["reason"] = Told(fault.message)
        return BadTactic(code, id=self.id, file=Path(self.scenario.path).name, **details)


def all_tactics(reader: Reader, library: Library | None = None) -> list[Tactic]:
    """Every position of the house, in the order of the files."""
    return read_tactics(sorted(FOLDER.glob("*.yaml")), reader, library)


def read_tactics(files: Iterable[Path], reader: Reader, library: Library | None = None) -> list[Tactic]:
    """The positions of these files; raises BadTactic."""
    library = Library() if library is None else library
    out: list[Tactic] = []
    for file in files:
        try:
            out += _Reading(file, reader, library).tactics()
        except BadScenario as fault:
            raise BadTactic("bad_file", file=file.name, fault=Told(fault.message)) from fault
    seen: set[str] = set()
    for tactic in out:
        if tactic.id in seen:
            raise tactic.bad("same_id")
        seen.add(tactic.id)
    return out


class _Reading:
    """One file; whatever is a scenario in it is read by the judge."""

    def __init__(self, file: Path, reader: Reader, library: Library) -> None:
        self.file = file
        self.reader = reader
        self.library = library

    def tactics(self) -> list[Tactic]:
        data = keys_of(text_of(self.file))
        vetting = Vetting(data, self.reader, str(self.file))
        vetting.keys(data, ("positions",), self.file.name)
        listed = vetting.a_list(data.get("positions"), data.at("positions"), "positions")
        return [self.tactic(vetting.mapping(one, data.at("positions"), "positions")) for one in listed]

    def tactic(self, data: Lines) -> Tactic:
        vetting = Vetting(scenario_part(data), self.reader, str(self.file))
        vetting.keys(data, (*SCENARIO_KEYS, *OWN_KEYS), "positions")
        for key in NEEDED:
            if key not in data:
                raise BadScenario("missing_key", data.line, key=key)
        in_every_language(vetting, data, "title")
        scenario = vetting.scenario()
        steps = StepVetting(vetting)
        best = vetting.a_list(data["best"], data.at("best"), "best")
        claims = tuple(claim.value for claim in Claim)
        vetting.one_of(data["claim"], data.at("claim"), "claim", claims)
        claim = Claim(data["claim"])
        goal: See | None = None
        if claim == Claim.REACHES:
            if "goal" not in data:
                raise BadScenario("missing_key", data.line, key="goal")
            seen = steps.check(See.key, data["goal"], data.at("goal"), "")
            assert isinstance(seen, See)
            goal = seen
        return Tactic(
            self.file.stem, scenario, vetting.player(data["asked"], data.at("asked")),
            tuple(steps.act(act, data.at("best")) for act in best), claim,
            vetting.number(data.get("turns", 1), data.at("turns"), "turns", 1), goal,
            in_every_language(vetting, data, "why"), self.reader, self.library,
        )  # fmt: skip


def scenario_part(data: Lines) -> Lines:
    """What the judge reads of it. A position without steps begins with its question."""
    out = Lines()
    out.line, out.lines = data.line, data.lines
    out.update({key: value for key, value in data.items() if key not in OWN_KEYS})
    out.setdefault("steps", [])
    return out


def in_every_language(vetting: Vetting, data: Lines, key: str) -> dict[str, str]:
    """A sentence in each language."""
    said: dict[str, Any] = vetting.mapping(data[key], data.at(key), key)
    for lang in catalogue().languages:
        if lang not in said:
            raise BadScenario("missing_key", data.at(key), key=lang)
    return {lang: str(said[lang]) for lang in said}
