"""Challenges and quests: what a trade is worth, and what a quest risks."""

from __future__ import annotations

from tintero.rules.fast import (
    ALERT,
    BODYGUARD,
    CHARACTER,
    EVASIVE,
    LOCATION,
    RECKLESS,
    Permanent,
    State,
    are_opponents,
    challenge_strength,
    lore_to_win,
    lore_value,
    traits,
)

from .weights import Weights
from .worth import worth


class Race:
    """How near the end is, seen by one player, from the lore and the characters on the table."""

    __slots__ = ("danger", "mine", "theirs", "w")

    def __init__(self, s: State, w: Weights, player: int) -> None:
        self.w = w
        need = max(1, lore_to_win(s, player))
        mine = s.players[player].lore
        most = 0
        coming = 0
        for p in s.players:
            if p.in_game and are_opponents(s, player, p.index):
                most = max(most, p.lore)
                coming = max(coming, p.lore + next_lore(s, p.index))
        # one lore grows dearer towards the end, for whoever is near it
        self.mine = w.lore * (1.0 + mine / need)
        self.theirs = w.lore * (1.0 + most / need)
        self.danger = coming >= lore_to_win(s, player)


def next_lore(s: State, player: int) -> int:
    """Lore the player could gain in their next turn with what is in play now."""
    total = 0
    for p in s.in_play.values():
        if p.owner == player:
            if p.face.type == LOCATION or (p.face.type == CHARACTER and not traits(s, p).keywords & RECKLESS):
                total += lore_value(s, p)
    return total


def harm(s: State, attacker: Permanent, target: Permanent, challenging: bool) -> int:
    """Damage that one would deal to the other (1.9.4), Challenger counted for the challenger only (8.5)."""
    amount = challenge_strength(s, attacker)
    if challenging:
        amount += traits(s, attacker).challenger
    if amount <= 0:
        return 0
    t = traits(s, target)
    return max(0, amount + t.extra_damage - t.resist)


def left(s: State, p: Permanent) -> int:
    return traits(s, p).willpower - p.damage


def challenge_gain(s: State, race: Race, p: Permanent, q: Permanent, could_quest: bool) -> float:
    """Worth won minus worth lost, and the quest that is given up. Above 0: a good challenge."""
    dealt = harm(s, p, q, True)
    if dealt <= 0:
        return -100.0
    w = race.w
    gain = 0.0
    lore = lore_value(s, q)
    if dealt >= left(s, q):
        gain += worth(s, w, q) + (race.theirs - w.lore) * lore
        if race.danger:
            gain += w.danger * race.theirs * lore
    else:
        gain += w.chip * dealt
    if q.face.type == CHARACTER:
        taken = harm(s, q, p, False)
        if taken >= left(s, p):
            gain -= worth(s, w, p)
        else:
            gain -= w.scratch * taken
    if could_quest:
        gain -= w.patience * race.mine * lore_value(s, p)
    return gain


def quest_gain(s: State, race: Race, p: Permanent) -> float:
    """Lore now, minus part of what the exerted character may lose in the opponents' turn."""
    value = race.mine * lore_value(s, p)
    if value <= 0:
        return -1.0
    return value - race.w.risk * risk(s, race.w, p)


def risk(s: State, w: Weights, p: Permanent) -> float:
    """The best trade that an opposing character could make with this one, once it is exerted."""
    mine = traits(s, p)
    if not mine.keywords & BODYGUARD and guarded(s, p):
        return 0.0
    most = 0.0
    value = worth(s, w, p)
    for q in s.in_play.values():
        if q.face.type != CHARACTER or not are_opponents(s, p.owner, q.owner):
            continue
        if mine.keywords & EVASIVE and not traits(s, q).keywords & (EVASIVE | ALERT):
            continue
        if harm(s, q, p, True) < left(s, p):
            continue
        trade = value - w.lore * lore_value(s, q)  # the challenger does not quest
        if harm(s, p, q, False) >= left(s, q):
            trade -= worth(s, w, q)
        most = max(most, trade)
    return most


def guarded(s: State, p: Permanent) -> bool:
    """CR 8.3.3: an exerted Bodyguard of the same player draws the challenges."""
    for q in s.in_play.values():
        if q.owner == p.owner and q.exerted and q.pid != p.pid and traits(s, q).keywords & BODYGUARD:
            return True
    return False


def wants_exerted(s: State, player: int) -> bool:
    """CR 8.3.2: a Bodyguard enters exerted when there is somebody to protect, and somebody to protect from."""
    friends = False
    foes = False
    for p in s.in_play.values():
        if p.face.type == CHARACTER:
            if p.owner == player:
                friends = friends or p.exerted or not p.drying
            elif are_opponents(s, player, p.owner):
                foes = True
    return friends and foes
