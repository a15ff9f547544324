"""Questions and their answers: the decision, its options, and the refusal of what is not one of them (1.7)."""

from __future__ import annotations

from typing import Final

# ---- kinds of decision -------------------------------------------------------------------------------------------
TURN: Final = "turn"
MAY: Final = "may"
CHOOSE: Final = "choose"
PICK: Final = "pick"
NAME: Final = "name"
AMOUNT: Final = "amount"
ORDER: Final = "order"
RESOLVE: Final = "resolve"
HAND: Final = "hand"  # altering the opening hand (2.2.2)

RULE_OF_KIND: Final[dict[str, str]] = {
    TURN: "4.1.2", MAY: "6.1.4", CHOOSE: "6.1.3", PICK: "6.1.5.2", NAME: "5.2.6", AMOUNT: "6.1.3", ORDER: "7.2.3",
    RESOLVE: "7.7.4.2", HAND: "2.2.2.1",
}  # fmt: skip

# ---- verbs of an option ------------------------------------------------------------------------------------------
INK: Final = 1  # a: card
PLAY: Final = 2  # a: card, b: IN_INK, or the number of the card's alternate cost, from 1
SING: Final = 3  # a: song, b: singer (card on top)
SING_TOGETHER: Final = 4  # a: song; the singers are asked next
SHIFT: Final = 5  # a: card, b: base (card on top), c: number of the Shift ability; a second base is asked next
USE: Final = 6  # a: card in play, b: number of the ability
QUEST: Final = 7  # a: character
CHALLENGE: Final = 8  # a: challenger, b: challenged
MOVE: Final = 9  # a: character, b: location
END: Final = 10
HAND_OVER: Final = 11  # a: teammate who acts next (9.3.1)
YES: Final = 20
NO: Final = 21
CARD: Final = 22  # a: card
PLAYER: Final = 23  # a: player
DONE: Final = 24  # nothing (more)
MODE: Final = 25  # a: number of the mode, from 0
NUMBER: Final = 26  # a: the number
NAMED: Final = 27  # a: place of the name in `table.names`
TRIGGER: Final = 28  # a: number of the entry in the bag
TOP: Final = 29  # a: card
BOTTOM: Final = 30  # a: card
EFFECT: Final = 31  # a: number of the replacement effect
CONCEDE: Final = 40  # a: player; nobody: all of them at once, and the game is a draw

VERBS: Final[dict[int, str]] = {
    INK: "ink", PLAY: "play", SING: "sing", SING_TOGETHER: "sing_together", SHIFT: "shift", USE: "use",
    QUEST: "quest", CHALLENGE: "challenge", MOVE: "move", END: "end", HAND_OVER: "hand_over", YES: "yes", NO: "no",
    CARD: "card", PLAYER: "player", DONE: "done", MODE: "mode", NUMBER: "number", NAMED: "named",
    TRIGGER: "trigger", TOP: "top", BOTTOM: "bottom", EFFECT: "effect", CONCEDE: "concede",
}

PLAYS: Final = frozenset({PLAY, SING, SING_TOGETHER, SHIFT})  # the ways to play a card
OF_ONE_CARD: Final = frozenset({INK, PLAY, SING_TOGETHER, USE, QUEST, CARD, TOP, BOTTOM})  # a is a card, b is none
OF_TWO_CARDS: Final = frozenset({SING, SHIFT, CHALLENGE, MOVE})  # a and b are cards
OF_CARDS: Final = OF_ONE_CARD | OF_TWO_CARDS

ABSENT: Final = -1  # a part that an option with this verb does not have
IN_INK: Final = 0  # the way to play a card that is always there


class Option:
    """One legal answer. What a, b and c mean depends on the verb; cards are numbers of physical cards."""

    __slots__ = ("a", "b", "c", "verb")

    def __init__(self, verb: int, a: int = ABSENT, b: int = ABSENT, c: int = ABSENT) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Option)
            and self.verb == other.verb
            and self.a == other.a
            and self.b == other.b
            and self.c == other.c
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.a, self.b, self.c))

    def key(self) -> tuple[int, int, int, int]:
        return (self.verb, self.a, self.b, self.c)

    def __reduce__(self) -> tuple[object, ...]:
        return (Option, (self.verb, self.a, self.b, self.c))

    def __repr__(self) -> str:
        parts = [str(n) for n in (self.a, self.b, self.c) if n != ABSENT]
        return f"<{VERBS.get(self.verb, str(self.verb))} {' '.join(parts)}>".replace(" >", ">")


class Decision:
    """One question: who is asked, what kind of question, the legal options (never none), why and by which rule."""

    __slots__ = ("kind", "options", "player", "rule", "source")

    def __init__(self, player: int, kind: str, options: list[Option], source: int, rule: str) -> None:
        self.player = player
        self.kind = kind
        self.options = options
        self.source = source  # physical card whose effect asks, or NO_CARD
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return (Decision, (self.player, self.kind, self.options, self.source, self.rule))

    def __repr__(self) -> str:
        return f"<{self.kind} P{self.player + 1} {self.options}>"


class IllegalAction(Exception):
    """An option that is not legal now; the state is exactly as it was (1.7.6)."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(f"{reason} ({rule})")
        self.reason = reason
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return (IllegalAction, (self.reason, self.rule))
