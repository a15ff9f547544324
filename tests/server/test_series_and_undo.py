"""Taking back by the four nevers or by consent, the next game of a series, and playing again."""

from __future__ import annotations

import random

import pytest

from tests.reading import shared_house
from tintero.abilities.words import EventKind
from tintero.server import wire
from tintero.server.new_table import beginning_of
from tintero.server.room import Room
from tintero.server.store import KeptTable
from tintero.table.mistakes import UndoRefused

from .seats import House, Person, asked, choose, new_table, play_on, played
from .undoing import Tally, random_undos

LEARNT = (EventKind.DREW, EventKind.SHUFFLED, EventKind.LOOKED)


def test_taking_back_leads_exactly_to_where_the_game_was() -> None:
    tally = Tally()
    random_undos(3, 200, tally)
    assert tally.undone >= 100
    assert tally.refused > 20


async def until_ink(people: list[Person], seed: int) -> Person:
    """Play until somebody has a turn and can ink; whoever that is."""
    for n in range(200):
        one = asked(people)
        assert one is not None
        for other in people:
            other.hear()
        question = one.view.question
        assert question is not None
        if any(o.verb == "ink" for o in question.options):
            return one
        await play_on(people, seed + n, most=1)
    raise AssertionError("nobody could ink")


def number_of(person: Person, verb: str) -> int:
    question = person.view.question
    assert question is not None
    return next(n for n, o in enumerate(question.options) if o.verb == verb)


def test_a_misclick_is_taken_back_at_once(url: str) -> None:
    async def story(house: House) -> None:
        links = await house.make()
        people = await house.sit_down(links)
        one = await until_ink(people, 1)
        before = [p.view for p in people]
        await choose(one, number_of(one, "ink"))
        assert isinstance(await one.answered(wire.Undo(id="u", v=one.v)), wire.Ack)
        for p in people:
            p.hear()
        assert [p.view for p in people] == before
        hello = next(f for f in reversed(people[0].told) if isinstance(f, wire.Hello | wire.Ev))
        assert isinstance(hello, wire.Hello), "the story begins anew for everybody"
        again = await house.join(links.seats[0])
        assert again.view == people[0].view
        await play_on([again, people[1]] if again.who.seat == 1 else people, 9, most=20)

    played(url, story)


def test_what_needs_consent_is_asked_for_and_done_when_all_agree(url: str) -> None:
    async def story(house: House) -> None:
        people = await house.sit_down(await house.make())
        one = await until_ink(people, 2)
        other = people[2 - one.who.seat]
        await choose(one, number_of(one, "end"))  # the opponent draws
        other.hear()
        mine = [p.view for p in people]
        v = one.v
        assert isinstance(await one.answered(wire.Undo(id="please", v=one.v)), wire.Ack)
        assert one.v == v
        other.hear()
        (offer,) = other.around.offers
        assert offer == wire.Offer(id="please", what="undo", player=one.who.seat, waiting=(other.who.seat,))
        assert isinstance(await other.answered(wire.Reply(id="no", offer="please", yes=False)), wire.Ack)
        one.hear()
        assert one.around.offers == ()
        assert [p.view for p in people] == mine
        await one.answered(wire.Undo(id="please again", v=one.v))
        other.hear()
        assert isinstance(await other.answered(wire.Reply(id="yes", offer="please again", yes=True)), wire.Ack)
        assert asked(people) is one
        late = await other.answered(wire.Reply(id="yes2", offer="please again", yes=True))
        assert isinstance(late, wire.Err)
        assert late.code == "no_offer"

    played(url, story)


def test_consent_that_comes_after_the_next_choice_is_too_late(url: str) -> None:
    async def story(house: House) -> None:
        people = await house.sit_down(await house.make())
        one = await until_ink(people, 2)
        other = people[2 - one.who.seat]
        await choose(one, number_of(one, "end"))
        await one.answered(wire.Undo(id="please", v=one.v))
        other.hear()
        await choose(other, 0)
        v = other.v
        late = await other.answered(wire.Reply(id="yes", offer="please", yes=True))
        assert isinstance(late, wire.Err)
        assert late.code == "no_offer"
        assert other.v == v

    played(url, story)


def test_nobody_takes_back_the_choice_of_another(url: str) -> None:
    async def story(house: House) -> None:
        people = await house.sit_down(await house.make())
        one = await until_ink(people, 1)
        other = people[2 - one.who.seat]
        await choose(one, number_of(one, "ink"))
        other.hear()
        v = other.v
        await other.answered(wire.Undo(id="mine?", v=other.v))
        assert other.v == v, "at most it is asked for"
        stale = await one.answered(wire.Undo(id="old", v=one.v - 1))
        assert isinstance(stale, wire.Err)
        assert stale.code == "stale"
        assert stale.view is not None

    played(url, story)


def test_nothing_is_taken_back_without_consent_after_somebody_learnt_something() -> None:
    """Every free undo of random games: since the choice nobody else answered, drew, looked or shuffled."""
    tried = free = 0
    for seed in range(3):
        beginning = beginning_of(new_table(seed=seed), shared_house(), "en")
        room = Room(KeptTable("t", beginning, b"s" * 32, 0.0), shared_house())
        rng = random.Random(seed)
        while room.session.asked is not None and room.v < 80:
            player, game = room.session.asked, room.session.game
            before, choices = game.happened, len(game.choices)
            room.session.act(game.key_of(rng.randrange(game.offered)))
            room.v += 1
            if game.over:
                break
            since = game.rules.events[before:]
            learnt = [e for e in since if e.kind in LEARNT]
            shown = [e for e in since if e.kind == EventKind.REVEALED and not e.known_to(player - 1)]
            tried += 1
            for who in (1, 2):
                copy = room.session.game
                try:
                    room.session.undo(who)
                except UndoRefused:
                    continue
                assert who == player, "somebody took back what another had chosen"
                assert not learnt
                assert not shown
                assert len(room.session.game.choices) == choices
                free += 1
                room.session.game = copy  # go on as if it had stayed
                break
    assert tried > 100
    assert free > 10


