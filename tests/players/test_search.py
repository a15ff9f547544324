"""The player that thinks ahead: it keeps to its budget, and finds what the greedy one misses."""

from __future__ import annotations

import gc
import threading
from time import perf_counter, sleep, thread_time

import pytest

from tests.players.conftest import positions, random_deck
from tests.reading import shared_house
from tintero.abilities.ability import CardDefinition
from tintero.lab.tactics.posing import pose
from tintero.lab.tactics.positions import all_tactics
from tintero.players import GreedyPlayer, make_player
from tintero.players.registry import budget_of, is_of_house, recipe_of
from tintero.players.search.belief import Heard
from tintero.players.search.budget import Budget, Spending
from tintero.players.search.filtering import distinct
from tintero.players.search.halving import Halving
from tintero.players.search.rollout import expectation, horizon, play_out
from tintero.players.search.standing import FEATURES, features, sides
from tintero.players.search.value import Valuer
from tintero.players.searcher import SearchPlayer
from tintero.rules import option as op
from tintero.rules.chance import seed_words
from tintero.rules.fast import Face
from tintero.rules.game import Game
from tintero.rules.settings import CONSTRUCTED, Settings
from tintero.rules.table import make_table
from tintero.table.bot_faults import UnknownBot
from tintero.table.house import House

A_FEW = Budget(nodes=10)


def lists() -> list[list[Face]]:
    return shared_house().usual_decks


# ---- belief --------------------------------------------------------------------------------------------------------


def test_what_was_seen_makes_the_right_list_likely(samples: dict[str, list[CardDefinition]]) -> None:
    names = list(samples)
    played = names.index("emerald-ruby-raiders")
    decks = [samples["amber-amethyst-singers"], samples["emerald-ruby-raiders"]]
    game = Game.start(make_table(decks, CONSTRUCTED), 4, log=False)
    players = [GreedyPlayer(1), GreedyPlayer(2)]
    at_first = Heard(lists()).believe(game, 0).supposed[1].weights
    assert max(at_first) == pytest.approx(min(at_first))
    while game.state.turn < 9 and not game.over:
        game.choose(players[game.to_decide].choose(game))
    later = Heard(lists()).believe(game, 0).supposed[1].weights
    assert sum(later) == pytest.approx(1)
    assert later[played] > 0.9


def test_a_supposed_hand_has_no_ink_that_the_deck_cannot_have(samples: dict[str, list[CardDefinition]]) -> None:
    game = Game.start(make_table(list(samples.values())[:2], CONSTRUCTED), 8, log=False)
    players = [GreedyPlayer(1), GreedyPlayer(2)]
    while game.state.turn < 9 and not game.over:
        game.choose(players[game.to_decide].choose(game))
    known = [one for n, one in enumerate(lists()) if n != 1]  # it has never heard of this deck
    belief = Heard(known).believe(game, 0)
    inks = {ink for card in list(samples.values())[1] for ink in card.inks}
    s = belief.game.state
    for seed in range(10):
        world = belief.game.determinize(0, seed, belief.pools(seed_words(seed)))
        hand = [world.state.face_of(card) for card in world.state.players[1].hand]
        assert all(set(face.inks) <= inks for face in hand)
    assert len(s.players[1].hand) > 0


# ---- budgets -------------------------------------------------------------------------------------------------------


def test_thinking_takes_no_longer_than_its_budget(samples: dict[str, list[CardDefinition]]) -> None:
    """In seconds of the processor, which other work on the machine does not lengthen."""
    player = SearchPlayer(1, Budget(seconds=0.06))
    for game in positions(samples, 29, 2):
        began = thread_time()
        player.choose(game)
        assert thread_time() - began < 0.06 + 0.05


