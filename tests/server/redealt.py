"""Random games in which what a seat or a watcher cannot know is dealt anew: no byte of what it is told changes.

    python -m tests.server.redealt --games 2000

What is compared is what goes over the wire: the view with its question, the faces, the lines of the story, and the
reasons for every card in sight. The names of cards are made with one secret on both sides.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from tests.reading import shared_house
from tintero.lab.exhaust import Plan, cards_of, pick, random_decks, settings_of, take
from tintero.lab.redeal import PLANS, shown
from tintero.rules.chance import below, seed_words
from tintero.rules.event import NOBODY
from tintero.rules.game import Game
from tintero.rules.table import make_table
from tintero.server import wire
from tintero.server.changes import changed
from tintero.server.one_door import WATCHING, OneDoor, give_names, viewer_of
from tintero.table.front import Game as Table

SECRET = b"the same on both sides"


@dataclass
class Tally:
    """Nothing is proved by games in which nothing was dealt anew."""

    games: int = 0
    frames: int = 0
    dealt: int = 0
    reasons: int = 0
    bytes: int = 0


class Leak(AssertionError):
    pass


def table_of(rules: Game, players: int) -> Table:
    table = Table(rules, shared_house(), (), 0, NOBODY)
    table.decks = [None] * players
    give_names(table, SECRET)
    return table


def frame_of(table: Table, seat: int, lang: str, before: wire.View | None = None) -> bytes:
    """`before`: the view that the seat was told last."""
    door = OneDoor(table, seat, lang)
    told = changed(before, door.view)
    return msgspec.json.encode(wire.Ev(v=1, since=0, changed=told, lines=door.lines(), faces=door.faces()))


def reasons_of(table: Table, seat: int, lang: str) -> list[object]:
    door = OneDoor(table, seat, lang)
    if seat == WATCHING:
        return []
    return [door.why(door.name(card)) for card in door.cards_in_sight()]


def must_agree(what: str, a: bytes, b: bytes) -> None:
    if a != b:
        one, other = json.loads(a), json.loads(b)
        differing = [key for key in one if one[key] != other.get(key)]
        raise Leak(f"{what}: {differing}")


def look(game: Game, choice: int, seat: int, seed: int, lang: str, tally: Tally) -> None:
    players = len(game.state.players)
    viewer = viewer_of(seat)
    other = game.determinize(viewer, seed)
    tally.dealt += sum(a != b for a, b in zip(game.state.defs, other.state.defs, strict=True))
    one, two = table_of(game.clone(), players), table_of(other, players)
    told = frame_of(one, seat, lang)
    before = OneDoor(one, seat, lang).view
    must_agree(f"seat {seat}", told, frame_of(two, seat, lang))
    mine, theirs = reasons_of(one, seat, lang), reasons_of(two, seat, lang)
    if mine != theirs:
        raise Leak(f"seat {seat}: reasons")
    tally.frames += 1
    tally.bytes += len(told)
    tally.reasons += len(mine)
    after = game.clone(log=True)
    take(after, choice)
    dealt = game.dealt_anew(viewer, seed, shown(game, after, viewer))
    if choice >= 0:
        if game.options[choice] not in dealt.options:
            return  # with other cards it could not be chosen
        answer = game.options[choice]
        tables = [table_of(game.clone(log=True), players), table_of(dealt, players)]
        for table in tables:
            table.repeat(answer)
    else:
        tables = [table_of(game.clone(log=True), players), table_of(dealt, players)]
        for table in tables:
            table.concede(-choice)
    must_agree(f"seat {seat} after the choice", *(frame_of(table, seat, lang, before) for table in tables))
    tally.frames += 1


def check_game(seed: int, plan: Plan, every: int, tally: Tally) -> None:
    cards = cards_of(plan, shared_house().reader)
    game = Game.start(make_table(random_decks(seed, plan, cards), settings_of(plan)), seed, log=False)
    words, doubt = seed_words(seed ^ 0x5EED), seed_words(seed ^ 0x30E0)
    tally.games += 1
    while not game.over:
        choice = pick(game, words)
        if below(doubt, every) == 0:
            lang = ("en", "es", "es-x-en")[below(doubt, 3)]
            for seat in range(plan.players + 1):
                try:
                    look(game, choice, seat, (seed << 16) + game.state.choices, lang, tally)
                except Leak as leak:
                    raise Leak(f"{leak}\nseed {seed}, {plan}, choice {game.state.choices}, {lang}") from leak
        take(game, choice)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.redealt", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=7)
    given = parser.parse_args(arguments)
    tally = Tally()
    for seed in range(given.seed, given.seed + given.games):
        check_game(seed, PLANS[seed % len(PLANS)], given.every, tally)
    print(
        f"{tally.games} games, {tally.frames} frames ({tally.bytes} bytes), {tally.dealt} cards dealt anew, "
        f"{tally.reasons} reasons: 0 leaks"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
