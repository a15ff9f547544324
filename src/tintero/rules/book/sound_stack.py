"""Whether what goes on in a loaded position can go on so, and whether the open question is the one it asks (1.7.2)."""

from __future__ import annotations

from typing import Final

from tintero.abilities.words import AfterPlay, Until

from .. import kinds
from .. import option as op
from ..event import NO_CARD, NOBODY, NOTHING
from ..machinery.context import Context
from ..machinery.left_behind import Lasting
from ..machinery.object_refs import card_of_ref, ref_is_live
from ..machinery.pieces import ACTION, HAND, OUT, PLAY, Phase
from ..machinery.plain import Data
from ..machinery.process import Process
from ..machinery.program import Asking, Running
from ..machinery.serialise import REFUSED, sentence, state_to_data
from ..machinery.soundness import (
    MANY,
    are_references,
    check_context,
    check_table,
    is_count,
    is_player,
    is_playing,
    is_reference,
    refuse,
)
from ..machinery.state import State
from ..machinery.traits import refresh
from ..option import Option
from ..refusals import DamagedState
from . import bag, setup
from .actions import activate, challenge, play
from .actions.action_effect import ActionEffect
from .actions.activate import Using
from .actions.challenge import Challenging
from .actions.paid_action import PaidAction
from .actions.play import Playing
from .bag import Settling
from .costs import can_pay_ink, part_candidates, part_count
from .effects import damaging, joining
from .effects.affecting import MoveCards
from .effects.choosing import AskNumber, KeepNumber
from .effects.joining import ChoosePlayer
from .effects.playing import PlayCard
from .payment import Paying, PayingInk
from .replacement import Happening, Manner, Would
from .resolving import Resolving
from .setup import Setup
from .turn import DRAW_STEP, END_PHASE, MAIN, NEXT_TURN, READY_STEP, SET_STEP, Turn

REPLACEABLE: Final = frozenset({kinds.DAMAGE_DEALT, kinds.BANISHED, kinds.DISCARDED, kinds.INK_DROP})
INK_IN_EFFECTS: Final = frozenset({"6.7.2", "6.1.16"})

# What can lie on what (the stack, from below)
ABOVE: Final[dict[type[Process], tuple[type[Process], ...]]] = {
    Setup: (),
    Turn: (Settling, Playing, Using, PaidAction, Challenging),
    Settling: (Resolving, ActionEffect, Happening),
    Playing: (ActionEffect, Resolving, Happening),
    Using: (Resolving, Happening),
    PaidAction: (),
    PayingInk: (),
    Challenging: (Settling, Happening),
    Resolving: (Playing, PayingInk, Happening),
    ActionEffect: (Playing, PayingInk, Happening),
    Happening: (Resolving,),
}


PAYING: Final = 0  # the only step of what pays ink alone
LAST_STEP: Final[dict[type[Process], int]] = {
    Setup: setup.BEGIN, Turn: NEXT_TURN, Settling: bag.EMPTYING, Playing: play.OVER, Using: activate.OVER,
    Challenging: challenge.OVER, PayingInk: PAYING, PaidAction: PAYING,
}  # fmt: skip
NEXT_TO_NOTHING: Final = -1  # of a program that does not run


def options_of_sound(s: State, data: Data, deals: list[list[int]]) -> list[Option]:
    """The options of the open question of a loaded position; DamagedState if it is none that can be."""
    try:
        check_table(s, deals)
        refresh(s)  # what is derived is there as if the game had been played until here
        _check_stack(s)
        if state_to_data(s) != data:
            refuse("the position says something that no position says")
        return [] if s.over() else _asked_again(s)
    except REFUSED as error:
        raise DamagedState(sentence(error)) from error


def _asked_again(s: State) -> list[Option]:
    """Let the top of a copy of the stack take its step: it must ask this very question."""
    again = s.copy()
    again.asking = ""
    again.options = []
    again.stack[-1].step(again)
    if not is_playing(s, s.asked_by):
        refuse("somebody is asked who is not in the game")
    same = again.asking == s.asking and again.asked_by == s.asked_by and len(again.stack) == len(s.stack)
    if not same or again.stack[-1].at != s.stack[-1].at or not again.options:
        raise ValueError("the open question is not what is asked at this point")
    return again.options


# ---- the stack -----------------------------------------------------------------------------------------------------


