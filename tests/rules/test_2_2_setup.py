"""The setup stage (2.2)."""

from __future__ import annotations

import pytest

from tintero.abilities.words import EventKind
from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.option import Option
from tintero.rules.settings import CONSTRUCTED, PACK_RUSH, Settings

from ..kit import character

DECKS = [[character(f"Card {letter}{n}") for n in range(24)] for letter in "ABC"]


def new(players: int = 2, seed: int = 1, first: int = 0, settings: Settings = CONSTRUCTED) -> Game:
    return Game.new(DECKS[:players], seed, settings, first)


def swap(game: Game, *cards: int) -> None:
    for card in cards:
        game.choose(Option(op.CARD, card))
    game.choose(Option(op.DONE))


def told(game: Game, *events: EventKind) -> list[tuple[int, int, str]]:
    return [(h.kind, h.player, h.rule) for h in game.events if h.kind in events]


def test_2_2_1_1_the_starting_player_is_decided_by_chance() -> None:
    starters = {Game.new(DECKS[:2], seed).state.first_player for seed in range(20)}
    assert starters == {0, 1}


def test_2_2_1_1_the_same_seed_gives_the_same_game() -> None:
    assert Game.new(DECKS[:2], 7).to_data() == Game.new(DECKS[:2], 7).to_data()


def test_2_2_1_2_every_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(5):
        p = new(seed=seed).state.players[1]
        whole = p.hand + p.deck
        assert sorted(whole) == list(range(24, 48))
        orders.add(tuple(whole))
    assert len(orders) == 5


def test_2_2_1_3_everybody_begins_with_no_lore() -> None:
    assert [p.lore for p in new(3).state.players] == [0, 0, 0]


@pytest.mark.parametrize(("settings", "cards"), [(CONSTRUCTED, 7), (PACK_RUSH, 5), (Settings(opening_hand=4), 4)])
def test_2_2_1_4_the_opening_hand(settings: Settings, cards: int) -> None:
    game = new(settings=settings)
    assert [len(p.hand) for p in game.state.players] == [cards, cards]


def test_2_2_1_the_steps_come_in_order() -> None:
    game = new(first=1)
    steps = [rule for _, _, rule in told(game, EventKind.STARTED, EventKind.SHUFFLED, EventKind.DREW)]
    assert steps == ["2.2.1.1", "2.2.1.2", "2.2.1.2"] + ["2.2.1.4"] * 14


def test_2_2_2_hands_are_altered_once_each_starting_player_first() -> None:
    game = new(3, first=2)
    asked = []
    while game.state.asking == op.HAND:
        asked.append(game.to_decide)
        swap(game)
    assert asked == [2, 0, 1]


def test_2_2_2_1_nothing_need_be_replaced() -> None:
    game = new()
    hand = list(game.state.players[0].hand)
    swap(game)
    assert game.state.players[0].hand == hand


def test_2_2_2_1_replaced_cards_go_to_the_bottom_and_the_top_ones_come() -> None:
    game = new()
    p = game.state.players[0]
    out, kept, coming = p.hand[:3], p.hand[3:], p.deck[-3:]
    swap(game, *out)
    p = game.state.players[0]
    assert sorted(p.hand) == sorted(kept + coming)
    assert sorted(p.deck[:3]) == sorted(out)  # drawn before any shuffle: none of them can come back


def test_2_2_2_1_the_whole_hand_may_be_replaced() -> None:
    game = new()
    out = list(game.state.players[0].hand)
    swap(game, *out)
    hand = game.state.players[0].hand
    assert len(hand) == 7
    assert not set(hand) & set(out)


def test_2_2_2_1_a_card_cannot_be_named_twice() -> None:
    game = new()
    card = game.state.players[0].hand[0]
    game.choose(Option(op.CARD, card))
    assert Option(op.CARD, card) not in game.options


def test_2_2_2_1_unrevealed_but_the_number_is_known() -> None:
    game = new()
    out = game.state.players[0].hand[:2]
    swap(game, *out)
    other = game.sight(1).players[0]
    assert other.hand == (None,) * 7
    assert other.known_deck == ()
    assert [h.amount for h in game.events if h.kind == EventKind.MULLIGAN] == [2]
    assert all(not h.seen_by >> 1 & 1 for h in game.events if h.kind == EventKind.PUT_ON_DECK)


def test_2_2_2_2_one_player_is_finished_before_the_next_is_asked() -> None:
    game = new()
    game.choose(Option(op.CARD, game.state.players[0].hand[0]))
    assert game.to_decide == 0
    game.choose(Option(op.DONE))
    assert game.to_decide == 1
    assert len(game.state.players[0].hand) == 7


def test_2_2_2_3_shuffles_come_after_the_last_decision() -> None:
    game = new(3)
    swap(game, game.state.players[0].hand[0])
    swap(game)
    assert not [t for t in told(game, EventKind.SHUFFLED) if t[2] == "2.2.2.3"]
    swap(game, game.state.players[2].hand[0])
    assert [t[1] for t in told(game, EventKind.SHUFFLED) if t[2] == "2.2.2.3"] == [0, 2]
    last = [h.kind for h in game.events if h.kind in (EventKind.MULLIGAN, EventKind.SHUFFLED)]
    assert last[-5:] == [EventKind.MULLIGAN] * 3 + [EventKind.SHUFFLED] * 2


def test_2_2_2_3_who_replaced_nothing_does_not_shuffle() -> None:
    game = new()
    deck = list(game.state.players[0].deck)
    swap(game)
    swap(game, *game.state.players[1].hand[:1])
    assert game.state.players[0].deck == deck


def test_2_2_2_3_the_shuffle_hides_what_was_put_on_the_bottom() -> None:
    game = new()
    swap(game, *game.state.players[0].hand[:2])
    assert len(game.sight(0).players[0].known_deck) == 2
    swap(game)
    assert game.sight(0).players[0].known_deck == ()


def test_2_2_3_then_the_starting_player_takes_a_turn_without_drawing() -> None:
    game = new(first=1)
    swap(game)
    swap(game)
    assert (game.to_decide, game.state.turn, game.decision is not None) == (1, 1, True)
    assert [len(p.hand) for p in game.state.players] == [7, 7]


def ask_order(game: Game) -> list[int]:
    asked = []
    while game.state.asking == op.HAND:
        asked.append(game.to_decide)
        swap(game)
    return asked


def test_2_3_3_4_a_later_player_concedes_during_setup() -> None:
    game = new(3)
    game.concede(1)
    assert ask_order(game) == [0, 2]
    assert game.to_decide == 0


def test_2_3_3_4_the_asked_player_concedes_in_the_middle_of_choosing() -> None:
    game = new(3)
    game.choose(Option(op.CARD, game.state.players[0].hand[0]))
    game.concede(0)
    assert ask_order(game) == [1, 2]


def test_2_3_3_4_the_starting_player_concedes_during_setup() -> None:
    game = new(3)
    swap(game)
    game.concede(0)
    assert ask_order(game) == [1, 2]
    assert (game.to_decide, game.state.active, game.state.turn) == (1, 1, 1)
    assert len(game.state.players[1].hand) == 7


def test_2_3_3_4_conceding_during_setup_ends_a_game_of_two() -> None:
    game = new()
    game.concede(0)
    assert game.outcome is not None
    assert game.outcome.winner == 1
