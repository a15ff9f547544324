"""When two meanings are the same: the order of the things that a card must be says nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tintero.abilities.target import Filter

from .nodes import rebuilt


def alike(a: Any, b: Any) -> bool:
    return bool(a == b or ordered(a) == ordered(b))


def ordered(node: Any) -> Any:
    """The node with the tests of each filter in one fixed order."""
    new = rebuilt(node, ordered)
    return replace(new, tests=tuple(sorted(new.tests, key=repr))) if isinstance(new, Filter) else new
