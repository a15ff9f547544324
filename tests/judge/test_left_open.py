"""Nothing is left open in silence: unanswered questions, abilities without a name, lists that are too short."""

from __future__ import annotations

import pytest

from tests.judge.exact import fails, holds, run
from tintero.judge.faults import BadScenario
from tintero.judge.scenario import read_scenario
from tintero.language import Reader

SORCERESS = "P1: {ink: 3, hand: [{card: Maleficent - Sorceress, as: witch}]}"
PLAYED = "P1: {play: witch}"
SEEN = "see: {witch: {zone: play}}"


def test_a_file_that_ends_with_an_unanswered_question_fails_and_says_who_is_asked_what(reader: Reader) -> None:
    outcome = fails(reader, "unanswered", SORCERESS, PLAYED, SEEN)
    assert "P1 is asked “may”: Yes, No" in outcome.message
    holds(reader, SORCERESS, PLAYED, SEEN, "P1: {may: no}")


@pytest.mark.parametrize("spoken", ["asked: {player: P1, kind: may}", "can: {P1: {may: yes}}"])
def test_a_file_may_end_with_a_question_of_which_it_speaks(reader: Reader, spoken: str) -> None:
    holds(reader, SORCERESS, PLAYED, spoken)


def test_a_file_may_end_with_a_cosmetic_order_or_a_won_game(reader: Reader) -> None:
    holds(
        reader,
        "P1: {ink: 8, hand: [Under the Sea]}, P2: {play: [Stitch - New Dog, Simba - Protective Cub]}",
        "bag: []",
        "P1: {play: Under the Sea}",
    )
    holds(reader, "P1: {lore: 19, play: [Stitch - New Dog]}", "bag: []", "P1: {quest: Stitch - New Dog}")


def test_a_state_that_differs_because_of_an_unanswered_question_says_so(reader: Reader) -> None:
    given = "P1: {play: [{card: LeFou - Cake Thief, as: thief}, Dinglehopper, Lantern]}"
    outcome = fails(reader, "differs", given, "P1: {use: thief}", "see: {P1: {lore: 1}}")
    assert outcome.message.endswith("not answered yet: P1 is asked “choose”: Dinglehopper, Lantern")
    used = fails(reader, "differs", given, "P1: {use: thief, banish: Lantern}", "see: {P1: {lore: 2}}")
    assert used.message == "P1, lore: expected 2, found 1"


CAULDRON = (
    "P1: {ink: 2, discard: [Simba - Protective Cub],"
    " play: [{card: The Black Cauldron, as: pot, under: [{card: Stitch - New Dog, as: dog}]}]}"
)


def test_one_of_several_abilities_is_named(reader: Reader) -> None:
    outcome = fails(reader, "several_abilities", CAULDRON, "P1: {use: pot}")
    assert "THE CAULDRON CALLS or RISE AND JOIN ME!" in outcome.message
    holds(reader, CAULDRON, 'P1: {use: pot, ability: "RISE AND JOIN ME!"}', "can: {P1: {play: dog, from: under}}")


@pytest.mark.parametrize("check", ["can", "cannot"])
def test_a_check_of_one_of_several_abilities_names_it_too(reader: Reader, check: str) -> None:
    fails(reader, "several_abilities", CAULDRON, f"{check}: {{P1: {{use: pot}}}}")


def test_boost_does_not_count_as_another_ability_to_use(reader: Reader) -> None:
    given = "P1: {ink: 2, play: [{card: Aladdin - Barreling Through, as: rider, under: [filler]}]}"
    holds(reader, given, "P1: {use: rider}", "see: {P1: {lore: 1}}")


EELS = (
    "P1: {hand: [{card: Flotsam & Jetsam - Entangling Eels, as: eels}, Dragon Fire, Tangle],"
    " play: [{card: Jetsam - Riffraff, as: base}]}"
)


@pytest.mark.parametrize(("named", "left_out"), [("Tangle", "Dragon Fire"), ("Dragon Fire", "Tangle")])
def test_a_list_that_leaves_out_what_has_to_pay_fails_with_what_it_leaves_out(
    reader: Reader, named: str, left_out: str
) -> None:
    outcome = fails(reader, "unnamed", EELS, f"P1: {{play: eels, shift: base, discard: [{named}]}}")
    assert outcome.message.startswith(left_out)
    holds(reader, EELS, "P1: {play: eels, shift: base, discard: [Tangle, Dragon Fire]}")


def test_fillers_are_counted_in_a_check_as_in_the_position(reader: Reader) -> None:
    given = "P1: {hand: [filler x3, Tangle], deck: [Tangle]}"
    holds(reader, given, "see: {P1: {hand: [Tangle, filler x3], deck_top: [Tangle, filler x2]}}")
    fails(reader, "differs", given, "see: {P1: {hand: [Tangle, filler x2]}}")


def test_a_name_too_many_says_which_one(reader: Reader) -> None:
    dogs = ", ".join(f"{{card: Stitch - New Dog, as: {name}, damage: 1}}" for name in "ab")
    given = f"P1: {{ink: 1, hand: [Healing Glow], play: [{dogs}]}}"
    outcome = run(reader, given, "P1: {play: Healing Glow}", "P1: {choose: [a, b]}")
    assert outcome.message.startswith("b is one too many")


def test_two_steps_under_one_dash_are_refused_with_both_of_their_names(reader: Reader) -> None:
    text = "id: t\ngiven: {P1: {lore: 1}}\nsteps:\n  - P1: end turn\n    see: {P1: {lore: 1}}\n"
    with pytest.raises(BadScenario) as refused:
        read_scenario(text, reader)
    assert (refused.value.code, refused.value.line) == ("two_acts", 5)
