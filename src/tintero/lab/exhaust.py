"""Random games in which everything that must always hold is checked after every choice; a failure can be repeated.

    python -m tintero.lab.exhaust --seed 1 --games 100 --players 3 --cards specimens --format teams
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from tintero.abilities.ability import CardDefinition
from tintero.cards import load_pool
from tintero.language import Reader
from tintero.rules import option as op
from tintero.rules.chance import below, seed_words
from tintero.rules.event import NO_CARD, NOTHING
from tintero.rules.fast import DECK, DISCARD, FACEDOWN, HAND, INKWELL, OUT, PLAY, UNDER, State
from tintero.rules.game import Game
from tintero.rules.option import IllegalAction, Option
from tintero.rules.settings import CONSTRUCTED, PACK_RUSH, Settings
from tintero.rules.sight import Sight
from tintero.rules.table import Deal, make_table

from .specimens import first_specimens, specimens

CHOICE_LIMIT = 20_000  # no random game of ours is nearly as long: beyond this it does not end
TURN_LIMIT = 120  # where decks are renewed a random game may never end by itself
FORMATS = ("constructed", "pack-rush", "teams", "simultaneous")
INVENTED = ("specimens", "first-specimens")
CARDS = (*INVENTED, "understood", "mixed")
CONCEDE_ONE_IN = 200  # choices, where more than two play
MOST_INKS = 2  # 1.10.1: of a legal deck
COPIES = 4


class PropertyFailure(AssertionError):
    """Something that must always hold did not; the message ends with the command that repeats it."""


@dataclass(frozen=True)
class Plan:
    """What one random game is made from; with the seed it says everything."""

    players: int = 2
    cards: str = "specimens"
    format: str = "constructed"

    def command(self, seed: int, every: int) -> str:
        return (
            f"python -m tintero.lab.exhaust --seed {seed} --games 1 --players {self.players} --cards {self.cards} "
            f"--format {self.format} --every {every}"
        )


# ---- decks and settings --------------------------------------------------------------------------------------------


@cache
def invented(cards: str) -> tuple[CardDefinition, ...]:
    """The specimens, or the first of them: they need no card data."""
    return first_specimens() if cards == "first-specimens" else specimens()


def cards_of(plan: Plan, reader: Reader) -> tuple[CardDefinition, ...]:
    """What the decks of a plan are drawn from; the pool is read only where its cards are wanted."""
    if plan.cards in INVENTED:
        return invented(plan.cards)
    return reader.understood() if plan.cards == "understood" else (*invented("specimens"), *reader.understood())


def settings_of(plan: Plan) -> Settings:
    base = PACK_RUSH if plan.format == "pack-rush" else CONSTRUCTED
    teams: tuple[int, ...] = ()
    if plan.format in ("teams", "simultaneous") and plan.players > 2:
        teams = tuple(n % 2 for n in range(plan.players))
    return replace(
        base, players=plan.players, teams=teams, simultaneous_turns=plan.format == "simultaneous",
        max_turns=TURN_LIMIT * plan.players,
    )


def random_deck(words: list[int], pool: Sequence[CardDefinition], small: bool) -> list[CardDefinition]:
    """By turns a legal deck of 60 cards of two inks, or any cards whatever in any number."""
    if small or below(words, 2):
        size = 16 + below(words, 30)
        return [pool[below(words, len(pool))] for _ in range(size)]
    inks = sorted({i for d in pool for i in d.inks})
    mine = {inks[below(words, len(inks))] for _ in range(MOST_INKS)}
    legal = [d for d in pool if set(d.inks) <= mine]
    deck: list[CardDefinition] = []
    copies: dict[str, int] = {}
    while len(deck) < 60:
        d = legal[below(words, len(legal))]
        if copies.get(d.full_name, 0) < COPIES or len(legal) * COPIES < 60:
            copies[d.full_name] = copies.get(d.full_name, 0) + 1
            deck.append(d)
    return deck


def random_decks(seed: int, plan: Plan, cards: Sequence[CardDefinition]) -> list[list[CardDefinition]]:
    words = seed_words(seed)
    return [random_deck(words, cards, plan.format == "pack-rush") for _ in range(plan.players)]


# ---- what must hold in every position ------------------------------------------------------------------------------


def invariants(game: Game, places: bool = True) -> None:
    """Cheap: options, numbers, and (with `places`) every card in exactly one place."""
    s = game.state
    if not s.over():
        assert s.options, "nobody has an option and the game is not over"
        assert s.asking, "a question without a kind"
        assert s.players[s.asked_by].in_game, f"player {s.asked_by} is asked but has left the game"
        if s.asking == op.TURN:
            # CR 4.1.2: a turn action begins when everything before it is over
            unfinished = s.limbo or s.bag or s.pending or s.challenging or len(s.stack) > 1
            assert not unfinished, f"a turn action is asked for in the middle of something: {unfinished}"
    assert s.over() == (game.decision is None), "an open decision in a finished game, or none in a running one"
    for p in s.players:
        assert p.lore >= 0, f"player {p.index} has {p.lore} lore"
        assert p.ink_drops >= 0, f"player {p.index} has {p.ink_drops} ink drops"
        assert 0 <= p.ink_ready <= len(p.inkwell), f"{p.ink_ready} of {len(p.inkwell)} ink is ready"
    for q in s.in_play.values():
        assert q.damage >= 0, f"{q.face.full_name} has {q.damage} damage"
        assert s.players[q.owner].in_game, f"{q.face.full_name} is in play and its player has left"
        nowhere = q.location != NOTHING and q.location not in s.in_play
        assert not nowhere, f"{q.face.full_name} is at a location that is not in play"
    if places:
        accounted(s)


def accounted(s: State) -> None:
    """CR 7.1: every card is in one zone, and there once."""
    place = [NO_CARD] * len(s.zone)

    def seen(card: int, zone: int, owner: int) -> None:
        assert place[card] == -1, f"card {card} is in two places"
        assert s.table.owners[card] == owner, f"card {card} is in a zone of player {owner}"
        place[card] = zone

    for p in s.players:
        for zone, cards in (
            (DECK, p.deck), (HAND, p.hand), (DISCARD, p.discard), (INKWELL, p.inkwell),
        ):
            for card in cards:
                seen(card, zone, p.index)
    for q in s.in_play.values():
        seen(q.card, PLAY, q.owner)
        assert s.pid_of[q.card] == q.pid, f"card {q.card} does not know its permanent"
        for card in q.under:
            seen(card, s.zone[card] if s.zone[card] in (UNDER, FACEDOWN) else UNDER, q.owner)
    for card in s.limbo:
        seen(card, PLAY, s.table.owners[card])
    for card, zone in enumerate(s.zone):
        if zone == OUT:
            assert not s.players[s.table.owners[card]].in_game, f"card {card} is out but its player is not"
        elif s.defs[card] == s.table.only_ink:
            assert zone == INKWELL, "a marketing card left the inkwell"
        assert place[card] == (-1 if zone == OUT else zone), f"card {card}: zone {zone}, found {place[card]}"


def data_of(game: Game) -> dict[str, Any]:
    return game.to_data()


def keys(options: list[Option]) -> list[tuple[int, int, int, int]]:
    return [o.key() for o in options]


def views(game: Game) -> list[Sight]:
    return [game.sight(p) for p in range(len(game.state.players))]


def copies_agree(game: Game, setup: Deal) -> None:
    """A clone and a saved game are the same position: data, options, and everything derived from them."""
    data = data_of(game)
    seen = views(game)
    clone = game.clone()
    assert data_of(clone) == data, "the clone has other data"
    assert keys(clone.options) == keys(game.options), "the clone has other options"
    saved = Game.from_data(json.loads(json.dumps(data)), setup)
    assert data_of(saved) == data, f"the saved game has other data: {first_difference(data_of(saved), data)}"
    assert keys(saved.options) == keys(game.options), f"the saved game has other options: {saved.options}"
    assert views(saved) == seen, "what is derived from the state was not up to date"
    assert data_of(game) == data, "looking at the game changed it"


def first_difference(a: Any, b: Any, path: str = "") -> str:
    """Where two pieces of plain data differ first."""
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        found = [first_difference(a[k], b[k], f"{path}/{k}") for k in a if a[k] != b[k]]
        return found[0] if found else ""
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)) and len(a) == len(b):
        found = [first_difference(x, y, f"{path}/{n}") for n, (x, y) in enumerate(zip(a, b, strict=True)) if x != y]
        return found[0] if found else ""
    return f"{path}: {a!r} and {b!r}"


def hides_what_is_hidden(game: Game, seed: int) -> None:
    """CR 7.1.3: dealing anew what a player cannot know changes neither their view nor their options."""
    for player in range(len(game.state.players)):
        other = game.determinize(player, seed)
        assert other.sight(player) == game.sight(player), (
            f"player {player} can see what determinize changed: "
            f"{first_difference(other.sight(player), game.sight(player))}"
        )
        if player == game.to_decide:
            assert keys(other.options) == keys(game.options), f"player {player} has options that tell hidden cards"
        assert game.over or other.options, f"dealt anew for player {player}, nobody has an option"
        accounted(other.state)


def options_apply(game: Game, words: list[int], sample: int) -> None:
    """Every offered option can be taken, and leaves a sound position. `sample` 0: all of them."""
    options = game.options
    assert len({o.key() for o in options}) == len(options), f"an option is offered twice: {options}"
    if sample and len(options) > sample:
        options = [options[below(words, len(options))] for _ in range(sample)]
    for o in options:
        clone = game.clone()
        try:
            clone.choose(o)
            invariants(clone)
        except Exception as error:
            raise AssertionError(f"{o} is offered but: {type(error).__name__}: {error}") from error


def refusals_work(game: Game, words: list[int]) -> None:
    """`why_not` says nothing against offered options, gives a reason for others, and never raises."""
    for o in game.options[:20]:
        assert game.why_not(o) is None, f"{o} is offered and refused: {game.why_not(o)}"
    count = len(game.state.zone)
    before = data_of(game)
    verbs = list(op.VERBS)
    for _ in range(6):
        made_up = Option(
            verbs[below(words, len(verbs))], below(words, count + 2) - 1, below(words, count + 2) - 1,
            below(words, 3) - 1,
        )
        if made_up in game.options:
            continue
        assert game.why_not(made_up) is not None, f"{made_up} is not offered and nothing speaks against it"
        rule = ""
        try:
            game.choose(made_up)
        except IllegalAction as refused:
            rule = refused.rule
        assert rule, f"{made_up} was not offered and could be taken, or is refused without a rule"
    assert data_of(game) == before, "a refused option changed the state"


# ---- one game ------------------------------------------------------------------------------------------------------


def pick(game: Game, words: list[int]) -> int:
    """Any option, but the end of a turn and an empty choice seldom while something else is possible.

    Now and then in a game of three or more somebody concedes, at whatever point: -1 is player 0, -2 is player 1.
    """
    options = game.options
    if len(game.state.players) > 2 and below(words, CONCEDE_ONE_IN) == 0:
        left = [p.index for p in game.state.players if p.in_game]
        return -1 - left[below(words, len(left))]
    n = below(words, len(options))
    if options[n].verb in (op.END, op.DONE, op.HAND_OVER, op.NO) and len(options) > 1 and below(words, 3):
        n = below(words, len(options))
    return n


def take(game: Game, choice: int) -> None:
    """A choice as `pick` gives it."""
    if choice < 0:
        game.concede(-1 - choice)
    else:
        game.choose(choice)


def play_out(setup: Deal, seed: int, cheap: bool = True) -> tuple[Game, list[int]]:
    """One random game with cheap checks only; the finished game and the number of each choice."""
    game = Game.start(setup, seed, log=False)
    words = seed_words(seed ^ 0x5EED)
    choices: list[int] = []
    while not game.over:
        if cheap:
            invariants(game, len(choices) % 4 == 0)
        assert len(choices) < CHOICE_LIMIT, "the game does not end"
        n = pick(game, words)
        choices.append(n)
        take(game, n)
    invariants(game)
    return game, choices


def check_game(
    seed: int, decks: Sequence[Sequence[CardDefinition]], settings: Settings, every: int = 1, command: str = ""
) -> None:
    """Play one random game and check everything at every `every`-th step. Raises PropertyFailure."""
    setup = make_table(decks, settings)
    choices: list[int] = []
    try:
        _check(setup, seed, every, choices)
    except Exception as error:
        where = f"after {len(choices)} choices: {type(error).__name__}: {error}"
        raise PropertyFailure(f"{where}\nrepeat with: {command or f'check_game({seed}, ...)'}") from error


def _check(setup: Deal, seed: int, every: int, choices: list[int]) -> None:
    game = Game.start(setup, seed)
    words = seed_words(seed ^ 0x5EED)
    doubt = seed_words(seed ^ 0xD0B7)  # the checks have chance of their own: the game stays the same without them
    twin = game.clone()
    while not game.over:
        step = len(choices)
        invariants(game)
        assert step < CHOICE_LIMIT, "the game does not end"
        if step % every == 0:
            copies_agree(game, setup)
            options_apply(game, doubt, 0 if step // every % 10 == 0 else 3)
            hides_what_is_hidden(game, seed + step)
            refusals_work(game, doubt)
            assert data_of(twin) == data_of(game), "a clone given the same choices went another way"
            if below(doubt, 5) == 0:
                twin = game.clone()
        n = pick(game, words)
        choices.append(n)
        take(game, n)
        take(twin, n)
    invariants(game)
    copies_agree(game, setup)
    final = data_of(game)
    assert data_of(twin) == final, "a clone given the same choices ended another way"
    replayed = Game.start(setup, seed, log=False)
    for n in choices:
        take(replayed, n)
    assert data_of(replayed) == final, "the recorded choices lead elsewhere"
    again, same = play_out(setup, seed, cheap=False)
    assert same == choices, "the same seed made other choices"
    assert data_of(again) == final, "the same seed ended another way"


def check_plan(seed: int, plan: Plan, cards: Sequence[CardDefinition], every: int = 1) -> None:
    """The game of this seed and plan, with all checks."""
    check_game(seed, random_decks(seed, plan, cards), settings_of(plan), every, plan.command(seed, every))


def quick_game(seed: int, plan: Plan, cards: Sequence[CardDefinition]) -> tuple[Game, list[int]]:
    """The same game with the cheap checks only."""
    try:
        return play_out(make_table(random_decks(seed, plan, cards), settings_of(plan)), seed)
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise PropertyFailure(f"{what}\nrepeat with: {plan.command(seed, 1)}") from error


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.lab.exhaust", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next ones count on")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--cards", choices=CARDS, default="specimens", help="what decks are drawn from")
    parser.add_argument("--format", choices=FORMATS, default="constructed")
    parser.add_argument("--every", type=int, default=1, help="check at every n-th choice; 0: cheap checks only")
    given = parser.parse_args(arguments)
    if not __debug__:
        parser.error("the checks are assertions: run without -O")
    plan = Plan(given.players, given.cards, given.format)
    cards = invented(plan.cards) if plan.cards in INVENTED else cards_of(plan, Reader(load_pool()))
    for seed in range(given.seed, given.seed + given.games):
        try:
            if given.every:
                check_plan(seed, plan, cards, given.every)
            else:
                quick_game(seed, plan, cards)
        except PropertyFailure as failure:
            print(f"seed {seed}: {failure}", file=sys.stderr)
            return 1
    print(f"{given.games} games: everything holds")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
