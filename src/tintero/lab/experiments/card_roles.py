"""What a card is for, read from its meaning: does it remove opposing characters, does it bring further cards?

The tree of a text says what is done to what. Here it is walked in the order in which it would be carried out, with
nothing known but whose each thing may be, where it may lie, and whether it may be a character. What may happen counts,
whatever it costs and depends on; what a text only does to the player's own cards is no removal.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum
from typing import Any, Final, NamedTuple

from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import (
    Ability,
    Activated,
    CardDefinition,
    EntersExertedTo,
    Replacement,
    Static,
    Triggered,
)
from tintero.abilities.condition import Is
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Role, Who, Whose, Zone
from tintero.language.nodes import names_of


class Removal(StrEnum):
    """How opposing characters are removed, or brought nearer to it."""

    BANISH = "banish"
    DAMAGE = "damage"
    HAND = "hand"
    DECK = "deck"
    INKWELL = "inkwell"


class Gain(StrEnum):
    """How cards come into the player's hand: drawn, picked from the deck, out of the discard, from under a card."""

    DRAW = "draw"
    DECK = "deck"
    DISCARD = "discard"
    UNDER = "under"


@dataclass(frozen=True)
class Roles:
    """In the order of the enumerations."""

    removes: tuple[Removal, ...] = ()
    gains: tuple[Gain, ...] = ()


def roles_of(card: CardDefinition) -> Roles:
    """What all texts of a card are for."""
    walk = Walk()
    for ability in card.abilities:
        walk.ability(ability, OWN)
    if card.effect is not None:
        walk.effect(card.effect, scope_for(OWN))
    return Roles(
        tuple(way for way in Removal if way in walk.removes), tuple(way for way in Gain if way in walk.gains)
    )


# ---- what is known of a thing ----------------------------------------------------------------------------------------


class Side(Enum):
    """Seen from the player of the card."""

    OWN = 0
    OTHER = 1


class Thing(NamedTuple):
    """What a text may speak of."""

    side: Side
    zone: Zone
    character: bool


Sides = frozenset[Side]
Things = frozenset[Thing]

OWN: Final[Sides] = frozenset({Side.OWN})
EITHER: Final[Sides] = frozenset(Side)
NOTHING: Final[Things] = frozenset()
GONE: Final = (EventKind.BANISHED, EventKind.LEFT_PLAY, EventKind.INTO_DISCARD)  # who did it lies in the discard
BY_ITS_PLAYER: Final = (EventKind.PLAYED, EventKind.QUESTED, EventKind.SANG, EventKind.MOVED, EventKind.INKED)
OPPONENTS: Final = (Who.EACH_OPPONENT, Who.CHOSEN_OPPONENT, Who.EACH_OTHER_PLAYER, Who.ANOTHER_CHOSEN_PLAYER)
REMOVED_TO: Final = {
    Zone.HAND: Removal.HAND, Zone.DECK: Removal.DECK, Zone.INKWELL: Removal.INKWELL, Zone.DISCARD: Removal.BANISH,
}  # fmt: skip
GAINED_FROM: Final = {Zone.DECK: Gain.DECK, Zone.DISCARD: Gain.DISCARD, Zone.UNDER: Gain.UNDER}


def turned(sides: Sides) -> Sides:
    """The opponents of these."""
    return frozenset(Side.OTHER if side == Side.OWN else Side.OWN for side in sides)


def things(sides: Iterable[Side], zone: Zone = Zone.PLAY, character: bool = True) -> Things:
    return frozenset(Thing(side, zone, character) for side in sides)


def sides_of(found: Things) -> Sides:
    return frozenset(thing.side for thing in found)


def of(found: Things, sides: Sides) -> Things:
    """Those of them that belong to these."""
    return frozenset(thing for thing in found if thing.side in sides)


def put(found: Things, zone: Zone) -> Things:
    return frozenset(thing._replace(zone=zone) for thing in found)


# ---- what a text has spoken of ---------------------------------------------------------------------------------------


