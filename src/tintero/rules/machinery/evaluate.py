"""Reading the game: what a reference means, whether a card fits, how much an amount is (6.1.3, 6.1.8, 6.1.11).

Each kind of node has one function, found in a table by its class. A card whose text has a node without one is refused
when it is compiled (`library`), never in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.abilities import amount as am
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.keyword import bit
from tintero.abilities.words import Did, Role, Who, Whose

from .. import kinds
from ..event import NO_CARD, NOTHING
from .context import Context
from .ledger import count_this_turn, objects_this_turn
from .object_refs import card_of_ref, names_of, same_object, top_card
from .pieces import CHARACTER, DECK, DISCARD, HAND, INKWELL, LOCATION, PLAY, UNDER, Permanent
from .state import State, are_opponents
from .traits import refresh, stat_of, traits
from .whom import players_of

# ---- references ----------------------------------------------------------------------------------------------------


def refs(s: State, f: Context, ref: ta.Ref) -> list[int]:
    """The objects a reference points at now (6.1.11)."""
    found: list[int] = REFERENCES[type(ref)](s, f, ref)
    return found


def _this(s: State, f: Context, ref: ta.This) -> list[int]:
    if f.source:
        return [f.source]
    return [s.ref_of(f.card)] if f.card in s.limbo else []  # an action that is resolving (5.4.1.2)


def _it(s: State, f: Context, ref: ta.It) -> list[int]:
    return list(f.labelled(ref.label))


def _subject(s: State, f: Context, ref: ta.Subject) -> list[int]:
    return [f.subject] if f.subject else []


def _object(s: State, f: Context, ref: ta.Object) -> list[int]:
    return [f.object] if f.object else []


def _singers(s: State, f: Context, ref: ta.Singers) -> list[int]:
    """Those of the resolving song; else yours that sang the song a trigger is about (8.12.3), told right after it."""
    if f.singers or not f.object:
        return list(f.singers)
    song = top_card(s, f.object)
    out: list[int] = []
    counts = False
    for e in s.ledger:
        if e.kind == kinds.PLAYED:
            counts = e.card == song
            if counts:
                out = []
        elif counts and e.kind == kinds.SANG and e.player == f.player:
            out.append(e.subject)
    return out


def _participant(s: State, f: Context, ref: ta.Participant) -> list[int]:
    if not s.challenging:
        return []
    return [s.challenging if ref.role == Role.CHALLENGING else s.challenged]


def _location_of(s: State, f: Context, ref: ta.LocationOf) -> list[int]:
    found = [s.permanent(r) for r in refs(s, f, ref.ref) if r > NOTHING]
    return [p.location for p in found if p is not None and p.location]


def _under_of(s: State, f: Context, ref: ta.UnderOf) -> list[int]:
    return [r for one in refs(s, f, ref.ref) if one > NOTHING for r in _under(s, one)]


def _under(s: State, pid: int) -> list[int]:
    p = s.permanent(pid)
    if p is None:
        return []
    here = pid in s.in_play
    return [s.ref_of(c) for c in p.under if here or s.zone[c] == DISCARD]


REFERENCES: Final[dict[type[ta.Ref], Callable[..., list[int]]]] = {
    ta.This: _this, ta.It: _it, ta.Subject: _subject, ta.Object: _object, ta.Singers: _singers,
    ta.Participant: _participant, ta.LocationOf: _location_of, ta.UnderOf: _under_of,
}  # fmt: skip


ANYBODYS: Final = Whose.ANY
YOURS: Final = Whose.YOURS
OPPOSING: Final = Whose.OPPOSING

# ---- filters -------------------------------------------------------------------------------------------------------


def whose_fits(s: State, f: Context, owner: int, whose: Whose) -> bool:
    if whose is YOURS:
        return owner == f.player
    if whose is ANYBODYS:
        return True
    if whose is OPPOSING:
        return are_opponents(s, f.player, owner)
    return owner in f.players_meant()


def fits(s: State, f: Context, ref: int, flt: ta.Filter) -> bool:
    """Whether the object fits, wherever it is; the zone of the filter is the business of `candidates`."""
    if ref > NOTHING:
        p = s.permanent(ref)
        if p is None:
            return False
        if flt.types and p.face.type not in flt.types:
            return False
        if flt.whose and not whose_fits(s, f, p.owner, flt.whose):
            return False
    else:
        if ref == NOTHING:
            return False
        p = None
        card = card_of_ref(ref)
        if flt.types and s.face_of(card).type not in flt.types:
            return False
        if flt.whose and not whose_fits(s, f, s.table.owners[card], flt.whose):
            return False
    return passes(s, f, ref, p, flt.tests)


def passes(s: State, f: Context, ref: int, p: Permanent | None, tests: tuple[ta.Test, ...]) -> bool:
    for test in tests:
        if not TESTS[type(test)](s, f, ref, p, test):
            return False
    return True


def candidates(s: State, f: Context, flt: ta.Filter) -> list[int]:
    """Everything in the filter's zone that fits, in a stable order."""
    zone = flt.zone
    out: list[int] = []
    if zone == PLAY:
        for pid, p in s.in_play.items():
            if (not flt.types or p.face.type in flt.types) and (not flt.whose or whose_fits(s, f, p.owner, flt.whose)):
                if not flt.tests or passes(s, f, pid, p, flt.tests):
                    out.append(pid)
        return out
    for player in s.players:
        if not player.in_game or not whose_fits(s, f, player.index, flt.whose):
            continue
        for card in zone_cards(s, player.index, zone):
            ref = s.ref_of(card)
            if fits(s, f, ref, flt):
                out.append(ref)
    return out


