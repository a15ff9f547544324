"""Everybody can use the page: rules of accessibility, sizes, what is read aloud, and why a card cannot act."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from . import reasons
from .driving import Site, act_by_mouse, play_by_mouse, wait_until_asked, window
from .measuring import SMALLEST, TOUCH, too_small, too_wide, wrong

CARD = re.compile("^(Card|Carta): ")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_lobby_keeps_the_rules_of_accessibility(site: Site, browser: Browser, lang: str) -> None:
    with window(browser, lang=lang) as page:
        page.goto(site.address)
        page.wait_for_selector("option[value=amber-steel-guardians]", state="attached")
        page.locator("summary").click()
        assert wrong(page) == []
        expect(page.locator("html")).to_have_attribute("lang", lang)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_table_keeps_the_rules_of_accessibility(site: Site, browser: Browser, lang: str) -> None:
    with window(browser, 1280, 900, lang=lang) as page:
        page.goto(site.seat(site.table("human", "greedy")["seats"][0]))
        wait_until_asked(page)
        assert wrong(page) == []
        play_by_mouse(page, 8)
        wait_until_asked(page)
        page.locator("button[data-card]").last.click()
        page.get_by_role("region", name=CARD).wait_for()
        assert wrong(page) == []
        page.locator("[data-key=rendering]").click()
        assert wrong(page) == []
        play_to_the_end(page)
        assert wrong(page) == []


def play_to_the_end(page: Page) -> None:
    page.locator("header button", has_text="Concede").or_(page.locator("header button", has_text="Rendirse")).click()
    page.locator("header button.bad").click()
    page.wait_for_selector("#outcome")


@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_what_can_be_touched_is_large_enough_and_nothing_runs_out_of_the_window(
    site: Site, browser: Browser, players: int, teams: bool
) -> None:
    table = site.table("human", *["greedy"] * (players - 1), teams=teams)
    with window(browser, 390, 844) as page:
        page.goto(site.address)
        assert too_small(page, TOUCH) == []
        page.goto(site.seat(table["seats"][0]))
        play_by_mouse(page, 10)
        wait_until_asked(page)
        expect(page.locator(".side")).to_have_count(players)
        assert too_wide(page) <= 0
        assert too_small(page, TOUCH) == []
        for width in (320, 700, 1100, 1280, 3840):
            page.set_viewport_size({"width": width, "height": 844})
            assert too_wide(page) <= 0
            assert too_small(page, SMALLEST) == []
        tray = page.evaluate(
            "() => { const m = document.querySelector('main').getBoundingClientRect();"
            "const f = document.querySelector('.board > .foot').getBoundingClientRect(); return m.bottom <= f.top + 1 }"
        )
        assert tray, "the tray covers the board"


def test_every_card_says_why_not_in_two_interactions(site: Site, browser: Browser) -> None:
    given, _games = reasons.look(browser, site, positions=5)
    assert given > 5


def test_one_thing_is_read_aloud_for_each_thing_that_an_opponent_does(site: Site, browser: Browser) -> None:
    table = site.table("human", "greedy")
    with window(browser, 1280, 900) as page:
        evs: list[str] = []
        page.on("websocket", lambda ws: ws.on("framereceived", lambda data: evs.append(str(data)[:12])))
        page.add_init_script(
            "window.read = []; addEventListener('DOMContentLoaded', () => new MutationObserver(() => {"
            "const p = document.querySelector('[data-polite]')?.textContent.trim();"
            "if (p && p !== window.read.at(-1)) window.read.push(p) })"
            ".observe(document.body, {subtree: true, childList: true, characterData: true}))"
        )
        page.goto(site.seat(table["seats"][0]))
        own = 0
        while own < 16 and wait_until_asked(page):
            act_by_mouse(page)
            own += 1
        wait_until_asked(page)
        read: list[str] = page.evaluate("window.read")
        told = sum('"t":"ev"' in frame for frame in evs)
        assert 0 < len(read) <= told
        earlier = page.locator("[role=log] button", has_text="earlier lines")
        if earlier.count():
            earlier.click()
        log = " ".join(page.locator("[role=log] li").all_inner_texts()).replace("\n", " ")
        log = " ".join(log.split())
        for words in read:
            for sentence in words.split(". "):
                assert " ".join(sentence.rstrip(".").split()) in log
