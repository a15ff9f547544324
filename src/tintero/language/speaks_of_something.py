"""Whether all that a meaning speaks of is there (6.1.11).

"The rest" needs cards that were looked at, "there" a zone, "that much" something that has a number, and "they" a
player who was named.
"""

from __future__ import annotations

from typing import Any, Final

from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.ability import Replacement, Static, Triggered
from tintero.abilities.base import Ability, Condition
from tintero.abilities.target import Filter
from tintero.abilities.trigger import Trigger
from tintero.abilities.unbound import Again, Doer, Pronoun, ThatMuch, Underwent
from tintero.abilities.words import CardType, EventKind, Who, Whose, Zone

from .meanings_joining import BOTH, DISCARDED, WAY
from .meanings_measures import PREPARING
from .nodes import names_of
from .tree import nodes

# events that happen in some amount
COUNTED: Final = frozenset({
    EventKind.DAMAGE_DEALT, EventKind.DAMAGE_PUT, EventKind.DAMAGE_TAKEN, EventKind.DAMAGE_REMOVED,
    EventKind.LORE_GAINED, EventKind.LORE_LOST, EventKind.DISCARDED_TOGETHER, EventKind.MILLED, EventKind.INK_DROP,
    EventKind.INK_PAID,
})  # fmt: skip
LOOKING: Final = (ef.LookAtTop, ef.LookAtInkwell, ef.SearchDeck, ef.RevealUntil)
OF_THE_GROUP: Final = (ef.Take, ef.PutRest)
# what must have been done before "this way" can be said of cards in these zones
DONE_WITH: Final = {Zone.DISCARD: ef.Banish, Zone.PLAY: ef.Move}
LYING_SO: Final = {Zone.DISCARD: ef.Mill, Zone.DECK: ef.LookAtTop}
CHOSEN: Final = frozenset({Who.CHOSEN_PLAYER, Who.CHOSEN_OPPONENT, Who.ANOTHER_CHOSEN_PLAYER})


def speaks_of_something(meaning: Any, by_itself: bool = False) -> bool:
    """`by_itself`: no trigger condition stands before it that could have named anybody, or happened in some amount."""
    whole = isinstance(meaning, (Ability, ef.Effect, tuple))
    there = not whole or _Cards().has_all(meaning)
    return there and not _adrift(meaning, by_itself) and not _nowhere(meaning)


def _nowhere(meaning: Any) -> bool:
    """ "At that location", where no location was named."""
    found = list(nodes(meaning))
    if ta.SameLocationAs(Pronoun("that location")) not in found:
        return False
    return not any(
        isinstance(n, ta.AtLocation) or (isinstance(n, Filter) and CardType.LOCATION in n.types)
        or (isinstance(n, Trigger) and n.event == EventKind.MOVED)
        for n in found
    )  # fmt: skip


# ---- players and numbers -------------------------------------------------------------------------------------------


def _adrift(meaning: Any, by_itself: bool) -> bool:
    """Speaks of a player, or of a number, that nothing before it tells."""
    if isinstance(meaning, Static) and (_theirs(meaning.affects) or _Looking().finds(meaning.properties)):
        return True
    if isinstance(meaning, Replacement) and _theirs(meaning.subject):
        return True
    if isinstance(meaning, Triggered):
        if any(_theirs(noun) for t in meaning.triggers for noun in _nouns(t)):
            return True
        counted = all(t.event in COUNTED for t in meaning.triggers)
        named = all(t.who not in (None, Who.YOU) for t in meaning.triggers)
        return _Looking(named, counted).finds(meaning.effect)
    return by_itself and _Looking().finds(meaning)


def _nouns(trigger: Trigger) -> list[Any]:
    """The cards that it speaks of."""
    return [noun.noun if isinstance(noun, Doer) else noun for noun in (trigger.subject, trigger.object)]


def _theirs(node: Any) -> bool:
    """Speaks of players who must have been named before."""
    if isinstance(node, (ta.Players, am.CardsInHand, am.CardsInInkwell, am.Happened)):
        return node.who == Who.THAT_PLAYER
    return isinstance(node, ta.Filter) and node.whose == Whose.THAT_PLAYERS


class _Looking:
    """Walks an effect in the order of its words."""

    def __init__(self, named: bool = False, counted: bool = False) -> None:
        self.named = named  # whether a player was named whom "they" can mean
        self.counted = counted  # whether something has happened in some amount

    def finds(self, node: Any) -> bool:
        if isinstance(node, ef.Whenever):
            return any(_theirs(noun) for t in node.triggers for noun in _nouns(t))
        if isinstance(node, (Ability, Condition)):
            return False
        if isinstance(node, am.EventAmount):
            return not self.counted
        if isinstance(node, ta.Players) and node.who in CHOSEN:
            self.named = True
        if not self.named and _theirs(node):
            return True
        if isinstance(node, tuple):
            return any(self.finds(part) for part in node)
        before = self.named
        if isinstance(node, (ef.EachDoes, ef.May, ef.ChooseOne, ef.Either)):
            who = node.players if isinstance(node, ef.EachDoes) else node.who
            found = self.finds(who)
            self.named = before or who.who != Who.YOU
            found = found or any(self.finds(getattr(node, name)) for name in names_of(node) or ())
            self.named = before or who.who in CHOSEN
            return found
        return any(self.finds(getattr(node, name)) for name in names_of(node) or ())


# ---- cards ---------------------------------------------------------------------------------------------------------


class _Cards:
    """Walks in the order of the text; `looked`: some cards have been looked at. `done`: the effects so far."""

    def __init__(self) -> None:
        self.looked = False
        self.done: set[type[ef.Effect]] = set()

    def has_all(self, meaning: Any) -> bool:
        try:
            self.walk(meaning)
        except LookupError:
            return False
        return True

    def walk(self, node: Any) -> None:
        if isinstance(node, tuple):
            for part in node:
                self.walk(part)
            return
        if names_of(node) is None:
            return
        if isinstance(node, Ability):
            _Cards().walk_parts(node)  # an ability that is given speaks for itself
            return
        nowhere = isinstance(node, Filter) and node.zone == Zone.OUT
        if nowhere or isinstance(node, (Again, ThatMuch, Underwent)) or (isinstance(node, Pronoun) and node == BOTH):
            raise LookupError("nothing to repeat, no number, no two cards, no such place, or not remembered")
        of_group = isinstance(node, OF_THE_GROUP) or (isinstance(node, ef.PutTopOrBottom) and node.ref is None)
        if of_group and not self.looked:
            raise LookupError("no cards were looked at")
        if self.done_by_nobody(node):
            raise LookupError("nothing was done this way")
        self.walk_parts(node)
        if isinstance(node, LOOKING):
            self.looked = True
        if isinstance(node, ef.Effect) and not isinstance(node, PREPARING):
            self.done.add(type(node))

    def done_by_nobody(self, node: Any) -> bool:
        """ "This way", where nothing before it has done that (6.1.5)."""
        if isinstance(node, am.Done):
            return not self.done if node.filter is None else DONE_WITH[node.filter.zone] not in self.done
        if isinstance(node, ta.Filter) and ta.IsRef(ta.It(WAY)) in node.tests:
            return LYING_SO[node.zone] not in self.done
        return isinstance(node, ta.It) and node == DISCARDED and ef.Discard not in self.done

    def walk_parts(self, node: Any) -> None:
        for name in names_of(node) or ():
            self.walk(getattr(node, name))
