"""`hint` and `explain` at the table: what the computer would do in your place, and why it did what it did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from tintero.cli.pondering import pondering
from tintero.cli.user_error import UserError
from tintero.players.advice import advise
from tintero.players.explaining import explain
from tintero.players.search.budget import Budget
from tintero.players.searcher import SearchPlayer

if TYPE_CHECKING:
    from tintero.cli.table_talk import TableTalk

HINT: Final = Budget(seconds=0.4)  # putting it into words takes a little longer


def hint_lines(talk: TableTalk, player: int, budget: Budget = HINT) -> list[Text]:
    """What the computer would do in the place of this player, who is asked; it sees what that seat sees."""
    session = talk.session
    thinker = SearchPlayer(session.game.seed, budget, session.house.usual_decks)

    def hurry() -> bool:
        thinker.cancel()
        return thinker.thinking is not None

    with pondering(talk.screen, talk.here.say("play.thinking"), hurry):
        advice = advise(session.game, thinker)
    return told(talk, player, advice.in_short(talk.here.lang))


def explain_lines(talk: TableTalk, player: int) -> list[Text]:
    """The last move of a computer that mattered; after the game, with everything that it knew."""
    session = talk.session
    thinkers = {seat: bot for seat, bot in session.bots.items() if isinstance(bot, SearchPlayer)}
    if session.bots and not thinkers:
        raise UserError("thinking.does_not_think")
    found = explain(session.game, thinkers, None if session.game.over else player - 1)
    if found is None:
        raise UserError("thinking.nothing_to_explain")
    return told(talk, player, found.told(talk.here.lang))


def told(talk: TableTalk, player: int, sentences: list[str]) -> list[Text]:
    asides = talk.asides(player)
    return [line for sentence in sentences for line in asides.wrapped(sentence, 1)]
