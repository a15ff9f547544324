"""What a failed step names as its reason is the reason: who can sing, what was settled, what does nothing."""

from __future__ import annotations

import pytest

from tests.judge.exact import fails, holds, run
from tintero.judge.story import tell_run
from tintero.language import Reader

CHOIR = (
    "P1: {hand: [Dragon Fire, I2I, Friends on the Other Side], play: [{card: Mickey Mouse - True Friend, as: a},"
    " {card: Stitch - New Dog, as: b}, {card: Elsa - Spirit of Winter, as: elsa}]}"
)


def says(reader: Reader, given: str, *steps: str) -> tuple[str, str]:
    """How the last step fails, in English and in Spanish."""
    outcome = run(reader, given, *steps)
    assert not outcome.ok
    assert len(outcome.steps) == len(steps), outcome.message
    return outcome.message_in("en"), outcome.message_in("es")


# ---- singing ---------------------------------------------------------------------------------------------------------


def test_two_singers_of_an_ordinary_song_hear_that_only_one_can_sing_it(reader: Reader) -> None:
    english, spanish = says(reader, CHOIR, "P1: {play: Friends on the Other Side, sing: [a, elsa]}")
    assert english.endswith("That song does not have Sing Together, so only one character can sing it (5.4.4.2)")
    assert "no tiene Sing Together (Cantar juntos), así que solo puede cantarla un personaje (5.4.4.2)" in spanish


def test_two_singers_of_an_action_that_is_no_song_hear_that_it_is_none(reader: Reader) -> None:
    english, spanish = says(reader, CHOIR, "P1: {play: Dragon Fire, sing: [a, elsa]}")
    assert "only songs are sung (5.4.4.2)" in english
    assert "solo se cantan canciones (5.4.4.2)" in spanish


@pytest.mark.parametrize("more", ["", ", {card: Tinker Bell - Giant Fairy, as: c}"])  # one could join them, or two
def test_singers_whose_costs_are_too_small_together_hear_what_is_needed(reader: Reader, more: str) -> None:
    given = CHOIR.replace(", as: elsa}", f", as: elsa}}{more}")
    english, spanish = says(reader, given, "P1: {play: I2I, sing: [a, b]}")
    assert "do not add up to the 9 that Sing Together asks for (8.12.2)" in english
    assert "no suman los 9 que pide Sing Together (Cantar juntos) (8.12.2)" in spanish
    holds(reader, given, "{cannot: {P1: {play: I2I, sing: [a, b]}}, rule: '8.12.2'}")
    holds(reader, given, "P1: {play: I2I, sing: [a, b, elsa]}")


# ---- what was settled ------------------------------------------------------------------------------------------------

FIRE = (
    "P1: {ink: 5, hand: [Dragon Fire]},"
    " P2: {play: [{card: Stitch - New Dog, as: dog}, {card: Aladdin - Prince Ali, as: ali}]}"
)


def test_another_answer_than_the_one_the_rules_took_hears_which_one_they_took(reader: Reader) -> None:
    play = "P1: {play: Dragon Fire}"
    english, spanish = says(reader, FIRE, play, "P1: {choose: ali}")
    assert english == "the question “choose” was settled there without asking P1: “Stitch - New Dog” (1.7.7)"
    assert spanish.endswith("se resolvió ahí sin preguntar a P1: «Stitch - New Dog» (1.7.7)")
    holds(reader, FIRE, play, "P1: {choose: dog}", "see: {dog: {zone: discard}}")
    fails(reader, "other_question", FIRE, play, "P1: {choose: dog}", "P1: {choose: ali}")  # that one is answered


def test_a_pick_beside_the_last_one_left_hears_which_one_was_left(reader: Reader) -> None:
    given = "P1: {ink: 2, hand: [Ransack, {card: Healing Glow, as: glow}], deck: [{card: I2I, as: top}, filler]}"
    both = given.replace("filler", "{card: Tangle, as: next}")
    holds(reader, both, "P1: {play: Ransack}", "P1: {choose: [glow, top]}")
    only = both.replace("Ransack, {card: Healing Glow, as: glow}", "Ransack")
    english, _ = says(reader, only, "P1: {play: Ransack}", "P1: {choose: [top, Ransack]}")
    assert "without asking P1: “I2I and Tangle” (1.7.7)" in english


def test_the_one_ability_in_the_bag_is_named_where_another_is_to_be_resolved(reader: Reader) -> None:
    given = "P1: {ink: 3, hand: [{card: Maleficent - Sorceress, as: witch}], play: [{card: Stitch - New Dog, as: dog}]}"
    english, spanish = says(reader, given, "P1: {play: witch}", "P1: {resolve: dog}")
    assert "Maleficent - Sorceress" in english
    assert "Maleficent - Sorceress" in spanish
    holds(reader, given, "P1: {play: witch}", "P1: {resolve: witch}", "P1: {may: no}")


# ---- what does nothing -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "words"), [("en", "does nothing"), ("es", "no hace nada")])
def test_an_effect_that_finds_only_ward_is_told_once_to_do_nothing(reader: Reader, lang: str, words: str) -> None:
    given = FIRE.replace("{card: Stitch - New Dog, as: dog}, ", "")
    outcome = run(reader, given, "P1: {play: Dragon Fire}", "see: {ali: {zone: play}}")
    assert outcome.ok, outcome.message
    [step, _] = tell_run(outcome, lang).steps
    assert [rule for text, rule in step.events if words in text] == ["8.15.1"]
