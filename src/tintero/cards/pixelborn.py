"""The Pixelborn deck code: base64 of `Name_Version$count|`, one entry per card, also inside links."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterable, Iterator
from urllib.parse import parse_qsl, unquote, urlsplit

from tintero.cards.errors import UnreadableDeck

_COUNTED = re.compile(r"\$\s*-?[0-9]+\s*(?:\||$)")
_ALPHABET = re.compile(r"[A-Za-z0-9+/_-]+={0,2}")
_LINK = re.compile(r"[a-z][a-z0-9+.-]*://\S+$", re.IGNORECASE)
_URL_SAFE = str.maketrans("-_", "+/")
# The shortest code of one card is a few characters more than this; shorter words are just words.
_CODE_LENGTH = 24
# Bounds for links, so that trying their parts takes time in proportion to their length.
_MOST_PARAMETERS = 100
_DEEPEST_PATH = 12


def encode(entries: Iterable[tuple[str, str, int]]) -> str:
    plain = "".join(
        f"{name}_{version}${count}|" if version else f"{name}${count}|" for name, version, count in entries
    )
    return base64.b64encode(plain.encode()).decode("ascii")


def decode(code: str) -> str | None:
    """The plain text of a code, or None if this is not one. Padding and the URL alphabet do not matter."""
    token = code.strip().replace(" ", "+")  # a `+` in a link arrives as a space
    if not _ALPHABET.fullmatch(token):
        return None
    token = token.rstrip("=").translate(_URL_SAFE)
    try:
        content = base64.b64decode(token + "=" * (-len(token) % 4), validate=True)
    except (binascii.Error, ValueError):
        return None
    try:
        plain = content.decode()
    except UnicodeDecodeError:
        plain = content.decode("latin-1")  # codes made by a browser's btoa() are Latin-1
    return plain if _COUNTED.search(plain) and plain.isprintable() else None


def find_code(lines: list[str]) -> tuple[str, str] | None:
    """(plain text, deck name) if the lines are a code or a link; None if they are something else.

    A link that carries no deck and a code that cannot be decoded raise UnreadableDeck, because reading
    them as a list of cards would only give a confusing answer.
    """
    if any(" " in line or "\t" in line for line in lines):
        return None
    if len(lines) == 1 and is_link(lines[0]):
        return _from_link(lines[0])
    joined = "".join(lines)  # a long code may have been wrapped
    plain = decode(joined)
    if plain is not None:
        return plain, ""
    if len(lines) == 1 and looks_like_code(joined):
        raise UnreadableDeck("deck_broken_code")
    return None


def looks_like_code(word: str) -> bool:
    """One long word of the alphabet, with both cases: it was meant as a code, whole or not."""
    long = len(word) >= _CODE_LENGTH and _ALPHABET.fullmatch(word) is not None
    return long and not word.islower() and not word.isupper()


def is_link(word: str) -> bool:
    return _LINK.match(word) is not None


def _from_link(link: str) -> tuple[str, str]:
    try:
        parts = urlsplit(link)
        parameters = [
            pair for part in (parts.query, parts.fragment) for pair in parse_qsl(part, max_num_fields=_MOST_PARAMETERS)
        ]
    except ValueError:  # such as an unfinished [address], or too many parameters
        raise UnreadableDeck("deck_link_without_cards") from None
    title = next((value for key, value in parameters if key == "name"), "")
    for candidate in _candidates([value for _, value in parameters], parts.path, parts.fragment):
        plain = decode(candidate)
        if plain is not None:
            return plain, title
    raise UnreadableDeck("deck_link_without_cards")


def _candidates(values: list[str], path: str, fragment: str) -> Iterator[str]:
    yield from values
    for whole in (path, fragment):
        # The standard alphabet contains `/`, so a code in a path may look like several parts of it.
        pieces = unquote(whole).split("/")
        for start in range(min(len(pieces), _DEEPEST_PATH)):
            yield "/".join(pieces[start:])
        yield from pieces