def zone_cards(s: State, player: int, zone: int) -> list[int]:
    p = s.players[player]
    if zone == HAND:
        return p.hand
    if zone == DISCARD:
        return p.discard
    if zone == DECK:
        return p.deck
    if zone == INKWELL:
        if s.table.only_ink == NO_CARD:
            return p.inkwell
        return [c for c in p.inkwell if s.defs[c] != s.table.only_ink]  # CR 10.2
    if zone == UNDER:
        return [c for q in s.in_play.values() if q.owner == player for c in q.under]
    return []


# ---- the tests of a filter: outside play (`p` is None) only what is printed counts -----------------------------------


def _classified(s: State, f: Context, ref: int, p: Permanent | None, test: ta.Classified) -> bool:
    have = traits(s, p).classifications if p is not None else s.face_of(card_of_ref(ref)).classifications
    for c in test.any_of:
        if c in have:
            return True
    return False


def _other(s: State, f: Context, ref: int, p: Permanent | None, test: ta.Other) -> bool:
    if f.source and same_object(s, f.source, ref):
        return False
    for r in f.picked:
        if same_object(s, r, ref):
            return False
    return True


def _named(s: State, f: Context, ref: int, p: Permanent | None, test: ta.Named) -> bool:
    names = names_of(s, ref)
    for n in test.any_of:
        if n.casefold() in names:
            return True
    return False


def _named_as(s: State, f: Context, ref: int, p: Permanent | None, test: ta.NamedAs) -> bool:
    if test.ref is None:
        return bool(s.named) and s.named.casefold() in names_of(s, ref)
    wanted = names_of(s, ref)  # of several cards "that name" is one they all share
    found = refs(s, f, test.ref)
    for r in found:
        wanted = wanted & names_of(s, r)
    return bool(found) and bool(wanted)


def _with_keyword(s: State, f: Context, ref: int, p: Permanent | None, test: ta.WithKeyword) -> bool:
    have = traits(s, p).keywords if p is not None else s.face_of(card_of_ref(ref)).base.keywords
    return bool(have & bit(test.keyword))


def _compare(s: State, f: Context, ref: int, p: Permanent | None, test: ta.Compare) -> bool:
    value = stat_of(s, ref, test.stat)
    limit = number(s, f, test.amount)
    return value >= limit if test.at_least else value <= limit


def _equals(s: State, f: Context, ref: int, p: Permanent | None, test: ta.Equals) -> bool:
    return stat_of(s, ref, test.stat) == number(s, f, test.amount)


def _damaged(s: State, f: Context, ref: int, p: Permanent | None, test: ta.Damaged) -> bool:
    return p is not None and p.damage > 0


def _exerted(s: State, f: Context, ref: int, p: Permanent | None, test: ta.Exerted) -> bool:
    return p is not None and p.exerted


def _ready(s: State, f: Context, ref: int, p: Permanent | None, test: ta.Ready) -> bool:
    return p is not None and not p.exerted and p.face.type != LOCATION


def _dry(s: State, f: Context, ref: int, p: Permanent | None, test: ta.Dry) -> bool:
    return p is not None and (not p.drying or p.face.type != CHARACTER)


def _at_location(s: State, f: Context, ref: int, p: Permanent | None, test: ta.AtLocation) -> bool:
    if p is None or not p.location:
        return False
    if not test.here or p.location == f.source:
        return True
    there = s.permanent(f.source)  # said by a character: where that character is
    return there is not None and there.location == p.location


def _same_location(s: State, f: Context, ref: int, p: Permanent | None, test: ta.SameLocationAs) -> bool:
    if p is None or not p.location:
        return False
    there = refs(s, f, test.ref)
    found = [s.permanent(r) for r in there]
    return p.location in there or any(q is not None and q.location == p.location for q in found)


