"""A session as it stands, as plain data: it goes on from there without its choices being played again.

Only a shortcut: whatever is kept so can be had from seed and choices too. A game that began with a scenario has none.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tintero.cards import Deck
from tintero.rules.event import EventData, event_from_data
from tintero.rules.game import Game as RulesGame
from tintero.rules.game import option_from_data
from tintero.rules.series import Played
from tintero.rules.settings import Settings
from tintero.rules.table import make_table

from .chronicle import Said
from .front import Game, Key
from .handles import Counts, Handles
from .house import House
from .session import Answered, Session


class GameStands(msgspec.Struct, frozen=True, kw_only=True):
    """One game: its position, its whole story, and what the story does not tell."""

    seed: str
    first: int
    choices: list[Key]
    state: dict[str, Any]
    events: list[EventData]
    said: list[Said]
    given: dict[int, dict[str, str]]
    handles: dict[int, Counts]


class SessionStands(msgspec.Struct, frozen=True, kw_only=True):
    seed: str
    played: list[tuple[int, int, int]]  # first, winner, chooser of each game of the series
    next_first: int
    chosen: bool
    start_was_chosen: bool
    history: list[Answered]
    game: GameStands


def stands(session: Session) -> SessionStands | None:
    """None if this session can only be played again."""
    if session.game.position:
        return None
    match = session.match
    return SessionStands(
        seed=str(session.seed),
        played=[(g.first, g.winner, g.chooser) for g in match.played],
        next_first=match.next_first,
        chosen=match.chosen,
        start_was_chosen=session.start_was_chosen,
        history=session.history[:],
        game=_stands(session.game),
    )


def _stands(game: Game) -> GameStands:
    return GameStands(
        seed=str(game.seed),
        first=game.first,
        choices=[choice.key() for choice in game.choices],
        state=game.rules.to_data(),
        events=[e.to_data() for e in game.rules.events],  # type: ignore[misc]  # its fields are known to `Event`
        said=game.chronicle.said[:],
        given=dict(game.chronicle.given),
        handles={viewer: handles.counts() for viewer, handles in game.handles.items()},
    )


def go_on(session: Session, kept: SessionStands, handles: dict[int, Handles]) -> None:
    """Let a session that has just begun stand there. `handles`: fresh ones of that game."""
    match = session.match
    for first, winner, chooser in kept.played:
        match.play_again(Played(first, winner, chooser))
    match.next_first, match.chosen = kept.next_first, kept.chosen
    session.start_was_chosen = kept.start_was_chosen
    session._sit_down(_game(kept.game, session.house, session.decks, session.settings, handles))
    session.history = kept.history[:]


def _game(
    kept: GameStands, house: House, decks: list[Deck], settings: Settings, handles: dict[int, Handles]
) -> Game:
    table = make_table([house.definitions(deck) for deck in decks], settings, library=house.library)
    events = [event_from_data(e) for e in kept.events]
    game = Game(RulesGame.from_data(kept.state, table, events), house, decks, int(kept.seed), kept.first)
    game.choices = [option_from_data(choice) for choice in kept.choices]
    game.chronicle.said = kept.said[:]
    game.chronicle.given = dict(kept.given)
    game.handles = handles
    for viewer, counts in kept.handles.items():
        handles[viewer].again(game, counts)
    return game
