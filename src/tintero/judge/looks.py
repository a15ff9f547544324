"""What somebody looked at while a game was recorded; each becomes a check of the file.

Cards are those of the game; the file has numbers of its own, which `number` knows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.option import Option
from tintero.rules.question import Ask

from .recorded_checks import Checks
from .recorded_names import Unsayable
from .writing import Quoted

Number = Callable[[int], int]


class Look(Protocol):
    def write(self, checks: Checks, number: Number) -> dict[str, Any]: ...


@dataclass(frozen=True)
class AtCard:
    card: int

    def write(self, checks: Checks, number: Number) -> dict[str, Any]:
        return checks.card(number(self.card))


@dataclass(frozen=True)
class AtPlayer:
    player: int

    def write(self, checks: Checks, number: Number) -> dict[str, Any]:
        return checks.player(self.player)


@dataclass(frozen=True)
class AtQuestion:
    def write(self, checks: Checks, number: Number) -> dict[str, Any]:
        return checks.question()


@dataclass(frozen=True)
class AtBag:
    def write(self, checks: Checks, number: Number) -> dict[str, Any]:
        return checks.bag()


@dataclass(frozen=True)
class AtEverything:
    def write(self, checks: Checks, number: Number) -> dict[str, Any]:
        return checks.position()


@dataclass(frozen=True)
class AtRefusal:
    """An action of the turn that is not possible, and the rule by which it is not."""

    player: int
    option: Option
    rule: str

    def write(self, checks: Checks, number: Number) -> dict[str, Any]:
        return {"cannot": {f"P{self.player + 1}": self.act(checks, number)}, "rule": Quoted(self.rule)}

    def act(self, checks: Checks, number: Number) -> Any:
        o = self.option
        if o.verb == op.END:
            return "end turn"
        first = checks.naming.ref(number(o.a))
        if o.verb == op.USE:
            return self.use(checks, number(o.a), first)
        if o.verb in ONE_CARD:
            return {ONE_CARD[o.verb]: first}
        if o.verb not in TWO_CARDS:
            raise Unsayable("recording.cut_no_words")
        one, two = TWO_CARDS[o.verb]
        return {one: first, two: checks.naming.ref(number(o.b))}

    def use(self, checks: Checks, card: int, name: str) -> dict[str, Any]:
        abilities = checks.table.game.usable_abilities(card)
        if self.option.b >= len(abilities):
            return {"use": name}
        used = abilities[self.option.b]
        if used.is_boost:
            return {"boost": name}
        return {"use": name, "ability": used.name} if used.name and len(abilities) > 1 else {"use": name}


ONE_CARD = {op.INK: "ink", op.PLAY: "play", op.QUEST: "quest"}
TWO_CARDS = {
    op.SING: ("play", "sing"), op.SHIFT: ("play", "shift"), op.CHALLENGE: ("challenge", "target"),
    op.MOVE: ("move", "to"),
}  # fmt: skip


def is_half_made(game: Game) -> bool:
    """A choice of several cards is begun, or an action is being paid for: a file says it in one step."""
    asked = game.asked
    return asked is not None and (asked.in_action or asked.picked > 0)


def is_only_order(game: Game) -> bool:
    """An order that looks different and is not: a judge settles it before looking at anything else."""
    asked = game.asked
    return asked is not None and asked.what == Ask.ORDER_BOTTOM
