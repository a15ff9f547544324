"""A choice is kept before it is told; what is not kept did not happen."""

from __future__ import annotations

import asyncio

import pytest

from tintero.server import wire
from tintero.server.entries import Answered
from tintero.server.store import Store

from .seats import House, Person, asked, choose, house_on, play_on, played, until


def test_a_whole_game_loads_again_as_it_was_told(url: str) -> None:
    async def story(house: House) -> None:
        links = await house.make()
        people = await house.sit_down(links)
        assert await play_on(people, 3) > 20
        told = [one.view for one in people]
        assert told[0].outcome is not None
        async with house_on(url) as other:
            again = [await other.join(secret) for secret in links.seats]
            assert [one.view for one in again] == told
            assert [one.told[0].v for one in again if isinstance(one.told[0], wire.Hello)] == [people[0].v] * 2

    played(url, story)


def test_nothing_is_told_before_it_is_kept(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the disk is slow nobody hears of the choice, neither who chose nor who watches."""

    async def story(house: House) -> None:
        people = await house.sit_down(await house.make())
        append, begun, open_gate = house.lobby.store.append, asyncio.Event(), asyncio.Event()

        async def slow(table: str, number: int, entry: Answered) -> bool:
            begun.set()
            await open_gate.wait()
            return await append(table, number, entry)

        monkeypatch.setattr(house.lobby.store, "append", slow)
        one = asked(people)
        assert one is not None
        choosing = asyncio.create_task(choose(one, 0))
        await begun.wait()
        house.lobby.tell_around(one.table)  # somebody comes or goes meanwhile
        assert [other.hear() for other in people] == [[], []]
        open_gate.set()
        assert isinstance(await choosing, wire.Ack)
        assert all(any(isinstance(f, wire.Ev) for f in other.told + other.hear()) for other in people)

    played(url, story)


def test_a_choice_that_could_not_be_kept_did_not_happen(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        people = await house.sit_down(await house.make())
        one = asked(people)
        assert one is not None
        before = one.view

        async def broken(table: str, number: int, entry: Answered) -> bool:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(house.lobby.store, "append", broken)
            answer = await choose(one, 0)
        assert isinstance(answer, wire.Err)
        assert answer.code == "not_done"
        assert answer.words
        fresh = await one.say(wire.Speak(lang="en"))
        assert next(f.view for f in fresh if isinstance(f, wire.Hello)) == before
        assert isinstance(await choose(one, 0), wire.Ack)
        assert one.v == 1

    played(url, story)


def test_whoever_goes_away_while_it_is_kept_has_chosen_all_the_same(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        people = await house.sit_down(await house.make())
        one = asked(people)
        assert one is not None
        other = people[2 - one.who.seat]
        append, begun, open_gate = house.lobby.store.append, asyncio.Event(), asyncio.Event()

        async def slow(table: str, number: int, entry: Answered) -> bool:
            begun.set()
            await open_gate.wait()
            return await append(table, number, entry)

        monkeypatch.setattr(house.lobby.store, "append", slow)
        choosing = asyncio.create_task(choose(one, 0))
        await begun.wait()
        choosing.cancel()
        await asyncio.gather(choosing, return_exceptions=True)
        open_gate.set()
        await until(lambda: any(isinstance(f, wire.Ev) for f in other.hear()))
        assert other.v == 1

    played(url, story)


def test_of_two_processes_that_race_one_is_kept_and_the_other_hears_why(url: str) -> None:
    """Two servers on one database: neither knows of the other's choice before it tries to keep its own."""

    async def story(house: House) -> None:
        links = await house.make()
        async with house_on(url) as other:
            here, there = await house.sit_down(links), await other.sit_down(links)
            first, second = asked(here), asked(there)
            assert first is not None
            assert second is not None
            answers = await asyncio.gather(choose(first, 0, "a"), choose(second, 0, "b"))
            (err,) = [a for a in answers if isinstance(a, wire.Err)]
            (ack,) = [a for a in answers if isinstance(a, wire.Ack)]
            assert err.code == "stale"
            assert err.view is not None
            assert err.v == ack.v == 1
            assert len(await house.lobby.store.entries(links.table)) == 1
            for table in (house, other):
                await table.lobby.heard_of(links.table)
            assert [p.view for p in _listened(here)] == [p.view for p in _listened(there)]

    played(url, story)


def _listened(people: list[Person]) -> list[Person]:
    for one in people:
        one.hear()
    return people


def test_what_another_process_keeps_arrives_here(url: str) -> None:
    async def story(house: House) -> None:
        links = await house.make()
        async with house_on(url) as other:
            here, there = await house.sit_down(links), await other.sit_down(links)
            await play_on(there, 5, most=12)
            await house.lobby.heard_of(links.table)
            assert [p.view for p in _listened(here)] == [p.view for p in _listened(there)]
            assert {p.v for p in here} == {12}

    played(url, story)


@pytest.mark.parametrize("again", ["same connection", "new connection", "another server"])
def test_what_is_said_twice_is_done_once(url: str, again: str) -> None:
    async def story(house: House) -> None:
        links = await house.make()
        people = await house.sit_down(links)
        one = asked(people)
        assert one is not None
        frame = wire.Choose(id="mine", v=one.v, option=0)
        assert await one.answered(frame) == wire.Ack(id="mine", v=1)
        if again == "same connection":
            assert await one.answered(frame) == wire.Ack(id="mine", v=1)
        elif again == "new connection":
            one.leave()
            back = await house.join(links.seats[one.who.seat - 1], v=0)
            assert await back.answered(frame) == wire.Ack(id="mine", v=1)
        else:
            async with house_on(url) as other:
                back = await other.join(links.seats[one.who.seat - 1], v=0)
                assert await back.answered(frame) == wire.Ack(id="mine", v=1)
        assert len(await house.lobby.store.entries(links.table)) == 1
        other_id = await one.answered(wire.Choose(id="another", v=0, option=0)) if again == "same connection" else None
        assert other_id is None or (isinstance(other_id, wire.Err) and other_id.code == "stale")

    played(url, story)


def test_choices_of_many_tables_are_kept_together_and_each_under_its_number(url: str) -> None:
    async def story(house: House) -> None:
        tables = [await house.make(seed=n) for n in range(6)]
        seated = [await house.sit_down(links) for links in tables]
        await asyncio.gather(*(play_on(people, n, most=15) for n, people in enumerate(seated)))
        for links in tables:
            assert len(await house.lobby.store.entries(links.table)) == 15

    played(url, story)


def test_a_number_is_given_once(url: str) -> None:
    async def story(house: House) -> None:
        links = await house.make()
        entry = Answered(player=1, key=(0, 0, 0, 0))
        store: Store = house.lobby.store
        kept = await asyncio.gather(*(store.append(links.table, 0, entry) for _ in range(5)))
        assert sorted(kept) == [False, False, False, False, True]

    played(url, story)
