"""`tintero deck`: check, show and convert."""

from __future__ import annotations

import sys

from tintero.cards import Deck, check, find_format
from tintero.cli.chosen_decks import find_any, not_understood
from tintero.cli.here import Here, shown
from tintero.cli.user_error import UserError
from tintero.edges.plain_text import neutral

BAR = "█"
BAR_WIDTH = 30


def check_command(here: Here, name: str, format_name: str, as_json: bool) -> int:
    """Everything that is wrong with a deck; 1 if there is anything."""
    rules = find_format(format_name)
    deck = find_any(name, here.pool)
    problems = check(deck, rules, here.pool)
    faults = not_understood((card for card, _ in deck.entries), here.reader)
    if as_json:
        import json

        data = {
            "deck": deck.name,
            "format": rules.name,
            "cards": deck.size,
            "legal": not problems,
            "problems": [
                {"code": p.code, "rule": p.rule, "card": p.card, "message": p.message(here.lang)} for p in problems
            ],
            "not_understood": [{"card": f.card, "words": [u.words for u in f.unread]} for f in faults],
        }
        here.line(json.dumps(data, ensure_ascii=False, indent=2))
        return 1 if problems or faults else 0
    for p in problems:
        here.line(f"✗ {p.message(here.lang)} ({p.rule})")
    if problems:
        here.print("deck_illegal", deck=deck.name, format=rules.name, count=len(problems))
    else:
        here.print("deck_legal", deck=deck.name, format=rules.name, cards=deck.size)
    if faults:
        here.print("deck_not_understood", count=len(faults))
        for f in faults:
            here.line(f"  {f.card}: " + "; ".join(f"“{u.words}…”" for u in f.unread))
    return 1 if problems or faults else 0


def show_command(here: Here, name: str) -> None:
    deck = find_any(name, here.pool)
    inks = ", ".join(here.say(f"ink_{ink.value.lower()}") for ink in deck.inks)
    inkable = sum(n for card, n in deck.entries if card.inkable)
    here.print("deck_summary", deck=deck.name, cards=deck.size, inks=inks or "–", inkable=inkable)
    here.line()
    for kind in ("character", "action", "song", "item", "location"):
        _group(here, deck, kind)
    here.print("deck_curve")
    counts: dict[int, int] = {}
    for card, n in deck.entries:
        counts[card.cost] = counts.get(card.cost, 0) + n
    most = max(counts.values())
    for cost in range(min(counts), max(counts) + 1):
        n = counts.get(cost, 0)
        here.line(f"  {cost:>2} {BAR * -(-n * BAR_WIDTH // most)} {n}")


def _group(here: Here, deck: Deck, kind: str) -> None:
    entries = [
        (card, n) for card, n in deck.entries if ("song" if card.is_song else card.type.name.lower()) == kind
    ]
    if not entries:
        return
    here.line(here.say(f"group_{kind}") + f" ({sum(n for _, n in entries)})")
    for card, n in sorted(entries, key=lambda e: (e[0].cost, e[0].full_name)):
        here.line(f"  {n} × [{card.cost}{'◉' if card.inkable else '○'}] {card.full_name}")
    here.line()


def convert_command(here: Here, name: str, to: str) -> None:
    wanted = to.strip().lower()
    if wanted not in ("text", "pixelborn"):
        raise UserError("bad_conversion", value=shown(to))
    deck = find_any(name, here.pool)
    sys.stdout.write(neutral(deck.to_text()) if wanted == "text" else deck.to_pixelborn() + "\n")
