"""Deck lists as people paste them: counts, marks, headings, tables, JSON; and every problem with its line."""

import json

import pytest

from tintero.cards import (
    AmbiguousCard,
    AmbiguousCardInDeck,
    CardPool,
    Deck,
    DeckError,
    UnderstoodDeck,
    UnknownCard,
    UnknownCardInDeck,
    UnreadableDeck,
    parse_deck,
)
from tintero.cards.decklist import understand_text

QUEEN = "Elsa - Snow Queen"


def counts(deck: Deck) -> dict[str, int]:
    return {card.full_name: count for card, count in deck.entries}


def found(text: str | bytes, pool: CardPool) -> tuple[dict[str, int], list[tuple[int, str]]]:
    understood = understand_text(text, pool)
    assert isinstance(understood, UnderstoodDeck)
    return counts(understood.deck), [(problem.line, problem.code) for problem in understood.problems]


@pytest.mark.parametrize(
    "line",
    [
        "4 Elsa - Snow Queen (1/204)",
        "4 Elsa - Snow Queen (TFC) 42",
        "4 Elsa - Snow Queen (TFC)",
        "4x Elsa - Snow Queen [P1-12]",
        "4 Elsa - Snow Queen [TFC:42]",
        "4 Elsa - Snow Queen {1} #42",
        "4 Elsa - Snow Queen *F*",
        "4 Elsa - Snow Queen (TFC) 42 *F*",
        "4 Elsa - Snow Queen foil",
        "4 Elsa - Snow Queen (Foil)",
        "4 Elsa - Snow Queen cold foil",
        "4 Elsa - Snow Queen ★",
        "4 Elsa - Snow Queen TFC 42",
        "4 Elsa - Snow Queen TFC-42",
        "4 Elsa - Snow Queen 42/204",
        "4 Elsa - Snow Queen 42/204 EN 1",
        "4 Elsa - Snow Queen 42/204 • EN • 1",
        "4 Elsa - Snow Queen 42",
        "Elsa - Snow Queen (TFC) 42 x4",
        "Elsa - Snow Queen x4 (TFC)",
        "Elsa - Snow Queen x4 *F*",
        "Elsa - Snow Queen [x4]",
        "[4] Elsa - Snow Queen",
        "(4x) Elsa - Snow Queen",
        "- 4 Elsa - Snow Queen",
        "• 4x Elsa – Snow Queen",
        "* Elsa — Snow Queen x4",
        "> 4 Elsa - Snow Queen",
        "[ ] 4 Elsa - Snow Queen",
        "1. 4 Elsa - Snow Queen",
        "**4 Elsa - Snow Queen**",
        "4\tElsa - Snow Queen",
        "4\tElsa\tSnow Queen",
        "Elsa - Snow Queen\t4",
        "4\u00a0Elsa\u00a0-\u00a0Snow\u00a0Queen",
        "\u200b4 Elsa\u200b - Snow Queen\u200e",
        "4,Elsa - Snow Queen",
        "4,Elsa - Snow Queen,TFC,42,Amethyst",
        '"4","Elsa - Snow Queen","TFC"',
        "4,Elsa,Snow Queen,1,42",
        "Elsa - Snow Queen;4",
        "Elsa;Snow Queen;4;42",
        "Elsa - Snow Queen,4,foil",
        "4x;Elsa - Snow Queen",
    ],
)
def test_a_line_as_it_is_pasted(line: str, pool: CardPool) -> None:
    assert found(line, pool) == ({QUEEN: 4}, [])
    assert found(f"\ufeff{line}\r\n2 Let It Go\r\n".encode(), pool) == ({QUEEN: 4, "Let It Go": 2}, [])


def test_marks_after_every_card_never_make_it_another(pool: CardPool) -> None:
    for card in pool:
        for line in (
            f"2 {card.full_name} (TFC) 42", f"2 {card.full_name} 42/204", f"2 {card.full_name} *F*",
            f"{card.full_name} x2 foil", f'2,"{card.full_name.replace(chr(34), chr(34) * 2)}",7', f"{card.full_name};2",
        ):  # fmt: skip
            assert parse_deck(line, pool).entries == ((card, 2),), line


def test_apostrophes_quotes_and_commas_of_names(pool: CardPool) -> None:
    text = "1 Can’t Hold It Back Anymore\n1 Can`t Hold It Back Anymore\n2,Besties, Assemble!\nBesties, Assemble!,1"
    assert found(text, pool) == ({"Can't Hold It Back Anymore": 2, "Besties, Assemble!": 3}, [])


