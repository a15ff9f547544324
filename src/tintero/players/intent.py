"""Whether the effect that asks will help or harm what is chosen, read from the instructions that follow."""

from __future__ import annotations

from typing import Final

from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities.words import Doing, Keyword, Zone
from tintero.rules import option as op
from tintero.rules.machinery.process import Process
from tintero.rules.machinery.program import Asking, Running

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


def intent(f: Process, at: int) -> int:
    """Of the question asked by instruction `at` of a program; UNCLEAR for anything else."""
    if not isinstance(f, Running) or at >= len(f.code):
        return UNCLEAR
    asking = f.code[at]
    following = f.code[at + 1 :]
    own = verdict(asking.effect, False)
    if own != UNCLEAR:
        return own
    kept = asking.places()[:1]  # where the answer will be kept, if anywhere
    for instruction in following if kept else ():
        places = instruction.places()
        if kept[0] in places:
            found = verdict(instruction.effect, kept[0] != places[0])
            if found != UNCLEAR:
                return found
    for instruction in following:  # named by an earlier pick ("that character"), or about a chosen player
        found = verdict(instruction.effect, False)
        if found != UNCLEAR:
            return found
        if isinstance(instruction, Asking) and instruction.kind == op.CHOOSE:
            break
    return UNCLEAR


def verdict(effect: ef.Effect | None, second: bool) -> int:
    """One effect. `second`: seen from its second target."""
    if isinstance(effect, HARMFUL):
        return HARMS
    if isinstance(effect, HELPFUL):
        return HELPS
    if isinstance(effect, ef.MoveDamage):
        return HARMS if second else HELPS
    if isinstance(effect, (ef.Move, ef.Take)):
        return destination(effect)
    if isinstance(effect, ef.Give):
        return given(effect.properties)
    return UNCLEAR


def destination(effect: ef.Move | ef.Take) -> int:
    """Out of play is bad for a permanent; into the hand is good for a card that is elsewhere."""
    if effect.to.zone == Zone.DISCARD:
        return HARMS
    if isinstance(effect, ef.Take):
        return HELPS
    zone = getattr(getattr(effect.target, "filter", None), "zone", Zone.PLAY)
    if zone == Zone.PLAY:
        return HARMS
    return HELPS if effect.to.zone == Zone.HAND and zone != Zone.HAND else UNCLEAR


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
