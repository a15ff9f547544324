"""`tintero deck report`: as text in both languages, as JSON, and what cannot be reported on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from tests.cli.conftest import DECKS, Ran
from tintero.cards import sample_decks
from tintero.cli import deck_report
from tintero.lab import WorkerDied
from tintero.lab.experiments.goldfish import Goldfish

Run = Callable[..., Ran]

MIXED = (
    "4 Stitch - Rock Star\n3 Stitch - New Dog\n4 Second Star to the Right\n2 Dragon Fire\n4 Friends on the Other Side\n"
    "1 Mickey Mouse & Minnie Mouse - Adventuring Duo\n3 Mickey Mouse - Detective\n"
    "2 Minnie Mouse - Compassionate Friend\n4 Baymax - Giant Robot\n4 Ariel - Spectacular Singer\n"
    "4 Sugar Rush Speedway - Finish Line\n1 Posey - Vampire Potato\n4 Moana - Of Motunui\n"
)


@pytest.fixture
def mixed(tmp_path: Path) -> str:
    file = tmp_path / "mixed.txt"
    file.write_text(MIXED, encoding="utf-8")
    return str(file)


def report(tintero: Run, *args: str) -> Ran:
    ran = tintero("deck", "report", *args)
    assert (ran.code, ran.err) == (0, "")
    return ran


def table(text: str) -> list[str]:
    """The lines of tables, which begin with a space; sentences break between words on a terminal."""
    return [line for line in text.splitlines() if line.startswith(" ")]


# ---- as text ---------------------------------------------------------------------------------------------------------


def test_in_english(tintero: Run, mixed: str) -> None:
    out = report(tintero, mixed, "-n", "8", "--seed", "3").out
    for words in (
        "mixed\n",
        "Not legal in Core; problems found: ",
        "Legal in: Sealed and Draft",
        "40 cards: Amber ",
        "Cards by cost; ",
        " Characters ",
        " Songs ",
        "Lore: ",
        "Keywords: Shift 10, Singer 4 and Sing Together 4",
        "Classifications: ",
        "Ink (exact): ",
        "The opening hand is kept",
        " on the play\n   every turn ",
        "Cards (exact): ",
        "   4 copies ",
        " 4 × Second Star to the Right (10) ",
        "     Sing Together 10: 2 characters are enough at best",
        "     3 × Stitch - New Dog",
        "     needs two of them at once",
        "     and 4 more",
        "Against opposing characters: 2 cards\n 2 × Dragon Fire ",
        " banishes",
        "Bring cards into your hand: ",
        " 4 × Ariel - Spectacular Singer ",
        "Against nobody (simulated): 8 games, seed 3. The deck is played by greedy; the opponent only ends turns.",
        " 20 lore on turn ",
    ):
        assert words in out, words
    alone = next(line for line in table(out) if "Posey - Vampire Potato" in line and "–" in line)
    assert alone.split()[-3:] == ["0", "–", "–"], "without a base there is no chance to tell"


def test_in_spanish(tintero: Run, mixed: str) -> None:
    out = report(tintero, mixed, "-n", "8", "--seed", "3", "--lang", "es").out
    for words in (
        "No es legal en Core; problemas encontrados: ",
        "40 cartas: Ámbar ",
        "Se pueden entintar: ",
        "Cartas por coste; ",
        " Personajes ",
        "Palabras clave: Shift (Cambio) 10, Singer (Cantante) 4 y Sing Together (Cantar juntos) 4",
        "Tinta (exacto): ",
        "Sin cambiar la mano inicial",
        " empezando\n   todos los turnos ",
        "   1 fallo como mucho ",
        "   4 copias ",
        "     Sing Together (Cantar juntos) 10: como mínimo, 2 personajes",
        "     necesita dos a la vez",
        "Contra los personajes oponentes: 2 cartas\n 2 × Dragon Fire ",
        " destierra",
        "Traen cartas a tu mano: ",
        "Contra nadie (simulado): 8 partidas, semilla 3. El mazo lo juega greedy;",
        " 20 de lore en el turno ",
    ):
        assert words in out, words
    assert " cards" not in out
    said = report(tintero, mixed, "-n", "0", "--lang", "es", "--terms", "es").out
    assert "Palabras clave: Cambio 10, Cantante 4 y Cantar juntos 4" in said
    assert "Leyenda: " in said


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_tables_of_every_sample_fit_eighty_columns(tintero: Run, lang: str) -> None:
    for deck in sample_decks():
        out = report(tintero, deck, "-n", "2", "--seed", "1", "--lang", lang).out
        assert max(cell_len(line) for line in table(out)) < 80, deck
        assert not any(line != line.rstrip() for line in out.splitlines()), deck


def test_ink_is_told_once_where_it_is_sure(tintero: Run, tmp_path: Path) -> None:
    file = tmp_path / "all.txt"
    file.write_text("60 Stitch - New Dog\n", encoding="utf-8")
    out = report(tintero, str(file), "-n", "0").out
    assert "   every turn            100.0" in out
    assert "missed at most" not in out
    low = report(tintero, DECKS[0], "-n", "0").out
    assert ("   1 missed at most          ·" in low) == ("   1 missed at most" in low)


def test_what_is_not_sure_is_not_told_as_sure(tintero: Run) -> None:
    """48 of 60 cards are inkable: a hand without any is possible, if only just."""
    for lang, label, sure in (("en", "every turn", ">99.9"), ("es", "todos los turnos", ">99,9")):
        out = report(tintero, "amber-amethyst-singers", "-n", "0", "--lang", lang).out
        row = next(line for line in table(out) if label in line)
        assert row.removeprefix(f"   {label}").split()[0] == sure


def test_the_altered_hand(tintero: Run, mixed: str) -> None:
    kept = report(tintero, mixed, "-n", "0").out
    sought = report(tintero, mixed, "-n", "0", "--mulligan").out
    assert "Every card of the opening hand that is not inkable is changed" in sought
    assert "The whole opening hand is changed if the card is not in it." in sought
    assert [out.count("For this the opening hand is kept.") for out in (kept, sought)] == [0, 2]
    assert [line for line in kept.splitlines() if "4 copies" in line] != [
        line for line in sought.splitlines() if "4 copies" in line
    ]


def test_without_games_nothing_is_simulated(tintero: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_games(*_args: object, **_options: object) -> Goldfish:
        raise AssertionError("no game was wanted")

    monkeypatch.setattr(deck_report, "goldfish", no_games)
    assert "simulated" not in report(tintero, DECKS[0], "--games", "0").out
    data = json.loads(report(tintero, DECKS[0], "--games", "0", "--json").out)
    assert (data["goldfish"], data["simulated"]) == (None, [])


def test_another_format(tintero: Run, tmp_path: Path) -> None:
    """Pack Rush deals five cards and is won with fifteen lore (10.2)."""
    file = tmp_path / "packs.txt"
    file.write_text("24 Stitch - New Dog\n", encoding="utf-8")
    data = json.loads(report(tintero, str(file), "--format", "packrush", "-n", "2", "--json").out)
    assert data["legality"] == {"format": "PackRush", "legal": True, "problems": [], "legal_in": ["PackRush"]}
    assert (data["odds"]["opening_hand"], data["goldfish"]["lore"]) == (5, 15)


# ---- as JSON ---------------------------------------------------------------------------------------------------------


def test_for_programs(tintero: Run, mixed: str) -> None:
    first = report(tintero, mixed, "-n", "6", "--seed", "3", "--json").out
    data: dict[str, Any] = json.loads(first)
    assert list(data) == [
        "deck", "legality", "parts", "odds", "songs", "shifts", "goldfish", "exact", "simulated",
    ]  # fmt: skip
    assert set(data["legality"]) == {"format", "legal", "problems", "legal_in"}
    assert set(data["parts"]) == {
        "cards", "by_kind", "curve", "mean_cost", "inkable", "inks", "classifications", "keywords", "lore", "removal",
        "draw",
    }  # fmt: skip
    assert data["parts"]["cards"] == sum(row["cards"] for row in data["parts"]["curve"]) == 40
    assert data["parts"]["removal"]["by_card"] == [{"card": "Dragon Fire", "copies": 2, "ways": ["banish"]}]
    assert {(ink["start"], ink["mulligan"]) for ink in data["odds"]["ink"]} == {
        (start, way) for start in ("on_the_play", "on_the_draw") for way in ("keep", "seek")
    }
    assert set(data["odds"]["ink"][0]["turns"][0]) == {"turn", "cards_inked_at_least", "never_missed"}
    assert {entry["copies"] for entry in data["odds"]["copies"]} == {1, 2, 3, 4}
    songs = {song["card"]: song for song in data["songs"]}
    assert (songs["Second Star to the Right"]["sing_together"], songs["Second Star to the Right"]["singers"]) == (10, 0)
    assert songs["Friends on the Other Side"]["sing_together"] is None
    shifts = {one["card"]: one["bases"] for one in data["shifts"]}
    assert shifts["Stitch - Rock Star"] == 3
    assert shifts["Posey - Vampire Potato"] == 0
    clock = data["goldfish"]
    assert set(clock) == {
        "games", "asked", "interrupted", "seed", "player", "against", "lore", "last_turn", "all", "on_the_play",
        "on_the_draw",
    }  # fmt: skip
    assert (clock["games"], clock["player"], clock["against"], clock["seed"]) == (6, "greedy", "passive", 3)
    assert set(clock["all"]) == {"games", "reached", "mean", "interval", "median", "distribution"}
    assert data["exact"] == ["parts", "odds", "songs", "shifts"]
    assert report(tintero, mixed, "-n", "6", "--seed", "3", "--json", "--jobs", "2").out == first


def test_problems_are_told_in_the_language_of_the_person(tintero: Run, mixed: str) -> None:
    data = json.loads(report(tintero, mixed, "-n", "0", "--json", "--lang", "es").out)
    assert data["legality"]["problems"][0]["message"].startswith("El mazo tiene 40 cartas")


# ---- what cannot be reported on --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "english", "spanish"),
    [
        (["/no/such/file.txt"], "There is no deck file", "No hay ningún archivo de mazo"),
        (["nobody"], "There is no deck", "No existe el mazo"),
        ([DECKS[0], "--format", "chess"], "There is no format", "No existe el formato"),
        ([DECKS[0], "-n", "-1"], "The number of games", "El número de partidas"),
        ([DECKS[0], "-n", "many"], "The number of games", "El número de partidas"),
        ([DECKS[0], "--seed", "x"], "The seed must be", "La semilla debe"),
        ([DECKS[0], "--jobs", "0"], "The number of processes", "El número de procesos"),
    ],
)
def test_wrong_input_gets_one_sentence(tintero: Run, args: list[str], english: str, spanish: str) -> None:
    for lang, words in (("en", english), ("es", spanish)):
        ran = tintero("deck", "report", *args, "--lang", lang)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1), lang
        assert words in ran.err


@pytest.mark.parametrize(("lang", "words"), [("en", "The deck is empty"), ("es", "El mazo está vacío")])
def test_an_empty_deck(tintero: Run, tmp_path: Path, lang: str, words: str) -> None:
    file = tmp_path / "empty.txt"
    file.touch()
    ran = tintero("deck", "report", str(file), "--lang", lang)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert words in ran.err


def test_lines_that_are_not_read(tintero: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text("4 Stitch - Rok Star\n", encoding="utf-8")
    ran = tintero("deck", "report", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert "Line 1:" in ran.err


def test_what_is_left_out_is_said_beside_the_report(tintero: Run, tmp_path: Path) -> None:
    file = tmp_path / "side.txt"
    file.write_text("40 Stitch - New Dog\nSideboard\n1 Let It Go\n", encoding="utf-8")
    ran = tintero("deck", "report", str(file), "-n", "0", "--json")
    assert ran.code == 0
    assert "“Sideboard” is left out" in ran.err
    assert json.loads(ran.out)["parts"]["cards"] == 40


@pytest.mark.parametrize(("lang", "words"), [("en", "There are no characters"), ("es", "No hay personajes")])
def test_a_deck_without_characters(tintero: Run, tmp_path: Path, lang: str, words: str) -> None:
    file = tmp_path / "fire.txt"
    file.write_text("60 Dragon Fire\n", encoding="utf-8")
    out = report(tintero, str(file), "-n", "3", "--seed", "1", "--lang", lang).out
    assert words in out
    assert {"en": "3 of 3 games never came to 20 lore", "es": "3 de 3 partidas no llegaron a 20 de lore"}[lang] in out


@pytest.mark.parametrize("cards", ["1 Stitch - New Dog\n", "1 Dragon Fire\n", "8 Stitch - New Dog\n1 Let It Go\n"])
def test_decks_that_nobody_could_play(tintero: Run, tmp_path: Path, cards: str) -> None:
    file = tmp_path / "tiny.txt"
    file.write_text(cards, encoding="utf-8")
    for more in ([], ["--mulligan"], ["--json"]):
        report(tintero, str(file), "-n", "2", "--seed", "1", *more)


@pytest.mark.parametrize(("lang", "words"), [("en", "cannot be played yet"), ("es", "aún no se pueden jugar")])
def test_cards_that_are_not_understood(tintero: Run, tmp_path: Path, lang: str, words: str) -> None:
    data, deck = unread_card(tmp_path)
    ran = tintero("deck", "report", deck, "--cards", data, "--lang", lang)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert words in ran.err
    assert "Nib - Test Writer" in ran.err


def unread_card(folder: Path) -> tuple[str, str]:
    """Card data with one card that says something that no card has said, and a deck of it."""
    words = "Juggle three geese backwards."
    card = {
        "id": 1, "fullName": "Nib - Test Writer", "name": "Nib", "version": "Test Writer", "type": "Character",
        "cost": 2, "inkwell": True, "color": "Amber", "setCode": "1", "number": 1, "rarity": "Common", "strength": 1,
        "willpower": 2, "lore": 1, "subtypes": ["Hero"], "fullText": words,
        "abilities": [{"type": "static", "name": "", "effect": words, "fullText": words}],
        "allowedInFormats": {"Core": {"allowed": True}},
    }  # fmt: skip
    facts = {"formatVersion": "2", "generatedOn": "2026-01-02", "language": "en"}
    file, deck = folder / "cards.json", folder / "geese.txt"
    file.write_text(json.dumps({"metadata": facts, "cards": [card]}), encoding="utf-8")
    deck.write_text("60 Nib - Test Writer\n", encoding="utf-8")
    return str(file), str(deck)


def test_stopping_early_tells_what_there_is(tintero: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_args: object, **_options: object) -> Goldfish:
        return Goldfish((6, 7, 7, 8, 8), 200, "greedy", 1, 20, interrupted=True)

    monkeypatch.setattr(deck_report, "goldfish", stopped)
    ran = tintero("deck", "report", DECKS[0])
    assert ran.code == 130
    assert "Stopped before all 200 games were over" in ran.out
    assert "5 games" in ran.out
    assert json.loads(tintero("deck", "report", DECKS[0], "--json").out)["goldfish"]["interrupted"] is True


def test_a_worker_that_dies(tintero: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def dies(*_args: object, **_options: object) -> Goldfish:
        raise WorkerDied("killed")

    monkeypatch.setattr(deck_report, "goldfish", dies)
    ran = tintero("deck", "report", DECKS[0], "--json", "--lang", "es")
    assert (ran.code, ran.out) == (2, "")
    assert "Un proceso de trabajo murió" in ran.err
