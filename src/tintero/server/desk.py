"""What somebody at a table says, frame by frame: each is answered with `ack` or with `err`, and never with silence."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from tintero.table.mistakes import IllegalAction, UndoRefused

from . import wire
from .around import Offered
from .connection import Connection
from .entries import (
    Answered,
    AnyEntry,
    BotSatDown,
    ClockPaused,
    Conceded,
    PlayedAgain,
    TakenBack,
    WentOn,
)
from .lobby import Lobby, Open
from .one_door import WATCHING
from .refused import Refused

STAND_IN = "greedy"


class Desk:
    """One connection's side of the conversation."""

    def __init__(self, lobby: Lobby, table: Open, who: Connection) -> None:
        self.lobby = lobby
        self.table = table
        self.who = who

    async def hear(self, frame: wire.FromOutside) -> None:
        """Do what the frame says, and answer it."""
        id = getattr(frame, "id", "")
        try:
            await self._do(frame)
        except IllegalAction as refused:
            await self._refuse(id, refused.reason, refused.rule, refused.message(self.who.lang))
        except UndoRefused as refused:
            await self._refuse(id, f"undo_{refused.code}", "", refused.message(self.who.lang))
        except Refused as refused:
            await self._refuse(id, refused.code, refused.rule, refused.message(self.who.lang))

    async def _refuse(self, id: str, code: str, rule: str, words: str) -> None:
        """The answer to what is not done carries the table as it is."""
        room = self.table.room
        async with room.lock:
            door = self.table.room.door(self.who.seat, self.who.lang)
            view = door.view()
            self.who.tell(
                wire.Err(
                    code=code, words=words, id=id, rule=rule, v=self.table.room.v, view=view, faces=self.who.fresh(door)
                )
            )

    async def _do(self, frame: wire.FromOutside) -> None:
        who = self.who
        match frame:
            case wire.Ping():
                who.tell(wire.Pong())
            case wire.Join():
                who.v = frame.v
                who.lang = frame.lang
                await self.lobby.refresh(self.table, who)
            case wire.Speak():
                who.lang = frame.lang
                await self.lobby.refresh(self.table, who)
            case wire.Why():
                await self._why(frame)
            case wire.Choose():
                await self._change(frame.id, lambda: self._answer(frame))
            case wire.Undo():
                await self._undo(frame)
            case wire.Concede():
                await self._change(frame.id, self._concession)
            case wire.NextGame():
                await self._change(frame.id, lambda: self._next_game(frame))
            case wire.Claim():
                await self._change(frame.id, lambda: self._claim(frame))
            case wire.Rematch():
                await self._offer(frame.id, "rematch")
            case wire.Pause():
                await self._offer(frame.id, "pause")
            case wire.Reply():
                await self._reply(frame)
            case wire.Chat():
                self._chat(frame)

    async def _change(self, id: str, make: Callable[[], AnyEntry]) -> None:
        self._must_play()
        v = await self.lobby.change(self.table, make)
        self.who.tell(wire.Ack(id=id, v=v))

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
        if frame.what == "bot":
            return BotSatDown(player=frame.player, bot=STAND_IN, at=self.lobby.now())
        return Conceded(player=frame.player, why="gone", at=self.lobby.now())

    # ---- what needs the others -----------------------------------------------------------------------------------

    async def _undo(self, frame: wire.Undo) -> None:
        self._must_play()
        player = self.who.seat
        try:
            await self._change(frame.id, lambda: self._taking_back(frame))
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

    async def _reply(self, frame: wire.Reply) -> None:
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
        v = await self.lobby.change(self.table, lambda: self._agreed(offer))
        self.who.tell(wire.Ack(id=id, v=v))

    def _agreed(self, offer: Offered) -> AnyEntry:
        now = self.lobby.now()
        if offer.what == "undo":
            return TakenBack(player=offer.player, agreed=True, at=now)
        if offer.what == "rematch":
            return PlayedAgain(seed=str(secrets.randbits(53)), at=now)
        clock = self.table.room.clock
        assert clock is not None
        return ClockPaused(paused=not clock.paused, at=now)

    # ---- what changes nothing ------------------------------------------------------------------------------------

    async def _why(self, frame: wire.Why) -> None:
        async with self.table.room.lock:
            told = self.table.room.door(self.who.seat, self.who.lang).why(frame.card)
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
        self.who.tell(wire.Ack(id=frame.id, v=self.table.room.v))
