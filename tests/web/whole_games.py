"""Whole games without a mouse: by the keyboard alone, and by roles and names alone.

python -m tests.web.whole_games --games 20
"""

from __future__ import annotations

import argparse
import re
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page

from .driving import DECKS, Site, focused, press_until, wait_until_asked, window
from .starting import served, started_browser

MOST_ANSWERS = 1_500
MOST_KEYS = 200  # to reach a card
A_HAND = 10  # cards, about
COUNT_POINTERS = "window.pointed = 0; addEventListener('pointerdown', () => { window.pointed += 1 }, true)"


def by_keys(browser: Browser, site: Site, link: str) -> int:
    """A game to its end with keys only, and on to the next one; how many answers it took."""
    with window(browser) as page:
        page.add_init_script(COUNT_POINTERS)
        page.goto(site.seat(link))
        wait_until_asked(page)
        page.keyboard.press("Tab")
        answers = 0
        while wait_until_asked(page):
            assert focused(page) != "BODY", f"the focus was lost at answer {answers}"
            assert answers < MOST_ANSWERS
            act_by_keys(page, answers)
            answers += 1
        page.wait_for_function("document.activeElement !== document.body")
        page.keyboard.press("q")
        press_until(page, "Tab", "rematch")
        assert page.evaluate("window.pointed") == 0
    return answers


def act_by_keys(page: Page, step: int) -> None:
    if page.query_selector(".problem button.main"):
        page.keyboard.press("Enter")  # the focus is on it
        return
    if page.query_selector("[data-slot]"):
        page.keyboard.press("1")
        return
    if page.query_selector("button.can"):
        reach_a_card(page, step)
        page.keyboard.press("Enter")
        page.keyboard.press("1")
        if page.query_selector("button.aim"):
            page.keyboard.press("1")
        return
    page.keyboard.press("e")


def reach_a_card(page: Page, step: int) -> None:
    """To a card that can act: in the hand with arrows or Tab, to the cards in play back from the question."""
    in_hand = page.query_selector("[data-hand] button.can") is not None
    page.keyboard.press("h" if in_hand else "q")
    for n in range(MOST_KEYS):
        if page.evaluate("document.activeElement.classList.contains('can')"):
            return
        arrows = in_hand and step % 2 and n < A_HAND
        page.keyboard.press("ArrowRight" if arrows else "Tab" if in_hand else "Shift+Tab")
    raise AssertionError("no card that can act is reached")


def by_roles(browser: Browser, site: Site, link: str) -> int:
    """A game to its end in Spanish on a phone, of which only roles and names are read; how many answers it took."""
    with window(browser, 390, 844, lang="es") as page:
        page.goto(site.seat(link))
        page.get_by_role("button", name="Lista").click()
        question = page.get_by_role("region", name="Tu pregunta")
        over = page.get_by_role("heading", name=re.compile("Ganas|Gana:|No gana nadie"))
        for answers in range(MOST_ANSWERS):
            offered = question.get_by_role("list").get_by_role("button", disabled=False)
            anyway = question.get_by_role("button", name="Terminar el turno", exact=True)
            (offered.first.or_(over).or_(anyway)).first.wait_for()
            if over.count():
                return answers
            if not wait_until_asked(page):
                continue
            (anyway if anyway.count() else offered.first).click()
    raise AssertionError(f"the game is not over after {MOST_ANSWERS} answers")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.web.whole_games", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as site, started_browser() as browser:
        for name, play in (("by keyboard alone", by_keys), ("by roles and names alone", by_roles)):
            began, answers = time.monotonic(), 0
            for n in range(given.games):
                decks = [{"who": who, "deck": DECKS[(n + k) % len(DECKS)]} for k, who in enumerate(("human", "greedy"))]
                table = site.table(seats=decks, seed=given.seed + n)
                answers += play(browser, site, table["seats"][0])
            print(f"{given.games} games {name}: {answers} answers, {time.monotonic() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
