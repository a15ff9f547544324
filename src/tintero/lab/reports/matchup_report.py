"""The reports of matchups: every deck against every other, and one deck against a field."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from tintero.lab.experiments.field_rates import Cell, FieldAverage
from tintero.lab.experiments.matrix import Gauntlet, Matrix
from tintero.lab.report import wilson

from .heat_map import Heat, HeatMap
from .report_marks import counted, rate_mark, rate_rows, rows_figure
from .report_parts import Column, Content, Figure, Line, Said, columns_of, heat_legend, rate_said, table, unplayed
from .report_words import EVEN, HUNDRED, ReportWords, Tone, drawable, tone_of

# where the colours of the heat map change; the middle one is even
HEAT_EDGES: Final = (0.25, 0.35, 0.43, 0.48, 0.52, 0.57, 0.65, 0.75)


def matrix_content(result: Matrix, words: ReportWords, players: str) -> Content:
    games = sum(cell.games for cell in result.cells.values())
    field = _Field(result, words)
    return Content(
        kind=words.say("matrix_kind"),
        title=words.say("matrix_title", n=len(result.decks)),
        tone=tone_of(field.averages[field.order[0]].interval, EVEN) if games else Tone.OPEN,
        verdict=field.verdict() if games else [words.say("nothing")],
        evidence=words.say("evidence", amount=words.say("games", n=games), players=players),
        tiles=[],
        parts=[field.heat_figure().written(words), field.field_figure().written(words)] if games else [],
        reading=[
            words.say("read_interval_half"), words.say("read_weights"), words.say("read_opponents"),
            words.say("read_players", players=players),
        ],
        games=games,
        asked=words.say("matrix_asked", n=result.asked),
    )  # fmt: skip


class _Field:
    """A matrix with its averages, which take long, and its decks from the best to the worst."""

    def __init__(self, result: Matrix, words: ReportWords) -> None:
        self.result = result
        self.words = words
        self.averages = [result.average(n) for n in range(len(result.decks))]
        self.order = sorted(range(len(result.decks)), key=lambda n: -self.averages[n].rate)

    def verdict(self) -> list[str]:
        result, words = self.result, self.words
        first, *others = self.order
        best = self.averages[first]
        low, high = (words.bound(bound) for bound in best.interval)
        near = [result.decks[n] for n in others if self.averages[n].interval[1] >= best.interval[0]]
        second = words.say("matrix_ties", decks=near) if near else words.say("matrix_alone")
        rate = words.percent(best.rate)
        return [words.say("matrix_best", deck=result.decks[first], rate=rate, low=low, high=high), second]

    def heat_figure(self) -> Figure:
        result, words, order = self.result, self.words, self.order
        decks = [drawable(result.decks[n]) for n in order]
        places = list(enumerate(order))
        cells = [_heat(words, line, column, result.cell(a, b)) for line, a in places for column, b in places]
        played = [(result.cell(a, b), a, b) for a in order for b in order if result.cell(a, b).games]
        most, deck, against = max(played, key=lambda found: found[0].rate)
        rate = words.percent(most.rate)
        says = words.say("matrix_heat_says", deck=result.decks[deck], against=result.decks[against], rate=rate)
        title = words.say("matrix_heat")
        drawing = HeatMap(decks, cells)
        columns = [Column(words.say("col_deck"), words=True)]
        columns += [Column(str(n + 1), aloud=name) for n, name in enumerate(decks)]
        lines = [Line([f"{n + 1} {decks[n]}", *(self.matchup(a, b) for b in order)]) for n, a in places]
        return Figure(
            "heat", title, says, drawing.svg(False), drawing.svg(True), heat_legend(words),
            table("heat-table", words.say("same_numbers", title=title), columns, lines), fits=False,
        )  # fmt: skip

    def matchup(self, deck: int, against: int) -> Said:
        cell = self.result.cell(deck, against)
        return rate_said(self.words, cell.points, cell.games)

    def field_figure(self) -> Figure:
        result, words = self.result, self.words
        found = [(n, self.averages[n]) for n in self.order]
        marks = [rate_mark(words, result.decks[n], average.rate, average.interval) for n, average in found]
        rows = rate_rows(words, marks)
        says = words.say("matrix_field_says", counts=counted(words, marks, half=True))
        columns = columns_of(words, "col_deck", "col_rate", "col_interval", "col_share", "col_games")
        columns.append(Column(words.say("col_answer"), words=True))
        lines = [self.field_line(n, average) for n, average in found]
        return rows_figure(words, "field", words.say("matrix_field"), rows, columns, lines, says, half=True)

    def field_line(self, deck: int, average: FieldAverage) -> Line:
        result, words = self.result, self.words
        answer = result.best_against(deck)
        rate = words.percent(result.cell(answer, deck).rate)
        return Line(
            [
                result.decks[deck], words.percent(average.rate), words.percent_span(average.interval),
                words.percent(result.weights[deck] / sum(result.weights)), words.say("number", value=average.games),
                words.say("matrix_answer", deck=result.decks[answer], rate=rate),
            ],
            tone_of(average.interval, EVEN),
        )  # fmt: skip


def _heat(words: ReportWords, line: int, column: int, cell: Cell) -> Heat:
    if not cell.games:
        return Heat(line, column, words.say("none"), None, False)
    sure = tone_of(wilson(cell.points, cell.games), EVEN) is not Tone.OPEN
    return Heat(line, column, words.number(HUNDRED * cell.rate, 0), bisect_right(HEAT_EDGES, cell.rate), sure)


# ---- one deck against a field ----------------------------------------------------------------------------------------


def gauntlet_content(result: Gauntlet, words: ReportWords, players: str) -> Content:
    average = result.average
    tone = tone_of(average.interval, EVEN) if average.games else Tone.OPEN
    return Content(
        kind=words.say("gauntlet_kind"),
        title=words.say("gauntlet_title", deck=result.deck, n=len(result.rows)),
        tone=tone,
        verdict=_gauntlet_verdict(result, tone, words) if average.games else [words.say("nothing")],
        evidence=words.say("evidence", amount=words.say("games", n=average.games), players=players),
        tiles=[],
        parts=[_gauntlet_figure(result, words).written(words)] if average.games else [],
        reading=[
            words.say("read_interval_half"), words.say("read_opponents"), words.say("read_players", players=players),
        ],
        games=average.games,
        asked=words.say("gauntlet_asked", n=result.asked),
    )  # fmt: skip


def _gauntlet_verdict(result: Gauntlet, tone: Tone, words: ReportWords) -> list[str]:
    average = result.average
    low, high = (words.bound(bound) for bound in average.interval)
    key = {Tone.UP: "gauntlet_above", Tone.DOWN: "gauntlet_below", Tone.OPEN: "gauntlet_even"}[tone]
    out = [words.say(key, deck=result.deck, rate=words.percent(average.rate), low=low, high=high)]
    played = [row for row in result.order if row[1].games]
    if len(played) > 1:
        (worst, hard), (best, easy) = played[0], played[-1]
        rates = {"worst_rate": words.percent(hard.rate), "best_rate": words.percent(easy.rate)}
        out.append(words.say("gauntlet_ends", worst=worst, best=best, **rates))
    return out


def _gauntlet_figure(result: Gauntlet, words: ReportWords) -> Figure:
    each = [(name, cell, wilson(cell.points, cell.games)) for name, cell in result.order]
    marks = [rate_mark(words, name, cell.rate, interval) for name, cell, interval in each if cell.games]
    average = result.average
    together = words.say("gauntlet_all")
    several = len(each) > 1
    if several:
        marks.append(rate_mark(words, together, average.rate, average.interval, whole=True))
    rows = rate_rows(words, marks, bars=True)
    columns = columns_of(words, "col_opponent", "col_rate", "col_interval", "col_wins", "col_draws", "col_games")
    lines = [
        _gauntlet_line(words, name, cell.rate, interval, cell) if cell.games else unplayed(words, name, columns)
        for name, cell, interval in each
    ]
    if several:
        added = Cell(*(sum(column) for column in zip(*(cell for _, cell, _ in each), strict=True)))
        lines.append(_gauntlet_line(words, together, average.rate, average.interval, added, whole=True))
    return rows_figure(words, "matchups", words.say("gauntlet_chart"), rows, columns, lines, half=True)


def _gauntlet_line(
    words: ReportWords, name: str, rate: float, interval: tuple[float, float], cell: Cell, whole: bool = False
) -> Line:  # fmt: skip
    counts = [words.say("number", value=count) for count in cell]
    return Line([name, words.percent(rate), words.percent_span(interval), *counts], tone_of(interval, EVEN), whole)
