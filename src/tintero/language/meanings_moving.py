"""Helpers for the meanings of moving cards: what, from where, to where (7.1 to 7.6).

A card always goes to a zone of its own player; whose zone a text names after "into" or "on" can only repeat that. What
says otherwise, and what the rules cannot do, has no meaning and is refused.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.said import InsteadOfDiscard, SaidEnds, SaidHome, SaidThere
from tintero.abilities.words import DeckEnd, Order, Quantity, Who, Whose, Zone

from .meanings import STAY, THAT_PLAYER, YOU, Pile, Pronoun, cards_in, it, sequence
from .meanings_conditions import Holding, exactly
from .meanings_effects import THEIRS, some, valued
from .meanings_measures import Value

ALL_OF_THEM: Final = 99  # more than any group has


def refuse(when: bool, why: str) -> None:
    if when:
        raise ValueError(why)


# ---- which cards --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cards:
    """So many cards of a description. `chosen`: with the word; `random`: nobody chooses; `by`: of whose choice."""

    filter: ta.Filter
    count: int = 1
    quantity: Quantity = Quantity.EXACTLY
    chosen: bool = False
    random: bool = False
    label: str = ""
    by: Who | None = None

    def as_target(self, f: ta.Filter) -> ta.Target:
        if self.quantity == Quantity.EVERY:
            return ta.Each(f)
        if self.random:
            return ta.AtRandom(f, am.Number(self.count))
        if self.chosen:
            return ta.Chosen(f, self.count, self.quantity, label=self.label)
        return some(f, self.count, self.quantity)

    def taken(self, to: ef.Destination, **how: Any) -> ef.Take:
        """Of the cards that are looked at."""
        refuse(self.chosen or self.random or self.by is not None, "cards that are looked at are taken by you")
        freely = self.quantity in (Quantity.ANY_NUMBER, Quantity.EVERY)
        return ef.Take(self.filter, ALL_OF_THEM if freely else self.count, to, self.quantity, **how)


@dataclass(frozen=True)
class Origin:
    """A zone and whose it is: of these players, or of anybody. `also`: a second zone of the same player."""

    zone: Zone | None
    players: ta.Players | None = None
    also: Zone | None = None

    @property
    def whose(self) -> Whose:
        if self.players is None:
            return Whose.ANY
        return Whose.YOURS if self.players == YOU else THEIRS

    def of(self, zone: Zone) -> ta.Players:
        """Its players, when the zone is that one."""
        refuse(self.zone != zone or self.players is None or self.also is not None, "another zone is meant")
        assert self.players is not None
        return self.players


@dataclass(frozen=True)
class Lot:
    """Cards that are pointed at. `players`: whose part it is, when their zone is meant."""

    target: ta.Target
    players: ta.Players | None = None


@dataclass(frozen=True)
class Top:
    """The top cards of a deck."""

    players: ta.Players
    value: Value


@dataclass(frozen=True)
class Beneath:
    """Cards under permanents."""

    cards: Cards
    hosts: ta.Target


@dataclass(frozen=True)
class Rest:
    """What is left of the cards that are looked at."""


def pile(origin: Origin) -> Pile:
    """Where cards lie that can be counted, or asked about."""
    assert origin.zone in (Zone.HAND, Zone.INKWELL, Zone.DISCARD)
    refuse(origin.also is not None, "one zone")
    return Pile(origin.zone, Who.EACH_PLAYER if origin.players is None else origin.players.who)


def so_many_of(so_many: tuple[int, Quantity] | None, cards: ta.Filter | None, picked: ta.Filter | None) -> Cards:
    """So many cards, or one; with the word "chosen" they are spoken of again as such."""
    n, quantity = so_many or (1, Quantity.EXACTLY)
    if picked is None:
        assert cards is not None
        return Cards(cards, n, quantity)
    return Cards(picked, n, quantity, chosen=True, label="chosen card" if n == 1 else "")


def of_choice(yours: Cards | None, theirs: Cards | None) -> Cards:
    if yours is not None:
        return replace(yours, by=Who.YOU)
    assert theirs is not None
    return replace(theirs, by=Who.THAT_PLAYER)


def at_random(cards: Cards) -> Cards:
    """So many cards of any kind, which nobody picks."""
    refuse(cards.chosen or cards.filter != ta.Filter() or cards.quantity != Quantity.EXACTLY, "so many cards")
    return replace(cards, random=True)


def all_but(left: co.Condition, origin: Origin) -> Lot:
    """At random, until so many are left there (CR 6.1.8.1: how many that is, is computed once)."""
    there = pile(origin)
    f = there.of(ta.Filter())
    assert isinstance(left, co.And)
    number = getattr(left.parts[0], "right", None)
    assert isinstance(number, am.Number)
    refuse(left != exactly(number.value, Holding(there.who, f)), "those that are left lie there, too")
    return Lot(ta.AtRandom(f, am.Minus(there.count(ta.Filter()), number)))


def found_in(cards: Cards, origin: Origin, also: Cards | None = None) -> Lot:
    """Cards in a zone, perhaps of two kinds; of a deck nobody knows them."""
    refuse(origin.zone in (None, Zone.DECK) or origin.also is not None, "no cards can be picked there")
    assert origin.zone is not None
    players = origin.players if origin.players not in (None, YOU, THAT_PLAYER) else None
    target = cards.as_target(cards_in(cards.filter, origin.zone, origin.whose))
    if also is None:
        return Lot(target, players)
    kinds = [set(c.filter.types) for c in (cards, also)]
    refuse(not all(kinds) or not kinds[0].isdisjoint(kinds[1]), "one card could be both")
    return Lot(ta.Both((target, also.as_target(cards_in(also.filter, origin.zone, origin.whose)))), players)


def that_from(ref: ta.Ref, origin: Origin) -> Lot:
    """A known card, which lies in your discard."""
    refuse(origin != Origin(Zone.DISCARD, YOU), "it lies in your discard")
    return Lot(ta.The(lying_there(ref)))


def lying_there(ref: ta.Ref) -> ta.Ref:
    """In the discard; of this card, binding asks whether it can lie there."""
    return SaidThere(ref) if isinstance(ref, ta.This) else ref


def top_of(origin: Origin, value: Any = 1) -> Top:
    return Top(origin.of(Zone.DECK), value if isinstance(value, Value) else Value(am.Number(value)))


# ---- where to -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class To:
    """A destination, and whose zone it is said to be (None: not said)."""

    to: ef.Destination
    whose: Whose | None = None


@dataclass(frozen=True)
class Back(To):
    """Where the cards were that are looked at."""


def said_home(place: To) -> ef.Destination:
    to = place.to
    if place.whose is None:
        return to
    return SaidHome(to.zone, to.end, to.order, to.exerted, place.whose == Whose.YOURS)


@dataclass(frozen=True)
class Choice:
    """One destination or the other, as chosen for each card."""

    a: To
    b: To


@dataclass(frozen=True)
class Below:
    """Under a permanent (5.1.1.5)."""

    host: ta.Target
    facedown: bool = True


Place = To | Choice | Below
Home = tuple[Zone, Whose]


def into(home: Home) -> To:
    refuse(home[0] not in (Zone.HAND, Zone.DISCARD), "cards go into an inkwell facedown, and onto a deck")
    return To(ef.Destination(home[0]), home[1])


def inked(home: Home, exerted: bool) -> To:
    refuse(home[0] != Zone.INKWELL, "only an inkwell holds cards facedown")
    return To(ef.Destination(Zone.INKWELL, exerted=exerted), home[1])


def onto(end: DeckEnd, home: Home | None = None) -> To:
    refuse(home is not None and home[0] != Zone.DECK, "only a deck has a top and a bottom")
    return To(ef.Destination(Zone.DECK, end), None if home is None else home[1])


def onto_either(a: DeckEnd, b: DeckEnd, home: Home) -> Choice:
    refuse(a == b, "two ends")
    return Choice(onto(a, home), onto(b, home))


def either_place(a: To, b: Place) -> Choice:
    assert isinstance(b, To)
    return Choice(a, b)


def ordered(place: To | Choice, order: Order) -> Place:
    """In any order, in a random order."""
    if isinstance(place, Choice):
        refuse(order != Order.ANY, "an end that is chosen has no random order")
        return place  # one after the other
    return replace(place, to=replace(place.to, order=order))


def back(order: Order) -> To:
    """To where they were looked at."""
    return Back(ef.Destination(Zone.DECK, DeckEnd.TOP, order))


def instead_of(place: To, home: Home) -> To:
    """Where an action goes once it has been played."""
    refuse(place.to != ef.Destination(Zone.DECK) or home != (Zone.DISCARD, place.whose), "not to the discard")
    return replace(place, to=InsteadOfDiscard(Zone.DECK))


def deck_of(home: Home) -> To:
    """Into a deck: shuffled in."""
    refuse(home[0] != Zone.DECK, "only a deck is shuffled")
    return To(ef.Destination(Zone.DECK, end=DeckEnd.SHUFFLED), home[1])


def hand_of(home: Home) -> To:
    refuse(home[0] != Zone.HAND, "cards return to a hand")
    return into(home)


def goes_home(lot: Any, to: To) -> None:
    """CR 7.1: a text that sends a card to somebody else's zone is not understood."""
    if to.whose is None:
        refuse(isinstance(lot, (Top, Beneath)) or not_looked_at(lot), "whose deck?")
        return
    said = Whose.YOURS if to.whose == Whose.YOURS else THEIRS
    if isinstance(lot, Top):
        refuse((lot.players == YOU) != (said == Whose.YOURS), "another player's deck")
    elif isinstance(lot, (Lot, Beneath)):
        target = lot.target if isinstance(lot, Lot) else lot.hosts
        f = getattr(target.parts[0] if isinstance(target, ta.Both) else target, "filter", None)
        if isinstance(f, ta.Filter):
            is_yours = f.whose == Whose.YOURS
            refuse(said == Whose.YOURS and not is_yours, "another player's zone")
            refuse(said == THEIRS and is_yours and f.zone != Zone.PLAY, "your own zone")


