"""What every position satisfies: a saved one that does not is refused (7.1). The book adds what it knows of processes.

Each check raises ValueError with a sentence; `serialise` and `book.sound_stack` make a DamagedState of it.
"""

from __future__ import annotations

from typing import Final, NoReturn

from tintero.abilities.words import Did, EventKind, How, Until

from ..chance import MASK
from ..event import AGREED, ENDLESS_LOOP, EVERYBODY, LAST_PLAYER, LORE, NO_CARD, NOBODY, NOTHING, TURN_LIMIT, Event
from .context import Context, Refs
from .ledger import RECORDED
from .left_behind import Given, Lasting, Shielding, Waiting
from .loops import PARTS, UNSUSPICIOUS
from .object_refs import card_of_ref, moves_of_ref
from .pieces import (
    ACTION,
    CHARACTER,
    DECK,
    DISCARD,
    FACEDOWN,
    HAND,
    INKWELL,
    LOCATION,
    OUT,
    PLAY,
    READYING,
    STILL_HERE,
    UNDER,
    BagEntry,
    Permanent,
    Phase,
    PlayerState,
)
from .state import State, team_of

MANY: Final = 10_000  # nothing that is counted comes near it: counters, lore, ink, repetitions
VERY_MANY: Final = 1_000_000  # nor anything that is numbered: choices, permanents, changes of zone
EVERY_DID: Final = sum(int(did) for did in Did)
HOWS: Final = frozenset(int(how) for how in How)
KINDS: Final = frozenset(int(kind) for kind in EventKind if RECORDED >> int(kind) & 1)
UNTILS: Final = frozenset(int(until) for until in Until)
OPEN_ZONES: Final = frozenset({PLAY, DISCARD, UNDER})
RULE_OF_END: Final = {
    LORE: "1.8.1.1", LAST_PLAYER: "1.8.1.3", TURN_LIMIT: "3.4.2", ENDLESS_LOOP: "6.1.10", AGREED: "2.3.3",
}  # fmt: skip
PHASES: Final = frozenset(int(phase) for phase in Phase if phase != READYING)  # nobody is asked while readying


def refuse(what: str) -> NoReturn:
    raise ValueError(what)


def check_table(s: State, deals: list[list[int]]) -> None:
    """Everything but the processes and the open question. `deals`: the decks that the game was dealt from."""
    _check_header(s)
    _check_cards(s, deals)
    for p in s.players:
        _check_player(s, p)
    _check_places(s)
    for q in s.in_play.values():
        _check_permanent(s, q)
    for q in s.gone.values():
        _check_gone(s, q)
    _check_numbers(s)
    for entry in s.bag:
        _check_entry(s, entry)
    for lasting in s.lasting:
        _check_lasting(s, lasting)
    for event in s.ledger:
        _check_event(s, event)
    _check_repeated(s)
    _check_outcome(s)


# ---- what things can be --------------------------------------------------------------------------------------------


def is_player(s: State, player: int) -> bool:
    return 0 <= player < len(s.players)


def is_playing(s: State, player: int) -> bool:
    return is_player(s, player) and s.players[player].in_game


def is_card(s: State, card: int) -> bool:
    return 0 <= card < len(s.zone)


def is_count(n: int) -> bool:
    return 0 <= n <= MANY


def is_reference(s: State, ref: int) -> bool:
    """A permanent that is or was there, or a card before or after one of its moves (7.1.6); or nothing."""
    if ref >= NOTHING:
        return ref < s.next_pid
    card = card_of_ref(ref)
    return is_card(s, card) and moves_of_ref(ref) <= s.moves[card] + 1


def are_references(s: State, refs: Refs | list[int]) -> bool:
    return all(ref != NOTHING and is_reference(s, ref) for ref in refs)


