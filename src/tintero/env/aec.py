"""The game for PettingZoo: one agent at a time, 2 to 4 of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from .arrays import Observation, action_space, mask_of, observation_space, observed
from .hall import Hall, checked_players, usual_hall
from .match import Match
from .rendering import RENDER_MODES, known_mode, rendered
from .seats import begin, checked_decks, row_number

LORE_TO_WIN: Final = 20  # what the shaped reward is measured by


class TinteroAEC(AECEnv[str, Observation, int]):
    """See `tintero_v0`."""

    metadata = {"name": "tintero_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self, players: int = 2, decks: Sequence[str] | None = None, flat: bool = False, shaped: bool = False,
        render_mode: str | None = None, hall: Hall | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        players = checked_players(players)
        self.render_mode = known_mode(render_mode)
        self.possible_agents = [f"player_{n}" for n in range(players)]
        self.agents: list[str] = []
        self.flat = flat
        self.shaped = shaped
        self._decks = checked_decks(decks, players)
        self._hall = hall or usual_hall()
        self._seat = {agent: n for n, agent in enumerate(self.possible_agents)}
        self._space = observation_space(flat)
        self._actions = {agent: action_space() for agent in self.possible_agents}
        self._chance: np.random.Generator | None = None
        self.match: Match | None = None
        self._lead = [0.0] * players

    def observation_space(self, agent: str) -> Any:
        return self._space

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """`options`: decks, format, settings, first (see `tintero_v0`). Without a seed the last one goes on."""
        chance = self._chance
        if seed is not None or chance is None:
            chance, _ = seeding.np_random(seed)
        self.match = begin(self._hall, len(self.possible_agents), self._decks, options, chance)
        self._chance = chance  # what is refused changes nothing
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._lead = [0.0] * len(self.agents)
        self._next(self.match)

    def observe(self, agent: str) -> Observation:
        return observed(self._going(), self._seat[agent], self.flat)

    def step(self, action: int | None) -> None:
        match = self._going()
        if not self.agents:
            raise RuntimeError("the game is over, and everybody has left: call reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that still plays chooses a row")
        match.act(row_number(action))
        self._cumulative_rewards[agent] = 0.0
        self._reward(match)
        if match.over:
            ended = self.truncations if match.cut_short else self.terminations
            for one in self.agents:
                ended[one] = True
        self._accumulate_rewards()
        self._next(match)

    def allows(self, action: int) -> bool:
        """Whether there is such a row for whoever is asked."""
        return 0 <= action < self._going().actions

    def _going(self) -> Match:
        if self.match is None:
            raise RuntimeError("call reset() before anything else")
        return self.match

    def _next(self, match: Match) -> None:
        """Whoever is asked is next; when the game is over, everybody in turn takes their leave."""
        self.agent_selection = self.agents[0 if match.over else match.to_act]
        self.infos[self.agent_selection] = {"action_mask": mask_of(match, self._seat[self.agent_selection])}

    def _reward(self, match: Match) -> None:
        won = match.returns()
        if self.shaped:  # by the change of the potential: what is gained on the way is taken back at the end
            lore = [0 if match.over else p.lore for p in match.game.state.players]
            lead = [(n - max(lore[:i] + lore[i + 1 :])) / LORE_TO_WIN for i, n in enumerate(lore)]
            won = [n + now - before for n, now, before in zip(won, lead, self._lead, strict=True)]
            self._lead = lead
        for agent, n in self._seat.items():
            self.rewards[agent] = won[n]

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the agent whose turn it is sees it."""
        return rendered(self._going(), self.render_mode)

    def close(self) -> None:
        self.match = None
