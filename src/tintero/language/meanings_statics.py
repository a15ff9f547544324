"""Helpers for the meanings of static texts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tintero.abilities import ability as ab
from tintero.abilities import condition as co
from tintero.abilities import target as ta
from tintero.abilities.words import Role, Who, Whose


def who_of(f: ta.Filter) -> Who:
    """Whose cards a filter speaks of, as players."""
    if f.whose == Whose.OPPOSING:
        return Who.EACH_OPPONENT
    return Who.YOU if f.whose == Whose.YOURS else Who.EACH_PLAYER


def in_role(subject: Any, role: Role) -> co.Condition:
    """The subject is the challenging or the challenged one now."""
    return co.Is(subject, ta.Filter(tests=(ta.InChallenge(role),)))


def while_challenged(subject: Any, gains: tuple[Any, ...]) -> ab.Static:
    """While being challenged: of a group, only the one that is challenged."""
    if isinstance(subject, ta.Filter):
        challenged = replace(subject, tests=(*subject.tests, ta.InChallenge(Role.CHALLENGED)))
        return ab.Static(affects=challenged, properties=gains)
    return ab.Static(affects=subject, properties=gains, condition=in_role(subject, Role.CHALLENGED))
