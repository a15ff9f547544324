"""Drawing, discarding, lore, ink, looking at cards, searching (1.11, 1.12, 7.1.4, 7.2, 7.3.4)."""

from __future__ import annotations

from tintero.abilities import effect as ef
from tintero.abilities.words import DeckEnd, DiscardBy, EventKind, Order, Quantity, Who, Zone

from .. import option as op
from .. import registers as rg
from .. import state as st
from ..conditions import players_where
from ..evaluate import fits, number, players_of, refs, zone_cards
from ..events import EVERYBODY, emit
from ..face import Instr
from ..imposed import CANT_DISCARD, rules_for
from ..lore import gain_lore, lose_lore
from ..option import Option
from ..replacement import perform
from ..resolve import did, question, source_ref
from ..state import Frame, State, card_of_ref
from ..zones import draw as draw_cards
from ..zones import put_into_discard, put_into_hand, put_into_inkwell, put_on_deck, random_cards, shuffle_deck


def whose(s: State, f: Frame, i: Instr) -> list[int]:
    assert i.players is not None
    return players_where(s, f, i.players)


def amount(s: State, f: Frame, i: Instr) -> int:
    assert i.amount is not None
    return number(s, f, i.amount)


def per_player(s: State, f: Frame, i: Instr) -> list[tuple[int, int]]:
    """The amount for each player, who is THAT_PLAYER while it is counted; all are counted before any acts."""
    before = f.regs[rg.THAT_PLAYER]
    out: list[tuple[int, int]] = []
    players = whose(s, f, i)
    for player in players:
        if len(players) > 1:
            f.regs[rg.THAT_PLAYER] = [player]
        out.append((player, amount(s, f, i)))
    f.regs[rg.THAT_PLAYER] = before
    return out


def draw(s: State, f: Frame, i: Instr) -> None:
    total = 0
    full = True
    for player, n in per_player(s, f, i):
        if i.node.bottom:
            got = _draw_bottom(s, player, n, source_ref(s, f))
        else:
            got = draw_cards(s, player, n, "1.12.1", source_ref(s, f))
        total += got
        full = full and got == n and n > 0
    did(s, f, total, full)


def _draw_bottom(s: State, player: int, n: int, source: int) -> int:
    deck = s.players[player].deck
    got = 0
    while deck and got < n:
        card = deck.pop(0)
        deck.append(card)
        got += draw_cards(s, player, 1, "1.12.1", source)
    return got


def gain(s: State, f: Frame, i: Instr) -> None:
    total = sum(gain_lore(s, p, n, "1.11.1", source_ref(s, f)) for p, n in per_player(s, f, i))
    did(s, f, total, total > 0)


def lose(s: State, f: Frame, i: Instr) -> None:
    total = sum(lose_lore(s, p, n, "1.11.1", source_ref(s, f)) for p, n in per_player(s, f, i))
    did(s, f, total, total > 0)


def ink_drops(s: State, f: Frame, i: Instr) -> None:
    n = amount(s, f, i)
    packets: list[int] = []
    for player in whose(s, f, i):
        for _ in range(n):
            packets += [0, 1, player, 0]
    perform(s, EventKind.INK_DROP, packets, f.player)


def mill(s: State, f: Frame, i: Instr) -> None:
    """Top cards of the deck into the discard, one by one; they become IT."""
    n = amount(s, f, i)
    moved: list[int] = []
    full = n > 0
    for player in whose(s, f, i):
        for _ in range(n):
            deck = s.players[player].deck
            if not deck:
                full = False  # CR 6.1.5.1: only in part
                break
            card = deck[-1]
            put_into_discard(s, card, "7.6.1", source_ref(s, f))
            moved.append(st.card_ref(s, card))
    f.regs[rg.IT] = moved
    tell_milled(s, f, [card_of_ref(r) for r in moved], i.node.players.who != Who.CHOSEN_PLAYER)
    did(s, f, len(moved), full and len(moved) > 0)


