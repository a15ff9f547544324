"""The test bench: cards written directly as data, positions built by hand, and short verbs to play with them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Self

import pytest

from tintero.abilities.ability import Ability, CardDefinition, KeywordAbility, ShiftKind
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Effect
from tintero.abilities.words import CardType, EventKind, Keyword
from tintero.rules import option as op
from tintero.rules.event import Event
from tintero.rules.game import Game
from tintero.rules.machinery import pieces as st
from tintero.rules.machinery.pieces import Permanent
from tintero.rules.machinery.serialise import state_to_data
from tintero.rules.machinery.traits import traits
from tintero.rules.option import IllegalAction, Option
from tintero.rules.position import FILLER, Placed, Position
from tintero.rules.settings import CONSTRUCTED, Asks, Settings

HAND, DECK, PLAY, DISCARD, INKWELL = st.HAND, st.DECK, st.PLAY, st.DISCARD, st.INKWELL

_names = 0


def _fresh(prefix: str) -> str:
    global _names
    _names += 1
    return f"{prefix} {_names}"


def keyword(k: Keyword, value: int = 0) -> KeywordAbility:
    return KeywordAbility(k, value)


def shift(ink: int = 0, cost: Cost | None = None, **kind: Any) -> KeywordAbility:
    return KeywordAbility(Keyword.SHIFT, cost=cost or Cost(ink=ink), shift=ShiftKind(**kind))


def character(
    name: str = "", strength: int = 2, willpower: int = 3, lore: int = 1, cost: int = 2, *abilities: Ability,
    names: tuple[str, ...] = (), classifications: tuple[str, ...] = ("Storyborn",), inkable: bool = True,
    inks: tuple[str, ...] = ("Amber",),
) -> CardDefinition:
    """A test character. `name` may be 'Name' or 'Name - Version'; names default to the part before ' - '."""
    name = name or _fresh("Tester")
    return CardDefinition(
        name, names or (name.split(" - ")[0],), CardType.CHARACTER, cost, inkable, inks, classifications, strength,
        willpower, lore, 0, abilities,
    )


def bearer(k: Keyword, value: int = 0) -> CardDefinition:
    """A character that has only this keyword."""
    return character("", 2, 5, 1, 2, keyword(k, value))


def item(name: str = "", cost: int = 1, *abilities: Ability, inkable: bool = True) -> CardDefinition:
    name = name or _fresh("Gadget")
    return CardDefinition(name, (name,), CardType.ITEM, cost, inkable, abilities=abilities)


def location(
    name: str = "", willpower: int = 5, lore: int = 1, cost: int = 1, move_cost: int = 1, *abilities: Ability
) -> CardDefinition:
    name = name or _fresh("Place")
    return CardDefinition(
        name, (name.split(" - ")[0],), CardType.LOCATION, cost, True, (), (), 0, willpower, lore, move_cost, abilities
    )


def action(effect: Effect, cost: int = 1, name: str = "", song: bool = False, *abilities: Ability) -> CardDefinition:
    name = name or _fresh("Deed")
    return CardDefinition(
        name, (name,), CardType.ACTION, cost, True, classifications=("Song",) if song else (), effect=effect,
        abilities=abilities,
    )


class Scene:
    """A position and a game on it. `put` before the first verb; cards are the objects that `put` returns."""

    def __init__(
        self, players: int = 2, settings: Settings = CONSTRUCTED, turn: int = 0, deck_size: int = 20,
        asks: Asks = Asks.EVERYTHING,
    ) -> None:
        self.position = Position(players, replace(settings, asks=asks), turn, deck_size)
        self._game: Game | None = None

    # ---- before the game ---------------------------------------------------------------------------------------

    def put(self, player: int, definition: CardDefinition, zone: int = PLAY, **state: Any) -> Placed:
        """A card into a zone: exerted=, drying=, damage=, at=, under=[definitions], facedown=, gains=[properties]."""
        assert self._game is None, "the game has begun"
        return self.position.add(player, definition, zone, **state)

    def ink(self, player: int, ready: int, exerted: int = 0) -> None:
        self.position.ink(player, ready, exerted)

    def lore(self, player: int, amount: int) -> None:
        self.position.lore[player] = amount

    def begin(self) -> Game:
        """Build the position, once; afterwards cards have their numbers."""
        if self._game is None:
            self._game = self.position.build()
        return self._game

    @property
    def game(self) -> Game:
        return self.begin()

    # ---- playing -----------------------------------------------------------------------------------------------

    def choose(self, option: Option) -> Self:
        """Whoever is asked has a front end that takes the only answer at once."""
        self.game.choose(option)
        self.game.take_only_answers()
        return self

    def quest(self, c: Placed) -> Self:
        self.begin()
        return self.choose(Option(op.QUEST, c.card))

    def challenge(self, c: Placed, target: Placed) -> Self:
        self.begin()
        return self.choose(Option(op.CHALLENGE, c.card, target.card))

    def play(self, c: Placed, mode: int = 0) -> Self:
        self.begin()
        return self.choose(Option(op.PLAY, c.card, mode))

    def sing(self, song: Placed, singer: Placed) -> Self:
        self.begin()
        return self.choose(Option(op.SING, song.card, singer.card))

    def shift(self, c: Placed, base: Placed, index: int = 0) -> Self:
        self.begin()
        return self.choose(Option(op.SHIFT, c.card, base.card, index))

    def ink_card(self, c: Placed) -> Self:
        self.begin()
        return self.choose(Option(op.INK, c.card))

    def move(self, c: Placed, to: Placed) -> Self:
        self.begin()
        return self.choose(Option(op.MOVE, c.card, to.card))

    def use(self, c: Placed, number: int = 0) -> Self:
        self.begin()
        return self.choose(Option(op.USE, c.card, number))

    def end(self) -> Self:
        return self.choose(Option(op.END))

    def yes(self) -> Self:
        return self.choose(Option(op.YES))

    def no(self) -> Self:
        return self.choose(Option(op.NO))

    def pick(self, *cards: Placed) -> Self:
        for c in cards:
            self.choose(Option(op.CARD, c.card))
        return self

    def done(self) -> Self:
        return self.choose(Option(op.DONE))

    def mode(self, number: int) -> Self:
        """Pick a mode, counting from 1 as on the card."""
        return self.choose(Option(op.MODE, number - 1))

    def amount(self, number: int) -> Self:
        return self.choose(Option(op.NUMBER, number))

    def player(self, number: int) -> Self:
        return self.choose(Option(op.PLAYER, number))

    # ---- looking -----------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The kind of the open question ('' when the game is over)."""
        d = self.game.decision
        return "" if d is None else d.kind

    @property
    def winner(self) -> int | None:
        """Who won; None after a draw. The game must be over."""
        outcome = self.game.outcome
        assert outcome is not None, "the game goes on"
        return outcome.winner

    @property
    def asked_player(self) -> int:
        return self.game.to_decide

    def offered(self, verb: int) -> set[int]:
        """The first card (or number) of every offered option with this verb."""
        return {o.a for o in self.game.options if o.verb == verb}

    def targets(self, c: Placed) -> set[int]:
        """Cards that this one may challenge now."""
        return {o.b for o in self.game.options if o.verb == op.CHALLENGE and o.a == c.card}

    def bases(self, c: Placed) -> set[int]:
        """Characters onto which this card may be played by Shift now."""
        return {o.b for o in self.game.options if o.verb == op.SHIFT and o.a == c.card}

    def can(self, option: Option) -> bool:
        return option in self.game.options

    def why_not(self, option: Option) -> tuple[str, str] | None:
        """(code, rule) of the refusal, or None if the option is offered."""
        reason = self.game.why_not(option)
        return None if reason is None else (reason.name, reason.rule)

    def perm(self, c: Placed) -> Permanent:
        """The permanent whose top card this is."""
        return self.game.state.in_play[self.game.state.pid_of[c.card]]

    def zone(self, c: Placed) -> int:
        return self.game.state.zone[c.card]

    def strength(self, c: Placed) -> int:
        return traits(self.game.state, self.perm(c)).strength

    def willpower(self, c: Placed) -> int:
        return traits(self.game.state, self.perm(c)).willpower

    def lore_of(self, c: Placed) -> int:
        return traits(self.game.state, self.perm(c)).lore

    def has(self, c: Placed, k: Keyword) -> bool:
        return bool(traits(self.game.state, self.perm(c)).keywords >> int(k) & 1)

    def lore_total(self, player: int) -> int:
        return self.game.state.players[player].lore

    def hand(self, player: int) -> int:
        return len(self.game.state.players[player].hand)

    def ready_ink(self, player: int) -> int:
        return self.game.state.players[player].ink_ready

    def bag(self) -> list[tuple[int, str]]:
        return [(e.player, e.ability.name) for e in self.game.state.bag]

    def events(self, kind: EventKind) -> list[Event]:
        """What happened of one kind since the position was built."""
        return [e for e in self.game.events if e.kind == kind]

    def data(self) -> dict[str, Any]:
        """The whole state, for comparing before and after."""
        return state_to_data(self.game.state)


def refused(scene: Scene, code: str, rule: str, verb: int, *parts: Placed | int) -> None:
    """CR 1.7.6: not offered, the reason is said, trying it raises the same reason and changes nothing."""
    scene.begin()
    option = Option(verb, *[p.card if isinstance(p, Placed) else p for p in parts])
    before = scene.data()
    assert scene.why_not(option) == (code, rule)
    with pytest.raises(IllegalAction) as caught:
        scene.choose(option)
    assert (caught.value.reason, caught.value.rule) == (code, rule)
    assert scene.data() == before


__all__ = [
    "CONSTRUCTED", "DECK", "DISCARD", "FILLER", "HAND", "INKWELL", "PLAY", "Scene", "action", "bearer", "character",
    "item", "keyword", "location", "refused", "shift",
]
