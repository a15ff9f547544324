"""A session: people and computers in their seats, a series of games, and one file that brings all of it back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import tintero
from tests.reading import shared_house
from tintero.rules.settings import PACK_RUSH, OpenPoints, Settings
from tintero.table import saves
from tintero.table.mistakes import SaveRefused
from tintero.table.resumed import from_json
from tintero.table.seating import Seating
from tintero.table.session import Session, resumed
from tintero.words import label

Make = Callable[..., Session]


def again(path: Path) -> Session:
    return resumed(saves.read(path), shared_house(), str(path), ["human", "greedy"])


def play_on(session: Session, choices: int = 10_000) -> None:
    while session.computer_asked and choices:
        session.computer_moves()
        choices -= 1


def test_the_computers_move_until_a_person_is_asked(new_session: Make) -> None:
    session = new_session("human", "greedy", first=2)
    session.computers_move()
    assert session.asked == 1
    session.answer(session.game.options.of("done")[0])
    session.computers_move()
    assert session.asked == 1
    assert session.game.turn >= 2


def test_who_gave_a_name_is_called_by_it(new_session: Make) -> None:
    session = new_session("human", "human")
    session.seating = Seating(session.seats, ["Ada", ""])
    assert [label(session.seating.person(seat), "es") for seat in (0, 1)] == ["Ada", "Jugador 2"]
    assert session.seating.person(0, 0).you
    session.seat(["greedy", "human"])  # the name was the person's
    assert label(session.seating.person(0), "en") == "Computer"


def test_people_and_computers_have_names(new_session: Make) -> None:
    def names(*seats: str, lang: str = "en") -> list[str]:
        seating = new_session(*seats).seating
        return [label(seating.person(seat), lang) for seat in range(len(seats))]

    assert names("human", "greedy") == ["Player 1", "Computer"]
    assert names("human", "greedy", lang="es") == ["Jugador 1", "Ordenador"]
    assert names("human", "greedy", "random") == ["Player 1", "Computer 1", "Computer 2"]
    assert names("human", "human") == ["Player 1", "Player 2"]
    assert names("greedy", "random") == ["Player 1", "Player 2"]


def test_a_session_comes_back_to_the_last_bit(new_session: Make, tmp_path: Path) -> None:
    session = new_session("greedy", "random", "random", seed=-(10**30))
    play_on(session)
    back = again(session.save(tmp_path / "game.json"))
    assert back.game.rules.to_data() == session.game.rules.to_data()
    assert back.game.choices == session.game.choices
    assert (back.seed, back.seats, back.over) == (session.seed, session.seats, True)
    assert [e.rule for e in back.game.events] == [e.rule for e in session.game.events]


def test_every_setting_comes_back(tmp_path: Path) -> None:
    house = shared_house()
    deck = house.load_deck("amber-steel-guardians")
    settings = Settings(
        lore_to_win=15, opening_hand=5, starting_ink=2, reshuffle_empty_deck=True, teams=(0, 1, 0, 1),
        simultaneous_turns=True, max_turns=30, open_points=OpenPoints(win_beats_loss=False, forced_loop_limit=7),
    )  # fmt: skip
    session = Session(house, [deck] * 4, ["greedy"] * 4, 3, settings=settings)
    play_on(session, 30)
    back = again(session.save(tmp_path / "game.json"))
    assert back.settings == session.settings == back.game.settings
    assert back.settings.open_points.forced_loop_limit == 7
    assert back.game.rules.to_data() == session.game.rules.to_data()


def test_a_game_and_a_session_are_saved_the_same_way(tmp_path: Path) -> None:
    game = tintero.new_game("amber-steel-guardians", "amethyst-ruby-flyers", seed=5, settings=PACK_RUSH)
    game.keep().keep()
    path = tmp_path / "game.json"
    path.write_text(game.to_json())
    session = again(path)
    assert session.seats == ("human", "greedy"), "a game without seats gets those of whoever opens it"
    assert session.game.rules.to_data() == game.rules.to_data()
    assert session.game.settings.starting_ink == PACK_RUSH.starting_ink
    session.save(path)
    assert from_json(path.read_text(), shared_house()).choices == game.choices


def test_a_conceded_game_is_played_again(new_session: Make, tmp_path: Path) -> None:
    session = new_session("human", "greedy")
    session.concede(1)
    back = again(session.save(tmp_path / "game.json"))
    assert back.game.outcome == session.game.outcome
    assert back.over


@pytest.mark.parametrize("start", [True, False])
def test_a_best_of_three_goes_on_until_two_wins(new_session: Make, tmp_path: Path, start: bool) -> None:
    """The loser of a game says who starts the next one (2.1.3.2)."""
    session = new_session("human", "human", best_of=3)
    session.concede(1)
    assert (session.wins(1), session.wins(2), session.over) == (0, 1, False)
    assert session.starter_asked == 1
    session = again(session.save(tmp_path / "between.json"))
    assert session.starter_asked == 1, "the open choice comes back"
    session.choose_start(start)
    session.next_game()
    assert not session.game.over
    assert session.game.rules.state.first_player == (0 if start else 1)
    session = again(session.save(tmp_path / "second.json"))
    assert (session.best_of, session.wins(2), session.over) == (3, 1, False)
    assert session.game.rules.state.first_player == (0 if start else 1)
    session.concede(2)
    assert session.starter_asked == 2
    session.choose_start(True)
    session.next_game()
    session.concede(1)
    assert session.over
    assert (session.wins(1), session.wins(2)) == (1, 2)
    assert session.starter_asked is None


def test_no_two_games_of_a_series_are_dealt_alike(new_session: Make) -> None:
    session = new_session("human", "greedy", best_of=5)
    seeds = [session.game.seed]
    session.concede(2)
    session.next_game()
    seeds.append(session.game.seed)
    session.concede(2)
    session.next_game()
    seeds.append(session.game.seed)
    assert len(set(seeds)) == 3
    assert seeds[0] == session.seed, "the first game is the one that the seed gives everywhere"


def test_a_computer_that_lost_starts(new_session: Make) -> None:
    session = new_session("human", "greedy", best_of=3)
    session.concede(2)
    session.next_game()
    assert session.game.rules.state.first_player == 1


def test_a_rematch_has_the_same_people_decks_and_settings(new_session: Make) -> None:
    session = new_session("human", "greedy", best_of=3)
    other = session.rematch(99)
    assert (other.seats, other.best_of, other.settings) == (session.seats, session.best_of, session.settings)
    assert [d.name for d in other.decks] == [d.name for d in session.decks]
    assert other.game.seed == 99


@pytest.mark.parametrize(
    "changes",
    [
        {"series": saves.SavedSeries(2, "1", [], False)},
        {"series": saves.SavedSeries(1, "1", [saves.SavedResult(0, 1, -1)] * 2, False)},
        {"series": saves.SavedSeries(3, "1", [], True)},
        {"series": saves.SavedSeries(3, "x", [], False)},
        {"seats": ["human", "alien"]},
        {"first": 7},
    ],
)
def test_what_no_session_can_be_is_refused(new_session: Make, tmp_path: Path, changes: dict[str, object]) -> None:
    session = new_session("human", "greedy", best_of=3)
    path = session.save(tmp_path / "game.json")
    saves.write(path, msgspec.structs.replace(saves.read(path), **changes))
    with pytest.raises(SaveRefused) as caught:
        again(path)
    assert caught.value.code == "damaged"


@pytest.mark.parametrize(
    ("point", "value"), [("no_such_point", True), ("win_beats_loss", 7), ("loop_repetitions", True)]
)
def test_open_points_of_another_tintero_are_refused(
    new_session: Make, tmp_path: Path, point: str, value: bool | int
) -> None:
    path = new_session("human", "greedy").save(tmp_path / "game.json")
    saved = saves.read(path)
    saved.settings.open_points[point] = value
    saves.write(path, saved)
    with pytest.raises(SaveRefused, match="damaged"):
        again(path)
