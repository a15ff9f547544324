"""Good deck lists and codes, damaged at random, for the readers of decks: each must answer, soon and in bounds.

`python -m tintero.lab.deck_fuzz --cases 100000 --seed 1` is the long form. Every case can be made again from the seed
and its number.
"""

from __future__ import annotations

import argparse
import base64
import json
import random
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tintero.cards import CardPool, Deck, DeckError, load_pool, understand_deck

MOST_SECONDS = 2.0
MOST_BYTES = 64_000_000
# Measuring memory makes everything slower: one case in so many is measured.
MEASURED = 25
MOST_FINDINGS = 20

_HEADINGS = ("Characters (24)", "# Deck", "Sideboard", "== Items 3 ==", "Total: 60 cards", "", "Name: Mine", "Mazo")
_TOKENS = (
    "\n", "\r\n", "\t", " ", "  ", ",", ";", "|", "$", "_", "#", "//", "x", "×", "4", "0", "-1", "999", "99999999999",
    "²", "٣", "(", ")", "[", "]", "{", "}", "<", ">", '"', "'", "’", "–", "*F*", "(TFC) 42", "[P1-12]", "foil", "1/204",
    "https://", "?code=", "&", "%", "=", "==", "\0", "\x1b[2J", "\x9b", "\ufeff", "\u200b", "\u202e", "\ud800", "é",
    "e\u0301", "🂡", "\\", "\\u0000", "Sideboard\n", "Name,Count\n", '{"cards":', "[[", "SB: ",
)  # fmt: skip


@dataclass(slots=True)
class Finding:
    """One case that was not answered as it must be."""

    case: int
    fault: str
    source: str | bytes


@dataclass(slots=True)
class DeckFuzz:
    cases: int = 0
    read: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    most_bytes: int = 0
    findings: list[Finding] = field(default_factory=list)


def fuzz_decks(pool: CardPool, cases: int, seed: int, start: int = 0) -> DeckFuzz:
    """Damage good decks and read them; whatever is not a deck or a DeckError, or takes too much, is a finding."""
    report = DeckFuzz()
    # Near names are sought among all cards of a pool: fewer cards, more cases.
    small = CardPool(list(pool)[::15], pool.version, pool.digest)
    for case in range(start, start + cases):
        rng = random.Random(f"{seed}/{case}")
        source = make_source(rng, small)
        fault = _try(source, small, report, case % MEASURED == 0)
        report.cases += 1
        if fault:
            report.findings.append(Finding(case, fault, source))
            if len(report.findings) >= MOST_FINDINGS:
                break
    return report


def _try(source: str | bytes, pool: CardPool, report: DeckFuzz, measured: bool) -> str:
    """What was wrong with the answer; empty if nothing was."""
    if measured:
        tracemalloc.start()
    started = time.process_time()
    try:
        answer = _answer(source, pool)
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:200]
    finally:
        seconds = time.process_time() - started
        if measured:
            report.most_bytes = max(report.most_bytes, tracemalloc.get_traced_memory()[1])
            tracemalloc.stop()
    report.answers[answer] += 1
    report.read += answer == "read"
    if not measured:
        report.slowest = max(report.slowest, seconds)
        if seconds > MOST_SECONDS:
            return f"{seconds:.1f} s"
    return f"{report.most_bytes} bytes" if report.most_bytes > MOST_BYTES else ""


def _answer(source: str | bytes, pool: CardPool) -> str:
    try:
        found = understand_deck(source, pool)
        for note in (*found.problems, *found.deck.notes):
            if not all(text.isprintable() for text in (note.message("en"), note.message("es"))):
                raise ValueError("a message with characters that a terminal obeys")
        deck = found.whole()
    except DeckError as error:
        if not (error.message("en") and error.message("es")):
            raise ValueError("no sentence") from error
        return error.code
    # What was read is a deck: written down and read again it is the same.
    for form in (deck.to_text(), deck.to_pixelborn()):
        if understand_deck(form.encode(), pool).whole().entries != deck.entries:
            raise ValueError("another deck when read again")
    return "read"


# ---- good decks, and how they are damaged -------------------------------------------------------------------------


