"""Challenge (4.6): declaration, damage, and the end of the challenge."""

from __future__ import annotations

from typing import Final

from tintero.abilities import property as pr

from ... import doings, kinds, ways
from ... import refusals as why
from ...event import NO_CARD, NOTHING, Event
from ...machinery.pieces import CHALLENGED, CHARACTER, LOCATION, WAS_CHALLENGED, Permanent
from ...machinery.plain import Data
from ...machinery.process import Process
from ...machinery.state import State, are_opponents
from ...machinery.traits import ADVENTUROUS, ALERT, BODYGUARD, EVASIVE, RUSH, traits
from ...option import CHALLENGE, Option
from ...refusals import Refusal
from ..bag import settle
from ..costs import can_pay_ink
from ..damage import challenge_strength, deal_all, would_be_dealt
from ..durations import end_of_challenge
from ..player_rules import rule_applies
from ..statics import barred, permitted
from ..triggers import happen

# ---- whether -------------------------------------------------------------------------------------------------------


def challenger_refusal(s: State, player: int, p: Permanent) -> Refusal | None:
    """CR 4.6.4.1: whether it can be declared at all, whatever the target."""
    if p.owner != player:
        return why.NOT_YOURS
    if p.face.type != CHARACTER:
        return why.NOT_A_CHARACTER
    if p.exerted:
        return why.IS_EXERTED
    t = traits(s, p)
    if p.drying and not (t.keywords & RUSH or t.can >> doings.CHALLENGE_WHILE_DRYING & 1):
        return why.IS_DRYING
    if t.keywords & ADVENTUROUS:
        return why.ADVENTUROUS_CHALLENGE
    if t.cant >> doings.CHALLENGE & 1:
        return why.CANT_CHALLENGE
    if t.challenge_ink and not can_pay_ink(s, player, t.challenge_ink):
        return why.COST_UNPAYABLE
    if s.rules and rule_applies(s, pr.OneChallengerEachTurn, player):
        if any(e.kind == kinds.CHALLENGED and e.subject != p.pid for e in s.ledger):
            return why.ONE_CHALLENGER_ONLY
    return None


def target_refusal(s: State, p: Permanent, q: Permanent) -> Refusal | None:
    """CR 4.6.4.2, 4.6.4.3 for this pair, Bodyguard aside."""
    if not are_opponents(s, p.owner, q.owner):
        return why.TARGET_NOT_OPPOSING
    type = q.face.type
    if type != CHARACTER and type != LOCATION:
        return why.TARGET_NOT_CHALLENGEABLE
    if type == CHARACTER and not q.exerted and not permitted(s, p, doings.CHALLENGE_READY, q.pid):
        return why.TARGET_READY
    mine = traits(s, p)
    theirs = traits(s, q)
    if theirs.keywords & EVASIVE and not mine.keywords & (EVASIVE | ALERT):
        return why.TARGET_EVASIVE
    if (theirs.cant or theirs.cant_versus) and barred(s, q, doings.BE_CHALLENGED, p.pid):
        return why.CANT_BE_CHALLENGED
    if mine.cant_versus and barred(s, p, doings.CHALLENGE, q.pid):
        return why.CANT_CHALLENGE
    return None


def prey_of(s: State, player: int) -> list[Permanent]:
    """What could be challenged at all by this player's characters."""
    return [
        q
        for q in s.in_play.values()
        if q.owner != player and (q.face.type == CHARACTER or q.face.type == LOCATION)
    ]


def legal_targets(s: State, p: Permanent, prey: list[Permanent]) -> list[Permanent]:
    """CR 8.3.3: among each player's characters, those with Bodyguard come first if they can be challenged."""
    found = [q for q in prey if target_refusal(s, p, q) is None]
    guarded: list[int] = []  # players with a Bodyguard among them
    for q in found:
        if q.face.type == CHARACTER and traits(s, q).keywords & BODYGUARD:
            guarded.append(q.owner)
    if not guarded:
        return found
    return [
        q
        for q in found
        if q.face.type != CHARACTER or q.owner not in guarded or traits(s, q).keywords & BODYGUARD
    ]


def refusal(s: State, player: int, p: Permanent, q: Permanent) -> Refusal | None:
    found = challenger_refusal(s, player, p) or target_refusal(s, p, q)
    if found is None and q not in legal_targets(s, p, prey_of(s, p.owner)):
        return why.TARGET_BEHIND_BODYGUARD
    return found


