"""Every card in hand and every character says what it can do and why it cannot do the rest, with one click.

python -m tests.web.reasons --positions 50
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from .driving import Site, play_by_mouse, wait_until_asked, window
from .starting import served, started_browser

ANSWERS = 4  # between two positions
OWN_CARDS = "[data-hand] button, .side.own [aria-label=Characters] button[data-card]"


def ask_every_card(page: Page) -> int:
    """How many reasons were given, each with its words and its rule."""
    given = 0
    for card in page.locator(OWN_CARDS).all():
        card.click()
        panel = page.get_by_role("region", name="Card: ")
        expect(panel.locator("li .rule, p.can").first, card.inner_text()).to_be_visible()
        reasons = panel.locator("h4:has-text('Why not') + ul > li")
        for reason in reasons.all():
            what, _colon, words = reason.inner_text().partition(":")
            assert what.strip()
            assert len(words.split()) > 2, words
            assert reason.locator(".rule").count() == 1, reason.inner_text()
            given += 1
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
    return given


def look(browser: Browser, site: Site, positions: int, seed: int = 5) -> tuple[int, int]:
    """So many positions of games against the computer: how many reasons were given, and in how many games."""
    seen = given = games = 0
    while seen < positions:
        table = site.table("human", "greedy", seed=seed + games)
        games += 1
        with window(browser, 1280, 900) as page:
            page.goto(site.seat(table["seats"][0]))
            while seen < positions and not play_by_mouse(page, ANSWERS) and wait_until_asked(page):
                given += ask_every_card(page)
                seen += 1
    return given, games


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.web.reasons", description=__doc__)
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as site, started_browser() as browser:
        given, games = look(browser, site, asked.positions, asked.seed)
    print(f"{asked.positions} positions of {games} games: every card answered, {given} reasons with their rules")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
