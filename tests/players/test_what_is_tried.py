"""What the thinker tries, in which order, and what it drops."""

from __future__ import annotations

from typing import Final

import pytest

from tests.players.conftest import positions, thinking_at
from tintero.abilities.ability import CardDefinition
from tintero.players.policy.mind import Mind
from tintero.players.search.budget import Budget, Spending
from tintero.players.search.foresight import LIKED, Foresight
from tintero.players.search.halving import CLEAR_AFTER, SETTLED_AFTER, Halving
from tintero.players.search.playouts import BY_POLICY, FAR, NEAR, QUICK_LOOK, Depth, Playouts
from tintero.players.search.rollout import end_of_turn, play_out, rolled_out
from tintero.players.search.thought import Thought, Tried
from tintero.players.search.value import Valuer
from tintero.players.searcher import SearchPlayer, Thinking
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
    assert SETTLED_AFTER > QUICK_LOOK


# ---- how games go on -----------------------------------------------------------------------------------------------

PLENTY: Final = 20_000  # games: more than any depth asks for
HARDLY: Final = 10  # worlds with every option: fewer than any depth asks for


def deep(thinking: Thinking, depth: Depth) -> Playouts:
    playouts = thinking.playouts()
    playouts.depth = depth
    return playouts


def prepared(thinking: Thinking, worlds: int) -> list[bool]:
    """Whether each of so many worlds made what came before worthless."""
    playouts = thinking.playouts()
    found: list[bool] = []
    for _ in range(worlds):
        found.append(playouts.prepare(len(thinking.numbers)))
        thinking.spending.nodes += playouts.cost() * len(thinking.numbers)
    return found


def counting(samples: dict[str, list[CardDefinition]], games: int) -> Thinking:
    """A question with a budget in games."""
    return SearchPlayer(1, Budget(nodes=games)).begin(next(positions(samples, 41)))


def test_at_first_everybody_goes_on_by_the_policy(samples: dict[str, list[CardDefinition]]) -> None:
    thinking = counting(samples, PLENTY)
    playouts = thinking.playouts()
    for n in range(QUICK_LOOK):
        assert not playouts.prepare(len(thinking.numbers))
        world = thinking.worlds.world(n)
        thinking.mind.begin(thinking.worlds.seed_of(n))
        found = rolled_out(
            world, thinking.favourite, thinking.seat, thinking.until, thinking.mind, thinking.valuer
        )  # fmt: skip
        assert playouts.try_option(thinking.favourite, n) == found
        thinking.spending.nodes += playouts.cost()
    assert playouts.prepare(len(thinking.numbers)), "then games are worth more"
    assert playouts.cost() > BY_POLICY.cost


@pytest.mark.parametrize("depth", [BY_POLICY, NEAR, FAR])
def test_the_seat_looks_ahead_as_far_as_said_and_nobody_else_does(
    samples: dict[str, list[CardDefinition]], monkeypatch: pytest.MonkeyPatch, depth: Depth
) -> None:
    looked: list[tuple[int, int]] = []
    answer = Foresight.answer

    def noted(one: Foresight, game: Game) -> int:
        looked.append((game.to_decide, game.state.turn))
        return answer(one, game)

    monkeypatch.setattr(Foresight, "answer", noted)
    thinking = thinking_at(samples, 41)
    deep(thinking, depth).try_option(thinking.favourite, 0)
    assert {seat for seat, _ in looked} <= {thinking.seat}
    now = thinking.game.state.turn
    assert {turn for _, turn in looked} == set(range(now, now + 2 * depth.ahead, 2)), "in its own turns"


