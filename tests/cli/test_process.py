"""The program as the shell sees it: a real process, a real terminal, real pipes."""

from __future__ import annotations

import contextlib
import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "tintero"]
TRIES = 6
SECONDS_TO_ANSWER = 20


def run(*args: str, **options: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *args], capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60, **options
    )


def test_help_imports_nothing_heavy() -> None:
    """What makes help quick: neither cards nor rules nor the reader are loaded for it."""
    code = (
        "import sys; from tintero.cli.main import main; main(['--help']); "
        "print([m for m in ('tintero.rules.game', 'tintero.language.reader', 'tintero.cards.pool', 'msgspec') "
        "if m in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0
    assert ran.stdout.splitlines()[-1] == "[]"


def test_play_in_a_pipe() -> None:
    ran = run("play", "--lang", "es", "--seed", "6")
    assert ran.returncode == 0
    assert "en el turno" in ran.stdout.splitlines()[-1]
    assert ran.stderr == ""


def test_errors_and_exit_codes() -> None:
    ran = run("replay", "nowhere.json", "--lang", "es")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize("shell", ["{} watch | head -n 1", "{} watch >/dev/full", "{} watch >&-", "{} watch <&-"])
def test_streams_in_every_state(shell: str) -> None:
    ran = subprocess.run(
        ["sh", "-c", shell.format(" ".join(COMMAND))], capture_output=True, text=True, timeout=60
    )
    assert "Traceback" not in ran.stderr
    assert "Exception" not in ran.stderr


def test_an_encoding_without_our_signs() -> None:
    ran = run("deck", "show", "amber-steel-guardians", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert ran.returncode == 0


class Terminal:
    """A process that believes it sits at a terminal."""

    def __init__(self, *args: str) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *args], stdin=slave, stdout=slave, stderr=slave, start_new_session=True,
            preexec_fn=_own_terminal,
        )
        os.close(slave)
        self.seen = ""

    def wait_for(self, words: str, seconds: float = 120) -> None:
        end = time.monotonic() + seconds
        while words not in self.seen:
            assert time.monotonic() < end, self.seen[-2000:]
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        assert words in self.seen, self.seen[-2000:]

    def type(self, text: str) -> None:
        self.seen = ""
        os.write(self.master, text.encode())

    def interrupt(self, words: str) -> None:
        """Ctrl-C until it is answered, as a person presses it: one that arrives while a prompt is being drawn waits
        inside the line editor for the next key."""
        self.seen = ""
        for _ in range(TRIES):
            os.write(self.master, b"\x03")
            with contextlib.suppress(AssertionError):
                return self.wait_for(words, SECONDS_TO_ANSWER)
        raise AssertionError(self.seen[-2000:])


def _own_terminal() -> None:
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def test_playing_ctrl_c_and_resuming_at_a_real_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    decks = ("--deck", "guardians", "--against", "flyers")
    t = Terminal("play", "--lang", "es", "--seed", "7", *decks, "--save", str(file))
    t.wait_for("Cartas que cambias")
    t.type("0\n")
    t.wait_for("(? ayuda) >")
    t.type("tonterías\n")
    t.wait_for("No se entiende")
    t.interrupt("--resume")
    assert t.process.wait(120) == 130
    assert "Traceback" not in t.seen
    again = Terminal("play", "--resume", str(file), "--lang", "en")
    again.wait_for("(? help) >")
    again.type("quit\n")
    again.wait_for("--resume")
    assert again.process.wait(120) == 0
