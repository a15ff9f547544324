"""`Game`: a position and what can be done with it. Every front end speaks to this class and to nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from tintero.abilities.ability import CardDefinition
from tintero.abilities.words import CardType, EventKind

from . import option as op
from . import reasons as why
from .check import settle_survivors
from .compile import compile_card
from .determinize import deal_anew
from .face import Face
from .multiplayer import leave_game
from .option import Decision, Happening, IllegalAction, Option
from .process import answer, current_options, run
from .refusal import explain
from .serialise import DamagedState, state_from_data, state_to_data
from .settings import CONSTRUCTED, Settings
from .setup import new_state
from .state import MARKETING, State, Table
from .turn import resume_after_leaving
from .view import view_of
from .zones import tell

# CR 10.2: the cards that begin in a Pack Rush inkwell; they are ink and nothing else
MARKETING_CARD = CardDefinition(MARKETING, (MARKETING,), CardType.ITEM, 0, False)


REDEALS = 8  # how often `determinize` tries before it leaves the cards of the open question as they are


class Reason:
    """Why something is not possible: a code word and the rule that says so."""

    __slots__ = ("code", "rule")

    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        self.rule = rule

    def __repr__(self) -> str:
        return f"{self.code} (CR {self.rule})"


class Game:
    """One game. `decision` is the open question or None; `choose` answers it and moves to the next one."""

    def __init__(self, state: State, events: list[Happening] | None = None) -> None:
        self.state = state
        self.events: list[Happening] = [] if events is None else events

    @classmethod
    def new(
        cls,
        decks: Sequence[Sequence[CardDefinition]],
        seed: int = 0,
        settings: Settings = CONSTRUCTED,
        first: int = -1,
        log: bool = True,
    ) -> Game:
        """Begin a game. `first`: who starts; -1 lets the seed decide (2.2.1.1)."""
        return cls.start(make_table(decks, settings), seed, first, log)

    @classmethod
    def start(cls, setup: Deal, seed: int = 0, first: int = -1, log: bool = True) -> Game:
        """Begin a game with decks made ready before: what mass simulation uses."""
        game = cls(new_state(setup.table, setup.deals, seed, first))
        if log:
            game.state.log = game.events
        run(game.state)
        return game

    # ---- the question ------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        s = self.state
        if s.over:
            return None
        return Decision(s.asked_by, s.asking, s.options, s.stack[-1].card, RULE_OF_TYPE[s.asking])

    @property
    def options(self) -> list[Option]:
        return self.state.options

    @property
    def to_decide(self) -> int:
        """Whose decision it is; -1 when the game is over."""
        return -1 if self.state.over else self.state.asked_by

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def winner(self) -> int:
        """The winner's number; -1 while nobody has won, and after a draw."""
        return self.state.winner

    def choose(self, option: Option | int) -> None:
        """Answer the open question, by option or by its number. Illegal input changes nothing."""
        s = self.state
        if isinstance(option, int):
            if s.over or option < 0 or option >= len(s.options):
                raise illegal(why.GAME_OVER if s.over else why.NO_SUCH_OPTION)
            option = s.options[option]
        elif s.over or option not in s.options:
            raise illegal(explain(s, option) or why.NO_SUCH_OPTION, option.verb)
        s.choices += 1
        answer(s, option)
        run(s)

    def why_not(self, option: Option) -> Reason | None:
        """Why the option is not offered now; None if it is."""
        code = explain(self.state, option)
        if code == why.OK:
            return None
        return Reason(why.REASONS[code][0], why.rule_of(code, option.verb))

    def concede(self, player: int) -> None:
        """CR 2.3.3.4: at any time, out of turn too."""
        s = self.state
        if s.over:
            raise illegal(why.GAME_OVER)
        if player < 0 or player >= len(s.players) or not s.players[player].in_game:
            raise illegal(why.NO_SUCH_OPTION)
        asked = s.asked_by
        tell(s, EventKind.LOST, "2.3.3.4", player)
        leave_game(s, player)
        if settle_survivors(s):
            return
        resume_after_leaving(s, player, asked)
        run(s)

    # ---- copies and views --------------------------------------------------------------------------------------

    def clone(self, log: bool = False) -> Game:
        """An independent copy. Its events begin anew; without a log it plays faster."""
        new = Game(self.state.copy())
        if log:
            new.state.log = new.events
        return new

    def view(self, player: int) -> dict[str, Any]:
        """Everything this player may know, and nothing else: the one door for hidden information."""
        return view_of(self.state, player)

    def determinize(self, player: int, seed: int) -> Game:
        """A copy in which everything the player cannot know is dealt anew; their view stays the same."""
        for attempt in range(REDEALS + 1):
            new = self.clone()
            # that somebody else is being asked tells that they have an answer: a deal without one is no possible deal
            pinned = self.state.options if attempt == REDEALS else None
            deal_anew(new.state, player, seed + attempt * 0x9E3779B9, pinned)
            if new.state.over:
                break
            new.state.options = current_options(new.state)
            if new.state.options:
                break
        return new

    def to_data(self) -> dict[str, Any]:
        """The state as plain data for JSON."""
        return state_to_data(self.state)

    def to_json(self) -> str:
        """The state as JSON text; equal states give equal text."""
        return json.dumps(self.to_data(), separators=(",", ":"))

    @classmethod
    def from_data(cls, data: dict[str, Any], setup: Deal) -> Game:
        """The game of `to_data`, with the same cards and settings."""
        state = state_from_data(data, setup.table)
        if not state.over:
            state.options = current_options(state)
        return cls(state)

    @classmethod
    def from_json(cls, text: str, setup: Deal) -> Game:
        """The game of `to_json`; raises DamagedState for anything else."""
        try:
            data = json.loads(text)
        except ValueError as error:
            raise DamagedState(str(error)) from error
        if not isinstance(data, dict):
            raise DamagedState("not a saved position")
        return cls.from_data(data, setup)

    @classmethod
    def replay(
        cls, setup: Deal, seed: int, choices: Iterable[Sequence[int]], first: int = -1, log: bool = True
    ) -> Game:
        """A game again from its seed and its choices ([verb, a, b, c] each); an illegal one raises IllegalAction."""
        game = cls.start(setup, seed, first, log)
        for verb, a, b, c in choices:
            game.choose(Option(verb, a, b, c))
        return game