def check_context(s: State, c: Context) -> None:
    """What a process or a lasting effect knows."""
    if not is_player(s, c.player):
        refuse("something goes on for a player who does not exist")
    if not is_reference(s, c.source) or not (c.card == NO_CARD or is_card(s, c.card)):
        refuse("something goes on because of a card that does not exist")
    if not is_reference(s, c.subject) or not is_reference(s, c.object):
        refuse("something is remembered of an object that does not exist")
    if not (c.who == NOBODY or is_player(s, c.who)) or not all(is_player(s, p) for p in c.that_player):
        refuse("something is remembered of a player who does not exist")
    if not is_count(c.amount):
        refuse("a remembered amount is impossible")
    for refs in (c.it, c.group, c.picked, c.singers):
        if refs and not are_references(s, refs):
            refuse("something was picked that does not exist")
    if any(card >= NOTHING for card in c.group):
        refuse("something else than cards is looked at")
    if len(c.kept) != (0 if c.program is None else c.program.places):
        refuse("a program keeps more or fewer things than it has places for")
    for kept in c.kept:
        if not all(is_count(n) or is_reference(s, n) for n in kept):
            refuse("a program keeps something that does not exist")


# ---- the table -----------------------------------------------------------------------------------------------------


def _check_header(s: State) -> None:
    if not (is_player(s, s.active) and is_player(s, s.acting) and is_player(s, s.first_player)):
        refuse("a player has the turn who does not exist")
    together = s.table.settings.simultaneous_turns and s.table.teams[s.acting] == s.table.teams[s.active]
    if s.acting != s.active and not together:
        refuse("a player acts in the turn of another")
    if s.phase not in PHASES or (s.phase == Phase.SETUP) != (s.turn == 0):
        refuse("the phase of the turn is impossible")
    if not is_count(s.turn) or not 0 <= s.choices <= VERY_MANY or not is_count(s.done):
        refuse("a number of the game is impossible")
    if not 0 <= s.loop_count <= s.table.settings.open_points.forced_loop_limit + 1:
        refuse("more was repeated than can be")
    if not 1 <= s.next_pid <= VERY_MANY or not 1 <= s.next_number <= VERY_MANY:
        refuse("the numbers of permanents or effects are impossible")
    if not (s.asked_by == NOBODY or is_player(s, s.asked_by)):
        refuse("somebody is asked who does not exist")
    if not is_reference(s, s.challenging) or not is_reference(s, s.challenged):
        refuse("a participant of the challenge does not exist")
    if s.challenging < NOTHING or s.challenged < NOTHING or (s.challenging == NOTHING) != (s.challenged == NOTHING):
        refuse("a challenge has one participant")
    if s.named and s.named not in s.table.names:
        refuse("a card was named that does not exist")
    if len(s.rng) != 4 or not any(s.rng) or not all(0 <= word <= MASK for word in s.rng):
        refuse("the words of chance are impossible")


def _check_repeated(s: State) -> None:
    """What was counted of a loop (6.1.10)."""
    if not 0 <= s.choices_before_turn <= s.choices:
        refuse("a turn began after more choices than were made")
    if not s.repeated:
        return
    limit = s.table.settings.open_points.loop_repetitions
    for step, times in s.repeated.items():
        if len(step) != PARTS or not is_player(s, step[0]) or not 1 <= times <= limit:
            refuse("something was repeated that cannot be")
    if sum(s.repeated.values()) > s.choices - s.choices_before_turn - UNSUSPICIOUS:
        refuse("more was repeated than was chosen")


def _check_cards(s: State, deals: list[list[int]]) -> None:
    count = len(s.table.owners)
    if not len(s.moves) == len(s.known) == len(s.pid_of) == len(s.zone) == count:
        refuse("the position has more or fewer cards than the decks")
    if not all(0 <= n <= VERY_MANY for n in s.moves):
        refuse("a card has moved more often than it can")
    everybody = 1 << len(s.players)
    if not all(EVERYBODY <= known < everybody for known in s.known):
        refuse("a card is known to a player who does not exist")
    have: list[list[int]] = [[] for _ in s.players]
    for owner, definition in zip(s.table.owners, s.defs, strict=True):
        have[owner].append(definition)
    if any(sorted(mine) != sorted(deal) for mine, deal in zip(have, deals, strict=True)):
        refuse("the cards of the position are not those of the decks")


