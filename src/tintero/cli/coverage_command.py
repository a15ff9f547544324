"""`tintero cards coverage` and `tintero fuzz`: what is understood, what has fired, what is missing."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tintero.cli.here import Here, seed_of, shown, whole_number
from tintero.cli.told_figures import MAX_GAMES, percent
from tintero.cli.user_error import UserError
from tintero.edges.plain_text import is_number
from tintero.language import Unread
from tintero.words import decimal

if TYPE_CHECKING:
    from tintero.lab.coverage import Coverage
    from tintero.lab.fuzz import Progress, Report
    from tintero.lab.partners import Collection

MOST_LISTED = 40
DEFAULT_GAMES = 500
WHY = {
    "ambiguous": "figures.cover_why_ambiguous", "not written back": "figures.cover_why_not",
    "without meaning": "figures.cover_why_no_meaning",
}  # fmt: skip
KINDS = {
    "triggered": "figures.ability_triggered", "activated": "figures.ability_activated",
    "static": "figures.ability_static", "replacement": "figures.ability_replacement",
    "keyword": "figures.ability_keyword", "action": "figures.ability_action",
    "countsasnamed": "figures.ability_names",
}  # fmt: skip


def coverage_command(here: Here, as_json: bool, missing: bool, set_code: str | None) -> None:
    """The four figures, and what is missing."""
    from tintero.lab.coverage import measure
    from tintero.lab.fired_ledger import load_ledger

    wanted = None if set_code is None else known_set(here, set_code)
    found = measure(here.pool, here.reader, load_ledger(here.pool), wanted)
    found.count_apart(here.pool, wanted)
    if as_json:
        data = found.to_data()
        if missing:
            data["missing"] = [p.to_data() for p in found.missing()]
            data["doubtful"] = [
                {"card": t.cards[0], "why": t.result.why if isinstance(t.result, Unread) else "no Spanish"}
                for t in found.doubtful()
            ]
        here.line(json.dumps(data, ensure_ascii=False, indent=2))
        return
    _figures(here, found)
    if missing:
        _missing(here, found)


def known_set(here: Here, code: str) -> str:
    wanted = code.strip()
    codes = {p.set_code for card in here.pool for p in card.printings}
    if wanted not in codes:
        ordered = sorted(codes, key=lambda c: (int(c) if is_number(c) else 1000, c))
        raise UserError("figures.unknown_set", value=shown(code), names=ordered)
    return wanted


def _share(here: Here, part: int, whole: int) -> str:
    return f"{part}/{whole} ({percent(here, part / whole if whole else 1.0)})"


def _figures(here: Here, found: Coverage) -> None:
    data = found.to_data()
    here.print("figures.cover_texts", share=_share(here, data["texts"]["read"], data["texts"]["all"]))
    here.print("figures.cover_cards", share=_share(here, found.cards.understood, found.cards.all))
    here.print("figures.cover_overrides", count=data["overrides"])
    if found.fired is None:
        here.print("figures.cover_not_fired", all=found.abilities)
    else:
        here.print("figures.cover_fired", share=_share(here, found.fired, found.abilities))
    for code, figures in data["sets"].items():
        here.print("figures.cover_set", set=code, share=_share(here, figures["understood"], figures["all"]))
    here.print("figures.cover_quest", count=found.quest_cards)
    if found.unknown_types:
        here.print("figures.cover_types", count=len(found.unknown_types))
        for card in found.unknown_types:
            here.wrapped("  " + here.say("cards.card_of_unknown_type", name=card.full_name, type=shown(card.type)))


def _missing(here: Here, found: Coverage) -> None:
    pieces = found.missing()
    here.line()
    here.print("figures.cover_missing", count=len(pieces))
    for piece in pieces:
        here.print("figures.cover_piece", words=piece.words, texts=piece.texts, cards=piece.cards, card=piece.example)
        for text in piece.unread:
            if isinstance(text.result, Unread):
                here.wrapped(f"    {text.cards[0]}: {text.result.marked}", 4)
    doubtful = found.doubtful()
    if doubtful:
        here.print("figures.cover_doubtful", count=len(doubtful))
        for text in doubtful:
            why = text.result.why if isinstance(text.result, Unread) else ""
            here.line(f"  {text.cards[0]}: {here.say(WHY.get(why, 'figures.cover_why_spanish'))}")
            if isinstance(text.result, Unread):
                here.wrapped(f"    {text.result.text}", 4)


# ---- the exhaustive runner -----------------------------------------------------------------------------------------


def fuzz_command(
    here: Here, scope: str | None, games: str | None, seed: str | None, until_all: bool, targets: str | None,
    as_json: bool,
) -> int:
    """Random games until every ability has fired; 1 if anything that must hold did not."""
    from tintero.lab.fired_ledger import load_ledger, new_ledger, save_ledger
    from tintero.lab.fuzz import Runner, collection_of, of_set

    number = seed_of(seed)
    collection = collection_of(here.reader)
    if targets is not None:
        return _again(here, number, targets, collection)
    count = whole_number(games, "figures.bad_games", 1, MAX_GAMES) if games is not None else DEFAULT_GAMES
    wanted = (scope or "all").strip().lower()
    cards = list(collection.cards) if wanted == "all" else of_set(collection, here.pool, known_set(here, wanted))
    # a run about one set adds to what is known of the others; a run about all begins anew
    ledger = new_ledger(here.pool) if wanted == "all" else load_ledger(here.pool) or new_ledger(here.pool)
    runner = Runner(cards, collection, number, ledger, wanted)
    runner.forget()
    with _progress(here) as progress:
        report = runner.run(0 if until_all and games is None else count, until_all, progress=progress)
    save_ledger(here.pool, ledger)
    if as_json:
        here.line(json.dumps(report.to_data(), ensure_ascii=False, indent=2))
    else:
        _report(here, report)
    return 1 if report.failures else 0


def _again(here: Here, seed: int, names: str, collection: Collection) -> int:
    """One game again, with every check at every choice."""
    from tintero.lab.exhaust import PropertyFailure
    from tintero.lab.fuzz import full, quick

    known = {d.full_name: d for d in collection.cards}
    cards = [here.pool.find(name).full_name for name in names.split(";") if name.strip()]
    refused = [name for name in cards if name not in known]
    if refused or not cards:
        raise UserError("figures.fuzz_bad_targets", names=refused or [shown(names)])
    wanted = [known[name] for name in cards]
    try:
        quick(seed, wanted, collection)
        full(seed, wanted, collection, 1)
    except PropertyFailure as failure:
        here.line(str(failure))
        return 1
    here.print("figures.fuzz_one_holds", seed=seed)
    return 0


@contextmanager
def _progress(here: Here) -> Iterator[Progress | None]:
    if not sys.stderr.isatty():
        yield None
        return

    def tell(games: int, fired: int, everything: int) -> None:
        sys.stderr.write("\r" + here.say("figures.fuzz_progress", games=games, fired=fired, all=everything))
        sys.stderr.flush()

    yield tell
    sys.stderr.write("\n")


def _report(here: Here, report: Report) -> None:
    here.print(
        "figures.fuzz_head", games=report.games, full=report.full_games, seed=report.seed,
        seconds=decimal(report.seconds), cut=report.cut,
    )
    here.print("figures.cover_fired", share=_share(here, report.fired, report.all))
    if report.not_reached:
        here.print("figures.fuzz_not_reached", count=len(report.not_reached))
        for _card, key, kind in report.not_reached[:MOST_LISTED]:
            here.line(f"  {key} ({here.say(KINDS[kind])})")
        more = len(report.not_reached) - MOST_LISTED
        if more > 0:
            here.line("  " + here.say("cli.and_more", count=more))
    for failure in report.failures[:MOST_LISTED]:
        here.line("✗ " + failure)
    here.print("figures.fuzz_failures" if report.failures else "figures.fuzz_holds", count=len(report.failures))
