"""Keep it or change it? Opening hands by experiment: the same games with one card of the hand kept, and changed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from .compare import paired_in
from .crew import Crew
from .field import Contender, Rate, Terms, points, shared_out
from .game_series import Played
from .many_cards import Shrunken, q_values, shrunk_effects
from .opening_games import CHANGE, KEEP, OWN
from .paired import Paired

BEST: Final = 10


@dataclass(frozen=True)
class Keeping:
    """One card in the opening hand: what is won by keeping it rather than changing it."""

    name: str
    paired: Paired  # b keeps it
    q: float
    shrunken: Shrunken

    def to_data(self) -> dict[str, Any]:
        return {
            "card": self.name, "keep": {**self.paired.to_data(), "q": self.q},
            "shrunken": {"keep": self.shrunken.value, "interval": list(self.shrunken.interval)},
        }  # fmt: skip


@dataclass(frozen=True)
class Openings:
    deck: str
    terms: Terms
    asked: int  # pairs for each card
    cards: tuple[Keeping, ...]
    interrupted: bool = False

    @property
    def order(self) -> list[Keeping]:
        """By what keeping it is worth at least."""
        return sorted(self.cards, key=lambda card: -card.paired.interval[0])

    @property
    def best(self) -> list[Keeping]:
        return [card for card in self.order if card.paired.difference > 0][:BEST]

    def to_data(self) -> dict[str, Any]:
        return {
            "deck": self.deck, "cards": [card.to_data() for card in self.order],
            "best_keeps": [card.name for card in self.best], "asked": self.asked, "interrupted": self.interrupted,
            **self.terms.to_data(),
        }  # fmt: skip


def openings(deck: Contender, field: Sequence[Contender], terms: Terms, crew: Crew, pairs: int = 400) -> Openings:
    """For each card of the deck so many pairs of games with it in the hand; the rest of the hand is the player's."""
    names = list(dict.fromkeys(card.full_name for card in deck.cards))
    counts = shared_out(pairs, len(field))
    series = [
        terms.series((deck.cards, opponent.cards), count, "opening", json.dumps([[name, what]]), n)
        for name in names
        for n, (opponent, count) in enumerate(zip(field, counts, strict=True))
        for what in (CHANGE, KEEP)
    ]
    played = crew.play(series)
    tried = [(n, n + 1) for n in range(0, len(series), 2)]  # changed and kept; for each card once against each opponent
    found = [paired_in(played, tried[n : n + len(field)]) for n in range(0, len(tried), len(field))]
    qs = q_values([pair.p_value for pair in found])
    drawn_in = shrunk_effects([p.difference for p in found], [p.standard_error for p in found]).each
    cards = tuple(Keeping(*row) for row in zip(names, found, qs, drawn_in, strict=True))
    return Openings(deck.name, terms, pairs, cards, played.interrupted)


# ---- one hand --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Way:
    """One thing to do with a hand: what is changed of it, and how that compares with keeping everything."""

    changed: tuple[str, ...]  # full names; the player's own choice if `own`
    own: bool
    rate: Rate
    paired: Paired  # b is this way, a keeps the whole hand

    def to_data(self) -> dict[str, Any]:
        return {
            "change": list(self.changed), "own_choice": self.own, "win_rate": self.rate.to_data(),
            "against_keeping": self.paired.to_data(),
        }  # fmt: skip


@dataclass(frozen=True)
class HandTried:
    deck: str
    hand: tuple[str, ...]
    terms: Terms
    asked: int
    ways: tuple[Way, ...]  # the first keeps everything
    interrupted: bool = False

    @property
    def order(self) -> list[Way]:
        """The best first."""
        return sorted(self.ways, key=lambda way: -way.paired.difference)

    def to_data(self) -> dict[str, Any]:
        return {
            "deck": self.deck, "hand": list(self.hand), "ways": [way.to_data() for way in self.order],
            "asked": self.asked, "interrupted": self.interrupted, **self.terms.to_data(),
        }  # fmt: skip


def try_hand(
    deck: Contender, hand: Sequence[str], field: Sequence[Contender], terms: Terms, crew: Crew, pairs: int = 400
) -> HandTried:
    """Keep the hand, change all of it, change each card alone, or do what the player would: each on the same seeds."""
    plans: list[list[str]] = [[KEEP] * len(hand), [CHANGE] * len(hand), [OWN] * len(hand)]
    for n in range(len(hand)):
        plan = [KEEP] * len(hand)
        plan[n] = CHANGE
        if hand[n] not in hand[:n]:  # two copies are one question
            plans.append(plan)
    counts = shared_out(pairs, len(field))
    series = [
        terms.series((deck.cards, opponent.cards), count, "opening", json.dumps(list(zip(hand, plan, strict=True))), n)
        for plan in plans
        for n, (opponent, count) in enumerate(zip(field, counts, strict=True))
    ]
    played = crew.play(series)
    ways = tuple(_way(played, n, len(field), hand, plan) for n, plan in enumerate(plans))
    return HandTried(deck.name, tuple(hand), terms, pairs, ways, played.interrupted)


def _way(played: Played, number: int, opponents: int, hand: Sequence[str], plan: Sequence[str]) -> Way:
    begin = number * opponents
    paired = paired_in(played, [(n, begin + n) for n in range(opponents)])
    mine = [points(row) for n in range(opponents) for row in played.found[begin + n].values()]
    changed = tuple(name for name, what in zip(hand, plan, strict=True) if what == CHANGE)
    return Way(changed, OWN in plan, Rate(sum(mine), len(mine)), paired)
