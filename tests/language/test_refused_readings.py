"""Words that contradict each other, or speak of nothing, are refused; what is close to them is read, and rightly."""

from __future__ import annotations

import pytest

from tintero.abilities.ability import Triggered
from tintero.abilities.effect import Give, Sequence
from tintero.abilities.target import Ref, Subject, The, This
from tintero.language import Unread
from tintero.language.reader import TextReading

from ..reading import shared_reader


def read(text: str, costs: str = "", kind: str = "effect") -> TextReading | Unread:
    return shared_reader().read_text("ability" if costs else kind, costs, text)


@pytest.mark.parametrize(
    "text",
    [
        # two owners
        "Banish all your opposing characters.",
        "Banish one of your opposing characters.",
        "Banish chosen opposing opposing character.",
        "Banish all opposing opposing characters.",
        "Banish chosen opposing character of yours.",
        "Banish chosen character of yours opponents have in play.",
        "Draw a card for each opposing character you have in play.",
        "Return an opposing character card from your discard to your hand.",
        "Play an opposing character from your discard for free.",
        "If you have an opposing character in play, draw a card.",
        # characters that others would move: theirs, and to whose location?
        "Each opponent moves one of their characters to a location for free.",
        "Each opponent may move one of your characters to a location for free.",
        "Chosen opponent moves chosen character to one of your locations for free.",
        # nobody has been named
        "Exert all their characters.",
        "They get +¤ equal to the ¤ of chosen character this turn.",
        "Ready chosen character. They get +¤ equal to the ¤ of another chosen character this turn.",
    ],
)
def test_what_contradicts_itself_is_refused(text: str) -> None:
    found = read(text)
    assert isinstance(found, Unread)
    assert found.why == "without meaning"


@pytest.mark.parametrize(
    "text",
    [
        "Banish all your characters.",
        "Banish chosen opposing character.",
        "Banish all opposing damaged characters.",
        "Banish chosen character of yours.",
        "Draw a card for each character you have in play.",
        "Return a character card from your discard to your hand.",
        "Play a character from your discard for free.",
        "Move one of your characters to a location for free.",
        "Chosen character gets +¤ equal to the ¤ of another chosen character this turn.",
    ],
)
def test_what_is_said_once_is_read(text: str) -> None:
    assert isinstance(read(text), TextReading)


@pytest.mark.parametrize(
    ("costs", "fine"),
    [("⟳", True), ("⟳, 2 ⬡", True), ("⟳, Banish this item", True), ("⟳, ⟳", False), ("⟳, exert this item", False)],
)
def test_a_card_is_exerted_once_for_a_cost(costs: str, fine: bool) -> None:
    assert isinstance(read("Draw a card.", costs), TextReading) is fine


@pytest.mark.parametrize(
    ("trigger", "meant"),
    [
        ("Whenever one of your characters quests, they get", Subject()),
        ("Whenever you play a character, they get", Subject()),
        ("Whenever this character quests, he gets", This()),
        ("Whenever one of your other characters quests, this character gets", This()),
    ],
)
def test_they_are_who_met_the_trigger_whoever_is_chosen_for_a_value(trigger: str, meant: Ref) -> None:
    found = read(f"{trigger} +¤ equal to the ¤ of chosen character this turn.", kind="ability")
    assert isinstance(found, TextReading)
    assert isinstance(found.meaning, Triggered)
    assert isinstance(found.meaning.effect, Sequence)
    give = found.meaning.effect.parts[-1]
    assert isinstance(give, Give)
    assert give.target == The(meant)
