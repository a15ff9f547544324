"""Whole games in the browser: by mouse, by keyboard alone, and by roles and names alone."""

from __future__ import annotations

from playwright.sync_api import Browser, WebSocketRoute, expect

from .driving import Site, act_by_mouse, asked_of, comes_to, play_by_mouse, public, window
from .whole_games import by_keys, by_roles

A_GAME = 10  # answers at least


def test_a_whole_game_against_the_computer_by_mouse_from_the_lobby(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(site.address)
        page.get_by_label("Deck").first.select_option("amber-steel-guardians")
        page.get_by_role("button", name="Play", exact=True).click()
        assert play_by_mouse(page)
        expect(page.locator("#outcome")).not_to_be_empty()
        expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(site: Site, browser: Browser) -> None:
    assert by_keys(browser, site, site.table("human", "greedy")["seats"][0]) > A_GAME


def test_a_whole_game_in_spanish_on_a_phone_by_roles_and_names_alone(site: Site, browser: Browser) -> None:
    assert by_roles(browser, site, site.table("human", "greedy", seed=8)["seats"][0]) > A_GAME


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
