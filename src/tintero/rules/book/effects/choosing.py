"""Choosing objects: one question per appearance of the word, legal options only (6.1.3, 6.7.3)."""

from __future__ import annotations

from tintero.abilities.amount import Amount
from tintero.abilities.target import Chosen, Filter, Ref
from tintero.abilities.words import Doing, Quantity

from ... import kinds, ways
from ... import option as op
from ...event import NOTHING, Event
from ...machinery.evaluate import candidates, number, one_player, refs
from ...machinery.object_refs import object_of, ref_is_live, top_card
from ...machinery.pieces import ITEM
from ...machinery.program import Asking, Instruction, Running
from ...machinery.state import State, are_opponents
from ...machinery.traits import WARD, stat_of, traits
from ...option import Option
from ..statics import barred
from ..triggers import happen
from ..zones import random_cards


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
        if not f.picking and not [o for o in found if o.verb != op.DONE]:
            f.kept[self.place] = ()
            f.it = ()
            if self.freely:
                s.done = 0
                s.full = True
            else:
                f.failed(s)
        elif len(found) == 1 and found[0].verb == op.DONE:
            self.finish(s, f)
        else:
            f.ask(s, self, one_player(s, f, self.chosen.by))

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
        f.picked = f.picked + picked
        f.done(s, len(picked), self.freely or len(picked) >= self.chosen.count)
        if not self.chosen.silent:
            player = one_player(s, f, self.chosen.by)
            how = chosen_for(s, f)
            for ref in picked:
                if ref > NOTHING:
                    happen(s, Event(kinds.CHOSEN, "6.1.3", player, ref, f.source, 1, f.source, how))


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

    def possible(self, s: State, f: Running) -> bool:
        return bool(candidates(s, f, self.filter))


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

    def possible(self, s: State, f: Running) -> bool:
        return any(_is_somewhere(s, r) for r in refs(s, f, self.ref))

    def payable(self, s: State, f: Running) -> bool:
        return any(r in s.in_play for r in refs(s, f, self.ref))


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
