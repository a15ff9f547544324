"""Cards change zones here and nowhere else (7): drawing, discarding, inking, putting on the deck or under a card."""

from __future__ import annotations

from typing import Final

from tintero.abilities import property as pr

from .. import kinds, ways
from ..chance import below, shuffle
from ..event import EVERYBODY, NOTHING, Event
from ..machinery.evaluate import zone_cards
from ..machinery.pieces import DECK, DISCARD, FACEDOWN, GOT_CARD_UNDER, HAND, INKWELL, PLAY, UNDER, Permanent
from ..machinery.state import State
from .player_rules import rule_applies
from .triggers import happen

NOBODY_SEES: Final = 0  # of `seen_by`
# where a card came from, as events say it
ORIGIN: Final[dict[int, int]] = {
    DECK: ways.FROM_DECK, HAND: ways.FROM_HAND, DISCARD: ways.FROM_DISCARD,
    INKWELL: ways.FROM_INKWELL, PLAY: ways.FROM_PLAY,
}  # fmt: skip


def take_out(s: State, card: int) -> None:
    """Remove a card from the list of the zone it is in. A top card in play leaves through `leaving`."""
    zone = s.zone[card]
    p = s.players[s.table.owners[card]]
    if zone == HAND:
        p.hand.remove(card)
    elif zone == DECK:
        if p.deck and p.deck[-1] == card:
            if s.rules:
                see_top(s, p.index)
            p.deck.pop()
        else:
            p.deck.remove(card)
    elif zone == DISCARD:
        p.discard.remove(card)
        happen(s, Event(kinds.LEFT_DISCARD, "7.6.1", p.index, s.ref_of(card)))
    elif zone == INKWELL:
        i = p.inkwell.index(card)
        if i >= len(p.inkwell) - p.ink_ready:
            p.ink_ready -= 1
        del p.inkwell[i]
    elif zone in (UNDER, FACEDOWN):
        for q in s.in_play.values():
            if card in q.under:
                q.under = [c for c in q.under if c != card]
                s.changed()
                break
    elif card in s.limbo:
        s.limbo = [c for c in s.limbo if c != card]


def move_to(s: State, card: int, zone: int) -> None:
    """CR 7.1.6: a card that changes zone is a new object."""
    s.zone[card] = zone
    s.moves[card] += 1


def arrive(s: State, card: int, zone: int, top: bool = True, exerted: bool = False) -> None:
    """Put a card that is nowhere into a zone of its own player (1.4.3)."""
    p = s.players[s.table.owners[card]]
    move_to(s, card, zone)
    if zone == HAND:
        p.hand.append(card)
        s.known[card] |= s.table.hand_open_to[p.index]
    elif zone == DECK:
        if top:
            if s.rules:
                see_top(s, p.index)
            p.deck.append(card)
        else:
            p.deck.insert(0, card)
    elif zone == DISCARD:
        p.discard.append(card)
        s.known[card] = EVERYBODY
    elif zone == INKWELL:
        # CR 7.5.2: facedown and ready unless the effect says exerted
        if exerted:
            p.inkwell.insert(0, card)
        else:
            p.inkwell.append(card)
            p.ink_ready += 1


def draw(s: State, player: int, count: int, rule: str, source: int = NOTHING) -> int:
    """CR 1.12: one card at a time; an empty deck gives nothing. Returns how many were drawn."""
    p = s.players[player]
    drawn = 0
    for _ in range(count):
        if not p.deck:
            break
        if s.rules:
            see_top(s, player)
        card = p.deck.pop()
        move_to(s, card, HAND)
        s.known[card] |= s.table.hand_open_to[player]
        p.hand.append(card)
        drawn += 1
        happen(s, Event(kinds.DREW, rule, player, s.ref_of(card), amount=1, source=source, seen_by=s.known[card]))
    return drawn


def put_into_hand(s: State, card: int, rule: str, source: int = NOTHING) -> None:
    """CR 1.12.3: not a draw."""
    how = ORIGIN.get(s.zone[card], ways.ANY)
    lose_track_of_inkwell(s, card)
    take_out(s, card)
    arrive(s, card, HAND)
    happen(s, Event(
        kinds.PUT_INTO_HAND, rule, s.table.owners[card], s.ref_of(card), amount=1, source=source, how=how,
        seen_by=s.known[card],
    ))  # fmt: skip


def put_into_discard(s: State, card: int, rule: str, source: int = NOTHING, how: int | None = None) -> None:
    """A card from deck, inkwell, under or the Play zone (an action) goes to its player's discard."""
    if how is None:
        how = ORIGIN.get(s.zone[card], ways.ANY)
    take_out(s, card)
    arrive(s, card, DISCARD)
    owner = s.table.owners[card]
    happen(s, Event(kinds.INTO_DISCARD, rule, owner, s.ref_of(card), amount=1, source=source, how=how))


def discard(s: State, card: int, rule: str, source: int = NOTHING) -> None:
    """CR 7.3.4: to discard is hand to discard only."""
    put_into_discard(s, card, rule, source, ways.BY_DISCARDING)
    happen(s, Event(kinds.DISCARDED, rule, s.table.owners[card], s.ref_of(card), amount=1, source=source))


