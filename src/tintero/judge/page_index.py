"""A folder of pages: one for each ruling, and an index by topic, by rule and by card that leads to them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from tintero.language import Reader
from tintero.rulebook import rulebook
from tintero.rulebook.book import order_of
from tintero.rules.library import Library
from tintero.words import say

from .html import ONE_FILE_LEVEL, Page, mark_of, title_of, written
from .page_parts import PageParts, sign
from .running import RunResult, is_unproved
from .vocabulary import TOPICS
from .writing import slug

INDEX: Final = "index.html"
SUFFIX: Final = ".html"
HEADED: Final = 2  # parts of the number of a section: 4.6


@dataclass
class Entry:
    """A page, and what it is found by."""

    name: str
    title: str
    mark: str
    topic: str
    rules: list[str]
    cards: list[str]


def page_names(files: list[Path]) -> list[str]:
    """What the pages of these files are called in one folder: each by its file, and no two alike."""
    taken = {INDEX}
    out: list[str] = []
    for file in files:
        stem = slug(file.stem)
        name, n = f"{stem}{SUFFIX}", 1
        while name in taken:
            n += 1
            name = f"{stem}-{n}{SUFFIX}"
        taken.add(name)
        out.append(name)
    return out


def pages(
    results: list[list[RunResult]], names: list[str], reader: Reader, lang: str
) -> Iterator[tuple[str, str]]:  # fmt: skip
    """Name and text of every page; the index is the last."""
    library = Library()
    entries: list[Entry] = []
    for outcomes, name in zip(results, names, strict=True):
        one = Page(reader, lang, alone=True, home=INDEX, library=library)
        yield name, one.whole([outcomes])
        scenario = outcomes[0].scenario
        topic, rules = ("", []) if scenario is None else (scenario.topic, scenario.rules)
        entries.append(Entry(name, title_of(outcomes, lang), mark_of(outcomes), topic, rules, list(one.involved)))
    failed = sum(not all(o.ok for o in outcomes) for outcomes in results)
    passed = len(results) - failed - sum(is_unproved(outcomes) for outcomes in results)
    yield INDEX, IndexPage(lang, entries).whole(passed, failed)


class IndexPage:
    def __init__(self, lang: str, entries: list[Entry]) -> None:
        self.lang = lang
        self.parts = PageParts(lang, ONE_FILE_LEVEL)
        self.entries = sorted(entries, key=lambda e: e.title.casefold())

    def say(self, key: str, **details: object) -> str:
        return self.parts.say(key, **details)

    def whole(self, passed: int, failed: int) -> str:
        title = self.say("rulings")
        keys = ("topic", "rule", "card")
        links = "".join(f"<li><a href='#by-{key}'>{self.say(f'by_{key}')}</a></li>" for key in keys)
        summary = self.say("summary", passed=passed, total=len(self.entries), failed=failed)
        broken = [e for e in self.entries if e.mark != "ok"]
        head = (
            f"<header><h1>{title}</h1><p>{summary}</p><nav aria-label='{self.say('contents')}'>"
            f"<ul class='row'>{links}</ul></nav></header>"
        )
        attention = self.section("attention", self.links(broken)) if broken else ""
        inside = [head, attention, *[self.section(f"by_{key}", getattr(self, f"by_{key}")()) for key in keys]]
        return written(self.lang, title, "\n".join(inside), self.say("legal"))

    def section(self, key: str, inside: str) -> str:
        anchor = key.replace("_", "-")
        return f"<section id='{anchor}'>{self.parts.heading(1, self.say(key))}\n{inside}\n</section>"

    def links(self, entries: list[Entry]) -> str:
        rows = "".join(f"<li>{sign(e.mark)} <a href='{escape(e.name)}'>{escape(e.title)}</a></li>" for e in entries)
        return f"<ul class='contents'>{rows}</ul>"

    def group(self, title: str, count: int, inside: str) -> str:
        summary = f"<b>{escape(title)}</b> <span class='quiet'>{self.say('count', n=count)}</span>"
        return f"<details><summary>{summary}</summary>{inside}</details>"

    # ---- three ways to find a page -----------------------------------------------------------------------------------

    def by_topic(self) -> str:
        out: list[str] = []
        for topic in (*TOPICS, ""):
            found = [e for e in self.entries if e.topic == topic]
            name = say(f"scenario_words.topic_{topic}" if topic else "page.no_topic", self.lang)
            out += [self.group(name[:1].upper() + name[1:], len(found), self.links(found))] if found else []
        return "\n".join(out)

    def by_rule(self) -> str:
        """A group for each section; in it each rule that is cited."""
        sections: dict[str, dict[str, list[Entry]]] = {}
        for e in self.entries:
            for number in e.rules:
                section = ".".join(number.split(".")[:HEADED])
                sections.setdefault(section, {}).setdefault(number, []).append(e)
        out: list[str] = []
        for section in sorted(sections, key=order_of):
            rule = rulebook().rule(section)
            rules = sections[section]
            rows = [f"<dt>{escape(n)}</dt><dd>{self.links(rules[n])}</dd>" for n in sorted(rules, key=order_of)]
            title = section if rule is None else f"{section} {rule.title(self.lang)}"
            count = len({e.name for found in rules.values() for e in found})
            out.append(self.group(title, count, f"<dl class='texts'>{''.join(rows)}</dl>"))
        return "\n".join(out)

    def by_card(self) -> str:
        """A group for each first letter; in it each card with an ability that took part."""
        letters: dict[str, dict[str, list[Entry]]] = {}
        for e in self.entries:
            for card in e.cards:
                letter = slug(card)[:1].upper()
                letters.setdefault(letter, {}).setdefault(card, []).append(e)
        out: list[str] = []
        for letter in sorted(letters):
            cards = letters[letter]
            rows = [f"<dt>{escape(card)}</dt><dd>{self.links(cards[card])}</dd>" for card in sorted(cards)]
            count = len({e.name for found in cards.values() for e in found})
            out.append(self.group(letter, count, f"<dl class='texts'>{''.join(rows)}</dl>"))
        return "\n".join(out)
