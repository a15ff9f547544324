"""How fast a deck is against nobody: the same for the same seed and any number of jobs, and counted rightly."""

from __future__ import annotations

import pytest

from tests.kit import action, character
from tests.reading import shared_reader
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.ability import CardDefinition
from tintero.abilities.amount import Number
from tintero.abilities.words import Who, Zone
from tintero.lab import definitions, find_deck
from tintero.lab.experiments.deck_odds import Start
from tintero.lab.experiments.goldfish import LONGEST, Clock, Goldfish, Passive, goldfish, student95
from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.position import Position
from tintero.rules.settings import Settings


@pytest.fixture(scope="module")
def deck() -> list[CardDefinition]:
    reader = shared_reader()
    return definitions(find_deck("amber-steel-guardians", reader.pool), reader)


def test_the_same_seed_gives_the_same_games_for_one_job_and_two(deck: list[CardDefinition]) -> None:
    alone = goldfish(deck, 12, seed=5)
    assert goldfish(deck, 12, seed=5, jobs=2).to_data() == alone.to_data()
    assert goldfish(deck, 12, seed=5) == alone
    assert goldfish(deck, 6, seed=5).turns == alone.turns[:6]
    assert goldfish(deck, 12, seed=6).turns != alone.turns
    assert (alone.games, alone.player, alone.lore) == (12, "greedy", 20)
    assert all(turn is not None and 3 < turn < 12 for turn in alone.turns)


def test_a_turn_is_one_of_the_deck() -> None:
    """Runners for one ink and one lore: one is played each turn or more, and quests from the next one on.

    With 3 lore to win, turn 2 brings at most 1 and turn 3 at least the other 2 (one in play by turn 1, two by turn 2).
    """
    runner = character("Runner", 1, 1, 1, 1)
    found = goldfish([runner] * 60, 8, settings=Settings(lore_to_win=3))
    assert found.turns == (3,) * 8
    assert found.clock().mean == 3.0
    assert found.clock(Start.PLAY).games == found.clock(Start.DRAW).games == 4


def test_a_deck_that_never_gets_there() -> None:
    found = goldfish([action(ef.Nothing(), 1)] * 60, 3)
    clock = found.clock()
    assert found.turns == (None,) * 3
    assert (clock.mean, clock.median, clock.interval, clock.distribution) == (None, None, None, {})
    assert found.to_data()["all"] == {
        "games": 3, "reached": 0, "mean": None, "interval": None, "median": None, "distribution": [],
    }  # fmt: skip


def test_a_deck_that_runs_out_has_not_won_by_lore() -> None:
    """Whoever has no card left loses (1.8.1.2): the opponent's empty deck is no lore."""
    assert goldfish([character("Idle", 1, 1, 0, 9)] * 9, 2).turns == (None, None)


def test_no_games_and_bad_numbers(deck: list[CardDefinition]) -> None:
    none = goldfish(deck, 0)
    assert (none.games, none.clock().mean, none.clock().median) == (0, None, None)
    for games, jobs in ((-1, 1), (1, 0)):
        with pytest.raises(ValueError):
            goldfish(deck, games, jobs=jobs)


def test_progress_and_stopping_early(deck: list[CardDefinition]) -> None:
    seen: list[tuple[int, int]] = []
    goldfish(deck, 7, progress=lambda done, games: seen.append((done, games)))
    assert seen == [(5, 7), (7, 7)]

    def stop(done: int, games: int) -> None:
        raise KeyboardInterrupt

    found = goldfish(deck, 20, progress=stop)
    assert (found.interrupted, found.games, found.asked) == (True, 5, 20)


# ---- who does nothing ------------------------------------------------------------------------------------------------


def test_the_passive_player_ends_its_turn_and_keeps_its_hand() -> None:
    position = Position(turn=0)
    position.add(0, character("Runner"))
    position.add(0, character("Friend", cost=1), Zone.HAND)
    position.ink(0, 3)
    game = position.build()
    assert len(game.options) > 1
    assert game.options[Passive().choose(game)] == Option(op.END)


def test_what_it_must_choose_gives_away_little() -> None:
    """The opponent chooses between lore for the other player and nothing."""
    gift = ef.GainLore(ta.YOU, Number(3))
    loss = ef.LoseLore(ta.Players(Who.EACH_OPPONENT), Number(1))
    for modes in ((gift, loss), (loss, gift)):
        position = Position()
        position.lore[1] = 5
        card = position.add(0, action(ef.ChooseOne(modes, ta.Players(Who.CHOSEN_OPPONENT)), 1), Zone.HAND)
        position.ink(0, 1)
        game = position.build()
        game.choose(Option(op.PLAY, card.card, 0))
        assert game.to_decide == 1
        game.choose(Passive().choose(game))
        assert [p.lore for p in game.state.players] == [0, 4]


# ---- figures ---------------------------------------------------------------------------------------------------------


def test_the_figures_of_a_clock() -> None:
    clock = Clock((5, 6, 6, 7, 9))
    assert (clock.mean, clock.median) == (6.6, 6.0)
    assert clock.distribution == {5: 1, 6: 2, 7: 1, 8: 0, 9: 1}
    assert clock.interval is not None
    low, high = clock.interval
    # 2.776 (Student, four degrees) * 1.5166 (deviation) / sqrt(5)
    assert (low, high) == (pytest.approx(6.6 - 1.883, abs=0.01), pytest.approx(6.6 + 1.883, abs=0.01))
    assert Clock((5, 6, 7)).interval is None, "too few games for one"


def test_games_that_never_got_there_come_last() -> None:
    clock = Clock((5, None, 6, 7, None))
    assert (clock.mean, clock.interval, clock.median) == (None, None, 7.0)
    assert Clock((5, None, None)).median is None
    assert clock.to_data()["reached"] == 3


@pytest.mark.parametrize(("freedom", "point"), [(4, 2.776), (9, 2.262), (30, 2.042), (199, 1.972)])
def test_the_points_of_student(freedom: int, point: float) -> None:
    assert student95(freedom) == pytest.approx(point, abs=0.01)


def test_every_other_game_is_begun() -> None:
    found = Goldfish((5, 8, 6, 9), 4, "greedy", 1, 20)
    assert (found.clock(Start.PLAY).turns, found.clock(Start.DRAW).turns) == ((5, 6), (8, 9))
    data = found.to_data()
    assert (data["on_the_play"]["mean"], data["on_the_draw"]["mean"]) == (5.5, 8.5)
    assert (data["player"], data["against"], data["last_turn"]) == ("greedy", "passive", LONGEST)
