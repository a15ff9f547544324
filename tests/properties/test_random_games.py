"""Eight hundred random games, by seed: cheap checks in all of them, every check in some.

A failure prints the one command that repeats it.
"""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tintero.abilities.ability import CardDefinition
from tintero.lab import exhaust as ex
from tintero.lab.exhaust import Plan
from tintero.rules.game import Game
from tintero.rules.option import IllegalAction, Option
from tintero.rules.table import make_table

from ..how_long import TIMES
from ..reading import shared_reader

# how many games of each kind; they are played in small parts, so that several processes can share them
QUICK = [
    (Plan(2, "specimens"), 120),
    (Plan(2, "understood"), 140),
    (Plan(2, "mixed"), 40),
    (Plan(2, "specimens", "pack-rush"), 120),
    (Plan(2, "understood", "pack-rush"), 100),
    (Plan(3, "specimens"), 60),
    (Plan(3, "understood"), 40),
    (Plan(3, "specimens", "pack-rush"), 20),
    (Plan(4, "specimens"), 32),
    (Plan(4, "understood"), 24),
    (Plan(3, "specimens", "teams"), 16),
    (Plan(4, "specimens", "teams"), 32),
    (Plan(4, "understood", "teams"), 16),
    (Plan(4, "specimens", "simultaneous"), 40),
]
PART = 20
PARTS = [
    (plan, start, min(start + PART, games * TIMES)) for plan, games in QUICK for start in range(0, games * TIMES, PART)
]

# every check, at every n-th choice
FULL = [
    (Plan(2, "specimens"), 10, 4),
    (Plan(2, "understood"), 6, 4),
    (Plan(2, "specimens", "pack-rush"), 8, 3),
    (Plan(3, "specimens"), 4, 7),
    (Plan(4, "specimens"), 3, 9),
    (Plan(4, "specimens", "teams"), 3, 9),
    (Plan(4, "specimens", "simultaneous"), 4, 7),
]

# seeds that once failed, and why (see test_once_failed.py for the positions themselves)
ONCE_FAILED = [
    (10, Plan(4, "specimens")),  # a character put under itself was nowhere
    (19, Plan(4, "specimens", "simultaneous")),  # a card being played was dealt anew in mid-payment
    (106, Plan(2, "specimens", "pack-rush")),  # options told what a facedown card was
    (530, Plan(4, "specimens", "simultaneous")),  # dealt anew, the player who is asked had no option
]


@cache
def cards_of(plan: Plan) -> tuple[CardDefinition, ...]:
    return ex.cards_of(plan, shared_reader())


def test_there_are_eight_hundred_games() -> None:
    assert sum(stop - start for _, start, stop in PARTS) == 800 * TIMES


def name_of(value: Plan | int) -> str:
    return str(value) if isinstance(value, int) else f"{value.players}-{value.cards}-{value.format}"


@pytest.mark.parametrize(("plan", "start", "stop"), PARTS, ids=name_of)
def test_random_games_hold_together(plan: Plan, start: int, stop: int) -> None:
    for seed in range(start, stop):
        ex.quick_game(seed, plan, cards_of(plan))


@pytest.mark.parametrize(("plan", "games", "every"), FULL, ids=name_of)
def test_everything_holds_at_every_few_choices(plan: Plan, games: int, every: int) -> None:
    for seed in range(5000, 5000 + games):
        ex.check_plan(seed, plan, cards_of(plan), every)


@pytest.mark.parametrize(("seed", "plan"), ONCE_FAILED, ids=name_of)
def test_what_once_failed_holds(seed: int, plan: Plan) -> None:
    ex.check_plan(seed, plan, cards_of(plan), 5)


# ---- choices that hypothesis makes ---------------------------------------------------------------------------------

PLANS = some.sampled_from(
    [
        Plan(2, "specimens"),
        Plan(2, "specimens", "pack-rush"),
        Plan(3, "specimens"),
        Plan(4, "specimens", "teams"),
        Plan(4, "specimens", "simultaneous"),
    ]
)
SEEDS = some.integers(0, 2**32 - 1)
CHOICES = some.lists(some.integers(0, 999), max_size=120)


def reach(seed: int, plan: Plan, choices: list[int]) -> tuple[Game, list[int]]:
    """The position after these choices (each one counts round the options), and the numbers that were taken."""
    game = Game.start(make_table(ex.random_decks(seed, plan, cards_of(plan)), ex.settings_of(plan)), seed)
    taken: list[int] = []
    for choice in choices:
        if game.over:
            break
        taken.append(choice % len(game.options))
        game.choose(taken[-1])
    return game, taken


