"""Cards change zones here and nowhere else (7): drawing, discarding, inking, entering and leaving play."""

from __future__ import annotations

from tintero.abilities.words import EventKind, Until

from . import state as st
from .events import EVERYBODY, emit, watch_covered
from .imposed import INK_ENTERS_EXERTED, rules_for
from .option import Happening
from .registers import IT, THAT_PLAYER
from .rng import below, shuffle
from .state import Permanent, State
from .static import refresh


def take_out(s: State, card: int) -> None:
    """Remove a card from the list of the zone it is in. A top card in play leaves through `leave_play`."""
    zone = s.zone[card]
    p = s.players[s.table.owners[card]]
    if zone == st.HAND:
        p.hand.remove(card)
    elif zone == st.DECK:
        if p.deck and p.deck[-1] == card:
            p.deck.pop()
        else:
            p.deck.remove(card)
    elif zone == st.DISCARD:
        p.discard.remove(card)
        emit(s, EventKind.LEFT_DISCARD, "7.6.1", p.index, st.card_ref(s, card))
    elif zone == st.INKWELL:
        i = p.inkwell.index(card)
        if i >= len(p.inkwell) - p.ink_ready:
            p.ink_ready -= 1
        del p.inkwell[i]
    elif zone == st.UNDER or zone == st.FACEDOWN:
        for q in s.in_play.values():
            if card in q.under:
                q.under.remove(card)
                s.stale = s.restless = True
                break
    elif card in s.limbo:
        s.limbo.remove(card)


def arrive(s: State, card: int, zone: int, top: bool = True, exerted: bool = False) -> None:
    """Put a card that is nowhere into a zone of its own player (1.4.3)."""
    p = s.players[s.table.owners[card]]
    s.zone[card] = zone
    s.moves[card] += 1
    if zone == st.HAND:
        p.hand.append(card)
        s.known[card] |= 1 << p.index
    elif zone == st.DECK:
        if top:
            p.deck.append(card)
        else:
            p.deck.insert(0, card)
    elif zone == st.DISCARD:
        p.discard.append(card)
        s.known[card] = EVERYBODY
    elif zone == st.INKWELL:
        # CR 7.5.2: facedown and ready unless the effect says exerted
        if exerted:
            p.inkwell.insert(0, card)
        else:
            p.inkwell.append(card)
            p.ink_ready += 1


def draw(s: State, player: int, count: int, rule: str, source: int = 0) -> int:
    """CR 1.12: one card at a time; an empty deck gives nothing. Returns how many were drawn."""
    p = s.players[player]
    drawn = 0
    for _ in range(count):
        if not p.deck:
            break
        card = p.deck.pop()
        s.zone[card] = st.HAND
        s.moves[card] += 1
        s.known[card] |= 1 << player
        p.hand.append(card)
        drawn += 1
        emit(s, EventKind.DREW, rule, player, -(s.moves[card] * 1024 + card + 1), 0, 1, source, s.known[card])
    return drawn


def put_into_hand(s: State, card: int, rule: str, source: int = 0) -> None:
    """CR 1.12.3: not a draw."""
    origin = s.zone[card]
    take_out(s, card)
    arrive(s, card, st.HAND)
    text = {st.DISCARD: "from discard", st.DECK: "from deck", st.INKWELL: "from inkwell"}.get(origin, "")
    owner = s.table.owners[card]
    emit(s, EventKind.PUT_INTO_HAND, rule, owner, st.card_ref(s, card), 0, 1, source, s.known[card], text)


def put_into_discard(s: State, card: int, rule: str, source: int = 0) -> None:
    """A card from deck, inkwell, under or the Play zone (an action) goes to its player's discard."""
    origin = s.zone[card]
    take_out(s, card)
    arrive(s, card, st.DISCARD)
    text = {st.DECK: "from deck", st.HAND: "from hand", st.PLAY: "from play"}.get(origin, "")
    emit(s, EventKind.INTO_DISCARD, rule, s.table.owners[card], st.card_ref(s, card), 0, 1, source, EVERYBODY, text)


def discard(s: State, card: int, rule: str, source: int = 0) -> None:
    """To discard is hand to discard only."""
    put_into_discard(s, card, rule, source)
    emit(s, EventKind.DISCARDED, rule, s.table.owners[card], st.card_ref(s, card), 0, 1, source)


