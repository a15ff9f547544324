"""The closed word lists of the vocabulary: kinds of card, zones, values, events, keywords, durations."""

from enum import IntEnum


class Kind(IntEnum):
    """The four card types (5.3 to 5.6)."""

    CHARACTER = 1
    ACTION = 2
    ITEM = 3
    LOCATION = 4


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
    THAT_PLAYERS = 3  # the player in the register THAT_PLAYER (each player's part, chosen player)


class Who(IntEnum):
    """Which players an effect speaks of (1.3.3)."""

    YOU = 0
    EACH_OPPONENT = 1
    EACH_PLAYER = 2
    CHOSEN_PLAYER = 3
    CHOSEN_OPPONENT = 4
    ANOTHER_CHOSEN_PLAYER = 5
    THAT_PLAYER = 6
    ITS_PLAYER = 7  # the player of the card in the register IT
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


class Event(IntEnum):
    """What can happen. Triggers listen to these, replacements intercept them, the log tells them."""

    NOTHING = 0
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
    BOOSTED = 51
    NO_EFFECT = 52
    INKWELL_CHANGED = 53
    DISCARDED_TOGETHER = 54  # one or more cards, once per event; the amount is how many (6.2.1)
    MILLED = 55  # one or more cards from deck to discard, once per event
    SETTLED = 56  # a question with one possible answer, which nobody was asked


class Until(IntEnum):
    """How long a given property lasts (6.1.13)."""

    THIS_TURN = 0
    START_OF_YOUR_NEXT_TURN = 1
    THEIR_NEXT_TURN = 2  # only during the next turn of the affected card's player
    START_OF_THEIR_NEXT_TURN = 3  # used by "at the start of their next turn" restrictions
    WHILE_SOURCE_IN_PLAY = 4
    THIS_CHALLENGE = 5
    PERMANENT = 6


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
    GAIN_KEYWORD = 14
    MUST_QUEST = 15
    MUST_BE_CHOSEN = 16
    HAVE_DAMAGE_REMOVED = 17


class Limit(IntEnum):
    """How often an ability may fully resolve or be used in a turn (6.1.13.2)."""

    NONE = 0
    ONCE = 1
    TWICE = 2
