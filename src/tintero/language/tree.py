"""A meaning as an indented tree: the names of its nodes and of their fields, without what is as usual."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, Field, fields
from enum import Enum
from typing import Any, Final

from .nodes import names_of

INDENT: Final = "  "


def nodes(node: Any) -> Iterator[Any]:
    """Every node of a meaning, from the top."""
    if isinstance(node, tuple):
        for part in node:
            yield from nodes(part)
    elif is_node(node):
        yield node
        for name in names_of(node) or ():
            yield from nodes(getattr(node, name))


def tree(meaning: Any, depth: int = 0) -> list[str]:
    """The lines of a meaning; several abilities of one text stand one below the other."""
    if isinstance(meaning, tuple):
        return [line for part in meaning for line in tree(part, depth)]
    return list(_lines(meaning, "", depth))


def _lines(node: Any, label: str, depth: int) -> Iterator[str]:
    head = f"{label}: " if label else ""
    if not is_node(node):
        yield f"{INDENT * depth}{head}{scalar(node)}"
        return
    inline: list[str] = []
    below: list[tuple[str, Any]] = []
    for f in fields(node):
        value = getattr(node, f.name)
        if _usual(f, value):
            continue
        if is_node(value):
            below.append((f.name, value))
        elif isinstance(value, tuple) and any(is_node(part) for part in value):
            below += [(f.name, part) for part in value]
        else:
            inline.append(f"{f.name}={scalar(value)}")
    yield f"{INDENT * depth}{head}{type(node).__name__}{' ' if inline else ''}{', '.join(inline)}"
    for name, value in below:
        yield from _lines(value, name, depth + 1)


def is_node(value: Any) -> bool:
    return names_of(value) is not None


def _usual(f: Field[Any], value: Any) -> bool:
    if f.default is not MISSING:
        return bool(value == f.default)
    return f.default_factory is not MISSING and bool(value == f.default_factory())


def scalar(value: Any) -> str:
    """A value without nodes inside."""
    if isinstance(value, Enum):
        return value.name.lower().replace("_", " ")
    if isinstance(value, tuple):
        return ", ".join(scalar(part) for part in value) or "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
