"""What the thinker tries, in which order, and what it drops."""

from __future__ import annotations

import pytest

from tests.players.conftest import positions, thinking_at
from tintero.abilities.ability import CardDefinition
from tintero.players.policy.mind import Mind
from tintero.players.search.budget import Budget, Spending
from tintero.players.search.foresight import LIKED, Foresight
from tintero.players.search.halving import CLEAR_AFTER, SETTLED_AFTER, Halving
from tintero.players.search.playouts import BY_POLICY, DEARER
from tintero.players.search.rollout import end_of_turn, play_out, rolled_out
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
    looked: list[tuple[int, int]] = []
    answer = Foresight.answer

    def noted(one: Foresight, game: Game) -> int:
        looked.append((game.to_decide, game.state.turn))
        return answer(one, game)

    monkeypatch.setattr(Foresight, "answer", noted)
    thinking = thinking_at(samples, 41)
    playouts = thinking.playouts()
    playouts.try_option(thinking.favourite, BY_POLICY - 1)
    assert looked == []
    playouts.try_option(thinking.favourite, BY_POLICY)
    assert {seat for seat, _ in looked} == {thinking.seat}
    now = thinking.game.state.turn
    assert {turn for _, turn in looked} <= {now, now + 2}, "in this turn and in its next one"
    assert len(looked) > 3
    assert playouts.cost(BY_POLICY) == DEARER


def test_with_foresight_a_game_is_judged_twice(samples: dict[str, list[CardDefinition]]) -> None:
    """After two rounds and after four: what is missed late shows late."""
    thinking = thinking_at(samples, 41)
    playouts = thinking.playouts()
    turn = thinking.game.state.turn
    assert (playouts.until, playouts.late) == (turn + 4, turn + 8)
    found = playouts.try_option(thinking.favourite, BY_POLICY)
    seed = thinking.worlds.seed_of(BY_POLICY)
    world = thinking.worlds.world(BY_POLICY)
    thinking.mind.begin(seed)
    world.choose(thinking.favourite)
    foresight = Foresight(thinking.seat, thinking.mind, thinking.valuer, thinking.spending)
    foresight.begin(seed)
    foresight.play_on(world, turn + 4)
    chances: list[float] = []
    for until in (turn + 4, turn + 8):
        play_out(world, until, thinking.mind)
        chances.append(thinking.valuer.win_chance(world.state, thinking.seat, turn))
    assert chances[0] != chances[1]
    assert found == pytest.approx(sum(chances) / 2)


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
        scout = Mind(0, thinking.mind.w)
        values = {n: end_of_turn(game, n, scout, thinking.valuer, thinking.spending) for n in thinking.numbers}
        values[thinking.favourite] += LIKED
        foresight = Foresight(thinking.seat, thinking.mind, thinking.valuer, thinking.spending)
        foresight.begin(1)
        taken = foresight.answer(game)
        assert values[taken] == pytest.approx(max(values.values()), abs=0.02)  # chance breaks ties of the policy
        otherwise += taken != thinking.favourite
    assert otherwise > 1


def test_what_the_policy_leads_to_is_looked_at_once_a_turn(
    samples: dict[str, list[CardDefinition]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever took the best option knows already what the policy makes of it; in another turn nothing is known."""
    looked: list[int] = []

    def noted(game: Game, option: int, mind: Mind, valuer: Valuer, spending: Spending) -> float:
        looked.append(option)
        return end_of_turn(game, option, mind, valuer, spending)

    monkeypatch.setattr("tintero.players.search.foresight.end_of_turn", noted)
    asked = (SearchPlayer(1, Budget(seconds=60)).begin(game) for game in positions(samples, 29))
    thinking = next(t for t in asked if len(t.numbers) > 2 and t.game.state.asking == op.TURN)
    foresight = Foresight(thinking.seat, thinking.mind, thinking.valuer, thinking.spending)
    foresight.begin(1)
    foresight.answer(thinking.game)
    assert len(looked) == len(thinking.numbers)
    foresight.answer(thinking.game)
    assert len(looked) == 2 * len(thinking.numbers) - 1
    foresight.turn -= 1
    foresight.answer(thinking.game)
    assert len(looked) == 3 * len(thinking.numbers) - 1


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
