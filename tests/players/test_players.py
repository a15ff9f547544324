"""Players answer every question with a legal option, know only what they may know, and greedy is better than random."""

from __future__ import annotations

import copy
from collections import Counter

import pytest

from tests.kit import HAND, Scene, character, keyword, location
from tests.players.conftest import random_deck
from tintero.abilities.ability import CardDefinition
from tintero.abilities.words import Keyword
from tintero.lab import simulate
from tintero.lab.specimens import specimens
from tintero.players import GreedyPlayer, Player, RandomPlayer, make_player
from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.option import Option
from tintero.rules.settings import CONSTRUCTED, Settings
from tintero.rules.table import make_table


def play(game: Game, players: list[Player]) -> list[tuple[int, int, int, int]]:
    """Play to the end, checking each answer; the choices made."""
    made: list[tuple[int, int, int, int]] = []
    while not game.over:
        i = players[game.to_decide].choose(game)
        assert 0 <= i < len(game.options)
        made.append(game.options[i].key())
        game.choose(i)
        assert len(made) < 20_000
    return made


def chosen(scene: Scene) -> Option:
    """What a greedy player would do now."""
    return scene.game.options[GreedyPlayer(0).choose(scene.game)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_is_always_legal_on_random_decks(understood: list[CardDefinition], seats: int) -> None:
    for n in range(10):
        decks = [random_deck(understood, 100 * n + seat) for seat in range(seats)]
        settings = Settings(players=seats, max_turns=300)
        game = Game.start(make_table(decks, settings), n, log=False)
        play(game, [GreedyPlayer(seat) for seat in range(seats)])
        assert game.over


def test_greedy_answers_every_kind_of_question() -> None:
    """The specimens use the whole vocabulary, so every kind of question comes up."""
    cards = list(specimens())
    asked: Counter[str] = Counter()
    for n in range(20):
        seats = 2 + n % 3
        decks = [random_deck(cards, 500 * n + seat) for seat in range(seats)]
        game = Game.start(make_table(decks, Settings(players=seats, max_turns=100)), n, log=False)
        players = [GreedyPlayer(seat) for seat in range(seats)]
        while not game.over:
            asked[game.state.asking] += 1
            answer = players[game.to_decide].choose(game)
            assert 0 <= answer < len(game.options)
            game.choose(answer)
            assert game.state.choices < 20_000
    assert set(asked) == {op.TURN, op.MAY, op.CHOOSE, op.PICK, op.NAME, op.AMOUNT, op.ORDER, op.RESOLVE, op.HAND}


def test_an_unknown_kind_of_question_gets_a_legal_answer() -> None:
    scene = Scene()
    scene.put(0, character())
    scene.begin()
    scene.game.state.asking = "something new"
    assert 0 <= GreedyPlayer(0).choose(scene.game) < len(scene.game.options)


def test_teams_that_share_a_turn_hand_over_and_finish(samples: dict[str, list[CardDefinition]]) -> None:
    decks = list(samples.values())[:4]
    settings = Settings(players=4, teams=(0, 1, 0, 1), simultaneous_turns=True, max_turns=200)
    game = Game.start(make_table(decks, settings), 3, log=False)
    verbs = Counter(key[0] for key in play(game, [GreedyPlayer(seat) for seat in range(4)]))
    assert game.over
    assert verbs[op.HAND_OVER] > 0


@pytest.mark.parametrize("name", ["easy", "greedy", "random", "search:nodes=8", "search:nodes=8+open"])
def test_the_same_seed_gives_the_same_game(samples: dict[str, list[CardDefinition]], name: str) -> None:
    decks = list(samples.values())[:2]
    deal = make_table(decks, CONSTRUCTED)
    first = play(Game.start(deal, 5, log=False), [make_player(name, 1), make_player(name, 2)])
    again = play(Game.start(deal, 5, log=False), [make_player(name, 1), make_player(name, 2)])
    assert first == again


def test_random_players_with_other_seeds_play_otherwise(samples: dict[str, list[CardDefinition]]) -> None:
    deal = make_table(list(samples.values())[:2], CONSTRUCTED)
    first = play(Game.start(deal, 5, log=False), [RandomPlayer(1), RandomPlayer(2)])
    other = play(Game.start(deal, 5, log=False), [RandomPlayer(3), RandomPlayer(4)])
    assert first != other


@pytest.mark.parametrize("source", ["understood", "specimens"])
def test_greedy_knows_only_what_its_view_tells(understood: list[CardDefinition], source: str) -> None:
    """Whatever is hidden from the player can be dealt anew without changing the answer."""
    cards = understood if source == "understood" else list(specimens())
    asked = 0
    dealt_anew = 0
    for n in range(6):
        decks = [random_deck(cards, 7000 + 2 * n + seat) for seat in range(2)]
        game = Game.start(make_table(decks, CONSTRUCTED), n, log=False)
        players = [GreedyPlayer(1), GreedyPlayer(2)]
        while not game.over:
            me = game.to_decide
            player = players[me]
            other = game.determinize(me, 1000 + asked)
            if len(game.options) > 1:
                asked += 1
                dealt_anew += other.state.defs != game.state.defs
                answer = copy.deepcopy(player).choose(other)
                assert other.options[answer] == game.options[copy.deepcopy(player).choose(game)]
            game.choose(player.choose(game))
    assert asked > 100
    assert dealt_anew > 0.9 * asked  # the test would prove nothing if the hidden cards stayed as they were


def test_greedy_beats_random(samples: dict[str, list[CardDefinition]]) -> None:
    deck = samples["ruby-steel-brawlers"]
    report = simulate(deck, deck, 60, ("greedy", "random"), seed=11)
    assert report.win_rate(0) > 0.75
    back = simulate(deck, deck, 20, ("random", "greedy"), seed=12)
    assert back.win_rate(1) > 0.75  # whichever side it sits on


def test_unknown_player_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="random and foresight"):
        make_player("kasparov")
    assert isinstance(make_player(" Greedy "), GreedyPlayer)


