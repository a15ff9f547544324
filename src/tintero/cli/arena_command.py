"""`tintero arena`: which of two players is stronger, as text or as JSON."""

from __future__ import annotations

import json
from math import isfinite

from tintero.cards import sample_decks
from tintero.cli.chosen_decks import entered
from tintero.cli.here import Here, seed_of, whole_number
from tintero.cli.simulate_command import MAX_JOBS, percent, progress_bar
from tintero.cli.user_error import UserError
from tintero.lab import WorkerDied
from tintero.lab.arena import STRONGER, UNDECIDED, ArenaReport, Hypotheses, arena
from tintero.players.chosen import chosen_player
from tintero.words import decimal

PAIRS = 100
MAX_PAIRS = 1_000_000
MOST_ELO = 1000.0


def arena_command(
    here: Here, players: list[str], pairs: str | None, sprt: str | None, decks: tuple[str | None, str | None],
    jobs: str | None, seed: str | None, as_json: bool,
) -> None:
    if len(players) != 2:
        raise UserError("figures.two_players", count=len(players))
    most = whole_number(pairs, "figures.bad_pairs", 1, MAX_PAIRS) if pairs is not None else PAIRS
    workers = whole_number(jobs, "figures.bad_jobs", 1, MAX_JOBS) if jobs is not None else 1
    asked = None if sprt is None else hypotheses(sprt)
    number = seed_of(seed)
    who = (chosen_player(players[0]).address, chosen_player(players[1]).address)
    names = decks_of(*decks)
    definitions, _titles = entered(here, [name for pair in names for name in pair])
    tables = list(zip(definitions[::2], definitions[1::2], strict=True))
    try:
        with progress_bar(here) as progress:
            found = arena(who, tables, most, asked, number, workers, progress, house=here.house)
    except WorkerDied as fault:
        raise UserError("figures.worker_died") from fault
    if as_json:
        here.line(json.dumps(found.to_dict(), ensure_ascii=False, indent=2))
    else:
        _print(here, found)
    if found.interrupted:
        raise KeyboardInterrupt


def decks_of(deck: str | None, against: str | None) -> list[tuple[str, str]]:
    """A deck against itself or another; if none is named, every sample against itself."""
    if deck is None:
        if against is not None:
            raise UserError("figures.against_alone")
        return [(name, name) for name in sample_decks()]
    return [(deck, deck if against is None else against)]


def hypotheses(text: str) -> Hypotheses:
    """`0,20`: is the first player stronger by 20 Elo, rather than by 0?"""
    try:
        less, more = (float(part) for part in text.split(","))
    except ValueError:
        raise UserError("figures.bad_sprt", text=text) from None
    if not -MOST_ELO <= less < more <= MOST_ELO:
        raise UserError("figures.bad_sprt", text=text)
    return Hypotheses(less, more)


def _print(here: Here, found: ArenaReport) -> None:
    first, second = found.players
    if not found.pairs:
        here.print("figures.arena_none")
        return
    low, high = found.interval
    here.print("figures.arena_head", first=first, second=second, pairs=len(found.pairs), seed=found.seed)
    here.print(
        "figures.arena_score", won=found.wins, drawn=found.draws, lost=found.losses,
        score=percent(here, found.score), low=percent(here, low), high=percent(here, high),
    )
    below, above = found.elo_interval
    here.print("figures.arena_elo", elo=_elo(found.elo), low=_elo(below), high=_elo(above))
    if found.hypotheses is not None and found.llr is not None:
        less, more = (_elo(elo) for elo in found.hypotheses)
        llr = decimal(found.llr, 2)
        if found.verdict == UNDECIDED:
            here.print("figures.arena_undecided", llr=llr, less=less, more=more)
        elif found.verdict == STRONGER:
            here.print("figures.arena_stronger", llr=llr, name=first, less=less, more=more)
        else:
            here.print("figures.arena_not_stronger", llr=llr, name=first, less=less, more=more)
    if found.interrupted:
        here.print("figures.tournament_interrupted")


def _elo(elo: float) -> object:
    return decimal(elo, 0) if isfinite(elo) else "∞" if elo > 0 else "−∞"
