"""Binding pronouns: he, she, it, they and "that" become references to what they mean (1.4.3.2, 6.1.11)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from tintero.abilities.ability import Ability, Triggered
from tintero.abilities.effect import LookAtTop, Mill, PlayCard, RevealUntil, Take
from tintero.abilities.target import AtRandom, Chosen, Each, Filter, It, Object, Ref, Subject, This

from .meanings import Pronoun

# nodes that pick something which a later pronoun means
PICKS = (Chosen, Each, AtRandom, LookAtTop, Take, PlayCard, RevealUntil, Mill)


class Binder:
    """Walks an ability in the order of its words and remembers what was mentioned last."""

    def __init__(self, antecedent: Ref) -> None:
        self.antecedent = antecedent

    def walk(self, node: Any) -> Any:
        if isinstance(node, Pronoun):
            return self.antecedent
        if isinstance(node, Ability):
            return bind(node)  # a quoted ability: its pronouns are its own
        if isinstance(node, tuple):
            new = tuple(self.walk(part) for part in node)
            return new if any(a is not b for a, b in zip(new, node, strict=True)) else node
        if is_dataclass(node) and not isinstance(node, type):
            changed: dict[str, Any] = {}
            for f in fields(node):
                old = getattr(node, f.name)
                part = self.walk(old)
                if part is not old:
                    changed[f.name] = part
            if isinstance(node, PICKS):
                self.antecedent = It()
            return replace(node, **changed) if changed else node
        return node


def bind(ability: Any) -> Any:
    """The ability (or the several abilities of one text) with every pronoun bound."""
    if isinstance(ability, tuple):
        return tuple(bind(part) for part in ability)
    if isinstance(ability, Triggered):
        antecedent = antecedent_of(ability)
        triggers = tuple(Binder(This()).walk(t) for t in ability.triggers)
        return replace(ability, triggers=triggers, effect=Binder(antecedent).walk(ability.effect))
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
