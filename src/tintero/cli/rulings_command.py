"""`tintero judge --list`, `--about` and `format`: the rulings that come with Tintero, and how one is written."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from tintero.cli.here import Here, shown
from tintero.cli.rule_pages import tell_ruling
from tintero.cli.user_error import UserError
from tintero.edges.shipped import shipped_folder
from tintero.judge.rulings_about import nearest_subjects, rulings_about
from tintero.judge.vocabulary import topic_words
from tintero.rulebook.rulings import Ruling, rulings
from tintero.words import spoken

FRONT_MATTER: Final = re.compile(r"\A---\n.*?\n---\n+", re.DOTALL)  # what only the site needs
FORMAT_PAGES: Final = {"en": "scenarios", "es": "escenarios"}


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
    name = f"{spoken(FORMAT_PAGES, here.lang)}.md"
    folder = shipped_folder("format", "docs")
    page = None if folder is None else folder / name
    if page is None or not page.is_file():
        raise UserError("judging.no_format")
    for line in FRONT_MATTER.sub("", page.read_text(encoding="utf-8")).splitlines():
        here.line(line)
