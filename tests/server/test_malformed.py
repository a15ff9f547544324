"""Whatever comes in is answered with one sentence, and changes nothing."""

from __future__ import annotations

import json
import logging

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tintero.server import wire

from .malformed import KINDS, say_badly, storm
from .seats import House, asked, choose, play_on, played


def test_two_thousand_bad_frames_change_nothing(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story(house: House) -> None:
        heard = await storm(house, 1_000, 5)
        assert heard["no_frame"] > 200
        assert {"stale", "watching", "no_offer", "no_card_there", "no_chat", "Hello"} <= heard.keys()

    with caplog.at_level(logging.WARNING):
        played(url, story)
    assert caplog.records == []


@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    st.lists(
        st.one_of(
            st.binary(max_size=60),
            st.text(max_size=60),
            st.recursive(st.none() | st.integers() | st.text(max_size=8), st.lists, max_leaves=6).map(json.dumps),
            st.fixed_dictionaries({"t": st.sampled_from([k for k in KINDS if k != "concede"])}, optional={
                "id": st.text(max_size=50), "v": st.integers(), "option": st.integers(), "yes": st.booleans(),
                "offer": st.text(max_size=5), "player": st.integers(-1, 6), "what": st.text(max_size=4),
                "text": st.text(max_size=320), "lang": st.sampled_from(["en", "es", "de"]), "card": st.text(max_size=5),
                "secret": st.text(max_size=70), "first": st.none() | st.booleans(),
            }).map(json.dumps),
        ),
        max_size=20,
    )
)  # fmt: skip
def test_no_frame_that_hypothesis_thinks_of_changes_anything(sqlite: object, frames: list[str | bytes]) -> None:
    async def story(house: House) -> None:
        people = await house.sit_down(await house.make())
        one = asked(people)
        assert one is not None
        waiting = people[2 - one.who.seat]
        for text in frames:
            await say_badly(waiting, text)

    from tintero.server.serving import url_of

    played(url_of(str(sqlite)), story)


def test_an_illegal_choice_is_answered_with_its_rule_its_words_and_the_table(url: str) -> None:
    async def story(house: House) -> None:
        links = await house.make()
        people = await house.sit_down(links)
        await play_on(people, 2, most=6)
        one = asked(people)
        assert one is not None
        view = one.view
        for _ in range(2):
            no_such = await choose(one, 99_999)
            assert isinstance(no_such, wire.Err)
            assert (no_such.code, no_such.rule) == ("no_such_option", "1.7.6")
            assert "1.7.6" in no_such.words
            assert no_such.view == view
            assert no_such.v == one.v
        other = people[2 - one.who.seat]
        not_mine = await other.answered(wire.Choose(id="n", v=other.v, option=0))
        assert isinstance(not_mine, wire.Err)
        assert not_mine.code == "not_asked"
        assert not_mine.view == other.view
        stale = await one.answered(wire.Choose(id="s", v=one.v - 1, option=0))
        assert isinstance(stale, wire.Err)
        assert stale.code == "stale"
        assert stale.view == view
        assert stale.v == one.v == 6
        await one.say(wire.Speak(lang="es"))
        spanish = await one.answered(wire.Choose(id="s", v=one.v - 1, option=0))
        assert isinstance(spanish, wire.Err)
        assert spanish.words.startswith("La partida ha avanzado")
        assert len(await house.lobby.store.entries(links.table)) == 6

    played(url, story)


def test_a_choice_after_the_end_is_refused_with_the_rule(url: str) -> None:
    async def story(house: House) -> None:
        people = await house.sit_down(await house.make())
        assert isinstance(await people[0].answered(wire.Concede(id="c")), wire.Ack)
        people[1].hear()
        late = await choose(people[1], 0)
        assert isinstance(late, wire.Err)
        assert (late.code, late.rule) == ("game_over", "2.3.3")
        assert late.view is not None
        assert late.view.outcome is not None

    played(url, story)


def test_somebody_who_reads_slowly_gets_everything_anew_and_keeps_nobody_waiting(url: str) -> None:
    async def story(house: House) -> None:
        links = await house.make()
        people = await house.sit_down(links)
        slow = await house.join(links.watch)
        await play_on(people, 4, most=40)  # it does not read
        assert slow.who.behind
        first = slow.hear()
        assert len(first) <= 16
        await house.lobby.refresh(slow.table, slow.who)
        (hello,) = slow.hear()
        assert isinstance(hello, wire.Hello)
        assert hello.v == people[0].v == 40
        assert not slow.who.behind

    played(url, story)


@pytest.mark.parametrize("v", [-1, 0, 7, 39, 40, 41, 2**31])
def test_whoever_joins_again_gets_the_gap_or_everything(url: str, v: int) -> None:
    async def story(house: House) -> None:
        links = await house.make()
        people = await house.sit_down(links)
        lines = {0: 0}
        for n in range(40):
            await play_on(people, n, most=1)
            door = house.lobby.herald.door(people[0].table, 1, "en")
            lines[n + 1] = len(door.lines())
        back = await house.join(links.seats[0], v=v)
        first = back.told[0]
        if 0 <= v <= 40:
            assert isinstance(first, wire.Ev)
            assert (first.since, first.v) == (v, 40)
            assert len(first.lines) == lines[40] - lines[v] or v == 0
        else:
            assert isinstance(first, wire.Hello)
            assert first.v == 40
            assert len(first.lines) == lines[40]
        assert back.view == people[0].view

    played(url, story)
