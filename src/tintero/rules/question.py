"""What is asked, and what an answer means, as values: cards, numbers and parts of the text, but no words (1.7)."""

from __future__ import annotations

from enum import Enum
from typing import Final

from tintero.abilities import cost as ac
from tintero.abilities import effect as ef
from tintero.abilities.ability import ShiftKind
from tintero.abilities.words import DeckEnd, PlayWay, Zone

from . import option as op
from .book.actions import play as playing_steps
from .book.actions.move import move_cost
from .book.actions.play import By, Playing
from .book.actions.playable import shifts_of
from .book.costs import play_cost, shift_cost
from .book.effects import affecting, cards, choosing, damaging, discarding, joining, looking, playing
from .book.payment import Paying, PayingInk
from .book.replacement import Happening, applicable
from .book.turn import READY_STEP, Turn
from .event import NO_CARD, NOBODY, NOTHING
from .machinery.object_refs import top_card
from .machinery.program import Asking, Branch, Running
from .machinery.state import State
from .machinery.traits import BODYGUARD, usable_abilities
from .option import Option


class Ask(Enum):
    """What is asked. The value is the name of its sentence in the rulebook."""

    # the game and the turn
    TURN = "turn"
    HAND = "hand"
    READYING = "readying"
    RESOLVE = "resolve"
    # playing and using
    SINGER = "singer"
    SINGS_ALONG = "sings_along"
    SECOND_BASE = "second_base"
    DROPS = "drops"
    PAY_DISCARD = "pay_discard"
    PAY_BANISH = "pay_banish"
    PAY_EXERT = "pay_exert"
    PAY_BOTTOM = "pay_bottom"
    PAY_RETURN = "pay_return"
    PAY_REVEAL = "pay_reveal"
    BODYGUARD = "bodyguard"
    EXERTED = "exerted"
    # effects
    MAY = "may"
    UNLESS = "unless"
    MODE = "mode"
    CHOOSE = "choose"
    CHOOSE_PLAYER = "choose_player"
    NUMBER = "number"
    HEAL = "heal"
    MOVE_DAMAGE = "move_damage"
    DISCARD = "discard"
    DISCARD_THEIRS = "discard_theirs"
    TAKE = "take"
    TAKE_UNDER = "take_under"
    PLAY_CARD = "play_card"
    NAME = "name"
    ORDER_TOP = "order_top"
    ORDER_BOTTOM = "order_bottom"
    TOP_OR_BOTTOM = "top_or_bottom"
    TOP_OR_DISCARD = "top_or_discard"
    # replacement
    REPLACE = "replace"
    REPLACE_PLAYER = "replace_player"
    REPLACE_WHICH = "replace_which"


class Asked:
    """The open question, and what it speaks of."""

    __slots__ = ("card", "effect", "in_action", "key", "number", "other", "picked", "player", "what")

    def __init__(
        self, what: Ask, card: int = NO_CARD, other: int = NO_CARD, number: int = 0, effect: ef.Effect | None = None,
        player: int = 0,
    ) -> None:
        self.what = what
        self.card = card  # that asks
        self.other = other
        self.number = number
        self.effect = effect  # that would be done
        self.player = player  # whom it is about
        self.key = ""  # of the ability whose effect asks
        self.picked = 0  # how many picks of this question have been made
        self.in_action = False  # it belongs to a turn action: its cost, its singers, its bases, how it enters

    def __repr__(self) -> str:
        return f"<{self.what.value} {self.card}>"


class Meaning:
    """What an option stands for beyond its numbers; what does not apply is empty."""

    __slots__ = ("card", "cost", "discards", "effect", "key", "left_behind", "name", "player", "shift", "subject")

    def __init__(self) -> None:
        self.name = ""  # of the ability, or the name that is named
        self.key = ""  # of the ability
        self.card = NO_CARD  # whose ability it is
        self.left_behind = False  # the card only left the effect behind, and may be anywhere by now
        self.player = NOBODY  # whose ability it is
        self.subject = NO_CARD  # the card that it is about
        self.effect: ef.Effect | None = None  # of a mode
        self.cost: int | None = None  # ink to pay; None for what is played for free
        self.discards = False  # what is not put on top goes to the discard, and not to the bottom
        self.shift: ShiftKind | None = None

    def __repr__(self) -> str:
        return f"<{self.name or self.effect} {self.card}>"


