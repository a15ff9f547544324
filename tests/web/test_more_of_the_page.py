"""More of the page: a table becomes a ruling, the same is answered once, notices, saved decks, rules read in place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.driving import Site, play_by_mouse, wait_until_asked, window
from tests.web.measuring import too_small, too_wide, violations
from tests.web.positions import table_of

A_RECORDING = 30_000  # milliseconds


def record(page: Page, title: str) -> None:
    """Fill in the form and come to the judge."""
    dialog = page.locator("dialog[open]").last
    dialog.get_by_role("textbox").fill(title)
    dialog.locator("button.main").last.click()
    page.wait_for_selector("dialog[open] [role=status]:has-text('.') ~ div button.main, .told", timeout=A_RECORDING)
    if page.locator(".told").count() == 0:
        page.locator("dialog[open] button.main").click()
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("es", 390)])
def test_a_running_table_becomes_a_ruling_that_holds_and_is_shared(
    site: Site, browser: Browser, tmp_path: Path, lang: str, width: int
) -> None:
    words = {
        "en": ("Settings", "Record as a ruling", "✓ holds", "Download", "The file"),
        "es": ("Ajustes", "Guardar como dictamen", "✓ se cumple", "Descargar", "El archivo"),
    }[lang]
    with window(browser, width, 844, lang=lang) as page:
        page.goto(site.seat(site.table("human", "greedy")["seats"][0]))
        play_by_mouse(page, 8)
        wait_until_asked(page)
        page.get_by_role("button", name=words[0]).click()
        page.get_by_role("button", name=words[1]).click()
        assert violations(page) == []
        assert width > 699 or too_small(page) == []
        record(page, "Who gains lore?")
        expect(page.get_by_text(words[2])).to_be_visible()
        assert too_wide(page) <= 0
        assert violations(page) == []
        page.get_by_text(words[4], exact=True).click()
        with page.expect_download() as kept:
            page.get_by_role("button", name=words[3]).click()
        kept.value.save_as(tmp_path / "ruling.yaml")
        page.keyboard.press("End")
        link = page.locator(".rest input").last.input_value()
        text = page.locator("pre").inner_text()
        assert (tmp_path / "ruling.yaml").read_text(encoding="utf-8").strip() == text.strip()
    with window(browser, lang=lang) as other:
        other.goto(link)
        expect(other.get_by_role("heading", name="Who gains lore?", level=1)).to_be_visible()
        slider = other.locator("input[type=range]")
        assert slider.input_value() == slider.get_attribute("max")
        assert other.locator("textarea").input_value().strip() == text.strip()


def test_turns_of_a_replay_become_a_ruling_where_every_hand_is_open(site: Site, browser: Browser) -> None:
    made = site.table("greedy", "greedy")
    with window(browser) as page:
        page.goto(site.seat(made["watch"]))
        page.wait_for_selector("#outcome", timeout=60_000)
        page.goto(f"{site.address}/#/replay/{made['watch']}/1/30")
        page.wait_for_selector(".groups [data-card]")
        page.get_by_label("Seen by").select_option("1")
        expect(page.get_by_role("button", name="Record as a ruling")).to_have_count(0)
        page.get_by_label("Seen by").select_option("-1")
        page.get_by_role("button", name="Record as a ruling").click()
        record(page, "From a replay")
        expect(page.get_by_text("✓ holds")).to_be_visible()


def test_a_seat_among_people_is_offered_no_recording_while_the_game_goes_on(site: Site, browser: Browser) -> None:
    made = site.table("human", "human")
    with window(browser) as page, window(browser) as other:
        page.goto(site.seat(made["seats"][0]))
        other.goto(site.seat(made["seats"][1]))
        for one in (page, other):
            one.wait_for_selector("[aria-busy] h2")
        for one in sorted((page, other), key=lambda one: one.locator("h2.mine").count(), reverse=True):
            wait_until_asked(one)
            one.get_by_role("button", name="Keep").first.click()
        expect(page.locator("header .turn")).to_contain_text("Turn 1")
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_role("button", name="Report a problem")).to_be_visible()
        expect(page.get_by_role("button", name="Record as a ruling")).to_have_count(0)


def test_a_link_that_was_cut_short_is_answered_in_a_sentence(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(f"{site.address}/#/judge?text=eJwr")
        expect(page.get_by_role("alert")).to_contain_text("cut short")
        expect(page.locator("textarea")).to_be_visible()


# ---- the same answer -------------------------------------------------------------------------------------------------

THREE_ARIELS = """
id: three-ariels
title: {en: Three Ariels}
given:
  P1:
    ink: 9
    hand: [Friends on the Other Side, Moana - Of Motunui]
    deck: [Stitch - New Dog, Stitch - New Dog, Stitch - New Dog, Stitch - New Dog, Stitch - New Dog]
    play: [Ariel - Determined Mermaid, Ariel - Determined Mermaid, Ariel - Determined Mermaid]
