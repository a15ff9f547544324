"""What each command prints when everything is right."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.cli.conftest import DECKS, Ran
from tintero import __version__
from tintero.cards import CardPool, source
from tintero.cli.app import build_app
from tintero.cli.chosen_decks import find_any

Run = Callable[..., Ran]


def test_version(tintero: Run) -> None:
    assert tintero("--version") == (0, f"tintero {__version__}\n", "")


COMMANDS = [
    [], ["play"], ["watch"], ["replay"], ["simulate"], ["tournament"], ["bench"], ["deck"], ["deck", "check"],
    ["deck", "show"], ["deck", "convert"], ["cards"], ["cards", "update"], ["cards", "show"], ["cards", "search"],
    ["cards", "coverage"], ["fuzz"],
]  # fmt: skip


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_help_is_in_the_chosen_language(tintero: Run, words: list[str]) -> None:
    english = tintero(*words, "--help")
    spanish = tintero(*words, "--help", "--lang", "es")
    assert english.code == spanish.code == 0
    assert "Usage: tintero" in english.out
    assert "Uso: tintero" in spanish.out
    assert "Opciones:" in spanish.out
    for word in ("Usage", "Options", "Commands", "Arguments", "Show this message"):
        assert word not in spanish.out


def test_help_through_clicks_own_runner() -> None:
    result = CliRunner().invoke(build_app("es"), ["deck", "--help"])
    assert result.exit_code == 0
    assert "Revisa, muestra, analiza y convierte mazos." in result.output


def test_without_a_command_there_is_help(tintero: Run) -> None:
    assert tintero().out == tintero("--help").out
    assert tintero("deck").out == tintero("deck", "--help").out


def test_watch_tells_a_whole_game_with_rules(tintero: Run) -> None:
    ran = tintero("watch", *DECKS, "--seed", "4", "--players", "greedy,random")
    assert ran.code == 0
    lines = [line for line in ran.out.splitlines() if line][3:-1]
    assert len(lines) > 50
    assert all(re.search(r"\(\d+(\.\d+)*(\.x)?\)$", line) for line in lines)
    assert re.search(r"Player [12] wins in turn \d+\. Lore: ", ran.out.splitlines()[-1])


def test_the_same_seed_gives_the_same_game(tintero: Run) -> None:
    once = tintero("watch", "--seed", "9")
    assert once == tintero("watch", "--seed", "+9")
    assert once != tintero("watch", "--seed", "10")


def test_watch_with_three_decks_and_one_name(tintero: Run) -> None:
    ran = tintero("watch", *DECKS, DECKS[0], "--seed", "1", "--players", "random")
    assert ran.code == 0
    assert "Player 3" in ran.out
    assert tintero("watch", DECKS[0], "--seed", "1", "--lang", "es").out.count(DECKS[0]) == 2


def test_play_in_a_pipe_shows_a_game(tintero: Run) -> None:
    ran = tintero("play", "--seed", "4", "--deck", DECKS[0], "--against", DECKS[1], "--players", "human")
    assert ran.code == 0
    assert ran.out == tintero("watch", *DECKS, "--seed", "4").out


def test_play_resume_in_a_pipe_finishes_the_game(tintero: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "g.json")
    assert tintero("watch", *DECKS, "--seed", "4", "--save", path).code == 0
    assert " wins in turn " in tintero("play", "--resume", path).out


def test_simulate_text_and_json(tintero: Run) -> None:
    args = ("simulate", *DECKS, "-n", "12", "--seed", "3", "--players", "random,random")
    data = json.loads(tintero(*args, "--json").out)
    assert data["games"] == 12
    assert data["decks"][0]["deck"] == DECKS[0]
    assert sum(d["wins"] for d in data["decks"]) + data["draws"] == 12
    low, high = data["decks"][0]["interval"]
    assert low <= data["decks"][0]["win_rate"] <= high
    text = tintero(*args, "--lang", "es")
    assert "12 partidas, semilla 3" in text.out
    assert "intervalo del 95 %" in text.out
    assert "empezando" in text.out
    assert text.err == ""


def test_simulate_shares_the_work(tintero: Run) -> None:
    args = ("simulate", *DECKS, "-n", "30", "--seed", "3", "--players", "random", "--json")
    one, two = (json.loads(tintero(*args, "--jobs", jobs).out) for jobs in ("1", "2"))
    for data in (one, two):
        del data["seconds"], data["games_per_second"]
    assert one == two


@pytest.mark.parametrize(("lang", "said"), [("en", "A worker process died"), ("es", "Un proceso de trabajo murió")])
def test_a_worker_that_dies_ends_the_run_with_a_sentence(tmp_path: Path, lang: str, said: str) -> None:
    """In a process of its own: only there can something be planted in the workers, which are started afresh."""
    (tmp_path / "sitecustomize.py").write_text(
        "import os, sys\nif '--multiprocessing-fork' in sys.orig_argv:\n    os._exit(7)\n"
    )
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    ran = subprocess.run(
        [sys.executable, "-m", "tintero", "simulate", *DECKS, "-n", "20", "--jobs", "2", "--lang", lang],
        capture_output=True, text=True, timeout=120, check=False, env={**os.environ, "PYTHONPATH": path},
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith(said)
    assert len(ran.stderr.splitlines()) == 1


def test_workers_read_the_card_file_that_was_named(tintero: Run, tmp_path: Path) -> None:
    """A card that only that file has: with other cards the workers could not even find it."""
    text = source.unpack(source.locate().read_bytes(), "").decode()
    file = tmp_path / "cards.json"
    file.write_text(text.replace("Stitch - Rock Star", "Stitch - Stone Star"), encoding="utf-8")
    deck = tmp_path / "deck.txt"
    deck.write_text("4 Stitch - Stone Star\n56 Dragon Fire\n", encoding="utf-8")
    args = ("simulate", str(deck), str(deck), "-n", "10", "--seed", "3", "--players", "random", "--json")
    one, two = (json.loads(tintero(*args, "--cards", str(file), "--jobs", jobs).out) for jobs in ("1", "2"))
    for data in (one, two):
        del data["seconds"], data["games_per_second"]
    assert one == two


def test_simulate_interrupted_reports_what_it_has(tintero: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from tintero.lab import simulate as real

    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    def simulate(*args: object, **options: object) -> object:
        return real(*args[:6], stop, **options)

    monkeypatch.setattr("tintero.lab.simulate", simulate)
    ran = tintero("simulate", *DECKS, "-n", "60", "--players", "random", "--lang", "es")
    assert ran.code == 130
    assert ran.out.startswith("5 partidas")
    assert "Detenida antes" in ran.out


@pytest.mark.parametrize(("lang", "said"), [("en", "Stopped before any"), ("es", "Detenida antes de acabar ninguna")])
def test_simulate_interrupted_at_once_says_so(
    tintero: Run, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    from tintero.lab import Report

    def simulate(*args: object, **options: object) -> object:
        return Report([], 60, ("random", "random"), 1, 0.1, interrupted=True)

    monkeypatch.setattr("tintero.lab.simulate", simulate)
    ran = tintero("simulate", *DECKS, "-n", "60", "--lang", lang)
    assert ran.code == 130
    assert ran.out.startswith(said)
    assert len(ran.out.splitlines()) == 1


def test_bench(tintero: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from tintero.lab import bench

    found = bench.run_bench(0.2)
    monkeypatch.setattr(bench, "run_bench", lambda: found)
    data = json.loads(tintero("bench", "--json").out)
    assert set(data) >= {"games_per_second", "decisions_per_second", "clone_us", "to_json_us", "compiled"}
    assert data["games_per_second"] > 0
    assert "Partidas por segundo, mazos reales: " in tintero("bench", "--lang", "es").out


def test_deck_check_of_a_legal_deck(tintero: Run) -> None:
    ran = tintero("deck", "check", DECKS[0], "--format", "infinity")
    assert (ran.code, ran.err) == (0, "")
    assert "legal in Infinity" in ran.out


def test_deck_check_says_everything_with_its_rule(tintero: Run, tmp_path: Path, pool: CardPool) -> None:
    file = tmp_path / "bad.txt"
    names = [c.full_name for c in find_any(DECKS[0], pool).cards[:1]]
    other = next(c for c in find_any(DECKS[1], pool).cards)
    file.write_text(f"5 {names[0]}\n1 {other.full_name}\n")
    ran = tintero("deck", "check", str(file), "--lang", "es")
    assert ran.code == 1
    assert "5 copias" in ran.out
    assert "(1.10.1.1)" in ran.out
    assert "no es legal en Core" in ran.out
    data = json.loads(tintero("deck", "check", str(file), "--json").out)
    assert data["legal"] is False
    assert {p["code"] for p in data["problems"]} >= {"too_few_cards", "too_many_copies"}
    assert all(p["rule"] for p in data["problems"])


def test_deck_check_lists_cards_that_are_not_understood(
    tintero: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tintero.language import Reader, Unread

    def refuse(reader: Reader, card: object) -> object:
        return (Unread("words nobody reads", "words nobody"),)

    monkeypatch.setattr(Reader, "understand", refuse)
    ran = tintero("deck", "check", DECKS[0], "--format", "infinity", "--lang", "es")
    assert ran.code == 1
    assert "aún no entiende" in ran.out
    assert "“words nobody…”" in ran.out
    data = json.loads(tintero("deck", "check", DECKS[0], "--format", "infinity", "--json").out)
    assert data["legal"] is True
    assert data["not_understood"][0]["words"] == ["words nobody"]


def test_deck_show_counts_every_card(tintero: Run, pool: CardPool) -> None:
    deck = find_any(DECKS[0], pool)
    ran = tintero("deck", "show", DECKS[0], "--lang", "es")
    assert ran.code == 0
    assert f"{deck.size} cartas, Ámbar y Acero" in ran.out
    curve = ran.out[ran.out.index("Cartas por coste") :].splitlines()[1:]
    assert sum(int(line.split()[-1]) for line in curve) == deck.size


def test_deck_convert_there_and_back(tintero: Run, tmp_path: Path, pool: CardPool) -> None:
    code = tintero("deck", "convert", DECKS[0], "--to", "pixelborn")
    file = tmp_path / "code.txt"
    file.write_text(code.out)
    text = tintero("deck", "convert", str(file), "--to", "text")
    assert code.code == text.code == 0
    assert text.out == find_any(DECKS[0], pool).to_text()


def test_a_part_of_a_samples_name_is_enough(tintero: Run) -> None:
    assert tintero("deck", "convert", "guardians").out == tintero("deck", "convert", DECKS[0]).out


def test_cards_show(tintero: Run, pool: CardPool) -> None:
    card = find_any(DECKS[0], pool).cards[0]
    ran = tintero("cards", "show", *card.full_name.lower().split(), "--lang", "es")
    assert ran.code == 0
    assert ran.out.startswith(card.full_name + "\n")
    assert f"coste {card.cost}" in ran.out
    assert f"fuerza {card.strength}" in ran.out
    assert "Legal en: " in ran.out
    assert "Tintero entiende todo su texto." in ran.out


def test_cards_show_of_a_card_that_is_not_understood(tintero: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from tintero.language import Reader, Unread

    monkeypatch.setattr(Reader, "understand", lambda reader, card: (Unread("a b c", "a b"),))
    assert "aún no la entiende: “a b…”" in tintero("cards", "show", "Stitch - Rock Star", "--lang", "es").out


def test_cards_update_says_what_and_where(tintero: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    data = source.load()
    monkeypatch.setattr("tintero.cards.download.update", lambda: data)
    ran = tintero("cards", "update", "--lang", "es")
    assert ran.code == 0
    assert data.path in ran.out
    assert data.generated_on in ran.out


def test_cards_of_another_file(tintero: Run, tmp_path: Path) -> None:
    small = tmp_path / "cards.json"
    data = json.loads(source.unpack(source.locate().read_bytes(), ""))
    data["cards"] = [c for c in data["cards"] if c["name"] == "Stitch"]
    small.write_text(json.dumps(data))
    assert tintero("cards", "show", "Stitch - Rock Star", "--cards", str(small)).code == 0
    assert tintero("--cards", str(small), "cards", "show", "Elsa - Snow Queen").code == 2
    assert tintero("cards", "--cards", str(small), "show", "Elsa - Snow Queen").code == 2
    assert tintero("--cards", "nowhere.json", "cards", "show", "Stitch - Rock Star", "--cards", str(small)).code == 0
    assert tintero("cards", "show", "Elsa - Snow Queen").code == 0


def test_names_are_those_of_the_card_file_of_the_command(tintero: Run, tmp_path: Path) -> None:
    """Flotsam's text names Jetsam: without a card of that name nobody knows what the word is."""
    alone = tmp_path / "cards.json"
    data = json.loads(source.unpack(source.locate().read_bytes(), ""))
    data["cards"] = [c for c in data["cards"] if c["name"] == "Flotsam"]
    alone.write_text(json.dumps(data))
    show = ("cards", "show", "Flotsam - Ursula's Spy")
    for _ in range(2):
        assert "does not understand" in tintero(*show, "--cards", str(alone)).out
        assert "understands all of its text" in tintero(*show).out
