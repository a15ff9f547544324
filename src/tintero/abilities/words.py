"""The closed word lists of the vocabulary: card types, zones, values, events, keywords, durations, ways to do it."""

from enum import IntEnum, IntFlag
from typing import Final


class CardType(IntEnum):
    """The four card types (5.3 to 5.6); `printed` is the word on the card."""

    CHARACTER = 1
    ACTION = 2
    ITEM = 3
    LOCATION = 4

    @property
    def printed(self) -> str:
        return self.name.capitalize()


class Zone(IntEnum):
    """Where a card is (7.1). UNDER is inside the Play zone but not in play (5.1.1.5)."""

    DECK = 0
    HAND = 1
    PLAY = 2
    INKWELL = 3
    DISCARD = 4
    UNDER = 5
    OUT = 6  # its player has left the game (9.2.3)
    FACEDOWN = 7  # under another card, facedown (5.1.1.10)


class Stat(IntEnum):
    """A number that card text can read."""

    STRENGTH = 0
    WILLPOWER = 1
    LORE = 2
    COST = 3
    DAMAGE = 4
    MOVE_COST = 5
    CARDS_UNDER = 6


class Whose(IntEnum):
    """Whose cards a filter speaks of, seen from the player of the ability (1.3)."""

    ANY = 0
    YOURS = 1
    OPPOSING = 2
    THAT_PLAYERS = 3  # "that player" (each player's part, chosen player)


class Who(IntEnum):
    """Which players an effect speaks of (1.3.3)."""

    YOU = 0
    EACH_OPPONENT = 1
    EACH_PLAYER = 2
    CHOSEN_PLAYER = 3
    CHOSEN_OPPONENT = 4
    ANOTHER_CHOSEN_PLAYER = 5
    THAT_PLAYER = 6
    ITS_PLAYER = 7  # the player of "it"
    SUBJECTS_PLAYER = 8  # the player of the trigger's subject
    OBJECTS_PLAYER = 9  # the player of the trigger's other participant
    MOST_CARDS_IN_HAND = 10
    CHOSEN_PLAYERS = 11  # any number of players
    EACH_OTHER_PLAYER = 12
    CHALLENGING_PLAYER = 13  # the player of the challenging character


class Keyword(IntEnum):
    """The keywords of chapter 8, and Adventurous of set 14 (no numbered rule yet)."""

    ALERT = 0
    BODYGUARD = 1
    BOOST = 2
    CHALLENGER = 3
    EVASIVE = 4
    RECKLESS = 5
    RESIST = 6
    RUSH = 7
    SHIFT = 8
    SINGER = 9
    SING_TOGETHER = 10
    SUPPORT = 11
    VANISH = 12
    WARD = 13
    ADVENTUROUS = 14


class EventKind(IntEnum):
    """What can happen. Triggers listen to these, replacements intercept them, the log tells them."""

    TURN_BEGAN = 1
    STEP_BEGAN = 2
    TURN_ENDS = 3
    TURN_ENDED = 4
    READIED = 5
    EXERTED = 6
    DRIED = 7
    DREW = 8
    PUT_INTO_HAND = 9
    DISCARDED = 10
    INKED = 11
    PLAYED = 12
    ENTERED = 13
    LEFT_PLAY = 14
    BANISHED = 15
    RETURNED = 16
    QUESTED = 17
    CHALLENGED = 18
    CHALLENGE_ENDED = 19
    DAMAGE_DEALT = 20
    DAMAGE_PUT = 21
    DAMAGE_TAKEN = 22
    DAMAGE_REMOVED = 23
    LORE_GAINED = 24
    LORE_LOST = 25
    MOVED = 26
    SANG = 27
    PUT_UNDER = 28
    CHOSEN = 29
    SHUFFLED = 30
    REVEALED = 31
    LOOKED = 32
    PUT_ON_DECK = 33
    INTO_DISCARD = 34
    LEFT_DISCARD = 35
    INK_PAID = 36
    INK_READIED = 37
    ABILITY_USED = 38
    TRIGGERED = 39
    RESOLVED = 40
    GIVEN = 41
    EXPIRED = 42
    INK_DROP = 43
    INK_DROP_REMOVED = 44
    REPLACED = 45
    WON = 46
    LOST = 47
    STARTED = 48
    MULLIGAN = 49
    NAMED = 50
    NO_EFFECT = 52
    INKWELL_CHANGED = 53
    DISCARDED_TOGETHER = 54  # one or more cards, once per event; the amount is how many (6.2.1)
    MILLED = 55  # one or more cards from deck to discard, once per event
    SETTLED = 56  # a question with one possible answer, which nobody was asked
    GAME_DRAWN = 57
    DECK_REFILLED = 58
    PERMISSION_USED = 59  # a permission that allows each name once a turn
    LEFT_LOCATION = 60
    RESURFACED = 61  # what lay under a card is the permanent again
    COVERED = 62  # another card was laid on top of it (8.10)


