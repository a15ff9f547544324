"""Whether the effect that asks will help or harm what is chosen, read from the instructions that follow."""

from __future__ import annotations

from typing import Any, Final

from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities.words import Doing, Keyword, Zone
from tintero.rules import option as op
from tintero.rules import registers as rg
from tintero.rules.machinery.state import Frame

HARMS: Final = -1
UNCLEAR: Final = 0
HELPS: Final = 1

HARMFUL: Final = (ef.DealDamage, ef.PutDamage, ef.Banish, ef.Exert, ef.Discard, ef.LoseLore, ef.Mill)
HELPFUL: Final = (
    ef.RemoveDamage, ef.Ready, ef.PutUnder, ef.MoveToLocation, ef.Draw, ef.GainLore, ef.GetInkDrops, ef.InkTop,
    ef.Shield, ef.PlayCard,
)
BURDENS: Final = frozenset({Keyword.RECKLESS, Keyword.ADVENTUROUS})
PROTECTIONS: Final = frozenset(
    {Doing.BE_CHALLENGED, Doing.BE_DEALT_DAMAGE, Doing.BE_CHOSEN, Doing.TAKE_CHALLENGE_DAMAGE}
)


def intent(f: Frame, at: int) -> int:
    """Of the question asked by instruction `at` of a program; UNCLEAR for anything else."""
    if f.kind != rg.P_PROGRAM or f.program is None or at >= len(f.program.code):
        return UNCLEAR
    code = f.program.code
    own = verdict(code[at].node, False)
    if own != UNCLEAR:
        return own
    register = code[at].reg
    for instr in code[at + 1 :]:
        if register >= 0 and (instr.reg == register or instr.reg2 == register):
            found = verdict(instr.node, instr.reg2 == register)
            if found != UNCLEAR:
                return found
    for instr in code[at + 1 :]:  # named by an earlier pick ("that character"), or about a chosen player
        found = verdict(instr.node, False)
        if found != UNCLEAR:
            return found
        if instr.kind == op.CHOOSE:
            break
    return UNCLEAR


def verdict(node: Any, second: bool) -> int:
    """One effect. `second`: seen from its second target."""
    if isinstance(node, HARMFUL):
        return HARMS
    if isinstance(node, HELPFUL):
        return HELPS
    if isinstance(node, ef.MoveDamage):
        return HARMS if second else HELPS
    if isinstance(node, (ef.Move, ef.Take)):
        return destination(node)
    if isinstance(node, ef.Give):
        return given(node.properties)
    return UNCLEAR


def destination(node: ef.Move | ef.Take) -> int:
    """Out of play is bad for a permanent; into the hand is good for a card that is elsewhere."""
    if node.to.zone == Zone.DISCARD:
        return HARMS
    if isinstance(node, ef.Take):
        return HELPS
    zone = getattr(getattr(node.target, "filter", None), "zone", Zone.PLAY)
    if zone == Zone.PLAY:
        return HARMS
    return HELPS if node.to.zone == Zone.HAND and zone != Zone.HAND else UNCLEAR


def given(properties: tuple[pr.Property, ...]) -> int:
    for one in properties:
        if isinstance(one, pr.Changes):
            return HARMS if one.negative else HELPS
        if isinstance(one, pr.HasKeyword):
            return HARMS if one.keyword in BURDENS else HELPS
        if isinstance(one, pr.Cant):
            return HELPS if one.doing in PROTECTIONS else HARMS
        if isinstance(one, (pr.LosesKeyword, pr.LosesAbility, pr.CantGainKeyword)):
            return HARMS
        if isinstance(one, (pr.HasAbility, pr.Can, pr.SingsAs)):
            return HELPS
    return UNCLEAR
