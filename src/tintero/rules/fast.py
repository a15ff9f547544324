"""The fast facade: reading a position directly, for players that look at thousands of positions in a second.

A bot that is content with what its seat is told takes `game.view(player)`. One that searches or simulates reads
`game.state` itself, with the names of this module; nothing else of the rules' inside is meant for bots, and a contract
on imports keeps it so.

**Reading.** `State` holds the whole game: `players` (`PlayerState`: `lore`, `hand`, `discard`, `inkwell`, `ink_ready`,
`ink_drops` …), `in_play` (`Permanent` by number, in the order of entering), `options`, `asking` and `asked_by` (the
open question), `turn`, `active`. A card is a number: `s.zone[card]` says where it is (`HAND`, `DISCARD` …),
`s.table.owners[card]` whose it is, `s.face_of(card)` what is printed on it (`Face`), and `s.pid_of[card]` on top of
which permanent it lies (0: none). What a permanent has now, with everything that applies to it, is `traits(s, p)`:
`strength`, `willpower`, `lore`, `keywords` (one bit each: `traits(s, p).keywords & EVASIVE`). `p.traits` alone may be
out of date.

**The open question.** `is_paying` tells the questions of playing and using from those of effects; `open_choice` and
`choice_after_yes` say what will be done to whatever is chosen. What else is asked, and about what: `game.asked`.

**What may be read.** The state knows what your seat does not. `Player` (`tintero.players`) lists what is yours to read;
`tintero.rules.seen.knows` answers for one hidden card. `game.determinize(seat, seed)` gives a copy in which all that
the seat cannot know is dealt anew: play that one out, and you have not cheated.

**What may be written: nothing.** Not even a list that you were given: copies share what never changes. To try
something, `game.clone()` and `choose` there; a copy takes microseconds. Chance of your own: `tintero.rules.chance`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tintero.abilities.effect import Effect

from .book.actions.move import move_cost
from .book.actions.play import Playing
from .book.costs import play_cost, shift_cost
from .book.damage import challenge_strength
from .book.lore import lore_to_win
from .book.payment import Paying
from .event import NOTHING
from .machinery.alike import cards_alike
from .machinery.face import Face, Traits
from .machinery.left_behind import Given
from .machinery.pieces import (
    ACTION,
    CHARACTER,
    DECK,
    DISCARD,
    FACEDOWN,
    HAND,
    INKWELL,
    ITEM,
    LOCATION,
    OUT,
    PLAY,
    UNDER,
    Permanent,
    PlayerState,
)
from .machinery.program import Asking, Running
from .machinery.state import State, Table, are_opponents
from .machinery.traits import (
    ADVENTUROUS,
    ALERT,
    BODYGUARD,
    EVASIVE,
    RECKLESS,
    RUSH,
    SUPPORT,
    WARD,
    activated_abilities,
    lore_value,
    sing_cost,
    traits,
)
from .option import CARD, CHOOSE

__all__ = [
    # what a state is made of
    "Face", "Given", "Permanent", "PlayerState", "State", "Table", "Traits",
    # where a card is, and of which type
    "DECK", "DISCARD", "FACEDOWN", "HAND", "INKWELL", "OUT", "PLAY", "UNDER",
    "ACTION", "CHARACTER", "ITEM", "LOCATION",
    # keywords, one bit each
    "ADVENTUROUS", "ALERT", "BODYGUARD", "EVASIVE", "RECKLESS", "RUSH", "SUPPORT", "WARD",
    # what something is now
    "activated_abilities", "are_opponents", "cards_alike", "challenge_strength", "lore_to_win", "lore_value",
    "move_cost", "play_cost", "shift_cost", "sing_cost", "traits",
    # what the open question is about
    "Ahead", "Choice", "choice_after_yes", "is_asked_to_sing", "is_paying", "open_choice",
]  # fmt: skip


class Ahead:
    """An effect that comes after an answer."""

    __slots__ = ("effect", "second")

    def __init__(self, effect: Effect, second: bool) -> None:
        self.effect = effect
        self.second = second  # the answer is its second target: where moved damage goes


class Choice:
    """A choice that an effect asks for."""

    __slots__ = ("_at", "_f")

    def __init__(self, f: Running, at: int) -> None:
        self._f = f
        self._at = at

    def cards(self, s: State) -> list[int]:
        """The cards that can be chosen."""
        asking = self._f.code[self._at]
        assert isinstance(asking, Asking)
        return [o.a for o in asking.options(s, self._f) if o.verb == CARD]

    def ahead(self) -> Iterator[Ahead]:
        """What will be done, beginning with what is done to the choice for certain."""
        code = self._f.code
        asking = code[self._at]
        if asking.effect is not None:
            yield Ahead(asking.effect, False)
        kept = asking.places()[:1]  # where the answer will be kept, if anywhere
        for instruction in code[self._at + 1 :] if kept else ():
            places = instruction.places()
            if kept[0] in places and instruction.effect is not None:
                yield Ahead(instruction.effect, kept[0] != places[0])
        for instruction in code[self._at + 1 :]:  # about an earlier pick ("that character"), or a chosen player
            if instruction.effect is not None:
                yield Ahead(instruction.effect, False)
            if isinstance(instruction, Asking) and instruction.kind == CHOOSE:
                break


def open_choice(s: State) -> Choice | None:
    """What an effect asks now; None if no effect asks."""
    f = s.stack[-1]
    return Choice(f, f.at) if isinstance(f, Running) and f.at < len(f.code) else None


def choice_after_yes(s: State) -> Choice | None:
    """The choice that follows at once if the answer to an effect's question is yes; None if none does."""
    f = s.stack[-1]
    if not isinstance(f, Running) or f.at + 1 >= len(f.code):
        return None
    following = f.code[f.at + 1]
    return Choice(f, f.at + 1) if isinstance(following, Asking) and following.kind == CHOOSE else None


def is_asked_to_sing(s: State) -> bool:
    """Whether a teammate would like a character to sing along (8.12.1)."""
    f = s.stack[-1]
    return isinstance(f, Playing) and f.invited != NOTHING


def is_paying(s: State) -> bool:
    """Whether the question belongs to a payment or to playing a card: its cost, who sings, how it enters play."""
    return isinstance(s.stack[-1], Paying)
