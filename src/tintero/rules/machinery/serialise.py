"""The state as plain data and back: saved games, equality, hashing."""

from __future__ import annotations

from typing import Final

from tintero.abilities.words import Moment

from ..event import FIELDS, Event, Outcome
from ..refusals import DamagedState
from .context import Context, memory_from_data, memory_to_data
from .face import CompiledTriggered, Traits
from .left_behind import Given, Lasting, Shielding, Waiting
from .loops import Step
from .pieces import BagEntry, Permanent
from .plain import (
    Data,
    as_text,
    number_list,
    numbers,
    record,
    rows,
    text,
    texts,
    truth,
    value_of,
    whole,
    whole_number,
)
from .process import Restorer
from .program import Leaving, Running
from .state import State, Table

# what goes wrong when data is taken for a position that it is not
REFUSED: Final = (LookupError, TypeError, ValueError, AttributeError, AssertionError, ArithmeticError)

FORMAT: Final = 3  # of the data; grows whenever an older position could not be read any more

PLAIN: Final = (
    "active", "acting", "first_player", "turn", "phase", "bag_locked", "next_pid", "next_number", "named", "done",
    "full", "challenging", "challenged", "loop_count", "choices", "choices_before_turn", "asking",
    "asked_by",
)  # fmt: skip
TRUTHS: Final = frozenset({
    "bag_locked", "full", "in_game", "exerted", "drying", "shifted", "used_ink_drop",
})  # fmt: skip
TEXTS: Final = frozenset({"asking", "named", "rule", "words", "ability"})
LISTS: Final = ("zone", "moves", "known", "pid_of", "limbo", "rng")
PLAYER: Final = ("lore", "ink_ready", "ink_used", "ink_drops", "in_game", "swapped", "turns")
PLAYER_LISTS: Final = ("deck", "hand", "discard", "inkwell")
PERMANENT: Final = (
    "pid", "card", "owner", "exerted", "drying", "damage", "location", "did", "shifted", "used_ink_drop", "left_moves",
)  # fmt: skip
PERMANENT_LISTS: Final = ("under", "used", "damaged_by")
BAG: Final = ("number", "player", "source", "card", "subject", "object", "who", "amount", "effect")
LASTING: Final = ("number", "key", "until", "until_player", "active")
TRAITS: Final = ("strength", "willpower", "lore", "keywords", "challenger", "resist", "singer")
EVENT: Final = FIELDS[: FIELDS.index("card") + 1]  # what the ledger keeps: nothing that only a log knows


# ---- to data -------------------------------------------------------------------------------------------------------


def state_to_data(s: State) -> Data:
    data: Data = {"format": FORMAT}
    data.update({k: getattr(s, k) for k in PLAIN})
    data["outcome"] = None if s.outcome is None else s.outcome.to_data()
    for k in LISTS:
        data[k] = list(getattr(s, k))
    data["defs"] = list(s.defs)
    data["players"] = [
        {**{k: getattr(p, k) for k in PLAYER}, **{k: list(getattr(p, k)) for k in PLAYER_LISTS}} for p in s.players
    ]
    data["in_play"] = [_permanent(p) for p in s.in_play.values()]
    data["gone"] = [{**_permanent(p), "traits": _traits(p.traits)} for p in s.gone.values()]
    data["pending"] = [f.to_data() for f in s.pending]
    data["stack"] = [f.to_data() for f in s.stack]
    data["bag"] = [{**{k: getattr(e, k) for k in BAG}, "ability": e.ability.key} for e in s.bag]
    data["lasting"] = [_lasting(e) for e in s.lasting]
    data["ledger"] = [{k: getattr(e, k) for k in EVENT} for e in s.ledger]
    data["repeated"] = [[*step, times] for step, times in s.repeated.items()]
    return data


def _permanent(p: Permanent) -> Data:
    out: Data = {k: getattr(p, k) for k in PERMANENT}
    for k in PERMANENT_LISTS:
        out[k] = list(getattr(p, k))
    out["face"] = p.face.full_name
    return out


