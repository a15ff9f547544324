"""One renderer: slots, plurals, lists, people, terms, and languages that are added as files."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tintero.words import Catalogue, Either, Person, Phrase, Told, base_of, decimal, label, listed, say, with_terms
from tintero.words.catalogue import LONGEST
from tintero.words.tags import spoken

from ..threads import in_threads
from .fluent_files import FOLDER

ANA = Person(name="Ana")
PC = Person(computer=True)
ME = Person(1, you=True)


# ---- slots ---------------------------------------------------------------------------------------------------------


def test_a_slot_is_filled_as_it_is() -> None:
    assert say("cli.bad_seed", "es", value="{x}") == "La semilla debe ser un número entero, no «{x}»."
    assert say("cards.data_not_found", "en", path=Path("a/b")) == "There is no card data file at a/b: check the path."


def test_what_fills_a_slot_never_speaks_to_the_terminal() -> None:
    assert "a??[31mb" in say("cards.data_not_found", "en", path="a\n\x1b[31mb")


def test_what_fills_a_slot_is_not_endless() -> None:
    said = say("cards.data_not_found", "en", path="x" * 10_000)
    assert len(said) < LONGEST + 100
    assert "…" in said


def test_numbers_have_no_sign_between_thousands() -> None:
    for lang in ("en", "es"):
        assert "1234567" in say("table.game_head", lang, seed=1234567, cards="x")


def test_fractions_have_the_sign_of_the_language() -> None:
    assert say("figures.percent", "en", value=decimal(52.25)) == "52.2 %"
    assert say("figures.percent", "es", value=decimal(52.35)) == "52,4 %"
    assert say("figures.bench_games", "es", value=decimal(12345.6, 0)).endswith(" 12346")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["0 ink drops", "1 ink drop", "2 ink drops"]),
        ("es", ["0 gotas de tinta", "1 gota de tinta", "2 gotas de tinta"]),
    ],
)
def test_plural_forms(lang: str, said: list[str]) -> None:
    assert [say("questions.count_drops", lang, n=n) for n in (0, 1, 2)] == said


def test_a_verb_agrees_with_its_number() -> None:
    assert say("events.damage_put", "es", n=1, c="Elsa") == "Se pone 1 de daño sobre Elsa"
    assert say("events.damage_put", "es", n=2, c="Elsa") == "Se ponen 2 de daño sobre Elsa"


def test_a_missing_slot_and_an_unknown_key_are_mistakes() -> None:
    with pytest.raises(ValueError, match="bad_seed"):
        say("cli.bad_seed", "en")
    with pytest.raises(KeyError):
        say("cli.no_such_message", "en")
    with pytest.raises(KeyError):
        say("nowhere.message", "en")


# ---- lists ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("items", "english", "spanish"),
    [
        ([], "", ""),
        (["A"], "A", "A"),
        (["A", "B"], "A and B", "A y B"),
        (["A", "B", "C"], "A, B and C", "A, B y C"),
        (["A", "Infinity"], "A and Infinity", "A e Infinity"),
        (["A", "Hidden Cove"], "A and Hidden Cove", "A e Hidden Cove"),
        (["A", "hielo"], "A and hielo", "A y hielo"),
        (["A", "«Ink»"], "A and «Ink»", "A e «Ink»"),
        (["A", "B", "…"], "A, B, …", "A, B, …"),
        (Either(["A", "B"]), "A or B", "A o B"),
        (Either(["A", "B", "Olaf"]), "A, B or Olaf", "A, B u Olaf"),
        (Either(["A", "hora"]), "A or hora", "A u hora"),
    ],
)
def test_several_things_in_one_sentence(items: list[str], english: str, spanish: str) -> None:
    assert listed(items, "en") == english
    assert listed(items, "es") == spanish
    assert say("table.which_one", "es", names=items) == f"¿Cuál? {spanish}."


# ---- people --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "english", "spanish"),
    [
        (ME, "Turn 3: your turn begins", "Turno 3: empieza tu turno"),
        (ANA, "Turn 3: Ana's turn begins", "Turno 3: empieza el turno de Ana"),
        (PC, "Turn 3: the computer's turn begins", "Turno 3: empieza el turno del ordenador"),
        (Person(2), "Turn 3: Player 2's turn begins", "Turno 3: empieza el turno del jugador 2"),
        (Person(2, computer=True), "Turn 3: computer 2's turn begins", "Turno 3: empieza el turno del ordenador 2"),
    ],
)
def test_the_reader_is_addressed_and_the_others_have_articles(who: Person, english: str, spanish: str) -> None:
    assert say("events.turn_began", "en", p=who, n=3) == english
    assert say("events.turn_began", "es", p=who, n=3) == spanish


def test_a_person_at_the_start_of_a_sentence() -> None:
    assert say("questions.others", "en", p=PC).startswith("The computer is deciding")
    assert say("play.hidden_hands", "es", player=PC).endswith("Le toca al ordenador.")


def test_labels() -> None:
    assert [label(p, "en") for p in (ME, ANA, PC, Person(2))] == ["You", "Ana", "Computer", "Player 2"]
    assert [label(p, "es") for p in (ME, ANA, PC, Person(2))] == ["Tú", "Ana", "Ordenador", "Jugador 2"]


# ---- terms ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terms", "ward", "lore", "shift"),
    [
        ("both", "Esa carta tiene Ward (Protección):", "Ganas 2 puntos de lore", "con Shift (Cambio) sobre"),
        ("en", "Esa carta tiene Ward:", "Ganas 2 puntos de lore", "con Shift sobre"),
        ("es", "Esa carta tiene Protección:", "Ganas 2 puntos de leyenda", "con Cambio sobre"),
    ],
)
def test_terms_as_printed_in_spanish_or_both(terms: str, ward: str, lore: str, shift: str) -> None:
    lang = with_terms("es", terms)
    assert base_of(lang) == "es"
    assert say("reasons.has_ward", lang).startswith(ward)
    assert say("events.lore_gained", lang, p=ME, n=2) == lore
    assert shift in say("options.shift", lang, c="A", o="B")


def test_in_english_the_terms_are_as_printed() -> None:
    assert {with_terms("en", terms) for terms in ("en", "es", "both")} == {"en"}
    assert "Ward" in say("reasons.has_ward", "en")


# ---- languages -----------------------------------------------------------------------------------------------------


def test_a_language_that_nobody_added_gets_english() -> None:
    for lang in ("fr", "", "../en", "es_ES"):
        assert say("table.undone", lang) == "Your last choice has been taken back."
    assert spoken({"en": "a", "es": "b"}, "fr") == "a"
    assert spoken({"en": "a", "es": "b"}, "es-x-en") == "b"


@pytest.fixture
def with_polish(tmp_path: Path) -> Catalogue:
    """The files of the package, and a further folder with a few messages."""
    for folder in ("en", "es"):
        shutil.copytree(FOLDER / folder, tmp_path / folder)
    files = {
        "terms": "-ward = Ochrona\n",
        "reasons": "has_ward = Ta karta ma { -ward }.\n",
        "questions": "count_drops = { $n ->\n    [one] kropla\n    [few] { $n } krople\n   *[many] { $n } kropli\n}\n",
        "lists": "and = { $first } i { $last }\n",
    }
    (tmp_path / "pl").mkdir()
    for name, text in files.items():
        (tmp_path / "pl" / f"{name}.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "pl-x-en").mkdir()
    (tmp_path / "pl-x-en" / "terms.ftl").write_text("-ward = Ward\n", encoding="utf-8")
    return Catalogue(tmp_path)


def test_a_language_is_added_by_adding_files(with_polish: Catalogue) -> None:
    assert with_polish.languages == ("en", "es", "pl")
    assert with_polish.say("reasons.has_ward", "pl") == "Ta karta ma Ochrona."
    assert with_polish.say("reasons.has_ward", "pl-x-en") == "Ta karta ma Ward."
    drops = [with_polish.say("questions.count_drops", "pl", n=n) for n in (1, 3, 5)]
    assert drops == ["kropla", "3 krople", "5 kropli"]


def test_what_a_language_lacks_is_said_in_english(with_polish: Catalogue) -> None:
    assert with_polish.say("table.undone", "pl") == "Your last choice has been taken back."
    assert with_polish.say("table.which_one", "pl", names=["A", "B"]) == "Which one? A and B."


# ---- words that wait -----------------------------------------------------------------------------------------------


def test_a_phrase_waits_for_its_language() -> None:
    kind = Phrase("names.kind_character")
    assert say("decks.card_not_understood", "es", words=kind).endswith("personaje")
    assert (kind.text("en"), kind.text("es")) == ("character", "personaje")


def test_what_was_told_stays_when_the_moment_has_passed() -> None:
    now = ["before"]
    told = Told(lambda lang: f"{now[0]} {lang}")
    now[0] = "after"
    assert (told.text("en"), told.text("es"), told.text("fr")) == ("before en", "before es", "before en")


def test_threads_share_one_catalogue() -> None:
    fresh = Catalogue(FOLDER)
    said = in_threads([lambda: [fresh.say("reasons.has_ward", tag) for tag in ("en", "es", "es-x-es")]] * 8)
    assert len({tuple(lines) for lines in said}) == 1