class Deal:
    """Decks and settings made ready to start games from."""

    __slots__ = ("deals", "table")

    def __init__(self, table: Table, deals: list[list[int]]) -> None:
        self.table = table
        self.deals = deals


_FACES: dict[CardDefinition, Face] = {}


def face_for(definition: CardDefinition) -> Face:
    """Compiled once per definition."""
    face = _FACES.get(definition)
    if face is None:
        face = compile_card(definition)
        _FACES[definition] = face
    return face


def make_table(
    decks: Sequence[Sequence[CardDefinition]], settings: Settings, extra: Iterable[CardDefinition] = ()
) -> Deal:
    """Number the definitions and the physical cards of a game."""
    if len(decks) < 2:
        raise ValueError("a game needs at least two players")  # CR 1.1.1
    if settings.players != len(decks):
        settings = replace(settings, players=len(decks))
    index: dict[str, int] = {}
    faces: list[Face] = []
    owners: list[int] = []
    deals: list[list[int]] = []
    for player, deck in enumerate(decks):
        deal: list[int] = []
        for definition in [*deck, *([MARKETING_CARD] * settings.starting_ink)]:
            n = index.get(definition.full_name)
            if n is None:
                n = len(faces)
                index[definition.full_name] = n
                faces.append(face_for(definition))
            deal.append(n)
            owners.append(player)
        deals.append(deal)
    for definition in extra:
        if definition.full_name not in index:
            index[definition.full_name] = len(faces)
            faces.append(face_for(definition))
    if len(owners) > 1000:
        raise ValueError("a game can hold at most 1000 cards")
    return Deal(Table(settings, faces, owners), deals)


def illegal(code: int, verb: int = 0) -> IllegalAction:
    return IllegalAction(why.REASONS[code][0], why.rule_of(code, verb))


RULE_OF_TYPE: dict[str, str] = {
    op.TURN: "4.1.2",
    op.MAY: "6.1.4",
    op.CHOOSE: "6.1.3",
    op.PICK: "6.1.5.2",
    op.NAME: "5.2.6",
    op.AMOUNT: "6.1.3",
    op.ORDER: "7.2.3",
    op.RESOLVE: "7.7.4.2",
    op.HAND: "2.2.2.1",
}
