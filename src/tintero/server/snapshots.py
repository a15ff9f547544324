"""A table as it stands after so many entries, so that it is loaded without playing all of them again.

A snapshot is a shortcut and nothing else: it belongs to the program and the cards that made it, and any other one, or
one that cannot be read, is left aside. What is kept of a table are its entries.
"""

from __future__ import annotations

import hashlib
import logging
import zlib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from tintero.table.house import House

from .room import Room, RoomStands
from .store import KeptTable

EVERY: Final = 32  # entries from one to the next
QUICK: Final = 1  # how hard it is compressed
PROGRAM: Final = Path(__file__).parents[1]
ROOMS: Final = ("abilities", "cards", "language", "rules", "table", "server", "words")  # what a position depends on

_log = logging.getLogger(__name__)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(RoomStands).decode


@cache
def _program() -> str:
    """Another one for every change of the program, also where its version stays the same."""
    digest = hashlib.blake2b(digest_size=12)
    for room in ROOMS:
        for file in sorted((PROGRAM / room).rglob("*")):
            if file.suffix in (".py", ".grammar", ".ftl", ".yaml"):
                digest.update(file.read_bytes())
    return digest.hexdigest()


def made_with(house: House) -> str:
    """The program and the cards that a snapshot is good for."""
    return f"{_program()}/{house.pool.digest[:32]}"


def taken(room: Room) -> bytes | None:
    """None if this table can only be played again."""
    stands = room.stands()
    return None if stands is None else zlib.compress(_encode(stands), QUICK)


def room_from(kept: KeptTable, house: House, body: bytes) -> Room | None:
    """The room of `taken`; None if it is none that can go on."""
    try:
        return Room(kept, house, _decode(zlib.decompress(body)))
    except Exception:  # whatever is wrong with it, the entries are there
        _log.warning("table %s: a snapshot cannot be used", kept.id, exc_info=True)
        return None
