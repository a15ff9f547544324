"""What a position has for each player, in numbers: what they have in play, in hand and in ink, and how the race stands.

The position is one of the thinker's worlds, in which everything hidden was dealt anew: reading a hand there tells
nothing that the seat does not know.
"""

from __future__ import annotations

from typing import Final

from tintero.rules.fast import (
    ACTION,
    ALERT,
    BODYGUARD,
    CHARACTER,
    EVASIVE,
    LOCATION,
    RECKLESS,
    SUPPORT,
    WARD,
    Face,
    Permanent,
    State,
    Traits,
    are_opponents,
    lore_to_win,
    traits,
)

FEATURES: Final[tuple[str, ...]] = (
    "lore", "lore_squared", "pace", "near", "on_turn", "turns",
    "quest", "ready_quest", "safe_quest", "exposed_quest", "most_lore", "places", "place_lore", "items",
    "characters", "strength", "willpower", "size", "big", "texts", "damage", "small", "tough", "drying",
    "ready", "ready_strength", "most_strength", "most_willpower", "exposed", "in_reach",
    "evasive", "ward", "bodyguard", "support", "resist", "challenger",
    "hand", "hand_size", "hand_cost", "hand_inkable", "hand_characters", "hand_actions", "hand_shifts",
    "playable", "best_playable", "soon", "later", "ink", "ready_ink", "thin_deck",
)  # fmt: skip
THIN: Final = 8  # cards in a deck that will soon be empty
LONG: Final = 30  # turns after which one more says nothing
MOST_CARDS: Final = 8
MOST_INK: Final = 10
SMALL: Final = 2  # willpower that is left
TOUGH: Final = 5
# how big a character is, in rough units of ink
OF_VALUES: Final = 0.5
OF_LORE: Final = 1.5
OF_TEXTS: Final = 0.4
OF_PLACES: Final = 0.2  # of a location's willpower


def texts_of(face: Face) -> int:
    return len(face.triggered) + len(face.activated) + len(face.statics)


def printed_size(face: Face) -> float:
    """A card that is not in play."""
    if face.type == CHARACTER:
        return OF_VALUES * (face.strength + face.willpower) + OF_LORE * face.lore + OF_TEXTS * texts_of(face)
    return face.cost + OF_VALUES


class Side:
    """What one player has in play, added up."""

    __slots__ = (
        "big", "bodyguard", "challenger", "characters", "damage", "drying", "evasive", "exposed", "exposed_quest",
        "high_reach", "in_reach", "items", "most_lore", "most_strength", "most_willpower", "place_lore", "places",
        "quest", "reach", "ready", "ready_quest", "ready_strength", "resist", "safe_quest", "size", "small", "strength",
        "support", "texts", "tough", "ward", "willpower",
    )  # fmt: skip

    def __init__(self) -> None:
        self.quest = 0.0
        self.ready_quest = 0.0
        self.safe_quest = 0.0  # of those that nobody could banish in a challenge
        self.exposed_quest = 0.0
        self.most_lore = 0.0
        self.places = 0.0
        self.place_lore = 0.0
        self.items = 0.0
        self.characters = 0.0
        self.strength = 0.0
        self.willpower = 0.0
        self.size = 0.0
        self.big = 0.0
        self.texts = 0.0
        self.damage = 0.0
        self.small = 0.0
        self.tough = 0.0
        self.drying = 0.0
        self.ready = 0.0
        self.ready_strength = 0.0
        self.most_strength = 0.0
        self.most_willpower = 0.0
        self.exposed = 0.0
        self.in_reach = 0.0  # exerted, and somebody could banish it in a challenge
        self.evasive = 0.0
        self.ward = 0.0
        self.bodyguard = 0.0
        self.support = 0.0
        self.resist = 0.0
        self.challenger = 0.0
        self.reach = 0.0  # the most damage that one of its dry characters deals in a challenge
        self.high_reach = 0.0  # to an evasive character

    def add_character(self, p: Permanent, t: Traits) -> None:
        lore = float(max(0, t.lore))
        power = float(max(0, t.strength))
        left = float(t.willpower - p.damage)
        texts = float(texts_of(p.face))
        size = OF_VALUES * (power + left) + OF_LORE * lore + OF_TEXTS * texts
        self.characters += 1.0
        self.strength += power
        self.willpower += left
        self.size += size
        self.big += size * size
        self.texts += texts
        self.damage += p.damage
        self.resist += t.resist
        self.challenger += t.challenger
        if left <= SMALL:
            self.small += 1.0
        if left >= TOUGH:
            self.tough += 1.0
        if power > self.most_strength:
            self.most_strength = power
        if left > self.most_willpower:
            self.most_willpower = left
        if lore > self.most_lore:
            self.most_lore = lore
        if p.exerted:
            self.exposed += size
        else:
            self.ready += 1.0
            self.ready_strength += power
        if not t.keywords & RECKLESS:
            self.quest += lore
            if p.exerted:
                self.exposed_quest += lore
            else:
                self.ready_quest += lore
        self.add_keywords(t, lore, power)
        if p.drying:
            self.drying += 1.0
            return
        power += t.challenger
        if power > self.reach:
            self.reach = power
        if power > self.high_reach and t.keywords & (EVASIVE | ALERT):
            self.high_reach = power

    def add_keywords(self, t: Traits, lore: float, power: float) -> None:
        keywords = t.keywords
        if keywords & EVASIVE:
            self.evasive += 1.0 + lore
        if keywords & WARD:
            self.ward += 1.0
        if keywords & BODYGUARD:
            self.bodyguard += 1.0
        if keywords & SUPPORT:
            self.support += power

    def add_place(self, p: Permanent, t: Traits) -> None:
        self.places += 1.0
        self.place_lore += max(0, t.lore) + OF_PLACES * (t.willpower - p.damage)

    def add_danger(self, p: Permanent, t: Traits, reach: float) -> None:
        """Once it is known how far the others reach (8.6: to an evasive character only evasive and alert ones)."""
        left = float(t.willpower - p.damage)
        lore = float(max(0, t.lore))
        if reach - t.resist < left:
            if not t.keywords & RECKLESS:
                self.safe_quest += lore
        elif p.exerted:
            self.in_reach += OF_VALUES * (max(0, t.strength) + left) + OF_LORE * lore


