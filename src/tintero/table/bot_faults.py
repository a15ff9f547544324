"""What can be wrong with a bot that somebody wrote, in one sentence."""

from __future__ import annotations

from typing import Final

from tintero.edges.explained_error import ExplainedError
from tintero.edges.plain_text import cut
from tintero.words import say

SHOWN_ERROR: Final = 200  # characters of what a bot raised or answered


class BotError(ExplainedError, ValueError):
    """Something is wrong with a bot; `code` is a word for programs, the message a sentence."""

    def message(self, lang: str = "en") -> str:
        return sentence(self.code, lang, self.details)


class UnknownBot(BotError):
    """There is no such bot, or it cannot be loaded or made."""


class BotFailed(BotError):
    """A bot raised something, or answered what is no option. `seed` and `game` (from 1) say how to see it again."""

    def in_game(self, seed: int, game: int | None = None) -> BotFailed:
        """The same failure of that game."""
        again = {"seed": seed} if game is None else {"seed": seed, "game": game}
        return BotFailed(self.code, **(self.details | again))

    def message(self, lang: str = "en") -> str:
        """What it did wrong, where, and how to see it again."""
        said = super().message(lang)
        if "seed" not in self.details:
            return said
        key = "bot_game_again" if "game" in self.details else "bot_again"
        return f"{said} {sentence(key, lang, self.details)}"


class BotStopped(KeyboardInterrupt):
    """Ctrl-C while a bot was choosing."""

    def __init__(self, **details: object) -> None:
        super().__init__()
        self.details = details

    def message(self, lang: str = "en") -> str:
        return sentence("bot_stopped", lang, self.details)


def sentence(key: str, lang: str, details: dict[str, object]) -> str:
    return say(f"bots.{key}", lang, **{name: _shown(value, lang) for name, value in details.items()})


def _shown(value: object, lang: str) -> object:
    if isinstance(value, Place):
        return say("bots.place", lang, file=value.file, line=value.line)
    if isinstance(value, tuple):
        return [_shown(part, lang) for part in value]
    return value if isinstance(value, int) else cut(str(value), SHOWN_ERROR)


class Place:
    """A line of somebody's file."""

    __slots__ = ("file", "line")

    def __init__(self, file: str, line: int) -> None:
        self.file = file
        self.line = line


def place_of(fault: BaseException, file: str = "") -> Place:
    """Where it was raised: the innermost line of that file, else the innermost of all."""
    if isinstance(fault, SyntaxError) and fault.filename is not None:
        return Place(fault.filename, fault.lineno or 0)
    found = Place(file, 0)
    at = fault.__traceback__
    while at is not None:
        here = Place(at.tb_frame.f_code.co_filename, at.tb_lineno)
        if here.file == file or found.file != file or not found.line:
            found = here
        at = at.tb_next
    return found


def error_text(fault: BaseException) -> str:
    """`ZeroDivisionError: division by zero`."""
    try:
        said = fault.msg if isinstance(fault, SyntaxError) else str(fault)
    except Exception:  # somebody else's __str__
        said = ""
    first, *_more = said.splitlines() or [""]
    return f"{type(fault).__name__}: {first}" if first else type(fault).__name__