def ink_top(s: State, f: Frame, i: Instr) -> None:
    n = amount(s, f, i)
    total = 0
    for player in whose(s, f, i):
        for _ in range(n):
            deck = s.players[player].deck
            if not deck:
                break
            put_into_inkwell(s, deck[-1], i.node.exerted, "7.5.6", source_ref(s, f))
            total += 1
    did(s, f, total, total > 0)


def reveal_hand(s: State, f: Frame, i: Instr) -> None:
    for player in whose(s, f, i):
        seen = 1 << f.player if i.node.to_you_only else EVERYBODY
        for card in s.players[player].hand:
            s.known[card] |= seen
            event = EventKind.LOOKED if i.node.to_you_only else EventKind.REVEALED
            emit(s, event, "6.1.14.1", player, st.card_ref(s, card), 0, 1, source_ref(s, f), seen)
    did(s, f, 1, True)


def reveal(s: State, f: Frame, i: Instr) -> None:
    """CR 6.1.14.1: shown to all; it stays where it is."""
    n = 0
    for ref in refs(s, f, i.node.ref):
        card = st.top_card(s, ref)
        if card >= 0:
            s.known[card] = EVERYBODY
            emit(s, EventKind.REVEALED, "6.1.14.1", s.table.owners[card], ref, 0, 1, source_ref(s, f))
            n += 1
    did(s, f, n, n > 0)


# ---- discard -------------------------------------------------------------------------------------------------------


def discard(s: State, f: Frame, i: Instr) -> None:
    """CR 7.3.4: one player discards; who chooses depends on the text. `reg` 1: it is paid as a cost (6.1.5)."""
    node = i.node
    assert isinstance(node, ef.Discard)
    player = discarder(s, f, i)
    hand = s.players[player].hand
    if i.reg != 1 and rules_for(s, CANT_DISCARD, player):
        f.regs[rg.IT] = []
        did(s, f, 0, False)  # CR 1.2.2: only discards caused by effects are stopped
        return
    if node.by == DiscardBy.WHOLE_HAND:
        cards = [st.card_ref(s, c) for c in hand if fits(s, f, st.card_ref(s, c), node.filter)]
        _commit_discard(s, f, player, cards, True)
        return
    n = number(s, f, node.amount)
    if node.by == DiscardBy.RANDOM:
        picked = random_cards(s, [st.card_ref(s, c) for c in hand], n)
        _commit_discard(s, f, player, picked, len(picked) == n)
        return
    if not discard_options(s, f, i):
        _commit_discard(s, f, player, [], n == 0 or node.by == DiscardBy.UP_TO)
        return
    question(s, f, i, _discard_chooser(s, f, node, player))


def discarder(s: State, f: Frame, i: Instr) -> int:
    assert i.players is not None
    found = players_of(s, f, i.players.who)
    return found[0] if found else f.player


def _discard_chooser(s: State, f: Frame, node: ef.Discard, player: int) -> int:
    if node.chooser == Who.THAT_PLAYER:
        return player
    found = players_of(s, f, node.chooser)
    return found[0] if found else f.player


def discard_options(s: State, f: Frame, i: Instr) -> list[Option]:
    node = i.node
    player = discarder(s, f, i)
    picked = f.regs[rg.SCRATCH]
    if len(picked) >= number(s, f, node.amount):
        return []
    refs = [st.card_ref(s, c) for c in s.players[player].hand]
    out = [Option(op.CARD, card_of_ref(r)) for r in refs if r not in picked and fits(s, f, r, node.filter)]
    if node.by == DiscardBy.UP_TO and (out or picked):
        out.append(Option(op.DONE))
    return out


def discard_answer(s: State, f: Frame, i: Instr, o: Option) -> None:
    node = i.node
    player = discarder(s, f, i)
    if o.verb == op.CARD:
        f.regs[rg.SCRATCH].append(st.card_ref(s, o.a))
        if discard_options(s, f, i):
            f.pc -= 1
            return
    picked = f.regs[rg.SCRATCH]
    f.regs[rg.SCRATCH] = []
    _commit_discard(s, f, player, picked, node.by == DiscardBy.UP_TO or len(picked) >= number(s, f, node.amount))


