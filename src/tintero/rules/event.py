"""What happened, as a value: the only story of the state, for triggers, ledger, log and statistics (6.2, 7.7.3)."""

from __future__ import annotations

from typing import Final

from tintero.abilities.words import EventKind, How

from .option import Option

EVERYBODY: Final = -1  # of `seen_by`: one bit for each player, all of them set
NOTHING: Final = 0  # a reference to no object
NO_CARD: Final = -1
NOBODY: Final = -1
WATCHER: Final = 30  # a viewer who is no player and sees what everybody sees: no player has this bit
ANYHOW: Final = int(How.ANY)


class Event:
    """One thing that happened, by one rule. Never changed once it has been told.

    `subject`, `object` and `source` are references (`machinery.object_refs`); `card`, `other` and `cause` are the
    physical cards behind them at that instant, since a permanent may be covered or gone when somebody looks. `other`
    and `cause` are known only to a game that keeps a log.
    """

    __slots__ = (
        "ability", "amount", "answer", "card", "cause", "how", "kind", "object", "other", "player", "rule", "seen_by",
        "source", "subject", "words",
    )

    def __init__(
        self,
        kind: int,
        rule: str,
        player: int,
        subject: int = NOTHING,
        object: int = NOTHING,
        amount: int = 0,
        source: int = NOTHING,
        how: int = ANYHOW,
        seen_by: int = EVERYBODY,
        words: str = "",
        ability: str = "",
        card: int = NO_CARD,
    ) -> None:
        self.kind = kind  # EventKind
        self.rule = rule
        self.player = player  # who did it, or to whom it happened
        self.subject = subject  # what did it, or what it happened to
        self.object = object  # the other participant
        self.amount = amount
        self.source = source  # what caused it
        self.how = how  # How
        self.seen_by = seen_by  # who may know the card, one bit for each player
        self.words = words  # a name that was said: of an ability, of a named card, of the kind of a question
        self.ability = ability  # key of the ability that did it
        self.card = card
        self.other = NO_CARD
        self.cause = NO_CARD
        self.answer: Option | None = None  # of a question that nobody was asked: its one possible answer

    def known_to(self, player: int) -> bool:
        """Whether this player may know which card it was about."""
        return bool(self.seen_by >> player & 1)

    def to_data(self) -> tuple[object, ...]:
        """Its fields in their order, as plain data."""
        answer = self.answer
        return (*(getattr(self, name) for name in FIELDS[:-1]), None if answer is None else answer.key())

    def __reduce__(self) -> tuple[object, ...]:
        return (_event, tuple(getattr(self, name) for name in FIELDS))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and all(getattr(self, name) == getattr(other, name) for name in FIELDS)

    def __hash__(self) -> int:
        return hash((self.kind, self.player, self.card, self.amount))

    def __repr__(self) -> str:
        words = [EventKind(self.kind).name.lower(), f"player {self.player + 1}"]
        if self.card != NO_CARD:
            words.append(f"card {self.card}")
        if self.amount:
            words.append(f"amount {self.amount}")
        if self.how:
            words.append(How(self.how).name.lower().replace("_", " "))
        return f"<{', '.join(words)} ({self.rule})>"


FIELDS: Final = (
    "kind", "rule", "player", "subject", "object", "amount", "source", "how", "seen_by", "words", "ability", "card",
    "other", "cause", "answer",
)  # fmt: skip


def _event(*values: object) -> Event:
    """An event from its fields: what pickling uses."""
    event = Event(0, "", 0)
    for name, value in zip(FIELDS, values, strict=True):
        setattr(event, name, value)
    return event


# What `to_data` gives.
EventData = tuple[
    int, str, int, int, int, int, int, int, int, str, str, int, int, int, tuple[int, int, int, int] | None
]  # fmt: skip


def event_from_data(data: EventData) -> Event:
    """The event of `to_data`."""
    event = Event(*data[:12])
    event.other = data[12]
    event.cause = data[13]
    answer = data[14]
    event.answer = None if answer is None else Option(*answer)
    return event


# ---- the end of the game -------------------------------------------------------------------------------------------

LORE: Final = "lore"
LAST_PLAYER: Final = "last player"  # everybody else has lost or left
TURN_LIMIT: Final = "turn limit"
ENDLESS_LOOP: Final = "endless loop"
AGREED: Final = "agreed"  # the players leave it at a draw


class Outcome:
    """How a game ended. A draw has no winners; a team wins together."""

    __slots__ = ("reason", "rule", "turn", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str, rule: str, turn: int) -> None:
        self.winners = winners
        self.reason = reason  # LORE, LAST_PLAYER, TURN_LIMIT, ENDLESS_LOOP, AGREED
        self.rule = rule
        self.turn = turn

    @property
    def winner(self) -> int | None:
        """The winning player, of a team the one who won it; None after a draw."""
        return self.winners[0] if self.winners else None

    @property
    def drawn(self) -> bool:
        """Whether nobody won."""
        return not self.winners

    def to_data(self) -> list[object]:
        """Winners, reason, rule and turn as plain data."""
        return [list(self.winners), self.reason, self.rule, self.turn]

    def __reduce__(self) -> tuple[object, ...]:
        return (Outcome, (self.winners, self.reason, self.rule, self.turn))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((self.winners, self.reason, self.rule, self.turn))

    def __repr__(self) -> str:
        who = "drawn" if self.drawn else f"winner={self.winner}"
        return f"Outcome({who}, reason={self.reason!r}, rule={self.rule!r}, turn={self.turn})"