@dataclass
class Scope:
    """`owner`: whose text it may be, which for one that is given to a card depends on the card."""

    owner: Sides
    this: Things
    it: Things = NOTHING  # what was picked last
    labels: dict[str, Things] = field(default_factory=dict)
    that_player: Sides = EITHER
    looked_at: Sides = frozenset()  # whose cards are looked at
    subject: Things = NOTHING
    object: Things = NOTHING
    roles: dict[Role, Sides] = field(default_factory=dict)  # whose the two of a challenge are

    def copy(self) -> Scope:
        return replace(self, labels=dict(self.labels))

    def join(self, other: Scope) -> None:
        """What was picked here or there."""
        self.it |= other.it
        self.looked_at |= other.looked_at
        for label, found in other.labels.items():
            self.labels[label] = self.labels.get(label, NOTHING) | found

    # ---- players -----------------------------------------------------------------------------------------------------

    def sides(self, who: Who) -> Sides:
        if who == Who.YOU:
            return self.owner
        if who in OPPONENTS:
            return turned(self.owner)
        named = {
            Who.THAT_PLAYER: self.that_player, Who.ITS_PLAYER: sides_of(self.it),
            Who.SUBJECTS_PLAYER: sides_of(self.subject), Who.OBJECTS_PLAYER: sides_of(self.object),
        }  # fmt: skip
        return named.get(who) or EITHER

    def meant(self, whose: Whose) -> Sides:
        if whose == Whose.ANY:
            return EITHER
        if whose == Whose.THAT_PLAYERS:
            return self.that_player
        return self.owner if whose == Whose.YOURS else turned(self.owner)

    # ---- cards -------------------------------------------------------------------------------------------------------

    def fitting(self, f: ta.Filter) -> Things:
        found = things(self.meant(f.whose), f.zone, not f.types or CardType.CHARACTER in f.types)
        for test in f.tests:
            if isinstance(test, ta.AtLocation) and test.here:
                found = of(found, self.owner)  # 4.7.1: characters move to locations of their own player
            elif isinstance(test, (ta.SameLocationAs, ta.IsRef)):
                found = of(found, sides_of(self.ref(test.ref)))
            elif isinstance(test, ta.AnyOf):
                ways = [self.fitting(option) for option in test.filters]
                found = frozenset(
                    Thing(one.side, one.zone, one.character and other.character)
                    for one in found for way in ways for other in way if one.side == other.side
                )  # fmt: skip
        return found

    def ref(self, ref: ta.Ref) -> Things:
        if isinstance(ref, ta.This):
            return self.this
        if isinstance(ref, ta.It):
            return self.labels.get(ref.label, self.it) if ref.label else self.it
        if isinstance(ref, ta.Subject):
            return self.subject
        if isinstance(ref, ta.Object):
            return self.object
        if isinstance(ref, ta.Participant):
            return things(self.roles.get(ref.role, turned(self.owner)))
        if isinstance(ref, ta.LocationOf):
            return things(sides_of(self.ref(ref.ref)), character=False)
        if isinstance(ref, ta.UnderOf):
            return put(self.ref(ref.ref), Zone.UNDER)
        return things(self.owner)  # singers

    def target(self, target: ta.Target) -> Things:
        """What is picked; later parts may call it "it"."""
        if isinstance(target, ta.The):
            return self.ref(target.ref)
        if isinstance(target, ta.Both):
            found = NOTHING
            for part in target.parts:
                found |= self.target(part)
        elif isinstance(target, (ta.Chosen, ta.Each, ta.AtRandom)):
            found = self.fitting(target.filter)
            if isinstance(target, ta.Chosen) and target.label:
                self.labels[target.label] = found
        else:
            raise TypeError(f"no such target: {type(target).__name__}")
        self.it = found
        return found

    # ---- triggers ----------------------------------------------------------------------------------------------------

    def hear(self, triggers: tuple[Trigger, ...]) -> None:
        """What the triggers name: whoever did it, the other one, and the two of a challenge."""
        for trigger in triggers:
            subject = self.named(trigger.subject)
            if trigger.event in BY_ITS_PLAYER and trigger.who is not None:
                subject = of(subject, self.sides(trigger.who))
            if trigger.event in GONE:
                subject = put(subject, Zone.DISCARD)
                if isinstance(trigger.subject, ta.This):
                    self.this = put(self.this, Zone.DISCARD)
            other = self.named(trigger.object)
            if trigger.event == EventKind.CHALLENGED:
                other = other or things(turned(sides_of(subject)))
                self.roles = {Role.CHALLENGING: sides_of(subject), Role.CHALLENGED: sides_of(other)}
            else:
                self.roles = roles_in(trigger, sides_of(subject))
            self.subject |= subject
            self.object |= other

    def named(self, what: ta.Filter | ta.Ref | None) -> Things:
        if what is None:
            return NOTHING
        return self.fitting(what) if isinstance(what, ta.Filter) else self.ref(what)