@pytest.mark.parametrize(
    "heading",
    [
        "Characters (24)", "24 Characters", "Characters: 24", "# Deck", "Deck", "Main deck", "Mainboard:",
        "== Items ==", "Amber / Steel", "Total: 60 cards", "60 cards", "-----", "```",
        "Personajes (24)", "Acciones", "Mazo principal",
        "Inks: Amber, Steel", "Author: somebody", "Exported from somewhere", "https://example.org/decks/1",
        "Formato: Core",
    ],
)  # fmt: skip
def test_headings_and_remarks_are_no_cards(heading: str, pool: CardPool) -> None:
    assert found(f"{heading}\n4 Elsa - Snow Queen\n", pool) == ({QUEEN: 4}, [])


@pytest.mark.parametrize("heading", ["4 Ruby", "4 Steel Amber", "Somewhere (24)", "4 Deck", "Elsa:"])
def test_what_may_be_meant_as_a_card_is_no_heading(heading: str, pool: CardPool) -> None:
    read, problems = found(f"4 Elsa - Snow Queen\n{heading}\n", pool)
    assert read == {QUEEN: 4}
    assert problems
    assert {line for line, _ in problems} == {2}


@pytest.mark.parametrize("heading", ["Sideboard", "Sideboard (3)", "// Sideboard", "# Sideboard:", "Maybeboard"])
def test_a_sideboard_is_left_out_and_a_note_says_so(heading: str, pool: CardPool) -> None:
    text = f"4 Elsa - Snow Queen\n\n{heading}\n2 Let It Go\n1 Nobody\n\nMain deck\n1 Fortisphere\nSB: 2 Let It Go"
    understood = understand_text(text, pool)
    assert counts(understood.whole()) == {QUEEN: 4, "Fortisphere": 1}
    notes = understood.deck.notes
    assert [(note.line, note.count) for note in notes] == [(3, 2), (9, 1)]
    assert "Line 3:" in notes[0].message("en")
    assert "banquillo; líneas de cartas omitidas: 2" in notes[0].message("es")


def test_the_name_that_a_list_gives_itself(pool: CardPool) -> None:
    assert parse_deck("Name: Ice and snow\n4 Elsa - Snow Queen", pool).name == "Ice and snow"
    assert parse_deck("Nombre del mazo: Hielo\n4 Elsa - Snow Queen", pool).name == "Hielo"
    assert parse_deck("Deck: 60 cards\n4 Elsa - Snow Queen", pool).name == ""


def test_a_name_without_version_if_only_one_card_has_it(pool: CardPool) -> None:
    sole = next(card for card in pool if card.version and len(pool.named(card.name)) == 1 and len(card.names) == 1)
    for line in (f"3 {sole.name}", f"{sole.name} x3", f"3 {sole.name} (TFC) 42 *F*", f"3,{sole.name},TFC"):
        assert parse_deck(line, pool).entries == ((sole, 3),), line


def test_a_name_with_several_versions_is_an_error_of_its_own(pool: CardPool) -> None:
    versions = tuple(card.full_name for card in pool.named("Elsa"))
    assert len(versions) > 8
    for line in ("4 Elsa", "Elsa x4", "4 Elsa (TFC) 42", "4,Elsa,1", "Elsa;4"):
        with pytest.raises(AmbiguousCardInDeck) as caught:
            parse_deck(f"2 Let It Go\n{line}", pool)
        assert isinstance(caught.value, AmbiguousCard)
        assert isinstance(caught.value, DeckError)
        assert caught.value.versions == versions
        (problem,) = caught.value.problems
        assert (problem.line, problem.code, problem.suggestions) == (2, "line_ambiguous_card", versions)
        for lang in ("en", "es"):
            assert all(version in caught.value.message(lang) for version in versions)


def test_an_unknown_card_is_another_error_with_suggestions(pool: CardPool) -> None:
    for line in ("4 Elsa - Snow Quen", "4 Elsa - Snow Quen (TFC) 42", "4,Elsa - Snow Quen,TFC", "Elsa - Snow Quen;4"):
        with pytest.raises(UnknownCardInDeck) as caught:
            parse_deck(f"4 Elsa\n{line}", pool)
        assert isinstance(caught.value, UnknownCard)
        assert caught.value.suggestions[0] == QUEEN
        assert [p.code for p in caught.value.problems] == ["line_ambiguous_card", "line_unknown_card"]
        assert [p.line for p in caught.value.problems] == [1, 2]


def test_errors_of_the_pool_are_told_apart_too(pool: CardPool) -> None:
    with pytest.raises(UnknownCard) as unknown:
        pool.find("Elsa - Snow Quen")
    assert unknown.value.suggestions[0] == QUEEN
    with pytest.raises(AmbiguousCard) as ambiguous:
        pool.find("Elsa")
    assert QUEEN in ambiguous.value.versions


