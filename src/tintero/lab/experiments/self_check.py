"""The laboratory about itself: does it find something where nothing is, and do its two ways to weigh a card agree?

    python -m tintero.lab.experiments.self_check --games 1000 --jobs 2

Nothing: a deck against itself, and reports about cards that were replaced by themselves, played on other seeds. The two
ways: a card by experiment, and how much oftener a game is won in which it was seen, among games of one length.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tintero.cards import sample_decks
from tintero.table.house import House

from ..decks import definitions, find_deck
from .crew import Crew
from .field import Contender, Terms, points
from .impact import CardWorth, impact
from .kept_games import Kept, usual_place
from .many_cards import SURE, q_values
from .paired import Paired

DECKS: Final = ("amber-amethyst-singers", "emerald-ruby-raiders", "sapphire-steel-workshop")
REPORTS: Final = 100
CARDS: Final = 15
EACH: Final = 500  # games of a card in such a report


@dataclass(frozen=True)
class Agreement:
    """Of the cards about which both ways are sure: how many have the same sign, and which have not."""

    agree: int
    differ: tuple[tuple[str, str, float, float], ...]  # deck, card, by experiment, observed

    def to_data(self) -> dict[str, Any]:
        both = self.agree + len(self.differ)
        return {
            "sure_both": both, "agree": self.agree, "share": self.agree / both if both else None,
            "differ": [dict(zip(("deck", "card", "experiment", "observed"), row, strict=True)) for row in self.differ],
        }  # fmt: skip


def signs(deck: str, cards: Sequence[CardWorth]) -> Agreement:
    """What is observed compares a card with the rest of its deck; so the experiment is held against the deck's mean."""
    mean = sum(card.paired.difference * card.copies for card in cards) / sum(card.copies for card in cards)
    agree = 0
    differ: list[tuple[str, str, float, float]] = []
    for card in cards:
        low, high = (bound - mean for bound in card.paired.interval)
        seen = card.observed.adjusted
        if low <= 0 <= high or seen.interval[0] <= 0 <= seen.interval[1]:
            continue
        if (low > 0) == (seen.difference > 0):
            agree += 1
        else:
            differ.append((deck, card.name, card.paired.difference - mean, seen.difference))
    return Agreement(agree, tuple(differ))


def false_findings(outcomes: Sequence[float], reports: int = REPORTS, seed: int = 1) -> int:
    """Reports about cards that do nothing, made of games of a deck against itself: in how many is something found?"""
    chance = Random(seed)
    found = 0
    for _ in range(reports):
        base = chance.sample(outcomes, EACH)
        ps = [Paired.of(base, chance.sample(outcomes, EACH)).p_value for _ in range(CARDS)]
        found += any(q < SURE for q in q_values(ps))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.lab.experiments.self_check", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    house = House()
    field = [Contender(name, tuple(definitions(find_deck(name, house.pool), house.reader))) for name in sample_decks()]
    terms = Terms(seed=given.seed, house=house)
    crew = Crew(given.jobs, kept=Kept(usual_place()))
    mirror = next(deck for deck in field if deck.name == DECKS[0])
    played = crew.play([terms.series((mirror.cards, mirror.cards), 10 * given.games)])
    outcomes = [points(row) for row in played.found[0].values()]
    agree: list[Agreement] = []
    for deck in field:
        if deck.name in DECKS:
            agree.append(signs(deck.name, impact(deck, field, terms, crew, given.games).cards))
    together = Agreement(sum(one.agree for one in agree), tuple(row for one in agree for row in one.differ))
    told = {
        "false_findings": {"reports": REPORTS, "with_a_finding": false_findings(outcomes)},
        "two_ways": together.to_data(),
        **terms.to_data(),
        "games": given.games,
    }
    sys.stdout.write(json.dumps(told, ensure_ascii=False, indent=2) + "\n")
    crew.kept.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
