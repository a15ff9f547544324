"""The page that says how a scenario is written, as it comes with Tintero."""

from __future__ import annotations

import re
from typing import Final

from tintero.edges.shipped import shipped_folder
from tintero.words import spoken

FRONT_MATTER: Final = re.compile(r"\A---\n.*?\n---\n+", re.DOTALL)  # what only the site needs
FORMAT_PAGES: Final = {"en": "scenarios", "es": "escenarios"}


def format_page(lang: str) -> str | None:
    """Its text; None if it is not part of this installation."""
    folder = shipped_folder("format", "docs")
    page = None if folder is None else folder / f"{spoken(FORMAT_PAGES, lang)}.md"
    if page is None or not page.is_file():
        return None
    return FRONT_MATTER.sub("", page.read_text(encoding="utf-8"))