def _commit_discard(s: State, f: Frame, player: int, cards: list[int], full: bool) -> None:
    f.regs[rg.SCRATCH] = []
    f.regs[rg.IT] = []
    did(s, f, len(cards), full)
    if cards:
        packets: list[int] = []
        for ref in cards:
            packets += [ref, 1, player, 0]
        # the discarded cards are new objects in the discard: IT follows them there (7.1.6)
        f.regs[rg.IT] = [ref - 1024 for ref in cards]
        was_full = s.full
        perform(s, EventKind.DISCARDED, packets, f.player)
        s.full = was_full


# ---- looking and searching -----------------------------------------------------------------------------------------


def look(s: State, f: Frame, i: Instr) -> None:
    """The top cards become the group; the first of the group is the top card."""
    n = amount(s, f, i)
    pool: list[int] = []
    for player in whose(s, f, i):
        deck = s.players[player].deck
        cards = deck[::-1][:n]
        seen = EVERYBODY if i.node.reveal else 1 << f.player
        for card in cards:
            s.known[card] |= seen
            event = EventKind.REVEALED if i.node.reveal else EventKind.LOOKED
            emit(s, event, "6.1.14.1" if i.node.reveal else "7.2.2", player, st.card_ref(s, card), 0, 1,
                 source_ref(s, f), seen)
            pool.append(st.card_ref(s, card))
    f.regs[rg.POOL] = pool
    f.regs[rg.IT] = pool[:]
    did(s, f, len(pool), len(pool) > 0)


def look_inkwell(s: State, f: Frame, i: Instr) -> None:
    pool: list[int] = []
    for player in whose(s, f, i):
        for card in zone_cards(s, player, st.INKWELL):
            s.known[card] |= 1 << f.player
            pool.append(st.card_ref(s, card))
            emit(s, EventKind.LOOKED, "7.5.4", player, st.card_ref(s, card), 0, 1, source_ref(s, f), 1 << f.player)
    f.regs[rg.POOL] = pool
    did(s, f, len(pool), len(pool) > 0)


def search(s: State, f: Frame, i: Instr) -> None:
    """CR 7.1.4: the whole deck is looked through; it must be shuffled afterwards by the text."""
    player = whose(s, f, i)[0]
    pool: list[int] = []
    for card in s.players[player].deck:
        s.known[card] |= 1 << f.player
        pool.append(st.card_ref(s, card))
    f.regs[rg.POOL] = pool
    did(s, f, len(pool), len(pool) > 0)


def reveal_until(s: State, f: Frame, i: Instr) -> None:
    player = whose(s, f, i)[0]
    pool: list[int] = []
    f.regs[rg.IT] = []
    for card in s.players[player].deck[::-1]:
        ref = st.card_ref(s, card)
        s.known[card] = EVERYBODY
        emit(s, EventKind.REVEALED, "6.1.14.1", player, ref, 0, 1, source_ref(s, f))
        if fits(s, f, ref, i.node.filter):
            f.regs[rg.IT] = [ref]
            break
        pool.append(ref)
    f.regs[rg.POOL] = pool
    did(s, f, len(f.regs[rg.IT]), bool(f.regs[rg.IT]))


def live_pool(s: State, f: Frame) -> list[int]:
    return [r for r in f.regs[rg.POOL] if st.ref_is_live(s, r)]


def take(s: State, f: Frame, i: Instr) -> None:
    """CR 7.1.4: from a private group finding nothing is allowed; `every` takes all that fit."""
    node = i.node
    assert isinstance(node, ef.Take)
    if node.quantity == Quantity.EVERY:
        picked = [r for r in live_pool(s, f) if fits(s, f, r, node.filter)]
        _taken(s, f, i, picked)
        return
    found = take_options(s, f, i)
    if not [o for o in found if o.verb != op.DONE]:
        _taken(s, f, i, f.regs[rg.SCRATCH])
        return
    question(s, f, i, f.player)