class How(IntEnum):
    """How an event happened, where a text or the log tells the ways apart."""

    ANY = 0
    # a banishment or damage: in a challenge (4.6)
    IN_CHALLENGE = 1
    # a card played: with Shift, sung, without paying (4.3, 8.10 to 8.12)
    BY_SHIFT = 2
    SUNG = 3
    SUNG_TOGETHER = 4
    FREE = 5
    # how a card arrives: its state, and the end of the deck
    EXERTED = 6
    EXERTED_BY_CHOICE = 7
    READY = 8
    TO_TOP = 9
    TO_BOTTOM = 10
    # where a card came from
    FROM_DECK = 11
    FROM_HAND = 12
    FROM_DISCARD = 13
    FROM_INKWELL = 14
    FROM_PLAY = 15
    FROM_LOCATION = 16
    # what was challenged (4.6.8)
    OF_CHARACTER = 17
    OF_LOCATION = 18
    # what something was chosen for (6.1.3)
    FOR_ACTION = 19
    FOR_ITEM = 20
    FOR_SUPPORT = 21
    FOR_ABILITY = 22
    # which ability was used
    BY_BOOST = 23
    # which part of the turn began (3.2, 3.3)
    START_OF_TURN = 24
    MAIN_PHASE = 25
    # what for, or why: a turn action, an empty deck, conceding (1.8.1.2, 3.3)
    AS_TURN_ACTION = 26
    TO_INK = 27
    FROM_EMPTY_DECK = 28
    BY_CONCEDING = 29
    # where a card went, or was looked at
    TO_DECK = 30
    AT_DECK = 31
    AT_TOP = 32
    AT_HAND = 33
    AT_INKWELL = 34
    # why nothing happened
    WITHOUT_CONDITION = 35
    WITHOUT_CHOICE = 36
    # a card that goes to the discard because it is discarded (7.3.4)
    BY_DISCARDING = 37
    # a card that was announced and then could not be paid for (1.5.3)
    UNPAID = 38


class Did(IntFlag):
    """What a permanent did this turn, or what happened to it (6.1.13.4)."""

    QUESTED = 1
    CHALLENGED = 2
    WAS_CHALLENGED = 4
    TOOK_DAMAGE = 8
    PLAYED = 16
    GOT_CARD_UNDER = 32


class Moment(IntEnum):
    """The one future moment of a delayed trigger (6.2.7.2)."""

    END_OF_TURN = 0
    END_OF_YOUR_TURN = 1
    AFTER_CHALLENGE = 2
    START_OF_YOUR_NEXT_TURN = 3


class Role(IntEnum):
    """A part in the challenge that is going on (4.6.2)."""

    EITHER = 0
    CHALLENGING = 1
    CHALLENGED = 2


