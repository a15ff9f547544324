"""Long sentences under one another: further lines begin below the first word, and nothing trails behind."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

NARROWEST = 20


def hanging(console: Console, text: Text, by: int = 0, more: int = 0) -> None:
    """Print with `by` spaces before every line, and `more` before all but the first."""
    first = True
    for line in text.wrap(console, max(NARROWEST, console.width - by - more)):
        line.rstrip()
        console.print(Text(" " * (by if first else by + more)) + line)
        first = False