def not_looked_at(lot: Any) -> bool:
    return isinstance(lot, Lot) and not (isinstance(lot.target, ta.The) and isinstance(lot.target.ref, Pronoun))


# ---- moving -------------------------------------------------------------------------------------------------------


def put(lot: Any, place: Place, doer: ta.Players) -> ef.Effect:
    """Cards to a place; in whose part it is done."""
    if isinstance(place, Choice):
        return put_either(lot, place, doer)
    if isinstance(place, Below):
        return put_under(lot, place)
    refuse(doer != YOU and place.whose == Whose.YOURS, "somebody else's zone")
    refuse(isinstance(place, Back) and not isinstance(lot, Rest), "they were not looked at")
    goes_home(lot, place)
    to = place.to
    if isinstance(to, InsteadOfDiscard):
        refuse(lot not in (Lot(it("it")), Lot(it("that card"))), "the card that was played")
        return ef.Move(lot.target, to)
    if isinstance(lot, Lot):
        return in_part_of(lot, ef.Move(lot.target, to if not_looked_at(lot) else said_home(place)))
    if isinstance(lot, Top):
        return top_to(lot, to)
    if isinstance(lot, Beneath):
        freely = lot.cards.quantity == Quantity.ANY_NUMBER
        refuse(lot.cards.filter != ta.Filter(), "cards under another are facedown")
        refuse(not freely and lot.cards.quantity != Quantity.EVERY, "all of them, or any number")
        return ef.CardsFromUnder(lot.hosts, to, any_number=freely)
    one_of_those = isinstance(lot, Cards) and lot == Cards(ta.Filter())  # which others have picked, too
    refuse(doer != YOU and not one_of_those, "only you look at cards")
    to = said_home(place)
    return ef.PutRest(to) if isinstance(lot, Rest) else lot.taken(to)


