"""The text of a deck list: decoded, bounded, and cut into lines that say something."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tintero.cards.errors import UnreadableDeck

# A list of 60 different cards has about 2,000 characters: these bounds are far from any real one.
MAX_LENGTH = 100_000
MAX_LINES = 2_000
MAX_LINE = 300
# No encoding that is read takes more bytes for a character.
MAX_BYTES = 4 * MAX_LENGTH

_NOT_TEXT = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ufffd\ud800-\udfff]")
# Marks without width that come along when a list is copied from a page or a chat.
_INVISIBLE = dict.fromkeys(
    [0xAD, 0xFEFF, 0xFE0F, *range(0x200B, 0x2010), *range(0x202A, 0x202F), 0x2060, *range(0x2066, 0x206A)]
)
_COMMENT = re.compile(r"(?:^|\s)(?:#|//)")


@dataclass(frozen=True, slots=True)
class Line:
    """A line without its comment; `comment` is kept, because some headings are written as one."""

    number: int
    text: str
    comment: str = ""


def text_of(given: str | bytes) -> str:
    """The text, without marks that nobody sees; UnreadableDeck says which bound it passes or that it is no text."""
    if len(given) > (MAX_BYTES if isinstance(given, bytes) else MAX_LENGTH):
        raise UnreadableDeck("deck_too_large", limit=MAX_LENGTH)
    text = _decoded(given) if isinstance(given, bytes) else given
    if _NOT_TEXT.search(text):
        raise UnreadableDeck("deck_binary")
    if len(text) > MAX_LENGTH:
        raise UnreadableDeck("deck_too_large", limit=MAX_LENGTH)
    return text.translate(_INVISIBLE)


def _decoded(content: bytes) -> str:
    try:
        if content.startswith((b"\xff\xfe", b"\xfe\xff")):
            return content.decode("utf-16")
        return content.decode()
    except UnicodeDecodeError:
        pass
    try:
        return content.decode("cp1252")  # lists saved by older Windows editors
    except UnicodeDecodeError:
        raise UnreadableDeck("deck_binary") from None


def lines_of(text: str) -> list[Line]:
    """Lines that say something, with their numbers. A comment begins a line or follows a space."""
    found = text.splitlines()
    if len(found) > MAX_LINES:
        raise UnreadableDeck("deck_too_many_lines", limit=MAX_LINES)
    lines: list[Line] = []
    for number, line in enumerate(found, start=1):
        mark = _COMMENT.search(line)
        said, comment = (line[: mark.start()], line[mark.end() :]) if mark else (line, "")
        if said.strip() or comment.strip():
            lines.append(Line(number, said.strip(), comment.strip()))
    return lines
