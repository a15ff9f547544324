"""Cards of a deck that need each other: songs and who can sing them, cards with Shift and what they can be laid over.

The rules themselves are asked: the one card is put in play, alone, the other one in hand, with ink for everything, and
the position says whether it would be refused. What depends on a third card is not counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tintero.abilities.ability import CardDefinition, KeywordAbility
from tintero.abilities.words import CardType, Keyword, ShiftBase, Zone
from tintero.rules import option as op
from tintero.rules import refusals as why
from tintero.rules.fast import sing_cost
from tintero.rules.game import Game
from tintero.rules.library import Library
from tintero.rules.option import Option
from tintero.rules.position import FILLER, Placed, Position

from .deck_odds import HAND, TURNS, Start, chance_of_both
from .deck_parts import Counted, is_song

PLENTY: Final = 30  # of ink: what something costs must not decide
SMALL: Final = 2  # cards in the decks, which nobody draws from
MOST_SHIFTS: Final = 8  # Shift abilities of one card: no card has nearly as many
TOO_SMALL: Final = why.SINGER_TOO_SMALL.name
NO_BASE: Final = (why.NOT_A_SHIFT_BASE.name, why.NOT_IN_PLAY.name)


@dataclass(frozen=True)
class Partner:
    """A card of the deck, and how many of it there are."""

    card: str
    copies: int

    def to_data(self) -> dict[str, Any]:
        return {"card": self.card, "copies": self.copies}


@dataclass(frozen=True)
class Together:
    """How likely one of the card and one of its partners were both seen, turn by turn; the hand is kept."""

    start: Start
    by_turn: tuple[float, ...]

    def to_data(self) -> dict[str, Any]:
        return {"start": self.start.value, "by_turn": list(self.by_turn)}


@dataclass(frozen=True)
class SongSingers:
    """A song, who can sing it alone, and for Sing Together how few characters are enough (0: all are too few)."""

    card: str
    copies: int
    cost: int
    singers: tuple[Partner, ...]
    seen: tuple[Together, ...]
    together: int = 0  # the total cost it asks for; 0: one character sings it
    fewest: int = 0

    @property
    def count(self) -> int:
        return sum(one.copies for one in self.singers)

    def to_data(self) -> dict[str, Any]:
        return {
            "card": self.card, "copies": self.copies, "cost": self.cost, "singers": self.count,
            "by_card": [one.to_data() for one in self.singers], "seen_with_a_singer": [s.to_data() for s in self.seen],
            "sing_together": self.together or None, "fewest_together": self.fewest or None,
        }  # fmt: skip


@dataclass(frozen=True)
class ShiftBases:
    """A card with Shift, and the other cards that it can be laid over. `two`: it needs two of them at once."""

    card: str
    copies: int
    bases: tuple[Partner, ...]
    seen: tuple[Together, ...]
    two: bool = False

    @property
    def count(self) -> int:
        return sum(one.copies for one in self.bases)

    def to_data(self) -> dict[str, Any]:
        return {
            "card": self.card, "copies": self.copies, "bases": self.count, "needs_two": self.two,
            "by_card": [one.to_data() for one in self.bases], "seen_with_a_base": [s.to_data() for s in self.seen],
        }  # fmt: skip


class Pairs:
    """Asks the rules about the cards of one deck."""

    def __init__(self, deck: Counted, turns: int = TURNS, hand: int = HAND) -> None:
        self.deck = deck
        self.size = sum(copies for _, copies in deck)
        self.turns = turns
        self.hand = hand
        self.library = Library()

    def songs(self) -> list[SongSingers]:
        """In the order of the deck."""
        return [self.song(card, copies) for card, copies in self.deck if is_song(card)]

    def shifts(self) -> list[ShiftBases]:
        """The same of the cards with Shift."""
        return [self.shift(card, copies) for card, copies in self.deck if self.has_shift(card)]

    # ---- songs -------------------------------------------------------------------------------------------------------

    def song(self, card: CardDefinition, copies: int) -> SongSingers:
        singers: list[Partner] = []
        voices: list[int] = []  # of everybody who may sing at all, as costs
        total = sum(ability.value for ability in keywords(card, Keyword.SING_TOGETHER))
        for other, n in self.deck:
            if other.type != CardType.CHARACTER:
                continue
            game, song, (singer,) = self.position(card, [other])
            refused = game.why_not(Option(op.SING, song.card, singer.card))
            if refused is None:
                singers.append(Partner(other.full_name, n))
            if refused is None or refused.name == TOO_SMALL:
                voices += [sing_cost(game.state, game.state.in_play[game.state.pid_of[singer.card]])] * n
        return SongSingers(
            card.full_name, copies, card.cost, tuple(singers), self.seen(copies, singers), total,
            fewest(voices, total) if total else 0,
        )  # fmt: skip

    # ---- Shift -------------------------------------------------------------------------------------------------------

    def has_shift(self, card: CardDefinition) -> bool:
        return self.shift_refused(card, [FILLER]) != why.NO_SHIFT.name

    def shift(self, card: CardDefinition, copies: int) -> ShiftBases:
        two = any(ability.shift.base == ShiftBase.TWO_NAMES for ability in keywords(card, Keyword.SHIFT))
        bases = [
            Partner(other.full_name, n)
            for other, n in self.deck
            if other.type in (CardType.CHARACTER, CardType.ITEM) and other.full_name != card.full_name
            and any(self.shift_refused(card, table) not in NO_BASE for table in self.tables(card, other, n, two))
        ]  # fmt: skip
        return ShiftBases(card.full_name, copies, tuple(bases), () if two else self.seen(copies, bases), two)

    def tables(
        self, card: CardDefinition, base: CardDefinition, copies: int, two: bool
    ) -> Iterator[list[CardDefinition]]:
        """What lies in play: the base, and where two are needed each further card beside it in turn."""
        if not two:
            yield [base]
            return
        for other, _ in self.deck:
            if other.type == CardType.CHARACTER and other is not card and (other is not base or copies > 1):
                yield [base, other]

    def shift_refused(self, card: CardDefinition, table: Sequence[CardDefinition]) -> str:
        """Why it cannot be laid over the first of them ('' if it can); of several Shift abilities the best counts."""
        game, shifting, placed = self.position(card, table)
        best = why.NO_SHIFT.name
        for number in range(MOST_SHIFTS):
            refused = game.why_not(Option(op.SHIFT, shifting.card, placed[0].card, number))
            if refused is None:
                return ""
            if refused.name == why.NO_SHIFT.name:
                break
            if best in (why.NO_SHIFT.name, why.NOT_A_SHIFT_BASE.name):
                best = refused.name  # a cost that cannot be paid is no matter of the base
        return best

    # ---- both --------------------------------------------------------------------------------------------------------

    def position(
        self, card: CardDefinition, table: Sequence[CardDefinition]
    ) -> tuple[Game, Placed, tuple[Placed, ...]]:
        """One player's turn, with these in play and that card in hand."""
        position = Position(deck_size=SMALL)
        placed = tuple(position.add(0, other) for other in table)
        held = position.add(0, card, Zone.HAND)
        position.ink(0, PLENTY)
        return position.build(log=False, library=self.library), held, placed

    def seen(self, copies: int, partners: Sequence[Partner]) -> tuple[Together, ...]:
        others = sum(one.copies for one in partners)
        return tuple(
            Together(start, tuple(
                float(chance_of_both(self.size, copies, others, turn, start, self.hand))
                for turn in range(1, self.turns + 1)
            ))
            for start in Start
        )  # fmt: skip


def fewest(voices: Sequence[int], total: int) -> int:
    """How few of them reach the total; 0 if all of them do not."""
    reached = 0
    for count, voice in enumerate(sorted(voices, reverse=True), start=1):
        reached += voice
        if reached >= total:
            return count
    return 0


def keywords(card: CardDefinition, keyword: Keyword) -> Iterator[KeywordAbility]:
    """The printed abilities of this keyword."""
    for ability in card.abilities:
        if isinstance(ability, KeywordAbility) and ability.keyword == keyword:
            yield ability
