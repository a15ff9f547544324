"""For whom and from what a text is evaluated, and what has been picked so far (6.1.11, 6.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..event import NOBODY, NOTHING
from .plain import Data, number_list, numbers, truth, value_of, whole

if TYPE_CHECKING:
    from .program import Program

Refs = tuple[int, ...]  # references to objects, or numbers of players


class Context:
    """Evaluating only reads it. What it remembers are tuples, so that copies share them safely."""

    __slots__ = (
        "amount", "card", "group", "it", "kept", "object", "paid_with_drop", "picked", "player", "program", "singers",
        "source", "subject", "that_player", "who",
    )

    def __init__(self, player: int, source: int, card: int) -> None:
        self.player = player  # "you"
        self.source = source  # reference to "this"; NOTHING for an action
        self.card = card  # the physical card whose text it is
        self.program: Program | None = None  # knows under which label something was kept
        self.subject = NOTHING  # who met the trigger condition
        self.object = NOTHING  # the other participant
        self.who = NOBODY  # the player of the triggering event
        self.amount = 0  # the amount of the triggering event
        self.it: Refs = ()  # what was picked last
        self.group: Refs = ()  # the cards being looked at
        self.that_player: Refs = ()
        self.picked: Refs = ()  # everything this ability has picked ("another")
        self.singers: Refs = ()  # the characters that sang the resolving song
        self.kept: list[Refs] = []  # what the program keeps for its later parts, by place
        self.paid_with_drop = False  # an ink drop helped to pay for the action

    def fill(self, new: Context) -> None:
        """Let another context remember the same."""
        new.program = self.program
        new.subject = self.subject
        new.object = self.object
        new.who = self.who
        new.amount = self.amount
        new.it = self.it
        new.group = self.group
        new.that_player = self.that_player
        new.picked = self.picked
        new.singers = self.singers
        new.kept = self.kept[:]
        new.paid_with_drop = self.paid_with_drop

    def remembered(self) -> Context:
        """What is known now, kept for later; nothing changes it any more."""
        new = Context(self.player, self.source, self.card)
        self.fill(new)
        return new

    def for_player(self, player: int) -> Context:
        """The same for one player's part."""
        new = self.remembered()
        new.that_player = (player,)
        return new

    def players_meant(self) -> Refs:
        """ "That player": picked by this ability, else the player of the triggering event."""
        if self.that_player:
            return self.that_player
        return (self.who,) if self.who != NOBODY else ()

    def mentioned(self) -> list[int]:
        """Every object that it speaks of (and some numbers that are none)."""
        out = [self.source, self.subject, self.object, *self.it, *self.group, *self.picked, *self.singers]
        for one in self.kept:
            out += one
        return out

    def labelled(self, label: str) -> Refs:
        """What was kept under a label; without a label, what was picked last."""
        if label and self.program is not None:
            place = self.program.labels.get(label)
            if place is not None:
                return self.at_place(place)
        return self.it

    def at_place(self, place: int) -> Refs:
        return self.kept[place] if place < len(self.kept) else ()


def memory_to_data(c: Context) -> Data:
    """What a context remembers, as plain data."""
    return {
        "subject": c.subject, "object": c.object, "who": c.who, "amount": c.amount, "it": list(c.it),
        "group": list(c.group), "that_player": list(c.that_player), "picked": list(c.picked),
        "singers": list(c.singers), "kept": [list(one) for one in c.kept], "paid_with_drop": c.paid_with_drop,
    }  # fmt: skip


def memory_from_data(c: Context, data: Data) -> None:
    c.subject = whole(data, "subject")
    c.object = whole(data, "object")
    c.who = whole(data, "who")
    c.amount = whole(data, "amount")
    c.it = tuple(numbers(data, "it"))
    c.group = tuple(numbers(data, "group"))
    c.that_player = tuple(numbers(data, "that_player"))
    c.picked = tuple(numbers(data, "picked"))
    c.singers = tuple(numbers(data, "singers"))
    kept = value_of(data, "kept")
    if not isinstance(kept, list):
        raise TypeError("kept is not a list")
    c.kept = [tuple(number_list(one, "kept")) for one in kept]
    c.paid_with_drop = truth(data, "paid_with_drop")
