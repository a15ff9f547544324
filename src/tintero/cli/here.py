"""What every command knows: the language, the card data in use, and where to print."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from tintero.cli.user_error import UserError
from tintero.edges.bounds import SEED_DIGITS
from tintero.edges.plain_text import cut, is_number, neutral
from tintero.words import say

if TYPE_CHECKING:
    from rich.console import Console

    from tintero.cards import CardPool
    from tintero.language import Reader
    from tintero.table.house import House


@dataclass
class Here:
    lang: str
    cards: str | None = None

    def say(self, key: str, **details: object) -> str:
        return say(key, self.lang, **details)

    @cached_property
    def console(self) -> Console:
        from tintero.cli.safe_console import SafeConsole

        return SafeConsole(highlight=False, markup=False, emoji=False)

    @cached_property
    def house(self) -> House:
        """The cards in use with everything that is read and compiled of them, and the bots."""
        from tintero.players.chosen import seated_player
        from tintero.table.house import House
        from tintero.welcome import set_up

        return House(self.cards, seated_player, self.reader, set_up)

    @cached_property
    def pool(self) -> CardPool:
        from tintero.cards import load_pool

        return load_pool(self.cards)

    @cached_property
    def reader(self) -> Reader:
        """Reads the cards of this pool; made when a card must be understood."""
        from tintero.language import Reader

        return Reader(self.pool)

    def print(self, key: str, **details: object) -> None:
        """One of our own sentences on standard output."""
        self.line(self.say(key, **details))

    def line(self, text: str = "") -> None:
        """A line of text, never cut or wrapped: the terminal does that, and files keep it whole."""
        sys.stdout.write(neutral(text) + "\n")

    def wrapped(self, text: str, more: int = 2) -> None:
        """A line that breaks between words on a terminal, further lines `more` to the right; files keep it whole."""
        if not self.console.is_terminal:
            self.line(text)
            return
        from rich.text import Text

        from tintero.cli.wrapping import hanging

        words = text.lstrip(" ")
        hanging(self.console, Text(words), len(text) - len(words), more)

    def note(self, key: str, **details: object) -> None:
        """A sentence beside the results: on standard error."""
        sys.stderr.write(neutral(self.say(key, **details)) + "\n")


def whole_number(text: str, key: str, low: int | None = None, high: int | None = None) -> int:
    """The integer that was typed, or the sentence `key` about it."""
    cleaned = text.strip()
    digits = cleaned[1:] if cleaned[:1] in ("-", "+") else cleaned
    # Longer runs of digits are not numbers anybody means, and converting them takes for ever.
    if not is_number(digits, SEED_DIGITS):
        raise UserError(key, value=shown(text), low=low, high=high)
    number = int(cleaned)
    if (low is not None and number < low) or (high is not None and number > high):
        raise UserError(key, value=shown(text), low=low, high=high)
    return number


def seed_of(text: str | None) -> int:
    """The seed that was typed, or a new one that is easy to type again."""
    if text is None:
        import secrets

        return secrets.randbelow(1_000_000)
    return whole_number(text, "cli.bad_seed")


def shown(text: str) -> str:
    """What a person typed, safe to print inside a sentence."""
    return "".join(c if c.isprintable() else "?" for c in cut(text, 60))
