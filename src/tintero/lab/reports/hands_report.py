"""The reports of opening hands: which cards of a deck to keep, and what to do with one hand."""

from __future__ import annotations

from html import escape

from tintero.lab.experiments.many_cards import SURE, q_values
from tintero.lab.experiments.openings import HandTried, Keeping, Openings, Way
from tintero.lab.report import wilson

from .report_marks import difference_mark, difference_rows, rows_figure, shown_tone
from .report_parts import Content, Figure, Line, Said, columns_of, unplayed
from .report_words import ReportWords, Tone, tone_of


def openings_content(result: Openings, words: ReportWords, players: str) -> Content:
    games = 2 * sum(card.paired.games for card in result.cards)
    shown = [card for card in result.cards if _tone(card) is not Tone.OPEN]
    tiles = [
        (words.say("openings_cards"), words.say("number", value=len(result.cards))),
        (words.say("openings_shown"), words.say("number", value=len(shown))),
    ]
    return Content(
        kind=words.say("openings_kind"),
        title=words.say("openings_title", deck=result.deck),
        tone=Tone.OPEN,
        verdict=_openings_verdict(result, words) if games else [words.say("nothing")],
        evidence=words.say("evidence", amount=words.say("games", n=games), players=players),
        tiles=tiles if games else [],
        parts=[_openings_figure(result, words).written(words)] if games else [],
        reading=[
            words.say("read_keep"), words.say("read_interval"), words.say("read_many"),
            words.say("read_players", players=players),
        ],
        games=games,
        asked=words.say("openings_asked", n=result.asked),
    )  # fmt: skip


def _tone(card: Keeping) -> Tone:
    return shown_tone(card.paired.interval, card.q)


def _openings_verdict(result: Openings, words: ReportWords) -> list[str]:
    keep = [card.name for card in result.best if _tone(card) is Tone.UP]
    change = [card.name for card in reversed(result.order) if _tone(card) is Tone.DOWN]
    rest = sum(_tone(card) is Tone.OPEN for card in result.cards)
    if not keep and not change:
        return [words.say("openings_none")]
    out = [words.say("openings_up", cards=keep)] if keep else []
    out += [words.say("openings_down", cards=change)] if change else []
    return [*out, words.say("openings_rest", n=rest)] if rest else out


def _openings_figure(result: Openings, words: ReportWords) -> Figure:
    marks = [
        difference_mark(words, card.name, card.paired.difference, card.paired.interval, card.q < SURE)
        for card in result.order
        if card.paired.games
    ]
    rows = difference_rows(words, marks, (words.say("openings_down_end"), words.say("openings_up_end")))
    columns = columns_of(
        words, "col_card", "col_difference", "col_interval", "col_q", "col_shrunken", "col_kept", "col_changed",
        "col_pairs",
    )  # fmt: skip
    lines = [
        _openings_line(words, card) if card.paired.games else unplayed(words, card.name, columns)
        for card in result.order
    ]
    return rows_figure(words, "keeps", words.say("openings_chart"), rows, columns, lines)


def _openings_line(words: ReportWords, card: Keeping) -> Line:
    paired, shrunken = card.paired, card.shrunken
    cells: list[Said | str] = [
        card.name, words.points(paired.difference), words.span(paired.interval), words.q(card.q),
        Said(words.points(shrunken.value), [words.span(shrunken.interval)]), words.percent(paired.rates[1]),
        words.percent(paired.rates[0]), words.say("number", value=paired.games),
    ]  # fmt: skip
    return Line(cells, tone_of(paired.interval))


# ---- one hand --------------------------------------------------------------------------------------------------------


def ways_with_q(result: HandTried) -> list[tuple[Way, float]]:
    """All ways but the first, which keeps everything, the best first; each with its q among them."""
    others = result.ways[1:]
    qs = q_values([way.paired.p_value for way in others])
    return sorted(zip(others, qs, strict=True), key=lambda found: -found[0].paired.difference)


