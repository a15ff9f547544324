"""One device for two: nothing of the other hand is on the page, not even while it is passed on."""

from __future__ import annotations

import re

from playwright.sync_api import Browser

from .driving import Site, act_by_mouse, window

COVER = "Pass the device"


def test_the_other_hand_is_never_on_the_page(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(site.address)
        page.get_by_label("One device").check()
        decks = page.get_by_label("Deck")
        decks.nth(0).select_option("amber-sapphire-explorers")
        decks.nth(1).select_option("ruby-steel-brawlers")
        page.get_by_role("button", name="Play", exact=True).click()
        passed = 0
        names: dict[str, set[str]] = {}
        for _ in range(60):
            page.wait_for_selector("h1:has-text('Pass the device'), [aria-busy=false] h2.mine")
            if page.get_by_role("heading", name=re.compile(COVER)).count():
                covered = page.content()
                assert not [name for names_ in names.values() for name in names_ if name in covered]
                page.get_by_role("button", name=re.compile("I have it")).click()
                passed += 1
                if passed == 5:
                    break
                continue
            seat = page.evaluate("location.hash")
            seen = page.locator("[data-hand] button").evaluate_all(
                "all => all.map(b => b.querySelector('.version')?.textContent ?? b.querySelector('.name').textContent)"
            )
            names[seat] = {str(name) for name in seen}
            html = page.locator("[data-hand]").inner_html()
            others = set().union(*(held for other, held in names.items() if other != seat)) - names[seat]
            assert not [name for name in others if name in html]
            act_by_mouse(page)
        assert passed == 5
        assert len(names) == 2
