"""Random games in which everything a seat cannot know is dealt anew: nothing that it is given may change by a byte.

    python -m tintero.lab.redeal --games 2000 --jobs 2

A seat is given its view, the question, the options if it is asked, the events as it may know them, and the reasons why
something is not possible. What a choice shows to the seat is left as it is; all else is dealt anew before the choice.
Whether another seat is asked at all must not depend on its cards either (`rules.machinery.ask_or_settle`).

Not every position is looked at: about one in seven (`--every`), by chance, and then from all seats; of the reasons one
for each card of the game, made up by chance.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Final

from tintero.abilities.ability import CardDefinition
from tintero.rules import kinds
from tintero.rules import option as op
from tintero.rules.chance import below, seed_words
from tintero.rules.event import FIELDS, NO_CARD, NOBODY, Event
from tintero.rules.game import Game
from tintero.rules.option import Option
from tintero.rules.seen import hidden_from, referred_to
from tintero.rules.table import make_table
from tintero.table.front import Game as Table
from tintero.table.house import House

from .conformance import option_words
from .exhaust import (
    CARDS,
    CHOICE_LIMIT,
    FORMATS,
    Plan,
    cards_of,
    first_difference,
    keys,
    pick,
    random_decks,
    settings_of,
    take,
)

EVERY: Final = 7  # choices between two positions that are looked at, about
# every format, 2 to 4 players, invented and real cards; the games of a run go round them
PLANS: Final = (
    Plan(2, "understood"), Plan(2, "specimens"), Plan(2, "mixed"), Plan(3, "understood"), Plan(4, "understood"),
    Plan(2, "understood", "pack-rush"), Plan(3, "specimens", "pack-rush"), Plan(3, "specimens", "teams"),
    Plan(4, "understood", "teams"), Plan(4, "specimens", "simultaneous"), Plan(4, "mixed"),
)  # fmt: skip

SHOWING: Final = frozenset({kinds.REVEALED, kinds.LOOKED})


class Leak(AssertionError):
    """A seat was given something that depends on what it cannot know."""


@dataclass
class Tally:
    """How much was compared: nothing is proved by games in which nothing was dealt anew."""

    games: int = 0
    positions: int = 0  # looked at, once for each seat
    dealt: int = 0  # cards that had become other cards
    reasons: int = 0
    choices: int = 0  # made in both games
    closed: int = 0  # not open to another seat with its other cards: that it was made tells something
    unseen: int = 0  # cards that a seat was offered to choose without knowing them
    leaks: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.positions += other.positions
        self.dealt += other.dealt
        self.reasons += other.reasons
        self.choices += other.choices
        self.closed += other.closed
        self.unseen += other.unseen
        self.leaks += other.leaks


# ---- what a seat is given ------------------------------------------------------------------------------------------


def event_data(e: Event) -> list[object]:
    told = [getattr(e, name) for name in FIELDS]
    return [list(v.key()) if isinstance(v, Option) else v for v in told]


def given_to(game: Game, player: int, house: House) -> dict[str, object]:
    """Everything that the seat is given now, as plain data: by the rules, and in words at the front door."""
    d = game.decision_for(player)
    asked = d is not None and d.player == player
    table = Table(game, house, (), 0, NOBODY)
    return {
        "sight": str(game.sight(player)),
        "question": None if d is None else [d.player, d.kind, d.source, d.rule, keys(d.options)],
        "labels": option_words(game, player) if asked else [],
        "events": [event_data(e) for e in game.events_for(player)],
        "view": table.view(player + 1, "es").to_data(),  # with the question, the options and their previews
        "told": [e.to_data() for e in table.events_for(player + 1)],
    }


def must_agree(what: str, a: object, b: object) -> None:
    if json.dumps(a) != json.dumps(b):
        raise Leak(f"{what}{first_difference(a, b)}")


# ---- one position --------------------------------------------------------------------------------------------------


def made_up(game: Game, card: int, words: list[int]) -> Option:
    """Some turn action or answer with this card, and something else."""
    tops = [p.card for p in game.state.in_play.values()] or [card]
    verbs = (*range(op.INK, op.MOVE + 1), op.CARD, op.TOP)
    verb = verbs[below(words, len(verbs))]
    other = tops[below(words, len(tops))]
    if below(words, 3) == 0:
        return Option(verb, other, card, below(words, 2))
    return Option(verb, card, below(words, 2) if verb in (op.PLAY, op.USE) else other, below(words, 2))


def compare_position(game: Game, player: int, seed: int, words: list[int], tally: Tally, house: House) -> None:
    """As it stands, with all that the seat cannot know dealt anew."""
    other = game.determinize(player, seed)
    tally.positions += 1
    tally.dealt += sum(1 for a, b in zip(game.state.defs, other.state.defs, strict=True) if a != b)
    must_agree("", {**given_to(game, player, house), "events": [], "told": []}, given_to(other, player, house))
    for card in range(len(game.state.zone)):
        o = made_up(game, card, words)
        a, b = game.why_not(o, player), other.why_not(o, player)
        tally.reasons += 1
        if a != b:
            raise Leak(f"/why_not of {op.VERBS[o.verb]}: {a!r} and {b!r}")


def shown(before: Game, after: Game, player: int) -> list[int]:
    """Cards that the seat did not know before the choice and has seen since."""
    unknown = {c for c in range(len(before.state.zone)) if hidden_from(before.state, player, c)}
    out = {c for c in unknown if not hidden_from(after.state, player, c)}
    # what everybody was shown may have gone where nobody can follow it
    out |= {e.card for e in after.events if e.kind in SHOWING and e.known_to(player) and e.card in unknown}
    # whose effect goes on, or whose ability waits, was seen when it began, wherever that card is by now
    s = before.state
    out |= unknown & ({effect.card for effect in s.lasting} | {entry.card for entry in s.bag})
    if any(e.kind == kinds.SHUFFLED for e in after.events):  # what was seen and shuffled away is not known any more
        out |= {e.card for e in after.events if e.known_to(player) and e.card in unknown}
    return sorted(out)


def named_in(e: Event) -> set[int]:
    """The cards of an event, but not the one whose text did it: that was seen when it began, wherever it is by now."""
    by = {e.cause} if e.kind != kinds.EXPIRED else {e.card}
    return (referred_to(e) | {e.card, e.other}) - by - {NO_CARD}


def compare_choice(game: Game, choice: int, player: int, seed: int, tally: Tally, house: House) -> None:
    """What the seat hears of a choice, its own or another's, is the same if what it is not shown were other cards."""
    after = game.clone(log=True)
    take(after, choice)
    seen = shown(game, after, player)
    for e in after.events_for(player):
        for card in named_in(e):
            if card not in seen and hidden_from(game.state, player, card):
                raise Leak(f"/events: {e!r} names a card that is hidden")
    other = game.dealt_anew(player, seed, seen)
    if choice >= 0:
        o = game.options[choice]
        if o not in other.options:
            if player == game.to_decide:
                raise Leak(f"/options: {op.VERBS[o.verb]}")
            tally.closed += 1
            return
        other.choose(o)
    else:
        take(other, choice)
    tally.choices += 1
    must_agree("after the choice ", given_to(after, player, house), given_to(other, player, house))


