"""Random games with random undos: what is taken back leaves the table exactly as it was.

    python -m tests.server.undoing --undos 10000
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from tests.reading import shared_house
from tintero.server.entries import Answered, TakenBack
from tintero.server.new_table import beginning_of
from tintero.server.one_door import OneDoor
from tintero.server.room import Room
from tintero.server.store import KeptTable
from tintero.table.mistakes import UndoRefused
from tintero.table.saves import state_digest

from .seats import new_table

LINES = 20  # of the story, from its end


@dataclass
class Tally:
    undone: int = 0
    agreed: int = 0
    refused: int = 0


def standing(room: Room, seat: int) -> tuple[object, ...]:
    """The position, and what a seat is told of it, names of cards included."""
    game = room.session.game
    door = OneDoor(game, seat, "en")
    return state_digest(game.rules), msgspec.json.encode((door.view, door.lines(max(0, game.happened - LINES))))


def random_undos(seed: int, undos: int, tally: Tally) -> None:
    """One room; after each choice it is tried to take it back, by whoever, with consent now and then."""
    rng = random.Random(seed)
    house = shared_house()
    n = 0
    while n < undos:
        beginning = beginning_of(new_table(seed=rng.randrange(10**6)), house, "en")
        room = Room(KeptTable("t", beginning, b"s" * 32, 0.0), house)
        while room.session.asked is not None and n < undos:
            game, player = room.session.game, room.session.asked
            look = rng.random() < 0.4
            seat = rng.randrange(3)
            before = standing(room, seat) if look else ()
            room.play(Answered(player=player, key=game.key_of(rng.randrange(game.offered)), at=0.0))
            if not look or room.session.asked is None:
                continue
            n += 1
            agreed = rng.random() < 0.3
            after, v = standing(room, seat), room.v
            try:
                room.play(TakenBack(player=player, agreed=agreed))
            except UndoRefused:
                tally.refused += 1
                assert standing(room, seat) == after, "a refused undo changed the table"
                assert room.v == v
                continue
            tally.undone += 1
            tally.agreed += agreed
            assert standing(room, seat) == before, f"seed {seed}: the table is not as it was"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.undoing", description=__doc__)
    parser.add_argument("--undos", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    tally = Tally()
    random_undos(given.seed, given.undos, tally)
    print(f"{tally.undone} undos ({tally.agreed} by consent), {tally.refused} refused: 0 differences")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
