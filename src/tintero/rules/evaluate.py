"""Reading the game: does a card fit, how much is an amount, does a condition hold (6.1.3, 6.1.8, 6.1.15)."""

from __future__ import annotations

from tintero.abilities import amount as am
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.words import Did, EventKind, Role, Stat, Who, Whose, Zone

from . import registers as rg
from . import state as st
from .ledger import code_of, count_facts
from .state import Frame, Permanent, State, are_opponents, card_of_ref, face_of, moves_of_ref, permanent
from .traits import REFRESH, traits

# ---- references ----------------------------------------------------------------------------------------------------


def refs(s: State, f: Frame, ref: ta.Ref) -> list[int]:
    """The objects a reference points at now (6.1.11): permanents by pid, cards by card reference."""
    if isinstance(ref, ta.This):
        if f.source:
            return [f.source]
        return [st.card_ref(s, f.card)] if f.card in s.limbo else []  # an action that is resolving (5.4.1.2)
    if isinstance(ref, ta.It):
        if ref.label and f.program is not None:
            return rg.reg(f, f.program.labels.get(ref.label, rg.IT))
        return rg.reg(f, rg.IT)
    if isinstance(ref, ta.Subject):
        return rg.reg(f, rg.SUBJECT)
    if isinstance(ref, ta.LocationOf):
        found = [st.permanent(s, r) for r in refs(s, f, ref.ref) if r > 0]
        return [p.at for p in found if p is not None and p.at]
    if isinstance(ref, ta.Singers):
        return rg.reg(f, rg.SINGERS) or _singers(s, f)
    if isinstance(ref, ta.UnderOf):
        return [r for one in refs(s, f, ref.ref) if one > 0 for r in _under(s, one)]
    if isinstance(ref, ta.Participant):
        return [s.challenge[0 if ref.role == Role.CHALLENGING else 1]] if s.challenge else []
    return rg.reg(f, rg.OBJECT)


def _singers(s: State, f: Frame) -> list[int]:
    """Your characters that sang the song a trigger is about (8.12.3); they are told right after it is played."""
    found = rg.reg(f, rg.OBJECT)
    out: list[int] = []
    if found and found[0]:
        song = st.top_card(s, found[0])
        counts = False
        for event, player, card, pid in s.ledger:
            if event == EventKind.PLAYED:
                counts = card == song
                if counts:
                    out = []
            elif counts and event == EventKind.SANG and player == f.player:
                out.append(pid)
    return out


def _under(s: State, pid: int) -> list[int]:
    p = permanent(s, pid)
    if p is None:
        return []
    here = pid in s.in_play
    return [st.card_ref(s, c) for c in p.under if here or s.zone[c] == st.DISCARD]


def same_object(s: State, a: int, b: int) -> bool:
    """Whether two references mean one object; a permanent that left and the card it became count as one (7.1.6)."""
    if a == b:
        return True
    if a > 0 and b < 0:
        p = s.gone.get(a)
        return p is not None and p.card == card_of_ref(b) and p.left_moves == moves_of_ref(b)
    if a < 0 and b > 0:
        return same_object(s, b, a)
    return False


def players_of(s: State, f: Frame, who: Who) -> list[int]:
    """The players that need no choice, active player first (6.7.6)."""
    if who == Who.YOU:
        return [f.player]
    order = st.order_from(s, s.active)
    if who == Who.EACH_OPPONENT:
        return [p for p in order if are_opponents(s, f.player, p)]
    if who == Who.EACH_PLAYER:
        return order
    if who == Who.EACH_OTHER_PLAYER:
        return [p for p in order if p != f.player]
    if who == Who.THAT_PLAYER:
        return rg.reg(f, rg.THAT_PLAYER) or rg.reg(f, rg.WHO)
    if who == Who.ITS_PLAYER:
        return _players_of_refs(s, rg.reg(f, rg.IT))
    if who == Who.SUBJECTS_PLAYER:
        return _players_of_refs(s, rg.reg(f, rg.SUBJECT))
    if who == Who.OBJECTS_PLAYER:
        return _players_of_refs(s, rg.reg(f, rg.OBJECT))
    if who == Who.CHALLENGING_PLAYER:
        return _players_of_refs(s, s.challenge[:1])
    if who == Who.MOST_CARDS_IN_HAND:
        most = max(len(s.players[p].hand) for p in order)
        return [p for p in order if len(s.players[p].hand) == most]
    return rg.reg(f, rg.THAT_PLAYER)  # chosen: the choice has been made


