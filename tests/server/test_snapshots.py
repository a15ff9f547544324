"""Snapshots: a table is loaded from the last one as it would be from all its entries, and never depends on it."""

from __future__ import annotations

import asyncio
import random
import zlib
from unittest.mock import patch

import pytest
from sqlalchemy import func, select

from tintero.rules.seen import cards_hidden_from
from tintero.server import snapshots, wire
from tintero.server.models import SnapshotRow
from tintero.server.room import Room
from tintero.server.snapshots import EVERY
from tintero.server.store import Store

from .loading import measure
from .seats import PATIENCE, House, Links, Person, asked, choose, house_on, play_on, played, until
from .standing import Tally, compare, new_room, next_entry, outcome

AFTER = 5  # choices since the last snapshot


def test_a_table_goes_on_from_a_snapshot_as_if_it_had_been_played_from_its_beginning() -> None:
    tally = Tally()
    for seed in range(8):
        compare(seed, 120, tally)
    assert tally.compared > 100
    assert tally.undone > 20


def test_loading_from_a_snapshot_takes_less() -> None:
    """Whatever else the machine does: it is the same machine for both."""
    figures = measure(4, rematches=1)
    assert sum(figures.rows["from snapshot"]) < sum(figures.rows["played again"]) / 2


async def kept_snapshots(store: Store, table: str) -> int:
    async with store.engine.connect() as db:
        count = select(func.count()).select_from(SnapshotRow).where(SnapshotRow.table_id == table)
        return int((await db.execute(count)).scalar() or 0)


async def until_kept(house: House, links: Links) -> None:
    for _ in range(1_000):
        if await kept_snapshots(house.lobby.store, links.table):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("no snapshot was kept")


async def a_table(house: House) -> tuple[Links, list[Person]]:
    """A table that was played beyond a snapshot."""
    links = await house.make(seed=3)
    people = await house.sit_down(links)
    assert await play_on(people, 1, most=EVERY) == EVERY
    await until_kept(house, links)
    assert await play_on(people, 2, most=AFTER) == AFTER
    return links, people


async def loaded(url: str, links: Links) -> tuple[int, list[wire.View], list[int]]:
    """The table in another process: how many entries were played for it, and what its players are told."""
    plays = 0
    plain = Room.play

    def counted(room: Room, entry: object) -> None:
        nonlocal plays
        plays += 1
        plain(room, entry)

    async with house_on(url) as other:
        with patch.object(Room, "play", counted):
            people = await other.sit_down(links)
        told = [person.view for person in people]
        return plays, told, [len(person.told[0].lines) for person in people if isinstance(person.told[0], wire.Hello)]


def test_only_what_came_after_the_snapshot_is_played_again(url: str) -> None:
    async def story(house: House) -> None:
        links, people = await a_table(house)
        plays, views, lines = await loaded(url, links)
        assert plays == AFTER
        assert views == [person.view for person in people]
        for person, told in zip(people, lines, strict=True):
            assert told == len(house.lobby.herald.door(person.table, person.who.seat, "en").lines())

    played(url, story)


def test_the_game_goes_on_and_is_taken_back_beyond_the_snapshot(url: str) -> None:
    async def story(house: House) -> None:
        links, _ = await a_table(house)
        async with house_on(url) as other:
            people = await other.sit_down(links)
            while (one := asked(people)) is None or one.who.seat != 1:
                await play_on(people, 5, most=1)
            for n in range(EVERY + AFTER + 1):  # with consent, as far back as it goes
                one, two = people
                answer = await one.answered(wire.Undo(id=f"u{n}", v=one.v))
                if isinstance(answer, wire.Err):
                    break
                two.hear()
                if two.around.offers:
                    await two.answered(wire.Reply(id=f"r{n}", offer=two.around.offers[0].id, yes=True))
                one.hear()
            assert isinstance(answer, wire.Err)
            assert answer.code == "undo_nothing"
            assert people[0].table.room.session.game.turn <= 1
            await play_on(people, 6, most=3)

    played(url, story)


@pytest.mark.parametrize("fault", ["another program", "damaged", "of another form"])
def test_a_snapshot_that_does_not_fit_is_left_aside(url: str, fault: str) -> None:
    async def story(house: House) -> None:
        links, people = await a_table(house)
        store, made_with = house.lobby.store, snapshots.made_with(house.lobby.house)
        body = await store.snapshot(links.table, made_with)
        assert body is not None
        if fault == "another program":
            await store.keep_snapshot(links.table, "another", body)
        elif fault == "damaged":
            await store.keep_snapshot(links.table, made_with, body[:-9])
        else:
            await store.keep_snapshot(links.table, made_with, zlib.compress(b'{"v": 3}'))
        plays, views, _ = await loaded(url, links)
        assert plays == EVERY + AFTER
        assert views == [person.view for person in people]

    played(url, story)


def test_nobody_waits_for_a_snapshot(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        begun, never = asyncio.Event(), asyncio.Event()

        async def stuck(self: Store, table: str, made_with: str, body: bytes) -> None:
            begun.set()
            await never.wait()

        monkeypatch.setattr(Store, "keep_snapshot", stuck)
        links = await house.make(seed=3)
        people = await house.sit_down(links)
        async with asyncio.timeout(PATIENCE):
            assert await play_on(people, 1, most=EVERY + AFTER) == EVERY + AFTER
        await until(begun.is_set)
        one = asked(people)
        assert one is not None
        assert isinstance(await choose(one, 0), wire.Ack)
        never.set()

    played(url, story)


def test_another_program_has_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    before = snapshots._program()
    monkeypatch.setattr(snapshots, "ROOMS", snapshots.ROOMS[:-1])
    snapshots._program.cache_clear()
    assert snapshots._program() != before
    snapshots._program.cache_clear()


def test_the_names_of_cards_follow_exactly_what_is_hidden() -> None:
    for seed in range(6):
        chance = random.Random(seed)
        _, room = new_room(chance)
        for _ in range(100):
            outcome(room, next_entry(room, chance, 0.0))
            game = room.session.game
            for viewer, handles in game.handles.items():
                if game.choices:
                    assert handles._hidden == set(cards_hidden_from(game.rules.state, viewer))
