"""Permanents and zones: banish, exert, ready, return, put under, move to a location (4.7.4, 5.1, 7)."""

from __future__ import annotations

from typing import Final

from tintero.abilities import effect as ef
from tintero.abilities.words import DeckEnd, Doing, Order, Zone

from ... import kinds
from ... import option as op
from ...event import NOTHING, Event
from ...machinery.determinize import HIDDEN
from ...machinery.object_refs import card_of_ref, moves_of_ref, ref_is_live, top_card
from ...machinery.pieces import ACTION, CHARACTER, DECK, DISCARD, HAND, INKWELL, LOCATION, OUT, UNDER, Permanent
from ...machinery.program import Asking, Branch, Found, Instruction, Outlook, Running
from ...machinery.state import State, order_from
from ...option import Option
from ..actions.move import go_to
from ..in_play import leave_play
from ..replacement import Would, perform
from ..statics import barred
from ..triggers import happen
from ..zones import NOBODY_SEES, lose_track, put_under, random_cards, shuffle_deck
from .cards import tell_milled
from .looking import from_deck, same_cards, send

LEAVING_RULE: Final[dict[int, str]] = {HAND: "7.1.6", INKWELL: "7.5.6", DECK: "7.2.3"}


class OnTargets(Instruction):
    """Acts on what lies at `place`."""

    __slots__ = ("place",)

    def __init__(self, effect: ef.Effect, place: int) -> None:
        super().__init__(effect)
        self.place = place

    def places(self) -> tuple[int, ...]:
        return (self.place,)

    def in_play(self, s: State, f: Running) -> list[Permanent]:
        return [s.in_play[pid] for pid in f.kept[self.place] if pid in s.in_play]

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        if self.place not in found:
            return Outlook.SOMETHING
        targets = [s.in_play[ref] for ref in found[self.place] if ref in s.in_play]
        return Outlook.SOMETHING if any(self.touches(s, p) for p in targets) else Outlook.NOTHING

    def can_act_on(self, s: State, f: Running, refs: list[int]) -> bool:
        return any(ref in s.in_play and self.touches(s, s.in_play[ref]) for ref in refs)

    def touches(self, s: State, p: Permanent) -> bool:
        """Whether it can change anything about this one; everything that it asks for everybody sees."""
        return True


class BanishTargets(OnTargets):
    __slots__ = ()

    def run(self, s: State, f: Running) -> None:
        found = self.in_play(s, f)
        if not found:
            f.failed(s)
            return
        banisher = s.permanent(f.source)
        if banisher is not None and banisher.face.type == CHARACTER:
            for p in found:
                if p.pid != f.source:
                    p.credit(f.source)
        perform(s, kinds.BANISHED, [Would(p.pid, f.source_or_card(s)) for p in found], f.player)


class ExertTargets(OnTargets):
    __slots__ = ()

    def touches(self, s: State, p: Permanent) -> bool:
        return not p.exerted and p.face.type != LOCATION

    def run(self, s: State, f: Running) -> None:
        n = 0
        for p in self.in_play(s, f):
            if self.touches(s, p):
                p.exerted = True
                n += 1
                happen(s, Event(
                    kinds.EXERTED, "5.1.1.2", p.owner, p.pid, amount=1, source=f.source_or_card(s)
                ))  # fmt: skip
        f.done(s, n, n > 0)


class ReadyTargets(OnTargets):
    __slots__ = ()

    def touches(self, s: State, p: Permanent) -> bool:
        return p.exerted and not barred(s, p, Doing.READY, NOTHING)

    def run(self, s: State, f: Running) -> None:
        n = 0
        for p in self.in_play(s, f):
            if self.touches(s, p):
                p.exerted = False
                n += 1
                happen(s, Event(
                    kinds.READIED, "5.1.1.1", f.player, p.pid, amount=1, source=f.source_or_card(s)
                ))  # fmt: skip
        f.done(s, n, n > 0)


# ---- to another zone -----------------------------------------------------------------------------------------------


