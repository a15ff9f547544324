"""Downloads the newest card data into the user's cache."""

from __future__ import annotations

import dataclasses
import http.client
import queue
import threading
import urllib.error
import urllib.request
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

from tintero.cards import source
from tintero.cards.errors import CardsError
from tintero.cards.pool import build_pool
from tintero.edges.bounds import FEWEST_CARDS
from tintero.edges.whole_files import write_whole

URL = "https://lorcanajson.org/files/current/en/allCards.json"


def update(
    url: str = URL, target: Path | None = None, timeout: float = 60.0, total: float = 300.0, fewest: int = FEWEST_CARDS
) -> source.CardData:
    """Download the newest card data; the file in the cache is replaced only by one that has been checked.

    `timeout`: seconds without an answer; `total`: seconds for all of it; `fewest`: cards that it must have.
    """
    destination = source.cache_file() if target is None else target
    content = _within(url, timeout, total)
    data = source.decode(content, url)
    count = len(build_pool(data))
    if count < fewest:
        raise CardsError("update_few_cards", url=url, count=count, fewest=fewest)
    _replace(destination, source.unpack(content, url))
    return dataclasses.replace(data, path=str(destination))


class _StaysSecure(urllib.request.HTTPRedirectHandler):
    """A server may lead elsewhere, but never from https to anything else."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: http.client.HTTPMessage,
        newurl: str,
    ) -> urllib.request.Request | None:
        if urlsplit(req.full_url).scheme.lower() == "https" and urlsplit(newurl).scheme.lower() != "https":
            raise CardsError("update_insecure", url=newurl)
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _within(url: str, timeout: float, total: float) -> bytes:
    """What `_fetch` gives, waited for so long and no longer: a server may send a byte now and then for ever, and
    finding its address has no limit of its own. The thread that waits for it ends with the program."""
    answers: queue.SimpleQueue[bytes | Exception] = queue.SimpleQueue()

    def work() -> None:
        try:
            answers.put(_fetch(url, timeout))
        except Exception as fault:
            answers.put(fault)

    threading.Thread(target=work, daemon=True, name="tintero-download").start()
    try:
        answer = answers.get(timeout=total)
    except queue.Empty:
        raise CardsError("update_too_slow", url=url, seconds=f"{total:g}") from None
    if isinstance(answer, Exception):
        raise answer
    return answer


def _fetch(url: str, timeout: float) -> bytes:
    try:
        request = urllib.request.Request(url, headers={"User-Agent": "tintero"})
        with urllib.request.build_opener(_StaysSecure).open(request, timeout=timeout) as answer:
            content: bytes = answer.read(source.MAX_BYTES + 1)
    except urllib.error.HTTPError as fault:
        raise CardsError("update_refused", url=url, status=fault.code) from None
    except (OSError, ValueError, http.client.HTTPException):
        raise CardsError("update_no_network", url=url) from None
    return content


def _replace(destination: Path, content: bytes) -> None:
    """Whatever was in the cache before: it is ours."""
    try:
        destination.parent.mkdir(parents=True, exist_ok=True)
        write_whole(destination, content, earlier=lambda head: True)
    except OSError:
        raise CardsError("update_not_writable", path=destination) from None