def make_source(rng: random.Random, pool: CardPool) -> str | bytes:
    """A deck in one of its forms, damaged between no and eight times, as text or as the bytes of a file."""
    cards = rng.sample(list(pool), rng.randint(1, 6))
    deck = Deck("", tuple((card, rng.randint(1, 4)) for card in cards))
    text = rng.choice(_FORMS)(deck, rng)
    for _ in range(rng.choice((0, 1, 1, 2, 3, 5, 8))):
        text = rng.choice(_DAMAGES)(text, rng)
    text = text[:200_000]
    if rng.random() < 0.5:
        return text
    content = bytearray(text.encode(rng.choice(("utf-8", "utf-8-sig", "utf-16")), "surrogatepass"))
    for _ in range(rng.choice((0, 0, 0, 1, 4))):
        if content:
            content[rng.randrange(len(content))] = rng.randrange(256)
    return bytes(content)


def _list(deck: Deck, rng: random.Random) -> str:
    lines = []
    for card, count in deck.entries:
        name = card.name if rng.random() < 0.1 else card.full_name
        mark = rng.choice(("", "", "", " (TFC) 42", " *F*", " foil", " 1/204", " [P1-12]"))
        shape = rng.choice(("{n} {c}", "{n}x {c}", "{c} x{n}", "- {n} {c}", "{n}\t{c}"))
        lines.append(shape.format(n=count, c=name + mark))
    for _ in range(rng.randint(0, 2)):
        lines.insert(rng.randrange(len(lines) + 1), rng.choice(_HEADINGS))
    return rng.choice(("\n", "\r\n")).join(lines)


def _table(deck: Deck, rng: random.Random) -> str:
    mark = rng.choice(",;\t")
    head = rng.choice(("", f"Count{mark}Name\n"))
    rows = (f'{count}{mark}"{card.full_name.replace(chr(34), chr(34) * 2)}"' for card, count in deck.entries)
    return head + "\n".join(rows)


def _json(deck: Deck, rng: random.Random) -> str:
    pairs = [[card.full_name, count] for card, count in deck.entries]
    if rng.random() < 0.5:
        return json.dumps({"name": "Mine", "cards": pairs})
    return json.dumps([{"name": name, "count": count} for name, count in pairs], indent=rng.choice((None, 1)))


def _code(deck: Deck, rng: random.Random) -> str:
    return deck.to_pixelborn()


def _link(deck: Deck, rng: random.Random) -> str:
    return rng.choice(("https://example.org/?code=", "https://example.org/a/b/", "x://y#")) + deck.to_pixelborn()


def _damaged_code(deck: Deck, rng: random.Random) -> str:
    """Damage inside the code, which is whole."""
    plain = base64.b64decode(deck.to_pixelborn()).decode()
    for _ in range(rng.randint(1, 4)):
        plain = rng.choice(_DAMAGES)(plain, rng)
    return base64.b64encode(plain[:50_000].encode("utf-8", "replace")).decode()


def _cut(text: str, rng: random.Random) -> str:
    start, end = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    return text[:start] + text[end:] if rng.random() < 0.7 else text[start:end]


def _insert(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(_TOKENS) + text[at:]


def _replace(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text) + 1)
    character = chr(rng.choice((rng.randrange(32, 127), rng.randrange(0x3000), rng.randrange(32))))
    return text[:at] + character + text[at + 1 :]


def _repeat(text: str, rng: random.Random) -> str:
    start = rng.randrange(len(text) + 1)
    piece = text[start : start + rng.choice((1, 1, 5, 40))]
    return text[:start] + piece * rng.choice((2, 3, 20, 300)) + text[start:]


def _swap(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[at:] + text[:at]


def _case(text: str, rng: random.Random) -> str:
    return rng.choice((str.upper, str.lower, str.title, str.swapcase))(text)


_FORMS: tuple[Callable[[Deck, random.Random], str], ...] = (
    _list, _list, _list, _table, _json, _code, _link, _damaged_code,
)  # fmt: skip
_DAMAGES: tuple[Callable[[str, random.Random], str], ...] = (
    _cut, _insert, _insert, _replace, _replace, _repeat, _swap, _case,
)  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description="Read damaged deck lists and codes; 1 if anything falls over.")
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=int, default=0, help="number of the first case")
    chosen = parser.parse_args()
    report = fuzz_decks(load_pool(), chosen.cases, chosen.seed, chosen.start)
    print(f"{report.cases} cases, {report.read} read; at most {report.slowest:.3f} s and {report.most_bytes} bytes")
    for code, count in report.answers.most_common():
        print(f"  {count:>7} {code}")
    for finding in report.findings:
        print(f"case {finding.case}: {finding.fault}\n  {finding.source[:300]!r}")
    return 1 if report.findings else 0


if __name__ == "__main__":
    raise SystemExit(main())