@pytest.mark.parametrize(("depth", "judged"), [(NEAR, (2, 4, 8)), (FAR, (4, 6, 8))])
def test_with_foresight_a_game_is_judged_again_and_again(
    samples: dict[str, list[CardDefinition]], depth: Depth, judged: tuple[int, ...]
) -> None:
    """What an option leads to at once and what is missed late both count; as many turns later as said here."""
    thinking = thinking_at(samples, 41)
    turn = thinking.game.state.turn
    found = deep(thinking, depth).try_option(thinking.favourite, 3)
    seed = thinking.worlds.seed_of(3)
    world = thinking.worlds.world(3)
    thinking.mind.begin(seed)
    world.choose(thinking.favourite)
    foresight = Foresight(thinking.seat, thinking.mind, thinking.valuer, thinking.spending)
    foresight.begin(seed)
    chances: list[float] = []
    for later in judged:
        foresight.play_on(world, turn + min(later, 2 * depth.ahead))
        play_out(world, turn + later, thinking.mind)
        chances.append(thinking.valuer.win_chance(world.state, thinking.seat, turn))
    assert len(set(chances)) == 3
    assert found == pytest.approx(sum(chances) / 3)


def test_the_more_there_is_to_spend_the_further_it_is_looked_ahead(samples: dict[str, list[CardDefinition]]) -> None:
    options = len(counting(samples, 1).numbers)
    depths: list[int] = []
    for worlds in (HARDLY, QUICK_LOOK + NEAR.worlds * NEAR.cost, QUICK_LOOK + FAR.worlds * FAR.cost):
        thinking = counting(samples, worlds * options)
        playouts = thinking.playouts()
        for _ in range(QUICK_LOOK + 1):
            playouts.prepare(options)
            thinking.spending.nodes += playouts.cost() * options
        depths.append(playouts.depth.ahead)
    assert depths == [BY_POLICY.ahead, NEAR.ahead, FAR.ahead]


def test_fewer_options_are_looked_at_further_and_never_less_far_again(
    samples: dict[str, list[CardDefinition]],
) -> None:
    thinking = counting(samples, 1000)
    playouts = thinking.playouts()
    playouts.worlds_tried = QUICK_LOOK
    thinking.spending.nodes = 200
    assert playouts.prepare(10)
    assert playouts.depth is NEAR
    assert not playouts.prepare(2), "worlds near and far count together"
    assert playouts.depth is FAR
    thinking.spending.nodes = 990
    assert not playouts.prepare(2)
    assert playouts.depth is FAR


def test_of_a_quick_look_only_who_was_dropped_is_remembered(samples: dict[str, list[CardDefinition]]) -> None:
    assert prepared(counting(samples, PLENTY), QUICK_LOOK + 20).count(True) == 1
    assert not any(prepared(counting(samples, HARDLY), 3 * HARDLY))
    thinking = counting(samples, PLENTY)
    halving = Halving(thinking.playouts(), thinking.numbers, thinking.favourite, thinking.spending)
    for _ in range(QUICK_LOOK):
        assert halving.try_world()
    assert {one.tries for one in halving.left} == {QUICK_LOOK}
    assert halving.try_world()
    assert {one.tries for one in halving.left} == {1}
    for one in halving.left:
        assert one.mean == one.found[QUICK_LOOK]


def test_what_was_found_counts_until_something_better_is(samples: dict[str, list[CardDefinition]]) -> None:
    """Whoever is interrupted in the first game that is worth more answers by those before."""
    thinking = counting(samples, PLENTY)
    halving = Halving(thinking.playouts(), thinking.numbers, thinking.favourite, thinking.spending)
    for _ in range(QUICK_LOOK):
        assert halving.try_world()
    thinking.spending.cancelled = True
    assert not halving.try_world()
    assert {one.tries for one in halving.left} == {QUICK_LOOK}


