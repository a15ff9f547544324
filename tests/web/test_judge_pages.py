"""The judge in the browser: rulings are found, stepped through, run from a text, shared, and opened as tables."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .driving import Site, act_by_mouse, comes_to, wait_until_asked, window
from .measuring import too_small, too_wide, wrong

RULING = "air-drop-replaces-itself"
OWN = """
id: a-quest
title: {en: A quest gains lore, es: Una aventura da lore}
rules: ["4.5.1"]
given:
  P1:
    lore: 7
    play: [Stitch - New Dog]
steps:
  - P1: {quest: Stitch - New Dog}
  - see: {P1: {lore: 8}}
"""


def told(site: Site, path: str) -> dict[str, Any]:
    with urllib.request.urlopen(f"{site.address}/api/{path}") as answer:
        return dict(json.load(answer))


def shown_faces(page: Page) -> list[str]:
    """The cards in play on the board, by what is said of them."""
    labels = page.locator(".groups [data-card] .aloud").all_inner_texts()
    return sorted(labels)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_pages_of_the_judge_keep_the_rules_of_accessibility(site: Site, browser: Browser, lang: str) -> None:
    with window(browser, lang=lang) as page:
        page.goto(f"{site.address}/#/judge")
        page.wait_for_selector("li a")
        assert wrong(page) == []
        page.goto(f"{site.address}/#/judge/{RULING}/2")
        page.locator("summary").first.click()
        page.locator("[data-card]").first.click()
        assert wrong(page) == []


@pytest.mark.parametrize("width", [320, 390])
def test_the_pages_of_the_judge_fit_a_phone(site: Site, browser: Browser, width: int) -> None:
    with window(browser, width, 844, lang="es") as page:
        for place in ("", f"/{RULING}/2"):
            page.goto(f"{site.address}/#/judge{place}")
            page.wait_for_selector(".told" if place else "li a")
            assert too_wide(page) <= 0
            assert too_small(page) == []


def test_a_ruling_is_stepped_through_to_its_end_by_keys_and_buttons(site: Site, browser: Browser) -> None:
    run = told(site, f"rulings/{RULING}")["runs"][0]
    last = len(run["steps"])
    with window(browser) as page:
        page.goto(f"{site.address}/#/judge/{RULING}")
        expect(page.get_by_role("heading", name="The position at the beginning")).to_be_visible()
        before = shown_faces(page)
        for n in range(1, last + 1):
            if n % 2:
                page.keyboard.press("ArrowRight")
            else:
                page.get_by_role("button", name="One step on").click()
            expect(page.get_by_text(f"Step {n} of {last}")).to_be_visible()
            expect(page.locator(".told h3")).to_have_text(run["steps"][n - 1]["text"])
            expect(page).to_have_url(re.compile(f"/{n}$"))
        cards = [one for side in run["steps"][-1]["view"]["sides"] for one in side.get("play", [])]
        comes_to(page, lambda: len(shown_faces(page)), len(cards))
        assert shown_faces(page) != before
        hurt = sum(one.get("damage", 0) > 0 for one in cards)
        assert hurt > 0
        expect(page.locator(".groups .hurt")).to_have_count(hurt)
        page.keyboard.press("Home")
        comes_to(page, lambda: shown_faces(page), before)
        page.get_by_role("slider").press("End")
        expect(page.get_by_text(f"Step {last} of {last}")).to_be_visible()


def test_a_link_to_a_step_of_a_variant_leads_there(site: Site, browser: Browser) -> None:
    first, second = (run["steps"][1] for run in told(site, f"rulings/{RULING}")["runs"])
    assert first["text"] != second["text"]
    with window(browser) as page:
        page.goto(f"{site.address}/#/judge/{RULING}/2/2")
        expect(page.locator(".told h3")).to_have_text(second["text"])
        expect(page.get_by_label("Variant")).to_have_value("1")
        expect(page.get_by_role("textbox", name="Link to this step")).to_have_value(page.url)
        expect(page.locator(".told a.rule").first).to_have_attribute("href", f"#/rules/{second['events'][0]['rule']}")


def test_rulings_are_found_by_card_rule_topic_and_words(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(f"{site.address}/#/judge")
        found = page.get_by_role("status")
        expect(found).to_have_text(re.compile("rulings"))
        everything = int(found.inner_text().split()[0])
        for field, value, query in (
            ("Card", "Air Drop", "card=Air%20Drop"), ("Rule", "8.12", "rule=8.12"), ("Words", "singer", "q=singer"),
        ):  # fmt: skip
            count = len(told(site, f"rulings?{query}")["rulings"])
            assert 0 < count < everything
            page.get_by_label(field, exact=True).fill(value)
            expect(found).to_have_text(re.compile(rf"^{count} ruling"))
            page.get_by_label(field, exact=True).fill("")
            expect(found).to_have_text(re.compile(rf"^{everything} "))
        page.get_by_label("Topic").select_option("zones")
        expect(found).to_have_text(re.compile(f"^{len(told(site, 'rulings?topic=zones')['rulings'])} "))


def test_a_ruling_of_ones_own_is_run_and_played_on_as_a_table(site: Site, browser: Browser) -> None:
    with window(browser, refusals=1) as page:
        page.goto(f"{site.address}/#/judge")
        page.get_by_text("Run a ruling of your own").click()
        text = page.get_by_label("The text of the ruling")
        text.fill(OWN.replace("quest:", "qest:"))
        with page.expect_response("**/api/rulings/run"):
            page.get_by_role("button", name="Run it").click()
        expect(page.get_by_role("alert")).to_contain_text("qest")
        text.fill(OWN)
        page.get_by_role("button", name="Run it").click()
        expect(page.get_by_role("heading", name="A quest gains lore")).to_be_visible()
        page.keyboard.press("End")
        expect(page.locator(".lore b").last).to_have_text("8")
        page.get_by_role("button", name="Play from this position").click()
        wait_until_asked(page)
        expect(page.locator(".side.own .lore b")).to_have_text("7")
        act_by_mouse(page)
        expect(page.locator(".side.own .lore b")).to_have_text("8")