def test_a_number_that_may_belong_to_the_name_is_not_taken_off_lightly(pool: CardPool) -> None:
    """`Stitch - Experiment 62` is a slip; `Abu 3` may be one: only whole full names survive a bare number."""
    sole = next(card for card in pool if card.version and len(pool.named(card.name)) == 1 and len(card.names) == 1)
    assert found("2 Stitch - Experiment 62", pool) == ({}, [(1, "line_unknown_card")])
    assert found(f"2 {sole.name} 3", pool)[0] == {}
    assert found("2 Stitch - Experiment 626", pool) == ({"Stitch - Experiment 626": 2}, [])


def test_tables_with_a_header(pool: CardPool) -> None:
    wanted = {QUEEN: 4, "Let It Go": 2, "Besties, Assemble!": 1}
    for text in (
        'Count,Name,Set\n4,Elsa - Snow Queen,TFC\n2,Let It Go,TFC\n1,"Besties, Assemble!",X',
        "Name;Quantity\r\nElsa - Snow Queen;4\r\nLet It Go;2\r\nBesties, Assemble!;1",
        "Set\tNumber\tNombre\tVersión\tCantidad\n1\t42\tElsa\tSnow Queen\t4\n"
        "1\t1\tLet It Go\t\t2x\n1\t9\tBesties, Assemble!\t\t1",
        'Normal,Foil,Name,Set\n3,1,Elsa - Snow Queen,1\n0,2,Let It Go,1\n1,,"Besties, Assemble!",1',
    ):
        assert found(text, pool) == (wanted, []), text
    text = "Name,Count\nElsa - Snow Quen,4\nLet It Go,0\nLet It Go\nLet It Go,2"
    wrong = [(2, "line_unknown_card"), (3, "line_bad_count"), (4, "line_no_count")]
    assert found(text, pool) == ({"Let It Go": 2}, wrong)


def test_json_of_decks(pool: CardPool) -> None:
    wanted = {QUEEN: 4, "Let It Go": 2}
    for data in (
        {"name": "Ice", "cards": [[QUEEN, 4], ["Let It Go", 2]]},
        {"deck": {"cards": [{"name": "Elsa", "version": "Snow Queen", "count": 4}, {"card": "Let It Go", "qty": 2}]}},
        [{"card": {"fullName": QUEEN, "name": "Elsa"}, "quantity": 4}, {"Name": "Let It Go", "Amount": "2"}],
        {"Elsa - Snow Queen": 4, "Let It Go": 2},
        [[4, QUEEN], [2, "Let It Go"]],
    ):  # fmt: skip
        assert found(json.dumps(data, indent=1), pool) == (wanted, []), data
    assert parse_deck(json.dumps({"name": "Ice", "cards": [[QUEEN, 4]]}), pool).name == "Ice"
    data = [{"name": "Elsa - Snow Quen", "count": 4}, {"name": "Let It Go", "count": 0}, {"name": "Let It Go"}]
    wrong = [(1, "line_unknown_card"), (2, "line_bad_count"), (3, "line_no_count")]
    assert found(json.dumps(data), pool) == ({}, wrong)


@pytest.mark.parametrize(
    "text", ["{", '{"cards": "x"}', '[{"a": 1}]', '{"a": "b"}', "[[1, 2]]", "[" * 9999, '{"a":' * 9999]
)
def test_json_that_is_no_deck_is_one_sentence(text: str, pool: CardPool) -> None:
    with pytest.raises(UnreadableDeck) as caught:
        parse_deck(text, pool)
    assert caught.value.code == "deck_broken_json"
    assert "JSON" in caught.value.message("es")


def test_nothing_that_a_terminal_would_obey_is_told_again(pool: CardPool) -> None:
    text = json.dumps([["\x1b[2J\x07Nobody", 4]])
    with pytest.raises(DeckError) as caught:
        parse_deck(text, pool)
    assert all(c.isprintable() or c == "\n" for c in caught.value.message("en"))
    with pytest.raises(UnreadableDeck):
        parse_deck("4 \x9b2JElsa", pool)


def test_one_bad_line_does_not_stop_the_others(pool: CardPool) -> None:
    text = "4 Elsa - Snow Queen\n3 Elsa\nwhat is this\n2 Nobody - Nowhere\n0 Let It Go\n2 Let It Go\n"
    read, problems = found(text, pool)
    assert read == {QUEEN: 4, "Let It Go": 2}
    assert problems == [
        (2, "line_ambiguous_card"), (3, "line_no_count"), (3, "line_unknown_card"), (4, "line_unknown_card"),
        (5, "line_bad_count"),
    ]  # fmt: skip
