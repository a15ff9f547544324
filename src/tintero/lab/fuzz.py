"""The exhaustive runner: random games with every understood card until each of its abilities has fired.

A game is made from a seed and the cards it is about (its targets), and from nothing else, so that a failure can be
repeated by one command. What has fired is written in a ledger (`fired.py`).
"""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, Final

from tintero.abilities.ability import CardDefinition
from tintero.cards import CardPool
from tintero.language import Reader
from tintero.rules import option as op
from tintero.rules.chance import below, seed_words
from tintero.rules.game import Game
from tintero.rules.settings import CONSTRUCTED, OpenPoints, Settings
from tintero.rules.table import Deal, make_table

from .exhaust import PropertyFailure, check_game, invariants
from .fired import Watch, abilities_of, kind_of
from .fired_ledger import Ledger
from .partners import Collection, deck_for
from .simulate import game_seed

TARGETS: Final = 12
TURN_LIMIT: Final = 32
LOOP_LIMIT: Final = 200  # CR 6.1.10: a forced loop is a draw after so many entries of the bag
CHOICE_LIMIT: Final = 3000  # CR 6.1.10: players who can go on for ever are stopped here
CHECK_EVERY: Final = 8  # choices between two cheap checks
FULL_EVERY: Final = 40  # games between two with every property checked
FULL_STEP: Final = 9  # choices between two full checks in such a game
PATIENCE: Final = 600  # games without anything new before --until-all gives up

Progress = Callable[[int, int, int], None]  # games played, abilities fired, all abilities


# ---- one game ----------------------------------------------------------------------------------------------------


def settings_for(seed: int) -> Settings:
    """By turns the usual game, a long one, and a rich one: some abilities need ink that random players rarely have."""
    points = OpenPoints(forced_loop_limit=LOOP_LIMIT)
    kind = seed % 3
    if kind == 0:
        return replace(CONSTRUCTED, max_turns=TURN_LIMIT, open_points=points)
    return replace(
        CONSTRUCTED, max_turns=TURN_LIMIT, lore_to_win=40, starting_ink=0 if kind == 1 else 5, open_points=points
    )


def deal_for(seed: int, targets: Sequence[CardDefinition], collection: Collection) -> Deal:
    """The decks of a game: both players have the targets, each with other partners."""
    return make_table(decks_for(seed, targets, collection), settings_for(seed), library=collection.compiled)


def decks_for(seed: int, targets: Sequence[CardDefinition], collection: Collection) -> list[list[CardDefinition]]:
    words = seed_words(seed ^ 0xDEC5)
    return [deck_for(words, collection, targets) for _ in range(2)]


@dataclass
class Played:
    """One finished game: how often each ability fired."""

    counts: Counter[str]
    choices: int
    turns: int
    cut: bool  # stopped by the limit of choices


def play(
    seed: int, targets: Sequence[CardDefinition], collection: Collection, check_every: int = CHECK_EVERY
) -> Played:
    """The game of this seed and these targets, with the cheap checks."""
    deal = deal_for(seed, targets, collection)
    game = Game.start(deal, seed)
    s = game.state
    words = seed_words(seed ^ 0xF022)
    watch = Watch(deal.table.faces)
    wanted = {deal.table.definitions[d.full_name] for d in targets if d.full_name in deal.table.definitions}
    choices = 0
    turn = -1
    watch.happened(s, game.events)
    game.events.clear()
    while not game.over and choices < CHOICE_LIMIT:
        if choices % check_every == 0:
            invariants(game)
        if s.turn != turn or s.asking == op.TURN:
            watch.look(s, s.turn == turn)
            turn = s.turn
        o = s.options[biased(game, words, wanted)]
        watch.chosen(s, o)
        game.choose(o)
        choices += 1
        watch.happened(s, game.events)
        game.events.clear()
    invariants(game)
    return Played(watch.counts, choices, s.turn, not game.over)


def biased(game: Game, words: list[int], wanted: set[int]) -> int:
    """A random option; cards that the game is about are played and used sooner, and turns end later."""
    s = game.state
    options = s.options
    count = len(options)
    if count == 1:
        return 0
    if s.asking == op.TURN:
        if below(words, 4):
            n = _useful(game, words, wanted)
            if n >= 0:
                return n
    n = below(words, count)
    if options[n].verb in (op.END, op.DONE, op.NO, op.HAND_OVER) and below(words, 4):
        n = below(words, count)
    return n


def _useful(game: Game, words: list[int], wanted: set[int]) -> int:
    """The number of an option that puts a wanted card to work, or that inks another one; -1: there is none."""
    s = game.state
    found: list[int] = []
    ink: list[int] = []
    for n, o in enumerate(s.options):
        verb = o.verb
        if verb == op.INK:
            if s.defs[o.a] not in wanted or len(s.players[s.asked_by].inkwell) < 3:
                ink.append(n)
        elif verb != op.END and (s.defs[o.a] in wanted or (verb in (op.CHALLENGE, op.SING) and s.defs[o.b] in wanted)):
            found.append(n)
    if ink and (not found or below(words, 3) == 0):
        return ink[below(words, len(ink))]
    return found[below(words, len(found))] if found else -1


