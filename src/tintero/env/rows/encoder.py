"""An observation: the table, the options and what happened last, each a row of numbers in the order of `columns`."""

from __future__ import annotations

from struct import Struct
from typing import Final

from tintero.rules import option as op
from tintero.rules.event import NO_CARD, NOTHING, Event
from tintero.rules.fast import (
    DECK,
    DISCARD,
    FACEDOWN,
    HAND,
    INKWELL,
    OUT,
    PLAY,
    UNDER,
    Given,
    Permanent,
    State,
    Table,
    are_opponents,
    lore_to_win,
    play_cost,
    sing_cost,
    traits,
)
from tintero.rules.question import Ask, Asked, asked_of, meaning_of
from tintero.rules.seen import card_for, event_for, hidden_from, knows
from tintero.rules.sight import MARKS

from . import columns as col

_GLOBAL: Final = Struct(f"{col.GLOBAL_SIZE}h")
_ENTITY: Final = Struct(f"{len(col.ENTITY)}h")
_OPTION: Final = Struct(f"{len(col.OPTION)}h")
_HISTORY: Final = Struct(f"{len(col.HISTORY)}h")
_NO_ENTITIES: Final = bytes(col.ENTITY_ROWS * _ENTITY.size)
_NO_OPTIONS: Final = bytes(col.OPTION_ROWS * _OPTION.size)
_NO_HISTORY: Final = bytes(col.HISTORY_ROWS * _HISTORY.size)
_MORE: Final = _OPTION.pack(col.MORE, 0, 0, 0, 0, 0, 0, 0)

ON_A_PAGE: Final = col.OPTION_ROWS - 1  # options, where there are more than have room
LOW: Final = 15  # bits that a number has room for
LOW_BITS: Final = (1 << LOW) - 1
HIGH_BITS: Final = 7  # of `cannot` and of `can`, three each
IS_ASKED_ABOUT: Final = 1
CHALLENGES: Final = 2
IS_CHALLENGED: Final = 4
WAS_SHIFTED: Final = 8
IS_DONE_TO: Final = 16
ON_MY_SIDE: Final = 32

_PLACES: Final[dict[int, int]] = {
    DECK: col.DECK, HAND: col.HAND, PLAY: col.ACTION, INKWELL: col.INKWELL, DISCARD: col.DISCARD, UNDER: col.UNDER,
    FACEDOWN: col.UNDER, OUT: col.OUT,
}  # fmt: skip
_KINDS: Final[dict[str, int]] = {kind: i + 1 for i, kind in enumerate(col.KINDS)}
_QUESTIONS: Final[dict[Ask, int]] = {ask: i + 1 for i, ask in enumerate(Ask)}
_KEYWORDS: Final = sum(mark for mark, _ in MARKS)
_NUMBERED: Final = frozenset({op.MODE, op.NUMBER})
assert _KEYWORDS <= LOW_BITS


def fit(n: int) -> int:
    """As it can be written."""
    return n if -col.MOST <= n <= col.MOST else col.MOST if n > 0 else -col.MOST


class Told:
    """Everything that one seat was told, as rows."""

    __slots__ = ("at", "rows", "viewer")

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.at = 0  # so many events have been looked at
        self.rows: list[bytes] = []  # the oldest first


class Page:
    """Which of the open question's options have a row: all of them, unless there are too many."""

    __slots__ = ("first", "has_more", "number")

    def __init__(self, s: State, shown: int) -> None:
        """`shown`: how many pages were turned."""
        left = len(s.options) - shown * ON_A_PAGE
        self.first = shown * ON_A_PAGE
        self.has_more = left > col.OPTION_ROWS
        self.number = ON_A_PAGE if self.has_more else left


