"""Results as tables for other programs: documented names, and the numbers of the result."""

from __future__ import annotations

import csv
import io
import re
from typing import Any

import pytest

from tintero.lab.experiments.compare import Comparison
from tintero.lab.experiments.impact import Impact
from tintero.lab.experiments.matrix import Gauntlet, Matrix
from tintero.lab.experiments.openings import HandTried, Openings
from tintero.lab.report import wilson
from tintero.lab.reports import flat_tables, write_csv

from . import made_up

MADE = ["player", "against_player", "seed", "interrupted", "tintero", "engine", "cards"]
NAMES = {"comparison": "Comparison", "matrix": "Matrix", "gauntlet": "Gauntlet", "impact": "Impact",
    "openings": "Openings", "hand": "HandTried"}  # fmt: skip


def lines(of: Any) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(write_csv(of))))


@pytest.mark.parametrize("kind", list(made_up.EVERY_KIND))
def test_the_columns_are_those_that_are_documented_in_their_order(kind: str) -> None:
    found = lines(made_up.EVERY_KIND[kind]())
    part = re.split(r"\n(?=[A-Z]\w+, a line)", flat_tables.__doc__ or "")
    (said,) = (text for text in part if text.startswith(NAMES[kind] + ","))
    said = re.sub(r"\([^)]*\)", "", said.partition("\n")[2])  # without what a line is, and what values mean
    columns = list(found[0])
    assert columns[-len(MADE) :] == MADE
    assert re.findall(r"`([a-z_]+)`", said) == columns[: -len(MADE)]
    assert all(line["seed"] == "7" and line["interrupted"] == "0" and line["player"] == "greedy" for line in found)
    assert made_up.WICKED in write_csv(made_up.EVERY_KIND[kind]())


def test_a_comparison() -> None:
    found: Comparison = made_up.comparison()
    *each, whole = lines(found)
    for line, (name, paired) in zip(each, found.opponents, strict=True):
        assert (line["scope"], line["opponent"], int(line["pairs"])) == ("opponent", name, paired.games)
        assert float(line["difference"]) == paired.difference
        assert (float(line["low"]), float(line["high"])) == paired.interval
        assert float(line["p"]) == paired.p_value
    assert (whole["scope"], whole["opponent"]) == ("all", "")
    assert (float(whole["low"]), float(whole["high"])) == found.interval


def test_a_matrix_and_a_gauntlet() -> None:
    found: Matrix = made_up.matrix(4, interrupted=True)
    count = len(found.decks)
    table = lines(found)
    assert [line["scope"] for line in table] == ["matchup"] * count * (count - 1) + ["field"] * count
    for line in table[: count * (count - 1)]:
        cell = found.cell(found.decks.index(line["deck"]), found.decks.index(line["against"]))
        assert (int(line["wins"]), int(line["draws"]), int(line["games"])) == cell
        assert line["rate"] == (str(cell.rate) if cell.games else "")
        assert (float(line["low"]), float(line["high"])) == wilson(cell.points, cell.games)
        assert line["interrupted"] == "1"
    assert [float(line["rate"]) for line in table[-count:]] == [found.average(n).rate for n in range(count)]
    gauntlet: Gauntlet = made_up.gauntlet()
    assert [float(line["rate"]) for line in lines(gauntlet)] == [
        *(cell.rate for _, cell in gauntlet.rows), gauntlet.average.rate
    ]  # fmt: skip


def test_cards() -> None:
    found: Impact = made_up.impact()
    for line, card in zip(lines(found), found.order, strict=True):
        assert (line["card"], float(line["worth"]), float(line["q"])) == (card.name, card.paired.difference, card.q)
        assert float(line["shrunken"]) == card.shrunken.value
        rate = card.observed.in_hand.rate
        assert line["in_hand_rate"] == ("" if rate is None else str(rate))
        assert int(line["in_hand_games"]) == card.observed.in_hand.games
    openings: Openings = made_up.openings()
    for line, keeping in zip(lines(openings), openings.order, strict=True):
        assert (line["card"], float(line["keep"])) == (keeping.name, keeping.paired.difference)


def test_a_hand() -> None:
    found: HandTried = made_up.hand_tried()
    table = lines(found)
    assert [float(line["difference"]) for line in table] == [way.paired.difference for way in found.order]
    assert [line["way"] for line in table] == [
        "own" if way.own else "change" if way.changed else "keep" for way in found.order
    ]
    assert [line["q"] == "" for line in table] == [line["way"] == "keep" for line in table]
    assert table[0]["hand"].split(" | ") == list(found.hand)


@pytest.mark.parametrize("name", ['=HYPERLINK("x")', "+1", "-deck", "@sum"])
def test_the_name_of_a_deck_is_no_formula(name: str) -> None:
    known = made_up.gauntlet()
    table = lines(Gauntlet(name, ((name, known.rows[0][1]),), known.terms, 200))
    assert [(line["deck"], line["against"]) for line in table] == [(f"'{name}", f"'{name}"), (f"'{name}", "")]
    negative = [line["difference"] for line in lines(made_up.comparison(-0.2))]
    assert all(float(cell) < 0 for cell in negative), "numbers stay numbers"
