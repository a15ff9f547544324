"""One card as one row: what is in play, and what is in the hand, with the keys of what can be done with it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from tintero.cli.keys import Act, Keys
from tintero.table.view import CardSeen, InPlay
from tintero.words import say

INK_STYLE: Final = {
    "Amber": "yellow", "Amethyst": "magenta", "Emerald": "green", "Ruby": "red", "Sapphire": "blue",
    "Steel": "bright_black",
}  # fmt: skip
KEY: Final = "bold cyan"
KEY_WIDTH: Final = 5  # of one column of keys
KEYS_WIDTH: Final = 2 * KEY_WIDTH + 1
STATS_WIDTH: Final = 8
GAP: Final = "   "
CUT: Final = "…"
_OTHER_LANGUAGE: Final = re.compile(r" \([^)]*\)")


def cut(text: str, width: int) -> str:
    """The beginning of a text, with a sign where something is missing."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(0, width - 1)).rstrip() + CUT


def padded(text: str, width: int) -> str:
    return set_cell_size(cut(text, width), width)


def right(text: str, width: int) -> str:
    """The same with the space before it; a longer text stays whole."""
    return " " * (width - cell_len(text)) + text


def key_cell(act: Act | None) -> tuple[str, str]:
    return (f"{act.key if act else '':>{KEY_WIDTH - 1}} ", KEY)


class Rows:
    """Rows of one view. `width` is that of the screen, `names` that of the column of names."""

    def __init__(self, keys: Keys, lang: str, width: int, names: int) -> None:
        self.keys = keys
        self.lang = lang
        self.width = width
        self.names = names

    def say(self, key: str, **slots: object) -> str:
        return say(key, self.lang, **slots)

    # ---- in play -----------------------------------------------------------------------------------------------

    def in_play(self, p: InPlay, mine: bool) -> Text:
        out = Text()
        if mine:
            out.append(*key_cell(self.keys.about(p.card, "quest")))
            out.append(*key_cell(self.keys.about(p.card, "challenge")))
            out.append(" ")
        else:
            out.append("  ")
        name = p.name if p.at is None else f"└ {p.name}"
        out.append(padded(name, self.names), "dim" if p.exerted else "bold")
        out.append(" " + padded(stats_of(p), STATS_WIDTH))
        return self.with_states(out, self.states(p))

    def states(self, p: InPlay) -> list[tuple[str, str]]:
        """Damage, exerted, drying, keywords, what lasts for a while, what lies below."""
        out: list[tuple[str, str]] = []
        if p.damage:
            out.append((self.say("play.damage", count=p.damage), "red"))
        if p.exerted:
            out.append((self.say("table.mark_exerted"), "yellow"))
        if p.drying:
            out.append((self.say("table.mark_drying"), "blue"))
        if p.printed.type == "location":
            out.append((self.say("table.mark_location", cost=p.printed.move_cost or 0), "cyan"))
        elif p.printed.type == "item":
            out.append((self.say("table.mark_item"), "cyan"))
        out += [(brief(word), "green") for word in p.keywords]
        for m in p.modifiers:
            if m.temporary and m.what not in p.keywords:
                what = brief(m.what)
                out.append((f"{what} [{short_name(m.source)}]" if m.source else what, "magenta"))
        if p.under:
            out.append((self.say("table.mark_under", count=len(p.under)), "dim"))
        return out

    def with_states(self, out: Text, states: Sequence[tuple[str, str]]) -> Text:
        for i, (text, style) in enumerate(states):
            if i:
                out.append(", ", "dim")
            out.append(text, style)
        return shortened(out, self.width)

    def packed(self, p: InPlay, mine: bool) -> Text:
        """The same in a few words, several in a line."""
        out = Text()
        if mine:
            found = [self.keys.about(p.card, verb) for verb in ("quest", "challenge")]
            marks = "/".join(str(act.key) if act else "-" for act in found)
            if any(found):
                out.append(marks + " ", KEY)
        out.append(short_name(p.name), "dim" if p.exerted else "bold")
        stats = stats_of(p)
        if stats:
            out.append(" " + stats)
        states = [self.say("play.short_exerted")] if p.exerted else []
        states += [self.say("play.short_drying")] if p.drying else []
        if states:
            out.append(f" {','.join(states)}", "yellow")
        if p.damage:
            out.append(f" -{p.damage}", "red")
        return out

    # ---- in the hand -------------------------------------------------------------------------------------------

    def in_hand(self, card: CardSeen, copies: int, keys: tuple[Act | None, Act | None]) -> Text:
        out = Text()
        out.append(*key_cell(keys[0]))
        out.append(*key_cell(keys[1]))
        out.append(f"{card.cost if card.to_pay is None else card.to_pay:>2}", self.cost_style(card))
        out.append(*self.ink_mark(card))
        times = f" ×{copies}" if copies > 1 else ""
        out.append(" ")
        out.append(padded(cut(card.name, self.names - cell_len(times)) + times, self.names), "bold")
        out.append(" " + padded(printed_stats(card) or self.kind(card), STATS_WIDTH))
        out.append(one_text(card), "dim")
        return shortened(out, self.width)

    def hand_packed(self, card: CardSeen, copies: int, keys: tuple[Act | None, Act | None]) -> Text:
        out = Text()
        if any(keys):
            out.append("/".join(str(act.key) if act else "-" for act in keys) + " ", KEY)
        out.append(short_name(card.name), "bold")
        if copies > 1:
            out.append(f" ×{copies}", "bold")
        out.append(f" {card.cost if card.to_pay is None else card.to_pay}", self.cost_style(card))
        out.append(*self.ink_mark(card))
        return out

    def ink_mark(self, card: CardSeen) -> tuple[str, str]:
        """CR 4.2.1.1: the inkwell symbol says whether it can be put into the inkwell."""
        return ("◉" if card.inkable else "○", INK_STYLE.get(card.inks[0], "") if card.inks else "")

    def cost_style(self, card: CardSeen) -> str:
        if card.to_pay is None or card.to_pay == card.cost:
            return "bold"
        return "bold green" if card.to_pay < card.cost else "bold red"

    def kind(self, card: CardSeen) -> str:
        return self.say("names.kind_song") if "Song" in card.classifications else card.type_name


