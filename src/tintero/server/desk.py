"""What somebody at a table says, frame by frame: each is answered with `ack` or with `err`, and never with silence."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import Final

from msgspec import structs

from tintero.table.mistakes import IllegalAction, UndoRefused
from tintero.words import say

from . import wire
from .around import Offered
from .connection import Connection
from .entries import (
    Answered,
    AnyEntry,
    BotSatDown,
    ClockPaused,
    Conceded,
    Drawn,
    PlayedAgain,
    TakenBack,
    WentOn,
)
from .lobby import Lobby
from .one_door import WATCHING
from .open_table import Open
from .refused import Refused
from .thinking import STAND_IN

Kinds = tuple[type[AnyEntry], ...]

AGREED: Final = (TakenBack, PlayedAgain, ClockPaused)  # what needs the others

_log = logging.getLogger(__name__)


class _Done(Exception):
    """What is asked for was done before; `v`: the version that the table had then."""

    def __init__(self, v: int) -> None:
        super().__init__()
        self.v = v


class Desk:
    """One connection's side of the conversation."""

    def __init__(self, lobby: Lobby, table: Open, who: Connection) -> None:
        self.lobby = lobby
        self.table = table
        self.who = who

    async def hear(self, frame: wire.FromOutside) -> None:
        """Do what the frame says, and answer it."""
        lang = self.who.lang
        try:
            await self._do(frame)
        except IllegalAction as refused:
            await self._refuse(frame, refused.reason, refused.rule, refused.message(lang))
        except UndoRefused as refused:
            await self._refuse(frame, f"undo_{refused.code}", "", refused.message(lang))
        except Refused as refused:
            await self._refuse(frame, refused.code, refused.rule, refused.message(lang))
        except Exception:  # the database cannot be reached, or a mistake of ours: the table is kept as it was
            _log.exception("table %s: %s was not done", self.table.room.id, type(frame).__name__)
            self.who.tell(wire.Err(code="not_done", words=say("server.not_done", lang), id=getattr(frame, "id", "")))

    async def _refuse(self, frame: wire.FromOutside, code: str, rule: str, words: str) -> None:
        """The answer to a choice that is not made carries the table as it is."""
        id = getattr(frame, "id", "")
        if not isinstance(frame, wire.Choose | wire.Undo):
            self.who.tell(wire.Err(code=code, words=words, id=id, rule=rule))
            return
        async with self.table.lock:
            await self.lobby.be_sure(self.table)
            door = self.lobby.herald.door(self.table, self.who.seat, self.who.lang)
            faces = self.who.fresh(door)
            v = self.table.room.v
            self.who.tell(wire.Err(code=code, words=words, id=id, rule=rule, v=v, view=door.view, faces=faces))

    async def _do(self, frame: wire.FromOutside) -> None:
        who = self.who
        match frame:
            case wire.Ping():
                who.tell(wire.Pong())
            case wire.Join():  # a gap: everything anew. Another seat needs another connection.
                who.lang = frame.lang
                await self.lobby.refresh(self.table, who)
            case wire.Speak():
                who.lang = frame.lang
                await self.lobby.refresh(self.table, who)
            case wire.Why():
                await self._why(frame)
            case wire.Choose():
                await self._change(frame.id, (Answered,), lambda: self._answer(frame), frame.v)
            case wire.Undo():
                await self._undo(frame)
            case wire.Concede():
                await self._change(frame.id, (Conceded,), self._concession)
            case wire.NextGame():
                await self._change(frame.id, (WentOn,), lambda: self._next_game(frame))
            case wire.Claim():
                await self._change(frame.id, (Conceded, Drawn, BotSatDown), lambda: self._claim(frame))
            case wire.Rematch():
                await self._offer(frame.id, "rematch")
            case wire.Pause():
                await self._offer(frame.id, "pause")
            case wire.Reply():
                await self._reply(frame)
            case wire.Chat():
                self._chat(frame)

    async def _change(
        self, id: str, kinds: Kinds, make: Callable[[], AnyEntry], v: int | None = None
    ) -> None:  # fmt: skip
        """`kinds`: of the entries that `make` makes; `v`: the version that it is about.

        What was done before under this id is not done again.
        """
        self._must_play()

        def once() -> AnyEntry:
            number = self.table.room.number_of(self.who.seat, id, kinds)
            if number is not None and v in (None, number):
                raise _Done(number + 1)
            return structs.replace(make(), by=self.who.seat, id=id)

        try:
            now = await self.lobby.change(self.table, once)
        except _Done as done:
            now = done.v
        self.who.tell(wire.Ack(id=id, v=now))

    def _must_play(self) -> None:
        if self.who.seat == WATCHING:
            raise Refused("watching", 403)
        newest = [c for c in self.table.around.people if c.seat == self.who.seat][-1:]
        if newest != [self.who]:
            raise Refused("elsewhere", 409)

    # ---- choices -------------------------------------------------------------------------------------------------

    def _answer(self, frame: wire.Choose) -> Answered:
        room = self.table.room
        if room.session.asked is None:
            raise IllegalAction("game_over", "2.3.3")
        if frame.v != room.v:
            raise Refused("stale", 409)
        if room.session.asked != self.who.seat:
            raise Refused("not_asked", 409, "1.7.6")
        game = room.session.game
        if frame.option >= game.offered:
            raise IllegalAction("no_such_option", "1.7.6")
        return Answered(player=self.who.seat, key=game.key_of(frame.option), at=self.lobby.now())

    def _concession(self) -> Conceded:
        if self.table.room.session.game.over:
            raise IllegalAction("game_over", "2.3.3")
        return Conceded(player=self.who.seat, at=self.lobby.now())

    def _next_game(self, frame: wire.NextGame) -> WentOn:
        session = self.table.room.session
        if not session.game.over or session.over:
            raise Refused("no_next_game", 409)
        asked = session.starter_asked
        if asked is None or not self.table.room.is_person(asked):
            return WentOn(at=self.lobby.now())
        if asked != self.who.seat:
            raise Refused("start_is_theirs", 409, "2.1.3.2", player=asked)
        if frame.first is None:
            raise Refused("say_who_starts", 409, "2.1.3.2")
        return WentOn(first=frame.first, at=self.lobby.now())

    def _claim(self, frame: wire.Claim) -> AnyEntry:
        room = self.table.room
        if room.session.game.over:
            raise IllegalAction("game_over", "2.3.3")
        if frame.player > len(room.seats) or frame.player == self.who.seat or not room.is_person(frame.player):
            raise Refused("nobody_to_claim", 409)
        if not self.table.around.is_gone(frame.player):
            raise Refused("not_gone", 409)
        if frame.what == "draw":
            if not all(self.table.around.is_gone(n) for n in room.persons if n != self.who.seat):
                raise Refused("not_all_gone", 409)
            return Drawn(at=self.lobby.now())
        if frame.what == "bot":
            return BotSatDown(player=frame.player, bot=STAND_IN, at=self.lobby.now())
        return Conceded(player=frame.player, why="gone", at=self.lobby.now())

    # ---- what needs the others -----------------------------------------------------------------------------------

    async def _undo(self, frame: wire.Undo) -> None:
        self._must_play()
        player = self.who.seat
        try:
            await self._change(frame.id, (TakenBack,), lambda: self._taking_back(frame), frame.v)
        except UndoRefused as refused:
            if refused.code == "nothing":
                raise
            offer = self.table.around.offer(frame.id, "undo", player)
            await self._settle(offer, frame.id)

    def _taking_back(self, frame: wire.Undo) -> TakenBack:
        if frame.v != self.table.room.v:
            raise Refused("stale", 409)
        return TakenBack(player=self.who.seat, at=self.lobby.now())

    async def _offer(self, id: str, what: str) -> None:
        if await self._was_done(id):
            return
        self._must_play()
        session = self.table.room.session
        if what == "rematch" and not session.over:
            raise Refused("not_over", 409)
        if what == "pause" and self.table.room.clock is None:
            raise Refused("no_clock", 409)
        standing = next((o for o in self.table.around.offers if o.what == what and o.player != self.who.seat), None)
        if standing is not None:  # both want the same
            standing.waiting.discard(self.who.seat)
            await self._settle(standing, id)
            return
        await self._settle(self.table.around.offer(id, what, self.who.seat), id)

    async def _was_done(self, id: str) -> bool:
        """What everybody agreed to under this id was kept, and is told again."""
        async with self.table.lock:
            await self.lobby.be_sure(self.table)
            number = self.table.room.number_of(self.who.seat, id, AGREED)
        if number is not None:
            self.who.tell(wire.Ack(id=id, v=number + 1))
        return number is not None

    async def _reply(self, frame: wire.Reply) -> None:
        if await self._was_done(frame.id):
            return
        self._must_play()
        around = self.table.around
        offer = next((o for o in around.offers if o.id == frame.offer and self.who.seat in o.waiting), None)
        if offer is None:
            raise Refused("no_offer", 409)
        if not frame.yes:
            around.offers.remove(offer)
            self.who.tell(wire.Ack(id=frame.id, v=self.table.room.v))
            self.lobby.tell_around(self.table)
            return
        offer.waiting.discard(self.who.seat)
        await self._settle(offer, frame.id)

    async def _settle(self, offer: Offered, id: str) -> None:
        """What everybody has agreed to happens; else the others are told that they are asked."""
        if offer.waiting:
            self.who.tell(wire.Ack(id=id, v=self.table.room.v))
            self.lobby.tell_around(self.table)
            return
        around = self.table.around
        if offer in around.offers:
            around.offers.remove(offer)
        await self._change(id, AGREED, lambda: self._agreed(offer))

    def _agreed(self, offer: Offered) -> AnyEntry:
        now = self.lobby.now()
        if offer.what == "undo":
            if offer.v != self.table.room.v:
                raise Refused("no_offer", 409)
            return TakenBack(player=offer.player, agreed=True, at=now)
        if offer.what == "rematch":
            return PlayedAgain(seed=str(secrets.randbits(53)), at=now)
        clock = self.table.room.clock
        assert clock is not None
        return ClockPaused(paused=not clock.paused, at=now)

    # ---- what changes nothing ------------------------------------------------------------------------------------

    async def _why(self, frame: wire.Why) -> None:
        async with self.table.lock:
            await self.lobby.be_sure(self.table)
            told = self.lobby.herald.door(self.table, self.who.seat, self.who.lang).why(frame.card)
        if told is None:
            raise Refused("no_card_there", 404)
        name, answers = told
        self.who.tell(wire.WhyTold(id=frame.id, card=frame.card, name=name, answers=answers))

    def _chat(self, frame: wire.Chat) -> None:
        self._must_play()
        if not self.table.room.beginning.chat:
            raise Refused("no_chat", 403)
        for other in self.table.around.people:
            other.tell(wire.ChatTold(player=self.who.seat, text=frame.text))
        self.lobby.said(self.table, self.who.seat, frame.text)
        self.who.tell(wire.Ack(id=frame.id, v=self.table.room.v))
