"""A hint: what the computer would do in somebody's place, thought about in the processes of the bots.

It knows what that seat sees, and deals the rest anew from there, as the bots do.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tintero.players.advice import advise
from tintero.players.search.budget import Budget
from tintero.players.searcher import SearchPlayer

from .limits import Bucket
from .lobby import Lobby
from .one_door import WATCHING
from .open_table import Open
from .refused import Refused
from .thinking import Late, Played, Thinker
from .wire import Part

SECONDS: Final = 0.5  # for thinking; telling why takes a moment more
AT_ONCE: Final = 3.0  # hints of one seat
PER_SECOND: Final = 0.2


class HintTold(Part, frozen=True):
    """What the computer would choose at version `v` of the table, and why, in a few sentences of each language."""

    v: int
    option: int
    en: tuple[str, ...]
    es: tuple[str, ...]


class AskHint(NamedTuple):
    """The open question, for a process that thinks. The seed is no secret of the game."""

    played: Played
    v: int

    def done(self, thinker: Thinker) -> HintTold | None:
        game = thinker.game_of(self.played)
        if game is None:
            return None
        advice = advise(game, SearchPlayer(self.v, Budget(seconds=SECONDS), thinker.house.usual_decks))
        return HintTold(
            v=self.v, option=advice.best.number, en=tuple(advice.told("en")), es=tuple(advice.told("es"))
        )  # fmt: skip


async def hint(lobby: Lobby, table: Open, seat: int, v: int) -> HintTold:
    """For whoever has to answer now; Refused, with a sentence, for everybody else."""
    async with table.lock:
        await lobby.be_sure(table)
        room = table.room
        if seat == WATCHING:
            raise Refused("watching", 403)
        if not room.beginning.hints:
            raise Refused("no_hints", 403)
        if room.session.asked is None:
            raise Refused("nothing_asked", 409)
        if room.session.asked != seat:
            raise Refused("not_asked", 409, "1.7.6")
        if room.v != v:
            raise Refused("stale", 409)
        if not table.hints.setdefault(seat, Bucket(AT_ONCE, PER_SECOND)).take():
            raise Refused("many_hints", 429)
        game = room.session.game
        played = lobby.bots.played(room.id, room.game_number, game)
    try:
        found: HintTold = await lobby.bots.think(played, game, lambda asked: AskHint(asked, v))
    except Late:
        raise Refused("busy", 503) from None
    return found
