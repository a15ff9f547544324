"""Whether the effect that asks will help or harm what is chosen, read from the effects ahead."""

from __future__ import annotations

from typing import Final

from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities.words import Doing, Keyword, Zone
from tintero.rules.fast import Choice

HARMS: Final = -1
UNCLEAR: Final = 0
HELPS: Final = 1

HARMFUL: Final = (
    ef.DealDamage, ef.AtOnce, ef.PutDamage, ef.Banish, ef.Exert, ef.Discard, ef.LoseLore, ef.RemoveInkDrops, ef.Mill,
)  # fmt: skip
HELPFUL: Final = (
    ef.RemoveDamage, ef.Ready, ef.PutUnder, ef.MoveToLocation, ef.Draw, ef.GainLore, ef.GetInkDrops, ef.InkTop,
    ef.Shield, ef.PlayCard,
)
BURDENS: Final = frozenset({Keyword.RECKLESS, Keyword.ADVENTUROUS})
PROTECTIONS: Final = frozenset(
    {Doing.BE_CHALLENGED, Doing.BE_DEALT_DAMAGE, Doing.BE_CHOSEN, Doing.TAKE_CHALLENGE_DAMAGE}
)


def intent(choice: Choice | None) -> int:
    """The first clear word about it; UNCLEAR if no effect asks."""
    if choice is None:
        return UNCLEAR
    for ahead in choice.ahead():
        found = verdict(ahead.effect, ahead.second)
        if found != UNCLEAR:
            return found
    return UNCLEAR


def verdict(effect: ef.Effect, second: bool) -> int:
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
