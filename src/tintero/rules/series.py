"""A series of games: who starts each one, what is kept between them, and who wins the series (2.1, 2.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tintero.abilities.ability import CardDefinition

from .chance import below, seed_words
from .event import NOBODY
from .game import Game
from .library import Library
from .machinery.plain import rows, truth, whole
from .refusals import DamagedState
from .settings import CONSTRUCTED, Settings
from .table import Deal, make_table

LARGEST_SEED: Final = 1 << 256  # of a saved series
BY_CHANCE: Final = NOBODY  # a start, or a choice of the start, that nobody made


class Played:
    """One finished game of the series."""

    __slots__ = ("chooser", "first", "winner")

    def __init__(self, first: int, winner: int, chooser: int) -> None:
        self.first = first  # who had the first turn
        self.winner = winner  # NOBODY: drawn
        self.chooser = chooser  # who said who starts; BY_CHANCE: nobody

    def to_data(self) -> dict[str, int]:
        return {"first": self.first, "winner": self.winner, "chooser": self.chooser}


class Match:
    """Plain data around the games: seed, results, and the open choice of the start.

    The loop: while not over: if `needs_start_choice` is a player, `choose_start`; `begin` a game, play it,
    `finish` it. With `random_player_chooses` the player drawn for the first game may also decline the start.
    """

    def __init__(
        self,
        decks: Sequence[Sequence[CardDefinition]],
        best_of: int = 1,
        two_games: bool = False,
        seed: int = 0,
        settings: Settings = CONSTRUCTED,
        random_player_chooses: bool = False,
        library: Library | None = None,
    ) -> None:
        if best_of < 1 or best_of % 2 == 0:
            raise ValueError("a series is the best of an odd number of games")
        if two_games and best_of != 1:
            raise ValueError("a series has two games or is the best of several, not both")
        if len(decks) != 2 and (best_of > 1 or two_games):
            # CR 2.1.3.1, 2.1.3.2 speak of "the other player" and "the loser"
            raise ValueError("a series of several games is between two players")
        self.deal: Deal = make_table(decks, settings, library=library)
        self.best_of = best_of
        self.two_games = two_games
        self.seed = seed
        self.random_player_chooses = random_player_chooses
        self.played: list[Played] = []
        self.next_first = BY_CHANCE  # who starts the next game, once chosen
        self.chosen = False  # the open choice has been made
        self.ended = False  # before its games were played: time, agreement, concession
        self.conceded_by = NOBODY

    # ---- how it stands -----------------------------------------------------------------------------------------

    def wins(self, player: int) -> int:
        return sum(1 for g in self.played if g.winner == player)

    @property
    def draws(self) -> int:
        return sum(1 for g in self.played if g.winner == NOBODY)

    @property
    def over(self) -> bool:
        if self.ended:
            return True
        if self.two_games:
            return len(self.played) == 2
        if self.best_of == 1:
            return len(self.played) == 1  # a single game may be drawn
        need = self.best_of // 2 + 1
        return any(self.wins(p) >= need for p in range(self._players()))

    @property
    def winner(self) -> int:
        """Who won the series; NOBODY while it goes on, or if it is drawn."""
        if not self.over:
            return NOBODY
        if self.conceded_by != NOBODY:
            return 1 - self.conceded_by
        standing = [self.wins(p) for p in range(self._players())]
        most = max(standing)
        return standing.index(most) if standing.count(most) == 1 else NOBODY

    def _players(self) -> int:
        return self.deal.table.settings.players

    # ---- who starts --------------------------------------------------------------------------------------------

    @property
    def needs_start_choice(self) -> int | None:
        """The player who has to say whether they start the next game; None if nobody has to."""
        if self.over or self.chosen:
            return None
        chooser = self._chooser()
        return None if chooser == BY_CHANCE else chooser

    def _chooser(self) -> int:
        """CR 2.1.3.2: the loser of the last game."""
        if self.two_games:
            return BY_CHANCE
        if not self.played:
            # CR 2.1.3.2: in tournaments whoever is drawn by lot has the choice in the first game too
            return below(seed_words(self.seed), self._players()) if self.random_player_chooses else BY_CHANCE
        last = self.played[-1]
        if last.winner != NOBODY:
            return 1 - last.winner
        if self.deal.table.settings.open_points.drawn_game_keeps_start_choice:
            return last.chooser
        return 1 - last.first

    def choose_start(self, player_first: bool) -> None:
        """The answer of `needs_start_choice`: whether that player has the first turn."""
        chooser = self.needs_start_choice
        if chooser is None:
            raise ValueError("nobody has to choose who starts")
        self.next_first = chooser if player_first else 1 - chooser
        self.chosen = True

    @property
    def starter(self) -> int:
        """Who starts the next game, as far as it is known; BY_CHANCE lets its seed decide."""
        if self.two_games and self.played:
            return 1 - self.played[0].first  # CR 2.1.3.1: the other player starts the second game
        return self.next_first  # CR 2.2.1.1: by chance if nobody chose

    # ---- games -------------------------------------------------------------------------------------------------

    def begin(self, log: bool = True) -> Game:
        """CR 2.4.2: a fresh game with whole decks; only the results of the series survive."""
        if self.over:
            raise ValueError("the series is over")
        if self.needs_start_choice is not None:
            raise ValueError("somebody has to say first whether they start")
        return Game.start(self.deal, self.game_seed(len(self.played)), self.starter, log)

    def game_seed(self, number: int) -> int:
        """A seed of its own for each game, so that no two games are dealt alike."""
        words = seed_words(self.seed + number)
        return words[0] << 32 | words[1]

    def finish(self, game: Game) -> None:
        """Enter the result of the game that `begin` gave out."""
        if self.over:
            raise ValueError("the series is over")
        if not game.over:
            raise ValueError("the game is not over")
        chooser = self._chooser() if self.chosen else BY_CHANCE
        outcome = game.outcome
        winner = NOBODY if outcome is None or outcome.winner is None else outcome.winner
        self.played.append(Played(game.state.first_player, winner, chooser))
        self.next_first = BY_CHANCE
        self.chosen = False

    def end(self) -> None:
        """Time is up, or the players agree: whoever has more game wins takes the series."""
        self.ended = True

    def concede(self, player: int) -> None:
        """CR 2.3.3.4: a whole series can be conceded too."""
        if len(self.deal.deals) != 2 or player not in (0, 1) or self.over:
            raise ValueError("this player cannot concede the series")
        self.conceded_by = player
        self.ended = True

    # ---- saving ------------------------------------------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
        """Everything but the decks and settings, as plain data for JSON."""
        return {
            "best_of": self.best_of,
            "two_games": self.two_games,
            "seed": self.seed,
            "random_player_chooses": self.random_player_chooses,
            "played": [g.to_data() for g in self.played],
            "next_first": self.next_first,
            "chosen": self.chosen,
            "ended": self.ended,
            "conceded_by": self.conceded_by,
        }

    @classmethod
    def from_data(
        cls, data: object, decks: Sequence[Sequence[CardDefinition]], settings: Settings = CONSTRUCTED
    ) -> Match:
        """The series of `to_data`; raises DamagedState for what no series can be."""
        if not isinstance(data, dict):
            raise DamagedState("not a saved series")
        try:
            match = cls(
                decks, whole(data, "best_of"), truth(data, "two_games"), whole(data, "seed", LARGEST_SEED), settings,
                truth(data, "random_player_chooses"),
            )
            for g in rows(data, "played"):
                match.play_again(Played(whole(g, "first"), whole(g, "winner"), whole(g, "chooser")))
            match.next_first = whole(data, "next_first")
            match.chosen = truth(data, "chosen")
            match.ended = truth(data, "ended")
            match.conceded_by = whole(data, "conceded_by")
            match._check()
        except (TypeError, ValueError) as error:
            raise DamagedState(str(error)) from error
        return match

    def play_again(self, g: Played) -> None:
        """A game of saved data: it was begun while the series was open, by players of it."""
        if self.over:
            raise ValueError("a game was played after the series was over")
        if not 0 <= g.first < self._players() or not NOBODY <= g.winner < self._players():
            raise ValueError("a game was played by somebody else")
        if g.chooser not in (BY_CHANCE, self._chooser()):
            raise ValueError("somebody chose the start who had no choice")
        self.played.append(g)

    def _check(self) -> None:
        """What the fields of saved data say together."""
        players = self._players()
        if not NOBODY <= self.next_first < players or not NOBODY <= self.conceded_by < players:
            raise ValueError("somebody starts or conceded who does not play")
        if self.conceded_by != NOBODY and (not self.ended or players != 2):
            raise ValueError("the series was conceded and goes on")
        if self.chosen != (self.next_first != BY_CHANCE) or (self.chosen and self._chooser() == BY_CHANCE):
            raise ValueError("the start was chosen by nobody")
