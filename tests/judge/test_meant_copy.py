"""A full name means a card only if it is unique among those that come into question, or nothing tells them apart."""

from __future__ import annotations

import pytest

from tintero.language import Reader

from .exact import fails, holds

DOG = "Stitch - New Dog"
POOCH = "Pluto - Friendly Pooch"
TWO = f"P1: {{play: [{DOG}, {{card: {DOG}, damage: 1}}]}}"
ALIKE = f"P1: {{play: [{DOG}, {DOG}]}}"
SEVERAL = "several_copies"


def names_said(reader: Reader, given: str, *steps: str) -> str:
    """What the refusal of the last step says to write, in English."""
    message = fails(reader, SEVERAL, given, *steps).message
    return message.partition("write ")[2].partition(", or give")[0]


# ---- what a player does ----------------------------------------------------------------------------------------------


def test_copies_that_differ_must_be_told_apart(reader: Reader) -> None:
    assert names_said(reader, TWO, f"P1: {{quest: {DOG}}}") == f"{DOG}#1 or {DOG}#2"
    holds(reader, TWO, f"P1: {{quest: {DOG}#2}}", f"see: {{{DOG}#2: {{exerted: true}}, {DOG}#1: {{exerted: false}}}}")


@pytest.mark.parametrize(
    "differing",
    ["exerted: true", "drying: true", "strength: +1", "gains: [Evasive]", f"under: [{POOCH}]", "as: mine"],
)
def test_whatever_tells_two_copies_apart_makes_the_name_ambiguous(reader: Reader, differing: str) -> None:
    given = f"P1: {{hand: [Dragon Fire], ink: 5}}, P2: {{play: [{DOG}, {{card: {DOG}, {differing}}}]}}"
    fails(reader, SEVERAL, given, "P1: {play: Dragon Fire}", f"P1: {{choose: {DOG}}}")


def test_a_copy_that_cannot_be_chosen_does_not_come_into_question(reader: Reader) -> None:
    given = f"P1: {{hand: [Dragon Fire], ink: 5}}, P2: {{play: [{{card: {DOG}, gains: [Ward]}}, {DOG}]}}"
    holds(reader, given, "P1: {play: Dragon Fire}", f"P1: {{choose: {DOG}}}", f"see: {{{DOG}#2: {{zone: discard}}}}")


def test_of_copies_that_nothing_tells_apart_the_first_is_taken(reader: Reader) -> None:
    holds(reader, ALIKE, f"P1: {{quest: {DOG}}}", f"see: {{{DOG}#1: {{exerted: true}}, {DOG}#2: {{exerted: false}}}}")


def test_only_cards_that_can_do_it_come_into_question(reader: Reader) -> None:
    """Those of the player who acts, those that are ready, those in the hand."""
    given = f"P1: {{hand: [{DOG}], ink: 3, play: [{{card: {DOG}, exerted: true}}]}}, P2: {{play: [{DOG}]}}"
    holds(reader, given, f"P1: {{play: {DOG}}}", f"see: {{{DOG}#1: {{zone: play, drying: true}}}}")
    holds(reader, f"P1: {{play: [{{card: {DOG}, exerted: true}}, {DOG}]}}", f"P1: {{quest: {DOG}}}")


def test_a_target_of_two_players_is_named_with_its_player(reader: Reader) -> None:
    given = f"P1: {{play: [{DOG}, {POOCH}]}}, P2: {{play: [{DOG}]}}"
    step = f"cannot: {{P1: {{challenge: {POOCH}, target: {DOG}}}}}"
    assert names_said(reader, given, step) == f"P1/{DOG} or P2/{DOG}"
    holds(reader, given, f"cannot: {{P1: {{challenge: {POOCH}, target: P2/{DOG}}}}}")


def test_an_alias_is_what_the_refusal_says_to_write(reader: Reader) -> None:
    given = f"P1: {{play: [{{card: {DOG}, as: pup}}, {DOG}]}}"
    assert names_said(reader, given, f"P1: {{quest: {DOG}}}") == f"pup or {DOG}#2"
    holds(reader, given, "P1: {quest: pup}")


def test_a_list_that_names_all_of_them_means_each(reader: Reader) -> None:
    """Both dogs sing together; naming one of two that differ would leave open which."""
    song = "Second Star to the Right"
    dragon = "{card: Maleficent - Monstrous Dragon, as: dragon}"
    given = f"P1: {{hand: [{song}], play: [{DOG}, {{card: {DOG}, damage: 1}}, {dragon}]}}"
    play = f"P1: {{play: {song}, sing: [dragon, {DOG}, {DOG}]}}"
    holds(reader, given, play, "P1: {choose: P1}", f"see: {{{DOG}: {{exerted: true}}}}")
    fails(reader, SEVERAL, given, f"P1: {{play: {song}, sing: [dragon, {DOG}]}}")