@given(SEEDS, PLANS, CHOICES)
def test_any_choices_lead_to_a_sound_position(seed: int, plan: Plan, choices: list[int]) -> None:
    game, _ = reach(seed, plan, choices)
    ex.invariants(game)
    ex.copies_agree(game, make_table(ex.random_decks(seed, plan, cards_of(plan)), ex.settings_of(plan)))
    if not game.over:
        ex.options_apply(game, [1, 2, 3, 4], 5)
        ex.hides_what_is_hidden(game, seed)
        ex.refusals_work(game, [5, 6, 7, 8])


@given(SEEDS, PLANS, CHOICES)
def test_recorded_choices_replay(seed: int, plan: Plan, choices: list[int]) -> None:
    game, taken = reach(seed, plan, choices)
    again, same = reach(seed, plan, taken)
    assert same == taken
    assert ex.data_of(again) == ex.data_of(game)
    assert [h.kind for h in again.events] == [h.kind for h in game.events]


@given(SEEDS, PLANS, CHOICES, some.integers(0, 3))
def test_anybody_may_concede_at_any_point(seed: int, plan: Plan, choices: list[int], who: int) -> None:
    game, _ = reach(seed, plan, choices)
    player = who % plan.players
    if game.over:
        return
    left = sum(1 for p in game.state.players if p.in_game)
    if not game.state.players[player].in_game:
        return
    game.concede(player)
    ex.invariants(game)
    assert sum(1 for p in game.state.players if p.in_game) == left - 1
    assert game.over or game.to_decide != player
    while not game.over and left > 2:
        others = [p.index for p in game.state.players if p.in_game]
        game.concede(others[0])
        ex.invariants(game)
        left -= 1


@given(SEEDS, PLANS, CHOICES, some.integers(1, 2**16))
def test_a_view_tells_nothing_that_another_deal_would_change(
    seed: int, plan: Plan, choices: list[int], deal: int
) -> None:
    game, _ = reach(seed, plan, choices)
    for player in range(plan.players):
        seen = game.sight(player)
        assert game.determinize(player, deal).sight(player) == seen


@given(SEEDS, PLANS, CHOICES, some.tuples(*[some.integers(-2, 200)] * 4))
def test_nonsense_is_refused_and_changes_nothing(
    seed: int, plan: Plan, choices: list[int], key: tuple[int, int, int, int]
) -> None:
    game, _ = reach(seed, plan, choices)
    nonsense = Option(*key)
    if nonsense in game.options:
        return
    before = ex.data_of(game)
    assert game.why_not(nonsense) is not None
    with pytest.raises(IllegalAction):
        game.choose(nonsense)
    with pytest.raises(IllegalAction):
        game.choose(len(game.options))
    with pytest.raises(IllegalAction):
        game.choose(-1)
    assert ex.data_of(game) == before


# ---- the runner itself ---------------------------------------------------------------------------------------------


def test_a_failure_says_how_to_repeat_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game, places: bool = True) -> None:
        assert game.state.choices < 20, "twenty is too many"

    monkeypatch.setattr(ex, "invariants", broken)
    plan = Plan(3, "specimens", "teams")
    for run in (lambda: ex.check_plan(7, plan, cards_of(plan), 3), lambda: ex.quick_game(7, plan, cards_of(plan))):
        with pytest.raises(ex.PropertyFailure, match="twenty is too many") as failure:
            run()
        command = str(failure.value).rsplit("repeat with: ", 1)[1]
        assert command.startswith("python -m tintero.lab.exhaust --seed 7 --games 1 --players 3 ")
        assert ex.main(command.split()[3:]) == 1  # the command finds it again


def test_the_command_plays_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert ex.main(["--seed", "3", "--games", "2", "--every", "0"]) == 0
    assert ex.main(["--seed", "3", "--games", "1", "--every", "20", "--players", "3", "--format", "teams"]) == 0
    assert capsys.readouterr().out.count("everything holds") == 2


def test_a_lost_card_is_noticed() -> None:
    game, _ = reach(1, Plan(2), [0] * 30)
    game.state.players[0].deck.pop()
    with pytest.raises(AssertionError, match="found -1"):
        ex.invariants(game)


def test_a_doubled_card_is_noticed() -> None:
    game, _ = reach(1, Plan(2), [0] * 30)
    game.state.players[0].hand.append(game.state.players[0].deck[0])
    with pytest.raises(AssertionError, match="two places"):
        ex.invariants(game)
