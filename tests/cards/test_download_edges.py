"""`tintero cards update` against servers that are slow, small, insecure or cut short; all of them on this machine."""

from __future__ import annotations

import hashlib
import http.client
import http.server
import os
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cards.sentences import one_sentence
from tintero.cards import CardsError, download, source
from tintero.cli.main import main
from tintero.edges import bounds


class _Server(http.server.BaseHTTPRequestHandler):
    pages: dict[str, Callable[[_Server], None]] = {}
    asked: list[str] = []

    def do_GET(self) -> None:
        self.asked.append(self.path)
        self.pages[self.path](self)

    def give(self, content: bytes) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(content)

    def lead(self, url: str) -> None:
        self.send_response(302)
        self.send_header("Location", url)
        self.end_headers()

    def log_message(self, *args: object) -> None:
        pass


@pytest.fixture
def server() -> Iterator[str]:
    """The address of a server that answers as `_Server.pages` says."""
    _Server.pages, _Server.asked = {}, []
    running = http.server.ThreadingHTTPServer(("127.0.0.1", 0), _Server)
    running.daemon_threads = True
    thread = threading.Thread(target=running.serve_forever, args=(0.01,))  # seconds until it sees that it shall end
    thread.start()
    yield f"127.0.0.1:{running.server_port}"
    running.shutdown()
    thread.join()
    running.server_close()


@pytest.fixture
def old(no_config: Path) -> Path:
    no_config.parent.mkdir()
    no_config.write_text("old")
    return no_config


def kept(old: Path) -> bool:
    return old.read_text() == "old" and list(old.parent.iterdir()) == [old]


def refused(url: str, **options: Any) -> CardsError:
    with pytest.raises(CardsError) as caught:
        download.update(url, **options)
    one_sentence(caught.value)
    return caught.value


def test_a_byte_now_and_then_does_not_hold_us_for_ever(server: str, old: Path) -> None:
    stop = threading.Event()

    def trickle(answer: _Server) -> None:
        answer.send_response(200)
        answer.end_headers()
        while not stop.wait(0.1):
            answer.wfile.write(b" ")
            answer.wfile.flush()

    _Server.pages["/"] = trickle
    began = time.monotonic()
    error = refused(f"http://{server}/", timeout=30, total=1)
    stop.set()
    assert error.code == "update_too_slow"
    assert "1 seconds" in error.message("en")
    assert time.monotonic() - began < 25
    assert kept(old)


def test_nor_does_a_header_that_never_ends(server: str, old: Path) -> None:
    stop = threading.Event()

    def trickle(answer: _Server) -> None:
        answer.wfile.write(b"HTTP/1.0 200 OK\r\nX-Slow: ")
        while not stop.wait(0.1):
            answer.wfile.write(b"x")
            answer.wfile.flush()

    _Server.pages["/"] = trickle
    began = time.monotonic()
    assert refused(f"http://{server}/", timeout=30, total=1).code == "update_too_slow"
    stop.set()
    assert time.monotonic() - began < 25
    assert kept(old)


def test_the_whole_download_has_a_limit_by_default() -> None:
    import inspect

    total = inspect.signature(download.update).parameters["total"].default
    assert 60 <= total <= 600


def test_one_card_does_not_replace_the_pool(
    server: str, old: Path, entry: Callable[..., Any], file_text: Callable[..., str]
) -> None:
    _Server.pages["/"] = lambda answer: answer.give(file_text([entry()]).encode())
    error = refused(f"http://{server}/")
    assert error.code == "update_few_cards"
    assert "only 1 cards, fewer than 2000" in error.message("en")
    assert kept(old)


def test_the_floor_counts_cards_and_not_printings(
    server: str, old: Path, entry: Callable[..., Any], file_text: Callable[..., str]
) -> None:
    many = [entry(id=n, number=n) for n in range(1, bounds.FEWEST_CARDS + 2)]
    _Server.pages["/"] = lambda answer: answer.give(file_text(many).encode())
    assert refused(f"http://{server}/").code == "update_few_cards"
    assert kept(old)


