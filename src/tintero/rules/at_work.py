"""Which static abilities do something at this moment (6.4): for those who count what a game has shown."""

from __future__ import annotations

from collections.abc import Container, Iterator

from tintero.abilities.target import Filter

from .event import NOTHING
from .machinery.conditions import holds
from .machinery.context import Context
from .machinery.evaluate import candidates, refs
from .machinery.face import CompiledStatic
from .machinery.pieces import DISCARD, HAND
from .machinery.state import State
from .machinery.traits import refresh
from .machinery.whom import players_of


def statics_at_work(s: State, seen: Container[str] = ()) -> Iterator[str]:
    """The keys of the static abilities that apply to something: a permanent, or a player's rules; once for each card.

    `seen`: printed abilities that need not be looked at; it may grow meanwhile.
    """
    if s.stale:
        refresh(s)
    for p in s.in_play.values():
        for w in p.face.statics:
            if w.key not in seen and w.name not in p.traits.lost_abilities and applies(s, w, p.owner, p.pid, p.card):
                yield w.key
        for given in p.traits.abilities:
            if isinstance(given, CompiledStatic) and applies(s, given, p.owner, p.pid, p.card):
                yield given.key
    for player in s.players:
        for zone, cards in ((HAND, player.hand), (DISCARD, player.discard)):
            for card in cards:
                for w in s.face_of(card).outside_statics:
                    if w.key not in seen and zone in w.zones and applies(s, w, player.index, s.ref_of(card), card):
                        yield w.key


def as_if_challenging(s: State, challenger: int, challenged: int) -> State:
    """A copy in which these two cards are in a challenge (4.6.2): nobody may be asked anything while it goes on."""
    new = s.copy()
    new.challenging = s.pid_of[challenger]
    new.challenged = s.pid_of[challenged]
    new.changed()
    return new


def applies(s: State, w: CompiledStatic, player: int, source: int, card: int) -> bool:
    """CR 6.4: its condition holds and there is something that it affects."""
    f = Context(player, source, card)
    if w.condition is not None and not holds(s, f, w.condition):
        return False
    if any(players_of(s, f, imposed.who) for imposed in w.rules):
        return True
    if not w.gift.grants:
        return False
    if w.affects is None:
        return True
    if isinstance(w.affects, Filter):
        return bool(candidates(s, f, w.affects))
    return any(r > NOTHING for r in refs(s, f, w.affects))
