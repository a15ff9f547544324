"""Long sentences under one another: further lines begin below the first word, and nothing trails behind."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

NARROWEST = 20


def hanging(console: Console, text: Text, by: int = 0, more: int = 0) -> None:
    """Print with `by` spaces before every line, and `more` before all but the first."""
    if "\n" not in text.plain and by + text.cell_len <= console.width:
        console.print(Text(" " * by) + text)
        return
    first = True
    for line in text.wrap(console, max(NARROWEST, console.width - by - more)):
        line.rstrip()
        console.print(Text(" " * (by if first else by + more)) + line)
        first = False


def two_columns(console: Console, rows: list[tuple[str, str]], by: int = 2) -> None:
    """What is explained on the left, its explanation wrapped on the right; below it where the screen is narrow."""
    width = max(cell_len(left) for left, _ in rows) + 2
    room = console.width - by - width
    for left, right in rows:
        if room < NARROWEST:
            console.print(Text(" " * by + left))
            hanging(console, Text(right), by + 2)
            continue
        for i, line in enumerate(Text(right).wrap(console, room)):
            line.rstrip()
            head = left if i == 0 else ""
            console.print(Text(" " * by + head + " " * (width - cell_len(head))) + line)