def test_the_real_data_is_above_the_floor(server: str, no_config: Path, snapshot: Path) -> None:
    content = snapshot.read_bytes()
    _Server.pages["/"] = lambda answer: answer.give(content)
    data = download.update(f"http://{server}/")
    assert data.digest == hashlib.sha256(no_config.read_bytes()).hexdigest()


@pytest.fixture
def plain_https(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has a certificate for this machine: https is spoken without its locks, and is https all the same."""

    def opened(self: urllib.request.HTTPSHandler, request: urllib.request.Request) -> Any:
        return self.do_open(http.client.HTTPConnection, request)

    monkeypatch.setattr(urllib.request.HTTPSHandler, "https_open", opened)


@pytest.mark.parametrize("scheme", ["http", "HTTP", "ftp"])
def test_https_never_leads_to_something_insecure(
    scheme: str, server: str, old: Path, plain_https: None, entry: Callable[..., Any], file_text: Callable[..., str]
) -> None:
    _Server.pages["/"] = lambda answer: answer.lead(f"{scheme}://{server}/cards")
    _Server.pages["/cards"] = lambda answer: answer.give(file_text([entry()]).encode())
    error = refused(f"https://{server}/", fewest=1)
    assert error.code == "update_insecure"
    assert server in error.message("es")
    assert _Server.asked == ["/"]  # the other place was not even asked
    assert kept(old)


def test_nor_in_two_steps(server: str, old: Path, plain_https: None) -> None:
    _Server.pages["/"] = lambda answer: answer.lead(f"https://{server}/second")
    _Server.pages["/second"] = lambda answer: answer.lead(f"http://{server}/third")
    assert refused(f"https://{server}/", fewest=1).code == "update_insecure"
    assert _Server.asked == ["/", "/second"]
    assert kept(old)


def test_https_may_lead_to_https(
    server: str, no_config: Path, plain_https: None, entry: Callable[..., Any], file_text: Callable[..., str]
) -> None:
    _Server.pages["/"] = lambda answer: answer.lead(f"https://{server}/cards")
    _Server.pages["/cards"] = lambda answer: answer.give(file_text([entry()]).encode())
    assert len(download.update(f"https://{server}/", fewest=1).records) == 1


def test_the_data_is_on_the_disk_before_it_replaces_anything(
    server: str, old: Path, monkeypatch: pytest.MonkeyPatch, entry: Callable[..., Any], file_text: Callable[..., str]
) -> None:
    _Server.pages["/"] = lambda answer: answer.give(file_text([entry()]).encode())

    def fail(handle: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", fail)
    assert refused(f"http://{server}/", fewest=1).code == "update_not_writable"
    assert kept(old)


def test_more_than_the_bound_is_not_kept(server: str, old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "MAX_BYTES", 1000)
    _Server.pages["/"] = lambda answer: answer.give(b" " * 5000)
    assert refused(f"http://{server}/").code == "data_too_large"
    assert kept(old)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_command_shows_the_checksum(
    lang: str, server: str, no_config: Path, snapshot: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    content = snapshot.read_bytes()
    _Server.pages["/"] = lambda answer: answer.give(content)
    monkeypatch.setattr(download.update, "__defaults__", (f"http://{server}/", *download.update.__defaults__[1:]))
    assert main(["cards", "update", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert "SHA-256" in out
    assert hashlib.sha256(no_config.read_bytes()).hexdigest() in out


def test_too_many_printings(
    entry: Callable[..., Any], file_text: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "PRINTINGS", 3)
    assert source.decode(file_text([entry()] * 3).encode(), "x").records
    with pytest.raises(CardsError) as caught:
        source.decode(file_text([entry()] * 4).encode(), "x")
    assert caught.value.code == "data_many_cards"
    one_sentence(caught.value)
