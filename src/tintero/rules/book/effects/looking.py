"""Looking at cards, searching, and what becomes of the cards that were looked at (6.1.14, 7.1.4, 7.2.3)."""

from __future__ import annotations

from tintero.abilities import effect as ef
from tintero.abilities.target import Players
from tintero.abilities.words import DeckEnd, Order, Quantity

from ... import kinds, ways
from ... import option as op
from ...event import EVERYBODY, Event
from ...machinery.determinize import HIDDEN
from ...machinery.evaluate import fits, number, zone_cards
from ...machinery.object_refs import card_of_ref, ref_is_live
from ...machinery.open_cards import is_open
from ...machinery.pieces import DECK, DISCARD, HAND, INKWELL, OUT
from ...machinery.program import Asking, Running
from ...machinery.state import State
from ...option import Option
from ..triggers import happen
from ..zones import (
    NOBODY_SEES,
    lose_track,
    move_within_deck,
    put_into_discard,
    put_into_hand,
    put_into_inkwell,
    put_on_deck,
    random_cards,
    show,
    shuffle_deck,
)
from .cards import Counted, ForPlayers, reveal, tell_milled


class LookAtTop(Counted):
    """The top cards become the group; the first of the group is the top card."""

    __slots__ = ("reveal",)

    def __init__(self, effect: ef.LookAtTop, players: Players) -> None:
        super().__init__(effect, players, effect.amount)
        self.reveal = effect.reveal

    def run(self, s: State, f: Running) -> None:
        n = number(s, f, self.amount)
        seen = EVERYBODY if self.reveal else 1 << f.player
        kind = kinds.REVEALED if self.reveal else kinds.LOOKED
        rule = "6.1.14.1" if self.reveal else "7.2.2"
        found: list[int] = []
        for player in self.whose(s, f):
            for card in s.players[player].deck[::-1][:n]:
                look_at(s, f, kind, rule, player, card, seen, ways.AT_TOP)
                found.append(s.ref_of(card))
        f.group = f.it = tuple(found)
        f.done(s, len(found), len(found) > 0)


def look_at(s: State, f: Running, kind: int, rule: str, player: int, card: int, seen: int, how: int) -> None:
    show(s, card, seen)
    happen(s, Event(
        kind, rule, player, s.ref_of(card), amount=1, source=f.source_or_card(s), how=how, seen_by=seen
    ))  # fmt: skip


class LookAtInkwell(ForPlayers):
    """CR 7.5.4."""

    __slots__ = ()

    def run(self, s: State, f: Running) -> None:
        found: list[int] = []
        for player in self.whose(s, f):
            for card in zone_cards(s, player, INKWELL):
                look_at(s, f, kinds.LOOKED, "7.5.4", player, card, 1 << f.player, ways.AT_INKWELL)
                found.append(s.ref_of(card))
        f.group = tuple(found)
        f.done(s, len(found), len(found) > 0)


class SearchDeck(ForPlayers):
    """CR 7.1.4: the whole deck is looked through; it must be shuffled afterwards by the text."""

    __slots__ = ()

    def run(self, s: State, f: Running) -> None:
        player = self.whose(s, f)[0]
        deck = s.players[player].deck
        for card in deck:
            show(s, card, 1 << f.player)
        f.group = tuple(s.ref_of(card) for card in deck)
        happen(s, Event(
            kinds.LOOKED, "7.1.4", player, amount=len(deck), source=f.source_or_card(s), how=ways.AT_DECK,
            seen_by=1 << f.player,
        ))  # fmt: skip
        f.done(s, len(deck), len(deck) > 0)


