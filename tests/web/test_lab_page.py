"""The laboratory in the browser: asked, watched, stopped and read by mouse and by keyboard, in both languages."""

from __future__ import annotations

import json
import re
import time
import urllib.error
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tintero.cards.samples import samples

from .driving import PATIENCE, Site, window
from .measuring import SMALLEST, TOUCH, too_small, too_wide, wrong

LIST = "56 Mickey Mouse - True Friend\n4 Stitch - Rock Star"
QUICK = {"kind": "gauntlet", "deck": "amber-steel-guardians", "games": 1}
SIZES = [(360, 740), (768, 1024), (1280, 800)]
KINDS = 3
ANSWERED = "**/api/lab/*"


def asked(site: Site, path: str, body: object = None, method: str = "POST") -> dict[str, Any]:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(
        f"{site.address}/api/lab{path}", data, {"Content-Type": "application/json"}, method=method
    )
    with urllib.request.urlopen(request) as answer:
        return dict(json.load(answer))


def begun(site: Site, body: object) -> str:
    """An experiment, as soon as the one before is over: each address has one at a time."""
    until = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            return str(asked(site, "", body)["id"])
        except urllib.error.HTTPError:
            assert time.monotonic() < until
            time.sleep(0.2)


def finished(site: Site, body: object) -> str:
    """The same when it is over, and its report written."""
    id = begun(site, body)
    wait_for(site, id)
    return id


def wait_for(site: Site, id: str) -> None:
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        told = asked(site, f"/{id}", method="GET")
        if told["state"] not in ("waiting", "running") and told["report"] != "coming":
            return
        time.sleep(0.2)


def stop(site: Site, id: str) -> None:
    """And wait until nothing of it goes on: an address has one experiment at a time."""
    asked(site, f"/{id}", method="DELETE")
    wait_for(site, id)