def test_what_a_filler_means_is_no_matter_of_luck(reader: Reader) -> None:
    given = "P1: {hand: [Dragon Fire, filler, filler], ink: 5}, P2: {play: [filler, {card: filler, damage: 1}]}"
    fails(reader, SEVERAL, given, "P1: {play: Dragon Fire}", "P1: {choose: filler}")
    holds(reader, given, "P1: {ink: filler}")  # in the hand they are alike


def test_waiting_abilities_of_two_copies_are_two(reader: Reader) -> None:
    """Also when nothing else tells the copies apart: the file says which one resolves."""
    tink = "Tinker Bell - Insistent Fairy"
    given = f"P1: {{play: [{tink}, {tink}], hand: [{{card: Honest John - Shameless Schemer, as: john}}], ink: 6}}"
    assert names_said(reader, given, "P1: {play: john}", f"P1: {{resolve: {tink}}}") == f"{tink}#1 or {tink}#2"
    holds(reader, given, "P1: {play: john}", f"P1: {{resolve: {tink}#2}}", f"bag: [{{card: {tink}#1}}]")


# ---- what is seen ----------------------------------------------------------------------------------------------------


def test_what_is_seen_of_several_copies_must_be_true_of_each(reader: Reader) -> None:
    holds(reader, TWO, f"see: {{{DOG}: {{exerted: false, zone: play}}}}")
    fails(reader, SEVERAL, TWO, f"see: {{{DOG}: {{damage: 1}}}}")
    fails(reader, "differs", TWO, f"see: {{{DOG}: {{damage: 2}}}}")


def test_a_zone_is_not_seen_in_whichever_copy_is_there(reader: Reader) -> None:
    given = f"P1: {{hand: [{DOG}], play: [{{card: {DOG}, damage: 1}}]}}"
    fails(reader, SEVERAL, given, f"see: {{{DOG}: {{zone: hand}}}}")
    holds(reader, given, f"see: {{{DOG}#1: {{zone: hand}}}}")
    holds(reader, given, f"see: {{{DOG}: {{damage: 1}}}}")  # only a card in play has damage


def test_a_location_of_which_there_are_two_must_be_told_apart(reader: Reader) -> None:
    here = "Never Land - Mermaid Lagoon"
    given = f"P1: {{play: [{{card: {here}, as: one}}, {{card: {here}, as: two}}, {{card: {DOG}, at: two}}]}}"
    assert names_said(reader, given, f"see: {{{DOG}: {{at: {here}}}}}") == "one or two"
    holds(reader, given, f"see: {{{DOG}: {{at: two}}}}")
    fails(reader, "differs", given, f"see: {{{DOG}: {{at: one}}}}")


# ---- from where ------------------------------------------------------------------------------------------------------

KING = (
    "P1: {ink: 4, play: [{card: The Horned King - Merciless Master, exerted: true}],"
    f" discard: [{DOG}, {{card: Mickey Mouse - True Friend, as: mickey}}], hand: [{DOG}]}}"
)


def test_a_play_without_a_zone_is_from_the_hand(reader: Reader) -> None:
    holds(reader, KING, f"P1: {{play: {DOG}}}", f"see: {{P1: {{hand: 0, discard: [{DOG}, mickey]}}}}")
    holds(reader, KING, f"P1: {{play: {DOG}, from: discard}}", f"see: {{P1: {{hand: [{DOG}], discard: [mickey]}}}}")


@pytest.mark.parametrize("step", ["P1: {play: mickey}", "can: {P1: {play: mickey}}", "cannot: {P1: {play: mickey}}"])
def test_what_can_only_be_played_from_elsewhere_needs_its_zone(reader: Reader, step: str) -> None:
    assert "from: discard" in fails(reader, "played_from", KING, step).message
    holds(reader, KING, "P1: {play: mickey, from: discard}", "see: {mickey: {zone: play}}")


def test_copies_are_counted_in_the_order_of_the_file(reader: Reader) -> None:
    """`#1` is the copy that the file writes first, whatever its zone and its player."""
    dog_first = f"P1: {{play: [{DOG}], discard: [{DOG}]}}"
    discard_first = f"P1: {{discard: [{DOG}], play: [{DOG}]}}"
    holds(reader, dog_first, f"see: {{{DOG}#1: {{zone: play}}, {DOG}#2: {{zone: discard}}}}")
    holds(reader, discard_first, f"see: {{{DOG}#1: {{zone: discard}}, {DOG}#2: {{zone: play}}}}")
    theirs_first = f"P2: {{play: [{DOG}]}}, P1: {{discard: [{DOG}]}}"
    holds(reader, theirs_first, f"see: {{{DOG}#1: {{zone: play}}, {DOG}#2: {{zone: discard}}}}")