def options(s: State, player: int, mine: list[Permanent], out: list[Option]) -> None:
    if not mine or len(mine) == len(s.in_play):
        return
    prey = prey_of(s, player)
    for p in mine:
        if not p.exerted and challenger_refusal(s, player, p) is None:
            for q in legal_targets(s, p, prey):
                out.append(Option(CHALLENGE, p.card, q.card))


def able_to_challenge(s: State, player: int, p: Permanent) -> bool:
    """For Reckless: a challenge that needs an optional payment is not forced (8.7.3)."""
    if challenger_refusal(s, player, p) is not None or traits(s, p).challenge_ink:
        return False
    return bool(legal_targets(s, p, prey_of(s, p.owner)))


# ---- the challenge -------------------------------------------------------------------------------------------------

DAMAGE: Final = 0  # 4.6.6
CHECK: Final = 1  # 4.6.6.3
END: Final = 2  # 4.6.7
OVER: Final = 3


def declare(s: State, player: int, p: Permanent, q: Permanent) -> None:
    """CR 4.6.4.4, 4.6.4.5; what it costs is paid (`paid_action`)."""
    p.exerted = True
    happen(s, Event(kinds.EXERTED, "4.6.4.4", player, p.pid))
    s.challenging = p.pid
    s.challenged = q.pid
    challenge_changed(s, p)
    p.did |= CHALLENGED
    q.did |= WAS_CHALLENGED
    s.stack.append(Challenging(player, p.pid, q.pid))
    how = ways.OF_CHARACTER if q.face.type == CHARACTER else ways.OF_LOCATION
    happen(s, Event(kinds.CHALLENGED, "4.6.4.5", player, p.pid, q.pid, 1, how=how))
    settle(s)


def challenge_changed(s: State, challenger: Permanent | None) -> None:
    """Challenger counts while its character challenges (8.5.1); what texts say of a challenge is read again."""
    if challenger is not None and traits(s, challenger).challenger:
        s.changed()
    else:
        s.moment_passed()


class Challenging(Process):
    """A challenge, from its declaration on."""

    __slots__ = ("challenged", "challenger")

    def __init__(self, player: int, challenger: int, challenged: int) -> None:
        super().__init__(player, NOTHING, NO_CARD)
        self.challenger = challenger
        self.challenged = challenged

    def step(self, s: State) -> None:
        if self.at == DAMAGE:
            self.at = CHECK
            self.deal_damage(s)  # CR 4.6.5: the declaration's triggers have resolved
        elif self.at == CHECK:
            self.at = END
            settle(s)  # CR 4.6.6.3, then the bag, with the challenge still open
        elif self.at == END:
            self.at = OVER
            self.end(s)
        else:
            s.stack.pop()

    def deal_damage(self, s: State) -> None:
        """CR 4.6.6: both at the same time; a location deals none (4.6.8.3)."""
        p = s.in_play.get(self.challenger)
        q = s.in_play.get(self.challenged)
        if p is None or q is None:
            return
        forth = challenge_strength(s, p)
        back = challenge_strength(s, q) if q.face.type == CHARACTER else 0
        would = would_be_dealt(s, q.pid, forth, p.pid, in_challenge=True)
        would += would_be_dealt(s, p.pid, back, q.pid, in_challenge=True)
        deal_all(s, would, self.player, in_challenge=True)

    def end(self, s: State) -> None:
        """CR 4.6.7: while-effects stop, the challenge closes, after-challenge abilities trigger."""
        was_open = s.challenging != NOTHING
        challenger = s.in_play.get(s.challenging)
        s.challenging = NOTHING
        s.challenged = NOTHING
        challenge_changed(s, challenger)
        end_of_challenge(s)
        if was_open:
            happen(s, Event(kinds.CHALLENGE_ENDED, "4.6.7", self.player, self.challenger, self.challenged))
        settle(s)

    def mentioned(self) -> list[int]:
        return [self.challenger, self.challenged]

    def copy(self) -> Challenging:
        new = Challenging(self.player, self.challenger, self.challenged)
        new.at = self.at
        return new

    def to_data(self) -> Data:
        return {**self.head("challenging"), "challenger": self.challenger, "challenged": self.challenged}
