"""The opening hand (2.2.2): which cards to replace.

What a card is worth depends on those it is kept with, so whole sets of cards are compared: each is replaced in the same
worlds, and the hands that come of it are judged. That is done early, where luck has not yet had much to say.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tintero.rules import option as op
from tintero.rules.fast import State
from tintero.rules.game import Game

from ..policy.greedy_turn import sensible
from ..policy.mind import Mind
from .budget import Spending
from .experiment import Experiment
from .rollout import expectation
from .thought import Tried
from .value import Valuer
from .worlds import Worlds

PART_OF_FIRST_TRIES: Final = 0.15  # of the budget: what has had no try by then is not thought about
LEAST: Final = 2  # sets
MOST_LOOKED_AT: Final = 1024  # sets: all of ten cards

Cards = tuple[int, ...]


def cards_asked_about(s: State) -> list[int]:
    """Those that can still be replaced, in the order of the hand."""
    return [o.a for o in s.options if o.verb == op.CARD]


def wanted_by_policy(game: Game, mind: Mind) -> Cards:
    """What the policy would replace, of what can still be replaced."""
    seat = game.to_decide
    asked = game.clone()
    found: list[int] = []
    while asked.state.asking == op.HAND and asked.to_decide == seat:
        number = sensible(asked.state, mind)
        answer = asked.options[number]
        if answer.verb != op.CARD:
            break
        found.append(answer.a)
        asked.choose(number)
    return tuple(found)


def different_sets(s: State, cards: list[int], wanted: Cards) -> list[Cards]:
    """All sets that differ in more than the copy; first what is wanted, then what differs least from it.

    Of a hand that is far larger than usual only those that differ little.
    """
    known: set[tuple[int, ...]] = set()
    found: list[Cards] = []
    looked = 0
    for changes in range(len(cards) + 1):
        for changed in combinations(cards, changes):
            one = tuple([card for card in cards if (card in wanted) != (card in changed)])
            kinds = kinds_of(s, one)
            if kinds not in known:
                known.add(kinds)
                found.append(one)
            looked += 1
            if looked == MOST_LOOKED_AT:
                return found
    return found


def kinds_of(s: State, cards: Cards) -> tuple[int, ...]:
    return tuple(sorted([s.defs[card] for card in cards]))


class OpeningHand(Experiment):
    """For whoever is asked about their opening hand; options are sets, by their place in `sets`."""

    __slots__ = ("mind", "seat", "sets", "since", "spending", "until", "valuer", "worlds")

    def __init__(
        self, game: Game, worlds: Worlds, until: int, mind: Mind, valuer: Valuer, spending: Spending
    ) -> None:
        s = game.state
        self.worlds = worlds
        self.seat = s.asked_by
        self.since = s.turn
        self.until = until  # the turn at whose beginning games are judged
        self.mind = mind
        self.valuer = valuer
        self.spending = spending
        self.sets = different_sets(s, cards_asked_about(s), wanted_by_policy(game, mind))

    def affordable(self) -> list[int]:
        """The sets that there is time for, the likelier ones first: each is tried once to see how long that takes."""
        for number in range(len(self.sets)):
            if number >= LEAST and self.spending.share() >= PART_OF_FIRST_TRIES:
                return list(range(number))
            self.try_option(number, 0)
            self.spending.nodes += 1
        return list(range(len(self.sets)))

    def try_option(self, number: int, n: int) -> float:
        game = self.worlds.world(n)
        self.mind.begin(self.worlds.seed_of(n))
        for card in self.sets[number]:
            game.choose(place_of(game.state, card))
        game.choose(len(game.options) - 1)  # done
        return expectation(game, self.seat, self.since, self.until, self.mind, self.valuer, self.spending)

    def by_option(self, s: State, tried: list[Tried]) -> dict[int, Tried]:
        """Of sets from the best to the worst, the best that begins with each option."""
        found: dict[int, Tried] = {}
        for one in tried:
            cards = self.sets[one.number]
            number = place_of(s, cards[0]) if cards else len(s.options) - 1
            if number not in found and one.tries:
                found[number] = one
        return found


def place_of(s: State, card: int) -> int:
    """The option that replaces this card."""
    for number, o in enumerate(s.options):
        if o.verb == op.CARD and o.a == card:
            return number
    raise ValueError(f"card {card} cannot be replaced")
