"""Whatever is typed wrong is one sentence on standard error and exit code 2, never a traceback."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Ran, one_sentence

Run = Callable[..., Ran]

WRONG = [
    (["nope"], "“nope”", "«nope»"),
    (["deck", "nope"], "check, show, report and convert", "check, show, report y convert"),
    (["play", "--bogus"], "--bogus", "--bogus"),
    (["replay"], "FILE", "ARCHIVO"),
    (["deck", "check"], "DECK", "MAZO"),
    (["watch", "--seed"], "--seed", "--seed"),
    (["deck", "show", "amber-steel-guardians", "x", "y"], "--help", "--help"),
    (["watch", "--seed", "x"], "whole number", "número entero"),
    (["watch", "--seed", "1.5"], "whole number", "número entero"),
    (["watch", "--seed", ""], "whole number", "número entero"),
    (["watch", "--seed", "٣"], "whole number", "número entero"),
    (["watch", "--seed", "9" * 5000], "whole number", "número entero"),
    (["watch", "--delay", "soon"], "seconds", "segundos"),
    (["watch", "--delay", "nan"], "seconds", "segundos"),
    (["watch", "--players", "greedy,alien"], "“alien”", "«alien»"),
    (["watch", "--players", "greedy,greedy,greedy"], "3 players", "3 jugadores"),
    (["watch", *["amber-steel-guardians"] * 5], "at most 4", "máximo 4"),
    (["watch", "no-such-deck"], "amethyst-ruby-flyers", "amethyst-ruby-flyers"),
    (["watch", ""], "amethyst-ruby-flyers", "amethyst-ruby-flyers"),
    (["watch", "a\0b"], "a?b", "a?b"),
    (["play", "--best-of", "2"], "best of 1, 3 or 5", "mejor de 1, 3 o 5"),
    (["play", "--best-of", "3", "--seats", "3"], "between two players", "entre dos jugadores"),
    (["play", "--format", "chess"], "“chess”", "«chess»"),
    (["play", "--teams", "--seats", "3"], "--seats 4", "--seats 4"),
    (["play", "--hot-seat", "--players", "random"], "--players", "--players"),
    (["replay", "7"], "number 7", "número 7"),
    (["play", "--resume"], "no game to go on with", "ninguna partida sin acabar"),
    (["play", "--seats", "1"], "between 2 and 4", "entre 2 y 4"),
    (["play", "--seats", "many"], "“many”", "«many»"),
    (["play", "--players", "alien"], "“alien”", "«alien»"),
    (["play", "--players", "greedy,human,random,greedy"], "not “5”", "no «5»"),
    (["play", "--seats", "4", "--players", "greedy,random"], "2 players", "2 jugadores"),
    (["play", "--resume", "x.json", "--seed", "1"], "--resume", "--resume"),
    (["play", "--resume", "no-such-file.json"], "no saved game", "ninguna partida guardada"),
    (["replay", "no-such-file.json"], "no saved game", "ninguna partida guardada"),
    (["replay", "."], "folder", "carpeta"),
    (["replay", "a\0b"], "cannot be read", "no se puede leer"),
    (["simulate", "amber-steel-guardians"], "exactly two", "exactamente dos"),
    (["simulate", "amber-steel-guardians", "amethyst-ruby-flyers", "-n", "0"], "between 1", "entre 1"),
    (["simulate", "amber-steel-guardians", "amethyst-ruby-flyers", "--jobs", "-2"], "between 1", "entre 1"),
    (["simulate", "amber-steel-guardians", "amethyst-ruby-flyers", "--players", "x"], "“x”", "«x»"),
    (["deck", "check", "amber-steel-guardians", "--format", "chess"], "“chess”", "«chess»"),
    (["deck", "convert", "amber-steel-guardians", "--to", "xml"], "“xml”", "«xml»"),
    (["deck", "show", "nowhere/deck.txt"], "no deck file", "ningún archivo de mazo"),
    (["cards", "show", "Nobody At All - Nowhere"], "no card", "No existe la carta"),
    (["--cards", "nowhere.json", "deck", "show", "amber-steel-guardians"], "nowhere.json", "nowhere.json"),
    (["deck", "show", "amber-steel-guardians", "--cards", "nowhere.json"], "nowhere.json", "nowhere.json"),
]


@pytest.mark.parametrize(("args", "english", "spanish"), WRONG, ids=lambda v: str(v)[:40])
def test_one_sentence_in_the_chosen_language(tintero: Run, args: list[str], english: str, spanish: str) -> None:
    said = one_sentence(tintero(*args))
    assert english in said
    dicho = one_sentence(tintero("--lang", "es", *args))
    assert spanish in dicho
    assert dicho != said


def test_a_language_that_nobody_speaks(tintero: Run) -> None:
    assert "“fr”" in one_sentence(tintero("watch", "--lang", "fr"))
    assert "“fr”" in one_sentence(tintero("--lang=fr", "--help"))


def test_the_environment_chooses_the_language_of_errors(tintero: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert "semilla" in one_sentence(tintero("watch", "--seed", "x"))


@pytest.mark.parametrize(
    "content", [b"", b"   \n", b"\x00\x01\x02\xff\xfe\x00", bytes(range(256)), b"4 Nobody - Nowhere\n"]
)
def test_files_that_are_no_decks(tintero: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "deck.txt"
    file.write_bytes(content)
    for command in (["deck", "check"], ["deck", "show"], ["deck", "convert"], ["watch"]):
        ran = tintero(*command, str(file))
        assert ran.code == 2
        assert ran.out == ""
        assert ran.err
        assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    "content", [b"", b"\n\n", b"hello", b"\x1f\x8b\x08", b"[1, 2]", b"{}", b'{"format":2}', b"{" * 9999]
)
def test_files_that_are_no_saved_games(tintero: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    one_sentence(tintero("replay", str(file)))
    one_sentence(tintero("play", "--resume", str(file), "--lang", "es"))


def test_a_deck_with_cards_that_are_not_understood(
    tintero: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tintero.language import NotUnderstood, Reader, Unread

    def refuse(reader: Reader, card: object) -> object:
        raise NotUnderstood(str(card), (Unread("some words that nobody reads", "some words"),))

    monkeypatch.setattr(Reader, "definition_of", refuse)
    file = tmp_path / "deck.txt"
    file.write_text("4 Stitch - Rock Star\n")
    said = one_sentence(tintero("watch", str(file)))
    assert "Stitch - Rock Star" in said
    assert "some words" in said
    said = one_sentence(tintero("simulate", str(file), str(file), "--lang", "es"))
    assert "no se entienden" in said


def test_what_nobody_expected(tintero: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(*args: object) -> None:
        raise ZeroDivisionError("inside")

    monkeypatch.setattr("tintero.cli.watch.watch_command", fall)
    ran = tintero("watch", "--seed", "77")
    assert ran.code == 70
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err
    assert "tintero watch --seed 77" in ran.err
    monkeypatch.setenv("TINTERO_DEBUG", "1")
    assert "Traceback" in tintero("watch", "--seed", "77").err


def test_ctrl_c_is_quiet(tintero: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tintero.cli.watch.watch_command", stop)
    ran = tintero("watch")
    assert ran.code == 130
    assert ran.out == ""
    assert ran.err.strip() == ""


def test_a_closed_standard_input_shows_a_game(tintero: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    ran = tintero("play", "--seed", "5")
    assert ran.code == 0
    assert " wins in turn " in ran.out
