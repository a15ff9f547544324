"""Whether a statement about the game is true now (6.1.15, 6.2.4): one function for each kind, found in a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.abilities import condition as co
from tintero.abilities import target as ta
from tintero.abilities.words import Who

from .context import Context
from .evaluate import candidates, fits, number, refs, times_this_turn
from .ledger import events_this_turn, object_of
from .object_refs import top_card
from .pieces import READYING
from .state import State, are_opponents
from .whom import players_of


def players_where(s: State, f: Context, who: ta.Players) -> list[int]:
    """Those of the players who are still in the game and for whom the condition holds, each as "that player"."""
    found = [p for p in players_of(s, f, who.who) if s.players[p].in_game]
    if who.where is None:
        return found
    return [player for player in found if holds(s, f.for_player(player), who.where)]


def holds(s: State, f: Context, c: co.Condition) -> bool:
    """Whether it is true now."""
    true: bool = CONDITIONS[type(c)](s, f, c)
    return true


def _your_turn(s: State, f: Context, c: co.YourTurn) -> bool:
    if c.theirs:
        return s.active == f.who
    if s.phase == READYING and not c.opponents and s.table.settings.open_points.ready_before_during_your_turn:
        return False  # CR 3.2.1.2: such effects begin after the readying
    if c.opponents:
        return are_opponents(s, s.active, f.player)
    return s.active == f.player or (
        s.table.settings.simultaneous_turns and not are_opponents(s, s.active, f.player)
    )


def _exists(s: State, f: Context, c: co.Exists) -> bool:
    n = len(candidates(s, f, c.filter))
    return n >= c.at_least and (c.at_most is None or n <= c.at_most)


def _is(s: State, f: Context, c: co.Is) -> bool:
    found = refs(s, f, c.ref)
    return bool(found) and all(fits(s, f, r, c.filter) for r in found)


def _compare_amounts(s: State, f: Context, c: co.CompareAmounts) -> bool:
    left = number(s, f, c.left)
    right = number(s, f, c.right)
    return left > right if c.more else left >= right


def _and(s: State, f: Context, c: co.And) -> bool:
    return all(holds(s, f, part) for part in c.parts)


def _or(s: State, f: Context, c: co.Or) -> bool:
    return any(holds(s, f, part) for part in c.parts)


def _negated(s: State, f: Context, c: co.Negated) -> bool:
    return not holds(s, f, c.condition)


def _any_player(s: State, f: Context, c: co.AnyPlayer) -> bool:
    return any(holds(s, f.for_player(p), c.condition) for p in players_of(s, f, c.who))


def _every_player(s: State, f: Context, c: co.EveryPlayer) -> bool:
    return all(holds(s, f.for_player(p), c.condition) for p in players_of(s, f, c.who))


def _this_turn(s: State, f: Context, c: co.ThisTurn) -> bool:
    return times_this_turn(s, f, c.event, c.who, c.filter, c.how) >= c.at_least


def _event_ordinal(s: State, f: Context, c: co.EventOrdinal) -> bool:
    """Which of these events of the turn the triggering card's own was; without one, how many there were.

    Of cards of some kind it must be one itself.
    """
    subject = top_card(s, f.subject)
    n = 0
    own = 0
    for e in events_this_turn(s, c.event, players_of(s, f, c.who)):
        if c.filter is not None and not fits(s, f, object_of(s, e), c.filter):
            continue
        n += 1
        if e.card == subject:
            own = n
    return (own or (n if c.filter is None else 0)) == c.number


def _used_shift(s: State, f: Context, c: co.UsedShift) -> bool:
    for r in refs(s, f, c.ref):
        p = s.permanent(r)
        if p is not None and p.shifted:
            return True
    return False


def _used_ink_drop(s: State, f: Context, c: co.UsedInkDrop) -> bool:
    if f.paid_with_drop:
        return True
    for r in refs(s, f, c.ref):
        p = s.permanent(r)
        if p is not None and p.used_ink_drop:
            return True
    return False


def _opponents(s: State, f: Context, c: co.Opponents) -> bool:
    return len(players_of(s, f, Who.EACH_OPPONENT)) >= c.at_least


def _sang_by(s: State, f: Context, c: co.SangBy) -> bool:
    return len(f.singers) >= c.at_least


def _did_it(s: State, f: Context, c: co.DidIt) -> bool:
    return s.done > 0


def _all_ink_exerted(s: State, f: Context, c: co.AllInkExerted) -> bool:
    return all(s.players[p].ink_ready == 0 for p in players_of(s, f, c.who))


def _first_turn(s: State, f: Context, c: co.FirstTurnNotFirstPlayer) -> bool:
    return s.players[f.player].turns == 1 and s.first_player != f.player


CONDITIONS: Final[dict[type[co.Condition], Callable[..., bool]]] = {
    co.YourTurn: _your_turn, co.Exists: _exists, co.Is: _is, co.CompareAmounts: _compare_amounts, co.And: _and,
    co.Or: _or, co.Negated: _negated, co.AnyPlayer: _any_player, co.EveryPlayer: _every_player,
    co.ThisTurn: _this_turn, co.EventOrdinal: _event_ordinal, co.UsedShift: _used_shift,
    co.UsedInkDrop: _used_ink_drop, co.Opponents: _opponents, co.SangBy: _sang_by, co.DidIt: _did_it,
    co.AllInkExerted: _all_ink_exerted, co.FirstTurnNotFirstPlayer: _first_turn,
}  # fmt: skip

