"""The report of what each card of a deck is worth: by experiment, and beside it what was observed."""

from __future__ import annotations

from tintero.lab.experiments.impact import CardWorth, Impact
from tintero.lab.experiments.many_cards import SURE

from .report_marks import difference_mark, difference_rows, rows_figure, shown_tone
from .report_parts import Column, Content, Figure, Line, Said, columns_of, rate_said, section, table, unplayed
from .report_words import ReportWords, Tone, tone_of

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
        difference_mark(words, card.name, card.paired.difference, card.paired.interval, card.q < SURE)
        for card in result.order
        if card.paired.games
    ]
    rows = difference_rows(words, marks, (words.say("impact_down_end"), words.say("impact_up_end")))
    columns = columns_of(
        words, "col_card", "col_worth", "col_interval", "col_q", "col_shrunken", "col_with", "col_without", "col_pairs",
        "col_copies",
    )  # fmt: skip
    lines = [
        _line(words, card) if card.paired.games else unplayed(words, card.name, columns) for card in result.order
    ]  # fmt: skip
    return rows_figure(words, "worth", words.say("impact_chart"), rows, columns, lines)


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
    columns = [*columns_of(words, "col_card"), *(Column(words.say(f"seen_{name}")) for name in names)]
    says = words.say("impact_observed_says", games=result.rate.games)
    lines = [_observed_line(words, card) for card in result.order]
    return section("observed", words.say("impact_observed"), table("observed-table", says, columns, lines))


def _observed_line(words: ReportWords, card: CardWorth) -> Line:
    seen = card.observed
    none = words.say("none")
    improvement = none if seen.improvement is None else words.points(seen.improvement)
    adjusted = Said(words.points(seen.adjusted.difference), [words.span(seen.adjusted.interval)])
    rates = [rate_said(words, rate.won, rate.games) for rate in (seen.opening, seen.drawn, seen.in_hand, seen.never)]
    turn = none if seen.turn is None else words.number(seen.turn)
    return Line([
        card.name, *rates, improvement, adjusted if seen.adjusted.compared else none, words.percent(seen.inked, 0),
        words.percent(seen.played, 0), turn, words.number(seen.lore),
    ])  # fmt: skip
