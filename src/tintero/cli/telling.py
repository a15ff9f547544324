"""What happened in a game, line by line, for one player or for whoever may know everything."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from tintero.abilities.words import EventKind
from tintero.table.front import Game

# What the board shows anyhow: left out where only the last lines have room.
ROUTINE: Final = frozenset({
    EventKind.STEP_BEGAN, EventKind.INK_READIED, EventKind.READIED, EventKind.TURN_ENDS, EventKind.INK_PAID,
    EventKind.EXERTED, EventKind.CHOSEN,
})  # fmt: skip


class Telling:
    """`player` from 1; None may know everything: for games that are only watched, or over."""

    def __init__(self, game: Game, lang: str, player: int | None = None) -> None:
        self.lang = lang
        self.events = game.events if player is None else game.events_for(player)

    def __len__(self) -> int:
        """How many events there are."""
        return len(self.events)

    def lines(self, start: int = 0) -> list[str]:
        """One line per event that says something, with its rule; an empty one before each turn."""
        out: list[str] = []
        for e, text in self.events.lines(self.lang, start):
            if text and e is not None and e.kind == EventKind.TURN_BEGAN:
                out.append("")
            if text:
                out.append(text)
        return out

    def news(self, start: int, only: frozenset[EventKind] | None = None) -> list[str]:
        """The same without routine, or of a few kinds; and what happened several times in a row once."""
        lines = [
            text for e, text in self.events.lines(self.lang, start)
            if text and (e is None or (e.kind not in ROUTINE if only is None else e.kind in only))
        ]  # fmt: skip
        out: list[str] = []
        for line, group in groupby(lines):
            count = len(list(group))
            out.append(f"{line} ×{count}" if count > 1 else line)
        return out