# ---- what greedy does ------------------------------------------------------------------------------------------------


def test_it_quests_when_that_wins() -> None:
    scene = Scene()
    scene.lore(0, 18)
    scene.ink(0, 3)
    quester = scene.put(0, character("", 1, 1, 2))
    scene.put(0, character("", 3, 3, 1, 3), HAND)
    scene.put(1, character("", 1, 1, 3), exerted=True)
    scene.begin()
    assert chosen(scene) == Option(op.QUEST, quester.card)


def test_it_takes_a_free_banishment_and_refuses_a_bad_one() -> None:
    scene = Scene()
    strong = scene.put(0, character("", 4, 5, 1))
    victim = scene.put(1, character("", 1, 3, 2), exerted=True)
    scene.begin()
    assert chosen(scene) == Option(op.CHALLENGE, strong.card, victim.card)

    scene = Scene()
    weak = scene.put(0, character("", 1, 1, 0))  # no quest to prefer: only the loss speaks against it
    wall = scene.put(1, character("", 5, 6, 1), exerted=True)
    scene.begin()
    assert scene.can(Option(op.CHALLENGE, weak.card, wall.card))
    assert chosen(scene).verb == op.END


def test_it_spends_its_ink_on_two_cards_rather_than_one() -> None:
    scene = Scene()
    scene.ink(0, 5)
    scene.position.inked[0] = True
    scene.put(0, character("", 4, 4, 1, 4), HAND)
    three = scene.put(0, character("", 3, 3, 1, 3), HAND)
    two = scene.put(0, character("", 2, 3, 1, 2), HAND)
    scene.begin()
    assert chosen(scene) in (Option(op.PLAY, three.card, 0), Option(op.PLAY, two.card, 0))


def test_it_inks_what_it_cannot_play_for_long() -> None:
    scene = Scene()
    scene.ink(0, 1)
    scene.put(0, character("", 2, 2, 1, 2), HAND)
    giant = scene.put(0, character("", 8, 8, 3, 9), HAND)
    scene.begin()
    assert chosen(scene) == Option(op.INK, giant.card)


def test_a_bodyguard_enters_exerted_only_to_protect() -> None:
    guard = character("", 1, 4, 1, 2, keyword(Keyword.BODYGUARD))
    alone = Scene()
    alone.ink(0, 2)
    card = alone.put(0, guard, HAND)
    alone.put(1, character())
    alone.play(card)
    assert chosen(alone).verb == op.NO

    friends = Scene()
    friends.ink(0, 2)
    card = friends.put(0, guard, HAND)
    friends.put(0, character(), exerted=True)
    friends.put(1, character())
    friends.play(card)
    assert chosen(friends).verb == op.YES


def test_support_goes_to_an_own_character() -> None:
    scene = Scene()
    helper = scene.put(0, character("", 2, 3, 1, 2, keyword(Keyword.SUPPORT)))
    friend = scene.put(0, character("", 1, 3, 1))
    scene.put(0, character("", 1, 1, 0), exerted=True)
    scene.put(1, character("", 5, 5, 2), exerted=True)
    scene.quest(helper)
    assert scene.asked == op.MAY
    assert chosen(scene).verb == op.YES
    scene.yes()
    assert chosen(scene) == Option(op.CARD, friend.card)


def test_a_reckless_character_must_challenge_and_does() -> None:
    scene = Scene()
    mad = scene.put(0, character("", 1, 1, 0, 2, keyword(Keyword.RECKLESS)))
    wall = scene.put(1, character("", 5, 9, 1), exerted=True)
    scene.begin()
    assert Option(op.END) not in scene.game.options
    assert chosen(scene) == Option(op.CHALLENGE, mad.card, wall.card)


def test_nobody_walks_between_plain_locations() -> None:
    scene = Scene()
    scene.ink(0, 9)
    scene.put(0, character("", 1, 1, 0))
    scene.put(0, location())
    scene.put(0, location())
    scene.begin()
    assert any(o.verb == op.MOVE for o in scene.game.options)
    assert chosen(scene).verb == op.END


def test_the_opening_hand_keeps_a_curve() -> None:
    cheap = character("Cheap", 2, 2, 1, 2)
    dear = character("Dear", 7, 7, 2, 8)
    game = Game.new([[cheap] * 30 + [dear] * 30] * 2, seed=4, log=False)
    player = GreedyPlayer(0)
    me = game.to_decide
    hand = [game.state.table.faces[game.state.defs[c]].full_name for c in game.state.players[me].hand]
    assert {"Cheap", "Dear"} <= set(hand)
    replaced = []
    while game.to_decide == me and game.decision is not None and game.decision.kind == op.HAND:
        i = player.choose(game)
        if game.options[i].verb == op.CARD:
            replaced.append(game.state.table.faces[game.state.defs[game.options[i].a]].full_name)
        game.choose(i)
    assert replaced == ["Dear"] * hand.count("Dear")
