"""Downloads the newest card data into the user's cache."""

from __future__ import annotations

import dataclasses
import http.client
import os
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

from tintero.cards import source
from tintero.cards.errors import CardsError
from tintero.cards.pool import build_pool

URL = "https://lorcanajson.org/files/current/en/allCards.json"


def update(url: str = URL, target: Path | None = None, timeout: float = 60.0) -> source.CardData:
    """Download the newest card data; the file in the cache is replaced only by one that has been checked."""
    destination = source.cache_file() if target is None else target
    try:
        request = urllib.request.Request(url, headers={"User-Agent": "tintero"})
        with urllib.request.urlopen(request, timeout=timeout) as answer:
            content: bytes = answer.read(source.MAX_BYTES + 1)
    except urllib.error.HTTPError as fault:
        raise CardsError("update_refused", url=url, status=fault.code) from None
    except (OSError, ValueError, http.client.HTTPException):
        raise CardsError("update_no_network", url=url) from None
    data = source.decode(content, url)
    build_pool(data)
    _replace(destination, source.unpack(content, url))
    return dataclasses.replace(data, path=str(destination))


def _replace(destination: Path, content: bytes) -> None:
    """Write beside the file and rename, so that a reader never sees half a file."""
    temporary: str | None = None
    try:
        destination.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=destination.parent, prefix=".allCards-")
        with os.fdopen(handle, "wb") as out:
            out.write(content)
        os.replace(temporary, destination)
    except OSError:
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)
        raise CardsError("update_not_writable", path=destination) from None
