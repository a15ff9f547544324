"""Binding pronouns: he, she, it, they and "that" become references to what they mean (1.4.3.2, 6.1.11)."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from tintero.abilities.ability import Ability, Triggered
from tintero.abilities.condition import Is, SangBy
from tintero.abilities.effect import (
    ChooseOne,
    Either,
    If,
    IfDo,
    LookAtTop,
    Mill,
    PlayCard,
    PutUnder,
    RevealUntil,
    Take,
    Whenever,
)
from tintero.abilities.target import (
    AtLocation,
    AtRandom,
    Chosen,
    Each,
    Filter,
    IsRef,
    It,
    LocationOf,
    Not,
    Object,
    Other,
    Participant,
    Players,
    Ref,
    Singers,
    Subject,
    The,
    This,
)
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Role, Who

from .meanings import Pronoun
from .meanings_joining import under_secondary
from .nodes import names_of

# nodes that pick something which a later pronoun means
PICKS = (Chosen, Each, AtRandom, LookAtTop, Take, PlayCard, RevealUntil, Mill)

# the two cards of the challenge that is going on (4.6.2), whoever else was mentioned
PARTICIPANTS: dict[str, Ref] = {
    "the challenging character": Participant(Role.CHALLENGING),
    "the challenged character": Participant(Role.CHALLENGED),
    "the banished character": It(),  # by the cost or by the effect
}


class Binder:
    """Walks an ability in the order of its words and remembers what was mentioned last."""

    def __init__(self, antecedent: Ref, trigger: Trigger | None = None) -> None:
        self.antecedent = antecedent
        self.trigger = trigger  # until the effect has picked something itself
        self.place: Ref = that_of(trigger, "that location") or LocationOf(antecedent)

    def meant_by(self, pronoun: Pronoun) -> Ref:
        if pronoun.what == "that location":
            return self.place
        return PARTICIPANTS.get(pronoun.what) or that_of(self.trigger, pronoun.what) or self.antecedent

    def walk(self, node: Any) -> Any:
        if isinstance(node, Pronoun):
            return self.meant_by(node)
        if isinstance(node, Players) and node.who == Who.ITS_PLAYER:
            return replace(node, who=player_of(self.antecedent))
        if isinstance(node, Whenever):
            return self.walk_floating(node)
        if isinstance(node, (If, IfDo, Either, ChooseOne)):
            return self.walk_branches(node)
        if isinstance(node, Ability):
            return bind(node)  # a quoted ability: its pronouns are its own
        if isinstance(node, tuple):
            new = tuple(self.walk(part) for part in node)
            return new if any(a is not b for a, b in zip(new, node, strict=True)) else node
        if names_of(type(node)) is not None:
            changed: dict[str, Any] = {}
            for name in in_word_order(node):
                old = getattr(node, name)
                part = self.walk(old)
                if part is not old:
                    changed[name] = part
            if isinstance(node, Chosen) and Other() in node.filter.tests and deals_damage(self.trigger):
                # CR 6.1.6: "another", after the one that the trigger condition names, is a further one
                f = changed.get("filter", node.filter)
                changed["filter"] = replace(f, tests=(*f.tests, Not(IsRef(Object()))))
            if isinstance(node, PICKS):
                self.antecedent = It()
                self.trigger = None
                self.note_place(node)
            elif isinstance(node, Is) and isinstance(node.ref, It):
                self.antecedent = node.ref  # "if a Villain is chosen, they": mentioned last
                self.trigger = None
            elif isinstance(node, SangBy):
                self.antecedent = Singers()
                self.trigger = None
            elif isinstance(node, The) and isinstance(node.ref, This) and not of_location(self.trigger):
                self.antecedent = This()  # "ready this character. He can't quest": mentioned last
            return replace(node, **changed) if changed else node
        return node


    def note_place(self, node: Any) -> None:
        """A picked location, or the location of a picked character, is what "that location" means from now on."""
        f = getattr(node, "filter", None)
        if not isinstance(f, Filter):
            return
        if f.types == (CardType.LOCATION,):
            self.place = It()
        elif any(isinstance(t, AtLocation) for t in f.tests):
            self.place = LocationOf(It())

    def walk_branches(self, node: If | IfDo | Either | ChooseOne) -> Any:
        """Only one of several branches happens: each begins with what was mentioned before all of them."""
        changed: dict[str, Any] = {}
        if isinstance(node, (Either, ChooseOne)):
            field = "options" if isinstance(node, Either) else "modes"
            if isinstance(node, ChooseOne):
                changed["all_if"] = self.walk(node.all_if)
            before = (self.antecedent, self.trigger, self.place)
            branches: list[Any] = []
            for branch in getattr(node, field):
                self.antecedent, self.trigger, self.place = before
                branches.append(self.walk(branch))
            changed["who"] = self.walk(node.who)
            changed[field] = tuple(branches)
            return replace(node, **changed)
        head = "condition" if isinstance(node, If) else "first"
        changed[head] = self.walk(getattr(node, head))
        before = (self.antecedent, self.trigger, self.place)
        if node.otherwise is not None:
            changed["otherwise"] = self.walk(node.otherwise)
            self.antecedent, self.trigger, self.place = before
        changed["then"] = self.walk(node.then)
        return replace(node, **changed)

    def walk_floating(self, node: Whenever) -> Whenever:
        """Inside a floating trigger a pronoun means whoever met its condition (6.2.7.1)."""
        triggers = self.walk(node.triggers)
        inner = Binder(self.antecedent)
        if isinstance(node.triggers[0].subject, Filter):
            inner = Binder(Subject(), node.triggers[0])
        return replace(node, triggers=triggers, effect=inner.walk(node.effect))


def in_word_order(node: Any) -> tuple[str, ...]:
    """The fields of a node as a text says them: "put it under him" speaks of the card first."""
    names = names_of(type(node)) or ()
    return names if not isinstance(node, PutUnder) else tuple(sorted(names, key=lambda name: name != "cards"))


def player_of(antecedent: Ref) -> Who:
    """Their player, that player: of what was mentioned last; else the player of the triggering event."""
    if isinstance(antecedent, It):
        return Who.ITS_PLAYER
    if isinstance(antecedent, Subject):
        return Who.SUBJECTS_PLAYER
    return Who.OBJECTS_PLAYER if isinstance(antecedent, Object) else Who.THAT_PLAYER


def bind(ability: Any) -> Any:
    """The ability (or the several abilities of one text) with every pronoun bound."""
    if isinstance(ability, tuple):
        return tuple(bind(part) for part in ability)
    if isinstance(ability, Triggered):
        antecedent = antecedent_of(ability)
        triggers = tuple(Binder(This()).walk(t) for t in ability.triggers)
        effect = under_secondary(ability.effect)
        return replace(ability, triggers=triggers, effect=Binder(antecedent, ability.triggers[0]).walk(effect))
    binder = Binder(This())
    changed = {f.name: binder.walk(getattr(ability, f.name)) for f in fields(ability)}
    return replace(ability, **changed)


def bind_action(effect: Any) -> Any:
    """The effect of an action: a pronoun means what the effect itself picked."""
    return Binder(It()).walk(effect)


def antecedent_of(ability: Triggered) -> Ref:
    """What a pronoun means before the effect has picked anything: whoever met the trigger condition."""
    trigger = ability.triggers[0]
    if isinstance(trigger.subject, Filter):
        return This() if isinstance(trigger.object, This) else Subject()
    if isinstance(trigger.object, Filter) and trigger.subject is None:
        return Object()
    return This()


def that_of(trigger: Trigger | None, what: str) -> Ref | None:
    """ "That character": the last one the trigger condition names; "he" and "she" mean whoever does it."""
    if trigger is not None and trigger.event == EventKind.SANG and what == "those characters":
        return Singers()
    if trigger is None or not what.startswith("that "):
        return None
    if trigger.event == EventKind.SANG and what == "that song":
        return Object()
    if trigger.event == EventKind.MOVED and what == "that location":
        return Object()
    if trigger.event != EventKind.BANISHED and isinstance(trigger.object, Filter):
        return Object()
    return Subject() if isinstance(trigger.subject, Filter) else None


def deals_damage(trigger: Trigger | None) -> bool:
    """ "Whenever this character deals damage to another character": the damaged one has been mentioned."""
    return trigger is not None and trigger.event == EventKind.DAMAGE_DEALT and isinstance(trigger.object, Filter)


def of_location(trigger: Trigger | None) -> bool:
    """ "A character ... while here": this is a location, which no "they" means."""
    subject = None if trigger is None else trigger.subject
    return isinstance(subject, Filter) and AtLocation(here=True) in subject.tests
