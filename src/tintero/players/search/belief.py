"""What the others may be playing: decks that people play, weighed by the cards that this seat has seen of theirs.

A seat does not know the lists of the others (`closed`). It supposes one of the decks it has heard of; the more of what
was seen a deck explains, the likelier. What is supposed contains nothing that the seat cannot know.
"""

from __future__ import annotations

from math import exp, lgamma
from typing import Final

from tintero.rules.chance import below
from tintero.rules.fast import DECK, FACEDOWN, HAND, INKWELL, Face, State, Table
from tintero.rules.game import Game
from tintero.rules.seen import hidden_from

HIDDEN: Final = (DECK, HAND, INKWELL, FACEDOWN)
SURPRISE: Final = -4.0  # log-likelihood of a card that the list does not explain
INKS_OF_A_DECK: Final = 2
GRAIN: Final = 1 << 20  # how finely chance picks a list


class Supposed:
    """The lists that one opponent may play: what is left of each, and how likely it is."""

    __slots__ = ("pools", "weights")

    def __init__(self, pools: list[list[int]], weights: list[float]) -> None:
        self.pools = pools
        self.weights = weights

    def pick(self, words: list[int]) -> list[int]:
        at = below(words, GRAIN) / GRAIN
        for pool, weight in zip(self.pools, self.weights, strict=True):
            at -= weight
            if at < 0:
                return pool
        return self.pools[-1]


class Belief:
    """A game at a table that knows the supposed cards too, and what each opponent may hold."""

    __slots__ = ("game", "supposed")

    def __init__(self, game: Game, supposed: dict[int, Supposed]) -> None:
        self.game = game
        self.supposed = supposed

    def pools(self, words: list[int]) -> dict[int, list[int]]:
        """One list for each opponent, by chance."""
        return {owner: one.pick(words) for owner, one in self.supposed.items()}


class Heard:
    """Decks that a player has heard of, and the table of its game made wide enough for them."""

    __slots__ = ("lists", "narrow", "numbers", "wide")

    def __init__(self, lists: list[list[Face]]) -> None:
        self.lists = lists
        self.narrow: Table | None = None
        self.wide: Table | None = None
        self.numbers: list[list[int]] = []  # the definitions of each list at the wide table

    def believe(self, game: Game, seat: int) -> Belief:
        """What this seat may suppose of everybody else (its team's lists included: nobody has shown them)."""
        wide = self.wide
        if wide is None or self.narrow is not game.state.table:
            self.narrow = game.state.table
            wide = self.narrow.wider([face for one in self.lists for face in one])
            self.wide = wide
            self.numbers = [[wide.definitions[face.full_name] for face in one] for one in self.lists]
        there = game.moved_to(wide)
        supposed: dict[int, Supposed] = {}
        for p in game.state.players:
            if p.index != seat:
                supposed[p.index] = suppose(there.state, seat, p.index, self.numbers)
        return Belief(there, supposed)


def suppose(s: State, seat: int, owner: int, lists: list[list[int]]) -> Supposed:
    seen: dict[int, int] = {}
    hidden = 0
    for card, whose in enumerate(s.table.owners):
        if whose == owner:
            if s.zone[card] in HIDDEN and hidden_from(s, seat, card):
                hidden += 1
            else:
                seen[s.defs[card]] = seen.get(s.defs[card], 0) + 1
    inks = inks_of(s, seen)
    pools: list[list[int]] = []
    scores: list[float] = []
    for one in lists:
        left = remaining(s, one, seen, inks)
        pools.append(left)
        scores.append(likelihood(one, seen))
    spare = [n for pool in pools for n in pool] or list(seen) or [0]
    for pool in pools:
        fill(pool, spare, hidden)
    if not pools:
        pools, scores = [[]], [0.0]
        fill(pools[0], spare, hidden)
    most = max(scores)
    weights = [exp(score - most) for score in scores]
    total = sum(weights)
    return Supposed(pools, [w / total for w in weights])


def inks_of(s: State, seen: dict[int, int]) -> frozenset[str]:
    """The inks of the deck if both have been seen; empty while it may still have any."""
    found = frozenset([ink for n in seen for ink in s.table.faces[n].inks])
    return found if len(found) >= INKS_OF_A_DECK else frozenset()


def remaining(s: State, one: list[int], seen: dict[int, int], inks: frozenset[str]) -> list[int]:
    """What the list still has, without cards of inks that the deck cannot have."""
    left = dict(seen)
    found: list[int] = []
    for n in one:
        if left.get(n, 0):
            left[n] -= 1
        elif not inks or all(ink in inks for ink in s.table.faces[n].inks):
            found.append(n)
    return found


def fill(pool: list[int], spare: list[int], number: int) -> None:
    """There must be a card for each that is hidden: of the other decks, again and again if need be."""
    i = 0
    while len(pool) < number:
        pool.append(spare[i % len(spare)])
        i += 1


def likelihood(one: list[int], seen: dict[int, int]) -> float:
    """Log-likelihood of seeing these cards of this list: hypergeometric, with room for a card that is not in it."""
    counts: dict[int, int] = {}
    for n in one:
        counts[n] = counts.get(n, 0) + 1
    total = 0.0
    matched = 0
    for n, k in seen.items():
        there = min(k, counts.get(n, 0))
        matched += there
        total += log_choose(counts.get(n, 0), there) + SURPRISE * (k - there)
    return total - log_choose(max(1, len(one)), min(matched, len(one)))


def log_choose(n: int, k: int) -> float:
    if k <= 0 or k >= n:
        return 0.0
    return lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)
