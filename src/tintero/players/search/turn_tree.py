"""The tree of one's own turn and of the reply: what to do after an option, and what the other side may do then.

Nodes are reached by what was done, in whatever world, and every try is made in a world of its own. Whoever is asked
takes what promises most for their side. Which options to try first is found by a look at the end of the turn. The more
tries, the deeper the tree; where it ends, the game is played out.
With more than two sides there is no telling whom a reply is meant for: the tree ends with one's own turn.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tintero.rules.fast import HAND, State, are_opponents
from tintero.rules.game import Game
from tintero.rules.option import Option

from ..policy.greedy_turn import sensible
from ..policy.mind import Mind
from .budget import Spending
from .experiment import Experiment
from .filtering import distinct
from .rollout import end_of_turn, expectation
from .value import Valuer
from .worlds import Worlds

CURIOSITY: Final = 0.25  # how much a seldom tried option is favoured, in chances of winning
CHOOSY: Final = 0.03  # an option that is worse by so much at the end of the turn is favoured a third as much
OPEN_MINDED: Final = 0.1  # the share of all favour that is the same for every option
LIKED: Final = 0.005  # what the policy would do is thought to be so much better than it looks
DOUBT: Final = 0.03  # an option that was not there at the first look is thought to be so much worse than the rest …
SELDOM: Final = 0.03  # … and favoured so much
MOST_LOOKED_AT: Final = 24  # options; where there are more, only what the policy would do is favoured
SIDES_WITH_REPLIES: Final = 2
COPY: Final = 100_000  # a card of a hand is known by what it is, not by which copy

Key = tuple[int, int, int, int]


class Node:
    """A position of the turn or the reply, as far as what was done leads to it."""

    __slots__ = ("behind", "children", "favour", "total", "tries")

    def __init__(self) -> None:
        self.tries = 0
        self.total = 0.0
        self.children: dict[Key, Node] = {}
        self.favour: dict[Key, float] = {}  # for each option that was looked at; 1 in all
        self.behind: dict[Key, float] = {}  # how far it was from the best of them; never above 0

    def mean_for(self, theirs: bool) -> float:
        """What came of it, for the other side or for one's own."""
        mean = self.total / self.tries
        return 1.0 - mean if theirs else mean


def key_of(s: State, o: Option) -> Key:
    """The same for all copies of a card in hand."""
    a = o.a
    if 0 <= a < len(s.zone) and s.zone[a] == HAND:
        a = COPY + s.defs[a]
    return (o.verb, a, o.b, o.c)


def sides_in_game(s: State) -> int:
    return len({s.table.teams[p.index] for p in s.players if p.in_game})


class TurnTree(Experiment):
    """For whoever is asked in this game, from which the worlds were dealt."""

    __slots__ = (
        "last", "mind", "replies", "roots", "scout", "seat", "spending", "turn", "until", "valuer", "worlds",
    )  # fmt: skip

    def __init__(
        self, worlds: Worlds, s: State, until: int, mind: Mind, valuer: Valuer, spending: Spending
    ) -> None:
        super().__init__(learns=True)
        self.worlds = worlds
        self.seat = s.asked_by
        self.turn = s.turn
        self.until = until  # the turn at whose beginning games are judged
        self.replies = sides_in_game(s) == SIDES_WITH_REPLIES
        self.last = s.turn + 1 if self.replies else s.turn
        self.mind = mind
        self.scout = Mind(0, mind.w)
        self.valuer = valuer
        self.spending = spending
        self.roots: dict[int, Node] = {}

    def try_option(self, number: int, n: int) -> float:
        """One game: the option of this number, then down the tree, then played out.

        A game that was broken off tells nothing: whoever spends sees that it is over.
        """
        game = self.worlds.world(n)
        node = self.roots.get(number)
        if node is None:
            node = Node()
            self.roots[number] = node
        self.mind.begin(self.worlds.seed_of(n))
        game.choose(number)
        path = [node]
        s = game.state
        while s.outcome is None and s.turn <= self.last and (self.replies or s.asked_by == self.seat):
            if len(s.options) == 1:
                game.choose(0)
                continue
            if node.tries == 0 or self.spending.must_stop():
                break
            node = self.step(game, node)
            path.append(node)
        value = expectation(game, self.seat, self.turn, self.until, self.mind, self.valuer, self.spending)
        for one in path:
            one.tries += 1
            one.total += value
        return value

    def step(self, game: Game, node: Node) -> Node:
        """Take what promises most for whoever is asked. Nodes count what the seat of the tree may expect."""
        s = game.state
        keys = [key_of(s, o) for o in s.options]
        if not node.favour:
            self.look(game, node, keys)
        theirs = are_opponents(s, self.seat, s.asked_by)
        mean = node.mean_for(theirs)
        reach = CURIOSITY * sqrt(node.tries)
        best = 0
        most = -1.0
        for i, key in enumerate(keys):
            favour = reach * node.favour.get(key, SELDOM)
            child = node.children.get(key)
            if child is None or child.tries == 0:
                value = mean + node.behind.get(key, -DOUBT) + favour
            else:
                value = child.mean_for(theirs) + favour / (1 + child.tries)
            if value > most:
                best, most = i, value
        found = node.children.get(keys[best])
        if found is None:
            found = Node()
            node.children[keys[best]] = found
        game.choose(best)
        return found

    def look(self, game: Game, node: Node, keys: list[Key]) -> None:
        """At what each option leads to by the end of the turn, in this world."""
        s = game.state
        favourite = sensible(s, self.mind)
        numbers = distinct(s, favourite)
        if len(numbers) > MOST_LOOKED_AT:
            numbers = [favourite]
        values: list[float] = []
        for n in numbers:
            value = end_of_turn(game, n, self.scout, self.valuer, self.spending)
            values.append(value + LIKED if n == favourite else value)
        best = max(values)
        weights = [exp((value - best) / CHOOSY) for value in values]
        total = sum(weights)
        for i, n in enumerate(numbers):
            node.behind[keys[n]] = values[i] - best
            node.favour[keys[n]] = (1.0 - OPEN_MINDED) * weights[i] / total + OPEN_MINDED / len(numbers)
