"""An effect as a short program: instructions that act, or that ask one question, and the running of them (6.7)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from tintero.abilities.effect import Effect
from tintero.abilities.words import How

from .. import kinds
from ..event import NO_CARD, NOTHING, Event
from ..option import CHOOSE, DONE, Option
from .ask_or_settle import put
from .context import Context, memory_to_data
from .plain import Data
from .process import Process

if TYPE_CHECKING:
    from .face import CompiledAbility
    from .left_behind import Lasting
    from .state import State


Found = dict[int, list[int]]  # place: references


class Outlook(IntEnum):
    """What everybody at the table can see to come of an instruction."""

    SOMETHING = 0  # perhaps
    NOTHING = 1  # and it counts as not done (6.1.5.1)
    A_PICK = 2  # nothing else, and it counts as done
    NO_STEP = 3  # it only makes ready what the next one acts on


class Program:
    """The instructions of one effect. `key` names it in saved games: the card, then the place of the ability on it."""

    __slots__ = ("code", "key", "labels", "places")

    def __init__(self, key: str) -> None:
        self.key = key
        self.labels: dict[str, int] = {}  # what is kept under a name -> its place in `Context.kept`
        self.code: list[Instruction] = []
        self.places = 0  # how many places it needs there


class Running(Process):
    """A program that runs. Its step is the number of the next instruction."""

    __slots__ = ("ability", "is_action", "partial", "picking", "to_bottom")

    def __init__(self, player: int, source: int, card: int, program: Program, ability: CompiledAbility | None) -> None:
        super().__init__(player, source, card)
        self.program = program
        self.kept = [()] * program.places
        self.ability = ability
        self.picking: tuple[int, ...] = ()  # the picks of the question that is open
        self.partial = False  # some part of it did nothing (6.1.13.2)
        self.is_action = False  # it is the effect of an action card (5.4)
        self.to_bottom = False  # which then goes to the bottom of the deck instead of the discard

    @property
    def code(self) -> list[Instruction]:
        assert self.program is not None
        return self.program.code

    def jump(self, place: int) -> None:
        self.at = place

    def again(self) -> None:
        """The instruction that asked goes on asking."""
        self.at -= 1

    def done(self, s: State, amount: int, full: bool) -> None:
        """Record what an instruction achieved, and whether completely (6.1.5.1)."""
        s.done = amount
        s.full = full
        if not full:
            self.partial = True

    def failed(self, s: State, rule: str = "1.7.7", how: int = int(How.WITHOUT_CHOICE)) -> None:
        """CR 1.7.7: this instruction did nothing; the ability is not fully resolved (6.1.1).

        What it would have been done to was perhaps to be chosen just before, and nothing could be: that is told once.
        """
        self.done(s, 0, False)
        if s.log is not None:
            last = s.log[-1] if s.log else None
            if last is not None and last.kind == kinds.NO_EFFECT and last.cause == self.card and last.how == how:
                return
            event = Event(kinds.NO_EFFECT, rule, self.player, how=how, card=self.card)
            event.cause = self.card
            s.log.append(event)

    def declined(self, s: State, place: int) -> None:
        """Somebody said no: go on there."""
        self.at = place
        self.done(s, 0, False)

    def ask(self, s: State, asking: Asking, player: int) -> None:
        """Ask, or settle (`ask_or_settle`); without anything to answer it does nothing (1.7.7)."""
        if not s.players[player].in_game:
            self.failed(s)
            return
        self.again()
        if not put(s, self, player, asking.kind):
            self.at += 1
            self.failed(s)

    # ---- as a process (its `step` belongs to the book: `book.resolving`) ----------------------------------------

    def asking_now(self) -> Asking:
        asking = self.code[self.at]
        assert isinstance(asking, Asking)
        return asking

    def options(self, s: State) -> list[Option]:
        return self.asking_now().options(s, self)

    def answer(self, s: State, o: Option) -> None:
        asking = self.asking_now()
        self.at += 1
        asking.answer(s, self, o)

    def private(self, s: State) -> bool:
        return self.asking_now().private(s, self)

    def forced(self, s: State, found: list[Option]) -> bool:
        return len(found) == 1 or self.asking_now().forced(s, self, found)

    def empty(self, s: State) -> bool:
        return self.asking_now().empty(s, self)

    def picks_made(self) -> int:
        return len(self.picking)

    def mentioned(self) -> list[int]:
        return [*super().mentioned(), *self.picking]

    def ends_with(self, player: int) -> bool:
        return self.player == player

    def fill_running(self, new: Running) -> None:
        self.fill(new)
        new.at = self.at
        new.picking = self.picking
        new.partial = self.partial
        new.is_action = self.is_action
        new.to_bottom = self.to_bottom

    def to_data(self) -> Data:
        assert self.program is not None
        return {
            **self.head("action" if self.is_action else "resolving"),
            **memory_to_data(self),
            "program": self.program.key,
            "ability": None if self.ability is None else self.ability.key,
            "picking": list(self.picking),
            "partial": self.partial,
            "to_bottom": self.to_bottom,
        }

    def source_or_card(self, s: State) -> int:
        """What the log and damage credit name as the source: "this", or the action itself."""
        if self.source != NOTHING:
            return self.source
        return s.ref_of(self.card) if self.card != NO_CARD else NOTHING


class Instruction:
    """One step of a program. `effect`: the part of the text that it carries out, if it carries one out."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect | None = None) -> None:
        self.effect = effect

    def run(self, s: State, f: Running) -> None:
        raise NotImplementedError

    def possible(self, s: State, f: Running) -> bool:
        """Whether the effect that begins here can be done at all, as far as this instruction tells (6.1.5.2)."""
        return True

    def begun(self, s: State, f: Running) -> bool:
        """Whether at least a part of it can be done (1.2.3)."""
        return False

    def could_pick(self, s: State, f: Running) -> list[int] | None:
        """What it could pick for the next instruction to act on; None if it picks nothing."""
        return None

    def can_act_on(self, s: State, f: Running, refs: list[int]) -> bool:
        """Whether it can be done to any of these; a prohibition may stop it (1.2.2)."""
        return True

    def payable(self, s: State, f: Running) -> bool:
        """Whether what it asks besides ink can be paid (1.5.3)."""
        return self.possible(s, f)

    def private(self, s: State, f: Running) -> bool:
        """Whether what can be done here depends on cards that not everybody sees."""
        return False

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        """What everybody can see to come of it. `found`: what can lie at which place by then."""
        return Outlook.SOMETHING

    def places(self) -> tuple[int, ...]:
        """Where the targets lie that it acts on; the first is what it acts on in the first place."""
        return ()

    def effect_on(self, place: int) -> Effect | None:
        """The part of the text that acts on what lies at one of its places."""
        return self.effect


