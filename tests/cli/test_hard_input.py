"""What is typed and what things are called: digits that are none, orders to the terminal, lines without end."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import tintero.lab
from tests.cli.conftest import DECKS, Ran
from tests.cli.talking import Make, Talk, Typist
from tintero.cli import play_command
from tintero.cli.here import Here
from tintero.cli.judge_new import Conversation

Run = Callable[..., Ran]
EVIL = "red\x1b[31m\x1b]0;mine\x07\x9b2J\r"
DIGITS = ["²", "٣", "①", "１", "3²"]


def harmless(text: str) -> bool:
    return not any(c in text for c in ("\x1b", "\x07", "\x9b", "\r", "\u202e"))


@pytest.mark.parametrize("digits", DIGITS)
@pytest.mark.parametrize(("lang", "words"), [("en", "is not understood"), ("es", "No se entiende")])
def test_digits_of_other_kinds_are_no_numbers_at_the_table(
    talk: Talk, new_session: Make, digits: str, lang: str, words: str
) -> None:
    session = new_session("human", "greedy")
    out = talk(session, "0", digits, f"why {digits}", f"rule {digits}", lang=lang)
    assert words in out
    assert len(session.game.choices) < 20


@pytest.mark.parametrize("digits", DIGITS)
def test_digits_of_other_kinds_name_no_deck(here: Here, capsys: pytest.CaptureFixture[str], digits: str) -> None:
    deck = play_command.choose_deck(here, None, "table.which_deck", Typist(digits, "0", "9" * 30, "1"), 0)
    assert deck.name == next(iter(tintero.lab.sample_decks()))
    assert capsys.readouterr().out.count("Type a number from 1") == 3


@pytest.mark.parametrize("digits", DIGITS)
def test_digits_of_other_kinds_in_a_new_scenario(here: Here, digits: str) -> None:
    talking = Conversation(here, Typist(digits, "0003", "3"))
    assert talking.number("judging.new_players", 2, 4, 2) == 3
    assert Conversation(here, Typist(digits)).which("Stitch") is None


@pytest.mark.parametrize("args", [("play", "--seats"), ("watch", "--seed"), ("watch", "--delay"),
    ("cards", "search", "--cost"), ("simulate", *DECKS, "--jobs")])  # fmt: skip
def test_digits_of_other_kinds_at_the_command_line(tintero: Run, args: tuple[str, ...]) -> None:
    ran = tintero(*args, "²")
    assert (ran.code, ran.out) == (2, "")
    assert "“²”" in ran.err


# ---- orders to the terminal ----------------------------------------------------------------------------------------


def test_the_name_of_a_deck_is_shown_and_not_obeyed(tintero: Run, tmp_path: Path) -> None:
    sample = Path(tintero_decks()) / f"{DECKS[0]}.txt"
    file = tmp_path / f"{EVIL}.txt"
    shutil.copy(sample, file)
    game = str(tmp_path / "game.json")
    for args in (
        ("deck", "show", str(file)), ("deck", "check", str(file)), ("deck", "convert", str(file)),
        ("watch", str(file), "--seed", "2", "--save", game), ("replay", game),
        ("simulate", str(file), DECKS[1], "-n", "1"),
    ):  # fmt: skip
        ran = tintero(*args)
        assert ran.code in (0, 1)
        assert harmless(ran.out + ran.err), args
    assert "red" in ran.out  # what can be shown of it is shown


def tintero_decks() -> str:
    return os.path.join(os.path.dirname(sys.modules["tintero"].__file__ or ""), "decks")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_whatever_an_error_quotes_is_harmless(tintero: Run, tmp_path: Path, lang: str) -> None:
    for args in (
        ("deck", "show", EVIL), ("deck", "show", f"{EVIL}.txt"), ("cards", "show", EVIL), ("replay", EVIL),
        ("judge", EVIL), ("judge", "new", f"{tmp_path}/no/{EVIL}"), (EVIL,), ("play", f"--{EVIL}"),
        ("watch", "--seed", EVIL), ("watch", "--save", f"{tmp_path}/no\0{EVIL}"), ("--cards", EVIL, "cards", "search"),
        ("cards", "search", "--ink", EVIL), ("cards", "search", "--format", EVIL),
    ):  # fmt: skip
        ran = tintero(*args, "--lang", lang)
        assert ran.code == 2, args
        assert harmless(ran.out + ran.err), args
        assert ran.err.count("\n") == 1, args


def test_a_card_with_such_a_name_is_harmless(
    tintero: Run, tmp_path: Path, file_of_cards: Callable[[str], Path]
) -> None:
    file = file_of_cards(EVIL)
    deck = tmp_path / "deck.txt"
    deck.write_text("4 Nib - Test Writer\n")
    for args in (("cards", "search"), ("cards", "search", "--json"), ("cards", "show", "Nib - Test Writer"),
                 ("deck", "show", str(deck)), ("deck", "convert", str(deck)), ("watch", str(deck), "--seed", "1"),
                 ("cards", "show", "no such card")):  # fmt: skip
        ran = tintero(*args, "--cards", str(file))
        assert harmless(ran.out + ran.err), args
        assert "Traceback" not in ran.err


@pytest.fixture
def file_of_cards(tmp_path: Path) -> Callable[[str], Path]:
    def make(story: str) -> Path:
        card = {
            "id": 1, "fullName": f"Nib{story} - Test Writer", "name": f"Nib{story}", "version": "Test Writer",
            "type": "Character", "cost": 2, "inkwell": True, "color": "Amber", "setCode": f"1{story}", "number": 1,
            "rarity": "Common", "strength": 1, "willpower": 2, "lore": 1, "subtypes": [f"Hero{story}"],
            "allowedInFormats": {f"Core{story}": {"allowed": True}},
        }  # fmt: skip
        plain = {**card, "id": 2, "fullName": "Nib - Test Writer", "name": "Nib"}
        facts = {"formatVersion": f"2{story}", "generatedOn": "2026-01-02", "language": "en"}
        file = tmp_path / "cards.json"
        file.write_text(json.dumps({"metadata": facts, "cards": [card, plain]}))
        return file

    return make


def test_a_ruling_is_shown_and_not_obeyed(tintero: Run, tmp_path: Path) -> None:
    order = r"\e[31m\e]0;mine\a\x9b2J\u202e"
    file = tmp_path / "ruling.yaml"
    file.write_text(
        f'id: "t-{order}"\ntitle: "a{order}b"\nnote: "{order}"\ngiven:\n  P1: {{play: [{{card: Stitch - New Dog, '
        f'as: "x{order}"}}]}}\nsteps:\n  - P1: {{quest: "x{order}"}}\n  - see: {{P1: {{lore: 7}}}}\n'
    )
    for args in ((), ("--json",), ("--quiet",), ("--explain",), ("--lang", "es")):
        ran = tintero("judge", str(file), *args)
        assert ran.code == 1
        assert harmless(ran.out.replace("\\u001b", "") + ran.err), args


def test_colours_are_still_there(here: Here, capsys: pytest.CaptureFixture[str]) -> None:
    """What rich itself says to the terminal is not what a name says."""
    from rich.text import Text

    from tintero.cli.safe_console import SafeConsole

    console = SafeConsole(force_terminal=True, color_system="standard", _environ={"TERM": "xterm"})
    console.print(Text.assemble(("bold", "bold red"), "\x1b[5m"))
    out = capsys.readouterr().out
    assert out == "\x1b[1;31mbold\x1b[0m?[5m\n"


# ---- long lines, no lines ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "words"), [("en", "more than 10000 characters"), ("es", "más de 10000 caracteres")])
def test_a_line_without_end_is_refused_at_once(talk: Talk, new_session: Make, lang: str, words: str) -> None:
    began = time.process_time()
    long = "x" * 5_000_000
    out = talk(new_session("human", "greedy"), "0", long, f"card {long}", "1 " * 10_000, f"save {long}", lang=lang)
    assert out.count(words) == 4
    assert len(out) < 20_000
    assert time.process_time() - began < 20


def test_a_long_name_is_cut_and_looked_for_quickly(tintero: Run) -> None:
    began = time.process_time()
    ran = tintero("cards", "show", "stitch " * 15_000)
    assert ran.code == 2
    assert len(ran.err) < 500
    assert time.process_time() - began < 5


@pytest.mark.parametrize("args", [("{}",), ("--search", "{}"), ("4.{}",)])
@pytest.mark.parametrize(("lang", "words"), [("en", "at most 300 characters"), ("es", "como máximo 300 caracteres")])
def test_a_question_to_the_rulebook_is_bounded(tintero: Run, args: tuple[str, ...], lang: str, words: str) -> None:
    ran = tintero("rules", *[arg.format("7" * 301) for arg in args], "--lang", lang)
    assert (ran.code, ran.out) == (2, "")
    assert words in ran.err


def test_an_empty_line_asks_again(talk: Talk, new_session: Make, here: Here) -> None:
    session = new_session("human", "greedy")
    before = len(session.game.choices)
    talk(session, "", "   ", "\t")
    assert len(session.game.choices) == before
    assert play_command.choose_deck(here, None, "table.which_deck", Typist(""), 0).size == 60


# ---- readers who leave ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command", ["watch --seed 1", "rules 4", "cards search", f"deck show {DECKS[0]}", "rules --search card", "--help"]
)
def test_a_reader_who_leaves_ends_it_quietly(command: str, tmp_path: Path) -> None:
    shell = f"{{ {sys.executable} -u -m tintero {command}; echo $? >code; }} | head -n 1"
    ran = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, timeout=60, cwd=tmp_path)
    assert ran.stdout.count("\n") == 1
    assert ran.stderr == ""
    assert (tmp_path / "code").read_text().strip() == "0"
