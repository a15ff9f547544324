"""What a player answers in a step, as options of the open question; a list is taken exactly."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from tintero.rules import kinds
from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.question import Ask, Asked

from .faults import Failure
from .following import choose
from .meant_copy import several, the_one
from .question_words import question_now, reason_words
from .scenario_table import ScenarioTable
from .settled_questions import Settled, was_settled
from .steps import (
    Amount,
    Answer,
    Bottom,
    CardRef,
    Choose,
    May,
    Name,
    Names,
    Order,
    Pick,
    PlayerRef,
    Ref,
    Resolve,
    Top,
)  # fmt: skip
from .vocabulary import kind_words

# which questions an answer may be meant for
FITTING: Final[dict[str, tuple[str, ...]]] = {
    "may": (op.MAY,), "choose": (op.CHOOSE, op.HAND), "pick": (op.PICK,), "name": (op.NAME,), "amount": (op.AMOUNT,),
    "order": (op.ORDER,), "resolve": (op.RESOLVE,), "top": (op.ORDER, op.CHOOSE), "bottom": (op.ORDER, op.CHOOSE),
}  # fmt: skip
WITH_ANOTHER: Final = (op.SHIFT, op.SING)  # options made of two cards


def fits_question(table: ScenarioTable, player: int, key: str) -> bool:
    """Whether the open question is this player's and takes an answer of this kind."""
    game = table.game
    return not game.over and game.to_decide == player and game.state.asking in FITTING[key]


