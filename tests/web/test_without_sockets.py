"""Where WebSockets are blocked the page plays all the same, and says nothing of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from .driving import Site, act_by_mouse, asked_of, comes_to, play_by_mouse, public, wait_until_asked, window

ANSWERS = 16
# A WebSocket behind something that lets nothing through and says nothing.
SWALLOWED = "window.WebSocket = class { send() {} close() {} };"
# A browser that does not let one be made.
FORBIDDEN = "window.WebSocket = class { constructor() { throw new Error('forbidden'); } };"
# A stream that can be cut in the middle.
CUTTABLE = """
  const plain = window.fetch.bind(window);
  window.streams = 0;
  window.fetch = async (address, init) => {
    const answer = await plain(address, init);
    if (!String(address).endsWith("/api/stream")) return answer;
    window.streams += 1;
    const cutting = new AbortController();
    window.cut = () => cutting.abort();
    const pipe = new TransformStream();
    answer.body.pipeTo(pipe.writable, { signal: cutting.signal }).catch(() => {});
    return new Response(pipe.readable, { status: answer.status });
  };
"""
BLOCKED = "window.fetch = () => Promise.reject(new TypeError('blocked'));"


def refused(page: Page) -> None:
    page.route_web_socket("**/api/play", lambda socket: socket.close())


def swallowed(page: Page) -> None:
    page.add_init_script(SWALLOWED)


def forbidden(page: Page) -> None:
    page.add_init_script(FORBIDDEN)


@pytest.mark.parametrize("block", [refused, swallowed, forbidden])
def test_two_people_play_though_one_has_no_socket(
    site: Site, browser: Browser, block: Callable[[Page], None]
) -> None:
    secrets = site.table("human", "human", seed=3)["seats"]
    with window(browser) as one, window(browser) as two:
        block(one)
        asked: list[str] = []
        one.on("request", lambda request: asked.append(request.url))
        one.goto(site.seat(secrets[0]))
        two.goto(site.seat(secrets[1]))
        answered = {one: 0, two: 0}
        for _ in range(ANSWERS):
            page = asked_of(one, two)
            answered[page] += 1
            act_by_mouse(page)
        assert min(answered.values()) > 0
        asked_of(one, two)
        comes_to(one, lambda: public(one) == public(two), True)
        expect(one.get_by_text("Connection lost")).to_have_count(0)
        assert asked.count(f"{site.address}/api/stream") == 1
        assert asked.count(f"{site.address}/api/say") >= answered[one]
        assert [url for url in asked if secrets[0] in url.partition("#")[0]] == []


def test_a_stream_that_breaks_is_opened_again_and_nothing_is_done_twice(site: Site, browser: Browser) -> None:
    with window(browser) as page, window(browser) as watcher:
        table = site.table("human", "greedy", seed=4)
        refused(page)
        page.add_init_script(CUTTABLE)
        page.goto(site.seat(table["seats"][0]))
        watcher.goto(site.seat(table["watch"]))
        for times in (1, 2):
            play_by_mouse(page, 4)
            wait_until_asked(page)
            page.evaluate("window.cut()")
            comes_to(page, lambda: page.evaluate("window.streams"), times + 1)
        play_by_mouse(page, 4)
        assert wait_until_asked(page)
        comes_to(page, lambda: public(page) == public(watcher), True)


def test_if_neither_gets_through_the_page_says_so(site: Site, browser: Browser) -> None:
    with window(browser) as page:
        page.add_init_script(BLOCKED)
        refused(page)
        page.goto(site.seat(site.table("human", "greedy")["seats"][0]))
        page.get_by_role("heading", name="The table cannot be reached from here").wait_for()
