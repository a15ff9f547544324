"""While the computer thinks: a discreet word on the terminal, and Ctrl-C, which asks it to answer now."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread, current_thread, main_thread
from types import FrameType
from typing import Final

from rich.text import Text

from tintero.cli.screen import Screen

MOMENT: Final = 0.5  # seconds of thought that need no word


@contextmanager
def pondering(screen: Screen, words: str, hurry: Callable[[], bool]) -> Iterator[None]:
    """Show the words if it lasts. `hurry` ends a thought; where there is none to end, Ctrl-C stops as ever."""
    done = Event()
    shown = Thread(target=_show_later, args=(screen, words, done), daemon=True)
    if screen.console.is_terminal:
        shown.start()
    try:
        with _hurried_by_ctrl_c(hurry):
            yield
    finally:
        done.set()
        if shown.ident is not None:
            shown.join()


def _show_later(screen: Screen, words: str, done: Event) -> None:
    if not done.wait(MOMENT):
        screen.aside(Text(words, style="dim"))


@contextmanager
def _hurried_by_ctrl_c(hurry: Callable[[], bool]) -> Iterator[None]:
    if current_thread() is not main_thread():  # signals reach that one only
        yield
        return

    def pressed(number: int, frame: FrameType | None) -> None:
        if not hurry():
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, pressed)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
