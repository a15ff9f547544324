"""The answers of a game as steps: played once more on the table of the file, which asks everything.

A table settles for comfort what a judge asks. Each question passes the same door in both, asked or settled, so the
answers of the one, in order, are the answers of the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tintero.rules import kinds
from tintero.rules import option as op
from tintero.rules.event import Event
from tintero.rules.game import Game
from tintero.rules.option import Option
from tintero.rules.question import Asked

from .recorded_names import Naming, Unsayable
from .scenario_table import ScenarioTable
from .slots import ENTERING, FROM_WORD, PAID, SLOTS, slot_of
from .writing import NO, YES

COSTS: Final = ("discard", "exert", "banish")


class Diverged(Exception):
    """The table of the file has come to stand otherwise than the game."""


class Given(NamedTuple):
    """One answer, whether somebody was asked for it or not."""

    option: Option
    name: str = ""  # that was named


def answers_of(game: Game, choices: Sequence[Option]) -> tuple[list[Given], list[int]]:
    """Every answer from here on, and how many there were before each choice and after the last."""
    answers: list[Given] = []
    before: list[int] = []
    for option in choices:
        before.append(len(answers))
        name = game.state.table.names[option.a] if option.verb == op.NAMED else ""
        mark = len(game.events)
        repeat(game, option)
        answers.append(Given(option, name))
        answers += [Given(e.answer) for e in settled(game.events[mark:]) if e.answer is not None]
    return answers, [*before, len(answers)]


def repeat(game: Game, option: Option) -> None:
    if option.verb == op.CONCEDE and option.a == op.ABSENT:
        game.draw()
    elif option.verb == op.CONCEDE:
        game.concede(option.a)
    else:
        game.choose(option)


def settled(events: Sequence[Event]) -> list[Event]:
    return [e for e in events if e.kind == kinds.SETTLED and e.answer is not None]


class Playing:
    """The table of the file, to which the answers of the game are given one after the other."""

    def __init__(self, table: ScenarioTable, cards: Mapping[int, int] | None, answers: list[Given], first: int) -> None:
        self.table = table
        self.game = table.game
        self.naming = Naming(table)
        self.cards = cards
        self.answers = answers
        self.at = 0
        self.mark = len(self.game.events)  # where the last answer began
        self.later = self.game.state.next_number - first  # entries of the bag are counted from another number

    @property
    def next(self) -> Option:
        """The next answer, with the numbers of this table."""
        if self.at >= len(self.answers):
            raise Diverged
        o, name = self.answers[self.at]
        if o.verb == op.NAMED:
            names = [n.casefold() for n in self.game.state.table.names]
            if name.casefold() not in names:
                raise Unsayable("recording.cut_no_name")
            return Option(op.NAMED, names.index(name.casefold()))
        if o.verb == op.TRIGGER:
            return Option(op.TRIGGER, o.a + self.later)
        if o.verb not in op.OF_CARDS or self.cards is None:
            return o
        return Option(o.verb, self.cards[o.a], self.cards[o.b] if o.verb in op.OF_TWO_CARDS else o.b, o.c)

    def give(self) -> Option:
        """Give the next answer; what the table settles after it must be what the game settled or was told."""
        option = self.next
        if option.verb != op.CONCEDE and (self.game.over or option not in self.game.options):
            raise Diverged
        self.mark = len(self.game.events)
        self.at += 1
        repeat(self.game, option)
        for e in settled(self.game.events[self.mark :]):
            if self.next != e.answer:
                raise Diverged
            self.at += 1
        return option

    def settled_picks(self, picked: int) -> list[int]:
        """The cards of the question just answered that were left to the table."""
        out: list[int] = []
        for e in self.game.events[self.mark :]:
            if e.kind != kinds.SETTLED or e.words != op.CHOOSE or e.amount != picked + len(out) or e.answer is None:
                break
            if e.answer.verb != op.CARD:
                break
            out.append(e.answer.a)
        return out


class Writing:
    """One step after the other, as the format words it."""

    def __init__(self, playing: Playing) -> None:
        self.p = playing
        self.game = playing.game
        self.naming = playing.naming
        self.steps: list[dict[str, Any]] = []
        self.act: dict[str, Any] | None = None  # an action that is still being paid for
        self.action: Option | None = None

    def step(self) -> None:
        """Give the next answer and those that belong to it; write the step that says them."""
        option = self.p.next
        if option.verb == op.CONCEDE and option.a == op.ABSENT:
            raise Unsayable("recording.cut_no_words")
        if option.verb == op.CONCEDE:
            self.steps.append({f"P{option.a + 1}": "concede"})
            self.p.give()
            return
        if self.game.over:
            raise Diverged
        player = self.game.to_decide
        asked = self.game.asked
        assert asked is not None
        if self.game.state.asking == op.TURN:
            self.turn(player, option)
        elif self.act is not None and asked.in_action and self.belongs(asked, option):
            self.pay(player, asked)
        elif self.game.only_answer is not None:
            self.p.give()
        else:
            self.steps.append({f"P{player + 1}": self.answer(player, asked, option)})
        self.account()

    # ---- turn actions ----------------------------------------------------------------------------------------------

    def turn(self, player: int, o: Option) -> None:
        self.act, self.action = None, None
        said: Any = "end turn" if o.verb == op.END else self.words(player, o)
        self.steps.append({f"P{player + 1}": said})
        if o.verb in (*op.PLAYS, op.USE):
            self.act, self.action = said, o
        self.p.give()

    def words(self, player: int, o: Option) -> dict[str, Any]:
        offered = [x for x in self.game.options if x.verb == o.verb]
        first = {x.a for x in offered}
        second = {x.b for x in offered if x.a == o.a}
        ref = self.naming.ref
        if o.verb == op.INK:
            return {"ink": ref(o.a, first, player)}
        if o.verb == op.QUEST:
            return {"quest": ref(o.a, first, player)}
        if o.verb == op.CHALLENGE:
            return {"challenge": ref(o.a, first, player), "target": ref(o.b, second)}
        if o.verb == op.MOVE:
            return {"move": ref(o.a, first, player), "to": ref(o.b, {x.b for x in offered}, player)}
        if o.verb == op.USE:
            return self.use(player, o, first)
        if o.verb in op.PLAYS:
            return self.play(player, o)
        raise Unsayable("recording.cut_no_words")

    def use(self, player: int, o: Option, offered: set[int]) -> dict[str, Any]:
        name = self.naming.ref(o.a, offered, player)
        abilities = self.game.usable_abilities(o.a)
        used = abilities[o.b]
        if used.is_boost:
            return {"boost": name}
        if used.name and len(abilities) > 1:
            return {"use": name, "ability": used.name}
        return {"use": name}

    def play(self, player: int, o: Option) -> dict[str, Any]:
        s = self.game.state
        zone = s.zone[o.a]
        options = [x for x in self.game.options if x.verb in op.PLAYS]
        offered = {x.a for x in options if zone not in FROM_WORD or s.zone[x.a] == zone}
        act: dict[str, Any] = {"play": self.naming.ref(o.a, offered, player)}
        if zone in FROM_WORD:
            act["from"] = FROM_WORD[zone]
        if o.verb in (op.SING, op.SHIFT):
            second = {x.b for x in options if x.verb == o.verb and x.a == o.a}
            act["sing" if o.verb == op.SING else "shift"] = [self.naming.ref(o.b, second, player)]
        return act

    def belongs(self, asked: Asked, option: Option) -> bool:
        """Whether the words of the action answer this question; else it is a step of its own."""
        assert self.act is not None
        if asked.what in ENTERING:
            return True
        slot = SLOTS.get(asked.what)
        return slot is not None and (option.verb == op.CARD or slot in self.act)

    def pay(self, player: int, asked: Asked) -> None:
        assert self.act is not None
        o = self.p.next
        if asked.what in ENTERING:
            if o.verb == op.YES:
                self.act["exerted"] = True
        elif o.verb == op.CARD:
            offered = {x.a for x in self.game.options if x.verb == op.CARD}
            self.act.setdefault(SLOTS[asked.what], []).append(self.naming.ref(o.a, offered, player))
        self.p.give()

    def account(self) -> None:
        """What paid for the action without anybody being asked is named too; when it is paid for, it is whole."""
        if self.act is None or self.action is None:
            return
        events = self.game.events[self.p.mark :]
        for i, e in enumerate(events):
            if e.kind in PAID:
                self.finish()
                return
            if e.kind == kinds.SETTLED and e.words == op.CHOOSE and e.answer is not None and e.answer.verb == op.CARD:
                slot = slot_of(self.action.verb, e.answer.a, events[i:])
                if slot:
                    self.act.setdefault(slot, []).append(self.naming.ref(e.answer.a))

    def finish(self) -> None:
        """A list of one is written as one; what nothing has paid for is free."""
        assert self.act is not None
        assert self.action is not None
        o = self.action
        if o.verb == op.PLAY and o.b > op.IN_INK and not any(key in self.act for key in COSTS):
            self.act["free"] = True
        for key in ("sing", "shift"):
            if len(self.act.get(key, ())) == 1:
                self.act[key] = self.act[key][0]
        self.act, self.action = None, None

    # ---- answers ---------------------------------------------------------------------------------------------------

    def answer(self, player: int, asked: Asked, o: Option) -> dict[str, Any]:
        kind = self.game.state.asking
        if kind == op.MAY:
            self.p.give()
            return {"may": YES if o.verb == op.YES else NO}
        if kind in (op.AMOUNT, op.PICK):
            self.p.give()
            return {"amount": o.a} if kind == op.AMOUNT else {"pick": o.a + 1}
        if kind == op.NAME:
            name = self.game.meaning(o).name
            self.p.give()
            return {"name": name}
        if kind == op.RESOLVE:
            said = self.resolve(o)
            self.p.give()
            return said
        if kind == op.ORDER:
            return self.order(o)
        if kind == op.CHOOSE:
            return {"choose": self.choose(player, asked, o)}
        raise Unsayable("recording.cut_no_words")

    def resolve(self, o: Option) -> dict[str, Any]:
        meanings = {x: self.game.meaning(x) for x in self.game.options}
        mine = meanings[o]
        said = {"resolve": self.naming.ref(mine.card, {m.card for m in meanings.values()})}
        if mine.name and any(m.card == mine.card and m.name != mine.name for m in meanings.values()):
            said["ability"] = mine.name
        return said

    def order(self, o: Option) -> dict[str, Any]:
        if o.verb in (op.TOP, op.BOTTOM):
            offered = {x.a for x in self.game.options if x.verb == o.verb}
            said = {"top" if o.verb == op.TOP else "bottom": [self.naming.ref(o.a, offered)]}
            self.p.give()
            return said
        left = list(dict.fromkeys(x.a for x in self.game.options if x.verb == op.CARD))
        names: list[str] = []
        while len(left) > 1:
            card = self.p.next.a
            names.append(self.naming.ref(card, left))
            left.remove(card)
            self.p.give()
        names.append(self.naming.ref(left[0], left))
        if not self.game.over and Option(op.CARD, left[0]) in self.game.options:
            self.p.give()
        return {"order": names}

    def choose(self, player: int, asked: Asked, o: Option) -> Any:
        """Every pick of one question; a single one needs no list."""
        if o.verb == op.DONE:
            self.p.give()
            return "nothing"
        if o.verb in op.PLAYS:
            return self.choose_play(o)
        names: list[str] = []
        picked = asked.picked
        while True:
            o = self.p.next
            if o.verb == op.DONE:
                self.p.give()
                break
            names.append(self.choice(o))
            self.p.give()
            picked += 1
            more = self.p.settled_picks(picked)
            names += [self.naming.ref(card) for card in more]
            if more or not self.goes_on(player, asked, picked):
                break
        return names[0] if len(names) == 1 else names

    def choice(self, o: Option) -> str:
        if o.verb == op.PLAYER:
            return f"P{o.a + 1}"
        if o.verb == op.EFFECT:
            cards = {self.game.meaning(x).card for x in self.game.options}
            return self.naming.ref(self.game.meaning(o).card, cards)
        if o.verb != op.CARD:
            raise Unsayable("recording.cut_no_words")
        return self.naming.ref(o.a, {x.a for x in self.game.options if x.verb not in (op.DONE, op.PLAYER)})

    def goes_on(self, player: int, first: Asked, picked: int) -> bool:
        """The question that was just answered is still open for another pick."""
        asked = self.game.asked
        if asked is None or self.game.to_decide != player or asked.what != first.what:
            return False
        if asked.in_action or first.in_action:
            return asked.in_action and asked.card == first.card
        return asked.picked == picked and asked.key == first.key

    def choose_play(self, o: Option) -> Any:
        """A card that an effect lets its player play, with its base or its singer."""
        options = [x for x in self.game.options if x.verb in op.PLAYS]
        name = self.naming.ref(o.a, {x.a for x in options})
        said: Any = name
        if o.verb in op.OF_TWO_CARDS:
            said = [name, self.naming.ref(o.b, {x.b for x in options if x.verb in op.OF_TWO_CARDS and x.a == o.a})]
        self.p.give()
        return said
