"""One table: who sits where, the series, the game that is played, what can be taken back, and the file that keeps it.

No clock and no console: a terminal and a server use it alike. Players are counted from 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from tintero.abilities.words import EventKind
from tintero.cards import Deck
from tintero.rules.event import NO_CARD, NOBODY
from tintero.rules.option import Option as Answer
from tintero.rules.series import Match, Played
from tintero.rules.settings import CONSTRUCTED, Settings

from . import saves
from .bot_faults import BotFailed
from .front import Game, Key, begun
from .house import House
from .mistakes import SaveRefused, UndoRefused
from .offered import Option
from .resumed import beginning_of, decks_of, play_again, saved_game, settings_of
from .seat import Answering
from .seating import HUMAN, Seating

Given = TypeVar("Given")

BOT_SEEDS: Final = 8  # further apart than there are seats, so that no two bots of a session share their chance
SHOWS_SECRETS: Final = (EventKind.DREW, EventKind.SHUFFLED, EventKind.LOOKED)


class Answered(NamedTuple):
    """What a person (from 0) answered: the game had `start` choices before and `until` after it."""

    seat: int
    start: int
    until: int


class Session:
    """`seats`: for each player "human", or a bot as `house.players` knows it. `first`: who starts, from 1.

    `names`: what the people are called, for the sentences that speak of them.
    """

    def __init__(
        self, house: House, decks: Sequence[Deck], seats: Sequence[str], seed: int, *,
        settings: Settings = CONSTRUCTED, best_of: int = 1, first: int | None = None, position: str = "",
        names: Sequence[str] = (),
    ) -> None:  # fmt: skip
        self.house = house
        self.decks = list(decks)
        self.seating = Seating(seats, names)
        self.seed = seed
        self.settings = replace(settings, players=len(self.decks))
        self.match = Match(
            [house.definitions(deck) for deck in self.decks], best_of, seed=seed, settings=self.settings,
            library=house.library,
        )  # fmt: skip
        self.file: Path | None = None  # where `save` keeps the game
        self.start_was_chosen = False
        starter = NOBODY if first is None else first - 1
        self._sit_down(begun(house, self.decks, seed, self.settings, starter, position))

    def _sit_down(self, game: Game) -> None:
        """Play this game from now on."""
        self.game = game
        game.seating = self.seating
        self.history: list[Answered] = []
        self.bots: dict[int, Answering] = {}

    # ---- whose turn it is to answer ----------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[str, ...]:
        return self.seating.seats

    @property
    def open(self) -> bool:
        """Whether everything lies open: somebody studies a position and plays all seats."""
        return bool(self.game.position) and all(seat == HUMAN for seat in self.seats)

    @property
    def persons(self) -> list[int]:
        return [n + 1 for n, seat in enumerate(self.seats) if seat == HUMAN]

    def is_person(self, player: int) -> bool:
        return self.seating.is_person(player - 1)

    @property
    def asked(self) -> int | None:
        """Who has to answer now; None when the game is over."""
        return None if self.game.over else self.game.rules.to_decide + 1

    @property
    def computer_asked(self) -> bool:
        return self.asked is not None and not self.is_person(self.asked)

    # ---- answering ---------------------------------------------------------------------------------------------

    def computer_moves(self) -> None:
        """One answer of the bot that is asked."""
        assert self.asked is not None
        try:
            self._chosen(self.game.choose, self._bot(self.asked - 1).choose(self.game.rules))
        except BotFailed as fault:
            raise fault.in_game(self.seed) from fault.__cause__

    def computers_move(self) -> None:
        """Let the bots answer until a person is asked or the game is over."""
        while self.computer_asked:
            self.computer_moves()

    def answer(self, option: Option | int | str) -> None:
        """The answer of the person who is asked: an option, its number, or its words; IllegalAction if it is none."""
        self._chosen(self.game.choose, option)

    def act(self, answer: Answer | Key) -> None:
        """The same, as the rules understand it or as it was kept: an action that somebody typed, offered or not."""
        self._chosen(self.game.repeat, answer)

    def _chosen(self, give: Callable[[Given], object], option: Given) -> None:
        asked = self.asked
        start = len(self.game.choices)
        give(option)
        self._take_only_answers()
        if asked is not None and self.is_person(asked):
            self.history.append(Answered(asked - 1, start, len(self.game.choices)))
        self._enter_result()

    def _take_only_answers(self) -> None:
        """A question with one answer is open only so that the others cannot tell: a person is not bothered with it."""
        while self.asked is not None and self.is_person(self.asked):
            only = self.game.rules.only_answer
            if only is None:
                break
            self.game.repeat(only)

    def concede(self, player: int) -> None:
        """CR 2.3.3.4. Whoever concedes does not take it back."""
        self.game.concede(player)
        self.history.clear()  # others may play on
        self._enter_result()

    def draw(self) -> None:
        """The players leave this game at a draw (2.3.3)."""
        self.game.draw()
        self._enter_result()

    def _bot(self, seat: int) -> Answering:
        if seat not in self.bots:
            if self.house.players is None:
                raise ValueError("this house knows no bots")
            seed = self.game.seed * BOT_SEEDS + seat + len(self.game.choices)
            self.bots[seat] = self.house.players(self.seats[seat], seed, self.house)
        return self.bots[seat]

    def stand_in(self, bot: str) -> None:
        """Nobody is there: this bot takes the seats of people."""
        self.seat([bot if seat == HUMAN else seat for seat in self.seats])

    def seat(self, seats: Sequence[str]) -> None:
        """From now on these play, one for each seat."""
        self.seating = Seating(seats, self.seating.names)
        self.game.seating = self.seating
        self.bots.clear()

    def hurry(self) -> bool:
        """Whoever is choosing answers with what it has found so far; False if it cannot be hurried."""
        cancel = None if self.asked is None else getattr(self.bots.get(self.asked - 1), "cancel", None)
        if cancel is None:
            return False
        cancel()
        return True

    # ---- taking back -------------------------------------------------------------------------------------------

    def undo(self, player: int) -> None:
        """Take back the player's last choice, unless somebody has learnt or chosen something since.

        Where everything lies open there is nothing to learn.
        """
        last = self.history[-1] if self.history else None
        if last is None:
            raise UndoRefused("nothing")
        if self.open:
            self.history.pop()
            self.game = self.game.earlier(last.start)
            return
        if last.seat != player - 1 or last.until != len(self.game.choices):
            raise UndoRefused("other_chose")
        before = self.game.earlier(last.start)
        if told_secrets(before, self.game, last.seat):
            raise UndoRefused("secret")
        self.history.pop()
        self.game = before

    def take_back(self, player: int) -> None:
        """The same with everybody's consent: back to before the player's last choice, whatever came after it."""
        if self.game.over:
            raise UndoRefused("nothing")
        for n in reversed(range(len(self.history))):
            if self.history[n].seat == player - 1:
                self.game = self.game.earlier(self.history[n].start)
                del self.history[n:]
                return
        raise UndoRefused("nothing")

    # ---- the series --------------------------------------------------------------------------------------------

    @property
    def best_of(self) -> int:
        return self.match.best_of

    @property
    def over(self) -> bool:
        """Whether the series is over, and with it the last game."""
        return self.match.over

    def wins(self, player: int) -> int:
        return self.match.wins(player - 1)

    def _enter_result(self) -> None:
        """A game that is over counts, and stays over."""
        if self.game.over:
            self.match.finish(self.game.rules)
            self.history.clear()

    @property
    def starter_asked(self) -> int | None:
        """Who has to say whether they start the next game (2.1.3.2); None if nobody has to."""
        chooser = self.match.needs_start_choice if self.game.over else None
        return None if chooser is None else chooser + 1

    def choose_start(self, player_first: bool) -> None:
        """The answer of `starter_asked`."""
        self.match.choose_start(player_first)

    def next_game(self) -> None:
        """The next game of the series; a computer that may choose starts."""
        chooser = self.starter_asked
        if chooser is not None and not self.is_person(chooser):
            self.choose_start(True)
        self.start_was_chosen = self.match.chosen
        seed = self.match.game_seed(len(self.match.played))
        self._sit_down(begun(self.house, self.decks, seed, self.settings, self.match.starter, self.game.position))

    def rematch(self, seed: int) -> Session:
        """The same people, decks and settings once more."""
        return Session(
            self.house, self.decks, self.seats, seed, settings=self.settings, best_of=self.best_of,
            position=self.game.position,
        )  # fmt: skip

    # ---- saving ------------------------------------------------------------------------------------------------

    def saved(self) -> saves.SavedGame:
        """The game as it stands, and what was before it in the series."""
        before = self.match.played[: len(self.match.played) - (1 if self.game.over else 0)]
        series = saves.SavedSeries(
            best_of=self.best_of,
            seed=str(self.seed),
            played=[saves.SavedResult(g.first, g.winner, g.chooser) for g in before],
            chosen=self.start_was_chosen,
        )
        return saved_game(self.game, list(self.seats), series)

    def save(self, path: str | Path | None = None) -> Path:
        """Write the game to this file, or to its own."""
        target = path or self.file
        if target is None:
            raise ValueError("this session has no file")
        return saves.write(target, self.saved())


def told_secrets(before: Game, after: Game, seat: int) -> bool:
    """Whether something hidden came to light for this seat (from 0), or chance played a part, in between."""
    then, now = before.rules.to_data(), after.rules.to_data()
    if then["rng"] != now["rng"]:
        return True

    def knew(card: int) -> bool:
        return bool(then["known"][card] >> seat & 1)

    for e in after.rules.events[len(before.rules.events) :]:
        if e.kind in SHOWS_SECRETS:
            return True
        # Showing a card of one's own hand tells oneself nothing.
        if e.kind == EventKind.REVEALED and e.card != NO_CARD and not knew(e.card):
            return True
    return any(known >> seat & 1 and not knew(card) for card, known in enumerate(now["known"]))


def resumed(saved: saves.SavedGame, house: House, file: str, seats: Sequence[str]) -> Session:
    """The session of a saved game, played again to where it was left. `seats`: if nobody was seated in it."""
    session = at_beginning(saved, house, file, seats)
    play_again(session.game, saved, file)
    session._enter_result()
    return session


def at_beginning(saved: saves.SavedGame, house: House, file: str, seats: Sequence[str]) -> Session:
    """The session of a saved game before its first choice."""
    series = saved.series or saves.SavedSeries(1, saved.seed, [], False)
    try:
        session = Session(
            house, decks_of(saved, house), saved.seats or seats, int(series.seed), settings=settings_of(saved, file),
            best_of=series.best_of, position=saved.setup,
        )  # fmt: skip
        for result in series.played:
            session.match.play_again(Played(result.first, result.winner, result.chooser))
        if series.chosen:
            chooser = session.match.needs_start_choice
            session.match.choose_start(saved.first == chooser)
        for seat in session.seats:
            if seat != HUMAN and house.players is not None:
                house.players(seat, 0, house)
    except ValueError:
        raise SaveRefused("damaged", path=file) from None
    session.start_was_chosen = series.chosen
    session._sit_down(beginning_of(saved, house, file))
    return session