class Encoder:
    """Makes rows of the positions of one table. What it says of a card that cannot change it says once."""

    __slots__ = ("_by_key", "_by_name", "_chapters", "_number_by_key", "_number_by_name", "_printed", "tokens")

    def __init__(self, table: Table, tokens: dict[str, int]) -> None:
        """`tokens`: by full name; a card that is not among them is 0, as one that nobody knows."""
        self.tokens = [tokens.get(face.full_name, 0) for face in table.faces]
        self._by_key: dict[str, int] = {}  # token of the card that an ability or a program is printed on
        self._number_by_key: dict[str, int] = {}  # which of that card's it is, from 1
        self._by_name: dict[str, int] = {}  # token of the first card that has this name
        self._number_by_name: dict[str, int] = {}  # which of that card's names it is, from 1
        for n, face in enumerate(table.faces):
            for i, key in enumerate(dict.fromkeys([*face.abilities, *face.programs])):
                self._by_key[key] = self.tokens[n]
                self._number_by_key[key] = i + 1
            for i, name in enumerate(face.definition.names):
                if name not in self._by_name:
                    self._by_name[name] = self.tokens[n]
                    self._number_by_name[name] = i + 1
        self._printed: dict[int, bytes] = {}
        self._chapters: dict[str, int] = {}

    # ---- the whole ---------------------------------------------------------------------------------------------------

    def observe(self, s: State, viewer: int, pages: int, told: Told) -> bytes:
        """All parts one after the other. `told` has heard of everything that happened."""
        asked = asked_of(s) if s.asked_by == viewer and not s.over() else None
        rows = _Rows(self, s, viewer, asked)
        rows.gather()
        entities = b"".join(rows.rows)
        options = b"" if asked is None else rows.options(pages)
        history = b"".join(told.rows[: -col.HISTORY_ROWS - 1 : -1])
        return (
            self.summary(s, viewer, asked) + entities + _NO_ENTITIES[len(entities) :]
            + options + _NO_OPTIONS[len(options) :] + history + _NO_HISTORY[len(history) :]
        )  # fmt: skip

    def summary(self, s: State, viewer: int, asked: Asked | None) -> bytes:
        """The numbers of `columns.GLOBAL`. `asked`: the open question, if it is the viewer's."""
        seats = len(s.players)
        n: list[int] = []
        for i in range(seats):
            p = s.players[(viewer + i) % seats]
            n += [fit(p.lore), len(p.hand), len(p.deck), p.ink_ready, len(p.inkwell), len(p.discard)]
        n += [0] * (len(col.OF_A_SEAT) * (col.SEATS - seats))
        n += [fit(s.turn), s.phase]
        if s.over():
            n += [0, 0]
        else:
            n += [_KINDS[s.asking], (s.asked_by - viewer) % seats + 1]
        n += [(s.first_player - viewer) % seats + 1, (s.active - viewer) % seats + 1]
        if s.over():
            n += [0, 0]
        else:
            n.append(self.token_of(s, card_for(s, viewer, asking_card(s, asked))))
            n.append(0 if asked is None else _QUESTIONS[asked.what])
        return _GLOBAL.pack(*n)

    def token_of(self, s: State, card: int) -> int:
        return 0 if card == NO_CARD else self.tokens[s.defs[card]]

    def token_of_key(self, key: str) -> int:
        """Of the card that this ability or program is printed on; 0 if it is the rules' own."""
        return self._by_key.get(key, 0)

    def number_of_key(self, key: str) -> int:
        """Which ability of its card it is, from 1; 0 if it is the rules' own."""
        return self._number_by_key.get(key, 0)

    def token_of_name(self, name: str) -> int:
        """Of the first card of this table that has the name."""
        return self._by_name.get(name, 0)

    def number_of_name(self, name: str) -> int:
        """Which name of that card it is, from 1."""
        return self._number_by_name.get(name, 0)

    # ---- cards that are only printed text ----------------------------------------------------------------------------

    def printed(self, definition: int, s: State, place: int, owner: int, cost: int) -> bytes:
        """A card outside play."""
        key = ((definition * 16 + place) * col.SEATS + owner) * 64 + (cost if cost < 64 else 63)
        found = self._printed.get(key)
        if found is None:
            found = self._printed_anew(definition, s, place, owner, cost if cost < 64 else 63)
            self._printed[key] = found
        return found

    def _printed_anew(self, definition: int, s: State, place: int, owner: int, cost: int) -> bytes:
        face = s.table.faces[definition]
        return _ENTITY.pack(
            self.tokens[definition], place, owner, 0, 0, 0, face.strength, face.willpower, face.lore,
            face.base.keywords & LOW_BITS, 0, 0, 0, face.base.resist, face.base.challenger, face.base.singer, 0, 0, 0,
            0, 0, cost, 0, 0,
        )  # fmt: skip

    # ---- what happened -----------------------------------------------------------------------------------------------

    def hear(self, s: State, events: list[Event], told: Told) -> None:
        """What happened since the last time, as far as the seat may know it."""
        for i in range(told.at, len(events)):
            e = event_for(events[i], told.viewer)
            if e is not None and e.answer is None:  # that a question had one answer is no news
                told.rows.append(self._happened(s, e, told.viewer))
        told.at = len(events)

    def _happened(self, s: State, e: Event, viewer: int) -> bytes:
        other = self.token_of(s, e.other)
        if not other and e.words:
            other = self.token_of_name(e.words)
        return _HISTORY.pack(
            e.kind,
            0 if e.player < 0 else (e.player - viewer) % len(s.players) + 1,
            self.token_of(s, e.card),
            other,
            self.token_of(s, e.cause),
            fit(e.amount),
            e.how,
            self._chapter(e.rule),
        )

    def _chapter(self, rule: str) -> int:
        found = self._chapters.get(rule)
        if found is None:
            chapter = rule.partition(".")[0]
            found = int(chapter) if chapter.isdigit() else 0
            self._chapters[rule] = found
        return found


