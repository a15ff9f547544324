"""The numbered options of one question, and what a person typed in answer."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from tintero.cards.names import fold
from tintero.cli.telling import Telling, in_order
from tintero.cli.texts import say
from tintero.cli.user_error import UserError
from tintero.cli.why import not_ending
from tintero.cli.wrapping import hanging
from tintero.rules import option as op
from tintero.rules.option import Decision, Option

# Heading of each group of turn actions, in the order of chapter 4.
GROUPS: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("do_ink", (op.INK,)),
    ("do_play", (op.PLAY, op.SHIFT, op.SING, op.SING_TOGETHER)),
    ("do_use", (op.USE,)),
    ("do_quest", (op.QUEST,)),
    ("do_challenge", (op.CHALLENGE,)),
    ("do_move", (op.MOVE,)),
    ("do_end", (op.HAND_OVER, op.END)),
)
MOST_SHOWN = 40
GAP = "   "


@dataclass
class Choice:
    number: int
    option: Option
    text: str
    short: str


class Choices:
    """What can be answered now. Copies that nobody could tell apart are offered once.

    The opening hand is answered all at once (2.2.2.1): every copy has its number, and 0 means none. Cards that are
    put in order may be: every copy has its number too.
    """

    def __init__(self, decision: Decision, telling: Telling) -> None:
        self.decision = decision
        self.telling = telling
        self.lang = telling.lang
        self.all: list[Choice] = []
        order = decision.options
        if decision.kind == op.TURN:
            verbs = [verb for _, group in GROUPS for verb in group]
            order = sorted(order, key=lambda o: verbs.index(o.verb) if o.verb in verbs else len(verbs))
        seen: set[tuple[int, str]] = set()
        self.at_once = decision.kind == op.HAND
        self.in_order = in_order(decision)
        # why the turn cannot be ended yet, where a duty is in the way
        self.no_end = ""
        if decision.kind == op.TURN and telling.viewer is not None:
            self.no_end = not_ending(telling.session.game, telling.viewer, self.lang)
        for o in order:
            text = telling.option(o)
            if self.at_once and o.verb == op.DONE:
                continue
            if (o.verb, text) not in seen or self.at_once or self.in_order:
                seen.add((o.verb, text))
                short = telling.short(o) if decision.kind == op.TURN else text
                self.all.append(Choice(len(self.all) + 1, o, text, short))

    def number(self, n: int) -> Choice | None:
        return self.all[n - 1] if 1 <= n <= len(self.all) else None

    def named(self, words: str) -> list[Choice]:
        """Choices whose text has all these words; an exact text wins."""
        wanted = fold(words)
        exact = [c for c in self.all if fold(c.text) == wanted]
        if exact:
            return exact
        parts = [p for p in (fold(w) for w in words.split()) if p]
        return [c for c in self.all if parts and all(p in fold(c.text) for p in parts)]

    def several(self, typed: str) -> list[Option]:
        """`1 3 6`, or 0 for none: the answers one after the other, in the order in which the rules ask."""
        wanted = sorted({int(n) for n in typed.replace(",", " ").split()} - {0})
        return [self.all[n - 1].option for n in wanted] + [Option(op.DONE)]

    def ordered(self, numbers: list[int]) -> list[Option]:
        """`1 3 2`: the cards in this order; the last one is not asked for, as it has no choice left."""
        for n in numbers:
            if numbers.count(n) > 1:
                raise UserError("order_twice", value=n)
        return [self.all[n - 1].option for n in numbers[: max(1, len(self.all) - 1)]]

    def draw(self, console: Console) -> None:
        if self.decision.kind != op.TURN:
            for c in self.all[:MOST_SHOWN]:
                hanging(console, Text.assemble((f"{c.number:>4} ", "bold cyan"), c.text), 0, 5)
            if self.at_once:
                console.print(Text.assemble(("   0 ", "bold cyan"), say("keep_hand", self.lang)))
            if self.in_order and len(self.all) > 2:
                example = " ".join(str(n) for n in (2, 1, *range(3, len(self.all) + 1)))
                hanging(console, Text(say("order_at_once", self.lang, example=example), style="dim"), 5)
            if len(self.all) > MOST_SHOWN:
                console.print(Text(say("more_options", self.lang, count=len(self.all) - MOST_SHOWN), style="dim"))
            return
        width = max(cell_len(say(key, self.lang)) for key, _ in GROUPS) + 1
        for key, verbs in GROUPS:
            mine = [c for c in self.all if c.option.verb in verbs]
            room = max(20, console.width - width - 1)
            lines = packed(mine, room)
            if op.END in verbs and self.no_end:
                lines.append(Text(self.no_end, style="yellow"))
            if lines:
                title = say(key, self.lang)
                for i, line in enumerate(piece for whole in lines for piece in whole.wrap(console, room)):
                    line.rstrip()
                    head = title if i == 0 else ""
                    console.print(Text.assemble((head + " " * (width - cell_len(head)), "dim"), line))


def packed(choices: list[Choice], width: int) -> list[Text]:
    """As many choices in a line as fit, never one split over two lines if it can be helped."""
    lines: list[Text] = []
    for c in choices:
        item = Text.assemble((f"{c.number} ", "bold cyan"), c.short)
        if lines and lines[-1].cell_len + len(GAP) + item.cell_len <= width:
            lines[-1].append(GAP).append_text(item)
        else:
            lines.append(item)
    return lines