def _check_player(s: State, p: PlayerState) -> None:
    swapped_at_most = s.table.settings.opening_hand
    if not (0 <= p.ink_used <= len(s.zone) and is_count(p.ink_drops) and 0 <= p.swapped <= swapped_at_most):
        refuse("a count of a player is impossible")
    if not 0 <= p.lore <= max(MANY, 2 * s.table.settings.lore_to_win) or not 0 <= p.turns <= s.turn:
        refuse("a player has impossible lore, or has taken more turns than there were")
    if not 0 <= p.ink_ready <= len(p.inkwell):
        refuse("a player has more ready ink than ink")


def _check_places(s: State) -> None:
    """CR 7.1: every card is in one zone, and there once."""
    place = [OUT] * len(s.zone)
    for p in s.players:
        for zone, cards in ((DECK, p.deck), (HAND, p.hand), (DISCARD, p.discard), (INKWELL, p.inkwell)):
            for card in cards:
                _put(s, place, card, zone, p.index)
    for pid, q in s.in_play.items():
        _put(s, place, q.card, PLAY, q.owner)
        if s.pid_of[q.card] != pid:
            refuse("a card in play does not know its permanent")
        for card in q.under:
            _put(s, place, card, UNDER, q.owner)
            if s.zone[card] == FACEDOWN:
                place[card] = FACEDOWN
    for card in s.limbo:
        if not is_card(s, card):
            refuse("a card is in play that does not exist")
        _put(s, place, card, PLAY, s.table.owners[card])
        if s.face_of(card).type != ACTION:
            refuse("a card that is no action resolves as one")
    if place != s.zone:
        refuse("a card is in another zone than it says")
    if sum(1 for pid in s.pid_of if pid != NOTHING) != len(s.in_play):
        refuse("a card belongs to a permanent that is not in play")
    _check_nowhere(s)


def _check_nowhere(s: State) -> None:
    """CR 9.2.3, 10.2: only cards of players who left are out of the game; some cards are only ink."""
    for card, zone in enumerate(s.zone):
        if (zone == OUT) == s.players[s.table.owners[card]].in_game:
            refuse("a card of a player in the game is nowhere, or one of a player who left is somewhere")
        if s.defs[card] == s.table.only_ink and zone not in (INKWELL, OUT):
            refuse("a card that is only ink is not in the inkwell")
        if zone in OPEN_ZONES and s.known[card] != EVERYBODY:
            refuse("a card lies open and not everybody knows it")
        if zone == HAND and not s.known[card] >> s.table.owners[card] & 1:
            refuse("a player does not know a card in hand")


def _put(s: State, place: list[int], card: int, zone: int, owner: int) -> None:
    if not is_card(s, card):
        refuse("there is a card that does not exist")
    if place[card] != OUT:
        refuse("a card is in two places")
    if s.table.owners[card] != owner:
        refuse("a card is in a zone of another player")
    place[card] = zone


def _check_permanent(s: State, p: Permanent) -> None:
    if not 1 <= p.pid < s.next_pid or p.face is not s.face_of(p.card) or p.face.type == ACTION:
        refuse("a permanent is not what its card is")
    if p.left_moves != STILL_HERE or not is_count(p.damage) or not 0 <= p.did <= EVERY_DID:
        refuse("a permanent is in an impossible state")
    if p.exerted and p.face.type == LOCATION:
        refuse("a location is exerted")
    if not are_references(s, p.damaged_by):
        refuse("damage was dealt by something that does not exist")
    if p.location != NOTHING:
        at = s.in_play.get(p.location)
        if at is None or at.face.type != LOCATION or p.face.type != CHARACTER:
            refuse("a permanent is at something that is no location in play")


