"""What people at one table do with each other: taking back by consent, chat, watching, two windows, the language."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from .driving import Site, act_by_mouse, asked_of, play_by_mouse, wait_until_asked, window

MOST_ANSWERS = 30


def test_a_choice_is_taken_back_if_the_other_player_agrees(site: Site, browser: Browser) -> None:
    table = site.table("human", "human", chat=True)
    with window(browser) as one, window(browser) as two:
        one.goto(site.seat(table["seats"][0]))
        two.goto(site.seat(table["seats"][1]))
        for _ in range(MOST_ANSWERS):
            page = asked_of(one, two)
            if "turn" in page.locator("h2.mine").inner_text():
                break
            act_by_mouse(page)
        page.click("[data-end]")
        other = two if page is one else one
        other.wait_for_selector("[aria-busy=false] h2.mine")
        page.get_by_role("button", name="Undo").click()
        other.get_by_text("take the last choice back").wait_for()
        other.get_by_role("button", name="Agree").click()
        page.wait_for_selector("[aria-busy=false] h2.mine")
        expect(other.locator("h2.mine")).to_have_count(0)
        one.get_by_label("Write to the table").fill("<b>hi</b>")
        one.get_by_role("button", name="Send").click()
        two.get_by_text("<b>hi</b>").wait_for()


def test_who_watches_sees_no_hand_and_is_asked_nothing(site: Site, browser: Browser) -> None:
    table = site.table("human", "greedy")
    with window(browser) as page, window(browser) as watcher:
        page.goto(site.seat(table["seats"][0]))
        watcher.goto(site.seat(table["watch"]))
        play_by_mouse(page, 3)
        watcher.get_by_text("You are watching").wait_for()
        expect(watcher.locator("[data-hand], [data-slot], [data-end]")).to_have_count(0)
        wait_until_asked(page)
        hand = page.locator("[data-hand] button .version").all_inner_texts()
        assert hand
        assert [name for name in hand if name in watcher.locator("main").inner_text()] == []


def test_the_newest_window_of_a_seat_plays_and_the_older_can_take_over(site: Site, browser: Browser) -> None:
    link = site.seat(site.table("human", "greedy")["seats"][0])
    with window(browser) as old, window(browser) as new:
        old.goto(link)
        wait_until_asked(old)
        new.goto(link)
        wait_until_asked(new)
        act_by_mouse(old)
        here = old.get_by_role("button", name="Play in this window")
        here.click()
        here.wait_for(state="detached")
        wait_until_asked(old)
        act_by_mouse(old)
        assert wait_until_asked(old)
        expect(here).to_have_count(0)


def test_the_language_changes_at_the_table_with_all_its_words(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(site.seat(site.table("human", "greedy")["seats"][0]))
        wait_until_asked(page)
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Language").select_option("es")
        page.get_by_label("Términos del juego").select_option("es")
        page.get_by_role("button", name="Cerrar").click()
        page.get_by_text("¿Qué carta de tu mano inicial cambias?").first.wait_for()
        expect(page.locator("html")).to_have_attribute("lang", "es")
        expect(page.locator("[data-hand]")).to_contain_text("Impulso")
        expect(page.locator("[data-hand]")).not_to_contain_text("Boost")
        page.reload()
        page.get_by_text("¿Qué carta de tu mano inicial cambias?").first.wait_for()


def test_a_link_that_leads_nowhere_says_so(site: Site, browser: Browser) -> None:
    with window(browser, lang="es") as page:
        page.goto(site.seat("no-such-secret"))
        page.get_by_role("heading", name="Aquí no hay ninguna mesa").wait_for()
        page.get_by_role("link", name="Partida nueva").click()
        page.get_by_role("heading", name="Partida nueva").wait_for()
