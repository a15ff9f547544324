"""The pictures of docs/pictures, taken of the page itself: `make pictures`.

Cards are drawn by us and only named: whatever shows a card's text is hidden before a picture is taken.
"""

from __future__ import annotations

import argparse
import base64
import json
import tempfile
import urllib.request
from collections.abc import Callable
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, Page

from tintero.cards.pool import load_pool

from .driving import Site, wait_until_asked, window
from .starting import ROOT, served, started_browser

FOLDER = ROOT / "docs" / "pictures"
WIDE, HIGH = 1280, 800
PHONE_WIDE, PHONE_HIGH = 390, 844
SEED = 11
TURN = 9  # there is something to see on the table
A_WHOLE_GAME = 120_000  # milliseconds
MIDDLE = 70  # a step of the replay
RULING = "air-drop-replaces-itself"
MOST_BYTES = 120_000
QUALITY = 0.85
A_KEYWORD = 3  # words at most

# What quotes a card: its text in the hand and in its panel, a question that repeats its words, lines that name an
# ability (names of abilities are in capitals).
HIDE = """() => {
  for (const each of document.querySelectorAll('.card .text')) each.style.visibility = 'hidden';
  const said = [...document.querySelectorAll('.panel > p:not(.soft, .row, .can), .question p')];
  const named = [...document.querySelectorAll('[role=log] li, .story li')];
  const abilities = named.filter(li => /\\p{Lu}{3,}/u.test(li.textContent));
  for (const each of [...said, ...abilities]) each.style.display = 'none' }"""
AS_WEBP = """async ([png, quality]) => {
  const drawn = new Image(); drawn.src = 'data:image/png;base64,' + png; await drawn.decode();
  const canvas = document.createElement('canvas'); canvas.width = drawn.width; canvas.height = drawn.height;
  canvas.getContext('2d').drawImage(drawn, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1] }"""


def with_a_card_chosen(page: Page, site: Site) -> None:
    at_the_table(page, site)
    page.locator(".side.own button.can").first.click()
    page.wait_for_selector(".panel li .rule")


def at_the_table(page: Page, site: Site) -> None:
    """A game of two bots that a person goes on with."""
    watch = watched(page, site)
    with urllib.request.urlopen(f"{site.address}/api/links/{watch}/games/1") as answer:
        turn = next(turn for turn in json.load(answer)["turns"] if turn["turn"] == TURN)
    page.goto(f"{site.address}/#/replay/{watch}/1/{turn['step']}/{turn['player']}")
    page.get_by_label("Who plays").select_option(str(turn["player"]))
    page.get_by_role("button", name="Play on from here").click()
    wait_until_asked(page)


def watched(page: Page, site: Site) -> str:
    """A whole game of two bots: the link for watching it."""
    watch = str(site.table("greedy", "greedy", seed=SEED)["watch"])
    page.goto(site.seat(watch))
    page.wait_for_selector("#outcome", timeout=A_WHOLE_GAME)
    return watch


def at_the_judge(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/#/judge/{RULING}/2")
    page.wait_for_selector(".told h3")
    page.wait_for_selector(".groups [data-card]")


def at_a_replay(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/#/replay/{watched(page, site)}/1/{MIDDLE}/0")
    page.wait_for_selector(".groups [data-card]")


def in_the_rulebook(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/#/rules?q=can a drying character sing a song?")
    page.wait_for_selector("mark")


def at_the_decks(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/#/decks/amber-steel-guardians")
    page.wait_for_selector("svg[role=img]")
    page.get_by_role("button", name="Copy into your decks").click()
    page.wait_for_selector("[role=status]")


# By name: where, how wide and high, whether in the dark.
TAKEN: dict[str, tuple[Callable[[Page, Site], None], int, int, bool]] = {
    "table": (with_a_card_chosen, WIDE, HIGH, False),
    "table-phone": (at_the_table, PHONE_WIDE, PHONE_HIGH, True),
    "judge": (at_the_judge, WIDE, HIGH, False),
    "replay": (at_a_replay, WIDE, HIGH, False),
    "rulebook": (in_the_rulebook, WIDE, HIGH, False),
    "deck": (at_the_decks, WIDE, HIGH, True),
}


@cache
def card_texts() -> list[str]:
    """What is printed on cards, and the names of abilities; not what is as short as a keyword."""
    texts = [text for card in load_pool() for text in card.texts]
    printed = {said for text in texts for said in (text.effect, text.full_text) if len(said.split()) > A_KEYWORD}
    return sorted(printed | {text.name for text in texts if text.name})


def small(browser: Browser, png: bytes) -> bytes:
    """The same picture as WebP, which Chromium itself can write."""
    page = browser.new_page()
    try:
        return base64.b64decode(page.evaluate(AS_WEBP, [base64.b64encode(png).decode(), QUALITY]))
    finally:
        page.close()


def take(browser: Browser, site: Site, name: str) -> bytes:
    there, width, height, dark = TAKEN[name]
    with window(browser, width, height, dark=dark) as page:
        there(page, site)
        page.evaluate(HIDE)
        page.evaluate("document.activeElement?.blur()")
        seen = page.locator("body").inner_text()
        if quoted := [text for text in card_texts() if text in seen]:
            raise SystemExit(f"{name} quotes a card: {quoted[0]}")
        return small(browser, page.screenshot(animations="disabled", caret="hide"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="which pictures; all of them without a name")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as site, started_browser() as browser:
        for name in asked.names or TAKEN:
            picture = take(browser, site, name)
            if len(picture) > MOST_BYTES:
                raise SystemExit(f"{name}: {len(picture)} bytes are too many")
            (asked.folder / f"{name}.webp").write_bytes(picture)
            print(f"{name}.webp: {len(picture) // 1000} kB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
