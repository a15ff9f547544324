"""Play a card (4.3): the steps from announcing to entering play."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from tintero.abilities.cost import Cost
from tintero.abilities.words import AfterPlay, ShiftBase

from ... import kinds, ways
from ... import option as op
from ...event import EVERYBODY, NOTHING, Event
from ...machinery.ask_or_settle import put
from ...machinery.face import ShiftFace
from ...machinery.pieces import ACTION, HAND, Permanent
from ...machinery.plain import Data, numbers, truth, whole
from ...machinery.state import State
from ...machinery.traits import sing_cost
from ...option import Option
from ..bag import settle
from ..costs import HowPaid, card_ink_cost, use_up_next
from ..in_play import announce_played, cover, enter_play, into_play
from ..keywords.shift import second_bases, temporary_return
from ..payment import Paying
from ..replacement import Manner
from ..triggers import happen
from ..zones import put_on_deck
from .action_effect import ActionEffect
from .entering import (
    damage_on_entry,
    enters_exerted_to,
    may_enter_exerted,
    must_enter_exerted,
    rule_of_choosing_exerted,
)
from .playable import NO_COST, alternates, permission, shifts_of, singers

CHOOSE_REST: Final = 0  # 4.3.2.2: further singers, the second base
COUNT_COST: Final = 1  # 4.3.2.3
PAY_INK: Final = 2  # 4.3.2.4
PAY_REST: Final = 3
ASK_HOW: Final = 4  # 8.3.2
ENTER: Final = 5  # 4.3.3
OVER: Final = 6


class Entering(IntEnum):
    """How a permanent enters, apart from what everything else says."""

    READY = 0
    EXERTED = 1  # the effect that plays it says so
    EXERTED_BY_CHOICE = 2


class By(IntEnum):
    """What lets the card be played."""

    TURN_ACTION = 0
    EFFECT = 1
    EFFECT_FOR_FREE = 2


def begin(s: State, player: int, o: Option) -> Playing:
    """CR 4.3.2.1, 4.3.2.2: announce the card and the way to pay."""
    f = Playing(player, o.a, o.verb)
    s.known[o.a] = EVERYBODY
    if o.verb == op.SING:
        f.singing = [s.pid_of[o.b]]
    elif o.verb == op.SHIFT:
        f.shift_number = o.c
        f.bases = [s.pid_of[o.b]]
    elif o.verb == op.PLAY:
        f.alternate = max(o.b, 0)
    s.stack.append(f)
    return f


def begin_by_effect(s: State, player: int, o: Option, free: bool, exerted: bool, after: AfterPlay) -> None:
    """CR 6.7.8: a card played in the middle of an effect; what it causes waits."""
    f = begin(s, player, o)
    f.free = free and o.verb == op.PLAY
    f.by = By.EFFECT_FOR_FREE if free else By.EFFECT
    f.entering = Entering.EXERTED if exerted else Entering.READY
    f.after = after


class Playing(Paying):
    """A card is being played; `way` is the verb of the option: in ink, by singing, by Shift."""

    __slots__ = (
        "after", "alternate", "bases", "by", "chosen_all", "declined", "entering", "invited", "shift_number", "singing",
        "way",
    )

    def __init__(self, player: int, card: int, way: int) -> None:
        super().__init__(player, NOTHING, card)
        self.way = way
        self.alternate = 0  # the number of its alternate cost; 0: its own
        self.shift_number = 0  # which of its Shift abilities
        self.bases: list[int] = []
        self.singing: list[int] = []
        self.invited = NOTHING  # a teammate's character, until that player has said whether it sings along
        self.declined: list[int] = []  # and those that do not
        self.chosen_all = False  # no further singer or base
        self.entering: int = Entering.READY
        self.by: int = By.TURN_ACTION
        self.after: int = AfterPlay.DISCARD  # where an action goes

    # ---- the cost ----------------------------------------------------------------------------------------------

    def shift(self, s: State) -> ShiftFace:
        return shifts_of(s, self.player, self.card)[self.shift_number]

    def cost(self, s: State) -> Cost:
        """The cost that the way of playing asks for, ink before modifiers."""
        if self.free:
            return NO_COST
        if self.way == op.SHIFT:
            return NO_COST if self.by == By.EFFECT_FOR_FREE else self.shift(s).cost
        if self.way == op.PLAY:
            if self.alternate:
                return [a for a in alternates(s, self.player, self.card) if not a.shift][self.alternate - 1].cost
            return s.face_of(self.card).price
        return NO_COST

    def manner(self) -> Manner:
        return Manner.TO_PLAY

    def count_cost(self, s: State) -> None:
        """CR 4.3.2.3: what is free stays free; modifiers apply to everything else, singing included."""
        cost = self.cost(s)
        shift = self.way == op.SHIFT
        free = self.free or (self.way == op.PLAY and bool(self.alternate) and cost == NO_COST)
        free = free or (shift and self.by == By.EFFECT_FOR_FREE)
        if free:
            self.ink = 0
            return
        paid = HowPaid(shift, self.bases[0] if self.bases else NOTHING, self.way in (op.SING, op.SING_TOGETHER))
        self.ink = card_ink_cost(s, self.player, self.card, cost.ink, paid)

    # ---- the steps ---------------------------------------------------------------------------------------------

    def step(self, s: State) -> None:
        if self.at == CHOOSE_REST:
            if not self.choose_rest(s):
                return
            self.at = COUNT_COST
        if self.at == COUNT_COST:
            self.count_cost(s)
            self.at = PAY_INK
        if self.at == PAY_INK:
            if not self.settle_drops(s):
                return
            self.at = PAY_REST
            self.pay_ink_part(s, "4.3.2.4")
            self.exert_singers(s)
        if self.at == PAY_REST:
            if not self.pay_parts(s, "4.3.2.4"):
                return
            self.at = ASK_HOW
        if self.at == ASK_HOW:
            if self.may_choose_how(s):
                put(s, self, self.player, op.MAY)
                return
            self.at = ENTER
        if self.at == ENTER:
            self.at = OVER
            if s.face_of(self.card).type == ACTION:
                self.enter_action(s)
            else:
                self.enter_permanent(s)
            return
        s.stack.pop()
        if self.by == By.TURN_ACTION:
            settle(s)  # CR 4.3.4

    def exert_singers(self, s: State) -> None:
        """CR 5.4.4.2: exerting them pays for the song."""
        for pid in self.singing:
            p = s.in_play[pid]
            p.exerted = True
            happen(s, Event(kinds.EXERTED, "5.4.4.2", p.owner, pid))

    def may_choose_how(self, s: State) -> bool:
        """CR 8.3.2; on an exerted base there is nothing to ask (8.10.2)."""
        if s.face_of(self.card).type == ACTION or self.entering != Entering.READY:
            return False
        if any(s.in_play[pid].exerted for pid in self.bases):
            return False
        return may_enter_exerted(s, self.player, self.card)

    # ---- further singers, or the second base: one at a time (8.12.2, 8.10.8.3) ---------------------------------

    def choose_rest(self, s: State) -> bool:
        """True when the way of playing is complete."""
        if self.way == op.SING_TOGETHER and not self.chosen_all:
            self.forget_who_left(s)
            if self.invited != NOTHING:  # CR 8.12.1: teammates exert as many of theirs as they like
                put(s, self, s.in_play[self.invited].owner, op.MAY)
                return False
            if self.sung_for(s) + sum(sing_cost(s, p) for p in self.able(s)) < s.face_of(self.card).sing_together:
                self.take_back(s)
                return False
        return not put(s, self, self.player, op.CHOOSE)

    def forget_who_left(self, s: State) -> None:
        """CR 9.2.3: a teammate may have left the game with their characters."""
        self.singing = [pid for pid in self.singing if pid in s.in_play]
        self.declined = [pid for pid in self.declined if pid in s.in_play]
        if self.invited not in s.in_play:
            self.invited = NOTHING

    def sung_for(self, s: State) -> int:
        return sum(sing_cost(s, s.in_play[pid]) for pid in self.singing)

    def able(self, s: State) -> list[Permanent]:
        """Who else could sing along."""
        return [p for p in singers(s, self.player) if p.pid not in self.singing and p.pid not in self.declined]

    def take_back(self, s: State) -> None:
        """CR 1.5.3: the cost cannot be paid in full after all, so the card is not played; nothing was paid yet."""
        s.stack.pop()
        s.done = 0
        s.full = False
        s.tell(Event(kinds.NO_EFFECT, "1.5.3", self.player, how=ways.UNPAID, card=self.card))

    def rest_options(self, s: State) -> list[Option]:
        if self.chosen_all:
            return []
        if self.way == op.SING_TOGETHER:
            if self.invited != NOTHING:
                return [Option(op.YES), Option(op.NO)]
            out = [Option(op.CARD, p.card) for p in self.able(s)]
            if self.sung_for(s) >= s.face_of(self.card).sing_together:
                out.append(Option(op.DONE))
            return out
        if self.way == op.SHIFT and len(self.bases) == 1:
            base = self.shift(s).kind.base
            if base in (ShiftBase.TWO_NAMES, ShiftBase.ONE_OR_TWO_NAMES):
                first = s.in_play[self.bases[0]]
                out = [Option(op.CARD, q.card) for q in second_bases(s, self.player, self.card, first)]
                if base == ShiftBase.ONE_OR_TWO_NAMES and out:
                    out.append(Option(op.DONE))
                return out
        return []

    def take_rest(self, s: State, o: Option) -> None:
        if o.verb == op.DONE:
            self.chosen_all = True
        elif o.verb == op.YES or o.verb == op.NO:
            (self.singing if o.verb == op.YES else self.declined).append(self.invited)
            self.invited = NOTHING
        elif self.way == op.SING_TOGETHER:
            self.ask_along(s, s.in_play[s.pid_of[o.a]])
        else:
            self.bases.append(s.pid_of[o.a])

    def ask_along(self, s: State, singer: Permanent) -> None:
        if singer.owner == self.player:
            self.singing.append(singer.pid)
        else:
            self.invited = singer.pid

    # ---- questions ---------------------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        if self.at == CHOOSE_REST:
            return self.rest_options(s)
        if self.at == PAY_INK:
            return self.drop_options(s)
        if self.at == PAY_REST:
            return self.part_options(s)
        return [Option(op.YES), Option(op.NO)]

    def rule_asked(self, s: State) -> str:
        if self.at == CHOOSE_REST:
            if self.way == op.SING_TOGETHER:
                return "8.12.1"
            return "8.10.8.3" if self.shift(s).kind.base == ShiftBase.TWO_NAMES else "8.10.8.4"
        if self.at == ASK_HOW:
            return rule_of_choosing_exerted(s, self.player, self.card)
        return super().rule_asked(s)

    def private(self, s: State) -> bool:
        return self.at == PAY_REST and self.pays_privately(s)

    def forced(self, s: State, found: list[Option]) -> bool:
        return super().forced(s, found) if self.at == PAY_REST else len(found) == 1

    def mentioned(self) -> list[int]:
        return [*super().mentioned(), *self.bases, *self.singing, *self.declined, self.invited]

    def answer(self, s: State, o: Option) -> None:
        if self.at == CHOOSE_REST:
            self.take_rest(s, o)
        elif self.at == PAY_INK:
            self.take_drops(o.a)
        elif self.at == PAY_REST:
            self.take_part(s, o)
        else:
            self.entering = Entering.EXERTED_BY_CHOICE if o.verb == op.YES else Entering.READY
            self.at = ENTER

    # ---- entering ----------------------------------------------------------------------------------------------

    def how(self) -> int:
        """How it was paid for, as triggers and the log see it."""
        if self.way == op.SHIFT:
            return ways.BY_SHIFT
        if self.way == op.SING:
            return ways.SUNG
        if self.way == op.SING_TOGETHER:
            return ways.SUNG_TOGETHER
        return ways.FREE if self.free or self.alternate else ways.ANY

    def enter_permanent(self, s: State) -> None:
        """CR 4.3.3.1 with 6.7.9: it enters as everything that applies says, in the same instant."""
        card = self.card
        exerted = self.entering != Entering.READY or must_enter_exerted(s, self.player, card)
        exerted = self.use_permission(s) or exerted
        damage = damage_on_entry(s, self.player, card)
        use_up_next(s, self.player, s.ref_of(card), self.way == op.SHIFT)
        covered: list[Permanent] = []
        if self.bases:
            p = s.in_play[self.bases[0]]
            second = s.in_play[self.bases[1]] if len(self.bases) > 1 else None
            temporary = self.shift(s).kind.temporary
            covered = cover(s, card, p, second, exerted)
            p.damage += damage
            if temporary:
                temporary_return(s, p)
        else:
            p = enter_play(s, card, exerted, damage)
        if self.drops > 0:
            p.used_ink_drop = True
        chosen = self.entering == Entering.EXERTED_BY_CHOICE
        announce_played(s, p, covered, self.ink, damage, self.how(), chosen)
        if chosen:
            enters_exerted_to(s, p)

    def use_permission(self, s: State) -> bool:
        """A card played from elsewhere than the hand: whether what permits it has it enter exerted."""
        if s.zone[self.card] == HAND or self.by != By.TURN_ACTION:
            return False
        permit = permission(s, self.player, self.card)
        if permit is None:
            return False
        if permit.once_each_name:
            happen(s, Event(kinds.PERMISSION_USED, "4.3.2", self.player, s.ref_of(self.card)))
        return permit.exerted

    def enter_action(self, s: State) -> None:
        """CR 4.3.3.2: into the Play zone, then its effect; one played by an effect waits (6.7.8.1)."""
        card = self.card
        face = s.face_of(card)
        use_up_next(s, self.player, s.ref_of(card), False)
        into_play(s, card)
        s.limbo = [*s.limbo, card]
        ref = s.ref_of(card)
        happen(s, Event(kinds.PLAYED, "4.3.3", self.player, ref, amount=self.ink, how=self.how()))
        self.tell_singing(s, ref)
        assert face.program is not None
        g = ActionEffect(self.player, card, face.program)
        g.singers = tuple(self.singing)
        g.paid_with_drop = self.drops > 0
        if self.by == By.TURN_ACTION:
            s.stack.append(g)
            return
        s.pending.append(g)
        if self.after == AfterPlay.BOTTOM_WHEN_DONE:
            g.to_bottom = True
        elif self.after == AfterPlay.BOTTOM_AT_ONCE:
            # the instructing effect goes on and puts the card there; what it does waits all the same (6.7.8)
            put_on_deck(s, card, False, "6.7.8")

    def tell_singing(self, s: State, song: int) -> None:
        """The amount counts the singers of each player: "one or more of your characters" looks at the first."""
        sang = [0] * len(s.players)
        rule = "5.4.4.2" if self.way == op.SING else "8.12.3"
        for pid in self.singing:
            if pid in s.in_play:
                owner = s.in_play[pid].owner
                sang[owner] += 1
                happen(s, Event(kinds.SANG, rule, owner, pid, song, sang[owner], how=self.how()))

    # ---- copies and data ---------------------------------------------------------------------------------------

    def copy(self) -> Playing:
        new = Playing(self.player, self.card, self.way)
        self.fill_payment(new)
        new.alternate = self.alternate
        new.shift_number = self.shift_number
        new.bases = self.bases[:]
        new.singing = self.singing[:]
        new.invited = self.invited
        new.declined = self.declined[:]
        new.chosen_all = self.chosen_all
        new.entering = self.entering
        new.by = self.by
        new.after = self.after
        return new

    def to_data(self) -> Data:
        return {
            **self.payment_data("playing"), "way": self.way, "alternate": self.alternate,
            "shift_number": self.shift_number, "bases": self.bases[:], "singing": self.singing[:],
            "invited": self.invited, "declined": self.declined[:], "chosen_all": self.chosen_all,
            "entering": int(self.entering), "by": int(self.by),
            "after": int(self.after),
        }  # fmt: skip

    def restore(self, data: Data) -> Playing:
        self.restore_payment(data)
        self.alternate = whole(data, "alternate")
        self.shift_number = whole(data, "shift_number")
        self.bases = numbers(data, "bases")
        self.singing = numbers(data, "singing")
        self.invited = whole(data, "invited")
        self.declined = numbers(data, "declined")
        self.chosen_all = truth(data, "chosen_all")
        self.entering = whole(data, "entering")
        self.by = whole(data, "by")
        self.after = whole(data, "after")
        return self
