"""`tintero lab compare`, `swap`, `matrix` and `gauntlet`: whole decks."""

from __future__ import annotations

from math import isfinite
from typing import Final

from tintero.cards import sample_decks
from tintero.cli.chosen_decks import find_any, warn_about
from tintero.cli.experimenting import (
    How,
    Typed,
    apart,
    contender,
    contenders,
    field_of,
    meeting,
    signed,
    span,
    table,
    told,
)
from tintero.cli.here import Here, shown
from tintero.cli.told_figures import percent
from tintero.cli.user_error import UserError
from tintero.lab.experiments.compare import Comparison, Stopping, compare
from tintero.lab.experiments.early_stop import Spending, Sprt, evenly
from tintero.lab.experiments.field import Contender
from tintero.lab.experiments.matrix import Gauntlet, Matrix, gauntlet, matrix
from tintero.lab.experiments.paired_decks import changed, changes_of
from tintero.lab.report import wilson
from tintero.words import decimal

PAIRS: Final = 1000
CELL: Final = 200
WORTH: Final = 3.0  # points
LEAST_WORTH, MOST_WORTH = 0.1, 50.0
LOOKS: Final = 20  # of the sequential test

Rule = tuple[str | None, str | None]  # --stop and --worth


def stopping_of(here: Here, rule: Rule, pairs: int) -> Stopping | None:
    stop, worth = rule
    if stop is None:
        if worth is not None:
            raise UserError("lab.worth_alone")
        return None
    wanted = stop.strip().lower()
    if wanted == "spending" and worth is None:
        return Spending(evenly(pairs))
    if wanted == "sprt":
        return Sprt(_worth(worth) / 100, evenly(pairs, min(LOOKS, pairs)))
    raise UserError("lab.worth_alone") if wanted == "spending" else UserError("lab.bad_stop", value=shown(stop))


def _worth(typed: str | None) -> float:
    if typed is None:
        return WORTH
    try:
        value = float(typed.replace(",", "."))
    except ValueError:
        value = 0.0
    if not isfinite(value) or not LEAST_WORTH <= value <= MOST_WORTH:
        raise UserError("lab.bad_worth", value=shown(typed))
    return value


# ---- two decks -------------------------------------------------------------------------------------------------------


def compare_command(here: Here, first: str, second: str, against: str | None, rule: Rule, typed: Typed) -> None:
    how = How.of(here, typed, PAIRS)
    stopping = stopping_of(here, rule, how.games)
    one, other = contenders(here, [first, second])
    _compare(here, how, one, other, against, stopping)


def swap_command(here: Here, deck: str, change: str, against: str | None, rule: Rule, typed: Typed) -> None:
    how = How.of(here, typed, PAIRS)
    stopping = stopping_of(here, rule, how.games)
    before = find_any(deck, here.pool)
    title = before.name or shown(deck)
    after = changed(before, changes_of(change, here.pool), title)
    warn_about(here, [before, after], [title, after.name])
    _compare(here, how, contender(here, before, title), contender(here, after, after.name), against, stopping)


def _compare(
    here: Here, how: How, one: Contender, other: Contender, against: str | None, stopping: Stopping | None
) -> None:
    field = field_of(here, against)
    how.play_and_tell(
        here, lambda crew: compare(one, other, field, how.terms, crew, how.games, stopping), tell_comparison
    )


