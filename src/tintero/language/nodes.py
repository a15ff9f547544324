"""Walking meanings: which fields a node has, found once for each kind of node."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final

_NAMES: Final[dict[Any, tuple[str, ...] | None]] = {}


def names_of(kind: type[Any]) -> tuple[str, ...] | None:
    """The names of the fields of a kind of node; None: it is no node."""
    if kind not in _NAMES:
        _NAMES[kind] = tuple([f.name for f in fields(kind)]) if is_dataclass(kind) else None
    return _NAMES[kind]