def shortened(text: Text, width: int) -> Text:
    if text.cell_len > width:
        text.truncate(width, overflow="ellipsis")
    return text


def stats_of(p: InPlay) -> str:
    """`3/5 2◆`: strength, willpower and lore as they are now."""
    return _stats(p.strength, p.willpower, p.lore)


def printed_stats(card: CardSeen) -> str:
    return _stats(card.strength, card.willpower, card.lore)


def _stats(strength: int | None, willpower: int | None, lore: int | None) -> str:
    if willpower is None:
        return ""
    front = f"{'-' if strength is None else strength}/{willpower}"
    return f"{front} {lore}◆" if lore else front


def brief(words: str) -> str:
    """A keyword in one language, where there is no room for both."""
    return _OTHER_LANGUAGE.sub("", words)


def one_text(card: CardSeen) -> str:
    """Everything printed on it in one line."""
    parts = [brief(word) for word in card.keywords]
    for ability in card.abilities:
        if ability.text and not ability.text.startswith("("):  # what is in brackets reminds of a rule
            parts.append(ability.text)
    return ". ".join(part.rstrip(".") for part in parts)


def short_name(name: str) -> str:
    """`Stitch ②` of `Stitch - New Dog ②`."""
    head, dash, rest = name.partition(" - ")
    last = rest[-1:] if rest else ""
    return f"{head} {last}" if dash and last and not last.isalnum() and not last.isascii() else head


def packed_lines(items: Sequence[Text], width: int, indent: int = 2) -> list[Text]:
    """As many items in a line as fit, and none of them wider than the line."""
    lines: list[Text] = []
    for item in items:
        piece = shortened(item.copy(), width - indent)
        if lines and lines[-1].cell_len + len(GAP) + piece.cell_len <= width:
            lines[-1].append(GAP).append_text(piece)
        else:
            lines.append(Text(" " * indent).append_text(piece))
    return lines