def _check_stack(s: State) -> None:
    if not s.stack or not isinstance(s.stack[0], (Setup, Turn)):
        refuse("neither a turn nor the setup is going on")
    everybody = all(p.in_game for p in s.players)
    for place, f in enumerate(s.stack):
        above = s.stack[place + 1] if place + 1 < len(s.stack) else None
        check_context(s, f)
        if place and isinstance(f, (Setup, Turn)):
            refuse("a turn goes on in the middle of something")
        if above is not None and everybody and type(above) not in ABOVE[type(f)]:
            refuse("two things go on that cannot go on together")
        if not 0 <= f.at <= LAST_STEP.get(type(f), MANY):
            refuse("something is at a step that it does not have")
        if not s.over():
            _check_process(s, f, above)
    for e in s.lasting:
        _check_duration(s, e)
    for waiting in s.pending:
        check_context(s, waiting)
        if not isinstance(waiting, ActionEffect) or waiting.at != 0 or waiting.picking:
            refuse("something waits to resolve that is no action, or has begun")
        _check_running(s, waiting, None)
    if not s.over():
        _check_whole(s)


def _check_duration(s: State, e: Lasting) -> None:
    """It lasts as long as the text says that left it behind; one that a rule left waits for its moment (6.2.7.2)."""
    until = int(Until.PERMANENT)
    program, _, place = e.key.partition("#")
    if place:
        effect = s.table.programs[program].code[int(place)].effect
        until = int(getattr(effect, "until", until))
    if e.until != until:
        refuse("a lasting effect lasts longer or shorter than its text says")
    _check_kept(s, e.context, NEXT_TO_NOTHING)


def _check_whole(s: State) -> None:
    """What the processes say together."""
    actions = [f.card for f in [*s.stack, *s.pending] if isinstance(f, ActionEffect)]
    if len(set(actions)) != len(actions) or not all(card in actions for card in s.limbo):
        refuse("an action resolves twice, or lies in play without resolving")
    open_ones = [f for f in s.stack if isinstance(f, Challenging) and f.at < challenge.OVER]
    pairs = [(f.challenger, f.challenged) for f in open_ones]
    if pairs != ([(s.challenging, s.challenged)] if s.challenging else []):
        refuse("the challenge is not the one that goes on")
    if len(s.stack) == 1 and (s.limbo or s.bag or s.pending):
        refuse("something waits that should have been settled")
    if s.asking == op.TURN and s.loop_count:
        refuse("something is repeated while nothing goes on")


def _check_process(s: State, f: Process, above: Process | None) -> None:
    if isinstance(f, Running):
        _check_running(s, f, above)
    elif isinstance(f, Playing):
        _check_playing(s, f, above)
    elif isinstance(f, Using):
        _check_using(s, f, above)
    elif isinstance(f, PayingInk):
        _check_paying_ink(s, f)
    elif isinstance(f, Happening):
        _check_happening(s, f, above)
    elif isinstance(f, Turn):
        _check_turn(s, f, above)
    elif isinstance(f, Settling):
        if f.at != (bag.EMPTYING if above is None else bag.CHECKING) or not is_player(s, f.holder):
            refuse("the bag is at an impossible step")
    elif isinstance(f, Challenging):
        steps = (challenge.DAMAGE, challenge.END, challenge.OVER) if isinstance(above, Settling) else (challenge.CHECK,)
        if f.at not in steps or not 1 <= f.challenger < s.next_pid or not 1 <= f.challenged < s.next_pid:
            refuse("the challenge is at an impossible step")
    elif isinstance(f, Setup):
        _check_setup(s, f)


def _check_setup(s: State, f: Setup) -> None:
    n = len(s.players)
    if f.at != setup.ALTER_HANDS or s.phase != Phase.SETUP or s.in_play or s.bag or s.lasting or s.bag_locked:
        refuse("the setup is at an impossible step")
    if not is_playing(s, f.asked) or not 1 <= f.seats <= n or (f.asked - s.first_player) % n != n - f.seats:
        refuse("the wrong player alters the opening hand")
    hand = s.players[f.asked].hand
    if f.altering != [card for card in hand if card in f.altering]:
        refuse("cards are altered that are not in the opening hand")