def sides(s: State) -> list[Side]:
    """One for each player."""
    found = [Side() for _ in s.players]
    for p in s.in_play.values():
        side = found[p.owner]
        if p.face.type == CHARACTER:
            side.add_character(p, traits(s, p))
        elif p.face.type == LOCATION:
            side.add_place(p, traits(s, p))
        else:
            side.items += 1.0
    for p in s.in_play.values():
        if p.face.type == CHARACTER:
            t = traits(s, p)
            reach = 0.0
            for player, other in enumerate(found):
                if are_opponents(s, p.owner, player):
                    reach = max(reach, other.high_reach if t.keywords & EVASIVE else other.reach)
            found[p.owner].add_danger(p, t, reach)
    return found


class Hand:
    """The cards of one player's hand, added up."""

    __slots__ = ("actions", "best", "characters", "cost", "inkable", "later", "playable", "shifts", "size", "soon")

    def __init__(self, s: State, player: int) -> None:
        self.size = 0.0
        self.cost = 0.0
        self.inkable = 0.0
        self.characters = 0.0
        self.actions = 0.0
        self.shifts = 0.0
        self.playable = 0.0  # with the ink of the next turn
        self.best = 0.0
        self.soon = 0.0  # a turn later
        self.later = 0.0
        me = s.players[player]
        next_ink = len(me.inkwell) + me.ink_drops + 1
        for card in me.hand:
            self.add(s.face_of(card), next_ink)

    def add(self, face: Face, next_ink: int) -> None:
        size = printed_size(face)
        self.size += size
        self.cost += face.cost
        if face.cost <= next_ink:
            self.playable += size
            if size > self.best:
                self.best = size
        elif face.cost == next_ink + 1:
            self.soon += size
        else:
            self.later += 1.0
        if face.inkable:
            self.inkable += 1.0
        if face.type == CHARACTER:
            self.characters += 1.0
        elif face.type == ACTION:
            self.actions += 1.0
        if face.shifts:
            self.shifts += 1.0


def features(s: State, player: int, side: Side) -> list[float]:
    """What one player has, in the order of `FEATURES`."""
    me = s.players[player]
    lore = float(me.lore)
    missing = max(0.5, max(1, lore_to_win(s, player)) - lore)
    rate = side.quest + side.place_lore + 0.7
    deck = len(me.deck)
    hand = Hand(s, player)
    return [
        lore, lore * lore, rate / (rate + missing), min(1.0, rate / missing),
        0.0 if are_opponents(s, s.active, player) else 1.0, float(min(s.turn, LONG)),
        side.quest, side.ready_quest, side.safe_quest, side.exposed_quest, side.most_lore, side.places, side.place_lore,
        side.items, side.characters, side.strength, side.willpower, side.size, side.big, side.texts, side.damage,
        side.small, side.tough, side.drying, side.ready, side.ready_strength, side.most_strength, side.most_willpower,
        side.exposed, side.in_reach, side.evasive, side.ward, side.bodyguard, side.support, side.resist,
        side.challenger, float(min(len(me.hand), MOST_CARDS)), hand.size, hand.cost, hand.inkable, hand.characters,
        hand.actions, hand.shifts, hand.playable, hand.best, hand.soon, hand.later,
        float(min(len(me.inkwell), MOST_INK)), float(me.ink_ready), 1.0 - deck / THIN if deck < THIN else 0.0,
    ]  # fmt: skip
