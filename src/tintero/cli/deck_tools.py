"""`tintero deck`: check, show and convert."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from typing import TextIO

from tintero.cards import Deck, Problem, UnderstoodDeck, check, find_format
from tintero.cli import clean_lists
from tintero.cli.chosen_decks import find_any, understood
from tintero.cli.here import Here, shown
from tintero.cli.user_error import UserError
from tintero.edges.plain_text import neutral
from tintero.language import NotUnderstood

BAR = "█"
BAR_WIDTH = 30


def check_command(
    here: Here, name: str, format_name: str, as_json: bool, fix: bool = False, output: str | None = None
) -> int:
    """Everything that is wrong with a deck; 1 if there is anything. Bad lines do not stop the check of the others."""
    rules = find_format(format_name)
    if (output is not None and not fix) or (fix and as_json):
        raise UserError("decks.fix_alone")
    if output is not None:
        clean_lists.writable(output)
    found = understood(name, here.pool)
    if not found.deck.entries:
        found.whole()  # nothing at all was understood: the error says why
    deck = found.deck
    checked = Checked(
        deck.name or shown(name), rules.name, found, check(deck, rules, here.pool),
        here.reader.not_understood(card for card, _ in deck.entries),
    )  # fmt: skip
    if as_json:
        here.line(json.dumps(checked.to_data(here.lang), ensure_ascii=False, indent=2))
    else:
        checked.tell(here, sys.stderr if fix else sys.stdout)
    if fix:
        text = clean_lists.clean_list(deck)
        if output is None:
            sys.stdout.write(text)
        else:
            here.note("decks.fix_written", path=clean_lists.write(output, text))
    return 1 if checked.faulty else 0


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check of a deck found."""

    title: str
    format: str
    found: UnderstoodDeck
    problems: list[Problem]
    faults: list[NotUnderstood]

    @property
    def faulty(self) -> bool:
        return bool(self.found.problems or self.problems or self.faults)

    def to_data(self, lang: str) -> dict[str, object]:
        return {
            "deck": self.title,
            "format": self.format,
            "cards": self.found.deck.size,
            "legal": not self.problems and not self.found.problems,
            "lines": [
                {
                    "line": p.line, "code": p.code, "text": p.text, "suggestions": p.suggestions,
                    "message": p.message(lang),
                }
                for p in self.found.problems
            ],
            "notes": [{"line": p.line, "code": p.code, "message": p.message(lang)} for p in self.found.deck.notes],
            "problems": [
                {"code": p.code, "rule": p.rule, "card": p.card, "message": p.message(lang)} for p in self.problems
            ],
            "not_understood": [{"card": f.card, "words": [u.words for u in f.unread]} for f in self.faults],
        }  # fmt: skip

    def tell(self, here: Here, out: TextIO) -> None:
        def line(text: str) -> None:
            out.write(text + "\n")

        for p in self.found.problems:
            line(f"✗ {p.message(here.lang)}")
        for note in self.found.deck.notes:
            line(note.message(here.lang))
        if self.found.problems:
            line(here.say("decks.deck_lines_at_fault", deck=self.title, count=len(self.found.problems)))
        for problem in self.problems:
            line(f"✗ {problem.message(here.lang)} ({problem.rule})")
        if self.problems:
            line(here.say("decks.deck_illegal", deck=self.title, format=self.format, count=len(self.problems)))
        else:
            line(here.say("decks.deck_legal", deck=self.title, format=self.format, cards=self.found.deck.size))
        if self.faults:
            line(here.say("decks.deck_not_understood", count=len(self.faults)))
            for f in self.faults:
                line(f"  {f.card}: " + "; ".join(f"“{u.words}…”" for u in f.unread))


def show_command(here: Here, name: str) -> None:
    deck = find_any(name, here.pool)
    inks = [here.say(f"names.ink_{ink.value.lower()}") for ink in deck.inks]
    inkable = sum(n for card, n in deck.entries if card.inkable)
    here.print("decks.deck_summary", deck=deck.name or shown(name), cards=deck.size, inks=inks or "–", inkable=inkable)
    here.line()
    for kind in ("character", "action", "song", "item", "location"):
        _group(here, deck, kind)
    here.print("decks.deck_curve")
    most = max(deck.curve.values())
    for cost, n in deck.curve.items():
        here.line(f"  {cost:>2} {BAR * -(-n * BAR_WIDTH // most)} {n}")


def _group(here: Here, deck: Deck, kind: str) -> None:
    entries = [
        (card, n) for card, n in deck.entries if ("song" if card.is_song else card.type.name.lower()) == kind
    ]
    if not entries:
        return
    here.line(here.say(f"names.group_{kind}") + f" ({sum(n for _, n in entries)})")
    for card, n in sorted(entries, key=lambda e: (e[0].cost, e[0].full_name)):
        here.line(f"  {n} × [{card.cost}{'◉' if card.inkable else '○'}] {card.full_name}")
    here.line()


def convert_command(here: Here, name: str, to: str) -> None:
    wanted = to.strip().lower()
    if wanted not in ("text", "pixelborn"):
        raise UserError("decks.bad_conversion", value=shown(to))
    deck = find_any(name, here.pool)
    sys.stdout.write(neutral(deck.to_text()) if wanted == "text" else deck.to_pixelborn() + "\n")
