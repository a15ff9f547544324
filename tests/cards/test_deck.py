"""Reading and writing decks: every form, every mistake, nothing dropped."""

import base64
import pickle
import random
from pathlib import Path
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tintero.cards import CardPool, Deck, DeckError, Ink, load_deck, load_pool, parse_deck
from tintero.cards.deck_lines import is_heading, is_remark, is_side_heading
from tintero.cards.decklist import MAX_COUNT

NO_FIXTURE_CHECK = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)


def counts(deck: Deck) -> dict[str, int]:
    return {card.full_name: count for card, count in deck.entries}


def problems(text: str | bytes, pool: CardPool) -> list[tuple[int, str]]:
    with pytest.raises(DeckError) as caught:
        parse_deck(text, pool)
    assert caught.value.code == "deck_lines"
    return [(problem.line, problem.code) for problem in caught.value.problems]


def fault(text: str | bytes, pool: CardPool) -> str:
    with pytest.raises(DeckError) as caught:
        parse_deck(text, pool)
    assert caught.value.problems == ()
    assert "\n" not in caught.value.message("es")
    return caught.value.code


@pytest.mark.parametrize(
    "line",
    [
        "4 Elsa - Snow Queen",
        "4x Elsa - Snow Queen",
        "4 x Elsa - Snow Queen",
        "4× elsa – snow queen",
        "4xElsa - Snow Queen",
        "Elsa - Snow Queen x4",
        "Elsa - Snow Queen X 4",
        "Elsa - Snow Queen (x4)",
        "Elsa - Snow Queen 4x",
        "\ufeff  4\tELSA SNOW QUEEN   # the best",
        "4 Elsa - Snow Queen // the best",
        "+4 Elsa - Snow Queen",
    ],
)
def test_ways_to_write_a_line(line: str, pool: CardPool) -> None:
    assert counts(parse_deck(line, pool)) == {"Elsa - Snow Queen": 4}


def test_a_whole_list(pool: CardPool) -> None:
    text = """# my deck
// another comment

Characters (20)
4 Elsa - Snow Queen
2 Stitch - Experiment 626
Actions:
4 Let It Go
== Items 3 ==
3x Fortisphere
Canciones
2 99 Puppies
99 Puppies x1
2 elsa - SNOW queen
[Locations]
Total: 18 cards
"""
    deck = parse_deck(text.replace("\n", "\r\n"), pool, "Mine")
    assert counts(deck) == {
        "Elsa - Snow Queen": 6,
        "Stitch - Experiment 626": 2,
        "Let It Go": 4,
        "Fortisphere": 3,
        "99 Puppies": 3,
    }
    assert (deck.name, deck.size, len(deck.cards)) == ("Mine", 18, 18)
    assert deck.cards.count(pool["99 Puppies"]) == 3


def test_inks_of_a_deck_count_both_types_of_dual_ink_cards(pool: CardPool) -> None:
    deck = parse_deck("1 Christopher Robin - Hunny Sage\n1 Let It Go", pool)
    assert deck.inks == (Ink.AMETHYST, Ink.SAPPHIRE)


def test_names_with_numbers_are_read_as_names(pool: CardPool) -> None:
    text = "2 4*Town - Hottest Band of the Year\nOmnidroid - V.10 x3\n1 Angel - Experiment 624"
    assert list(counts(parse_deck(text, pool)).values()) == [2, 3, 1]


def test_no_card_is_mistaken_for_a_heading_or_a_comment(pool: CardPool) -> None:
    for card in pool:
        assert not any(f(card.full_name) for f in (is_heading, is_remark, is_side_heading)), card.full_name
        assert parse_deck(f"3 {card.full_name}", pool).entries == ((card, 3),)
        assert parse_deck(f"{card.full_name} x3", pool).entries == ((card, 3),)


def test_every_bad_line_is_reported_at_once(pool: CardPool) -> None:
    text = (
        "4 Elsa\n"  # 1: which one?
        "\n"
        "4 Elsa - Snow Quen\n"  # 3
        "0 Let It Go\n"  # 4
        "-2 Let It Go\n"  # 5
        "1000 Let It Go\n"  # 6
        f"{'9' * 200} Let It Go\n"  # 7
        "Let It Go\n"  # 8
        "99 Puppies\n"  # 9: a name, not 99 of something
        "Somewhere else\n"  # 10: no heading that we know, so it is not skipped
        "0 Nobody At All Zzz\n"  # 11: two things are wrong
        f"{'9' * 5000} Let It Go\n"  # 12: more digits than Python converts
        "2 Let It Go\n"
    )
    assert problems(text, pool) == [
        (1, "line_ambiguous_card"),
        (3, "line_unknown_card"),
        (4, "line_bad_count"),
        (5, "line_bad_count"),
        (6, "line_bad_count"),
        (7, "line_bad_count"),
        (8, "line_no_count"),
        (9, "line_no_count"),
        (10, "line_no_count"),
        (10, "line_unknown_card"),
        (11, "line_unknown_card"),
        (11, "line_bad_count"),
        (12, "line_too_long"),
    ]


