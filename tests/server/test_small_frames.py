"""What a move costs on the wire, and that whoever hears only what has changed sees what everybody else sees."""

from __future__ import annotations

from pathlib import Path

import pytest

from tintero.server import wire
from tintero.server.changes import WrongView, changed, merged
from tintero.server.connection import MOST_WAITING

from .seats import House, choose, play_on, played
from .sizes import measure

MOVE = 3_000  # bytes


def test_the_frames_of_whole_games_are_small_and_make_the_views_of_the_door(tmp_path: Path) -> None:
    sizes = measure(str(tmp_path / "tables.sqlite"), 4)
    assert len(sizes.bytes) > 500
    assert sizes.wrong == 0
    assert sizes.at(0.95) <= MOVE, sizes


@pytest.mark.parametrize(
    ("whole", "part"),
    [(wire.View, wire.ViewChanged), (wire.Side, wire.SideChanged), (wire.Question, wire.QuestionChanged)],
)
def test_whatever_a_view_has_can_change(whole: type[wire.Part], part: type[wire.Part]) -> None:
    assert whole.__struct_fields__ == part.__struct_fields__


def test_whoever_comes_back_is_told_everything_that_they_see(url: str) -> None:
    """Nobody knows what they have kept: it is right on whatever view it is put."""

    async def story(house: House) -> None:
        links = await house.make()
        people = await house.sit_down(links)
        await play_on(people, 1, most=20)
        before, v = people[0].view, people[0].v
        await play_on(people, 2, most=5)
        back = await house.join(links.seats[0], v=v)
        (told,) = [frame for frame in back.told if isinstance(frame, wire.Ev)]
        assert told.since == v
        for known in (None, before, people[1].view):
            assert merged(known, told.changed) == people[0].view
        await play_on([back, people[1]], 3, most=5)
        assert back.view == house.lobby.herald.door(back.table, 1, "en").view

    played(url, story)


def test_whoever_missed_frames_is_told_of_no_change_before_everything(url: str) -> None:
    async def story(house: House) -> None:
        people = await house.sit_down(await house.make(chat=True))
        await play_on(people, 1, most=10)
        slow = people[1]
        talker = people[0]
        for n in range(MOST_WAITING + 1):
            await talker.answered(wire.Chat(id=f"t{n}", text="hello"))
        assert slow.who.behind
        one = next(p for p in people if p.who.seat == p.table.room.session.asked)
        if one is not slow:
            await choose(one, 0)
        slow.hear()
        await house.lobby.refresh(slow.table, slow.who)
        new = slow.hear()
        assert isinstance(next(frame for frame in new if isinstance(frame, wire.Hello | wire.Ev)), wire.Hello)
        await play_on(people, 2, most=10)
        assert slow.view == house.lobby.herald.door(slow.table, 2, "en").view

    played(url, story)


def test_changes_of_another_view_are_refused(url: str) -> None:
    async def story(house: House) -> None:
        people = await house.sit_down(await house.make())
        await play_on(people, 1, most=30)
        before = [one.view for one in people]
        await play_on(people, 2, most=1)
        tried = 0
        for n, one in enumerate(people):
            told = changed(before[n], one.view)
            assert merged(before[n], told) == one.view
            with pytest.raises(WrongView):  # nothing is known
                merged(None, told)
            if any(isinstance(card, str) for side in told.sides for card in _told_cards(side)):
                tried += 1
                with pytest.raises(WrongView):  # what the other one sees has other names
                    merged(before[1 - n], told)
        assert tried

    played(url, story)


def _told_cards(side: wire.SideChanged) -> list[object]:
    return [c for cards in (side.hand_seen, side.discard, side.play) if isinstance(cards, tuple) for c in cards]
