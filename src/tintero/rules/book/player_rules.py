"""Rules that cards impose on players, as they apply now (1.2.1, 6.4)."""

from __future__ import annotations

from typing import Final, TypeVar, cast

from tintero.abilities import property as pr
from tintero.abilities.base import Rule

from ..machinery.conditions import holds
from ..machinery.context import Context
from ..machinery.state import LiveRule, State
from ..machinery.traits import refresh

R = TypeVar("R", bound=Rule)

EVERY_PLAYER: Final = -1  # bit per player, all of them set

# All rules that can be imposed; each is applied in the module of the rule that it changes.
IMPOSABLE: Final[set[type[Rule]]] = {
    pr.PayLess, pr.PayMore, pr.MoveForLess, pr.CantPlay, pr.MayPlayFrom, pr.ExtraInk, pr.MayInkFrom, pr.HandIsInkable,
    pr.LoreToWin, pr.SkipDrawStep, pr.CantGainLore, pr.CantLoseLore, pr.CantDiscardByEffects,
    pr.PlaysWithTopCardFaceup, pr.EntersExerted, pr.EntersWithDamage, pr.MayEnterExerted, pr.InkEntersExerted,
    pr.ReadiesAtMost, pr.OneChallengerEachTurn, pr.AlternateCost, pr.FreeAbility,
}  # fmt: skip


def add_rules(
    rules: list[LiveRule[Rule]], imposed: tuple[pr.Imposed, ...], players: list[int], f: Context, effect: int
) -> None:
    """`players`: of whom each speaks, one bit for each player."""
    for i in range(len(imposed)):
        rules.append(LiveRule(imposed[i].rule, players[i], f, effect, imposed[i].when))


def rules_for(s: State, kind: type[R], player: int) -> list[LiveRule[R]]:
    """The rules of one kind that speak of this player now."""
    if s.stale:
        refresh(s)
    if not s.rules:
        return []
    found = [r for r in s.rules if type(r.rule) is kind and r.players >> player & 1 and applies_to(s, r, player)]
    return cast("list[LiveRule[R]]", found)


def applies_to(s: State, r: LiveRule[Rule], player: int) -> bool:
    """Whether that is so of the player which the rule asks for."""
    return r.when is None or holds(s, r.f.for_player(player), r.when)


def rule_applies(s: State, kind: type[R], player: int) -> bool:
    return bool(rules_for(s, kind, player))


def own_rules(s: State, player: int, card: int, kind: type[R]) -> list[R]:
    """What the card's own text says about itself outside play (6.1.12)."""
    out: list[R] = []
    for w in s.face_of(card).outside_statics:
        for imposed in w.rules:
            rule = imposed.rule
            if type(rule) is kind:
                if w.condition is None or holds(s, Context(player, s.ref_of(card), card), w.condition):
                    out.append(rule)
    return out
