"""Challenge (4.6): declaration, damage, and the end of the challenge."""

from __future__ import annotations

from tintero.abilities.words import Doing, EventKind

from .. import reasons as why
from .. import registers as rg
from .. import state as st
from ..bag import settle
from ..costs import can_pay_ink, pay_ink
from ..damage import add_packet, challenge_strength, place
from ..events import emit
from ..imposed import ONE_CHALLENGER, rules_for
from ..modifiers import end_of_challenge
from ..option import CHALLENGE, Option
from ..state import Frame, Permanent, State, are_opponents
from ..static import barred, permitted
from ..traits import ADVENTUROUS, ALERT, BODYGUARD, EVASIVE, RUSH, traits


def challenger_refusal(s: State, player: int, p: Permanent) -> int:
    """CR 4.6.4.1: whether it can be declared at all, whatever the target."""
    if p.owner != player:
        return why.NOT_YOURS
    if p.face.kind != st.CHARACTER:
        return why.NOT_A_CHARACTER
    if p.exerted:
        return why.IS_EXERTED
    t = traits(s, p)
    if p.drying and not t.keywords & RUSH:
        return why.IS_DRYING
    if t.keywords & ADVENTUROUS:
        return why.ADVENTUROUS_CHALLENGE
    if t.cant >> int(Doing.CHALLENGE) & 1:
        return why.CANT_CHALLENGE
    if t.challenge_ink and not can_pay_ink(s, player, t.challenge_ink):
        return why.COST_UNPAYABLE
    if s.rules and rules_for(s, ONE_CHALLENGER, player):
        if any(e == EventKind.CHALLENGED and pid != p.pid for e, _w, _c, pid in s.ledger):
            return why.ONE_CHALLENGER_ONLY
    return why.OK


def target_refusal(s: State, p: Permanent, q: Permanent) -> int:
    """CR 4.6.4.2, 4.6.4.3 for this pair, Bodyguard aside."""
    if not are_opponents(s, p.owner, q.owner):
        return why.TARGET_NOT_OPPOSING
    kind = q.face.kind
    if kind != st.CHARACTER and kind != st.LOCATION:
        return why.TARGET_NOT_CHALLENGEABLE
    if kind == st.CHARACTER and not q.exerted and not permitted(s, p, Doing.CHALLENGE_READY, q.pid):
        return why.TARGET_READY
    mine = traits(s, p)
    theirs = traits(s, q)
    if theirs.keywords & EVASIVE and not mine.keywords & (EVASIVE | ALERT):
        return why.TARGET_EVASIVE
    if (theirs.cant or theirs.cant_versus) and barred(s, q, Doing.BE_CHALLENGED, p.pid):
        return why.CANT_BE_CHALLENGED
    if mine.cant_versus and barred(s, p, Doing.CHALLENGE, q.pid):
        return why.CANT_CHALLENGE
    return why.OK


def legal_targets(s: State, p: Permanent) -> list[Permanent]:
    """CR 8.3.3: among each player's characters, those with Bodyguard come first if they can be challenged."""
    found = [q for q in s.in_play.values() if q.owner != p.owner and target_refusal(s, p, q) == why.OK]
    guarded = 0
    for q in found:
        if q.face.kind == st.CHARACTER and traits(s, q).keywords & BODYGUARD:
            guarded |= 1 << q.owner
    if not guarded:
        return found
    return [
        q
        for q in found
        if q.face.kind != st.CHARACTER or not guarded >> q.owner & 1 or traits(s, q).keywords & BODYGUARD
    ]


def refusal(s: State, player: int, p: Permanent, q: Permanent) -> int:
    code = challenger_refusal(s, player, p) or target_refusal(s, p, q)
    if code:
        return code
    return why.OK if q in legal_targets(s, p) else why.TARGET_BEHIND_BODYGUARD


def options(s: State, player: int, out: list[Option]) -> None:
    if len(s.in_play) < 2:
        return
    for p in s.in_play.values():
        if p.owner == player and not p.exerted and challenger_refusal(s, player, p) == why.OK:
            for q in legal_targets(s, p):
                out.append(Option(CHALLENGE, p.card, q.card))


def able_to_challenge(s: State, player: int, p: Permanent) -> bool:
    """For Reckless: a challenge that needs an optional payment is not forced (8.7.3)."""
    if challenger_refusal(s, player, p) or traits(s, p).challenge_ink:
        return False
    return bool(legal_targets(s, p))


def declare(s: State, player: int, p: Permanent, q: Permanent) -> None:
    """CR 4.6.4.3 to 4.6.4.5."""
    cost = traits(s, p).challenge_ink
    if cost:
        pay_ink(s, player, cost, "4.6.4.3")
    p.exerted = True
    emit(s, EventKind.EXERTED, "4.6.4.4", player, p.pid)
    s.challenge = [p.pid, q.pid]
    s.stale = s.restless = True
    p.did |= st.CHALLENGED
    q.did |= st.WAS_CHALLENGED
    f = Frame(rg.P_CHALLENGE, player)
    f.a = p.pid
    f.b = q.pid
    s.stack.append(f)
    text = "character" if q.face.kind == st.CHARACTER else "location"
    emit(s, EventKind.CHALLENGED, "4.6.4.5", player, p.pid, q.pid, 1, 0, -1, text)
    settle(s)


def step(s: State, f: Frame) -> None:
    if f.pc == 0:
        # CR 4.6.5: the declaration's triggers have resolved
        f.pc = 1
        p = s.in_play.get(f.a)
        q = s.in_play.get(f.b)
        if p is not None and q is not None:
            packets: list[int] = []
            forth = challenge_strength(s, p)
            back = challenge_strength(s, q) if q.face.kind == st.CHARACTER else 0  # CR 4.6.8.3
            add_packet(s, packets, q.pid, forth, p.pid, True, False)
            add_packet(s, packets, p.pid, back, q.pid, True, False)
            place(s, packets, f.player, True)
        return
    if f.pc == 1:
        f.pc = 2
        settle(s)  # CR 4.6.6.3, then the bag, with the challenge still open
        return
    if f.pc == 2:
        # CR 4.6.7: while-effects stop, the challenge closes, after-challenge abilities trigger
        f.pc = 3
        gone = s.challenge
        s.challenge = []
        s.stale = s.restless = True
        end_of_challenge(s)
        if gone:
            emit(s, EventKind.CHALLENGE_ENDED, "4.6.7", f.player, f.a, f.b)
        settle(s)
        return
    s.stack.pop()
