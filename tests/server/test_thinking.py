"""Bots that think: the levels that a server offers, and that an answer comes however busy the machine is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple

import pytest

from tintero.players.registry import LEVELS
from tintero.server import thinking
from tintero.server.serving import url_of
from tintero.words import say

from .seats import House, choose, played, until
from .serving import served

FEW = 6  # answers of a bot


def test_the_levels_come_first_and_all_have_names(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        names = client.get("/api/bots").json()
    assert names[: len(LEVELS)] == ["easy", "medium", "hard", "expert"]
    for lang in ("en", "es"):
        assert len({say(f"web.bot_{name}", lang) for name in names}) == len(names)


def test_a_bot_whose_turn_to_think_does_not_come_answers_all_the_same(
    sqlite: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "STARTING", 0.01)  # the process has not even read the cards by then
    monkeypatch.setattr(thinking, "LATEST", 0.01)

    async def story(house: House) -> None:
        links = await house.make("human", "expert")
        person = await house.join(links.seats[0])
        session = person.table.room.session
        for _ in range(FEW):
            await until(lambda: session.asked == 1, "the bot does not answer")
            person.hear()
            await choose(person, session.game.offered - 1)
        await until(lambda: session.asked == 1)
        assert not house.lobby.bots._ready, "it had time to think"

    played(url_of(str(sqlite)), story)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_level_plays_on_after_its_process_has_begun(sqlite: Path, level: str) -> None:
    async def story(house: House) -> None:
        links = await house.make("human", level)
        person = await house.join(links.seats[0])
        session = person.table.room.session
        for _ in range(FEW):
            await until(lambda: session.asked == 1, "the bot does not answer")
            person.hear()
            await choose(person, session.game.offered - 1)
        await until(lambda: session.asked == 1)
        assert house.lobby.bots._ready

    played(url_of(str(sqlite)), story)


class HowManyWait(NamedTuple):
    """A job that tells how many others wanted the process when it was asked for."""

    number: int

    def done(self, thinker: thinking.Thinker) -> int:
        return thinker.waiting


def test_bots_that_want_the_same_process_know_of_each_other() -> None:
    async def asked() -> list[int]:
        bots = thinking.Bots(1)
        try:
            found = await asyncio.gather(*(bots.do("a table", HowManyWait(n)) for n in range(3)))
            return [*found, await bots.do("a table", HowManyWait(3))]
        finally:
            bots.close()

    assert asyncio.run(asked()) == [0, 1, 2, 0]
