"""Reports of experiments: one whole file, whose tables say again what its charts show, with a verdict that holds."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

import tintero.lab.reports
from tintero.judge.page_style import COLOURS, is_page, policy_of
from tintero.lab.experiments.compare import Comparison
from tintero.lab.experiments.early_stop import Verdict
from tintero.lab.experiments.field import Rate
from tintero.lab.experiments.field_rates import Cell
from tintero.lab.experiments.impact import Impact
from tintero.lab.experiments.matrix import Gauntlet, Matrix
from tintero.lab.experiments.openings import HandTried, Openings, Way
from tintero.lab.experiments.paired import Paired
from tintero.lab.reports import NoCharts, Result, write_report
from tintero.lab.reports.chart_scale import ticks_over
from tintero.lab.reports.report_style import CHART_COLOURS, HEATS, REPORT_STYLE
from tintero.lab.reports.report_words import ReportWords
from tintero.words import catalogue

from . import made_up
from .reading_pages import PageRead
from .report_pages import COMMAND, KINDS, LANGUAGES, page, points, read, result

MOST_BYTES = 1_500_000
NONE = Paired(0, (0.0, 0.0), (0.0, 0.0), 0.0, 0, 0)


def headline(of: Result, lang: str = "en") -> str:
    (found,) = re.findall(r"<div class='verdict \w+'><p>(.*?)</p>", write_report(of, lang, COMMAND))
    return str(found)


# ---- the file --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_one_whole_file_with_nothing_from_outside(kind: str, lang: str) -> None:
    text, found = page(kind, lang), read(kind, lang)
    assert found.open == []
    assert len(found.ids) == len(set(found.ids))
    assert found.named <= set(found.ids)
    assert found.tags.isdisjoint({"script", "img", "link", "image", "use", "iframe", "a"})
    assert not {name for name in found.attributes if name in ("style", "href", "src") or name.startswith("on")}
    assert not re.search(r"https?:|//|@import|url\(", text.replace(policy_of(REPORT_STYLE), ""))
    assert policy_of(REPORT_STYLE) in text
    assert f"<html lang='{lang}'>" in text
    assert is_page(text.encode())
    assert len(text.encode()) <= MOST_BYTES


def test_a_large_matrix_is_no_large_file() -> None:
    assert len(write_report(made_up.matrix(15), "es", COMMAND).encode()) <= MOST_BYTES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_names_are_text_and_never_markup(kind: str, lang: str) -> None:
    text = page(kind, lang)
    assert "<b>x" not in text
    assert "&lt;b&gt;x" in text
    assert "<span>&amp;</span> <span>&lt;b&gt;x" in text  # the command


def test_a_name_of_any_characters_is_drawn() -> None:
    found = made_up.gauntlet()
    wicked = "\x1b[31m\n\udcff\uffff\u202e'\"&amp;]]>\\ {x}"
    rows = ((wicked, Cell(60, 0, 100)), *found.rows)
    text = write_report(Gauntlet(wicked, rows, found.terms, 100), "en", wicked)
    text.encode()
    assert not re.search("[\ud800-\udfff]", text)
    assert "&amp;amp;]]&gt;" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_chart_has_its_sentence_and_its_table(kind: str, lang: str) -> None:
    found = read(kind, lang)
    sections = re.findall(r"<section.*?</section>", page(kind, lang), re.DOTALL)
    charts = [section for section in sections if "<svg" in section]
    assert len(charts) == len(found.captions) == len(found.drawings) / 2 > 0
    for section in charts:
        one = PageRead(section)
        (table,) = one.tables
        assert one.captions[0].strip().endswith((".", ")."))
        assert table.caption
        assert table.columns
        assert set(table.scopes) == {"col", "row"}
        assert all(len(row) == len(table.columns) for row in table.rows)
        assert all(row[0] for row in table.rows)
        told = {cell.replace("\u00a0", " ") for row in table.rows for cell in row}
        for drawing in one.drawings:  # what a chart tells as a figure stands in its table
            for text in drawing:
                value = re.sub(r" +\(.*", "", text).replace("\u00a0", " ")
                if re.fullmatch(r"[+−]?\d+[.,]\d( %)?", value) and not value.endswith((".5", ",5")):
                    assert any(cell.startswith(value) for cell in told), value


def test_it_is_the_same_each_time() -> None:
    for kind in KINDS:
        assert write_report(made_up.EVERY_KIND[kind](), "es", COMMAND) == page(kind, "es")


@pytest.mark.parametrize(("lang", "seed"), [("en", "Seed"), ("es", "Semilla")])
@pytest.mark.parametrize("kind", KINDS)
def test_the_foot_says_what_repeats_it(kind: str, lang: str, seed: str) -> None:
    made = result(kind).terms.to_data()["made_with"]
    words = read(kind, lang).words
    for said in (*made.values(), COMMAND, f"{seed}7"):
        assert said in words


# ---- the verdicts ----------------------------------------------------------------------------------------------------


def test_the_verdict_of_a_comparison() -> None:
    better, none = made_up.comparison(0.08), made_up.comparison(0.0)
    worse = Comparison(
        better.decks, better.terms, 1500, (), Paired(1500, (900.0, 800.0), (900.0, 800.0), 160.0, 30, 130)
    )
    first, second = better.decks
    assert re.fullmatch(
        rf"“{second}” is better than “{first}” by \d\.\d ± \d\.\d percentage points\.", headline(better)
    )
    assert headline(worse) == f"“{second}” is worse than “{first}” by 6.7 ± 1.6 percentage points."
    assert re.search(r"No difference .* between −\d\.\d and \+\d\.\d percentage points\.", headline(none))
    assert "es peor que" in headline(worse, "es")
    assert "por 6,7 ± 1,6 puntos porcentuales" in headline(worse, "es")


@pytest.mark.parametrize(
    ("verdict", "spending", "said"),
    [
        (Verdict.BETTER, True, "is better than"),
        (Verdict.UNDECIDED, True, "No difference"),
        (Verdict.BETTER, False, "is better than"),
        (Verdict.ALIKE, False, "are as good as alike: they are not 3.0 percentage points apart"),
        (Verdict.UNDECIDED, False, "No difference"),
    ],
)
def test_where_looks_were_planned_the_last_one_decides(verdict: Verdict, spending: bool, said: str) -> None:
    assert said in headline(made_up.looked_at(verdict, spending))


def test_an_interval_that_was_looked_at_is_the_wider_one() -> None:
    found = made_up.looked_at(Verdict.BETTER, spending=True)
    (table,) = PageRead(write_report(found, "en", COMMAND)).tables
    low, high = found.interval
    assert table.rows[-1][2] == f"{points(low, 'en')} to {points(high, 'en')}"
    assert found.interval != found.paired.interval


def test_few_pairs_are_told_with_both_ends() -> None:
    paired = Paired.of([0.0] * 12, [1.0] * 12)
    found = Comparison(("a", "b"), made_up.terms(), 12, (("c", paired),), paired)
    low, high = paired.interval
    assert (
        headline(found) == f"“b” is better than “a” by 100.0 ({100 * low:.1f} to {100 * high:.1f}) percentage points."
    )


def test_only_what_chance_does_not_explain_is_named() -> None:
    found: Impact = result("impact")
    up = [card.name for card in found.order if card.q < 0.05 and card.paired.interval[0] > 0]
    assert headline(found).startswith(f"{len(up)} cards are clearly worth more than a plain character")
    assert up[0] in headline(found)
    assert "Stitch - Carefree Surfer" not in headline(found)  # its interval is above 0, its q is not small
    assert "hollow" in read("impact").words


def test_what_was_stopped_says_so_and_leaves_out_what_it_does_not_know() -> None:
    text = write_report(made_up.matrix(3, interrupted=True), "es", COMMAND)
    assert "Detenido antes de acabar" in text
    assert "no, se detuvo antes" in text
    heat, _ = PageRead(text).tables
    assert sum(cell == "–" for row in heat.rows for cell in row) == 3 + 2


def test_without_any_game_there_are_no_figures() -> None:
    terms = made_up.terms()
    none = Rate(0, 0)
    impact = made_up.impact()
    nothing: list[Result] = [
        Comparison(("a", "b"), terms, 9, (("c", NONE),), NONE, interrupted=True),
        Matrix(("a", "b"), {(0, 1): Cell(0, 0, 0)}, (1.0, 1.0), terms, 9, True),
        Gauntlet("a", (("b", Cell(0, 0, 0)),), terms, 9, True),
        Impact("a", terms, 9, none, (), True),
        Openings("a", terms, 9, (), True),
        HandTried("a", ("x",), terms, 9, (Way((), False, none, NONE), Way(("x",), False, none, NONE)), True),
    ]
    for found in nothing:
        text = write_report(found, "en", COMMAND)
        assert "No game was finished" in text
        assert "<figure" not in text
    assert "No game was finished" not in write_report(impact, "en", COMMAND)


def test_an_opponent_without_games_is_not_drawn() -> None:
    found = made_up.gauntlet()
    rows = (*found.rows, ("never met", Cell(0, 0, 0)))
    whole = PageRead(write_report(Gauntlet(found.deck, rows, found.terms, 200, True), "en", COMMAND))
    assert set(whole.tables[0].row("never met")) == {"–"}
    assert all("never met" not in drawing for drawing in whole.drawings)


# ---- how it is drawn -------------------------------------------------------------------------------------------------


def colours(style: str) -> tuple[dict[str, str], dict[str, str]]:
    """By day, and by night."""
    day, _, night = style.partition("prefers-color-scheme: dark")
    pattern = re.compile(r"--([\w-]+): (#[0-9a-f]{6})")
    return dict(pattern.findall(day)), dict(pattern.findall(night))


def contrast(one: str, other: str) -> float:
    """As WCAG measures it."""

    def light(colour: str) -> float:
        parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("night", [False, True])
def test_what_is_drawn_is_legible_by_day_and_by_night(night: bool) -> None:
    page, chart = colours(COLOURS)[night], colours(CHART_COLOURS)[night]
    for n in range(HEATS):
        assert contrast(page["ink"], chart[f"h{n}"]) >= 4.5
    assert contrast(page["quiet"], page["card"]) >= 4.5
    for tone in ("up", "down", "open"):
        assert contrast(chart[tone], page["card"]) >= 3


@pytest.mark.parametrize(
    ("values", "middle", "ticks"),
    [
        ((-1.2, 2.0), 0, [-2, -1, 0, 1, 2]),
        ((4.0, 11.0), 0, [0, 2, 4, 6, 8, 10, 12]),
        ((-100, 100), 0, [-100, -50, 0, 50, 100]),
        ((0.1,), 0, [0, 0.5]),
        ((), 0, [0, 0.5]),
    ],
)
def test_ticks_are_round_and_leave_room(values: tuple[float, ...], middle: float, ticks: list[float]) -> None:
    assert ticks_over(values, middle, str).values == ticks


def test_numbers_are_written_as_the_language_writes_them() -> None:
    words = ReportWords("es-x-en")
    assert words.points(-0.0123) == "−1,2"
    assert words.points(-0.0001) == "0,0"
    assert words.percent(0.541) == "54,1\u00a0%"
    assert words.q(0.0001) == "< 0,001"


# ---- what is missing -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("module", "package"), [("altair", "altair"), ("vl_convert", "vl-convert-python")])
def test_without_what_draws_a_sentence_says_what_to_install(
    module: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = importlib.import_module

    def without(name: str, *more: Any) -> Any:
        if name == module:
            raise ImportError(name)
        return real(name, *more)

    monkeypatch.setattr(importlib, "import_module", without)
    with pytest.raises(NoCharts) as error:
        write_report(result("gauntlet"), "en", COMMAND)
    for lang in LANGUAGES:
        assert package in error.value.message(lang)
        assert "tintero[lab]" in error.value.message(lang)


def test_every_sentence_of_the_reports_is_said() -> None:
    """`tests/words` cannot tell, for an error has the whole file as its family."""
    folder = Path(tintero.lab.reports.__file__).parent
    source = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    made = {start.split("{")[0] for start in re.findall(r'say\(f["\']([a-z_]+\{)', source)}
    names = catalogue().messages("reports")
    assert [
        n for n in names if f'"{n}"' not in source and f"'{n}'" not in source and not n.startswith(tuple(made))
    ] == []
