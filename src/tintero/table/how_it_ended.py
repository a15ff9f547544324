"""How a game ended, in a sentence: who won, in which turn, and the lore of everybody."""

from __future__ import annotations

from tintero.words import label, say

from .session import Session


def reader_of(session: Session) -> int | None:
    """The one person at the table, who is spoken to; None if there are several, or none."""
    return session.persons[0] - 1 if len(session.persons) == 1 else None


def result_of(session: Session, lang: str) -> str:
    """Of the game that is being played; if it is not over, how it stands."""
    game = session.game
    people, reader = session.seating, reader_of(session)
    scores = ", ".join(
        say("table.score", lang, player=label(people.person(n, reader), lang), lore=game.lore(n + 1))
        for n in range(len(session.seats))
    )
    outcome = game.outcome
    if outcome is None:
        return say("table.result_open", lang, turn=game.turn, scores=scores)
    if outcome.winner is None:
        return say("table.result_draw", lang, turn=game.turn, scores=scores)
    return say("table.result_won", lang, player=people.person(outcome.winner, reader), turn=game.turn, scores=scores)
