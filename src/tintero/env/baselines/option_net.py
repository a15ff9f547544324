"""A small network that scores options by what they say, not by where they stand; it learns by PPO.

    python -m tintero.env.baselines.option_net --steps 500000 --out option_net.pt

Every entity is read alike (`row_reader`), entities are added up by zone and owner, and every option is scored from its
own row, from the two entities that it refers to, and from the whole. So the order of entities changes nothing, and an
option has the same score in whichever row it stands.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as fn

from tintero.env.arrays import Observation
from tintero.env.rows import columns as col
from tintero.env.single import Policy

from .lessons import GAMMA, TRIAL_PAIRS, Keeper, Lesson, ready, training
from .row_reader import OPTION_SIZE, Names, Table, layers

ENTITY: Final = 64
CONTEXT: Final = 128
SCORING: Final = 128
NEVER: Final = -1e9  # the score of a row that cannot be chosen

GAMES: Final = 32  # at once
ROUND: Final = 64  # steps of each before something is learned
EPOCHS: Final = 4
MINIBATCH: Final = 512
LAMBDA: Final = 0.95
CLIP: Final = 0.2
RATE: Final = 5e-4
LAST_RATE: Final = 1e-4
ENTROPY: Final = 0.01
VALUE: Final = 0.5
GRADIENT: Final = 0.5
TRIAL_EVERY: Final = 50_000  # steps


class OptionNet(nn.Module):
    """Scores of the options, and what the game is worth."""

    def __init__(self) -> None:
        super().__init__()
        self.names = Names()
        self.table = Table(ENTITY, CONTEXT)
        self.score = nn.Sequential(
            layers((OPTION_SIZE + 2 * ENTITY + CONTEXT, SCORING, SCORING)), nn.Linear(SCORING, 1)
        )
        self.value = nn.Sequential(layers((CONTEXT, CONTEXT)), nn.Linear(CONTEXT, 1))

    def forward(self, numbers: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """`numbers`: flat observations. Scores are (batch, OPTION_ROWS), NEVER where the mask is 0."""
        seen = self.names(numbers, mask)
        entities, context = self.table(seen)
        parts = [seen.options, entities[seen.source], entities[seen.target], context[seen.option_of]]
        found = self.score(torch.cat(parts, 1)).squeeze(1)
        scores = torch.full((len(numbers), col.OPTION_ROWS), NEVER).index_put((seen.option_of, seen.row), found)
        return scores, self.value(context).squeeze(1)


class Round(NamedTuple):
    """What was seen and done: (ROUND, GAMES, …)."""

    numbers: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor  # logarithms, of what was done
    advantages: Tensor
    returns: Tensor


class School:
    """Games that go on while the network learns from them."""

    def __init__(self, net: OptionNet, opponents: Sequence[str], seed: int, games: int) -> None:
        self.net = net
        self.lessons = [Lesson(opponents[n % len(opponents)]) for n in range(games)]
        self.best = torch.optim.Adam(net.parameters(), RATE, eps=1e-5)
        self.seen = [lesson.reset(seed=seed + n)[0] for n, lesson in enumerate(self.lessons)]

    @torch.no_grad()
    def played(self, steps: int) -> Round:
        """So many steps of every game, with what they turned out to be worth."""
        n = len(self.lessons)
        numbers = torch.zeros(steps, n, col.FLAT_SIZE, dtype=torch.int16)
        masks = torch.zeros(steps, n, col.OPTION_ROWS, dtype=torch.int8)
        actions = torch.zeros(steps, n, dtype=torch.long)
        chances, values, rewards, going = (torch.zeros(steps, n) for _ in range(4))
        for step in range(steps):
            numbers[step], masks[step] = self._now()
            scores, values[step] = self.net(numbers[step], masks[step])
            known = fn.log_softmax(scores, 1)
            actions[step] = torch.multinomial(known.exp(), 1).squeeze(1)
            chances[step] = known.gather(1, actions[step, :, None]).squeeze(1)
            for i, lesson in enumerate(self.lessons):
                self.seen[i], rewards[step, i], over, late, _ = lesson.step(int(actions[step, i]))
                going[step, i] = not (over or late)
                if over or late:
                    self.seen[i], _ = lesson.reset()
        _, last = self.net(*self._now())
        advantages = advantages_of(values, rewards, going, last)
        return Round(numbers, masks, actions, chances, advantages, advantages + values)

    def _now(self) -> tuple[Tensor, Tensor]:
        masks = np.stack([lesson.mask for lesson in self.lessons])
        return torch.from_numpy(np.stack(self.seen)), torch.from_numpy(masks)

    def learn(self, of: Round) -> None:
        flat = Round(*(part.flatten(0, 1) for part in of))
        for _ in range(EPOCHS):
            order = torch.randperm(len(flat.actions))
            for at in range(0, len(order), MINIBATCH):
                part = order[at : at + MINIBATCH]
                loss = loss_of(self.net, Round(*(whole[part] for whole in flat)))
                self.best.zero_grad()
                loss.backward()  # type: ignore[no-untyped-call]  # torch has no types here
                nn.utils.clip_grad_norm_(self.net.parameters(), GRADIENT)
                self.best.step()


def advantages_of(values: Tensor, rewards: Tensor, going: Tensor, last: Tensor) -> Tensor:
    """How much better each step was than expected, the later ones counting less (GAE). `last`: the values after all."""
    found = torch.zeros_like(values)
    more = torch.zeros_like(last)
    for step in reversed(range(len(values))):
        after = last if step == len(values) - 1 else values[step + 1]
        more = rewards[step] + going[step] * (GAMMA * after + GAMMA * LAMBDA * more) - values[step]
        found[step] = more
    return found


def loss_of(net: OptionNet, of: Round) -> Tensor:
    scores, values = net(of.numbers, of.masks)
    known = fn.log_softmax(scores, 1)
    ratio = (known.gather(1, of.actions[:, None]).squeeze(1) - of.chances).exp()
    gain = (of.advantages - of.advantages.mean()) / (of.advantages.std() + 1e-8)
    clipped = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
    entropy = -(known.exp() * known).sum(1).mean()
    return VALUE * fn.mse_loss(values, of.returns) - clipped - ENTROPY * entropy


def policy_of_net(net: OptionNet) -> Policy:
    """The row with the highest score."""

    @torch.no_grad()
    def policy(seen: Observation) -> int:
        scores, _ = net(torch.from_numpy(seen["observation"])[None], torch.from_numpy(seen["action_mask"])[None])
        return int(scores.argmax())

    return policy


def policy_from(path: str) -> Policy:
    """Of a network that was saved."""
    torch.set_num_threads(1)  # one observation at a time is too little to share
    net = OptionNet()
    net.load_state_dict(torch.load(path, weights_only=True))
    return policy_of_net(net.eval())


def train(
    steps: int, opponents: Sequence[str], seed: int, out: Path, trial_every: int = TRIAL_EVERY,
    trial_pairs: int = TRIAL_PAIRS,
) -> OptionNet:  # fmt: skip
    """The best that was found on the way is in `out`; the last is given back."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    net = OptionNet()
    school = School(net, opponents, seed, GAMES)
    keeper = Keeper(opponents, trial_pairs)
    each = GAMES * ROUND
    rounds = max(1, steps // each)
    for n in range(1, rounds + 1):
        for group in school.best.param_groups:
            group["lr"] = RATE + (LAST_RATE - RATE) * n / rounds
        school.learn(school.played(ROUND))
        if n == rounds or n * each // trial_every > (n - 1) * each // trial_every:
            keeper.tried(policy_of_net(net), n * each, lambda: torch.save(net.state_dict(), ready(out)))
    return net


def main(arguments: Sequence[str] | None = None) -> int:
    return training("option_net", __doc__, "option_net.pt", train, arguments)


if __name__ == "__main__":
    sys.exit(main())
