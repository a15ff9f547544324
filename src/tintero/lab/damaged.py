"""Saved positions with something changed in them: each is refused, or it is sound and can be played on.

    python -m tintero.lab.damaged --seed 1 --mutations 9000
"""

from __future__ import annotations

import argparse
import copy
import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any, Final

from tintero.abilities.ability import CardDefinition
from tintero.cards import load_pool
from tintero.language import Reader
from tintero.rules.chance import below, seed_words
from tintero.rules.game import Game
from tintero.rules.refusals import DamagedState
from tintero.rules.table import Deal, make_table

from .exhaust import (
    Plan,
    PropertyFailure,
    cards_of,
    invariants,
    pick,
    random_decks,
    settings_of,
    take,
)

PLANS: Final = (
    Plan(2, "mixed"), Plan(2, "specimens"), Plan(2, "mixed", "pack-rush"), Plan(3, "mixed"),
    Plan(4, "mixed", "teams"), Plan(4, "specimens", "simultaneous"),
)  # fmt: skip
EACH: Final = 10  # mutations of one position
CHOICES: Final = 200  # a position that was accepted is played on so far
FURTHEST: Final = 120  # choices from the beginning of a game to its last position that is damaged

ODD: Final[tuple[Any, ...]] = (
    None, True, False, 0, 1, -1, 2, 7, 255, 1023, 1024, -1024, -1025, 2**31, -(2**63), 10**30, 0.5, 1.0, "", "x",
    "turn", "may", "\ud800", "²", [], [0], [-1], [[]], {}, {"at": 0},
)  # fmt: skip
DEEP: Final = ("stack", "stack", "stack", "pending", "bag", "lasting", "in_play", "gone", "players", "ledger")
Place = tuple[Any, Any]  # a list or a record, and a place in it


# ---- changing data -------------------------------------------------------------------------------------------------


def places_in(data: Any) -> Iterator[Place]:
    """Every place where something lies, from the outside in."""
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        yield data, key
        yield from places_in(value)


def mutate(data: dict[str, Any], words: list[int]) -> str:
    """Change one thing, wherever it is; says what."""
    before = json.dumps(data)
    said = ""
    while json.dumps(data) == before:
        said = change_something(data, words)
    return said


def change_something(data: dict[str, Any], words: list[int]) -> str:
    deep = [k for k in DEEP if data.get(k) and isinstance(data[k], list)]
    holder: Any = data[deep[below(words, len(deep))]] if deep and below(words, 3) else data
    key: Any = ""
    while True:  # by layers, or the long lists of cards would get nearly every change
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = keys[below(words, len(keys))]
        inner = holder[key]
        if not isinstance(inner, (dict, list)) or not inner or below(words, 6) == 0:
            break
        holder = inner
    change = CHANGES[below(words, len(CHANGES))]
    before = repr(holder[key])[:60]
    change(data, holder, key, words)
    return f"{change.__name__} at {key!r} (was {before})"


def replace_it(data: Any, holder: Any, key: Any, words: list[int]) -> None:
    holder[key] = copy.deepcopy(ODD[below(words, len(ODD))])


def delete_it(data: Any, holder: Any, key: Any, words: list[int]) -> None:
    del holder[key]


def double_it(data: Any, holder: Any, key: Any, words: list[int]) -> None:
    if isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
    else:
        holder[f"{key}s"] = copy.deepcopy(holder[key])


def shift_it(data: Any, holder: Any, key: Any, words: list[int]) -> None:
    value = holder[key]
    if isinstance(value, int):
        holder[key] = value + (1, -1, 2, -2, 5, -7, 1024, -1024)[below(words, 8)]
    elif isinstance(value, list):
        value.reverse()
    else:
        replace_it(data, holder, key, words)


def swap_it(data: Any, holder: Any, key: Any, words: list[int]) -> None:
    """With another place of the same list or record."""
    keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
    other = keys[below(words, len(keys))]
    holder[key], holder[other] = holder[other], holder[key]


