"""The rulebook: whole, in both languages, and found by number and by words."""

from dataclasses import fields
from pathlib import Path

import pytest
import yaml

import tintero.rulebook
from tintero.abilities.keyword import KEYWORDS
from tintero.rulebook import rulebook
from tintero.rulebook.book import CHAPTERS, SETTLED, Rulebook
from tintero.rules.settings import OpenPoints

from ..threads import in_threads

FOLDER = Path(tintero.rulebook.__file__).parent / "rules"
FILES = sorted(FOLDER.glob("*.yaml"))


def entries() -> list[tuple[str, dict[str, object]]]:
    return [(f.stem, r) for f in FILES for r in yaml.safe_load(f.read_text(encoding="utf-8"))["rules"]]


def test_every_file_is_a_section_with_a_title_in_both_languages() -> None:
    assert len(FILES) > 60
    for file in FILES:
        data = yaml.safe_load(file.read_text(encoding="utf-8"))
        assert data["section"] == file.stem
        assert data["title"]["en"].strip()
        assert data["title"]["es"].strip()
        assert data["rules"] or data["notes"], file.name
        for note in data.get("notes", []):
            assert note["en"].strip()
            assert note["es"].strip()


def test_numbers_are_unique_and_belong_to_their_section() -> None:
    numbers = [str(r["number"]) for _, r in entries()]
    assert len(numbers) == len(set(numbers))
    for section, rule in entries():
        number = str(rule["number"])
        assert number == section or number.startswith(f"{section}."), number


def test_every_rule_speaks_both_languages() -> None:
    for _, rule in entries():
        english, spanish = str(rule["en"]), str(rule["es"])
        assert english.strip(), rule["number"]
        assert spanish.strip(), rule["number"]
        assert english != spanish, rule["number"]
        assert set(rule) <= {"number", "en", "es", "see", "cards", "open"}, rule["number"]


def test_what_the_rules_leave_open_has_a_setting_or_is_settled_in_the_text() -> None:
    settings = {f.name for f in fields(OpenPoints)}
    found = [rule for rule in rulebook().rules() if rule.open]
    assert {rule.number for rule in found} >= {"1.8.4", "4.7.3.1", "8.4.3"}
    for rule in found:
        assert set(rule.open) <= {*settings, SETTLED}, rule.number
        assert "Tintero" in rule.en, rule.number
        assert "Tintero" in rule.es, rule.number


def test_every_rule_has_the_rule_above_it_and_every_reference_leads_somewhere() -> None:
    book = rulebook()
    for rule in book.rules():
        assert book.parent(rule.number) is not None, rule.number
        for other in rule.see:
            assert book.exists(other), f"{rule.number} sees {other}"


def test_the_book_holds_all_that_is_in_the_files() -> None:
    book = Rulebook()
    in_files = {str(r["number"]) for _, r in entries()} | {f.stem for f in FILES}
    assert {r.number for r in book.rules()} == in_files
    assert {r.number.partition(".")[0] for r in book.rules()} == set(CHAPTERS)


def test_a_single_rule_needs_a_single_file(monkeypatch: pytest.MonkeyPatch) -> None:
    book = Rulebook()
    read: list[str] = []
    original = Rulebook._read

    def watched(self: Rulebook, name: str) -> object:
        read.append(name)
        return original(self, name)

    monkeypatch.setattr(Rulebook, "_read", watched)
    assert book.exists("4.6.4.2")
    assert book.exists("4.6.4.3")
    assert read == ["4.6"]


@pytest.mark.parametrize("number", ["CR 4.6.4.2", " 4.6.4.2. ", "cr 4.6.4.2"])
def test_a_number_may_be_written_as_in_a_citation(number: str) -> None:
    rule = rulebook().rule(number)
    assert rule is not None
    assert (rule.number, rule.section, rule.title("es")) == ("4.6.4.2", "4.6", "Desafío")


