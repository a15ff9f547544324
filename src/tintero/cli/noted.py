"""What a command would print, written down: so that the table can show it as pages."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import cached_property

from rich.console import Console
from rich.text import Text

from tintero.cli.here import Here
from tintero.edges.plain_text import neutral


class Noted(Here):
    """Prints into a text of a given width."""

    def __init__(self, here: Here, width: int) -> None:
        super().__init__(here.lang, here.cards)
        self.__dict__.update({name: getattr(here, name) for name in ("house", "pool", "reader")})
        self.width = width
        self.out = io.StringIO()

    @cached_property
    def console(self) -> Console:
        from tintero.cli.safe_console import SafeConsole

        return SafeConsole(
            file=self.out, width=self.width, highlight=False, markup=False, emoji=False, force_terminal=True,
            color_system=None,
        )  # fmt: skip

    def line(self, text: str = "") -> None:
        self.out.write(neutral(text) + "\n")


def noted(here: Here, width: int, command: Callable[[Here], object]) -> list[Text]:
    """The lines that this command would print."""
    book = Noted(here, width)
    command(book)
    return [Text(line.rstrip()) for line in book.out.getvalue().rstrip("\n").splitlines()]
