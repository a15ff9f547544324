"""Saved games: card data, decks, seed and every choice, in one JSON file that notices any damage.

A game is its beginning and its choices: playing them again gives the same game, and a digest of the position proves it.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from pathlib import Path

import msgspec

from tintero import __version__
from tintero.cli.user_error import UserError
from tintero.rules.event import NOBODY
from tintero.rules.game import Game

# Raised whenever games saved before can no longer be played again: another form of the choices or of the position.
FORMAT = 3
OLDEST_FORMAT = 1
RULES = "2.2"
MAX_BYTES = 20_000_000


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


def write(path: str | Path, game: SavedGame) -> Path:
    """Write beside the file and rename: nobody ever sees half a saved game."""
    target = Path(os.path.expanduser(path))
    content = _encode(SavedFile(FORMAT, _checksum(game), game))
    temporary: str | None = None
    try:
        if target.is_dir():
            raise UserError("save_is_folder", path=target)
        target.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=".tintero-")
        with os.fdopen(handle, "wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        os.replace(temporary, target)
    except (OSError, ValueError):
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)
        raise UserError("save_not_writable", path=target) from None
    return target


def read(path: str | Path) -> SavedGame:
    """The game of a file; whatever is wrong with the file is one UserError."""
    file = Path(os.path.expanduser(path))
    try:
        with file.open("rb") as opened:
            content = opened.read(MAX_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise UserError("save_not_found", path=file) from None
    except IsADirectoryError:
        raise UserError("save_is_folder", path=file) from None
    except (OSError, ValueError):
        raise UserError("save_unreadable", path=file) from None
    if not content.strip():
        raise UserError("save_empty", path=file)
    if len(content) > MAX_BYTES or not content.lstrip().startswith(b"{"):
        raise UserError("save_not_a_game", path=file)
    return _decode(content, file)


def _decode(content: bytes, file: Path) -> SavedGame:
    try:
        written = msgspec.json.decode(content, type=_Header).format
        if written > FORMAT:
            raise UserError("save_newer", path=file, saved=written, used=FORMAT)
        if OLDEST_FORMAT <= written < FORMAT:
            raise UserError("save_older", path=file, saved=written, used=FORMAT)
        saved = msgspec.json.decode(content, type=SavedFile)
        game = saved.game
        int(game.seed)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError):
        raise UserError("save_damaged", path=file) from None
    # Compared byte by byte with what we would write, so that not even a changed space goes unnoticed.
    if saved.format != FORMAT or saved.checksum != _checksum(game) or _encode(saved) != content:
        raise UserError("save_damaged", path=file)
    seats = len(game.decks)
    if not 2 <= seats <= 4 or len(game.seats) != seats or game.settings.players != seats:
        raise UserError("save_damaged", path=file)
    if not NOBODY <= game.first < seats or any(n < 1 for deck in game.decks for _, n in deck.cards):
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