def in_part_of(lot: Lot, effect: ef.Effect) -> ef.Effect:
    """The player is chosen first; "their" then means that player."""
    return effect if lot.players is None else ef.EachDoes(lot.players, effect)


def top_to(top: Top, to: ef.Destination) -> ef.Effect:
    n = top.value.amount
    if to.zone == Zone.DISCARD:
        return valued(top.value, ef.Mill(top.players, n))
    refuse(to.zone != Zone.INKWELL, "the top cards go to the discard or the inkwell")
    return valued(top.value, ef.InkTop(top.players, n, exerted=to.exerted))


def put_under(lot: Any, place: Below) -> ef.Effect:
    if isinstance(lot, Top):
        return tops_under(lot, place)
    if isinstance(lot, Beneath):
        lot = all_under(lot)
    assert isinstance(lot, Lot)
    return in_part_of(lot, ef.PutUnder(place.host, lot.target, place.facedown))


def tops_under(top: Top, place: Below) -> ef.Effect:
    """Cards of your own deck, one after the other under the same permanent."""
    n = top.value.amount
    refuse(top != Top(YOU, Value(n)) or not isinstance(n, am.Number), "so many cards of your own deck")
    one = ef.PutUnder(place.host, facedown=place.facedown)
    if n == am.Number(1):
        return one
    refuse(not isinstance(place.host, (ta.The, ta.Chosen)), "under one of them")
    if isinstance(place.host, ta.The):
        return ef.ForEachTime(n, one)
    return sequence(ef.Pick(place.host), ef.ForEachTime(n, replace(one, host=ta.The(ta.It()))))


