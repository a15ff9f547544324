"""Deck files made to be slow or large are answered at once, and the bound that they pass is named."""

import base64
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tintero.cards import CardPool, DeckError, UnreadableDeck, parse_deck, read_deck
from tintero.cards.deck_text import MAX_LENGTH, MAX_LINE, MAX_LINES
from tintero.cards.decklist import MAX_CARDS

SIZE = 99_000
MOST_SECONDS = 2.0


def code_of(plain: str) -> str:
    return base64.b64encode(plain.encode()).decode()


def long_lines(beginning: str, middle: str, end: str) -> str:
    """As many lines of the greatest length as fit."""
    line = beginning + middle * ((MAX_LINE - len(beginning) - len(end)) // len(middle)) + end
    return (line + "\n") * (SIZE // (len(line) + 1))


def hostile() -> Iterator[tuple[str, str]]:
    fill = SIZE - 20
    yield "a link of slashes", "https://x/" + "/a" * (fill // 2)
    yield "a link of parts that decode", "https://x/" + "/QUFB" * (fill // 5)
    yield "a link of parameters", "https://x/?" + "a=QUFB&" * (fill // 7)
    yield "a link with a fragment", "https://x/#" + "/QUFB" * (fill // 5)
    yield "links", "https://x/a/b\n" * (MAX_LINES - 1)
    yield "a heading of spaces", "deck" + " " * fill + "x"
    yield "a heading of marks", "deck" + "!" * fill + "x"
    yield "a heading of numbers", "deck " + "1 " * (fill // 2) + "x"
    yield "headings of marks", long_lines("deck", "!", "x")
    yield "headings of words", long_lines("deck ", "cards ", "x")
    yield "near names", "".join(f"4 Elsa - Snow Quen {'a' * (i % 20)} {i}x\n" for i in range(MAX_LINES - 1))
    yield "long near names", long_lines("4 ", "Elsa ", "- Snow Quen")
    yield "names with marks", long_lines("4 Elsa", " (TFC)", " 42")
    yield "counts last", long_lines("Elsa", " (x4)", " x")
    yield "open brackets", long_lines("4 Elsa ", "(", " 42")
    yield "stars", long_lines("4 Elsa ", "*F", "*")
    yield "rows", long_lines("4", ",Elsa", ",4")
    yield "rows of counts", long_lines("4", ";4", ";Elsa")
    yield "rows with a header", "Name,Count\n" + long_lines("Elsa", ",4", "")
    yield "quotes", long_lines("4", ',"', '"')
    yield "spaces", " " * fill + "x"
    yield "comments", " #" * (fill // 2)
    yield "one word", "a" * fill
    yield "digits", "4" * fill
    yield "a code of dollars", code_of("$1 " * (fill // 5))
    yield "a code of names", code_of("Elsa_Snow Quen$4|" * (fill // 24))
    yield "a code of spaces", code_of("$" + " " * (fill // 2) + "1")
    yield "a code of one name", code_of("Elsa " * (fill // 8) + "$4")
    yield "deep JSON", "[" * fill
    yield "JSON of names", json.dumps([[f"Elsa - Snow Quen {i}", 4] for i in range(MAX_LINES - 100)])
    yield "JSON of one name", json.dumps([["Elsa " * (fill // 5), 4]])


@pytest.mark.parametrize(("what", "text"), [pytest.param(*case, id=case[0]) for case in hostile()])
def test_a_hostile_file_is_read_in_time(what: str, text: str, pool: CardPool, tmp_path: Path) -> None:
    assert len(text) < MAX_LENGTH, what
    file = tmp_path / "deck.txt"
    file.write_text(text, encoding="utf-8")
    for source in (file, text):
        started = time.process_time()
        with pytest.raises(DeckError) as caught:
            read_deck(source, pool)
        assert len(caught.value.message("en")) < 20 * MAX_LENGTH
        assert time.process_time() - started < MOST_SECONDS, what


def test_near_names_are_sought_for_few_lines_only(pool: CardPool, monkeypatch: pytest.MonkeyPatch) -> None:
    sought: list[str] = []
    real = CardPool.nearest

    def nearest(self: CardPool, name: str, limit: int = 3) -> tuple[str, ...]:
        sought.append(name)
        return real(self, name, limit)

    monkeypatch.setattr(CardPool, "nearest", nearest)
    with pytest.raises(DeckError) as caught:
        parse_deck("".join(f"4 Elsa - Snow Quen{'n' * (i % 100)}\n" for i in range(400)), pool)
    assert len(caught.value.problems) == 400
    assert len(sought) == len(set(sought)) == 40, "a name is sought once, and only so many of them"
    assert caught.value.problems[0].suggestions == caught.value.problems[100].suggestions != ()
    sought.clear()
    with pytest.raises(DeckError):
        parse_deck("4 " + "Elsa " * 50, pool)
    assert sought == [], "what is longer than any name is near to none"


@pytest.mark.parametrize(
    ("text", "code", "limit"),
    [
        ("4 Elsa - Snow Queen\n" * 5_001, "deck_too_large", MAX_LENGTH),
        (b"\0" * (4 * MAX_LENGTH + 1), "deck_too_large", MAX_LENGTH),
        ("\n" * (MAX_LINES + 1), "deck_too_many_lines", MAX_LINES),
        (code_of("Elsa$1|" * (MAX_LINES + 1)), "deck_too_many_lines", MAX_LINES),
        (json.dumps([["Elsa", 1]] * (MAX_LINES + 1)), "deck_too_many_lines", MAX_LINES),
    ],
    ids=["characters", "bytes", "lines", "entries of a code", "entries of JSON"],
)
def test_the_bound_that_was_passed_is_named(text: str | bytes, code: str, limit: int, pool: CardPool) -> None:
    with pytest.raises(UnreadableDeck) as caught:
        parse_deck(text, pool)
    assert caught.value.code == code
    for lang in ("en", "es"):
        assert str(limit) in caught.value.message(lang)
        assert "\n" not in caught.value.message(lang)


def test_a_long_line_is_one_problem_among_others(pool: CardPool) -> None:
    with pytest.raises(DeckError) as caught:
        parse_deck(f"4 Elsa - Snow Queen\n4 {'Elsa ' * 100}\n4 Elsa", pool)
    assert [(p.line, p.code) for p in caught.value.problems] == [(2, "line_too_long"), (3, "line_ambiguous_card")]
    assert str(MAX_LINE) in caught.value.problems[0].message("es")


def test_a_deck_of_far_too_many_cards(pool: CardPool) -> None:
    names = [card.full_name for card in pool][:101]
    assert parse_deck("\n".join(f"999 {name}" for name in names[:100]), pool).size == 99_900
    with pytest.raises(UnreadableDeck) as caught:
        parse_deck("\n".join(f"999 {name}" for name in names), pool)
    assert (caught.value.code, caught.value.details["limit"]) == ("deck_too_many_cards", MAX_CARDS)


def test_a_device_is_not_read_to_its_end(pool: CardPool) -> None:
    with pytest.raises(UnreadableDeck):
        read_deck(Path("/dev/zero"), pool)
    with pytest.raises(UnreadableDeck):
        read_deck("/dev/null", pool)


def test_a_pipe_is_refused_and_not_waited_for(pool: CardPool, tmp_path: Path) -> None:
    pipe = tmp_path / "deck.txt"
    os.mkfifo(pipe)
    with pytest.raises(UnreadableDeck, match="cannot be read"):
        read_deck(pipe, pool)
