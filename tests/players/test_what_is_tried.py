"""What the thinker tries, in which order, and what it drops."""

from __future__ import annotations

from math import exp

import pytest

from tests.players.conftest import positions
from tintero.abilities.ability import CardDefinition
from tintero.players.search.budget import Budget
from tintero.players.search.halving import CLEAR_AFTER, CLEARLY, SETTLED_AFTER, Halving
from tintero.players.search.rollout import end_of_turn, play_out
from tintero.players.search.thought import Tried
from tintero.players.search.turn_tree import CHOOSY, OPEN_MINDED, TurnTree
from tintero.players.search.value import Valuer
from tintero.players.searcher import SearchPlayer

# ---- what is dropped -----------------------------------------------------------------------------------------------


def tried(found: list[float], number: int) -> Tried:
    one = Tried(number)
    for value in found:
        one.add(value)
    return one


def test_what_is_moved_is_as_sure_as_before() -> None:
    one = tried([0.2, 0.5, 0.4], 3)
    other = one.moved(0.1)
    assert other.number == 3
    assert other.mean == pytest.approx(one.mean + 0.1)
    assert other.error == pytest.approx(one.error)


def halving_of(options: list[Tried], samples: dict[str, list[CardDefinition]]) -> Halving:
    game = next(positions(samples, 41))
    thinking = SearchPlayer(1, Budget(nodes=1)).begin(game)
    tree = TurnTree(thinking.worlds, game.state, thinking.until, thinking.mind, thinking.valuer, thinking.spending)
    halving = Halving(tree, [], 0, thinking.spending)
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
    few = CLEAR_AFTER - 1
    halving = halving_of([tried([0.9] * few, 1), tried([0.1] * few, 2)], samples)
    halving.drop_clearly_worse()
    assert len(halving.left) == 2


def test_only_the_later_half_of_the_tries_counts() -> None:
    """The earlier ones were made when what to do after the option had hardly been looked into."""
    one = tried([0.0] * 10 + [0.5, 0.7] * 5, 1)
    assert one.mean == pytest.approx(0.6)
    assert one.error == pytest.approx(tried([0.5, 0.7] * 10, 2).error)
    assert one.apart(tried([0.9] * 10 + [0.5] * 10, 2))[0] == pytest.approx(0.1)
    assert tried([0.9] * 14, 1).apart(tried([0.1] * 14, 2)) == (0.0, 1.0), "of so few worlds nothing is said"
    assert tried([0.3], 1).mean == pytest.approx(0.3)


def test_where_nothing_is_learnt_every_try_counts() -> None:
    one = Tried(1, learns=False)
    for value in [0.0] * 10 + [0.5, 0.7] * 5:
        one.add(value)
    assert one.mean == pytest.approx(0.3)
    assert one.moved(0.1).mean == pytest.approx(0.4)
    other = one.as_option(7)
    assert (other.number, other.mean, other.tries) == (7, one.mean, 20)


def test_what_goes_up_and_down_is_not_dropped(samples: dict[str, list[CardDefinition]]) -> None:
    """A lead that lasted for a while and was lost again is no proof, though it would be one in independent worlds."""
    worlds = CLEAR_AFTER // 2
    lead = [0.1] * (worlds * 5 // 8) + [-0.02] * (worlds * 3 // 8)
    apart = sum(lead) / worlds
    spread = (sum((x - apart) ** 2 for x in lead) / worlds / (worlds - 1)) ** 0.5
    assert apart > CLEARLY * spread
    best = tried([0.5] * worlds + [0.5 + x for x in lead], 1)
    halving = halving_of([best, tried([0.5] * CLEAR_AFTER, 2)], samples)
    halving.drop_clearly_worse()
    assert len(halving.left) == 2


def test_what_makes_no_difference_in_any_world_is_settled(samples: dict[str, list[CardDefinition]]) -> None:
    found = [0.2, 0.8] * SETTLED_AFTER
    assert halving_of([tried(found, 1), tried(found, 2)], samples).is_settled()
    assert not halving_of([tried(found, 1), tried(found[::-1], 2)], samples).is_settled()


# ---- what is tried first -------------------------------------------------------------------------------------------


def test_what_leads_to_most_by_the_end_of_the_turn_is_tried_first(samples: dict[str, list[CardDefinition]]) -> None:
    looked = 0
    for game in positions(samples, 29):
        thinking = SearchPlayer(1, Budget(nodes=100)).begin(game)
        tree = TurnTree(thinking.worlds, game.state, thinking.until, thinking.mind, thinking.valuer, thinking.spending)
        number = thinking.favourite
        tree.try_option(number, 0)
        assert not tree.roots[number].favour, "nothing is looked at before an option was tried"
        tree.try_option(number, 0)
        node = tree.roots[number]
        if not node.favour:
            continue  # nothing was asked any more
        looked += 1
        assert sum(node.favour.values()) == pytest.approx(1.0)
        assert max(node.behind.values()) == 0.0
        (first,) = node.children
        assert node.behind[first] == 0.0
        assert node.favour[first] == max(node.favour.values())
        for key, behind in node.behind.items():
            assert node.favour[key] == pytest.approx(
                OPEN_MINDED / len(node.favour)
                + (node.favour[first] - OPEN_MINDED / len(node.favour)) * exp(behind / CHOOSY)
            )
    assert looked > 5


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
