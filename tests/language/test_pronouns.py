"""What he, she, it, they and "that" mean: decided by grammar, shown on texts that no card has.

Each row is a text and the references of its effect, in the order of its words. SUBJECT and OBJECT are the card that did
it and the other participant, as the event is told: of "banishes", the banished card is the subject.
"""

from __future__ import annotations

from typing import Any

import pytest

from tintero.abilities.ability import Replacement, Static, Triggered
from tintero.abilities.base import Ref
from tintero.abilities.target import Filter, It, LocationOf, Object, Participant, Singers, Subject, This
from tintero.abilities.unbound import Doer, Pronoun
from tintero.abilities.words import Role
from tintero.language import Unread
from tintero.language.tree import nodes

from ..reading import shared_reader

THIS, IT, SUBJECT, OBJECT = This(), It(), Subject(), Object()

# ---- before the effect has picked anything: the doer of the trigger condition -----
DOERS: list[tuple[str, tuple[Ref, ...]]] = [
    ("Whenever a character moves here, they get +2 ¤ this turn.", (SUBJECT,)),
    ("Whenever a character moves here, that character gets +2 ¤ this turn.", (SUBJECT,)),
    ("Whenever a character moves here, you may ready them. They can't quest for the rest of this "
     "turn.", (SUBJECT, SUBJECT)),
    ("Whenever you move a character here, they gain Ward this turn.", (SUBJECT,)),
    ("Whenever one of your characters moves to a location, they get +1 ◊ this turn.", (SUBJECT,)),
    ("Whenever one of your characters banishes another character in a challenge, you may ready them.", (OBJECT,)),
    ("Whenever one of your characters banishes another character in a challenge, they get +1 ◊ this turn.", (OBJECT,)),
    ("Whenever one of your characters banishes a damaged character in a challenge, she gains Ward "
     "this turn.", (OBJECT,)),
    ("Whenever this character banishes another character in a challenge, they get +1 ◊ this turn.", (THIS,)),
    ("Whenever this character banishes another character in a challenge, you may ready him.", (THIS,)),
    ("Whenever one of your characters quests, they gain Evasive this turn.", (SUBJECT,)),
    ("Whenever one of your characters quests, remove up to 1 damage from them.", (SUBJECT,)),
    ("Whenever this character quests, she gains Ward until the start of your next turn.", (THIS,)),
    ("Whenever one of your characters challenges another character, they get +1 ¤ this turn.", (SUBJECT,)),
    ("Whenever one of your characters challenges a location, they get +3 ¤ this turn.", (SUBJECT,)),
    ("Whenever this character challenges a location, he gets +3 ¤ this turn.", (THIS,)),
    ("Whenever an opposing character challenges one of your characters, they get -1 ¤ this turn.", (SUBJECT,)),
    ("Whenever this character is challenged, they get +2 ¤ this turn.", (THIS,)),
    ("Whenever one of your characters is challenged, they get +2 ¤ this turn.", (OBJECT,)),
    ("Whenever one of your characters is challenged by a Villain character, they get +2 ¤ this turn.", (OBJECT,)),
    ("Whenever this character is challenged by a Villain character, she gets +2 ¤ this turn.", (THIS,)),
    ("Whenever one of your characters is banished, return them to your hand.", (SUBJECT,)),
    ("Whenever an opposing character takes damage, they can't quest for the rest of this turn.", (SUBJECT,)),
    ("Whenever one of your characters deals damage to an opposing character, they get +1 ¤ this turn.", (SUBJECT,)),
    ("Whenever one of your characters sings a song, you may ready them.", (SUBJECT,)),
    ("Whenever one of your characters quests or challenges, they get +1 ¤ this turn.", (SUBJECT,)),
    ("Whenever this character quests or is challenged, they get +1 ¤ this turn.", (THIS,)),
    ("Whenever one of your characters is readied, they get +1 ¤ this turn.", (SUBJECT,)),
    ("Whenever one of your characters is chosen by an opponent, they gain Ward this turn.", (SUBJECT,)),
    # a player does it: the card that it is done to
    ("Whenever you play a character, they gain Rush this turn.", (SUBJECT,)),
    ("Whenever an opponent plays a character, exert them.", (SUBJECT,)),
    ("Whenever you put a card under one of your characters, they get +1 ¤ this turn.", (SUBJECT,)),
    ("Whenever you put a card under this character, they get +1 ¤ this turn.", (THIS,)),
    ("Whenever you remove damage from one of your characters, they get +1 ¤ this turn.", (SUBJECT,)),
    ("Whenever you ready one of your characters, they get +1 ¤ this turn.", (SUBJECT,)),
    ("Whenever you draw a card, he gets +1 ¤ this turn.", (THIS,)),
]

