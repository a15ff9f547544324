"""From what an effect is to the instructions that do it (6.7). An effect without an instruction fails here, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import Final, Protocol, TypeVar, cast

from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.ability import Ability, Triggered
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, How, Moment, Quantity, Until, Who, Zone

from ...machinery.face import CompiledTriggered
from ...machinery.ledger import event_bits, is_recorded
from ...machinery.program import DoNothing, Instruction
from . import affecting, cards, choosing, damaging, discarding, joining, lasting, looking, playing
from .building import ONE_PLAYER, THAT_ONE, Builder, is_one_player

ORIGIN: Final = "where the damage was"  # a label that no text uses
T = TypeVar("T")

MOMENTS: Final[dict[Moment, Trigger]] = {
    Moment.END_OF_TURN: Trigger(EventKind.TURN_ENDS),
    Moment.END_OF_YOUR_TURN: Trigger(EventKind.TURN_ENDS, who=Who.YOU),
    Moment.AFTER_CHALLENGE: Trigger(EventKind.CHALLENGE_ENDED),
    Moment.START_OF_YOUR_NEXT_TURN: Trigger(EventKind.STEP_BEGAN, who=Who.YOU, how=How.START_OF_TURN),
}


class Lowering(Builder):
    """Lowers effects. Nested triggers (floating, delayed) become abilities of their own."""

    def effect(self, e: ef.Effect) -> None:
        method = LOWER.get(type(e))
        if method is None:
            raise NotImplementedError(f"no instruction for the effect {type(e).__name__}")
        method(self, self.settle_amounts(e))

    def settle_amounts(self, e: T) -> T:
        """CR 6.1.3: a number that a player names is asked for first; then the effect only reads it."""
        if isinstance(e, am.Named):
            place = self.place()
            self.emit(choosing.AskNumber(e.maximum, place))
            return cast("T", am.Asked(place))
        if isinstance(e, tuple):
            parts = tuple(self.settle_amounts(part) for part in e)
            return cast("T", parts) if any(a is not b for a, b in zip(parts, e, strict=True)) else e
        if not is_dataclass(e) or isinstance(e, type):
            return e
        changed: dict[str, object] = {}
        for field in fields(e):
            value: object = getattr(e, field.name)
            if isinstance(value, (ef.Effect, Ability)) or (
                isinstance(value, tuple) and value and isinstance(value[0], ef.Effect)
            ):
                continue  # settled when it is lowered itself
            new = self.settle_amounts(value)
            if new is not value:
                changed[field.name] = new
        return replace(e, **changed) if changed else e

    # ---- joining -------------------------------------------------------------------------------------------------

    def sequence(self, e: ef.Sequence) -> None:
        for part in e.parts:
            self.effect(part)

    def may(self, e: ef.May) -> None:
        if not is_one_player(e.who.who):
            self.each_player(e.who, ef.May(e.effect, THAT_ONE))
            return
        ask = self.emit(joining.AskMay(e, self.players(e.who)))
        self.effect(e.effect)
        self.land(ask)

    def if_do(self, e: ef.IfDo) -> None:
        exits: list[joining.JumpUnlessFull | joining.JumpUnlessPicked] = []
        parts = e.first.parts if isinstance(e.first, ef.Sequence) else (e.first,)
        cost_before = self.is_cost
        self.is_cost = _pays_ink(e.first)  # CR 6.1.5: with ink in it, all of [A] is a cost
        paid: joining.Pay | None = None
        for part in parts:
            start = self.here()
            self.effect(part)
            last = self.code[-1]
            if isinstance(part, ef.PayInk) and isinstance(last, joining.Pay):
                paid = last
            elif paid is not None:
                paid.besides = start  # CR 1.5.3: what has to be paid besides the ink
            for instruction in self.code[start:]:
                if isinstance(instruction, choosing.Choose) and instruction.exact_count:
                    exits.append(self.emit(joining.JumpUnlessPicked(instruction.place, instruction.exact_count)))
            exits.append(self.emit(joining.JumpUnlessFull()))
        self.is_cost = cost_before
        self.effect(e.then)
        end = self.emit(joining.Jump()) if e.otherwise is not None else None
        self.land(*exits)
        if e.otherwise is not None:
            self.effect(e.otherwise)
            self.land(end)

    def either(self, e: ef.Either) -> None:
        if not is_one_player(e.who.who):
            self.each_player(e.who, ef.Either(e.options, THAT_ONE))
            return
        self._modes(joining.AskEither(e.options, self.players(e.who)))

    def choose_one(self, e: ef.ChooseOne) -> None:
        end: joining.Jump | None = None
        if e.all_if is not None:
            skip = self.emit(joining.Test(e.all_if, otherwise=True))
            for mode in e.modes:
                self.effect(mode)
            end = self.emit(joining.Jump())
            self.land(skip)
        if not is_one_player(e.who.who):
            self.each_player(e.who, ef.ChooseOne(e.modes, THAT_ONE))
        else:
            self._modes(joining.AskMode(e.modes, self.players(e.who)))
        self.land(end)

    def _modes(self, ask: joining.AskMode) -> None:
        self.emit(ask)
        ends: list[joining.Jump] = []
        for mode in ask.modes:
            ask.starts.append(self.here())
            self.effect(mode)
            ends.append(self.emit(joining.Jump()))
        self.land(ask, *ends)

    def if_(self, e: ef.If) -> None:
        check = self.emit(joining.Test(e.condition, otherwise=e.otherwise is not None))
        self.effect(e.then)
        if e.otherwise is None:
            self.land(check)
            return
        end = self.emit(joining.Jump())
        self.land(check)
        self.effect(e.otherwise)
        self.land(end)

    def each_does(self, e: ef.EachDoes) -> None:
        self.each_player(e.players, e.effect)

    def for_each_time(self, e: ef.ForEachTime) -> None:
        left, tally = self.place(), self.place()
        self.emit(joining.StartCount(e.amount, left, tally))
        may = e.effect if isinstance(e.effect, ef.May) and is_one_player(e.effect.who.who) else None
        answered = 0
        if may is not None:
            answered = self.place()
            self.emit(joining.Forget(answered))
        top = self.here()
        head = self.emit(joining.NextTime(left, tally))
        if may is None:
            self.effect(e.effect)
        else:
            ask = self.emit(joining.AskMayForEach(may, self.players(may.who), answered))
            self.effect(may.effect)
            self.land(ask)
        self.emit(joining.Tally(tally)).target = top
        self.land(head)

    def for_each_object(self, e: ef.ForEachObject) -> None:
        objects = self.target(e.target)
        left = self.place()
        self.emit(joining.StartObjects(objects, left))
        top = self.here()
        head = self.emit(joining.NextObject(left))
        self.effect(e.effect)
        self.emit(joining.Jump()).target = top
        self.land(head)

    def repeat_while(self, e: ef.RepeatWhile) -> None:
        top = self.here()
        self.effect(e.effect)
        self.emit(joining.Repeat(e.condition)).target = top

    def limited(self, e: ef.Limited) -> None:
        key = f"{self.program.key}@{self.here()}"
        before = self.place()
        head = self.emit(joining.StartLimited(key, int(e.limit), before))
        self.effect(e.effect)
        self.emit(joining.EndLimited(key, before))
        self.land(head)

    def nothing(self, e: ef.Nothing) -> None:
        self.emit(DoNothing(e))

    # ---- picking and paying --------------------------------------------------------------------------------------

    def pick(self, e: ef.Pick) -> None:
        self.target(e.target)

    def remember(self, e: ef.Remember) -> None:
        place = self.program.labels.get(e.label)
        if place is None:
            place = self.place()
            self.program.labels[e.label] = place
        if e.amount is None:
            self.emit(choosing.Keep(place, e.more))
        else:
            self.emit(choosing.KeepNumber(e.amount, place))

    def unless_pays(self, e: ef.UnlessPays) -> None:
        if not is_one_player(e.players.who):
            self.each_player(e.players, ef.UnlessPays(THAT_ONE, e.ink, e.effect))
            return
        ask = self.emit(joining.AskUnlessPays(e.ink, self.players(e.players)))
        self.effect(e.effect)
        self.land(ask)

    def pay_ink(self, e: ef.PayInk) -> None:
        if not is_one_player(e.who.who):
            self.each_player(e.who, ef.PayInk(e.amount, THAT_ONE))
            return
        self.emit(joining.Pay(e.amount, self.players(e.who)))

    # ---- cards ---------------------------------------------------------------------------------------------------

    def discard(self, e: ef.Discard) -> None:
        if e.players.who not in ONE_PLAYER or e.players.where is not None:
            self.each_player(e.players, replace(e, players=THAT_ONE))
            return
        if e.reveal:
            self.emit(cards.ShowHand(ef.RevealHand(e.players), e.players))
        self.emit(discarding.DiscardCards(e, self.is_cost))

    def name_card(self, e: ef.NameCard) -> None:
        self.emit(cards.NameCard(e, self.players(e.who)))

    def look_at_inkwell(self, e: ef.LookAtInkwell) -> None:
        self.emit(looking.LookAtInkwell(e, self.players(e.who)))

    def reveal_until(self, e: ef.RevealUntil) -> None:
        self.emit(looking.RevealUntil(e, self.players(e.who)))

    def search_deck(self, e: ef.SearchDeck) -> None:
        self.emit(looking.SearchDeck(e, self.players(e.who)))

    def reveal(self, e: ef.Reveal) -> None:
        self.emit(cards.RevealCards(e))

    def take(self, e: ef.Take) -> None:
        self.emit(looking.TakeCards(e, self.labelled(e.label)))

    def put_rest(self, e: ef.PutRest) -> None:
        self.emit(looking.PutRest(e, e.to))

    def top_or_bottom(self, e: ef.PutTopOrBottom) -> None:
        place: int | None = None
        if e.ref is not None:
            place = self.target(ta.The(e.ref))
            self.emit(affecting.Follow(place))
        self.emit(affecting.PutTopOrBottom(e, place))

    def play_card(self, e: ef.PlayCard) -> None:
        place = self.labelled(e.label)
        self.emit(playing.PlayCard(e))
        self.emit(playing.Played(place))

    # ---- damage and permanents -----------------------------------------------------------------------------------

    def at_once(self, e: ef.AtOnce) -> None:
        """CR 6.7.2.2: choices in printed order, each amount as it is then; all of it is dealt at the end."""
        hits: list[damaging.DealDamage] = []
        for part in e.parts:
            if not isinstance(part, ef.DealDamage):
                self.effect(part)
                continue
            hit = self.settle_amounts(part)
            place = self.target(hit.target)
            amount = hit.amount
            if not isinstance(amount, (am.Number, am.Asked)):
                kept = self.place()
                self.emit(choosing.KeepNumber(amount, kept))
                amount = am.Asked(kept)
            hits.append(damaging.DealDamage(replace(hit, amount=amount), place))
        complete = self.place()
        self.emit(damaging.DealAtOnce(e, tuple(hits), complete))
        self.emit(damaging.CountAsDealt(complete))

    def remove_damage(self, e: ef.RemoveDamage) -> None:
        place = self.target(e.target)
        if e.amount is None or not e.up_to:
            self.emit(damaging.RemoveDamage(e, place))
            return
        left, total = self.place(), self.place()
        self.emit(damaging.StartRemoving(place, left, total))
        self.emit(damaging.RemoveUpTo(e, place, left, total))

    def move_damage(self, e: ef.MoveDamage) -> None:
        origin = self.target(e.origin)
        aim = e.to
        if isinstance(aim, ta.Chosen) and isinstance(e.origin, ta.Chosen):
            # CR 1.9.2.4: never back to where it was
            self.program.labels[ORIGIN] = origin
            tests = (*aim.filter.tests, ta.Not(ta.IsRef(ta.It(ORIGIN))))
            aim = replace(aim, filter=replace(aim.filter, tests=tests))
        self.emit(damaging.MoveDamage(e, origin, self.target(aim)))

    def move(self, e: ef.Move) -> None:
        place = self.target(e.target)
        self.emit(affecting.Follow(place))
        self.emit(affecting.MoveCards(e, place))

    def put_under(self, e: ef.PutUnder) -> None:
        held = None if e.cards is None else self.target(e.cards)
        self.emit(affecting.PutUnder(e, self.target(e.host), held))

    def from_under(self, e: ef.CardsFromUnder) -> None:
        self.emit(affecting.FromUnder(e, self.target(e.hosts)))
        if e.any_number:
            self.take(ef.Take(ta.Filter(zone=Zone.UNDER), 0, e.to, Quantity.ANY_NUMBER))
        else:
            self.emit(looking.PutRest(e, e.to, may_be_empty=False))

    def move_to_location(self, e: ef.MoveToLocation) -> None:
        who = self.target(e.characters)
        nobody = self.emit(affecting.UnlessNobody(e, who))
        self.emit(affecting.MoveToLocation(e, who, self.target(e.location)))
        self.land(nobody)

    # ---- what lasts ----------------------------------------------------------------------------------------------

    def give(self, e: ef.Give) -> None:
        gift = self.gifts.gift(self.program.key, e, e.properties)
        self.emit(lasting.GiveProperties(e, gift, None if e.open_set else self.target(e.target)))

    def impose(self, e: ef.Impose) -> None:
        self.emit(lasting.ImposeRules(e))

    def shield(self, e: ef.Shield) -> None:
        self.emit(lasting.RaiseShield(e, self.target(e.target)))

    def whenever(self, e: ef.Whenever) -> None:
        self.emit(lasting.LeaveTrigger(e, self._nest(e.triggers, e.effect), int(e.until), e.once))

    def later(self, e: ef.Later) -> None:
        ability = self._nest((MOMENTS[e.moment],), e.effect)
        self.emit(lasting.LeaveTrigger(e, ability, int(Until.PERMANENT), once=True))

    def _nest(self, triggers: tuple[Trigger, ...], effect: ef.Effect) -> CompiledTriggered:
        """The trigger that is left behind; it still knows what was kept here."""
        key = f"{self.program.key}/{len(self.nested)}"
        lowering = Lowering(key, self.gifts)
        lowering.program.places = self.program.places
        lowering.program.labels.update(self.program.labels)
        lowering.effect(effect)
        ability = CompiledTriggered(key, Triggered(triggers, effect), lowering.program, watched(triggers))
        self.nested += [ability, *lowering.nested]
        return ability


def _pays_ink(e: ef.Effect) -> bool:
    if isinstance(e, ef.May):
        return _pays_ink(e.effect)
    if isinstance(e, ef.Sequence):
        return any(_pays_ink(part) for part in e.parts)
    return isinstance(e, ef.PayInk)


def watched(triggers: tuple[Trigger, ...]) -> int:
    """The events that some triggers watch, one bit each."""
    for t in triggers:
        if t.ordinal and not is_recorded(t.event):
            raise NotImplementedError(f"{t.event.name} is not counted")
    return event_bits(tuple(t.event for t in triggers))


class WithPlayers(Protocol):
    """An effect that players do."""

    @property
    def players(self) -> ta.Players: ...


class WithTarget(Protocol):
    """An effect on a target."""

    @property
    def target(self) -> ta.Target: ...


def _players(make: Callable[..., cards.ForPlayers]) -> Callable[..., None]:
    def lower(self: Lowering, e: WithPlayers) -> None:
        self.emit(make(e, self.players(e.players)))

    return lower


def _target(make: Callable[..., Instruction]) -> Callable[..., None]:
    def lower(self: Lowering, e: WithTarget) -> None:
        self.emit(make(e, self.target(e.target)))

    return lower


# Every effect with the method that lowers it; `_players` and `_target` are for those that only differ in what they do.
LOWER: Final[dict[type[ef.Effect], Callable[..., None]]] = {
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
    ef.Limited: Lowering.limited,
    ef.Nothing: Lowering.nothing,
    ef.Pick: Lowering.pick,
    ef.Remember: Lowering.remember,
    ef.UnlessPays: Lowering.unless_pays,
    ef.PayInk: Lowering.pay_ink,
    ef.Draw: _players(cards.DrawCards),
    ef.Discard: Lowering.discard,
    ef.RevealHand: _players(cards.ShowHand),
    ef.Reveal: Lowering.reveal,
    ef.GainLore: _players(cards.Gain),
    ef.LoseLore: _players(cards.Lose),
    ef.GetInkDrops: _players(cards.GetDrops),
    ef.RemoveInkDrops: _players(cards.RemoveDrops),
    ef.Shuffle: _players(cards.ShuffleDecks),
    ef.Mill: _players(cards.MillCards),
    ef.InkTop: _players(cards.InkTopCards),
    ef.ExertInk: _players(cards.ExertInk),
    ef.NameCard: Lowering.name_card,
    ef.LookAtTop: _players(looking.LookAtTop),
    ef.LookAtInkwell: Lowering.look_at_inkwell,
    ef.RevealUntil: Lowering.reveal_until,
    ef.SearchDeck: Lowering.search_deck,
    ef.Take: Lowering.take,
    ef.PutRest: Lowering.put_rest,
    ef.PutTopOrBottom: Lowering.top_or_bottom,
    ef.DealDamage: _target(damaging.DealDamage),
    ef.AtOnce: Lowering.at_once,
    ef.PutDamage: _target(damaging.PutDamage),
    ef.RemoveDamage: Lowering.remove_damage,
    ef.MoveDamage: Lowering.move_damage,
    ef.Banish: _target(affecting.BanishTargets),
    ef.Exert: _target(affecting.ExertTargets),
    ef.Ready: _target(affecting.ReadyTargets),
    ef.Move: Lowering.move,
    ef.PutUnder: Lowering.put_under,
    ef.CardsFromUnder: Lowering.from_under,
    ef.MoveToLocation: Lowering.move_to_location,
    ef.PlayCard: Lowering.play_card,
    ef.Give: Lowering.give,
    ef.Impose: Lowering.impose,
    ef.Whenever: Lowering.whenever,
    ef.Later: Lowering.later,
    ef.Shield: Lowering.shield,
}
