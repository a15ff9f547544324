"""Rules that cards impose on players, as they apply now (1.2.1, 6.4)."""

from __future__ import annotations

from typing import Final

from tintero.abilities import property as pr

from . import state as st
from .evaluate import players_of
from .registers import context
from .state import Frame, LiveRule, State
from .traits import REFRESH

RULE_KINDS: Final[dict[type, int]] = {
    pr.PayLess: 1, pr.PayMore: 1, pr.MoveForLess: 2, pr.CantPlay: 3, pr.MayPlayFrom: 4, pr.ExtraInk: 5,
    pr.MayInkFrom: 6,
    pr.HandIsInkable: 7, pr.LoreToWin: 8, pr.SkipDrawStep: 9, pr.CantGainLore: 10, pr.CantLoseLore: 11,
    pr.CantDiscardByEffects: 12, pr.PlaysWithTopCardFaceup: 13, pr.EntersExerted: 14, pr.EntersWithDamage: 15,
    pr.MayEnterExerted: 16, pr.InkEntersExerted: 17, pr.ReadiesAtMost: 18, pr.OneChallengerEachTurn: 19,
    pr.AlternateCost: 20, pr.FreeAbility: 21,
}


PAY_LESS: Final = 1


MOVE_FOR_LESS: Final = 2


CANT_PLAY: Final = 3


MAY_PLAY_FROM: Final = 4


EXTRA_INK: Final = 5


MAY_INK_FROM: Final = 6


HAND_IS_INKABLE: Final = 7


LORE_TO_WIN: Final = 8


SKIP_DRAW_STEP: Final = 9


CANT_GAIN_LORE: Final = 10


CANT_LOSE_LORE: Final = 11


CANT_DISCARD: Final = 12


TOP_CARD_FACEUP: Final = 13


ENTERS_EXERTED: Final = 14


ENTERS_WITH_DAMAGE: Final = 15


MAY_ENTER_EXERTED: Final = 16


INK_ENTERS_EXERTED: Final = 17


READIES_AT_MOST: Final = 18


ONE_CHALLENGER: Final = 19


ALTERNATE_COST: Final = 20


FREE_ABILITY: Final = 21


def add_rule(
    s: State, f: Frame, rules: list[LiveRule], imposed: pr.Imposed, effect: int, only: int = -1
) -> None:
    mask = 0
    for player in players_of(s, f, imposed.who):
        mask |= 1 << player
    mask &= only
    rules.append(LiveRule(RULE_KINDS[type(imposed.rule)], imposed.rule, mask, f.player, f.source, effect))


def rules_for(s: State, kind: int, player: int) -> list[LiveRule]:
    """The rules of one kind that speak of this player now."""
    if s.stale:
        REFRESH[0](s)
    if not s.rules:
        return []
    return [r for r in s.rules if r.kind == kind and r.players >> player & 1]


def rule_context(s: State, r: LiveRule) -> Frame:
    p = st.permanent(s, r.source) if r.source > 0 else None
    f = context(r.you, r.source, -1 if p is None else p.card)
    if r.effect:
        for e in s.lasting:
            if e.number == r.effect:
                f.regs = e.regs
                break
    return f
