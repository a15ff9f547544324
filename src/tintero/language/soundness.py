"""Whether all that a meaning speaks of is there: "the rest" needs cards that were looked at, "there" a zone."""

from __future__ import annotations

from typing import Any, Final

from tintero.abilities import effect as ef
from tintero.abilities.ability import Ability
from tintero.abilities.target import Filter
from tintero.abilities.unbound import Again, Pronoun
from tintero.abilities.words import Zone

from .meanings_joining import BOTH
from .nodes import names_of

LOOKING: Final = (ef.LookAtTop, ef.LookAtInkwell, ef.SearchDeck, ef.RevealUntil)
OF_THE_GROUP: Final = (ef.Take, ef.PutRest)


def is_sound(meaning: Any) -> bool:
    try:
        _Walk().walk(meaning)
    except LookupError:
        return False
    return True


class _Walk:
    """In the order of the text; `looked`: some cards have been looked at."""

    def __init__(self) -> None:
        self.looked = False

    def walk(self, node: Any) -> None:
        if isinstance(node, tuple):
            for part in node:
                self.walk(part)
            return
        names = names_of(type(node))
        if names is None:
            return
        if isinstance(node, Ability):
            _Walk().walk_parts(node, names)  # an ability that is given speaks for itself
            return
        nowhere = isinstance(node, Filter) and node.zone == Zone.OUT
        if nowhere or isinstance(node, Again) or (isinstance(node, Pronoun) and node == BOTH):
            raise LookupError("nothing to repeat, no two cards, or no such place")
        of_group = isinstance(node, OF_THE_GROUP) or (isinstance(node, ef.PutTopOrBottom) and node.ref is None)
        if of_group and not self.looked:
            raise LookupError("no cards were looked at")
        self.walk_parts(node, names)
        if isinstance(node, LOOKING):
            self.looked = True

    def walk_parts(self, node: Any, names: tuple[str, ...]) -> None:
        for name in names:
            self.walk(getattr(node, name))