def test_the_message_names_lines_and_nearest_names_in_both_languages(pool: CardPool) -> None:
    with pytest.raises(DeckError) as caught:
        parse_deck("2 Let It Go\n4 Elsa - Snow Quen\n1 Elsa", pool)
    english, spanish = caught.value.message("en"), caught.value.message("es")
    assert "Line 2: “Elsa - Snow Quen”" in english
    assert "Línea 2: «Elsa - Snow Quen»" in spanish
    assert caught.value.problems[0].suggestions[0] == "Elsa - Snow Queen"
    assert set(caught.value.problems[1].suggestions) == {card.full_name for card in pool.named("Elsa")}
    for text in (english, spanish):
        assert "Elsa - Snow Queen" in text
        assert len(text.splitlines()) == 3


def test_copies_over_several_lines_stay_within_the_limit(pool: CardPool) -> None:
    assert parse_deck(f"{MAX_COUNT} Microbots", pool).size == MAX_COUNT
    assert problems(f"{MAX_COUNT} Microbots\n1 Microbots", pool) == [(2, "line_bad_count")]


@pytest.mark.parametrize("text", ["", b"", "  \n\t\n", "# only a comment\n// and another", "Characters (0)"])
def test_an_empty_deck_is_one_sentence(text: str | bytes, pool: CardPool) -> None:
    assert fault(text, pool) == "deck_empty"


def test_binary_data_is_one_sentence(pool: CardPool) -> None:
    for content in (
        bytes(range(256)),
        b"\x89PNG\r\n\x1a\n\0\0\0",
        b"\xff\xfe\x00",
        random.Random(7).randbytes(4000),
        "4 Elsa\ud800",
    ):
        assert fault(content, pool) == "deck_binary"


def test_a_huge_text_is_one_sentence(pool: CardPool) -> None:
    assert fault("4 Elsa - Snow Queen\n" * 10_000, pool) == "deck_too_large"


def test_encodings_of_text_files(pool: CardPool) -> None:
    line = "1 Héctor Rivera - Street Musician\n1 Can’t Hold It Back Anymore"
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "cp1252"):
        assert parse_deck(line.encode(encoding), pool).size == 2


def code_of(plain: str) -> str:
    return base64.b64encode(plain.encode()).decode()


def test_pixelborn_code(pool: CardPool) -> None:
    plain = "Elsa_Snow Queen$4|Let It Go$2|Héctor Rivera_Street Musician$1|Elsa_Snow Queen$1"
    wanted = {"Elsa - Snow Queen": 5, "Let It Go": 2, "Héctor Rivera - Street Musician": 1}
    code = code_of(plain)
    wrapped = "\n".join(code[i : i + 40] for i in range(0, len(code), 40))
    latin = base64.b64encode(plain.encode("latin-1")).decode()
    for form in (code, code.rstrip("="), f"  {code}\n", wrapped, code_of(plain + "|"), latin, f"# x\n{code}"):
        assert counts(parse_deck(form, pool)) == wanted


def test_links_that_carry_the_code(pool: CardPool) -> None:
    plain = "Elsa_Snow Queen$4|Flotsam & Jetsam_Entangling Eels$2|Sulley & Boo_Scare Buddies$2|Let It Go$1|"
    code = code_of(plain)
    safe = base64.urlsafe_b64encode(plain.encode()).decode().rstrip("=")
    for link in (
        f"https://example.org/pixelborn/decks?code={quote(code, safe='')}",
        f"https://example.org/pixelborn/decks?code={code}",
        f"https://example.org/import?svc=x&name=Ice&id={code}",
        f"https://example.org/deck/{safe}",
        f"https://example.org/deck/{code}",
        f"https://example.org/deck#{code}",
        f"HTTPS://example.org/deck#/import?code={code}",
    ):
        assert parse_deck(link, pool).size == 9, link
    named = f"https://example.org/import?name=Ice%20deck&id={quote(code, safe='')}"
    assert parse_deck(named, pool).name == "Ice deck"
    assert parse_deck(named, pool, "Mine").name == "Mine"


