"""Tintero: Disney Lorcana, read from the text on the cards and played by the book.

    import tintero

    game = tintero.new_game("amber-steel-guardians", "amethyst-ruby-flyers", seed=7)
    print(game)
    game.keep()
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tintero.edges.version import VERSION

__version__ = VERSION

if TYPE_CHECKING:
    from tintero.cards import AmbiguousCard as AmbiguousCard
    from tintero.cards import CardsError as CardsError
    from tintero.cards import Deck as Deck
    from tintero.cards import UnknownCard as UnknownCard
    from tintero.lab.report import Report as Report
    from tintero.lab.tournament import Standings as Standings
    from tintero.lab.workers import WorkerDied as WorkerDied
    from tintero.many_games import simulate as simulate
    from tintero.many_games import tournament as tournament
    from tintero.players.player import Player as Player
    from tintero.rules.event import Outcome as Outcome
    from tintero.rules.refusals import DamagedState as DamagedState
    from tintero.rules.settings import CONSTRUCTED as CONSTRUCTED
    from tintero.rules.settings import PACK_RUSH as PACK_RUSH
    from tintero.rules.settings import Settings as Settings
    from tintero.table.bot_faults import BotFailed as BotFailed
    from tintero.table.bot_faults import UnknownBot as UnknownBot
    from tintero.table.front import Game as Game
    from tintero.table.happened import Event as Event
    from tintero.table.house import CardInfo as CardInfo
    from tintero.table.house import House as House
    from tintero.table.mistakes import IllegalAction as IllegalAction
    from tintero.table.offered import Option as Option
    from tintero.table.offered import Options as Options
    from tintero.table.offered import Question as Question
    from tintero.table.seat import Bot as Bot
    from tintero.table.seat import Seat as Seat
    from tintero.table.view import View as View
    from tintero.welcome import card as card
    from tintero.welcome import from_json as from_json
    from tintero.welcome import load_deck as load_deck
    from tintero.welcome import new_game as new_game

# Where each public name lives: it is loaded when it is first asked for, so that small commands start quickly.
_HOMES = {
    "tintero.cards": ("AmbiguousCard", "CardsError", "Deck", "UnknownCard"),
    "tintero.lab.report": ("Report",),
    "tintero.lab.tournament": ("Standings",),
    "tintero.lab.workers": ("WorkerDied",),
    "tintero.many_games": ("simulate", "tournament"),
    "tintero.players.player": ("Player",),
    "tintero.rules.event": ("Outcome",),
    "tintero.rules.refusals": ("DamagedState",),
    "tintero.rules.settings": ("CONSTRUCTED", "PACK_RUSH", "Settings"),
    "tintero.table.bot_faults": ("BotFailed", "UnknownBot"),
    "tintero.table.front": ("Game",),
    "tintero.table.happened": ("Event",),
    "tintero.table.house": ("CardInfo", "House"),
    "tintero.table.mistakes": ("IllegalAction",),
    "tintero.table.offered": ("Option", "Options", "Question"),
    "tintero.table.seat": ("Bot", "Seat"),
    "tintero.table.view": ("View",),
    "tintero.welcome": ("card", "from_json", "load_deck", "new_game"),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}
__all__ = sorted(_HOME)


def __getattr__(name: str) -> Any:
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"tintero has no {name}")
    from importlib import import_module

    return getattr(import_module(home), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
