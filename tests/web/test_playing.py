"""Whole games in the browser: by mouse, by keyboard alone, and by roles and names alone."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from .driving import (
    MOST_STEPS,
    Site,
    act_by_mouse,
    asked_of,
    comes_to,
    focused,
    play_by_mouse,
    press_until,
    wait_until_asked,
    window,
)


def test_a_whole_game_against_the_computer_by_mouse_from_the_lobby(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(site.address)
        page.get_by_label("Deck").first.select_option("amber-steel-guardians")
        page.get_by_role("button", name="Play", exact=True).click()
        assert play_by_mouse(page)
        expect(page.locator("#outcome")).not_to_be_empty()
        expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(site: Site, browser: Browser) -> None:
    table = site.table("human", "greedy")
    with window(browser) as page:
        page.add_init_script("window.pointed = 0; addEventListener('pointerdown', () => { window.pointed += 1 }, true)")
        page.goto(site.seat(table["seats"][0]))
        wait_until_asked(page)
        page.keyboard.press("Tab")
        for step in range(MOST_STEPS):
            if not wait_until_asked(page):
                break
            assert focused(page) != "BODY", f"the focus was lost at step {step}"
            act_by_keys(page, step)
        assert page.query_selector("#outcome")
        page.wait_for_function("document.activeElement !== document.body")
        page.keyboard.press("q")
        press_until(page, "Tab", "rematch")
        assert page.evaluate("window.pointed") == 0


def act_by_keys(page: Page, step: int) -> None:
    if page.query_selector(".problem button.main"):
        page.keyboard.press("Enter")  # the focus is on it
        return
    if page.query_selector("[data-slot]"):
        page.keyboard.press("1")
        return
    if page.query_selector("button.can"):
        page.keyboard.press("h" if page.query_selector("[data-hand] button.can") else "q")
        for _ in range(40):
            if page.evaluate("document.activeElement.classList.contains('can')"):
                break
            page.keyboard.press("ArrowRight" if step % 2 and "slot" not in focused(page) else "Tab")
        page.keyboard.press("Enter")
        page.keyboard.press("1")
        if page.query_selector("button.aim"):
            page.keyboard.press("1")
        return
    page.keyboard.press("e")


def test_a_whole_game_in_spanish_on_a_phone_by_roles_and_names_alone(site: Site, browser: Browser) -> None:
    table = site.table("human", "greedy", seed=8)
    with window(browser, 390, 844, lang="es") as page:
        page.goto(site.seat(table["seats"][0]))
        page.get_by_role("button", name="Lista").click()
        question = page.get_by_role("region", name="Tu pregunta")
        over = page.get_by_role("heading", name=re.compile("Ganas|Gana:|No gana nadie"))
        for _ in range(MOST_STEPS):
            answers = question.get_by_role("list").get_by_role("button", disabled=False)
            anyway = question.get_by_role("button", name="Terminar el turno", exact=True)
            (answers.first.or_(over).or_(anyway)).first.wait_for()
            if over.count():
                break
            wait_until_asked(page)
            (anyway if anyway.count() else answers.first).click()
        assert over.count() == 1


def test_two_people_play_by_link_through_a_lost_connection(site: Site, browser: Browser) -> None:
    with window(browser) as one, window(browser) as two:
        lines: list[WebSocketRoute] = []

        def connect(line: WebSocketRoute) -> None:
            line.connect_to_server()
            lines.append(line)

        one.route_web_socket("**/api/play", connect)
        one.goto(site.address)
        one.get_by_label("Play a friend").check()
        one.get_by_role("button", name="Make the table").click()
        link = one.get_by_label("Link for seat 2").input_value()
        one.get_by_role("link", name="Sit down at the table").click()
        two.goto(link)
        for done in range(1, 25):
            act_by_mouse(asked_of(one, two))
            if done in (8, 16):
                had = len(lines)
                lines[-1].close(code=1012)
                comes_to(one, lambda: len(lines), had + 1)
        assert len(lines) == 3
        for page in (one, two):
            page.wait_for_function("document.querySelectorAll('[role=log] li').length > 20")
        comes_to(one, lambda: public(one) == public(two), True)


def public(page: Page) -> tuple[str, list[str], int]:
    """What both see alike: the turn, everybody's lore, how many cards are in play."""
    lore = sorted(page.locator(".side .lore").all_inner_texts())
    return page.locator(".turn").first.inner_text(), lore, page.locator(".groups [data-card]").count()
