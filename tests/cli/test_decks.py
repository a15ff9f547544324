"""Decks on the command line: every source, all problems at once, clean lists, and a word about illegal decks."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import DECKS, Ran
from tintero.cards import CardPool
from tintero.cli.chosen_decks import find_any
from tintero.cli.clean_lists import OURS

Run = Callable[..., Ran]

PASTED = (
    "\ufeffCharacters (24)\r\n4x Elsa – Snow Queen (TFC) 42 *F*\r\n3 Elsa\r\n2 Elsa - Snow Quen\r\n"
    "Let It Go x2\r\n\r\nSideboard\r\n1 Fortisphere\r\n"
)


@pytest.fixture
def pasted(tmp_path: Path) -> Path:
    file = tmp_path / "pasted.txt"
    file.write_text(PASTED, encoding="utf-8", newline="")
    return file


@pytest.fixture
def typed_in(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], None]:
    def give(content: bytes) -> None:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content), encoding="utf-8"))

    return give


# ---- where decks come from ----------------------------------------------------------------------------------------


def test_a_deck_from_standard_input(tintero: Run, typed_in: Callable[[bytes], None], pool: CardPool) -> None:
    deck = find_any(DECKS[0], pool)
    for content in (deck.to_text(), deck.to_pixelborn(), "\ufeff" + deck.to_text().replace("\n", "\r\n")):
        typed_in(content.encode())
        ran = tintero("deck", "convert", "-")
        assert (ran.code, ran.out, ran.err) == (0, deck.to_text(), "")
    typed_in(deck.to_text().encode())
    assert tintero("deck", "check", "-", "--format", "infinity").out.startswith("-: 60 cards")


@pytest.mark.parametrize(("lang", "words"), [("en", "standard input"), ("es", "entrada estándar")])
def test_nothing_on_standard_input(
    tintero: Run, typed_in: Callable[[bytes], None], monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    typed_in(b" \n")
    ran = tintero("deck", "check", "-", "--lang", lang)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert words in ran.err
    monkeypatch.setattr("sys.stdin", None)
    assert words in tintero("deck", "show", "-", "--lang", lang).err
    typed_in(find_any(DECKS[0], find_pool()).to_text().encode())
    assert words in tintero("simulate", "-", "-", "-n", "1", "--lang", lang).err, "it can be read only once"


def find_pool() -> CardPool:
    from tests.reading import shared_reader

    return shared_reader().pool


def test_a_code_or_a_link_on_the_command_line(tintero: Run, pool: CardPool) -> None:
    deck = find_any(DECKS[0], pool)
    code = deck.to_pixelborn()
    for source in (code, f"https://example.org/?code={code}"):
        assert tintero("deck", "convert", source).out == deck.to_text()
    ran = tintero("deck", "check", code, "--format", "infinity")
    assert ran.code == 0
    assert len(ran.out.splitlines()[0]) < 120, "a code is not told again at its full length"
    assert "60 cards" in tintero("deck", "show", code).out
    assert "entero" in tintero("deck", "show", code[1:], "--lang", "es").err


# ---- all problems at once -----------------------------------------------------------------------------------------


def test_bad_lines_do_not_stop_the_check_of_the_others(tintero: Run, pasted: Path) -> None:
    ran = tintero("deck", "check", str(pasted))
    assert (ran.code, ran.err) == (1, "")
    assert "✗ Line 3: “Elsa” does not say which version. Versions: " in ran.out
    assert "✗ Line 4: “Elsa - Snow Quen” is not a known card. Nearest names: Elsa - Snow Queen" in ran.out
    assert "Line 7: “Sideboard” is left out" in ran.out
    assert "The deck has 6 cards; Core needs at least 60" in ran.out, "the rest is checked as well"
    spanish = tintero("deck", "check", str(pasted), "--lang", "es").out
    for words in ("Línea 3: «Elsa»", "Versiones: ", "Línea 4:", "no tiene banquillo", "no se ha podido leer entero"):
        assert words in spanish


def test_bad_lines_for_programs(tintero: Run, pasted: Path) -> None:
    data = json.loads(tintero("deck", "check", str(pasted), "--json").out)
    assert (data["cards"], data["legal"]) == (6, False)
    assert [(entry["line"], entry["code"]) for entry in data["lines"]] == [
        (3, "line_ambiguous_card"), (4, "line_unknown_card"),
    ]  # fmt: skip
    assert data["lines"][1]["suggestions"][0] == "Elsa - Snow Queen"
    assert [entry["line"] for entry in data["notes"]] == [7]
    assert {p["code"] for p in data["problems"]} >= {"too_few_cards"}


def test_a_deck_with_bad_lines_is_not_played(tintero: Run, pasted: Path) -> None:
    ran = tintero("watch", str(pasted))
    assert (ran.code, ran.out) == (2, "")
    assert "Line 3:" in ran.err
    assert "Line 4:" in ran.err


# ---- clean lists --------------------------------------------------------------------------------------------------


def test_fix_writes_what_was_understood(tintero: Run, pasted: Path, tmp_path: Path) -> None:
    clean = f"{OURS}: pasted\n4 Elsa - Snow Queen\n2 Let It Go\n"
    ran = tintero("deck", "check", str(pasted), "--fix")
    assert (ran.code, ran.out) == (1, clean)
    assert "Line 3:" in ran.err
    target = tmp_path / "clean.txt"
    for _ in range(2):  # a list of ours may be written again
        ran = tintero("deck", "check", str(pasted), "--fix", "-o", str(target), "--lang", "es")
        assert (ran.code, ran.out) == (1, "")
        assert f"Lista limpia escrita en {target}" in ran.err
        assert target.read_text(encoding="utf-8") == clean
    assert sorted(file.name for file in tmp_path.iterdir() if file.is_file()) == ["clean.txt", "pasted.txt"]
    assert tintero("deck", "convert", str(target)).out == "4 Elsa - Snow Queen\n2 Let It Go\n"


def test_fix_of_a_legal_deck_is_the_deck(tintero: Run, pool: CardPool) -> None:
    ran = tintero("deck", "check", DECKS[0], "--format", "infinity", "--fix")
    assert ran.code == 0
    assert ran.out == f"{OURS}: {DECKS[0]}\n" + find_any(DECKS[0], pool).to_text()


def test_fix_never_writes_over_anything_else(tintero: Run, pasted: Path, tmp_path: Path) -> None:
    mine, ours, link = tmp_path / "mine.txt", tmp_path / "ours.txt", tmp_path / "link.txt"
    mine.write_text("4 Let It Go\n", encoding="utf-8")
    ours.write_text(f"{OURS}\n1 Let It Go\n", encoding="utf-8")
    link.symlink_to(ours)
    fifo, empty = tmp_path / "fifo", tmp_path / "empty.txt"
    os.mkfifo(fifo)
    empty.touch()
    for target in (mine, link, fifo, empty, tmp_path, pasted):
        for lang, words in (("en", "name a new file"), ("es", "indica un archivo nuevo")):
            ran = tintero("deck", "check", str(pasted), "--fix", "-o", str(target), "--lang", lang)
            assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1), target
            assert words in ran.err
    assert mine.read_text(encoding="utf-8") == "4 Let It Go\n"
    assert ours.read_text(encoding="utf-8") == f"{OURS}\n1 Let It Go\n"
    assert link.is_symlink()
    assert pasted.read_text(encoding="utf-8") == PASTED.replace("\r\n", "\n")


def test_fix_where_nothing_can_be_written(tintero: Run, pasted: Path, tmp_path: Path) -> None:
    for target in (tmp_path / "no" / "such" / "folder.txt", pasted / "inside.txt"):
        ran = tintero("deck", "check", str(pasted), "--fix", "-o", str(target))
        assert ran.code == 2
        assert "could not be written" in ran.err
        assert "Traceback" not in ran.err
    assert not (tmp_path / "no").exists()


@pytest.mark.parametrize("options", [["-o", "x.txt"], ["--fix", "--json"]])
def test_options_of_fix_that_do_not_go_together(tintero: Run, options: list[str]) -> None:
    for lang, words in (("en", "use both together"), ("es", "usa los dos juntos")):
        ran = tintero("deck", "check", DECKS[0], *options, "--lang", lang)
        assert (ran.code, ran.out) == (2, "")
        assert words in ran.err


# ---- decks that no format allows ----------------------------------------------------------------------------------


def test_play_and_simulate_warn_about_a_deck_that_no_format_allows(tintero: Run, tmp_path: Path) -> None:
    odd = tmp_path / "odd.txt"
    odd.write_text("60 Stitch - Rock Star\nSideboard\n1 Let It Go\n", encoding="utf-8")
    for command in (
        ("simulate", str(odd), DECKS[0], "-n", "1", "--seed", "1", "--json"),
        ("simulate", str(odd), str(odd), "-n", "1", "--seed", "1", "--json"),
        ("play", "--deck", str(odd), "--against", DECKS[0], "--seed", "1"),
        ("play", "--deck", DECKS[0], "--against", str(odd), "--seed", "1"),
    ):
        ran = tintero(*command)
        assert ran.code == 0
        assert ran.err.count("No format allows odd (Stitch - Rock Star: 60 copies") == 1, command
        assert ran.err.count("“Sideboard” is left out") == 1
        assert ran.err.count("\n") == 2
        assert "Ningún formato permite odd" in tintero(*command, "--lang", "es").err


def test_nothing_is_said_about_decks_that_some_format_allows(tintero: Run, tmp_path: Path) -> None:
    sealed = tmp_path / "sealed.txt"
    sealed.write_text("40 Stitch - Rock Star\n", encoding="utf-8")
    for decks in (DECKS, (str(sealed), DECKS[0])):
        assert tintero("simulate", *decks, "-n", "1", "--seed", "1").err == ""