def command(seed: int, targets: Iterable[CardDefinition]) -> str:
    """What repeats one game, with every check."""
    names = "; ".join(d.full_name for d in targets)
    return f"tintero fuzz --seed {seed} --targets {shlex.quote(names)}"


def quick(seed: int, targets: Sequence[CardDefinition], collection: Collection) -> Played:
    """`play`, whose failure says how to repeat it."""
    try:
        return play(seed, targets, collection)
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise PropertyFailure(f"{what}\nrepeat with: {command(seed, targets)}") from error


def full(seed: int, targets: Sequence[CardDefinition], collection: Collection, every: int = FULL_STEP) -> None:
    """A game with these decks and every property of `exhaust` checked."""
    check_game(seed, decks_for(seed, targets, collection), settings_for(seed), every, command(seed, targets))


# ---- many games --------------------------------------------------------------------------------------------------


@dataclass
class Report:
    """What a run of the exhaustive runner found."""

    scope: str
    seed: int
    games: int
    full_games: int
    cut: int
    seconds: float
    fired: int
    all: int
    not_reached: list[tuple[str, str, str]]  # card, key, kind
    failures: list[str]

    def to_data(self) -> dict[str, Any]:
        return {
            "cards": self.scope, "seed": self.seed, "games": self.games, "full_games": self.full_games,
            "cut_off": self.cut, "seconds": round(self.seconds, 1), "fired": {"abilities": self.fired, "all": self.all},
            "not_reached": [{"card": c, "ability": k, "kind": kind} for c, k, kind in self.not_reached],
            "failures": self.failures,
        }


class Runner:
    """Plays games about the cards whose abilities have not fired yet."""

    def __init__(
        self, cards: Sequence[CardDefinition], collection: Collection, seed: int, ledger: Ledger, scope: str = "all"
    ) -> None:
        self.cards = sorted(cards, key=lambda d: d.full_name)
        self.collection = collection
        self.seed = seed
        self.ledger = ledger
        self.scope = scope
        self.keys = {d.full_name: abilities_of(d, collection.compiled) for d in self.cards}
        self.all = sum(len(k) for k in self.keys.values())
        self.words = seed_words(seed)
        self.games = 0
        self.full_games = 0
        self.cut = 0
        self.failures: list[str] = []

    def forget(self) -> None:
        """What was known of these cards is measured anew."""
        for keys in self.keys.values():
            for key in keys:
                self.ledger.counts.pop(key, None)

    def unfired(self) -> list[CardDefinition]:
        """The cards with an ability that has not fired."""
        counts = self.ledger.counts
        return [d for d in self.cards if any(key not in counts for key in self.keys[d.full_name])]

    def fired(self) -> int:
        counts = self.ledger.counts
        return sum(1 for keys in self.keys.values() for key in keys if key in counts)

    def choose_targets(self) -> list[CardDefinition]:
        """Cards with something left to show; when few are left, fewer at a time, so that they meet more often."""
        left = self.unfired()
        count = min(TARGETS, max(3, len(left) // 2))
        source = left if left else self.cards
        picked: dict[str, CardDefinition] = {}
        while len(picked) < min(count, len(source)):
            d = source[below(self.words, len(source))]
            picked[d.full_name] = d
        return list(picked.values())

    def one(self) -> int:
        """One game; how many abilities fired for the first time."""
        number = self.games
        self.games += 1
        targets = self.choose_targets()
        seed = game_seed(self.seed, number) & 0xFFFFFFFF
        before = len(self.ledger.counts)
        try:
            played = quick(seed, targets, self.collection)
            self.ledger.counts.update(played.counts)
            self.ledger.games += 1
            self.cut += played.cut
            if number % FULL_EVERY == 0:
                self.full_games += 1
                full(seed, targets, self.collection)
        except PropertyFailure as failure:
            self.failures.append(str(failure))
        return len(self.ledger.counts) - before

    def run(
        self, games: int, until_all: bool = False, patience: int = PATIENCE, progress: Progress | None = None
    ) -> Report:
        """So many games; or until everything has fired, or nothing new has for `patience` games. Ctrl-C reports."""
        began = perf_counter()
        dry = 0
        try:
            while self.games < games or until_all:
                dry = 0 if self.one() else dry + 1
                if self.games % 20 == 0 and progress is not None:
                    progress(self.games, self.fired(), self.all)
                if until_all and (dry >= patience or not self.unfired()):
                    break
        except KeyboardInterrupt:
            pass
        counts = self.ledger.counts
        left = [
            (d.full_name, key, kind_of(d, key, self.collection.compiled))
            for d in self.cards
            for key in self.keys[d.full_name]
            if key not in counts
        ]
        return Report(
            self.scope, self.seed, self.games, self.full_games, self.cut, perf_counter() - began, self.all - len(left),
            self.all, left, self.failures,
        )


# ---- the cards ---------------------------------------------------------------------------------------------------


def collection_of(reader: Reader) -> Collection:
    """Every understood card of a pool, ready to make decks from."""
    return Collection(reader.understood())


def of_set(collection: Collection, pool: CardPool, set_code: str) -> list[CardDefinition]:
    """The understood cards printed in a set."""
    inside = {c.full_name for c in pool if any(p.set_code == set_code for p in c.printings)}
    return [d for d in collection.cards if d.full_name in inside]