def put_into_inkwell(s: State, card: int, exerted: bool, rule: str, source: int = 0, seen: int = 0) -> None:
    """CR 7.5.2: each card is its own instance, facedown."""
    owner = s.table.owners[card]
    take_out(s, card)
    if not exerted and rules_for(s, INK_ENTERS_EXERTED, owner):
        exerted = True
    arrive(s, card, st.INKWELL, exerted=exerted)
    text = "exerted" if exerted else "ready"
    emit(s, EventKind.INKED, rule, owner, st.card_ref(s, card), 0, 1, source, seen | s.known[card], text)


def put_on_deck(s: State, card: int, top: bool, rule: str, source: int = 0) -> None:
    """CR 7.2.3: to the top or the bottom of its player's deck; who saw it still knows it until a shuffle."""
    take_out(s, card)
    arrive(s, card, st.DECK, top)
    text = "top" if top else "bottom"
    owner = s.table.owners[card]
    emit(s, EventKind.PUT_ON_DECK, rule, owner, st.card_ref(s, card), 0, 1, source, s.known[card], text)


def shuffle_deck(s: State, player: int, rule: str, source: int = 0) -> None:
    p = s.players[player]
    shuffle(s.rng, p.deck)
    for card in p.deck:
        s.known[card] = 0
    emit(s, EventKind.SHUFFLED, rule, player, 0, 0, len(p.deck), source)


def random_cards(s: State, cards: list[int], count: int) -> list[int]:
    """So many different ones by chance."""
    pool = cards[:]
    out: list[int] = []
    while pool and len(out) < count:
        out.append(pool.pop(below(s.rng, len(pool))))
    return out


def put_under(s: State, card: int, host: Permanent, facedown: bool, rule: str, source: int = 0) -> None:
    """CR 8.4.3: under, not in play; at the bottom of the pile."""
    take_out(s, card)
    s.zone[card] = st.FACEDOWN if facedown else st.UNDER
    s.moves[card] += 1
    if not facedown:
        s.known[card] = EVERYBODY
    host.under.append(card)
    host.did |= st.GOT_CARD_UNDER
    s.stale = s.restless = True
    emit(s, EventKind.PUT_UNDER, rule, host.owner, host.pid, st.card_ref(s, card), 1, source, s.known[card])


def enter_play(s: State, card: int, exerted: bool, damage: int) -> Permanent:
    """CR 4.3.3.1, 6.7.9: a new permanent, with whatever changes how it enters already applied."""
    face = st.face_of(s, card)
    owner = s.table.owners[card]
    take_out(s, card)
    s.zone[card] = st.PLAY
    s.moves[card] += 1
    s.known[card] = EVERYBODY
    p = Permanent(s.next_pid, card, owner, face)
    s.next_pid += 1
    p.exerted = exerted and face.kind != st.LOCATION
    p.drying = True  # CR 1.7.5: kept for items too (8.10.4.1); locations do not mind
    p.damage = damage
    s.in_play[p.pid] = p
    s.pid_of[card] = p.pid
    s.stale = s.restless = True
    return p


def cover(s: State, card: int, base: Permanent, second: Permanent | None, exerted: bool) -> list[Permanent]:
    """CR 8.10: the new card lies on top; states, damage and effects stay. Returns what the bases were before."""
    if s.stale:
        refresh(s)  # the covered cards are remembered as they were (4.3.4.2, 6.7.7)
    before = [base.copy()]
    take_out(s, card)
    s.zone[card] = st.PLAY
    s.moves[card] += 1
    s.known[card] = EVERYBODY
    pile = [base.card, *base.under]
    s.zone[base.card] = st.UNDER
    s.moves[base.card] += 1
    s.pid_of[base.card] = 0
    if second is not None:
        # CR 8.10.4.2: drying beats dry, exerted beats ready; 8.10.6: damage adds up
        pile += [second.card, *second.under]
        s.zone[second.card] = st.UNDER
        s.moves[second.card] += 1
        s.pid_of[second.card] = 0
        base.drying = base.drying or second.drying
        base.exerted = base.exerted or second.exerted
        if s.table.settings.open_points.two_bases_sum_damage:
            base.damage += second.damage
        base.damaged_by += second.damaged_by
        for e in s.lasting:
            # CR 8.10.5: what applied to either base, or speaks of it later, goes on with the character
            if e.source == second.pid:
                e.source = base.pid
            if second.pid in e.targets:
                e.targets = [base.pid if t == second.pid else t for t in e.targets]
            for i in range(IT, len(e.regs)):
                if i != THAT_PLAYER and second.pid in e.regs[i]:
                    e.regs[i] = [base.pid if t == second.pid else t for t in e.regs[i]]
        for q in s.in_play.values():
            if q.at == second.pid:
                q.at = 0
        second.left_moves = s.moves[second.card]
        s.gone[second.pid] = second
        del s.in_play[second.pid]
        before.append(second)
    base.under = pile
    base.card = card
    base.face = st.face_of(s, card)
    base.exerted = (base.exerted or exerted) and base.face.kind != st.LOCATION
    base.used = []
    base.did |= st.SHIFTED
    base.did &= ~st.USED_INK_DROP
    s.pid_of[card] = base.pid
    s.stale = s.restless = True
    return before


