"""How the tests use the page: windows, tables, and hands that play as a person would."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from playwright.sync_api import Browser, Locator, Page, expect

from tintero.server.thinking import STARTING

PATIENCE = 1000 * (STARTING + 30)  # milliseconds: on a busy machine a bot that reads the cards first may take so long
A_MOMENT = 25
MOST_STEPS = 400
DECKS = ("amber-sapphire-explorers", "amber-steel-guardians", "ruby-steel-brawlers", "emerald-ruby-raiders")
REFUSED = "Failed to load resource: the server responded with a status of 4"
MINE = "[aria-busy=false] h2.mine"
ASKED = f"{MINE}, #outcome"
T = TypeVar("T")

expect.set_options(timeout=PATIENCE)


@dataclass(frozen=True)
class Site:
    address: str

    def table(self, *who: str, seed: int = 5, **more: Any) -> dict[str, Any]:
        """A new table with these at it (or with the `seats` that are given), and the secrets of its seats."""
        seats = [{"who": name, "deck": DECKS[n]} for n, name in enumerate(who)]
        body = json.dumps({"seats": seats, "seed": seed, **more}).encode()
        asked = urllib.request.Request(f"{self.address}/api/tables", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(asked) as answer:
            return dict(json.load(answer))

    def seat(self, secret: str) -> str:
        return f"{self.address}/#/t/{secret}"


@contextmanager
def window(
    browser: Browser, width: int = 1280, height: int = 800, *, lang: str = "en", dark: bool = False,
    refusals: int | None = 0,
) -> Iterator[Page]:  # fmt: skip
    """A window of its own; what the page reports as an error fails the test, but for answers that refuse something.

    `refusals`: so many of them; None is any number.
    """
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale={"en": "en-GB", "es": "es-ES"}[lang],
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",  # boxes are measured, and nothing waits until a card has turned
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    yield page
    context.close()
    refused = [error for error in errors if REFUSED in error]
    assert [error for error in errors if REFUSED not in error] == []
    assert refusals is None or len(refused) == refusals, refused


def wait_until_asked(page: Page) -> bool:
    """Wait for a question to this seat; False if the game is over."""
    page.wait_for_selector(ASKED, state="attached")
    return page.query_selector("#outcome") is None


def asked_of(*pages: Page) -> Page:
    """The window that has to answer now."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for page in pages:
            if page.query_selector(MINE):
                return page
        pages[0].wait_for_timeout(A_MOMENT)
    raise AssertionError("nobody is asked")


def comes_to(page: Page, look: Callable[[], T], wanted: T) -> None:
    """Wait until this looks as it should."""
    until = time.monotonic() + PATIENCE / 1000
    while (seen := look()) != wanted and time.monotonic() < until:
        page.wait_for_timeout(A_MOMENT)
    assert seen == wanted


def public(page: Page) -> tuple[str, list[str], int]:
    """What everybody sees alike: the turn, everybody's lore, how many cards are in play."""
    lore = sorted(page.locator(".side .lore").all_inner_texts())
    return page.locator(".turn").first.inner_text(), lore, page.locator(".groups [data-card]").count()


def first(page: Page, selector: str) -> Locator | None:
    found = page.locator(selector)
    return found.first if found.count() else None


def act_by_mouse(page: Page) -> None:
    """One answer: a card and what it does, else a button of the bar, else the end of the turn."""
    anyway = first(page, ".problem button.main")
    if anyway is not None:
        anyway.click()
        return
    button = first(page, "[data-slot]")
    if button is None:
        card = first(page, ".side.own button.can") or first(page, "[data-hand] button.can") or first(page, "button.can")
        if card is None:
            page.click("[data-end]")
            return
        card.click()
        button = first(page, "[data-slot]")
        assert button is not None, "a card that can act has no button"
    if button.get_attribute("data-slot") == "-1":  # it needs a target
        button.click()
        page.locator("button.aim").first.click()
    else:
        button.click()


def play_by_mouse(page: Page, steps: int = MOST_STEPS) -> bool:
    """Play on; True if the game came to its end."""
    for _ in range(steps):
        if not wait_until_asked(page):
            return True
        act_by_mouse(page)
    return False


def focused(page: Page) -> str:
    """What has the focus: a card, a button, or `BODY`, which means that it was lost."""
    return str(page.evaluate("document.activeElement.dataset.key || document.activeElement.tagName"))


def press_until(page: Page, key: str, wanted: str, most: int = 80) -> None:
    """Press a key until something has the focus."""
    for _ in range(most):
        if focused(page) == wanted:
            return
        page.keyboard.press(key)
    raise AssertionError(f"{wanted} cannot be reached with {key}")
