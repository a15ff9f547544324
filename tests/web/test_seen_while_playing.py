"""What a player has to see to decide: the cards they look at, what holds a character, symbols in words, the log."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tintero.abilities.words import EventKind

from .driving import Site, wait_until_asked, window
from .measuring import too_small, violations
from .positions import LOOKING, do, sit_at

HOLDING = """
id: holding
title: {en: Gaston holds somebody back}
given:
  P1:
    ink: 4
    play:
      - {card: Gaston - Frightful Bully, under: [Stitch - New Dog]}
      - Scar - Eerily Prepared
  P2:
    play: [Moana - Of Motunui, Simba - Rightful Heir]
steps: []
"""


def test_the_cards_one_looks_at_are_shown_before_one_is_asked_about_them(site: Site, browser: Browser) -> None:
    for width, height in ((1280, 800), (390, 844)):
        with window(browser, width, height) as page:
            sit_at(page, site, LOOKING)
            do(page, "Play Recovered Page")
            expect(page.get_by_role("heading", name="reveal a character card")).to_be_visible()
            shown = page.get_by_role("region", name="What you look at in the deck").get_by_role("button")
            expect(shown).to_have_count(4)
            for name in ("Stitch", "Moana", "Dragon Fire", "Simba"):
                expect(shown.filter(has_text=name)).to_have_count(1)
            expect(page.get_by_role("button", name="Known in the deck 4")).to_be_visible()
            assert violations(page) == []
            if width < 700:
                assert too_small(page) == []
            page.locator("[data-slot]").first.click()  # yes
            expect(page.get_by_role("heading", name="which card do you take")).to_be_visible()
            shown.filter(has_text="Moana").click()
            page.get_by_role("button", name="Choose Moana - Of Motunui").click()
            expect(page.locator("[data-hand] [data-card]").filter(has_text="Moana")).to_have_count(1)


def test_what_a_character_may_not_do_in_its_next_turn_stands_on_it_and_in_its_panel(
    site: Site, browser: Browser
) -> None:
    with window(browser) as page:
        sit_at(page, site, HOLDING)
        do(page, "Quest with Gaston")
        expect(page.get_by_role("heading", name="It is your turn")).to_be_hidden()  # a click before would open the card
        target = page.locator("main [data-card]").filter(has_text="Moana")
        target.click()
        page.get_by_role("button", name="Choose Moana").click()
        expect(page.get_by_role("heading", name="It is your turn")).to_be_visible()
        expect(target).to_contain_text("can't challenge")
        expect(page.locator("[data-log] li").last).to_contain_text("during their next turn")
        target.click()
        expect(page.locator(".reading")).to_contain_text("must quest")


def test_a_symbol_in_a_question_is_said_in_words(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        sit_at(page, site, HOLDING)
        do(page, "Use Boost of Scar")
        expect(page.get_by_role("heading", name="gets -5 strength this turn")).to_be_visible()
        expect(page.locator("[data-assertive]")).to_contain_text("-5 strength")
        assert "¤" not in page.locator("body").inner_text()


def test_after_an_answer_the_focus_is_on_the_next_question_and_on_none_of_its_answers(
    site: Site, browser: Browser
) -> None:
    with window(browser) as page:
        sit_at(page, site, LOOKING)
        page.locator("[data-key=all]").click()
        page.get_by_role("button", name="Play Recovered Page").focus()
        page.keyboard.press("Enter")
        heading = page.get_by_role("heading", name="reveal a character card")
        expect(heading).to_be_focused()
        page.keyboard.press("Enter")  # answers nothing
        expect(heading).to_be_focused()
        page.keyboard.press("1")
        expect(page.get_by_role("heading", name="which card do you take")).to_be_focused()


def test_names_in_the_log_run_on_with_their_line(site: Site, browser: Browser) -> None:
    """A long name begins where the words before it end, and is broken like any other words."""
    with window(browser) as page:
        sit_at(page, site, HOLDING)
        do(page, "Quest with Gaston")
        page.wait_for_selector("[data-log] .link")
        assert page.locator("[data-log] .link").first.evaluate("e => getComputedStyle(e).display") == "inline"


def test_every_kind_of_line_that_is_not_read_aloud_is_a_kind_of_event() -> None:
    story = (Path(__file__).parents[2] / "web" / "src" / "lib" / "story.ts").read_text(encoding="utf-8")
    minor = re.findall(r'"(\w+)"', story[story.index("MINOR = ") : story.index("MOST_READ")])
    assert len(minor) > 5
    assert [kind for kind in minor if kind.upper() not in EventKind.__members__] == []


def test_cards_of_the_opening_hand_are_marked_in_any_order_and_replaced_together(site: Site, browser: Browser) -> None:
    with window(browser, 390, 844) as page:
        page.goto(site.seat(site.table("human", "greedy", seed=5)["seats"][0]))
        wait_until_asked(page)
        hand = page.locator("[data-hand] [data-card]")
        for place in (4, 0, 2, 2):  # the third is marked and let go again
            hand.nth(place).click()
        page.get_by_role("button", name="Replace 2 cards").click()
        expect(page.locator("[data-log] li").filter(has_text="You replace 2 cards")).to_have_count(1)


def test_in_a_small_window_the_last_things_that_happened_are_seen_and_open_the_log(
    site: Site, browser: Browser
) -> None:
    with window(browser, 390, 844) as page:
        sit_at(page, site, HOLDING)
        do(page, "Quest with Gaston")
        last = page.locator(".last")
        expect(last).to_contain_text("Gaston - Frightful Bully quests")
        assert too_small(page) == []
        last.click()
        expect(page.locator("[data-log] li").last).to_be_visible()
        expect(last).to_have_count(0)


RECKLESS = """
id: reckless
title: {en: Bronx has to challenge}
given:
  P1:
    ink: 1
    hand: [Stitch - New Dog]
    play: [Bronx - Ferocious Beast]
  P2:
    play: [{card: Moana - Of Motunui, exerted: true}]
steps: []
"""


def test_the_end_of_the_turn_says_who_has_to_do_something_first(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        sit_at(page, site, RECKLESS)
        reason = page.locator("#end-reason")
        expect(reason).to_contain_text("Bronx - Ferocious Beast must challenge")
        do(page, "Play Stitch")
        expect(page.locator("[data-hand] [data-card]")).to_have_count(0)
        expect(reason).to_contain_text("Bronx - Ferocious Beast must challenge")
        page.get_by_role("button", name="Challenge Moana").click()
        expect(reason).to_have_count(0)


UNDER = """
id: under
title: {en: Cards under Kristoff}
given:
  P1:
    ink: 3
    hand: [Visiting Christmas Past]
    play: [{card: Kristoff - Mining the Ruins, under: [Stitch - New Dog, Moana - Of Motunui]}]
steps: []
"""


def test_cards_that_lie_under_others_are_not_said_to_be_looked_at(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        sit_at(page, site, UNDER)
        do(page, "Play Visiting Christmas Past")
        expect(page.get_by_role("heading", name="which of the cards that lie under others")).to_be_visible()