def _players_of_refs(s: State, found: list[int]) -> list[int]:
    out: list[int] = []
    for ref in found:
        card = st.top_card(s, ref)
        if card >= 0 and s.table.owners[card] not in out:
            out.append(s.table.owners[card])
    return out


# ---- filters -------------------------------------------------------------------------------------------------------


def whose_fits(s: State, f: Frame, owner: int, whose: Whose) -> bool:
    if whose == Whose.ANY:
        return True
    if whose == Whose.YOURS:
        return owner == f.player
    if whose == Whose.OPPOSING:
        return are_opponents(s, f.player, owner)
    return owner in (rg.reg(f, rg.THAT_PLAYER) or rg.reg(f, rg.WHO))


def fits(s: State, f: Frame, ref: int, flt: ta.Filter) -> bool:
    """Whether the object fits, wherever it is; the zone of the filter is the business of `candidates`."""
    if ref > 0:
        p = permanent(s, ref)
        if p is None:
            return False
        if flt.types and p.face.kind not in flt.types:
            return False
        if flt.whose and not whose_fits(s, f, p.owner, flt.whose):
            return False
    else:
        if ref == 0:
            return False
        card = card_of_ref(ref)
        if flt.types and face_of(s, card).kind not in flt.types:
            return False
        if flt.whose and not whose_fits(s, f, s.table.owners[card], flt.whose):
            return False
    for test in flt.tests:
        if not passes(s, f, ref, test):
            return False
    return True


def candidates(s: State, f: Frame, flt: ta.Filter) -> list[int]:
    """Everything in the filter's zone that fits, in a stable order."""
    zone = flt.zone
    if zone == Zone.PLAY:
        return [p.pid for p in list(s.in_play.values()) if fits(s, f, p.pid, flt)]
    out: list[int] = []
    for player in s.players:
        if not player.in_game or not whose_fits(s, f, player.index, flt.whose):
            continue
        for card in zone_cards(s, player.index, zone):
            ref = st.card_ref(s, card)
            if fits(s, f, ref, flt):
                out.append(ref)
    return out


def counted(s: State, f: Frame, flt: ta.Filter) -> int:
    """CR 6.7.2.1: counted before anything is chosen, so "each other character" leaves out only the source."""
    picked = rg.reg(f, rg.PICKED)
    if not picked:
        return len(candidates(s, f, flt))
    f.regs[rg.PICKED] = []
    n = len(candidates(s, f, flt))
    f.regs[rg.PICKED] = picked
    return n


def zone_cards(s: State, player: int, zone: int) -> list[int]:
    p = s.players[player]
    if zone == st.HAND:
        return p.hand
    if zone == st.DISCARD:
        return p.discard
    if zone == st.DECK:
        return p.deck
    if zone == st.INKWELL:
        if s.table.only_ink < 0:
            return p.inkwell
        return [c for c in p.inkwell if s.defs[c] != s.table.only_ink]  # CR 10.2
    if zone == st.UNDER:
        return [c for q in s.in_play.values() if q.owner == player for c in q.under]
    return []


def stat_of(s: State, ref: int, stat: Stat) -> int:
    """A value as it counts: negative strength and lore are 0 (6.6.2, 6.6.3); last known if it left (6.7.7)."""
    if ref > 0:
        p = permanent(s, ref)
        return 0 if p is None else permanent_stat(s, p, stat)
    if ref == 0:
        return 0
    face = face_of(s, card_of_ref(ref))
    if stat == Stat.COST:
        return face.cost
    if stat == Stat.STRENGTH:
        return face.strength
    if stat == Stat.WILLPOWER:
        return face.willpower
    if stat == Stat.LORE:
        return face.lore
    if stat == Stat.MOVE_COST:
        return face.move_cost
    return 0


