"""What is told of an experiment over HTTP: how far it is, what came out, and both in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tintero.words import decimal, say

from .experiment_board import Standing, State
from .wire import Part

POINTS = 100  # a rate in percentage points
GOING = (State.WAITING, State.RUNNING)


class LabTold(Part, frozen=True):
    """What can be asked for here. `words`: why nothing can."""

    open: bool
    words: str
    most_pairs: int
    most_each: int


class ExperimentTold(Part, frozen=True):
    """An experiment: `done` of `wanted` games in so many `seconds`, what came of it, and that in sentences.

    `state`: waiting, running, done, failed or stopped. `ahead`: so many others come first. `result`: as `tintero lab
    --json` has it, also of an experiment that was stopped. `report`: none, coming or ready.
    """

    id: str
    kind: str
    state: str
    done: int
    wanted: int
    seconds: float
    sentences: tuple[str, ...]
    report: str
    ahead: int = 0
    result: dict[str, Any] | None = None


def told_of(at: Standing, lang: str) -> ExperimentTold:
    state = at.state  # first: it may go on meanwhile
    return ExperimentTold(
        id=at.id, kind=at.kind, state=state, done=at.done, wanted=at.wanted, seconds=round(at.seconds, 1),
        sentences=tuple(_sentences(at, state, lang)), report=at.report, ahead=at.ahead if state is State.WAITING else 0,
        result=None if state in GOING else at.data,
    )  # fmt: skip


def _sentences(at: Standing, state: State, lang: str) -> Iterator[str]:
    if state is State.WAITING:
        yield say("server.lab_waiting", lang, n=at.ahead)
        return
    if state is State.RUNNING:
        yield say("server.lab_playing" if at.began else "server.lab_reading", lang)
        return
    if at.data is None:
        yield say(f"server.{at.fault}", lang)
        return
    if at.fault == "lab_too_long":
        yield say("server.lab_too_long", lang)
    yield from _gauntlet(at.data, lang) if at.kind == "gauntlet" else _comparison(at.data, lang)
    if at.data["interrupted"]:
        yield say("lab.interrupted", lang)
    first, second = at.data["players"]
    yield say("lab.who_played", lang, first=first, second=second, seed=at.data["seed"])


def _comparison(data: dict[str, Any], lang: str) -> Iterator[str]:
    if not data["games"]:
        yield say("server.lab_no_pairs", lang)
        return
    first, second = data["decks"]
    low, high = (_signed(bound, lang) for bound in data["interval"])
    difference = _signed(data["difference"], lang)
    if data["interval"][0] > 0:
        yield say("lab.compare_better", lang)
    elif data["interval"][1] < 0:
        yield say("lab.compare_worse", lang)
    else:
        yield say("lab.compare_open", lang, low=low, high=high)
    yield say("lab.compare_head", lang, first=first, second=second, difference=difference, low=low, high=high)
    one, other = (_percent(rate, lang) for rate in data["rates"])
    yield say(
        "lab.compare_rates", lang, first=first, second=second, one=one, other=other, games=data["games"],
        discordant=data["discordant"],
    )  # fmt: skip


def _gauntlet(data: dict[str, Any], lang: str) -> Iterator[str]:
    field = data["field"]
    low, high = (_percent(bound, lang) for bound in field["interval"])
    yield say("lab.cards_head", lang, deck=data["deck"], rate=_percent(field["rate"], lang), low=low, high=high)
    unmet = sum(not row["games"] for row in data["opponents"])
    if unmet:
        yield say("server.lab_unmet", lang, n=unmet)
    if not data["interrupted"]:
        yield say("lab.gauntlet_head", lang, deck=data["deck"], count=len(data["opponents"]), games=data["asked"])


def _percent(rate: float, lang: str) -> str:
    return say("figures.percent", lang, value=decimal(POINTS * rate))


def _signed(difference: float, lang: str) -> str:
    """`+1.8` or `−0.4`, in percentage points."""
    points = round(POINTS * difference, 1)
    sign = "+" if points > 0 else "−" if points < 0 else "±"
    return sign + say("figures.number", lang, value=decimal(abs(points)))