def test_cards_are_not_looked_through_for_what_could_be_tidied_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all of them in memory that alone takes a fifth of a second, in the middle of a thought."""
    frozen: list[bool] = []
    monkeypatch.setattr(gc, "freeze", lambda: frozen.append(True))
    house = House(reader=shared_house().reader)
    make_player("search:nodes=1+open", 1, house)
    make_player("hard", 2, house)
    assert frozen == [True]


def test_thinking_leaves_nothing_to_tidy_up(samples: dict[str, list[CardDefinition]]) -> None:
    game = next(positions(samples, 29))
    player = SearchPlayer(1, Budget(nodes=100), lists())
    player.choose(game)
    gc.collect()
    player.choose(game)
    assert gc.collect() == 0


def test_a_cancelled_thought_answers_at_once(samples: dict[str, list[CardDefinition]]) -> None:
    game = next(positions(samples, 31))
    player = SearchPlayer(1, Budget(seconds=60))
    answers: list[int] = []
    thread = threading.Thread(target=lambda: answers.append(player.choose(game)))
    thread.start()
    while player.thinking is None:
        sleep(0.001)
    sleep(0.05)
    began = perf_counter()
    player.cancel()
    thread.join(5)
    assert not thread.is_alive()
    assert perf_counter() - began < 2
    assert 0 <= answers[0] < len(game.options)


def test_a_game_that_is_played_out_is_broken_off_when_nobody_waits(samples: dict[str, list[CardDefinition]]) -> None:
    """However long a table makes its turns: what was asked for in seconds is answered in seconds."""
    game = next(positions(samples, 31))
    thinking = SearchPlayer(1, Budget(seconds=60)).begin(game)
    thinking.spending.cancelled = True
    world = game.clone()
    play_out(world, game.state.turn + 4, thinking.mind, thinking.spending)
    assert world.state.choices == game.state.choices
    late = Spending(Budget(seconds=0.001))
    late.began -= 1.0
    play_out(world, game.state.turn + 4, thinking.mind, late)
    assert world.state.choices == game.state.choices


def test_a_number_of_games_is_for_whole_ones() -> None:
    spending = Spending(Budget(nodes=3))
    spending.nodes = 3
    assert spending.share() >= 1.0
    assert not spending.must_stop()


def test_a_game_that_was_broken_off_is_not_counted(samples: dict[str, list[CardDefinition]]) -> None:
    game = next(positions(samples, 41))
    thinking = SearchPlayer(1, Budget(seconds=60)).begin(game)
    halving = Halving(thinking.playouts(), thinking.numbers, thinking.favourite, thinking.spending)
    assert halving.try_world()
    thinking.spending.cancelled = True
    assert not halving.try_world()
    assert [one.tries for one in halving.left] == [1] * len(thinking.numbers)
    halving.left = halving.left[:1]
    assert not halving.try_world(), "the last option of a world is no other"
    assert halving.left[0].tries == 1


def test_time_is_shared_and_games_are_not() -> None:
    timed, counted = SearchPlayer(1, Budget(seconds=2.0)), SearchPlayer(1, Budget(nodes=50))
    for player in (timed, counted):
        player.share_time(20)
    assert timed.budget.seconds == pytest.approx(0.1)
    assert (counted.budget.nodes, counted.budget.seconds) == (50, 0.0)


@pytest.mark.parametrize("text", ["100ms", "1s", "1.5s", "nodes=500", ""])
def test_budgets_as_they_are_written(text: str) -> None:
    budget = budget_of(text, text)
    assert (budget.nodes > 0) != (budget.seconds > 0)


@pytest.mark.parametrize("name", ["search:fast", "search:0ms", "search:nodes=0", "search:1h", "search:-1s"])
def test_a_budget_that_is_none_is_one_sentence(name: str) -> None:
    assert not is_of_house(name)
    with pytest.raises(UnknownBot) as raised:
        recipe_of(name)
    assert "search:nodes=500" in raised.value.message("en")
    assert name in raised.value.message("es")


# ---- what it finds -------------------------------------------------------------------------------------------------

GREEDY_MISSES = ("to-the-tower-first", "lantern-before-everything", "cannot-quest-next-turn", "song-before-the-flute")


def test_it_solves_what_greedy_misses() -> None:
    house = shared_house()
    tactics = [t for t in all_tactics(house.reader) if t.id in GREEDY_MISSES]
    assert len(tactics) == len(GREEDY_MISSES)
    assert not any(posed.solved for posed in pose(tactics, "greedy", house, (1,)))
    assert [posed.tactic.id for posed in pose(tactics, "search:nodes=150", house, (1,)) if not posed.solved] == []


def test_copies_in_hand_are_thought_about_once(samples: dict[str, list[CardDefinition]]) -> None:
    for game in positions(samples, 5):
        s = game.state
        if s.asking != op.TURN:
            continue
        inked = [s.defs[o.a] for o in game.options if o.verb == op.INK]
        kept = [s.defs[game.options[n].a] for n in distinct(s, 0) if game.options[n].verb == op.INK]
        assert sorted(set(inked)) == sorted(kept)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_answers_every_question_of_all_cards(understood: list[CardDefinition], seats: int) -> None:
    decks = [random_deck(understood, 900 + seat) for seat in range(seats)]
    game = Game.start(make_table(decks, Settings(players=seats, max_turns=12)), seats, log=False)
    players = [SearchPlayer(seat, Budget(nodes=2), lists()) for seat in range(seats)]
    while not game.over:
        answer = players[game.to_decide].choose(game)
        assert 0 <= answer < len(game.options)
        game.choose(answer)


def test_teammates_hand_a_turn_over_once_each(samples: dict[str, list[CardDefinition]]) -> None:
    """9.3.1: with nothing left to do they end it, unless one of them still must do something (8.7.3)."""
    decks = list(samples.values())[:4]
    rules = Settings(players=4, teams=(0, 1, 0, 1), simultaneous_turns=True, max_turns=6)
    game = Game.start(make_table(decks, rules), 5, log=False)
    players = [SearchPlayer(seat, Budget(nodes=2)) for seat in range(4)]
    handed: dict[tuple[int, int], int] = {}
    while not game.over:
        seat, turn = game.to_decide, game.state.turn
        answer = players[seat].choose(game)
        if game.options[answer].verb == op.HAND_OVER and op.END in [o.verb for o in game.options]:
            handed[turn, seat] = handed.get((turn, seat), 0) + 1
        game.choose(answer)
    assert handed
    assert set(handed.values()) == {1}


def test_a_game_is_judged_two_rounds_later(samples: dict[str, list[CardDefinition]]) -> None:
    game = next(positions(samples, 41))
    seat, turn = game.to_decide, game.state.turn
    mind = SearchPlayer(1).begin(game).mind
    mind.begin(5)
    after = game.clone()
    play_out(after, turn + 4, mind)
    assert after.state.turn == turn + 4
    mind.begin(5)
    found = expectation(game.clone(), seat, turn, horizon(game.state), mind, Valuer())
    assert found == pytest.approx(Valuer().win_chance(after.state, seat, turn))
    first, second, third, *_ = samples.values()
    three = Game.start(make_table([first, second, third], Settings(players=3)), 3, log=False)
    assert horizon(three.state) == three.state.turn + 3, "an opening hand is judged sooner"
    while three.state.asking == op.HAND:
        three.choose(GreedyPlayer(1).choose(three))
    assert horizon(three.state) == three.state.turn + 6


# ---- the value -----------------------------------------------------------------------------------------------------


def test_the_chances_of_all_players_add_up(understood: list[CardDefinition]) -> None:
    for seats in (2, 3, 4):
        decks = [random_deck(understood, 40 + seat) for seat in range(seats)]
        game = Game.start(make_table(decks, Settings(players=seats, max_turns=30)), 1, log=False)
        players = [GreedyPlayer(seat) for seat in range(seats)]
        while not game.over and game.state.turn < 9:
            game.choose(players[game.to_decide].choose(game))
        s = game.state
        valuer = Valuer()
        assert sum(valuer.win_chance(s, seat, s.turn) for seat in range(seats)) == pytest.approx(1, abs=0.05)
        assert len(features(s, 0, sides(s)[0])) == len(FEATURES)


def test_more_lore_is_a_better_chance(samples: dict[str, list[CardDefinition]]) -> None:
    game = next(positions(samples, 41)).clone()
    s = game.state
    valuer = Valuer()
    before = valuer.win_chance(s, 0, s.turn)
    s.players[0].lore += 5
    assert valuer.win_chance(s, 0, s.turn) > before
    assert valuer.win_chance(s, 1, s.turn) < 1 - before + 0.05


@pytest.mark.parametrize("name", ["easy", "medium", "hard", "expert"])
def test_levels_are_players_of_the_house(name: str) -> None:
    assert make_player(name, 1, shared_house()) is not None


@pytest.mark.parametrize("seconds", [0.001, 0.004, 0.005])
def test_however_short_a_time_is_it_ends(seconds: float) -> None:
    spending = Spending(Budget(seconds=seconds))
    sleep(seconds)
    assert spending.share() >= 1.0
    assert Spending(Budget(nodes=5)).share() < 1.0