def _check_gone(s: State, p: Permanent) -> None:
    """CR 6.7.7: what is remembered of a permanent that left play."""
    if not 1 <= p.pid < s.next_pid or not is_card(s, p.card) or not all(is_card(s, card) for card in p.under):
        refuse("a permanent that left play never was there")
    if len({p.card, *p.under}) != len(p.under) + 1:
        refuse("a permanent that left play had the same card twice")
    if p.owner != s.table.owners[p.card] or not 0 <= p.left_moves <= s.moves[p.card]:
        refuse("a permanent that left play is remembered wrongly")
    if p.face.type == ACTION or not is_count(p.damage) or not 0 <= p.did <= EVERY_DID:
        refuse("a permanent that left play was in an impossible state")
    if not are_references(s, p.damaged_by) or not 0 <= p.location < s.next_pid:
        refuse("a permanent that left play is remembered with something that does not exist")
    t = p.traits
    values = (t.strength, t.willpower, t.lore, t.challenger, t.resist, t.singer)
    if not all(-MANY <= value <= MANY for value in values) or t.keywords < 0:
        refuse("a permanent that left play had impossible values")


# ---- what waits, lasts and happened --------------------------------------------------------------------------------


def _check_numbers(s: State) -> None:
    """Entries of the bag and lasting effects have one row of numbers."""
    taken = [e.number for e in s.bag] + [e.number for e in s.lasting]
    if len(set(taken)) != len(taken) or not all(1 <= n < s.next_number for n in taken):
        refuse("two effects have one number, or one that was not given out")


def _check_entry(s: State, e: BagEntry) -> None:
    if not is_playing(s, e.player):
        refuse("a triggered ability waits for a player who is not in the game")
    if not (is_reference(s, e.source) and is_reference(s, e.subject) and is_reference(s, e.object)):
        refuse("a triggered ability waits because of something that does not exist")
    if not (e.card == NO_CARD or is_card(s, e.card)) or not (e.who == NOBODY or is_player(s, e.who)):
        refuse("a triggered ability waits because of nobody")
    if not is_count(e.amount) or not 0 <= e.effect < s.next_number:
        refuse("a triggered ability waits with an impossible amount")


def _check_lasting(s: State, e: Lasting) -> None:
    check_context(s, e.context)
    if e.until not in UNTILS or not is_player(s, e.until_player):
        refuse("a lasting effect lasts for no time that there is")
    once = isinstance(e, Waiting) and e.once
    if not e.active and not once and e.until != Until.THEIR_NEXT_TURN:
        refuse("a lasting effect sleeps that cannot")
    targets = e.targets if isinstance(e, Given) else [e.target] if isinstance(e, Shielding) else []
    if not all(1 <= pid < s.next_pid for pid in targets):
        refuse("a lasting effect is about something that does not exist")
    if isinstance(e, Given) and not all(-MANY <= n <= MANY for n in e.amounts):
        refuse("a lasting effect has an impossible amount")


def _check_event(s: State, e: Event) -> None:
    if e.kind not in KINDS or e.how not in HOWS or not is_player(s, e.player) or not is_count(e.amount):
        refuse("something happened this turn that cannot happen")
    if not (is_reference(s, e.subject) and is_reference(s, e.object) and is_reference(s, e.source)):
        refuse("something happened this turn to something that does not exist")
    if not e.rule or e.rule.strip("0123456789.x") or e.words or e.ability:
        refuse("something happened this turn by no rule")
    if not (e.card == NO_CARD or is_card(s, e.card)) or not EVERYBODY <= e.seen_by < 1 << len(s.players):
        refuse("something happened this turn to a card that does not exist")


def _check_outcome(s: State) -> None:
    outcome = s.outcome
    if outcome is None:
        if s.asking == "":
            refuse("the game is not over and nobody is asked anything")
        if len({s.table.teams[p.index] for p in s.players if p.in_game}) < 2:
            refuse("the game is not over and nobody is left to play against")
        return
    if s.asking:
        refuse("the game is over and somebody is asked something")
    if outcome.turn != s.turn:
        refuse("the game ended in another turn than this one")
    won = outcome.reason in (LORE, LAST_PLAYER)
    if RULE_OF_END.get(outcome.reason) != outcome.rule:
        refuse("the game ended for no reason that there is")
    if won != bool(outcome.winners) or not all(is_player(s, p) for p in outcome.winners):
        refuse("the game was won by nobody, or drawn by somebody")
    if won and sorted(outcome.winners) != team_of(s, outcome.winners[0]):
        refuse("the game was not won by a team")
