"""What happens around a game: clocks, people who leave, series and rematches, bots that one only watches."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from ..server.serving import listening
from .driving import Site, act_by_mouse, asked_of, comes_to, wait_until_asked, window

HASTY = 0.3  # seconds until a player counts as gone, instead of half a minute; without a clock four times as long
A_SHORT_CLOCK = 10  # seconds: the shortest that a table may have
A_WHOLE_GAME = 120_000  # milliseconds


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that does not wait long for those who have left."""
    with pytest.MonkeyPatch.context() as patch, listening(tmp_path_factory.mktemp("hasty")) as address:
        patch.setattr("tintero.server.around.GONE_AFTER", HASTY)
        yield Site(address)


def sit_down(site: Site, table: dict[str, list[str]], *pages: Page) -> None:
    for page, secret in zip(pages, table["seats"], strict=False):
        page.goto(site.seat(secret))
        page.wait_for_selector(".side.own")


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Concede", exact=True).click()
    page.get_by_role("button", name="Yes, concede").click()
    page.wait_for_selector("#outcome")


def seconds_left(page: Page, side: str) -> int:
    minutes, seconds = re.findall(r"\d+", page.locator(f"{side} [role=timer]").inner_text())
    return 60 * int(minutes) + int(seconds)


# ---- the clock -------------------------------------------------------------------------------------------------------


def test_the_clock_is_seen_runs_for_whoever_is_asked_and_stops_when_both_agree(site: Site, browser: Browser) -> None:
    table = site.table("human", "human", clock={"seconds": 600})
    with window(browser) as one, window(browser) as two:
        sit_down(site, table, one, two)
        act_by_mouse(asked_of(one, two))
        asked = asked_of(one, two)
        comes_to(asked, lambda: seconds_left(asked, ".side.own") < 600, True)
        one.get_by_role("button", name="Ask to stop the clock").click()
        two.get_by_text("asks: stop the clock").wait_for()
        two.get_by_role("button", name="Agree").click()
        for page in (one, two):
            expect(page.locator(".side.own [role=timer]")).to_contain_text("stopped")
        before = seconds_left(asked, ".side.own")
        asked.wait_for_timeout(1_500)
        assert seconds_left(asked, ".side.own") == before
        two.get_by_role("button", name="Ask to start the clock").click()
        one.get_by_text("asks: start the clock").wait_for()
        one.get_by_role("button", name="Agree").click()
        expect(asked.locator(".side.own [role=timer]")).not_to_contain_text("stopped")
        comes_to(asked, lambda: seconds_left(asked, ".side.own") < before, True)


def test_whoever_lets_the_clock_run_out_has_lost(site: Site, browser: Browser) -> None:
    table = site.table("human", "human", clock={"seconds": A_SHORT_CLOCK})
    with window(browser) as one, window(browser) as two:
        sit_down(site, table, one, two)
        act_by_mouse(asked_of(one, two))  # the first answer starts the clock
        slow = asked_of(one, two)
        quick = two if slow is one else one
        expect(quick.locator("#outcome")).to_have_text("You win!")
        expect(slow.locator("#outcome")).to_contain_text("Winner: ")
        expect(slow.locator(".side.own [role=timer]")).to_contain_text("0:00")


# ---- those who leave -------------------------------------------------------------------------------------------------


def test_a_game_can_be_claimed_from_whoever_left_and_not_before(hasty: Site, browser: Browser) -> None:
    table = hasty.table("human", "human")
    with window(browser) as stays:
        with window(browser) as goes:
            sit_down(hasty, table, stays, goes)
            act_by_mouse(asked_of(stays, goes))
            expect(stays.get_by_text("has left")).to_have_count(0)
        expect(stays.get_by_text("has left")).to_be_visible()
        expect(stays.get_by_text("not here")).to_be_visible()
        claim = stays.get_by_role("button", name="Claim the game")
        claim.wait_for()
        with window(browser) as back:
            back.goto(hasty.seat(table["seats"][1]))
            expect(claim).to_have_count(0)  # whoever comes back plays on
            expect(stays.get_by_text("has left")).to_have_count(0)
        claim.click()
        expect(stays.locator("#outcome")).to_have_text("You win!")


def test_the_computer_can_play_on_for_whoever_left(hasty: Site, browser: Browser) -> None:
    table = hasty.table("human", "human", seed=6)
    with window(browser) as stays:
        with window(browser) as goes:
            sit_down(hasty, table, stays, goes)
        stays.get_by_role("button", name="Let the computer play on").click()
        for _ in range(6):
            assert wait_until_asked(stays)
            act_by_mouse(stays)
        expect(stays.get_by_text("has left")).to_have_count(0)


# ---- series ----------------------------------------------------------------------------------------------------------


def test_best_of_three_the_loser_says_who_starts_and_then_both_play_again(site: Site, browser: Browser) -> None:
    table = site.table("human", "human", best_of=3)
    with window(browser) as one, window(browser) as two:
        sit_down(site, table, one, two)
        asked_of(one, two)
        give_up(one)
        expect(two.locator("#outcome")).to_have_text("You win!")
        expect(two.get_by_text("decides who starts the next game")).to_be_visible()
        expect(two.get_by_text("Best of 3:")).to_contain_text("1")
        one.get_by_role("button", name="Next game: they start").click()
        assert asked_of(one, two) is two
        expect(one.locator("#outcome")).to_have_count(0)
        give_up(two)
        expect(one.get_by_text("decides who starts the next game")).to_be_visible()
        two.get_by_role("button", name="Next game: I start").click()
        assert asked_of(one, two) is two
        give_up(one)
        expect(two.get_by_text("Best of 3:")).to_contain_text("2")
        expect(one.get_by_role("button", name=re.compile("^Next game"))).to_have_count(0)
        one.get_by_role("button", name="Play again").click()
        two.get_by_text("asks: play again").wait_for()
        two.get_by_role("button", name="Agree").click()
        for page in (one, two):
            expect(page.locator("#outcome")).to_have_count(0)
        act_by_mouse(asked_of(one, two))


# ---- bots ------------------------------------------------------------------------------------------------------------


def test_two_bots_are_watched_from_the_lobby_to_the_end(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(site.address)
        page.get_by_label("Watch the computer").check()
        for deck, name in enumerate(("amber-steel-guardians", "ruby-steel-brawlers")):
            page.get_by_label("Deck").nth(deck).select_option(name)
        page.get_by_role("button", name="Watch", exact=True).click()
        page.get_by_text("You are watching").wait_for()
        expect(page.locator("[data-hand], [data-slot], [data-end]")).to_have_count(0)
        page.wait_for_selector("#outcome", timeout=A_WHOLE_GAME)
        expect(page.get_by_role("button", name="Play again")).to_have_count(0)
        expect(page.get_by_role("link", name="Replay")).to_be_visible()
