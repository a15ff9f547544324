"""Deck lists as tables: rows with commas, semicolons or tabs, with or without a header, and JSON."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from tintero.cards.deck_lines import Split
from tintero.cards.deck_text import MAX_LINES
from tintero.cards.errors import UnreadableDeck
from tintero.cards.names import fold

_DELIMITERS = "\t;,|"
_MOST_COLUMNS = 40
_NAME_PARTS = 4  # a name with commas, or a name and its version in two columns
_NAME = frozenset(("name", "card", "cardname", "fullname", "nombre", "carta", "cardtitle", "nombrecompleto"))
_VERSION = frozenset(("version", "subtitle", "subname", "cardversion", "subtitulo"))
_COUNT = frozenset(("count", "quantity", "qty", "amount", "copies", "cantidad", "copias", "uds", "unidades"))
# A collection counts ordinary and foil copies apart; both go into the deck.
_PART_OF_COUNT = frozenset(("normal", "foil"))
_CARDS = ("cards", "deck", "maindeck", "mainboard", "main", "entries", "cartas", "mazo")


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the header of a table says that names and counts stand."""

    delimiter: str
    name: int
    version: int | None
    counts: tuple[int, ...]


def fields(line: str, delimiter: str) -> list[str]:
    try:
        row = next(csv.reader([line], delimiter=delimiter, skipinitialspace=True), [])
    except csv.Error:
        return []
    return [field.strip() for field in row[:_MOST_COLUMNS]]


def header(line: str) -> Columns | None:
    """The columns that a line names, if it names at least a name and a count."""
    for delimiter in _DELIMITERS:
        if delimiter not in line:
            continue
        titles = [fold(title) for title in fields(line, delimiter)]
        name = next((i for i, title in enumerate(titles) if title in _NAME), None)
        counts = [i for i, title in enumerate(titles) if title in _COUNT][:1]
        counts = counts or [i for i, title in enumerate(titles) if title in _PART_OF_COUNT]
        if name is not None and counts:
            version = next((i for i, title in enumerate(titles) if title in _VERSION), None)
            return Columns(delimiter, name, version, tuple(counts))
    return None


def row(line: str, columns: Columns) -> Split | None:
    """Name and count of a row under a header; None if it has too few columns."""
    found = fields(line, columns.delimiter)
    if len(found) <= max(columns.name, *columns.counts) or not found[columns.name]:
        return None
    name = found[columns.name]
    if columns.version is not None and len(found) > columns.version and found[columns.version]:
        name = f"{name} - {found[columns.version]}"
    counts = [found[i].lower().strip("x× ") or "0" for i in columns.counts]
    if len(counts) > 1 and all(c.isascii() and c.isdecimal() and len(c) < 6 for c in counts):
        return Split(name, str(sum(map(int, counts))))
    return Split(name, counts[0])


def guesses(line: str) -> Iterator[Split]:
    """Ways to read a row without a header: the count stands right before or right after the name."""
    for delimiter in _DELIMITERS:
        if delimiter not in line:
            continue
        found = fields(line, delimiter)
        if len(found) < 2:
            continue
        if is_count(found[0]):
            # The longest first: a part of a name with commas is never taken for the whole.
            for end in range(min(len(found), 1 + _NAME_PARTS), 1, -1):
                yield Split(", ".join(found[1:end]), _plain(found[0]))
            continue
        for end in range(min(len(found) - 1, _NAME_PARTS), 0, -1):
            if is_count(found[end]):
                yield Split(", ".join(found[:end]), _plain(found[end]))


def is_count(field: str) -> bool:
    digits = _plain(field).removeprefix("+").removeprefix("-")
    return digits.isascii() and digits.isdecimal()


def _plain(field: str) -> str:
    return field.lower().strip("x× ")


# ---- JSON ---------------------------------------------------------------------------------------------------------


def looks_like_json(text: str) -> bool:
    """`{…` and `[{…`, `[[…`, `["…`; a heading in brackets is none."""
    beginning = "".join(text[:200].split())[:2]
    return beginning[:1] == "{" or beginning in ("[{", "[[", '["')


def from_json(text: str) -> tuple[str, list[Split]]:
    """Title and entries of a deck in JSON: pairs, records with a name and a count, or names with their counts."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise UnreadableDeck("deck_broken_json") from None
    title = ""
    for _ in range(3):  # {"deck": {"name": …, "cards": […]}}
        if not isinstance(data, dict):
            break
        named = data.get("name") or data.get("title")
        title = title or (named if isinstance(named, str) else "")
        inner = next((data[key] for key in _CARDS if isinstance(data.get(key), dict | list)), None)
        if inner is None:
            break
        data = inner
    found = _entries(data)
    if found is None:
        raise UnreadableDeck("deck_broken_json")
    if len(found) > MAX_LINES:
        raise UnreadableDeck("deck_too_many_lines", limit=MAX_LINES)
    return title, found


def _entries(data: object) -> list[Split] | None:
    if isinstance(data, dict):
        pairs: list[Split] = []
        for name, count in data.items():
            if not isinstance(count, int) or isinstance(count, bool):
                return None
            pairs.append(Split(name, _count(count)))
        return pairs
    if not isinstance(data, list):
        return None
    found = [_entry(item) for item in data]
    return [entry for entry in found if entry is not None] if None not in found else None


def _entry(item: object) -> Split | None:
    if isinstance(item, dict):
        return _record(item)
    if isinstance(item, list) and len(item) == 2:
        for name, count in (item, reversed(item)):
            if isinstance(name, str) and isinstance(count, int):
                return Split(name, _count(count))
    return None


def _record(item: Mapping[object, object]) -> Split | None:
    keys = {fold(str(key)): value for key, value in item.items()}
    name = _first(keys, ("fullname", *sorted(_NAME)))
    if isinstance(name, dict):  # {"card": {"name": …}, "count": 4}
        inner = _record({**name, "count": 0})
        name = inner.name if inner is not None else None
    count = _first(keys, sorted(_COUNT))
    if not isinstance(name, str):
        return None
    version = _first(keys, sorted(_VERSION))
    full = f"{name} - {version}" if isinstance(version, str) and version and "fullname" not in keys else name
    return Split(full, _count(count))


def _first(keys: Mapping[str, object], names: Sequence[str]) -> object:
    return next((keys[name] for name in names if name in keys), None)


def _count(value: object) -> str:
    """Digits; whatever is no count becomes one that is refused with its entry."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**6:
        return str(value)
    if isinstance(value, float) and value.is_integer() and abs(value) < 10**6:
        return str(int(value))
    return value.strip() if isinstance(value, str) else ""
