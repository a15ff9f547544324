"""What a player must not overlook, and what keeps its place: found by playing whole games by hand."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from .driving import DECKS, Site, asked_of, wait_until_asked, window
from .positions import LOOKING, do, sit_at

DESK = (1280, 800)
PHONE = (390, 844)
NARROW = (320, 700)
SLACK = 1.5  # pixels

LONG_NAMES = """
id: long-names
title: {en: Names that are long}
given:
  P1:
    ink: 9
    hand:
      - Willie the Giant - Ghost of Christmas Present
      - Carl Fredricksen & Russell - Intrepid Explorers
      - Miguel Rivera - Street Musician
      - Stitch - New Dog
steps: []
"""

LAST_CARD = """
id: last-card
title: {en: The last card of a hand}
given:
  P1:
    ink: 3
    hand: [Stitch - New Dog]
    play: [Simba - Rightful Heir]
    deck: [Moana - Of Motunui]
steps: []
"""

FOUR_EACH = """
id: four-each
title: {en: Four characters each}
given:
  P1:
    ink: 1
    hand: [Dragon Fire]
    play: [Simba - Rightful Heir, Moana - Of Motunui, Stitch - New Dog, Gaston - Frightful Bully]
  P2:
    play:
      - {card: Moana - Of Motunui, exerted: true}
      - {card: Stitch - New Dog, exerted: true}
      - {card: Simba - Rightful Heir, exerted: true}
      - {card: Gaston - Frightful Bully, exerted: true}
