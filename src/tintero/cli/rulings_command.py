"""`tintero judge --list`, `--about` and `format`: the rulings that come with Tintero, and how one is written."""

from __future__ import annotations

from rich.text import Text

from tintero.cli.here import Here, shown
from tintero.cli.rule_pages import tell_ruling
from tintero.cli.user_error import UserError
from tintero.judge.format_page import format_page
from tintero.judge.rulings_about import nearest_subjects, rulings_about
from tintero.judge.vocabulary import topic_words
from tintero.rulebook.rulings import Ruling, rulings


def list_command(here: Here, about: str | None) -> None:
    """Titles in the reader's language, by topic."""
    found = rulings() if about is None else rulings_meant(about)
    here.print("judging.listed", count=len(found))
    topic = None
    for ruling in found:
        if ruling.topic != topic:
            topic = ruling.topic
            here.line()
            here.console.print(Text(topic_words(topic).text(here.lang), style="italic"))
        tell_ruling(here, ruling, 2)


def rulings_meant(about: str) -> list[Ruling]:
    """Those that `--about` means."""
    every = rulings()
    found = rulings_about(about, every)
    if not found:
        near = nearest_subjects(about, every)
        raise UserError("judging.nothing_like" if near else "judging.nothing_about", about=shown(about), near=near)
    return found


def format_command(here: Here) -> None:
    """The page that says how a scenario is written."""
    page = format_page(here.lang)
    if page is None:
        raise UserError("judging.no_format")
    for line in page.splitlines():
        here.line(line)
