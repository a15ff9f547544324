"""The report of what each card of a deck is worth: by experiment, and beside it what was observed."""

from __future__ import annotations

from tintero.lab.experiments.impact import CardWorth, Impact, Rate
from tintero.lab.report import wilson

from .report_marks import counted, difference_mark, difference_rows, shown_tone
from .report_parts import Column, Content, Figure, Line, Said, legend, section, table, unplayed
from .report_words import CHANCE, ReportWords, Tone, tone_of

NAMED = 3  # cards that the headline names


def impact_content(result: Impact, words: ReportWords, players: str) -> Content:
    games = result.rate.games + sum(card.paired.games for card in result.cards)
    shown = [card for card in result.cards if _tone(card) is not Tone.OPEN]
    tiles = [
        (words.say("impact_rate"), words.percent(result.rate.rate)),
        (words.say("impact_cards"), words.say("number", value=len(result.cards))),
        (words.say("impact_shown"), words.say("number", value=len(shown))),
    ]
    there = any(card.paired.games for card in result.cards)
    return Content(
        kind=words.say("impact_kind"),
        title=words.say("impact_title", deck=result.deck),
        tone=Tone.OPEN,
        verdict=_verdict(result, words) if there else [words.say("nothing")],
        evidence=words.say("evidence", amount=words.say("games", n=games), players=players),
        tiles=tiles if there else [],
        parts=[_figure(result, words).written(words), _observed(result, words)] if there else [],
        reading=[
            words.say("read_swap"), words.say("read_interval"), words.say("read_many"), words.say("read_observed"),
            words.say("read_players", players=players),
        ],
        games=games,
        asked=words.say("impact_asked", n=result.asked),
    )  # fmt: skip


def _tone(card: CardWorth) -> Tone:
    return shown_tone(card.paired.interval, card.q)


def _verdict(result: Impact, words: ReportWords) -> list[str]:
    best = [card.name for card in result.order if _tone(card) is Tone.UP]
    worst = [card.name for card in sorted(result.cards, key=lambda c: c.paired.interval[1]) if _tone(card) is Tone.DOWN]
    rest = len(result.cards) - len(best) - len(worst)
    if not best and not worst:
        return [words.say("impact_none")]
    out = [words.say("impact_up", n=len(best), cards=best[:NAMED])] if best else []
    out += [words.say("impact_down", n=len(worst), cards=worst[:NAMED])] if worst else []
    return [*out, words.say("impact_rest", n=rest)] if rest else out


def _figure(result: Impact, words: ReportWords) -> Figure:
    marks = [
        difference_mark(words, card.name, card.paired.difference, card.paired.interval, card.q < CHANCE)
        for card in result.order
        if card.paired.games
    ]
    rows = difference_rows(words, marks, (words.say("impact_down_end"), words.say("impact_up_end")))
    title = words.say("impact_chart")
    columns = [
        Column(words.say("col_card"), words=True), Column(words.say("col_worth")), Column(words.say("col_interval")),
        Column(words.say("col_q")), Column(words.say("col_shrunken")), Column(words.say("col_with")),
        Column(words.say("col_without")), Column(words.say("col_pairs")), Column(words.say("col_copies")),
    ]  # fmt: skip
    maybe = any(not mark.sure for mark in marks)
    return Figure(
        "worth", title, counted(words, marks), rows.svg(False), rows.svg(True),
        legend(words, [mark.tone for mark in marks], maybe=maybe),
        table(
            "worth-table", words.say("same_numbers", title=title), columns,
            [_line(words, card) if card.paired.games else unplayed(words, card.name, columns) for card in result.order],
        ),
    )  # fmt: skip


def _line(words: ReportWords, card: CardWorth) -> Line:
    paired, shrunken = card.paired, card.shrunken
    cells: list[Said | str] = [
        card.name, words.points(paired.difference), words.span(paired.interval), words.q(card.q),
        Said(words.points(shrunken.value), [words.span(shrunken.interval)]), words.percent(paired.rates[1]),
        words.percent(paired.rates[0]), words.say("number", value=paired.games),
        words.say("number", value=card.copies),
    ]  # fmt: skip
    return Line(cells, tone_of(paired.interval))


def _observed(result: Impact, words: ReportWords) -> str:
    """The figures that people know from other games. Their bias is said before them."""
    names = ("opening", "drawn", "hand", "never", "improvement", "adjusted", "inked", "played", "turn", "lore")
    columns = [Column(words.say("col_card"), words=True), *(Column(words.say(f"seen_{name}")) for name in names)]
    says = words.say("impact_observed_says", games=result.rate.games)
    lines = [_observed_line(words, card) for card in result.order]
    return section("observed", words.say("impact_observed"), table("observed-table", says, columns, lines))


def _observed_line(words: ReportWords, card: CardWorth) -> Line:
    seen = card.observed
    none = words.say("none")
    improvement = none if seen.improvement is None else words.points(seen.improvement)
    adjusted = Said(words.points(seen.adjusted.difference), [words.span(seen.adjusted.interval)])
    rates = [_rate(words, rate) for rate in (seen.opening, seen.drawn, seen.in_hand, seen.never)]
    turn = none if seen.turn is None else words.number(seen.turn)
    return Line([
        card.name, *rates, improvement, adjusted if seen.adjusted.compared else none, words.percent(seen.inked, 0),
        words.percent(seen.played, 0), turn, words.number(seen.lore),
    ])  # fmt: skip


def _rate(words: ReportWords, rate: Rate) -> Said:
    if not rate.games:
        return Said(words.say("none"))
    span = words.percent_span(wilson(rate.won, rate.games))
    return Said(words.percent(rate.rate), [span, words.say("games", n=rate.games)])
