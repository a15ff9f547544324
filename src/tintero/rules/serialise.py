"""The state as plain data and back: saved games, equality, hashing."""

from __future__ import annotations

from typing import Any

from .face import Traits
from .state import BagEntry, Frame, Lasting, Permanent, State, Table


class DamagedState(Exception):
    """Saved data that does not describe a position of these cards."""


PLAIN = (
    "active", "acting", "first_player", "turn", "phase", "bag_locked", "next_pid", "next_number", "named", "done",
    "full", "over", "winner", "loop_count", "choices", "asking", "asked_by",
)
LISTS = ("zone", "moves", "known", "pid_of", "limbo", "challenge", "rng")
PLAYER = ("lore", "ink_ready", "ink_used", "ink_drops", "in_game", "swapped", "turns")
PLAYER_LISTS = ("deck", "hand", "discard", "inkwell")
PERMANENT = ("pid", "card", "owner", "exerted", "drying", "damage", "at", "did", "left_moves")
PERMANENT_LISTS = ("under", "used", "damaged_by")
FRAME = ("kind", "player", "pc", "source", "card", "a", "b", "c")
BAG = ("number", "player", "source", "card", "subject", "object", "who", "amount", "effect")
LASTING = (
    "number", "kind", "player", "key", "source", "card", "open_set", "once", "until", "until_player", "active", "uses",
)
TRAITS = ("strength", "willpower", "lore", "keywords", "challenger", "resist", "singer")


def state_to_data(s: State) -> dict[str, Any]:
    data: dict[str, Any] = {k: getattr(s, k) for k in PLAIN}
    for k in LISTS:
        data[k] = list(getattr(s, k))
    data["defs"] = list(s.defs)
    data["players"] = [
        {**{k: getattr(p, k) for k in PLAYER}, **{k: list(getattr(p, k)) for k in PLAYER_LISTS}} for p in s.players
    ]
    data["in_play"] = [_permanent(p) for p in s.in_play.values()]
    data["gone"] = [{**_permanent(p), "traits": _traits(p.traits)} for p in s.gone.values()]
    data["pending"] = [_frame(f) for f in s.pending]
    data["stack"] = [_frame(f) for f in s.stack]
    data["bag"] = [{**{k: getattr(e, k) for k in BAG}, "working": e.working.key} for e in s.bag]
    data["lasting"] = [_lasting(e) for e in s.lasting]
    data["ledger"] = [list(x) for x in s.ledger]
    return data


def _permanent(p: Permanent) -> dict[str, Any]:
    out: dict[str, Any] = {k: getattr(p, k) for k in PERMANENT}
    for k in PERMANENT_LISTS:
        out[k] = list(getattr(p, k))
    out["face"] = p.face.full_name
    return out


def _traits(t: Traits) -> dict[str, Any]:
    out: dict[str, Any] = {k: getattr(t, k) for k in TRAITS}
    out["classifications"] = list(t.classifications)
    return out


def _frame(f: Frame) -> dict[str, Any]:
    out: dict[str, Any] = {k: getattr(f, k) for k in FRAME}
    out["program"] = None if f.program is None else f.program.key
    out["working"] = None if f.working is None else f.working.key
    out["regs"] = [list(r) for r in f.regs]
    out["nums"] = list(f.nums)
    return out


def _lasting(e: Lasting) -> dict[str, Any]:
    out: dict[str, Any] = {k: getattr(e, k) for k in LASTING}
    out["targets"] = list(e.targets)
    out["amounts"] = list(e.amounts)
    out["regs"] = [list(r) for r in e.regs]
    out["working"] = None if e.working is None else e.working.key
    return out


def state_from_data(data: dict[str, Any], table: Table) -> State:
    """The position of `state_to_data`; anything that does not fit raises DamagedState."""
    try:
        return _read(data, table)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise DamagedState(str(error)) from error


def _read(data: dict[str, Any], table: Table) -> State:
    s = State(table)
    for k in PLAIN:
        setattr(s, k, data[k])
    for k in LISTS:
        setattr(s, k, [int(n) for n in data[k]])
    s.defs = [int(n) for n in data["defs"]]
    if len(s.defs) != len(table.owners) or len(s.zone) != len(s.defs) or len(data["players"]) != len(s.players):
        raise ValueError("the saved game has other cards or players")
    if any(n < 0 or n >= len(table.faces) for n in s.defs):
        raise ValueError("unknown card number")
    for p, saved in zip(s.players, data["players"], strict=True):
        for k in PLAYER:
            setattr(p, k, saved[k])
        for k in PLAYER_LISTS:
            setattr(p, k, [int(n) for n in saved[k]])
    for saved in data["in_play"]:
        q = _read_permanent(s, saved)
        s.in_play[q.pid] = q
    for saved in data["gone"]:
        q = _read_permanent(s, saved)
        q.traits = _read_traits(q, saved["traits"])
        s.gone[q.pid] = q
    s.pending = [_read_frame(table, f) for f in data["pending"]]
    s.stack = [_read_frame(table, f) for f in data["stack"]]
    s.bag = [_read_entry(table, e) for e in data["bag"]]
    s.lasting = [_read_lasting(table, e) for e in data["lasting"]]
    s.ledger = [(int(a), int(b), int(c), int(d)) for a, b, c, d in data["ledger"]]
    s.stale = s.restless = True
    return s


def _read_permanent(s: State, saved: dict[str, Any]) -> Permanent:
    face = s.table.faces[s.table.definitions[saved["face"]]]
    p = Permanent(int(saved["pid"]), int(saved["card"]), int(saved["owner"]), face)
    for k in PERMANENT:
        setattr(p, k, saved[k])
    for k in PERMANENT_LISTS:
        setattr(p, k, list(saved[k]))
    if p.pid in s.in_play or not 0 <= p.card < len(s.zone):
        raise ValueError("impossible permanent")
    return p


def _read_traits(p: Permanent, saved: dict[str, Any]) -> Traits:
    t = p.face.base.copy()
    for k in TRAITS:
        setattr(t, k, int(saved[k]))
    t.classifications = tuple(saved["classifications"])
    return t


def _read_frame(table: Table, saved: dict[str, Any]) -> Frame:
    f = Frame(int(saved["kind"]), int(saved["player"]))
    for k in FRAME:
        setattr(f, k, int(saved[k]))
    if saved["program"] is not None:
        f.program = table.programs[saved["program"]]
    if saved["working"] is not None:
        f.working = table.workings[saved["working"]]
    f.regs = [[int(n) for n in r] for r in saved["regs"]]
    f.nums = [int(n) for n in saved["nums"]]
    return f


def _read_entry(table: Table, saved: dict[str, Any]) -> BagEntry:
    n = [int(saved[k]) for k in BAG]
    return BagEntry(n[0], n[1], table.workings[saved["working"]], n[2], n[3], n[4], n[5], n[6], n[7], n[8])


def _read_lasting(table: Table, saved: dict[str, Any]) -> Lasting:
    key = str(saved["key"])
    w = None if saved["working"] is None else table.workings[saved["working"]]
    program, _, place = key.partition("#")
    node = table.programs[program].code[int(place)].node if place else (None if w is None else w.node)
    e = Lasting(int(saved["number"]), int(saved["kind"]), int(saved["player"]), node, key)
    for k in LASTING:
        setattr(e, k, saved[k])
    e.targets = [int(n) for n in saved["targets"]]
    e.amounts = [int(n) for n in saved["amounts"]]
    e.regs = [[int(n) for n in r] for r in saved["regs"]]
    e.working = w
    return e