def enters_inkwell_exerted(s: State, player: int) -> bool:
    return rule_applies(s, pr.InkEntersExerted, player)


def put_into_inkwell(
    s: State, card: int, exerted: bool, rule: str, source: int = NOTHING, how: int = ways.READY
) -> None:
    """CR 7.5.2: each card is its own instance, facedown. `how`: told of it if it enters ready."""
    owner = s.table.owners[card]
    if how != ways.AS_TURN_ACTION:
        lose_track_of_hand(s, card)
    take_out(s, card)
    exerted = exerted or enters_inkwell_exerted(s, owner)
    arrive(s, card, INKWELL, exerted=exerted)
    tell_inked(s, card, rule, source, ways.EXERTED if exerted else how)


def tell_inked(s: State, card: int, rule: str, source: int, how: int) -> None:
    owner = s.table.owners[card]
    happen(s, Event(
        kinds.INKED, rule, owner, s.ref_of(card), amount=1, source=source, how=how, seen_by=s.known[card]
    ))  # fmt: skip


def put_on_deck(s: State, card: int, top: bool, rule: str, source: int = NOTHING) -> None:
    """CR 7.2.3: to the top or the bottom of its player's deck; who saw it still knows it until a shuffle."""
    lose_track_of_hand(s, card)
    lose_track_of_inkwell(s, card)
    take_out(s, card)
    arrive(s, card, DECK, top)
    tell_put_on_deck(s, card, top, rule, source)


def move_within_deck(s: State, card: int, top: bool, source: int) -> None:
    """CR 7.2.3: to one end of the deck it is in; no change of zone."""
    deck = s.players[s.table.owners[card]].deck
    deck.remove(card)
    deck.insert(len(deck) if top else 0, card)
    tell_put_on_deck(s, card, top, "7.2.3", source)


def tell_put_on_deck(s: State, card: int, top: bool, rule: str, source: int) -> None:
    how = ways.TO_TOP if top else ways.TO_BOTTOM
    happen(s, Event(
        kinds.PUT_ON_DECK, rule, s.table.owners[card], s.ref_of(card), amount=1, source=source, how=how,
        seen_by=s.known[card],
    ))  # fmt: skip


def shuffle_deck(s: State, player: int, rule: str, source: int = NOTHING) -> None:
    p = s.players[player]
    shuffle(s.rng, p.deck)
    for card in p.deck:
        s.known[card] = 0
    happen(s, Event(kinds.SHUFFLED, rule, player, amount=len(p.deck), source=source))


def refill_deck(s: State, player: int) -> None:
    """CR 10.2: the shuffled discard becomes the deck."""
    p = s.players[player]
    p.deck = p.discard
    p.discard = []
    for card in p.deck:
        move_to(s, card, DECK)
    happen(s, Event(kinds.DECK_REFILLED, "10.2", player, amount=len(p.deck)))
    shuffle_deck(s, player, "10.2")


def random_cards(s: State, cards: list[int], count: int) -> list[int]:
    """So many different ones by chance."""
    pool = cards[:]
    out: list[int] = []
    while pool and len(out) < count:
        out.append(pool.pop(below(s.rng, len(pool))))
    return out


def put_under(s: State, card: int, host: Permanent, facedown: bool, rule: str, source: int = NOTHING) -> None:
    """CR 8.4.3: under, not in play; at the bottom of the pile."""
    if facedown:
        lose_track_of_hand(s, card)
    take_out(s, card)
    move_to(s, card, FACEDOWN if facedown else UNDER)
    if not facedown:
        s.known[card] = EVERYBODY
    host.under = [*host.under, card]
    host.did |= GOT_CARD_UNDER
    s.changed()
    happen(s, Event(
        kinds.PUT_UNDER, rule, host.owner, host.pid, s.ref_of(card), 1, source, seen_by=s.known[card]
    ))  # fmt: skip


def show(s: State, card: int, seen_by: int) -> None:
    """CR 6.1.14.1: these players know the card from now on, as long as they can follow it."""
    s.known[card] |= seen_by


# ---- who can follow a card that nobody shows (7.1.3) ---------------------------------------------------------------


def see_top(s: State, player: int) -> None:
    """Everybody sees the top card of a deck that is played with its top card faceup, and remembers it."""
    deck = s.players[player].deck
    if deck and rule_applies(s, pr.PlaysWithTopCardFaceup, player):
        s.known[deck[-1]] = EVERYBODY


def lose_track(s: State, cards: list[int], seen_by: int) -> None:
    """Somebody moves or orders these cards where only some can see which is which: the others know none any more."""
    if len(cards) > 1:
        for card in cards:
            s.known[card] &= seen_by


def lose_track_of_hand(s: State, card: int) -> None:
    """CR 7.3.2: which card left a hand facedown only who sees the hand knows, nor which others are still there."""
    if s.zone[card] == HAND:
        owner = s.table.owners[card]
        lose_track(s, s.players[owner].hand, s.table.hand_open_to[owner])


def lose_track_of_inkwell(s: State, card: int) -> None:
    """CR 7.5.4: facedown cards at which nobody may look cannot be told apart."""
    if s.zone[card] == INKWELL:
        lose_track(s, zone_cards(s, s.table.owners[card], INKWELL), NOBODY_SEES)
