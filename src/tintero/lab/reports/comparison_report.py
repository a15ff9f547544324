"""The report of two decks on the same seeds: which is better, and against whom."""

from __future__ import annotations

from tintero.lab.experiments.compare import Comparison
from tintero.lab.experiments.early_stop import Spending, Sprt, Verdict
from tintero.lab.experiments.paired import Paired

from .report_marks import counted, difference_mark, difference_rows, rows_figure
from .report_parts import Column, Content, Figure, Line, Said, columns_of, unplayed
from .report_words import HUNDRED, Interval, ReportWords, Tone, tone_of

SAVES: float = 0.8  # a variance ratio above this is not worth telling


def comparison_content(result: Comparison, words: ReportWords, players: str) -> Content:
    paired, interval = result.paired, result.interval
    first, second = result.decks
    tiles = [
        (words.say("col_rate_of", deck=first), words.percent(paired.rates[0])),
        (words.say("col_rate_of", deck=second), words.percent(paired.rates[1])),
        (words.say("col_difference"), words.points(paired.difference)),
        (words.say("compare_pairs"), words.say("number", value=paired.games)),
        (words.say("compare_apart"), words.say("number", value=paired.discordant)),
    ]
    if 0 < paired.variance_ratio < SAVES:
        times = words.number(1 / paired.variance_ratio)
        tiles.append((words.say("compare_saving"), words.say("compare_saving_times", times=times)))
    asked = result.asked if result.stopping is None else result.stopping.looks[-1]
    return Content(
        kind=words.say("compare_kind"),
        title=words.say("compare_title", first=first, second=second),
        tone=_verdict_tone(result),
        verdict=[_verdict(result, words)],
        evidence=words.say("evidence", amount=words.say("pairs", n=paired.games), players=players),
        tiles=tiles if paired.games else [],
        parts=[_figure(result, words, interval).written(words)] if paired.games else [],
        reading=_reading(result, words, players),
        games=2 * paired.games,
        asked=words.say("compare_asked", n=asked),
    )


def _verdict_tone(result: Comparison) -> Tone:
    """As the looks say, where looks were planned and one of them has an answer."""
    verdict = None if result.look is None else result.look.verdict
    if verdict in (Verdict.ALIKE, Verdict.UNDECIDED):
        return Tone.OPEN
    if verdict in (Verdict.BETTER, Verdict.WORSE):
        return Tone.UP if verdict is Verdict.BETTER else Tone.DOWN
    return tone_of(result.interval)


def _verdict(result: Comparison, words: ReportWords) -> str:
    first, second = result.decks
    low, high = (words.points(bound) for bound in result.interval)
    if not result.paired.games:
        return words.say("nothing")
    if result.look is not None and result.look.verdict is Verdict.ALIKE and isinstance(result.stopping, Sprt):
        worth = words.number(HUNDRED * result.stopping.worth)
        return words.say("compare_alike", first=first, second=second, worth=worth, low=low, high=high)
    tone = _verdict_tone(result)
    if tone is Tone.OPEN:
        return words.say("compare_open", first=first, second=second, low=low, high=high)
    by = words.by(result.paired.difference, result.interval)
    key = "compare_better" if tone is Tone.UP else "compare_worse"
    return words.say(key, first=first, second=second, by=by)


def _reading(result: Comparison, words: ReportWords, players: str) -> list[str]:
    out = [words.say("read_paired"), words.say("read_interval")]
    if isinstance(result.stopping, Spending):
        out.append(words.say("read_looks_spending"))
    elif isinstance(result.stopping, Sprt):
        out.append(words.say("read_looks_sprt"))
    if len(result.opponents) > 1:
        out.append(words.say("read_opponents"))
    return [*out, words.say("read_players", players=players)]


def _figure(result: Comparison, words: ReportWords, interval: Interval) -> Figure:
    every = [(name, paired, paired.interval, False) for name, paired in result.opponents]
    if len(every) != 1 or every[0][2] != interval:
        every.append((words.say("compare_all"), result.paired, interval, True))
    marks = [
        difference_mark(words, name, p.difference, within, whole=whole) for name, p, within, whole in every if p.games
    ]
    first, second = result.decks
    ends = words.say("compare_first_end", deck=first), words.say("compare_second_end", deck=second)
    rows = difference_rows(words, marks, ends)
    says = words.say("compare_says", first=first, second=second, counts=counted(words, marks))
    columns = [
        *columns_of(words, "col_opponent", "col_difference", "col_interval"),
        *(Column(words.say("col_rate_of", deck=deck)) for deck in result.decks),
        Column(words.say("col_won_lost")), Column(words.say("col_pairs")),
    ]  # fmt: skip
    lines = [
        _line(words, name, p, within, whole) if p.games else unplayed(words, name, columns)
        for name, p, within, whole in every
    ]
    return rows_figure(words, "differences", words.say("compare_chart"), rows, columns, lines, says)


def _line(words: ReportWords, name: str, paired: Paired, interval: Interval, whole: bool) -> Line:
    sides = words.say("better_worse", better=paired.better, worse=paired.worse)
    cells: list[Said | str] = [
        name, words.points(paired.difference), words.span(interval), words.percent(paired.rates[0]),
        words.percent(paired.rates[1]), sides, words.say("number", value=paired.games),
    ]  # fmt: skip
    return Line(cells, tone_of(interval), whole)
