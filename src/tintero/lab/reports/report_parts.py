"""The parts of a report: tables that scroll in a region of their own, charts with their sentence, legend and table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import NamedTuple

from tintero.lab.report import wilson

from .report_style import HEATS
from .report_words import ReportWords, Tone, drawable


class Column(NamedTuple):
    title: str
    words: bool = False  # words begin at the left, numbers end at the right
    aloud: str = ""  # what only those hear who cannot see where the column belongs


def columns_of(words: ReportWords, first: str, *others: str) -> list[Column]:
    """A column of names, and columns of numbers."""
    return [Column(words.say(first), words=True), *(Column(words.say(key)) for key in others)]


class Said(NamedTuple):
    """What stands in a cell: plain text, and smaller below it the lines that belong to it."""

    text: str
    more: Sequence[str] = ()


def rate_said(words: ReportWords, won: float, games: int) -> Said:
    """A rate with its interval and its games; a dash where there are none."""
    if not games:
        return Said(words.say("none"))
    span = words.percent_span(wilson(won, games))
    return Said(words.percent(won / games), [span, words.say("games", n=games)])


@dataclass(frozen=True)
class Line:
    """A line of a table. Its first cell is its heading."""

    cells: Sequence[Said | str]
    tone: Tone | None = None  # OPEN is greyed
    whole: bool = False  # all lines together


@dataclass(frozen=True)
class Content:
    """What a report says, but for what all of them say."""

    kind: str
    title: str
    tone: Tone
    verdict: Sequence[str]  # sentences; the first is the headline
    evidence: str
    tiles: Sequence[tuple[str, str]]
    parts: Sequence[str]  # sections, written
    reading: Sequence[str]
    games: int
    asked: str
    below: str = ""  # right under the title, written


def table(name: str, caption: str, columns: Sequence[Column], lines: Sequence[Line]) -> str:
    """`name` is unique on the page; the caption names the region too."""
    head = "".join(_heading(column) for column in columns)
    body = "\n".join(_line(line, columns) for line in lines)
    return (
        f"<div class='scroll' role='region' tabindex='0' aria-labelledby='{name}'>\n<table>"
        f"<caption id='{name}'><span>{escape(caption)}</span></caption>\n<thead><tr>{head}</tr></thead>\n"
        f"<tbody>\n{body}\n</tbody></table>\n</div>"
    )


def unplayed(words: ReportWords, name: str, columns: Sequence[Column]) -> Line:
    """A line of which no game was finished."""
    return Line([name, *[words.say("none")] * (len(columns) - 1)], Tone.OPEN)


def _heading(column: Column) -> str:
    aloud = f"<span class='unseen'> {escape(column.aloud)}</span>" if column.aloud else ""
    return f"<th scope='col'{_class(column)}>{escape(column.title)}{aloud}</th>"


def _class(column: Column) -> str:
    return " class='words'" if column.words else ""


def _line(line: Line, columns: Sequence[Column]) -> str:
    names = [name for name in (line.tone, "whole" if line.whole else "") if name]
    out = [f"<tr class='{' '.join(names)}'>" if names else "<tr>"]
    for n, (cell, column) in enumerate(zip(line.cells, columns, strict=True)):
        text, more = cell if isinstance(cell, Said) else (cell, ())
        inside = escape(drawable(text)) + "".join(f" <small>{escape(said)}</small>" for said in more)
        out.append(f"<th scope='row'>{inside}</th>" if n == 0 else f"<td{_class(column)}>{inside}</td>")
    return "".join(out) + "</tr>"


@dataclass(frozen=True)
class Figure:
    """A chart in two shapes, what it shows in a sentence, and the same numbers as a table."""

    name: str  # unique on the page
    title: str
    sentence: str
    wide: str  # svg
    narrow: str
    legend: str
    table: str
    fits: bool = True  # shrinks with the page; else it scrolls in a region of its own

    def written(self, words: ReportWords) -> str:
        shapes = "".join(self._shape(kind, svg, words) for kind, svg in (("wide", self.wide), ("narrow", self.narrow)))
        return (
            f"<section aria-labelledby='{self.name}'>\n<h2 id='{self.name}'>{escape(self.title)}</h2>\n"
            f"<figure aria-labelledby='{self.name}'>\n<figcaption id='{self.name}-says'>{escape(self.sentence)}"
            f"</figcaption>\n{shapes}{self.legend}</figure>\n{self.table}\n</section>"
        )

    def _shape(self, kind: str, svg: str, words: ReportWords) -> str:
        named = f"role='img' aria-labelledby='{self.name}' aria-describedby='{self.name}-says'"
        drawn = svg.replace("<svg ", f"<svg {named} ", 1)
        if self.fits:
            return f"<div class='{kind} fit'>{drawn}</div>\n"
        label = escape(words.say("scroll_chart", title=self.title))
        return f"<div class='{kind} scroll' role='region' tabindex='0' aria-label='{label}'>{drawn}</div>\n"


def legend(words: ReportWords, tones: Sequence[Tone], half: bool = False, maybe: bool = False) -> str:
    """What the colours of points mean, of those that occur."""
    around = "_half" if half else ""
    rows = [(tone.value, words.say(f"legend_{tone}{around}")) for tone in Tone if tone in tones]
    if maybe:
        rows.append(("maybe", words.say("legend_maybe")))
    items = "".join(f"<li><i class='{kind}'></i>{escape(said)}</li>" for kind, said in rows)
    return f"<ul class='legend'>{items}</ul>\n"


def heat_legend(words: ReportWords) -> str:
    steps = "".join(f"<i class='h{n}'></i>" for n in range(HEATS))
    return (
        f"<ul class='legend'><li>{escape(words.say('matrix_loses'))} <span class='steps'>{steps}</span> "
        f"{escape(words.say('matrix_wins'))}</li><li>{escape(words.say('matrix_bold'))}</li></ul>\n"
    )


def section(name: str, title: str, inside: str) -> str:
    return f"<section aria-labelledby='{name}'>\n<h2 id='{name}'>{escape(title)}</h2>\n{inside}\n</section>"
