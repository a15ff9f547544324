"""Sample decks are legal and fully understood; the benchmark measures."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.reading import shared_reader
from tintero.cards import DeckError, check
from tintero.lab import definitions, find_deck, sample_decks
from tintero.lab.bench import middle_positions, ready_decks, run_bench
from tintero.lab.yardstick import chess_playouts_per_second, workload, workloads_per_second


@pytest.mark.parametrize("name", sample_decks())
def test_sample_decks_are_legal_and_understood(name: str) -> None:
    pool = shared_reader().pool
    deck = find_deck(name, pool)
    assert deck.name == name
    assert check(deck, "Infinity", pool) == []
    cards = definitions(deck, shared_reader())
    assert len(cards) == 60
    assert sum(1 for c in cards if c.inkable) >= 40


def test_samples_say_what_they_do_in_both_languages() -> None:
    english, spanish = sample_decks(), sample_decks("es")
    assert list(english) == list(spanish)
    assert len(english) >= 4
    assert not set(english.values()) & set(spanish.values())


def test_a_deck_by_path_and_none_at_all(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("4 Stitch - Alien Dancer\n", encoding="utf-8")
    assert find_deck(file).size == 4
    assert find_deck(str(file)).name == "mine"
    with pytest.raises(DeckError):
        find_deck("no-such-deck")


def test_bench_measures() -> None:
    found = run_bench(seconds=0.5)
    assert set(found) >= {"games_per_second", "decisions_per_second", "clone_us", "to_json_us", "compiled"}
    assert found["real_games_per_second"] > 0
    assert found["texts"] > 2000
    assert found["texts"] / found["texts_per_second"] < 60, "the whole pool is read in less than a minute"
    assert found["decisions_per_second"] > 20 * found["games_per_second"] > 0
    assert 0 < found["clone_us"] < found["to_json_us"]
    assert isinstance(found["compiled"], bool)
    assert found["clone_us"] < found["determinize_us"] < found["view_us"]
    assert 0 < found["sight_us"] < found["view_us"]
    assert found["greedy_games_per_second"] > 0
    assert found["playouts_per_second"] > found["real_games_per_second"] / 10


def test_the_yardstick_is_always_the_same_work() -> None:
    assert workload() == workload() > 0
    assert workloads_per_second() > 0


def test_chess_is_measured_only_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Board:
        """Three moves, then it is over."""

        def __init__(self) -> None:
            self.left = 3

        @property
        def legal_moves(self) -> list[int]:
            return [1, 2][: self.left]

        def push(self, move: int) -> None:
            assert move in (1, 2)
            self.left -= 1

        def is_game_over(self) -> bool:
            return self.left == 0

    monkeypatch.setitem(sys.modules, "chess", None)
    assert chess_playouts_per_second() is None
    monkeypatch.setitem(sys.modules, "chess", SimpleNamespace(Board=Board))
    found = chess_playouts_per_second()
    assert found is not None
    assert found > 0


def test_positions_of_the_bench_are_from_the_middle_of_a_game() -> None:
    positions = middle_positions(ready_decks())
    assert len(positions) > 10
    assert all(6 <= game.state.turn <= 10 and not game.over for game in positions)