class Answering:
    """Answers the open question of one player."""

    def __init__(self, table: ScenarioTable, player: int) -> None:
        self.table = table
        self.player = player

    def choose(self, option: Option) -> None:
        choose(self.table, option)

    def answer(self, act: Answer) -> None:
        if not fits_question(self.table, self.player, act.key):
            raise self.other_question(act.key)
        match act:
            case May():
                self.choose(Option(op.YES if act.yes else op.NO))
            case Amount():
                self.choose(Option(op.NUMBER, act.number))
            case Pick():
                self.choose(Option(op.MODE, act.number - 1))
            case Name():
                self.choose(self.named(act.name))
            case Resolve():
                self.choose(self.trigger(act))
            case Order():
                self.order(act.names.refs)
            case Top() | Bottom() if self.table.game.state.asking == op.ORDER:
                self.top_and_bottom(act)
            case Choose() | Top() | Bottom():
                self.pick_cards(act.names)

    def other_question(self, key: str) -> Failure:
        kind = kind_words(key)
        return Failure("other_question", player=f"P{self.player + 1}", kind=kind, question=question_now(self.table))

    # ---- one thing -------------------------------------------------------------------------------------------------

    def named(self, wanted: str) -> Option:
        plain = self.table.pool.get(wanted)
        wanted = plain.name if plain is not None else wanted
        for i, name in enumerate(self.table.game.state.table.names):
            if name.casefold() == wanted.casefold():
                return Option(op.NAMED, i)
        raise Failure("not_a_name", name=wanted)

    def trigger(self, act: Resolve) -> Option:
        game = self.table.game
        wanted = set(self.table.cards(act.card))
        fits: dict[int, Option] = {}  # by the source
        for o in game.options:
            waiting = game.meaning(o)
            named = not act.ability or waiting.name.casefold() == act.ability.casefold()
            if waiting.card in wanted and named:
                fits.setdefault(waiting.card, o)
        if len(fits) > 1:  # triggers of different sources are different, also when the sources are alike
            raise several(self.table, act.card, list(fits))
        if fits:
            return next(iter(fits.values()))
        raise Failure("not_waiting", card=act.card, question=question_now(self.table))

    # ---- cards -----------------------------------------------------------------------------------------------------

    def pick_cards(self, wanted: Names) -> None:
        """Every name answers this question and no other; a list says that there are no more."""
        game = self.table.game
        if not wanted:
            self.choose(Option(op.DONE))
            return
        names = wanted.refs
        first = game.asked
        assert first is not None
        if any(o.verb in op.PLAYS for o in game.options):
            self.choose(self.play_option(names))
            return
        picked = first.picked
        for n, name in enumerate(names):
            if n and not self.goes_on(first, picked):
                raise Failure("nothing_more", card=name, question=question_now(self.table))
            mark = len(game.events)
            self.choose(self.card_option(name, names[n:].count(name)))
            picked += 1
            settled = self.settled_after(mark, picked)
            if settled:
                self.compare(names[n + 1 :], settled, exact=wanted.is_list)
                return
        if self.goes_on(first, picked):
            if Option(op.DONE) in game.options:
                self.choose(Option(op.DONE))
            elif wanted.is_list:
                rule = game.decision.rule if game.decision is not None else ""
                raise Failure("too_few", rule=rule, question=question_now(self.table))

    def goes_on(self, first: Asked, picked: int) -> bool:
        """The question that was just answered is still open for another pick."""
        asked = self.table.game.asked
        if asked is None or self.table.game.to_decide != self.player or asked.what != first.what:
            return False
        if asked.in_action or first.in_action:
            return asked.in_action and asked.card == first.card
        return asked.picked == picked and asked.key == first.key

    def settled_after(self, mark: int, picked: int) -> list[Option]:
        """The picks of the same question that were left to the game, since nothing else was possible."""
        out: list[Option] = []
        for e in self.table.game.events[mark:]:
            if e.kind != kinds.SETTLED or e.words != op.CHOOSE or e.amount != picked + len(out) or e.answer is None:
                break
            if e.player != self.player or e.answer.verb != op.CARD:
                break
            out.append(e.answer)
        return out

    def compare(self, names: Sequence[Ref], settled: list[Option], exact: bool) -> None:
        left = [o.a for o in settled]
        for name in names:
            found = [card for card in left if card in self.cards_called(name)]
            if not found:
                raise was_settled(self.table, Choose.key, Settled(self.player, op.CHOOSE, settled))
            left.remove(found[0])
        if left and exact:
            raise Failure("unnamed", card=self.table.name(left[0]), rule="1.7.7")

    def is_offered(self, wanted: Names) -> bool:
        """Whether the first card named is among the open options."""
        try:
            if not wanted:
                return Option(op.DONE) in self.table.game.options
            return self.card_option(wanted.refs[0]) in self.table.game.options
        except Failure as failure:
            return failure.code == "several_copies"  # some of them are

    def cards_called(self, name: Ref) -> list[int]:
        return self.table.cards(name) if isinstance(name, CardRef) else []

    def one_called(self, name: Ref, offered: Container[int], times: int = 1) -> int:
        """The card among those that are offered; `times`: see `the_one`."""
        found = [card for card in self.cards_called(name) if card in offered]
        if not found or not isinstance(name, CardRef):
            raise self.not_an_option(name)
        return the_one(self.table, name, found, times)

    def not_an_option(self, name: Ref) -> Failure:
        """Not to be chosen, with the reason where the rules have one."""
        cards = self.cards_called(name)
        refused = self.table.game.why_not(Option(op.CARD, cards[0])) if cards else None
        failure = Failure("not_an_option", card=name, question=question_now(self.table))
        if refused is not None:
            failure.details.update(reason=reason_words(refused.name), rule=refused.rule)
        return failure

    def card_option(self, name: Ref, times: int = 1) -> Option:
        game = self.table.game
        if isinstance(name, PlayerRef):
            return Option(op.PLAYER, name.player)
        if game.options and game.options[0].verb == op.EFFECT:
            return self.effect_option(name)
        by_card = {o.a: o for o in reversed(game.options) if o.verb not in (op.DONE, op.PLAYER)}
        return by_card[self.one_called(name, by_card, times)]

    def play_option(self, names: Sequence[Ref]) -> Option:
        """A card that an effect lets its player play; with its base or its singer where more than one way fits."""
        plays = [o for o in self.table.game.options if o.verb in op.PLAYS]
        if len(names) > 1:
            pairs = [o for o in plays if o.verb in WITH_ANOTHER and o.a in self.cards_called(names[0])]
            other = self.one_called(names[1], {o.b for o in pairs})
            if len(names) > 2:
                raise self.not_an_option(names[2])
            card = self.one_called(names[0], {o.a for o in pairs if o.b == other})
            return next(o for o in pairs if (o.a, o.b) == (card, other))
        card = self.one_called(names[0], {o.a for o in plays})
        fits = [o for o in plays if o.a == card]
        plain = [o for o in fits if o.verb == op.PLAY and o.b == op.IN_INK]
        if not plain and len(fits) > 1:
            raise Failure("several_ways", card=names[0], question=question_now(self.table))
        return (plain or fits)[0]

    def effect_option(self, name: CardRef) -> Option:
        wanted = self.table.cards(name)
        effects = {self.table.game.meaning(o).card: o for o in reversed(self.table.game.options) if o.verb == op.EFFECT}
        found = [card for card in wanted if card in effects]
        if found:
            return effects[the_one(self.table, name, found)]
        raise Failure("not_replacing", card=name, question=question_now(self.table))

    # ---- orders ----------------------------------------------------------------------------------------------------

    def top_and_bottom(self, act: Top | Bottom) -> None:
        """Cards go one by one, the first listed on top of the others; those for the top therefore last first."""
        options = self.table.game.options
        asked = self.table.game.asked
        bottom = act.bottom if isinstance(act, Top) else act.names
        if any(o.verb in (op.TOP, op.BOTTOM) for o in options):
            if isinstance(act, Top):
                self.put(act.names.refs[::-1], op.TOP)
            if bottom is not None:
                self.put(bottom.refs, op.BOTTOM)
            return
        wanted = Top if asked is not None and asked.what == Ask.ORDER_TOP else Bottom
        if not isinstance(act, wanted) or (isinstance(act, Top) and bottom is not None):
            raise self.other_question(Bottom.key if wanted is Top else Top.key)
        self.order(act.names.refs)

    def put(self, names: Sequence[Ref], verb: int) -> None:
        """Each to one end of the deck; what is left over is a step of its own."""
        for n, name in enumerate(names):
            offered = {o.a for o in self.table.game.options if o.verb == verb}
            card = self.one_called(name, offered, names[n:].count(name))
            if not fits_question(self.table, self.player, "order"):
                raise self.not_an_option(name)
            self.choose(Option(verb, card))

    def order(self, names: Sequence[Ref]) -> None:
        """All of them; the last one has only one place left, and may not be asked for."""
        left = list(dict.fromkeys(o.a for o in self.table.game.options if o.verb == op.CARD))
        if len(names) != len(left):
            raise Failure("order_of", count=len(left), question=question_now(self.table))
        for n, name in enumerate(names):
            card = self.one_called(name, left, names[n:].count(name))
            if len(left) > 1 or Option(op.CARD, card) in self.table.game.options:
                self.choose(Option(op.CARD, card))
            left.remove(card)
