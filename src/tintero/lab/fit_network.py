"""The network that is fitted to games (`lab.fit`), with torch: who wins, from what both have and from their cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tintero.players.search.fitted import Network

IN_PLAY: Final = 16  # cards of a player that are told
IN_HAND: Final = 12
TESTED: Final = 10  # every tenth game is kept for the test
# the network and how it learns
UNITS: Final = 32
HIDDEN: Final = 48  # what a card goes through first
SENSES: Final = 8  # numbers that are made of a card in play, and of one in hand
PASSES: Final = 10
PASSES_FURTHER: Final = 4
RETURNS: Final = 0.8  # how much what is to be foretold comes from later turns than the next
AT_ONCE: Final = 8192  # positions
AT_ONCE_TESTED: Final = 65536
STEP: Final = 0.006
STEP_FURTHER: Final = 0.002  # from weights that are good already
SHRINKING: Final = 1e-3
DIGITS: Final = 5
EVEN: Final = 0.5  # what a draw is worth


class Positions(NamedTuple):
    """Arrays with a row for each position, seen by whoever is on turn: first what they have, then the other."""

    game: Any
    won: Any
    both: Any  # position, player, feature
    cards: Any  # position, player, card: the number of a card, or 0


def with_returns(positions: Positions, chances: Any, share: float) -> Any:
    """What each position is to foretell: by `share` what the next of its game is to, else what is thought of that one.

    How a game ends says little about its beginning; what a network thinks some turns later says it with less chance.
    `chances`: what it thinks of each position. A drawn game is no more than that.
    """
    game, won = positions.game, positions.won
    found = won.copy()
    for n in range(len(found) - 2, -1, -1):
        if game[n] != game[n + 1] or won[n] == EVEN:
            continue
        told = share * found[n + 1] + (1 - share) * chances[n + 1]
        found[n] = told if won[n] == won[n + 1] else 1 - told  # the same player is on turn, or another
    return found


class Fit(NamedTuple):
    """The weights, part by part as in `players.search.fitted`, and how well they foretell games that were kept back."""

    parts: dict[str, list[list[float]]]
    positions: int
    loss: float  # mean log-loss; a coin has 0.693
    right: float  # how often the likelier player won


def needed(name: str) -> Any:
    try:
        return __import__(name)
    except ImportError as missing:
        raise SystemExit(f'{name} is needed: pip install "tintero[lab,rl]"') from missing


class Learner:
    """The layers; features and the numbers of cards are brought to one scale, which later goes into the weights."""

    def __init__(self, both: Any, cards: Any, units: int) -> None:
        torch = needed("torch")
        self.torch = torch
        self.middle = both.mean((0, 1))
        self.width = both.std((0, 1)).clamp_min(1e-2)
        self.most = cards.abs().amax(0).clamp_min(1)
        self.cards = cards / self.most
        number = both.shape[2]
        everything = number + 2 * SENSES
        self.number = number
        self.hidden = torch.nn.Linear(cards.shape[1], HIDDEN)
        self.in_play = torch.nn.Linear(HIDDEN, SENSES)
        self.in_hand = torch.nn.Linear(HIDDEN, SENSES)
        self.own = torch.nn.Linear(everything, units)
        self.other = torch.nn.Linear(everything, units, bias=False)
        self.out = torch.nn.Linear(units, 1, bias=False)
        self.direct = torch.nn.Linear(everything, 1, bias=False)
        self.layers = torch.nn.ModuleList(
            [self.hidden, self.in_play, self.in_hand, self.own, self.other, self.out, self.direct]
        )

    def go_on_from(self, network: Network) -> None:
        """The weights of a file, brought to the scale of these features and numbers of cards; `parts` undoes it."""
        torch = self.torch
        senses = torch.ones(2 * SENSES)
        width = torch.cat([self.width, senses])
        middle = torch.cat([self.middle, 0 * senses])

        def table(numbers: Any, rows: int) -> Any:
            return torch.tensor(list(numbers)).view(rows, -1)

        units = len(network.bias)
        own, other = table(network.own, units), table(network.other, units)
        with torch.no_grad():
            self.hidden.weight.copy_(torch.tensor(network.hidden).T * self.most)
            self.hidden.bias.copy_(torch.tensor(network.hidden_bias))
            self.in_play.weight.copy_(torch.tensor(network.in_play))
            self.in_play.bias.copy_(torch.tensor(network.in_play_bias))
            self.in_hand.weight.copy_(torch.tensor(network.in_hand))
            self.in_hand.bias.copy_(torch.tensor(network.in_hand_bias))
            self.own.weight.copy_(own * width)
            self.other.weight.copy_(other * width)
            self.own.bias.copy_(torch.tensor(list(network.bias)) + own @ middle + other @ middle)
            self.out.weight.copy_(table(network.out, 1))
            self.direct.weight.copy_(table(network.direct, 1) * width)

    def summed(self, layer: Any, hidden: Any, cards: Any) -> Any:
        """What all cards of a player are together; card 0 is nothing."""
        torch = self.torch
        senses = layer(hidden)
        senses = torch.cat([torch.zeros_like(senses[:1]), senses[1:]])
        found = torch.nn.functional.embedding_bag(cards.reshape(-1, cards.shape[2]), senses, mode="sum")
        return found.view(len(cards), 2, SENSES)

    def judged(self, both: Any, cards: Any) -> Any:
        """The log-odds of whoever is on turn."""
        torch = self.torch
        hidden = torch.relu(self.hidden(self.cards))
        play = self.summed(self.in_play, hidden, cards[:, :, :IN_PLAY])
        hand = self.summed(self.in_hand, hidden, cards[:, :, IN_PLAY:])
        told = torch.cat([(both - self.middle) / self.width, play, hand], 2)
        mine, theirs = told[:, 0], told[:, 1]
        here = torch.relu(self.own(mine) + self.other(theirs))
        there = torch.relu(self.own(theirs) + self.other(mine))
        return (self.out(here - there) + self.direct(mine - theirs)).squeeze(1)

    def odds_of(self, both: Any, cards: Any) -> Any:
        """As `judged`, of as many positions as there are."""
        starts = range(0, len(both), AT_ONCE_TESTED)
        parts = [slice(start, start + AT_ONCE_TESTED) for start in starts]
        return self.torch.cat([self.judged(both[part], cards[part].int()) for part in parts])

    def parts(self) -> dict[str, list[list[float]]]:
        """For features and numbers of cards as they are read."""
        torch = self.torch
        senses = torch.ones(2 * SENSES)
        width = torch.cat([self.width, senses])
        middle = torch.cat([self.middle, 0 * senses])
        own, other = self.own.weight / width, self.other.weight / width
        return {
            "hidden": (self.hidden.weight / self.most).T.tolist(),
            "hidden_bias": [self.hidden.bias.tolist()],
            "in_play": self.in_play.weight.tolist(),
            "in_play_bias": [self.in_play.bias.tolist()],
            "in_hand": self.in_hand.weight.tolist(),
            "in_hand_bias": [self.in_hand.bias.tolist()],
            "own": own.tolist(),
            "other": other.tolist(),
            "bias": [(self.own.bias - own @ middle - other @ middle).tolist()],
            "out": self.out.weight.tolist(),
            "direct": (self.direct.weight / width).tolist(),
        }


def fit(
    positions: Positions, cards: Any, passes: int = PASSES, units: int = UNITS, before: Network | None = None,
    told: Any = None,
) -> Fit:  # fmt: skip
    """The same for the same positions, on one kind of machine. `cards`: the numbers of card n in row n.

    `before`: it goes on from there, with as many units. `told`: what the positions are to foretell instead of
    how their games ended; how well it does is measured by that nevertheless.
    """
    torch = needed("torch")
    torch.manual_seed(1)
    game, won, both, ids = (torch.from_numpy(part) for part in positions)
    aims = won if told is None else torch.from_numpy(told)
    learner = Learner(both, torch.from_numpy(cards), units if before is None else len(before.bias))
    step = STEP
    if before is not None:
        learner.go_on_from(before)
        step = STEP_FURTHER
    kept = (game % TESTED == 0).nonzero().squeeze(1)
    learnt = (game % TESTED != 0).nonzero().squeeze(1)
    loss_of = torch.nn.functional.binary_cross_entropy_with_logits
    learning = torch.optim.AdamW(learner.layers.parameters(), lr=step, weight_decay=SHRINKING)
    steps = passes * -(-len(learnt) // AT_ONCE)
    pace = torch.optim.lr_scheduler.OneCycleLR(learning, max_lr=step, total_steps=steps)
    for _ in range(passes):
        order = learnt[torch.randperm(len(learnt))]
        for start in range(0, len(order), AT_ONCE):
            some = order[start : start + AT_ONCE]
            loss = loss_of(learner.judged(both[some], ids[some].int()), aims[some])
            learning.zero_grad()
            loss.backward()
            learning.step()
            pace.step()
    with torch.no_grad():
        found = learner.odds_of(both[kept], ids[kept])
        lost = float(loss_of(found, won[kept]))
        right = float(((found > 0) == (won[kept] > 0.5)).float().mean())
        return Fit(learner.parts(), len(won), lost, right)


def fit_further(positions: Positions, cards: Any, before: Network, share: float = RETURNS) -> Fit:
    """From weights that are good already: first to how the games ended, then anew to what that thinks of them."""
    torch = needed("torch")
    first = Network(as_text(fit(positions, cards, PASSES_FURTHER, before=before), []))
    learner = Learner(torch.from_numpy(positions.both), torch.from_numpy(cards), len(before.bias))
    learner.go_on_from(first)
    with torch.no_grad():
        odds = learner.odds_of(torch.from_numpy(positions.both), torch.from_numpy(positions.cards))
    told = with_returns(positions, odds.sigmoid().numpy(), share)
    return fit(positions, cards, PASSES_FURTHER, before=before, told=told)


def as_text(found: Fit, commands: Sequence[str]) -> str:
    """The file `players/search/fitted.txt`. The commands made it one after the other."""

    def listed(numbers: Sequence[float]) -> str:
        return " ".join(f"{w:.{DIGITS}g}" for w in numbers)

    lines = [
        "# The weights of `value`, made by",
        *(f"# `{command}`" for command in commands),
        f"# {found.positions} positions; log-loss {found.loss:.4f} on games kept back (a coin: 0.693),",
        f"# and the likelier player won {100 * found.right:.1f} % of them.",
    ]
    for name, rows in found.parts.items():
        lines += ["", name, *(listed(row) for row in rows)]
    return "\n".join([*lines, ""])
