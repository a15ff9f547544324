"""`tintero lab`: experiments with decks, as text and as JSON, in both languages; and what is said about wrong input."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.experiments import made_up
from tintero.cli.here import Here
from tintero.cli.lab_decks import tell_comparison
from tintero.lab.experiments.early_stop import Verdict

from .conftest import Ran, one_sentence

Run = Callable[..., Ran]
SINGERS, DUELISTS, WORKSHOP = "amber-amethyst-singers", "ruby-steel-duelists", "sapphire-steel-workshop"
FEW = ("--against", DUELISTS, "-n", "10")


def test_compare_as_json_is_the_same_again(tintero: Run) -> None:
    args = ("lab", "compare", SINGERS, WORKSHOP, *FEW, "--json")
    first = json.loads(tintero(*args).out)
    assert first["games"] == 10
    assert {"difference", "standard_error", "interval", "variance_ratio", "discordant"} <= first.keys()
    assert first["made_with"].keys() == {"tintero", "engine", "cards"}
    assert json.loads(tintero(*args, "--fresh").out) == first, "played anew, and not what was kept"


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ["pairs of games", "Played by greedy"]), ("es", ["pares de partidas", "Jugado por"])]
)
def test_a_swap_is_told_in_words(tintero: Run, lang: str, words: list[str]) -> None:
    ran = tintero("lab", "swap", SINGERS, "-4 Be Our Guest +4 Stitch - New Dog", *FEW, "--lang", lang)
    assert ran.code == 0, ran.err
    assert "−4 Be Our Guest +4 Stitch" in ran.out
    for word in words:
        assert word in ran.out


def test_a_deck_against_itself_played_alike(tintero: Run) -> None:
    out = tintero("lab", "compare", SINGERS, SINGERS, *FEW).out
    assert "played every game alike" in out
    assert "No difference was shown" in out


@pytest.mark.parametrize(("lang", "said"), [("en", "Stopped by the planned test"), ("es", "La prueba planeada paró")])
@pytest.mark.parametrize("verdict", list(Verdict))
def test_a_planned_test_is_told_once_it_has_an_answer(
    verdict: Verdict, lang: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    tell_comparison(Here(lang), made_up.looked_at(verdict, spending=False))
    told = " ".join(capsys.readouterr().out.split())
    assert (said in told) == (verdict is not Verdict.GO_ON)
    assert "wins" in told if lang == "en" else "gana" in told


def test_a_matrix_shows_every_pair_and_the_field(tintero: Run) -> None:
    args = ("lab", "matrix", SINGERS, DUELISTS, WORKSHOP, "-n", "8")
    data = json.loads(tintero(*args, "--json").out)
    assert len(data["cells"]) == 6
    assert sorted(data["order"]) == sorted([SINGERS, DUELISTS, WORKSHOP])
    rates = {(c["deck"], c["against"]): c["rate"] for c in data["cells"]}
    assert rates[SINGERS, DUELISTS] + rates[DUELISTS, SINGERS] == 1
    told = tintero(*args).out
    assert "Against the field" in told
    weighed = json.loads(tintero(*args, "--weights", "8,1,1", "--json").out)
    assert [deck["weight"] for deck in weighed["decks"]] == [8, 1, 1]


def test_a_gauntlet_takes_the_lists_of_a_folder(tintero: Run, tmp_path: Path) -> None:
    for name in (DUELISTS, WORKSHOP):
        (tmp_path / f"{name}.txt").write_text(tintero("deck", "convert", name, "--to", "text").out, encoding="utf-8")
    (tmp_path / "notes.md").write_text("no deck", encoding="utf-8")
    data = json.loads(tintero("lab", "gauntlet", SINGERS, "--against", str(tmp_path), "-n", "4", "--json").out)
    assert len(data["opponents"]) == 2
    assert data["field"]["games"] == 8


def test_the_cards_of_a_deck_are_weighed(tintero: Run) -> None:
    data = json.loads(tintero("lab", "cards", SINGERS, "--against", DUELISTS, "-n", "6", "--json").out)
    assert len(data["cards"]) == 15
    one = data["cards"][0]
    assert {"impact", "shrunken", "observed", "copies"} <= one.keys()
    seen = one["observed"]
    assert seen["in_hand"]["games"] + seen["never_seen"]["games"] == 6
    assert seen["in_hand"]["games"] == seen["opening_hand"]["games"] + seen["drawn"]["games"]


def test_a_hand_is_tried(tintero: Run) -> None:
    hand = "; ".join(["Be Our Guest"] * 4 + ["Powerline - Megastar"] * 3)
    data = json.loads(tintero("lab", "openings", SINGERS, *FEW[:2], "-n", "4", "--hand", hand, "--json").out)
    assert len(data["ways"]) == 5  # keep, change, as the player would, and each of the two cards
    told = tintero("lab", "openings", SINGERS, *FEW[:2], "-n", "4", "--hand", hand, "--lang", "es").out
    assert "quedarse con todo" in told


@pytest.mark.parametrize(
    ("args", "en", "es"),
    [
        (("compare", SINGERS), "needs DECK", "MAZO"),
        (("compare", SINGERS, "no such deck"), "no such deck", "no such deck"),
        (("compare", SINGERS, WORKSHOP, "--stop", "now"), "sprt or spending", "sprt o spending"),
        (("compare", SINGERS, WORKSHOP, "--worth", "2"), "--stop sprt", "--stop sprt"),
        (("compare", SINGERS, WORKSHOP, "--stop", "sprt", "--worth", "nan"), "between 0.1", "entre 0,1"),
        (("compare", SINGERS, WORKSHOP, "-n", "0"), "number of games", "número de partidas"),
        (("swap", SINGERS, ""), "the change is empty", "el cambio está vacío"),
        (("swap", SINGERS, "Be Our Guest"), "no change of a deck", "no es un cambio de mazo"),
        (("swap", SINGERS, "-9 Be Our Guest"), "cannot be taken out", "no se pueden quitar"),
        (("swap", SINGERS, "-2 Be Our Guest +2 Be Our Guest"), "stays as it is", "se queda como está"),
        (("swap", SINGERS, "+1 Mickey Moose"), "Mickey", "Mickey"),
        (("matrix", SINGERS), "two decks", "dos mazos"),
        (("matrix", SINGERS, WORKSHOP, "--weights", "1"), "one number", "un número"),
        (("openings", SINGERS, "--hand", "Be Our Guest"), "7 cards", "7 cartas"),
        (("openings", SINGERS, "--hand", ";".join(["Be Our Guest"] * 7)), "not in the deck", "no lleva tantas"),
        (("gauntlet", SINGERS, "--players", "nobody"), "nobody", "nobody"),
    ],
)
def test_wrong_input_gets_one_sentence(tintero: Run, args: tuple[str, ...], en: str, es: str) -> None:
    for lang, words in (("en", en), ("es", es)):
        assert words.lower() in one_sentence(tintero("lab", *args, "--lang", lang)).lower()


def test_an_empty_folder_is_no_field(tintero: Run, tmp_path: Path) -> None:
    assert "no deck list in the folder" in one_sentence(tintero("lab", "gauntlet", SINGERS, "--against", str(tmp_path)))


def test_a_report_is_one_page_with_its_figures_beside_it(tintero: Run, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    args = ("lab", "compare", SINGERS, WORKSHOP, *FEW, "--html", str(page))
    assert tintero(*args, "--lang", "es").code == 0
    assert "<html lang='es'" in page.read_text(encoding="utf-8")
    data = json.loads(page.with_suffix(".json").read_text(encoding="utf-8"))
    assert (data["games"], data["seed"]) == (10, 1)
    assert len(page.with_suffix(".csv").read_text(encoding="utf-8").splitlines()) > 1
    assert tintero(*args).code == 0, "an earlier report may be written over"
    page.write_text("somebody's own notes", encoding="utf-8")
    assert "report.html" in one_sentence(tintero(*args))
    assert page.read_text(encoding="utf-8") == "somebody's own notes"
