"""Drawing, lore, ink, milling, shuffling, naming and revealing (1.11, 1.12, 5.2.6, 6.1.14, 7.2)."""

from __future__ import annotations

from tintero.abilities import effect as ef
from tintero.abilities.amount import Amount
from tintero.abilities.target import Players
from tintero.abilities.words import Who

from ... import kinds, ways
from ... import option as op
from ...event import EVERYBODY, NO_CARD, Event
from ...machinery.conditions import players_where
from ...machinery.evaluate import number, one_player, refs
from ...machinery.object_refs import card_of_ref, top_card
from ...machinery.program import Asking, Found, Instruction, Outlook, Running
from ...machinery.state import State, order_from
from ...option import Option
from ..costs import spend_drops
from ..lore import can_gain_lore, can_lose_lore, gain_lore, lose_lore
from ..replacement import Would, perform
from ..triggers import happen
from ..zones import draw, put_into_discard, put_into_inkwell, show, shuffle_deck


class ForPlayers(Instruction):
    """Something that players do, each the same."""

    __slots__ = ("players",)

    def __init__(self, effect: ef.Effect, players: Players) -> None:
        super().__init__(effect)
        self.players = players

    def whose(self, s: State, f: Running) -> list[int]:
        return players_where(s, f, self.players)


class Counted(ForPlayers):
    """The same with a number."""

    __slots__ = ("amount",)

    def __init__(self, effect: ef.Effect, players: Players, amount: Amount) -> None:
        super().__init__(effect, players)
        self.amount = amount

    def per_player(self, s: State, f: Running) -> list[tuple[int, int]]:
        """The amount for each player, who is "that player" while it is counted; all are counted before any acts."""
        players = self.whose(s, f)
        if len(players) == 1:
            return [(players[0], number(s, f, self.amount))]
        return [(player, number(s, f.for_player(player), self.amount)) for player in players]


class DrawCards(Counted):
    __slots__ = ("bottom",)

    def __init__(self, effect: ef.Draw, players: Players) -> None:
        super().__init__(effect, players, effect.amount)
        self.bottom = effect.bottom

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        return no_decks(s, self.whose(s, f))

    def run(self, s: State, f: Running) -> None:
        total = 0
        full = True
        for player, n in self.per_player(s, f):
            if self.bottom:
                got = _draw_bottom(s, player, n, f.source_or_card(s))
            else:
                got = draw(s, player, n, "1.12.1", f.source_or_card(s))
            total += got
            full = full and got == n and n > 0
        f.done(s, total, full)


def no_decks(s: State, players: list[int]) -> Outlook:
    """Whoever takes from empty decks takes nothing (1.12)."""
    return Outlook.SOMETHING if any(s.players[player].deck for player in players) else Outlook.NOTHING


def _draw_bottom(s: State, player: int, n: int, source: int) -> int:
    deck = s.players[player].deck
    got = 0
    while deck and got < n:
        deck.append(deck.pop(0))
        got += draw(s, player, 1, "1.12.1", source)
    return got


class Gain(Counted):
    __slots__ = ()

    def __init__(self, effect: ef.GainLore, players: Players) -> None:
        super().__init__(effect, players, effect.amount)

    def possible(self, s: State, f: Running) -> bool:
        return any(n > 0 and can_gain_lore(s, p) for p, n in self.per_player(s, f))

    def run(self, s: State, f: Running) -> None:
        total = sum(gain_lore(s, p, n, "1.11.1", f.source_or_card(s)) for p, n in self.per_player(s, f))
        f.done(s, total, total > 0)


class Lose(Counted):
    __slots__ = ()

    def __init__(self, effect: ef.LoseLore, players: Players) -> None:
        super().__init__(effect, players, effect.amount)

    def possible(self, s: State, f: Running) -> bool:
        return any(n > 0 and can_lose_lore(s, p) for p, n in self.per_player(s, f))

    def run(self, s: State, f: Running) -> None:
        total = sum(lose_lore(s, p, n, "1.11.1", f.source_or_card(s)) for p, n in self.per_player(s, f))
        f.done(s, total, total > 0)


class GetDrops(Counted):
    """Set 14."""

    __slots__ = ()

    def __init__(self, effect: ef.GetInkDrops, players: Players) -> None:
        super().__init__(effect, players, effect.amount)

    def run(self, s: State, f: Running) -> None:
        n = number(s, f, self.amount)
        would = [Would(0, player=player) for player in self.whose(s, f) for _ in range(n)]
        perform(s, kinds.INK_DROP, would, f.player)


class LoseDrops(Counted):
    """Set 14: removed without paying anything with them."""

    __slots__ = ()

    def __init__(self, effect: ef.LoseInkDrops, players: Players) -> None:
        super().__init__(effect, players, effect.amount)

    def possible(self, s: State, f: Running) -> bool:
        return any(n > 0 and s.players[p].ink_drops for p, n in self.per_player(s, f))

    def run(self, s: State, f: Running) -> None:
        wanted = self.per_player(s, f)
        found = [(player, min(n, s.players[player].ink_drops)) for player, n in wanted]
        for player, n in found:
            spend_drops(s, player, n, "6.1.5.1")
        f.done(s, sum(n for _, n in found), found == wanted and any(n for _, n in found))


