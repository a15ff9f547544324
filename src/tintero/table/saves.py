"""Saved games: card data, decks, seats, seed and every choice, as one JSON text that notices any damage.

A game is its beginning and its choices: playing them again gives the same game, and a digest of the position proves it.
`Game.to_json` gives the same text that a session writes to its file.
"""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path
from typing import Final

import msgspec

from tintero.edges import bounds
from tintero.edges.read_bounded import read_bounded
from tintero.edges.version import VERSION
from tintero.edges.whole_files import check_target, write_whole
from tintero.rules.event import NOBODY
from tintero.rules.game import Game as RulesGame

from .mistakes import SaveRefused

# Raised whenever games saved before can no longer be played again: another form of the choices or of the position.
FORMAT: Final = 5
OLDEST_FORMAT: Final = 1
RULES: Final = "2.2"
NO_FILE: Final = "–"  # what a text is called that came from no file
# How every file begins that we have written, in whatever format: only such a file is written over.
_BEGINNING = re.compile(rb'\{"format":\d{1,4},"checksum":"[0-9a-f]{64}","game":\{')


class SavedDeck(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    cards: list[tuple[str, int]]


class SavedSettings(msgspec.Struct, forbid_unknown_fields=True):
    """`rules.settings.Settings`; of its open points those that are not as usual."""

    players: int
    lore_to_win: int
    opening_hand: int
    starting_ink: int
    reshuffle_empty_deck: bool
    teams: list[int]
    simultaneous_turns: bool
    max_turns: int
    asks: int
    open_points: dict[str, bool | int]


class SavedResult(msgspec.Struct, forbid_unknown_fields=True):
    """An earlier game of the series (`rules.series.Played`)."""

    first: int
    winner: int
    chooser: int


class SavedSeries(msgspec.Struct, forbid_unknown_fields=True):
    """`seed` is the one of the series; the game has its own."""

    best_of: int
    seed: str
    played: list[SavedResult]
    chosen: bool  # somebody said who starts this game


class Standing(msgspec.Struct, forbid_unknown_fields=True):
    """Where the game was left: for lists of games, without playing them again."""

    turn: int
    lore: list[int]
    winners: list[int] | None  # None: it goes on
    reason: str


class SavedGame(msgspec.Struct, forbid_unknown_fields=True):
    cards_version: str
    cards_digest: str
    decks: list[SavedDeck]
    seats: list[str]  # "human" or a bot, one per player; none: nobody was seated
    seed: str  # any integer: JSON readers lose digits of long numbers, texts keep them
    first: int
    settings: SavedSettings
    series: SavedSeries | None
    choices: list[tuple[int, int, int, int]]
    standing: Standing
    state: str  # digest of the position that the choices lead to
    rules: str = RULES
    tintero: str = VERSION
    position: str | msgspec.UnsetType = msgspec.UNSET  # the scenario that it began with, if it did

    @property
    def setup(self) -> str:
        """That scenario; '' for a game from its beginning."""
        return "" if isinstance(self.position, msgspec.UnsetType) else self.position


class SavedFile(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    checksum: str
    game: SavedGame


class _Header(msgspec.Struct):
    format: int


def _checksum(game: SavedGame) -> str:
    return hashlib.sha256(msgspec.json.encode(game)).hexdigest()


def encoded(game: SavedGame) -> bytes:
    """The whole text of a saved game."""
    return msgspec.json.encode(SavedFile(FORMAT, _checksum(game), game)) + b"\n"


def state_digest(game: RulesGame) -> str:
    """The whole position as one short text: equal positions have equal digests."""
    return hashlib.sha256(msgspec.json.encode(game.to_data(), order="sorted")).hexdigest()


def is_saved_game(head: bytes) -> bool:
    """Whether a file with this beginning is a saved game of ours, though it may be an older or a damaged one."""
    return _BEGINNING.match(head) is not None


# ---- files ---------------------------------------------------------------------------------------------------------


def check(path: str | Path) -> None:
    """Before a game begins: it can be saved there. Only a new file or an earlier saved game is written."""
    try:
        check_target(path, is_saved_game)
    except (OSError, ValueError):
        raise SaveRefused("not_writable", path=path) from None


def write(path: str | Path, game: SavedGame) -> Path:
    """The whole game or nothing, in a new file or over an earlier saved game."""
    target = Path(os.path.expanduser(path))
    check_bounds(game, target)
    try:
        check_target(target, is_saved_game)
        target.parent.mkdir(parents=True, exist_ok=True)
        return write_whole(target, encoded(game), is_saved_game)
    except (OSError, ValueError):
        raise SaveRefused("not_writable", path=target) from None


def read(path: str | Path) -> SavedGame:
    """The game of a file; whatever is wrong with the file is one SaveRefused or FileRefused."""
    file = Path(os.path.expanduser(path))
    try:
        content = read_bounded(file, bounds.SAVE_BYTES)
    except (FileNotFoundError, NotADirectoryError):
        raise SaveRefused("not_found", path=file) from None
    except (OSError, ValueError):
        raise SaveRefused("unreadable", path=file) from None
    return decoded(content, str(file))


# ---- reading -------------------------------------------------------------------------------------------------------


def decoded(content: bytes, file: str = NO_FILE) -> SavedGame:
    """The game of a text; `file` is what it is called if it is refused."""
    if not content.strip():
        raise SaveRefused("empty", path=file)
    if not content.lstrip().startswith(b"{"):
        raise SaveRefused("not_a_game", path=file)
    try:
        written = msgspec.json.decode(content, type=_Header).format
        if written > FORMAT:
            raise SaveRefused("newer", path=file, saved=written, used=FORMAT)
        if OLDEST_FORMAT <= written < FORMAT:
            raise SaveRefused("older", path=file, saved=written, used=FORMAT)
        saved = msgspec.json.decode(content, type=SavedFile)
        game = saved.game
        check_bounds(game, file)
        int(game.seed)
        int("0" if game.series is None else game.series.seed)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError):
        raise SaveRefused("damaged", path=file) from None
    # Compared byte by byte with what we would write, so that not even a changed space goes unnoticed.
    if saved.format != FORMAT or saved.checksum != _checksum(game) or encoded(game) != content or not _fits(game):
        raise SaveRefused("damaged", path=file)
    return game


def check_bounds(game: SavedGame, file: str | Path) -> None:
    """What no game has, whoever wrote the file; the sentence says which bound was passed."""
    for deck in game.decks:
        if any(n > bounds.SAVE_DECK_CARDS for _, n in deck.cards) or (
            sum(n for _, n in deck.cards) > bounds.SAVE_DECK_CARDS
        ):
            raise SaveRefused("many_cards", path=file, most=bounds.SAVE_DECK_CARDS)
    if len(game.setup) > bounds.SCENARIO_BYTES:
        raise SaveRefused("damaged", path=file)
    if len(game.choices) > bounds.SAVE_CHOICES:
        raise SaveRefused("many_choices", path=file, most=bounds.SAVE_CHOICES)
    given = game.settings
    numbers = (given.lore_to_win, given.opening_hand, given.starting_ink)
    if max(numbers) > bounds.SAVE_NUMBER:
        raise SaveRefused("large_number", path=file, most=bounds.SAVE_NUMBER)
    seeds = (game.seed, "" if game.series is None else game.series.seed)
    if max(len(seed) for seed in seeds) > bounds.SEED_DIGITS + 1:
        raise SaveRefused("long_seed", path=file, most=bounds.SEED_DIGITS)


def _fits(game: SavedGame) -> bool:
    """Whether the parts of a game agree."""
    seats = len(game.decks)
    given = game.settings
    return (
        2 <= seats <= 4
        and len(game.seats) in (0, seats)
        and given.players == seats
        and len(given.teams) in (0, seats)
        and NOBODY <= game.first < seats
        and all(n > 0 for deck in game.decks for _, n in deck.cards)
        and given.lore_to_win > 0
        and min(given.opening_hand, given.starting_ink, given.max_turns) >= 0
        and len(game.standing.lore) == seats
    )
