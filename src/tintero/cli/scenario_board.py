"""The position of a scenario: everything is open, and cards are called as in the file."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tintero.abilities.words import CardType
from tintero.judge.picture import PlayCard, Side, picture
from tintero.judge.scenario_table import ScenarioTable
from tintero.words import say

COLUMNS = ("table.col_strength", "table.col_willpower", "table.col_lore", "table.col_damage")


class ScenarioBoard:
    """The players in turn order, each with the cards of the other zones that the file names."""

    def __init__(self, table: ScenarioTable, lang: str) -> None:
        self.sides = picture(table, lang)
        self.goal = table.game.state.table.settings.lore_to_win
        self.lang = lang

    def say(self, key: str, **slots: object) -> str:
        return say(key, self.lang, **slots)

    def draw(self) -> RenderableType:
        return Group(*(self.side(side) for side in self.sides))

    def side(self, side: Side) -> RenderableType:
        facts = [
            side.name,
            self.say("table.head_lore", lore=side.lore, goal=self.goal),
            self.say("table.head_ink", ready=side.ink_ready, total=side.ink_ready + side.ink_exerted),
            self.say("table.head_hand", count=side.hand),
            self.say("table.head_deck", count=side.deck),
            self.say("table.head_discard", count=side.discard),
        ]
        title = Text(" · ".join(facts), style="bold" if side.active else "")
        zones = [Text(line, style="dim") for line in side.zones]
        style = "green" if side.active else "red"
        rows = Group(self.cards(side), *zones)
        return Panel(rows, title=title, title_align="left", border_style=style, box=box.ROUNDED, padding=(0, 1))

    def cards(self, side: Side) -> RenderableType:
        if not side.cards:
            return Text(self.say("table.nothing_in_play"), style="dim")
        table = Table(box=None, padding=(0, 1), expand=True, header_style="dim", pad_edge=False)
        table.add_column("", ratio=3, overflow="fold")
        for key in COLUMNS:
            table.add_column(self.say(key), justify="right", no_wrap=True)
        table.add_column("", ratio=2, overflow="fold")
        for card in side.cards:
            table.add_row(*self.row(card))
        return table

    def row(self, card: PlayCard) -> list[RenderableType]:
        name = Text(card.name, style="dim" if card.exerted else "bold")
        if card.at:
            name = Text("└ ", style="dim") + name
        item = card.type == CardType.ITEM
        strength = str(card.strength) if card.type == CardType.CHARACTER else ""
        stats = [strength, "" if item else str(card.willpower), "" if item else str(card.lore)]
        damage = Text(str(card.damage) if card.damage else "", style="red")
        return [name, *(Text(x) for x in stats), damage, self.marks(card)]

    def marks(self, card: PlayCard) -> Text:
        states: list[tuple[str, str]] = []
        if card.type == CardType.LOCATION:
            states.append((self.say("table.mark_location", cost=card.move_cost), "cyan"))
        elif card.type == CardType.ITEM:
            states.append((self.say("table.mark_item"), "cyan"))
        if card.exerted:
            states.append((self.say("table.mark_exerted"), "yellow"))
        if card.drying:
            states.append((self.say("table.mark_drying"), "blue"))
        states += [(word, "green") for word in card.keywords]
        out = Text()
        for i, (text, style) in enumerate(states):
            out.append(", " if i else "", style="dim").append(text, style=style)
        return out