def _has_card_under(s: State, f: Context, ref: int, p: Permanent | None, test: ta.HasCardUnder) -> bool:
    return p is not None and bool(p.under)


def _of_ink(s: State, f: Context, ref: int, p: Permanent | None, test: ta.OfInk) -> bool:
    card = top_card(s, ref)
    return card != NO_CARD and test.ink in s.face_of(card).inks


def _inkable(s: State, f: Context, ref: int, p: Permanent | None, test: ta.Inkable) -> bool:
    """CR 5.2.3: has the inkwell symbol, or counts as having it in its player's hand."""
    card = top_card(s, ref)
    if s.face_of(card).inkable:
        return True
    if s.zone[card] != HAND:
        return False
    if s.stale:
        refresh(s)
    owner = s.table.owners[card]
    return any(
        r.players >> owner & 1 and isinstance(r.rule, pr.HandIsInkable) and fits(s, r.f, ref, r.rule.filter)
        for r in s.rules
    )


def _song(s: State, f: Context, ref: int, p: Permanent | None, test: ta.Song) -> bool:
    return s.face_of(top_card(s, ref)).is_song


def _is_ref(s: State, f: Context, ref: int, p: Permanent | None, test: ta.IsRef) -> bool:
    found = refs(s, f, test.ref)
    return any(same_object(s, r, ref) or (test.card and top_card(s, r) == top_card(s, ref)) for r in found)


def _lies_on(s: State, f: Context, ref: int, p: Permanent | None, test: ta.LiesOn) -> bool:
    return p is not None and any(top_card(s, r) in p.under for r in refs(s, f, test.ref))


def _in_challenge(s: State, f: Context, ref: int, p: Permanent | None, test: ta.InChallenge) -> bool:
    if not s.challenging or p is None:
        return False
    if test.role == Role.EITHER:
        return p.pid == s.challenging or p.pid == s.challenged
    return p.pid == (s.challenging if test.role == Role.CHALLENGING else s.challenged)


def _any_of(s: State, f: Context, ref: int, p: Permanent | None, test: ta.AnyOf) -> bool:
    return any(fits(s, f, ref, flt) for flt in test.filters)


def _not(s: State, f: Context, ref: int, p: Permanent | None, test: ta.Not) -> bool:
    return not TESTS[type(test.test)](s, f, ref, p, test.test)


def _did_this_turn(s: State, f: Context, ref: int, p: Permanent | None, test: ta.DidThisTurn) -> bool:
    if p is None and test.did == Did.PLAYED:
        card = card_of_ref(ref)
        return any(e.card == card and e.kind == kinds.PLAYED for e in s.ledger)
    return p is not None and p.did & int(test.did) != 0


TESTS: Final[dict[type[ta.Test], Callable[..., bool]]] = {
    ta.Classified: _classified, ta.Other: _other, ta.Named: _named, ta.NamedAs: _named_as,
    ta.WithKeyword: _with_keyword, ta.Compare: _compare, ta.Equals: _equals, ta.Damaged: _damaged,
    ta.Exerted: _exerted, ta.Ready: _ready, ta.Dry: _dry, ta.AtLocation: _at_location,
    ta.SameLocationAs: _same_location, ta.HasCardUnder: _has_card_under, ta.OfInk: _of_ink, ta.Inkable: _inkable,
    ta.Song: _song, ta.IsRef: _is_ref, ta.LiesOn: _lies_on, ta.InChallenge: _in_challenge, ta.AnyOf: _any_of,
    ta.Not: _not, ta.DidThisTurn: _did_this_turn,
}  # fmt: skip


# ---- amounts -------------------------------------------------------------------------------------------------------


def number(s: State, f: Context, a: am.Amount) -> int:
    """How much it is now."""
    if isinstance(a, am.Number):
        return a.value
    n: int = AMOUNTS[type(a)](s, f, a)
    return n


def _number(s: State, f: Context, a: am.Number) -> int:
    return a.value


def _count(s: State, f: Context, a: am.Count) -> int:
    """CR 6.7.2.1: counted before anything is chosen, so "each other character" leaves out only the source.

    Where the source is none of what is counted, an action or an item, "other" is other than what was chosen.
    """
    if f.picked and _counts_source(s, f, a.filter):
        f = f.remembered()
        f.picked = ()
    return len(candidates(s, f, a.filter)) * a.times


def _counts_source(s: State, f: Context, flt: ta.Filter) -> bool:
    source = s.permanent(f.source) if f.source > NOTHING else None
    return source is not None and (not flt.types or source.face.type in flt.types)


