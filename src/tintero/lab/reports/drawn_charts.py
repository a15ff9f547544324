"""The charts of a report, each in two shapes: names beside their marks for a wide page, above them for a phone.

All text is given as it is to be read; colours are names that the style of the page knows by day and by night.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from .chart_scale import Ticks
from .report_words import Tone
from .svg_tools import ALTAIR, svg_of, tool

INK: Final = "var(--ink)"
QUIET: Final = "var(--quiet)"
LINE: Final = "var(--line)"
EDGE: Final = "var(--edge)"
CARD: Final = "var(--card)"

NAMES: Final = 250  # the width of the names on a wide page
NAME_LIMIT: Final = 210  # shorter, for fonts are not alike
PLOT: Final = 290
FIGURES: Final = 190  # of the figures at the right
PHONE: Final = 316  # the whole width of a phone's chart
PHONE_LIMIT: Final = 218
ONE_LINE: Final = 34  # letters of both ends together
ROW: Final = 30
PHONE_ROW: Final = 46
ABOVE: Final = 13  # by how much a name stands above the middle of its row on a phone
BELOW: Final = 9
TEXT: Final = 13
SMALL: Final = 12


@dataclass(frozen=True)
class Mark:
    """A line of a chart: a value with its interval, in the units of the axis."""

    label: str
    value: float
    low: float
    high: float
    told: str  # the value
    span: str  # the interval
    tone: Tone
    sure: bool = True  # else it is drawn hollow
    whole: bool = False  # all together


@dataclass(frozen=True)
class Rows:
    """Marks on one axis. `ends`: what it means to lie at the left, and at the right."""

    marks: Sequence[Mark]
    ticks: Ticks
    unit: str
    ends: tuple[str, str] = ("", "")
    bars: bool = False  # from the beginning of the axis to the value

    def svg(self, narrow: bool) -> str:
        return svg_of(_RowsDrawing(self, narrow).whole())


class _RowsDrawing:
    def __init__(self, rows: Rows, narrow: bool) -> None:
        self.rows = rows
        self.narrow = narrow
        self.alt = tool(ALTAIR)
        self.width = PHONE if narrow else PLOT
        self.down = BELOW if narrow else 0
        self.row = PHONE_ROW if narrow else ROW
        self.base = self.alt.Chart(self.alt.Data(values=[self.data(n, m) for n, m in enumerate(rows.marks)])).encode(
            y=self.alt.Y("n:O", axis=None)
        )

    def data(self, number: int, mark: Mark) -> dict[str, Any]:
        colour = f"var(--{mark.tone})"
        told = mark.told if self.narrow else f"{mark.told}  ({mark.span})"
        return {
            "n": number, "label": mark.label, "told": told, "value": mark.value, "low": mark.low, "high": mark.high,
            "colour": colour, "inside": colour if mark.sure else CARD, "whole": mark.whole,
            "ink": QUIET if mark.tone is Tone.OPEN and not mark.whole else INK,
        }  # fmt: skip

    def whole(self) -> Any:
        alt = self.alt
        layers = [self.frame(), self.middle(), self.guides(), *([self.bars()] if self.rows.bars else [])]
        layers += [self.intervals(), self.points(), *self.texts(), *self.ends()]
        return without_frame(alt.layer(*layers).properties(width=self.width, height=alt.Step(self.row)))

    def x(self, name: str) -> Any:
        alt, ticks = self.alt, self.rows.ticks
        axis = alt.Axis(
            values=list(ticks.values), labelExpr=ticks.expression, title=self.rows.unit, grid=True, ticks=False,
            domain=False, gridColor=LINE, labelColor=QUIET, titleColor=QUIET, labelFontSize=SMALL,
            titleFontSize=SMALL, titleFontWeight="normal", labelPadding=6, titlePadding=6, labelOverlap=False,
            labelFlush=False, titleLimit=0,
        )  # fmt: skip
        return alt.X(name, axis=axis, scale=alt.Scale(domain=list(ticks.ends), nice=False, zero=False))

    def frame(self) -> Any:
        """Nothing to see: the drawing is as wide as this, in whatever font it was measured."""
        left, right = (0, self.width) if self.narrow else (-NAMES, self.width + FIGURES)
        frame = self.alt.Chart(self.alt.Data(values=[{}])).mark_rect(fill="none", stroke="none")
        return frame.encode(x=self.alt.value(left), x2=self.alt.value(right), y=self.alt.value(0), y2=self.alt.value(1))

    def guides(self) -> Any:
        """For the eye: from the name to the figure, or behind a name that stands above, so that no line crosses it."""
        ends = {"x": self.alt.value(0), "x2": self.alt.value(self.width)}
        if self.narrow:
            return self.base.mark_rect(fill=CARD, height=TEXT + 6, yOffset=-ABOVE).encode(**ends)
        return self.base.mark_rule(stroke=LINE, strokeDash=[1, 4]).encode(**ends)

    def middle(self) -> Any:
        middle = self.alt.Chart(self.alt.Data(values=[{"x": self.rows.ticks.middle}]))
        return middle.mark_rule(stroke=EDGE, strokeWidth=2).encode(x=self.x("x:Q"))

    def bars(self) -> Any:
        alt = self.alt
        return self.base.mark_bar(opacity=0.35, height=16, yOffset=self.down).encode(
            x=self.x("value:Q"), x2=alt.datum(self.rows.ticks.ends[0]), fill=alt.Fill("colour:N", scale=None)
        )

    def intervals(self) -> Any:
        alt = self.alt
        return self.base.mark_rule(strokeWidth=3, strokeCap="round", yOffset=self.down).encode(
            x=self.x("low:Q"), x2="high:Q", stroke=alt.Stroke("colour:N", scale=None)
        )

    def points(self) -> Any:
        alt = self.alt
        shape = alt.condition(alt.datum.whole, alt.value("diamond"), alt.value("circle"))
        size = alt.condition(alt.datum.whole, alt.value(190), alt.value(95))
        return self.base.mark_point(opacity=1, strokeWidth=2.5, yOffset=self.down).encode(
            x=self.x("value:Q"), shape=shape, size=size, fill=alt.Fill("inside:N", scale=None),
            stroke=alt.Stroke("colour:N", scale=None),
        )  # fmt: skip

    def texts(self) -> list[Any]:
        """The names and the figures; what is of all together is bold."""
        up = -ABOVE if self.narrow else 0
        left = self.alt.value(0 if self.narrow else -NAMES)
        right = self.alt.value(self.width if self.narrow else self.width + 16)
        ink = self.alt.Fill("ink:N", scale=None)
        out: list[Any] = []
        for some, weight in ((self.alt.datum.whole, "bold"), (~self.alt.datum.whole, "normal")):
            here = self.base.transform_filter(some)
            style = {"fontSize": TEXT, "baseline": "middle", "yOffset": up}
            out.append(
                here.mark_text(
                    align="left", fontWeight=weight, limit=PHONE_LIMIT if self.narrow else NAME_LIMIT, **style
                ).encode(x=left, text="label:N", fill=ink)
            )
            bold = "bold" if self.narrow else weight
            out.append(
                here.mark_text(align="right" if self.narrow else "left", fontWeight=bold, **style).encode(
                    x=right, text="told:N", fill=ink
                )
            )
        return out

    def ends(self) -> list[Any]:
        """What the two sides of the middle mean, above the first row: beside the middle, or one below the other."""
        alt = self.alt
        out: list[Any] = []
        stacked = self.narrow and sum(len(text) for text in self.rows.ends) > ONE_LINE
        sides = ("left", "right") if self.narrow else ("right", "left")
        for n, text in enumerate(self.rows.ends):
            if not text:
                continue
            chart = alt.Chart(alt.Data(values=[{"text": text, "x": self.rows.ticks.middle}])).mark_text(
                align=sides[n], baseline="bottom", fontSize=SMALL, fill=QUIET, limit=self.width - 30,
                dx=0 if self.narrow else (8 if n else -8),
            )  # fmt: skip
            place = alt.value(self.width * n) if self.narrow else self.x("x:Q")
            out.append(chart.encode(x=place, y=alt.value(-4 - 15 * (stacked and n == 0)), text="text:N"))
        return out


def without_frame(chart: Any) -> Any:
    """Without a background, a frame or roles of its own: the page has them."""
    return chart.configure(background="transparent", aria=False, padding=4).configure_view(stroke=None)
