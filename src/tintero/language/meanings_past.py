"""Helpers for the meanings of what has happened: this turn (6.1.13.4), or by this very effect (6.1.5).

The words are those of trigger conditions, said in the past; what can be asked of them is what the rules remember.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import target as ta
from tintero.abilities.trigger import Trigger
from tintero.abilities.unbound import ThatMuch, Underwent
from tintero.abilities.words import CardType, Did, EventKind, How, Who, Whose, Zone

from .forms import Denied
from .meanings_conditions import Known, Some, bare, is_so, not_so, tests
from .meanings_deeds import Affect
from .meanings_joining import WAY
from .meanings_triggers import BY_PLAYERS, DOER, Triggers, is_own

# what the rules remember of a turn
REMEMBERED: Final = (
    EventKind.PLAYED, EventKind.QUESTED, EventKind.CHALLENGED, EventKind.BANISHED, EventKind.DAMAGE_TAKEN,
    EventKind.DAMAGE_REMOVED, EventKind.INKED, EventKind.DISCARDED, EventKind.INTO_DISCARD, EventKind.LEFT_DISCARD,
    EventKind.DREW, EventKind.PUT_UNDER, EventKind.INK_DROP, EventKind.SANG, EventKind.MOVED, EventKind.EXERTED,
    EventKind.READIED, EventKind.LORE_GAINED, EventKind.LORE_LOST, EventKind.RETURNED, EventKind.CHOSEN,
)  # fmt: skip
# what is remembered of a card in play: what it did, what was done to it
DID: Final = {
    EventKind.QUESTED: Did.QUESTED, EventKind.CHALLENGED: Did.CHALLENGED, EventKind.DAMAGE_TAKEN: Did.TOOK_DAMAGE,
    EventKind.PLAYED: Did.PLAYED, EventKind.PUT_UNDER: Did.GOT_CARD_UNDER,
}  # fmt: skip
PLAYERS: Final = {Whose.YOURS: Who.YOU, Whose.THAT_PLAYERS: Who.THAT_PLAYER}
EVENTS: Final[dict[Did, EventKind]] = {did: event for event, did in DID.items() if did != Did.GOT_CARD_UNDER}
# a card that asks about cards that went to the discard, or left it, has gone there itself: another card is no longer it
ELSEWHERE: Final = ta.Not(ta.IsRef(ta.This(), card=True))
BY_WAY: Final = {EventKind.DISCARDED: ta.It("discarded"), EventKind.RETURNED: ta.It()}
WORDS: Final = {
    EventKind.EXERTED: "exerted", EventKind.BANISHED: "banished", EventKind.MOVED: "moved",
    EventKind.DISCARDED: "discarded", EventKind.CHALLENGED: "challenged",
}  # fmt: skip
DONE_TO: Final = (
    "the exerted character", "the banished character", "the banished item", "the moved character",
    "the discarded character", "the challenged character",
)  # fmt: skip


def remembered(t: Trigger) -> Trigger:
    """An event that is remembered, with nothing that is forgotten."""
    if t.event not in REMEMBERED or t != Trigger(t.event, t.subject, t.object, who=t.who, how=t.how):
        raise ValueError("not remembered")
    return t


# ---- what players did ------------------------------------------------------------------------------------------------


def did_this_turn(done: Any, who: Who) -> co.Condition:
    if isinstance(done, Denied):
        return not_so(did_this_turn(done.meaning, who))
    [t] = done
    what = remembered(t).subject
    if t.event not in BY_PLAYERS or t.object is not None or not is_own(t.who, who):
        raise ValueError("by whom, is not remembered")
    if isinstance(what, ta.Ref):
        if who != Who.YOU:
            raise ValueError("by whom, is not remembered")
        return is_so(what, ta.DidThisTurn(DID[t.event]))
    if isinstance(what, Some):
        some = co.ThisTurn(t.event, who, what.at_least, bare(what.filter), t.how)
        return not_so(some) if what.none else some
    return co.ThisTurn(t.event, who, filter=None if what is None else bare(what), how=t.how)


def did_this_way(done: Any, who: Who) -> co.Condition:
    """As part of this very effect."""
    if isinstance(done, Denied):
        return not_so(did_this_way(done.meaning, who))
    [t] = done
    if t == Trigger(EventKind.DAMAGE_REMOVED):
        return co.CompareAmounts(am.Done(), am.Number(1))
    if t != Trigger(t.event, t.subject) or who not in (Who.YOU, Who.THAT_PLAYER):
        raise ValueError("not remembered")
    if isinstance(t.subject, Some) and t.event == EventKind.DISCARDED:
        some = so_many(discarded(t.subject.filter), t.subject.at_least)
        return not_so(some) if t.subject.none else some
    assert isinstance(t.subject, ta.Filter)
    return co.Is(BY_WAY[t.event], t.subject)


def undergone_by(deed: Affect | Denied) -> ta.Test:
    """What players did to their own cards this turn: of one card it is remembered that it was played."""
    if not isinstance(deed, Affect) or deed != Affect(EventKind.PLAYED, who=deed.who):
        raise ValueError("by whom, is not remembered")
    return ta.DidThisTurn(Did.PLAYED)


def nth_this_turn(number: int, f: ta.Filter, deed: Affect) -> co.Condition:
    """Which of the cards to which that player did it this turn."""
    t, who = remembered(deed.of(f)), deed.who
    if f != ta.Filter() or not is_own(t.who, who) or t.how != How.ANY or t.event not in BY_PLAYERS:
        raise ValueError("not counted")
    return co.EventOrdinal(t.event, number, who)


# ---- what cards did, and what was done to them -----------------------------------------------------------------------


@dataclass(frozen=True)
class Happening:
    """What cards did, or what was done to them: this turn, by this very effect, or now."""

    done: Triggers | Denied
    when: str = ""

    @property
    def event(self) -> Trigger:
        [t] = self.done.meaning if isinstance(self.done, Denied) else self.done
        return t

    @property
    def denied(self) -> bool:
        return isinstance(self.done, Denied)

    @property
    def sang_this(self) -> bool:
        """They sang this song: there is no other time at which they could have."""
        return (self.done, self.when) == ((Trigger(EventKind.SANG, DOER, ta.This()),), "")

    def test(self) -> ta.Test:
        """Of a card in play."""
        if self.sang_this:
            return ta.IsRef(ta.Singers())
        t = self.event
        if self.when != "turn":
            raise ValueError("when?")
        if t == Trigger(EventKind.CHALLENGED, object=DOER):
            test = ta.DidThisTurn(Did.WAS_CHALLENGED)
        elif t == Trigger(t.event, DOER) and t.event in DID:
            test = ta.DidThisTurn(DID[t.event])
        elif self.denied or remembered(t).subject != DOER or t.object is not None:
            raise ValueError("not remembered")
        else:
            return Underwent(t)
        return ta.Not(test) if self.denied else test


def that(being: Any, denied: Any, happening: Happening) -> tuple[ta.Test, ...]:
    """What is said of a card in a clause of its own: how it is, how it is not, or what happened."""
    if being is None and denied is None:
        return (happening.test(),)
    return tests(being if denied is None else Denied(denied))


def happened(party: Some | Known, what: Happening) -> co.Condition:
    """Some cards did it, wherever they are now; that one did not is asked of those in play."""
    if isinstance(party, Known):
        return party.exist((what.test(),))
    if what.sang_this:
        if party.none or party.filter != ta.CHARACTER:
            raise ValueError("characters, or so many of them")
        return co.SangBy(party.at_least)
    if what.when == "way":
        return happened_this_way(party, what)
    if what.denied:
        assert not party.none
        return party.exist((what.test(),))
    if what.when != "turn":
        raise ValueError("when?")
    said = this_turn(party, remembered(what.event))
    return not_so(said) if party.none else said


def this_turn(party: Some, t: Trigger) -> co.Condition:
    who = Who.EACH_PLAYER if t.who is None else t.who
    if t.event == EventKind.PUT_UNDER:
        # said of the card that went there; what is remembered is where
        if party != Some(ta.Filter()):
            raise ValueError("which card it is, is not told")
        if isinstance(t.subject, ta.Ref):
            return is_so(t.subject, ta.DidThisTurn(Did.GOT_CARD_UNDER))
        assert isinstance(t.subject, ta.Filter)
        return co.ThisTurn(t.event, who, filter=t.subject)
    if t.subject != DOER or t.object is not None:
        raise ValueError("with whom, is not remembered")
    return co.ThisTurn(t.event, who, party.at_least, about(t.event, party.filter), t.how)


def about(event: EventKind, f: ta.Filter) -> ta.Filter | None:
    if event in (EventKind.INTO_DISCARD, EventKind.LEFT_DISCARD):
        f = replace(f, tests=tuple([ELSEWHERE if t == ta.Other() else t for t in f.tests]))
    return bare(f)


def happened_this_way(party: Some, what: Happening) -> co.Condition:
    """Of one card, that this was the one; of several, how many of them."""
    t, f = what.event, party.filter
    if t == Trigger(EventKind.DISCARDED, DOER) and not party.several:
        said: co.Condition = co.Is(BY_WAY[t.event], f)
    elif t == Trigger(EventKind.MOVED, DOER) and not f.types:
        # cards go to a deck; only characters move to locations
        said = co.Exists(replace(f, zone=Zone.DECK, tests=(*f.tests, ta.IsRef(ta.It()))), party.at_least)
    else:
        said = so_many(way((t,), f), party.at_least)
    return not_so(said) if party.none != what.denied else said


def so_many(amount: am.Amount, n: int) -> co.Condition:
    return co.Exists(amount.filter, n) if isinstance(amount, am.Count) else co.CompareAmounts(amount, am.Number(n))


@dataclass(frozen=True)
class Feat:
    """One unit of what was done."""

    unit: str | ta.Filter

    def way(self) -> am.Amount:
        """By this very effect; of cards, which they were is asked."""
        if not isinstance(self.unit, str):
            raise ValueError("these cards")
        return ThatMuch(lost="lore" if self.unit == "lore" else "damage")

    def event(self) -> am.Amount:
        """By what triggered the ability."""
        return am.EventAmount()


FEATS: Final[dict[str | ta.Filter, tuple[EventKind, ...]]] = {
    "damage": (EventKind.DAMAGE_REMOVED, EventKind.MOVED), "counter": (EventKind.DAMAGE_REMOVED, EventKind.MOVED),
    "lore": (EventKind.LORE_LOST, EventKind.LORE_GAINED), ta.Filter(): (EventKind.DISCARDED,),
}  # fmt: skip


def feat(unit: str | ta.Filter, deed: Affect) -> Feat:
    """ "1 damage removed", "1 lore lost", "card discarded"."""
    if deed.event not in FEATS[unit] or deed != Affect(deed.event):
        raise ValueError("not counted")
    return Feat(unit)


# ---- how many, and which one -----------------------------------------------------------------------------------------


def counted(f: ta.Filter) -> am.Amount:
    """How many fit; what they did this turn, or what was done to them, counts even if they are gone by now."""
    deeds = [t for t in f.tests if isinstance(t, (ta.DidThisTurn, Underwent))]
    if not deeds:
        return am.Count(f)
    [deed] = deeds
    rest = replace(f, tests=tuple([t for t in f.tests if t != deed]))
    if isinstance(deed, Underwent):
        return often(deed.event, rest)
    if deed.did == Did.PLAYED and f.whose in PLAYERS:
        return am.Happened(EventKind.PLAYED, PLAYERS[f.whose], filter=replace(rest, whose=Whose.ANY))
    return am.Happened(EVENTS[deed.did], Who.EACH_PLAYER, filter=rest)


def often(t: Any, f: ta.Filter) -> am.Amount:
    """How often it happened to such cards this turn."""
    return am.Happened(t.event, Who.EACH_PLAYER if t.who is None else t.who, how=t.how, filter=about(t.event, f))


def way(done: Triggers, f: ta.Filter) -> am.Amount:
    """How many of such cards this very effect did it to."""
    [t] = done
    if t != Trigger(t.event, DOER, who=t.who) or t.who not in (None, Who.YOU):
        raise ValueError("nothing remembers to which cards")
    return WAYS[t.event](f)


def discarded(f: ta.Filter) -> am.Amount:
    return am.Count(replace(f, zone=Zone.DISCARD, tests=(*f.tests, ta.IsRef(ta.It("discarded")))))


def milled(f: ta.Filter) -> am.Amount:
    """How many of the cards that were put into your discard fit."""
    return am.Count(replace(f, zone=Zone.DISCARD, whose=Whose.YOURS, tests=(*f.tests, ta.IsRef(ta.It(WAY)))))


def moved(f: ta.Filter) -> am.Amount:
    """How many of those that were moved fit; of any cards, so many as were moved."""
    return am.Done() if f == ta.Filter() else am.Done(filter=f)


def banished(f: ta.Filter) -> am.Amount:
    """How many of those that are in the discard now fit, as they were in play."""
    return am.Done() if f == ta.Filter() else am.Done(filter=replace(f, zone=Zone.DISCARD))


WAYS: Final[dict[EventKind, Callable[[ta.Filter], am.Amount]]] = {
    EventKind.DISCARDED: discarded, EventKind.INTO_DISCARD: milled, EventKind.MOVED: moved,
    EventKind.BANISHED: banished,
}  # fmt: skip


def the(done: Triggers, kind: CardType) -> str:
    """ "The banished character": a pronoun that names what was done."""
    [t] = done
    said = f"the {WORDS[t.event]} {kind.printed.lower()}"
    if t not in (Trigger(t.event, DOER), Trigger(t.event, object=DOER)) or said not in DONE_TO:
        raise ValueError("which one?")
    return said
