"""The position of a scenario, drawn with the board of the game: everything is open, cards are called as in the file."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tintero.cards import CardPool
from tintero.cli.board import Board
from tintero.judge.picture import zone_sentences
from tintero.judge.question_words import card_names, player_name
from tintero.judge.scenario_table import ScenarioTable
from tintero.rules.event import NO_CARD
from tintero.table.card_names import Names


class FileNames(Names):
    """Full names, with the alias or number of the file where there are several copies."""

    def __init__(self, table: ScenarioTable, lang: str) -> None:
        super().__init__(table.game, None, lang)
        self._named = card_names(table, lang)

    def marked(self, card: int) -> str:
        return self._named[card] if card != NO_CARD else ""


class ScenarioBoard(Board):
    def __init__(self, table: ScenarioTable, pool: CardPool, lang: str) -> None:
        game = table.game
        players = [player_name(p) for p in range(len(game.state.players))]
        goal = game.state.table.settings.lore_to_win
        super().__init__(game.view(game.state.active), FileNames(table, lang), players, pool, goal, lang)
        self.table = table

    def draw(self) -> RenderableType:
        """The players in turn order, each with the cards of the other zones that the file names."""
        return Group(*(self.side(p) for p in range(len(self.players))))

    def permanents(self, player: int) -> RenderableType:
        lines = [Text(line, style="dim") for line in zone_sentences(self.table, player, self.lang)]
        return Group(super().permanents(player), *lines)
