"""The player that thinks ahead: it is honest, keeps to its budget, and finds what the greedy one misses."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from time import perf_counter, sleep, thread_time

import pytest

from tests.players.conftest import random_deck
from tests.reading import shared_house
from tintero.abilities.ability import CardDefinition
from tintero.lab.tactics.posing import pose
from tintero.lab.tactics.positions import all_tactics
from tintero.players import GreedyPlayer, make_player
from tintero.players.registry import budget_of, is_of_house, recipe_of
from tintero.players.search.belief import Heard
from tintero.players.search.budget import Budget, Spending
from tintero.players.search.filtering import distinct
from tintero.players.search.halving import CLEAR_AFTER, Halving
from tintero.players.search.rollout import expectation, horizon, play_out
from tintero.players.search.standing import FEATURES, features, sides
from tintero.players.search.thought import Tried
from tintero.players.search.turn_tree import TurnTree
from tintero.players.search.value import win_chance
from tintero.players.searcher import SearchPlayer
from tintero.rules import option as op
from tintero.rules.chance import seed_words
from tintero.rules.fast import Face
from tintero.rules.game import Game
from tintero.rules.seen import cards_hidden_from
from tintero.rules.settings import CONSTRUCTED, Settings
from tintero.rules.table import make_table
from tintero.table.bot_faults import UnknownBot

A_FEW = Budget(nodes=10)


def lists() -> list[list[Face]]:
    return shared_house().usual_decks


def positions(samples: dict[str, list[CardDefinition]], every: int, games: int = 3) -> Iterator[Game]:
    """Questions with a choice, from games that greedy players play; whoever takes one may not play on in it."""
    decks = list(samples.values())
    for n in range(games):
        game = Game.start(make_table([decks[n], decks[-1 - n]], CONSTRUCTED), n, log=False)
        players = [GreedyPlayer(1), GreedyPlayer(2)]
        while not game.over:
            if game.state.choices % every == every - 1 and len(game.options) > 1:
                yield game
            game.choose(players[game.to_decide].choose(game))


# ---- honesty -------------------------------------------------------------------------------------------------------


def test_what_is_hidden_changes_no_choice_when_lists_are_open(samples: dict[str, list[CardDefinition]]) -> None:
    asked = 0
    for game in positions(samples, 17):
        me = game.to_decide
        other = game.determinize(me, 4711 + asked)
        chosen = SearchPlayer(3, A_FEW).choose(game)
        assert other.options[SearchPlayer(3, A_FEW).choose(other)] == game.options[chosen]
        asked += other.state.defs != game.state.defs
    assert asked > 8


def test_another_list_changes_no_choice_when_lists_are_closed(samples: dict[str, list[CardDefinition]]) -> None:
    """Every card of the opponent that was not seen becomes a card of quite another deck."""
    asked = 0
    stranger = lists()[7]
    for game in positions(samples, 17):
        me = game.to_decide
        wide = game.wider(stranger)
        pool = [wide.state.table.definitions[face.full_name] for face in stranger] * 2
        other = wide.determinize(me, 1 + asked, {1 - me: pool})
        chosen = SearchPlayer(3, A_FEW, lists()).choose(game)
        assert other.options[SearchPlayer(3, A_FEW, lists()).choose(other)] == game.options[chosen]
        asked += other.state.defs != game.state.defs
    assert asked > 8


class Watched(list[int]):
    """Which card is what: looking at one that is hidden is forbidden, copying all of it is how worlds begin."""

    def __init__(self, defs: list[int], hidden: list[int]) -> None:
        super().__init__(defs)
        self.hidden = frozenset(hidden)

    def __getitem__(self, place: object) -> object:
        if isinstance(place, int) and place % len(self) in self.hidden:
            raise AssertionError(f"looked at card {place}")
        return super().__getitem__(place)

    def __iter__(self) -> Iterator[int]:
        raise AssertionError("looked at all cards")


@pytest.mark.parametrize("closed", [False, True])
def test_no_hidden_card_is_looked_at(samples: dict[str, list[CardDefinition]], closed: bool) -> None:
    """On the source: compiled code reads lists without asking them."""
    asked = 0
    for game in positions(samples, 9, 2):
        watched = game.clone()
        s = watched.state
        s.defs = Watched(s.defs, cards_hidden_from(s, s.asked_by))
        SearchPlayer(5, A_FEW, lists() if closed else None).choose(watched)
        asked += 1
    assert asked > 4


def test_looking_at_a_hidden_card_would_be_noticed(samples: dict[str, list[CardDefinition]]) -> None:
    game = next(positions(samples, 23))
    hidden = cards_hidden_from(game.state, game.to_decide)
    watched = Watched(game.state.defs, hidden)
    with pytest.raises(AssertionError, match="looked at card"):
        watched[hidden[0]]


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


def searched_after_the_turn(decks: list[list[CardDefinition]]) -> bool:
    """Whether the tree goes on when the turn has been ended."""
    game = Game.start(make_table(decks, Settings(players=len(decks), max_turns=12)), 3, log=False)
    player = GreedyPlayer(1)
    while game.state.turn < 6 or op.END not in [o.verb for o in game.options]:
        game.choose(player.choose(game))
    thinking = SearchPlayer(1, Budget(nodes=1)).begin(game)
    tree = TurnTree(thinking.worlds, game.state, thinking.mind)
    end = [o.verb for o in game.options].index(op.END)
    for world in range(20):
        tree.try_option(end, world)
    return bool(tree.roots[end].children)


def test_of_two_sides_the_reply_is_searched_too(samples: dict[str, list[CardDefinition]]) -> None:
    first, second, third, *_ = samples.values()
    assert searched_after_the_turn([first, second])
    assert not searched_after_the_turn([first, second, third])


def test_a_game_is_judged_two_rounds_later(samples: dict[str, list[CardDefinition]]) -> None:
    game = next(positions(samples, 41))
    seat, turn = game.to_decide, game.state.turn
    mind = SearchPlayer(1).begin(game).mind
    mind.begin(5)
    after = game.clone()
    play_out(after, turn + 4, mind)
    assert after.state.turn == turn + 4
    mind.begin(5)
    found = expectation(game.clone(), seat, turn, horizon(game.state), mind)
    assert found == pytest.approx(win_chance(after.state, seat, turn))
    first, second, third, *_ = samples.values()
    three = Game.start(make_table([first, second, third], Settings(players=3)), 3, log=False)
    assert horizon(three.state) == three.state.turn + 6


# ---- what is dropped -----------------------------------------------------------------------------------------------


def tried(found: list[float], number: int) -> Tried:
    one = Tried(number)
    for value in found:
        one.add(value)
    return one


def halving_of(options: list[Tried], samples: dict[str, list[CardDefinition]]) -> Halving:
    game = next(positions(samples, 41))
    thinking = SearchPlayer(1, Budget(nodes=1)).begin(game)
    tree = TurnTree(thinking.worlds, game.state, thinking.mind)
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


# ---- the value -----------------------------------------------------------------------------------------------------


def test_the_chances_of_all_players_add_up(understood: list[CardDefinition]) -> None:
    for seats in (2, 3, 4):
        decks = [random_deck(understood, 40 + seat) for seat in range(seats)]
        game = Game.start(make_table(decks, Settings(players=seats, max_turns=30)), 1, log=False)
        players = [GreedyPlayer(seat) for seat in range(seats)]
        while not game.over and game.state.turn < 9:
            game.choose(players[game.to_decide].choose(game))
        s = game.state
        assert sum(win_chance(s, seat, s.turn) for seat in range(seats)) == pytest.approx(1, abs=0.05)
        assert len(features(s, 0, sides(s)[0])) == len(FEATURES)


def test_more_lore_is_a_better_chance(samples: dict[str, list[CardDefinition]]) -> None:
    game = next(positions(samples, 41)).clone()
    s = game.state
    before = win_chance(s, 0, s.turn)
    s.players[0].lore += 5
    assert win_chance(s, 0, s.turn) > before
    assert win_chance(s, 1, s.turn) < 1 - before + 0.05


@pytest.mark.parametrize("name", ["easy", "medium", "hard", "expert"])
def test_levels_are_players_of_the_house(name: str) -> None:
    assert make_player(name, 1, shared_house()) is not None


@pytest.mark.parametrize("seconds", [0.001, 0.004, 0.005])
def test_however_short_a_time_is_it_ends(seconds: float) -> None:
    spending = Spending(Budget(seconds=seconds))
    sleep(seconds)
    assert spending.is_over()
    assert not Spending(Budget(nodes=5)).is_over()
