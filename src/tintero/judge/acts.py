"""What a player does or answers in a step, as options of the game."""

from __future__ import annotations

from typing import Any

from tintero.edges.plain_text import is_number
from tintero.rules import option as op
from tintero.rules.book.actions.activate import Using
from tintero.rules.book.actions.play import By, Playing
from tintero.rules.machinery import pieces as st
from tintero.rules.machinery.program import Running
from tintero.rules.machinery.traits import activated_abilities, refresh
from tintero.rules.option import IllegalAction, Option

from .faults import Both, Failure
from .question_words import question_now, reason_words, replacing
from .scenario import Lines
from .scenario_table import ScenarioTable
from .vocabulary import kind_words

TURN_ACTS = ("ink", "play", "use", "boost", "quest", "challenge", "move")
ANSWERS = ("may", "choose", "pick", "name", "amount", "order", "resolve", "top", "bottom")


def as_list(value: Any) -> list[Any]:
    return list(value) if isinstance(value, list) else [value]


def turn_option(table: ScenarioTable, player: int, act: Lines) -> Option:
    """The turn action that the step describes, whether legal or not."""
    s = table.game.state
    if s.stale:
        refresh(s)
    options = table.game.options
    if "ink" in act:
        offered = {o.a for o in options if o.verb == op.INK}
        return Option(op.INK, pick(table, act["ink"], offered, player, st.HAND))
    if "quest" in act:
        return Option(op.QUEST, in_play(table, act["quest"], {o.a for o in options if o.verb == op.QUEST}, player))
    if "challenge" in act:
        mine = in_play(table, act["challenge"], {o.a for o in options if o.verb == op.CHALLENGE}, player)
        targets = {o.b for o in options if o.verb == op.CHALLENGE and o.a == mine}
        return Option(op.CHALLENGE, mine, in_play(table, act["target"], targets, None))
    if "move" in act:
        mine = in_play(table, act["move"], {o.a for o in options if o.verb == op.MOVE}, player)
        return Option(op.MOVE, mine, in_play(table, act["to"], {o.b for o in options if o.verb == op.MOVE}, player))
    if "use" in act or "boost" in act:
        return use_option(table, player, act)
    return play_option(table, player, act)


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
    s = table.game.state
    ref = act["use"] if "use" in act else act["boost"]
    wanted = "Boost" if "boost" in act else act.get("ability")
    offered = {o.a for o in table.game.options if o.verb == op.USE}
    card = in_play(table, ref, offered, player)
    p = s.in_play.get(s.pid_of[card])
    if p is None:
        return Option(op.USE, card, 0)
    abilities = activated_abilities(p)
    for n, w in enumerate(abilities):
        if wanted is None and (len(abilities) == 1 or not w.is_boost):
            return Option(op.USE, card, n)
        if wanted is not None and w.name.casefold() == str(wanted).casefold():
            return Option(op.USE, card, n)
    return Option(op.USE, card, 99)


def play_option(table: ScenarioTable, player: int, act: Lines) -> Option:
    options = table.game.options
    verbs = {op.PLAY, op.SING, op.SING_TOGETHER, op.SHIFT}
    offered = {o.a for o in options if o.verb in verbs}
    zone = {"discard": st.DISCARD, "deck": st.DECK, "under": st.UNDER}.get(str(act.get("from", "")), st.HAND)
    in_zone = {c for c in offered if table.game.state.zone[c] == zone} if "from" in act else offered
    card = pick(table, act["play"], in_zone, player, zone)
    if "sing" in act:
        singers = as_list(act["sing"])
        if len(singers) == 1:
            singer = in_play(table, singers[0], {o.b for o in options if o.verb == op.SING and o.a == card}, player)
            single = Option(op.SING, card, singer)
            together = Option(op.SING_TOGETHER, card)
            return together if single not in options and together in options else single
        return Option(op.SING_TOGETHER, card)
    if "shift" in act:
        bases = as_list(act["shift"])
        mine = [o for o in options if o.verb == op.SHIFT and o.a == card]
        base = in_play(table, bases[0], {o.b for o in mine}, player)
        fits = [o for o in mine if o.b == base]
        return fits[0] if fits else Option(op.SHIFT, card, base, 0)
    if act.get("free") or any(k in act for k in ("exert", "banish", "discard")):
        alternates = [o for o in options if o.verb == op.PLAY and o.a == card and o.b > 0]
        if act.get("free") or alternates:
            return alternates[0] if alternates else Option(op.PLAY, card, 1)
    return Option(op.PLAY, card, 0)