class Quantity(IntEnum):
    """How many of what fits are picked: the number said, fewer too, as many as one likes, or all."""

    EXACTLY = 0
    UP_TO = 1
    ANY_NUMBER = 2
    EVERY = 3


class DeckEnd(IntEnum):
    """Where in the deck a card goes (7.2)."""

    BOTTOM = 0
    TOP = 1
    SHUFFLED = 2


class Order(IntEnum):
    """In which order several cards arrive: ANY means that a player chooses it."""

    AS_THEY_ARE = 0
    ANY = 1
    RANDOM = 2


class PlayWay(IntEnum):
    """How an effect lets a card be played (6.7.8): PAID means that every cost is paid in the usual way."""

    FREE = 0
    PAID = 1
    SHIFTED_FREE = 2
    FREE_OR_SHIFTED = 3


class AfterPlay(IntEnum):
    """Where an action goes that an effect played: the discard, or the bottom of the deck.

    AT_ONCE: as the next thing the effect does. WHEN_DONE: once the action's own effect is over.
    """

    DISCARD = 0
    BOTTOM_AT_ONCE = 1
    BOTTOM_WHEN_DONE = 2


class Payment(IntEnum):
    """Which way of paying for a card a change of its price speaks of."""

    ANY = 0
    SHIFT = 1
    SHIFT_ONTO_THIS = 2
    NOT_SUNG = 3  # the text leaves out songs that are sung


class Times(IntEnum):
    """How often a rule about playing cards applies. NEXT: it is used up by the next fitting card (4.3.6)."""

    ALWAYS = 0
    FIRST_EACH_TURN = 1
    NEXT = 2


class ShiftBase(IntEnum):
    """Which bases a Shift ability accepts (8.10.8)."""

    SAME_NAME = 0
    ANY_CHARACTER = 1  # Universal Shift
    CLASSIFICATION = 2
    TWO_NAMES = 3  # Duo Shift
    ONE_OR_TWO_NAMES = 4  # Combo Shift
    ITEM = 5  # an item with that name


class DiscardBy(IntEnum):
    """How the cards to discard are found."""

    CHOICE = 0
    UP_TO = 1  # a choice that may stop early
    RANDOM = 2
    WHOLE_HAND = 3


class Until(IntEnum):
    """How long a given property lasts (6.1.13)."""

    THIS_TURN = 0
    START_OF_YOUR_NEXT_TURN = 1
    THEIR_NEXT_TURN = 2  # only during the next turn of the affected card's player
    START_OF_THEIR_NEXT_TURN = 3  # used by "at the start of their next turn" restrictions
    WHILE_SOURCE_IN_PLAY = 4
    THIS_CHALLENGE = 5
    PERMANENT = 6
    UNTIL_THEIR_NEXT_TURN = 7  # until the next turn of the affected card's player starts


# durations that are told by the next turn of each affected player
THEIR_TIME: Final = (Until.THEIR_NEXT_TURN, Until.START_OF_THEIR_NEXT_TURN, Until.UNTIL_THEIR_NEXT_TURN)


class Doing(IntEnum):
    """What a card can be barred from, or allowed (1.2.2)."""

    QUEST = 0
    CHALLENGE = 1
    BE_CHALLENGED = 2
    READY = 3
    READY_AT_START = 4
    SING = 5
    MOVE = 6
    BE_DEALT_DAMAGE = 7
    BE_CHOSEN = 8
    CHALLENGE_READY = 9
    QUEST_WHILE_DRYING = 10
    MOVE_HERE_FREE = 11
    SING_ALONE = 12
    TAKE_CHALLENGE_DAMAGE = 13
    CHALLENGE_WHILE_DRYING = 14
    MUST_QUEST = 15
    MUST_BE_CHOSEN = 16
    HAVE_DAMAGE_REMOVED = 17


class Limit(IntEnum):
    """How often an ability may fully resolve or be used in a turn (6.1.13.2)."""

    NONE = 0
    ONCE = 1
    TWICE = 2
