"""Whether a player answers by what its seat sees: everything hidden is dealt anew, and the answer must stay the same.

    python -m tintero.lab.honest_answers --player search:nodes=300 --positions 500 --jobs 2

Every second question is from a game of the decks on which strength is measured, the others from games of two to four
players with decks of all cards, in every format. A player that knows the lists of the others has the hidden cards of
each dealt anew among themselves; one that does not is asked again at a table where they come from quite another deck.
On the source each look at a hidden card is noticed too; compiled code reads lists without asking them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Any, Final, NamedTuple

from tintero.players.chosen import make_player, seated_player
from tintero.players.greedy import GreedyPlayer
from tintero.players.registry import Lists, is_of_house, is_timed
from tintero.rules.chance import below, seed_words
from tintero.rules.game import Game
from tintero.rules.seen import cards_hidden_from
from tintero.rules.table import make_table
from tintero.table.bot_faults import UnknownBot
from tintero.table.house import House

from .always_answers import INTERRUPTED, dealt
from .exhaust import settings_of
from .experiments.provenance import is_compiled
from .regret import positions
from .simulate import open_house
from .workers import shared

ONE_IN: Final = 25  # questions of a game with all cards is looked at
AT_ONCE: Final = 10  # questions that a worker is given
COPIES: Final = 2  # of a deck, so that there are more cards than are hidden


class LookedAtHidden(AssertionError):
    """Somebody wanted to know what a card is that their seat cannot see."""


class Watched(list[int]):
    """Which card is what: looking at one that is hidden is forbidden, copying all of it is how worlds begin."""

    def __init__(self, defs: list[int], hidden: list[int]) -> None:
        super().__init__(defs)
        self.hidden = frozenset(hidden)

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, int) and place % len(self) in self.hidden:
            raise LookedAtHidden(f"looked at card {place}")
        return super().__getitem__(place)

    def __iter__(self) -> Iterator[int]:
        raise LookedAtHidden("looked at all cards")


def watched(game: Game) -> Game:
    """A copy that notices if whoever is asked looks at what they cannot see."""
    found = game.clone()
    s = found.state
    s.defs = Watched(s.defs, cards_hidden_from(s, s.asked_by))
    return found


def of_all_cards(number: int, house: House) -> Game:
    """A question with a choice from a game of greedy players; the format and the number of players change in turn."""
    words = seed_words(number)
    while True:
        plan, decks = dealt(0, number, house)
        game = Game.start(make_table(decks, settings_of(plan), library=house.library), number, log=False)
        player = GreedyPlayer(number)
        while not game.over:
            if len(game.options) > 1 and below(words, ONE_IN) == 0:
                return game
            game.choose(player.choose(game))


def questions(start: int, stop: int, house: House) -> Iterator[Game]:
    """Those from number `start` on."""
    of_field = positions((stop + 1) // 2, 1, house)
    for number in range(stop):
        game = next(of_field) if number % 2 == 0 else None
        if number >= start:
            yield game if game is not None else of_all_cards(number, house)


def elsewhere(game: Game, lists: Lists, seed: int, house: House) -> Game:
    """The same question where everything that whoever is asked cannot know is something else."""
    me = game.to_decide
    if lists == Lists.OPEN:
        return game.determinize(me, seed)
    stranger = house.usual_decks[seed % len(house.usual_decks)]
    wide = game.wider(stranger)
    pool = [wide.state.table.definitions[face.full_name] for face in stranger] * COPIES
    return wide.determinize(me, seed, {p.index: pool for p in game.state.players if p.index != me})


class Honesty(NamedTuple):
    """What came of some questions, each asked twice."""

    asked: int = 0
    dealt: int = 0  # in how many of them something hidden really was something else
    changed: int = 0  # answers
    looked: int = 0  # questions at which a hidden card was looked at

    def and_then(self, other: Honesty) -> Honesty:
        return Honesty(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


def ask_twice(who: str, game: Game, lists: Lists, seed: int, house: House) -> Honesty:
    """One question, in this world and in another; on the source with a watch on what is hidden."""
    other = elsewhere(game, lists, seed, house)
    differs = other.state.defs[: len(game.state.defs)] != game.state.defs
    asked = game if is_compiled() else watched(game)
    name = f"{who}+{lists}"
    try:
        answer = game.options[make_player(name, seed, house).choose(asked)]
    except LookedAtHidden:
        return Honesty(1, differs, 0, 1)
    again = other.options[make_player(name, seed, house).choose(other)]
    return Honesty(1, differs, answer != again, 0)


def ask_some(who: str, start: int, stop: int, house: House) -> Honesty:
    """These questions, with lists that are open and with lists that are not."""
    found = Honesty()
    for number, game in enumerate(questions(start, stop, house), start):
        for lists in Lists:
            found = found.and_then(ask_twice(who, game, lists, number, house))
    return found


def ask_in_worker(who: str, start: int, stop: int) -> Honesty:
    return ask_some(who, start, stop, open_house(None))


def ask_all(who: str, number: int, house: House, jobs: int = 1) -> Honesty:
    """After Ctrl-C what was asked by then."""
    found = Honesty()
    parts = [(who, start, min(number, start + AT_ONCE)) for start in range(0, number, AT_ONCE)]
    alone = (ask_some(*part, house) for part in parts)
    with closing(alone if jobs == 1 else shared(ask_in_worker, parts, jobs)) as asked:
        try:
            for part in asked:
                found = found.and_then(part)
        except KeyboardInterrupt:
            return found
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.lab.honest_answers", description=__doc__)
    parser.add_argument("--player", default="search:nodes=300")
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    if min(given.positions, given.jobs) < 1:
        parser.error("positions and jobs are counted from 1")
    house = House(players=seated_player)
    try:
        make_player(given.player, 1, house)
        make_player(f"{given.player}+{Lists.OPEN}", 1, house)
    except UnknownBot as unknown:
        known = is_of_house(given.player)
        parser.error("only players that search suppose lists: write search:nodes=300" if known else str(unknown))
    if is_timed(given.player):
        parser.error("a player with a clock answers otherwise from one time to the next: write search:nodes=300")
    found = ask_all(given.player, given.positions, house, given.jobs)
    looked = "not watched: compiled" if is_compiled() else f"{found.looked} looks at hidden cards"
    print(
        f"{given.player}: {found.asked} questions, with open and closed lists; something hidden was something else in "
        f"{found.dealt}; {found.changed} answers changed; {looked}"
    )
    if found.asked < len(Lists) * given.positions:
        print(f"stopped early: {len(Lists) * given.positions} questions were wanted")
        return INTERRUPTED
    return 1 if found.changed or found.looked else 0


if __name__ == "__main__":
    raise SystemExit(main())
