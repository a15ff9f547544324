"""What is measured of every page: the rules of accessibility, and the sizes of what can be pressed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
TOUCH = 44

# What can be pressed and is smaller than it should be. What is only there for ears has no size.
SMALL = """smallest => [...document.querySelectorAll('button, a, input, select, summary, textarea')]
  .filter(e => e.checkVisibility() && !e.closest('dialog:not([open])') && !e.matches('.aloud'))
  .map(e => [e.matches('input[type=checkbox], input[type=radio]') ? e.closest('label') : e, e])
  .map(([box, e]) => [box.getBoundingClientRect(), e])
  .filter(([r]) => r.width > 0 && (r.width < smallest - 0.5 || r.height < smallest - 0.5))
  .map(([r, e]) => `${e.outerHTML.slice(0, 120)} ${r.width}x${r.height}`)"""


def violations(page: Page) -> list[str]:
    """What axe-core finds against WCAG 2.2 AA."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(
        "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']})", TAGS
    )
    return [f"{v['id']}: {n['html'][:160]} {n['failureSummary']}" for v in found["violations"] for n in v["nodes"]]


def too_small(page: Page, smallest: int = TOUCH) -> list[str]:
    return list(page.evaluate(SMALL, smallest))


def runs_out(page: Page) -> int:
    """By how much the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
