"""How the grammar would read a set that it has not seen: the figures, and what was reached, which may not be lost."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from time import process_time
from typing import Any, Final

import pytest

from tintero.abilities.ability import Static
from tintero.cards import CardPool
from tintero.cards.card import CardText, Printing
from tintero.lab.generality import Generality, doubled_lines, home_of, measure, written_lines
from tintero.language import Reader
from tintero.language.grammar import Grammar, grammar_of

from ..reading import shared_reader
from .worlds import world

# What was reached. Whoever makes the grammar more general moves these; nobody moves them back.
AT_LEAST: Final = {"leave_one_set_out": 0.923, "forward": 0.87}
AT_MOST: Final = {
    "one_card_lines": 0.076, "lines": 616, "idle": 0, "doubled": 0, "longest": 12, "without_slot": 150,
    "unread_cards": 0,
}  # fmt: skip


@lru_cache(maxsize=1)
def measured() -> Generality:
    reader = shared_reader()
    return measure(reader.pool, reader, quest=reader.pool.quest_cards)


def test_what_was_reached_is_not_lost() -> None:
    data = measured().to_data()
    assert {key: data[key] for key, floor in AT_LEAST.items() if data[key] < floor} == {}
    assert {key: data[key] for key, most in AT_MOST.items() if data[key] > most} == {}


def test_the_newest_seven_sets_are_told() -> None:
    data = measured().to_data()
    assert list(data["sets"]) == [str(n) for n in range(8, 15)]
    assert all(set(s) == {"cards", "leave_one_set_out", "forward"} for s in data["sets"].values())
    # the newest set has no later one: leaving it out and going forward are the same
    newest = data["sets"]["14"]
    assert newest["leave_one_set_out"] == newest["forward"]
    assert data["quest_cards"] == 104


def test_it_takes_a_few_seconds() -> None:
    began = process_time()
    measure(shared_reader().pool, Reader(shared_reader().pool))
    assert process_time() - began < 20  # about 3 s; room for slow machines


# ---- a small world -------------------------------------------------------------------------------------------------

LINES: Final = """
%verbal act
ability = {act} . => {act}. :: Static(name=act)
act = *sleep => *dormir :: 'sleep'
act = *eat {food} => *comer {food} :: food
act = *sing => *cantar :: 'sing'
act = *walk the whole long way home => *andar :: 'walk'
food = rice => arroz :: 'rice'
food = bread => pan :: 'bread'
"""


def small(lines: str = LINES) -> Grammar:
    return grammar_of({"keywords": "food = soup => sopa :: 'soup'", "small": lines}, {"Static": Static})


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr("tintero.language.reader.grammar", small)

    def make(*texts: tuple[str, str]) -> Generality:
        cards = world(*texts)
        return measure(cards, Reader(CardPool(cards)), small(), 5)

    return make


def test_a_line_counts_for_a_set_if_a_card_of_another_one_uses_it(figures: Any) -> None:
    found = figures(
        ("1", "Sleep."), ("2", "Sleep."), ("2", "Eat rice."),
        ("3", "Eat rice."), ("3", "Eat bread."), ("3", "Eat soup."),
    )  # fmt: skip
    # set 1: what set 2 uses. set 2: rice is read by lines that only the later set 3 has, and not forward
    assert found.sets["1"].to_data() == {"cards": 1, "leave_one_set_out": 1.0, "forward": 0.0}
    assert found.sets["2"].to_data() == {"cards": 2, "leave_one_set_out": 1.0, "forward": 0.5}
    # set 3: bread is its own; soup comes from the table of keywords and is nobody's line
    assert found.sets["3"].to_data() == {"cards": 3, "leave_one_set_out": 0.6667, "forward": 0.6667}
    data = found.to_data()
    assert (data["leave_one_set_out"], data["forward"]) == (0.8333, 0.5)
    assert data["lines"] == 7  # a line with three forms is one, and that of the keywords is none
    assert data["one_card_lines"] == round(1 / 7, 4)
    assert [line.written for line in found.serving(1)] == ["food = bread"]
    assert [line.written for line in found.serving(0)] == ["act = *sing", "act = *walk the whole long way home"]
    assert [line.written for line in found.of_one_set()] == ["food = bread"]
    assert (data["idle"], data["longest"], data["without_slot"], data["quest_cards"]) == (2, 6, 5, 5)


def test_an_unread_card_is_never_counted_as_read(figures: Any) -> None:
    found = figures(("1", "Sleep."), ("2", "Sleep."), ("2", "Fly."))
    assert found.unread == 1
    assert found.sets["2"].to_data()["leave_one_set_out"] == 0.5


def test_an_unread_keyword_is_not_read_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tintero.language.reader.grammar", small)
    cards = world(("1", "Sleep."), ("2", "Sleep."))
    odd = CardText("keyword", keyword="Glimmering", full_text="Glimmering")
    cards[1] = replace(cards[1], texts=(*cards[1].texts, odd))
    assert measure(cards, Reader(CardPool(cards)), small()).sets["2"].without_it == 0


def test_a_card_belongs_to_the_first_numbered_set() -> None:
    (card,) = world(("7", "Sleep."))
    assert home_of(card) == "7"
    promo = replace(card, printings=(Printing("P1", 1, "Promo", 1), Printing("10", 1, "Common", 2)))
    assert home_of(promo) == "10"
    assert home_of(replace(card, printings=(Printing("P1", 1, "Promo", 1),))) == "P1"


def test_lines_that_say_the_same_english_are_doubled() -> None:
    assert doubled_lines(small()) == []
    twice = small(LINES + "food = rice => arroz :: 'r'\nact = *eat {what:food} => *tragar {what} :: what\n")
    assert doubled_lines(twice) == [("small:8", "small:10"), ("small:5", "small:11")]


def test_lines_are_listed_in_their_order() -> None:
    places = [line.place for line in written_lines(small()).values()]
    assert places == sorted(places, key=lambda place: int(place.partition(":")[2]))