def borrow_it(data: Any, holder: Any, key: Any, words: list[int]) -> None:
    """From anywhere else in the position, of the same type."""
    alike = [(h, k) for h, k in places_in(data) if type(h[k]) is type(holder[key])]
    other, where = alike[below(words, len(alike))]
    holder[key] = copy.deepcopy(other[where])


def splice_it(data: Any, holder: Any, key: Any, words: list[int]) -> None:
    """Lists exchange their ends."""
    lists = [h[k] for h, k in places_in(data) if isinstance(h[k], list)]
    one, other = lists[below(words, len(lists))], lists[below(words, len(lists))]
    a, b = below(words, len(one) + 1), below(words, len(other) + 1)
    one[a:], other[b:] = copy.deepcopy(other[b:]), copy.deepcopy(one[a:])


CHANGES: Final = (replace_it, delete_it, double_it, shift_it, shift_it, swap_it, borrow_it, borrow_it, splice_it)


# ---- trying it -----------------------------------------------------------------------------------------------------


def positions(seed: int, plan: Plan, cards: Sequence[CardDefinition]) -> Iterator[tuple[Deal, Game]]:
    """Positions of one random game, from one in the middle of something on."""
    setup = make_table(random_decks(seed, plan, cards), settings_of(plan))
    game = Game.start(setup, seed, log=False)
    words = seed_words(seed ^ 0x5EED)
    stop = below(words, FURTHEST)
    for n in range(2 * FURTHEST):
        if game.over or (n >= stop and len(game.state.stack) > 1):
            break
        take(game, pick(game, words))
    while not game.over:
        yield setup, game
        take(game, pick(game, words))
    yield setup, game


def try_one(text: str, setup: Deal, words: list[int]) -> bool:
    """Whether the changed position was accepted; then it was played on. Raises for whatever must not happen."""
    data = json.loads(text)
    changes = [mutate(data, words) for _ in range(1 + below(words, 2) * below(words, 2))]
    try:
        try:
            game = Game.from_json(json.dumps(data), setup)
        except DamagedState as refused:
            return silent(refused)
        invariants(game)
        for _ in range(CHOICES):
            if game.over:
                break
            take(game, pick(game, words))
            invariants(game)
    except Exception as error:
        raise PropertyFailure(f"{'; '.join(changes)}: {type(error).__name__}: {error}") from error
    return True


def silent(refused: DamagedState) -> bool:
    """False: a refusal says what is wrong."""
    assert str(refused), "refused without a word"
    return False


def try_game(seed: int, plan: Plan, cards: Sequence[CardDefinition], mutations: int) -> int:
    """Changes in positions of one game; how many were accepted."""
    words = seed_words(seed ^ 0xDA3A)
    accepted = 0
    for setup, game in positions(seed, plan, cards):
        text = game.to_json()
        for _ in range(min(EACH, mutations)):
            try:
                accepted += try_one(text, setup, words)
            except PropertyFailure as failure:
                again = f"python -m tintero.lab.damaged --seed {seed} --mutations {EACH}"
                raise PropertyFailure(f"seed {seed}, {plan}: {failure}\nrepeat with: {again}") from failure
        mutations -= EACH
        if mutations <= 0:
            break
    return accepted


def plan_of(seed: int) -> Plan:
    return PLANS[seed % len(PLANS)]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.lab.damaged", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next ones count on")
    parser.add_argument("--mutations", type=int, default=9000)
    given = parser.parse_args(arguments)
    reader = Reader(load_pool())
    accepted = failed = 0
    for n in range(0, given.mutations, EACH):
        seed = given.seed + n // EACH
        try:
            accepted += try_game(seed, plan_of(seed), cards_of(plan_of(seed), reader), EACH)
        except PropertyFailure as failure:
            print(failure, file=sys.stderr)
            failed += 1
    print(f"{given.mutations} changed positions, {accepted} sound, {failed} games with a failure")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