def _check_turn(s: State, f: Turn, above: Process | None) -> None:
    if not READY_STEP <= f.at <= NEXT_TURN or (s.phase == Phase.SETUP and f.at != READY_STEP):
        refuse("the turn is at an impossible step")
    if s.bag_locked != (f.at == SET_STEP):
        refuse("the bag is closed at the wrong time")
    if f.readying and (f.at != READY_STEP or not all(pid in s.in_play for pid in f.readying)):
        refuse("something readies that cannot")
    if all(p.in_game for p in s.players):
        _check_order(s, f)
    if above is not None and f.at < END_PHASE:
        if not isinstance(above, ABOVE[Turn]):
            refuse("something goes on in the turn that settles nothing")
        if f.at == READY_STEP or (f.at != MAIN and not isinstance(above, Settling)):
            refuse("a turn action is taken at the wrong time")
    if s.players[s.active].in_game and s.phase not in PHASES_AT.get(f.at, (Phase.END_PHASE,)):
        refuse("the step of the turn and its phase do not agree")


def _check_order(s: State, f: Turn) -> None:
    """CR 3.4.2: one player after the other, while nobody has left."""
    turn = s.turn + 1 if f.at == READY_STEP else s.turn
    if f.player != s.active:
        refuse("the turn is another player's")
    if not s.table.settings.simultaneous_turns and (s.first_player + turn - 1 - s.active) % len(s.players):
        refuse("it is not this player's turn")


PHASES_AT: Final[dict[int, tuple[int, ...]]] = {
    READY_STEP: (Phase.SETUP, Phase.END_PHASE),
    SET_STEP: (Phase.READY_STEP,),
    DRAW_STEP: (Phase.SET_STEP,),
    MAIN: (Phase.DRAW_STEP, Phase.MAIN_PHASE),
}


# ---- paying --------------------------------------------------------------------------------------------------------


def _check_paying(s: State, f: Paying, pay_ink: int, pay_rest: int) -> None:
    if not is_playing(s, f.player):
        refuse("somebody pays who is not in the game")
    if not (is_count(f.ink) and 0 <= f.drops <= f.ink):
        refuse("an impossible amount of ink is paid")
    if f.drops_settled != (f.at > pay_ink):
        refuse("ink drops are used at the wrong time")
    if f.at <= pay_ink and (f.drops or not can_pay_ink(s, f.player, f.ink)):
        refuse("ink is paid that is not there")
    if not are_references(s, f.paid) or (f.at < pay_rest and f.paid) or (f.at != pay_rest and f.picks):
        refuse("something was paid with that does not exist, or too early")
    if f.at > pay_rest:
        return
    parts = f.cost(s).parts
    if not 0 <= f.part <= len(parts) or (f.at < pay_rest and f.part):
        refuse("a part of a cost is paid that is not asked for")
    if f.picks:
        part = parts[f.part]
        able = part_candidates(s, f, part, f.paid)
        if len(f.picks) >= part_count(part) or len(set(f.picks)) != len(f.picks) or not set(f.picks) <= set(able):
            refuse("a cost is paid with something that cannot pay it")


def _check_playing(s: State, f: Playing, above: Process | None) -> None:
    if f.way not in op.PLAYS or f.card == NO_CARD or f.source != NOTHING:
        refuse("a card is played in no way that there is")
    if not (is_count(f.ink) and 0 <= f.drops <= f.ink) or f.alternate < 0 or f.shift_number < 0:
        refuse("a card is played for no cost that there is")
    if not (0 <= f.entering <= max(play.Entering) and 0 <= f.by <= max(play.By) and 0 <= f.after <= max(AfterPlay)):
        refuse("a card enters play in no way that there is")
    steps: tuple[int, ...] = (play.CHOOSE_REST, play.PAY_INK, play.PAY_REST, play.ASK_HOW)
    if above is not None:
        steps = (play.PAY_REST,) if isinstance(above, Happening) else (play.OVER,)
    if f.at not in steps:
        refuse("a card is played at an impossible step")
    if len(f.bases) > 2 or not all(1 <= pid < s.next_pid for pid in [*f.bases, *f.singing]):
        refuse("a card is played onto something that never was there")
    if f.at == play.OVER:
        if isinstance(above, ActionEffect) and above.card != f.card:
            refuse("another action resolves than was played")
        return
    _check_what_is_played(s, f)
    _check_paying(s, f, play.PAY_INK, play.PAY_REST)
    if f.at == play.PAY_INK:
        again = f.copy()
        again.count_cost(s)
        if again.ink != f.ink:
            refuse("a card costs something else")


