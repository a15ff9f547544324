"""Cards that nothing at the table tells apart: which of them is chosen makes no difference (1.7.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tintero.abilities.words import Zone

from ..event import EVERYBODY
from ..option import CARD, PLAY, Option

if TYPE_CHECKING:
    from .pieces import Permanent
    from .state import State

NAMES_A_CARD: Final = frozenset({CARD, PLAY})  # verbs


def are_alike(s: State, found: list[Option]) -> bool:
    """Whether the options differ only in which of several cards they name, and everybody sees those to be alike."""
    first = found[0]
    if first.verb not in NAMES_A_CARD:
        return False
    for o in found:
        if o.verb != first.verb or o.b != first.b or o.c != first.c or s.defs[o.a] != s.defs[first.a]:
            return False
    cards = [o.a for o in found]
    return all(_same_place(s, first.a, card) for card in cards) and not _spoken_of(s, cards)


def cards_alike(s: State, cards: list[int]) -> bool:
    """Whether nothing tells these cards apart, not even for those who see everything.

    What happened to them this turn matters in play. Elsewhere a copy is a copy, also in a deck: whoever may choose
    there looks at the cards, and they are put in order or shuffled afterwards.
    """
    first = cards[0]
    if any(s.defs[card] != s.defs[first] or not _same_corner(s, first, card) for card in cards):
        return False
    return s.zone[first] != Zone.PLAY or not _spoken_of(s, cards)


def _same_corner(s: State, a: int, b: int) -> bool:
    """In the same zone of the same player, in the same state, whoever may see it."""
    zone = s.zone[a]
    if zone == Zone.PLAY or s.zone[b] != zone or s.table.owners[a] != s.table.owners[b]:
        return _same_place(s, a, b)
    if zone == Zone.INKWELL:
        player = s.players[s.table.owners[a]]
        exerted = player.inkwell[: len(player.inkwell) - player.ink_ready]
        return (a in exerted) == (b in exerted)
    return zone not in (Zone.UNDER, Zone.FACEDOWN) or any(a in p.under and b in p.under for p in s.in_play.values())


def _same_place(s: State, a: int, b: int) -> bool:
    """In the same zone of the same player, open to everybody, and in the same state."""
    zone = s.zone[a]
    if s.zone[b] != zone or s.table.owners[a] != s.table.owners[b]:
        return False
    if zone == Zone.PLAY:
        return s.pid_of[a] in s.in_play and s.pid_of[b] in s.in_play and (
            _same_state(s, s.in_play[s.pid_of[a]], s.in_play[s.pid_of[b]])
        )
    return zone == Zone.DISCARD or (zone == Zone.HAND and s.known[a] == EVERYBODY and s.known[b] == EVERYBODY)


def _same_state(s: State, p: Permanent, q: Permanent) -> bool:
    if s.stale:
        s.table.deriving.refresh(s)
    return (
        p.exerted == q.exerted and p.drying == q.drying and p.damage == q.damage and p.location == q.location
        and p.did == q.did and p.shifted == q.shifted and p.used_ink_drop == q.used_ink_drop
        and p.used == q.used and not p.under and not q.under
        and not p.damaged_by and not q.damaged_by and p.traits.same_as(q.traits)
    )  # fmt: skip


def _spoken_of(s: State, cards: list[int]) -> bool:
    """Whether something that goes on, waits, lasts or happened this turn knows one of the cards from the others."""
    refs = {s.pid_of[card] or s.ref_of(card) for card in cards}
    if any(ref in refs for f in s.stack for ref in f.mentioned()):
        return True
    if any(ref in refs for f in s.pending for ref in f.mentioned()):
        return True
    if any(ref in refs for e in s.lasting for ref in e.mentioned()):
        return True
    if any(ref in refs for e in s.bag for ref in (e.source, e.subject, e.object)):
        return True
    if any(p.location in refs for p in s.in_play.values()):
        return True
    histories = [_history(s, card) for card in cards]
    return any(history != histories[0] for history in histories)


def _history(s: State, card: int) -> list[tuple[int, ...]]:
    """What happened this turn to the card, or by it."""
    ref = s.pid_of[card] or s.ref_of(card)
    return [
        (e.kind, e.how, e.player, e.amount, e.subject == ref, e.object == ref, e.source == ref)
        for e in s.ledger if ref in (e.subject, e.object, e.source) or e.card == card
    ]  # fmt: skip
