"""Whether a statement about the game is true now (6.1.15, 6.2.4)."""

from __future__ import annotations

from tintero.abilities import condition as co
from tintero.abilities import target as ta
from tintero.abilities.words import EventKind, Who

from . import registers as rg
from . import state as st
from .evaluate import candidates, fits, number, players_of, refs
from .ledger import code_of, count_facts
from .state import Frame, State, are_opponents, permanent


def players_where(s: State, f: Frame, who: ta.Players) -> list[int]:
    """Those of the players who are still in the game and for whom the condition holds, as THAT_PLAYER."""
    found = [p for p in players_of(s, f, who.who) if s.players[p].in_game]
    if who.where is None:
        return found
    before = f.regs[rg.THAT_PLAYER]
    keep: list[int] = []
    for player in found:
        f.regs[rg.THAT_PLAYER] = [player]
        if holds(s, f, who.where):
            keep.append(player)
    f.regs[rg.THAT_PLAYER] = before
    return keep


def holds(s: State, f: Frame, c: co.Condition) -> bool:
    """Whether it is true now."""
    if isinstance(c, co.YourTurn):
        if c.theirs:
            return s.active in rg.reg(f, rg.WHO)
        if s.phase == st.READYING and not c.opponents and s.table.settings.open_points.ready_before_during_your_turn:
            return False  # CR 3.2.1.2: such effects begin after the readying
        mine = s.active == f.player or (
            s.table.settings.simultaneous_turns and not are_opponents(s, s.active, f.player)
        )
        return are_opponents(s, s.active, f.player) if c.opponents else mine
    if isinstance(c, co.Exists):
        n = len(candidates(s, f, c.filter))
        return n >= c.at_least and (c.at_most < 0 or n <= c.at_most)
    if isinstance(c, co.Is):
        found = refs(s, f, c.ref)
        return bool(found) and all(fits(s, f, r, c.filter) for r in found)
    if isinstance(c, co.CompareAmounts):
        left = number(s, f, c.left)
        right = number(s, f, c.right)
        return left > right if c.more else left >= right
    if isinstance(c, co.And):
        return all(holds(s, f, part) for part in c.parts)
    if isinstance(c, co.Or):
        return any(holds(s, f, part) for part in c.parts)
    if isinstance(c, co.Negated):
        return not holds(s, f, c.condition)
    if isinstance(c, (co.AnyPlayer, co.EveryPlayer)):
        results: list[bool] = []
        for player in players_of(s, f, c.who):
            part = f.copy()
            while len(part.regs) <= rg.THAT_PLAYER:
                part.regs.append([])
            part.regs[rg.THAT_PLAYER] = [player]
            results.append(holds(s, part, c.condition))
        return any(results) if isinstance(c, co.AnyPlayer) else all(results)
    if isinstance(c, co.ThisTurn):
        players = players_of(s, f, c.who)
        if c.filter is None:
            return count_facts(s, code_of(c.event, c.how), players) >= c.at_least
        n = 0
        for ref in fact_refs(s, code_of(c.event, c.how), players):
            if fits(s, f, ref, c.filter):
                n += 1
        return n >= c.at_least
    if isinstance(c, co.EventOrdinal):
        return _ordinal(s, f, c.event, players_of(s, f, c.who)) == c.number
    if isinstance(c, co.UsedShift):
        return _flagged(s, f, c.ref, st.SHIFTED)
    if isinstance(c, co.UsedInkDrop):
        if f.working is None and f.program is not None and f.kind == rg.P_PROGRAM and f.c & st.USED_INK_DROP:
            return True
        return _flagged(s, f, c.ref, st.USED_INK_DROP)
    if isinstance(c, co.Opponents):
        return len(players_of(s, f, Who.EACH_OPPONENT)) >= c.at_least
    if isinstance(c, co.SangBy):
        return len(rg.reg(f, rg.SINGERS)) >= c.at_least
    if isinstance(c, co.DidIt):
        return s.done > 0
    if isinstance(c, co.AllInkExerted):
        return all(s.players[p].ink_ready == 0 for p in players_of(s, f, c.who))
    if isinstance(c, co.FirstTurnNotFirstPlayer):
        return s.players[f.player].turns == 1 and s.first_player != f.player
    raise NotImplementedError(type(c).__name__)


def _flagged(s: State, f: Frame, ref: ta.Ref, flag: int) -> bool:
    for r in refs(s, f, ref):
        p = permanent(s, r) if r > 0 else None
        if p is not None and p.did & flag:
            return True
    return False


def _ordinal(s: State, f: Frame, code: int, players: list[int]) -> int:
    """Which of these facts of the turn the triggering card's own was; without one, how many there were."""
    found = rg.reg(f, rg.SUBJECT)
    subject = st.top_card(s, found[0]) if found else -1
    n = 0
    own = 0
    for event, player, card, _pid in s.ledger:
        if event == code and player in players:
            n += 1
            if card == subject:
                own = n
    return own or n


def fact_refs(s: State, code: int, players: list[int]) -> list[int]:
    """The objects of this turn's facts: the permanent if it is or was one, else the card."""
    out: list[int] = []
    for event, player, card, pid in s.ledger:
        if event == code and player in players:
            p = permanent(s, pid) if pid else None
            # CR 8.10: a card that was played and then covered is another card than the one on top
            if p is not None and (code != EventKind.PLAYED or p.card == card):
                out.append(pid)
            elif card >= 0:
                out.append(st.card_ref(s, card))
    return out
