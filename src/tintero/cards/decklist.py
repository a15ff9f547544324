"""Reads decks: lists, tables, JSON, Pixelborn codes and links. Nothing that cannot be read is dropped in silence."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from tintero.cards import deck_lines, deck_tables, pixelborn
from tintero.cards.card import Card
from tintero.cards.deck import Deck
from tintero.cards.deck_lines import Candidate, Split
from tintero.cards.deck_text import MAX_BYTES, MAX_LINE, MAX_LINES, Line, lines_of, text_of
from tintero.cards.errors import DeckError, LineProblem, UnreadableDeck, lines_at_fault
from tintero.cards.pool import CardPool
from tintero.edges.file_refused import FileRefused
from tintero.edges.read_bounded import refuse_unless_ordinary

MAX_COUNT = 999
MAX_CARDS = 100_000
# Finding near names takes milliseconds each: a wrong file should still be answered at once.
_SUGGESTED_NAMES = 40
# Twice the longest name of a card: longer ones are not even looked up.
_LONGEST_NAME = 120


@dataclass(frozen=True, slots=True)
class UnderstoodDeck:
    """What of a deck list was understood, and what was not."""

    deck: Deck
    problems: tuple[LineProblem, ...] = ()

    def whole(self) -> Deck:
        """The deck; DeckError lists all that is wrong with it."""
        if self.problems:
            raise lines_at_fault(self.problems)
        if not self.deck.entries:
            raise UnreadableDeck("deck_empty")
        return self.deck


@dataclass(slots=True)
class _Reading:
    """What has been read so far: copies by card in order of appearance, and every problem."""

    pool: CardPool
    counts: dict[Card, int] = field(default_factory=dict)
    problems: list[LineProblem] = field(default_factory=list)
    notes: list[LineProblem] = field(default_factory=list)
    title: str = ""
    columns: deck_tables.Columns | None = None
    aside: Line | None = None  # the heading of a sideboard that we are under
    left_out: int = 0
    near: dict[str, tuple[str, ...]] = field(default_factory=dict)

    # ---- cards ------------------------------------------------------------------------------------------------------

    def card(self, candidate: Candidate) -> Card | None:
        """The card of a full name, or of a name that only one card has."""
        name = candidate.name
        if len(name) > _LONGEST_NAME:
            return None
        found = self.pool.get(name)
        if found is None and candidate.sure:
            versions = self.pool.named(name)
            found = versions[0] if len(versions) == 1 else None
        return found

    def add(self, line: int, text: str, card: Card, count: str) -> None:
        number = _number(count)
        total = self.counts.get(card, 0) + (number or 0)
        if number is None or total > MAX_COUNT:
            self.problems.append(LineProblem(line, text, "line_bad_count"))
        else:
            self.counts[card] = total

    def try_splits(self, line: int, text: str, ways: Iterable[Split]) -> bool:
        """Take the first way to read a line that names a card."""
        for name, count in ways:
            for candidate in deck_lines.candidates(name):
                card = self.card(candidate)
                if card is not None:
                    self.add(line, text, card, count)
                    return True
        return False

    # ---- problems ---------------------------------------------------------------------------------------------------

    def refuse(self, line: int, text: str, split: Split) -> None:
        """A line with a count, of whose name no card is known."""
        self.unknown(line, split.name)
        if _number(split.copies) is None:
            self.problems.append(LineProblem(line, text, "line_bad_count"))

    def without_count(self, line: int, text: str) -> None:
        self.problems.append(LineProblem(line, text, "line_no_count"))
        if all(self.card(candidate) is None for candidate in deck_lines.candidates(text)):
            self.unknown(line, text)

    def unknown(self, line: int, name: str) -> None:
        sure = [candidate.name for candidate in deck_lines.candidates(name) if candidate.sure]
        for shorter in sure:
            if len(shorter) <= _LONGEST_NAME:
                versions = tuple(card.full_name for card in self.pool.named(shorter))
                if versions:
                    self.problems.append(LineProblem(line, shorter, "line_ambiguous_card", versions))
                    return
                if self.pool.of_unknown_type(shorter) is not None:
                    self.problems.append(LineProblem(line, shorter, "line_unknown_type"))
                    return
        self.problems.append(LineProblem(line, name, "line_unknown_card", self.nearest(sure[-1])))

    def nearest(self, name: str) -> tuple[str, ...]:
        if name not in self.near:
            if len(self.near) >= _SUGGESTED_NAMES or len(name) > _LONGEST_NAME:
                return ()
            self.near[name] = self.pool.nearest(name)
        return self.near[name]

    # ---- the sideboard that the game does not have ------------------------------------------------------------------

    def set_aside(self, line: Line, text: str) -> bool:
        """Whether a line belongs to a sideboard: such lines are left out, and a note says so."""
        if deck_lines.is_side_heading(text or line.comment):
            self.end_aside()
            self.aside = line
            return True
        if self.aside is not None and deck_lines.is_main_heading(text or line.comment):
            self.end_aside()
            return True
        if not text:
            return True
        if self.aside is not None:
            self.left_out += 1
            return True
        if deck_lines.is_side_card(text):
            self.notes.append(LineProblem(line.number, text, "line_left_out", count=1))
            return True
        return False

    def end_aside(self) -> None:
        if self.aside is not None and self.left_out:
            heading = self.aside.text or self.aside.comment
            self.notes.append(LineProblem(self.aside.number, heading, "line_left_out", count=self.left_out))
        self.aside, self.left_out = None, 0

    def result(self, name: str) -> UnderstoodDeck:
        self.end_aside()
        if sum(self.counts.values()) > MAX_CARDS:
            raise UnreadableDeck("deck_too_many_cards", limit=MAX_CARDS)
        title = "".join(c for c in name or self.title if c.isprintable())[:100]
        return UnderstoodDeck(Deck(title, tuple(self.counts.items()), tuple(self.notes)), tuple(self.problems))


def parse_deck(text: str | bytes, pool: CardPool, name: str = "") -> Deck:
    """The deck written in a list, a table, JSON, a Pixelborn code or a link; DeckError lists all that is wrong."""
    return understand_text(text, pool, name).whole()


def understand_text(text: str | bytes, pool: CardPool, name: str = "") -> UnderstoodDeck:
    """What can be read of a deck, with every problem; UnreadableDeck if there is nothing to read at all."""
    content = text_of(text)
    reading = _Reading(pool)
    if deck_tables.looks_like_json(content):
        reading.title, entries = deck_tables.from_json(content)
        for number, split in enumerate(entries, start=1):
            _read_entry(number, split, reading)
        return reading.result(name)
    lines = lines_of(content)
    said = [line.text for line in lines if line.text]
    if not said:
        raise UnreadableDeck("deck_empty")
    code = pixelborn.find_code(said)
    if code is not None:
        plain, reading.title = code
        _read_code(plain, reading)
        return reading.result(name)
    reading.columns = deck_tables.header(said[0]) if len(said[0]) <= MAX_LINE else None
    for line in lines:
        if reading.columns is None or line.text != said[0]:
            _read_line(line, reading)
    return reading.result(name)


def load_deck(path: str | Path, pool: CardPool) -> Deck:
    """The deck of a file, named after the file."""
    return understand_file(path, pool).whole()


def understand_file(path: str | Path, pool: CardPool) -> UnderstoodDeck:
    file = Path(path)
    try:
        refuse_unless_ordinary(file, file.stat().st_mode)  # a pipe would wait for somebody who writes
        with file.open("rb") as opened:
            content = opened.read(MAX_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise UnreadableDeck("deck_not_found", path=file) from None
    except (OSError, ValueError, FileRefused):
        raise UnreadableDeck("deck_unreadable", path=file) from None
    return understand_text(content, pool, file.stem)


def _read_line(line: Line, reading: _Reading) -> None:
    number = line.number
    if len(line.text) > MAX_LINE:
        if reading.aside is None:
            reading.problems.append(LineProblem(number, line.text[:MAX_LINE], "line_too_long"))
        return
    text = deck_lines.tidy(line.text)
    if reading.set_aside(line, text):
        return
    if text in reading.pool:  # a name may itself begin with a number, as *99 Puppies* does
        reading.without_count(number, text)
        return
    ways = list(deck_lines.splits(text))
    table = deck_tables.row(line.text, reading.columns) if reading.columns is not None else None
    rows = [table] if table is not None else list(deck_tables.guesses(line.text))
    exact = [way for way in (*ways, *rows) if len(way.name) <= _LONGEST_NAME and way.name in reading.pool]
    if reading.try_splits(number, text, exact or [*ways, *rows]) or _says_no_card(text, reading):
        return
    if table is not None or not ways:
        ways = rows[-1:] or ways
    if ways:
        reading.refuse(number, text, ways[0])
    else:
        reading.without_count(number, text)


def _says_no_card(text: str, reading: _Reading) -> bool:
    """Headings, remarks and the name of the deck, which is kept."""
    if deck_lines.is_heading(text) or deck_lines.is_remark(text):
        return True
    title = deck_lines.title_of(text)
    reading.title = reading.title or title
    return bool(title)


def _read_code(plain: str, reading: _Reading) -> None:
    entries = [entry.strip() for entry in plain.split("|")]
    if len(entries) > MAX_LINES:
        raise UnreadableDeck("deck_too_many_lines", limit=MAX_LINES)
    for number, entry in enumerate(entries, start=1):
        if not entry:
            continue
        name, mark, count = entry.rpartition("$")
        if mark:
            _read_entry(number, Split(name.replace("_", " - "), count.strip()), reading)
        else:
            _read_entry(number, Split(entry.replace("_", " - "), ""), reading)


def _read_entry(number: int, split: Split, reading: _Reading) -> None:
    """An entry of a code or of JSON, where name and count need not be told apart."""
    name = deck_lines.tidy(split.name[: MAX_LINE + 1])
    if len(split.name) > MAX_LINE:
        reading.problems.append(LineProblem(number, name, "line_too_long"))
    elif not split.copies:
        reading.without_count(number, name)
    elif not reading.try_splits(number, name, [Split(name, split.copies)]):
        reading.refuse(number, name, Split(name, split.copies))


def _number(count: str) -> int | None:
    """A count from 1 to MAX_COUNT, or None; long runs of digits are not even converted."""
    digits = count.removeprefix("+")
    if not digits.isdecimal() or len(digits) > 6:
        return None
    number = int(digits)
    return number if 1 <= number <= MAX_COUNT else None


__all__ = [
    "MAX_CARDS", "MAX_COUNT", "DeckError", "UnderstoodDeck", "load_deck", "parse_deck", "understand_file",
    "understand_text",
]  # fmt: skip
