"""What answers are worth in the long run: the measure must tell a good one from a bad one."""

from __future__ import annotations

import pytest

from tests.reading import shared_house
from tintero.abilities.words import CardType
from tintero.lab.long_run import About, LongRun, answered, is_asked, judged, long_run, main, position
from tintero.players import make_player
from tintero.rules import option as op
from tintero.rules.game import Game


class PutsBackWhatIsCheap:
    """The opposite of what is sensible."""

    def choose(self, game: Game) -> int:
        costs = {n: game.state.face_of(o.a).cost for n, o in enumerate(game.options) if o.verb == op.CARD}
        cheap = [n for n, cost in costs.items() if cost <= 3]
        done = [n for n, o in enumerate(game.options) if o.verb == op.DONE]
        return cheap[0] if cheap else done[0]


def test_the_mean_and_how_much_more() -> None:
    found = LongRun(("a", "b"), ((0.5, 0.6), (0.4, 0.4), (0.6, 0.8)))
    assert found.mean(0) == pytest.approx(0.5)
    more, error = found.more(1)
    assert more == pytest.approx(0.1)
    assert error == pytest.approx(0.0577, abs=1e-4)


def test_the_same_choice_is_worth_the_same() -> None:
    found = long_run(["greedy", "greedy", "random"], About.TURN, 2, 4, 3, shared_house())
    assert found.more(1) == (0.0, 0.0)
    assert len(found.chances) == 2


def test_a_hand_that_cannot_be_played_loses_games() -> None:
    """Half of the deck costs 1 and half costs 8 and more: who keeps what is dear has nothing to do for long."""
    characters = [d for d in shared_house().reader.understood() if d.type == CardType.CHARACTER]
    cheap = [d for d in characters if d.cost == 1 and d.inkable][:30]
    dear = [d for d in characters if d.cost >= 8][:10] * 3
    game = Game.new([cheap + dear, cheap + dear], 4, log=False)
    hand = game.state.players[game.to_decide].hand
    assert sum(1 for card in hand if game.state.face_of(card).cost >= 8) >= 4
    worse = answered(game.clone(), PutsBackWhatIsCheap())
    better = answered(game.clone(), make_player("greedy", 1, shared_house()))
    assert judged(game, worse, 30, 1) < judged(game, better, 30, 1) - 0.2


def test_both_seats_are_asked() -> None:
    first, second = (position(About.HAND, number, 3, shared_house()) for number in (0, 10))
    assert first.to_decide == first.state.active
    assert second.to_decide != second.state.active
    assert second.state.asking == op.HAND


@pytest.mark.parametrize("about", [About.INK, About.TURN])
def test_such_a_question_is_looked_for(about: About) -> None:
    game = position(about, 1, 3, shared_house())
    assert is_asked(game, about)
    assert (op.INK in [o.verb for o in game.options]) == (about == About.INK)
    assert not is_asked(game, About.TURN if about == About.INK else About.INK)


def test_two_processes_find_the_same() -> None:
    alone, together = (long_run(["random"], About.INK, 2, 2, 3, shared_house(), jobs) for jobs in (1, 2))
    assert together == alone


def test_what_was_put_back_is_told() -> None:
    game = position(About.HAND, 0, 3, shared_house())
    seat, hand = game.to_decide, list(game.state.players[game.to_decide].hand)
    answers = answered(game, PutsBackWhatIsCheap())
    cheap = {card for card in hand if game.state.face_of(card).cost <= 3}
    assert {card for verb, card, *_ in answers if verb == op.CARD} == cheap
    assert game.to_decide != seat or game.state.asking != op.HAND


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [(["greedy", "--games", "0"], "counted from 1"), (["greedy", "--about", "luck"], "luck"), (["nobody"], "nobody")],
)
def test_wrong_input_is_one_sentence(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert sentence in capsys.readouterr().err


def test_ctrl_c_tells_what_was_over(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stopped(_players: object, _about: object, number: int, *_rest: object) -> tuple[float, ...]:
        if number == 2:
            raise KeyboardInterrupt
        return (0.5,)

    monkeypatch.setattr("tintero.lab.long_run.try_position", stopped)
    assert main(["greedy", "--positions", "5"]) == 130
    assert "stopped after 2 of 5 positions" in capsys.readouterr().out
