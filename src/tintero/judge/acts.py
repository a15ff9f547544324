"""What a player does in a step, as options of the game, carried out exactly as it is written."""

from __future__ import annotations

from copy import copy
from typing import Any

from tintero.abilities.words import Zone
from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.words import Phrase

from .faults import Failure
from .following import Following, choose
from .scenario import Lines, as_list
from .scenario_table import ScenarioTable

TURN_ACTS = ("ink", "play", "use", "boost", "quest", "challenge", "move")
COSTS = ("discard", "exert", "banish")
ANSWERS = ("may", "choose", "pick", "name", "amount", "order", "resolve", "top", "bottom")


def turn_options(table: ScenarioTable, player: int, act: Lines | str) -> list[Option]:
    """The turn actions that the step can mean, whether legal or not; there are several only for a play."""
    if isinstance(act, str):
        return [Option(op.END)]
    return play_options(table, player, act) if "play" in act else [turn_option(table, player, act)]


def turn_option(table: ScenarioTable, player: int, act: Lines) -> Option:
    options = table.game.options
    if "ink" in act:
        offered = {o.a for o in options if o.verb == op.INK}
        return Option(op.INK, pick(table, act["ink"], offered, player, Zone.HAND))
    if "quest" in act:
        return Option(op.QUEST, in_play(table, act["quest"], {o.a for o in options if o.verb == op.QUEST}, player))
    if "challenge" in act:
        mine = in_play(table, act["challenge"], {o.a for o in options if o.verb == op.CHALLENGE}, player)
        targets = {o.b for o in options if o.verb == op.CHALLENGE and o.a == mine}
        return Option(op.CHALLENGE, mine, in_play(table, act["target"], targets, None))
    if "move" in act:
        mine = in_play(table, act["move"], {o.a for o in options if o.verb == op.MOVE}, player)
        return Option(op.MOVE, mine, in_play(table, act["to"], {o.b for o in options if o.verb == op.MOVE}, player))
    return use_option(table, player, act)


def pick(table: ScenarioTable, ref: Any, offered: set[int], player: int, zone: int) -> int:
    found = table.cards(str(ref), offered, player)
    if found:
        return found[0]
    every = table.cards(str(ref), None, player)
    inside = [c for c in every if table.game.state.zone[c] == zone]
    if not (inside or every):
        raise Failure("no_card", card=ref)
    return (inside or every)[0]


def in_play(table: ScenarioTable, ref: Any, offered: set[int], player: int | None) -> int:
    found = table.cards(str(ref), offered, player)
    if found:
        return found[0]
    return table.card(str(ref), None, player)


def use_option(table: ScenarioTable, player: int, act: Lines) -> Option:
    ref = act["use"] if "use" in act else act["boost"]
    wanted = "Boost" if "boost" in act else act.get("ability")
    offered = {o.a for o in table.game.options if o.verb == op.USE}
    card = in_play(table, ref, offered, player)
    abilities = table.game.usable_abilities(card)
    for n, w in enumerate(abilities):
        if wanted is None and (len(abilities) == 1 or not w.is_boost):
            return Option(op.USE, card, n)
        if wanted is not None and w.name.casefold() == str(wanted).casefold():
            return Option(op.USE, card, n)
    return Option(op.USE, card, len(abilities))  # which it does not have


def play_options(table: ScenarioTable, player: int, act: Lines) -> list[Option]:
    """The ways of playing that the words leave open; which of them can be paid as they say shows in the trial."""
    options = table.game.options
    verbs = {op.PLAY, op.SING, op.SING_TOGETHER, op.SHIFT}
    offered = {o.a for o in options if o.verb in verbs}
    zone = {"discard": Zone.DISCARD, "deck": Zone.DECK, "under": Zone.UNDER}.get(str(act.get("from", "")), Zone.HAND)
    in_zone = {c for c in offered if table.game.state.zone[c] == zone} if "from" in act else offered
    card = pick(table, act["play"], in_zone, player, zone)
    if "from" in act and table.game.state.zone[card] != zone:
        raise Failure("not_there", card=act["play"], zone=Phrase(f"names.zone_{zone.name.lower()}"))
    if "sing" in act:
        return [sing_option(table, player, card, as_list(act["sing"]))]
    if "shift" in act:
        mine = [o for o in options if o.verb == op.SHIFT and o.a == card]
        base = in_play(table, as_list(act["shift"])[0], {o.b for o in mine}, player)
        return [o for o in mine if o.b == base] or [Option(op.SHIFT, card, base, 0)]
    if act.get("free") or any(k in act for k in COSTS):
        alternates = [o for o in options if o.verb == op.PLAY and o.a == card and o.b > op.IN_INK]
        if act.get("free") or alternates:
            return alternates or [Option(op.PLAY, card, 1)]
    return [Option(op.PLAY, card, op.IN_INK)]


def sing_option(table: ScenarioTable, player: int, song: int, singers: list[Any]) -> Option:
    options = table.game.options
    together = Option(op.SING_TOGETHER, song)
    if len(singers) > 1:
        return together
    able = {o.b for o in options if o.verb == op.SING and o.a == song}
    single = Option(op.SING, song, in_play(table, singers[0], able, player))
    return together if single not in options and together in options else single


class Acting:
    """Carries out the steps of a player."""

    def __init__(self, table: ScenarioTable, player: int) -> None:
        self.table = table
        self.player = player

    def choose(self, option: Option) -> None:
        choose(self.table, option)

    def turn(self, act: Lines | str) -> Following | None:
        """Begin the action and pay for it; returns what is still to be paid when another question comes first."""
        options = turn_options(self.table, self.player, act)
        option = options[0] if len(options) == 1 else self.payable(options, act)
        following = Following(self.table, self.player, act, option) if is_paid_for(act) else None
        self.choose(option)
        return None if following is None or following.go_on() else following

    def payable(self, options: list[Option], act: Lines | str) -> Option:
        """The first way that the words pay for in full, tried on a copy; else the first of all."""
        for option in options:
            trial = trial_of(self.table)
            try:
                following = Following(trial, self.player, act, option)
                choose(trial, option)
                if following.go_on():
                    return option
            except Failure:
                continue
        return options[0]


def is_paid_for(act: Lines | str) -> bool:
    return isinstance(act, Lines) and any(k in act for k in ("play", "use", "boost"))


def trial_of(table: ScenarioTable) -> ScenarioTable:
    """A copy to try something on."""
    trial = copy(table)
    trial.game = table.game.clone(log=True)
    return trial
