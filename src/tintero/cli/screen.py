"""Where the table is shown: drawn anew in place on a terminal, or line after line where there is none."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.control import Control
from rich.text import Text

from tintero.cli.signs import Signs
from tintero.edges.plain_text import neutral

Read = Callable[[str], str]

PROMPT: Final = "> "
ROOM_TO_TYPE: Final = 8
NARROWEST: Final = 40
LOWEST: Final = 12


class Screen:
    """One line after the other: for pipes, recordings, screen readers, and whoever prefers it."""

    in_place = False

    def __init__(self, console: Console, read: Read, signs: Signs) -> None:
        self.console = console
        self.read = read
        self.signs = signs

    @property
    def width(self) -> int:
        return max(NARROWEST, self.console.width)

    @property
    def height(self) -> int:
        return max(LOWEST, self.console.height)

    def frame(self, lines: list[Text]) -> None:
        """Everything that is to be seen now; in place it must fit."""
        for text in lines:
            self.line(text)

    def page(self, lines: list[Text], go_on: Callable[[int, int], str]) -> str:
        """A text of any length. What was typed while it was read, '' for nothing; `go_on` words its prompts."""
        self.frame(lines)
        return ""

    def line(self, text: Text | str = "") -> None:
        """One more line below what is there: outside of frames."""
        shown = self.signs.styled(Text(text) if isinstance(text, str) else text, self.console)
        shown.rstrip()
        self.console.print(shown, soft_wrap=True)

    def aside(self, text: Text) -> None:
        """A word meanwhile, which need not stay."""
        self.line(text)

    def ask(self, prompt: str) -> str:
        return self.read(self.signs.legible(neutral(prompt)))

    def blank(self) -> None:
        """Hide everything that is there."""
        self.console.clear()


class InPlace(Screen):
    """The whole screen, drawn anew for each question, on the terminal's second page."""

    in_place = True

    def frame(self, lines: list[Text]) -> None:
        """The prompt comes into the last row; what is written there must not scroll the rest away."""
        with self.console:  # all of it is written at once
            self.console.control(Control.home(), Control.clear())
            for text in self.cropped(lines)[: self.height - 1]:
                self.console.print(text, no_wrap=True, overflow="crop", crop=True)

    def cropped(self, lines: Iterable[Text]) -> list[Text]:
        out: list[Text] = []
        for text in lines:
            shown = self.signs.styled(text, self.console)
            if shown.cell_len > self.width:
                shown = shown.copy()
                shown.truncate(self.width, overflow="crop")
            out.append(shown)
        return out

    def page(self, lines: list[Text], go_on: Callable[[int, int], str]) -> str:
        room = self.height - 1
        pages = [lines[at : at + room] for at in range(0, len(lines), room)] or [[]]
        for n, shown in enumerate(pages, start=1):
            self.frame(shown)
            typed = self.ask(go_on(n, len(pages))).strip()
            if typed:
                return typed
        return ""

    def aside(self, text: Text) -> None:
        """In the row of the prompt, which the next frame clears."""
        (shown,) = self.cropped([text])
        with self.console:
            self.console.control(Control.move_to(0, self.height - 1))
            self.console.print(shown, end="", no_wrap=True, overflow="crop", crop=True)

    def ask(self, prompt: str) -> str:
        """The prompt leaves room to type in its row."""
        short = self.signs.legible(neutral(prompt))
        room = self.width - ROOM_TO_TYPE
        return self.read(short if cell_len(short) <= room else set_cell_size(short, room - len(PROMPT)) + PROMPT)

    def __enter__(self) -> InPlace:
        self.console.set_alt_screen(True)
        return self

    def __exit__(self, *fault: object) -> None:
        self.console.set_alt_screen(False)
