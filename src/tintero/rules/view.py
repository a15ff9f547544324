"""What one player may know: the only thing a player, bot or socket ever receives (7.1)."""

from __future__ import annotations

from typing import Any, Final

from tintero.abilities.keyword import KEYWORDS, Numbered, bit
from tintero.abilities.words import Keyword

from .book.properties import keyword_number
from .event import NO_CARD, NOTHING
from .machinery.pieces import UNDER, BagEntry, Permanent, Phase
from .machinery.state import State
from .machinery.traits import refresh
from .seen import card_for, knows

PHASES: Final[dict[int, str]] = {
    Phase.SETUP: "setup", Phase.READY_STEP: "ready", Phase.SET_STEP: "set", Phase.DRAW_STEP: "draw",
    Phase.MAIN_PHASE: "main", Phase.END_PHASE: "end", Phase.READYING: "ready",
}  # fmt: skip


def name(s: State, card: int) -> str:
    return s.face_of(card).full_name


def view_of(s: State, viewer: int) -> dict[str, Any]:
    if s.stale:
        refresh(s)
    return {
        "viewer": viewer,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "active": s.active,
        "first": s.first_player,
        "over": s.over(),
        "outcome": None if s.outcome is None else s.outcome.to_data(),
        "players": [_player(s, viewer, p.index) for p in s.players],
        "play": [_permanent(s, p) for p in s.in_play.values()],
        "actions": [{"card": c, "name": name(s, c)} for c in s.limbo],
        "challenge": [card_in_play(s, pid) for pid in (s.challenging, s.challenged) if s.challenging != NOTHING],
        "bag": [_entry(s, viewer, e) for e in s.bag],
        "decision": _decision(s, viewer),
    }


def _player(s: State, viewer: int, index: int) -> dict[str, Any]:
    p = s.players[index]
    deck = p.deck[::-1]
    return {
        "lore": p.lore,
        "in_game": p.in_game,
        "deck": len(p.deck),
        "known_deck": [[i, name(s, c)] for i, c in enumerate(deck) if knows(s, viewer, c)],
        "hand": _hand(s, viewer, index),
        "discard": [{"card": c, "name": name(s, c)} for c in p.discard],
        # CR 7.5.4: nobody may look at an inkwell, its own player included
        "ink": {"ready": p.ink_ready, "exerted": len(p.inkwell) - p.ink_ready},
        "ink_drops": p.ink_drops,
        "inked": p.ink_used,
    }


def _hand(s: State, viewer: int, index: int) -> list[dict[str, Any] | None]:
    """CR 7.3.2: of another hand what was seen of it, then the rest: its order would tell when a card was drawn."""
    cards = s.players[index].hand
    seen = [c for c in cards if index == viewer or knows(s, viewer, c)]
    shown: list[dict[str, Any] | None] = [{"card": c, "name": name(s, c)} for c in seen]
    return shown + [None] * (len(cards) - len(seen))


def _permanent(s: State, p: Permanent) -> dict[str, Any]:
    t = p.traits
    return {
        "card": p.card,
        "name": name(s, p.card),
        "owner": p.owner,
        "type": p.face.type,
        "exerted": p.exerted,
        "drying": p.drying,
        "damage": p.damage,
        "strength": max(0, t.strength),
        "willpower": t.willpower,
        "lore": max(0, t.lore),
        "keywords": keywords_of(s, p),
        "classifications": list(t.classifications),
        "at": card_in_play(s, p.location),
        # CR 5.1.1.10: facedown cards are hidden from everyone
        "under": [name(s, c) if s.zone[c] == UNDER else None for c in p.under],
    }


def _entry(s: State, viewer: int, e: BagEntry) -> dict[str, Any]:
    """CR 7.7.3: everybody hears what waits, but not in which hand or deck its card is by now."""
    return {"player": e.player, "card": card_for(s, viewer, e.card), "ability": e.ability.name}


def card_in_play(s: State, pid: int) -> int:
    return s.in_play[pid].card if pid in s.in_play else NO_CARD


def keywords_of(s: State, p: Permanent) -> list[str]:
    """Keywords it has now, with their numbers."""
    t = p.traits
    out: list[str] = []
    for k in KEYWORDS:
        if t.keywords & bit(k.keyword):
            n = p.face.sing_together if k.keyword == Keyword.SING_TOGETHER else keyword_number(t, k.keyword)
            out.append(f"{k.name} +{n}" if k.number == Numbered.ADDS else f"{k.name} {n}" if n else k.name)
    return out


def _decision(s: State, viewer: int) -> dict[str, Any] | None:
    if s.over():
        return None
    out: dict[str, Any] = {"player": s.asked_by, "kind": s.asking}
    if s.asked_by == viewer:
        out["options"] = [list(o.key()) for o in s.options]
    return out
