"""Replays and the first game in the browser: a game is walked through, played on from, kept; and a learner learns."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .driving import Site, comes_to, first, play_by_mouse, wait_until_asked, window
from .measuring import too_small, too_wide, wrong

A_WHOLE_GAME = 120_000  # milliseconds
A_STEP = 250  # at four steps a second


def standing(page: Page) -> dict[str, Any]:
    """The lore of everybody, and what is said of each card in play."""
    labels = page.locator(".groups [data-card] .aloud").all_inner_texts()
    return {"lore": sorted(page.locator(".side .lore").all_inner_texts()), "cards": sorted(labels)}


@pytest.fixture(scope="module")
def watched(site: Site, browser: Browser) -> Iterator[tuple[str, dict[str, Any]]]:
    """A game of two bots that is over: the link for watching it, and how its table looked in the end."""
    made = site.table("greedy", "greedy")
    with window(browser) as page:
        page.goto(site.seat(made["watch"]))
        page.wait_for_selector("#outcome", timeout=A_WHOLE_GAME)
        yield made["watch"], standing(page)


def turn_of(site: Site, link: str, player: int) -> int:
    """The step where the third turn of a player begins."""
    with urllib.request.urlopen(f"{site.address}/api/links/{link}/games/1") as answer:
        turns = json.load(answer)["turns"]
    return int([turn["step"] for turn in turns if turn["turn"] > 0 and turn["player"] == player][2])


def steps_of(site: Site, link: str) -> int:
    with urllib.request.urlopen(f"{site.address}/api/links/{link}/games/1") as answer:
        return int(json.load(answer)["last"])


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_pages_keep_the_rules_of_accessibility(
    site: Site, browser: Browser, watched: tuple[str, Any], lang: str
) -> None:
    with window(browser, lang=lang) as page:
        for place in ("replay", f"replay/{watched[0]}/1/30", "first"):
            page.goto(f"{site.address}/#/{place}")
            page.wait_for_selector("main .groups [data-card]" if "/" in place else "main h1")
            assert wrong(page) == []
        page.locator("main button.main").click()
        page.wait_for_selector("[data-guide='1']")
        assert wrong(page) == []


@pytest.mark.parametrize("width", [320, 390])
def test_the_pages_fit_a_phone(site: Site, browser: Browser, watched: tuple[str, Any], width: int) -> None:
    with window(browser, width, 844, lang="es") as page:
        for place in ("replay", f"replay/{watched[0]}/1/30", "first"):
            page.goto(f"{site.address}/#/{place}")
            page.wait_for_selector("main .groups [data-card]" if "/" in place else "main h1")
            assert too_wide(page) <= 0
            assert too_small(page) == []


def test_the_end_of_a_replay_is_the_end_of_the_game(site: Site, browser: Browser, watched: tuple[str, Any]) -> None:
    link, end = watched
    last = steps_of(site, link)
    with window(browser) as page:
        page.goto(site.seat(link))
        page.wait_for_selector("#outcome")
        page.get_by_role("link", name="Replay").click()
        expect(page.get_by_text(f"Step 0 of {last}")).to_be_visible()
        page.get_by_role("slider").press("End")
        expect(page.get_by_text(f"Step {last} of {last}")).to_be_visible()
        expect(page.get_by_text("The game is over.")).to_be_visible()
        comes_to(page, lambda: standing(page), end)
        page.locator("h1").click()
        page.keyboard.press("ArrowLeft")
        expect(page).to_have_url(re.compile(f"/1/{last - 1}$"))


def test_a_replay_that_is_opened_from_a_seat_can_be_shared_without_the_seat(site: Site, browser: Browser) -> None:
    made = site.table("human", "greedy")
    seat = made["seats"][0]
    with window(browser) as page:
        page.goto(site.seat(seat))
        wait_until_asked(page)
        page.get_by_role("button", name="Concede").click()
        page.get_by_role("button", name="Yes, concede").click()
        page.wait_for_selector("#outcome")
        link = page.get_by_role("link", name="Replay")
        assert seat not in str(link.get_attribute("href"))
        link.click()
        expect(page.get_by_text("Step 0 of")).to_be_visible(timeout=A_WHOLE_GAME)  # the first one is waited for
        assert seat not in page.url
        page.goto(f"{site.address}/#/replay/{seat}/1/1")  # as somebody may have kept it
        expect(page.get_by_text("Step 1 of")).to_be_visible()
        page.wait_for_url(lambda url: seat not in url)
        assert page.url.endswith("/1/1")
        assert seat not in page.content()


def test_what_a_player_could_not_see_is_hidden_from_their_side(
    site: Site, browser: Browser, watched: tuple[str, Any]
) -> None:
    with window(browser) as page:
        page.goto(f"{site.address}/#/replay/{watched[0]}/1/20")
        hands = page.locator("[aria-label='Cards of this hand that are known']")
        expect(hands).to_have_count(2)
        page.get_by_label("Seen by").select_option("2")
        expect(hands).to_have_count(1)
        expect(page).to_have_url(re.compile("/1/20/2$"))
        page.get_by_label("Seen by").select_option("0")
        expect(hands).to_have_count(0)


def test_a_replay_plays_by_itself_and_stops(site: Site, browser: Browser, watched: tuple[str, Any]) -> None:
    with window(browser) as page:
        page.goto(f"{site.address}/#/replay/{watched[0]}/1")
        page.get_by_label("Speed").select_option("4")
        page.get_by_role("button", name="Play", exact=True).click()
        page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) >= 2")
        page.get_by_role("button", name="Pause").click()
        page.get_by_role("button", name="Play", exact=True).wait_for()
        at = page.get_by_role("slider").input_value()
        page.wait_for_timeout(3 * A_STEP)
        expect(page.get_by_role("slider")).to_have_value(at)
        page.locator("label.turns select").select_option(index=3)
        expect(page.locator(".story li.now").first).to_be_visible()


def test_a_game_is_played_on_from_a_step(site: Site, browser: Browser, watched: tuple[str, Any]) -> None:
    with window(browser) as page:
        step = turn_of(site, watched[0], player=1)
        page.goto(f"{site.address}/#/replay/{watched[0]}/1/{step}")
        page.wait_for_selector(".groups [data-card]")
        there = standing(page)
        page.get_by_role("button", name="Play on from here").click()
        wait_until_asked(page)
        comes_to(page, lambda: standing(page)["lore"], there["lore"])
        comes_to(page, lambda: len(standing(page)["cards"]), len(there["cards"]))
        last = page.locator("[role=log] li").last.inner_text()
        play_by_mouse(page, 3)
        expect(page.locator("[role=log] li").last).not_to_have_text(last)


def test_a_file_is_kept_opened_and_played_on(
    site: Site, browser: Browser, watched: tuple[str, Any], tmp_path: Path
) -> None:
    with window(browser) as page:
        page.goto(f"{site.address}/#/replay/{watched[0]}")
        with page.expect_download() as kept:
            page.get_by_role("button", name="Download the file").click()
        kept.value.save_as(tmp_path / "game.tintero.json")
        with page.expect_download() as text:
            page.get_by_role("button", name="Download as text").click()
        text.value.save_as(tmp_path / "game.txt")
        assert "Turn 1" in (tmp_path / "game.txt").read_text(encoding="utf-8")
        page.goto(f"{site.address}/#/replay")
        page.locator("input[type=file]").set_input_files(tmp_path / "game.tintero.json")
        page.get_by_role("slider").press("End")
        expect(page.get_by_text("The game is over.")).to_be_visible()
        comes_to(page, lambda: standing(page), watched[1])


def test_a_file_that_is_none_is_refused_in_a_sentence(site: Site, browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{}", encoding="utf-8")
    with window(browser, refusals=1) as page:
        page.goto(f"{site.address}/#/replay")
        page.locator("input[type=file]").set_input_files(tmp_path / "x.json")
        expect(page.get_by_role("alert")).not_to_be_empty()


def test_a_report_holds_the_game_so_far(site: Site, browser: Browser, tmp_path: Path) -> None:
    with window(browser) as page:
        page.goto(site.seat(site.table("human", "greedy")["seats"][0]))
        play_by_mouse(page, 3)
        wait_until_asked(page)
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Report a problem").click()
        with page.expect_download() as kept:
            page.get_by_role("button", name="Download the file").click()
        kept.value.save_as(tmp_path / "report.json")
        report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
        assert report["browser"]
        game = json.loads(report["file"])["game"]
        assert game["state"] == report["state"]
        assert len(game["choices"]) >= 3


# ---- the first game --------------------------------------------------------------------------------------------------


def test_a_learner_is_led_through_the_first_game_to_its_end(site: Site, browser: Browser) -> None:
    with window(browser, lang="en") as page:
        page.goto(f"{site.address}/#/first")
        page.get_by_role("button", name="Begin").click()
        seen: list[str] = []
        for _ in range(40):
            page.wait_for_selector("[aria-busy=false] h2.mine")
            guide = page.locator("[data-guide]")
            step = guide.get_attribute("data-guide") or ""
            if step == "end":
                break
            if step not in seen:
                seen.append(step)
                if len(seen) == 2:
                    refuse_something_else(page, step)
            follow(page)
            page.wait_for_function("step => document.querySelector('[data-guide]')?.dataset.guide !== step", arg=step)
        assert len(seen) == 15
        expect(page.get_by_text("You have seen everything")).to_be_visible()
        page.get_by_role("button", name="Play on freely").click()
        expect(page.locator("[data-guide]")).to_have_count(0)
        play_by_mouse(page, 2)


def refuse_something_else(page: Page, step: str) -> None:
    page.locator("[data-end]").click()
    expect(page.get_by_text("here the next thing is the one with the star")).to_be_visible()
    assert page.locator("[data-guide]").get_attribute("data-guide") == step


def follow(page: Page) -> None:
    """Press what has the star, until the answer is given."""
    v = page.locator("[data-guide]").get_attribute("data-guide")
    for _ in range(4):
        if page.locator("[data-guide]").get_attribute("data-guide") != v or page.query_selector("[aria-busy=true]"):
            return
        anyway = first(page, ".problem button.main")
        slot = first(page, "[data-slot]:has-text('★')")
        card = first(page, "[data-card]:has-text('★')")
        (anyway or slot or card or page.locator("[data-end]")).click()
        page.wait_for_timeout(60)
