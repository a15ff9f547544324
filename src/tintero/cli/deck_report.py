"""`tintero deck report`: what a deck builder wants to know before playing, as text or as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tintero.abilities.ability import CardDefinition
from tintero.cards import Deck, Format, Problem, check, find_format, formats_that_allow
from tintero.cli.chosen_decks import definitions_of, find_any
from tintero.cli.deck_report_page import ReportPage
from tintero.cli.here import Here, seed_of, shown, whole_number
from tintero.cli.told_figures import MAX_GAMES, jobs_of, progress_bar
from tintero.cli.user_error import UserError
from tintero.lab import WorkerDied
from tintero.lab.experiments.deck_odds import Mulligan
from tintero.lab.experiments.deck_profile import DeckProfile, deck_profile
from tintero.lab.experiments.goldfish import GAMES, Goldfish, goldfish
from tintero.rules.settings import CONSTRUCTED, PACK_RUSH, Settings

SEED: Final = "1"  # the same question has the same answer
PLAYED_WITH: Final = {"PackRush": PACK_RUSH}  # the formats that change the opening hand, or the lore that wins


@dataclass(frozen=True)
class ReportWishes:
    """What was typed after `deck report`."""

    format: str | None = None
    games: str | None = None
    seed: str | None = None
    jobs: str | None = None
    mulligan: bool = False
    json: bool = False


def report_command(here: Here, name: str, wishes: ReportWishes) -> None:
    """Whatever is wrong with the wishes is said before anything is counted."""
    rules = find_format(wishes.format or "core")
    games = GAMES if wishes.games is None else whole_number(wishes.games, "figures.bad_games", 0, MAX_GAMES)
    jobs = jobs_of(wishes.jobs)
    seed = seed_of(wishes.seed or SEED)
    deck = find_any(name, here.pool)
    (definitions,) = definitions_of([deck], here.reader)
    for note in deck.notes:
        here.note("decks.deck_note", deck=deck.name or shown(name), note=note.message(here.lang))
    settings = PLAYED_WITH.get(rules.name, CONSTRUCTED)
    report = Report(deck.name or shown(name), legality(deck, rules, here), deck_profile(definitions, settings))
    if wishes.json:
        found = play(here, definitions, games, seed, jobs, settings)
        here.line(json.dumps(report.to_data(here.lang, found), ensure_ascii=False, indent=2))
    else:
        page = ReportPage(here, Mulligan.SEEK if wishes.mulligan else Mulligan.KEEP)
        page.tell_legality(report.title, report.legality)
        page.tell(report.profile)
        found = play(here, definitions, games, seed, jobs, settings)
        page.tell_clock(found)
    if found is not None and found.interrupted:
        raise KeyboardInterrupt


def play(
    here: Here, deck: Sequence[CardDefinition], games: int, seed: int, jobs: int, settings: Settings
) -> Goldfish | None:
    """The games against nobody; none if none were wanted."""
    if not games:
        return None
    try:
        with progress_bar(here) as progress:
            return goldfish(deck, games, seed, jobs, progress=progress, settings=settings, house=here.house)
    except WorkerDied as fault:
        raise UserError("figures.worker_died") from fault


@dataclass(frozen=True)
class Legality:
    """In the format that was asked about, and where else."""

    format: str
    problems: Sequence[Problem]
    allowed_in: Sequence[str]

    def to_data(self, lang: str) -> dict[str, Any]:
        return {
            "format": self.format,
            "legal": not self.problems,
            "problems": [
                {"code": p.code, "rule": p.rule, "card": p.card, "message": p.message(lang)} for p in self.problems
            ],
            "legal_in": list(self.allowed_in),
        }


def legality(deck: Deck, rules: Format, here: Here) -> Legality:
    return Legality(rules.name, check(deck, rules, here.pool), formats_that_allow(deck, here.pool))


@dataclass(frozen=True)
class Report:
    title: str
    legality: Legality
    profile: DeckProfile

    def to_data(self, lang: str, found: Goldfish | None) -> dict[str, Any]:
        return {
            "deck": self.title,
            "legality": self.legality.to_data(lang),
            **self.profile.to_data(),
            "goldfish": None if found is None else found.to_data(),
            "exact": list(self.profile.to_data()),
            "simulated": ["goldfish"] if found is not None else [],
        }