def open_form(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/#/lab")
    expect(page.locator("button.go")).to_have_attribute("aria-disabled", "false")


def id_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def tab_to(page: Page, selector: str, most: int = 40) -> None:
    for _ in range(most):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")


def told_instead(page: Page, path: str, answer: object) -> None:
    def fulfil(route: Route) -> None:
        route.fulfill(json=answer)

    page.route(path, fulfil)


def fits(page: Page, width: int) -> None:
    assert too_wide(page) <= 0
    assert too_small(page, TOUCH if width < 500 else SMALLEST) == []


# ---- as a person uses it ---------------------------------------------------------------------------------------------


def test_two_decks_are_compared_by_mouse(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(site.address)
        page.get_by_role("link", name="Laboratory").click()
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        page.get_by_text("Which of two decks is better?").click()
        page.get_by_label("Your deck").select_option("ruby-steel-brawlers")
        page.get_by_label("Second deck").select_option("*")
        page.get_by_label("Your list").fill(LIST)
        page.get_by_label("How many games").select_option("300 pairs of games")
        page.get_by_role("button", name="Start").click()

        expect(page.get_by_role("heading", level=1)).to_have_text("Which of two decks is better?")
        expect(page.get_by_role("progressbar")).to_have_accessible_name(re.compile("of 600 games"))
        expect(page.get_by_text(re.compile(r"about \d+ s left"))).to_be_visible()

        result = page.get_by_role("region", name="Result")
        expect(result).to_contain_text("ruby-steel-brawlers → Second deck")
        expect(result).to_contain_text(re.compile(r"95 % interval [−+±][\d.]+ to [−+±][\d.]+"))
        expect(result).to_contain_text("Played by greedy against greedy, seed 1")
        told = asked(site, f"/{id_of(page)}", method="GET")
        rows = page.get_by_role("row")
        expect(rows).to_have_count(1 + len(samples()))
        worst = min(told["result"]["opponents"], key=lambda row: row["difference"])
        expect(rows.nth(1)).to_contain_text(worst["deck"])
        with page.expect_popup() as opened:
            page.get_by_role("link", name="Open the full report").click()
        report = opened.value
        expect(report.get_by_role("heading", level=1)).to_contain_text("ruby-steel-brawlers")
        expect(report.locator(".verdict")).not_to_have_css("border-left-width", "0px")  # its style is let in

        page.get_by_role("link", name="Another experiment").click()
        expect(page.get_by_label("Your list")).to_have_value(LIST)  # what was asked is still there


def test_a_deck_meets_the_field_and_is_stopped_by_keyboard(site: Site, browser: Browser) -> None:
    with window(browser, lang="es") as page:
        page.goto(site.address)
        tab_to(page, "nav a[href='#/lab']")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        expect(page.locator("button.go")).to_have_attribute("aria-disabled", "false")
        tab_to(page, "input[type=radio]")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        expect(page.get_by_role("radio", name="contra los demás")).to_be_checked()
        tab_to(page, "select")
        page.keyboard.type("emerald-steel")
        tab_to(page, ".games select")
        page.keyboard.press("ArrowDown")
        expect(page.get_by_label("Cuántas partidas")).to_have_value("1")
        tab_to(page, "button.go")
        page.keyboard.press("Enter")

        expect(page.get_by_role("heading", level=1)).to_be_focused()
        expect(page.get_by_role("progressbar")).to_have_accessible_name(re.compile("de 600 partidas"))
        expect(page.get_by_text(re.compile(r"quedan unos \d+ s"))).to_be_visible()
        tab_to(page, "section button")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Resultado")).to_be_focused()  # the button is gone
        result = page.get_by_role("region", name="Resultado")
        expect(result).to_contain_text("emerald-steel-shadows gana el")
        expect(result).to_contain_text("Parado antes de tiempo")
        told = asked(site, f"/{id_of(page)}", method="GET")
        assert told["state"] == "stopped"
        assert 0 < told["done"] < told["wanted"]
        met = [row for row in told["result"]["opponents"] if row["games"]]
        expect(page.get_by_role("row")).to_have_count(1 + len(met))
        page.get_by_role("link", name="Abrir el informe completo").wait_for()
        tab_to(page, "p.again a")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", level=1)).to_have_text("Laboratorio")


def test_what_goes_on_is_told_aloud_now_and_then_and_what_comes_out_at_once(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        open_form(page, site)
        page.get_by_text("How does it do against the field?").click()
        page.get_by_role("button", name="Start").click()
        aloud: list[str] = []
        until = time.monotonic() + PATIENCE / 1000
        while not (aloud and aloud[-1].startswith("Result:")) and time.monotonic() < until:
            said = page.locator("p.aloud[role=status]").first.inner_text(timeout=PATIENCE)
            if said and (not aloud or aloud[-1] != said):
                aloud.append(said)
            page.wait_for_timeout(50)
        assert aloud[-1].startswith("Result: amber-amethyst-singers wins")
        assert len(aloud) <= 8, aloud  # not every second
        assert any(re.fullmatch(r"(25|50|75) % of the games are played\.", said) for said in aloud), aloud


def test_a_change_that_cannot_be_made_is_told_and_mended(site: Site, browser: Browser) -> None:
    with window(browser, lang="es", refusals=2) as page:
        open_form(page, site)
        page.get_by_role("button", name="Empezar").click()
        expect(page.get_by_role("alert")).to_contain_text("El cambio está vacío")
        change = page.get_by_label("Lo que cambia")
        change.fill("-4 Lantern\n+4 Be Preparred")
        page.get_by_role("button", name="Empezar").click()
        expect(page.get_by_role("alert")).to_contain_text("Be Prepared")
        page.get_by_label("Tu mazo").select_option("*")
        page.get_by_label("Tu lista").fill(LIST)
        change.fill("-4 Stitch - Rock Star\n+4 Lantern")
        page.get_by_label("Cuántas partidas").select_option("75 pares de partidas")
        page.get_by_role("button", name="Empezar").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("¿Es mejor con otras cartas?")
        expect(page.get_by_role("region", name="Resultado")).to_contain_text("Tu mazo −4 Stitch +4 Lantern")


def test_an_experiment_is_found_again_and_changes_its_language(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        open_form(page, site)
        page.get_by_text("How does it do against the field?").click()
        page.get_by_role("button", name="Start").click()
        page.get_by_role("region", name="Result").wait_for()
        page.reload()
        expect(page.get_by_role("region", name="Result")).to_contain_text("against the field")
        page.goto(f"{site.address}/#/lab")
        page.get_by_role("link", name="Your last experiment").click()
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Language").select_option("es")
        page.keyboard.press("Escape")
        expect(page.get_by_role("region", name="Resultado")).to_contain_text("contra el campo")
        link = page.get_by_role("link", name="Abrir el informe completo")
        assert "lang=es" in str(link.get_attribute("href"))


# ---- how it looks ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def over(site: Site) -> list[str]:
    """Two experiments that are over: against the field, and of two decks."""
    compare = {**QUICK, "kind": "compare", "other": "ruby-steel-duelists", "games": 15}
    return [finished(site, QUICK), finished(site, compare)]


@pytest.fixture(scope="module")
def going(site: Site, over: list[str]) -> dict[str, Any]:
    """What the server tells of an experiment while it goes on; the page can be told so at any time."""
    id = begun(site, {**QUICK, "games": 40})
    until = time.monotonic() + PATIENCE / 1000
    while not (told := asked(site, f"/{id}", method="GET"))["done"]:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert told["state"] == "running"
    stop(site, id)
    return told


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_laboratory_fits_and_keeps_the_rules_of_accessibility(
    site: Site, browser: Browser, over: list[str], going: dict[str, Any], size: tuple[int, int], lang: str
) -> None:
    with window(browser, *size, lang=lang) as page:
        open_form(page, site)
        for n in range(KINDS):
            page.get_by_role("radio").nth(n).check()
            fits(page, size[0])
            assert wrong(page) == []
        told_instead(page, f"**/api/lab/{going['id']}", going)
        for id in (going["id"], *over):
            page.goto(f"{site.address}/#/lab/{id}")
            page.locator("progress" if id == going["id"] else "tbody tr").first.wait_for()
            fits(page, size[0])
            assert wrong(page) == []


# ---- what goes wrong -------------------------------------------------------------------------------------------------


def test_an_experiment_that_fails_says_so_and_another_can_be_started(site: Site, browser: Browser) -> None:
    failed = {
        "id": "x", "kind": "swap", "state": "failed", "done": 5, "wanted": 90, "seconds": 1, "report": "none",
        "sentences": ["Something went wrong with this experiment; start it again."],
    }  # fmt: skip
    with window(browser) as page:
        told_instead(page, ANSWERED, failed)
        page.goto(f"{site.address}/#/lab/x")
        expect(page.get_by_text("Something went wrong").last).to_be_visible()
        expect(page.get_by_role("progressbar")).to_have_count(0)
        assert wrong(page) == []
        page.get_by_role("link", name="Another experiment").click()
        expect(page.get_by_role("button", name="Start")).to_be_visible()


def test_a_server_that_goes_away_and_comes_back_without_memory(site: Site, browser: Browser) -> None:
    id = begun(site, {**QUICK, "games": 40})
    page = browser.new_page(locale="en-GB")  # the browser reports what cannot be fetched
    page.goto(f"{site.address}/#/lab/{id}")
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.route(ANSWERED, lambda route: route.abort())
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    page.unroute(ANSWERED)
    page.route(ANSWERED, lambda route: route.continue_(url=f"{site.address}/api/lab/forgotten"))
    expect(page.get_by_role("alert")).to_contain_text("forgotten when the server starts anew")
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.unroute(ANSWERED)
    stop(site, id)
    page.get_by_role("link", name="Another experiment").click()
    page.get_by_text("How does it do against the field?").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    page.close()


def test_a_server_without_a_laboratory_says_so(site: Site, browser: Browser) -> None:
    missing = {"open": False, "words": "This server has no laboratory.", "most_pairs": 300, "most_each": 40}
    with window(browser) as page:
        told_instead(page, "**/api/lab", missing)
        page.goto(f"{site.address}/#/lab")
        expect(page.get_by_role("alert")).to_have_text("This server has no laboratory.")
        expect(page.get_by_role("button", name="Start")).to_have_attribute("aria-disabled", "true")
        page.get_by_role("button", name="Start").click(force=True)
        expect(page).to_have_url(re.compile("#/lab$"))
