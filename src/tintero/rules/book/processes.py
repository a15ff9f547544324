"""Every process that can lie on the stack, and how a saved one comes back."""

from __future__ import annotations

from ..machinery.context import memory_from_data
from ..machinery.face import CompiledAbility, CompiledActivated
from ..machinery.plain import Data, number_list, numbers, text, texts, truth, value_of, whole
from ..machinery.process import Process, Restorer
from ..machinery.state import Table
from .actions.action_effect import ActionEffect
from .actions.activate import Using
from .actions.challenge import Challenging
from .actions.paid_action import PaidAction
from .actions.play import Playing
from .bag import Settling
from .payment import PayingInk
from .replacement import Happening, Would
from .resolving import Resolving
from .setup import Setup
from .turn import Turn


class Processes(Restorer):
    """The reverse of each process's `to_data`."""

    def process(self, table: Table, data: Data) -> Process:
        name = text(data, "process")
        player = whole(data, "player")
        found: Process
        if name == "setup":
            found = _setup(player, data)
        elif name == "turn":
            found = Turn(player)
            found.readying = numbers(data, "readying")
        elif name == "settling":
            found = Settling(whole(data, "holder"))
            found.player = player
        elif name == "playing":
            found = Playing(player, whole(data, "card"), whole(data, "way")).restore(data)
        elif name == "using":
            found = _using(table, player, data)
        elif name == "paying ink":
            found = PayingInk(player, whole(data, "source"), whole(data, "card"), 0, text(data, "rule"))
            found.restore_payment(data)
        elif name == "paid action":
            found = _paid_action(player, data)
        elif name == "challenging":
            found = Challenging(player, whole(data, "challenger"), whole(data, "challenged"))
        elif name == "happening":
            found = _happening(player, data)
        elif name in ("resolving", "action"):
            found = _running(table, player, data, name == "action")
        else:
            raise ValueError(f"unknown process {name}")
        found.at = whole(data, "at")
        return found


def _setup(player: int, data: Data) -> Setup:
    found = Setup(player)
    found.asked = whole(data, "asked")
    found.seats = whole(data, "seats")
    found.altering = numbers(data, "altering")
    return found


def _using(table: Table, player: int, data: Data) -> Using:
    ability = table.abilities[text(data, "ability")]
    if not isinstance(ability, CompiledActivated):
        raise ValueError("not an activated ability")
    found = Using(player, whole(data, "source"), whole(data, "card"), ability)
    found.restore_payment(data)
    return found


def _paid_action(player: int, data: Data) -> PaidAction:
    verb, other = whole(data, "verb"), whole(data, "other")
    found = PaidAction(player, verb, whole(data, "source"), whole(data, "card"), other)
    found.restore_payment(data)
    return found


def _happening(player: int, data: Data) -> Happening:
    would: list[Would] = []
    rows = value_of(data, "would")
    if not isinstance(rows, list):
        raise TypeError("would is not a list")
    for row in rows:
        subject, source, amount, base, whose, replaced = number_list(row, "would")
        one = Would(subject, source, amount, base, whose)
        one.replaced = bool(replaced)
        would.append(one)
    found = Happening(whole(data, "kind"), would, player, whole(data, "manner"))
    found.used = tuple(texts(data, "used"))
    return found


def _running(table: Table, player: int, data: Data, is_action: bool) -> Resolving:
    program = table.programs[text(data, "program")]
    ability: CompiledAbility | None = None
    if value_of(data, "ability") is not None:
        ability = table.abilities[text(data, "ability")]
    found: Resolving
    if is_action:
        found = ActionEffect(player, whole(data, "card"), program)
    else:
        found = Resolving(player, whole(data, "source"), whole(data, "card"), program, ability)
    memory_from_data(found, data)
    found.picking = tuple(numbers(data, "picking"))
    found.partial = truth(data, "partial")
    found.to_bottom = truth(data, "to_bottom")
    return found