def _check_what_is_played(s: State, f: Playing) -> None:
    if s.table.owners[f.card] != f.player or s.zone[f.card] in (PLAY, OUT):
        refuse("a card is played that is in play already, or another player's")
    if f.alternate and f.way != op.PLAY:
        refuse("a card is played for no cost that there is")
    face = s.face_of(f.card)
    bases = [s.in_play[pid] for pid in f.bases]
    if len(bases) not in ((1, 2) if f.way == op.SHIFT else (0,)) or len(set(f.bases)) != len(bases):
        refuse("a card is laid over more or fewer cards than it can")
    if any(base.owner != f.player for base in bases):
        refuse("a card is laid over another player's")
    if f.way == op.SHIFT and (f.shift(s) is None or face.type == ACTION):
        refuse("a card is shifted that cannot be")
    singing = {op.SING: 1}.get(f.way, len(f.singing) if f.way == op.SING_TOGETHER else 0)
    if len(f.singing) != singing or len(set(f.singing)) != singing or not all(pid in s.in_play for pid in f.singing):
        refuse("a song is sung by characters that cannot")
    along = [*f.declined, f.invited] if f.invited else f.declined
    if along and not (f.way == op.SING_TOGETHER and len({*f.singing, *along}) == len(f.singing) + len(along)):
        refuse("somebody is asked to sing along who cannot")
    if not all(pid in s.in_play and s.in_play[pid].owner != f.player for pid in along):
        refuse("somebody is asked to sing along who is no teammate")
    if f.invited and f.at != play.CHOOSE_REST:
        refuse("somebody is asked to sing along too late")
    if f.way in (op.SING, op.SING_TOGETHER) and not face.is_song:
        refuse("something is sung that is no song")


def _check_using(s: State, f: Using, above: Process | None) -> None:
    steps: tuple[int, ...] = (activate.PAY_INK, activate.PAY_REST)
    if above is not None:
        steps = (activate.PAY_REST,) if isinstance(above, Happening) else (activate.OVER,)
    if f.at not in steps or not 1 <= f.source < s.next_pid or f.card == NO_CARD:
        refuse("an ability is used at an impossible step")
    if f.ink != (0 if f.free else f.ability.cost.ink):
        refuse("an ability costs something else")
    _check_paying(s, f, activate.PAY_INK, activate.PAY_REST)
    if isinstance(above, Resolving) and (above.ability is not f.ability or above.source != f.source):
        refuse("another ability resolves than was used")


def _check_paying_ink(s: State, f: PayingInk) -> None:
    _check_paying(s, f, PAYING, PAYING)
    if not isinstance(f, PaidAction):
        if f.rule not in INK_IN_EFFECTS:
            refuse("ink is paid for nothing that asks for it")
    elif f.source not in s.in_play or (f.verb != op.QUEST) != (f.other in s.in_play) or f.ink != f.price(s):
        refuse("a turn action is paid that cannot be taken, or costs something else")


# ---- what would happen ---------------------------------------------------------------------------------------------


def _check_happening(s: State, f: Happening, above: Process | None) -> None:
    if f.kind not in REPLACEABLE or not 0 <= f.manner <= max(Manner) or not 0 <= f.at < len(f.would):
        refuse("something would happen that cannot happen")
    for would in f.would:
        _check_would(s, f.kind, would)
    if above is not None and not (isinstance(above, Resolving) and f.would[f.at].replaced):
        refuse("something is replaced that is not")
    subjects = [would.subject for would in f.would]
    if f.kind in (kinds.BANISHED, kinds.DISCARDED) and len(set(subjects)) != len(subjects):
        refuse("the same would happen twice")


def _check_would(s: State, kind: int, would: Would) -> None:
    if not is_reference(s, would.subject) or not is_reference(s, would.source):
        refuse("something would happen to an object that does not exist")
    if not is_count(would.amount) or not is_count(would.base):
        refuse("an impossible amount of something would happen")
    if kind == kinds.INK_DROP:
        if would.subject != NOTHING or not is_player(s, would.player):
            refuse("nobody would get ink drops")
    elif kind == kinds.DISCARDED:
        card = card_of_ref(would.subject)
        if would.subject >= NOTHING or not is_player(s, would.player):
            refuse("something would be discarded that is no card")
        if not would.replaced and s.zone[card] != HAND:
            refuse("a card would be discarded that is in no hand")
    elif would.subject <= NOTHING or would.player != NOBODY:
        refuse("something would happen to what is not in play")


