"""What a player does in a step, as options of the game, carried out exactly as it is written."""

from __future__ import annotations

from copy import copy

from tintero.abilities.words import Zone
from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.words import Either, Phrase

from .faults import Failure
from .following import Following, choose
from .meant_copy import the_one
from .scenario_table import ScenarioTable
from .slots import FROM_WORD
from .steps import Boost, CardRef, Cards, Challenge, EndTurn, Ink, Move, Play, Quest, TurnAct, Use, costs

PAID_FOR = (Play, Use, Boost)


def turn_options(table: ScenarioTable, player: int, act: TurnAct) -> list[Option]:
    """The turn actions that the step can mean, whether legal or not; there are several only for a play."""
    return play_options(table, player, act) if isinstance(act, Play) else [turn_option(table, player, act)]


def turn_option(table: ScenarioTable, player: int, act: TurnAct) -> Option:
    options = table.game.options
    match act:
        case Ink():
            offered = {o.a for o in options if o.verb == op.INK}
            return Option(op.INK, pick(table, act.card, offered, player, Zone.HAND))
        case Quest():
            return Option(op.QUEST, in_play(table, act.card, {o.a for o in options if o.verb == op.QUEST}, player))
        case Challenge():
            mine = in_play(table, act.card, {o.a for o in options if o.verb == op.CHALLENGE}, player)
            targets = {o.b for o in options if o.verb == op.CHALLENGE and o.a == mine}
            return Option(op.CHALLENGE, mine, in_play(table, act.target, targets, None))
        case Move():
            mine = in_play(table, act.card, {o.a for o in options if o.verb == op.MOVE}, player)
            return Option(op.MOVE, mine, in_play(table, act.to, {o.b for o in options if o.verb == op.MOVE}, player))
        case Use() | Boost():
            return use_option(table, player, act)
        case EndTurn():
            return Option(op.END)
    raise TypeError(act)


def pick(table: ScenarioTable, ref: CardRef, offered: set[int], player: int | None, zone: int) -> int:
    """The card that is meant: one that can do it; else one in this zone; else any, which is not there."""
    found = table.cards(ref, offered, player)
    if found:
        return the_one(table, ref, found)
    every = table.cards(ref, None, player)
    if not every:
        raise Failure("no_card", card=ref)
    inside = [c for c in every if table.game.state.zone[c] == zone]
    return the_one(table, ref, inside) if inside else every[0]


def in_play(table: ScenarioTable, ref: CardRef, offered: set[int], player: int | None) -> int:
    return pick(table, ref, offered, player, Zone.PLAY)


def use_option(table: ScenarioTable, player: int, act: Use | Boost) -> Option:
    wanted = "Boost" if isinstance(act, Boost) else act.ability
    offered = {o.a for o in table.game.options if o.verb == op.USE}
    card = in_play(table, act.card, offered, player)
    abilities = table.game.usable_abilities(card)
    if wanted:
        fits = [n for n, w in enumerate(abilities) if w.name.casefold() == wanted.casefold()]
    else:
        fits = [n for n, w in enumerate(abilities) if not w.is_boost] or list(range(len(abilities)))
        names = list(dict.fromkeys(abilities[n].name for n in fits))
        if len(names) > 1:
            raise Failure("several_abilities", card=act.card, names=Either(names))
    return Option(op.USE, card, fits[0] if fits else len(abilities))  # or one that it does not have


def play_options(table: ScenarioTable, player: int, act: Play) -> list[Option]:
    """The ways of playing that the words leave open; which of them can be paid as they say shows in the trial."""
    options = table.game.options
    offered = {o.a for o in options if o.verb in op.PLAYS}
    zones = table.game.state.zone
    source = Zone.HAND if act.source is None else act.source
    card = pick(table, act.card, {c for c in offered if zones[c] == source}, player, source)
    if zones[card] != source:
        if act.source is not None:
            raise Failure("not_there", card=act.card, zone=Phrase(f"names.zone_{source.name.lower()}"))
        if elsewhere := table.cards(act.card, offered, player):
            raise Failure("played_from", card=act.card, zone=FROM_WORD[zones[elsewhere[0]]])
    if act.sing:
        return [sing_option(table, player, card, act.sing)]
    if act.shift:
        mine = [o for o in options if o.verb == op.SHIFT and o.a == card]
        base = in_play(table, act.shift[0], {o.b for o in mine}, player)
        fits = [o for o in mine if o.b == base]
        if act.free:  # one of the other ways of shifting, in which no ink is paid
            return [o for o in fits if not table.game.meaning(o).cost] or [Option(op.SHIFT, card, base, 1)]
        return fits or [Option(op.SHIFT, card, base, 0)]
    if act.free or any(costs(act).values()):
        alternates = [o for o in options if o.verb == op.PLAY and o.a == card and o.b > op.IN_INK]
        if act.free or alternates:
            return alternates or [Option(op.PLAY, card, 1)]
    return [Option(op.PLAY, card, op.IN_INK)]


def sing_option(table: ScenarioTable, player: int, song: int, singers: Cards) -> Option:
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

    def turn(self, act: TurnAct) -> Following | None:
        """Begin the action and pay for it; returns what is still to be paid when another question comes first."""
        options = turn_options(self.table, self.player, act)
        option = options[0] if len(options) == 1 else self.payable(options, act)
        following = Following(self.table, self.player, act, option) if isinstance(act, PAID_FOR) else None
        self.choose(option)
        return None if following is None or following.go_on() else following

    def payable(self, options: list[Option], act: TurnAct) -> Option:
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


def trial_of(table: ScenarioTable) -> ScenarioTable:
    """A copy to try something on."""
    trial = copy(table)
    trial.game = table.game.clone(log=True)
    return trial
