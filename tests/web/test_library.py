"""The rulebook, the cards and the decks in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from .driving import Site, window
from .measuring import SMALLEST, TOUCH, too_small, too_wide, wrong

SUNG = "5.4.4.2"  # singing is an alternate cost; the character has to be dry
LIST = "4 Stitch - Rock Star\n2 Dragn Fire\n6 Mickey Mouse - True Friend\n"
CODE = re.compile(r"[A-Za-z0-9+/]+=*")  # nothing but a code
READY = {
    "#/rules": ".chapters li",
    "#/rules?q=ward": "mark",
    "#/rules/8.15": "article li",
    "#/rules/open": "main .sheet",
    "#/cards?type=location&ink=Ruby&cost=2": ".face",
    "#/cards/Stitch - Rock Star": ".face",
    "#/decks": "a[href='#/decks/amber-steel-guardians']",
    "#/decks/new": "textarea",
    "#/decks/amber-steel-guardians": "svg[role=img]",
}


def visit(page: Page, site: Site, address: str) -> None:
    page.goto(f"{site.address}/{address}")
    page.locator(READY[address]).first.wait_for()


def import_deck(page: Page, site: Site, text: str) -> None:
    visit(page, site, "#/decks/new")
    page.locator("textarea").fill(text)
    page.locator("form button.main").click()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_page_keeps_the_rules_of_accessibility_in_light_and_dark(site: Site, browser: Browser, lang: str) -> None:
    with window(browser, 1280, 900, lang=lang) as page:
        for address in READY:
            visit(page, site, address)
            look(page)
        import_deck(page, site, LIST.replace("Dragn", "Dragon"))
        page.locator("svg[role=img]").wait_for()
        look(page)
        expect(page.locator("html")).to_have_attribute("lang", lang)


def look(page: Page) -> None:
    page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })")
    assert wrong(page) == [], page.url


def test_every_page_fits_a_phone_and_a_wall_and_asks_nobody_else(site: Site, browser: Browser) -> None:
    with window(browser, 390, 844, lang="es") as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        for address in READY:
            visit(page, site, address)
            page.set_viewport_size({"width": 390, "height": 844})
            assert too_small(page, TOUCH) == [], address
            for width in (320, 1024, 3840):
                page.set_viewport_size({"width": width, "height": 844})
                assert too_wide(page) <= 0, (address, width)
                assert too_small(page, SMALLEST) == [], (address, width)
        assert [url for url in asked if not url.startswith(site.address)] == []


@pytest.mark.parametrize(
    ("lang", "question"),
    [("en", "can a drying character sing a song?"), ("es", "¿puede cantar un personaje que se está secando?")],
)
def test_a_question_finds_its_rule_by_keyboard_alone(site: Site, browser: Browser, lang: str, question: str) -> None:
    with window(browser, lang=lang) as page:
        visit(page, site, "#/rules")
        page.locator("input[type=search]").focus()
        page.keyboard.type(question)
        page.keyboard.press("Enter")
        found = page.locator(f"main ol a[href='#/rules/{SUNG}']")
        found.wait_for()
        expect(page.locator("mark").first).to_be_visible()
        found.focus()
        page.keyboard.press("Enter")
        expect(page.locator("h1")).to_contain_text(SUNG)
        expect(page.locator("h1")).to_be_focused()
        page.locator("a[href^='#/judge/']").first.wait_for()
        page.go_back()
        found.wait_for()
        expect(page.locator("input[type=search]")).to_have_value(question)


def test_what_the_server_says_about_a_number_is_shown_in_its_place(site: Site, browser: Browser) -> None:
    page = browser.new_page(locale="en-GB")
    page.goto(f"{site.address}/#/rules/99.1")
    expect(page.get_by_role("alert")).to_contain_text("99.1")
    page.close()


def test_filters_stay_in_the_address_and_a_card_opens(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(f"{site.address}/#/cards")
        page.get_by_role("combobox", name="Ink", exact=True).select_option("Amber")
        page.get_by_label("Type").select_option("song")
        page.get_by_label("Cost").select_option("<=2")
        page.wait_for_function("location.hash.includes('ink=Amber') && location.hash.includes('type=song')")
        page.reload()
        expect(page.get_by_label("Cost")).to_have_value("<=2")
        faces = page.locator(".face")
        expect(faces.first).to_be_visible()
        expect(page.get_by_role("status")).to_contain_text(f"{faces.count()} cards")
        for face in faces.all():
            assert "Amber" in face.inner_text()
            assert int(face.locator(".cost").inner_text().split()[-1]) <= 2
        name = faces.first.locator(".name").inner_text()
        faces.first.click()
        expect(page.get_by_role("heading", level=1)).to_contain_text(name)
        for title in ("Text", "Legality", "Printings", "What was understood", "Rules for this card"):
            page.get_by_role("heading", name=title, exact=True).wait_for()
        page.go_back()
        expect(page.get_by_role("combobox", name="Ink", exact=True)).to_have_value("Amber")


def test_a_deck_is_imported_mended_checked_changed_and_exported(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        import_deck(page, site, LIST)
        expect(page.get_by_role("alert")).to_contain_text("Dragn Fire")
        page.get_by_role("button", name="I meant Dragon Fire").click()
        expect(page.get_by_role("heading", name="12 cards")).to_be_visible()
        page.locator("summary", has_text="Core").click()
        expect(page.get_by_text("Mickey Mouse - True Friend: 6 copies").first).to_be_visible()
        for _ in range(2):
            page.get_by_role("button", name="One fewer: Mickey Mouse - True Friend").first.click()
        page.get_by_label("Name").fill("lantern")
        page.get_by_role("button", name="One more: Lantern", exact=True).click()
        expect(page.locator("summary", has_text="Core")).to_contain_text("one reason")
        written = page.get_by_label("Export")
        expect(written).to_have_value("4 Stitch - Rock Star\n2 Dragon Fire\n4 Mickey Mouse - True Friend\n1 Lantern\n")
        with page.expect_download() as waiting:
            page.get_by_role("button", name="Download").click()
        assert "1 Lantern" in waiting.value.path().read_text(encoding="utf-8")
        page.get_by_role("combobox", name="As", exact=True).select_option("pixelborn")
        expect(written).to_have_value(CODE)
        import_deck(page, site, written.input_value())
        expect(page.get_by_role("heading", name="11 cards")).to_be_visible()


def test_decks_are_kept_renamed_deleted_and_played(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        visit(page, site, "#/decks/amber-steel-guardians")
        page.get_by_role("button", name="Copy into your decks").click()
        page.get_by_role("button", name="Rename").click()
        page.get_by_label("Name of the deck").fill("Guardians of mine")
        page.keyboard.press("Enter")
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text("Guardians of mine")
        page.get_by_role("button", name="Play with this deck").click()
        expect(page.get_by_role("combobox", name="Deck", exact=True).first).to_have_value("*")
        expect(page.locator("textarea")).to_have_value(re.compile("4 Stitch - Protector of Frogs"))
        page.goto(f"{site.address}/#/decks")
        page.get_by_role("link", name="Guardians of mine").click()
        page.get_by_role("button", name="Delete").click()
        page.get_by_role("button", name="Yes, delete this deck").click()
        expect(page.get_by_text("None yet.")).to_be_visible()
