"""One door: what a seat or a watcher is told comes from what it may know, and from nothing else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tintero.server
from tintero.lab.redeal import PLANS
from tintero.server import wire
from tintero.server.one_door import OneDoor

from .redealt import Tally, check_game
from .seats import House, asked, choose, play_on, played

SERVER = sorted(Path(tintero.server.__file__).parent.rglob("*.py"))
OF_THE_RULES = {"tintero.rules.event", "tintero.rules.settings"}  # values: who watches, the numbers of a format


def test_dealing_hidden_cards_anew_changes_no_byte() -> None:
    tally = Tally()
    for seed in range(1, 1 + len(PLANS)):
        check_game(seed, PLANS[seed % len(PLANS)], 60, tally)
    assert tally.frames > 100
    assert tally.dealt > 1_000, "hardly a card became another one: these games prove nothing"
    assert tally.reasons > 100


def test_a_door_that_shows_more_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check above can fail: here a view tells the top card of a deck."""
    side = OneDoor.side

    def too_much(self: OneDoor, s: object) -> wire.Side:
        made = side(self, s)
        top = self.game.rules.state.players[made.player - 1].deck[-1:]
        return wire.Side(**{f: getattr(made, f) for f in made.__struct_fields__ if f != "name"}, name=str(
            [self.game.rules.state.face_of(c).full_name for c in top]))  # fmt: skip

    monkeypatch.setattr(OneDoor, "side", too_much)
    with pytest.raises(AssertionError, match="changed"):
        check_game(1, PLANS[1], 3, Tally())


@pytest.mark.parametrize("file", SERVER, ids=lambda f: f.name)
def test_nothing_in_the_server_reaches_behind_the_front_door(file: Path) -> None:
    """A game's `rules` and their `state` are not for the server (`app.state` is FastAPI's own)."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute):
            if node.attr == "rules":
                assert not ast.unparse(node.value).endswith(("game", "session")), f"line {node.lineno}"
            if node.attr == "state":
                assert not ast.unparse(node.value).endswith(("game", "rules")), f"line {node.lineno}"
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tintero.rules"):
            assert node.module in OF_THE_RULES, f"line {node.lineno}: {node.module}"
        if isinstance(node, ast.Import):
            assert not any(name.name.startswith("tintero.rules") for name in node.names)


def test_only_the_door_makes_views_and_lines() -> None:
    """Views, lines and reasons are made in one module; frames around them carry numbers and names of people only."""
    parts = {"View", "Side", "InPlay", "CardHere", "Line", "Option", "Question", "Reason", "Face", "Waiting", "Lasting"}
    for file in SERVER:
        if file.name not in ("wire.py", "one_door.py"):
            made = {
                node.func.attr
                for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
                and ast.unparse(node.func.value) == "wire"
            }  # fmt: skip
            assert not made & parts, file.name


def test_somebody_who_watches_sees_nobodys_hand(url: str) -> None:
    async def story(house: House) -> None:
        links = await house.make()
        people = await house.sit_down(links)
        watcher = await house.join(links.watch)
        seen = 0
        for n in range(40):
            if await play_on(people, n, most=1) == 0:
                break
            watcher.hear()
            view = watcher.view
            assert view.viewer == 0
            assert view.question is None or view.question.options == ()
            hands = [one.view.sides[one.who.seat - 1].hand_seen for one in people]
            known = {card.id for side in view.sides for card in side.hand_seen}
            assert len(known) <= sum(side.hand for side in view.sides)
            for hand in hands:
                seen += len(hand)
                assert not {card.id for card in hand} & known, "names of one seat mean nothing to another"
            public = {c.face for s in view.sides for c in (*s.discard, *s.hand_seen)}
            in_play = [p for s in view.sides for p in s.play]
            public |= {p.face for p in in_play} | {u.face for p in in_play for u in p.under if u is not None}
            told = {f.name for frame in watcher.told if isinstance(frame, wire.Hello | wire.Ev) for f in frame.faces}
            assert public <= told
        assert seen > 100
        assert not [f for f in watcher.told if isinstance(f, wire.Err)]

    played(url, story)


def test_somebody_who_watches_cannot_do_anything(url: str) -> None:
    async def story(house: House) -> None:
        links = await house.make(chat=True)
        people = await house.sit_down(links)
        watcher = await house.join(links.watch, "es")
        one = asked(people)
        assert one is not None
        for frame in (
            wire.Choose(id="x", v=0, option=0), wire.Undo(id="x", v=0), wire.Concede(id="x"), wire.Rematch(id="x"),
            wire.NextGame(id="x"), wire.Claim(id="x", player=1, what="win"), wire.Pause(id="x"),
            wire.Reply(id="x", offer="y", yes=True), wire.Chat(id="x", text="hola"),
        ):  # fmt: skip
            answer = await watcher.answered(frame)
            assert isinstance(answer, wire.Err)
            assert answer.code == "watching"
            assert "espectador" in answer.words
        assert isinstance(await watcher.answered(wire.Why(id="w", card=one.view.sides[0].name)), wire.Err)
        assert one.table.room.v == 0
        assert isinstance(await choose(one, 0), wire.Ack)

    played(url, story)


def test_whoever_is_not_asked_hears_why_with_a_rule(url: str) -> None:
    async def story(house: House) -> None:
        people = await house.sit_down(await house.make())
        await play_on(people, 1, most=12)
        one = asked(people)
        assert one is not None
        other = people[2 - one.who.seat]
        for person in people:
            card = person.view.sides[person.who.seat - 1].hand_seen[0]
            told = await person.answered(wire.Why(id="w", card=card.id))
            assert isinstance(told, wire.WhyTold)
            assert told.answers
            assert all(a.possible or (a.reason and a.rule) for a in told.answers)
            if person is other:
                assert not any(a.possible for a in told.answers)

    played(url, story)


def test_a_card_is_named_differently_to_each_seat(url: str) -> None:
    async def story(house: House) -> None:
        links = await house.make()
        people = await house.sit_down(links)
        await play_on(people, 1, most=30)
        watcher = await house.join(links.watch)
        ids = [{p.id for s in one.view.sides for p in s.play} for one in (*people, watcher)]
        assert all(ids)
        assert not ids[0] & ids[1]
        assert not ids[0] & ids[2]

    played(url, story)
