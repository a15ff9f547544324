"""What the thinker tries, in which order, and what it drops."""

from __future__ import annotations

import pytest

from tests.players.conftest import positions, thinking_at
from tintero.abilities.ability import CardDefinition
from tintero.players.policy.mind import Mind
from tintero.players.policy.weights import Weights
from tintero.players.search.budget import Budget, Spending
from tintero.players.search.halving import CLEAR_AFTER, SETTLED_AFTER, Halving
from tintero.players.search.playouts import BY_POLICY, DEARER
from tintero.players.search.rollout import LIKED, end_of_turn, looked_ahead, play_out, rolled_out
from tintero.players.search.thought import Thought, Tried
from tintero.players.search.value import Valuer
from tintero.players.searcher import SearchPlayer
from tintero.rules import option as op
from tintero.rules.game import Game

# ---- what is dropped -----------------------------------------------------------------------------------------------


def tried(found: list[float], number: int) -> Tried:
    one = Tried(number)
    for value in found:
        one.add(value)
    return one


def halving_of(options: list[Tried], samples: dict[str, list[CardDefinition]]) -> Halving:
    thinking = thinking_at(samples, 41)
    halving = Halving(thinking.playouts(), [], 0, thinking.spending)
    halving.left = options
    halving.world = options[0].tries
    return halving


def test_what_is_worse_in_the_same_worlds_is_dropped(samples: dict[str, list[CardDefinition]]) -> None:
    """However much the worlds differ; what is better in some and worse in others stays."""
    luck = [0.2 + 0.6 * (n % 7) / 6 for n in range(CLEAR_AFTER)]
    best = tried(luck, 1)
    worse = tried([x - 0.05 for x in luck], 2)
    other = tried([x - 0.01 + (0.2 if n % 2 else -0.2) for n, x in enumerate(luck)], 3)
    assert best.mean - worse.mean < 3.5 * best.error  # beside each other they would not be told apart
    halving = halving_of([worse, other, best], samples)
    halving.drop_clearly_worse()
    assert {t.number for t in halving.left} == {1, 3}
    assert [t.number for t in halving.dropped] == [2]
    assert not halving.is_settled()


def test_nothing_is_dropped_after_a_few_worlds(samples: dict[str, list[CardDefinition]]) -> None:
    thinking = thinking_at(samples, 41)
    halving = Halving(thinking.playouts(), thinking.numbers, thinking.favourite, thinking.spending)
    for _ in range(CLEAR_AFTER - 1):
        assert halving.try_world()
    assert halving.world < halving.look


def test_options_are_compared_in_the_worlds_that_both_were_tried_in() -> None:
    """The best went on in worlds that were kinder to everybody."""
    best = tried([0.2, 0.6] * 10 + [0.9] * 40, 1)
    other = tried([0.1, 0.5] * 10, 2)
    more, error = best.apart(other)
    assert more == pytest.approx(0.1)
    assert error < 0.02
    assert tried([0.9], 1).apart(other) == (0.0, 1.0), "of one world nothing is said"
    thought = Thought([best, other], 1, 60, 80)
    assert thought.chance_of(best) == best.mean
    assert thought.chance_of(other) == pytest.approx(best.mean - 0.1)


def test_a_set_is_told_of_an_option() -> None:
    one = tried([0.0] * 10 + [0.5, 0.7] * 5, 1)
    other = one.as_option(7)
    assert (other.number, other.mean, other.tries) == (7, one.mean, 20)


def test_what_makes_no_difference_in_any_world_is_settled(samples: dict[str, list[CardDefinition]]) -> None:
    found = [0.2, 0.8] * SETTLED_AFTER
    assert halving_of([tried(found, 1), tried(found, 2)], samples).is_settled()
    assert not halving_of([tried(found, 1), tried(found[::-1], 2)], samples).is_settled()


def test_nothing_is_settled_before_it_was_looked_ahead() -> None:
    """What the policy never does right may still be done right by who thinks."""
    assert SETTLED_AFTER > BY_POLICY


# ---- how games go on -----------------------------------------------------------------------------------------------


def test_at_first_everybody_goes_on_by_the_policy(samples: dict[str, list[CardDefinition]]) -> None:
    thinking = thinking_at(samples, 41)
    playouts = thinking.playouts()
    for n in (0, BY_POLICY - 1):
        world = thinking.worlds.world(n)
        thinking.mind.begin(thinking.worlds.seed_of(n))
        found = rolled_out(
            world, thinking.favourite, thinking.seat, thinking.until, thinking.mind, thinking.valuer
        )  # fmt: skip
        assert playouts.try_option(thinking.favourite, n) == found
        assert playouts.cost(n) == 1


def test_then_the_seat_looks_ahead_and_nobody_else_does(
    samples: dict[str, list[CardDefinition]], monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []

    def noted(game: Game, mind: Mind, scout: Mind, valuer: Valuer, spending: Spending) -> int:
        looked.append(game.to_decide)
        return looked_ahead(game, mind, scout, valuer, spending)

    monkeypatch.setattr("tintero.players.search.rollout.looked_ahead", noted)
    thinking = thinking_at(samples, 41)
    playouts = thinking.playouts()
    playouts.try_option(thinking.favourite, BY_POLICY - 1)
    assert looked == []
    playouts.try_option(thinking.favourite, BY_POLICY)
    assert len(looked) > 3
    assert set(looked) == {thinking.seat}
    assert playouts.cost(BY_POLICY) == DEARER


def test_a_game_that_takes_longer_counts_for_more(samples: dict[str, list[CardDefinition]]) -> None:
    thinking = thinking_at(samples, 41)
    halving = Halving(thinking.playouts(), thinking.numbers, thinking.favourite, thinking.spending)
    assert halving.try_world()
    assert thinking.spending.nodes == len(thinking.numbers)
    halving.world = BY_POLICY
    assert halving.try_world()
    assert thinking.spending.nodes == len(thinking.numbers) * (1 + DEARER)


def test_who_looks_ahead_takes_what_leads_to_most_by_the_end_of_the_turn(
    samples: dict[str, list[CardDefinition]],
) -> None:
    otherwise = 0
    for game in positions(samples, 29):
        thinking = SearchPlayer(1, Budget(seconds=60)).begin(game)
        if game.state.asking == op.HAND or len(thinking.numbers) == 1:
            continue
        scout, spending = Mind(0, Weights()), thinking.spending
        values = {n: end_of_turn(game, n, scout, thinking.valuer, spending) for n in thinking.numbers}
        values[thinking.favourite] += LIKED
        taken = looked_ahead(game, thinking.mind, Mind(0, Weights()), thinking.valuer, spending)
        assert values[taken] == pytest.approx(max(values.values()), abs=0.02)  # chance breaks ties of the policy
        otherwise += taken != thinking.favourite
    assert otherwise > 3


def test_a_look_at_the_end_of_the_turn_ends_there(samples: dict[str, list[CardDefinition]]) -> None:
    game = next(positions(samples, 41))
    before = game.state.turn, game.state.choices
    thinking = SearchPlayer(1, Budget(nodes=1)).begin(game)
    found = end_of_turn(game, thinking.favourite, thinking.mind, thinking.valuer, thinking.spending)
    assert (game.state.turn, game.state.choices) == before, "the game itself is not played on"
    after = game.clone()
    thinking.mind.memory.clear()
    after.choose(thinking.favourite)
    play_out(after, before[0] + 1, thinking.mind)
    assert found == pytest.approx(Valuer().win_chance(after.state, game.to_decide, before[0]))
