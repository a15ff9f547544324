"""Proofs of what positions claim, by looking at everything that can happen.

    wins       whoever is asked has won before their turn ends (with `turns: 2` their next one), whatever the others
               answer and do
    survives   whoever is asked has not lost when their next turn begins (with `turns: 2` the one after it), whatever
               the others do
    reaches    whoever is asked can end the turn with the goal in sight (or wins before), whatever the others answer

A claim is forced: it needs no luck. Cards that nobody has seen are not played or inked by anybody; where the others
have a turn they have no card in hand, so that all they can do lies on the table. Where chance has a word there is no
proof. An answer keeps a claim if the claim still holds after it; `best` has to be all such answers, and no others.
"""

from __future__ import annotations

from typing import Final

import msgspec

from tintero.judge.acts import trial_of
from tintero.judge.checks import check
from tintero.judge.faults import Failure
from tintero.rules import option as op
from tintero.rules.fast import DECK, HAND
from tintero.rules.game import Game
from tintero.rules.option import Option

from .positions import Claim, Tactic

MOST_POSITIONS: Final = 60_000  # looked at for one claim
COUNTERS: Final = ("choices", "choices_before_turn")  # how far the game is, which changes nothing in it
FROM_HAND: Final = op.PLAYS | {op.INK}


def keeping(tactic: Tactic) -> tuple[Option, ...]:
    """The answers to the open question that keep what is claimed, in the order in which they are offered.

    BadTactic says why a claim cannot be proved; a judgement has no proof.
    """
    if tactic.claim == Claim.JUDGEMENT:
        raise ValueError(tactic.id)
    search = Search(tactic)
    game = tactic.table.game
    try:
        return tuple(option for option in game.options if search.keeps(game, option))
    except RecursionError as error:  # something can be done again and again
        raise tactic.bad("too_many") from error


class Search:
    """Everything that can happen from one question, as far as the claim needs it."""

    def __init__(self, tactic: Tactic) -> None:
        game = tactic.table.game
        s = game.state
        self.tactic = tactic
        self.me = tactic.asked
        self.claim = tactic.claim
        self.began = s.turn
        own = s.players[self.me].turns
        self.last = own + tactic.turns - (1 if s.active == self.me else 0)  # of one's own turns: in which one wins
        self.safe = own + tactic.turns  # or in which one has survived
        self.chance = list(s.rng)
        self.unseen = {card for card, zone in enumerate(s.zone) if zone == DECK}
        self.known: dict[bytes, bool] = {}
        self.looked = 0
        others_act = self.claim == Claim.SURVIVES or self.last > own
        if others_act and any(s.zone[c] == HAND and s.table.owners[c] != self.me for c in range(len(s.zone))):
            raise tactic.bad("hidden_hand")
        if self.claim == Claim.REACHES and (others_act or s.active != self.me):
            raise tactic.bad("more_turns")

    def keeps(self, game: Game, option: Option) -> bool:
        """Whether the claim still holds after this answer."""
        if option.verb == op.END and self.claim == Claim.REACHES:
            return self.is_reached(game)
        after = game.clone()
        after.choose(option)
        return self.holds(after)

    def holds(self, game: Game) -> bool:
        """Whether the claim can still be forced."""
        settled = self.settled(game)
        if settled is not None:
            return settled
        data = game.to_data()
        for counter in COUNTERS:
            del data[counter]
        if data["rng"] != self.chance:
            raise self.tactic.bad("by_chance")
        key = msgspec.json.encode(data)
        found = self.known.get(key)
        if found is None:
            self.looked += 1
            if self.looked > MOST_POSITIONS:
                raise self.tactic.bad("too_many")
            answers = (self.keeps(game, option) for option in self.answers(game))
            found = any(answers) if game.to_decide == self.me else all(answers)
            self.known[key] = found
        return found

    def settled(self, game: Game) -> bool | None:
        """Whether the claim holds where nothing is left to decide about it; None while something is."""
        s = game.state
        if game.outcome is not None:
            return game.outcome.winner == self.me
        if not s.players[self.me].in_game:
            return False
        own = s.players[self.me].turns
        if self.claim == Claim.SURVIVES:
            return True if own >= self.safe and s.asking == op.TURN else None
        over = s.turn > self.began and s.active != self.me and own == self.last
        return False if over or own > self.last else None

    def answers(self, game: Game) -> list[Option]:
        """The answers that need no card nobody has seen, if there are any."""
        seen = [o for o in game.options if not (o.verb in FROM_HAND and o.a in self.unseen)]
        return seen or game.options

    def is_reached(self, game: Game) -> bool:
        """Whether the goal is in sight."""
        goal = self.tactic.goal
        assert goal is not None
        table = trial_of(self.tactic.table)
        table.game = game
        try:
            check(table, goal, known=True)
        except Failure:
            return False
        return True