def _traits(t: Traits) -> Data:
    out: Data = {k: getattr(t, k) for k in TRAITS}
    out["classifications"] = list(t.classifications)
    return out


def _lasting(e: Lasting) -> Data:
    c = e.context
    out: Data = {k: getattr(e, k) for k in LASTING}
    out |= {"player": c.player, "source": c.source, "card": c.card, **memory_to_data(c)}
    out["program"] = None if c.program is None else c.program.key
    if isinstance(e, Given):
        out["targets"] = list(e.targets)
        out["amounts"] = list(e.amounts)
    elif isinstance(e, Waiting):
        out["ability"] = e.ability.key
        out["once"] = e.once
        out["moment"] = None if e.moment is None else int(e.moment)
    elif isinstance(e, Shielding):
        out["target"] = e.target
    return out


# ---- and back ------------------------------------------------------------------------------------------------------


def state_from_data(data: Data, table: Table, restorer: Restorer) -> State:
    """The position of `state_to_data`; anything that does not fit raises DamagedState.

    What it says is what a position can say; whether it can be so is the matter of `soundness`.
    """
    if data.get("format") != FORMAT:
        raise DamagedState(f"the position has format {data.get('format', 1)}, this version of Tintero reads {FORMAT}")
    try:
        return _read(data, table, restorer)
    except REFUSED as error:
        raise DamagedState(sentence(error)) from error


def sentence(error: Exception) -> str:
    """What is wrong, for a person."""
    return f"nothing is known of {error}" if isinstance(error, LookupError) else str(error) or "something is missing"


def _field(data: Data, key: str) -> int | bool | str:
    """One field of whatever kind it must be."""
    if key in TRUTHS:
        return truth(data, key)
    return text(data, key) if key in TEXTS else whole(data, key)


def _read(data: Data, table: Table, restorer: Restorer) -> State:
    s = State(table)
    for k in PLAIN:
        setattr(s, k, _field(data, k))
    for k in LISTS:
        setattr(s, k, numbers(data, k))
    s.outcome = _read_outcome(value_of(data, "outcome"))
    s.defs = numbers(data, "defs")
    if len(s.defs) != len(table.owners) or len(s.zone) != len(s.defs) or len(rows(data, "players")) != len(s.players):
        raise ValueError("the saved game has other cards or players")
    if any(n < 0 or n >= len(table.faces) for n in s.defs):
        raise ValueError("unknown card number")
    for p, saved in zip(s.players, rows(data, "players"), strict=True):
        for k in PLAYER:
            setattr(p, k, _field(saved, k))
        for k in PLAYER_LISTS:
            setattr(p, k, numbers(saved, k))
    for saved in rows(data, "in_play"):
        q = _read_permanent(s, saved)
        if q.pid in s.in_play:
            raise ValueError("a permanent is in play twice")
        s.in_play[q.pid] = q
    for saved in rows(data, "gone"):
        q = _read_permanent(s, saved)
        q.traits = _read_traits(q, record(value_of(saved, "traits"), "traits"))
        if q.pid in s.in_play or q.pid in s.gone:
            raise ValueError("a permanent that is gone is there twice")
        s.gone[q.pid] = q
    for saved in rows(data, "pending"):
        waiting = restorer.process(table, saved)
        assert isinstance(waiting, Running)
        s.pending.append(waiting)
    s.stack = [restorer.process(table, f) for f in rows(data, "stack")]
    s.bag = [_read_entry(table, e) for e in rows(data, "bag")]
    s.lasting = [_read_lasting(table, e) for e in rows(data, "lasting")]
    s.ledger = [_read_event(e) for e in rows(data, "ledger")]
    s.repeated = _read_repeated(value_of(data, "repeated"))
    s.changed()
    return s


