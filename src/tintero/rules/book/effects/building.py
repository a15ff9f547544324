"""Building a program: places, instructions, and how players and targets become them (6.1.3, 6.7.6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeVar

from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.base import Property
from tintero.abilities.words import Who

from ...machinery.face import CompiledTriggered, Gift
from ...machinery.program import Branch, Instruction, Program
from .choosing import Bind, Choose, Join, Select, SelectAtRandom
from .joining import ChoosePlayer, NextPlayer, StartPlayers, Tally

ONE_PLAYER: Final = frozenset({
    Who.YOU, Who.THAT_PLAYER, Who.ITS_PLAYER, Who.SUBJECTS_PLAYER, Who.OBJECTS_PLAYER, Who.CHALLENGING_PLAYER,
})  # fmt: skip
CHOSEN_PLAYER: Final = frozenset({
    Who.CHOSEN_PLAYER, Who.CHOSEN_OPPONENT, Who.ANOTHER_CHOSEN_PLAYER, Who.CHOSEN_PLAYERS,
})  # fmt: skip
THAT_ONE: Final = ta.Players(Who.THAT_PLAYER)

Some = TypeVar("Some", bound=Instruction)


def is_one_player(who: Who) -> bool:
    """One player does it, known or chosen; else each of several has a part of their own."""
    return who in ONE_PLAYER or who in CHOSEN_PLAYER


class GiftMaker:
    """Makes the properties that a text gives ready to be given; the library does it."""

    def gift(self, key: str, node: object, properties: tuple[Property, ...]) -> Gift:
        raise NotImplementedError


class Builder:
    """A program in the making: places, instructions, chosen players and targets."""

    def __init__(self, key: str, gifts: GiftMaker) -> None:
        self.program = Program(key)
        self.gifts = gifts
        self.is_cost = False  # lowering an [A] that is paid
        self.nested: list[CompiledTriggered] = []  # triggers that it leaves behind

    @property
    def code(self) -> list[Instruction]:
        return self.program.code

    def place(self) -> int:
        """A new place to keep something in."""
        self.program.places += 1
        return self.program.places - 1

    def labelled(self, label: str) -> int | None:
        """A place for what is kept under this label; None without one."""
        if not label:
            return None
        place = self.place()
        self.program.labels[label] = place
        return place

    def emit(self, instruction: Some) -> Some:
        self.code.append(instruction)
        return instruction

    def here(self) -> int:
        return len(self.code)

    def land(self, *branches: Branch | None) -> None:
        """What branches off goes on here."""
        for branch in branches:
            if branch is not None:
                branch.target = self.here()

    # ---- players and targets -------------------------------------------------------------------------------------

    def players(self, p: ta.Players) -> ta.Players:
        """Ask for a chosen player first; afterwards it is "that player"."""
        if p.who not in CHOSEN_PLAYER:
            return p
        self.emit(ChoosePlayer(p.who))
        return ta.Players(p.who if p.who == Who.CHOSEN_PLAYERS else Who.THAT_PLAYER, p.where)

    def target(self, t: ta.Target) -> int:
        """The place where the objects will be."""
        if isinstance(t, ta.Both):
            first, *others = [self.target(part) for part in t.parts]
            for other in others:
                self.emit(Join(first, other))
            return first
        if isinstance(t, ta.Chosen):
            return self.chosen(t)
        place = self.place()
        if isinstance(t, ta.Each):
            self.emit(Select(t.filter, place))
        elif isinstance(t, ta.The):
            self.emit(Bind(t.ref, place))
        elif isinstance(t, ta.AtRandom):
            self.emit(SelectAtRandom(t.filter, t.count, place))
        else:
            raise NotImplementedError(f"no instruction for the target {type(t).__name__}")
        return place

    def chosen(self, t: ta.Chosen) -> int:
        if t.by in CHOSEN_PLAYER:
            self.players(ta.Players(t.by))
            t = replace(t, by=Who.THAT_PLAYER)
        place = self.place()
        self.emit(Choose(t, place))
        if t.label:
            self.program.labels[t.label] = place
        return place

    def each_player(self, p: ta.Players, body: ef.Effect) -> None:
        """CR 6.7.6: one after the other."""
        p = self.players(p)
        if p.who == Who.THAT_PLAYER and p.where is None:
            self.effect(body)
            return
        left, tally, before = self.place(), self.place(), self.place()
        self.emit(StartPlayers(p, left, tally, before))
        top = self.here()
        head = self.emit(NextPlayer(left, tally, before))
        self.effect(body)
        self.emit(Tally(tally)).target = top
        self.land(head)

    def effect(self, e: ef.Effect) -> None:
        """The instructions of an effect; `lowering` knows them."""
        raise NotImplementedError
