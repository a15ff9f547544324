"""What he, she, it, they and "that" mean: decided by grammar, shown on texts that no card has.

Each row is a text and the references of its effect, in the order of its words. SUBJECT and OBJECT are the card that did
it and the other participant, as the event is told: of "banishes", the banished card is the subject.
"""

from __future__ import annotations

from typing import Any

import pytest

from tintero.abilities.ability import Replacement, Static, Triggered
from tintero.abilities.base import Ref
from tintero.abilities.target import Filter, It, LocationOf, Object, Participant, Players, Singers, Subject, This
from tintero.abilities.unbound import Doer, Pronoun
from tintero.abilities.words import Role, Who, Zone
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

# ---- an ability that has nothing of its own to be other than, and one that says what this card is -----
AGREEING: list[tuple[str, tuple[Ref, ...]]] = [
    ("Whenever a character moves here, another chosen character here gets +1 ¤ this turn.", (SUBJECT,)),
    ("Whenever a character quests while here, each other character here gets +1 ◊ this turn.", (SUBJECT,)),
    ("Whenever an opposing character challenges this location, deal 1 damage to it.", (THIS,)),
    ("Whenever an opposing character challenges this location, they get -1 ¤ this turn.", (SUBJECT,)),
    ("Whenever this character moves to a location, it gets +1 ◊ this turn.", (OBJECT,)),
    ("When you play this character, chosen opponent chooses and discards a card. If it's a character card, they lose "
     "1 lore.", (IT,)),
]  # fmt: skip

ROWS = DOERS + THAT + PICKED + AGREEING


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
    # who did it is a player
    "At the end of each opponent's turn, if they didn't challenge this turn, they lose 1 lore.",
    "Whenever an opponent draws a card, he gets +1 ¤ this turn.",
    # a card that nobody points at, or any card at all
    "Whenever you put a card into your inkwell, you may reveal it.",
    "Whenever you play a second card in a turn, they get +1 ◊ this turn.",
    "At the start of your turn, if you have a character here, remove up to 2 damage from them.",
    "When you play this character, draw a card. If it's a character card, you may play it for free.",
    "When you play this character, put the top 2 cards of your deck into your discard. If it's a character card, gain "
    "1 lore.",
    # this is a location, and that is not this
    "Whenever this character quests while at a location, remove up to 2 damage from it.",
    "Whenever this location is challenged, deal 1 damage to them.",
    "Whenever this character challenges a damaged character, it gets -2 ¤ this turn.",
    "Whenever this character is challenged and banished, that character can't ready at the start of their next turn.",
    # other than this one, or than that one?
    "Whenever one of your characters quests, another chosen character of yours gets +1 ¤ this turn.",
    "Whenever one of your characters quests, each of your other characters gets +1 ¤ this turn.",
    "Whenever you play a character, you may banish one of your other characters to draw a card.",
    "Whenever one of your characters is banished, return another character card from your discard to your hand.",
    # whose value?
    "Whenever one of your characters quests, chosen character gets +¤ equal to that character's ¤ this turn.",
    "When you play this character, you may banish chosen character of yours. If you do, this character gets +¤ equal "
    "to their ¤ this turn.",
    # each of them has one of their own
    "When you play this character, each opponent chooses one of their characters. Banish that character.",
    "When you play this character, each opponent chooses one of their characters. Deal 1 damage to them.",
    "When you play this character, exert each opposing character. That character can't ready at the start of their "
    "next turn.",
    "When you play this character, each opponent reveals the top card of their deck. If it's a character card, you "
    "gain 1 lore.",
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


# ---- actions: nothing is there before the effect has picked it -----

ACTIONS: list[tuple[str, tuple[Ref, ...]]] = [
    ("Whenever one of your characters quests this turn, another chosen character gets +1 ¤ this turn.", (SUBJECT,)),
    ("Whenever one of your characters quests this turn, draw a card for each other character you have in play.",
     (SUBJECT,)),
    ("Banish chosen character of yours to deal damage equal to their ¤ to chosen opposing character.", (IT,)),
    ("Ready chosen character. Exert each other character.", ()),
    ("Chosen character gets +1 ¤ for each other character you have in play this turn.", ()),
    ("Chosen character gets +¤ equal to the ¤ of another chosen character this turn.", (IT, It("valued"))),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), ACTIONS, ids=[text for text, _ in ACTIONS])
def test_what_an_action_speaks_of(text: str, expected: tuple[Ref, ...]) -> None:
    reading = shared_reader().read_text("effect", "", text)
    assert not isinstance(reading, Unread), reading
    assert references(reading.meaning) == expected


@pytest.mark.parametrize(
    "text",
    [
        "That character gets +1 ¤ this turn.",
        "They get +1 ¤ this turn.",
        "Its player draws a card.",
        "That player loses 1 lore.",
        "Banish all other items.",
        "Draw a card for each other character you have in play.",
        "If you have another character in play, draw a card.",
        "Return another chosen character to their player's hand.",
        "Ready up to 2 chosen characters. That character can't quest for the rest of this turn.",
        "Banish all items. For each item banished this way, its player gains 1 lore.",
        "Return all characters to their players' hands. That player draws a card.",
        "Each opponent banishes one of their characters. That player draws a card.",
        "Deal 2 damage to each opposing character. For each character banished this way, gain 1 lore.",
        "Return this card from your discard to your hand.",
        # some of those: of several that were picked, in play, and nothing has been picked since
        "Banish one of them.",
        "Choose a character. Banish one of them.",
        "Choose 3 items. Banish one of those characters.",
        "Choose 3 characters. Banish one of them and exert one of them.",
        "Look at the top 3 cards of your deck. Banish one of them.",
        "Choose 2 cards from your discard. Return one of them to your hand.",
        "Each opponent chooses 2 of their characters. Banish one of those characters.",
    ],
)
def test_what_no_action_can_speak_of(text: str) -> None:
    assert isinstance(shared_reader().read_text("effect", "", text), Unread)