# ---- "that" and "it": the last thing of that kind -----
THAT: list[tuple[str, tuple[Ref, ...]]] = [
    ("Whenever this character challenges another character, that character gets -1 ¤ this turn.", (OBJECT,)),
    ("Whenever one of your characters challenges another character, that character gets -1 ¤ this turn.", (OBJECT,)),
    ("Whenever one of your characters banishes another character in a challenge, put that character into "
     "their player's inkwell facedown and exerted.", (SUBJECT,)),
    ("Whenever this character banishes another character in a challenge, return that card to its player's hand.",
     (SUBJECT,)),
    ("Whenever this character deals damage to an opposing character, that character can't quest for the rest of "
     "this turn.", (OBJECT,)),
    ("Whenever one of your characters challenges a location, deal 1 damage to that location.", (OBJECT,)),
    ("Whenever one of your characters challenges a location, that character gets +1 ¤ this turn.", (SUBJECT,)),
    ("Whenever one of your characters is challenged by a Villain character, that character gets -1 ¤ this turn.",
     (SUBJECT,)),
    ("Whenever you play an item, put it on the bottom of your deck.", (SUBJECT,)),
    ("Whenever you play an item, banish that item.", (SUBJECT,)),
    ("Whenever one of your items is banished, return that card to your hand.", (SUBJECT,)),
    ("When this item is banished, put it on the bottom of your deck.", (THIS,)),
    ("Whenever this character challenges a location, deal 2 damage to it.", (OBJECT,)),
    ("Whenever you discard a character card, you may return that card to your hand.", (SUBJECT,)),
    ("Whenever this character is challenged, the challenging character gets -1 ¤ this turn.",
     (Participant(Role.CHALLENGING),)),
    ("Whenever one of your characters moves to a location, draw cards equal to that location's ◊.", (OBJECT,)),
    ("Whenever this character quests while at a location, gain lore equal to that location's "
     "◊.", (LocationOf(THIS), THIS)),
]  # fmt: skip

# ---- once the effect has picked something, they mean that, if it can be meant -----
PICKED: list[tuple[str, tuple[Ref, ...]]] = [
    ("Whenever one of your characters quests, deal 1 damage to chosen character. They can't challenge during their "
     "next turn.", (IT,)),
    ("Whenever a character moves here, ready chosen character. They can't quest for the rest of this turn.", (IT,)),
    ("Whenever you play a character, banish chosen item. They get +1 ¤ this turn.", (SUBJECT,)),
    ("Whenever you play a character, banish chosen item. That character gets +1 ¤ this turn.", (SUBJECT,)),
    ("Whenever this character challenges another character, banish chosen item. That character gets -1 ¤ this turn.",
     (OBJECT,)),
    ("Whenever one of your characters quests, ready this character. He can't quest for the rest of this turn.",
     (THIS, THIS)),
    ("Whenever this character challenges another character, exert chosen character. That character can't ready at "
     "the start of their next turn.", (IT,)),
    ("Whenever you play a song, ready chosen character. That character can't quest for the rest of this turn.", (IT,)),
]  # fmt: skip

ROWS = DOERS + THAT + PICKED


def meaning(text: str) -> Any:
    reading = shared_reader().read_text("triggered", "", text)
    assert not isinstance(reading, Unread), reading
    return reading.meaning


def references(effect: Any) -> tuple[Ref, ...]:
    return tuple([node for node in nodes(effect) if isinstance(node, Ref)])


@pytest.mark.parametrize(("text", "expected"), ROWS, ids=[text for text, _ in ROWS])
def test_a_pronoun_means_what_the_grammar_of_its_sentence_says(text: str, expected: tuple[Ref, ...]) -> None:
    ability = meaning(text)
    assert isinstance(ability, Triggered)
    assert references(ability.effect) == expected


def test_there_are_enough_of_them() -> None:
    assert len(ROWS) > 50


REFUSED = [
    "Whenever you play a song, she gets +1 ¤ this turn.",  # no person was named
    "Whenever one of your items is banished, they get +1 ¤ this turn.",
    "Whenever one of your characters quests or is challenged, they get +1 ¤ this turn.",  # one event or the other
    "Whenever they draw a card, gain 1 lore.",  # who?
    "Your characters get +1 ¤ for each card under them.",  # a number for each of them
    "While you have a Pirate character in play, she gets +1 ¤.",  # this character, or that Pirate?
    "While you have 2 or more Pirate characters in play, that character gets +1 ¤.",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_a_pronoun_could_not_mean_is_refused(text: str) -> None:
    assert isinstance(shared_reader().read_text("triggered", "", text), Unread)


def test_their_player_is_the_player_of_whoever_was_named() -> None:
    ability = meaning("Whenever an opposing character quests, their player loses 1 lore.")
    assert "SUBJECTS_PLAYER" in repr(ability.effect)
    ability = meaning("Whenever one of your characters is challenged, draw a card.")
    assert references(ability.effect) == ()


def test_what_would_happen_to_others_is_said_of_them() -> None:
    ability = meaning("If one of your other characters would be banished, return them to your hand instead.")
    assert isinstance(ability, Replacement)
    assert isinstance(ability.subject, Filter)
    assert references(ability.effect) == (SUBJECT,)
    ability = meaning("If this character would be banished, return them to your hand instead.")
    assert references(ability.effect) == (THIS,)


def test_a_condition_about_each_of_several_narrows_them() -> None:
    ability = meaning("Your characters get +1 ¤ while they're at a location.")
    assert isinstance(ability, Static)
    assert ability.condition is None
    assert "AtLocation" in repr(ability.affects)


def test_those_who_sang_are_the_singers() -> None:
    assert references(
        meaning("Whenever one or more of your characters sings a song, those characters get +1 ¤ this turn.").effect
    ) == (Singers(),)


def test_no_doer_is_left_for_the_rules() -> None:
    """Which side of an event was the subject of the sentence is nothing that the rules know."""
    for text, _ in ROWS:
        assert not any(isinstance(node, (Doer, Pronoun)) for node in nodes(meaning(text)))
