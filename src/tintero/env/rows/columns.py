"""The columns of an observation: their order is their meaning, and the page about them is made from here.

A change of what is written here, or of what it means, is a new version of the environment.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tintero.rules import option as op


class Column(NamedTuple):
    """One number of a row."""

    name: str
    words: str


SEATS: Final = 4  # at most
GLOBAL_SIZE: Final = 32
ENTITY_ROWS: Final = 160
OPTION_ROWS: Final = 64
HISTORY_ROWS: Final = 32

OF_A_SEAT: Final = (
    Column("lore", "lore of the seat"),
    Column("hand", "cards in hand"),
    Column("deck", "cards in the deck"),
    Column("ink_ready", "ink that is ready"),
    Column("ink", "cards in the inkwell"),
    Column("discard", "cards in the discard"),
)
OF_THE_GAME: Final = (
    Column("turn", "number of the turn, from 1; 0 while opening hands are altered"),
    Column("phase", "where the turn stands: 0 setup, 1 ready, 2 set, 3 draw, 4 main, 5 end, 6 readying"),
    Column("kind", "kind of the open question, see below; 0 when the game is over"),
    Column("asked", "whose question it is: 1 you, 2 the next seat …; 0 nobody's"),
    Column("starter", "who started: 1 you, 2 the next seat …"),
    Column("active", "whose turn it is, likewise"),
    Column("about", "token of the card whose text asks; 0 if none does or you may not know it"),
    Column("question", "what exactly is asked, see below"),
)
GLOBAL: Final = tuple(Column(f"{c.name}_{n}", c.words) for n in range(SEATS) for c in OF_A_SEAT) + OF_THE_GAME

ENTITY: Final = (
    Column("token", "which card it is; 0 if you may not know it"),
    Column("zone", "where it is, see below; 0: this row is empty"),
    Column("owner", "whose it is: 0 you, 1 the next seat …"),
    Column("exerted", "1 if it is exerted"),
    Column("drying", "1 if it is drying"),
    Column("damage", "damage counters; of a seat its ink drops"),
    Column("strength", "as it is now; of a seat the lore that it needs"),
    Column("willpower", "as it is now; of a seat 1 while it is in the game"),
    Column("lore", "as it is now; of a seat its lore"),
    Column("keywords", "one bit for each keyword that it has now, see below"),
    Column("cannot", "one bit for each thing that it cannot do, see below (the first 15)"),
    Column("can", "one bit for each thing that it is allowed against the rules (the first 15)"),
    Column("more", "the others: bits 0 to 2 of `cannot`, bits 3 to 5 of `can`"),
    Column("resist", "number of Resist"),
    Column("challenger", "number of Challenger"),
    Column("sings", "the cost as which it sings"),
    Column("at", "row, from 1, of the location it is at, of the card it lies under, in the bag of its card; 0 is none"),
    Column("under", "how many cards lie under it; of your seat see below"),
    Column("used", "abilities used up this turn; of a seat the cards inked this turn"),
    Column("did", "this turn, a bit each: quested, challenged, was challenged, took damage, was played, got a card"),
    Column("given", "abilities that something else gives it; in the bag, of effects and your seat: which, see below"),
    Column("cost", "of a card in your hand what it costs now to play; else as printed"),
    Column("place", "in a deck: from the top, from 1; in the bag: which came first; of effects and your seat: below"),
    Column(
        "part",
        "1: the question is about it; 2: it challenges; 4: it is challenged; 8: it was played with Shift; 16: what is "
        "asked happens to it; 32: a seat of your side",
    ),
)  # fmt: skip

OPTION: Final = (
    Column("verb", "what is done, see below; 0: this row is empty"),
    Column("row", "row of the card, or of the seat, that it is done with; counted from 1, 0 is none"),
    Column("target", "row of the second card: who is challenged, sings, is shifted onto or moved to; likewise"),
    Column("number", "which way to play, ability, mode, number or effect; which name of a card that is named, from 1"),
    Column("second", "which Shift ability; of an effect which ability of its card, from 1"),
    Column("token", "token of the card; of a card that is named too, and of the one that an effect comes from"),
    Column("owner", "whose card, or which seat: 1 you, 2 the next …; 0 is none"),
    Column("zone", "where the card is"),
)
HISTORY: Final = (
    Column("kind", "what happened, see below; 0: this row is empty"),
    Column("player", "who did it or to whom it happened: 1 you, 2 the next seat …; 0 is nobody"),
    Column("token", "the card; 0 if there is none or you may not know it"),
    Column("other", "the other card, or the one that was named"),
    Column("cause", "the card whose text did it"),
    Column("amount", "how much"),
    Column("how", "in which way, see below"),
    Column("chapter", "chapter of the rule that says so"),
)

# Where an entity is. What is no card has a place too: seats, what waits in the bag, effects that go on.
HAND: Final = 1
IN_PLAY: Final = 2
DISCARD: Final = 3
DECK: Final = 4
INKWELL: Final = 5
UNDER: Final = 6
ACTION: Final = 7
BAG: Final = 8
EFFECT: Final = 9
SEAT: Final = 10
OUT: Final = 11
ZONES: Final = {
    HAND: "hand", IN_PLAY: "in play", DISCARD: "discard", DECK: "deck", INKWELL: "inkwell", UNDER: "under a card",
    ACTION: "an action that is being resolved", BAG: "a triggered ability in the bag", EFFECT: "an effect that goes on",
    SEAT: "a seat", OUT: "out of the game",
}  # fmt: skip

KINDS: Final = (op.TURN, op.MAY, op.CHOOSE, op.PICK, op.NAME, op.AMOUNT, op.ORDER, op.RESOLVE, op.HAND)  # from 1

MORE: Final = 63  # verb of the last row where not all options have room: it shows the next ones

# in which order the parts stand in the flat observation, and where each begins
ENTITIES_AT: Final = GLOBAL_SIZE
OPTIONS_AT: Final = ENTITIES_AT + ENTITY_ROWS * len(ENTITY)
HISTORY_AT: Final = OPTIONS_AT + OPTION_ROWS * len(OPTION)
FLAT_SIZE: Final = HISTORY_AT + HISTORY_ROWS * len(HISTORY)
MOST: Final = 32_767  # what a number can be: beyond it, it counts as this