def take_options(s: State, f: Frame, i: Instr) -> list[Option]:
    node = i.node
    picked = f.regs[rg.SCRATCH]
    out: list[Option] = []
    if node.quantity == Quantity.ANY_NUMBER or len(picked) < node.count:
        for r in live_pool(s, f):
            if r not in picked and fits(s, f, r, node.filter):
                out.append(Option(op.CARD, card_of_ref(r)))
    if node.quantity != Quantity.EXACTLY or not out or (not node.must and _may_find_nothing(s, f, node)):
        out.append(Option(op.DONE))
    return out


def _may_find_nothing(s: State, f: Frame, node: ef.Take) -> bool:
    """CR 7.1.4: a kind of card looked for among cards that not everybody sees."""
    if not node.filter.types and not node.filter.tests:
        return False
    return any(s.known[card_of_ref(r)] != EVERYBODY for r in f.regs[rg.POOL])


def take_answer(s: State, f: Frame, i: Instr, o: Option) -> None:
    node = i.node
    if o.verb == op.CARD:
        f.regs[rg.SCRATCH].append(st.card_ref(s, o.a))
        if node.quantity == Quantity.ANY_NUMBER or len(f.regs[rg.SCRATCH]) < node.count:
            f.pc -= 1
            return
    _taken(s, f, i, f.regs[rg.SCRATCH])


def _taken(s: State, f: Frame, i: Instr, picked: list[int]) -> None:
    node = i.node
    f.regs[rg.SCRATCH] = []
    moved: list[int] = []
    milled = from_deck(s, [card_of_ref(r) for r in picked], node.to)
    for ref in picked:
        card = card_of_ref(ref)
        if node.reveal:
            s.known[card] = EVERYBODY
            emit(s, EventKind.REVEALED, "6.1.14.1", s.table.owners[card], ref, 0, 1, source_ref(s, f))
        send(s, f, card, node.to)
        moved.append(st.card_ref(s, card))
    tell_milled(s, f, milled)
    if node.to.zone != st.OUT:  # a card that was only pointed at is still one of the group
        f.regs[rg.POOL] = [r for r in f.regs[rg.POOL] if r not in picked]
    f.regs[rg.IT] = moved
    if i.reg >= 0:
        f.regs[i.reg] = moved[:]
    if node.to.end == DeckEnd.SHUFFLED:
        for player in sorted({s.table.owners[card_of_ref(r)] for r in moved}):
            shuffle_deck(s, player, "7.2.2", source_ref(s, f))
    did(s, f, len(moved), len(moved) > 0)


def tell_milled(s: State, f: Frame, cards: list[int], theirs: bool = False) -> None:
    """CR 6.2.1: one or more cards that a player puts from their own deck into their discard are one event.

    Whoever resolves the effect puts them, unless the text tells the players themselves to do so (`theirs`).
    """
    for player in st.order_from(s, s.active):
        n = sum(1 for card in cards if s.table.owners[card] == player)
        if n and (theirs or player == f.player):
            emit(s, EventKind.MILLED, "7.6.1", player, 0, 0, n, source_ref(s, f))


def from_deck(s: State, cards: list[int], to: ef.Destination) -> list[int]:
    """Those of the cards that are about to go from their deck to the discard."""
    return [card for card in cards if s.zone[card] == st.DECK] if to.zone == st.DISCARD else []


def send(s: State, f: Frame, card: int, to: ef.Destination) -> None:
    """One card, not in play, to a zone of its own player."""
    source = source_ref(s, f)
    if to.zone == st.HAND:
        put_into_hand(s, card, "1.12.3", source)
    elif to.zone == st.DISCARD:
        put_into_discard(s, card, "7.6.1", source)
    elif to.zone == st.INKWELL:
        put_into_inkwell(s, card, to.exerted, "7.5.6", source)
    elif to.zone == st.DECK:
        if s.zone[card] == st.DECK:
            # within the deck: moved to its end, not a zone change
            deck = s.players[s.table.owners[card]].deck
            deck.remove(card)
            if to.end == DeckEnd.TOP:
                deck.append(card)
            else:
                deck.insert(0, card)
            emit(s, EventKind.PUT_ON_DECK, "7.2.3", s.table.owners[card], st.card_ref(s, card), 0, 1, source,
                 s.known[card], "top" if to.end == DeckEnd.TOP else "bottom")
        else:
            put_on_deck(s, card, to.end == DeckEnd.TOP, "7.2.3", source)


