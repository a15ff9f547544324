"""A report as one page for a browser: everything inside the file, nothing fetched, light and dark, made for a phone."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from tintero.judge.html import written
from tintero.lab.experiments.compare import Comparison
from tintero.lab.experiments.impact import Impact
from tintero.lab.experiments.matrix import Gauntlet, Matrix
from tintero.lab.experiments.openings import HandTried, Openings

from .comparison_report import comparison_content
from .hands_report import hand_content, openings_content
from .matchup_report import gauntlet_content, matrix_content
from .report_parts import Content, section
from .report_style import REPORT_STYLE
from .report_words import ReportWords, storable
from .worth_report import impact_content

Result = Comparison | Matrix | Gauntlet | Impact | Openings | HandTried

LONG_TILE: Final = 12  # letters; longer figures are set smaller
LONG: Final = " class='long'"


def write_report(result: Result, lang: str, command: str) -> str:
    """The page. `command` repeats the experiment; `NoCharts` where nothing can draw."""
    words = ReportWords(lang)
    data = result.terms.to_data()
    first, second = data["players"]
    content = _content(result, words, words.say("players", first=first, second=second))
    inside = "\n".join([
        _head(content, words, result.interrupted), *content.parts,
        section("reading", words.say("how_to_read"), _list(content.reading)),
        section("made", words.say("made_with"), _made(content, words, data, result.interrupted, command)),
    ])  # fmt: skip
    title = f"{escape(content.title)} · Tintero"
    return storable(written(lang, title, inside, escape(words.say("legal")), REPORT_STYLE))


def _content(result: Result, words: ReportWords, players: str) -> Content:
    match result:
        case Comparison():
            return comparison_content(result, words, players)
        case Matrix():
            return matrix_content(result, words, players)
        case Gauntlet():
            return gauntlet_content(result, words, players)
        case Impact():
            return impact_content(result, words, players)
        case Openings():
            return openings_content(result, words, players)
        case HandTried():
            return hand_content(result, words, players)


def _head(content: Content, words: ReportWords, interrupted: bool) -> str:
    headline, *more = content.verdict
    sentences = f"<p>{escape(headline)}</p>" + "".join(f"<p class='more'>{escape(said)}</p>" for said in more)
    stopped = f"<p class='stopped'>{escape(words.say('stopped'))}</p>" if interrupted else ""
    tiles = "".join(
        f"<div><dt>{escape(name)}</dt><dd{LONG if len(said) > LONG_TILE else ''}>{escape(said)}</dd></div>"
        for name, said in content.tiles
    )
    return (
        f"<header>\n<p class='brand'><b>{escape(words.say('brand'))}</b> · {escape(content.kind)}</p>\n"
        f"<h1>{escape(content.title)}</h1>\n{content.below}<div class='verdict {content.tone}'>{sentences}"
        f"<p class='evidence'>{escape(content.evidence)}</p></div>\n{stopped}"
        + (f"<dl class='tiles'>{tiles}</dl>\n" if tiles else "")
        + "</header>"
    )


def _words_whole(command: str) -> str:
    """A line ends between two words of a command, never after the first hyphen of `--seed`; copied, it is as it was."""
    return " ".join(f"<span>{escape(word)}</span>" for word in command.split(" "))


def _list(sentences: Sequence[str]) -> str:
    return "<ul class='reading'>" + "".join(f"<li>{escape(said)}</li>" for said in sentences) + "</ul>"


def _made(content: Content, words: ReportWords, data: dict[str, Any], interrupted: bool, command: str) -> str:
    versions = data["made_with"]
    first, second = data["players"]
    rows = [
        ("players", escape(words.say("players", first=first, second=second))),
        ("seed", escape(str(data["seed"]))),
        ("games", escape(words.say("number", value=content.games))),
        ("asked", escape(content.asked)),
        ("whole", escape(words.say("made_whole_no" if interrupted else "made_whole_yes"))),
        ("tintero", escape(versions["tintero"])),
        ("engine", f"<code>{escape(versions['engine'])}</code>"),
        ("cards", f"<code>{escape(versions['cards'])}</code>"),
        ("command", f"<code>{_words_whole(command)}</code>"),
    ]
    return (
        "<dl class='made'>"
        + "".join(f"<dt>{escape(words.say(f'made_{name}'))}</dt><dd>{said}</dd>" for name, said in rows)
        + "</dl>"
    )