# ---- what is asked -------------------------------------------------------------------------------------------------


def asked_of(s: State) -> Asked:
    """The question that is open, found from what is going on."""
    top = s.stack[-1]
    if isinstance(top, Running):
        return _effect_asks(s, top)
    if isinstance(top, Paying):
        return _payment_asks(s, top)
    if isinstance(top, Happening):
        return _replacement_asks(s, top)
    if isinstance(top, Turn):
        return Asked(Ask.READYING if top.at == READY_STEP else Ask.TURN)
    return Asked(Ask.RESOLVE if s.asking == op.RESOLVE else Ask.HAND)


def _payment_asks(s: State, f: Paying) -> Asked:
    asked = Asked(_what_payment_asks(s, f), f.card)
    if isinstance(f, Playing) and asked.what == Ask.SINGS_ALONG:
        asked.other = s.in_play[f.invited].card
    asked.in_action = f.by == By.TURN_ACTION if isinstance(f, Playing) else type(f) is not PayingInk
    return asked


def _what_payment_asks(s: State, f: Paying) -> Ask:
    if s.asking == op.AMOUNT:
        return Ask.DROPS
    if isinstance(f, Playing):
        if f.invited != NOTHING:
            return Ask.SINGS_ALONG
        if f.at == playing_steps.CHOOSE_REST:
            return Ask.SINGER if f.way == op.SING_TOGETHER else Ask.SECOND_BASE
        if f.at == playing_steps.ASK_HOW:
            return Ask.BODYGUARD if s.face_of(f.card).base.keywords & BODYGUARD else Ask.EXERTED
    part = f.cost(s).parts[f.part]
    if isinstance(part, ac.MoveCards) and part.to == Zone.HAND:
        return Ask.PAY_RETURN
    return PAYING[type(part)]


PAYING: Final[dict[type[ac.CostPart], Ask]] = {
    ac.DiscardCards: Ask.PAY_DISCARD, ac.BanishCards: Ask.PAY_BANISH, ac.ExertCards: Ask.PAY_EXERT,
    ac.MoveCards: Ask.PAY_BOTTOM, ac.RevealCards: Ask.PAY_REVEAL,
}  # fmt: skip


def _replacement_asks(s: State, f: Happening) -> Asked:
    other = top_card(s, f.would[f.at].subject)
    found = applicable(s, f)
    if len(found) > 1:
        return Asked(Ask.REPLACE_WHICH, other=other)
    permanent = found[0].permanent if found else None
    card = permanent.card if permanent is not None else NO_CARD
    return Asked(Ask.REPLACE_PLAYER if other == NO_CARD else Ask.REPLACE, card, other)


def _effect_asks(s: State, f: Running) -> Asked:
    asking = f.code[f.at]
    assert isinstance(asking, Asking)
    found = ASKS.get(type(asking))
    asked = _instruction_asks(s, f, asking) if found is None else Asked(found, f.card)
    assert f.program is not None
    asked.key = f.program.key
    asked.picked = len(f.picking)
    return asked


ASKS: Final[dict[type[Asking], Ask]] = {
    joining.AskMode: Ask.MODE, joining.AskEither: Ask.MODE, joining.ChoosePlayer: Ask.CHOOSE_PLAYER,
    cards.NameCard: Ask.NAME,
    playing.PlayCard: Ask.PLAY_CARD,
}  # fmt: skip


