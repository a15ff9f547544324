"""The table of a game as text and as a picture, as whoever is asked sees it."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from tintero.rules.event import NOBODY
from tintero.table.card_names import COPY_MARKS
from tintero.table.drawing import drawn
from tintero.table.front import Game

from .match import Match

RENDER_MODES: Final = ("human", "ansi", "rgb_array")

WIDTH: Final = 960  # of a picture, in pixels
HEIGHT: Final = 720
MARGIN: Final = 16
LINE: Final = 18
LETTERS: Final = 110  # that a line has room for
MARKS: Final = {ord(mark): f"({n})" for n, mark in enumerate(COPY_MARKS, 1)}  # the letters of the picture have none
PAPER: Final = (250, 246, 238)
INK: Final = (36, 33, 46)
OF_A_SEAT: Final = ((34, 74, 122), (138, 44, 38), (24, 96, 66), (112, 70, 18))  # the colour of its first line


def known_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"`render_mode` is None or one of: {', '.join(RENDER_MODES)}")
    return mode


def rendered(match: Match, mode: str | None) -> str | NDArray[np.uint8] | None:
    """As the mode says; `human` prints it."""
    if mode == "human":
        print(printed(match))
    return printed(match) if mode == "ansi" else painted(match) if mode == "rgb_array" else None


def printed(match: Match, player: int | None = None) -> str:
    """As `print(game)` shows it to a player, from 0; None is whoever is asked."""
    return drawn(front(match), viewer=None if player is None else player + 1)


def front(match: Match) -> Game:
    """The game as people see it, with words."""
    return Game(match.game, match.laid.hall.house, (), 0, NOBODY)


def painted(match: Match) -> NDArray[np.uint8]:
    """The same on paper: height × width × 3."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(picture)
    font = ImageFont.load_default(LINE - 4)
    seats = 0
    for n, line in enumerate(printed(match).splitlines()):
        colour = INK
        if n and line[0] not in " >":
            colour = OF_A_SEAT[seats % len(OF_A_SEAT)]
            seats += 1
        draw.text((MARGIN, MARGIN + n * LINE), line.translate(MARKS)[:LETTERS], colour, font)
    return np.asarray(picture)