def tell_comparison(here: Here, found: Comparison) -> None:
    paired = found.paired
    low, high = found.interval
    bounds = {"low": signed(here, low), "high": signed(here, high)}
    first, second = found.decks
    apart_by = signed(here, paired.difference)
    told(here, "lab.compare_head", first=first, second=second, difference=apart_by, **bounds)
    if found.interval[0] > 0 or found.interval[1] < 0:
        told(here, "lab.compare_better" if paired.difference > 0 else "lab.compare_worse")
    else:
        told(here, "lab.compare_open", **bounds)
    one, both = paired.rates
    told(
        here, "lab.compare_rates", first=first, second=second, one=percent(here, one), other=percent(here, both),
        games=paired.games, discordant=paired.discordant,
    )  # fmt: skip
    if paired.games and paired.variance_ratio > 0:
        told(here, "lab.compare_ratio", times=decimal(1 / paired.variance_ratio))
    elif paired.games and not paired.discordant:
        told(here, "lab.compare_identical")
    if found.look is not None and found.look.stop:  # else it was interrupted between two looks
        verdict = here.say(f"lab.verdict_{found.look.verdict}")
        told(here, "lab.compare_sprt", games=paired.games, asked=found.asked, verdict=verdict)
    if len(found.opponents) > 1:
        here.line()
        rows = [
            [name, percent(here, each.rates[0]), percent(here, each.rates[1]), *apart(here, each), str(each.games)]
            for name, each in found.opponents
        ]
        table(here, [here.say("lab.against"), "1", "2", "2 − 1", "95 %", "n"], rows)


# ---- many decks ------------------------------------------------------------------------------------------------------


def matrix_command(here: Here, names: list[str], weights: str | None, typed: Typed) -> None:
    how = How.of(here, typed, CELL)
    wanted = names or list(sample_decks())
    if len(wanted) < 2:
        raise UserError("lab.few_decks")
    met = _weights(weights, len(wanted))
    decks = contenders(here, wanted)
    how.play_and_tell(here, lambda crew: matrix(decks, how.terms, crew, how.games, met), tell_matrix)


def _weights(typed: str | None, count: int) -> list[float]:
    if typed is None:
        return []
    try:
        found = [float(part) for part in typed.split(",")]
    except ValueError:
        found = []
    if len(found) != count or not all(isfinite(weight) and weight > 0 for weight in found):
        raise UserError("lab.bad_weights", count=count, value=shown(typed))
    return found


def tell_matrix(here: Here, found: Matrix) -> None:
    order = found.order
    told(here, "lab.matrix_head", decks=len(order), games=found.asked, seed=found.terms.seed)
    told(here, "lab.matrix_field")
    rows = []
    for place, deck in enumerate(order, start=1):
        average = found.average(deck)
        rows.append([f"{place:>2} {found.decks[deck]}", percent(here, average.rate), span(here, average.interval)])
    table(here, ["", "", "95 %"], rows)
    here.line()
    told(here, "lab.matrix_cross")
    head = ["", *(str(place) for place in range(1, len(order) + 1))]
    table(here, head, [[f"{n:>2}", *(_cell(found, a, b) for b in order)] for n, a in enumerate(order, start=1)])
    here.line()
    told(here, "lab.matrix_best")
    for deck in order:
        best = found.best_against(deck)
        rate = percent(here, found.cell(best, deck).rate)
        here.line("  " + here.say("lab.best_row", deck=found.decks[deck], best=found.decks[best], rate=rate))


def _cell(found: Matrix, deck: int, against: int) -> str:
    return "–" if deck == against else str(round(100 * found.cell(deck, against).rate))


def gauntlet_command(here: Here, deck: str, against: str | None, typed: Typed) -> None:
    how = How.of(here, typed, CELL)
    mine, field = meeting(here, deck, against)
    how.play_and_tell(here, lambda crew: gauntlet(mine, field, how.terms, crew, how.games), tell_gauntlet)


def tell_gauntlet(here: Here, found: Gauntlet) -> None:
    told(here, "lab.gauntlet_head", deck=found.deck, count=len(found.rows), games=found.asked)
    rows = [
        [name, percent(here, cell.rate), span(here, wilson(cell.points, cell.games)), str(cell.games)]
        for name, cell in found.order
    ]
    table(here, [here.say("lab.against"), "", "95 %", "n"], rows)
    low, high = found.average.interval
    told(
        here, "lab.gauntlet_field", rate=percent(here, found.average.rate), low=percent(here, low),
        high=percent(here, high),
    )  # fmt: skip
