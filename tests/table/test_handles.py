"""Names of cards towards somebody outside: nobody can follow a copy by them (7.1.3)."""

from __future__ import annotations

import pytest

import tintero
from tintero.abilities.words import EventKind
from tintero.players.chosen import seated_player
from tintero.rules.event import EVERYBODY, WATCHER, Event
from tintero.rules.seen import hidden_from
from tintero.table.front import Game
from tintero.table.handles import Handles

SECRET = b"only the table knows this"
DECKS = ("emerald-steel-shadows", "amber-amethyst-singers")


def served(seed: int) -> Game:
    game = tintero.new_game(*DECKS, seed=seed)
    game.handles = {viewer: Handles(SECRET, viewer) for viewer in (0, 1, WATCHER)}
    return game


def seen_names(game: Game, viewer: int) -> dict[int, str]:
    s = game.rules.state
    return {c: game.handles[viewer].of(game, c) for c in range(len(s.zone)) if not hidden_from(s, viewer, c)}


def test_in_whole_games_a_card_that_was_hidden_comes_back_under_another_name() -> None:
    assert sum(came_back(seed) for seed in range(10)) > 2, "hardly a card came back: these games prove nothing"


def test_a_card_of_a_hand_that_was_shown_once_has_another_name_when_it_is_shown_again() -> None:
    game = served(1)
    s = game.rules.state
    card = s.players[1].hand[0]
    names = []
    for _ in range(2):
        s.known[card] = EVERYBODY
        game.handles[0].look(game)
        names.append(game.handles[0].of(game, card))
        s.known[card] = 1 << 1
        game.handles[0].look(game)
    assert names[0] != names[1]


def test_a_card_that_went_to_the_hand_and_back_within_one_choice_has_another_name() -> None:
    game = served(1)
    s = game.rules.state
    card = s.players[0].hand[0]
    before = game.handles[1].of(game, card)
    s.moves[card] += 2
    assert game.handles[1].of(game, card) != before


def test_the_top_card_has_another_name_after_a_shuffle_within_one_choice() -> None:
    game = served(1)
    s = game.rules.state
    card = s.players[0].deck[-1]
    s.known[card] = EVERYBODY
    before = game.handles[1].of(game, card)
    game.rules.events.append(Event(EventKind.SHUFFLED, "7.2.2", 0))
    game.handles[1].look(game)
    assert game.handles[1].of(game, card) != before


def came_back(seed: int) -> int:
    """Play a game, look at every name on the way; how often a hidden card came back."""
    game = served(seed)
    bots = [seated_player("random", seat, game.house) for seat in (0, 1)]
    last: dict[int, dict[int, str]] = {viewer: {} for viewer in game.handles}
    gone: dict[int, set[int]] = {viewer: set() for viewer in game.handles}
    back = 0
    while not game.over:
        game.choose(bots[game.rules.to_decide].choose(game.rules))
        for viewer in game.handles:
            names = seen_names(game, viewer)
            assert len(set(names.values())) == len(names), "two cards have one name"
            for card in gone[viewer] & names.keys() & last[viewer].keys():
                back += 1
                assert names[card] != last[viewer][card]
            gone[viewer] = set(range(len(game.rules.state.zone))) - names.keys()
            last[viewer].update(names)
    return back


def test_a_card_that_stays_in_the_hand_keeps_its_name() -> None:
    game = served(3)
    game.keep().keep()
    player = game.rules.to_decide
    before = seen_names(game, player)
    game.choose(game.options.of("ink")[0])
    hand = game.rules.state.players[player].hand
    assert hand
    assert all(seen_names(game, player)[card] == before[card] for card in hand)


def test_no_two_viewers_share_a_name() -> None:
    game = served(5)
    game.keep().keep()
    names = [set(seen_names(game, viewer).values()) for viewer in game.handles]
    assert not names[0] & names[1]
    assert not names[0] & names[2]


def test_playing_again_gives_the_same_names() -> None:
    """Another process that loads the game tells its viewers the same."""
    game = served(6)
    bots = [seated_player("random", seat, game.house) for seat in (0, 1)]
    for _ in range(60):
        game.choose(bots[game.rules.to_decide].choose(game.rules))
    again = game.earlier(len(game.choices))
    for viewer in game.handles:
        assert seen_names(again, viewer) == seen_names(game, viewer)


def test_the_top_card_that_a_rule_turns_up_has_another_name_once_it_was_turned_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = served(1)
    game.keep()
    s = game.rules.state
    top, handles = s.players[0].deck[-1], game.handles[1]
    names = []
    for _ in range(2):
        with monkeypatch.context() as turned_up:
            turned_up.setattr("tintero.rules.seen.rule_applies", lambda s, rule, player: True)
            handles.look(game)
            assert top not in handles._hidden
            names.append(handles.of(game, top))
        handles.look(game)
        assert top in handles._hidden
    assert names[0] != names[1]
