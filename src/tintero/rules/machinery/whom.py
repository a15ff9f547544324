"""Which players are meant (1.3.3, 6.7.6)."""

from __future__ import annotations

from tintero.abilities.words import Who

from .context import Context
from .object_refs import owners_of
from .state import State, are_opponents, order_from


def players_of(s: State, f: Context, who: Who) -> list[int]:
    """The players that need no choice, active player first (6.7.6)."""
    if who == Who.YOU:
        return [f.player]
    order = order_from(s, s.active)
    if who == Who.EACH_OPPONENT:
        return [p for p in order if are_opponents(s, f.player, p)]
    if who == Who.EACH_PLAYER:
        return order
    if who == Who.EACH_OTHER_PLAYER:
        return [p for p in order if p != f.player]
    if who == Who.THAT_PLAYER:
        return list(f.players_meant())
    if who == Who.ITS_PLAYER:
        return owners_of(s, f.it)
    if who == Who.SUBJECTS_PLAYER:
        return owners_of(s, (f.subject,))
    if who == Who.OBJECTS_PLAYER:
        return owners_of(s, (f.object,))
    if who == Who.CHALLENGING_PLAYER:
        return owners_of(s, (s.challenging,))
    if who == Who.MOST_CARDS_IN_HAND:
        most = max(len(s.players[p].hand) for p in order)
        return [p for p in order if len(s.players[p].hand) == most]
    return list(f.that_player)  # chosen: the choice has been made


def one_player(s: State, f: Context, who: Who) -> int:
    """The one player who is meant; "you" if nobody is."""
    found = players_of(s, f, who)
    return found[0] if found else f.player
