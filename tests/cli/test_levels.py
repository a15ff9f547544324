"""Whom a person plays against: levels in words, in new and in saved games, and a thought that Ctrl-C ends."""

from __future__ import annotations

import io
import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.conftest import DECKS, Ran, here_in, one_sentence
from tintero.cli.keys import Keys
from tintero.cli.play_command import Wishes, _resumed, new_session
from tintero.cli.pondering import pondering
from tintero.cli.screen import InPlace, Screen
from tintero.cli.signs import Signs
from tintero.cli.tabletop import Scene, Tabletop
from tintero.cli.watch import default_seats
from tintero.players.search.halving import Halving
from tintero.table.session import Session

Make = Callable[..., Session]
Run = Callable[..., Ran]
LONG = 60.0  # seconds that a test never waits for


def nothing(prompt: str) -> str:
    return ""


def screen(kind: type[Screen] = Screen) -> Screen:
    console = Console(file=io.StringIO(), force_terminal=True, width=80, height=24, legacy_windows=False)
    return kind(console, nothing, Signs())


def written(on: Screen) -> str:
    assert isinstance(on.console.file, io.StringIO)
    return on.console.file.getvalue()


# ---- who sits there --------------------------------------------------------------------------------------------------


def test_a_person_plays_against_medium_and_a_show_stays_greedy() -> None:
    wishes = Wishes(*DECKS, seed="1")
    assert new_session(here_in("en"), wishes, nothing).seats == ("human", "medium")
    assert new_session(here_in("en"), wishes, None).seats == ("human", "greedy")


@pytest.mark.parametrize("who", ["easy", "medium", "hard", "expert", "greedy", "search:nodes=5"])
def test_everybody_of_the_house_may_be_named(who: str) -> None:
    assert new_session(here_in("en"), Wishes(*DECKS, seed="1", players=who), nothing).seats == ("human", who)


@pytest.mark.parametrize(("lang", "seat", "words"), [
    ("en", "medium", "COMPUTER (medium)"), ("es", "medium", "ORDENADOR (medio)"), ("es", "hard", "ORDENADOR (difícil)"),
    ("en", "greedy", "COMPUTER  "),
])  # fmt: skip
def test_the_board_says_how_well_the_computer_plays(new_session: Make, lang: str, seat: str, words: str) -> None:
    session = new_session("human", seat)
    view = session.game.view(1, lang)
    top = Tabletop(Scene(view, Keys(), session.seating, lang, [], [], []), 100)
    assert words in top.head(view.side(2), "").plain
    narrow = Tabletop(Scene(view, Keys(), session.seating, lang, [], [], []), 40)
    assert "medi" not in narrow.head(view.side(2), "").plain


def test_a_level_is_called_in_the_language_of_whoever_watches(tintero: Run) -> None:
    ran = tintero("watch", *DECKS, "--seed", "1", "--players", "easy,random", "--lang", "es")
    assert "«fácil»" in ran.out
    assert "«random»" in ran.out


def test_a_deck_is_asked_for_where_a_player_was_named(tintero: Run) -> None:
    ran = tintero("play", "--against", "hard")
    one_sentence(ran)
    assert "--players hard" in ran.err


# ---- saved games -----------------------------------------------------------------------------------------------------


def test_a_saved_game_goes_on_with_its_level_or_with_another(new_session: Make, tmp_path: Path) -> None:
    file = str(new_session("human", "search:nodes=7").save(tmp_path / "game.json"))
    assert _resumed(here_in("en"), Wishes(resume=file), False).seats == ("human", "search:nodes=7")
    other = _resumed(here_in("en"), Wishes(resume=file, players="easy"), False)
    assert other.seats == ("human", "easy")
    assert other.game.seating.seats == ("human", "easy")


def test_of_several_computers_each_may_change(new_session: Make, tmp_path: Path) -> None:
    file = str(new_session("human", "greedy", "random").save(tmp_path / "game.json"))
    changed = _resumed(here_in("en"), Wishes(resume=file, players="easy,hard"), False)
    assert changed.seats == ("human", "easy", "hard")


def test_a_saved_game_takes_no_other_deck_and_no_unknown_player(
    tintero: Run, new_session: Make, tmp_path: Path
) -> None:
    file = str(new_session("human", "greedy").save(tmp_path / "game.json"))
    for args, said in (
        (("--deck", DECKS[0]), "--players hard"), (("--players", "nobody"), "nobody"),
        (("--players", "easy,hard"), "2"),
    ):  # fmt: skip
        ran = tintero("play", "--resume", file, *args)
        one_sentence(ran)
        assert said in ran.err


def test_a_game_without_seats_goes_on_against_medium(new_session: Make) -> None:
    saved = new_session("human", "greedy").saved()
    assert default_seats(saved) == ["human", "medium"]


# ---- thinking --------------------------------------------------------------------------------------------------------


def press_ctrl_c(after: Callable[[], bool]) -> threading.Thread:
    """As soon as this holds."""

    def press() -> None:
        until = time.monotonic() + LONG
        while not after() and time.monotonic() < until:
            time.sleep(0.01)
        os.kill(os.getpid(), signal.SIGINT)

    thread = threading.Thread(target=press)
    thread.start()
    return thread


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """However clear it is which option is best, a thought goes on as long as its time lasts."""
    monkeypatch.setattr(Halving, "drop_clearly_worse", lambda _halving: None)
    monkeypatch.setattr(Halving, "is_settled", lambda _halving: False)


@pytest.mark.usefixtures("endless")
@pytest.mark.parametrize("kind", [Screen, InPlace])
def test_ctrl_c_ends_a_thought_and_not_the_game(new_session: Make, kind: type[Screen]) -> None:
    session = new_session("human", "search:3600s")
    session.game.keep()
    assert session.computer_asked
    on = screen(kind)
    before = signal.getsignal(signal.SIGINT)
    began = time.monotonic()
    thread = press_ctrl_c(lambda: "thinking" in written(on))
    with pondering(on, "thinking…", session.hurry):
        session.computer_moves()
    thread.join()
    assert time.monotonic() - began < LONG
    assert len(session.game.choices) == 2
    assert signal.getsignal(signal.SIGINT) is before


def test_ctrl_c_stops_as_ever_where_there_is_no_thought_to_end(new_session: Make) -> None:
    session = new_session("human", "greedy")

    def wait() -> None:
        with pondering(screen(), "thinking…", session.hurry):
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(LONG)

    with pytest.raises(KeyboardInterrupt):
        wait()


def test_a_quick_answer_needs_no_word() -> None:
    on = screen()
    with pondering(on, "thinking…", lambda: False):
        pass
    assert written(on) == ""