def asking_card(s: State, asked: Asked | None) -> int:
    """The card whose text asks the open question; where a replacement is asked about, `asked` alone knows it."""
    card = s.stack[-1].card
    return asked.card if card == NO_CARD and asked is not None else card


class _Rows:
    """The rows of one position as they are gathered: the seats, your hand, what is in play, and the rest by its use."""

    __slots__ = ("_asked", "_encoder", "_of_card", "_of_entry", "_of_pid", "_s", "_seats", "_viewer", "rows")

    def __init__(self, encoder: Encoder, s: State, viewer: int, asked: Asked | None) -> None:
        self._encoder = encoder
        self._s = s
        self._viewer = viewer
        self._asked = asked  # the open question, if it is the viewer's
        self._seats = len(s.players)
        self._of_card: dict[int, int] = {}  # its row, from 1
        self._of_pid: dict[int, int] = {}
        self._of_entry: dict[int, int] = {}  # of the bag, by its number
        self.rows: list[bytes] = []

    def gather(self) -> None:
        s = self._s
        for i in range(self._seats):
            self.seat((self._viewer + i) % self._seats, i)
        for card in s.players[self._viewer].hand:
            self.add(card, play_cost(s, self._viewer, card))
        self.in_play()
        for card in s.limbo:
            self.add(card, s.face_of(card).cost)
        self.waiting()
        if self._asked is not None:
            self.offered()
        self.known()
        for i in range(self._seats):
            discard = s.players[(self._viewer + i) % self._seats].discard
            for at in range(len(discard) - 1, -1, -1):
                if discard[at] not in self._of_card:
                    self.add(discard[at], s.face_of(discard[at]).cost)
        del self.rows[col.ENTITY_ROWS :]

    def add(self, card: int, cost: int) -> None:
        """A card outside play that the seat knows."""
        s = self._s
        owner = (s.table.owners[card] - self._viewer) % self._seats
        self.rows.append(self._encoder.printed(s.defs[card], s, _PLACES[s.zone[card]], owner, cost))
        self._of_card[card] = len(self.rows)

    def seat(self, player: int, owner: int) -> None:
        s = self._s
        p = s.players[player]
        asked = self._asked if owner == 0 else None
        picked = ability = step = 0
        if asked is not None and asked.key:
            picked = asked.picked
            ability = self._encoder.number_of_key(asked.key)
            step = s.stack[-1].at + 1
        part = 0 if are_opponents(s, player, self._viewer) else ON_MY_SIDE
        row = _ENTITY.pack(
            0, col.SEAT, owner, 0, 0, fit(p.ink_drops), lore_to_win(s, player), p.in_game, fit(p.lore), 0, 0, 0, 0, 0,
            0, 0, 0, picked, p.ink_used, 0, ability, 0, step, part,
        )  # fmt: skip
        self.rows.append(row)

    # ---- the table ---------------------------------------------------------------------------------------------------

    def in_play(self) -> None:
        s = self._s
        n = len(self.rows)
        for pid, p in s.in_play.items():
            n += 1
            self._of_pid[pid] = n
            self._of_card[p.card] = n
        asking = NO_CARD if s.over() else asking_card(s, self._asked)
        done_to = NO_CARD if self._asked is None else self._asked.other
        for p in s.in_play.values():
            self.rows.append(self.permanent(p, asking, done_to))
        for p in s.in_play.values():
            for card in p.under:
                if s.zone[card] == UNDER:
                    self.under(card, self._of_pid[p.pid])

    def permanent(self, p: Permanent, asking: int, done_to: int) -> bytes:
        s = self._s
        t = traits(s, p)
        part = WAS_SHIFTED if p.shifted else 0
        if p.card == asking:
            part += IS_ASKED_ABOUT
        if p.card == done_to:
            part += IS_DONE_TO
        if s.challenging != NOTHING:
            if p.pid == s.challenging:
                part += CHALLENGES
            elif p.pid == s.challenged:
                part += IS_CHALLENGED
        return _ENTITY.pack(
            self._encoder.tokens[s.defs[p.card]], col.IN_PLAY, (p.owner - self._viewer) % self._seats, p.exerted,
            p.drying, fit(p.damage), fit(t.strength) if t.strength > 0 else 0, fit(t.willpower),
            fit(t.lore) if t.lore > 0 else 0, t.keywords & LOW_BITS, t.cant & LOW_BITS, t.can & LOW_BITS,
            (t.cant >> LOW & HIGH_BITS) + ((t.can >> LOW & HIGH_BITS) << 3), fit(t.resist), fit(t.challenger),
            fit(sing_cost(s, p)), self._of_pid.get(p.location, 0), len(p.under), len(p.used), p.did, len(t.abilities),
            p.face.cost, 0, part,
        )  # fmt: skip

    def under(self, card: int, row: int) -> None:
        s = self._s
        owner = (s.table.owners[card] - self._viewer) % self._seats
        self._placed(self._encoder.tokens[s.defs[card]], col.UNDER, owner, row, 0, 0)
        self._of_card[card] = len(self.rows)

    def _placed(self, token: int, zone: int, owner: int, at: int, ability: int, place: int) -> None:
        """Of what is known by its token and its place alone; `ability`: which of the card's it is."""
        self.rows.append(
            _ENTITY.pack(token, zone, owner, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, at, 0, 0, 0, ability, 0, place, 0)
        )

    def waiting(self) -> None:
        """The bag (7.7), and what effects have left behind; what they gave to cards is seen on those."""
        s = self._s
        for i, entry in enumerate(s.bag):
            card = card_for(s, self._viewer, entry.card)
            key = entry.ability.key
            token = self._encoder.token_of(s, card) or self._encoder.token_of_key(key)
            at = 0 if card == NO_CARD else self._of_pid.get(s.pid_of[card], 0)
            ability = self._encoder.number_of_key(key)
            self._placed(token, col.BAG, (entry.player - self._viewer) % self._seats, at, ability, i + 1)
            self._of_entry[entry.number] = len(self.rows)
        for e in s.lasting:
            if not isinstance(e, Given) and e.active:
                key = e.key.rpartition("#")[0]
                token, ability = self._encoder.token_of_key(key), self._encoder.number_of_key(key)
                self._placed(token, col.EFFECT, (e.player - self._viewer) % self._seats, 0, ability, e.until)

    def known(self) -> None:
        """Cards of hands and decks that the seat has seen."""
        s = self._s
        for i in range(self._seats):
            p = s.players[(self._viewer + i) % self._seats]
            if i:
                for card in p.hand:
                    if card not in self._of_card and knows(s, self._viewer, card):
                        self.add(card, s.face_of(card).cost)
            last = len(p.deck) - 1
            for place in range(len(p.deck)):
                card = p.deck[last - place]
                if s.known[card] >> self._viewer & 1 or (place == 0 and knows(s, self._viewer, card)):
                    self._placed(self._encoder.tokens[s.defs[card]], col.DECK, i, 0, 0, place + 1)
                    self._of_card[card] = len(self.rows)

    # ---- the options -------------------------------------------------------------------------------------------------

    def offered(self) -> None:
        """A row for every card that can be chosen and has none yet."""
        s = self._s
        for o in s.options:
            if o.verb in op.OF_CARDS and o.a not in self._of_card:
                card = o.a
                if hidden_from(s, self._viewer, card):
                    owner = (s.table.owners[card] - self._viewer) % self._seats
                    self._placed(0, _PLACES[s.zone[card]], owner, 0, 0, 0)
                    self._of_card[card] = len(self.rows)
                elif s.zone[card] != DECK:  # where in a deck it lies is told below
                    self.add(card, s.face_of(card).cost)

    def options(self, pages: int) -> bytes:
        page = Page(self._s, pages)
        found = [self.option(self._s.options[page.first + i]) for i in range(page.number)]
        if page.has_more:
            found.append(_MORE)
        return b"".join(found)

    def option(self, o: op.Option) -> bytes:
        s = self._s
        verb = o.verb
        if verb in op.OF_CARDS:
            token = 0 if hidden_from(s, self._viewer, o.a) else self._encoder.tokens[s.defs[o.a]]
            owner = (s.table.owners[o.a] - self._viewer) % self._seats + 1
            zone = col.IN_PLAY if s.pid_of[o.a] else _PLACES[s.zone[o.a]]
            two = verb in op.OF_TWO_CARDS
            target = self._row(o.b) if two else 0
            number = 0 if two or o.b < 0 else o.b
            return _OPTION.pack(verb, self._row(o.a), target, number, max(0, o.c), token, owner, zone)
        if verb == op.PLAYER or verb == op.HAND_OVER:
            owner = (o.a - self._viewer) % self._seats
            return _OPTION.pack(verb, owner + 1, 0, 0, 0, 0, owner + 1, col.SEAT)
        if verb == op.NAMED:
            name = s.table.names[o.a]
            token, number = self._encoder.token_of_name(name), self._encoder.number_of_name(name)
            return _OPTION.pack(verb, 0, 0, number, 0, token, 0, 0)
        if verb == op.TRIGGER:
            return _OPTION.pack(verb, self._of_entry.get(o.a, 0), 0, 0, 0, 0, 0, col.BAG)
        if verb == op.EFFECT:
            return self.replacement(o)
        return _OPTION.pack(verb, 0, 0, fit(max(0, o.a)) if verb in _NUMBERED else 0, 0, 0, 0, 0)

    def replacement(self, o: op.Option) -> bytes:
        """One of the effects that would replace an event: by its card and which of its abilities it is."""
        s = self._s
        meaning = meaning_of(s, o)
        card = card_for(s, self._viewer, meaning.card)
        ability = self._encoder.number_of_key(meaning.key)
        if card == NO_CARD:
            return _OPTION.pack(o.verb, 0, 0, fit(o.a), ability, 0, 0, 0)
        owner = (s.table.owners[card] - self._viewer) % self._seats + 1
        zone = col.IN_PLAY if s.pid_of[card] else _PLACES[s.zone[card]]
        token = self._encoder.tokens[s.defs[card]]
        return _OPTION.pack(o.verb, self._row(card), 0, fit(o.a), ability, token, owner, zone)

    def _row(self, card: int) -> int:
        """From 1; 0 if there was no room for it."""
        found = self._of_card.get(card, 0)
        return found if found <= col.ENTITY_ROWS else 0
