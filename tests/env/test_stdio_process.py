"""`tintero serve --stdio` as the shell sees it: a real process, real pipes, and whoever leaves them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

COMMAND = [sys.executable, "-m", "tintero", "serve", "--stdio"]
SECONDS = 60


def run(*args: str, given: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *args], input=given, capture_output=True, encoding="utf-8", timeout=SECONDS, check=False,
        env={**os.environ, "TINTERO_LANG": "en", **env},
    )  # fmt: skip


def opened(*args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )


def wait_for_question(process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith(">"):
            return
    raise AssertionError("it ended before it asked anything")


def test_whatever_is_written_arrives_before_the_answer_is_waited_for() -> None:
    process = opened("--seed", "7")
    assert process.stdin is not None
    for _ in range(5):
        wait_for_question(process)
        process.stdin.write("0\n")
        process.stdin.flush()
    out, err = process.communicate("quit\n", timeout=SECONDS)
    assert (process.returncode, err) == (0, "")
    assert out.splitlines()[-1] == "= No game was finished."


def test_the_end_of_the_answers_is_said_beside_the_protocol() -> None:
    ran = run("--seed", "7", given="7\n")
    assert ran.returncode == 2
    assert ran.stderr == "Standard input ended before the game did.\n"
    assert ran.stdout.splitlines()[-1].startswith("> 0-")


def test_ctrl_c_ends_it_without_a_word_on_the_protocol() -> None:
    process = opened("--seed", "7")
    wait_for_question(process)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=SECONDS)
    assert (process.returncode, out, err.strip()) == (130, "", "")


def test_a_reader_who_leaves_is_no_error() -> None:
    process = opened("--seed", "7")
    wait_for_question(process)
    assert process.stdout is not None
    assert process.stdin is not None
    process.stdout.close()
    process.stdin.write("7\n" * 50)
    process.stdin.close()
    assert process.wait(SECONDS) == 0
    assert process.stderr is not None
    assert process.stderr.read() == ""


def test_it_speaks_utf8_wherever_it_runs() -> None:
    ran = run("--seed", "7", "--lang", "es", given="quit\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert ran.returncode == 0
    assert "? ¿Qué carta de tu mano inicial cambias?" in ran.stdout


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--port", "8000", "--host", "::"), "--host and --port do not go together with --stdio."),
        (("--deck", "-"), "a deck cannot"),
        (("--first", "3"), "“3” cannot start"),
        (("--games", "0"), "“0” is no number of games"),
        (("--seats", "5"), "“5”"),
        (("--players", "greedy,greedy", "--seats", "4"), "2 players were named for 3 seats"),
        (("--players", "nobody"), "There is no player “nobody”"),
        (("--against", "greedy"), "“greedy” is a player, not a deck"),
        (("--format", "sealed"), "not “sealed”"),
        (("--seed", "x"), "“x”"),
    ],
)
def test_what_cannot_be_meant_is_one_sentence_and_no_game_begins(args: tuple[str, ...], words: str) -> None:
    ran = run(*args)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert words in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_every_seat_can_be_answered_here() -> None:
    ran = run("--players", "stdio", "--seats", "3", "--seed", "1", given="concede\nconcede\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    seats = [line for line in ran.stdout.splitlines() if line.startswith("# Player")]
    assert [line.rpartition(" ")[2] for line in seats] == ["(stdio)"] * 3
    assert ran.stdout.splitlines()[-1].startswith("= 1 game was played")


def test_without_stdio_its_options_are_refused() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tintero", "serve", "--deck", "x", "--json", "--lang", "es"], capture_output=True,
        encoding="utf-8", timeout=SECONDS, check=False,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (2, "--deck y --json son de --stdio.\n")
