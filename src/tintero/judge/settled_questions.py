"""What was settled without asking, question by question; a step may still say the same."""

from __future__ import annotations

from dataclasses import dataclass

from tintero.rules import option as op
from tintero.rules.event import NO_CARD, Event
from tintero.rules.option import Option

from .faults import Failure
from .question_words import player_name, settled_words
from .scenario_table import ScenarioTable
from .steps import Amount, Answer, Bottom, Choose, May, Names, Order, Pick, PlayerRef, Ref, Resolve, Top
from .vocabulary import kind_words

KINDS = {
    "may": op.MAY, "choose": op.CHOOSE, "resolve": op.RESOLVE, "amount": op.AMOUNT, "pick": op.PICK, "order": op.ORDER,
    "top": op.ORDER, "bottom": op.ORDER,
}  # fmt: skip


@dataclass
class Settled:
    """One question with all its picks."""

    player: int
    kind: str
    answers: list[Option]
    card: int = NO_CARD  # whose trigger
    rule: str = "1.7.7"


def was_settled(table: ScenarioTable, key: str, question: Settled) -> Failure:
    """The file answers otherwise what nobody was asked."""
    answer = settled_words(table, question.answers, question.card)
    player = player_name(question.player)
    return Failure("was_settled", player=player, kind=kind_words(key), answer=answer, rule=question.rule)


class SettledQuestions:
    """Since the last turn action."""

    def __init__(self, table: ScenarioTable) -> None:
        self.table = table
        self.questions: list[Settled] = []

    def add(self, e: Event) -> None:
        if e.answer is None:
            return
        last = self.questions[-1] if self.questions else None
        same = last is not None and last.kind == e.words and last.player == e.player
        if last is not None and same and (e.amount > 0 or e.words == op.ORDER):
            last.answers.append(e.answer)
        else:
            self.questions.append(Settled(e.player, e.words, [e.answer], e.card, e.rule))

    def add_lone_card(self, e: Event) -> None:
        """One card that went into a deck had no order to be asked for."""
        self.questions.append(Settled(e.player, op.ORDER, [Option(op.CARD, e.card)]))

    def take(self, player: int, act: Answer) -> bool:
        """Whether one of them came out as the step says; it and those before it are then past."""
        for i, question in enumerate(self.questions):
            if question.kind == KINDS.get(act.key) and question.player == player and self.agrees(act, question):
                del self.questions[: i if question.answers else i + 1]
                return True
        return False

    def contradicted(self, player: int, act: Answer) -> Failure | None:
        """One that was settled otherwise than the step says, which agrees with none of them; None if there is none."""
        for question in self.questions:
            if question.kind == KINDS.get(act.key) and question.player == player and question.answers:
                return was_settled(self.table, act.key, question)
        return None

    def agrees(self, act: Answer, question: Settled) -> bool:
        """What the step has said is taken out of the question."""
        answers = question.answers
        match act:
            case Choose():
                return self.chosen(act.names, answers)
            case Resolve():
                fits = question.card in self.table.cards(act.card)
            case Amount():
                fits = act.number == answers[0].a
            case Pick():
                fits = act.number - 1 == answers[0].a
            case May():
                fits = act.yes == (answers[0].verb == op.YES)
            case Order() | Top() | Bottom():
                fits = self.ordered(act, answers)
            case _:
                fits = False
        if fits:
            answers.clear()
        return fits

    def chosen(self, wanted: Names, answers: list[Option]) -> bool:
        """A list names all of them, a single name one of them."""
        left = list(answers)
        if not wanted:
            fits = left[0].verb == op.DONE
            left.clear()
        else:
            fits = True
            for name in wanted.refs:
                found = [o for o in left if self.is_called(name, o)]
                fits = fits and bool(found)
                if found:
                    left.remove(found[0])
            fits = fits and not (wanted.is_list and left)
        if fits:
            answers[:] = left
        return fits

    def is_called(self, name: Ref, o: Option) -> bool:
        if isinstance(name, PlayerRef):
            return o.verb == op.PLAYER and o.a == name.player
        return o.verb not in (op.PLAYER, op.DONE) and o.a in self.table.cards(name)

    def ordered(self, act: Order | Top | Bottom, answers: list[Option]) -> bool:
        names = act.names.refs
        if len(names) != len(answers) or (isinstance(act, Top) and act.bottom is not None):
            return False
        if not all(self.is_called(name, o) for name, o in zip(names, answers, strict=True)):
            return False
        if isinstance(act, Order):
            return True
        s = self.table.game.state
        deck = s.players[s.table.owners[answers[0].a]].deck
        ends = deck[len(deck) - len(answers) :] if isinstance(act, Top) else deck[: len(answers)]
        return {o.a for o in answers} == set(ends)
