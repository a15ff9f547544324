"""Results of experiments that nobody played: figures made up, of every kind that has a report."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tests.reading import shared_house
from tintero.lab.experiments.compare import Comparison
from tintero.lab.experiments.early_stop import Look, Spending, Sprt, Verdict
from tintero.lab.experiments.field import Terms
from tintero.lab.experiments.field_rates import Cell
from tintero.lab.experiments.impact import CardWorth, Impact, Observed, Rate
from tintero.lab.experiments.many_cards import q_values, shrunk_effects
from tintero.lab.experiments.matrix import Gauntlet, Matrix
from tintero.lab.experiments.openings import HandTried, Keeping, Openings, Way
from tintero.lab.experiments.paired import Paired
from tintero.lab.experiments.same_strata import StratifiedDifference

WICKED = "<b>x"  # a deck or a card that would like to be markup
DECKS = (
    "amber-sapphire-explorers", "ruby-steel-brawlers", WICKED, "emerald-ruby-raiders", "amethyst-emerald-tricks",
    "amber-steel-guardians", "Sapphire & Steel “Ramp”", "a-deck-with-quite-a-long-name-that-somebody-gave-it.txt",
)  # fmt: skip
CARDS = (
    "Mickey Mouse - Brave Little Tailor", "Maui - Hero to All", "Tinker Bell - Giant Fairy", "Be Prepared",
    "Lantern", "Stitch - Carefree Surfer", "Hades - King of Olympus", "Elsa - Spirit of Winter", WICKED,
    "Friends on the Other Side", "Captain Hook - Forceful Duelist", "Genie - On the Job", "Belle - Strange but Special",
    "Mulan - Imperial Soldier", "Robin Hood - Unrivaled Archer", "Cinderella - Ballroom Sensation",
)  # fmt: skip


def terms(seed: int = 7) -> Terms:
    return Terms(("greedy", "greedy"), seed, house=shared_house())


def pairs(games: int, first: float, second: float, apart: float, seed: int = 1) -> Paired:
    """So many pairs: rates of both decks, and the share of pairs that come out differently."""
    chance = random.Random(seed)
    a: list[float] = []
    b: list[float] = []
    for _ in range(games):
        luck = chance.random()
        mine = float(luck < first)
        a.append(mine)
        b.append(float((chance.random() if chance.random() < apart else luck) < second))
    return Paired.of(a, b)


def together(each: Sequence[Paired]) -> Paired:
    return Paired(
        sum(p.games for p in each), (sum(p.points[0] for p in each), sum(p.points[1] for p in each)),
        (sum(p.squares[0] for p in each), sum(p.squares[1] for p in each)), sum(p.apart for p in each),
        sum(p.better for p in each), sum(p.worse for p in each),
    )  # fmt: skip


def comparison(more: float = 0.02, games: int = 1500, interrupted: bool = False) -> Comparison:
    """The second deck is better by about so much."""
    names = (WICKED, *DECKS[3:7])
    each = [pairs(games // 5, 0.5, 0.5 + more * (n + 0.5) / 2.5, 0.12, n) for n in range(5)]
    return Comparison(
        DECKS[:2], terms(), games, tuple(zip(names, each, strict=True)), together(each), interrupted=interrupted
    )


def looked_at(verdict: Verdict, spending: bool) -> Comparison:
    """The same with planned looks, of which the last said this."""
    found = comparison(0.0 if verdict in (Verdict.ALIKE, Verdict.UNDECIDED) else 0.06)
    rule = Spending((500, 1000, 1500)) if spending else Sprt(0.03, (500, 1000, 1500))
    look = Look(1500, verdict, 2.4, 2.01)
    return Comparison(found.decks, found.terms, 1500, found.opponents, found.paired, rule, look)


def matrix(count: int = 8, games: int = 200, interrupted: bool = False) -> Matrix:
    chance = random.Random(3)
    names = [*DECKS, *(f"deck number {n}" for n in range(len(DECKS), count))][:count]
    skill = [chance.gauss(0, 0.09) for _ in names]
    cells: dict[tuple[int, int], Cell] = {}
    for a in range(count):
        for b in range(a + 1, count):
            wins = round(games * min(0.95, max(0.05, 0.5 + skill[a] - skill[b] + chance.gauss(0, 0.06))))
            cells[a, b] = Cell(wins, min(2, games - wins), games)
    if interrupted:
        cells[0, 1] = Cell(0, 0, 0)
    weights = tuple(1.0 + (n % 3) for n in range(count))
    return Matrix(tuple(names), cells, weights, terms(), games, interrupted)


def gauntlet() -> Gauntlet:
    wins = (61, 103, 84, 141, 97, 118, 100)
    rows = tuple((name, Cell(won, n % 2, 200)) for n, (name, won) in enumerate(zip(DECKS[1:], wins, strict=True)))
    return Gauntlet(DECKS[0], rows, terms(), 200)


def observed(n: int) -> Observed:
    chance = random.Random(n)
    rate = [Rate(round(games * chance.uniform(0.4, 0.62)) + 0.5, games) for games in (210, 340, 550, 450)]
    middle = chance.uniform(-0.05, 0.08)
    adjusted = StratifiedDifference(middle, 0.02, (middle - 0.04, middle + 0.04), 960, 40)
    if n == 4:  # never seen at all
        return Observed(Rate(0, 0), Rate(0, 0), Rate(0, 0), rate[3], adjusted, 0.0, 0.0, None, 0.0)
    return Observed(*rate, adjusted, chance.random(), chance.random(), chance.uniform(1, 8), chance.uniform(0, 4))


def _differences() -> list[Paired]:
    effects = (0.07, 0.045, 0.03, 0.028, 0.02, 0.015, 0.01, 0.008, 0.004, 0.0, 0.0, -0.005, -0.01, -0.02, -0.03, -0.05)
    return [pairs(1000, 0.5 - effect, 0.5, 0.16, 10 + n) for n, effect in enumerate(effects)]


def impact(interrupted: bool = False) -> Impact:
    each = _differences()
    qs = q_values([pair.p_value for pair in each])
    drawn = shrunk_effects([p.difference for p in each], [p.standard_error for p in each]).each
    cards = tuple(
        CardWorth(name, 1 + n % 4, pair, q, shrunken, observed(n))
        for n, (name, pair, q, shrunken) in enumerate(zip(CARDS, each, qs, drawn, strict=True))
    )
    return Impact(DECKS[0], terms(), 1000, Rate(506.5, 1000), cards, interrupted)


def openings() -> Openings:
    each = _differences()
    qs = q_values([pair.p_value for pair in each])
    drawn = shrunk_effects([p.difference for p in each], [p.standard_error for p in each]).each
    return Openings(WICKED, terms(), 1000, tuple(Keeping(*row) for row in zip(CARDS, each, qs, drawn, strict=True)))


def hand_tried() -> HandTried:
    hand = (*CARDS[:3], CARDS[0], WICKED, *CARDS[4:6])
    kept = pairs(400, 0.5, 0.5, 0.0)
    ways = [Way((), False, Rate(kept.points[1], 400), kept)]
    changes: list[tuple[tuple[str, ...], bool, float]] = [(hand, False, -0.12), ((), True, 0.05)]
    changes += [((name,), False, 0.09 - 0.04 * n) for n, name in enumerate(dict.fromkeys(hand))]
    for n, (changed, own, more) in enumerate(changes):
        paired = pairs(400, 0.5, 0.5 + more, 0.15, 40 + n)
        ways.append(Way(changed, own, Rate(paired.points[1], 400), paired))
    return HandTried(DECKS[0], hand, terms(), 400, tuple(ways))


EVERY_KIND = {
    "comparison": comparison, "matrix": matrix, "gauntlet": gauntlet, "impact": impact, "openings": openings,
    "hand": hand_tried,
}  # fmt: skip
