"""What permanents have is a function of the position: reading only what an event can have changed finds the same."""

from __future__ import annotations

from functools import cache

import pytest

from tintero.abilities.ability import CardDefinition
from tintero.lab.exhaust import Plan, cards_of, pick, random_decks, settings_of, take
from tintero.rules.chance import seed_words
from tintero.rules.game import Game
from tintero.rules.machinery.context import Context
from tintero.rules.machinery.face import Traits, Versus
from tintero.rules.machinery.state import State
from tintero.rules.machinery.traits import refresh
from tintero.rules.table import make_table

from ..how_long import TIMES
from ..reading import shared_reader

GAMES = [
    (Plan(2, "understood"), 36),
    (Plan(2, "mixed"), 16),
    (Plan(2, "specimens"), 12),
    (Plan(2, "specimens", "pack-rush"), 6),
    (Plan(4, "understood"), 4),
    (Plan(4, "specimens", "simultaneous"), 4),
]
PART = 4
HAD = tuple(name for name in dir(Traits()) if not name.startswith("_") and not callable(getattr(Traits(), name)))
PARTS = [
    (plan, start, min(start + PART, games * TIMES)) for plan, games in GAMES for start in range(0, games * TIMES, PART)
]


@cache
def cards(plan: Plan) -> tuple[CardDefinition, ...]:
    return cards_of(plan, shared_reader())


def said(value: object) -> object:
    """A value that can be compared: a ban against some participants, by what it says and for whom."""
    if isinstance(value, tuple):
        return tuple(said(part) for part in value)
    if isinstance(value, Versus):
        return value.doing, value.versus, spoken(value.f)
    return value


def spoken(f: Context) -> tuple[int, ...]:
    return f.player, f.source, f.card


def had(s: State) -> tuple[object, ...]:
    """Everything that is worked out: what each permanent has, and which rules apply to whom."""
    if s.stale:
        refresh(s)
    permanents = {p.pid: [said(getattr(p.traits, name)) for name in HAD] for p in s.in_play.values()}
    return permanents, [(r.rule, r.players, r.effect, spoken(r.f)) for r in s.rules]


def from_scratch(s: State) -> State:
    copy = s.copy()
    copy.changed()
    return copy


def test_everything_that_a_permanent_can_have_is_compared() -> None:
    assert {"strength", "keywords", "cant_versus", "abilities", "shift_names"} <= set(HAD)


def name_of(value: Plan | int) -> str:
    return str(value) if isinstance(value, int) else f"{value.players}-{value.cards}-{value.format}"


@pytest.mark.parametrize(("plan", "start", "stop"), PARTS, ids=name_of)
def test_what_is_remembered_is_what_is_read_anew(plan: Plan, start: int, stop: int) -> None:
    for seed in range(start, stop):
        game = Game.start(make_table(random_decks(seed, plan, cards(plan)), settings_of(plan)), seed, log=False)
        words = seed_words(seed ^ 0x5EED)
        while not game.over:
            anew = had(from_scratch(game.state))
            assert had(game.state.copy()) == anew, f"seed {seed}, choice {game.state.choices}"
            take(game, pick(game, words))