# ---- what a cost has picked is spoken of before anything that the effect picks -----

PAID: list[tuple[str, str, tuple[Ref, ...]]] = [
    ("Exert one of your characters", "Deal damage equal to that character's ¤ to chosen opposing character.", (IT,)),
    ("Exert one of your other characters", "Gain lore equal to their ◊.", (IT,)),
    ("Exert one of your characters", "Banish chosen opposing character with less ¤ than that character.", (IT,)),
    ("Exert 2 of your characters", "They get +1 ¤ this turn.", (IT,)),
    ("Exert one of your characters", "Ready this character. She can't quest for the rest of this turn.", (THIS, THIS)),
    ("Banish one of your characters", "Draw a card for each card that was under them.", (IT,)),
    ("Banish one of your items", "Return it to your hand.", (IT,)),
    ("Discard a card", "If it's an item card, draw a card.", (IT,)),
    ("Discard a card", "He gets +1 ¤ this turn.", (THIS,)),
    ("Discard an action card", "Play it for free.", (IT,)),
    ("Return one of your characters to your hand", "Gain lore equal to that character's ◊.", (IT,)),
    ("Banish this item", "Put it on the bottom of your deck.", (THIS,)),
    ("Discard a card", "Return another card from your discard to your hand.", (IT,)),
    ("Banish one of your characters", "Return another character card from your discard to your hand.", (IT,)),
    ("Banish one of your other characters", "Deal 1 damage to each other character.", ()),
    ("Deal 1 damage to this character", "He gets +2 ¤ this turn.", (THIS,)),
]


@pytest.mark.parametrize(("cost", "text", "expected"), PAID, ids=[f"{cost}: {text}" for cost, text, _ in PAID])
def test_what_paid_the_cost_is_what_the_effect_speaks_of(cost: str, text: str, expected: tuple[Ref, ...]) -> None:
    reading = shared_reader().read_text("activated", cost, text)
    assert not isinstance(reading, Unread), reading
    assert references(reading.meaning.effect) == expected


@pytest.mark.parametrize(
    ("cost", "text"),
    [
        ("2 ⬡", "That character gains Ward until the start of your next turn."),
        ("⟳", "That player loses 1 lore."),
        ("Exert 2 of your characters", "That character gets +1 ¤ this turn."),
        ("Exert one of your characters", "Chosen opposing character gets -¤ equal to that character's ¤ this turn."),
        ("Banish one of your other characters", "This character gets +¤ equal to their ¤ this turn."),
        ("Exert one of your characters", "Each of your other characters gets +1 ¤ this turn."),
        ("2 ⬡", "Return this card from your discard to your hand."),
    ],
)
def test_what_no_cost_has_picked_is_refused(cost: str, text: str) -> None:
    assert isinstance(shared_reader().read_text("activated", cost, text), Unread)


# ---- that player, their player -----


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Whenever this character challenges another character, their player loses 1 lore.", Who.OBJECTS_PLAYER),
        ("Whenever this character banishes another character in a challenge, that character's player loses 1 lore.",
         Who.SUBJECTS_PLAYER),
        ("Whenever an item is banished, its player draws a card.", Who.SUBJECTS_PLAYER),
        ("Whenever an opponent chooses one of your characters, that player discards a card.", Who.THAT_PLAYER),
        ("At the start of each opponent's turn, that player loses 1 lore.", Who.THAT_PLAYER),
        ("Whenever this character quests, banish chosen item. Its player draws a card.", Who.ITS_PLAYER),
    ],
)  # fmt: skip
def test_that_player_is_who_did_it_or_whose_it_is(text: str, who: Who) -> None:
    assert [node.who for node in nodes(meaning(text).effect) if isinstance(node, Players)] == [who]


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this character quests, that player loses 1 lore.",
        "Whenever this character is challenged, that player loses 1 lore.",
        "Whenever an opponent plays a song, deal 1 damage to chosen character. That player loses 1 lore.",
        "During an opponent's turn, whenever one of your characters is banished, that player loses 1 lore.",
        "During an opponent's turn, whenever you draw a card, they lose 1 lore.",
    ],
)
def test_a_player_nobody_has_named_is_refused(text: str) -> None:
    assert isinstance(shared_reader().read_text("triggered", "", text), Unread)


# ---- this card, in the discard (6.1.12) -----


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Whenever you discard a card, you may pay 2 ⬡ to return this card from your discard to your hand.",
         Zone.DISCARD),
        ("At the start of your turn, you may banish one of your characters to play this character from your discard "
         "for free.", Zone.DISCARD),
        ("When you discard this card, you may play it for free.", Zone.DISCARD),
        ("When this character is banished, you may play this card from your discard for free.", Zone.PLAY),
        ("Whenever you discard a card, you may return this character to your hand.", Zone.PLAY),
    ],
)  # fmt: skip
def test_an_ability_works_where_it_says_its_card_lies(text: str, zone: Zone) -> None:
    assert meaning(text).zones == (zone,)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this character quests, you may return this card from your discard to your hand.",
        "Whenever one of your other characters is banished, you may return this card from your discard to your hand.",
    ],
)
def test_a_card_in_play_does_not_lie_in_the_discard(text: str) -> None:
    assert isinstance(shared_reader().read_text("triggered", "", text), Unread)
