"""Walking meanings: which fields a node has, found once for each kind of node."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache


@cache
def names_of(kind: type) -> tuple[str, ...] | None:
    """The names of the fields of a kind of node; None: it is no node."""
    return tuple([f.name for f in fields(kind)]) if is_dataclass(kind) else None
