"""Reads decks: text lists, Pixelborn codes and links. Nothing that cannot be read is dropped in silence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tintero.cards import pixelborn
from tintero.cards.card import Card
from tintero.cards.deck import Deck
from tintero.cards.errors import DeckError, LineProblem
from tintero.cards.pool import CardPool

MAX_COUNT = 999
MAX_LENGTH = 100_000
# Finding near names takes about a millisecond each: a wrong file should still be answered at once.
_SUGGESTED_LINES = 200

_NOT_TEXT = re.compile(r"[\x00-\x08\x0e-\x1f\x7f\ufffd\ud800-\udfff]")
_COMMENT = re.compile(r"(?:^|\s)(?:#|//).*$")
_COUNT_FIRST = re.compile(r"(?P<count>[-+]?[0-9]+)(?:\s*[x×]\s+|[x×]|\s+)(?P<name>\S.*)$", re.IGNORECASE)
_COUNT_LAST = re.compile(
    r"(?P<name>.*\S)\s*[\s(\[][x×]\s*(?P<count>[-+]?[0-9]+)[)\]]?$|"
    r"(?P<name2>.*\S)\s+(?P<count2>[-+]?[0-9]+)\s*[x×]$",
    re.IGNORECASE,
)
_HEADING = re.compile(
    r"\W*(?:main\s*)?(?:deck\s*list|deck|board|cards?|characters?|actions?|songs?|items?|locations?|total|"
    r"amber|amethyst|emerald|ruby|sapphire|steel|"
    r"mazo|cartas?|personajes?|acci[oó]n(?:es)?|canci[oó]n(?:es)?|objetos?|lugar(?:es)?|"
    r"[aá]mbar|amatista|esmeralda|rub[ií]|zafiro|acero)\W*(?:[0-9]+\W*)?(?:cards?|cartas?)?\W*",
    re.IGNORECASE,
)


@dataclass(slots=True)
class _Reading:
    """What has been read so far: copies by card in order of appearance, and every problem."""

    pool: CardPool
    counts: dict[Card, int] = field(default_factory=dict)
    problems: list[LineProblem] = field(default_factory=list)

    def add(self, line: int, text: str, name: str, count: str) -> None:
        card = self.pool.get(name)
        number = _number(count)
        if card is None:
            self.unknown(line, name)
        if number is None:
            self.problems.append(LineProblem(line, text, "line_bad_count"))
        if card is None or number is None:
            return
        total = self.counts.get(card, 0) + number
        if total > MAX_COUNT:
            self.problems.append(LineProblem(line, text, "line_bad_count"))
        else:
            self.counts[card] = total

    def without_count(self, line: int, text: str) -> None:
        self.problems.append(LineProblem(line, text, "line_no_count"))
        if self.pool.get(text) is None:
            self.unknown(line, text)

    def unknown(self, line: int, name: str) -> None:
        versions = tuple(card.full_name for card in self.pool.named(name))
        if versions:
            self.problems.append(LineProblem(line, name, "line_ambiguous_card", versions))
            return
        near = self.pool.nearest(name) if len(self.problems) < _SUGGESTED_LINES else ()
        self.problems.append(LineProblem(line, name, "line_unknown_card", near))

    def deck(self, name: str) -> Deck:
        if self.problems:
            raise DeckError("deck_lines", tuple(self.problems))
        if not self.counts:
            raise DeckError("deck_empty")
        return Deck(name, tuple(self.counts.items()))


def parse_deck(text: str | bytes, pool: CardPool, name: str = "") -> Deck:
    """The deck written in a text list, a Pixelborn code or a link; DeckError lists all that is wrong."""
    lines = list(_lines(_text(text)))
    if not lines:
        raise DeckError("deck_empty")
    reading = _Reading(pool)
    code = pixelborn.find_code([line for _, line in lines])
    if code is not None:
        plain, title = code
        _read_code(plain, reading)
        return reading.deck(name or title)
    for number, line in lines:
        _read_line(number, line, reading)
    return reading.deck(name)


def load_deck(path: str | Path, pool: CardPool) -> Deck:
    """The deck of a file, named after the file."""
    file = Path(path)
    try:
        with file.open("rb") as opened:
            content = opened.read(4 * MAX_LENGTH + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise DeckError("deck_not_found", path=file) from None
    except (OSError, ValueError):
        raise DeckError("deck_unreadable", path=file) from None
    return parse_deck(content, pool, file.stem)


def _text(given: str | bytes) -> str:
    text = _decoded(given) if isinstance(given, bytes) else given
    text = text.removeprefix("\ufeff")
    if _NOT_TEXT.search(text):
        raise DeckError("deck_binary")
    if len(text) > MAX_LENGTH:
        raise DeckError("deck_too_large", limit=MAX_LENGTH)
    return text


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
        raise DeckError("deck_binary") from None


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Lines that say something, with their numbers. A comment begins a line or follows a space."""
    for number, line in enumerate(text.splitlines(), start=1):
        stripped = _COMMENT.sub("", line).strip()
        if stripped:
            yield number, stripped


def _read_line(number: int, line: str, reading: _Reading) -> None:
    if _HEADING.fullmatch(line):
        return
    if line in reading.pool:  # a name may itself begin with a number, as *99 Puppies* does
        reading.without_count(number, line)
        return
    splits = list(_splits(line))
    for name, count in splits:
        if name in reading.pool:
            reading.add(number, line, name, count)
            return
    if splits:
        name, count = splits[0]
        reading.add(number, line, name, count)
    else:
        reading.without_count(number, line)


def _splits(line: str) -> Iterator[tuple[str, str]]:
    """Each way to read a line as a name and a count, most common first."""
    first = _COUNT_FIRST.match(line)
    if first:
        yield first["name"], first["count"]
    last = _COUNT_LAST.match(line)
    if last:
        yield (last["name"], last["count"]) if last["name"] else (last["name2"], last["count2"])


def _read_code(plain: str, reading: _Reading) -> None:
    entries = [entry.strip() for entry in plain.split("|")]
    for number, entry in enumerate(entries, start=1):
        if not entry:
            continue
        name, mark, count = entry.rpartition("$")
        if mark:
            reading.add(number, entry, name.replace("_", " - "), count.strip())
        else:
            reading.without_count(number, entry.replace("_", " - "))


def _number(count: str) -> int | None:
    """A count from 1 to MAX_COUNT, or None; long runs of digits are not even converted."""
    digits = count.removeprefix("+")
    if not digits.isdecimal() or len(digits) > 6:
        return None
    number = int(digits)
    return number if 1 <= number <= MAX_COUNT else None
