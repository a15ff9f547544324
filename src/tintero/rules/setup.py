"""The setup stage: who starts, shuffling, opening hands and altering them (2.2)."""

from __future__ import annotations

from tintero.abilities.words import EventKind

from . import option as op
from . import registers as rg
from . import state as st
from .events import EVERYBODY
from .option import Option
from .rng import below, seed_words
from .state import Frame, State, Table
from .zones import draw, put_on_deck, shuffle_deck, tell


def new_state(table: Table, deals: list[list[int]], seed: int, first: int) -> State:
    """A position before the first step. `deals`: definition numbers per player; `first` -1: by chance."""
    s = State(table)
    s.rng = seed_words(seed)
    card = 0
    for player, deal in enumerate(deals):
        for definition in deal:
            s.defs.append(definition)
            s.players[player].deck.append(card)
            card += 1
    # CR 2.2.1.1: the starting player at random, unless the series says otherwise (2.1.3)
    s.first_player = below(s.rng, len(deals)) if first < 0 else first
    s.active = s.first_player
    s.acting = s.active
    s.stack.append(Frame(rg.P_SETUP, s.first_player))
    return s


def step(s: State, f: Frame) -> None:
    settings = s.table.settings
    if f.pc == 0:
        tell(s, EventKind.STARTED, "2.2.1.1", s.first_player)
        for player in st.order_from(s, s.first_player):
            starting_ink(s, player)
            shuffle_deck(s, player, "2.2.1.2")
        for player in st.order_from(s, s.first_player):
            draw(s, player, settings.opening_hand, "2.2.1.4")
        f.pc = 1
        f.b = s.first_player
        f.a = len(s.players)  # seats still to come, this one included
        f.regs = [[]]
    if f.pc == 1:
        # CR 2.2.2.1: starting player first, then in turn order
        if not s.players[f.b].in_game:  # CR 2.3.3.4: conceded while being asked
            f.regs[0] = []
            _next(s, f)
            return
        s.asking = op.HAND
        s.asked_by = f.b
        s.options = options(s, f)
        return
    # CR 2.2.2.3: whoever replaced at least one card shuffles
    for player in st.order_from(s, s.first_player):
        if s.players[player].swapped:
            shuffle_deck(s, player, "2.2.2.3")
    s.ledger = []
    s.stack.pop()
    s.active = st.order_from(s, s.first_player)[0]  # CR 2.2.3: or the next one, if that player conceded
    s.acting = s.active
    s.stack.append(Frame(rg.P_TURN, s.active))


def starting_ink(s: State, player: int) -> None:
    """CR 10.2: cards that begin in the inkwell (the last ones of the list; they are not part of the deck)."""
    p = s.players[player]
    for _ in range(s.table.settings.starting_ink):
        card = p.deck.pop()
        s.zone[card] = st.INKWELL
        s.known[card] = EVERYBODY
        p.inkwell.append(card)
        p.ink_ready += 1


def options(s: State, f: Frame) -> list[Option]:
    """One card at a time, in hand order so that no set is named twice; then done."""
    hand = s.players[f.b].hand
    after = hand.index(f.regs[0][-1]) + 1 if f.regs[0] else 0
    return [Option(op.CARD, c) for c in hand[after:]] + [Option(op.DONE)]


def answer(s: State, f: Frame, o: Option) -> None:
    if o.verb == op.CARD:
        f.regs[0].append(o.a)
        return
    picked = f.regs[0]
    f.regs[0] = []
    for card in picked:
        put_on_deck(s, card, False, "2.2.2.1")
    s.players[f.b].swapped = len(picked)
    tell(s, EventKind.MULLIGAN, "2.2.2.1", f.b, -1, len(picked))
    draw(s, f.b, len(picked), "2.2.2.1")
    _next(s, f)


def _next(s: State, f: Frame) -> None:
    f.a -= 1
    f.b = (f.b + 1) % len(s.players)
    while f.a > 0 and not s.players[f.b].in_game:
        f.a -= 1
        f.b = (f.b + 1) % len(s.players)
    if f.a <= 0:
        f.pc = 2