def hand_content(result: HandTried, words: ReportWords, players: str) -> Content:
    games = sum(way.rate.games for way in result.ways)
    kept = result.ways[0].rate.rate if result.ways else None
    tiles = [
        (words.say("hand_kept"), words.percent(kept)),
        (words.say("hand_ways"), words.say("number", value=len(result.ways))),
    ]
    own = players_own(result)
    there = any(way.paired.games for way in result.ways[1:])
    cards = "".join(f"<li>{escape(card)}</li>" for card in result.hand)
    verdict, tone = _hand_verdict(result, words, own)
    return Content(
        kind=words.say("hand_kind"),
        title=words.say("hand_title", deck=result.deck),
        tone=tone if there else Tone.OPEN,
        verdict=verdict if there else [words.say("nothing")],
        evidence=words.say("evidence", amount=words.say("games", n=games), players=players),
        tiles=tiles if there else [],
        parts=[_hand_figure(result, words, own).written(words)] if there else [],
        reading=[
            words.say("read_hand"), words.say("read_interval"), words.say("read_ways"),
            words.say("read_players", players=players),
        ],
        games=games,
        asked=words.say("hand_asked", n=result.asked),
        below=f"<ul class='hand' aria-label='{escape(words.say('hand_hand'))}'>{cards}</ul>",
    )  # fmt: skip


def players_own(result: HandTried) -> str:
    """Whose choice `own` is: the first player's."""
    return str(result.terms.to_data()["players"][0])


def _hand_verdict(result: HandTried, words: ReportWords, own: str) -> tuple[list[str], Tone]:
    ways = ways_with_q(result)
    better = [way for way, q in ways if shown_tone(way.paired.interval, q) is Tone.UP]
    worse = [way for way, q in reversed(ways) if shown_tone(way.paired.interval, q) is Tone.DOWN]
    out = [words.say("hand_keep")]
    if better:
        by = words.by(better[0].paired.difference, better[0].paired.interval)
        out = [words.say("hand_better", way=_name(better[0], result, words, own), by=by)]
    if worse:
        out.append(words.say("hand_worse", n=len(worse), ways=_name(worse[0], result, words, own)))
    return out, Tone.UP if better else Tone.OPEN


def _name(way: Way, result: HandTried, words: ReportWords, own: str) -> str:
    if way.own:
        return words.say("way_own", player=own)
    if not way.changed:
        return words.say("way_keep")
    if len(way.changed) == len(result.hand) > 1:
        return words.say("way_all")
    return words.say("way_change", cards=list(way.changed))


def _hand_figure(result: HandTried, words: ReportWords, own: str) -> Figure:
    ways = ways_with_q(result)
    named = [(_name(way, result, words, own), way, q) for way, q in ways]
    marks = [
        difference_mark(words, name, w.paired.difference, w.paired.interval, q < SURE)
        for name, w, q in named
        if w.paired.games
    ]
    rows = difference_rows(words, marks, (words.say("hand_down_end"), words.say("hand_up_end")))
    columns = columns_of(words, "col_way", "col_difference", "col_interval", "col_q", "col_rate", "col_games")
    none = words.say("none")
    first = result.ways[0]
    lines = [
        _hand_line(words, name, w, words.q(q)) if w.paired.games else unplayed(words, name, columns)
        for name, w, q in named
    ]
    kept: list[Said | str] = [_name(first, result, words, own), none, none, none, *_rate(words, first)]
    return rows_figure(words, "ways", words.say("hand_chart"), rows, columns, [*lines, Line(kept, whole=True)])


def _hand_line(words: ReportWords, name: str, way: Way, q: str) -> Line:
    paired = way.paired
    cells = [name, words.points(paired.difference), words.span(paired.interval), q, *_rate(words, way)]
    return Line(cells, tone_of(paired.interval))


def _rate(words: ReportWords, way: Way) -> list[Said | str]:
    span = words.percent_span(wilson(way.rate.won, way.rate.games))
    return [Said(words.percent(way.rate.rate), [span]), words.say("number", value=way.rate.games)]