steps: []
"""


def box(locator: Locator) -> dict[str, float]:
    found = locator.bounding_box()
    assert found is not None
    return {"left": found["x"], "top": found["y"], "right": found["x"] + found["width"],
            "bottom": found["y"] + found["height"]}  # fmt: skip


def inside(inner: dict[str, float], outer: dict[str, float]) -> bool:
    return (
        inner["left"] >= outer["left"] - SLACK and inner["right"] <= outer["right"] + SLACK
        and inner["top"] >= outer["top"] - SLACK and inner["bottom"] <= outer["bottom"] + SLACK
    )  # fmt: skip


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_a_card_in_hand_can_do_is_never_cut_off(
    site: Site, browser: Browser, size: tuple[int, int], lang: str
) -> None:
    with window(browser, *size, lang=lang) as page:
        sit_at(page, site, LONG_NAMES)
        cards = page.locator("[data-hand] [data-card]").all()
        assert len(cards) == 4
        for card in cards:
            badge = card.locator(".badge")
            assert inside(box(badge), box(card)), card.inner_text()
            assert badge.evaluate("e => e.scrollHeight - e.clientHeight") <= SLACK, card.inner_text()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_end_of_the_turn_keeps_its_place_when_the_hand_is_empty(
    site: Site, browser: Browser, size: tuple[int, int]
) -> None:
    with window(browser, *size) as page:
        sit_at(page, site, LAST_CARD)
        before = box(page.locator("[data-end]"))["bottom"]
        do(page, "Play Stitch")
        expect(page.get_by_text("Your hand is empty.")).to_be_visible()
        assert abs(box(page.locator("[data-end]"))["bottom"] - before) <= SLACK


@pytest.mark.parametrize("size", [PHONE, NARROW])
def test_the_name_of_a_player_is_not_written_over_the_numbers(
    site: Site, browser: Browser, size: tuple[int, int]
) -> None:
    with window(browser, *size, lang="es") as page:
        sit_at(page, site, LOOKING)
        page.locator("[data-key=all]").click()
        page.get_by_role("button", name="Jugar Recovered Page").first.click()
        expect(page.get_by_role("button", name="Conocidas del mazo 4")).to_be_visible()
        name = page.locator(".side.own .strip h3")
        assert name.evaluate("e => e.scrollWidth - e.clientWidth") <= SLACK
        above, numbers = box(name), box(page.locator(".side.own .strip > ul"))
        assert above["bottom"] <= numbers["top"] + SLACK


def test_a_row_of_characters_that_goes_on_is_seen_to_go_on(site: Site, browser: Browser) -> None:
    with window(browser, *PHONE) as page:
        sit_at(page, site, FOUR_EACH)
        row = box(page.locator(".side.own .groups"))
        fourth = box(page.locator(".side.own [data-card]").nth(3))
        assert row["right"] - fourth["left"] >= 16


def test_of_a_challenge_with_several_targets_the_buttons_say_only_the_target(site: Site, browser: Browser) -> None:
    with window(browser, *DESK) as page:
        sit_at(page, site, FOUR_EACH)
        page.locator(".side.own [data-card]").filter(has_text="Simba").click()
        page.get_by_role("button", name="Challenge…").click()
        expect(page.get_by_role("listitem").filter(has_text="Challenge…")).to_contain_text("As far as can be seen.")
        button = page.get_by_role("button", name="Challenge Moana - Of Motunui with Simba - Rightful Heir")
        expect(button.locator(".words > [aria-hidden]")).to_have_text("Moana - Of Motunui")
        expect(button).to_contain_text("Deals")
        assert all(box(each)["bottom"] - box(each)["top"] < 90 for each in page.locator("[data-slot]").all())
        assert inside(box(page.locator(".side.own")), box(page.locator("main")))  # the board stays in sight
        button.click()
        expect(page.locator("[data-log]")).to_contain_text("Simba - Rightful Heir challenges Moana - Of Motunui")


def test_on_a_phone_the_reason_is_seen_with_the_card_that_cannot_be_played(site: Site, browser: Browser) -> None:
    with window(browser, *PHONE) as page:
        sit_at(page, site, FOUR_EACH)
        page.locator("[data-hand] [data-card]").filter(has_text="Dragon Fire").click()
        reason = page.locator(".reading li").filter(has_text="not have enough ready ink")
        expect(reason).to_be_in_viewport(ratio=1)
        assert inside(box(reason), box(page.locator(".reading")))


def test_the_arrows_bring_the_whole_of_a_card_into_sight(site: Site, browser: Browser) -> None:
    with window(browser, *PHONE) as page:
        sit_at(page, site, LONG_NAMES)
        page.keyboard.press("h")
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        last = page.locator("[data-hand] [data-card]").last
        expect(last).to_be_focused()
        assert box(last)["right"] <= PHONE[0] + SLACK


def two_by_name(site: Site, one: Page, two: Page, **more: Any) -> None:
    seats = [{"who": "human", "deck": deck, "name": name} for deck, name in zip(DECKS, ("Ada", ""), strict=False)]
    made = site.table(seats=seats, **more)
    one.goto(site.seat(made["seats"][0]))
    two.goto(site.seat(made["seats"][1]))
    asked_of(one, two)


def test_what_the_other_asks_for_is_seen_wherever_one_looks(site: Site, browser: Browser) -> None:
    with window(browser) as one, window(browser, 390, 640) as two:
        two_by_name(site, one, two, clock={"seconds": 600})
        two.evaluate("document.querySelector('main').scrollTo(0, 10_000)")
        assert two.evaluate("document.querySelector('main').scrollTop") > 0
        one.get_by_role("button", name="Ask to stop the clock").click()
        asks = two.get_by_text("Ada asks: stop the clock")
        expect(asks).to_be_visible()
        two.evaluate("document.querySelector('main').scrollTo(0, 10_000)")
        expect(asks).to_be_in_viewport(ratio=1)
        two.get_by_role("button", name="Agree").click()
        expect(asks).to_have_count(0)


def test_whoever_gave_a_name_has_it_in_every_sentence(site: Site, browser: Browser) -> None:
    with window(browser) as one, window(browser, lang="es") as two:
        two_by_name(site, one, two)
        wait_until_asked(asked_of(one, two))
        expect(two.locator("[data-log]")).to_contain_text("Ada roba una carta")
        expect(two.locator("[data-log]")).not_to_contain_text("jugador 1")
        expect(one.locator("[data-log]")).to_contain_text("Player 2 draws a card")
