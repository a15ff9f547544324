"""The position before and after: values, what is printed, and a mark with words where the steps changed something."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.judge.page_reading import Element, tree_of
from tintero.judge.html import page
from tintero.judge.running import run_file
from tintero.language import Reader

MARK = "◆"
RULINGS = Path(__file__).parents[2] / "rulings"


def boards(text: str, reader: Reader, tmp_path: Path, lang: str = "en") -> list[Element]:
    """The boards of the page: before, then one for each run."""
    file = tmp_path / "t.yaml"
    file.write_text(text, encoding="utf-8")
    outcomes = run_file(file, reader)
    assert all(o.ok for o in outcomes), [o.message for o in outcomes]
    return list(tree_of(page([outcomes], reader, lang)).all("div", "table"))


def counts(board: Element, player: int) -> dict[str, str]:
    side = list(board.all("section", "side"))[player]
    return {row.one("dt").text: row.one("dd").text for row in side.one("dl", "counts").all("div")}


def card(board: Element, name: str) -> Element:
    [found] = [c for c in board.all("li", "card") if c.one("b", "name").text == name]
    return found


def chips(element: Element) -> list[str]:
    return [chip.text for chip in element.all("span", "chip")]


QUEST = """
id: t
given:
  P1:
    ink: 2
    hand: [{card: Stitch - New Dog}, filler]
    play: [Mickey Mouse - True Friend, {card: Ariel's Grotto - A Secret Place, damage: 1}]
  P2: {play: [{card: Simba - Protective Cub, exerted: true, damage: 2}]}
runs:
  - name: it acts
    steps:
      - P1: {play: Stitch - New Dog}
      - P1: {challenge: Mickey Mouse - True Friend, target: Simba - Protective Cub}
      - see: {P1: {lore: 0}}
  - name: it waits
    steps:
      - see: {P1: {lore: 0}}
"""


def test_before_and_after_differ_where_the_steps_say(reader: Reader, tmp_path: Path) -> None:
    before, acted, waited = boards(QUEST, reader, tmp_path)
    assert counts(before, 0) == {"lore": "0", "ink": "2 of 2 ready", "hand": "2", "deck": "20", "discard": "0"}
    assert counts(acted, 0)["hand"] == f"1 {MARK} was 2"
    assert counts(acted, 0)["ink"] == f"1 of 2 ready {MARK} was 2 of 2 ready"
    assert counts(acted, 0)["lore"] == "0"
    assert counts(acted, 1)["discard"] == f"1 {MARK} was 0"
    assert chips(card(acted, "Stitch - New Dog")) == [f"{MARK} entered play", "drying"]
    assert chips(card(acted, "Mickey Mouse - True Friend")) == [f"damage 2 {MARK} was 0", f"{MARK} exerted"]
    assert chips(card(acted, "Ariel's Grotto - A Secret Place")) == ["location", "damage 1"]
    theirs = list(acted.all("section", "side"))[1]
    assert [row.text for row in theirs.one("ul", "gone").all("li")] == [
        f"{MARK} Simba - Protective Cub is no longer in play; now: discard"
    ]
    assert [pile.text for pile in theirs.one("dl", "piles").all("dd")] == [f"{MARK} Simba - Protective Cub"]
    assert MARK not in before.text
    assert MARK not in waited.text


@pytest.mark.parametrize(("lang", "words"), [("en", "was 20"), ("es", "antes 20")])
def test_a_change_is_told_in_words_and_not_by_colour_alone(
    lang: str, words: str, reader: Reader, tmp_path: Path
) -> None:
    text = "id: t\ngiven: {}\nsteps:\n  - P1: end turn\n  - see: {P2: {hand: 1}}\n"
    _before, after = boards(text, reader, tmp_path, lang)
    assert f"19 {MARK} {words}" in after.text


def test_the_printed_value_is_struck_through_where_another_counts(reader: Reader, tmp_path: Path) -> None:
    text = (
        "id: t\ngiven: {P1: {play: [{card: Mickey Mouse - True Friend, strength: 2}]}}\n"
        "steps:\n  - P1: end turn\n  - see: {Mickey Mouse - True Friend: {strength: 3}}\n"
    )
    before, after = boards(text, reader, tmp_path)
    strength, willpower, _lore = card(before, "Mickey Mouse - True Friend").all("span", "value")
    assert [struck.text for struck in strength.all("del")] == ["printed 3"]
    assert strength.one("b").text == "5"
    assert not list(willpower.all("del"))
    strength = next(card(after, "Mickey Mouse - True Friend").all("span", "value"))
    assert strength.text == f"strength 3 {MARK} was 5"


def test_what_lies_under_a_card_is_shown_with_it(reader: Reader) -> None:
    outcomes = run_file(RULINGS / "keywords/shift-inherits-the-states.yaml", reader)
    before, first, *_more = tree_of(page([outcomes], reader, "en")).all("div", "table")
    assert not list(before.all("p", "under"))
    assert card(first, "Mulan - Reflecting").one("p", "under").text == "Under it: Mulan - Armored Fighter"


def test_abilities_that_wait_in_the_bag_are_on_the_board(reader: Reader, tmp_path: Path) -> None:
    text = (
        "id: t\ngiven:\n  P1: {ink: 7, hand: [Be Prepared], play: [{card: Merlin - Goat, as: a}, "
        "{card: Merlin - Goat, as: b}]}\nsteps:\n  - P1: {play: Be Prepared}\n  - asked: {player: P1, kind: resolve}\n"
    )
    before, after = boards(text, reader, tmp_path)
    assert not list(before.all("ol", "bag"))
    rows = [row.text for row in after.one("ol", "bag").all("li")]
    assert [row.startswith(f"{MARK} Merlin - Goat") for row in rows] == [True, True]


def test_the_end_of_the_game_is_said(reader: Reader, tmp_path: Path) -> None:
    text = "id: t\ngiven: {}\nsteps:\n  - P1: concede\n  - see: {game: {over: true}}\n"
    file = tmp_path / "t.yaml"
    file.write_text(text, encoding="utf-8")
    outcomes = run_file(file, reader)
    whose = [p.text for p in tree_of(page([outcomes], reader, "en")).all("p", "whose")]
    assert whose == ["It is the main phase of P1.", f"{MARK} The game is over. Won by: P2."]
