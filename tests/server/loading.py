"""How long it takes to load a table: played again from its beginning, and from its last snapshot.

    python -m tests.server.loading --games 200

Whole games by chance with the sample decks, loaded just before their last choice, in milliseconds of the processor.
`kept` is what it takes to make a snapshot, `hello` to tell one seat everything: the view, and the story in words.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tests.reading import shared_house
from tintero.cards.samples import sample_decks
from tintero.server.application import spare_the_collector
from tintero.server.connection import encode
from tintero.server.entries import Answered, AnyEntry, PlayedAgain
from tintero.server.new_table import NewSeat, NewTable, beginning_of
from tintero.server.room import Room
from tintero.server.snapshots import EVERY, room_from, taken
from tintero.server.store import KeptTable

ROWS = ("choices", "played again", "from snapshot", "hello", "kept", "kB kept")


class Figures:
    def __init__(self) -> None:
        self.rows: dict[str, list[float]] = {row: [] for row in ROWS}

    @contextmanager
    def timed(self, row: str) -> Iterator[None]:
        began = time.process_time()
        yield
        self.rows[row].append((time.process_time() - began) * 1000)

    def at(self, row: str, part: float) -> float:
        values = sorted(self.rows[row])
        return values[min(len(values) - 1, int(part * len(values)))]

    def __str__(self) -> str:
        lines = [f"{'':14} {'p50':>8} {'p90':>8} {'p99':>8} {'max':>8}"]
        for row in ROWS:
            lines.append(f"{row:14} " + " ".join(f"{self.at(row, part):8.1f}" for part in (0.5, 0.9, 0.99, 1)))
        return "\n".join(lines)


def whole_table(seed: int, players: int, rematches: int) -> tuple[KeptTable, list[AnyEntry]]:
    """A game by chance, and as many more at the same table."""
    chance = random.Random(seed)
    decks = chance.sample(list(sample_decks()), players)
    asked = NewTable(seats=[NewSeat(deck=deck) for deck in decks], seed=seed)
    kept = KeptTable("t", beginning_of(asked, shared_house(), "en"), b"s" * 32, 0.0)
    room, entries = Room(kept, shared_house()), list[AnyEntry]()
    while room.session.asked is not None or rematches:
        game, player = room.session.game, room.session.asked
        entry: AnyEntry
        if player is None:
            entry = PlayedAgain(seed=str(chance.getrandbits(53)))
            rematches -= 1
        else:
            entry = Answered(player=player, key=game.key_of(chance.randrange(game.offered)))
        room.play(entry)
        entries.append(entry)
    return kept, entries[:-1]


def played(room: Room, entries: Sequence[AnyEntry]) -> Room:
    for entry in entries:
        room.play(entry)
    return room


def load_both(seed: int, players: int, rematches: int, figures: Figures) -> None:
    house = shared_house()
    kept, entries = whole_table(seed, players, rematches)
    place = len(entries) // EVERY * EVERY
    room = played(Room(kept, house), entries[:place])
    with figures.timed("kept"):
        body = taken(room)
    assert body is not None
    with figures.timed("from snapshot"):
        found = room_from(kept, house, body)
        assert found is not None
        played(found, entries[place:])
    with figures.timed("played again"):
        again = played(Room(kept, house), entries)
    with figures.timed("hello"):
        door = found.door(1, "en")
        encode((door.view, door.lines()))
    assert found.session.game.digest == again.session.game.digest
    figures.rows["choices"].append(len(entries))
    figures.rows["kB kept"].append(len(body) / 1000)


def measure(games: int, players: int = 2, rematches: int = 0) -> Figures:
    figures = Figures()
    for seed in range(1, games + 1):
        load_both(seed, players, rematches, figures)
    return figures


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.loading", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rematches", type=int, default=0)
    given = parser.parse_args(arguments)
    assert shared_house().reader
    spare_the_collector()
    print(measure(given.games, given.players, given.rematches))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
