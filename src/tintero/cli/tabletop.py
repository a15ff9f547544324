"""The table as lines that fit the screen: their sides, yours, your hand, what happened, and the question."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from rich.console import Console
from rich.text import Text

from tintero.cli.chosen_seats import called
from tintero.cli.keys import END, HAND, IN_HAND, IN_ROWS, TURN, TWO_STEPS, Act, Keys
from tintero.cli.rows import CUT, KEY, KEYS_WIDTH, Rows, cut, packed_lines, short_name, shortened
from tintero.players.registry import LEVELS
from tintero.table.seating import Seating
from tintero.table.view import CardSeen, InPlay, OptionSeen, Side, View
from tintero.words import label, say

LONGEST_NAME: Final = 36
NAME_SHARE: Final = 0.42  # of the width, for the column of names
LEAST_NEWS: Final = 3
MOST_QUESTION: Final = 5
MOST_NOTES: Final = 5
EVERYTHING: Final = 200  # lines


@dataclass
class Scene:
    """What is to be seen when somebody is asked."""

    view: View
    keys: Keys
    seating: Seating
    lang: str
    news: list[str] = field(default_factory=list)
    question: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    no_end: str = ""  # why the turn cannot be ended yet
    second_step: bool = False
    only_watched: bool = False  # nobody is asked
    teams: tuple[int, ...] = ()  # the team of each player
    seat: int = 0  # whose side is nearest, if nobody's eyes say it

    @property
    def first_is_chosen(self) -> bool:
        """In the second step: whether all answers begin with the same card."""
        return len({act.card for act in self.keys}) == 1

    @property
    def viewer(self) -> int:
        return self.view.viewer or self.seat or 1

    @property
    def hands_open(self) -> bool:
        """Somebody who may know everything is asked: all hands are laid out."""
        return self.view.viewer is None and bool(self.seat)

    @property
    def asks_turn(self) -> bool:
        asked = self.view.question
        return asked is not None and asked.kind == TURN and not self.second_step and not self.only_watched

    @property
    def asks_hand(self) -> bool:
        return self.view.question is not None and self.view.question.kind == HAND and not self.only_watched


class Tabletop:
    """Draws one scene in a given width."""

    def __init__(self, scene: Scene, width: int) -> None:
        self.scene = scene
        self.view = scene.view
        self.width = width
        longest = max((len(p.name) + 2 for side in self.view.sides for p in side.play), default=0)
        mine = self.view.side(scene.viewer)
        longest = max([longest, *(len(card.name) + 3 for card in mine.hand_seen)])
        self.keys = scene.keys if scene.asks_turn or scene.asks_hand else Keys()  # those beside the cards
        self.rows = Rows(self.keys, scene.lang, width, min(longest, LONGEST_NAME, int(width * NAME_SHARE)))

    def say(self, key: str, **slots: object) -> str:
        return say(key, self.scene.lang, **slots)

    # ---- everything, within a height ---------------------------------------------------------------------------

    def lines(self, height: int, console: Console) -> list[Text]:
        """At most so many lines. What is least needed gives way first: news, room for each card, cards of others."""
        told = self.told(console)
        below = self.below(console, height)[-height:]
        room = height - len(below)
        board: list[Text] = []
        for level in range(4):
            board = self.board(level)
            if len(board) + min(LEAST_NEWS, len(told)) <= room:
                break
        if len(board) > room:  # one's own side and hand are at its end
            cut_off = Text(self.say("play.more_lines", count=len(board) - room + 1), style="dim")
            board = [cut_off, *board[len(board) - room + 1 :]][:room]
        news = self.news(room - len(board), told)
        empty = [Text() for _ in range(room - len(board) - len(news))]  # the question stands at the bottom
        return [shortened(line, self.width) for line in (*board, *empty, *news, *below)]

    def in_full(self, console: Console, board: bool) -> list[Text]:
        """Everything, however long it is: for a screen that only goes down."""
        shown = self.board(0) if board and (self.scene.asks_turn or self.scene.asks_hand) else []
        return [*self.told(console), Text(), *shown, *self.below(console, EVERYTHING)]

    def whole_board(self) -> list[Text]:
        """Everything that lies on the table, however long it is."""
        return self.board(0)

    # ---- the board ---------------------------------------------------------------------------------------------

    def board(self, level: int) -> list[Text]:
        """0: a row for each card; 1: others packed; 2: also one's own; 3: also the hand."""
        viewer = self.scene.viewer
        n = len(self.view.sides)
        others = [self.view.sides[(viewer - 1 + by) % n] for by in range(1, n)]
        out: list[Text] = []
        for side in reversed(others):
            out += [self.head(side, ""), *self.cards(side, packed=level >= 1), *self.open_hand(side)]
        mine = self.view.side(viewer)
        turn = self.scene.asks_turn
        columns = self.columns("play.col_quest", "play.col_challenge") if turn and level < 2 else ""
        out += [self.head(mine, columns), *self.cards(mine, packed=level >= 2)]
        out += self.hand(mine, packed=level >= 3)
        return out

    def columns(self, *keys: str) -> str:
        return "".join(f"{cut(self.say(key), 5):>5}" for key in keys) + " "

    def head(self, side: Side, columns: str) -> Text:
        """Who, and the numbers of that side."""
        mine = side.player == self.scene.viewer
        person = self.scene.seating.person(side.player - 1, (self.view.viewer or 0) - 1)
        facts = [self.say("play.team", number=self.scene.teams[side.player - 1] + 1)] if self.scene.teams else []
        facts.append(self.say("table.head_lore", lore=side.lore, goal=side.lore_to_win))
        facts.append(self.say("table.head_ink", ready=side.ink_ready, total=side.ink))
        if side.ink_drops:
            facts.append(self.say("table.head_drops", count=side.ink_drops))
        if not mine:
            facts.append(self.say("table.head_hand", count=side.hand))
        facts.append(self.say("table.head_deck", count=side.deck))
        facts.append(self.say("table.head_discard", count=len(side.discard)))
        if not side.in_game:
            facts = [self.say("table.left_game")]
        out = Text(columns, style="dim cyan") if columns else Text(" ")
        style = "bold green" if mine else "bold red"
        out.append(label(person, self.scene.lang).upper(), style)
        level = self.level_of(side)
        if out.cell_len + len(level) + sum(len(f) + 1 for f in facts) < self.width:
            out.append(level)
        if self.view.active == side.player and not mine:
            out.append("*", style)
        gap = "  " if out.cell_len + sum(len(f) + 2 for f in facts) <= self.width else " "
        for fact in facts:
            out.append(gap + fact)
        top = next((place.seen.name for place in side.known_deck if place.place == 0), "")
        if top and self.view.viewer is not None:
            out.append(gap + self.say("table.top_of_deck", name=top), "dim")
        return shortened(out, self.width)

    def level_of(self, side: Side) -> str:
        """How well the computer there plays, if it was chosen by a level: ` (medium)`."""
        seats = self.scene.seating.seats
        seat = seats[side.player - 1] if seats else ""
        return f" ({called(seat, self.scene.lang)})" if seat in LEVELS else ""

    def cards(self, side: Side, packed: bool) -> list[Text]:
        mine = side.player == self.scene.viewer
        found = in_order(side)
        if not found:
            return []
        if packed:
            return packed_lines([self.rows.packed(p, mine) for p in found], self.width)
        out = [self.rows.in_play(p, mine) for p in found]
        lasting = [f"{m.what} [{m.source}]" for m in side.modifiers if m.temporary]
        return [*out, *(shortened(Text(f"  {text}", style="magenta"), self.width) for text in lasting)]

    def open_hand(self, side: Side) -> list[Text]:
        """The hand of somebody who is not asked, where everything lies open."""
        if not self.scene.hands_open or not side.hand_seen:
            return []
        items = [Text(self.say("play.hand_of_other", count=side.hand), style="bold red")]
        counted = Counter(card.name for card in side.hand_seen)
        items += [Text(name + (f" ×{count}" if count > 1 else "")) for name, count in counted.items()]
        return packed_lines(items, self.width, indent=1)

    def hand(self, side: Side, packed: bool) -> list[Text]:
        keys = self.keys
        cards = side.hand_seen
        if not cards:
            key = "play.no_hand" if self.view.viewer == side.player else "play.no_hand_of_other"
            return [Text(" " * KEYS_WIDTH + self.say(key), style="dim")]
        entries: list[tuple[CardSeen, int, tuple[Act | None, Act | None]]] = []
        if self.scene.asks_hand:  # each copy is answered for
            for card in cards:
                entries.append((card, 1, (keys.about(card.card, "card"), None)))
        else:
            for card in {card.name: card for card in reversed(cards)}.values():
                copies = sum(1 for other in cards if other.name == card.name)
                found = (keys.in_hand(card.name, "ink"), keys.in_hand(card.name, "play"))
                entries.append((card, copies, found))
            entries.sort(key=lambda entry: (entry[0].cost, entry[0].name))
        columns = " " * KEYS_WIDTH
        if self.scene.asks_turn:
            columns = self.columns("play.col_ink", "play.col_play")
        key = "play.hand_head" if self.view.viewer == side.player else "play.hand_of_other"
        head = Text(columns, style="dim cyan").append(self.say(key, count=len(cards)), "bold green")
        if packed:
            return [head, *packed_lines([self.rows.hand_packed(*entry) for entry in entries], self.width)]
        return [head, *(self.rows.in_hand(*entry) for entry in entries)]

    # ---- what happened -----------------------------------------------------------------------------------------

    def news(self, room: int, told: list[Text]) -> list[Text]:
        """The last lines that there is room for."""
        if room < 1 or not told:
            return []
        if len(told) <= room:
            return told
        more = len(told) - room + 1
        return [Text(f" {self.say('play.more_news', count=more)}", style="dim"), *told[more:]]

    def told(self, console: Console) -> list[Text]:
        """Everything that happened, wrapped."""
        out: list[Text] = []
        for text in self.scene.news:
            for n, line in enumerate(Text(text, style="dim").wrap(console, self.width - 4)):
                line.rstrip()
                out.append(Text("   " if n else " ").append_text(line))
        return out

    # ---- the question ------------------------------------------------------------------------------------------

    def below(self, console: Console, height: int) -> list[Text]:
        """Other actions or the question with its answers, then what is said about the last thing typed."""
        if self.scene.asks_turn:
            out = self.other_acts()
        else:
            out = self.wrapped(self.scene.question, console, MOST_QUESTION, "bold")
            out += [] if self.scene.asks_hand else self.answers(max(4, height // 2))
        return [*out, *self.wrapped(self.scene.notes, console, MOST_NOTES, "yellow")]

    def wrapped(self, texts: list[str], console: Console, most: int, style: str) -> list[Text]:
        out: list[Text] = []
        for text in texts:
            for line in Text(text, style=style).wrap(console, self.width - 1):
                line.rstrip()
                out.append(Text(" ").append_text(line))
        if len(out) > most:
            out = [*out[: most - 1], Text(f" {out[most - 1].plain.strip()} …", style=style)]
        return [shortened(line, self.width) for line in out]

    def other_acts(self) -> list[Text]:
        """What is not in a column: songs, Shift, abilities, moving, and ending the turn."""
        keys = self.scene.keys
        items = [
            Text.assemble((f"{act.key} ", KEY), self.act_text(act))
            for act in keys
            if act.verb not in IN_HAND + IN_ROWS or not act.plain
        ]
        asked = self.view.question
        ends = asked is not None and any(o.verb == END for o in asked.options)
        word = self.say("play.word_end")
        text = self.say("play.end_turn") if ends else self.scene.no_end
        items.append(Text.assemble((f"{word} ", KEY), (text, "" if ends else "yellow")))
        return packed_lines(items, self.width, indent=1)

    def act_text(self, act: Act) -> str:
        """In a few words; of two cards, where there is only one way, both."""
        o = act.options[0]
        if act.verb not in TWO_STEPS:
            return o.text
        text = self.say(f"play.act_{act.verb}", name=short_name(act.name or self.name_of(act.card)))
        if act.opens:
            return text
        cost = "" if o.cost is None else f" ({o.cost})"
        return f"{text.removesuffix(CUT)} {short_name(self.name_of(o.cards[1]))}{cost}"

    def name_of(self, card: int | None) -> str:
        found = None if card is None else self.view.in_play(card)
        if found is not None:
            return found.name
        return next((c.name for c in self.view.side(self.scene.viewer).hand_seen if c.card == card), "")

    def answers(self, most: int) -> list[Text]:
        """One answer in a line; where they are too many, several."""
        items = [self.answer(act) for act in self.scene.keys]
        if self.scene.second_step:
            items.append(Text.assemble(("0 ", KEY), self.say("play.back")))
        lines = [shortened(Text(" ").append_text(item), self.width) for item in items]
        if len(lines) > most:
            lines = packed_lines(items, self.width, indent=1)
        if len(lines) > most:
            lines = [*lines[: most - 1], Text(" " + self.say("play.more_answers"), style="dim")]
        return lines

    def answer(self, act: Act) -> Text:
        o = act.options[0]
        out = Text.assemble((f"{act.key} ", KEY), self.second_text(o) if self.scene.second_step else o.text)
        if o.preview is not None:
            out.append("  " + self.preview(o), "magenta")
        return out

    def second_text(self, o: OptionSeen) -> str:
        """Of an action whose first card is chosen: the second one."""
        if len(o.cards) < 2 or not self.scene.first_is_chosen:
            return o.text
        cost = "" if o.cost is None else " " + self.say("play.for_ink", count=o.cost)
        return self.name_of(o.cards[1]) + cost

    def preview(self, o: OptionSeen) -> str:
        assert o.preview is not None
        parts = [self.say("play.deals", count=o.preview.deals)]
        if o.preview.banishes:
            parts.append(self.say("play.banishes"))
        parts.append(self.say("play.takes", count=o.preview.takes))
        if o.preview.is_banished:
            parts.append(self.say("play.is_banished"))
        return ", ".join(parts)


def in_order(side: Side) -> list[InPlay]:
    """Locations with whoever is there, then the other characters, then items."""
    out: list[InPlay] = []
    places = [p for p in side.play if p.printed.type == "location"]
    here = {p.card for p in places}
    for place in places:
        out.append(place)
        out += [p for p in side.play if p.at == place.card]
    out += [p for p in side.play if p.printed.type == "character" and p.at not in here]
    out += [p for p in side.play if p.printed.type == "item"]
    return out