class MillCards(Counted):
    """Top cards of the deck into the discard, one by one; they become IT."""

    __slots__ = ("theirs",)

    def __init__(self, effect: ef.Mill, players: Players) -> None:
        super().__init__(effect, players, effect.amount)
        self.theirs = effect.players.who != Who.CHOSEN_PLAYER

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        return no_decks(s, self.whose(s, f))

    def run(self, s: State, f: Running) -> None:
        n = number(s, f, self.amount)
        moved: list[int] = []
        full = n > 0
        for player in self.whose(s, f):
            for _ in range(n):
                deck = s.players[player].deck
                if not deck:
                    full = False  # CR 6.1.5.1: only in part
                    break
                card = deck[-1]
                put_into_discard(s, card, "7.6.1", f.source_or_card(s))
                moved.append(s.ref_of(card))
        f.it = tuple(moved)
        tell_milled(s, f, [card_of_ref(r) for r in moved], self.theirs)
        f.done(s, len(moved), full and len(moved) > 0)


def tell_milled(s: State, f: Running, cards: list[int], theirs: bool = False) -> None:
    """CR 6.2.1: one or more cards that a player puts from their own deck into their discard are one event.

    Whoever resolves the effect puts them, unless the text tells the players themselves to do so (`theirs`).
    """
    for player in order_from(s, s.active):
        n = sum(1 for card in cards if s.table.owners[card] == player)
        if n and (theirs or player == f.player):
            happen(s, Event(kinds.MILLED, "7.6.1", player, amount=n, source=f.source_or_card(s)))


class InkTopCards(Counted):
    """CR 7.5.6."""

    __slots__ = ("exerted",)

    def __init__(self, effect: ef.InkTop, players: Players) -> None:
        super().__init__(effect, players, effect.amount)
        self.exerted = effect.exerted

    def run(self, s: State, f: Running) -> None:
        n = number(s, f, self.amount)
        total = 0
        for player in self.whose(s, f):
            for _ in range(n):
                deck = s.players[player].deck
                if not deck:
                    break
                put_into_inkwell(s, deck[-1], self.exerted, "7.5.6", f.source_or_card(s))
                total += 1
        f.done(s, total, total > 0)


class ExertInk(ForPlayers):
    """All ink of these players is exerted, or readied."""

    __slots__ = ("ready",)

    def __init__(self, effect: ef.ExertInk, players: Players) -> None:
        super().__init__(effect, players)
        self.ready = effect.ready

    def run(self, s: State, f: Running) -> None:
        for player in self.whose(s, f):
            p = s.players[player]
            p.ink_ready = len(p.inkwell) if self.ready else 0
            kind = kinds.INK_READIED if self.ready else kinds.INKWELL_CHANGED
            happen(s, Event(kind, "5.1.2.4", player, amount=len(p.inkwell), source=f.source_or_card(s)))
        f.done(s, 1, True)


class ShuffleDecks(ForPlayers):
    __slots__ = ()

    def run(self, s: State, f: Running) -> None:
        for player in self.whose(s, f):
            shuffle_deck(s, player, "7.2.2")
        f.done(s, 1, True)


class ShowHand(ForPlayers):
    """Revealed to all, or shown to you alone."""

    __slots__ = ("to_you_only",)

    def __init__(self, effect: ef.RevealHand, players: Players) -> None:
        super().__init__(effect, players)
        self.to_you_only = effect.to_you_only

    def run(self, s: State, f: Running) -> None:
        seen = 1 << f.player if self.to_you_only else EVERYBODY
        kind = kinds.LOOKED if self.to_you_only else kinds.REVEALED
        for player in self.whose(s, f):
            for card in s.players[player].hand:
                show(s, card, seen)
                happen(s, Event(
                    kind, "6.1.14.1", player, s.ref_of(card), amount=1, source=f.source_or_card(s),
                    how=ways.AT_HAND, seen_by=seen,
                ))  # fmt: skip
        f.done(s, 1, True)


class RevealCards(Instruction):
    """CR 6.1.14.1: shown to all; it stays where it is."""

    __slots__ = ("reveal",)

    def __init__(self, effect: ef.Reveal) -> None:
        super().__init__(effect)
        self.reveal = effect

    def run(self, s: State, f: Running) -> None:
        n = 0
        for ref in refs(s, f, self.reveal.ref):
            card = top_card(s, ref)
            if card != NO_CARD:
                reveal(s, f, card, ref)
                n += 1
        f.done(s, n, n > 0)


def reveal(s: State, f: Running, card: int, ref: int) -> None:
    s.known[card] = EVERYBODY
    owner = s.table.owners[card]
    happen(s, Event(kinds.REVEALED, "6.1.14.1", owner, ref, amount=1, source=f.source_or_card(s)))


class NameCard(Asking):
    """CR 5.2.6."""

    __slots__ = ("players",)

    def __init__(self, effect: ef.NameCard, players: Players) -> None:
        super().__init__(op.NAME, effect)
        self.players = players

    def run(self, s: State, f: Running) -> None:
        f.ask(s, self, one_player(s, f, self.players.who))

    def options(self, s: State, f: Running) -> list[Option]:
        return [Option(op.NAMED, n) for n in range(len(s.table.names))]

    def answer(self, s: State, f: Running, o: Option) -> None:
        s.named = s.table.names[o.a]
        happen(s, Event(kinds.NAMED, "5.2.6", one_player(s, f, self.players.who), words=s.named))
        f.done(s, 1, True)
