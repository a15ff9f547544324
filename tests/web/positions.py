"""Sitting down at a position in the browser, and the answers there."""

from __future__ import annotations

import json
import urllib.request

from playwright.sync_api import Page

from .driving import Site, wait_until_asked

LOOKING = """
id: looking
title: {en: Four cards from the top}
given:
  P1:
    ink: 2
    hand: [Recovered Page]
    deck: [Stitch - New Dog, Moana - Of Motunui, Dragon Fire, Simba - Rightful Heir, Stitch - New Dog]
steps: []
"""


def table_of(site: Site, text: str) -> str:
    """A table at a position; the link of its first seat."""
    body = json.dumps({"text": text, "seats": [{"who": "human"}, {"who": "greedy"}]}).encode()
    asked = urllib.request.Request(f"{site.address}/api/rulings/table", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        return str(json.load(answer)["seats"][0])


def sit_at(page: Page, site: Site, position: str) -> None:
    page.goto(site.seat(table_of(site, position)))
    wait_until_asked(page)


def do(page: Page, words: str) -> None:
    """Give one of all the answers."""
    page.locator("[data-key=all]").click()
    page.get_by_role("button", name=words).first.click()
