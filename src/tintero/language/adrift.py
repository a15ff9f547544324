"""Words that speak of nothing: "that much" where nothing has a number, "they" where no player was named (6.1.11)."""

from __future__ import annotations

from typing import Any, Final

from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.ability import Triggered
from tintero.abilities.base import Ability, Condition, Node
from tintero.abilities.words import EventKind, Who, Whose

# events that happen in some amount
COUNTED: Final = frozenset({
    EventKind.DAMAGE_DEALT, EventKind.DAMAGE_PUT, EventKind.DAMAGE_TAKEN, EventKind.DAMAGE_REMOVED,
    EventKind.LORE_GAINED, EventKind.LORE_LOST, EventKind.DISCARDED_TOGETHER, EventKind.MILLED, EventKind.INK_DROP,
    EventKind.INK_PAID,
})  # fmt: skip
CHOSEN: Final = frozenset({Who.CHOSEN_PLAYER, Who.CHOSEN_OPPONENT, Who.ANOTHER_CHOSEN_PLAYER})


def adrift(meaning: Any, triggered: bool = False) -> bool:
    """Whether a text that stands by itself speaks of nothing. `triggered`: a trigger condition stands before it."""
    if isinstance(meaning, Triggered):
        counted = all(t.event in COUNTED for t in meaning.triggers)
        return not counted and _Looking(True).finds(meaning.effect)
    return False if triggered else _Looking(False).finds(meaning)


def _theirs(node: Any) -> bool:
    """Speaks of players who must have been named before."""
    if isinstance(node, ta.Players):
        return node.who == Who.THAT_PLAYER
    return isinstance(node, ta.Filter) and node.whose == Whose.THAT_PLAYERS


class _Looking:
    """Walks an effect in the order of its words."""

    def __init__(self, named: bool) -> None:
        self.named = named  # whether a player was named whom "they" can mean

    def finds(self, node: Any) -> bool:
        if isinstance(node, (Ability, Condition, ef.Whenever)):
            return False
        if isinstance(node, am.EventAmount):
            return True
        if isinstance(node, ta.Players) and node.who in CHOSEN:
            self.named = True
        if not self.named and _theirs(node):
            return True
        if isinstance(node, tuple):
            return any(self.finds(part) for part in node)
        if not isinstance(node, Node):
            return False
        before = self.named
        if isinstance(node, (ef.EachDoes, ef.May, ef.ChooseOne, ef.Either)):
            who = node.players if isinstance(node, ef.EachDoes) else node.who
            found = self.finds(who)
            self.named = before or who.who != Who.YOU
            found = found or any(self.finds(getattr(node, name)) for name in node.__match_args__)
            self.named = before or who.who in CHOSEN
            return found
        return any(self.finds(getattr(node, name)) for name in node.__match_args__)
