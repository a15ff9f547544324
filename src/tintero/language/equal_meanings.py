"""When two meanings are the same: the order of the things that a card must be says nothing."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from tintero.abilities.target import Filter


def alike(a: Any, b: Any) -> bool:
    return bool(a == b or ordered(a) == ordered(b))


def ordered(node: Any) -> Any:
    """The node with the tests of each filter in one fixed order."""
    if isinstance(node, tuple):
        return tuple([ordered(part) for part in node])
    if not is_dataclass(node) or isinstance(node, type):
        return node
    new: dict[str, Any] = {f.name: ordered(getattr(node, f.name)) for f in fields(node)}
    if isinstance(node, Filter):
        new["tests"] = tuple(sorted(new["tests"], key=repr))
    return replace(node, **new)
