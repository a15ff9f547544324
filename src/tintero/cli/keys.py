"""What can be typed for each answer: a number that an answer keeps as long as the turn lasts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from tintero.table.view import Asked, OptionSeen, View

TURN: Final = "turn"
HAND: Final = "hand"
ORDER: Final = "order"
# Actions of which the first card is chosen first, and the second one in a second step.
TWO_STEPS: Final = ("challenge", "move", "sing", "shift")
IN_HAND: Final = ("ink", "play")
IN_ROWS: Final = ("quest", "challenge")
END: Final = "end"
FOR_INK: Final = 0  # how a card is played, in the key of an option


@dataclass
class Act:
    """One thing that can be done: one answer, or several that begin with the same card."""

    key: int
    verb: str
    options: list[OptionSeen] = field(default_factory=list)
    name: str = ""  # of a card in the hand

    @property
    def card(self) -> int | None:
        """What it is about first."""
        cards = self.options[0].cards
        return cards[0] if cards else None

    @property
    def plain(self) -> bool:
        """Whether it is played for ink, and not for another cost."""
        return self.verb != "play" or self.options[0].key[2] == FOR_INK

    @property
    def opens(self) -> bool:
        """Whether a second step follows: a challenge is always shown with its preview first."""
        return len(self.options) > 1 or self.verb == "challenge"


class Keys:
    """The numbers of one person's answers. In the turn they stay; other questions count from 1."""

    def __init__(self) -> None:
        self._turn: tuple[int, int] = (-1, -1)
        self._given: dict[tuple[object, ...], int] = {}
        self.acts: list[Act] = []

    def look(self, view: View, asked: Asked) -> None:
        """Number the answers of this question."""
        if asked.kind != TURN:
            self.acts = [Act(n, o.verb, [o]) for n, o in enumerate(asked.options, start=1)]
            return
        if self._turn != (view.turn, asked.player):
            self._turn = (view.turn, asked.player)
            self._given = {}
        hand = {card.card: card.name for card in view.side(asked.player).hand_seen}
        found: dict[int, Act] = {}
        taken: dict[tuple[object, ...], int] = {}
        for o in sorted(asked.options, key=_place(view, asked.player)):
            if o.verb == END:  # it has a word of its own
                continue
            in_hand = hand.get(o.cards[0], "") if o.cards else ""
            name = _name(o, in_hand)
            if taken.setdefault(name, o.key[1]) != o.key[1]:
                continue  # another copy of the same card in the hand: as good as the first one
            key = self._given.setdefault(name, len(self._given) + 1)
            found.setdefault(key, Act(key, o.verb, name=in_hand)).options.append(o)
        self.acts = sorted(found.values(), key=lambda act: act.key)

    def choose_among(self, options: Iterable[OptionSeen]) -> None:
        """The second step: these answers, counted from 1."""
        self.acts = [Act(n, o.verb, [o]) for n, o in enumerate(options, start=1)]

    def act(self, key: int) -> Act | None:
        return next((act for act in self.acts if act.key == key), None)

    def of(self, verb: str) -> list[Act]:
        return [act for act in self.acts if act.verb == verb]

    def in_hand(self, name: str, verb: str) -> Act | None:
        """The act with a card of this name in the hand."""
        return next((act for act in self.acts if act.verb == verb and act.name == name and act.plain), None)

    def about(self, card: int, verb: str) -> Act | None:
        """The act of this kind that begins with this card."""
        return next((act for act in self.acts if act.verb == verb and act.card == card), None)

    def __iter__(self) -> Iterator[Act]:
        return iter(self.acts)

    def __len__(self) -> int:
        return len(self.acts)


def _place(view: View, player: int) -> Callable[[OptionSeen], tuple[object, ...]]:
    """Numbers run as one reads: the hand row by row, then the cards in play, then the rest."""
    side = view.side(player)
    hand = {card.card: (card.cost, card.name) for card in side.hand_seen}
    rows = {p.card: n for n, p in enumerate(side.play)}

    def place(o: OptionSeen) -> tuple[object, ...]:
        card = o.cards[0] if o.cards else None
        if o.verb in IN_HAND and card in hand:
            return (0, *hand[card], o.number)
        return (1, rows[card], "", o.number) if o.verb in IN_ROWS and card in rows else (2, 0, "", o.number)

    return place


def _name(o: OptionSeen, in_hand: str) -> tuple[object, ...]:
    """What makes two answers of different moments the same: copies in a hand are, and second steps are open."""
    first: object = in_hand or o.key[1]
    return (o.verb, first) if o.verb in TWO_STEPS else (o.verb, first, *o.key[2:])
