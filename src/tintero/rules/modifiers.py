"""Lasting effects begin and end: durations of given properties, imposed rules and waiting triggers (6.1.13, 6.6)."""

from __future__ import annotations

from tintero.abilities.effect import Later
from tintero.abilities.words import EventKind, Moment, Until

from .state import Lasting, State
from .zones import tell


def begin(s: State, e: Lasting, until: int, player: int) -> None:
    """Add a lasting effect; `player` is whom its duration speaks of."""
    e.until = until
    e.until_player = player
    e.active = until != Until.THEIR_NEXT_TURN
    s.lasting.append(e)
    s.stale = s.restless = True


def _end(s: State, ended: list[Lasting], rule: str) -> bool:
    if not ended:
        return False
    numbers = {e.number for e in ended}
    s.lasting = [e for e in s.lasting if e.number not in numbers]
    s.stale = s.restless = True
    for e in ended:
        tell(s, EventKind.EXPIRED, rule, e.player, e.card)
    return True


def start_of_turn(s: State, player: int) -> None:
    """CR 3.2.1.3: effects until the start of this player's turn expire; those for "their next turn" begin."""
    _end(s, [e for e in s.lasting if e.until == Until.START_OF_YOUR_NEXT_TURN and e.until_player == player], "3.2.1.3")
    for e in s.lasting:
        if e.until == Until.THEIR_NEXT_TURN and e.until_player == player and not e.active:
            e.active = True
            s.stale = s.restless = True


def after_readying(s: State, player: int) -> None:
    """ "Can't ready at the start of their next turn" has done its work."""
    _end(s, [e for e in s.lasting if e.until == Until.START_OF_THEIR_NEXT_TURN and e.until_player == player], "3.2.1.1")


def end_of_turn(s: State, player: int) -> bool:
    """CR 3.4.1.2: whatever lasts this turn stops, all at once. True if something did."""
    return _end(
        s,
        [
            e
            for e in s.lasting
            if e.until == Until.THIS_TURN
            or (e.until == Until.THEIR_NEXT_TURN and e.active and e.until_player == player)
            or _missed(e, player)
        ],
        "3.4.1.2",
    )


def _missed(e: Lasting, player: int) -> bool:
    """CR 3.4.1.1: "at the end of the turn" created after those triggers were collected has missed its moment."""
    node = e.node
    if not isinstance(node, Later):
        return False
    return node.moment == Moment.END_OF_TURN or (node.moment == Moment.END_OF_YOUR_TURN and e.player == player)


def end_of_challenge(s: State) -> bool:
    """CR 4.6.7: "during that challenge" stops."""
    return _end(s, [e for e in s.lasting if e.until == Until.THIS_CHALLENGE], "4.6.7")


def seat_passed(s: State, player: int) -> None:
    """CR 9.2.3: the turn of a player who left would have come now: what lasted until then ends."""
    start_of_turn(s, player)
    after_readying(s, player)
    _end(s, [e for e in s.lasting if e.until == Until.THEIR_NEXT_TURN and e.until_player == player], "9.2.3")
