"""The numbers of reports: what an experiment found stands in the tables, as the language writes it."""

from __future__ import annotations

import re

import pytest

from tintero.lab.experiments.compare import Comparison
from tintero.lab.experiments.impact import Impact
from tintero.lab.experiments.matrix import Gauntlet, Matrix
from tintero.lab.experiments.openings import HandTried, Openings

from .report_pages import LANGUAGES, comma, percent, points, read, result


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_comparison_in_numbers(lang: str) -> None:
    found: Comparison = result("comparison")
    (table,) = read("comparison", lang).tables
    every = [*found.opponents, (table.rows[-1][0], found.paired)]
    assert len(table.rows) == len(every)
    for name, paired in every:
        cells = table.row(name)
        to = {"en": "to", "es": "a"}[lang]
        low, high = paired.interval
        assert cells == [
            points(paired.difference, lang), f"{points(low, lang)} {to} {points(high, lang)}",
            percent(paired.rates[0], lang), percent(paired.rates[1], lang), f"{paired.better} / {paired.worse}",
            str(paired.games),
        ]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_matrix_in_numbers(lang: str) -> None:
    found: Matrix = result("matrix")
    heat, field = read("matrix", lang).tables
    order = found.order
    for line, (a, row) in enumerate(zip(order, heat.rows, strict=True)):
        assert row[0] == f"{line + 1} {found.decks[a]}"
        for b, cell in zip(order, row[1:], strict=True):
            if a == b:
                assert cell == "–"
            else:
                assert cell.startswith(percent(found.cell(a, b).rate, lang))
                assert f" {found.cell(a, b).games} " in cell
    assert [column.split(" ", 1)[1] for column in heat.columns[1:]] == [found.decks[n] for n in order]
    for n in order:
        average = found.average(n)
        rate, _, share, games, answer = field.row(found.decks[n])
        assert (rate, games) == (percent(average.rate, lang), str(average.games))
        assert share == percent(found.weights[n] / sum(found.weights), lang)
        assert answer.startswith(found.decks[found.best_against(n)])


def test_every_cell_of_the_heat_map_has_its_number() -> None:
    found: Matrix = result("matrix")
    for drawing in read("matrix").drawings[:2]:
        numbers = [int(text) for text in drawing if text.isdigit()]
        count = len(found.decks)
        for n in range(1, count + 1):
            numbers.remove(n)  # the columns
        rates = [found.cell(a, b).rate for a in range(count) for b in range(count) if a != b]
        assert sorted(numbers) == sorted(round(100 * rate) for rate in rates)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_gauntlet_in_numbers(lang: str) -> None:
    found: Gauntlet = result("gauntlet")
    (table,) = read("gauntlet", lang).tables
    assert [row[0] for row in table.rows[:-1]] == [name for name, _ in found.order]
    for name, cell in found.rows:
        rate, _, *counts = table.row(name)
        assert rate == percent(cell.rate, lang)
        assert counts == [str(cell.wins), str(cell.draws), str(cell.games)]
    assert table.rows[-1][1] == percent(found.average.rate, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_worth_of_cards_in_numbers(lang: str) -> None:
    found: Impact = result("impact")
    worth, observed = read("impact", lang).tables
    assert [row[0] for row in worth.rows] == [card.name for card in found.order]
    for card in found.cards:
        difference, _, q, shrunken, *rates, games, copies = worth.row(card.name)
        assert difference == points(card.paired.difference, lang)
        assert q == comma(f"{card.q:.3f}", lang) or card.q < 0.001
        assert shrunken.startswith(points(card.shrunken.value, lang) + " ")
        assert rates == [percent(card.paired.rates[1], lang), percent(card.paired.rates[0], lang)]
        assert (games, copies) == (str(card.paired.games), str(card.copies))
        cells = observed.row(card.name)
        seen = card.observed
        for cell, rate in zip(cells, (seen.opening, seen.drawn, seen.in_hand, seen.never), strict=False):
            assert cell == "–" if rate.rate is None else cell.startswith(percent(rate.rate, lang) + " ")
            assert rate.rate is None or f" {rate.games} " in cell
        assert cells[4] == ("–" if seen.improvement is None else points(seen.improvement, lang))


@pytest.mark.parametrize(
    ("lang", "bias"),
    [("en", "drawing more cards goes with longer games"), ("es", "robar más cartas va con partidas más largas")],
)
def test_the_bias_of_what_was_observed_is_said_at_its_table_and_below(lang: str, bias: str) -> None:
    assert bias in read("impact", lang).tables[1].caption.lower()
    assert len(re.findall(bias, read("impact", lang).words, re.IGNORECASE)) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_openings_in_numbers(lang: str) -> None:
    found: Openings = result("openings")
    (table,) = read("openings", lang).tables
    assert [row[0] for row in table.rows] == [card.name for card in found.order]
    for card in found.cards:
        difference, _, _, _, kept, changed, games = table.row(card.name)
        assert difference == points(card.paired.difference, lang)
        assert (kept, changed) == tuple(percent(rate, lang) for rate in reversed(card.paired.rates))
        assert games == str(card.paired.games)


@pytest.mark.parametrize(("lang", "change"), [("en", "change"), ("es", "cambiar")])
def test_a_hand_in_numbers(lang: str, change: str) -> None:
    found: HandTried = result("hand")
    (table,) = read("hand", lang).tables
    assert len(table.rows) == len(found.ways)
    assert table.rows[-1][1:4] == ["–", "–", "–"]
    for way in found.ways:
        if len(way.changed) == 1:
            cells = table.row(f"{change} {way.changed[0]}")
            assert cells[0] == points(way.paired.difference, lang)
            assert cells[3].startswith(percent(way.rate.won / way.rate.games, lang))
    words = read("hand", lang).words
    assert all(card in words for card in found.hand)