def test_the_loser_says_who_starts_the_next_game(url: str) -> None:
    async def story(house: House) -> None:
        people = await house.sit_down(await house.make(best_of=3))
        early = await people[0].answered(wire.NextGame(id="n0"))
        assert isinstance(early, wire.Err)
        assert early.code == "no_next_game"
        await play_on(people, 1, most=6)
        assert isinstance(await people[0].answered(wire.Concede(id="c")), wire.Ack)
        people[1].hear()
        around = people[1].around
        assert around.seats[1].wins == 1
        assert around.starter_asked == 1
        assert not around.series_over
        theirs = await people[1].answered(wire.NextGame(id="n1", first=True))
        assert isinstance(theirs, wire.Err)
        assert (theirs.code, theirs.rule) == ("start_is_theirs", "2.1.3.2")
        open_ = await people[0].answered(wire.NextGame(id="n2"))
        assert isinstance(open_, wire.Err)
        assert open_.code == "say_who_starts"
        assert isinstance(await people[0].answered(wire.NextGame(id="n3", first=False)), wire.Ack)
        people[1].hear()
        assert people[0].view.first == 2
        assert people[0].around.game == 2
        assert people[0].view.outcome is None
        await play_on(people, 2, most=4)
        await people[0].answered(wire.Concede(id="c2"))  # an id that a choice had, too
        people[1].hear()
        assert people[1].around.series_over
        assert people[1].around.seats[1].wins == 2

    played(url, story)


def test_a_series_is_the_same_after_a_restart_and_cards_have_new_names_in_each_game(url: str) -> None:
    async def story(house: House) -> None:
        links = await house.make(best_of=3)
        people = await house.sit_down(links)
        names = {c.id for c in people[0].view.sides[0].hand_seen}
        await people[0].answered(wire.Concede(id="c"))
        await people[0].answered(wire.NextGame(id="n", first=True))
        await play_on(people, 2, most=8)
        assert not names & {c.id for c in people[0].view.sides[0].hand_seen}
        del house.lobby.tables[links.table]
        again = [await house.join(secret) for secret in links.seats]
        assert [p.view for p in again] == [p.view for p in people]
        assert again[0].around.game == 2

    played(url, story)


def test_both_have_to_want_a_rematch(url: str) -> None:
    async def story(house: House) -> None:
        people = await house.sit_down(await house.make())
        early = await people[0].answered(wire.Rematch(id="r0"))
        assert isinstance(early, wire.Err)
        assert early.code == "not_over"
        await people[0].answered(wire.Concede(id="c"))
        assert isinstance(await people[0].answered(wire.Rematch(id="r1")), wire.Ack)
        people[1].hear()
        assert people[1].view.outcome is not None
        assert people[1].around.offers[0].what == "rematch"
        frame = wire.Rematch(id="r2")
        first = await people[1].answered(frame)
        assert isinstance(first, wire.Ack)
        assert people[1].view.outcome is None
        assert await people[1].answered(frame) == first, "said again it begins nothing again"
        assert people[1].around.offers == ()
        people[0].hear()
        await play_on(people, 3, most=10)

    played(url, story)


def test_against_a_bot_a_rematch_begins_at_once(url: str) -> None:
    async def story(house: House) -> None:
        links = await house.make("human", "random")
        person = await house.join(links.seats[0])
        await person.answered(wire.Concede(id="c"))
        assert isinstance(await person.answered(wire.Rematch(id="r")), wire.Ack)
        assert person.view.outcome is None

    played(url, story)


@pytest.mark.parametrize(("players", "teams"), [(3, False), (4, False), (4, True)])
def test_tables_of_three_and_four_are_played_and_loaded(url: str, players: int, teams: bool) -> None:
    async def story(house: House) -> None:
        links = await house.make(*["human"] * players, teams=teams)
        people = await house.sit_down(links)
        await play_on(people, 3, most=25)
        await people[0].answered(wire.Concede(id="c"))
        for p in people:
            p.hear()
        if not teams:
            assert people[1].view.outcome is None, "the others play on"
            await play_on(people, 4, most=10)
        del house.lobby.tables[links.table]
        again = [await house.join(secret) for secret in links.seats]
        assert [p.view for p in again] == [p.view for p in people]

    played(url, story)


def test_chat_reaches_everybody_where_there_is_one(url: str) -> None:
    async def story(house: House) -> None:
        links = await house.make(chat=True)
        people = await house.sit_down(links)
        watcher = await house.join(links.watch)
        assert isinstance(await people[0].answered(wire.Chat(id="x", text="<b>hi</b>")), wire.Ack)
        for p in (people[1], watcher):
            assert wire.ChatTold(player=1, text="<b>hi</b>") in p.hear()

    played(url, story)


def test_in_hot_seat_nobody_has_to_agree(url: str) -> None:
    async def story(house: House) -> None:
        people = await house.sit_down(await house.make(hot_seat=True))
        one = await until_ink(people, 2)
        await choose(one, number_of(one, "end"))
        assert isinstance(await one.answered(wire.Undo(id="u", v=one.v)), wire.Ack)
        assert asked(people) is one

    played(url, story)
