"""What each card of a deck is worth: by experiment, and beside it the figures that people know from other games.

The experiment: all copies of a card become plain characters of the same cost and inkability, and the deck plays the
same games again. The known figures look at games that were played anyway: they say what goes together with winning,
which is not the same. Games in which more cards are seen are longer games, and that alone moves them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from tintero.abilities.ability import CardDefinition

from .compare import paired_in
from .crew import Crew
from .facts import NEVER, CardFact, GameFacts, facts_from
from .field import Contender, Rate, Terms, points, shared_out
from .many_cards import Shrunken, q_values, shrunk_effects
from .paired import Paired
from .plain_cards import plain_card, plain_name
from .same_strata import StratifiedDifference, length_told, strata_of, stratified_difference


@dataclass(frozen=True)
class Observed:
    """What the recorded games say about a card: the rates that people know, and what became of its copies."""

    opening: Rate  # OH: in the hand with which the first turn began
    drawn: Rate  # GD: came later
    in_hand: Rate  # GIH: either
    never: Rate  # GNS
    adjusted: StratifiedDifference  # in hand less never seen, among games of one length and one starter
    inked: float  # of the copies that were seen
    played: float
    turn: float | None  # on which it was played, on average
    lore: float  # that a played copy gained

    @property
    def improvement(self) -> float | None:
        """IWD: in hand less never seen."""
        if self.in_hand.rate is None or self.never.rate is None:
            return None
        return self.in_hand.rate - self.never.rate

    def to_data(self) -> dict[str, Any]:
        return {
            "opening_hand": self.opening.to_data(), "drawn": self.drawn.to_data(), "in_hand": self.in_hand.to_data(),
            "never_seen": self.never.to_data(), "improvement_when_drawn": self.improvement,
            "adjusted": self.adjusted.to_data(), "inked": self.inked, "played": self.played, "turn": self.turn,
            "lore": self.lore,
        }  # fmt: skip


@dataclass(frozen=True)
class CardWorth:
    """One card: what the deck loses without it, and what was observed."""

    name: str
    copies: int
    paired: Paired  # b is the deck as it is, so a difference above 0 speaks for the card
    q: float
    shrunken: Shrunken
    observed: Observed

    def to_data(self) -> dict[str, Any]:
        return {
            "card": self.name, "copies": self.copies, "impact": {**self.paired.to_data(), "q": self.q},
            "shrunken": {"impact": self.shrunken.value, "interval": list(self.shrunken.interval)},
            "observed": self.observed.to_data(),
        }  # fmt: skip


@dataclass(frozen=True)
class Impact:
    deck: str
    terms: Terms
    asked: int
    rate: Rate
    cards: tuple[CardWorth, ...]  # in the order of the list
    interrupted: bool = False

    @property
    def order(self) -> list[CardWorth]:
        """By what a card is worth at least."""
        return sorted(self.cards, key=lambda card: -card.paired.interval[0])

    def to_data(self) -> dict[str, Any]:
        return {
            "deck": self.deck, "win_rate": self.rate.to_data(), "cards": [card.to_data() for card in self.order],
            "asked": self.asked, "interrupted": self.interrupted, **self.terms.to_data(),
        }  # fmt: skip


def without(cards: Sequence[CardDefinition], name: str) -> list[CardDefinition]:
    """The deck with plain characters in the places of this card."""
    return [plain_card(plain_name(card)) if card.full_name == name else card for card in cards]


def impact(deck: Contender, field: Sequence[Contender], terms: Terms, crew: Crew, games: int = 1000) -> Impact:
    """The deck against the field, and again without each of its cards, on the same seeds."""
    names = list(dict.fromkeys(card.full_name for card in deck.cards))
    series = []
    for n, (opponent, count) in enumerate(zip(field, shared_out(games, len(field)), strict=True)):
        series.append(terms.series((deck.cards, opponent.cards), count, "observed", opponent=n))
        series += [terms.series((without(deck.cards, name), opponent.cards), count, opponent=n) for name in names]
    played = crew.play(series)
    each = 1 + len(names)
    begins = range(0, each * len(field), each)  # the deck as it is, against each opponent
    pairs = [paired_in(played, [(begin + n, begin) for begin in begins]) for n in range(1, each)]
    qs = q_values([pair.p_value for pair in pairs])
    drawn_in = shrunk_effects([p.difference for p in pairs], [p.standard_error for p in pairs]).each
    facts = [facts_from(row) for begin in begins for _, row in sorted(played.found[begin].items())]
    places = {name: [n for n, card in enumerate(deck.cards) if card.full_name == name] for name in names}
    cards = tuple(
        CardWorth(name, len(places[name]), pair, q, shrunken, observe(facts, places[name]))
        for name, pair, q, shrunken in zip(names, pairs, qs, drawn_in, strict=True)
    )
    rate = Rate(sum(points([f.winner]) for f in facts), len(facts))
    return Impact(deck.name, terms, games, rate, cards, played.interrupted)


# ---- what was observed -----------------------------------------------------------------------------------------------


def observe(games: Sequence[GameFacts], places: Sequence[int]) -> Observed:
    """Of the copies of one card of the first deck."""
    found = [[c for c in game.cards if c.deck == 0 and c.place in places] for game in games]

    def rate(so: Callable[[list[CardFact]], bool]) -> Rate:
        counted = [points([game.winner]) for game, copies in zip(games, found, strict=True) if so(copies)]
        return Rate(sum(counted), len(counted))

    def in_hand(copies: list[CardFact]) -> bool:
        return any(c.seen != NEVER for c in copies)

    seen = [c for copies in found for c in copies if c.seen != NEVER]
    played = [c for c in seen if c.played != NEVER]
    strata = strata_of(
        ((game.starter, length_told(game.turns)), in_hand(copies), points([game.winner]))
        for game, copies in zip(games, found, strict=True)
    )
    return Observed(
        rate(lambda copies: any(c.kept for c in copies)),
        rate(lambda copies: in_hand(copies) and not any(c.kept for c in copies)),
        rate(in_hand),
        rate(lambda copies: not in_hand(copies)),
        stratified_difference(strata),
        _share(sum(c.inked != NEVER for c in seen), len(seen)),
        _share(len(played), len(seen)),
        fmean(c.played for c in played) if played else None,
        fmean(c.lore for c in played) if played else 0.0,
    )


def _share(part: int, of: int) -> float:
    return part / of if of else 0.0
