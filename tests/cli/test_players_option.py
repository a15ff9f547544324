"""`--players my_bots.py:Quester,greedy`: bots from files for every command, and one sentence for whatever is wrong."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import DECKS, Ran, one_sentence

Run = Callable[..., Ran]
PATIENCE = 120  # seconds for a program to start or to stop, on a busy machine

BOTS = """
    from pathlib import Path

    Path(__file__).with_suffix(".ran").touch()


    class Quester:
        def choose(self, seat):
            wanted = [o for verb in ("quest", "play", "ink") for o in seat.options.of(verb)]
            return wanted[0] if wanted else seat.options[-1]


    class Broken:
        def choose(self, seat):
            return seat.options[len(seat.options)]


    class Silent:
        def choose(self, seat):
            return None


    class Forever:
        def choose(self, seat):
            Path(__file__).with_suffix(".asked").touch()
            while True:
                pass


    class Nothing:
        pass
"""


@pytest.fixture
def bots(tmp_path: Path) -> str:
    file = tmp_path / "my_bots.py"
    file.write_text(textwrap.dedent(BOTS), encoding="utf-8")
    return str(file)


def figures(ran: Ran) -> dict[str, object]:
    assert ran.code == 0, ran.err
    data = json.loads(ran.out)
    return {name: value for name, value in data.items() if name not in ("seconds", "games_per_second")}


def test_simulate_takes_bots_whatever_the_number_of_jobs(tintero: Run, bots: str) -> None:
    args = ("simulate", *DECKS, "-n", "20", "--seed", "3", "--players", f"{bots}:Quester,greedy", "--json", "--jobs")
    one, two = (figures(tintero(*args, jobs)) for jobs in ("1", "2"))
    assert one == two
    assert [deck["player"] for deck in one["decks"]] == ["Quester", "greedy"]
    other = figures(tintero(*args[:-3], "random,greedy", "--json", "--jobs", "1"))
    assert other != one


def test_watch_and_play_take_bots(tintero: Run, bots: str) -> None:
    watched = tintero("watch", *DECKS, "--seed", "4", "--players", f"greedy,{bots}:Quester")
    assert watched.code == 0
    assert "(bot “Quester”)" in watched.out
    assert watched.out != tintero("watch", *DECKS, "--seed", "4").out
    decks = ("--deck", DECKS[0], "--against", DECKS[1])
    assert tintero("play", "--seed", "4", *decks, "--players", f"{bots}:Quester").out == watched.out


def test_a_name_for_each_rival_makes_so_many_seats(tintero: Run, bots: str) -> None:
    decks = ("--deck", DECKS[0], "--against", DECKS[1])
    ran = tintero("play", "--seed", "4", "--players", f"{bots}:Quester,random", *decks)
    assert ran.code == 0
    assert [name for name in ("greedy", "Quester", "random") if f"(bot “{name}”)" in ran.out] == [
        "greedy", "Quester", "random",
    ]  # fmt: skip
    three = tintero("play", "--seed", "4", "--seats", "3", *decks)
    assert three.out.count("(bot “greedy”)") == 3


def test_tournament_text_and_json(tintero: Run, bots: str) -> None:
    args = ("tournament", DECKS[0], "-n", "6", "--seed", "3", "--players", f"{bots}:Quester,greedy,random")
    data = figures(tintero(*args, "--json"))
    assert data["games"] == 18
    assert {entrant["player"] for entrant in data["entrants"]} == {"Quester", "greedy", "random"}
    assert all(entrant["won"] + entrant["drawn"] + entrant["lost"] == 12 for entrant in data["entrants"])
    ran = tintero(*args, "--lang", "es")
    lines = ran.out.splitlines()
    assert lines[0] == "18 partidas, 6 por cada pareja, semilla 3"
    best = data["entrants"][0]
    assert lines[1].startswith(f"  1  {DECKS[0]} ({best['player']})")
    assert f"ganadas {best['won']}, sin ganador {best['drawn']}, perdidas {best['lost']}" in lines[1]
    assert lines[5] == "Lo que ganó cada fila contra cada columna:"
    assert lines[7].split()[1] == lines[8].split()[3] == lines[9].split()[5] == "–"


def test_tournament_shares_the_work(tintero: Run, bots: str) -> None:
    args = ("tournament", "-n", "6", "--seed", "3", "--players", f"{bots}:Quester,random", "--json", "--jobs")
    assert figures(tintero(*args, "1")) == figures(tintero(*args, "2"))


SIMULATE = ("simulate", *DECKS, "-n", "10", "--seed", "3", "--players")


@pytest.mark.parametrize(
    ("args", "english", "spanish"),
    [
        ((*SIMULATE, "nowhere.py:Quester"), "no file nowhere.py", "No existe el archivo de jugadores nowhere.py"),
        ((*SIMULATE, "{bots}:Nobody"), "has no class Nobody; it has: Quester, Broken", "ninguna clase Nobody; hay:"),
        ((*SIMULATE, "{bots}:Nothing"), "choose(self, seat)", "choose(self, seat)"),
        ((*SIMULATE, "{bots}"), "Say which class", "Di qué clase"),
        ((*SIMULATE, "no_such_module:A"), "no module no_such_module", "No existe el módulo"),
        ((*SIMULATE, "{bots}:Quester,"), "“”", "«»"),
        ((*SIMULATE, "greedy,random,greedy"), "3 players were named for 2 seats", "3 jugadores para 2 puestos"),
        (
            (*SIMULATE, "greedy,{bots}:Broken"),
            "IndexError: tuple index out of range ({bots}, line 15). To see it again: game 1 with seed 3.",
            "partida 1 con la semilla 3.",
        ),
        ((*SIMULATE, "{bots}:Silent", "--jobs", "2"), "Silent answered None", "Silent ha respondido None"),
        (("tournament", DECKS[0]), "two decks or two players", "dos mazos o dos jugadores"),
        (("tournament", "--players", "{bots}:Broken", "--seed", "3"), "game 1 with seed 3.", "semilla 3."),
        (("play", "--players", "alien"), "“alien”", "«alien»"),
    ],
    ids=lambda value: str(value)[-40:],
)  # fmt: skip
def test_one_sentence_about_whatever_is_wrong(
    tintero: Run, bots: str, args: tuple[str, ...], english: str, spanish: str
) -> None:
    typed = [arg.format(bots=bots) for arg in args]
    assert english.format(bots=bots) in one_sentence(tintero(*typed))
    assert spanish.format(bots=bots) in one_sentence(tintero(*typed, "--lang", "es"))


def test_a_bot_that_fails_in_the_middle_of_a_watched_game(tintero: Run, bots: str) -> None:
    ran = tintero("watch", *DECKS, "--seed", "4", "--players", f"{bots}:Broken", "--lang", "es")
    assert ran.code == 2
    assert ran.err.startswith("Broken ha fallado: IndexError")
    assert ran.err.endswith("Para volver a verlo: semilla 4.\n")
    assert ran.err.count("\n") == 1


def test_no_file_is_run_because_a_saved_game_names_it(tintero: Run, bots: str, tmp_path: Path) -> None:
    saved = str(tmp_path / "game.json")
    assert tintero("watch", *DECKS, "--seed", "4", "--players", f"{bots}:Quester", "--save", saved).code == 0
    trace = Path(bots).with_suffix(".ran")
    trace.unlink()
    ran = subprocess.run(
        [sys.executable, "-m", "tintero", "play", "--resume", saved, "--lang", "es"], capture_output=True, text=True,
        stdin=subprocess.DEVNULL, check=False,
    )
    assert ran.returncode == 0
    assert ran.stderr.splitlines() == [
        "Una partida guardada no trae sus propios bots: greedy juega en lugar de Quester."
    ] * 2
    assert not trace.exists()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("watch", "--lang", "es"), "Detenido mientras elegía Forever"),
        (("simulate", *DECKS, "--jobs", "2"), "Stopped before any of the 1000 games was over"),
        (("simulate", *DECKS), "Stopped before any of the 1000 games was over"),
    ],
)
def test_ctrl_c_ends_a_bot_that_never_answers(bots: str, args: tuple[str, ...], said: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "tintero", *args, "--players", f"{bots}:Forever"],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
    )
    try:
        await_that(Path(bots).with_suffix(".asked").exists)
        os.kill(process.pid, signal.SIGINT)
        told, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 130
        assert said in told
        assert "Traceback" not in told
        await_that(lambda: not left_of(process.pid))
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def await_that(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.1)


def left_of(session: int) -> list[str]:
    """The processes of a session that still run."""
    found = subprocess.run(["ps", "-eo", "sess,stat,args"], capture_output=True, text=True, check=True).stdout
    lines = [line.split(maxsplit=2) for line in found.splitlines()]
    return [args for number, state, args in lines if number == str(session) and not state.startswith("Z")]


def test_the_author_of_a_bot_can_see_the_traceback(tintero: Run, bots: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TINTERO_DEBUG", "1")
    ran = tintero(*SIMULATE, f"{bots}:Broken")
    assert "return seat.options[len(seat.options)]" in ran.err
    assert ran.err.splitlines()[-1].startswith("Broken failed: IndexError")
