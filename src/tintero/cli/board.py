"""The board as one player may see it, drawn from `game.view(seat)` and the printed cards."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tintero.cards import CardPool
from tintero.cli.texts import say
from tintero.edges.plain_text import is_number
from tintero.rules.event import NO_CARD
from tintero.rules.machinery import pieces as st
from tintero.table.card_names import Names

INK_STYLE = {
    "Amber": "yellow", "Amethyst": "magenta", "Emerald": "green", "Ruby": "red", "Sapphire": "blue",
    "Steel": "bright_black",
}


class Board:
    def __init__(
        self, view: dict[str, Any], names: Names, players: list[str], pool: CardPool, lore_to_win: int, lang: str
    ) -> None:
        self.view = view
        self.names = names
        self.players = players
        self.pool = pool
        self.lore_to_win = lore_to_win
        self.lang = lang
        self.seat: int = view["viewer"]

    def say(self, key: str, **details: object) -> str:
        return say(key, self.lang, **details)

    def draw(self) -> RenderableType:
        """Opponents above, the viewer below, then the hand."""
        n = len(self.players)
        others = [(self.seat + i) % n for i in range(1, n)]
        parts: list[RenderableType] = [self.side(p) for p in reversed(others)]
        parts += [self.side(self.seat), self.hand()]
        return Group(*parts)

    # ---- one player's side -------------------------------------------------------------------------------------

    def side(self, player: int) -> RenderableType:
        p = self.view["players"][player]
        ready = p["ink"]["ready"]
        facts = [
            self.players[player] + ("" if p["in_game"] else f" ({self.say('left_game')})"),
            self.say("head_lore", lore=p["lore"], goal=self.lore_to_win),
            self.say("head_ink", ready=ready, total=ready + p["ink"]["exerted"]),
            self.say("head_hand", count=len(p["hand"])),
            self.say("head_deck", count=p["deck"]),
            self.say("head_discard", count=len(p["discard"])),
        ]
        if p["ink_drops"]:
            facts.insert(3, self.say("head_drops", count=p["ink_drops"]))
        active = self.view["active"] == player
        title = Text(" · ".join(facts), style="bold" if active else "")
        style = "green" if player == self.seat else "red"
        seen = [f"{name}" for position, name in p["known_deck"] if position == 0]
        rows = self.permanents(player)
        if seen:
            rows = Group(rows, Text(self.say("top_of_deck", name=seen[0]), style="dim"))
        return Panel(rows, title=title, title_align="left", border_style=style, box=box.ROUNDED, padding=(0, 1))

    def permanents(self, player: int) -> RenderableType:
        mine = [p for p in self.view["play"] if p["owner"] == player]
        if not mine:
            return Text(self.say("nothing_in_play"), style="dim")
        table = Table(box=None, padding=(0, 1), expand=True, header_style="dim", pad_edge=False)
        table.add_column("", ratio=3, overflow="fold")
        for key in ("col_strength", "col_willpower", "col_lore", "col_damage"):
            table.add_column(self.say(key), justify="right", no_wrap=True)
        table.add_column("", ratio=2, overflow="fold")
        for p in self.in_order(mine):
            table.add_row(*self.row(p))
        return table

    def in_order(self, mine: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Locations with whoever is there, then the other characters, then items."""
        out: list[dict[str, Any]] = []
        places = [p for p in mine if p["type"] == st.LOCATION]
        here = {p["card"] for p in places}
        for place in places:
            out.append(place)
            out += [p for p in mine if p["at"] == place["card"]]
        out += [p for p in mine if p["type"] == st.CHARACTER and p["at"] not in here]
        out += [p for p in mine if p["type"] == st.ITEM]
        return out

    def row(self, p: dict[str, Any]) -> list[RenderableType]:
        name = Text(self.names.marked(p["card"]), style="dim" if p["exerted"] else "bold")
        if p["at"] != NO_CARD:
            name = Text("└ ", style="dim") + name
        stats = ["", "", ""]
        if p["type"] == st.CHARACTER:
            stats = [str(p["strength"]), str(p["willpower"]), str(p["lore"])]
        elif p["type"] == st.LOCATION:
            stats = ["", str(p["willpower"]), str(p["lore"])]
        damage = Text(str(p["damage"]) if p["damage"] else "", style="red")
        return [name, *(Text(x) for x in stats), damage, self.marks(p)]

    def marks(self, p: dict[str, Any]) -> Text:
        out = Text()
        states: list[tuple[str, str]] = []
        if p["type"] == st.LOCATION:
            card = self.pool.get(p["name"])
            if card is not None and card.move_cost is not None:
                states.append((self.say("mark_location", cost=card.move_cost), "cyan"))
        elif p["type"] == st.ITEM:
            states.append((self.say("mark_item"), "cyan"))
        if p["exerted"]:
            states.append((self.say("mark_exerted"), "yellow"))
        if p["drying"] and p["type"] == st.CHARACTER:
            states.append((self.say("mark_drying"), "blue"))
        states += [(keyword_text(k, self.lang), "green") for k in p["keywords"]]
        if p["under"]:
            states.append((self.say("mark_under", count=len(p["under"])), "dim"))
        for i, (text, style) in enumerate(states):
            out.append(", " if i else "", style="dim").append(text, style=style)
        return out

    # ---- the hand ----------------------------------------------------------------------------------------------

    def hand(self) -> RenderableType:
        table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        table.add_column(overflow="fold")
        copies: dict[str, int] = {}
        for entry in self.view["players"][self.seat]["hand"]:
            copies[entry["name"]] = copies.get(entry["name"], 0) + 1
        for name, count in copies.items():
            table.add_row(*self.in_hand(name, count))
        if not table.row_count:
            table.add_row("", "", Text(self.say("empty_hand"), style="dim"), "")
        return Panel(
            table, title=self.say("your_hand"), title_align="left", border_style="dim", box=box.ROUNDED, padding=(0, 1)
        )

    def in_hand(self, name: str, count: int) -> list[RenderableType]:
        card = self.pool.get(name)
        times = f" ×{count}" if count > 1 else ""
        if card is None:
            return ["", "", name + times, ""]
        # CR 4.2.1.1: the inkwell symbol says whether it can be put into the inkwell
        ink = Text("◉" if card.inkable else "○", style=INK_STYLE.get(str(card.inks[0]), "") if card.inks else "")
        stats = ""
        if card.strength is not None:
            stats = self.say("hand_stats", strength=card.strength, willpower=card.willpower, lore=card.lore or 0)
        elif card.is_song:
            stats = self.say("kind_song")
        else:
            stats = self.say(f"kind_{card.type.name.lower()}")
        words = [keyword_text(f"{t.keyword} {t.keyword_value}".strip(), self.lang) for t in card.texts if t.keyword]
        shown = Text.assemble(name, (times, "bold"))
        return [Text(str(card.cost), style="bold"), ink, shown, Text(", ".join([stats, *words]), style="dim")]


def keyword_text(words: str, lang: str) -> str:
    """`Challenger +2` in the person's language."""
    from tintero.rulebook import ability_label

    head, _, tail = words.rpartition(" ")
    if head and is_number(tail.lstrip("+")):
        return f"{ability_label(head, lang)} {tail}"
    return ability_label(words, lang)
