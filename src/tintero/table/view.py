"""What one player may know of a game, as typed values with words: what a front end draws and a server sends.

`game.view(player, lang)` builds it. Players are counted from 1. Cards have the number they have in options, so that a
front end can join both. Codes (`type`, `phase`, `verb`, `kind`) are English words that never change; what a person
reads (`…_name`, `text`, `what`) is in the language of the view. `to_data()` is the same as plain JSON; its schema is
`docs/view.schema.json` (`python -m tintero.table.view` prints it).
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec


class Seen(msgspec.Struct, frozen=True):
    """Something that is seen. It never changes; the next view is a new one."""

    def to_data(self) -> dict[str, Any]:
        """The same as plain JSON values."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


class AbilityText(Seen, frozen=True, kw_only=True):
    """One ability: its name ('' if it has none) and its words."""

    name: str
    text: str
    given: bool = False  # by something else: it is not printed on the card


class Modifier(Seen, frozen=True, kw_only=True):
    """One thing that something else changes about a card or a player."""

    what: str  # "+2 strength", "can't quest", "Evasive"
    source: str  # the card it comes from; '' if the position was set up so
    ability: str  # the name of its ability; '' if it has none
    until: str  # "this turn"; '' as long as the ability works
    rule: str
    temporary: bool


class CardSeen(Seen, frozen=True, kw_only=True):
    """A card that the viewer can see: what is printed on it, and in the hand what it costs now."""

    card: int  # its number in this game
    name: str
    type: str  # character, action, item, location
    type_name: str
    cost: int  # printed
    to_pay: int | None = None  # in the viewer's hand: the ink to pay now
    inkable: bool
    inks: tuple[str, ...]
    classifications: tuple[str, ...]
    strength: int | None = None  # printed
    willpower: int | None = None
    lore: int | None = None
    move_cost: int | None = None
    keywords: tuple[str, ...]  # printed, in words
    abilities: tuple[AbilityText, ...]


class InPlay(Seen, frozen=True, kw_only=True):
    """A character, item or location in play, as it is now. `printed` is the card on top of its pile."""

    card: int
    owner: int
    name: str  # with ①② where one player has several in play
    printed: CardSeen
    exerted: bool
    drying: bool
    damage: int
    strength: int | None = None  # now; None where there is no such value
    willpower: int | None = None
    lore: int | None = None
    keywords: tuple[str, ...]  # now, in words, with their numbers
    classifications: tuple[str, ...]
    abilities: tuple[AbilityText, ...]  # those it has now
    at: int | None = None  # the card of the location
    under: tuple[CardSeen | None, ...]  # topmost first; None is facedown (5.1.1.10)
    modifiers: tuple[Modifier, ...]


class DeckPlace(Seen, frozen=True, kw_only=True):
    """A card of a deck that the viewer knows, and its place from the top (0)."""

    place: int
    seen: CardSeen


class Side(Seen, frozen=True, kw_only=True):
    """One player's side of the table."""

    player: int
    name: str
    in_game: bool
    lore: int
    lore_to_win: int
    ink_ready: int
    ink: int  # cards in the inkwell
    ink_drops: int
    inked: int  # cards put into the inkwell this turn
    deck: int
    known_deck: tuple[DeckPlace, ...]
    hand: int
    hand_seen: tuple[CardSeen, ...]  # those of the hand that the viewer knows
    discard: tuple[CardSeen, ...]
    play: tuple[InPlay, ...]
    modifiers: tuple[Modifier, ...]  # what lasts for this player: permissions, bans, costs


class Waiting(Seen, frozen=True, kw_only=True):
    """A triggered ability in the bag (7.7)."""

    player: int
    card: int | None  # None if the viewer may not know where it went
    name: str
    ability: str
    text: str


class Lasting(Seen, frozen=True, kw_only=True):
    """An effect that waits for something: a delayed or floating trigger, a shield (6.2.7, 6.5)."""

    player: int
    source: str
    text: str
    until: str


class ChallengeSeen(Seen, frozen=True, kw_only=True):
    """Two cards in a challenge."""

    challenger: int
    challenged: int


class Preview(Seen, frozen=True, kw_only=True):
    """What the damage of a challenge would be as things stand; triggers and choices on the way can change it."""

    deals: int
    takes: int
    banishes: bool
    is_banished: bool


class OptionSeen(Seen, frozen=True, kw_only=True):
    """One answer. `cards`: the cards it is about, in the order of its words."""

    number: int
    verb: str
    key: tuple[int, int, int, int]
    text: str
    cards: tuple[int, ...]
    cost: int | None = None  # ink to pay
    preview: Preview | None = None


class Asked(Seen, frozen=True, kw_only=True):
    """The open question; `options` only for whoever is asked."""

    player: int
    kind: str
    rule: str
    text: str
    about: str  # the ability that asks, in words
    card: int | None
    goes_to: str  # where cards that are put in order go; '' otherwise
    not_ending: str  # what has to be done before the turn can be ended; '' otherwise
    options: tuple[OptionSeen, ...]


class Ended(Seen, frozen=True, kw_only=True):
    """How the game ended; nobody won a draw."""

    winners: tuple[int, ...]
    reason: str
    rule: str
    turn: int


class View(Seen, frozen=True, kw_only=True):
    """The whole table, as one player may know it."""

    lang: str
    viewer: int | None  # 0: somebody who only watches; None: somebody who may know everything
    turn: int
    phase: str
    phase_name: str
    active: int
    first: int
    sides: tuple[Side, ...]
    actions: tuple[CardSeen, ...]  # action cards that are being resolved
    challenge: ChallengeSeen | None
    bag: tuple[Waiting, ...]
    effects: tuple[Lasting, ...]
    question: Asked | None
    outcome: Ended | None

    def side(self, player: int) -> Side:
        """The side of one player (from 1)."""
        return self.sides[player - 1]

    def in_play(self, card: int) -> InPlay | None:
        """The permanent with this card on top; None if there is none."""
        return next((p for side in self.sides for p in side.play if p.card == card), None)


def schema() -> dict[str, Any]:
    """The JSON schema of `View.to_data()`."""
    return msgspec.json.schema(View)


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=1)
    print()