# ---- games ---------------------------------------------------------------------------------------------------------


def check_game(seed: int, plan: Plan, cards: Sequence[CardDefinition], every: int, tally: Tally, house: House) -> None:
    """One random game, looked at from all seats at every few choices."""
    setup = make_table(random_decks(seed, plan, cards), settings_of(plan))
    game = Game.start(setup, seed, log=False)
    words = seed_words(seed ^ 0x5EED)
    doubt = seed_words(seed ^ 0x5EC7)  # the checks have chance of their own: the game stays the same without them
    tally.games += 1
    while not game.over:
        choice = pick(game, words)
        if below(doubt, every) == 0:
            for player in range(plan.players):
                look(game, choice, player, (seed << 16) + game.state.choices, doubt, tally, house)
        assert game.state.choices < CHOICE_LIMIT, "the game does not end"
        take(game, choice)


def look(game: Game, choice: int, player: int, seed: int, doubt: list[int], tally: Tally, house: House) -> None:
    if player == game.to_decide:
        named = [o.a for o in game.options if o.verb in (op.CARD, op.TOP, op.BOTTOM)]
        tally.unseen += sum(1 for card in named if hidden_from(game.state, player, card))
    try:
        compare_position(game, player, seed, doubt, tally, house)
        compare_choice(game, choice, player, seed, tally, house)
    except Leak as leak:
        top = game.state.stack[-1]
        who = "own" if player == game.to_decide else "other's"
        what = f"concede {-choice}" if choice < 0 else repr(game.options[choice])
        raise Leak(
            f"seat {player}, after {game.state.choices} choices, {who} {game.state.asking} {what} "
            f"of {game.state.face_of(top.card).full_name if top.card >= 0 else type(top).__name__}: {leak}"
        ) from leak


def command(seed: int, plan: Plan, every: int) -> str:
    return (
        f"python -m tintero.lab.redeal --seed {seed} --games 1 --players {plan.players} --cards {plan.cards} "
        f"--format {plan.format} --every {every}"
    )


def check_seeds(seeds: Sequence[int], plans: Sequence[Plan], every: int) -> Tally:
    """Some games, with the cards as this process reads them; what leaks is told at once."""
    house = House()
    tally = Tally()
    for seed in seeds:
        plan = plans[seed % len(plans)]
        try:
            check_seed(seed, plan, cards_of(plan, house.reader), every, tally, house)
        except Leak as leak:
            tally.leaks.append(f"seed {seed}: {leak}")
            print(tally.leaks[-1], file=sys.stderr, flush=True)
    return tally


def check_seed(seed: int, plan: Plan, cards: Sequence[CardDefinition], every: int, tally: Tally, house: House) -> None:
    """The same; a failure says how to repeat it."""
    try:
        check_game(seed, plan, cards, every, tally, house)
    except Leak as leak:
        raise Leak(f"{leak}\nrepeat with: {command(seed, plan, every)}") from leak


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.lab.redeal", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next ones count on")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, help="with --cards and --format one kind of game; else all by turns")
    parser.add_argument("--cards", choices=CARDS, default="understood", help="what decks are drawn from")
    parser.add_argument("--format", choices=FORMATS, default="constructed")
    parser.add_argument("--every", type=int, default=EVERY, help="choices between two positions, about")
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the games")
    given = parser.parse_args(arguments)
    plans = PLANS if given.players is None else (Plan(given.players, given.cards, given.format),)
    seeds = range(given.seed, given.seed + given.games)
    tally = Tally()
    if given.jobs == 1:
        tally = check_seeds(seeds, plans, given.every)
    else:
        with ProcessPoolExecutor(given.jobs) as pool:
            shares = [pool.submit(check_seeds, seeds[n :: given.jobs], plans, given.every) for n in range(given.jobs)]
            for share in shares:
                tally.add(share.result())
    print(
        f"{tally.games} games, {tally.positions} positions, {tally.dealt} cards dealt anew, {tally.reasons} reasons, "
        f"{tally.choices} choices ({tally.closed} closed), {tally.unseen} unseen cards offered: "
        f"{len(tally.leaks)} leaks"
    )
    return 1 if tally.leaks else 0


if __name__ == "__main__":
    raise SystemExit(main())