def roles_in(trigger: Trigger, sides: Sides) -> dict[Role, Sides]:
    """A gate may say which part in a challenge the subject has; the other part is its opponent's."""
    gate = trigger.gate
    tests = gate.filter.tests if isinstance(gate, Is) and isinstance(gate.ref, (ta.This, ta.Subject)) else ()
    for test in tests:
        if isinstance(test, ta.InChallenge) and test.role != Role.EITHER:
            other = Role.CHALLENGED if test.role == Role.CHALLENGING else Role.CHALLENGING
            return {test.role: sides, other: turned(sides)}
    return {}


def scope_for(owner: Sides) -> Scope:
    return Scope(owner, things(owner))


# ---- the walk --------------------------------------------------------------------------------------------------------


class Walk:
    """Goes through texts and keeps what they are for."""

    def __init__(self) -> None:
        self.removes: set[Removal] = set()
        self.gains: set[Gain] = set()

    def remove(self, how: Removal, found: Things) -> None:
        if Thing(Side.OTHER, Zone.PLAY, True) in found:
            self.removes.add(how)

    def gain(self, how: Gain, sides: Sides) -> None:
        if Side.OWN in sides:
            self.gains.add(how)

    # ---- abilities ---------------------------------------------------------------------------------------------------

    def ability(self, ability: Ability, owner: Sides) -> None:
        if not owner:
            return
        scope = scope_for(owner)
        if isinstance(ability, Triggered):
            scope.hear(ability.triggers)
        elif isinstance(ability, Replacement):
            scope.subject = scope.named(ability.subject)
        if isinstance(ability, (Triggered, Activated, Replacement, EntersExertedTo)):
            self.effect(ability.effect, scope)
        elif isinstance(ability, Static):
            self.given(ability.properties, scope.named(ability.affects))
            self.imposed(ability.rules, scope)

    def given(self, properties: tuple[pr.Property, ...], to: Things) -> None:
        for one in properties:
            if isinstance(one, pr.HasAbility):
                self.ability(one.ability, sides_of(to))

    def imposed(self, rules: tuple[pr.Imposed, ...], scope: Scope) -> None:
        for one in rules:
            if isinstance(one.rule, pr.EntersWithDamage):
                found = of(scope.fitting(one.rule.filter), scope.sides(one.who))
                self.remove(Removal.DAMAGE, put(found, Zone.PLAY))

    # ---- effects -----------------------------------------------------------------------------------------------------

    def effect(self, e: ef.Effect, scope: Scope) -> None:
        if isinstance(e, (ef.If, ef.IfDo)):
            self.conditional(e, scope)
        elif isinstance(e, (ef.Either, ef.ChooseOne)):
            ways = e.options if isinstance(e, ef.Either) else e.modes
            self.branches(ways, self.asked(scope, e.who.who))
        elif isinstance(e, ef.May):
            self.effect(e.effect, self.asked(scope, e.who.who))
        elif isinstance(e, ef.EachDoes):
            before, scope.that_player = scope.that_player, scope.sides(e.players.who)
            self.effect(e.effect, scope)
            scope.that_player = before
        elif isinstance(e, ef.Whenever):
            later = scope.copy()
            later.hear(e.triggers)
            self.effect(e.effect, later)
        elif isinstance(e, LOOKING):
            scope.looked_at = scope.sides((e.players if isinstance(e, ef.LookAtTop) else e.who).who)
            scope.it = things(scope.looked_at, Zone.DECK)
        elif isinstance(e, HARMING):
            self.harm(e, scope)
        elif isinstance(e, MOVING):
            self.move(e, scope)
        elif not self.small(e, scope):
            self.parts(e, scope)

    def asked(self, scope: Scope, who: Who) -> Scope:
        """The same, where "that player" is somebody else who is asked."""
        if who not in (Who.YOU, Who.THAT_PLAYER):
            scope.that_player = scope.sides(who)
        return scope

    def conditional(self, e: ef.If | ef.IfDo, scope: Scope) -> None:
        if isinstance(e, ef.IfDo):
            self.effect(e.first, scope)
        self.branches((e.then,) if e.otherwise is None else (e.then, e.otherwise), scope)

    def branches(self, ways: tuple[ef.Effect, ...], scope: Scope) -> None:
        """One of them is carried out; what was picked is what any of them picked."""
        copies = [scope.copy() for _ in ways]
        for way, copy in zip(ways, copies, strict=True):
            self.effect(way, copy)
        for copy in copies:
            scope.join(copy)

    def harm(self, e: ef.Effect, scope: Scope) -> None:
        if isinstance(e, ef.MoveDamage):
            scope.target(e.origin)
            self.remove(Removal.DAMAGE, scope.target(e.to))
        elif isinstance(e, (ef.DealDamage, ef.PutDamage)):
            self.remove(Removal.DAMAGE, scope.target(e.target))
        elif isinstance(e, ef.Banish):
            found = scope.target(e.target)
            self.remove(Removal.BANISH, found)
            scope.it = put(found, Zone.DISCARD) if not isinstance(e.target, ta.The) else scope.it

    def move(self, e: ef.Effect, scope: Scope) -> None:
        if isinstance(e, ef.Move):
            self.arrive(scope.target(e.target), e.to.zone)
        elif isinstance(e, ef.Take):
            found = things(scope.looked_at, Zone.DECK)
            scope.it = found
            if e.label:
                scope.labels[e.label] = found
            self.arrive(found, e.to.zone)
        elif isinstance(e, ef.PutRest):
            self.arrive(things(scope.looked_at, Zone.DECK), e.to.zone)
        elif isinstance(e, ef.CardsFromUnder):
            self.arrive(put(scope.target(e.hosts), Zone.UNDER), e.to.zone)

    def arrive(self, found: Things, zone: Zone) -> None:
        if zone in REMOVED_TO:
            self.remove(REMOVED_TO[zone], found)
        if zone == Zone.HAND:
            for thing in found:
                if thing.zone in GAINED_FROM:
                    self.gain(GAINED_FROM[thing.zone], frozenset({thing.side}))

    def small(self, e: ef.Effect, scope: Scope) -> bool:
        """What has no further effects inside; False for all others."""
        if isinstance(e, ef.Draw):
            self.gain(Gain.DRAW, scope.sides(e.players.who))
        elif isinstance(e, (ef.Discard, ef.Mill)):
            scope.it = things(scope.sides(e.players.who), Zone.DISCARD)
        elif isinstance(e, ef.PlayCard):
            scope.it = things(scope.sides(e.who)) if e.ref is None else put(scope.ref(e.ref), Zone.PLAY)
        elif isinstance(e, ef.Remember):
            if e.amount is None:
                scope.labels[e.label] = scope.it | (scope.labels.get(e.label, NOTHING) if e.more else NOTHING)
        elif isinstance(e, ef.Give):
            self.given(e.properties, scope.target(e.target))
        elif isinstance(e, ef.Impose):
            self.imposed(e.rules, scope)
        else:
            return False
        return True

    def parts(self, node: Any, scope: Scope) -> None:
        """Whatever picks and whatever is done inside, in order."""
        for part in node if isinstance(node, tuple) else [getattr(node, name) for name in names_of(node) or ()]:
            if isinstance(part, ef.Effect):
                self.effect(part, scope)
            elif isinstance(part, ta.Target):
                scope.target(part)
            elif isinstance(part, tuple):
                self.parts(part, scope)


LOOKING: Final = (ef.LookAtTop, ef.RevealUntil, ef.SearchDeck)
HARMING: Final = (ef.DealDamage, ef.PutDamage, ef.MoveDamage, ef.Banish)
MOVING: Final = (ef.Move, ef.Take, ef.PutRest, ef.CardsFromUnder)
