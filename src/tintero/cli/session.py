"""One game at the table: who sits where, every choice so far, undo, and saving it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tintero.abilities.ability import CardDefinition
from tintero.abilities.words import EventKind
from tintero.cards import Deck
from tintero.cli import saves
from tintero.cli.chosen_decks import definitions_of
from tintero.cli.user_error import UserError
from tintero.language import Reader
from tintero.rules import option as op
from tintero.rules.event import NO_CARD, NOBODY
from tintero.rules.game import Game
from tintero.rules.option import Option
from tintero.rules.settings import CONSTRUCTED, Settings

HUMAN = "human"


class Snapshot:
    """The game as it was before a choice of a person."""

    __slots__ = ("choices", "events", "game", "seat")

    def __init__(self, game: Game, events: int, choices: int, seat: int) -> None:
        self.game = game
        self.events = events
        self.choices = choices
        self.seat = seat


class Session:
    def __init__(
        self,
        decks: Sequence[Deck],
        seats: Sequence[str],
        seed: int,
        reader: Reader,
        first: int = NOBODY,
        settings: Settings = CONSTRUCTED,
    ) -> None:
        self.decks = list(decks)
        self.seats = list(seats)
        self.seed = seed
        self.reader = reader
        self.pool = reader.pool
        self.first = first
        self.settings = replace(settings, players=len(self.decks))
        self.choices: list[tuple[int, int, int, int]] = []
        self.history: list[Snapshot] = []
        definitions: list[list[CardDefinition]] = definitions_of(self.decks, reader)
        self.game = Game.new(definitions, seed, self.settings, first)

    # ---- playing -----------------------------------------------------------------------------------------------

    def is_human(self, seat: int) -> bool:
        return self.seats[seat] == HUMAN

    def choose(self, option: Option) -> None:
        seat = self.game.to_decide
        before = None
        if seat != NOBODY and self.is_human(seat):
            before = Snapshot(self.game.clone(), len(self.game.events), len(self.choices), seat)
        self.game.choose(option)
        if before is not None:
            self.history.append(before)
        self.choices.append(option.key())

    def concede(self, seat: int) -> None:
        """CR 2.3.3.4. A person who concedes does not take it back."""
        self.game.concede(seat)
        self.choices.append(Option(op.CONCEDE, seat).key())
        self.history.clear()

    def repeat(self, choice: tuple[int, int, int, int]) -> None:
        """A choice of a saved game, once more; IllegalAction if it does not fit."""
        if choice[0] == op.CONCEDE:
            self.concede(choice[1])
        else:
            self.choose(Option(*choice))

    # ---- undo --------------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice, unless somebody has learnt or chosen something since."""
        last = self.history[-1] if self.history else None
        if last is None:
            raise UserError("undo_nothing")
        if last.seat != seat or last.choices != len(self.choices) - 1:
            raise UserError("undo_other_chose")
        if self.told_secrets(last):
            raise UserError("undo_secret")
        self.history.pop()
        events = self.game.events[: last.events]
        self.game = last.game.clone(log=True)
        self.game.events[:0] = events
        del self.choices[last.choices :]

    def told_secrets(self, last: Snapshot) -> bool:
        """Whether something hidden came to light, or chance played a part, since the snapshot."""
        before = last.game.to_data()
        after = self.game.to_data()
        if before["rng"] != after["rng"]:
            return True
        for e in self.game.events[last.events :]:
            if e.kind in (EventKind.DREW, EventKind.SHUFFLED, EventKind.LOOKED):
                return True
            # Showing a card of one's own hand tells oneself nothing.
            if e.kind == EventKind.REVEALED and e.card != NO_CARD and not before["known"][e.card] >> last.seat & 1:
                return True
        return any(
            new >> last.seat & 1 and not old >> last.seat & 1
            for old, new in zip(before["known"], after["known"], strict=True)
        )

    # ---- saving ------------------------------------------------------------------------------------------------

    def saved(self) -> saves.SavedGame:
        return saves.SavedGame(
            cards_version=self.pool.version,
            cards_digest=self.pool.digest,
            decks=[saves.SavedDeck(d.name, [(c.full_name, n) for c, n in d.entries]) for d in self.decks],
            seats=self.seats,
            seed=str(self.seed),
            first=self.first,
            settings=saves.SavedSettings(
                self.settings.players, self.settings.lore_to_win, self.settings.opening_hand
            ),
            choices=self.choices,
            state=saves.state_digest(self.game),
        )


def beginning_of(saved: saves.SavedGame, reader: Reader) -> Session:
    """The saved game before its first choice."""
    decks = [Deck(d.name, tuple((reader.pool.find(name), n) for name, n in d.cards)) for d in saved.decks]
    settings = Settings(
        players=saved.settings.players,
        lore_to_win=saved.settings.lore_to_win,
        opening_hand=saved.settings.opening_hand,
    )
    return Session(decks, saved.seats, int(saved.seed), reader, saved.first, settings)
