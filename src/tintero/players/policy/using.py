"""Activated abilities and moves: whether they are worth their cost."""

from __future__ import annotations

from typing import Final

from tintero.abilities import cost as ac
from tintero.abilities.ability import Activated
from tintero.rules.event import NOTHING
from tintero.rules.fast import CHARACTER, State, activated_abilities, lore_value
from tintero.rules.option import Option

from .deeds import deed_of, use_now
from .mind import Mind

MANY_CARDS: Final = 6  # in hand: then one of them may be given up for something


def good_use(s: State, mind: Mind, player: int, o: Option) -> bool:
    """Whatever is cheap is used; nothing good is given up for it."""
    p = s.in_play[s.pid_of[o.a]]
    abilities = activated_abilities(p)
    if o.b >= len(abilities):
        return False
    cost = abilities[o.b].cost
    node = abilities[o.b].node
    if isinstance(node, Activated):
        if use_now(s, mind, player, node.effect, 1.0) <= 0:
            return False
        if deed_of(mind, node.effect).pays and len(s.players[player].hand) < MANY_CARDS:
            return False
    if cost.exert and p.face.type == CHARACTER and not p.exerted and lore_value(s, p) > 1:
        return False
    for part in cost.parts:
        if isinstance(part, (ac.BanishCards, ac.MoveCards, ac.ExertCards)):
            return False
        if isinstance(part, ac.BanishThis) and p.face.type == CHARACTER:
            return False
        if isinstance(part, ac.DamageThis) and p.traits.willpower - p.damage <= part.amount + 1:
            return False
        if isinstance(part, ac.DiscardCards) and len(s.players[player].hand) < 3:
            return False
    return True


def good_move(s: State, o: Option) -> bool:
    """Only from nowhere to a location whose text may help, so that nobody walks to and fro."""
    p = s.in_play[s.pid_of[o.a]]
    spot = s.in_play[s.pid_of[o.b]]
    if p.location != NOTHING or p.exerted or p.drying:
        return False
    face = spot.face
    return bool(face.statics or face.triggered or face.replacements) and face.move_cost <= 2
