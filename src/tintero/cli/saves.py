"""Saved games: card data, decks, seed and every choice, in one JSON file that notices any damage.

A game is its beginning and its choices: playing them again gives the same game, and a digest of the position proves it.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
from pathlib import Path

import msgspec

from tintero import __version__
from tintero.cli.user_error import UserError
from tintero.edges import bounds
from tintero.edges.read_bounded import read_bounded
from tintero.edges.whole_files import check_target, write_whole
from tintero.rules.event import NOBODY
from tintero.rules.game import Game

# Raised whenever games saved before can no longer be played again: another form of the choices or of the position.
FORMAT = 3
OLDEST_FORMAT = 1
RULES = "2.2"
# How every file begins that we have written, in whatever format: only such a file is written over.
_BEGINNING = re.compile(rb'\{"format":\d{1,4},"checksum":"[0-9a-f]{64}","game":\{')


class SavedDeck(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    cards: list[tuple[str, int]]


class SavedSettings(msgspec.Struct, forbid_unknown_fields=True):
    """The numbers of `rules.settings.Settings` that a saved game may have changed."""

    players: int = 2
    lore_to_win: int = 20
    opening_hand: int = 7


class SavedGame(msgspec.Struct, forbid_unknown_fields=True):
    cards_version: str
    cards_digest: str
    decks: list[SavedDeck]
    seats: list[str]  # "human" or the name of a bot, one per player
    seed: str  # any integer: JSON readers lose digits of long numbers, texts keep them
    first: int
    settings: SavedSettings
    choices: list[tuple[int, int, int, int]]
    state: str  # digest of the position that the choices lead to
    rules: str = RULES
    tintero: str = __version__


class SavedFile(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    checksum: str
    game: SavedGame


class _Header(msgspec.Struct):
    format: int


def _checksum(game: SavedGame) -> str:
    return hashlib.sha256(msgspec.json.encode(game)).hexdigest()


def _encode(file: SavedFile) -> bytes:
    return msgspec.json.encode(file) + b"\n"


def state_digest(game: Game) -> str:
    """The whole position as one short text: equal positions have equal digests."""
    return hashlib.sha256(msgspec.json.encode(game.to_data(), order="sorted")).hexdigest()


def is_saved_game(head: bytes) -> bool:
    """Whether a file with this beginning is a saved game of ours, though it may be an older or a damaged one."""
    return _BEGINNING.match(head) is not None


def check(path: str | Path) -> None:
    """Before a game begins: it can be saved there. Only a new file or an earlier saved game is written."""
    try:
        check_target(path, is_saved_game)
    except (OSError, ValueError):
        raise UserError("save_not_writable", path=path) from None


def write(path: str | Path, game: SavedGame) -> Path:
    """The whole game or nothing, in a new file or over an earlier saved game."""
    target = Path(os.path.expanduser(path))
    check_bounds(game, target)
    try:
        check_target(target, is_saved_game)
        target.parent.mkdir(parents=True, exist_ok=True)
        return write_whole(target, _encode(SavedFile(FORMAT, _checksum(game), game)), is_saved_game)
    except (OSError, ValueError):
        raise UserError("save_not_writable", path=target) from None


def read(path: str | Path) -> SavedGame:
    """The game of a file; whatever is wrong with the file is one UserError or FileRefused."""
    file = Path(os.path.expanduser(path))
    try:
        content = read_bounded(file, bounds.SAVE_BYTES)
    except (FileNotFoundError, NotADirectoryError):
        raise UserError("save_not_found", path=file) from None
    except (OSError, ValueError):
        raise UserError("save_unreadable", path=file) from None
    if not content.strip():
        raise UserError("save_empty", path=file)
    if not content.lstrip().startswith(b"{"):
        raise UserError("save_not_a_game", path=file)
    return _decode(content, file)


def check_bounds(game: SavedGame, file: Path) -> None:
    """What no game has, whoever wrote the file; the sentence says which bound was passed."""
    for deck in game.decks:
        if any(n > bounds.SAVE_DECK_CARDS for _, n in deck.cards) or (
            sum(n for _, n in deck.cards) > bounds.SAVE_DECK_CARDS
        ):
            raise UserError("save_many_cards", path=file, most=bounds.SAVE_DECK_CARDS)
    if len(game.choices) > bounds.SAVE_CHOICES:
        raise UserError("save_many_choices", path=file, most=bounds.SAVE_CHOICES)
    if max(game.settings.lore_to_win, game.settings.opening_hand) > bounds.SAVE_NUMBER:
        raise UserError("save_large_number", path=file, most=bounds.SAVE_NUMBER)


def _decode(content: bytes, file: Path) -> SavedGame:
    try:
        written = msgspec.json.decode(content, type=_Header).format
        if written > FORMAT:
            raise UserError("save_newer", path=file, saved=written, used=FORMAT)
        if OLDEST_FORMAT <= written < FORMAT:
            raise UserError("save_older", path=file, saved=written, used=FORMAT)
        saved = msgspec.json.decode(content, type=SavedFile)
        game = saved.game
        if len(game.seed) > bounds.SEED_DIGITS + 1:
            raise UserError("save_long_seed", path=file, most=bounds.SEED_DIGITS)
        int(game.seed)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError):
        raise UserError("save_damaged", path=file) from None
    # Compared byte by byte with what we would write, so that not even a changed space goes unnoticed.
    if saved.format != FORMAT or saved.checksum != _checksum(game) or _encode(saved) != content:
        raise UserError("save_damaged", path=file)
    check_bounds(game, file)
    seats = len(game.decks)
    if not 2 <= seats <= 4 or len(game.seats) != seats or game.settings.players != seats:
        raise UserError("save_damaged", path=file)
    if not NOBODY <= game.first < seats or any(n < 1 for deck in game.decks for _, n in deck.cards):
        raise UserError("save_damaged", path=file)
    if game.settings.lore_to_win < 1 or game.settings.opening_hand < 0:
        raise UserError("save_damaged", path=file)
    return game


def autosave_folder() -> Path:
    import platformdirs

    return Path(platformdirs.user_data_dir("tintero", appauthor=False)) / "games"


def autosave_file(seed: int) -> Path:
    """Where a game that was left goes, in the user's own data folder; a new file for every game."""
    import time

    return autosave_folder() / f"{time.strftime('%Y%m%d-%H%M%S')}-{str(seed)[:12]}.json"


def remove(path: str | Path) -> None:
    """An autosave that is not needed any more."""
    with contextlib.suppress(OSError):
        Path(path).unlink()