class RevealUntil(ForPlayers):
    """From the top until a fitting card appears; it becomes IT, the others the group."""

    __slots__ = ("filter",)

    def __init__(self, effect: ef.RevealUntil, players: Players) -> None:
        super().__init__(effect, players)
        self.filter = effect.filter

    def run(self, s: State, f: Running) -> None:
        player = self.whose(s, f)[0]
        found: list[int] = []
        f.it = ()
        for card in s.players[player].deck[::-1]:
            ref = s.ref_of(card)
            reveal(s, f, card, ref)
            if fits(s, f, ref, self.filter):
                f.it = (ref,)
                break
            found.append(ref)
        f.group = tuple(found)
        f.done(s, len(f.it), bool(f.it))


def live_group(s: State, f: Running) -> list[int]:
    return [r for r in f.group if ref_is_live(s, r)]


def group_cards(s: State, f: Running) -> list[int]:
    return [card_of_ref(r) for r in live_group(s, f)]


class TakeCards(Asking):
    """CR 7.1.4: from a private group finding nothing is allowed. `place`: where what was taken is kept."""

    __slots__ = ("place", "take")

    def __init__(self, effect: ef.Take, place: int | None) -> None:
        super().__init__(op.CHOOSE, effect)
        self.take = effect
        self.place = place

    def run(self, s: State, f: Running) -> None:
        if self.take.quantity == Quantity.EVERY:
            self.taken(s, f, [r for r in live_group(s, f) if fits(s, f, r, self.take.filter)])
        elif not self.private(s, f) and not [o for o in self.options(s, f) if o.verb != op.DONE]:
            self.taken(s, f, list(f.picking))
        else:
            f.ask(s, self, f.player)

    def private(self, s: State, f: Running) -> bool:
        """Which of them fit sees only who looks at them."""
        flt = self.take.filter
        return bool(flt.types or flt.tests) and not all(is_open(s, card) for card in group_cards(s, f))

    def options(self, s: State, f: Running) -> list[Option]:
        take = self.take
        out: list[Option] = []
        if take.quantity == Quantity.ANY_NUMBER or len(f.picking) < take.count:
            for r in live_group(s, f):
                if r not in f.picking and fits(s, f, r, take.filter):
                    out.append(Option(op.CARD, card_of_ref(r)))
        freely = take.quantity in (Quantity.UP_TO, Quantity.ANY_NUMBER)
        if freely or not out or (not take.must and self.may_find_nothing(s, f)):
            out.append(Option(op.DONE))
        return out

    def may_find_nothing(self, s: State, f: Running) -> bool:
        """CR 7.1.4: a kind of card looked for among cards that not everybody sees."""
        if not self.take.filter.types and not self.take.filter.tests:
            return False
        return any(s.known[card_of_ref(r)] != EVERYBODY for r in f.group)

    def answer(self, s: State, f: Running, o: Option) -> None:
        if o.verb == op.CARD:
            f.picking = (*f.picking, s.ref_of(o.a))
            if self.take.quantity == Quantity.ANY_NUMBER or len(f.picking) < self.take.count:
                f.again()
                return
        self.taken(s, f, list(f.picking))

    def taken(self, s: State, f: Running, picked: list[int]) -> None:
        to = self.take.to
        f.picking = ()
        moved: list[int] = []
        looked_at = [card for card in group_cards(s, f) if s.zone[card] in HIDDEN]
        if to.zone != OUT and not all(is_open(s, card) for card in looked_at):
            lose_track(s, looked_at, 1 << f.player)  # which of them it was the others do not see
        milled = from_deck(s, [card_of_ref(r) for r in picked], to)
        for ref in picked:
            card = card_of_ref(ref)
            if self.take.reveal:
                reveal(s, f, card, ref)
            send(s, f, card, to)
            moved.append(s.ref_of(card))
        tell_milled(s, f, milled)
        if to.zone != OUT:  # a card that was only pointed at is still one of the group
            f.group = tuple(r for r in f.group if r not in picked)
        f.it = tuple(moved)
        if self.place is not None:
            f.kept[self.place] = f.it
        if to.end == DeckEnd.SHUFFLED:
            shuffle_decks_of(s, f, [card_of_ref(r) for r in moved])
        f.done(s, len(moved), len(moved) > 0)