class Branch(Instruction):
    """An instruction that may go on elsewhere."""

    __slots__ = ("target",)

    def __init__(self, effect: Effect | None = None) -> None:
        super().__init__(effect)
        self.target = 0  # set when that place is known


class Asking(Branch):
    """An instruction that asks one question; `kind` is the kind of the decision."""

    __slots__ = ("kind",)

    def __init__(self, kind: str, effect: Effect | None = None) -> None:
        super().__init__(effect)
        self.kind = kind

    def options(self, s: State, f: Running) -> list[Option]:
        raise NotImplementedError

    def answer(self, s: State, f: Running, o: Option) -> None:
        raise NotImplementedError

    def forced(self, s: State, f: Running, found: list[Option]) -> bool:
        """Whether several options are only one way to answer: all of them, one after the other."""
        return False

    def empty(self, s: State, f: Running) -> bool:
        """Whether everybody can see that all answers lead to the same."""
        return False

    def wanted(self, s: State, f: Running) -> int:
        """How many answers it needs to be done completely."""
        return 1

    def possible(self, s: State, f: Running) -> bool:
        if self.kind != CHOOSE:
            return True
        found = [o for o in self.options(s, f) if o.verb != DONE]
        return len(found) >= max(1, self.wanted(s, f))

    def begun(self, s: State, f: Running) -> bool:
        return self.kind == CHOOSE and any(o.verb != DONE for o in self.options(s, f))


class Leaving(Instruction):
    """An instruction that leaves something behind for a while; a saved game finds it again by its place."""

    __slots__ = ()

    def left(self, number: int, key: str, context: Context) -> Lasting:
        """What it leaves behind, before it is said to whom and for how long."""
        raise NotImplementedError

    def leave(self, s: State, f: Running) -> Lasting:
        """The same, now; later it knows what was picked until here."""
        assert f.program is not None
        return self.left(s.next_lasting(), f"{f.program.key}#{f.at - 1}", f.remembered())


class DoNothing(Instruction):
    """An effect that says only that nothing is done."""

    __slots__ = ()

    def run(self, s: State, f: Running) -> None:
        f.done(s, 0, True)
