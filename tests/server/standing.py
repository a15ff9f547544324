"""Tables that are loaded from a snapshot, beside the same tables played from their beginning: nothing tells them apart.

    python -m tests.server.standing --tables 200
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from tests.reading import shared_house
from tintero.cards.samples import sample_decks
from tintero.server.entries import (
    Answered,
    AnyEntry,
    BotSatDown,
    ClockPaused,
    Conceded,
    Drawn,
    PlayedAgain,
    TakenBack,
    WentOn,
)
from tintero.server.new_table import NewSeat, NewTable, beginning_of
from tintero.server.room import Room
from tintero.server.snapshots import room_from, taken
from tintero.server.store import KeptTable
from tintero.table.mistakes import IllegalAction, UndoRefused

LANGUAGES = ("en", "es")


@dataclass
class Tally:
    tables: int = 0
    entries: int = 0
    compared: int = 0
    undone: int = 0


def new_room(chance: random.Random) -> tuple[KeptTable, Room]:
    """A table with anything that a table can have."""
    players = chance.choice((2, 2, 2, 3, 4))
    decks = chance.sample(list(sample_decks()), players)
    series = chance.choice((1, 3)) if players == 2 else 1
    clock = {"seconds": 600, "more": 5} if chance.random() < 0.5 else None
    asked = NewTable.model_validate(
        {
            "seats": [NewSeat(deck=deck) for deck in decks],
            "seed": chance.randrange(10**6),
            "best_of": series,
            "clock": clock,
        }
    )
    kept = KeptTable("t", beginning_of(asked, shared_house(), "en"), b"s" * 32, 0.0)
    return kept, Room(kept, shared_house())


def next_entry(room: Room, chance: random.Random, at: float) -> AnyEntry:
    """Mostly an answer; now and then whatever else can happen."""
    session = room.session
    player = chance.randrange(len(room.seats)) + 1
    if session.asked is None:
        if session.over:
            return PlayedAgain(seed=str(chance.getrandbits(53)), at=at)
        return WentOn(first=chance.random() < 0.5 if session.starter_asked is not None else None, at=at)
    what = chance.random()
    if what < 0.04:
        return TakenBack(player=player, agreed=chance.random() < 0.5, at=at)
    if what < 0.05:
        return ClockPaused(paused=chance.random() < 0.5, at=at)
    if what < 0.055:
        return BotSatDown(player=player, bot="greedy", at=at)
    if what < 0.06:
        return Conceded(player=player, at=at)
    if what < 0.0615:
        return Drawn(at=at)
    key = session.game.key_of(chance.randrange(session.game.offered))
    return Answered(player=session.asked, key=key, at=at, by=session.asked, id=f"a{room.v}")


def told(room: Room, chance: random.Random) -> object:
    """What one seat would be told, and everything that the table knows besides."""
    seat = chance.randrange(len(room.seats) + 1)
    door = room.door(seat, chance.choice(LANGUAGES))
    game, session = room.session.game, room.session
    later = [room.ev(door, v, None) for v in chance.sample(sorted(room.marks), 1) if not room.is_gap(v)]
    return (
        msgspec.json.encode((door.view, door.lines(), later)),
        game.digest, game.rules.to_data(), game.rules.events, game.choices, game.seed, game.first,
        session.history, session.wins(1), session.starter_asked, session.over, msgspec.json.encode(session.saved()),
        room.v, room.story, room.games, room.game_number, room.seats, room.came, room.marks, room._said, room.clock,
        msgspec.json.encode((room.finished, room.open_games)),
    )  # fmt: skip


def compare(seed: int, entries: int, tally: Tally, every: int = 7) -> None:
    """One table; every so many entries it goes on from a snapshot of itself, beside the one that never does."""
    chance = random.Random(seed)
    kept, room = new_room(chance)
    other = room
    at = 0.0
    for n in range(entries):
        if n % every == 0:
            body = taken(other)
            assert body is not None
            found = room_from(kept, shared_house(), body)
            assert found is not None, f"seed {seed}, entry {n}: it cannot be read"
            other = found
        at += chance.random() * 3
        entry = next_entry(room, chance, at)
        assert outcome(room, entry) == outcome(other, entry), f"seed {seed}, entry {n}: {entry}"
        tally.undone += isinstance(entry, TakenBack)
        if chance.random() < 0.2:
            look = chance.getrandbits(32)
            assert told(room, random.Random(look)) == told(other, random.Random(look)), f"seed {seed}, entry {n}"
            tally.compared += 1
    tally.tables += 1
    tally.entries += entries


def outcome(room: Room, entry: AnyEntry) -> str:
    try:
        room.play(entry)
    except (IllegalAction, UndoRefused) as refused:
        return str(refused)
    return ""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.standing", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--entries", type=int, default=250)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    tally = Tally()
    for n in range(given.tables):
        compare(given.seed * 10_000 + n, given.entries, tally)
    print(
        f"{tally.tables} tables, {tally.entries} entries ({tally.undone} to take something back), "
        f"{tally.compared} times compared: 0 differences"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