def resolve_ref(s: State, ref: int) -> int:
    """A permanent that left play is now the card it became, if that has not moved on (7.1.6)."""
    if ref > NOTHING and ref not in s.in_play:
        p = s.gone.get(ref)
        if p is not None and p.left_moves == s.moves[p.card] and s.zone[p.card] != OUT:
            return s.ref_of(p.card)
    elif ref < NOTHING and not ref_is_live(s, ref):
        # an action that was resolving is now in the discard, if that is its only move since
        card = card_of_ref(ref)
        if s.zone[card] == DISCARD and s.moves[card] == moves_of_ref(ref) + 1 and s.face_of(card).type == ACTION:
            return s.ref_of(card)
    return ref


class Follow(Instruction):
    """ "This card", "that card": bind to the card it became on leaving play."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def run(self, s: State, f: Running) -> None:
        f.kept[self.place] = tuple(resolve_ref(s, r) for r in f.kept[self.place])

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        if self.place not in found:
            return Outlook.SOMETHING
        found[self.place] = [resolve_ref(s, r) for r in found[self.place]]
        return Outlook.NO_STEP


class MoveCards(Asking):
    """Cards to another zone of their own player. When several go to one deck end, the player of the deck is asked for
    an order (7.2.3); of cards that are in a deck and looked at, whoever looks.
    """

    __slots__ = ("place", "to")

    def __init__(self, effect: ef.Move, place: int) -> None:
        super().__init__(op.ORDER, effect)
        self.to = effect.to
        self.place = place

    def places(self) -> tuple[int, ...]:
        return (self.place,)

    def run(self, s: State, f: Running) -> None:
        live = [r for r in f.kept[self.place] if ref_is_live(s, r)]
        if self.to.zone == DECK and self.to.order == Order.ANY:
            f.kept[self.place] = tuple(live)
            asked = self.who_orders(s, f)
            if asked is not None:
                f.ask(s, self, asked)
                return
        order: list[int] = []
        if self.to.order == Order.RANDOM:
            order = _physical(s, random_cards(s, live, len(live)))
        self.move_all(s, f, live, order)
        lose_track(s, [card for card in order if s.zone[card] == DECK], NOBODY_SEES)

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        if self.place not in found or any(ref_is_live(s, ref) for ref in found[self.place]):
            return Outlook.SOMETHING
        return Outlook.NOTHING

    def empty(self, s: State, f: Running) -> bool:
        return same_cards(s, self.left(s, f))

    def left(self, s: State, f: Running) -> list[int]:
        """What the player who is asked has not placed yet."""
        asked = self.who_orders(s, f)
        return [c for c in self.unplaced(s, f) if _orders(s, f, c) == asked]

    def unplaced(self, s: State, f: Running) -> list[int]:
        return [c for c in _physical(s, list(f.kept[self.place])) if c not in f.picking]

    def who_orders(self, s: State, f: Running) -> int | None:
        """CR 7.2.3, 6.7.6: the next player, the active one first, who has several cards left to order."""
        players = [_orders(s, f, card) for card in self.unplaced(s, f)]
        return next((player for player in order_from(s, s.active) if players.count(player) > 1), None)

    def options(self, s: State, f: Running) -> list[Option]:
        return [Option(op.CARD, c) for c in self.left(s, f)]

    def answer(self, s: State, f: Running, o: Option) -> None:
        f.picking = (*f.picking, o.a)
        if self.who_orders(s, f) is not None:
            f.again()
            return
        order = [*f.picking, *self.unplaced(s, f)]
        f.picking = ()
        if self.to.end == DeckEnd.TOP:
            order.reverse()
        hidden = [(card, _orders(s, f, card)) for card in order if s.zone[card] in HIDDEN]
        self.move_all(s, f, [r for r in f.kept[self.place] if ref_is_live(s, r)], order)
        # CR 7.2.2, 7.2.3: the order of cards that were not faceup is for whoever made it to know
        for player in range(len(s.players)):
            lose_track(s, [c for c, by in hidden if by == player and s.zone[c] == DECK], 1 << player)

    def move_all(self, s: State, f: Running, live: list[int], order: list[int]) -> None:
        """`order`: the cards in the order in which they are put onto their deck; the first named ends uppermost."""
        to = self.to
        top = to.end == DeckEnd.TOP
        source = f.source_or_card(s)
        cards = [top_card(s, r) for r in live]
        owners = sorted({s.table.owners[c] for c in cards})
        pids = [r for r in live if r > NOTHING]
        n = 0
        if pids:
            rule = LEAVING_RULE.get(int(to.zone), "7.1.6")
            n += leave_play(s, pids, int(to.zone), rule, source, top, to.exerted)
        milled = from_deck(s, cards, to)
        for r in live:
            if r < NOTHING:
                send(s, f, card_of_ref(r), to)
                n += 1
        if milled:
            tell_milled(s, f, milled)
        for card in order:
            if s.zone[card] == DECK:
                deck = s.players[s.table.owners[card]].deck
                deck.remove(card)
                deck.insert(len(deck) if top else 0, card)
        if to.end == DeckEnd.SHUFFLED:
            for player in owners:
                shuffle_deck(s, player, "7.2.2", source)
        f.it = tuple(s.ref_of(c) for c in cards)
        f.done(s, n, n > 0)


def _orders(s: State, f: Running, card: int) -> int:
    """Who says where among others this card goes in the deck."""
    return f.player if s.zone[card] == DECK else s.table.owners[card]


def _physical(s: State, refs: list[int]) -> list[int]:
    """CR 7.2.3.1: the cards of stacks one by one; they may be separated."""
    out: list[int] = []
    for r in refs:
        p = s.in_play.get(r)
        if p is not None:
            out.append(p.card)
            out += p.under
        elif r < NOTHING and ref_is_live(s, r):
            out.append(card_of_ref(r))
    return out


class PutTopOrBottom(Asking):
    """Each of these cards goes to the top or the bottom of its deck, as chosen.

    `place`: where they lie; None: the group that was looked at.
    """

    __slots__ = ("discard_instead", "place")

    def __init__(self, effect: ef.PutTopOrBottom, place: int | None) -> None:
        super().__init__(op.ORDER, effect)
        self.discard_instead = effect.discard_instead_of_bottom
        self.place = place

    def places(self) -> tuple[int, ...]:
        return () if self.place is None else (self.place,)

    def left(self, s: State, f: Running) -> list[int]:
        refs = f.group if self.place is None else f.kept[self.place]
        return [r for r in refs if ref_is_live(s, r)]

    def run(self, s: State, f: Running) -> None:
        if self.left(s, f):
            f.ask(s, self, f.player)
        else:
            f.done(s, 0, True)

    def options(self, s: State, f: Running) -> list[Option]:
        out: list[Option] = []
        for r in self.left(s, f):
            out.append(Option(op.TOP, top_card(s, r)))
            out.append(Option(op.BOTTOM, top_card(s, r)))
        return out

    def empty(self, s: State, f: Running) -> bool:
        """The top and the bottom of a deck without another card are the same."""
        left = [top_card(s, r) for r in self.left(s, f)]
        deck = s.players[s.table.owners[left[0]]].deck
        return len(left) == 1 and not self.discard_instead and all(card == left[0] for card in deck)

    def answer(self, s: State, f: Running, o: Option) -> None:
        left = self.left(s, f)
        lose_track(s, [top_card(s, r) for r in left if s.zone[top_card(s, r)] in HIDDEN], 1 << f.player)
        ref = next(r for r in left if top_card(s, r) == o.a)
        top = o.verb == op.TOP
        to = ef.Destination(Zone.DECK, DeckEnd.TOP if top else DeckEnd.BOTTOM)
        if not top and self.discard_instead:
            to = ef.Destination(Zone.DISCARD)
        milled = from_deck(s, [o.a], to)
        if ref > NOTHING:
            leave_play(s, [ref], int(to.zone), LEAVING_RULE.get(int(to.zone), "7.1.6"), f.source_or_card(s), top)
        else:
            send(s, f, o.a, to)
        if milled:
            tell_milled(s, f, milled)
        f.group = tuple(r for r in f.group if r != ref)
        if self.place is not None:
            f.kept[self.place] = tuple(r for r in f.kept[self.place] if r != ref)
        if self.left(s, f):
            f.again()
            return
        f.done(s, 1, True)


# ---- under cards, and to locations ---------------------------------------------------------------------------------


class PutUnder(Instruction):
    """`cards`: where they lie; None: the top card of your deck."""

    __slots__ = ("cards", "facedown", "host")

    def __init__(self, effect: ef.PutUnder, host: int, cards: int | None) -> None:
        super().__init__(effect)
        self.facedown = effect.facedown
        self.host = host
        self.cards = cards

    def places(self) -> tuple[int, ...]:
        return (self.host,) if self.cards is None else (self.host, self.cards)

    def run(self, s: State, f: Running) -> None:
        n = 0
        full = True
        for pid in f.kept[self.host]:
            host = s.in_play.get(pid)
            if host is None:
                continue
            if self.cards is not None:
                for ref in f.kept[self.cards]:
                    n += self.put(s, f, resolve_ref(s, ref), host)
            elif s.players[f.player].deck:
                self.put_card(s, f, s.players[f.player].deck[-1], host)
                n += 1
            else:
                full = False  # CR 6.1.5.1: only in part
        f.done(s, n, full and n > 0)

    def put(self, s: State, f: Running, ref: int, host: Permanent) -> int:
        """A card, or a permanent with everything under it (5.1.1.7); 1 if there was one."""
        if ref in s.in_play and ref != host.pid:
            pile = [s.in_play[ref].card, *s.in_play[ref].under]
            leave_play(s, [ref], UNDER, "5.1.1.5", f.source_or_card(s))
            for card in pile:
                self.put_card(s, f, card, host)
            return 1
        if ref < NOTHING and ref_is_live(s, ref):
            self.put_card(s, f, card_of_ref(ref), host)
            return 1
        return 0

    def put_card(self, s: State, f: Running, card: int, host: Permanent) -> None:
        put_under(s, card, host, self.facedown, "8.4.3", f.source_or_card(s))


class FromUnder(OnTargets):
    """Cards under these permanents become the group; a take or the destination follows."""

    __slots__ = ()

    def run(self, s: State, f: Running) -> None:
        found: list[int] = []
        for pid in f.kept[self.place]:
            p = s.permanent(pid)
            if p is not None:
                found += [s.ref_of(card) for card in p.under]
        f.group = tuple(found)
        f.done(s, len(found), len(found) > 0)


class UnlessNobody(Branch):
    """CR 1.7.7: nobody was picked, so nobody is asked what is to be done with them."""

    __slots__ = ("place",)

    def __init__(self, effect: ef.Effect, place: int) -> None:
        super().__init__(effect)
        self.place = place

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        return Outlook.NO_STEP

    def run(self, s: State, f: Running) -> None:
        if not f.kept[self.place]:
            f.failed(s)
            f.jump(self.target)


class MoveToLocation(Instruction):
    """CR 4.7.4: no zone change."""

    __slots__ = ("characters", "location")

    def __init__(self, effect: ef.MoveToLocation, characters: int, location: int) -> None:
        super().__init__(effect)
        self.characters = characters
        self.location = location

    def places(self) -> tuple[int, ...]:
        return (self.characters, self.location)

    def run(self, s: State, f: Running) -> None:
        spots = [pid for pid in f.kept[self.location] if pid in s.in_play]
        if not spots or s.in_play[spots[0]].face.type != LOCATION:
            f.failed(s)
            return
        n = 0
        for pid in f.kept[self.characters]:
            p = s.in_play.get(pid)
            if p is not None and p.location != spots[0] and not barred(s, p, Doing.MOVE, spots[0]):
                go_to(s, p, spots[0], p.owner, 1, f.source_or_card(s))
                n += 1
        f.done(s, n, 0 < n == len(f.kept[self.characters]))  # CR 6.1.5.1: "if you do" asks whether all moved
