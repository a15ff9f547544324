"""What one player may know: the only thing a player, bot or socket ever receives (7.1)."""

from __future__ import annotations

from typing import Any

from tintero.abilities.keyword import KEYWORDS, Numbered, bit
from tintero.abilities.words import Keyword

from . import state as st
from .imposed import TOP_CARD_FACEUP, rules_for
from .state import Permanent, State
from .static import refresh

PHASES = {
    st.SETUP: "setup", st.READY_STEP: "ready", st.SET_STEP: "set", st.DRAW_STEP: "draw", st.MAIN_PHASE: "main",
    st.END_PHASE: "end", st.READYING: "ready",
}


def name(s: State, card: int) -> str:
    return st.face_of(s, card).full_name


def knows(s: State, player: int, card: int) -> bool:
    """Whether the player can know, by having seen it, what this hidden card is."""
    if s.known[card] >> player & 1:
        return True
    if s.zone[card] == st.DECK:
        owner = s.players[s.table.owners[card]]
        return bool(owner.deck) and owner.deck[-1] == card and bool(rules_for(s, TOP_CARD_FACEUP, owner.index))
    return False


def view_of(s: State, viewer: int) -> dict[str, Any]:
    if s.stale:
        refresh(s)
    return {
        "viewer": viewer,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "active": s.active,
        "first": s.first_player,
        "over": s.over,
        "winner": s.winner,
        "players": [_player(s, viewer, p.index) for p in s.players],
        "play": [_permanent(s, p) for p in s.in_play.values()],
        "actions": [{"card": c, "name": name(s, c)} for c in s.limbo],
        "challenge": [s.in_play[pid].card if pid in s.in_play else -1 for pid in s.challenge],
        "bag": [{"player": e.player, "card": e.card, "ability": e.working.name} for e in s.bag],
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
        "hand": [
            {"card": c, "name": name(s, c)} if index == viewer or knows(s, viewer, c) else None for c in p.hand
        ],
        "discard": [{"card": c, "name": name(s, c)} for c in p.discard],
        # CR 7.5.4: nobody may look at an inkwell, its own player included
        "ink": {"ready": p.ink_ready, "exerted": len(p.inkwell) - p.ink_ready},
        "ink_drops": p.ink_drops,
        "inked": p.ink_used,
    }


def _permanent(s: State, p: Permanent) -> dict[str, Any]:
    t = p.traits
    return {
        "card": p.card,
        "name": name(s, p.card),
        "owner": p.owner,
        "kind": p.face.kind,
        "exerted": p.exerted,
        "drying": p.drying,
        "damage": p.damage,
        "strength": max(0, t.strength),
        "willpower": t.willpower,
        "lore": max(0, t.lore),
        "keywords": keywords_of(s, p),
        "classifications": list(t.classifications),
        "at": s.in_play[p.at].card if p.at in s.in_play else -1,
        # CR 5.1.1.10: facedown cards are hidden from everyone
        "under": [name(s, c) if s.zone[c] == st.UNDER else None for c in p.under],
    }


def keywords_of(s: State, p: Permanent) -> list[str]:
    """Keywords it has now, with their numbers."""
    t = p.traits
    numbers = {
        Keyword.CHALLENGER: t.challenger, Keyword.RESIST: t.resist, Keyword.SINGER: t.singer, Keyword.BOOST: t.boost,
        Keyword.SING_TOGETHER: p.face.sing_together,
    }
    out: list[str] = []
    for r in KEYWORDS:
        if t.keywords & bit(r.keyword):
            if r.number == Numbered.NONE:
                out.append(r.name)
            else:
                sign = "+" if r.number == Numbered.ADDS else ""
                out.append(f"{r.name} {sign}{numbers[r.keyword]}")
    return out


def _decision(s: State, viewer: int) -> dict[str, Any] | None:
    if s.over:
        return None
    out: dict[str, Any] = {"player": s.asked_by, "kind": s.asking}
    if s.asked_by == viewer:
        out["options"] = [list(o.key()) for o in s.options]
    return out
