"""Running scenarios: step after step, failing loudly on the first difference."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from tintero.abilities.words import EventKind
from tintero.cards import CardsError
from tintero.edges.plain_text import is_number
from tintero.language import Reader
from tintero.rules import option as op
from tintero.rules.event import Event
from tintero.rules.library import Library
from tintero.rules.option import IllegalAction, Option

from .acts import ANSWERS, TURN_ACTS, Acting, turn_option
from .checks import check, settle_orders
from .faults import Both, Failure
from .question_words import question_now, reason_words
from .scenario import CHECKS, BadScenario, Lines, Run, Scenario, load_scenario
from .scenario_table import ScenarioTable
from .vocabulary import kind_words


@dataclass
class StepReport:
    """One step: its line, what it says, what it caused, and whether it came out."""

    line: int
    step: Lines
    events: list[Event] = field(default_factory=list)
    fault: Failure | None = None
    refusals: list[RefusedAct] = field(default_factory=list)  # why what a `cannot` speaks of is not possible
    question: Both | None = None  # the question that an `asked` has looked at
    rule: str = ""  # the rule by which it is asked


class RefusedAct(NamedTuple):
    player: str
    reason: Both
    rule: str


@dataclass
class Outcome:
    """One run of one scenario."""

    path: str
    id: str
    run: str
    ok: bool
    step: int = 0  # line of the step that failed
    fault: Failure | BadScenario | None = None
    steps: list[StepReport] = field(default_factory=list)
    scenario: Scenario | None = None
    table: ScenarioTable | None = None

    @property
    def bad(self) -> bool:
        """The file was refused; nothing was run."""
        return isinstance(self.fault, BadScenario)

    @property
    def message(self) -> str:
        return self.message_in("en")

    def message_in(self, lang: str) -> str:
        return "" if self.fault is None else self.fault.message(lang)


def run_file(path: str | Path, reader: Reader, library: Library | None = None) -> list[Outcome]:
    """Every run of a file; a file that cannot be run gives one failed outcome. `library`: shared with other files."""
    try:
        scenario = load_scenario(path, reader)
    except BadScenario as error:
        return [Outcome(str(path), Path(path).stem, "", False, error.line, error)]
    library = Library() if library is None else library
    return [run_once(scenario, run, reader, library) for run in scenario.runs]


def scenario_files(path: str | Path, most: int | None = None) -> list[Path]:
    """The scenario files of a folder, in order and at most so many; a file is itself.

    What is called like a scenario and is none, such as a pipe, is refused when it is read, not left out in silence.
    """
    p = Path(path)
    if not p.is_dir():
        return [p]
    return sorted(islice((f for f in p.rglob("*") if f.suffix in (".yaml", ".yml") and not f.is_dir()), most))


def run_files(paths: Iterable[str | Path], reader: Reader) -> list[Outcome]:
    library = Library()
    files = [file for path in paths for file in scenario_files(path)]
    return [outcome for file in files for outcome in run_file(file, reader, library)]


def run_once(scenario: Scenario, run: Run, reader: Reader, library: Library | None = None) -> Outcome:
    outcome = Outcome(scenario.path, scenario.id, run.name, True, scenario=scenario)
    table = ScenarioTable(scenario, reader, library)
    outcome.table = table
    runner = Runner(table)
    for line, step in run.steps:
        report = StepReport(line, step)
        outcome.steps.append(report)
        before = len(table.game.events)
        report.fault = attempt(runner, step)
        report.events = table.game.events[before:]
        if report.fault is not None:
            outcome.ok = False
            outcome.step = line
            outcome.fault = report.fault
            return outcome
        look_around(table, report)
    return outcome


def attempt(runner: Runner, step: Lines) -> Failure | None:
    """Do the step; whatever goes wrong is a failure of this step and of no other file."""
    try:
        runner.step(step)
    except Failure as error:
        return error
    except IllegalAction as error:
        return Failure("illegal", reason=reason_words(error.reason), rule=error.rule)
    except CardsError as error:
        return Failure("engine", error=Both(error.message("en"), error.message("es")))
    except Exception as error:  # a mistake of ours must not hide what the other files say
        return Failure("engine", error=f"{type(error).__name__}: {error}")
    return None


def look_around(table: ScenarioTable, report: StepReport) -> None:
    """What a check has found that is worth telling: the question, the reasons."""
    key = next(iter(report.step))
    game = table.game
    if key == "asked" and game.decision is not None:
        report.question = question_now(table)
        report.rule = game.decision.rule
    elif key == "cannot":
        for player, act in report.step[key].items():
            if isinstance(act, Lines) and not any(k in act for k in TURN_ACTS):
                continue
            option = op.Option(op.END) if isinstance(act, str) else turn_option(table, int(player[1:]) - 1, act)
            reason = game.why_not(option)
            if reason is not None:
                report.refusals.append(RefusedAct(player, reason_words(reason.name), reason.rule))


class Runner:
    """Gives each step to the game; remembers what was settled without asking."""

    def __init__(self, table: ScenarioTable) -> None:
        self.table = table
        self.seen = len(table.game.events)
        self.settled: list[Event] = []
        self.last_settled = False

    def step(self, step: Lines) -> None:
        key = next(iter(step))
        if key in CHECKS:
            check(self.table, key, step[key], step)
            return
        self.act(int(key[1:]) - 1, step[key])

    def note_settled(self) -> None:
        events = self.table.game.events
        self.settled += [e for e in events[self.seen :] if e.kind == EventKind.SETTLED]
        self.seen = len(events)

    def act(self, player: int, act: Lines | str) -> None:
        table = self.table
        game = table.game
        acting = Acting(table, player)
        self.note_settled()
        if act == "concede":
            game.concede(player)
            return
        if isinstance(act, Lines) and not any(k in act for k in TURN_ACTS):
            self.answer(acting, act)
            return
        settle_orders(table)
        if game.over or game.state.asking != op.TURN or game.to_decide != player:
            raise Failure("not_their_turn", player=f"P{player + 1}", question=acting.open_question())
        self.settled = []
        self.seen = len(game.events)
        if act == "end turn":
            acting.choose(op.Option(op.END))
        elif isinstance(act, Lines):
            acting.turn(act)

    def answer(self, acting: Acting, act: Lines) -> None:
        key = next(k for k in ANSWERS if k in act)
        if self.fits_question(acting, key) and not (
            key == "choose" and not acting.is_offered(act["choose"]) and self.was_settled(acting, key, act)
        ):
            acting.answer(act)
            return
        if self.last_settled:
            self.last_settled = False
            return
        if self.was_settled(acting, key, act):
            self.last_settled = False
            return
        settle_orders(self.table)
        if self.fits_question(acting, key):
            acting.answer(act)
            return
        question = acting.open_question()
        raise Failure("other_question", player=f"P{acting.player + 1}", kind=kind_words(key), question=question)

    def fits_question(self, acting: Acting, key: str) -> bool:
        game = self.table.game
        if game.over or game.to_decide != acting.player:
            return False
        kinds = {
            "may": (op.MAY,), "choose": (op.CHOOSE, op.HAND), "pick": (op.PICK,), "name": (op.NAME,),
            "amount": (op.AMOUNT,), "order": (op.ORDER,), "resolve": (op.RESOLVE,), "top": (op.ORDER, op.CHOOSE),
            "bottom": (op.ORDER, op.CHOOSE),
        }
        if game.state.asking not in kinds[key]:
            return False
        if key in ("top", "bottom") and game.state.asking == op.ORDER:
            return any(o.verb in (op.TOP, op.BOTTOM, op.CARD) for o in game.options)
        return True

    def was_settled(self, acting: Acting, key: str, act: Lines) -> bool:
        """A question with one answer was settled by the game; the step agrees if it says the same."""
        kinds = {"may": op.MAY, "choose": op.CHOOSE, "resolve": op.RESOLVE, "amount": op.AMOUNT, "pick": op.PICK}
        for i, e in enumerate(self.settled):
            if e.words != kinds.get(key) or e.player != acting.player or e.answer is None:
                continue
            if self.agrees(key, act, e.answer):
                del self.settled[: i + 1]
                self.last_settled = True
                return True
        return False

    def agrees(self, key: str, act: Lines, answer: Option) -> bool:
        if key == "may":
            return True
        if key == "amount":
            return int(act["amount"]) == answer.a
        if key == "pick":
            return int(act["pick"]) - 1 == answer.a
        wanted = act[key]
        if wanted == "nothing":
            return answer.verb == op.DONE
        names = wanted if isinstance(wanted, list) else [wanted]
        for name in names:
            text = str(name)
            if len(text) == 2 and text[0] == "P" and is_number(text[1]):
                if answer.verb == op.PLAYER and answer.a == int(text[1]) - 1:
                    return True
            elif answer.a in self.table.cards(text):
                return True
        return False
