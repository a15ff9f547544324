"""From differences and rates to a chart: its lines, its axis, the sentence that says what it shows, and its table."""

from __future__ import annotations

from collections.abc import Sequence

from tintero.lab.experiments.many_cards import SURE

from .chart_scale import ticks_over
from .drawn_charts import Mark, Rows
from .report_parts import Column, Figure, Line, legend, table
from .report_words import EVEN, HUNDRED, Interval, ReportWords, Tone, drawable, tone_of


def shown_tone(interval: Interval, q: float) -> Tone:
    """On which side it lies, if that is no chance among many; else OPEN."""
    return tone_of(interval) if q < SURE else Tone.OPEN


def difference_mark(
    words: ReportWords, label: str, difference: float, interval: Interval, sure: bool = True, whole: bool = False
) -> Mark:  # fmt: skip
    tone = tone_of(interval)
    low, high = (HUNDRED * bound for bound in interval)
    told, span = words.points(difference), words.span(interval)
    return Mark(drawable(label), HUNDRED * difference, low, high, told, span, tone, sure or tone is Tone.OPEN, whole)


def rate_mark(words: ReportWords, label: str, rate: float, interval: Interval, whole: bool = False) -> Mark:
    low, high = (HUNDRED * bound for bound in interval)
    told, span = words.percent(rate), words.percent_span(interval)
    return Mark(drawable(label), HUNDRED * rate, low, high, told, span, tone_of(interval, EVEN), whole=whole)


def difference_rows(words: ReportWords, marks: Sequence[Mark], ends: tuple[str, str]) -> Rows:
    ticks = ticks_over((x for m in marks for x in (m.value, m.low, m.high)), 0, lambda x: _round(words, x, True))
    return Rows(marks, ticks, words.say("points_unit"), ends)


def rate_rows(words: ReportWords, marks: Sequence[Mark], bars: bool = False) -> Rows:
    seen = [0.0, float(HUNDRED)] if bars else [x for m in marks for x in (m.value, m.low, m.high)]
    ticks = ticks_over(seen, HUNDRED * EVEN, lambda x: _round(words, x, False), 0, HUNDRED)
    return Rows(marks, ticks, words.say("rate_unit"), bars=bars)


def _round(words: ReportWords, value: float, signed: bool) -> str:
    """A tick: no more digits than it needs."""
    places = 0 if value == int(value) else 1
    return words.signed(value, places) if signed else words.number(value, places)


def counted(words: ReportWords, marks: Sequence[Mark], half: bool = False) -> str:
    """How many intervals lie on which side, and which line is highest and lowest."""
    each = [m for m in marks if not m.whole] or marks
    top, bottom = max(each, key=lambda m: m.value), min(each, key=lambda m: m.value)
    tones = [m.tone for m in each]
    return words.say(
        "rates_say" if half else "intervals_say", n=len(each), up=tones.count(Tone.UP), down=tones.count(Tone.DOWN),
        open=tones.count(Tone.OPEN), top=top.label, top_value=top.told, bottom=bottom.label, bottom_value=bottom.told,
    )  # fmt: skip


def rows_figure(
    words: ReportWords, name: str, title: str, rows: Rows, columns: Sequence[Column], lines: Sequence[Line],
    says: str = "", half: bool = False,
) -> Figure:  # fmt: skip
    """Marks in rows, and the same numbers as a table. `says`: more than how many lie on which side; `half`: rates."""
    marks = rows.marks
    maybe = any(not mark.sure for mark in marks)
    return Figure(
        name, title, says or counted(words, marks, half), rows.svg(False), rows.svg(True),
        legend(words, [mark.tone for mark in marks], half, maybe),
        table(f"{name}-table", words.say("same_numbers", title=title), columns, lines),
    )  # fmt: skip