# ---- programs ------------------------------------------------------------------------------------------------------


def _check_running(s: State, f: Running, above: Process | None) -> None:
    if not is_playing(s, f.player) or f.program is None:
        refuse("an effect resolves for a player who is not in the game")
    if f.ability is not None and f.ability.program is not f.program:
        refuse("an ability resolves as another one")
    if isinstance(f, ActionEffect):
        if f.card == NO_CARD or f.source != NOTHING or f.ability is not None:
            refuse("an action resolves that is none")
        if f.card in s.limbo and s.face_of(f.card).program is not f.program:
            refuse("an action resolves as another one")
    if above is None:
        if f in s.stack and not (0 <= f.at < len(f.code) and isinstance(f.code[f.at], Asking)):
            refuse("an effect asks something at a point where it asks nothing")
        _check_picking(s, f)
    else:
        _check_interrupted(s, f, above)
    _check_kept(s, f, f.at)


def _check_interrupted(s: State, f: Running, above: Process) -> None:
    """An effect that waits for something that one of its instructions began."""
    if f.picking or not 0 <= f.at <= len(f.code):
        refuse("an effect waits at an impossible step")
    if isinstance(above, Playing):
        if f.at == 0 or not isinstance(f.code[f.at - 1], PlayCard) or above.by == play.By.TURN_ACTION:
            refuse("a card is played by an effect that plays none")


def _check_picking(s: State, f: Running) -> None:
    """What has been picked for the open question so far."""
    if not f.picking:
        return
    if len(set(f.picking)) != len(f.picking):
        refuse("the same was picked twice")
    asking = f.code[f.at]
    if isinstance(asking, ChoosePlayer):
        able = all(is_playing(s, p) for p in f.picking)
    elif isinstance(asking, MoveCards):
        able = all(0 <= card < len(s.zone) for card in f.picking)
    else:
        able = are_references(s, f.picking) and all(ref_is_live(s, ref) for ref in f.picking)
    if not able:
        refuse("something was picked that cannot be")


PLAYERS: Final = -1  # any number of players
ONE: Final = 1
PAIR: Final = 2
AT_MOST_ONE: Final = -2

# What instructions keep for themselves, besides references: which places, and how much lies there
COUNTERS: Final[dict[type[object], tuple[tuple[str, int], ...]]] = {
    joining.StartPlayers: (("left", PLAYERS), ("tally", PAIR), ("before", PLAYERS)),
    joining.NextPlayer: (("left", PLAYERS), ("tally", PAIR), ("before", PLAYERS)),
    joining.Tally: (("tally", PAIR),),
    joining.StartCount: (("left", ONE), ("tally", PAIR)),
    joining.NextTime: (("left", ONE), ("tally", PAIR)),
    joining.AskMayForEach: (("answered", AT_MOST_ONE),),
    joining.StartLimited: (("before", ONE),),
    joining.EndLimited: (("before", ONE),),
    damaging.StartRemoving: (("total", ONE),),
    damaging.RemoveUpTo: (("total", ONE),),
    AskNumber: (("place", AT_MOST_ONE),),
    KeepNumber: (("place", AT_MOST_ONE),),
}


def _check_kept(s: State, c: Context, at: int) -> None:
    """Counters are numbers, and are there between the instruction that begins to count and the last that does."""
    if c.program is None:
        return
    spans: dict[int, list[int]] = {}  # place: first and last instruction that uses it, what lies there
    for number, instruction in enumerate(c.program.code):
        for name, shape in COUNTERS.get(type(instruction), ()):
            place = int(getattr(instruction, name))
            spans.setdefault(place, [number, number, shape])[1] = number
    for place, (first, last, shape) in spans.items():
        kept = c.kept[place]
        if shape == PLAYERS:
            if not all(is_player(s, p) for p in kept):
                refuse("an effect goes on for a player who does not exist")
            continue
        if not all(is_count(n) for n in kept):
            refuse("an effect has counted something impossible")
        if len(kept) > (1 if shape == AT_MOST_ONE else shape):
            refuse("an effect has counted too much")
        if shape != AT_MOST_ONE and len(kept) != shape and (kept or first < at <= last):
            refuse("an effect has lost its count")