def shuffle_decks_of(s: State, f: Running, cards: list[int]) -> None:
    for player in sorted({s.table.owners[card] for card in cards}):
        shuffle_deck(s, player, "7.2.2", f.source_or_card(s))


def from_deck(s: State, cards: list[int], to: ef.Destination) -> list[int]:
    """Those of the cards that are about to go from their deck to the discard."""
    return [card for card in cards if s.zone[card] == DECK] if to.zone == DISCARD else []


def send(s: State, f: Running, card: int, to: ef.Destination) -> None:
    """One card, not in play, to a zone of its own player."""
    source = f.source_or_card(s)
    if to.zone == HAND:
        put_into_hand(s, card, "1.12.3", source)
    elif to.zone == DISCARD:
        put_into_discard(s, card, "7.6.1", source)
    elif to.zone == INKWELL:
        put_into_inkwell(s, card, to.exerted, "7.5.6", source)
    elif to.zone == DECK:
        if s.zone[card] == DECK:
            move_within_deck(s, card, to.end == DeckEnd.TOP, source)
        else:
            put_on_deck(s, card, to.end == DeckEnd.TOP, "7.2.3", source)


class PutRest(Asking):
    """The rest of the group; "in any order" is a question for whoever looks (7.2.3).

    `may_be_empty`: there may be no rest, but "all cards from under it" of none is not done (6.1.5.1).
    """

    __slots__ = ("may_be_empty", "to")

    def __init__(self, effect: ef.Effect, to: ef.Destination, may_be_empty: bool = True) -> None:
        super().__init__(op.ORDER, effect)
        self.to = to
        self.may_be_empty = may_be_empty

    def run(self, s: State, f: Running) -> None:
        to = self.to
        left = live_group(s, f)
        if to.end == DeckEnd.SHUFFLED:
            f.group = ()
            for r in left:
                if s.zone[card_of_ref(r)] != DECK:
                    send(s, f, card_of_ref(r), to)
            shuffle_decks_of(s, f, [card_of_ref(r) for r in left])
            f.done(s, len(left), True)
            return
        if to.order == Order.RANDOM:
            left = random_cards(s, left, len(left))
            lose_track(s, [card_of_ref(r) for r in left], NOBODY_SEES)
        elif to.zone == DECK and to.order == Order.ANY and len(left) > 1:
            f.ask(s, self, f.player)
            return
        milled = from_deck(s, [card_of_ref(r) for r in left], to)
        for r in left:
            send(s, f, card_of_ref(r), to)
        tell_milled(s, f, milled)
        f.group = ()
        f.done(s, len(left), bool(left) or self.may_be_empty)

    def options(self, s: State, f: Running) -> list[Option]:
        return [Option(op.CARD, card_of_ref(r)) for r in live_group(s, f)]

    def empty(self, s: State, f: Running) -> bool:
        return same_cards(s, group_cards(s, f))

    def answer(self, s: State, f: Running, o: Option) -> None:
        """The card named first ends up on top: for the top of the deck it is put last, so collect first."""
        ref = s.ref_of(o.a)
        f.picking = (*f.picking, ref)
        f.group = tuple(r for r in f.group if r != ref)
        left = live_group(s, f)
        if len(left) > 1:
            f.again()
            return
        order = [*f.picking, *left]
        f.picking = ()
        f.group = ()
        lose_track(s, [card_of_ref(r) for r in order], 1 << f.player)
        for r in reversed(order) if self.to.end == DeckEnd.TOP else order:
            send(s, f, card_of_ref(r), self.to)
        f.done(s, len(order), True)


def same_cards(s: State, cards: list[int]) -> bool:
    """Whether everybody sees that these are copies of one card of one player: their order makes no difference."""
    first = cards[0]
    return all(
        is_open(s, c) and s.defs[c] == s.defs[first] and s.table.owners[c] == s.table.owners[first] for c in cards
    )