def _read_outcome(saved: object) -> Outcome | None:
    if saved is None:
        return None
    if not isinstance(saved, list) or len(saved) != 4:
        raise ValueError("the outcome is not one")
    winners, reason, rule, turn = saved
    return Outcome(
        tuple(number_list(winners, "winners")), as_text(reason, "the reason of the outcome"),
        as_text(rule, "the rule of the outcome"), whole_number(turn, "the turn of the outcome"),
    )  # fmt: skip


def _read_repeated(saved: object) -> dict[Step, int]:
    if not isinstance(saved, list):
        raise TypeError("repeated is not a list")
    out: dict[Step, int] = {}
    for row in saved:
        *step, times = number_list(row, "repeated")
        out[tuple(step)] = times
    return out


def _read_permanent(s: State, saved: Data) -> Permanent:
    face = s.table.faces[s.table.definitions[text(saved, "face")]]
    p = Permanent(whole(saved, "pid"), whole(saved, "card"), whole(saved, "owner"), face)
    for k in PERMANENT:
        setattr(p, k, _field(saved, k))
    p.under = numbers(saved, "under")
    p.damaged_by = tuple(numbers(saved, "damaged_by"))
    p.used = tuple(texts(saved, "used"))
    return p


def _read_traits(p: Permanent, saved: Data) -> Traits:
    t = p.face.base.copy()
    for k in TRAITS:
        setattr(t, k, whole(saved, k))
    t.classifications = tuple(texts(saved, "classifications"))
    return t


def _read_event(saved: Data) -> Event:
    event = Event(0, "", 0)
    for k in EVENT:
        setattr(event, k, _field(saved, k))
    return event


def _triggered(table: Table, saved: Data) -> CompiledTriggered:
    ability = table.abilities[text(saved, "ability")]
    if not isinstance(ability, CompiledTriggered):
        raise ValueError("an ability that waits is not a triggered one")
    return ability


def _read_entry(table: Table, saved: Data) -> BagEntry:
    event = Event(
        0, "", whole(saved, "who"), whole(saved, "subject"), whole(saved, "object"), whole(saved, "amount")
    )  # fmt: skip
    return BagEntry(
        whole(saved, "number"), whole(saved, "player"), _triggered(table, saved), whole(saved, "source"),
        whole(saved, "card"), event, whole(saved, "effect"),
    )  # fmt: skip


def _read_lasting(table: Table, saved: Data) -> Lasting:
    c = Context(whole(saved, "player"), whole(saved, "source"), whole(saved, "card"))
    memory_from_data(c, saved)
    if value_of(saved, "program") is not None:
        c.program = table.programs[text(saved, "program")]
    e = _left_behind(table, saved, c)
    if isinstance(e, Given):
        e.targets = numbers(saved, "targets")
        e.amounts = numbers(saved, "amounts")
        if len(e.amounts) != len(e.gift.grants):
            raise ValueError("a given property has no number, or one too many")
    elif isinstance(e, Shielding):
        e.target = whole(saved, "target")
    e.until = whole(saved, "until")
    e.until_player = whole(saved, "until_player")
    e.active = truth(saved, "active")
    return e


def _left_behind(table: Table, saved: Data, c: Context) -> Lasting:
    """What the instruction of the key leaves behind; a trigger that a rule leaves has the key of its ability."""
    number = whole(saved, "number")
    key = text(saved, "key")
    program, _, place = key.partition("#")
    if not place and "ability" in saved and text(saved, "ability") == key:
        e = Waiting(number, key, c, _triggered(table, saved), truth(saved, "once"))
        e.moment = None if value_of(saved, "moment") is None else Moment(whole(saved, "moment"))
        return e
    code = table.programs[program].code
    if not place.isdecimal() or not place.isascii() or int(place) >= len(code):
        raise ValueError("a lasting effect was left behind by nothing")
    instruction = code[int(place)]
    if not isinstance(instruction, Leaving):
        raise ValueError("an instruction that leaves nothing behind has left a lasting effect")
    return instruction.left(number, key, c)
