"""The bots of the pages about standard input and output: they stand on their own, and play whole games."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, blocks

from .talks import objects, talk, then_first

SECONDS = 120
MOST_LINES = 25


def bot_of(page: str, title: str, folder: Path) -> Path:
    """The bot as the page has it, in a folder of its own, with a `tintero` that is found as if it were installed."""
    found = next(b for b in blocks((DOCS / page).read_text("utf-8")) if b.title == title)
    assert found.body.count("\n") <= MOST_LINES
    assert "import tintero" not in found.body
    bot = folder / title
    bot.write_text(found.body, encoding="utf-8")
    program = folder / "tintero"
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m tintero "$@"\n')
    program.chmod(0o755)
    return bot


@pytest.mark.parametrize(
    ("page", "title", "runs", "words"),
    [
        ("stdio.md", "first_option.sh", ["sh"], "= 1 game was played"),
        ("entrada-estandar.md", "primera_opcion.sh", ["sh"], "= Se ha jugado 1 partida"),
        ("stdio.md", "quester.py", [sys.executable], "= 1 game was played"),
        ("entrada-estandar.md", "aventurero.py", [sys.executable], "= Se ha jugado 1 partida"),
    ],
)
def test_a_bot_of_the_pages_plays_a_whole_game(
    page: str, title: str, runs: list[str], words: str, tmp_path: Path
) -> None:
    bot = bot_of(page, title, tmp_path)
    path = os.pathsep.join((str(tmp_path), os.environ.get("PATH", os.defpath)))
    found = os.pathsep.join(filter(None, sys.path))
    ran = subprocess.run(
        [*runs, str(bot), "--players", "random"], cwd=tmp_path, capture_output=True, encoding="utf-8", timeout=SECONDS,
        check=False, env={**os.environ, "PATH": path, "PYTHONPATH": found, "TINTERO_LANG": "en"},
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert words in ran.stdout + ran.stderr
    assert "Traceback" not in ran.stderr


def test_the_page_names_every_field_of_every_line() -> None:
    page = (DOCS / "stdio.md").read_text("utf-8")
    told = objects(talk(then_first("help", "nonsense"), json=True))
    for type in {line["type"] for line in told}:
        row = next(line for line in page.splitlines() if line.startswith(f"| `{type}` |"))
        fields = {key for line in told if line["type"] == type for key in line}
        assert sorted(fields - {"type"} - set(re.findall(r"`(\w+)`", row))) == [], type
    option = next(line for line in told if line["type"] == "question")["options"][0]
    assert all(f"`{key}`" in page for key in option)


@pytest.mark.parametrize(("page", "lang"), [("stdio.md", "en"), ("entrada-estandar.md", "es")])
def test_the_page_names_every_command_and_every_sign(page: str, lang: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    said = talk(then_first("help", "nonsense"), lang=lang)
    _first, *commands = re.findall(r"^: (\w+)", said, re.M)
    assert [word for word in commands if not re.search(rf"^\| `{word}\b", text, re.M)] == []
    signs = {line[0] for line in said.splitlines()} - set("0123456789|")
    assert [sign for sign in signs if f"| `{sign}` |" not in text] == []
