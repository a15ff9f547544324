"""Who is here, who is gone and may be claimed, clocks that run out: with a clock that goes when the test says so."""

from __future__ import annotations

import asyncio
from typing import Literal

import pytest

from tintero.server import wire
from tintero.server.around import Around
from tintero.table import saves
from tintero.table.resumed import from_json

from ..reading import shared_house
from .seats import House, Person, Time, asked, choose, house_on, play_on, played, until


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time of who is gone."""
    clock = Time()
    init = Around.__init__

    def with_clock(self: Around, room: object) -> None:
        init(self, room, clock)

    monkeypatch.setattr(Around, "__init__", with_clock)
    return clock


def claim(what: Literal["win", "draw", "bot"], player: int = 2) -> wire.Claim:
    return wire.Claim(id=f"claim {what}", player=player, what=what)


@pytest.mark.parametrize(("seconds", "clock"), [(120.0, None), (30.0, {"seconds": 600})])
def test_whoever_is_gone_may_be_claimed_after_so_many_seconds(
    url: str, time: Time, seconds: float, clock: dict[str, int] | None
) -> None:
    async def story(house: House) -> None:
        people = await house.sit_down(await house.make(clock=clock))
        stays, goes = people
        early = await stays.answered(claim("win"))
        assert isinstance(early, wire.Err)
        assert early.code == "not_gone"
        goes.leave()
        stays.hear()
        assert stays.around.seats[1].here is False
        assert stays.around.seats[1].gone_in == seconds
        time.now += seconds - 1
        assert isinstance(await stays.answered(claim("win")), wire.Err)
        time.now += 1
        answer = await stays.answered(wire.Claim(id="again", player=2, what="win"))
        assert isinstance(answer, wire.Ack)
        assert stays.view.outcome is not None
        assert stays.view.outcome.winners == (1,)

    played(url, story)


def test_whoever_comes_back_cannot_be_claimed(url: str, time: Time) -> None:
    async def story(house: House) -> None:
        links = await house.make()
        stays, goes = await house.sit_down(links)
        goes.leave()
        time.now += 500
        await house.join(links.seats[1])
        stays.hear()
        assert stays.around.seats[1].here
        assert stays.around.seats[1].gone_in is None
        late = await stays.answered(claim("win"))
        assert isinstance(late, wire.Err)
        assert late.code == "not_gone"

    played(url, story)


def test_a_second_window_that_closes_is_nobody_gone(url: str, time: Time) -> None:
    async def story(house: House) -> None:
        links = await house.make()
        stays, goes = await house.sit_down(links)
        second = await house.join(links.seats[1])
        second.leave()
        time.now += 500
        stays.hear()
        assert stays.around.seats[1].here
        assert isinstance(await stays.answered(claim("win")), wire.Err)
        assert goes.who in stays.table.around.people

    played(url, story)


def test_a_game_that_the_other_left_can_be_called_a_draw(url: str, time: Time) -> None:
    async def story(house: House) -> None:
        links = await house.make()
        people = await house.sit_down(links)
        stays, goes = people
        await play_on(people, 3, most=8)
        early = await stays.answered(claim("draw"))
        assert isinstance(early, wire.Err)
        assert early.code == "not_gone"
        goes.leave()
        time.now += 120
        done = await stays.answered(wire.Claim(id="again", player=2, what="draw"))
        assert isinstance(done, wire.Ack)
        assert stays.view.outcome is not None
        assert (stays.view.outcome.winners, stays.view.outcome.reason) == ((), "agreed")
        assert stays.view.question is None
        assert stays.around.series_over
        assert [seat.wins for seat in stays.around.seats] == [0, 0]
        assert await stays.answered(wire.Claim(id="again", player=2, what="draw")) == done, "said twice, done once"
        (game,) = stays.table.room.open_games  # as a file it ends in the same way
        again = from_json(saves.encoded(game).decode(), shared_house())
        assert again.outcome is not None
        assert (again.outcome.winners, again.outcome.reason) == ((), "agreed")

    played(url, story)


def test_a_draw_needs_everybody_else_to_be_gone(url: str, time: Time) -> None:
    async def story(house: House) -> None:
        people = await house.sit_down(await house.make("human", "human", "human"))
        stays, goes, too = people
        goes.leave()
        time.now += 120
        answer = await stays.answered(claim("draw"))
        assert isinstance(answer, wire.Err)
        assert answer.code == "not_all_gone"
        too.leave()
        time.now += 120
        assert isinstance(await stays.answered(wire.Claim(id="now", player=2, what="draw")), wire.Ack)

    played(url, story)


def test_a_bot_takes_the_seat_of_whoever_is_gone_and_plays(url: str, time: Time) -> None:
    async def story(house: House) -> None:
        people = await house.sit_down(await house.make())
        stays, goes = people
        await play_on(people, 3, most=4)
        goes.leave()
        time.now += 500
        assert isinstance(await stays.answered(claim("bot")), wire.Ack)
        assert stays.around.seats[1].who == "greedy"
        assert stays.around.seats[1].here
        assert stays.around.seats[1].gone_in is None
        session = stays.table.room.session
        await until(lambda: session.asked in (1, None), "the bot did not answer")
        assert session.asked == 1
        assert isinstance(await stays.answered(wire.Claim(id="c2", player=2, what="win")), wire.Err)

    played(url, story)


def test_after_a_restart_whoever_does_not_come_back_counts_as_gone_from_then_on(url: str, time: Time) -> None:
    async def story(house: House) -> None:
        links = await house.make()
        people = await house.sit_down(links)
        await play_on(people, 3, most=4)
        async with house_on(url) as again:  # another server: it knows only what was kept
            stays = await again.join(links.seats[0])
            assert stays.around.seats[1].gone_in == 120.0
            time.now += 119
            assert isinstance(await stays.answered(claim("win")), wire.Err)
            time.now += 1
            assert isinstance(await stays.answered(wire.Claim(id="c2", player=2, what="win")), wire.Ack)

    played(url, story)


def test_whoever_has_never_come_cannot_be_claimed(url: str, time: Time) -> None:
    async def story(house: House) -> None:
        links = await house.make()
        alone = await house.join(links.seats[0])
        time.now += 10_000
        assert alone.around.seats[1].gone_in is None
        assert isinstance(await alone.answered(claim("win")), wire.Err)

    played(url, story)


def test_a_bot_a_seat_that_is_not_there_and_oneself_cannot_be_claimed(url: str, time: Time) -> None:
    async def story(house: House) -> None:
        links = await house.make("human", "random")
        alone = await house.join(links.seats[0])
        for player in (1, 2, 3):
            answer = await alone.answered(wire.Claim(id=f"c{player}", player=player, what="win"))
            assert isinstance(answer, wire.Err)
            assert answer.code == "nobody_to_claim"

    played(url, story)


def test_of_two_windows_of_one_seat_the_newest_plays(url: str) -> None:
    async def story(house: House) -> None:
        links = await house.make()
        people = await house.sit_down(links)
        old = asked(people)
        assert old is not None
        new = await house.join(links.seats[old.who.seat - 1], "es")
        old.hear()
        refused = await choose(old, 0)
        assert isinstance(refused, wire.Err)
        assert refused.code == "elsewhere"
        assert isinstance(await choose(new, 0), wire.Ack)
        old.hear()
        assert old.v == 1, "the older window goes on showing the game"
        new.leave()
        people[old.who.seat - 1] = old
        await play_on(people, 1, most=5)  # and plays again when the other is closed

    played(url, story)


# ---- clocks --------------------------------------------------------------------------------------------------------


def test_each_player_spends_their_own_time_and_gets_some_for_each_answer(url: str) -> None:
    time = Time()

    async def story(house: House) -> None:
        people = await house.sit_down(await house.make(clock={"seconds": 100, "more": 2}))
        one = asked(people)
        assert one is not None
        await choose(one, 0)
        await play_on(people, 3, most=3)
        one = asked(people)
        assert one is not None
        before = one.around.clock
        assert before is not None
        assert before.running == one.who.seat
        time.now += 10
        await choose(one, 0)
        clock = one.around.clock
        assert clock is not None
        seat = one.who.seat
        assert clock.left[seat - 1] == pytest.approx(before.left[seat - 1] - 10 + 2)
        assert clock.left[2 - seat] == before.left[2 - seat]

    played(url, story, time)


@pytest.mark.parametrize("when", ["while they think", "after a restart"])
def test_whoever_is_out_of_time_has_lost(url: str, when: str) -> None:
    time = Time()

    async def story(house: House) -> None:
        links = await house.make(clock={"seconds": 60})
        people = await house.sit_down(links)
        await play_on(people, 3, most=4)
        slow = people[0].table.room.session.asked
        assert slow is not None
        time.now += 61
        if when == "after a restart":
            async with house_on(url, time) as again:
                await _lost_on_time(await again.sit_down(links), slow)
        else:
            await choose(people[2 - slow], 0)  # anything: the table looks at its clock
            house.lobby.by_itself.go_on(people[0].table)
            await _lost_on_time(people, slow)

    played(url, story, time)


async def _lost_on_time(people: list[Person], slow: int) -> None:
    def is_over() -> bool:
        people[0].hear()
        return people[0].view.outcome is not None

    await until(is_over, "the time ran out, and nobody lost")
    outcome = people[0].view.outcome
    assert outcome is not None
    assert outcome.winners == (3 - slow,)


def test_a_table_that_is_put_away_leaves_no_clock_running(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time()
    monkeypatch.setattr("tintero.server.lobby.MOST_ROOMS", 1)

    async def story(house: House) -> None:
        links = await house.make(clock={"seconds": 60})
        people = await house.sit_down(links)
        await play_on(people, 3, most=4)
        first = people[0].table
        assert first.flag is not None
        for one in people:
            one.leave()
        await house.join((await house.make()).seats[0])
        assert links.table not in house.lobby.tables
        assert first.flag is None
        back = await house.join(links.seats[0])
        assert back.v == 4
        assert back.table is not first
        assert back.table.flag is not None

    played(url, story, time)


def test_friends_stop_the_clock_together(url: str) -> None:
    time = Time()

    async def story(house: House) -> None:
        people = await house.sit_down(await house.make(clock={"seconds": 100}))
        await play_on(people, 3, most=4)
        one, other = people
        assert isinstance(await one.answered(wire.Pause(id="p")), wire.Ack)
        other.hear()
        (offer,) = other.around.offers
        assert (offer.what, offer.player, offer.waiting) == ("pause", 1, (2,))
        assert isinstance(await other.answered(wire.Reply(id="yes", offer=offer.id, yes=True)), wire.Ack)
        stopped = other.around.clock
        assert stopped is not None
        assert stopped.paused
        time.now += 1_000
        await one.answered(wire.Pause(id="p2"))
        other.hear()
        await other.answered(wire.Pause(id="p3"))  # both want the same
        clock = other.around.clock
        assert clock is not None
        assert not clock.paused
        assert clock.left == stopped.left

    played(url, story, time)


# ---- bots that nobody looks at -------------------------------------------------------------------------------------


def test_bots_play_while_somebody_watches_and_rest_when_nobody_does(url: str) -> None:
    async def story(house: House) -> None:
        links = await house.make("random", "random", best_of=3)
        table = await house.lobby.open(links.table)
        house.lobby.by_itself.go_on(table)
        await asyncio.sleep(0.2)
        assert table.room.v == 0, "nobody looks, and still they play"
        watcher = await house.join(links.watch)

        def they_play() -> bool:
            watcher.hear()
            return table.room.v > 5

        await until(they_play)
        watcher.leave()
        await until(lambda: not table.thinking, "nobody looks any more, and still they think")
        v = table.room.v
        await asyncio.sleep(0.5)
        assert table.room.v == v
        assert not table.thinking
        await house.join(links.watch)
        await until(lambda: table.room.v > v, "somebody watches again, and they do not go on")

    played(url, story)


def test_a_bot_whose_process_dies_answers_all_the_same(url: str) -> None:
    import os
    import signal

    async def story(house: House) -> None:
        links = await house.make("human", "random")
        person = await house.join(links.seats[0])
        bots = house.lobby.bots
        killed = None
        for n in range(6_000):
            await asyncio.sleep(0.02)
            person.hear()
            session = person.table.room.session
            if session.asked == 1:
                await choose(person, 0)
            pids = bots.processes()
            if pids and n > 20 and killed is None:
                os.kill(pids[0], signal.SIGKILL)
                killed = person.table.room.v
            if killed is not None and person.table.room.v > killed + 6:
                break
        assert killed is not None
        assert person.table.room.v > killed + 6

    played(url, story)
