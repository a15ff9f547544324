"""Normalising card text and cutting it into words (1.1.7): the one place that knows how the data is printed."""

from __future__ import annotations

import re

# Dashes, quotes and spaces that mean the same; line breaks inside a text mean nothing.
SAME = str.maketrans({"’": "'", "‘": "'", "`": "'", "”": "”", "“": "“", "–": "-", "—": "-", "\u00a0": " ", "\n": " "})
REMINDER = re.compile(r"\s*\([^()]*\)")
WORD = re.compile(
    r"“|”|•|⟳|⬡|¤|◊|⛉|◉"  # symbols stand alone
    r"|[+-](?=\d|¤|◊|⛉)"  # the sign of a modifier
    r"|\d+"
    r"|[Nn]on-(?=\w)"  # a prefix that may stand before any kind or classification
    # whose something is, after any description of a card, or of several
    r"|(?:[Cc]haracter|[Ii]tem|[Ll]ocation|[Cc]ard)(?:(?='s\b)|s(?='))|'s\b|'(?=\s)"
    r"|[^\s.,:;“”•⟳⬡¤◊⛉◉]+?(?=[.,:;]*(?:\s|$|[“”•⟳⬡¤◊⛉◉]))"  # a word, without the punctuation that follows it
    r"|[.,:;]"
)


def normalise(text: str) -> str:
    """One line, plain quotes and dashes, no reminder text."""
    return " ".join(REMINDER.sub("", text.translate(SAME)).split())


def reminders(text: str) -> list[tuple[str, ...]]:
    """The words of each reminder in a text, which mostly only repeats the rules."""
    return [words(found.strip(" ()")) for found in REMINDER.findall(text.translate(SAME))]


def words(text: str) -> tuple[str, ...]:
    """The words of a normalised text, lower case; punctuation and symbols are words of their own."""
    return tuple(m.group(0).casefold() for m in WORD.finditer(normalise(text)))


def squash(parts: tuple[str, ...] | list[str]) -> str:
    """Words back to a readable line."""
    out = " ".join(parts)
    out = re.sub(r"- (?=[\d¤◊⛉])", "-", out)  # a dash before a word belongs to a full name
    out = re.sub(r" ([.,:;”]|'s\b|'(?=\s))", r"\1", out)
    return out.replace("“ ", "“").replace("+ ", "+").replace("non- ", "non-")