def all_under(lot: Beneath) -> Lot:
    """All the cards under one known permanent."""
    refuse(lot.cards != Cards(ta.Filter(), quantity=Quantity.EVERY), "all of them")
    assert isinstance(lot.hosts, ta.The)
    return Lot(ta.The(ta.UnderOf(lot.hosts.ref)))


def put_either(lot: Any, place: Choice, doer: ta.Players) -> ef.Effect:
    """One place or the other, as whoever does it likes."""
    goes_home(lot, place.a)
    goes_home(lot, place.b)
    refuse(place.a.whose != place.b.whose, "places of one player")
    yours = place.a.whose == Whose.YOURS
    refuse(yours and doer != YOU, "somebody else's zone")
    ends = (place.a.to, place.b.to)
    to_discard = ends[1] == ef.Destination(Zone.DISCARD)
    second = to_discard or ends[1] == ef.Destination(Zone.DECK)
    ends_of_deck = second and ends[0] == ef.Destination(Zone.DECK, DeckEnd.TOP)
    if isinstance(lot, Cards):
        refuse(doer != YOU or not ends_of_deck, "only you look at cards")
        if lot == Cards(ta.Filter(), quantity=Quantity.ANY_NUMBER):
            return SaidEnds(to_discard, yours=yours)
        return sequence(lot.taken(STAY), SaidEnds(to_discard, ta.It(), yours))
    assert isinstance(lot, Lot)
    if isinstance(lot.target, ta.The):
        if doer == YOU and ends_of_deck:
            return SaidEnds(to_discard, lot.target.ref, yours)
        return ef.Either(tuple([ef.Move(lot.target, to) for to in ends]), doer)
    refuse(isinstance(lot.target, ta.Both), "to one place or each to its own?")
    that = ta.The(ta.It())
    return in_part_of(lot, sequence(ef.Pick(lot.target), ef.Either(tuple([ef.Move(that, to) for to in ends]), doer)))


def picked(lot: Any) -> ef.Effect:
    """With the word "choose"; what is done with them follows."""
    assert isinstance(lot, Lot)
    assert isinstance(lot.target, ta.Chosen)
    refuse(not lot.target.silent, "chosen twice")
    return in_part_of(lot, ef.Pick(replace(lot.target, silent=False)))


# ---- permanents and ink ---------------------------------------------------------------------------------------------


def exerted(lot: Any) -> ef.Effect:
    return ef.Exert(lot.target) if in_play(lot) else ef.ExertInk(inkwell(lot))


def readied(lot: Any) -> ef.Effect:
    return ef.Ready(lot.target) if in_play(lot) else ef.ExertInk(inkwell(lot), ready=True)


def in_play(lot: Any) -> bool:
    targets = lot.target.parts if isinstance(lot.target, ta.Both) else (lot.target,)
    return all(getattr(target, "filter", ta.Filter()).zone == Zone.PLAY for target in targets)


def inkwell(lot: Lot) -> ta.Players:
    zone, players = whole_zone(lot)
    refuse(zone != Zone.INKWELL, "ink")
    return players


def whole_zone(lot: Lot) -> tuple[Zone, ta.Players]:
    """All the cards in a zone of somebody."""
    assert isinstance(lot.target, ta.Each)
    f = lot.target.filter
    refuse(f != ta.Filter(whose=f.whose, zone=f.zone), "all the cards")
    return f.zone, {Whose.YOURS: YOU, THEIRS: lot.players or THAT_PLAYER}[f.whose]