@pytest.mark.parametrize("number", ["", "0", "11", "4.8", "4.6.99", "x", "../4.6", "4.6.", "rules", "4..6"])
def test_what_is_no_rule(number: str) -> None:
    rule = rulebook().rule(number)
    assert rule is None or rule.number == "4.6"  # a trailing point is forgiven
    assert rulebook().neighbours("4.6.99") == (None, None)
    assert rulebook().children("4.6.99") == []


def test_order_neighbours_and_children() -> None:
    book = rulebook()
    before, after = book.neighbours("4.6.4.2")
    assert before is not None
    assert after is not None
    assert (before.number, after.number) == ("4.6.4.1", "4.6.4.3")
    assert [r.number for r in book.children("8.3")] == ["8.3.1", "8.3.2", "8.3.3"]
    assert [r.number for r in book.children("1.3.4")] == ["1.3.4.1", "1.3.4.2"]
    sections = [r.number for r in book.sections()]
    assert sections.index("8.2") < sections.index("8.10") < sections.index("8.15") < sections.index("8.x")
    first, last = book.rules()[0], book.rules()[-1]
    assert book.neighbours(first.number)[0] is None
    assert book.neighbours(last.number)[1] is None


def test_neighbours_walk_through_the_whole_book() -> None:
    book = rulebook()
    walked = [book.rules()[0]]
    while (after := book.neighbours(walked[-1].number)[1]) is not None:
        walked.append(after)
    assert walked == book.rules()


def test_keywords_by_name_in_both_languages() -> None:
    book = rulebook()
    expected = {"bodyguard": "8.3", "Guardaespaldas": "8.3", "sing together": "8.12", "PROTECCION": "8.15",
                "Shift": "8.10", "cambio (shift)": "8.10", "aventurero": "8.x"}
    for name, number in expected.items():
        rule = book.keyword(name)
        assert rule is not None, name
        assert rule.number == number
    assert book.keyword("flying") is None
    for record in KEYWORDS:
        section = book.rule(record.rule)
        assert section is not None
        # the title of the section, or for Adventurous its note, names the keyword in both languages
        assert record.name in section.text("en")
        assert record.spanish in section.text("es")


def test_search_minds_neither_accents_nor_capitals() -> None:
    book = rulebook()
    plain = [r.number for r in book.search("desafio")]
    assert plain == [r.number for r in book.search("DESAFÍO")]
    assert plain[0] == "4.6"
    assert "desaf" in book.search("desafio")[1].text("es").lower()


def test_search_by_the_beginning_of_words_and_by_several_words() -> None:
    book = rulebook()
    assert any(r.section == "4.6" for r in book.search("challeng"))
    assert "4.6.4.2" in [r.number for r in book.search("challenge exerted")][:5]
    assert book.search("bolsa")[0].number == "7.7"
    assert book.search("what is the bag")[0].section == "7.7"
    assert book.search("guardaespaldas")[0].number == "8.3"
    assert book.search("4.6.4")[1].number == "4.6.4.1"
    assert len(book.search("card", limit=3)) == 3


def test_search_for_nothing_or_nonsense_finds_nothing() -> None:
    for text in ("", "   ", "¿?", "qwertyuiop"):
        assert rulebook().search(text) == []


def test_exact_words() -> None:
    rule = rulebook().rule("4.7.1")
    assert rule is not None
    assert rule.text("en") == "A player moves only their own characters, and only to their own locations."
    shift = rulebook().rule("8.10.2")
    assert shift is not None
    assert shift.text("es") == (
        "Un personaje jugado con Cambio (Shift) encima de una carta agotada entra en juego agotado."
    )


def test_threads_that_share_a_book_read_the_same() -> None:
    def look(book: Rulebook) -> list[object]:
        return [book.rules(), book.search("exert"), book.search("desafio"), book.neighbours("4.6.4.2")]

    shared = Rulebook()
    alone = look(Rulebook())
    together = in_threads([lambda: look(shared)] * 4)
    assert together == [alone] * 4
    assert all(a is b for found in together for a, b in zip(found[0], shared.rules(), strict=True))
