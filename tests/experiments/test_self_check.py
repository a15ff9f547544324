"""The laboratory finds nothing where nothing is, and says where its two ways to weigh a card differ."""

from __future__ import annotations

from random import Random

from tintero.lab.experiments.field import Rate
from tintero.lab.experiments.impact import CardWorth, Observed
from tintero.lab.experiments.many_cards import Shrunken
from tintero.lab.experiments.paired import Paired
from tintero.lab.experiments.same_strata import StratifiedDifference
from tintero.lab.experiments.self_check import false_findings, signs

NONE = Rate(0.0, 0)


def card(name: str, worth: float, seen: float) -> CardWorth:
    """Of 1,000 games: so much better with it, and so much oftener won when it was seen."""
    wins = round(500 + 1000 * worth)
    paired = Paired.of([1.0] * 500 + [0.0] * 500, [1.0] * wins + [0.0] * (1000 - wins))
    adjusted = StratifiedDifference(seen, 0.01, (seen - 0.02, seen + 0.02), 1000, 0)
    observed = Observed(NONE, NONE, NONE, NONE, adjusted, 0.0, 0.0, None, 0.0)
    return CardWorth(name, 4, paired, 0.0, Shrunken(worth, (worth, worth)), observed)


def test_cards_that_do_nothing_are_rarely_said_to_do_something() -> None:
    words = Random(2)
    outcomes = [float(words.random() < 0.5) for _ in range(10_000)]
    assert false_findings(outcomes) <= 8


def test_a_card_on_which_the_two_ways_differ_is_named() -> None:
    cards = [card("good", 0.1, 0.1), card("bad", -0.1, -0.1), card("odd", 0.1, -0.1), card("dull", -0.1, 0.0)]
    found = signs("deck", cards)
    assert found.agree == 2
    assert [row[1] for row in found.differ] == ["odd"]
    assert found.to_data()["share"] == 2 / 3
