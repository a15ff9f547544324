"""`tintero arena`: which of two players is stronger, as text or as JSON."""

from __future__ import annotations

from math import isfinite

from tintero.cards import sample_decks
from tintero.cli.chosen_decks import entered
from tintero.cli.here import Here, seed_of, whole_number
from tintero.cli.told_figures import SEED, jobs_of, percent, play_and_tell
from tintero.cli.user_error import UserError
from tintero.lab.arena import STRONGER, UNDECIDED, ArenaReport, Hypotheses, arena
from tintero.lab.experiments.kept_games import Kept, usual_place
from tintero.lab.simulate import Progress
from tintero.players.chosen import chosen_player
from tintero.words import decimal

PAIRS = 100
MAX_PAIRS = 1_000_000
MOST_ELO = 1000.0


def arena_command(
    here: Here, players: list[str], pairs: str | None, sprt: str | None, decks: tuple[str | None, str | None],
    jobs: str | None, seed: str | None, fresh: bool, as_json: bool,
) -> None:
    if len(players) != 2:
        raise UserError("figures.two_players", count=len(players))
    most = whole_number(pairs, "figures.bad_pairs", 1, MAX_PAIRS) if pairs is not None else PAIRS
    workers = jobs_of(jobs)
    asked = None if sprt is None else hypotheses(sprt)
    number = seed_of(seed or SEED)
    who = (chosen_player(players[0]).address, chosen_player(players[1]).address)
    names = decks_of(*decks)
    definitions, _titles = entered(here, [name for pair in names for name in pair])
    tables = list(zip(definitions[::2], definitions[1::2], strict=True))

    def play(progress: Progress | None) -> ArenaReport:
        return arena(who, tables, most, asked, number, workers, progress, house=here.house, kept=kept)

    kept = Kept(None if fresh else usual_place())
    try:
        play_and_tell(here, play, as_json, lambda here, found: _print(here, found, fresh))
    finally:
        kept.close()


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


def _print(here: Here, found: ArenaReport, fresh: bool) -> None:
    first, second = found.players
    if not found.pairs:
        here.print("figures.arena_none")
        return
    here.print("figures.arena_head", first=first, second=second, pairs=len(found.pairs), seed=found.seed)
    print_points(here, found)
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
        here.print("figures.tournament_interrupted" if fresh else "figures.arena_interrupted")


def print_points(here: Here, found: ArenaReport) -> None:
    """What the first player won, and the Elo that it means."""
    low, high = found.interval
    here.print(
        "figures.arena_score", won=found.wins, drawn=found.draws, lost=found.losses,
        score=percent(here, found.score), low=percent(here, low), high=percent(here, high),
    )
    below, above = found.elo_interval
    here.print("figures.arena_elo", elo=_elo(found.elo), low=_elo(below), high=_elo(above))


def _elo(elo: float) -> object:
    return decimal(elo, 0) if isfinite(elo) else "∞" if elo > 0 else "-∞"
