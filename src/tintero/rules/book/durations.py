"""Lasting effects begin and end: durations of given properties, imposed rules and waiting triggers (6.1.13, 6.6)."""

from __future__ import annotations

from tintero.abilities.words import Moment, Until

from .. import kinds
from ..event import Event
from ..machinery.left_behind import Lasting, Waiting
from ..machinery.state import State


def begin(s: State, e: Lasting, until: int, player: int) -> None:
    """Add a lasting effect; `player` is whom its duration speaks of."""
    e.until = until
    e.until_player = player
    e.active = until != Until.THEIR_NEXT_TURN
    s.lasting.append(e)
    s.changed()


def _end(s: State, ended: list[Lasting], rule: str) -> bool:
    if not ended:
        return False
    numbers = {e.number for e in ended}
    s.lasting = [e for e in s.lasting if e.number not in numbers]
    s.changed()
    for e in ended:
        s.tell(Event(kinds.EXPIRED, rule, e.player, card=e.card))
    return True


def _lasting_until(s: State, until: Until, player: int) -> list[Lasting]:
    return [e for e in s.lasting if e.until == until and e.until_player == player]


def start_of_turn(s: State, player: int) -> None:
    """CR 3.2.1.3: effects until the start of this player's turn expire; those for "their next turn" begin."""
    ended = _lasting_until(s, Until.START_OF_YOUR_NEXT_TURN, player)
    _end(s, ended + _lasting_until(s, Until.UNTIL_THEIR_NEXT_TURN, player), "3.2.1.3")
    for e in _lasting_until(s, Until.THEIR_NEXT_TURN, player):
        if not e.active:
            e.active = True
            s.changed()


def after_readying(s: State, player: int) -> None:
    """ "Can't ready at the start of their next turn" has done its work."""
    _end(s, _lasting_until(s, Until.START_OF_THEIR_NEXT_TURN, player), "3.2.1.1")


def end_of_turn(s: State, player: int) -> bool:
    """CR 3.4.1.2: whatever lasts this turn stops, all at once. True if something did."""
    ended = [
        e
        for e in s.lasting
        if e.until == Until.THIS_TURN
        or (e.until == Until.THEIR_NEXT_TURN and e.active and e.until_player == player)
        or _missed(e, player)
    ]
    return _end(s, ended, "3.4.1.2")


def _missed(e: Lasting, player: int) -> bool:
    """CR 3.4.1.1: "at the end of the turn" created after those triggers were collected has missed its moment."""
    if not isinstance(e, Waiting):
        return False
    return e.moment == Moment.END_OF_TURN or (e.moment == Moment.END_OF_YOUR_TURN and e.player == player)


def end_of_challenge(s: State) -> bool:
    """CR 4.6.7: "during that challenge" stops."""
    return _end(s, [e for e in s.lasting if e.until == Until.THIS_CHALLENGE], "4.6.7")


def seat_passed(s: State, player: int) -> None:
    """CR 9.2.3: the turn of a player who left would have come now: what lasted until then ends."""
    start_of_turn(s, player)
    after_readying(s, player)
    _end(s, _lasting_until(s, Until.THEIR_NEXT_TURN, player), "9.2.3")
