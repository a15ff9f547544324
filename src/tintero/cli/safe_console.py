"""The console of the table and the judge: names from outside never reach the terminal as orders to it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from tintero.edges.plain_text import neutral


class SafeConsole(Console):
    """Colours and places are rich's own, apart from the words; whatever is in the words is only shown."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(neutral(segment.text), segment.style)

    def on_broken_pipe(self) -> None:
        """The reader has seen enough, as `head` does: said to `main` as for every other line."""
        raise BrokenPipeError
