"""Choosing objects: one question per appearance of the word, legal options only (6.1.3, 6.7.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tintero.abilities import target as ta
from tintero.abilities.amount import Amount
from tintero.abilities.amount import Number as Fixed
from tintero.abilities.target import Chosen, Filter, Object, Ref, Subject, This
from tintero.abilities.words import Doing, Quantity

from ... import kinds, ways
from ... import option as op
from ...event import NOTHING, Event
from ...machinery.evaluate import candidates, number, refs
from ...machinery.object_refs import object_of, ref_is_live, top_card
from ...machinery.open_cards import depends_on_hidden, holds_hidden
from ...machinery.pieces import ITEM
from ...machinery.program import Asking, Found, Instruction, Outlook, Running
from ...machinery.state import State, are_opponents
from ...machinery.traits import WARD, stat_of, traits
from ...machinery.whom import one_player
from ...option import Option
from ..statics import barred, notice_table
from ..triggers import happen
from ..zones import random_cards
from .joining import nothing_comes


def choosable(s: State, f: Running, flt: Filter, player: int, silent: bool) -> list[int]:
    """Requirements of the effect and of the object, then limiters (6.7.3): Ward and bans. Not what is picked."""
    found = candidates(s, f, flt)
    if silent:
        return [r for r in found if r not in f.picking]
    return [r for r in found if r not in f.picking and _may_choose(s, f, player, r)]


def _may_choose(s: State, f: Running, player: int, ref: int) -> bool:
    p = s.in_play.get(ref)
    if p is None or not are_opponents(s, player, p.owner):
        return True
    return not (traits(s, p).keywords & WARD or barred(s, p, Doing.BE_CHOSEN, f.source_or_card(s)))


def forced_among(s: State, player: int, found: list[int]) -> list[int]:
    """CR 6.7.3.2: those that must be chosen if able; they fill the first slots."""
    out: list[int] = []
    for ref in found:
        p = s.in_play.get(ref)
        if p is not None and are_opponents(s, player, p.owner):
            if traits(s, p).can >> int(Doing.MUST_BE_CHOSEN) & 1:
                out.append(ref)
    return out


class Choose(Asking):
    """Somebody chooses; `place` is where the picks are kept."""

    __slots__ = ("chosen", "place")

    def __init__(self, chosen: Chosen, place: int) -> None:
        super().__init__(op.CHOOSE)
        self.chosen = chosen
        self.place = place

    @property
    def freely(self) -> bool:
        """Fewer are allowed too."""
        return self.chosen.quantity != Quantity.EXACTLY

    @property
    def exact_count(self) -> int:
        """How many are told, if more than one and no fewer will do; else 0."""
        return self.chosen.count if self.chosen.count > 1 and not self.freely else 0

    def wanted(self, s: State, f: Running) -> int:
        return 0 if self.freely else self.chosen.count

    def places(self) -> tuple[int, ...]:
        return (self.place,)

    def run(self, s: State, f: Running) -> None:
        found = self.options(s, f)
        if len(found) == 1 and found[0].verb == op.DONE and not self.private(s, f):
            self.finish(s, f)
        else:
            f.ask(s, self, one_player(s, f, self.chosen.by))

    def private(self, s: State, f: Running) -> bool:
        chosen = self.chosen
        if chosen.total is not None:
            return holds_hidden(s, f, chosen.filter)
        return depends_on_hidden(s, f, chosen.filter)

    def could_pick(self, s: State, f: Running) -> list[int] | None:
        return [object_of(s, o.a) for o in self.options(s, f) if o.verb == op.CARD]

    def forced(self, s: State, f: Running, found: list[Option]) -> bool:
        """So many of exactly so many."""
        return not self.freely and len(found) == self.chosen.count - len(f.picking) and self.chosen.total is None

    def empty(self, s: State, f: Running) -> bool:
        """Nothing comes of whichever is chosen: where damage goes that is not there, what readies that is ready."""
        if not self.goes_unnoticed(s) or holds_hidden(s, f, self.chosen.filter):
            return False
        found: Found = {place: list(kept) for place, kept in enumerate(f.kept)}
        found[self.place] = candidates(s, f, self.chosen.filter)
        return nothing_comes(s, f, f.at + 1, len(f.code), found)

    def goes_unnoticed(self, s: State) -> bool:
        """Whether nobody cares who is chosen (Vanish and its like)."""
        if s.restless:
            notice_table(s)
        return self.chosen.silent or not s.watching >> kinds.CHOSEN & 1

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        if not is_steady(self.chosen.filter) or holds_hidden(s, f, self.chosen.filter):
            return Outlook.SOMETHING
        able = candidates(s, f, self.chosen.filter)
        found[self.place] = able
        if able and not self.goes_unnoticed(s):
            return Outlook.SOMETHING
        return Outlook.A_PICK if self.freely or len(able) >= self.chosen.count else Outlook.NOTHING

    def options(self, s: State, f: Running) -> list[Option]:
        chosen = self.chosen
        player = one_player(s, f, chosen.by)
        every = chosen.quantity == Quantity.ANY_NUMBER
        out: list[Option] = []
        if every or len(f.picking) < chosen.count:
            found = self.within_total(s, f, choosable(s, f, chosen.filter, player, chosen.silent))
            if not chosen.silent:
                forced = forced_among(s, player, found)
                if forced:  # even "up to" does not avoid them: they must fit into the slots that are left
                    if not every and chosen.count - len(f.picking) <= len(forced):
                        found = forced
                    return [Option(op.CARD, top_card(s, r)) for r in found]
            out = [Option(op.CARD, top_card(s, r)) for r in found]
        if self.freely or not out:
            out.append(Option(op.DONE))
        return out

    def within_total(self, s: State, f: Running, found: list[int]) -> list[int]:
        """ "With total cost N or less": what still fits beside the picks made so far."""
        stat = self.chosen.total
        if stat is None or self.chosen.total_at_most is None:
            return found
        used = sum(stat_of(s, r, stat) for r in f.picking)
        most = number(s, f, self.chosen.total_at_most)
        return [r for r in found if used + stat_of(s, r, stat) <= most]

    def answer(self, s: State, f: Running, o: Option) -> None:
        if o.verb == op.CARD:
            f.picking = (*f.picking, object_of(s, o.a))
            if self.chosen.quantity == Quantity.ANY_NUMBER or len(f.picking) < self.chosen.count:
                f.again()
                return
        self.finish(s, f)

    def finish(self, s: State, f: Running) -> None:
        picked = f.picking
        f.picking = ()
        f.kept[self.place] = picked
        f.it = picked
        if not picked and not self.freely:
            f.failed(s, self.rule_of_nothing(s, f))
            return
        f.picked = f.picked + picked
        f.done(s, len(picked), self.freely or len(picked) >= self.chosen.count)
        if not self.chosen.silent:
            player = one_player(s, f, self.chosen.by)
            how = chosen_for(s, f)
            for ref in picked:
                if ref > NOTHING:
                    happen(s, Event(kinds.CHOSEN, "6.1.3", player, ref, f.source, 1, f.source, how))


    def rule_of_nothing(self, s: State, f: Running) -> str:
        """Why nothing can be chosen: something would fit, were it not for Ward (8.15.1); else there is nothing."""
        player = one_player(s, f, self.chosen.by)
        for ref in candidates(s, f, self.chosen.filter):
            p = s.in_play.get(ref)
            if p is not None and are_opponents(s, player, p.owner) and traits(s, p).keywords & WARD:
                return "8.15.1"
        return "1.7.7"


# what a card must be, whatever the effect has picked by then
STEADY: Final = (
    ta.Classified, ta.Named, ta.WithKeyword, ta.Damaged, ta.Exerted, ta.Ready, ta.Dry, ta.AtLocation, ta.HasCardUnder,
    ta.OfInk, ta.Inkable, ta.Song, ta.DidThisTurn, ta.InChallenge,
)  # fmt: skip


def is_steady(flt: Filter) -> bool:
    """Whether nothing will fit later that does not fit now: no pick of the same effect can let more in."""
    return all(_is_steady(test) for test in flt.tests)


def _is_steady(test: ta.Test) -> bool:
    if isinstance(test, (ta.Compare, ta.Equals)):
        return isinstance(test.amount, Fixed)
    if isinstance(test, ta.AnyOf):
        return all(is_steady(flt) for flt in test.filters)
    if isinstance(test, ta.Not):  # "another" and "not that one" only leave out more
        return isinstance(test.test, (*STEADY, ta.IsRef))
    return isinstance(test, (*STEADY, ta.Other))


def any_damaged(s: State, pids: Iterable[int]) -> bool:
    return any(pid in s.in_play and s.in_play[pid].damage for pid in pids)


def chosen_for(s: State, f: Running) -> int:
    """What the choice was for: an action's effect (Vanish), an item's ability, Support, another ability."""
    if f.is_action:
        return ways.FOR_ACTION
    if f.ability is not None and f.ability.name == "Support":
        return ways.FOR_SUPPORT
    if f.card >= 0 and s.face_of(f.card).type == ITEM:
        return ways.FOR_ITEM
    return ways.FOR_ABILITY


class Select(Instruction):
    """Everything that fits, without a choice. The set is taken now."""

    __slots__ = ("filter", "place")

    def __init__(self, flt: Filter, place: int) -> None:
        super().__init__()
        self.filter = flt
        self.place = place

    def run(self, s: State, f: Running) -> None:
        f.kept[self.place] = f.it = tuple(candidates(s, f, self.filter))
        s.done = len(f.it)
        s.full = True

    def could_pick(self, s: State, f: Running) -> list[int] | None:
        return candidates(s, f, self.filter)

    def possible(self, s: State, f: Running) -> bool:
        return bool(candidates(s, f, self.filter))

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        if not is_steady(self.filter) or holds_hidden(s, f, self.filter):
            return Outlook.SOMETHING
        found[self.place] = candidates(s, f, self.filter)
        return Outlook.A_PICK


class SelectAtRandom(Instruction):
    __slots__ = ("count", "filter", "place")

    def __init__(self, flt: Filter, count: Amount, place: int) -> None:
        super().__init__()
        self.filter = flt
        self.count = count
        self.place = place

    def run(self, s: State, f: Running) -> None:
        f.kept[self.place] = f.it = tuple(random_cards(s, candidates(s, f, self.filter), number(s, f, self.count)))


class Bind(Instruction):
    """A bound reference becomes the target (1.4.3.2)."""

    __slots__ = ("place", "ref")

    def __init__(self, ref: Ref, place: int) -> None:
        super().__init__()
        self.ref = ref
        self.place = place

    def run(self, s: State, f: Running) -> None:
        f.kept[self.place] = tuple(refs(s, f, self.ref))

    def could_pick(self, s: State, f: Running) -> list[int] | None:
        return refs(s, f, self.ref)

    def possible(self, s: State, f: Running) -> bool:
        return any(_is_somewhere(s, r) for r in refs(s, f, self.ref))

    def payable(self, s: State, f: Running) -> bool:
        return any(r in s.in_play for r in refs(s, f, self.ref))

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        if not isinstance(self.ref, (This, Subject, Object)):
            return Outlook.SOMETHING  # it may speak of what is still to be picked
        found[self.place] = refs(s, f, self.ref)
        return Outlook.NO_STEP


def _is_somewhere(s: State, ref: int) -> bool:
    if ref > NOTHING and ref not in s.in_play:
        p = s.gone.get(ref)
        return p is not None and p.left_moves == s.moves[p.card]
    return ref > NOTHING or ref_is_live(s, ref)


class Join(Instruction):
    """Two targets that are acted on together."""

    __slots__ = ("more", "place")

    def __init__(self, place: int, more: int) -> None:
        super().__init__()
        self.place = place
        self.more = more

    def run(self, s: State, f: Running) -> None:
        first = f.kept[self.place]
        f.kept[self.place] = first + tuple(r for r in f.kept[self.more] if r not in first)


class Keep(Instruction):
    """Keep the last pick under a name for later parts ("that character"); `more`: with what is kept already."""

    __slots__ = ("more", "place")

    def __init__(self, place: int, more: bool) -> None:
        super().__init__()
        self.place = place
        self.more = more

    def run(self, s: State, f: Running) -> None:
        f.kept[self.place] = f.kept[self.place] + f.it if self.more else f.it


class KeepNumber(Instruction):
    """A number of now for later parts; what was done stays as it is."""

    __slots__ = ("amount", "place")

    def __init__(self, amount: Amount, place: int) -> None:
        super().__init__()
        self.amount = amount
        self.place = place

    def run(self, s: State, f: Running) -> None:
        f.kept[self.place] = (number(s, f, self.amount),)


class AskNumber(Asking):
    """A number up to a maximum, settled before it is used (6.1.3)."""

    __slots__ = ("maximum", "place")

    def __init__(self, maximum: Amount, place: int) -> None:
        super().__init__(op.AMOUNT)
        self.maximum = maximum
        self.place = place

    def run(self, s: State, f: Running) -> None:
        f.ask(s, self, f.player)

    def options(self, s: State, f: Running) -> list[Option]:
        return [Option(op.NUMBER, n) for n in range(number(s, f, self.maximum), -1, -1)]

    def answer(self, s: State, f: Running, o: Option) -> None:
        f.kept[self.place] = (o.a,)
