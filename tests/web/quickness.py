"""How soon the page answers a finger on a slow machine: moves by mouse with the processor held back.

    python -m tests.web.quickness --moves 30 --slower 4
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser

from .driving import Site, act_by_mouse, wait_until_asked, window
from .starting import served, started_browser

LISTEN = """() => {
    window.took = new Map();
    new PerformanceObserver((list) => {
        for (const { interactionId: touch, duration } of list.getEntries())
            if (touch) window.took.set(touch, Math.max(window.took.get(touch) ?? 0, duration));
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
}"""
SHORTEST = 16  # milliseconds; the browser does not tell of what took less


def times(browser: Browser, site: Site, moves: int, slower: float, seed: int = 5) -> list[float]:
    """Milliseconds from each touch to the next picture, in their order of size; those too short to be told are 16."""
    done = games = 0
    with window(browser, 390, 844) as page:
        page.goto(site.address)
        page.evaluate(LISTEN)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        while done < moves:
            page.goto(site.seat(site.table("human", "greedy", seed=seed + games)["seats"][0]))
            games += 1
            while done < moves and wait_until_asked(page):
                act_by_mouse(page)
                done += 1
        page.wait_for_timeout(1000)
        told: list[float] = page.evaluate("() => [...window.took.values()]")
    return sorted(told + [SHORTEST] * max(0, moves - len(told)))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.web.quickness", description=__doc__)
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as site, started_browser() as browser:
        took = times(browser, site, asked.moves, asked.slower, asked.seed)
    at = [took[min(len(took) - 1, int(share * len(took)))] for share in (0.5, 0.95)]
    print(
        f"{asked.moves} moves, {len(took)} touches, processor {asked.slower:g} times slower: "
        f"p50 {at[0]:.0f}, p95 {at[1]:.0f}, max {took[-1]:.0f} ms to the next picture"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
