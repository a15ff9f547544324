"""From what an ability is to the instructions that do it. A node without an instruction fails here (6.7)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.ability import Ability, Triggered
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import DiscardBy, EventKind, Moment, Quantity, Who, Zone

from . import option as op
from . import registers as rg
from .builder import CHOSEN_PLAYER, ONE_PLAYER, THAT_ONE, Builder
from .effects import cards, choosing, control, giving, harm, playing, table
from .face import Instr, Working
from .ledger import RECORDED
from .resolve import yes_no

ORIGIN = "where the damage was"


class Lowering(Builder):
    """Lowers effects. Nested triggers (floating, delayed) become working abilities of their own."""

    # ---- effects -------------------------------------------------------------------------------------------------

    def effect(self, e: ef.Effect) -> None:
        method = LOWER.get(type(e))
        if method is None:
            raise NotImplementedError(f"no instruction for {type(e).__name__}")
        method(self, self.settle_amounts(e))

    def settle_amounts(self, e: Any) -> Any:
        """CR 6.1.3: a number that a player names is asked for first; then the effect only reads it."""
        if isinstance(e, am.Named):
            r = self.reg()
            self.emit(
                Instr(
                    control.ask_amount, e, reg=r, amount=e.maximum, kind=op.AMOUNT, options=control.amount_options,
                    answer=control.amount_answer,
                )
            )
            return am.Asked(r)
        if isinstance(e, tuple):
            parts = tuple(self.settle_amounts(part) for part in e)
            return parts if any(a is not b for a, b in zip(parts, e, strict=True)) else e
        if not is_dataclass(e) or isinstance(e, type):
            return e
        changed: dict[str, Any] = {}
        for field in fields(e):
            value = getattr(e, field.name)
            if isinstance(value, (ef.Effect, Ability)) or (
                isinstance(value, tuple) and value and isinstance(value[0], ef.Effect)
            ):
                continue  # settled when it is lowered itself
            new = self.settle_amounts(value)
            if new is not value:
                changed[field.name] = new
        return replace(e, **changed) if changed else e

    def sequence(self, e: ef.Sequence) -> None:
        for part in e.parts:
            self.effect(part)

    def may(self, e: ef.May) -> None:
        if e.who.who not in ONE_PLAYER and e.who.who not in CHOSEN_PLAYER:
            self.each_player(e.who, ef.May(e.effect, THAT_ONE))
            return
        who = self.players(e.who)
        ask = self.emit(
            Instr(control.may, players=who, kind=op.MAY, options=yes_no, answer=control.may_answer)
        )
        self.effect(e.effect)
        ask.jump = self.here()

    def if_do(self, e: ef.IfDo) -> None:
        exits: list[Instr] = []
        parts = e.first.parts if isinstance(e.first, ef.Sequence) else (e.first,)
        cost_before = self.is_cost
        self.is_cost = _pays_ink(e.first)  # CR 6.1.5: with ink in it, all of [A] is a cost
        paid: Instr | None = None
        for part in parts:
            start = self.here()
            self.effect(part)
            if isinstance(part, ef.PayInk):
                paid = self.code[-1]
            elif paid is not None:
                paid.jump = start  # CR 1.5.3: what has to be paid besides the ink
            picks = [i for i in self.code[start:] if i.run is choosing.choose and i.node.count > 1]
            for i in picks:
                if i.node.quantity == Quantity.EXACTLY:
                    exits.append(self.emit(Instr(control.jump_unless_picked, i.node.count, reg=i.reg)))
            exits.append(self.emit(Instr(control.jump_unless_full)))
        self.is_cost = cost_before
        self.effect(e.then)
        end = self.emit(Instr(control.jump)) if e.otherwise is not None else None
        for x in exits:
            x.jump = self.here()
        if e.otherwise is not None and end is not None:
            self.effect(e.otherwise)
            end.jump = self.here()

    def either(self, e: ef.Either) -> None:
        self._modes(e.options, e.who, control.either_options)

    def choose_one(self, e: ef.ChooseOne) -> None:
        skip: Instr | None = None
        end: Instr | None = None
        if e.all_if is not None:
            skip = self.emit(Instr(control.test, e.all_if, reg=1))
            for mode in e.modes:
                self.effect(mode)
            end = self.emit(Instr(control.jump))
            skip.jump = self.here()
        self._modes(e.modes, e.who, control.mode_options)
        if end is not None:
            end.jump = self.here()

    def _modes(self, modes: tuple[ef.Effect, ...], who: ta.Players, options: Any) -> None:
        if who.who not in ONE_PLAYER and who.who not in CHOSEN_PLAYER:
            node = ef.Either(modes, THAT_ONE) if options is control.either_options else ef.ChooseOne(modes, THAT_ONE)
            self.each_player(who, node)
            return
        starts: list[int] = []
        who = self.players(who)
        ask = self.emit(
            Instr(
                control.modes, starts, players=who, kind=op.PICK, options=options, answer=control.mode_answer,
            )
        )
        ends: list[Instr] = [ask]
        for mode in modes:
            starts.append(self.here())
            self.effect(mode)
            ends.append(self.emit(Instr(control.jump)))
        for x in ends:
            x.jump = self.here()

    def if_(self, e: ef.If) -> None:
        check = self.emit(Instr(control.test, e.condition, reg=0 if e.otherwise is None else 1))
        self.effect(e.then)
        if e.otherwise is None:
            check.jump = self.here()
            return
        end = self.emit(Instr(control.jump))
        check.jump = self.here()
        self.effect(e.otherwise)
        end.jump = self.here()

    def each_does(self, e: ef.EachDoes) -> None:
        self.each_player(e.players, e.effect)

    def for_each_time(self, e: ef.ForEachTime) -> None:
        r = self.reg()
        tally = self.reg()
        self.emit(Instr(control.count_start, reg=r, reg2=tally, amount=e.amount))
        top = self.here()
        head = self.emit(Instr(control.count_next, reg=r, reg2=tally))
        self.effect(e.effect)
        self.emit(Instr(control.loop_tally, reg2=tally, jump=top))
        head.jump = self.here()

    def for_each_object(self, e: ef.ForEachObject) -> None:
        objects = self.target(e.target)
        r = self.reg()
        self.emit(Instr(control.each_start, reg=objects, reg2=r))
        top = self.here()
        head = self.emit(Instr(control.each_next, reg2=r))
        self.effect(e.effect)
        self.emit(Instr(control.jump, jump=top))
        head.jump = self.here()

    def repeat_while(self, e: ef.RepeatWhile) -> None:
        top = self.here()
        self.effect(e.effect)
        self.emit(Instr(control.repeat, e.condition, reg2=self.reg(), jump=top))

    def pick(self, e: ef.Pick) -> None:
        self.target(e.target)

    def remember(self, e: ef.Remember) -> None:
        r = self.program.labels.get(e.label, -1)
        if r < 0:
            r = self.reg()
            self.program.labels[e.label] = r
        if e.amount is None:
            self.emit(Instr(choosing.label_more if e.more else choosing.label, reg=r))
        else:
            self.emit(Instr(control.keep_number, reg=r, amount=e.amount))

    def unless_pays(self, e: ef.UnlessPays) -> None:
        if e.players.who not in ONE_PLAYER and e.players.who not in CHOSEN_PLAYER:
            self.each_player(e.players, ef.UnlessPays(THAT_ONE, e.ink, e.effect))
            return
        who = self.players(e.players)
        ask = self.emit(
            Instr(
                control.unless_pays, reg=e.ink, players=who, kind=op.MAY, options=yes_no,
                answer=control.unless_pays_answer,
            )
        )
        self.effect(e.effect)
        ask.jump = self.here()

    def pay_ink(self, e: ef.PayInk) -> None:
        if e.who.who not in ONE_PLAYER and e.who.who not in CHOSEN_PLAYER:
            self.each_player(e.who, ef.PayInk(e.amount, THAT_ONE))
            return
        self.emit(Instr(control.pay, reg=e.amount, players=self.players(e.who)))

    def discard(self, e: ef.Discard) -> None:
        if e.players.who in ONE_PLAYER and e.players.where is None:
            if e.reveal:
                self.emit(Instr(cards.reveal_hand, ef.RevealHand(e.players), players=e.players))
            self.emit(
                Instr(
                    cards.discard, e, reg=1 if self.is_cost else 0, players=e.players, kind=op.CHOOSE,
                    options=cards.discard_options, answer=cards.discard_answer,
                    amount=e.amount if e.by == DiscardBy.CHOICE else am.Number(0),
                )
            )
            return
        one = ef.Discard(
            THAT_ONE, e.amount, e.filter, e.chooser, e.by, e.reveal
        )
        self.each_player(e.players, one)

    def name_card(self, e: ef.NameCard) -> None:
        self.emit(
            Instr(
                control.name_card, e, players=self.players(e.who), kind=op.NAME, options=control.name_options,
                answer=control.name_answer,
            )
        )

    def take(self, e: ef.Take) -> None:
        r = -1
        if e.label:
            r = self.reg()
            self.program.labels[e.label] = r
        self.emit(
            Instr(cards.take, e, reg=r, kind=op.CHOOSE, options=cards.take_options, answer=cards.take_answer)
        )

    def put_rest(self, e: ef.PutRest) -> None:
        self.emit(
            Instr(cards.put_rest, e, kind=op.ORDER, options=cards.rest_options, answer=cards.rest_answer)
        )

    def top_or_bottom(self, e: ef.PutTopOrBottom) -> None:
        self.emit(
            Instr(
                cards.top_or_bottom, e, kind=op.ORDER, options=cards.top_or_bottom_options,
                answer=cards.top_or_bottom_answer,
            )
        )

    def remove_damage(self, e: ef.RemoveDamage) -> None:
        r = self.target(e.target)
        if e.amount is None or not e.up_to:
            self.emit(Instr(harm.remove_fixed, e, reg=r))
            return
        left = self.reg()
        self.reg()  # the total, right after `left`
        self.emit(Instr(harm.remove_up_to_start, e, reg=r, reg2=left))
        self.emit(
            Instr(
                harm.remove_up_to, e, reg=r, reg2=left, kind=op.AMOUNT, options=harm.remove_options,
                answer=harm.remove_answer,
            )
        )

    def move_damage(self, e: ef.MoveDamage) -> None:
        origin = self.target(e.origin)
        aim = e.to
        if isinstance(aim, ta.Chosen) and isinstance(e.origin, ta.Chosen):
            # CR 1.9.2.4: never back to where it was
            self.program.labels[ORIGIN] = origin
            tests = (*aim.filter.tests, ta.Not(ta.IsRef(ta.It(ORIGIN))))
            aim = replace(aim, filter=replace(aim.filter, tests=tests))
        to = self.target(aim)
        self.emit(
            Instr(
                harm.move_damage, e, reg=origin, reg2=to, kind=op.AMOUNT, options=harm.move_options,
                answer=harm.move_answer,
            )
        )

    def move(self, e: ef.Move) -> None:
        r = self.target(e.target)
        self.emit(Instr(table.follow, reg=r))
        self.emit(
            Instr(table.move, e, reg=r, kind=op.ORDER, options=table.order_options, answer=table.order_answer)
        )

    def put_under(self, e: ef.PutUnder) -> None:
        held = -1 if e.cards is None else self.target(e.cards)
        host = self.target(e.host)
        self.emit(Instr(table.put_under, e, reg=host, reg2=held))

    def from_under(self, e: ef.CardsFromUnder) -> None:
        hosts = self.target(e.hosts)
        self.emit(Instr(table.from_under, e, reg=hosts))
        if e.any_number:
            self.take(ef.Take(ta.Filter(zone=Zone.UNDER), 99, e.to, quantity=Quantity.ANY_NUMBER))
        else:
            self.emit(
                Instr(cards.put_rest, e, kind=op.ORDER, options=cards.rest_options, answer=cards.rest_answer)
            )

    def move_to_location(self, e: ef.MoveToLocation) -> None:
        who = self.target(e.characters)
        to = self.target(e.location)
        self.emit(Instr(table.move_to_location, e, reg=who, reg2=to))

    def play_card(self, e: ef.PlayCard) -> None:
        r = -1
        if e.label:
            r = self.reg()
            self.program.labels[e.label] = r
        self.emit(
            Instr(
                playing.play_card, e, kind=op.CHOOSE, options=playing.play_options, answer=playing.play_answer
            )
        )
        self.emit(Instr(playing.played, e, reg=r))

    def give(self, e: ef.Give) -> None:
        r = -1 if e.open_set else self.target(e.target)
        self.emit(Instr(giving.give, e, reg=r))

    def shield(self, e: ef.Shield) -> None:
        self.emit(Instr(giving.shield, e, reg=self.target(e.target)))

    def whenever(self, e: ef.Whenever) -> None:
        self._nest(giving.whenever, e, e.triggers, e.effect)

    def later(self, e: ef.Later) -> None:
        self._nest(giving.later, e, (MOMENTS[e.moment],), e.effect)

    def _nest(self, run: Any, e: ef.Effect, triggers: tuple[Trigger, ...], effect: ef.Effect) -> None:
        key = f"{self.program.key}/{len(self.nested)}"
        lowering = Lowering(key)
        lowering.next = max(self.next, rg.FIRST_LABEL)
        lowering.program.labels.update(self.program.labels)
        lowering.effect(effect)
        w = Working(key, "", Triggered(triggers, effect))
        w.program = lowering.finish()
        w.triggers = triggers
        w.mask = mask_of(triggers)
        self.nested.append(w)
        self.nested += lowering.nested
        self.nested_programs += [w.program, *lowering.nested_programs]
        self.emit(Instr(run, e, kind="", reg=-1))
        self.code[-1].kind = key

    def limited(self, e: ef.Limited) -> None:
        key = f"{self.program.key}@{self.here()}"
        kept = self.reg()
        head = self.emit(Instr(control.limited_start, key, reg=int(e.limit), reg2=kept))
        self.effect(e.effect)
        self.emit(Instr(control.limited_end, key, reg2=kept))
        head.jump = self.here()


MOMENTS: dict[Moment, Trigger] = {
    Moment.END_OF_TURN: Trigger(EventKind.TURN_ENDS),
    Moment.END_OF_YOUR_TURN: Trigger(EventKind.TURN_ENDS, who=Who.YOU),
    Moment.AFTER_CHALLENGE: Trigger(EventKind.CHALLENGE_ENDED),
}


def _pays_ink(e: ef.Effect) -> bool:
    if isinstance(e, ef.May):
        return _pays_ink(e.effect)
    if isinstance(e, ef.Sequence):
        return any(_pays_ink(part) for part in e.parts)
    return isinstance(e, ef.PayInk)


def mask_of(triggers: tuple[Trigger, ...]) -> int:
    mask = 0
    for t in triggers:
        if t.ordinal and not RECORDED >> int(t.event) & 1:
            raise NotImplementedError(f"{t.event.name} is not counted")
        if t.ordinal and t.object is not None and t.event != EventKind.MOVED:
            raise NotImplementedError(f"{t.event.name} is not counted by its other participant")
        mask |= 1 << int(t.event)
    return mask


def _players(run: Any) -> Any:
    def lower(self: Lowering, e: Any) -> None:
        self.emit(Instr(run, e, players=self.players(e.players), amount=getattr(e, "amount", None)))

    return lower


def _who(run: Any) -> Any:
    def lower(self: Lowering, e: Any) -> None:
        self.emit(Instr(run, e, players=self.players(e.who)))

    return lower


def _target(run: Any) -> Any:
    def lower(self: Lowering, e: Any) -> None:
        self.emit(Instr(run, e, reg=self.target(e.target)))

    return lower


def _plain(run: Any) -> Any:
    def lower(self: Lowering, e: Any) -> None:
        self.emit(Instr(run, e))

    return lower


LOWER: dict[type, Any] = {
    ef.Sequence: Lowering.sequence,
    ef.May: Lowering.may,
    ef.IfDo: Lowering.if_do,
    ef.Either: Lowering.either,
    ef.ChooseOne: Lowering.choose_one,
    ef.If: Lowering.if_,
    ef.EachDoes: Lowering.each_does,
    ef.ForEachTime: Lowering.for_each_time,
    ef.ForEachObject: Lowering.for_each_object,
    ef.RepeatWhile: Lowering.repeat_while,
    ef.Pick: Lowering.pick,
    ef.Remember: Lowering.remember,
    ef.UnlessPays: Lowering.unless_pays,
    ef.PayInk: Lowering.pay_ink,
    ef.Draw: _players(cards.draw),
    ef.Discard: Lowering.discard,
    ef.RevealHand: _players(cards.reveal_hand),
    ef.Reveal: _plain(cards.reveal),
    ef.GainLore: _players(cards.gain),
    ef.LoseLore: _players(cards.lose),
    ef.GetInkDrops: _players(cards.ink_drops),
    ef.Shuffle: _players(control.shuffle),
    ef.Mill: _players(cards.mill),
    ef.InkTop: _players(cards.ink_top),
    ef.NameCard: Lowering.name_card,
    ef.LookAtTop: _players(cards.look),
    ef.LookAtInkwell: _who(cards.look_inkwell),
    ef.RevealUntil: _who(cards.reveal_until),
    ef.SearchDeck: _who(cards.search),
    ef.Take: Lowering.take,
    ef.PutRest: Lowering.put_rest,
    ef.PutTopOrBottom: Lowering.top_or_bottom,
    ef.DealDamage: _target(harm.deal),
    ef.PutDamage: _target(harm.put_counters),
    ef.RemoveDamage: Lowering.remove_damage,
    ef.MoveDamage: Lowering.move_damage,
    ef.Banish: _target(table.banish),
    ef.Exert: _target(table.exert),
    ef.Ready: _target(table.ready),
    ef.ExertInk: _players(cards.exert_ink),
    ef.Move: Lowering.move,
    ef.PutUnder: Lowering.put_under,
    ef.CardsFromUnder: Lowering.from_under,
    ef.MoveToLocation: Lowering.move_to_location,
    ef.PlayCard: Lowering.play_card,
    ef.Give: Lowering.give,
    ef.Impose: _plain(giving.impose),
    ef.Whenever: Lowering.whenever,
    ef.Later: Lowering.later,
    ef.Shield: Lowering.shield,
    ef.Nothing: _plain(control.nothing),
    ef.Limited: Lowering.limited,
}