def permanent_stat(s: State, p: Permanent, stat: Stat) -> int:
    if stat == Stat.COST:
        return p.face.cost
    if stat == Stat.DAMAGE:
        return p.damage
    if stat == Stat.CARDS_UNDER:
        return len(p.under)
    if stat == Stat.MOVE_COST:
        return p.face.move_cost
    t = traits(s, p)
    value = t.strength if stat == Stat.STRENGTH else t.willpower if stat == Stat.WILLPOWER else t.lore
    return value if value > 0 else 0


def _inkable(s: State, card: int) -> bool:
    """CR 5.2.3: has the inkwell symbol, or counts as having it in its player's hand."""
    if face_of(s, card).inkable:
        return True
    if s.zone[card] != st.HAND:
        return False
    if s.stale:
        REFRESH[0](s)
    for r in s.rules:
        if r.players >> s.table.owners[card] & 1 and isinstance(r.node, pr.HandIsInkable):
            return True
    return False


def names_of(s: State, ref: int) -> frozenset[str]:
    card = st.top_card(s, ref)
    return face_of(s, card).names if card >= 0 else frozenset()


def passes(s: State, f: Frame, ref: int, test: ta.Test) -> bool:
    """One test of a filter. Outside play only what is printed counts."""
    p = permanent(s, ref) if ref > 0 else None
    if isinstance(test, ta.Classified):
        have = traits(s, p).classifications if p is not None else face_of(s, card_of_ref(ref)).classifications
        for c in test.any_of:
            if c in have:
                return True
        return False
    if isinstance(test, ta.Other):
        if f.source and same_object(s, f.source, ref):
            return False
        for r in rg.reg(f, rg.PICKED):
            if same_object(s, r, ref):
                return False
        return True
    if isinstance(test, ta.Named):
        names = names_of(s, ref)
        for n in test.any_of:
            if n.casefold() in names:
                return True
        return False
    if isinstance(test, ta.WithKeyword):
        if p is not None:
            return bool(traits(s, p).keywords >> int(test.keyword) & 1)
        return bool(face_of(s, card_of_ref(ref)).base.keywords >> int(test.keyword) & 1)
    if isinstance(test, ta.Compare):
        value = stat_of(s, ref, test.stat)
        limit = number(s, f, test.amount)
        return value >= limit if test.at_least else value <= limit
    if isinstance(test, ta.Equals):
        return stat_of(s, ref, test.stat) == number(s, f, test.amount)
    if isinstance(test, ta.Damaged):
        return p is not None and p.damage > 0
    if isinstance(test, ta.Exerted):
        return p is not None and p.exerted
    if isinstance(test, ta.Ready):
        return p is not None and not p.exerted and p.face.kind != st.LOCATION
    if isinstance(test, ta.Dry):
        return p is not None and (not p.drying or p.face.kind != st.CHARACTER)
    if isinstance(test, ta.AtLocation):
        if p is None or not p.at:
            return False
        if not test.here or p.at == f.source:
            return True
        there = permanent(s, f.source) if f.source > 0 else None  # said by a character: where that character is
        return there is not None and there.at == p.at
    if isinstance(test, ta.Not):
        return not passes(s, f, ref, test.test)
    if isinstance(test, ta.HasCardUnder):
        return p is not None and bool(p.under)
    if isinstance(test, ta.OfInk):
        card = st.top_card(s, ref)
        return card >= 0 and test.ink in face_of(s, card).inks
    if isinstance(test, ta.Inkable):
        return _inkable(s, st.top_card(s, ref))
    if isinstance(test, ta.Song):
        return face_of(s, st.top_card(s, ref)).is_song
    if isinstance(test, ta.IsRef):
        for r in refs(s, f, test.ref):
            if same_object(s, r, ref) or (test.card and st.top_card(s, r) == st.top_card(s, ref)):
                return True
        return False
    if isinstance(test, ta.LiesOn):
        for r in refs(s, f, test.ref):
            if p is not None and st.top_card(s, r) in p.under:
                return True
        return False
    if isinstance(test, ta.NamedAs):
        if test.ref is None:
            return bool(s.named) and s.named.casefold() in names_of(s, ref)
        wanted = names_of(s, ref)  # of several cards "that name" is one they all share
        found = refs(s, f, test.ref)
        for r in found:
            wanted = wanted & names_of(s, r)
        return bool(found) and bool(wanted)
    if isinstance(test, ta.SameLocationAs):
        for r in refs(s, f, test.ref):
            q = permanent(s, r) if r > 0 else None
            if p is not None and q is not None and p.at and p.at == q.at:
                return True
        return False
    if isinstance(test, ta.InChallenge):
        if not s.challenge or p is None:
            return False
        if not test.role:
            return p.pid in s.challenge
        return s.challenge[0 if test.role == Role.CHALLENGING else 1] == p.pid
    if isinstance(test, ta.AnyOf):
        for flt in test.filters:
            if fits(s, f, ref, flt):
                return True
        return False
    if isinstance(test, ta.DidThisTurn):
        if p is None and test.did == Did.PLAYED:
            card = card_of_ref(ref)
            return any(c == card and event == EventKind.PLAYED for event, _who, c, _pid in s.ledger)
        return p is not None and bool(p.did & test.did)
    raise NotImplementedError(type(test).__name__)