def _instruction_asks(s: State, f: Running, asking: Asking) -> Asked:
    """One that asks different things, or about something."""
    if isinstance(asking, joining.AskMay):
        assert isinstance(asking.effect, ef.May)
        return Asked(Ask.MAY, f.card, effect=asking.effect.effect)
    if isinstance(asking, affecting.PutTopOrBottom):
        return Asked(Ask.TOP_OR_DISCARD if asking.discard_instead else Ask.TOP_OR_BOTTOM, f.card)
    if isinstance(asking, joining.AskUnlessPays):
        following = f.code[f.at + 1] if f.at + 1 < len(f.code) else None
        return Asked(Ask.UNLESS, f.card, number=asking.ink, effect=None if following is None else following.effect)
    if isinstance(asking, choosing.Choose):
        return Asked(Ask.CHOOSE, f.card, effect=_acts_on(f, asking))
    if isinstance(asking, choosing.AskNumber):
        return Asked(Ask.NUMBER, f.card, number=max(o.a for o in s.options))
    if isinstance(asking, damaging.RemoveUpTo):
        return Asked(Ask.HEAL, f.card, top_card(s, f.kept[asking.left][0]))
    if isinstance(asking, damaging.MoveDamage):
        return Asked(Ask.MOVE_DAMAGE, f.card, top_card(s, f.kept[asking.origin][0]))
    if isinstance(asking, discarding.DiscardCards):
        player = asking.discarder(s, f)
        return Asked(Ask.DISCARD if player == s.asked_by else Ask.DISCARD_THEIRS, f.card, player=player)
    if isinstance(asking, looking.TakeCards):
        under = {s.zone[card] for card in looking.group_cards(s, f)} == {Zone.UNDER}
        return Asked(Ask.TAKE_UNDER if under else Ask.TAKE, f.card)
    if isinstance(asking, (affecting.MoveCards, looking.PutRest)):
        return Asked(Ask.ORDER_TOP if asking.to.end == DeckEnd.TOP else Ask.ORDER_BOTTOM, f.card)
    return Asked(Ask.CHOOSE, f.card)


def _acts_on(f: Running, choose: choosing.Choose) -> ef.Effect | None:
    """What will be done to the choice: the next instruction that acts on its place."""
    for instruction in f.code[f.at + 1 :]:
        if choose.place in instruction.places() and instruction.effect is not None:
            return instruction.effect_on(choose.place)
        if isinstance(instruction, Branch) and not isinstance(instruction, Asking):
            break
    return None


# ---- what an answer means ------------------------------------------------------------------------------------------


def meaning_of(s: State, o: Option) -> Meaning:
    """What a number in an option stands for, and what it costs."""
    m = Meaning()
    if o.verb == op.USE:
        abilities = usable_abilities(s, o.a)
        if 0 <= o.b < len(abilities):
            m.name, m.key, m.card = abilities[o.b].name, abilities[o.b].key, o.a
    elif o.verb == op.NAMED:
        m.name = s.table.names[o.a]
    elif o.verb == op.MODE:
        ask = _asking_now(s)
        m.effect = ask.modes[o.a] if isinstance(ask, joining.AskMode) else None
    elif o.verb == op.BOTTOM:
        ask = _asking_now(s)
        m.discards = isinstance(ask, affecting.PutTopOrBottom) and ask.discard_instead
    elif o.verb == op.TRIGGER:
        _waits(s, o.a, m)
    elif o.verb == op.EFFECT:
        _replaces(s, o.a, m)
    elif o.verb in (op.PLAY, op.SHIFT, op.MOVE):
        _costs(s, o, m)
    return m


def _asking_now(s: State) -> Asking | None:
    """The instruction that asks, if an effect does."""
    f = s.stack[-1] if s.stack else None
    asking = f.code[f.at] if isinstance(f, Running) else None
    return asking if isinstance(asking, Asking) else None


def _waits(s: State, number: int, m: Meaning) -> None:
    for e in s.bag:
        if e.number == number:
            m.name, m.key = e.ability.name, e.ability.key
            m.card, m.player = e.card, e.player
            m.subject = top_card(s, e.subject)


def _replaces(s: State, number: int, m: Meaning) -> None:
    f = s.stack[-1]
    found = applicable(s, f) if isinstance(f, Happening) else []
    if number >= len(found):
        return
    c = found[number]
    if c.ability is not None:
        m.name, m.key = c.ability.name, c.ability.key
    if c.permanent is not None:
        m.card = c.permanent.card
    elif c.shielding is not None:
        m.card = c.shielding.card
        m.left_behind = True


def _costs(s: State, o: Option, m: Meaning) -> None:
    """The ink to pay, where it is not simply what the card says."""
    player = s.asked_by
    if o.verb == op.SHIFT:
        shift = shifts_of(s, player, o.a)[o.c]
        m.shift = shift.kind
        m.cost = shift_cost(s, player, o.a, shift, s.pid_of[o.b])
    elif o.verb == op.MOVE:
        m.cost = move_cost(s, player, s.in_play[s.pid_of[o.a]], s.in_play[s.pid_of[o.b]])
    elif o.b == op.IN_INK:
        m.cost = play_cost(s, player, o.a)
    ask = _asking_now(s)
    if isinstance(ask, playing.PlayCard) and ask.playing.way != PlayWay.PAID:
        m.cost = None
