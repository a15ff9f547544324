"""Lorcana for OpenSpiel: importing this registers the game `python_lorcana`.

    import pyspiel
    import tintero.env.spiel

    game = pyspiel.load_game("python_lorcana", {"players": 2, "decks": "amber-amethyst-singers;ruby-steel-brawlers"})

Chance deals the seed of a game, four times a number below 256; all that follows is settled by it and by the players, so
that a state can be written down as its history. An action is the number of a row of the options, as in `tintero_v0`.

`information_state_string` stands for everything that a player was told and chose, from the first hand on: equal
strings, equal memories. It is a digest, for what is told in a game would fill pages; `observation_string` shows the
table in words, and the tensors of both are the rows of `tintero_v0`. `resample_from_infostate` deals everything anew
that the player cannot know; what the others were told before is not made up for them.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from .hall import BENCHMARK, LEAST_PLAYERS, checked_players, usual_hall
from .match import Match
from .rendering import front, printed
from .rows import columns as col

NAME: Final = "python_lorcana"
BYTES_OF_SEED: Final = 4
OUTCOMES: Final = 256
LONGEST: Final = 3_000  # actions, those of chance among them; what lasts longer is a draw
BETWEEN_DECKS: Final = ";"  # a comma would stand between two parameters
MEMORY: Final = 16  # bytes of a digest
SEEDS: Final = 2**53  # from which a sampler's number picks one

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Python Disney Lorcana",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=col.SEATS,
    min_num_players=LEAST_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={"players": LEAST_PLAYERS, "decks": ""},
)


class LorcanaGame(pyspiel.Game):
    """`players`: 2 to 4. `decks`: with semicolons between them; none are those of the benchmark, in their order."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = checked_players(given.get("players", LEAST_PLAYERS))
        names = given.get("decks", "")
        decks = names.split(BETWEEN_DECKS) if names else BENCHMARK[:players]
        if len(decks) != players:
            raise ValueError(f"`decks` needs one deck for each of the {players} players, with semicolons between them")
        super().__init__(GAME_TYPE, game_info(players), given)
        self.decks = tuple(decks)
        usual_hall().lay(self.decks)  # a deck that cannot be read is told at once

    def new_initial_state(self) -> LorcanaState:
        return LorcanaState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> LorcanaObserver | None:
        """What a player observes; None for what is asked apart of what is public and of what is private."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return LorcanaObserver(kind, params)


def game_info(players: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=col.OPTION_ROWS,
        max_chance_outcomes=OUTCOMES,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


class Course:
    """A game on its way: the bytes of its seed, then the match, and what each seat remembers of it.

    OpenSpiel copies a state by copying everything in it, one by one, and writes it down likewise; this knows how to
    copy itself and is written down as what was chosen.
    """

    __slots__ = ("actions", "decks", "match", "memories", "remembered", "resampled")

    def __init__(self, decks: tuple[str, ...]) -> None:
        self.decks = decks
        self.actions: list[int] = []  # the seed, and every answer
        self.match: Match | None = None
        self.memories: list[bytes] = []  # a digest for each seat
        self.remembered: list[int] = []  # how much of what it was told is in there
        self.resampled = False

    def act(self, action: int) -> None:
        """By chance while there is no match, then by whoever is asked."""
        match = self.match
        if match is not None:
            match.option_of(action)  # what cannot be chosen is refused before anything changes
            player = match.to_act
            self.memories[player] = _digest(self.memory(match, player), bytes([action]))
            match.act(action)
        elif not 0 <= action < OUTCOMES:
            raise ValueError(f"a seed is dealt in numbers from 0 to {OUTCOMES - 1}, not {action}")
        self.actions.append(action)
        if match is None and len(self.actions) == BYTES_OF_SEED:
            laid = usual_hall().lay(self.decks)
            self.match = Match.begin(laid, int.from_bytes(bytes(self.actions), "big"))
            self.memories = [b""] * len(self.decks)
            self.remembered = [0] * len(self.decks)

    def memory(self, match: Match, player: int) -> bytes:
        """With what the seat was told since the last time."""
        told = match.hear(player)
        for n in range(self.remembered[player], len(told)):
            self.memories[player] = _digest(self.memories[player], told[n])
        self.remembered[player] = len(told)
        return self.memories[player]

    def resample(self, player: int, seed: int) -> None:
        """Deal everything anew that the player cannot know."""
        match = self.match
        if match is not None:
            match.game = match.game.determinize(player, seed)
            match.game.state.log = match.game.events
            self.resampled = True

    @property
    def over(self) -> bool:
        return self.match is not None and (self.match.over or len(self.actions) >= LONGEST)

    def __deepcopy__(self, memo: object) -> Course:
        new = Course(self.decks)
        new.actions = self.actions[:]
        new.memories = self.memories[:]
        new.remembered = self.remembered[:]
        new.resampled = self.resampled
        if self.match is not None:
            new.match = self.match.clone()
        return new

    def __reduce__(self) -> tuple[object, ...]:
        if self.resampled:
            raise TypeError("a position that was dealt anew for one player has no history that could be written down")
        return (_course_again, (self.decks, bytes(self.actions)))


def _course_again(decks: tuple[str, ...], actions: bytes) -> Course:
    course = Course(decks)
    for action in actions:
        course.act(action)
    return course


def _digest(memory: bytes, told: bytes) -> bytes:
    return blake2b(memory + told, digest_size=MEMORY).digest()


class LorcanaState(pyspiel.State):
    """A position, seen from nowhere; `course` has all of it."""

    def __init__(self, game: LorcanaGame) -> None:
        super().__init__(game)
        self.course = Course(game.decks)

    def current_player(self) -> int:
        course = self.course
        if course.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if course.over else course.match.to_act

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(n, 1 / OUTCOMES) for n in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        match = self.course.match
        return [] if match is None or player != self.current_player() else list(range(match.actions))

    def _apply_action(self, action: int) -> None:
        self.course.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        match = self.course.match
        if match is None or player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        option = match.option_of(action)
        if option is None:
            return "more options"
        return front(match).options[option].text("en")

    def is_terminal(self) -> bool:
        return self.course.over

    def returns(self) -> list[float]:
        match = self.course.match
        return [0.0] * self.num_players() if match is None else match.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LorcanaState:
        """A state in which the player knows the same; `sampler` gives a number from 0 to 1."""
        new: LorcanaState = self.clone()
        new.course.resample(player, int(sampler() * SEEDS))
        return new

    def __str__(self) -> str:
        match = self.course.match
        if match is None:
            return f"seed {self.course.actions}"
        return printed(match)


class LorcanaObserver:
    """The rows of `tintero_v0` as one tensor, with its parts by name."""

    def __init__(self, iig_obs_type: pyspiel.IIGObservationType, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError("observations of this game have no parameters")
        self.recalls = iig_obs_type.perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(col.FLAT_SIZE, np.float32)
        self.dict = {
            "global": self.tensor[: col.ENTITIES_AT],
            "entities": self.tensor[col.ENTITIES_AT : col.OPTIONS_AT].reshape(col.ENTITY_ROWS, -1),
            "options": self.tensor[col.OPTIONS_AT : col.HISTORY_AT].reshape(col.OPTION_ROWS, -1),
            "history": self.tensor[col.HISTORY_AT :].reshape(col.HISTORY_ROWS, -1),
        }

    def set_from(self, state: LorcanaState, player: int) -> None:
        match = state.course.match
        self.tensor[:] = 0 if match is None else np.frombuffer(match.observe(player), np.int16)

    def string_from(self, state: LorcanaState, player: int) -> str:
        course = state.course
        if course.match is None:
            return "before the cards are dealt"
        if not self.recalls:
            return printed(course.match, player)
        memory = course.memory(course.match, player)
        now = _digest(memory, course.match.observe(player)).hex()
        return f"player {player} turn {course.match.game.state.turn} {now}"


pyspiel.register_game(GAME_TYPE, LorcanaGame)
