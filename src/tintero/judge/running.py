"""Running scenarios: step after step, failing loudly on the first difference."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby, islice
from pathlib import Path

from tintero.cards import CardsError
from tintero.language import Reader
from tintero.rules import kinds
from tintero.rules import option as op
from tintero.rules.event import Event
from tintero.rules.library import Library
from tintero.rules.option import IllegalAction, Option
from tintero.rules.question import Ask
from tintero.words import Told, Wording

from .acts import Acting, trial_of
from .answering import Answering, fits_question
from .checks import check
from .expectations import Asked, Bag, Can, Cannot, See
from .faults import Failure
from .following import Following
from .legal_now import RefusedAct
from .proof_files import scenarios_in
from .question_words import player_name, question_now, reason_words
from .scenario import BadScenario, Run, Scenario
from .scenario_table import ScenarioTable
from .settled_questions import SettledQuestions
from .steps import Act, Answer, Bottom, CardRef, Check, Choose, Concede, Does, Order, Ref, Step, Top, TurnAct


@dataclass
class StepReport:
    """One step: what it says, what it caused, and whether it came out."""

    step: Step
    events: list[Event] = field(default_factory=list)
    fault: Failure | None = None
    refusals: list[RefusedAct] = field(default_factory=list)  # why what a `cannot` speaks of is not possible
    question: Wording | None = None  # the question that an `asked` has looked at
    rule: str = ""  # the rule by which it is asked
    after: ScenarioTable | None = None  # the table as it was then


@dataclass
class RunResult:
    """What came of one run of one scenario."""

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
    def proves(self) -> bool:
        """Whether anything was checked."""
        return any(isinstance(report.step, Check) for report in self.steps)

    @property
    def message(self) -> str:
        return self.message_in("en")

    def message_in(self, lang: str) -> str:
        return "" if self.fault is None else self.fault.message(lang)


def run_file(path: str | Path, reader: Reader, library: Library | None = None) -> list[RunResult]:
    """Every run of a file; a file that cannot be run gives one failed outcome. `library`: shared with other files."""
    try:
        scenarios = scenarios_in(path, reader)
    except BadScenario as error:
        return [RunResult(str(path), Path(path).stem, "", False, error.line, error)]
    library = Library() if library is None else library
    return [run_once(scenario, run, reader, library) for scenario in scenarios for run in scenario.runs]


def is_unproved(outcomes: list[RunResult]) -> bool:
    """Nothing failed in the file, and nothing was checked."""
    return all(o.ok for o in outcomes) and not any(o.proves for o in outcomes)


def scenario_files(path: str | Path, most: int | None = None) -> list[Path]:
    """The scenario files of a folder, in order and at most so many; a file is itself.

    What is called like a scenario and is none, such as a pipe, is refused when it is read, not left out in silence.
    """
    p = Path(path)
    if not p.is_dir():
        return [p]
    return sorted(islice((f for f in p.rglob("*") if f.suffix in (".yaml", ".yml") and not f.is_dir()), most))


def run_files(paths: Iterable[str | Path], reader: Reader) -> list[RunResult]:
    library = Library()
    files = [file for path in paths for file in scenario_files(path)]
    return [outcome for file in files for outcome in run_file(file, reader, library)]


def run_once(scenario: Scenario, run: Run, reader: Reader, library: Library | None = None) -> RunResult:
    outcome = RunResult(scenario.path, scenario.id, run.name, True, scenario=scenario)
    table = ScenarioTable(scenario, reader, library)
    outcome.table = table
    runner = Runner(table)
    for step in run.steps:
        report = StepReport(step)
        outcome.steps.append(report)
        before = len(table.game.events)
        report.fault = attempt(runner, step)
        report.events = table.game.events[before:]
        report.after = trial_of(table)
        if report.fault is not None:
            outcome.ok = False
            outcome.step = step.line
            outcome.fault = report.fault
            return outcome
        report.refusals = runner.refusals
        runner.refusals = []
        if isinstance(step, Asked) and table.game.decision is not None:
            report.question = question_now(table)
            report.rule = table.game.decision.rule
    if outcome.steps and (left := runner.left_open()) is not None:
        outcome.ok, outcome.step, outcome.fault = False, run.steps[-1].line, left
    return outcome


def attempt(runner: Runner, step: Step) -> Failure | None:
    """Do the step; whatever goes wrong is a failure of this step and of no other file."""
    try:
        runner.step(step)
    except Failure as error:
        return error
    except IllegalAction as error:
        return Failure("illegal", reason=reason_words(error.reason), rule=error.rule)
    except CardsError as error:
        return Failure("engine", error=Told(error.message))
    except Exception as error:  # a mistake of ours must not hide what the other files say
        return Failure("engine", error=f"{type(error).__name__}: {error}")
    return None


class Runner:
    """Gives each step to the game; remembers what was settled without asking."""

    def __init__(self, table: ScenarioTable) -> None:
        self.table = table
        self.seen = len(table.game.events)
        self.settled = SettledQuestions(table)
        self.following: Following | None = None  # an action that waits for another question to be answered
        self.refusals: list[RefusedAct] = []
        self.asked = False  # the file has looked at the open question
        self.spoken_of = False  # or at what answers it

    def step(self, step: Step) -> None:
        if self.is_past(step):
            return
        self.settle_before(step)
        if isinstance(step, Check):
            try:
                self.refusals = check(self.table, step, self.asked)
            except Failure as failure:
                if isinstance(step, See) and self.is_left_open:
                    failure.still_open = question_now(self.table)
                raise
            self.asked = self.asked or isinstance(step, Asked)
            self.spoken_of = self.spoken_of or isinstance(step, (Asked, Can, Cannot, Bag))
        else:
            self.asked = self.spoken_of = False
            self.act(step.player, step.act)
            self.take_only_answers()

    def left_open(self) -> Failure | None:
        """At the end: a question that the file neither answers nor speaks of."""
        if self.spoken_of:
            return None
        self.settle_orders()
        return Failure("unanswered", question=question_now(self.table)) if self.is_left_open else None

    @property
    def is_left_open(self) -> bool:
        game = self.table.game
        return not (game.over or game.state.asking == op.TURN)

    def note_settled(self) -> None:
        events = self.table.game.events
        for kind, group in groupby(events[self.seen :], key=lambda e: e.kind):
            found = list(group)
            if kind == kinds.SETTLED:
                for e in found:
                    self.settled.add(e)
            elif kind == kinds.PUT_ON_DECK and len(found) == 1:
                self.settled.add_lone_card(found[0])
        self.seen = len(events)

    def take(self, option: Option) -> None:
        """Settle the open question in this way, and remember it."""
        game = self.table.game
        self.note_settled()
        asked = game.asked
        picked = asked.picked if asked is not None else 0
        implied = [o for o in game.options if o != option] if game.state.asking == op.ORDER else []
        for answer in [option, *(implied if len(implied) == 1 else [])]:  # the last of an order has one place left
            taken = Event(kinds.SETTLED, "1.7.7", game.to_decide, amount=picked, words=game.state.asking)
            taken.answer = answer
            self.settled.add(taken)
        game.choose(option)
        if self.following is not None and self.following.go_on():
            self.following = None

    def take_only_answers(self) -> None:
        """A question about hidden cards is put even if it has one answer; here nobody is to be kept in the dark."""
        while (only := self.table.game.only_answer) is not None:
            self.take(only)

    def is_past(self, step: Step) -> bool:
        """Whether the step only says what was settled before the order that is open now."""
        if not (isinstance(step, Does) and isinstance(step.act, Answer) and is_cosmetic(self.table)):
            return False
        self.note_settled()
        return not speaks_of_order(self.table, step) and self.settled.take(step.player, step.act)

    def settle_before(self, step: Step) -> None:
        """Orders that only look different are settled before any step or check that does not speak of them."""
        self.settle_orders(step)

    def settle_orders(self, step: Step | None = None) -> None:
        self.take_only_answers()
        while is_cosmetic(self.table) and (step is None or not speaks_of_order(self.table, step)):
            self.take(self.table.game.options[0])
            self.take_only_answers()

    def act(self, player: int, act: Act) -> None:
        game = self.table.game
        self.note_settled()
        match act:
            case Concede():
                game.concede(player)
            case Answer():
                self.answer(player, act)
            case TurnAct() if not game.over and game.state.asking == op.TURN and game.to_decide == player:
                self.settled = SettledQuestions(self.table)
                self.following = Acting(self.table, player).turn(act)
            case _:
                raise Failure("not_their_turn", player=player_name(player), question=question_now(self.table))

    def answer(self, player: int, act: Answer) -> None:
        answering = Answering(self.table, player)
        open_now = fits_question(self.table, player, act.key)
        meant = not isinstance(act, Choose) or answering.is_offered(act.names)
        if not (open_now and meant) and self.settled.take(player, act):
            return
        if not open_now and (settled := self.settled.contradicted(player, act)) is not None:
            raise settled
        answering.answer(act)
        if self.following is not None and self.following.go_on():
            self.following = None


def is_cosmetic(table: ScenarioTable) -> bool:
    """The order of cards going to a deck bottom or a discard pile."""
    asked = table.game.asked
    return asked is not None and asked.what == Ask.ORDER_BOTTOM and table.game.state.asking == op.ORDER


def speaks_of_order(table: ScenarioTable, step: Step) -> bool:
    """Whether the step answers the open order, or asks about it."""
    game = table.game
    if isinstance(step, Asked):
        if step.kind:
            return step.kind == op.ORDER and step.player in (None, game.to_decide)
        names = [*(step.options or ()), *step.includes]
    else:
        tries = (step,) if isinstance(step, Does) else step.tries if isinstance(step, (Can, Cannot)) else ()
        names = [name for one in tries if one.player == game.to_decide for name in names_ordered(one.act)]
    offered = {o.a for o in game.options}
    return any(isinstance(name, CardRef) and table.cards(name, offered) for name in names)


def names_ordered(act: Act) -> tuple[Ref, ...]:
    """The names of an answer that puts cards somewhere."""
    match act:
        case Order() | Bottom():
            return act.names.refs
        case Top():
            return act.names.refs + (() if act.bottom is None else act.bottom.refs)
    return ()
