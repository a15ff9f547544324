"""What came out as a table for other programs: CSV with one line of names, points as decimal signs, UTF-8.

All rates and differences are shares (0.018 is 1.8 percentage points), unrounded; `low` and `high` are the ends of the
95 % interval of the figure before them. What does not exist is empty. A name that a spreadsheet would take for a
formula has an apostrophe before it. Every line ends with what it was made with: `player`, `against_player`, `seed`,
`interrupted` (1 or 0), `tintero`, `engine`, `cards` (version and digests).

Comparison, a line for each opponent and then one for all of them
    `scope` (`opponent` or `all`), `first`, `second` (the decks), `opponent`, `pairs`, `first_rate`, `second_rate`,
    `difference` (second less first), `low`, `high`, `standard_error`, `better`, `worse` (pairs in which the second has
    more, less), `p`
Matrix, a line for each deck against each other and then one for each deck against the field
    `scope` (`matchup` or `field`), `deck`, `against`, `weight` (of `against`; of the deck itself for the field),
    `wins`, `draws`, `games`, `rate` (a draw is half a win), `low`, `high`
Gauntlet, a line for each opponent and then one for all of them, each counted alike
    `scope` (`matchup` or `field`), `deck`, `against`, `wins`, `draws`, `games`, `rate`, `low`, `high`
Impact, a line for each card, by what it is worth at least
    `deck`, `card`, `copies`, `pairs`, `without_rate`, `with_rate`, `worth`, `low`, `high`, `standard_error`, `p`, `q`,
    `shrunken`, `shrunken_low`, `shrunken_high`, then what was observed: `opening_rate`, `opening_games`, `drawn_rate`,
    `drawn_games`, `in_hand_rate`, `in_hand_games`, `never_rate`, `never_games`, `improvement` (in hand less never),
    `adjusted`, `adjusted_low`, `adjusted_high` (the same among games of one length and starter), `inked`, `played`
    (shares of the copies seen), `turn` (on which it was played, on average), `lore` (that a played copy gained)
Openings, a line for each card, by what keeping it is worth at least
    `deck`, `card`, `pairs`, `changed_rate`, `kept_rate`, `keep` (kept less changed), `low`, `high`, `standard_error`,
    `p`, `q`, `shrunken`, `shrunken_low`, `shrunken_high`
HandTried, a line for each way, the best first
    `deck`, `hand` (names, with ` | ` between), `way` (`keep`, `change` or `own`, the player's choice), `changed`
    (names, with ` | ` between), `games`, `rate`, `rate_low`, `rate_high`, `pairs`, `difference` (to keeping
    everything), `low`, `high`, `standard_error`, `p`, `q` (empty for keeping everything)
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import Any, Final

from tintero.edges.plain_text import in_a_cell
from tintero.lab.experiments.compare import Comparison
from tintero.lab.experiments.field_rates import Cell
from tintero.lab.experiments.impact import CardWorth, Impact
from tintero.lab.experiments.many_cards import Shrunken
from tintero.lab.experiments.matrix import Gauntlet, Matrix
from tintero.lab.experiments.openings import HandTried, Openings
from tintero.lab.experiments.paired import Paired
from tintero.lab.report import wilson

from .hands_report import ways_with_q
from .report_words import storable
from .written_report import Result

BETWEEN: Final = " | "  # names in one field

Record = dict[str, Any]


def write_csv(result: Result) -> str:
    """The table of this kind of result; what its columns mean is said above."""
    made = _made(result)
    lines = [{**record, **made} for record in _records(result)]
    out = io.StringIO()
    writer = csv.DictWriter(out, list(lines[0]) if lines else list(made), lineterminator="\n")
    writer.writeheader()
    writer.writerows({name: in_a_cell(value) for name, value in line.items()} for line in lines)
    return storable(out.getvalue())


def _made(result: Result) -> Record:
    data = result.terms.to_data()
    player, against = data["players"]
    return {
        "player": player, "against_player": against, "seed": data["seed"], "interrupted": int(result.interrupted),
        **data["made_with"],
    }  # fmt: skip


def _records(result: Result) -> Iterator[Record]:
    match result:
        case Comparison():
            return _comparison(result)
        case Matrix():
            return _matrix(result)
        case Gauntlet():
            return _gauntlet(result)
        case Impact():
            return (_card(result.deck, card) for card in result.order)
        case Openings():
            return _openings(result)
        case HandTried():
            return _hand(result)


def _difference(name: str, paired: Paired, interval: tuple[float, float]) -> Record:
    return {name: paired.difference, "low": interval[0], "high": interval[1], "standard_error": paired.standard_error}


def _comparison(result: Comparison) -> Iterator[Record]:
    first, second = result.decks
    every = [("opponent", name, paired, paired.interval) for name, paired in result.opponents]
    for scope, name, paired, interval in [*every, ("all", "", result.paired, result.interval)]:
        yield {
            "scope": scope, "first": first, "second": second, "opponent": name, "pairs": paired.games,
            "first_rate": paired.rates[0], "second_rate": paired.rates[1],
            **_difference("difference", paired, interval), "better": paired.better, "worse": paired.worse,
            "p": paired.p_value,
        }  # fmt: skip


def _cell(cell: Cell) -> Record:
    low, high = wilson(cell.points, cell.games)
    return {**cell._asdict(), "rate": cell.rate if cell.games else "", "low": low, "high": high}


def _matrix(result: Matrix) -> Iterator[Record]:
    count = range(len(result.decks))
    for a in count:
        for b in count:
            if a != b:
                names = {"deck": result.decks[a], "against": result.decks[b], "weight": result.weights[b]}
                yield {"scope": "matchup", **names, **_cell(result.cell(a, b))}
    for a in count:
        cells = [result.cell(a, b) for b in count]
        average = result.average(a)
        yield {
            "scope": "field", "deck": result.decks[a], "against": "", "weight": result.weights[a], **_sums(cells),
            "rate": average.rate, "low": average.interval[0], "high": average.interval[1],
        }  # fmt: skip


def _gauntlet(result: Gauntlet) -> Iterator[Record]:
    for name, cell in result.rows:
        yield {"scope": "matchup", "deck": result.deck, "against": name, **_cell(cell)}
    average = result.average
    yield {
        "scope": "field", "deck": result.deck, "against": "", **_sums([cell for _, cell in result.rows]),
        "rate": average.rate, "low": average.interval[0], "high": average.interval[1],
    }  # fmt: skip


def _sums(cells: list[Cell]) -> Record:
    return {name: sum(getattr(cell, name) for cell in cells) for name in Cell._fields}


def _shrunken(found: Shrunken) -> Record:
    return {"shrunken": found.value, "shrunken_low": found.interval[0], "shrunken_high": found.interval[1]}


def _card(deck: str, card: CardWorth) -> Record:
    paired, seen = card.paired, card.observed
    record: Record = {
        "deck": deck, "card": card.name, "copies": card.copies, "pairs": paired.games,
        "without_rate": paired.rates[0], "with_rate": paired.rates[1],
        **_difference("worth", paired, paired.interval), "p": paired.p_value, "q": card.q, **_shrunken(card.shrunken),
    }  # fmt: skip
    rates = {"opening": seen.opening, "drawn": seen.drawn, "in_hand": seen.in_hand, "never": seen.never}
    for name, rate in rates.items():
        record |= {f"{name}_rate": rate.rate, f"{name}_games": rate.games}
    adjusted = seen.adjusted
    return record | {
        "improvement": seen.improvement, "adjusted": adjusted.difference, "adjusted_low": adjusted.interval[0],
        "adjusted_high": adjusted.interval[1], "inked": seen.inked, "played": seen.played, "turn": seen.turn,
        "lore": seen.lore,
    }  # fmt: skip


def _openings(result: Openings) -> Iterator[Record]:
    for card in result.order:
        paired = card.paired
        yield {
            "deck": result.deck, "card": card.name, "pairs": paired.games, "changed_rate": paired.rates[0],
            "kept_rate": paired.rates[1], **_difference("keep", paired, paired.interval), "p": paired.p_value,
            "q": card.q, **_shrunken(card.shrunken),
        }  # fmt: skip


def _hand(result: HandTried) -> Iterator[Record]:
    qs = {id(way): q for way, q in ways_with_q(result)}
    for way in result.order:
        low, high = wilson(way.rate.won, way.rate.games)
        yield {
            "deck": result.deck, "hand": BETWEEN.join(result.hand),
            "way": "own" if way.own else "change" if way.changed else "keep", "changed": BETWEEN.join(way.changed),
            "games": way.rate.games, "rate": way.rate.rate, "rate_low": low, "rate_high": high,
            "pairs": way.paired.games, **_difference("difference", way.paired, way.paired.interval),
            "p": way.paired.p_value, "q": qs.get(id(way)),
        }  # fmt: skip
