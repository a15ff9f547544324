"""Who beats whom as a heat map: the number stands in each cell, and the colour says it again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from .drawn_charts import CARD, INK, NAME_LIMIT, NAMES, PHONE_LIMIT, QUIET, SMALL, TEXT, without_frame
from .svg_tools import ALTAIR, svg_of, tool

HEAT_ROOM: Final = 450  # for the cells beside their names
HEAT_CELLS: Final = (30, 56)  # the narrowest and the widest
HEAT_ROW: Final = 32
PHONE_CELLS: Final = (30, 46)
PHONE_ROOM: Final = 300
PHONE_HEAT_ROW: Final = 52
PHONE_NAME: Final = 22  # of that row


@dataclass(frozen=True)
class Heat:
    """A cell: by the places of its line and its column."""

    line: int
    column: int
    told: str
    step: int | None  # of the colours; None is no colour
    sure: bool


@dataclass(frozen=True)
class HeatMap:
    names: Sequence[str]
    cells: Sequence[Heat]

    def svg(self, narrow: bool) -> str:
        alt = tool(ALTAIR)
        least, most = PHONE_CELLS if narrow else HEAT_CELLS
        cell = min(most, max(least, (PHONE_ROOM if narrow else HEAT_ROOM) // len(self.names)))
        row = PHONE_HEAT_ROW if narrow else HEAT_ROW
        above = PHONE_NAME if narrow else 0
        y = alt.Y("line:O", axis=None, scale=alt.Scale(paddingInner=0, paddingOuter=0))
        x = alt.X(
            "column:O", scale=alt.Scale(paddingInner=0, paddingOuter=0), axis=alt.Axis(
                orient="top", title=None, labelAngle=0, ticks=False, domain=False, labelColor=QUIET,
                labelFontSize=SMALL, labelOverlap=False, labelPadding=4,
            ),
        )  # fmt: skip
        base = alt.Chart(alt.Data(values=[self.data(one) for one in self.cells])).encode(x=x, y=y)
        layers = [
            base.mark_rect(stroke=CARD, strokeWidth=2, height=row - above, yOffset=above / 2).encode(
                fill=alt.Fill("fill:N", scale=None)
            )
        ]
        for some, weight in ((alt.datum.sure, "bold"), (~alt.datum.sure, "normal")):
            style = {"fontSize": TEXT, "fontWeight": weight, "baseline": "middle", "yOffset": above / 2}
            layers.append(
                base.transform_filter(some).mark_text(**style).encode(text="told:N", fill=alt.Fill("ink:N", scale=None))
            )
        names = [{"line": n, "name": f"{n + 1}  {name}"} for n, name in enumerate(self.names)]
        label = alt.Chart(alt.Data(values=names)).mark_text(
            align="left", baseline="middle", fontSize=TEXT, fill=INK, yOffset=(above - row) / 2 if narrow else 0,
            limit=PHONE_LIMIT + 30 if narrow else NAME_LIMIT,
        )  # fmt: skip
        layers.append(label.encode(y=y, x=alt.value(0 if narrow else -NAMES), text="name:N"))
        return svg_of(without_frame(alt.layer(*layers).properties(width=alt.Step(cell), height=alt.Step(row))))

    def data(self, cell: Heat) -> dict[str, Any]:
        fill = "none" if cell.step is None else f"var(--h{cell.step})"
        ink = QUIET if cell.step is None else INK
        return {
            "line": cell.line, "column": cell.column + 1, "told": cell.told, "fill": fill, "ink": ink,
            "sure": cell.sure,
        }  # fmt: skip
