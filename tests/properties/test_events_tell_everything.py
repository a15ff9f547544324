"""Events are the only story of the state: who hears them all knows the whole table, at every question (6.2, 7.7.3)."""

from __future__ import annotations

import pytest

from tintero.abilities.ability import Static
from tintero.abilities.property import Imposed, MayPlayFrom
from tintero.abilities.target import Filter
from tintero.abilities.words import CardType, EventKind, Whose, Zone
from tintero.lab.exhaust import Plan, cards_of, pick, random_decks, settings_of, take
from tintero.rules.chance import seed_words
from tintero.rules.game import Game
from tintero.rules.library import Library
from tintero.rules.machinery import pieces as st
from tintero.rules.position import FILLER
from tintero.rules.settings import Settings
from tintero.rules.table import make_table

from ..kit import Scene, character, item
from ..reading import shared_reader
from .story import Story

PLANS = [
    Plan(players, cards, format)
    for cards in ("specimens", "understood", "mixed")
    for players, format in ((2, "constructed"), (3, "constructed"), (4, "teams"), (4, "simultaneous"), (2, "pack-rush"))
]
GAMES = 4  # of each plan
CHOICES = 400  # of each game


def listen(plan: Plan, seed: int, library: Library) -> Story:
    decks = random_decks(seed, plan, cards_of(plan, shared_reader()))
    game = Game.start(make_table(decks, settings_of(plan), library=library), seed)
    story = Story(game.state)
    words = seed_words(seed ^ 0x7E11)
    for _ in range(CHOICES):
        story.hear(game.events)
        game.events.clear()
        story.agrees(game.state)
        if game.over:
            break
        take(game, pick(game, words))
    return story


@pytest.mark.parametrize("plan", PLANS, ids=lambda p: f"{p.players} {p.format} {p.cards}")
def test_who_hears_all_events_knows_the_table(plan: Plan) -> None:
    library = Library()
    for seed in range(GAMES):
        try:
            listen(plan, seed, library)
        except AssertionError as error:
            raise AssertionError(f"seed {seed} of {plan}: {error}") from error


def drawn_by_the_turn_limit() -> set[EventKind]:
    game = Game.new([[FILLER] * 20, [FILLER] * 20], settings=Settings(max_turns=3))
    while not game.over:
        game.choose(len(game.options) - 1)  # keep the hand, end the turn
    return {EventKind(e.kind) for e in game.events}


def played_by_a_permission() -> set[EventKind]:
    """A permission that allows each name once a turn, used once."""
    again = MayPlayFrom(Filter((CardType.CHARACTER,), Whose.YOURS, Zone.DISCARD), once_each_name=True)
    scene = Scene()
    scene.ink(0, 1)
    scene.put(0, item("Lantern", 1, Static(rules=(Imposed(again),))))
    fallen = scene.put(0, character("Hero", cost=1), st.DISCARD)
    scene.play(fallen)
    return {EventKind(e.kind) for e in scene.game.events}


def test_every_kind_of_event_happens() -> None:
    library = Library()
    missing = set(EventKind) - drawn_by_the_turn_limit() - played_by_a_permission()
    for seed in range(100, 160):
        for plan in (PLANS[0], PLANS[1], PLANS[4], PLANS[5]):
            missing -= listen(plan, seed, library).heard
            if not missing:
                return
    assert not missing
