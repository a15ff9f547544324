"""Running scenarios: step after step, failing loudly on the first difference."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from tintero.abilities.words import Event
from tintero.cards import CardPool
from tintero.language import NotUnderstood
from tintero.rules import option as op
from tintero.rules.option import Happening, IllegalAction

from .acts import ANSWERS, TURN_ACTS, Acting
from .checks import check, settle_orders
from .messages import Failure
from .scenario import CHECKS, BadScenario, Lines, Run, Scenario, load_scenario
from .table import Table


@dataclass
class StepReport:
    """One step: its line, what it says, what it caused, and whether it came out."""

    line: int
    step: Lines
    events: list[Happening] = field(default_factory=list)
    failure: str = ""


@dataclass
class Outcome:
    """One run of one scenario."""

    path: str
    id: str
    run: str
    ok: bool
    step: int = 0  # line of the step that failed
    message: str = ""
    steps: list[StepReport] = field(default_factory=list)
    scenario: Scenario | None = None
    table: Table | None = None


def run_file(path: str | Path, pool: CardPool) -> list[Outcome]:
    """Every run of a file; a file that cannot be run gives one failed outcome."""
    try:
        scenario = load_scenario(path, pool)
    except BadScenario as error:
        return [Outcome(str(path), Path(path).stem, "", False, error.line, bad_message(error))]
    return [run_once(scenario, run, pool) for run in scenario.runs]


def bad_message(error: BadScenario) -> str:
    details = ", ".join(f"{k}: {v}" for k, v in error.details.items() if v)
    return f"line {error.line}: {error.code.replace('_', ' ')} ({details})"


def run_files(paths: Iterable[str | Path], pool: CardPool) -> list[Outcome]:
    out: list[Outcome] = []
    for path in paths:
        p = Path(path)
        for file in sorted(p.rglob("*.yaml")) if p.is_dir() else [p]:
            out += run_file(file, pool)
    return out


def run_once(scenario: Scenario, run: Run, pool: CardPool) -> Outcome:
    outcome = Outcome(scenario.path, scenario.id, run.name, True, scenario=scenario)
    try:
        table = Table(scenario, pool)
    except NotUnderstood as error:
        outcome.ok = False
        outcome.message = f"{error.card} is not understood: {error.unread[0].words}"
        return outcome
    outcome.table = table
    runner = Runner(table)
    for line, step in run.steps:
        report = StepReport(line, step)
        outcome.steps.append(report)
        before = len(table.game.events)
        try:
            runner.step(step)
        except (Failure, IllegalAction) as error:
            report.failure = str(error)
            outcome.ok = False
            outcome.step = line
            outcome.message = str(error)
        report.events = table.game.events[before:]
        if not outcome.ok:
            return outcome
    return outcome


class Runner:
    """Gives each step to the game; remembers what was settled without asking."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen = len(table.game.events)
        self.settled: list[Happening] = []

    def step(self, step: Lines) -> None:
        key = next(iter(step))
        if key in CHECKS:
            check(self.table, key, step[key], step)
            return
        self.act(int(key[1:]) - 1, step[key])

    def note_settled(self) -> None:
        events = self.table.game.events
        self.settled += [h for h in events[self.seen :] if h.event == Event.SETTLED]
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
        if self.fits_question(acting, key):
            acting.answer(act)
            return
        if self.was_settled(acting, key, act):
            return
        settle_orders(self.table)
        if self.fits_question(acting, key):
            acting.answer(act)
            return
        raise Failure("other_question", player=f"P{acting.player + 1}", kind=key, question=acting.open_question())

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
        for i, h in enumerate(self.settled):
            if h.text != kinds.get(key) or h.player != acting.player:
                continue
            if self.agrees(key, act, h):
                del self.settled[: i + 1]
                return True
        return False

    def agrees(self, key: str, act: Lines, h: Happening) -> bool:
        if key == "may":
            return True
        if key == "amount":
            return int(act["amount"]) == h.card
        if key == "pick":
            return int(act["pick"]) - 1 == h.card
        wanted = act[key]
        if wanted == "nothing":
            return h.amount == op.DONE
        names = wanted if isinstance(wanted, list) else [wanted]
        for name in names:
            text = str(name)
            if len(text) == 2 and text[0] == "P" and text[1].isdigit():
                if h.amount == op.PLAYER and h.card == int(text[1]) - 1:
                    return True
            elif h.card in self.table.cards(text):
                return True
        return False