# ---- amounts -------------------------------------------------------------------------------------------------------


def number(s: State, f: Frame, a: am.Amount) -> int:
    """How much it is now."""
    if isinstance(a, am.Number):
        return a.value
    if isinstance(a, am.Count):
        return counted(s, f, a.filter) * a.times
    if isinstance(a, am.StatOf):
        found = refs(s, f, a.ref)
        return stat_of(s, found[0], a.stat) * a.times if found else 0
    if isinstance(a, am.Done):
        if a.label and f.program is not None:
            return len(rg.reg(f, f.program.labels.get(a.label, rg.IT))) * a.times
        return s.done * a.times
    if isinstance(a, am.Remembered):
        found = rg.reg(f, f.program.labels.get(a.label, rg.IT)) if f.program is not None else []
        return found[0] * a.times if found else 0
    if isinstance(a, am.Highest):
        return max((stat_of(s, r, a.stat) for r in candidates(s, f, a.filter)), default=0)
    if isinstance(a, am.EventAmount):
        found = rg.reg(f, rg.EVENT_AMOUNT)
        return found[0] * a.times if found else 0
    if isinstance(a, am.StatSum):
        return sum(stat_of(s, r, a.stat) for r in candidates(s, f, a.filter)) * a.times
    if isinstance(a, am.CardsInHand):
        return sum(len(s.players[p].hand) for p in players_of(s, f, a.who)) * a.times
    if isinstance(a, am.CardsInInkwell):
        return sum(len(s.players[p].inkwell) for p in players_of(s, f, a.who)) * a.times
    if isinstance(a, am.HowMany):
        return sum(1 for p in players_of(s, f, a.who) if s.players[p].in_game)
    if isinstance(a, am.LoreOf):
        return sum(s.players[p].lore for p in players_of(s, f, a.who))
    if isinstance(a, am.InkDropsOf):
        return sum(s.players[p].ink_drops for p in players_of(s, f, a.who))
    if isinstance(a, am.AtMost):
        return min(number(s, f, a.amount), a.maximum)
    if isinstance(a, am.Plus):
        return number(s, f, a.amount) + a.extra
    if isinstance(a, am.Minus):
        return max(0, number(s, f, a.left) - number(s, f, a.right))
    if isinstance(a, am.DifferentInks):
        inks: set[str] = set()
        for r in candidates(s, f, a.filter):
            inks.update(face_of(s, st.top_card(s, r)).inks)
        return len(inks)
    if isinstance(a, am.DifferentNames):
        return len({face_of(s, st.top_card(s, r)).definition.names[0] for r in candidates(s, f, a.filter)})
    if isinstance(a, am.Happened):
        return count_facts(s, code_of(a.event, a.how), players_of(s, f, a.who)) * a.times
    if isinstance(a, am.Asked):
        found = rg.reg(f, a.register)
        return found[0] if found else 0
    if isinstance(a, am.Named):
        return number(s, f, a.maximum)
    raise NotImplementedError(type(a).__name__)


# ---- conditions ----------------------------------------------------------------------------------------------------


