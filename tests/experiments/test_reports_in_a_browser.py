"""Reports in a browser: everybody can read them, at every width, by day and by night, and nothing is fetched."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.driving import comes_to, window
from tests.web.measuring import AXE, faint, too_wide
from tests.web.starting import started_browser

from .report_pages import KINDS, LANGUAGES, page

WIDTHS = (360, 768, 1280)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with started_browser() as browser:
        yield browser


def all_violations(page: Page) -> list[str]:
    """What axe-core finds with every rule that it has."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{v['id']}: {n['html'][:160]} {n['failureSummary']}" for v in found["violations"] for n in v["nodes"]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_everybody_can_read_it_and_nothing_is_fetched(kind: str, lang: str, browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    file.write_text(page(kind, lang), encoding="utf-8")
    for width in WIDTHS:
        with window(browser, width, lang=lang) as shown:
            asked: list[str] = []
            shown.on("request", lambda request, asked=asked: asked.append(request.url))
            shown.goto(file.as_uri())
            assert too_wide(shown) <= 0
            assert outside_figures(shown) == []
            assert all_violations(shown) == []
            charts = shown.locator("svg[role=img]:visible")
            assert charts.count() == shown.locator("figure").count() > 0
            for chart in charts.all():
                assert shown.get_by_role("img", name=chart_name(shown, chart), exact=True).count() == 1
            shown.emulate_media(color_scheme="dark")
            assert faint(shown) == []
            assert asked == [file.as_uri()]


def chart_name(shown: Page, chart: Any) -> str:
    name = shown.locator(f"#{chart.get_attribute('aria-labelledby')}").inner_text()
    assert name
    return name


def outside_figures(shown: Page) -> list[str]:
    """Texts of charts that stick out of what they are drawn in, where that does not scroll."""
    return list(
        shown.evaluate(
            """[...document.querySelectorAll('figure .fit')].filter(e => e.checkVisibility()).flatMap(e => {
                 const frame = e.closest('figure').getBoundingClientRect()
                 return [...e.querySelectorAll('text')].filter(t => {
                   const r = t.getBoundingClientRect()
                   return r.left < frame.left || r.right > frame.right
                 }).map(t => t.textContent)
               })"""
        )
    )


def test_a_wide_table_scrolls_by_the_keyboard(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    file.write_text(page("matrix", "en"), encoding="utf-8")
    with window(browser, 360) as shown:
        shown.goto(file.as_uri())
        region = shown.locator(".scroll:has(#heat-table)")
        region.focus()
        assert region.evaluate("e => e === document.activeElement && e.scrollWidth > e.clientWidth")
        shown.keyboard.press("ArrowRight")
        comes_to(shown, lambda: region.evaluate("e => e.scrollLeft > 0"), True)
