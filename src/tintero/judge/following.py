"""What a turn action names beside its card, taken exactly: singers, bases, the cards that pay, how it enters."""

from __future__ import annotations

from typing import Final

from tintero.abilities.words import Zone
from tintero.rules import kinds
from tintero.rules import option as op
from tintero.rules import refusals as why
from tintero.rules.option import IllegalAction, Option
from tintero.rules.question import Ask, Asked
from tintero.rules.refusals import Refusal
from tintero.words import Phrase

from .faults import Failure
from .meant_copy import the_one
from .question_words import question_now, reason_words
from .scenario_table import ScenarioTable
from .slots import ENTERING, PAID, SLOTS, slot_of
from .steps import CardRef, Play, TurnAct

RULES: Final = {"sing": "8.12.2", "shift": "8.10.1"}
PAYING: Final = {"play": "4.3.2.4", "use": "4.4.3.4", "boost": "4.4.3.4"}


def choose(table: ScenarioTable, option: Option) -> None:
    try:
        table.game.choose(option)
    except IllegalAction as error:
        raise Failure("illegal", reason=reason_words(error.reason), rule=error.rule) from error


class Following:
    """One action that is being paid for. It goes on after questions that are steps of their own."""

    def __init__(self, table: ScenarioTable, player: int, act: TurnAct, option: Option) -> None:
        self.table = table
        self.player = player
        self.option = option
        self.rule = PAYING.get(act.key, "")
        self.left = {slot: list(names) for slot, names in act.slots.items() if names}
        if option.verb == op.SING:
            self.left["sing"] = []
        if "shift" in self.left:
            del self.left["shift"][0]
        self.exerted = isinstance(act, Play) and act.exerted
        self.may_be_exerted = False
        self.start = self.seen = len(table.game.events)

    def go_on(self) -> bool:
        """Answer what belongs to the action, as far as its words go; True when it is paid for."""
        game = self.table.game
        while (asked := game.asked) is not None and asked.in_action:
            if not self.answer(asked):
                return False
        self.account_for_settled()
        if not game.over and not any(e.kind in PAID for e in game.events[self.start :]):
            return False
        for slot, names in self.left.items():
            for name in names:
                raise Failure("pays_nothing", card=name, rule=self.rule_of(slot))
        if self.exerted and not self.may_be_exerted:
            raise Failure("not_by_choice", card=self.table.name(self.option.a), rule="8.3.2")
        return True

    def answer(self, asked: Asked) -> bool:
        """False for a question that is a step of its own: how many ink drops, or cards that the words do not name."""
        game = self.table.game
        if asked.what in ENTERING:
            self.may_be_exerted = True
            choose(self.table, Option(op.YES if self.exerted else op.NO))
            return True
        if asked.what == Ask.SINGS_ALONG:  # a teammate's character that the words name as a singer
            choose(self.table, Option(op.YES))
            return True
        slot = SLOTS.get(asked.what)
        if slot is None or slot not in self.left:
            return False
        self.account_for_settled()
        if self.left[slot]:
            times = self.left[slot].count(self.left[slot][0])
            name = self.left[slot].pop(0)
            offered = {o.a for o in game.options if o.verb == op.CARD}
            found = self.table.cards(name, offered, self.player)
            if not found:
                raise unable(self.table, self.player, slot, name)
            choose(self.table, Option(op.CARD, the_one(self.table, name, found, times)))
        elif Option(op.DONE) in game.options:
            choose(self.table, Option(op.DONE))
        else:
            raise self.too_few(slot)
        return True

    def too_few(self, slot: str) -> Failure:
        """More cards are needed for it than the words name; of singers, more cost (8.12.2)."""
        if slot != "sing":
            return Failure("too_few", rule=self.rule_of(slot), question=question_now(self.table))
        needed = self.table.game.state.face_of(self.option.a).sing_together
        reason = Phrase("scenario_words.singers_too_small", needed=needed)
        return Failure("illegal", reason=reason, rule=self.rule_of(slot))

    def rule_of(self, slot: str) -> str:
        return RULES.get(slot, self.rule)

    def account_for_settled(self) -> None:
        """What nobody was asked must be what the words name, where they name anything."""
        events = self.table.game.events
        settled: dict[str, list[int]] = {}
        for i in range(self.seen, len(events)):
            e = events[i]
            if e.kind in PAID:
                break
            if e.kind != kinds.SETTLED or e.words != op.CHOOSE or e.answer is None or e.answer.verb != op.CARD:
                continue
            settled.setdefault(slot_of(self.option.verb, e.answer.a, events[i:]), []).append(e.answer.a)
        self.seen = len(events)
        for slot, names in self.left.items():
            unnamed = []
            for card in settled.get(slot, []):
                found = [name for name in names if card in self.table.cards(name)]
                if found:
                    names.remove(found[0])
                else:
                    unnamed.append(card)
            if unnamed and names:  # nothing else can do it, so what is named cannot
                raise unable(self.table, self.player, slot, names[0])
            if unnamed and slot == "sing":  # without it the others do not reach what is needed
                raise self.too_few(slot)
            if unnamed:
                raise Failure("unnamed", card=self.table.name(unnamed[0]), rule=self.rule_of(slot))


def unable(table: ScenarioTable, player: int, slot: str, name: CardRef) -> Failure:
    """A card that is named and cannot do this, with the reason."""
    cards = table.cards(name)
    if not cards:
        return Failure("no_card", card=name)
    refused = refusal(table, player, slot, cards[0])
    return Failure("unable", card=name, reason=reason_words(refused.name), rule=refused.rule)


def refusal(table: ScenarioTable, player: int, slot: str, card: int) -> Refusal:
    """Why this card cannot sing, be a base or pay, as far as the card itself tells."""
    s = table.game.state
    if slot == "discard":
        found = why.NOT_YOURS if s.table.owners[card] != player else why.NOT_IN_HAND
        return why.COST_UNPAYABLE if found == why.NOT_IN_HAND and s.zone[card] == Zone.HAND else found
    p = s.in_play.get(s.pid_of[card])
    if p is None:
        return why.NOT_IN_PLAY
    if p.owner != player:
        return why.NOT_YOURS
    if slot in ("exert", "sing"):
        if p.exerted:
            return why.IS_EXERTED
        if p.drying:
            return why.IS_DRYING
    return {"sing": why.CANT_SING, "shift": why.NOT_A_SHIFT_BASE}.get(slot, why.COST_UNPAYABLE)
