"""What is measured on any page: the rules of accessibility, and the size of what can be pressed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
TOUCH = 44
SMALLEST = 24

# What can be pressed and is smaller than it should be. What is only there for ears has no size, and names in running
# text may be as high as their line (2.5.8).
SMALL = """smallest => [...document.querySelectorAll('button, a, input, select, summary, textarea')]
  .filter(e => e.checkVisibility() && !e.closest('dialog:not([open])') && !e.matches('.aloud'))
  .filter(e => !(e.matches('.link') && smallest < 44))
  .map(e => [e.matches('input[type=checkbox], input[type=radio]') ? e.closest('label') : e, e])
  .map(([box, e]) => [box.getBoundingClientRect(), e])
  .filter(([r]) => r.width > 0 && (r.width < smallest - 0.5 || r.height < smallest - 0.5))
  .map(([r, e]) => `${e.outerHTML.slice(0, 120)} ${r.width}x${r.height}`)"""


def wrong(page: Page) -> list[str]:
    """What is wrong in light, and what is faint in the dark, where only the colours differ."""
    found = violations(page)
    page.emulate_media(color_scheme="dark")
    found += [f"in the dark: {each}" for each in faint(page)]
    page.emulate_media(color_scheme="light")
    return found


def violations(page: Page) -> list[str]:
    """What axe-core finds against WCAG 2.2 AA."""
    return _found(page, {"type": "tag", "values": TAGS})


def faint(page: Page) -> list[str]:
    """The same for what changes with the colours only."""
    return _found(page, {"type": "rule", "values": ["color-contrast"]})


def _found(page: Page, only: dict[str, Any]) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    told: dict[str, Any] = page.evaluate(
        "only => axe.run(document, {runOnly: only, resultTypes: ['violations']})", only
    )
    return [f"{v['id']}: {n['html'][:160]} {n['failureSummary']}" for v in told["violations"] for n in v["nodes"]]


def too_small(page: Page, smallest: int = TOUCH) -> list[str]:
    return list(page.evaluate(SMALL, smallest))


def too_wide(page: Page) -> int:
    """By how many pixels the page runs out of its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