class Acting:
    """Carries out one step of a player, with the follow-up questions that belong to it."""

    def __init__(self, table: ScenarioTable, player: int) -> None:
        self.table = table
        self.player = player
        self.exerted_before: set[int] = set()

    def choose(self, option: Option) -> None:
        try:
            self.table.game.choose(option)
        except IllegalAction as error:
            raise Failure("illegal", reason=reason_words(error.reason), rule=error.rule) from error

    def turn(self, act: Lines) -> None:
        option = turn_option(self.table, self.player, act)
        self.exerted_before = {q.card for q in self.table.game.state.in_play.values() if q.exerted}
        self.choose(option)
        self.follow(act)

    def follow(self, act: Lines) -> None:
        """Singers, second base, payment and the option to enter exerted are part of the play."""
        game = self.table.game
        picks = [*as_list(act.get("sing", []))] if len(as_list(act.get("sing", []))) > 1 else []
        if "sing" in act and not picks and game.state.stack and isinstance(game.state.stack[-1], Playing):
            picks = as_list(act["sing"])
        bases = as_list(act.get("shift", []))[1:]
        costs = [c for k in ("discard", "exert", "banish") for c in as_list(act.get(k, []))]
        while not game.over and isinstance(f := game.state.stack[-1], (Playing, Using)):
            if isinstance(f, Playing) and f.by != By.TURN_ACTION:
                break  # played by an effect: its questions are steps of their own
            kind = game.state.asking
            if kind == op.MAY:
                self.choose(Option(op.YES if act.get("exerted") else op.NO))
            elif kind == op.AMOUNT:
                self.choose(game.options[0])
            elif kind == op.CHOOSE:
                offered = {o.a for o in game.options if o.verb == op.CARD}
                queue = picks or bases or costs
                if queue:
                    name = str(queue.pop(0))
                    if not self.table.cards(name, offered):
                        raise Failure("not_an_option", card=name, question=self.open_question())
                    self.choose(Option(op.CARD, self.table.card(name, offered)))
                elif Option(op.DONE) in game.options:
                    self.choose(Option(op.DONE))
                else:
                    break
            else:
                break
        for name in [*bases, *costs]:
            if not self.was_used(str(name)):
                raise Failure("not_an_option", card=name, question=self.open_question())

    def was_used(self, name: str) -> bool:
        """A card named for a cost that the game paid by itself, because nothing else could pay it."""
        cards = set(self.table.cards(name))
        s = self.table.game.state
        return any(s.zone[c] in (st.DISCARD, st.UNDER, st.DECK) or self.is_exerted(c) for c in cards)

    def is_exerted(self, card: int) -> bool:
        p = self.table.game.state.in_play.get(self.table.game.state.pid_of[card])
        return p is not None and p.exerted and card not in self.exerted_before

    # ---- answers ---------------------------------------------------------------------------------------------------

    def answer(self, act: Lines) -> None:
        game = self.table.game
        key = next(k for k in ANSWERS if k in act)
        kind = game.state.asking
        if key == "may":
            self.expect(op.MAY)
            self.choose(Option(op.YES if act["may"] in (True, "yes") else op.NO))
        elif key == "amount":
            self.expect(op.AMOUNT)
            self.choose(Option(op.NUMBER, int(act["amount"])))
        elif key == "pick":
            self.expect(op.PICK)
            self.choose(Option(op.MODE, int(act["pick"]) - 1))
        elif key == "name":
            self.expect(op.NAME)
            wanted = str(act["name"])
            names = game.state.table.names
            plain = self.table.pool.get(wanted)
            wanted = plain.name if plain is not None else wanted
            found = [i for i, n in enumerate(names) if n.casefold() == wanted.casefold()]
            if not found:
                raise Failure("not_a_name", name=wanted)
            self.choose(Option(op.NAMED, found[0]))
        elif key == "resolve":
            self.expect(op.RESOLVE)
            self.choose(self.trigger(act))
        elif key in ("order", "top", "bottom"):
            self.order(key, act)
        else:
            if kind not in (op.CHOOSE, op.HAND, op.ORDER):
                self.expect(op.CHOOSE)
            self.pick_cards(act["choose"])

    def expect(self, kind: str) -> None:
        game = self.table.game
        if game.over or game.state.asking != kind or game.to_decide != self.player:
            question = self.open_question()
            raise Failure("other_question", player=f"P{self.player + 1}", kind=kind_words(kind), question=question)

    def open_question(self) -> Both:
        return question_now(self.table)

    def pick_cards(self, wanted: Any) -> None:
        game = self.table.game
        if wanted == "nothing":
            self.choose(Option(op.DONE))
            return
        names = as_list(wanted)
        first = game.state.asking
        for name in names:
            if game.over or game.to_decide != self.player:
                raise Failure("nothing_more", player=f"P{self.player + 1}", question=self.open_question())
            self.choose(self.card_option(str(name)))
        if isinstance(wanted, list) or len(names) == 1:
            if not game.over and game.state.asking == first and game.options and game.options[-1] == Option(op.DONE):
                if game.to_decide == self.player and self.same_question(names):
                    self.choose(Option(op.DONE))

    def same_question(self, names: list[Any]) -> bool:
        """The question that was just answered still wants to know whether that is all."""
        f = self.table.game.state.stack[-1]
        return isinstance(f, Running) and len(f.picking) == len(names)

    def is_offered(self, wanted: Any) -> bool:
        """Whether the first card named is among the open options."""
        try:
            return wanted == "nothing" or self.card_option(str(as_list(wanted)[0])) in self.table.game.options
        except Failure:
            return False

    def card_option(self, name: str) -> Option:
        game = self.table.game
        if len(name) == 2 and name[0] == "P" and is_number(name[1]):
            return Option(op.PLAYER, int(name[1]) - 1)
        if game.state.asking == op.CHOOSE and game.options and game.options[0].verb == op.EFFECT:
            return self.effect_option(name)
        by_card = {o.a: o for o in reversed(game.options) if o.verb not in (op.DONE, op.PLAYER)}
        found = self.table.cards(name, set(by_card))
        if not found:
            raise Failure("not_an_option", card=name, question=self.open_question())
        return by_card[found[0]]

    def effect_option(self, name: str) -> Option:
        wanted = set(self.table.cards(name))
        for n, effect in enumerate(replacing(self.table)):
            if effect.card in wanted:
                return Option(op.EFFECT, n)
        raise Failure("not_replacing", card=name, question=self.open_question())

    def trigger(self, act: Lines) -> Option:
        game = self.table.game
        wanted = set(self.table.cards(str(act["resolve"])))
        for o in game.options:
            entry = next(e for e in game.state.bag if e.number == o.a)
            named = "ability" not in act or entry.ability.name.casefold() == str(act["ability"]).casefold()
            if entry.card in wanted and named:
                return o
        raise Failure("not_waiting", card=act["resolve"], question=self.open_question())

    def order(self, key: str, act: Lines) -> None:
        game = self.table.game
        verb = {"order": op.CARD, "top": op.TOP, "bottom": op.BOTTOM}[key]
        if not game.over and game.state.asking == op.CHOOSE and key != "order":
            self.pick_cards(act[key])
            return
        self.expect(op.ORDER)
        for name in as_list(act[key]):
            if game.over or game.state.asking != op.ORDER:
                break  # the last one has only one place left
            offered = {o.a for o in game.options if o.verb == verb}
            self.choose(Option(verb, self.table.card(str(name), offered)))
