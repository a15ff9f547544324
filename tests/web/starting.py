"""What the page is tried with: a server of this checkout, and the Chromium of this machine."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tintero.server.application import PAGE

from .driving import Site

ROOT = Path(__file__).parents[2]
# the first is the same browser without windows, which takes half the time
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
STARTS_WITHIN = 180.0  # seconds
ENDS_WITHIN = 60.0
QUIET = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


class NotReady(Exception):
    """Something is missing; the sentence says what to do."""


def chromium() -> str:
    """Where Chromium is."""
    found = os.environ.get("TINTERO_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise NotReady(
            "There is no Chromium: install Debian's package `chromium-headless-shell` or `chromium`, "
            "or set TINTERO_CHROMIUM to its path."
        )
    return found


def built_page() -> Path:
    index = PAGE / "index.html"
    if not index.is_file():
        raise NotReady("The page has not been built: run `make web-build`, which needs Node 20.")
    newest = max(f.stat().st_mtime for f in (ROOT / "web" / "src").rglob("*") if f.is_file())
    if newest > index.stat().st_mtime:
        raise NotReady("The page is older than its sources: run `make web-build`.")
    return PAGE


@contextmanager
def served(folder: Path) -> Iterator[Site]:
    """A server with an empty database in this folder."""
    built_page()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "tintero", "serve", "--port", str(port), "--database", str(folder / "t.sqlite")]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(f"{address}/api/health", server)
        yield Site(address)
    finally:
        server.terminate()
        server.wait(timeout=ENDS_WITHIN)


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < until and server.poll() is None:
        try:
            urllib.request.urlopen(address, timeout=5).close()
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    raise NotReady("`tintero serve` did not start.")


@contextmanager
def started_browser() -> Iterator[Browser]:
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        yield browser
        browser.close()