def test_the_marks_of_base64_survive_in_links(pool: CardPool) -> None:
    plus, slash = code_of("Elsa_>Snow Queen$4"), code_of("Elsa_?Snow Queen$4")
    assert "+" in plus
    assert "/" in slash
    for code in (plus, slash):  # a plus in a query arrives as a space, a slash splits a path
        for link in (f"https://example.org/?code={code}", f"https://example.org/deck/{code}"):
            assert counts(parse_deck(link, pool)) == {"Elsa - Snow Queen": 4}


def test_links_and_codes_without_a_deck(pool: CardPool) -> None:
    assert fault("https://example.org/decks/abc123", pool) == "deck_link_without_cards"
    assert fault("https://[example.org/decks", pool) == "deck_link_without_cards"
    code = code_of("Elsa_Snow Queen$4|Let It Go$2")
    assert fault(code[1:], pool) == "deck_broken_code"
    assert fault(code_of("no cards in here at all, only words"), pool) == "deck_broken_code"


def test_a_code_cut_short_loses_nothing_in_silence(pool: CardPool) -> None:
    code = code_of("Elsa_Snow Queen$4|Mickey Mouse_Brave Little Tailor$4")
    assert problems(code[:-20], pool) == [(2, "line_no_count"), (2, "line_unknown_card")]


def test_wrong_entries_of_a_code_are_numbered(pool: CardPool) -> None:
    code = code_of("Elsa_Snow Queen$4|Elsa_Snow Quen$4|Let It Go$0|Elsa$1")
    assert problems(code, pool) == [
        (2, "line_unknown_card"),
        (3, "line_bad_count"),
        (4, "line_ambiguous_card"),
    ]


def test_no_name_contains_the_marks_of_the_code(pool: CardPool) -> None:
    assert not [card for card in pool if set(card.full_name) & set("_$|#")]


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    cards = draw(st.lists(st.sampled_from(list(load_pool_once())), min_size=1, max_size=30, unique=True))
    return Deck("", tuple((card, draw(st.integers(1, MAX_COUNT))) for card in cards))


def load_pool_once() -> CardPool:
    from tintero.cards import source

    found = source._snapshot()
    assert found is not None, "the card snapshot is not installed: run make setup"
    return load_pool(found)


@given(deck=decks())
@NO_FIXTURE_CHECK
def test_text_round_trip(deck: Deck) -> None:
    assert parse_deck(deck.to_text(), load_pool_once()) == deck


@given(deck=decks())
@NO_FIXTURE_CHECK
def test_pixelborn_round_trip(deck: Deck) -> None:
    code = deck.to_pixelborn()
    assert parse_deck(code, load_pool_once()) == deck
    assert parse_deck(f"https://example.org/decks?code={code}", load_pool_once()) == deck


@given(text=st.one_of(st.text(max_size=200), st.binary(max_size=200)))
@NO_FIXTURE_CHECK
def test_any_input_gives_a_deck_or_a_deck_error(text: str | bytes) -> None:
    messages = ["read"]
    try:
        parse_deck(text, load_pool_once())
    except DeckError as error:
        messages = [error.message("es"), error.message("en")]
    assert all(messages)


def test_every_card_at_once_makes_the_round_trip(pool: CardPool) -> None:
    cards = list(pool)
    for start in range(0, len(cards), 900):  # a deck list has a limit of length
        deck = Deck("", tuple((card, 1 + i % 4) for i, card in enumerate(cards[start : start + 900])))
        assert parse_deck(deck.to_text(), pool) == deck
        assert parse_deck(deck.to_pixelborn(), pool) == deck


def test_deck_files(tmp_path: Path, pool: CardPool) -> None:
    path = tmp_path / "Ice and snow.txt"
    path.write_text("4 Elsa - Snow Queen\n", encoding="utf-8")
    deck = load_deck(path, pool)
    assert (deck.name, deck.size) == ("Ice and snow", 4)
    for missing, code in ((tmp_path / "none.txt", "deck_not_found"), (tmp_path, "deck_unreadable")):
        with pytest.raises(DeckError) as caught:
            load_deck(missing, pool)
        assert caught.value.code == code
        assert str(missing) in caught.value.message("es")


def test_errors_travel_between_processes(pool: CardPool) -> None:
    with pytest.raises(DeckError) as caught:
        parse_deck("4 Elsa", pool)
    again = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(again, DeckError)
    assert again.message("es") == caught.value.message("es")
    assert again.problems == caught.value.problems