def test_who_was_dropped_at_a_quick_look_is_compared_by_it() -> None:
    best, dropped, late = tried([0.5, 0.7] * 6, 1), tried([0.2, 0.4] * 6, 2), tried([0.4, 0.6] * 6, 3)
    for one in (best, late):
        one.begin_anew()
        assert (one.tries, one.mean, one.error) == (0, 0.0, 1.0)
    for n in range(4):
        best.add(0.9 + 0.1 * (n % 2))
        late.add(0.5 + 0.1 * (n % 2))
    assert (best.tries, best.mean) == (4, pytest.approx(0.95))
    thought = Thought([best, late, dropped], 1, 16, 80)
    assert thought.chance_of(late) == pytest.approx(0.55), "of what counts for both, only that is compared"
    assert thought.chance_of(dropped) == pytest.approx(0.65), "less by as much as at the quick look"
    assert best.as_option(9).mean == best.mean


def test_a_game_that_takes_longer_counts_for_more(samples: dict[str, list[CardDefinition]]) -> None:
    for depth in (BY_POLICY, NEAR, FAR):
        thinking = thinking_at(samples, 41)
        halving = Halving(deep(thinking, depth), thinking.numbers, thinking.favourite, thinking.spending)
        assert halving.try_world()
        assert thinking.spending.nodes == len(thinking.numbers) * depth.cost
    assert BY_POLICY.cost == 1 < NEAR.cost < FAR.cost


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


def looks_of(
    samples: dict[str, list[CardDefinition]], monkeypatch: pytest.MonkeyPatch, best: int | None = None
) -> tuple[Foresight, Game, list[int], int]:
    """Foresight at a question about a turn, the options it looks at as it does so, and what the policy would do.

    `best`: the option, counted from behind, that leads to most.
    """
    looked: list[int] = []
    asked = (SearchPlayer(1, Budget(seconds=60)).begin(game) for game in positions(samples, 29))
    thinking = next(t for t in asked if len(t.numbers) > 3 and t.game.state.asking == op.TURN)
    others = [n for n in thinking.numbers if n != thinking.favourite]

    def noted(game: Game, option: int, mind: Mind, valuer: Valuer, spending: Spending) -> float:
        looked.append(option)
        return 0.9 if best is not None and option == others[best] else 0.5

    monkeypatch.setattr("tintero.players.search.foresight.end_of_turn", noted)
    foresight = Foresight(thinking.seat, thinking.mind, thinking.valuer, thinking.spending)
    foresight.begin(1)
    return foresight, thinking.game, looked, thinking.favourite


def test_as_long_as_the_policy_is_followed_what_may_be_done_in_a_turn_is_looked_at_once(
    samples: dict[str, list[CardDefinition]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where it leads by the end of the turn is the same; in another turn, and another game, nothing is known."""
    foresight, game, looked, favourite = looks_of(samples, monkeypatch)
    assert foresight.answer(game) == favourite
    first = list(looked)
    assert len(first) == len(set(first)) > 3
    assert foresight.answer(game) == favourite
    assert looked == first
    foresight.turn -= 1
    foresight.answer(game)
    assert looked == 2 * first
    foresight.begin(1)
    foresight.answer(game)
    assert looked == 3 * first


def test_after_something_better_everything_is_looked_at_anew(
    samples: dict[str, list[CardDefinition]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """But for where the policy leads from there: that was just looked at."""
    foresight, game, looked, favourite = looks_of(samples, monkeypatch, best=-1)
    assert foresight.answer(game) != favourite
    first = list(looked)
    foresight.answer(game)
    assert looked[len(first) :] == [n for n in first if n != favourite]


def test_what_the_policy_would_do_is_liked_a_little(
    samples: dict[str, list[CardDefinition]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What looks hardly better is more often a mistake of the judge than a find."""
    foresight, game, _, favourite = looks_of(samples, monkeypatch)
    values = {favourite: 0.5}
    monkeypatch.setattr(
        "tintero.players.search.foresight.end_of_turn", lambda _g, n, *_: values.get(n, 0.5 + 0.9 * LIKED)
    )
    assert foresight.answer(game) == favourite
    foresight.begin(1)
    monkeypatch.setattr(
        "tintero.players.search.foresight.end_of_turn", lambda _g, n, *_: values.get(n, 0.5 + 1.1 * LIKED)
    )
    assert foresight.answer(game) != favourite


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
