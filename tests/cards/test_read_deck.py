"""One entry for every source of a deck: sample, path, list, code; and the errors are told apart."""

import os
from pathlib import Path

import pytest

from tintero.cards import (
    AmbiguousCardInDeck,
    CardPool,
    Deck,
    UnknownCardInDeck,
    UnreadableDeck,
    check,
    formats_that_allow,
    parse_deck,
    read_deck,
    sample_decks,
    understand_deck,
)

SAMPLE = "amber-steel-guardians"
LIST = "4 Elsa - Snow Queen\n2 Let It Go\n"


def test_every_source_of_the_same_deck(pool: CardPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    wanted = parse_deck(LIST, pool)
    code = wanted.to_pixelborn()
    for name in ("mine.txt", "mine", "4 of mine"):
        (tmp_path / name).write_text(LIST, encoding="utf-8")
    for source in (
        LIST, LIST.encode(), code, f"  {code}\n", f"https://example.org/?code={code}", "mine.txt", "mine", "./mine.txt",
        "4 of mine", str(tmp_path / "mine.txt"), tmp_path / "mine.txt", Path("mine"), "~/mine.txt", Path("~/mine.txt"),
        '{"Elsa - Snow Queen": 4, "Let It Go": 2}',
    ):  # fmt: skip
        assert read_deck(source, pool).entries == wanted.entries, source
    assert read_deck("4 Elsa - Snow Queen", pool).size == 4
    assert read_deck("Elsa - Snow Queen;4", pool).size == 4
    assert read_deck("mine.txt", pool).name == "mine"


def test_samples_by_name_and_by_a_part_of_it(pool: CardPool) -> None:
    for name in (SAMPLE, f" {SAMPLE.upper()} ", "amber-steel", "guardians"):
        assert read_deck(name, pool).name == SAMPLE
    assert SAMPLE in sample_decks()


@pytest.mark.parametrize("name", ["amber", "", "  ", "no-such-deck", "nothing-of-this-name-in-the-house", "-x"])
def test_no_such_deck_names_the_samples(name: str, pool: CardPool) -> None:
    with pytest.raises(UnreadableDeck) as caught:
        read_deck(name, pool)
    assert caught.value.code == "deck_unknown"
    assert SAMPLE in caught.value.message("es")


@pytest.mark.parametrize(
    "name", ["none.txt", f"no{os.sep}such", f"a{os.sep}" * 20 + "deck", "Some-Long-Name-Of-A-Deck.txt"]
)
def test_no_such_file(name: str, pool: CardPool) -> None:
    with pytest.raises(UnreadableDeck) as caught:
        read_deck(name, pool)
    assert caught.value.code == "deck_not_found"


def test_what_cannot_be_read_is_told_apart(pool: CardPool, tmp_path: Path) -> None:
    with pytest.raises(UnreadableDeck) as broken:
        read_deck(parse_deck(LIST, pool).to_pixelborn()[1:], pool)
    assert broken.value.code == "deck_broken_code"
    with pytest.raises(UnreadableDeck):
        read_deck(tmp_path, pool)
    with pytest.raises(UnreadableDeck):
        read_deck("a\0b", pool)
    with pytest.raises(UnknownCardInDeck):
        read_deck("4 Elsa - Snow Quen", pool)
    with pytest.raises(AmbiguousCardInDeck):
        read_deck("4 Elsa", pool)
    with pytest.raises(UnreadableDeck):
        read_deck(b"", pool)


def test_what_was_understood_of_a_deck_with_bad_lines(pool: CardPool) -> None:
    found = understand_deck(LIST + "1 Elsa", pool)
    assert found.deck == Deck("", parse_deck(LIST, pool).entries)
    assert [p.line for p in found.problems] == [3]


def test_which_formats_allow_a_deck(pool: CardPool) -> None:
    for name in sample_decks():
        assert "Infinity" in formats_that_allow(read_deck(name, pool), pool)
    card = read_deck(SAMPLE, pool).entries[0][0]
    assert formats_that_allow(Deck("", ((card, 60),)), pool) == (), "too many copies for constructed formats"
    assert formats_that_allow(Deck("", ((card, 40),)), pool) == ("Sealed", "Draft")
    assert formats_that_allow(Deck("", ((card, 24),)), pool) == ("PackRush",)
    assert formats_that_allow(Deck("", ((card, 4),)), pool) == ()
    assert check(Deck("", ((card, 60),)), "Sealed", pool) == []
