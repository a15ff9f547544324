"""The computer that thinks, in the browser: its levels, a hint, and a game looked at afterwards."""

from __future__ import annotations

import contextlib
import re
import time

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from .driving import Site, play_by_mouse, wait_until_asked, window
from .measuring import TOUCH, too_small, too_wide, wrong

LEVELS = ["easy", "medium", "hard", "expert"]
A_HINT = "[data-hint] li"
THINKS = 120_000  # milliseconds, on a busy machine
A_WHILE = 15_000  # after which one asks again
SOME = 8  # answers


def test_the_lobby_offers_the_levels_first_and_begins_with_medium(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(site.address)
        page.wait_for_selector("option[value=expert]", state="attached")
        who = page.get_by_label("Who sits here")
        assert who.input_value() == "medium"
        bots = [option.get_attribute("value") for option in who.locator("option").all()]
        assert [name for name in bots if name != "human"][: len(LEVELS)] == LEVELS
        expect(page.get_by_text("knows no more than a player in its seat")).to_be_visible()
        page.get_by_label("Play a friend").check()
        expect(page.get_by_text("knows no more than a player in its seat")).to_have_count(0)


def ask_for_a_hint(page: Page) -> None:
    """Again, where the machine has too much else to do and the page says so."""
    until = time.monotonic() + THINKS / 1000
    while not page.locator(A_HINT).count():
        assert time.monotonic() < until, "no hint came"
        page.keyboard.press("a")
        with contextlib.suppress(TimeoutError):
            page.wait_for_selector(A_HINT, timeout=A_WHILE)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_hint_is_asked_for_with_a_key_and_read_and_closed(site: Site, browser: Browser, lang: str) -> None:
    with window(browser, 390, 844, lang=lang, refusals=None) as page:
        page.goto(site.seat(site.table("human", "greedy", hints=True)["seats"][0]))
        play_by_mouse(page, 6)
        wait_until_asked(page)
        ask_for_a_hint(page)
        told = page.locator(A_HINT).all_inner_texts()
        alike = "Just as good" if lang == "en" else "Igual de bueno"
        assert all("%" in sentence or sentence.startswith(alike) for sentence in told)
        assert re.search("to win" if lang == "en" else "de ganar", told[0])
        expect(page.get_by_text("★").first).to_be_visible()
        assert wrong(page) == []
        assert too_wide(page) <= 0
        assert too_small(page, TOUCH) == []
        page.keyboard.press("a")
        expect(page.locator(A_HINT)).to_have_count(0)


def test_between_people_there_is_no_hint_to_ask_for(site: Site, browser: Browser) -> None:
    table = site.table("human", "human")
    with window(browser) as page:
        page.goto(site.seat(table["seats"][0]))
        page.wait_for_selector("[data-home]")
        expect(page.locator("[data-key=hint]")).to_have_count(0)


def give_up(page: Page) -> None:
    page.locator("header button", has_text=re.compile("Concede|Rendirse")).click()
    page.locator("header button.bad").click()
    page.wait_for_selector("#outcome")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_game_is_reviewed_where_it_ended_and_its_moves_lead_into_the_replay(
    site: Site, browser: Browser, lang: str
) -> None:
    with window(browser, 390, 844, lang=lang) as page:
        page.goto(site.seat(site.table("human", "greedy")["seats"][0]))
        play_by_mouse(page, SOME)
        wait_until_asked(page)
        assert page.locator("[data-key=review]").count() == 0, "before the game is over"
        give_up(page)
        page.locator("[data-key=review]").click()
        page.wait_for_selector("[data-review] svg[role=img]", timeout=THINKS)
        page.locator("[data-review] summary").click()
        rows = page.locator("[data-review] tbody tr")
        drawn = str(page.locator("[data-review] polyline").get_attribute("points")).split()
        assert len(drawn) == rows.count() > 3
        assert wrong(page) == []
        assert too_wide(page) <= 0
        assert too_small(page, TOUCH) == []
        step = rows.nth(2).locator("a")
        number = step.inner_text()
        step.click()
        page.wait_for_selector("main .groups")
        expect(page).to_have_url(re.compile(rf"#/replay/[\w-]+/1/{number}$"))


def test_a_link_of_a_review_goes_to_its_step_of_the_replay_that_is_open(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(site.seat(site.table("human", "greedy", seed=8)["seats"][0]))
        play_by_mouse(page, SOME)
        wait_until_asked(page)
        give_up(page)
        page.get_by_role("link", name="Replay").click()
        page.locator("[data-key=review]").click()
        page.wait_for_selector("[data-review] svg[role=img]", timeout=THINKS)
        page.locator("[data-review] summary").click()
        assert wrong(page) == []
        step = page.locator("[data-review] tbody a").nth(3)
        number = step.inner_text()
        step.click()
        expect(page.locator("input[type=range]")).to_have_value(number)