def leave_play(
    s: State, pids: list[int], zone: int, rule: str, source: int = 0, top: bool = True, exerted: bool = True,
    banished: bool = False, text: str = "",
) -> int:
    """Permanents leave together; triggers see the instant before (7.4.3), piles go along (5.1.1.7)."""
    leaving = [s.in_play[pid] for pid in pids if pid in s.in_play]
    if not leaving:
        return 0
    if s.stale:
        refresh(s)
    for p in leaving:
        in_challenge = "in a challenge" if p.pid in s.challenge and p.face.kind == st.CHARACTER else text
        if banished:
            emit(s, EventKind.BANISHED, rule, p.owner, p.pid, _credit(s, p), 1, source, EVERYBODY, in_challenge)
        elif zone == st.HAND:
            emit(s, EventKind.RETURNED, rule, p.owner, p.pid, 0, 1, source)
        emit(s, EventKind.LEFT_PLAY, rule, p.owner, p.pid, 0, 1, source, EVERYBODY, in_challenge)
    for p in leaving:
        del s.in_play[p.pid]
        s.gone[p.pid] = p
        s.pid_of[p.card] = 0
        pile = [p.card, *p.under]
        if zone == st.DECK and top:
            pile.reverse()  # CR 7.2.3: a stack moves as a block, its top card stays uppermost
        tired = exerted or (zone == st.INKWELL and bool(rules_for(s, INK_ENTERS_EXERTED, p.owner)))
        for card in pile:
            arrive(s, card, zone, top, tired)
            if zone == st.INKWELL:
                ref = st.card_ref(s, card)
                how = "exerted" if tired else "ready"
                emit(s, EventKind.INKED, "7.5.2", p.owner, ref, 0, 1, source, s.known[card], how)
            elif zone == st.DISCARD:
                emit(s, EventKind.INTO_DISCARD, "7.6.1", p.owner, st.card_ref(s, card), 0, 1, source, -1, "from play")
        p.left_moves = s.moves[p.card]
        if p.face.kind == st.LOCATION:
            # CR 5.6.6: its characters stay in play at no location
            for q in s.in_play.values():
                if q.at == p.pid:
                    q.at = 0
    if s.lasting:
        # CR 6.4.2.3: "while this item is in play" ends the instant its source leaves
        s.lasting = [
            e for e in s.lasting if e.until != Until.WHILE_SOURCE_IN_PLAY or e.source in s.in_play
        ]
    s.stale = s.restless = True
    return len(leaving)


def _credit(s: State, p: Permanent) -> int:
    """The character that banished it: the last one credited since the previous check (1.8.1.4)."""
    return p.damaged_by[-1] if p.damaged_by else 0


def announce_played(
    s: State, p: Permanent, covered: list[Permanent], amount: int, text: str, rule: str, chosen: bool
) -> None:
    """CR 4.3.3: it counts as played; a covered card still sees it (4.3.4.2).

    `chosen`: its player had it enter exerted (6.7.9).
    """
    p.did |= st.PLAYED
    emit(s, EventKind.PLAYED, rule, p.owner, p.pid, 0, amount, 0, EVERYBODY, text)
    for q in covered:
        if q.face.mask >> int(EventKind.PLAYED) & 1:
            watch_covered(s, q, p.pid, p.owner, amount, text)
    how = "exerted by choice" if chosen else "exerted" if p.exerted else ""
    emit(s, EventKind.ENTERED, rule, p.owner, p.pid, 0, 1, 0, EVERYBODY, how)


def tell(s: State, event: int, rule: str, player: int, card: int = -1, amount: int = 0, text: str = "") -> None:
    """A line of the log that nothing can trigger on."""
    if s.log is not None:
        s.log.append(Happening(event, rule, player, card, -1, amount, -1, EVERYBODY, text))
