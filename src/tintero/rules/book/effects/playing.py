"""Effects that play cards (6.1.7, 6.7.8)."""

from __future__ import annotations

from dataclasses import replace

from tintero.abilities import effect as ef
from tintero.abilities.words import Doing, PlayWay, ShiftBase, Who

from ... import option as op
from ...event import NOTHING
from ...machinery.evaluate import candidates, fits, refs
from ...machinery.object_refs import after_next_move, card_of_ref, ref_is_live
from ...machinery.open_cards import holds_hidden, is_open
from ...machinery.program import Asking, Found, Instruction, Outlook, Running
from ...machinery.state import State
from ...machinery.traits import sing_cost
from ...machinery.whom import one_player
from ...option import Option
from ..actions import play, playable
from ..costs import SUNG, can_pay_ink, card_ink_cost, play_cost
from ..keywords.shift import bases_for, has_partner
from ..statics import barred
from .affecting import resolve_ref


class PlayCard(Asking):
    """Which card, then the ordinary process; what it causes waits until this ability ends."""

    __slots__ = ("playing",)

    def __init__(self, effect: ef.PlayCard) -> None:
        super().__init__(op.CHOOSE, effect)
        self.playing = effect

    def player(self, s: State, f: Running) -> int:
        return f.player if self.playing.who == Who.YOU else one_player(s, f, self.playing.who)

    def run(self, s: State, f: Running) -> None:
        if self.options(s, f):
            f.ask(s, self, self.player(s, f))
        else:
            self.not_played(s, f)

    def not_played(self, s: State, f: Running) -> None:
        if self.playing.ref is None or self.playing.label:
            f.it = ()
        else:
            f.at += 1  # nothing was played, but the text still speaks of that very card ("otherwise, put it …")
        f.failed(s)

    def private(self, s: State, f: Running) -> bool:
        """Whether a card can be played depends on what it is."""
        node = self.playing
        if node.ref is not None:
            live = [resolve_ref(s, r) for r in refs(s, f, node.ref)]
            return any(r < NOTHING and ref_is_live(s, r) and not is_open(s, card_of_ref(r)) for r in live)
        if node.filter is None:
            return False
        also = node.also_from is not None and holds_hidden(s, f, replace(node.filter, zone=node.also_from))
        return also or holds_hidden(s, f, node.filter)

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        if self.playing.ref is not None or self.private(s, f) or self.options(s, f):
            return Outlook.SOMETHING
        return Outlook.NOTHING

    def cards(self, s: State, f: Running, player: int) -> list[int]:
        node = self.playing
        found: list[int] = []
        if node.ref is not None:
            live = [resolve_ref(s, r) for r in refs(s, f, node.ref)]
            found = [r for r in live if r < NOTHING and ref_is_live(s, r)]
            if node.filter is not None:
                found = [r for r in found if fits(s, f, r, node.filter)]
        elif node.filter is not None:
            found = candidates(s, f, node.filter)
            if node.also_from is not None:
                found = found + candidates(s, f, replace(node.filter, zone=node.also_from))
        cards = [card_of_ref(r) for r in found]
        return [c for c in cards if s.table.owners[c] == player and not playable.forbidden(s, player, c)]

    def options(self, s: State, f: Running) -> list[Option]:
        """CR 6.1.7: free forbids every other way; otherwise all ways of paying are open."""
        way = self.playing.way
        player = self.player(s, f)
        out: list[Option] = []
        for card in self.cards(s, f, player):
            if way in (PlayWay.FREE, PlayWay.FREE_OR_SHIFTED):
                out.append(Option(op.PLAY, card, op.IN_INK))
            elif way == PlayWay.PAID:
                out += paid_options(s, player, card)
            if way in (PlayWay.SHIFTED_FREE, PlayWay.FREE_OR_SHIFTED):
                out += shift_options(s, player, card)
        if not out and self.private(s, f):
            out.append(Option(op.DONE))
        return out

    def answer(self, s: State, f: Running, o: Option) -> None:
        if o.verb == op.DONE:
            self.not_played(s, f)
            return
        f.done(s, 1, True)
        f.it = (after_next_move(s, o.a),)
        free = self.playing.way != PlayWay.PAID
        play.begin_by_effect(s, self.player(s, f), o, free, self.playing.exerted, self.playing.after)


def paid_options(s: State, player: int, card: int) -> list[Option]:
    """All ways of paying for a card that an effect lets a player play from wherever it is."""
    out: list[Option] = []
    face = s.face_of(card)
    if can_pay_ink(s, player, play_cost(s, player, card)):
        out.append(Option(op.PLAY, card, op.IN_INK))
    alternates = [a for a in playable.alternates(s, player, card) if not a.shift]
    for n in range(len(alternates)):
        if playable.alternate_cost_refusal(s, player, card, alternates[n].cost) is None:
            out.append(Option(op.PLAY, card, n + 1))
    if face.is_song and can_pay_ink(s, player, card_ink_cost(s, player, card, 0, SUNG)):
        singers = playable.singers(s, player)
        for p in singers:
            if p.owner == player and sing_cost(s, p) >= face.cost and not barred(s, p, Doing.SING_ALONE, NOTHING):
                out.append(Option(op.SING, card, p.card))
        if face.sing_together and sum(sing_cost(s, p) for p in singers) >= face.sing_together:
            out.append(Option(op.SING_TOGETHER, card))
    for index, shift in enumerate(playable.shifts_of(s, player, card)):
        for base in bases_for(s, player, card, shift.kind):
            if playable.base_refusal(s, player, card, base, shift) is None:
                out.append(Option(op.SHIFT, card, base.card, index))
    return out


def shift_options(s: State, player: int, card: int) -> list[Option]:
    out: list[Option] = []
    for index, shift in enumerate(playable.shifts_of(s, player, card)):
        for base in bases_for(s, player, card, shift.kind):
            if shift.kind.base != ShiftBase.TWO_NAMES or has_partner(s, player, card, base):
                out.append(Option(op.SHIFT, card, base.card, index))
    return out


class Played(Instruction):
    """After the process: IT is the permanent it became. `place`: where it is kept under its label."""

    __slots__ = ("place",)

    def __init__(self, place: int | None) -> None:
        super().__init__()
        self.place = place

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        return Outlook.NO_STEP

    def run(self, s: State, f: Running) -> None:
        f.it = tuple((s.pid_of[card_of_ref(r)] or r) if r < NOTHING else r for r in f.it)
        if f.it:
            f.done(s, 1, True)  # whatever paying for it achieved on the way
        if self.place is not None:
            f.kept[self.place] = f.it
