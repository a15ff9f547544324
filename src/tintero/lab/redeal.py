"""Random games in which everything a seat cannot know is dealt anew: nothing that it is given may change by a byte.

    python -m tintero.lab.redeal --games 2000

A seat is given its view, the question, the options if it is asked, the events as it may know them, and the reasons why
something is not possible. What a choice shows to the seat is left as it is; all else is dealt anew before the choice.

With other cards another seat may have another number of answers: none, one (which is not asked, 1.7.7) or several.
There the two games part: that is counted and printed, card by card, and is no leak of what a seat is given.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from tintero.abilities.ability import CardDefinition
from tintero.cards import load_pool
from tintero.language import Reader
from tintero.rules import kinds
from tintero.rules import option as op
from tintero.rules.event import FIELDS, NO_CARD, NOBODY, Event
from tintero.rules.game import Game
from tintero.rules.machinery.chance import below, seed_words
from tintero.rules.machinery.determinize import deal_anew
from tintero.rules.machinery.object_refs import card_of_ref
from tintero.rules.machinery.process import current_options
from tintero.rules.option import Option
from tintero.rules.seen import event_for, hidden_from, knows
from tintero.rules.table import make_table

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

PARTING: Final = {kinds.SETTLED: "one answer", kinds.NO_EFFECT: "no answer"}
OF_TURN: Final = frozenset(range(op.INK, op.MOVE + 1))


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
    parted: Counter[str] = field(default_factory=Counter)  # by the card that asked, and how they parted


# ---- what a seat is given ------------------------------------------------------------------------------------------


def event_data(e: Event) -> list[object]:
    told = [getattr(e, name) for name in FIELDS]
    return [list(v.key()) if isinstance(v, Option) else v for v in told]


def given_to(game: Game, player: int) -> dict[str, object]:
    """Everything that the seat is given now, as plain data."""
    d = game.decision_for(player)
    asked = d is not None and d.player == player
    return {
        "view": game.view(player),
        "question": None if d is None else [d.player, d.kind, d.source, d.rule, keys(d.options)],
        "labels": option_words(game, player) if asked else [],
        "events": [event_data(e) for e in game.events_for(player)],
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


def compare_position(game: Game, player: int, seed: int, words: list[int], tally: Tally) -> None:
    """As it stands, with all that the seat cannot know dealt anew."""
    other = game.determinize(player, seed)
    tally.positions += 1
    tally.dealt += sum(1 for a, b in zip(game.state.defs, other.state.defs, strict=True) if a != b)
    must_agree("", {**given_to(game, player), "events": []}, given_to(other, player))
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
    if any(e.kind == kinds.SHUFFLED for e in after.events):  # what was seen and shuffled away is not known any more
        out |= {e.card for e in after.events if e.known_to(player) and e.card in unknown}
    return sorted(out)


def named_in(e: Event) -> set[int]:
    """The cards of an event, but not the one whose text did it: that was seen when it began, wherever it is by now."""
    refs = {card_of_ref(ref) for ref in (e.subject, e.object) if ref < 0}
    by = {e.cause} if e.kind != kinds.EXPIRED else {e.card}
    return (refs | {e.card, e.other}) - by - {NO_CARD}


def parting(after: Game, other: Game, player: int) -> str:
    """How two games went apart because another seat had none, one or several answers; '' if they did not."""
    ways: list[str] = []
    for game, twin in ((after, other), (other, after)):
        place = len(shared(after, other, player))
        if place < len(game.events):
            e = game.events[place]
            if e.player == player and e.kind == kinds.SETTLED:
                return ""  # its own answers must not depend on what it cannot know
            ways.append(PARTING.get(e.kind, ""))
        elif game.to_decide in (player, NOBODY) and twin.to_decide == game.to_decide:
            return ""
        else:
            ways.append(f"asked ({game.state.asking})")
    if ways[0] == ways[1] or not any(ways):
        return ""
    return " or ".join(sorted(way or "something happens" for way in ways))


def shared(after: Game, other: Game, player: int) -> list[Event]:
    """The events with which both games begin, as the seat is told them."""
    out: list[Event] = []
    for a, b in zip(after.events, other.events, strict=False):
        same = a.kind == b.kind and a.player == b.player
        if not same or event_for(a, player) != event_for(b, player):
            break
        out.append(a)
    return out


def compare_choice(game: Game, choice: int, player: int, seed: int, tally: Tally) -> None:
    """What the seat hears of a choice, its own or another's, is the same if what it is not shown were other cards."""
    after = game.clone(log=True)
    take(after, choice)
    seen = shown(game, after, player)
    for e in after.events_for(player):
        for card in named_in(e):
            if card not in seen and hidden_from(game.state, player, card):
                raise Leak(f"/events: {e!r} names a card that is hidden")
    other = game.clone(log=True)
    deal_anew(other.state, player, seed, knows, [Option(op.CARD, card) for card in seen])
    other.state.rng = game.state.rng[:]
    other.state.options = current_options(other.state)
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
    way = parting(after, other, player)
    if way:
        asking = game.state.stack[-1].card if choice < 0 or o.verb not in OF_TURN else o.a
        tally.parted[f"{after.state.face_of(asking).full_name if asking != NO_CARD else 'a rule'}: {way}"] += 1
        return
    must_agree("after the choice ", given_to(after, player), given_to(other, player))


# ---- games ---------------------------------------------------------------------------------------------------------


def check_game(seed: int, plan: Plan, cards: Sequence[CardDefinition], every: int, tally: Tally) -> None:
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
                look(game, choice, player, (seed << 16) + game.state.choices, doubt, tally)
        assert game.state.choices < CHOICE_LIMIT, "the game does not end"
        take(game, choice)


def look(game: Game, choice: int, player: int, seed: int, doubt: list[int], tally: Tally) -> None:
    if player == game.to_decide:
        named = [o.a for o in game.options if o.verb in (op.CARD, op.TOP, op.BOTTOM)]
        tally.unseen += sum(1 for card in named if hidden_from(game.state, player, card))
    try:
        compare_position(game, player, seed, doubt, tally)
        compare_choice(game, choice, player, seed, tally)
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


def check_seed(seed: int, plan: Plan, cards: Sequence[CardDefinition], every: int, tally: Tally) -> None:
    """The same; a failure says how to repeat it."""
    try:
        check_game(seed, plan, cards, every, tally)
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
    given = parser.parse_args(arguments)
    plans = PLANS if given.players is None else (Plan(given.players, given.cards, given.format),)
    reader = Reader(load_pool())
    tally = Tally()
    failed = 0
    for seed in range(given.seed, given.seed + given.games):
        plan = plans[seed % len(plans)]
        try:
            check_seed(seed, plan, cards_of(plan, reader), given.every, tally)
        except Leak as leak:
            failed += 1
            print(f"seed {seed}: {leak}", file=sys.stderr)
    print(
        f"{tally.games} games, {tally.positions} positions, {tally.dealt} cards dealt anew, {tally.reasons} reasons, "
        f"{tally.choices} choices ({tally.closed} closed), {tally.unseen} unseen cards offered: {failed} leaks; "
        f"{tally.parted.total()} choices after which the games part"
    )
    for way, times in tally.parted.most_common():
        print(f"  {times} times {way}")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
