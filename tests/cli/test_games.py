"""The last games: kept, listed, gone on with, and shown again step by step; and commands that work as typed."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.text import Text

from tests.cli.conftest import Ran, here_in
from tests.cli.talking import Make, Typist
from tintero.cli.games_command import choose_game, game_file
from tintero.cli.replaying import Replaying
from tintero.cli.screen import Screen
from tintero.cli.signs import Signs
from tintero.cli.started import _program
from tintero.cli.user_error import UserError
from tintero.table import kept, saves
from tintero.table.session import Session

Run = Callable[..., Ran]


def keep(session: Session, name: str, moment: int) -> Path:
    path = session.save(kept.games_folder() / f"{name}.json")
    os.utime(path, (moment, moment))
    return path


# ---- keeping -------------------------------------------------------------------------------------------------------


def test_the_newest_game_is_number_one(tintero: Run, new_session: Make) -> None:
    assert "no kept games" in tintero("games").out
    over = new_session("human", "greedy")
    over.concede(1)
    keep(over, "old", 1_000_000)
    keep(new_session("human", "greedy"), "new", 2_000_000)
    (kept.games_folder() / "damaged.json").write_text("{")
    shown = tintero("games").out
    rows = [line for line in shown.splitlines() if line.startswith("  ")]
    assert rows[0].startswith("  1  1970-01-")
    assert "goes on" in rows[0]
    assert "Computer won in turn" in rows[1]
    assert len([row for row in rows if row[2:3].isdigit()]) == 2, "what cannot be read is passed over"
    spanish = tintero("games", "--lang", "es").out
    assert "sin acabar" in spanish
    assert "ganó Ordenador" in spanish
    assert game_file("2").stem == "old"
    assert game_file("old").stem == "old"


def test_only_finished_games_are_forgotten(new_session: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "FINISHED", 2)
    keep(new_session("human", "greedy"), "open", 1)
    over = new_session("human", "greedy")
    over.concede(1)
    for n in range(4):
        keep(over, f"over{n}", 10 + n)
    kept.forget_old()
    assert sorted(f.stem for f in kept.games_folder().iterdir()) == ["open", "over2", "over3"]


def test_resume_without_a_name_offers_the_games_that_are_not_over(new_session: Make) -> None:
    here = here_in("en")
    with pytest.raises(UserError):
        choose_game(here, None)
    over = new_session("human", "greedy")
    over.concede(1)
    keep(over, "over", 30)
    keep(new_session("human", "greedy"), "first", 10)
    keep(new_session("human", "greedy"), "second", 20)
    assert choose_game(here, Typist("")).stem == "second"
    assert choose_game(here, Typist("nonsense", "1", "3")).stem == "first", "one that is over is not offered"
    assert choose_game(here, None).stem == "second", "in a pipe the newest"


# ---- commands that are printed -------------------------------------------------------------------------------------


def test_a_printed_command_works_as_the_program_was_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / ".venv" / "bin" / "tintero"
    script.parent.mkdir(parents=True)
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", "/nowhere")
    assert _program([str(script)], ["python", str(script)], tmp_path) == [".venv/bin/tintero"]
    assert _program([str(script)], ["python", str(script)], tmp_path / ".venv") == ["bin/tintero"]
    assert _program([str(script)], ["python", str(script)], Path("/")) [0].endswith("/.venv/bin/tintero")
    monkeypatch.setenv("PATH", str(script.parent))
    assert _program([str(script)], ["python", str(script)], tmp_path) == ["tintero"]
    assert _program(["x/__main__.py"], ["py3", "-m", "tintero", "play"], tmp_path) == ["py3", "-m", "tintero"]


# ---- showing again -------------------------------------------------------------------------------------------------


class Frames(Screen):
    """Keeps every frame instead of showing it."""

    in_place = True

    def __init__(self, *lines: str) -> None:
        super().__init__(here_in("en").console, Typist(*lines), Signs())
        self.frames: list[str] = []

    def frame(self, lines: list[Text]) -> None:
        assert len(lines) < self.height
        self.frames.append("\n".join(line.plain for line in lines))

    def page(self, lines: list[Text], go_on: Callable[[int, int], str]) -> str:
        self.frames.append("\n".join(line.plain for line in lines))
        return ""


def watched(session: Session, *lines: str, lang: str = "en") -> Frames:
    screen = Frames(*lines)
    with contextlib.suppress(EOFError):
        Replaying(here_in(lang), session.saved(), "game", screen).run()
    return screen


def test_a_game_is_shown_step_by_step_forward_and_back(new_session: Make) -> None:
    session = new_session("greedy", "greedy", seed=4)
    session.computers_move()
    screen = watched(session, "", "", "back", "t", "t", "5", "4", "5", "last", "", "first", "q")
    frames = screen.frames
    assert frames[0].rstrip() == frames[11].rstrip(), "the beginning again"
    assert frames[6] != frames[7]
    assert frames[6].splitlines()[0] == frames[8].splitlines()[0], "step 5 again"
    assert "wins the game" in frames[9]
    assert "The end of what was saved" in frames[10]
    assert len(frames) == 12


def test_why_and_the_zones_while_a_game_is_shown(new_session: Make) -> None:
    session = new_session("greedy", "greedy", seed=4)
    session.computers_move()
    name = session.game.events[-1].card or "Stitch"
    screen = watched(session, "t", "t", "t", "why end", "discard 2", "log", "nonsense", f"why {name}", "salir")
    assert any("end your turn" in frame for frame in screen.frames)
    assert any("Discard of Player 2" in frame for frame in screen.frames)
    assert any("“nonsense” is not understood" in frame for frame in screen.frames)


def test_whoever_still_plays_sees_only_their_own_hand_again(new_session: Make) -> None:
    session = new_session("human", "greedy", seed=4)
    while session.game.turn < 4:
        session.computers_move()
        offered = session.game.options
        session.answer(next((o for o in offered if o.verb in ("done", "end")), offered[0]))
    s = session.game.rules.state
    hidden = {s.face_of(c).full_name for c in s.players[1].hand if not s.known[c] & 1}
    known = {s.face_of(c).full_name for c in range(len(s.zone)) if s.known[c] & 1}
    screen = watched(session, *[""] * len(session.game.choices), "log all")
    shown = "\n".join(screen.frames)
    assert hidden - known
    assert not [name for name in hidden - known if name in shown]


def test_a_saved_series_says_how_it_stands(new_session: Make, tintero: Run, tmp_path: Path) -> None:
    session = new_session("human", "greedy", best_of=3)
    session.concede(1)
    path = session.save(tmp_path / "game.json")
    assert saves.read(path).series is not None
    ran = tintero("replay", str(path))
    assert ran.code == 0
    assert "Best of 3: You 0, Computer 1" in ran.out
