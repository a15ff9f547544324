"""From a chart of altair to a drawing inside a page: no script, no style, no font, and colours that the page gives.

Both tools belong to the extra `lab` and are loaded when something is drawn. They have no say over the page: what is
not a shape or a text is left out of what they write.
"""

from __future__ import annotations

import importlib
import re
from typing import Any, Final
from xml.etree import ElementTree

from tintero.edges.explained_error import ExplainedError

ALTAIR: Final = "altair"
CONVERTER: Final = "vl_convert"
PACKAGES: Final = {ALTAIR: "altair", CONVERTER: "vl-convert-python"}
KEPT_TAGS: Final = frozenset({"svg", "g", "path", "line", "rect", "text", "tspan"})
KEPT: Final = frozenset({
    "width", "height", "viewBox", "transform", "d", "x", "y", "x1", "x2", "y1", "y2", "dx", "dy", "fill", "stroke",
    "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-miterlimit", "text-anchor", "font-size",
    "font-weight", "opacity", "fill-opacity",
})  # fmt: skip
_LONG: Final = re.compile(r"\d+\.\d{3,}")


class NoCharts(ExplainedError):
    """What draws the charts is not installed."""

    family = "reports."


def tool(name: str) -> Any:
    """One of the two; `NoCharts` says what to install."""
    try:
        return importlib.import_module(name)
    except ImportError:
        raise NoCharts("no_charts", package=PACKAGES[name]) from None


def svg_of(chart: Any) -> str:
    """The chart as an element of the page; nothing is fetched to draw it."""
    drawn: str = tool(CONVERTER).vegalite_to_svg(chart.to_dict(), allowed_base_urls=[])
    root = ElementTree.fromstring(drawn)
    _clean(root)
    return ElementTree.tostring(root, encoding="unicode")


def _clean(element: ElementTree.Element) -> None:
    element.tag = _plain(element.tag)
    kept = {name: _LONG.sub(_short, value) for name, value in element.attrib.items() if name in KEPT}
    if kept.get("opacity") == "1":
        del kept["opacity"]
    element.attrib.clear()
    element.attrib.update(kept)
    for child in list(element):
        if _plain(child.tag) not in KEPT_TAGS or child.get("display") == "none":
            element.remove(child)
            continue
        _clean(child)
        if not len(child) and (child.tag == "g" or (child.tag == "path" and not _is_seen(child))):
            element.remove(child)


def _is_seen(path: ElementTree.Element) -> bool:
    return bool(path.get("d")) and any(path.get(paint, "none") != "none" for paint in ("fill", "stroke"))


def _plain(tag: str) -> str:
    return tag.rpartition("}")[2]


def _short(number: re.Match[str]) -> str:
    return f"{float(number[0]):.2f}".rstrip("0").rstrip(".")
