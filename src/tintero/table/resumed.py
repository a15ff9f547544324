"""A game as it is saved, and a saved game played again to where it was left."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

import msgspec

from tintero.cards import Deck
from tintero.rules.game import option_from_data
from tintero.rules.option import IllegalAction as Refused
from tintero.rules.settings import Asks, OpenPoints, Settings

from . import saves
from .front import Game, begun
from .house import House
from .mistakes import IllegalAction, SaveRefused


def saved_game(game: Game, seats: list[str] | None = None, series: saves.SavedSeries | None = None) -> saves.SavedGame:
    """Everything that it takes to play this game again."""
    outcome = game.outcome
    standing = saves.Standing(
        turn=game.turn,
        lore=[game.lore(n + 1) for n in range(len(game.decks))],
        winners=None if outcome is None else list(outcome.winners),
        reason="" if outcome is None else outcome.reason,
    )
    return saves.SavedGame(
        cards_version=game.house.pool.version,
        cards_digest=game.house.pool.digest,
        decks=[saved_deck(d) for d in game.decks],
        seats=seats or [],
        seed=str(game.seed),
        first=game.first,
        settings=saved_settings(replace(game.settings, players=len(game.decks))),
        series=series,
        choices=[answer.key() for answer in game.choices],
        standing=standing,
        state=game.digest,
        position=game.position or msgspec.UNSET,
    )


def saved_settings(given: Settings) -> saves.SavedSettings:
    usual, points = asdict(OpenPoints()), asdict(given.open_points)
    return saves.SavedSettings(
        players=given.players, lore_to_win=given.lore_to_win, opening_hand=given.opening_hand,
        starting_ink=given.starting_ink, reshuffle_empty_deck=given.reshuffle_empty_deck, teams=list(given.teams),
        simultaneous_turns=given.simultaneous_turns, max_turns=given.max_turns, asks=int(given.asks),
        open_points={name: value for name, value in points.items() if value != usual[name]},
    )  # fmt: skip


def settings_of(saved: saves.SavedGame, file: str) -> Settings:
    return settings_from(saved.settings, file)


def settings_from(given: saves.SavedSettings, file: str = saves.NO_FILE) -> Settings:
    usual, points = asdict(OpenPoints()), dict[str, Any](given.open_points)
    if given.asks not in list(Asks) or any(type(value) is not type(usual.get(name)) for name, value in points.items()):
        raise SaveRefused("damaged", path=file)
    return Settings(
        players=given.players, lore_to_win=given.lore_to_win, opening_hand=given.opening_hand,
        starting_ink=given.starting_ink, reshuffle_empty_deck=given.reshuffle_empty_deck, teams=tuple(given.teams),
        simultaneous_turns=given.simultaneous_turns, max_turns=given.max_turns, asks=Asks(given.asks),
        open_points=OpenPoints(**points),
    )  # fmt: skip


def decks_of(saved: saves.SavedGame, house: House) -> list[Deck]:
    return [deck_from(d, house) for d in saved.decks]


def saved_deck(deck: Deck) -> saves.SavedDeck:
    return saves.SavedDeck(deck.name, [(c.full_name, n) for c, n in deck.entries])


def deck_from(saved: saves.SavedDeck, house: House) -> Deck:
    return Deck(saved.name, tuple((house.pool.find(name), n) for name, n in saved.cards))


def beginning_of(saved: saves.SavedGame, house: House, file: str = saves.NO_FILE) -> Game:
    """The saved game before its first choice."""
    decks, settings = decks_of(saved, house), settings_of(saved, file)
    try:
        return begun(house, decks, int(saved.seed), settings, saved.first, saved.setup)
    except ValueError:  # its position is none
        raise SaveRefused("damaged", path=file) from None


def play_again(game: Game, saved: saves.SavedGame, file: str = saves.NO_FILE) -> Game:
    """Give all saved choices to the beginning of that game, and see that the same position comes out."""
    for key in saved.choices:
        repeat(game, key, saved, file)
    if game.digest != saved.state:
        raise _diverged(game, saved, file)
    return game


def repeat(game: Game, key: tuple[int, int, int, int], saved: saves.SavedGame, file: str) -> None:
    """One saved choice once more."""
    try:
        game.repeat(option_from_data(key))
    except (IllegalAction, Refused):
        raise _diverged(game, saved, file) from None


def _diverged(game: Game, saved: saves.SavedGame, file: str) -> SaveRefused:
    same_cards = saved.cards_digest == game.house.pool.digest
    code = "diverged" if same_cards else "diverged_cards"
    return SaveRefused(code, path=file, cards=saved.cards_version, version=saved.tintero)


def from_json(text: str, house: House) -> Game:
    """The game of `Game.to_json`, played again to where it was; SaveRefused for what is none."""
    saved = saves.decoded(text.encode("utf-8", "replace"))
    return play_again(beginning_of(saved, house), saved)
