"""Who is compared: a player of the house by its name, or a network by the file that it was saved in."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from tintero.env.arrays import observed
from tintero.env.hall import Hall
from tintero.env.match import Match
from tintero.env.single import Policy
from tintero.players.chosen import Chosen, chosen_player

Moves = Callable[[Match], None]  # answers the open question of a match

OF_PPO: Final = ".zip"  # as Stable-Baselines3 saves
OF_OPTION_NET: Final = ".pt"
DIGEST: Final = 8  # bytes


class UnreadableNetwork(Exception):
    """There is no such file, or it holds something else."""


class Contestant(NamedTuple):
    """`name` says what it is: of a file also what is in it."""

    name: str
    chosen: Chosen | None
    policy: Policy | None

    def seated(self, seed: int, hall: Hall) -> Moves:
        """For one game and one seat. A policy has no chance of its own: it takes the row that it thinks best."""
        if self.policy is not None:
            return _moves_of_policy(self.policy)
        assert self.chosen is not None
        player = self.chosen.seated(seed, hall.house)

        def moves(match: Match) -> None:
            match.choose(player.choose(match.game))

        return moves


def _moves_of_policy(policy: Policy) -> Moves:
    def moves(match: Match) -> None:
        match.act(policy(observed(match, match.to_act, flat=True)))

    return moves


def contestant(text: str) -> Contestant:
    """`random`, `greedy`, `search:30ms`, `my_bots.py:Quester`, `ppo.zip` or `option_net.pt`."""
    if text.endswith((OF_PPO, OF_OPTION_NET)):
        try:
            return Contestant(f"{Path(text).name} {digest_of(text)}", None, policy_of(text))
        except Exception as error:  # torch and zip files have many ways to say no
            raise UnreadableNetwork(f"{text} is no network that a baseline has saved: train one first") from error
    chosen = chosen_player(text)
    return Contestant(chosen.name, chosen, None)


def digest_of(path: str) -> str:
    return blake2b(Path(path).read_bytes(), digest_size=DIGEST).hexdigest()


def policy_of(path: str) -> Policy:
    """What a network that was saved would answer to a flat observation."""
    if path.endswith(OF_PPO):
        from .ppo import policy_from as ppo

        return ppo(path)
    from .option_net import policy_from as option_net

    return option_net(path)
