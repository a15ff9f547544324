"""What stands on a page, taken apart: tables with their captions, figures, and everything that is opened."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"meta", "br"}
INSIDE_DRAWINGS = {"line", "path", "rect"}


@dataclass
class Table:
    caption: str = ""
    columns: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    scopes: list[str] = field(default_factory=list)  # of all headings

    def row(self, name: str) -> list[str]:
        """The cells of the line with this heading, without it."""
        (found,) = (row[1:] for row in self.rows if row[0] == name)
        return found


class PageRead(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.ids: list[str] = []
        self.named: set[str] = set()  # ids that something is named or described by
        self.tables: list[Table] = []
        self.captions: list[str] = []  # of figures
        self.drawings: list[list[str]] = []  # the texts of each
        self.text: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.add(tag)
        self.attributes |= set(given)
        self.ids += [given["id"]] if "id" in given else []
        for name in ("aria-labelledby", "aria-describedby"):
            self.named |= set(given.get(name, "").split())
        if tag not in VOID:
            self.open.append(tag)
        if tag == "table":
            self.tables.append(Table())
        elif tag == "tr" and "tbody" in self.open:
            self.tables[-1].rows.append([])
        elif tag in ("th", "td"):
            if tag == "th":
                self.tables[-1].scopes.append(given.get("scope", ""))
            table = self.tables[-1]
            (table.rows[-1] if "tbody" in self.open else table.columns).append("")
        elif tag == "figcaption":
            self.captions.append("")
        elif tag == "svg":
            self.drawings.append([])

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in INSIDE_DRAWINGS | VOID
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" in self.open:
            return
        self.text.append(data)
        if "svg" in self.open:
            if data.strip():
                self.drawings[-1].append(data)
        elif "caption" in self.open:
            self.tables[-1].caption += data
        elif "th" in self.open or "td" in self.open:
            table = self.tables[-1]
            cells = table.rows[-1] if "tbody" in self.open else table.columns
            cells[-1] += data
        elif "figcaption" in self.open:
            self.captions[-1] += data

    @property
    def words(self) -> str:
        return "".join(self.text)
