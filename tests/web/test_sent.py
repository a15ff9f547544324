"""What the browser is sent, and what it asks for: little, and from nowhere else."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from playwright.sync_api import Browser

from tintero.server import wire
from tintero.server.application import PAGE

from .driving import Site, play_by_mouse, window
from .quickness import SHORTEST, times

MOST_BYTES = 200_000
SOON = 1000  # milliseconds, on whatever else this machine does meanwhile; `make web-quick` measures in peace


def test_the_first_load_is_small(site: Site) -> None:
    files = [f for f in PAGE.rglob("*") if f.suffix in (".js", ".css")]
    assert files
    assert sum(len(gzip.compress(f.read_bytes())) for f in files) <= MOST_BYTES


def test_no_request_leaves_for_another_server(site: Site, browser: Browser) -> None:
    asked: list[str] = []
    with window(browser) as page:
        page.on("request", lambda request: asked.append(request.url))
        page.goto(site.address)
        page.get_by_role("button", name="Play", exact=True).click()
        play_by_mouse(page, 6)
    assert asked
    assert [url for url in asked if not url.startswith((site.address, "data:"))] == []


def test_a_touch_is_answered_soon(site: Site, browser: Browser) -> None:
    took = times(browser, site, moves=8, slower=1)
    assert len(took) >= 8
    assert took[-1] >= SHORTEST
    assert took[len(took) // 2] <= SOON


def test_the_schema_from_which_the_page_has_its_types_is_the_one_of_the_server() -> None:
    written = Path(__file__).parents[2] / "docs" / "protocol.schema.json"
    assert json.loads(written.read_text(encoding="utf-8")) == json.loads(json.dumps(wire.schema()))
