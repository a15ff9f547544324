"""The game for Gymnasium: one seat, and somebody who plays the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tintero.players.chosen import chosen_player
from tintero.table.seat import Answering

from .arrays import Observation, action_space, mask_of, observation_space, observed
from .hall import Hall, checked_players, usual_hall
from .match import Match
from .rendering import RENDER_MODES, known_mode, rendered
from .seats import OPPONENT, OPTIONS, begin, checked_decks, row_number

Policy = Callable[[Observation], int]  # an observation of its seat to a row
LEARNER: Final = 0  # the seat, unless it changes from game to game
PLAYER_SEEDS: Final = 2**31


class TinteroEnv(gymnasium.Env[Observation, int]):
    """`Tintero-v0`: see `tintero_v0` for actions and observations.

    `opponent`: a player of the house (`random`, `greedy`, `search:30ms`, `my_bots.py:Quester`) or a function that takes
    an observation of its own seat and gives a row. It plays all the other seats. `seat`: yours, from 0; None changes it
    from game to game.

    A row that is not there is no answer: nothing happens, and `info["answered"]` is False. Mind the mask.

    In a copy (`copy.deepcopy`, `pickle`) the game goes on from where it stands, and players of the house sit down anew.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self, opponent: str | Policy = "greedy", players: int = 2, decks: Sequence[str] | None = None,
        seat: int | None = None, flat: bool = False, render_mode: str | None = None, hall: Hall | None = None,
    ) -> None:  # fmt: skip
        players = checked_players(players)
        if seat is not None and (not isinstance(seat, int | np.integer) or not 0 <= seat < players):
            raise ValueError(f"`seat` is a number from 0 to {players - 1}, or None")
        self.render_mode = known_mode(render_mode)
        self.players = players
        self.flat = flat
        self.observation_space: Any = observation_space(flat)
        self.action_space: Any = action_space()
        self.seat = LEARNER if seat is None else int(seat)
        self.match: Match | None = None
        self._decks = checked_decks(decks, players)
        self._changes = seat is None
        self._hall = hall or usual_hall()
        self._meet(opponent)
        self._seeds: list[int] = []  # of the others, in this game
        self._others: list[Answering] = []

    def _meet(self, opponent: str | Policy) -> None:
        """From now on this is who plays the other seats."""
        if not isinstance(opponent, str) and not callable(opponent):
            raise ValueError("`opponent` is the name of a player, or a function from an observation to a row")
        self._chosen = chosen_player(opponent) if isinstance(opponent, str) else None
        self._policy = None if isinstance(opponent, str) else opponent
        self.opponent = opponent

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """`options`: decks, format, settings, first (see `tintero_v0`), and opponent, from this game on."""
        super().reset(seed=seed)
        while True:
            seat = int(self.np_random.integers(self.players)) if self._changes else self.seat
            match = begin(self._hall, self.players, self._decks, options, self.np_random, (*OPTIONS, OPPONENT))
            if options and OPPONENT in options:
                self._meet(options[OPPONENT])
            self.seat, self.match = seat, match  # after what may be refused: then the last game is still there
            if self._chosen is not None:
                self._seeds = [int(n) for n in self.np_random.integers(PLAYER_SEEDS, size=self.players)]
                self._others = [self._chosen.seated(seed, self._hall.house) for seed in self._seeds]
            self._let_others_play(match)
            if not match.over:  # with the strangest decks a game can end before everybody had a turn
                return self._seen(match)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        match = self.match
        if match is None or match.over:
            raise RuntimeError("the game is over: call reset()" if match else "call reset() before anything else")
        row = row_number(action)
        answered = 0 <= row < match.actions
        if answered:
            match.act(row)
            self._let_others_play(match)
        seen, info = self._seen(match)
        info["answered"] = answered
        return seen, match.returns()[self.seat], match.over and not match.cut_short, match.cut_short, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which rows can be chosen, under the name by which sb3-contrib asks for it."""
        if self.match is None:
            raise RuntimeError("call reset() before anything else")
        return mask_of(self.match, self.seat).astype(np.bool_)

    def _seen(self, match: Match) -> tuple[Observation, dict[str, Any]]:
        seen = observed(match, self.seat, self.flat)
        return seen, {"action_mask": seen["action_mask"]}

    def _let_others_play(self, match: Match) -> None:
        while not match.over and match.to_act != self.seat:
            player = match.to_act
            if self._policy is not None:
                match.act(row_number(self._policy(observed(match, player, self.flat))))
            else:
                match.choose(self._others[player].choose(match.game))

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("_chosen", "_others")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._chosen = chosen_player(self.opponent) if isinstance(self.opponent, str) else None
        self._others = [self._chosen.seated(seed, self._hall.house) for seed in self._seeds] if self._chosen else []

    def render(self) -> Any:
        """The table as whoever is asked sees it."""
        if self.match is None:
            raise RuntimeError("call reset() before anything else")
        return rendered(self.match, self.render_mode)

    def close(self) -> None:
        self.match = None
