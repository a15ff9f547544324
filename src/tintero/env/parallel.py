"""The game for PettingZoo's parallel form: everybody acts in every cycle, and whoever is asked is heard."""

from __future__ import annotations

from typing import Any, Final

from pettingzoo import ParallelEnv

from .aec import TinteroAEC
from .arrays import Observation
from .seats import row_number

CYCLES: Final = 3_000  # at most, unless another number is given


class TinteroParallel(ParallelEnv[str, Observation, int]):
    """`TinteroAEC` with all agents at once. Who is not asked may do anything; a row that is not there is no answer."""

    metadata = {**TinteroAEC.metadata, "is_parallelizable": True}

    def __init__(self, max_cycles: int = CYCLES, **given: Any) -> None:
        self.aec = TinteroAEC(**given)
        self.render_mode = self.aec.render_mode
        self.possible_agents = self.aec.possible_agents
        self.agents: list[str] = []
        self.max_cycles = max_cycles
        self._cycles = 0

    def observation_space(self, agent: str) -> Any:
        return self.aec.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.aec.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.aec.reset(seed, options)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        aec = self.aec
        agents = self.agents
        if not agents:
            raise RuntimeError("no game goes on: call reset()")
        asked = aec.agent_selection
        row = actions.get(asked)
        rewards = dict.fromkeys(agents, 0.0)
        if row is not None and aec.allows(row_number(row)):
            aec.step(row)
            rewards = {agent: aec.rewards[agent] for agent in agents}
        self._cycles += 1
        late = self._cycles >= self.max_cycles
        terminations = {agent: aec.terminations[agent] for agent in agents}
        truncations = {agent: aec.truncations[agent] or (late and not terminations[agent]) for agent in agents}
        observations, infos = self._seen()
        if terminations[asked] or truncations[asked]:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        observations = {agent: self.aec.observe(agent) for agent in self.agents}
        return observations, {agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()}

    def render(self) -> Any:
        return self.aec.render()

    def close(self) -> None:
        self.aec.close()
