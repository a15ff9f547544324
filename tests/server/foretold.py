"""Challenges as they were foretold: what an option says before it is chosen is what happens.

    python -m tests.server.foretold --challenges 1000

In random games every challenge that is offered is tried on a copy of the game. Those in which something else takes part
before the damage (an ability that triggers, a replacement, a question) are left out: no preview can know them.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

from tests.reading import shared_house
from tintero.abilities.words import EventKind, How
from tintero.lab.exhaust import Plan, cards_of, pick, random_decks, settings_of, take
from tintero.rules import option as op
from tintero.rules.chance import seed_words
from tintero.rules.event import Event
from tintero.rules.game import Game
from tintero.rules.option import Option
from tintero.rules.table import make_table
from tintero.server import wire
from tintero.server.one_door import OneDoor

from .redealt import table_of

PLANS = (Plan(2, "understood"), Plan(2, "specimens"), Plan(4, "understood", "teams"), Plan(2, "mixed", "pack-rush"))
BEGINS = (EventKind.EXERTED, EventKind.CHALLENGED)
ASIDE = (EventKind.REPLACED, EventKind.CHOSEN)


@dataclass
class Tally:
    """Nothing is proved by challenges in which nothing happens."""

    challenges: int = 0
    left_out: int = 0
    damage: int = 0
    banished: int = 0
    doomed: int = 0  # challengers that are banished


def said(game: Game) -> list[wire.Preview | None]:
    """What the player who is asked is told of every option."""
    asked = game.to_decide
    assert asked is not None
    question = OneDoor(table_of(game.clone(), len(game.state.players)), asked + 1, "en").view.question
    assert question is not None
    return [option.preview for option in question.options]


def happens(game: Game, number: int) -> tuple[int, int, bool, bool] | None:
    """Damage dealt and taken, who is banished; None if something else takes part."""
    option = game.options[number]
    after = game.clone(log=True)
    known = len(after.events)
    take(after, number)
    story = until_the_bag(after.events[known:])
    if interrupted(story):
        return None
    ours, theirs = option.a, option.b
    return taken(story, theirs), taken(story, ours), banished(story, theirs), banished(story, ours)


def until_the_bag(story: Sequence[Event]) -> list[Event]:
    """What comes before the first ability resolves."""
    ends = [n for n, event in enumerate(story) if event.kind in (EventKind.RESOLVED, EventKind.CHALLENGE_ENDED)]
    return list(story[: ends[0]] if ends else story)


def interrupted(story: Sequence[Event]) -> bool:
    """Whether an ability triggered before the damage, or something was replaced or chosen."""
    if any(event.kind in ASIDE for event in story):
        return True
    dealt = [n for n, event in enumerate(story) if event.kind == EventKind.DAMAGE_DEALT]
    if dealt:
        return any(event.kind not in BEGINS for event in story[: dealt[0]])
    return any(event.kind not in BEGINS for event in story)


def taken(story: Sequence[Event], card: int) -> int:
    hurt = (e for e in story if e.kind == EventKind.DAMAGE_TAKEN and e.how == How.IN_CHALLENGE and e.card == card)
    return sum(event.amount for event in hurt)


def banished(story: Sequence[Event], card: int) -> bool:
    return any(event.kind == EventKind.BANISHED and event.card == card for event in story)


def check(game: Game, option: Option, number: int, preview: wire.Preview | None, tally: Tally) -> None:
    happened = happens(game, number)
    if happened is None:
        tally.left_out += 1
        return
    assert preview is not None, f"{option}: nothing is foretold"
    told = (preview.deals, preview.takes, preview.banishes, preview.is_banished)
    assert told == happened, f"{option}: foretold {told}, happened {happened}"
    tally.challenges += 1
    tally.damage += happened[0] + happened[1]
    tally.banished += happened[2]
    tally.doomed += happened[3]


def check_game(seed: int, plan: Plan, tally: Tally) -> None:
    """Every challenge that is offered in a random game, tried once in a turn of its position."""
    cards = cards_of(plan, shared_house().reader)
    game = Game.start(make_table(random_decks(seed, plan, cards), settings_of(plan)), seed, log=False)
    words = seed_words(seed ^ 0xC4A)
    seen: set[tuple[object, ...]] = set()
    while not game.over:
        offered = [(n, o) for n, o in enumerate(game.options) if o.verb == op.CHALLENGE]
        fresh = [(n, o) for n, o in offered if (game.state.turn, *o.key()) not in seen]
        if fresh:
            previews = said(game)
            for n, option in fresh:
                seen.add((game.state.turn, *option.key()))
                try:
                    check(game, option, n, previews[n], tally)
                except AssertionError as fault:
                    raise AssertionError(f"{fault}\nseed {seed}, {plan}, choice {game.state.choices}") from fault
        take(game, pick(game, words))


def run(challenges: int, seed: int) -> Tally:
    tally = Tally()
    while tally.challenges < challenges:
        check_game(seed, PLANS[seed % len(PLANS)], tally)
        seed += 1
    return tally


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.foretold", description=__doc__)
    parser.add_argument("--challenges", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    tally = run(given.challenges, given.seed)
    print(
        f"{tally.challenges} challenges as foretold: {tally.damage} damage, {tally.banished} banished, {tally.doomed} "
        f"challengers banished; {tally.left_out} left out, in which something else took part"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
