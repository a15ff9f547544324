"""Walking meanings: every node is a dataclass, and its fields are its parts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tintero.abilities.ability import Ability


def names_of(node: Any) -> tuple[str, ...] | None:
    """The names of the fields of a node; None: it is no node, but a number, a word or several nodes."""
    names: tuple[str, ...] | None = type(node).__dict__.get("__match_args__")  # what is inherited counts for no node
    return names


def rebuilt(node: Any, walk: Callable[[Any], Any]) -> Any:
    """The node, or several of them, with `walk` applied to each part in order; the very same if no part is another."""
    if isinstance(node, tuple):
        parts = tuple([walk(part) for part in node])
        return parts if any(a is not b for a, b in zip(parts, node, strict=True)) else node
    new: dict[str, Any] = {}
    for name in names_of(node) or ():
        old = getattr(node, name)
        part = walk(old)
        if part is not old:
            new[name] = part
    return replace(node, **new) if new else node


def rewrite(node: Any, what: Callable[[Any], Any]) -> Any:
    """The node with `what` applied to every part of it, inner parts first. Quoted abilities are left alone."""
    if isinstance(node, Ability):
        return node
    new = rebuilt(node, lambda part: rewrite(part, what))
    return new if names_of(node) is None else what(new)


def finds(node: Any, test: Callable[[Any], bool]) -> bool:
    """Whether some part of the node passes the test."""
    if isinstance(node, Ability):
        return False
    if isinstance(node, tuple):
        parts = node
    else:
        names = names_of(node)
        if names is None:
            return False
        if test(node):
            return True
        parts = tuple([getattr(node, name) for name in names])
    for part in parts:
        if (isinstance(part, tuple) or names_of(part) is not None) and finds(part, test):
            return True
    return False


def mentions(node: Any, *kinds: type) -> bool:
    return finds(node, lambda n: isinstance(n, kinds))


def has(node: Any, part: Any) -> bool:
    return finds(node, lambda n: bool(n == part))
