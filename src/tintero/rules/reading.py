"""What a static text reads and what it gives, so that grants that cannot feed each other are applied once (6.4)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final

from tintero.abilities import amount as am
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.words import Stat

VALUES: Final = 1  # strength, willpower, lore
KEYWORDS: Final = 2
CLASSIFICATIONS: Final = 4
EVERYTHING: Final = 7

# by identity: nodes belong to compiled cards and live as long as they do
_KNOWN: Final[dict[int, tuple[Any, int]]] = {}


def reading_of(node: Any) -> int:
    """Low byte: what the node reads of other cards; next byte: what it gives."""
    known = _KNOWN.get(id(node))
    if known is None:
        writes = 0
        for prop in node.properties:
            writes |= gives(prop)
        known = (node, reads(node) | writes << 8)
        _KNOWN[id(node)] = known
    return known[1]


def gives(prop: Any) -> int:
    if isinstance(prop, (pr.Changes, pr.FloorOf)):
        return VALUES
    if isinstance(prop, (pr.HasKeyword, pr.LosesKeyword, pr.CantGainKeyword)):
        return KEYWORDS
    if isinstance(prop, pr.HasClassification):
        return CLASSIFICATIONS
    if isinstance(prop, (pr.HasAbility, pr.LosesAbility)):
        return EVERYTHING
    return 0


def reads(node: Any) -> int:
    """Everything inside the node whose answer depends on what other static texts give."""
    if isinstance(node, (ta.Compare, ta.Equals, am.StatOf, am.StatSum)):
        found = VALUES if node.stat in (Stat.STRENGTH, Stat.WILLPOWER, Stat.LORE) else 0
        for f in fields(node):
            found |= reads(getattr(node, f.name))
        return found
    if isinstance(node, ta.WithKeyword):
        return KEYWORDS
    if isinstance(node, ta.Classified):
        return CLASSIFICATIONS
    if isinstance(node, (pr.HasAbility, pr.LosesAbility)):
        # text that is gained or lost is on or off in a pass of its own
        return EVERYTHING
    found = 0
    if isinstance(node, tuple):
        for part in node:
            found |= reads(part)
    elif is_dataclass(node) and not isinstance(node, type):
        for f in fields(node):
            found |= reads(getattr(node, f.name))
    return found