def put_rest(s: State, f: Frame, i: Instr) -> None:
    """The rest of the group; "in any order" is a question for whoever looks (7.2.3)."""
    to = i.node.to
    left = live_pool(s, f)
    if to.end == DeckEnd.SHUFFLED:
        f.regs[rg.POOL] = []
        for r in left:
            if s.zone[card_of_ref(r)] != st.DECK:
                send(s, f, card_of_ref(r), to)
        for player in sorted({s.table.owners[card_of_ref(r)] for r in left}):
            shuffle_deck(s, player, "7.2.2", source_ref(s, f))
        did(s, f, len(left), True)
        return
    if to.order == Order.RANDOM:
        left = random_cards(s, left, len(left))
    elif to.zone == st.DECK and to.order == Order.ANY and len(left) > 1:
        question(s, f, i, f.player)
        return
    milled = from_deck(s, [card_of_ref(r) for r in left], to)
    for r in left:
        send(s, f, card_of_ref(r), to)
    tell_milled(s, f, milled)
    f.regs[rg.POOL] = []
    # CR 6.1.5.1: there may be no rest, but "all cards from under it" of none is not done
    did(s, f, len(left), bool(left) or not isinstance(i.node, ef.CardsFromUnder))


def rest_options(s: State, f: Frame, i: Instr) -> list[Option]:
    return [Option(op.CARD, card_of_ref(r)) for r in live_pool(s, f)]


def rest_answer(s: State, f: Frame, i: Instr, o: Option) -> None:
    """The card named first ends up on top: for the top of the deck it is put last, so collect first."""
    to = i.node.to
    ref = st.card_ref(s, o.a)
    f.regs[rg.SCRATCH].append(ref)
    f.regs[rg.POOL] = [r for r in f.regs[rg.POOL] if r != ref]
    left = live_pool(s, f)
    if len(left) > 1:
        f.pc -= 1
        return
    order = f.regs[rg.SCRATCH] + left
    f.regs[rg.SCRATCH] = []
    f.regs[rg.POOL] = []
    for r in reversed(order) if to.end == DeckEnd.TOP else order:
        send(s, f, card_of_ref(r), to)
    did(s, f, len(order), True)


def top_or_bottom(s: State, f: Frame, i: Instr) -> None:
    left = live_pool(s, f)
    if not left:
        did(s, f, 0, True)
        return
    question(s, f, i, f.player)


def top_or_bottom_options(s: State, f: Frame, i: Instr) -> list[Option]:
    out: list[Option] = []
    for r in live_pool(s, f):
        out.append(Option(op.TOP, card_of_ref(r)))
        out.append(Option(op.BOTTOM, card_of_ref(r)))
    return out


def top_or_bottom_answer(s: State, f: Frame, i: Instr, o: Option) -> None:
    if o.verb == op.BOTTOM and i.node.discard_instead_of_bottom:
        send(s, f, o.a, ef.Destination(Zone.DISCARD))
        tell_milled(s, f, [o.a])
    else:
        send(s, f, o.a, ef.Destination(Zone.DECK, DeckEnd.TOP if o.verb == op.TOP else DeckEnd.BOTTOM))
    f.regs[rg.POOL] = [r for r in f.regs[rg.POOL] if card_of_ref(r) != o.a]
    if live_pool(s, f):
        f.pc -= 1
        return
    did(s, f, 1, True)


def exert_ink(s: State, f: Frame, i: Instr) -> None:
    for player in whose(s, f, i):
        p = s.players[player]
        p.ink_ready = len(p.inkwell) if i.node.ready else 0
        event = EventKind.INK_READIED if i.node.ready else EventKind.INKWELL_CHANGED
        emit(s, event, "5.1.2.4", player, 0, 0, len(p.inkwell), source_ref(s, f))
    did(s, f, 1, True)
