"""`Game`: a position and what can be done with it. Every front end speaks to this class and to nothing else."""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Sequence
from typing import Any

from tintero.abilities.ability import CardDefinition

from . import kinds, ways
from . import option as op
from . import refusals as why
from .book.actions.entering import may_enter_exerted
from .book.check import game_drawn, settle_survivors
from .book.keywords.duties import duty_of
from .book.legality import refusal_of
from .book.lore import lore_to_win
from .book.multiplayer import leave_game
from .book.processes import Processes
from .book.setup import new_state
from .book.sound_stack import options_of_sound
from .book.turn import resume_after_leaving
from .event import AGREED, NOBODY, Event, Outcome
from .library import Library
from .machinery.determinize import deal_anew
from .machinery.face import CompiledActivated, Face
from .machinery.process import answer, current_options, run
from .machinery.serialise import state_from_data, state_to_data
from .machinery.state import State, Table
from .machinery.traits import usable_abilities
from .option import Decision, IllegalAction, Option
from .question import Asked, Meaning, asked_of, meaning_of
from .refusals import DamagedState, Refusal
from .seen import card_for, cards_hidden_from, event_for, hidden_from
from .settings import CONSTRUCTED, Settings
from .sight import Sight, sight_of
from .table import Deal, make_table


class Game:
    """One game. `decision` is the open question or None; `choose` answers it and moves to the next one."""

    def __init__(self, state: State, events: list[Event] | None = None) -> None:
        self.state = state
        self.events: list[Event] = [] if events is None else events

    @classmethod
    def new(
        cls,
        decks: Sequence[Sequence[CardDefinition]],
        seed: int = 0,
        settings: Settings = CONSTRUCTED,
        first: int = NOBODY,
        log: bool = True,
        library: Library | None = None,
    ) -> Game:
        """Begin a game. `first`: who starts; NOBODY lets the seed decide (2.2.1.1)."""
        return cls.start(make_table(decks, settings, library=library), seed, first, log)

    @classmethod
    def start(cls, setup: Deal, seed: int = 0, first: int = NOBODY, log: bool = True) -> Game:
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
        if s.over():
            return None
        return Decision(s.asked_by, s.asking, s.options, s.stack[-1].card, s.stack[-1].rule_asked(s))

    def decision_for(self, player: int) -> Decision | None:
        """The open question as this player may know it: only whoever is asked knows what there is to answer."""
        d = self.decision
        if d is None:
            return None
        options = d.options if d.player == player else []
        return Decision(d.player, d.kind, options, card_for(self.state, player, d.source), d.rule)

    @property
    def asked(self) -> Asked | None:
        """The open question as a value, worked out for those who put it into words; None when the game is over."""
        return None if self.state.over() else asked_of(self.state)

    def meaning(self, option: Option) -> Meaning:
        """What an option of the open question stands for: an ability, an effect, its card, its cost."""
        return meaning_of(self.state, option)

    @property
    def options(self) -> list[Option]:
        return self.state.options

    @property
    def to_decide(self) -> int:
        """Whose decision it is; NOBODY when the game is over."""
        return NOBODY if self.state.over() else self.state.asked_by

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.state.outcome

    @property
    def over(self) -> bool:
        return self.state.over()

    def choose(self, option: Option | int) -> None:
        """Answer the open question, by option or by its number. Illegal input changes nothing."""
        s = self.state
        if isinstance(option, bool):
            raise illegal(why.NO_SUCH_OPTION)
        if isinstance(option, int):
            if s.over() or option < 0 or option >= len(s.options):
                raise illegal(why.GAME_OVER if s.over() else why.NO_SUCH_OPTION)
            option = s.options[option]
        elif s.over() or option not in s.options:
            raise illegal(self.why_not(option) or why.NO_SUCH_OPTION)
        s.choices += 1
        answer(s, option)
        run(s)

    @property
    def only_answer(self) -> Option | None:
        """The answer to a question that has one, for a front end to take at once for its player; else None.

        Such a question is open only so that the others cannot tell that it has one (`machinery.ask_or_settle`).
        """
        s = self.state
        if s.over() or len(s.options) != 1 or s.asking in (op.TURN, op.HAND):
            return None
        return s.options[0]

    def take_only_answers(self) -> None:
        """For whoever plays all seats: nobody is to be kept in the dark about how many answers there are."""
        while (only := self.only_answer) is not None:
            self.choose(only)

    def why_not(self, option: Option, player: int | None = None) -> Refusal | None:
        """Why the option is not offered now to the seat that wants to know; None if it is.

        `player`: that seat; None is whoever is asked. What it cannot see is refused before anybody looks at it.
        """
        if not isinstance(option, Option) or not all(is_whole(part) for part in option.key()):
            return why.NO_SUCH_OPTION
        s = self.state
        return refusal_of(s, option, s.asked_by if player is None else player, hidden_from)

    # ---- what cards and players can do -------------------------------------------------------------------------

    def usable_abilities(self, card: int) -> list[CompiledActivated]:
        """The activated abilities of a card in play, in the order used by options; none for a card elsewhere."""
        return usable_abilities(self.state, card)

    def may_enter_exerted(self, player: int, card: int) -> bool:
        """Whether the player would be asked if this card enters play exerted (8.3.2)."""
        return may_enter_exerted(self.state, player, card)

    def duty_of(self, player: int, card: int) -> Refusal | None:
        """What a character still has to do before its player may end the turn; the refusal is that of ending it."""
        p = self.state.in_play.get(self.state.pid_of[card])
        return None if p is None else duty_of(self.state, player, p)

    def lore_to_win(self, player: int) -> int:
        """How much lore this player needs (1.8.1.1): card text and formats change it."""
        return lore_to_win(self.state, player)

    # ---- leaving -----------------------------------------------------------------------------------------------

    def concede(self, player: int) -> None:
        """CR 2.3.3.4: at any time, out of turn too."""
        s = self.state
        if s.over():
            raise illegal(why.GAME_OVER)
        if player < 0 or player >= len(s.players) or not s.players[player].in_game:
            raise illegal(why.NO_SUCH_OPTION)
        s.tell(Event(kinds.LOST, "2.3.3.4", player, how=ways.BY_CONCEDING))
        leave_game(s, player)
        if settle_survivors(s):
            return
        resume_after_leaving(s, player)
        run(s)

    def draw(self) -> None:
        """CR 2.3.3: the players leave it at a draw, at any time."""
        if self.state.over():
            raise illegal(why.GAME_OVER)
        game_drawn(self.state, AGREED, "2.3.3")

    def __reduce__(self) -> tuple[object, ...]:
        deal = Deal(self.state.table, _deals(self.state))
        return (_game_again, (deal, self.to_data(), self.state.log is not None, self.events))

    # ---- copies and views --------------------------------------------------------------------------------------

    def clone(self, log: bool = False) -> Game:
        """An independent copy. Its events begin anew; without a log it plays faster."""
        new = Game(self.state.copy())
        if log:
            new.state.log = new.events
        return new

    def sight(self, player: int) -> Sight:
        """Everything this player may know, and nothing else: the one door for hidden information."""
        return sight_of(self.state, player)

    def events_for(self, player: int, start: int = 0) -> list[Event]:
        """What happened, as this player may know it; `start`: the place in `events` from which on."""
        told = [event_for(e, player) for e in self.events[start:]]
        return [e for e in told if e is not None]

    def determinize(self, player: int, seed: int, pools: dict[int, list[int]] | None = None) -> Game:
        """A copy in which everything the player cannot know is dealt anew; their view stays the same.

        `pools`: what the hidden cards of an owner may be, if the player is not to know that owner's list: numbers of
        definitions at this table, more of them than hidden cards (`wider`).
        """
        new = self.clone()
        s = new.state
        deal_anew(s, cards_hidden_from(s, player), seed, (), pools)
        if s.asked_by != player and not s.over():  # what a player is asked never depends on what they cannot know
            s.options = current_options(s)
        return new

    def wider(self, more: list[Face]) -> Game:
        """A copy at a table where these cards may turn up too: for whoever has to suppose what others play."""
        return self.moved_to(self.state.table.wider(more))

    def moved_to(self, table: Table) -> Game:
        """A copy at another table: this one, made wider."""
        new = self.clone()
        new.state.table = table
        return new

    def dealt_anew(self, player: int, seed: int, kept: Container[int]) -> Game:
        """The same with these cards kept and with the chance that comes; whoever is asked may have no answer then."""
        new = self.clone(log=True)
        deal_anew(new.state, cards_hidden_from(new.state, player), seed, kept)
        new.state.rng = self.state.rng[:]
        new.state.options = current_options(new.state)
        return new

    def to_data(self) -> dict[str, Any]:
        """The state as plain data for JSON."""
        return state_to_data(self.state)

    def to_json(self) -> str:
        """The state as JSON text; equal states give equal text."""
        return json.dumps(self.to_data(), separators=(",", ":"))

    @classmethod
    def from_data(cls, data: dict[str, Any], setup: Deal, events: list[Event] | None = None) -> Game:
        """The game of `to_data`, with the same cards and settings; raises DamagedState for what cannot be.

        `events`: what happened before, for a game that goes on telling it.
        """
        state = state_from_data(data, setup.table, Processes())
        state.options = options_of_sound(state, data, setup.deals)
        state.log = events
        return cls(state, events)

    @classmethod
    def from_json(cls, text: str, setup: Deal) -> Game:
        """The game of `to_json`; raises DamagedState for anything else."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise DamagedState(str(error)) from error
        if not isinstance(data, dict):
            raise DamagedState("not a saved position")
        return cls.from_data(data, setup)

    @classmethod
    def replay(
        cls, setup: Deal, seed: int, choices: Iterable[Sequence[int]], first: int = NOBODY, log: bool = True
    ) -> Game:
        """A game again from its seed and its choices ([verb, a, b, c] each); an illegal one raises IllegalAction.

        What is no choice at all is an illegal one too.
        """
        game = cls.start(setup, seed, first, log)
        for choice in choices:
            game.choose(option_from_data(choice))
        return game


def illegal(refusal: Refusal) -> IllegalAction:
    return IllegalAction(refusal.name, refusal.rule)


def option_from_data(key: object) -> Option:
    """The option of `Option.key`, as a list or a tuple of four whole numbers; anything else raises IllegalAction."""
    if not isinstance(key, (list, tuple)) or len(key) != 4:
        raise illegal(why.NO_SUCH_OPTION)
    if not all(is_whole(part) for part in key):
        raise illegal(why.NO_SUCH_OPTION)
    return Option(*key)


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _deals(s: State) -> list[list[int]]:
    """The decks that the game was dealt from, as definition numbers in the order of the physical cards."""
    return [[s.defs[c] for c, owner in enumerate(s.table.owners) if owner == p.index] for p in s.players]


def _game_again(deal: Deal, data: dict[str, Any], log: bool, events: list[Event]) -> Game:
    state = state_from_data(data, deal.table, Processes())
    if not state.over():
        state.options = current_options(state)
    game = Game(state, events)
    if log:
        game.state.log = events
    return game