steps: []
"""


def play_the_song(site: Site, page: Page) -> None:
    page.goto(site.seat(table_of(site, THREE_ARIELS)))
    wait_until_asked(page)
    page.locator("[data-key=all]").click()
    page.get_by_role("button", name="Play Friends on the Other Side").click()
    page.get_by_role("button", name="Resolve I WANT MORE").first.click()


def test_what_is_asked_for_three_copies_is_refused_with_one_press(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        play_the_song(site, page)
        page.get_by_role("button", name="No, all 3 times").click()
        expect(page.get_by_role("heading", name="It is your turn")).to_be_visible()
        expect(page.locator("[data-hand] [data-card]")).to_have_count(3)  # two from the song, and one more
        expect(page.get_by_role("button", name="all 3 times")).to_have_count(0)


def test_what_is_allowed_three_times_still_asks_for_each_choice(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        play_the_song(site, page)
        page.get_by_role("button", name="Yes, all 3 times").click()
        for _ in range(3):
            expect(page.get_by_role("heading", name="which card do you discard")).to_be_visible()
            page.locator("[data-hand] button.can").first.click()
            page.locator("[data-slot]").first.click()
        expect(page.get_by_role("heading", name="It is your turn")).to_be_visible()
        expect(page.get_by_role("button", name="Discard 4")).to_be_visible()


# ---- notices ---------------------------------------------------------------------------------------------------------

SPIES = """
window.tones = 0; window.notices = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, { body }) { window.notices.push(body); }
};
document.hasFocus = () => false;
"""


def two_windows(site: Site, page: Page, other: Page) -> tuple[Page, Page]:
    """Both seats of a table; first the window that is asked first."""
    made = site.table("human", "human")
    page.goto(site.seat(made["seats"][0]))
    page.wait_for_selector("[aria-busy] h2")
    other.goto(site.seat(made["seats"][1]))
    other.wait_for_selector("[aria-busy] h2")
    return (page, other) if page.locator("h2.mine").count() else (other, page)


@pytest.mark.parametrize("on", [False, True])
def test_a_sound_and_a_notice_call_whoever_turned_them_on(site: Site, browser: Browser, on: bool) -> None:
    with window(browser) as page, window(browser) as other:
        for one in (page, other):
            one.add_init_script(SPIES)
            one.goto(site.address)
            one.get_by_role("button", name="Settings").click()
            boxes = [one.get_by_label("A sound when it is your turn"), one.get_by_label("A notice of the browser")]
            for box in boxes:
                expect(box).not_to_be_checked()
                if on:
                    box.check()
        asked, waits = two_windows(site, page, other)
        before = waits.evaluate("[window.tones, window.notices.length]")
        expect(waits).to_have_title("Tintero")
        asked.get_by_role("button", name="Keep").first.click()
        expect(waits).to_have_title("● Your turn – Tintero")
        expect(asked).to_have_title("Tintero")
        tones, notices = waits.evaluate("[window.tones, window.notices]")
        if on:
            assert tones > before[0]
            assert notices[before[1] :] == ["It is your turn to decide."]
        else:
            assert (tones, notices) == (0, [])


def test_a_browser_that_allows_no_notices_leaves_them_off_and_says_what_to_do(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        page.add_init_script(SPIES.replace('async () => "granted"', 'async () => "denied"'))
        page.goto(site.address)
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("A notice of the browser").click()
        expect(page.get_by_text("allow them in its settings")).to_be_visible()
        expect(page.get_by_label("A notice of the browser")).not_to_be_checked()


# ---- saved decks in the lobby ----------------------------------------------------------------------------------------


def test_a_deck_that_was_saved_here_is_offered_in_the_lobby_and_played(site: Site, browser: Browser) -> None:
    entries = [{"name": "Stitch - New Dog", "count": 60}]
    decks = json.dumps([{"id": "9", "name": "Sixty dogs", "entries": entries, "changed": 0}])
    with window(browser) as page:
        page.goto(site.address)
        choice = page.get_by_label("Deck").first
        expect(choice.locator("optgroup")).to_have_count(1)  # nothing is saved: only samples
        page.evaluate("decks => localStorage.setItem('tintero.decks', decks)", decks)
        page.reload()
        choice.select_option(label="Sixty dogs")
        expect(page.get_by_text("60 cards")).to_be_visible()
        page.get_by_role("button", name="Play", exact=True).click()
        wait_until_asked(page)
        hand = page.locator("[data-hand] [data-card]")
        expect(hand).to_have_count(7)
        assert all("New Dog" in card for card in hand.all_inner_texts())


# ---- rules and names where they are told -----------------------------------------------------------------------------


def read_a_rule(page: Page, within: str) -> None:
    """Press the first number of a rule there: its words come over the page, and go again."""
    link = page.locator(f"{within} a[href^='#/rules/']").first
    number = (link.get_attribute("href") or "").removeprefix("#/rules/")
    before = page.url
    link.click()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("heading")).to_contain_text(number)
    expect(dialog.locator("p, li").first).not_to_be_empty()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(link).to_be_focused()
    assert page.url == before


def test_a_rule_and_a_card_are_read_from_the_step_of_a_ruling(site: Site, browser: Browser) -> None:
    with window(browser, 390, 844) as page:
        page.goto(f"{site.address}/#/judge/air-drop-replaces-itself/1")
        page.wait_for_selector(".told h3", timeout=A_RECORDING)
        read_a_rule(page, ".told")
        name = page.locator(".told .link:not(.rule)").first
        called = name.inner_text()
        name.click()
        expect(page.locator(".reading")).to_contain_text(called.split(" - ")[0])
        assert too_small(page) == []


def test_a_rule_and_a_card_are_read_from_the_story_of_a_replay_and_at_the_table(site: Site, browser: Browser) -> None:
    made = site.table("greedy", "greedy")
    with window(browser) as page:
        page.goto(site.seat(made["watch"]))
        page.wait_for_selector("#outcome", timeout=60_000)
        read_a_rule(page, "section[aria-labelledby=outcome]")
        page.goto(f"{site.address}/#/replay/{made['watch']}/1/30")
        page.wait_for_selector(".story li")
        read_a_rule(page, ".story")
        page.locator(".story .link:not(.rule)").first.click()
        expect(page.locator(".reading")).to_be_visible()


# ---- the log ---------------------------------------------------------------------------------------------------------

LAST_LINE_SHOWS = """() => {
  const log = document.querySelector("[data-log]").getBoundingClientRect();
  const last = [...document.querySelectorAll("[data-log] li")].at(-1).getBoundingClientRect();
  return last.top >= log.top && last.bottom <= log.bottom + 1;
}"""


def test_the_log_begins_at_the_top_and_shows_its_newest_line_as_it_grows(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(site.seat(site.table("human", "greedy")["seats"][0]))
        wait_until_asked(page)
        log = page.locator("[data-log]").bounding_box()
        line = page.locator("[data-log] li").first.bounding_box()
        assert log
        assert line
        assert line["y"] - log["y"] < line["height"]
        play_by_mouse(page, 12)
        wait_until_asked(page)
        long = "() => { const l = document.querySelector('[data-log]'); return l.scrollHeight > l.clientHeight }"
        assert page.evaluate(long)
        page.wait_for_function(LAST_LINE_SHOWS)
