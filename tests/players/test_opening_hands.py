"""2.2.2: which cards of its opening hand a player that thinks replaces. Sets of cards are compared, not cards."""

from __future__ import annotations

from time import thread_time

import pytest

from tests.kit import character
from tests.reading import shared_house
from tintero.abilities.ability import CardDefinition
from tintero.players.advice import advise
from tintero.players.greedy import GreedyPlayer
from tintero.players.search.budget import Budget
from tintero.players.search.halving import Halving
from tintero.players.search.opening_hand import OpeningHand, cards_asked_about, different_sets
from tintero.players.searcher import SearchPlayer, Thinking
from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.settings import Settings
from tintero.rules.table import make_table
from tintero.table.front import new_game

GOOD = character("Good", 3, 3, 2, 1)
DEAR = character("Dear", 2, 2, 1, 9, inkable=False)
MANY = Budget(nodes=600)


def begun(deck: list[CardDefinition], seed: int = 1) -> Game:
    return Game.new([deck * (60 // len(deck))] * 2, seed, log=False)


def opening(game: Game, budget: Budget = MANY) -> tuple[Thinking, OpeningHand]:
    t = SearchPlayer(1, budget).begin(game)
    return t, OpeningHand(game, t.worlds, t.until, t.mind, t.valuer, t.spending)


def replaced(game: Game, player: SearchPlayer | GreedyPlayer) -> list[str]:
    """The names of what is replaced, when all questions have been answered."""
    seat = game.to_decide
    found: list[str] = []
    while game.state.asking == op.HAND and game.to_decide == seat:
        answer = game.options[number := player.choose(game)]
        if answer.verb == op.CARD:
            found.append(game.state.face_of(answer.a).full_name)
        game.choose(number)
    return found


@pytest.mark.parametrize("seed", [1, 3, 4, 6])
def test_what_is_too_dear_is_replaced_and_what_is_good_is_kept(seed: int) -> None:
    """Where there is much of it: judged after one turn each, two dead cards beside five good ones look harmless."""
    game = begun([GOOD, DEAR], seed)
    s = game.state
    hopeless = [s.face_of(card).full_name for card in s.players[game.to_decide].hand].count("Dear")
    assert 2 < hopeless < 7
    names = replaced(game, SearchPlayer(1, MANY))
    assert set(names) == {"Dear"}
    assert len(names) >= hopeless / 2


def test_every_set_is_thought_of_once_whatever_its_copies() -> None:
    game = begun([GOOD, DEAR])
    s = game.state
    hand = s.players[game.to_decide].hand
    good = [s.face_of(card).full_name for card in hand].count("Good")
    sets = different_sets(s, cards_asked_about(s), ())
    assert len(sets) == (good + 1) * (7 - good + 1)
    assert len({tuple(sorted(s.defs[card] for card in one)) for one in sets}) == len(sets)
    for one in sets:
        assert list(one) == [card for card in hand if card in one], "they are named in the order of the hand"


def test_what_the_policy_would_do_comes_first_and_then_what_differs_least(
    samples: dict[str, list[CardDefinition]],
) -> None:
    asked = 0
    for seed, deck in enumerate(samples.values()):
        game = begun(deck, seed)
        _, hand = opening(game)
        names = [game.state.face_of(card).full_name for card in hand.sets[0]]
        asked += bool(names)
        apart = [len(set(one) ^ set(hand.sets[0])) for one in hand.sets]
        assert apart == sorted(apart)
        assert apart[0] == 0
        assert names == replaced(game, GreedyPlayer(1))
    assert asked > 3


def test_of_a_giant_hand_only_what_differs_little_is_thought_of() -> None:
    rules = Settings(opening_hand=25)
    game = Game.start(make_table([[character() for _ in range(60)] for _ in range(2)], rules), 1, log=False)
    began = thread_time()
    assert len(game.state.players[game.to_decide].hand) == 25
    assert len(opening(game)[1].sets) == 1024
    assert thread_time() - began < 1


def test_what_there_is_no_time_for_is_not_thought_of() -> None:
    game = begun([GOOD, DEAR])
    _, hand = opening(game, Budget(nodes=40))
    assert hand.affordable() == [0, 1, 2, 3, 4, 5]
    _, hand = opening(game, Budget(nodes=1000))
    assert hand.affordable() == list(range(len(hand.sets)))


def test_without_time_the_policy_answers() -> None:
    game = begun([GOOD, DEAR])
    thought = SearchPlayer(1, Budget(nodes=1)).begin(game).think()
    assert thought.best.number == GreedyPlayer(1).choose(game)
    assert thought.best.tries == 0


def test_each_option_is_told_by_the_best_set_that_begins_with_it() -> None:
    game = begun([GOOD, DEAR])
    thinking, hand = opening(game)
    ranked = Halving(hand, hand.affordable(), 0, thinking.spending).run()
    told = hand.by_option(game.state, ranked)
    assert len(told) > 1
    for number, one in told.items():
        first = [] if game.options[number].verb == op.DONE else [game.options[number].a]
        assert one is next(t for t in ranked if list(hand.sets[t.number][:1]) == first)


def test_a_hint_names_all_the_cards_that_are_replaced_together() -> None:
    house = shared_house()
    decks = ["amethyst-ruby-flyers"] * 2
    for seed in range(1, 9):
        game = new_game(*decks, seed=seed, house=house)
        hint = advise(game, SearchPlayer(1, Budget(nodes=300), house.usual_decks))
        thought = SearchPlayer(1, Budget(nodes=300), house.usual_decks).begin(game.rules).think()
        cards = thought.together[hint.best.number]
        if len(cards) > 1:
            break
    texts = [o.text("es") for o in game.options]
    for card in cards:
        name = texts[[answer.a for answer in game.rules.options].index(card)]
        assert name in hint.in_short("es")[0]
    assert hint.in_short("es")[0].count("Cambiar") == 1


def test_a_hand_is_thought_about_in_time(samples: dict[str, list[CardDefinition]]) -> None:
    game = begun(next(iter(samples.values())))
    thinking = SearchPlayer(1, Budget(seconds=60)).begin(game)
    thinking.spending.cancelled = True
    assert thinking.think().nodes <= 3