def _stat_of(s: State, f: Context, a: am.StatOf) -> int:
    found = refs(s, f, a.ref)
    return stat_of(s, found[0], a.stat) * a.times if found else 0


def _stat_sum(s: State, f: Context, a: am.StatSum) -> int:
    return sum(stat_of(s, r, a.stat) for r in candidates(s, f, a.filter)) * a.times


def _highest(s: State, f: Context, a: am.Highest) -> int:
    return max((stat_of(s, r, a.stat) for r in candidates(s, f, a.filter)), default=0)


def _done(s: State, f: Context, a: am.Done) -> int:
    if a.filter is not None:
        return len([r for r in f.labelled(a.label) if _done_to(s, f, r, a.filter)]) * a.times
    if a.label and f.program is not None:
        return len(f.labelled(a.label)) * a.times
    return s.done * a.times


def _done_to(s: State, f: Context, ref: int, flt: ta.Filter) -> bool:
    """Whether what it was done to fits as it last was, and lies where the filter says."""
    return fits(s, f, ref, flt) and (flt.zone == PLAY or s.zone[top_card(s, ref)] == flt.zone)


def _remembered(s: State, f: Context, a: am.Remembered) -> int:
    found = f.labelled(a.label)
    return found[0] * a.times if found else 0


def _event_amount(s: State, f: Context, a: am.EventAmount) -> int:
    return f.amount * a.times


def _cards_in_hand(s: State, f: Context, a: am.CardsInHand) -> int:
    return sum(len(s.players[p].hand) for p in players_of(s, f, a.who)) * a.times


def _cards_in_inkwell(s: State, f: Context, a: am.CardsInInkwell) -> int:
    return sum(len(s.players[p].inkwell) for p in players_of(s, f, a.who)) * a.times


def _how_many(s: State, f: Context, a: am.HowMany) -> int:
    return sum(1 for p in players_of(s, f, a.who) if s.players[p].in_game) * a.times


def _lore_of(s: State, f: Context, a: am.LoreOf) -> int:
    return sum(s.players[p].lore for p in players_of(s, f, a.who)) * a.times


def _ink_drops_of(s: State, f: Context, a: am.InkDropsOf) -> int:
    return sum(s.players[p].ink_drops for p in players_of(s, f, a.who)) * a.times


def _at_most(s: State, f: Context, a: am.AtMost) -> int:
    return min(number(s, f, a.amount), a.maximum)


def _plus(s: State, f: Context, a: am.Plus) -> int:
    return number(s, f, a.amount) + a.extra


def _minus(s: State, f: Context, a: am.Minus) -> int:
    return max(0, number(s, f, a.left) - number(s, f, a.right))


def _different_inks(s: State, f: Context, a: am.DifferentInks) -> int:
    inks: set[str] = set()
    for r in candidates(s, f, a.filter):
        inks.update(s.face_of(top_card(s, r)).inks)
    return len(inks) * a.times


def _different_names(s: State, f: Context, a: am.DifferentNames) -> int:
    return len({s.face_of(top_card(s, r)).definition.names[0] for r in candidates(s, f, a.filter)}) * a.times


def _happened(s: State, f: Context, a: am.Happened) -> int:
    return times_this_turn(s, f, a.event, a.who, a.filter, a.how) * a.times


def times_this_turn(s: State, f: Context, event: int, who: Who, flt: ta.Filter | None, how: int) -> int:
    """How often it happened this turn; with a filter, to such cards as they are or last were."""
    players = players_of(s, f, who)
    if flt is None:
        return count_this_turn(s, event, players, how)
    return len([ref for ref in objects_this_turn(s, event, players, how) if fits(s, f, ref, flt)])


def _asked(s: State, f: Context, a: am.Asked) -> int:
    found = f.at_place(a.place)
    return found[0] if found else 0


def _maximum(s: State, f: Context, a: am.Named) -> int:
    return number(s, f, a.maximum)


AMOUNTS: Final[dict[type[am.Amount], Callable[..., int]]] = {
    am.Number: _number, am.Count: _count, am.StatOf: _stat_of, am.StatSum: _stat_sum, am.Highest: _highest,
    am.Done: _done, am.Remembered: _remembered, am.EventAmount: _event_amount, am.CardsInHand: _cards_in_hand,
    am.CardsInInkwell: _cards_in_inkwell, am.HowMany: _how_many, am.LoreOf: _lore_of, am.InkDropsOf: _ink_drops_of,
    am.AtMost: _at_most, am.Plus: _plus, am.Minus: _minus, am.DifferentInks: _different_inks,
    am.DifferentNames: _different_names, am.Happened: _happened, am.Asked: _asked, am.Named: _maximum,
}  # fmt: skip
