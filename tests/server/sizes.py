"""How large the frames are that tell of a move, over whole games by chance.

    python -m tests.server.sizes --games 20
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tintero.cards.samples import sample_decks
from tintero.server import wire
from tintero.server.new_table import NewSeat, NewTable, beginning_of
from tintero.server.serving import url_of

from .seats import House, Person, house_on, play_on, shared_house

LANGUAGES: tuple[wire.Language, ...] = ("en", "es")


@dataclass
class Sizes:
    """Of all frames with a move, in bytes; `wrong`: views that were not put together as the door shows them."""

    bytes: list[int] = field(default_factory=list)
    wrong: int = 0

    def at(self, part: float) -> int:
        return sorted(self.bytes)[min(len(self.bytes) - 1, int(part * len(self.bytes)))]

    def __str__(self) -> str:
        return (
            f"{len(self.bytes)} frames: p50 {self.at(0.5)}, p95 {self.at(0.95)}, p99 {self.at(0.99)}, "
            f"max {self.at(1)} B; {self.wrong} views put together wrongly"
        )


async def one_game(house: House, seed: int, players: int, sizes: Sizes) -> None:
    chance = random.Random(seed)
    decks = chance.sample(list(sample_decks()), players)
    asked = NewTable(seats=[NewSeat(deck=deck) for deck in decks], seed=seed)
    links = await house.lobby.make(beginning_of(asked, shared_house(), "en"))
    people = [await house.join(link, LANGUAGES[(seed + n) % 2]) for n, link in enumerate(links.seats)]
    people.append(await house.join(links.watch))
    while await play_on(people, chance.getrandbits(32), most=1):
        sizes.wrong += sum(one.view != door_of(house, one).view for one in people)
    for one in people:
        sizes.bytes += [len(raw) for raw, told in zip(one.raw, one.told, strict=True) if isinstance(told, wire.Ev)]
        one.leave()


def door_of(house: House, one: Person) -> wire.Hello:
    table = one.table
    door = house.lobby.herald.door(table, one.who.seat, one.who.lang)
    return table.room.hello(door, table.around.told(0.0), ())


def measure(database: str, games: int, players: int = 2) -> Sizes:
    async def whole() -> Sizes:
        sizes = Sizes()
        async with house_on(url_of(database)) as house:
            for seed in range(1, games + 1):
                await one_game(house, seed, players, sizes)
        return sizes

    return asyncio.run(whole())


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.sizes", description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=2)
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        print(measure(str(Path(folder) / "tables.sqlite"), given.games, given.players))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
