"""A player that thinks answers by what its seat sees: all that is hidden may be something else, and nothing changes."""

from __future__ import annotations

import pytest

from tests.reading import shared_house
from tintero.lab import honest_answers
from tintero.lab.honest_answers import ask_all, main, questions, watched
from tintero.players.registry import Lists
from tintero.players.search.playouts import NEAR
from tintero.rules.game import Game
from tintero.rules.seen import cards_hidden_from
from tintero.table.house import House

A_FEW = "search:nodes=10"
FEW = 12


def test_what_is_hidden_changes_no_answer_and_is_not_looked_at() -> None:
    """On the source: compiled code reads lists without asking them."""
    found = ask_all(A_FEW, FEW, shared_house())
    assert found.asked == len(Lists) * FEW
    assert found.dealt > FEW
    assert (found.changed, found.looked) == (0, 0)


def test_who_looks_ahead_looks_at_nothing_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games with foresight come after those that the policy plays: here after the first."""
    monkeypatch.setattr("tintero.players.search.playouts.QUICK_LOOK", 1)
    monkeypatch.setattr("tintero.players.search.playouts.NEAR", NEAR._replace(worlds=1))
    found = ask_all("search:nodes=100", FEW // 3, shared_house())
    assert found.dealt > FEW // 3
    assert (found.changed, found.looked) == (0, 0)


def test_two_processes_ask_the_same() -> None:
    assert ask_all("search:nodes=1", FEW, shared_house(), jobs=2) == ask_all("search:nodes=1", FEW, shared_house())


class Peeking:
    """Answers by the first card of the others' decks; `openly`: as a player who is watched must not."""

    def __init__(self, openly: bool) -> None:
        self.openly = openly

    def choose(self, game: Game) -> int:
        s = game.state
        card = s.players[1 - s.asked_by if s.asked_by < 2 else 0].deck[0]
        seen = s.defs if self.openly else s.defs[:]
        return seen[card] % len(game.options)


@pytest.mark.parametrize("openly", [True, False])
def test_whoever_looks_at_hidden_cards_is_noticed(openly: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(_who: str, _seed: int, _house: House) -> Peeking:
        return Peeking(openly)

    monkeypatch.setattr(honest_answers, "make_player", peeking)
    found = ask_all(A_FEW, FEW, shared_house())
    if openly:
        assert found.looked == found.asked
    else:
        assert found.changed > FEW


def test_a_hidden_card_is_watched_and_what_the_seat_sees_is_not() -> None:
    for game in questions(0, 4, shared_house()):
        hidden = cards_hidden_from(game.state, game.to_decide)
        defs = watched(game).state.defs
        assert [defs[card] for card in range(len(defs)) if card not in hidden]
        with pytest.raises(AssertionError, match="looked at card"):
            defs[hidden[0]]
        with pytest.raises(AssertionError, match="looked at all"):
            list(defs)


def test_questions_are_the_same_from_wherever_they_are_counted() -> None:
    every = [game.to_json() for game in questions(0, 6, shared_house())]
    assert [game.to_json() for game in questions(3, 6, shared_house())] == every[3:]
    assert len({len(game.state.players) for game in questions(0, 6, shared_house())}) > 1


@pytest.mark.parametrize(("words", "said"), [
    (["--positions", "0"], "counted from 1"), (["--player", "search:1s"], "clock"),
    (["--player", "search:soon"], "search:nodes=500"), (["--player", "nobody"], "nobody"),
    (["--player", "greedy"], "write search:nodes=300"),
])  # fmt: skip
def test_wrong_words_are_one_sentence(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert said in capsys.readouterr().err.splitlines()[-1]
