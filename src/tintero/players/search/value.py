"""Who will win, judged from what everybody sees of the table: a score for each player, fitted to games."""

from __future__ import annotations

from math import exp
from typing import Final

from tintero.rules.fast import (
    BODYGUARD,
    CHARACTER,
    EVASIVE,
    LOCATION,
    RECKLESS,
    WARD,
    Permanent,
    State,
    are_opponents,
    lore_to_win,
    traits,
)

from .fitted import FITTED

FEATURES: Final[tuple[str, ...]] = (
    "lore", "pace", "near", "quest", "place_lore", "strength", "willpower", "characters", "big", "evasive", "ward",
    "exposed", "drying", "items", "hand", "ink", "ready_ink", "thin_deck", "bodyguard", "on_turn",
)  # fmt: skip
NUMBER: Final = len(FEATURES)
USUAL_LORE: Final = 20.0
FULL_INK: Final = 8.0
THIN: Final = 8  # cards in a deck that will soon be empty
WAITING: Final = 0.01  # what a turn more costs: much can happen in it
MOST_WAITING: Final = 0.1
TEXTS: Final = 0.4  # what an ability adds to a character


class Side:
    """What one player has in play, added up."""

    __slots__ = (
        "big", "bodyguard", "characters", "drying", "evasive", "exposed", "items", "place", "quest", "strength", "ward",
        "willpower",
    )  # fmt: skip

    def __init__(self) -> None:
        self.quest = 0.0
        self.place = 0.0
        self.strength = 0.0
        self.willpower = 0.0
        self.big = 0.0
        self.evasive = 0.0
        self.exposed = 0.0
        self.characters = 0
        self.drying = 0
        self.items = 0
        self.ward = 0
        self.bodyguard = 0

    def add_character(self, s: State, p: Permanent) -> None:
        t = traits(s, p)
        face = p.face
        keywords = t.keywords
        lore = max(0, t.lore)
        power = max(0, t.strength)
        left = t.willpower - p.damage
        texts = len(face.triggered) + len(face.activated) + len(face.statics)
        size = 0.5 * (power + left) + 1.5 * lore + TEXTS * texts
        self.characters += 1
        self.strength += power
        self.willpower += left
        self.big += size * size * 0.05
        if not keywords & RECKLESS:
            self.quest += lore
        if keywords & EVASIVE:
            self.evasive += 1.0 + lore
        if keywords & WARD:
            self.ward += 1
        if keywords & BODYGUARD:
            self.bodyguard += 1
        if p.exerted:
            self.exposed += size
        if p.drying:
            self.drying += 1


def sides(s: State) -> list[Side]:
    """One for each player."""
    found = [Side() for _ in s.players]
    for p in s.in_play.values():
        side = found[p.owner]
        if p.face.type == CHARACTER:
            side.add_character(s, p)
        elif p.face.type == LOCATION:
            t = traits(s, p)
            side.place += max(0, t.lore) + 0.2 * (t.willpower - p.damage)
        else:
            side.items += 1
    return found


def features(s: State, player: int, side: Side) -> list[float]:
    """What one player has, in numbers of about the same size, in the order of `FEATURES`."""
    me = s.players[player]
    missing = max(0.5, float(max(1, lore_to_win(s, player)) - me.lore))
    rate = side.quest + side.place + 0.7
    deck = len(me.deck)
    return [
        me.lore / USUAL_LORE * 2.0,
        4.0 / (1.0 + missing / rate),
        1.0 if rate >= missing else rate / missing,
        side.quest * 0.2,
        side.place * 0.2,
        side.strength * 0.1,
        side.willpower * 0.1,
        side.characters * 0.25,
        side.big * 0.2,
        side.evasive * 0.2,
        side.ward * 0.5,
        side.exposed * 0.1,
        side.drying * 0.5,
        side.items * 0.5,
        min(len(me.hand), 8) * 0.25,
        min(len(me.inkwell), 10) * 0.2,
        me.ink_ready * 0.1,
        1.0 - deck / THIN if deck < THIN else 0.0,
        side.bodyguard * 0.5,
        0.0 if are_opponents(s, s.active, player) else 1.0,
    ]


def phases(s: State) -> tuple[float, float]:
    """How far the race is, and how far the inkwells: the same things count differently early and late."""
    most = 0
    ink = 0
    players = 0
    for p in s.players:
        if p.in_game:
            players += 1
            most = max(most, p.lore)
            ink += min(len(p.inkwell), 10)
    return min(1.0, most / USUAL_LORE), ink / (FULL_INK * max(1, players))


def score(s: State, player: int, side: Side, race: float, growth: float) -> float:
    """In log-odds, to be compared with the scores of the others."""
    found = features(s, player, side)
    total = 0.0
    for i in range(NUMBER):
        weight = FITTED[i] + race * FITTED[NUMBER + i] + growth * FITTED[2 * NUMBER + i]
        total += weight * found[i]
    return total


def win_chance(s: State, seat: int, since: int) -> float:
    """How likely the seat (with its team) wins from here: 1 and 0 when it is decided, half for a draw.

    Sooner is better, and later for a loss: `since` is the turn from which on each costs a little.
    """
    outcome = s.outcome
    waited = min(MOST_WAITING, WAITING * (s.turn - since))
    if outcome is not None:
        if not outcome.winners:
            return 0.5
        return 1.0 - waited if seat in outcome.winners else waited
    race, growth = phases(s)
    table = sides(s)
    teams = s.table.teams
    best: dict[int, float] = {}
    for p in s.players:
        if p.in_game:
            found = score(s, p.index, table[p.index], race, growth)
            team = teams[p.index]
            best[team] = max(best.get(team, found), found)
    mine = best.get(teams[seat])
    if mine is None:
        return 0.0
    total = 0.0
    for other in best.values():
        total += exp(min(50.0, other - mine))
    waited += WAITING  # what is likely is not yet won
    return waited + (1.0 - 2.0 * waited) / total
