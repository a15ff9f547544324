"""What every part of a page needs: escaped words in one language, headings at their level, rules as links."""

from __future__ import annotations

from html import escape
from typing import Final

from tintero.rulebook import Rule, rulebook
from tintero.rulebook.book import order_of
from tintero.words import say

from .story import NO, OK

SIGNS: Final = {OK: "<b class='yes' aria-hidden='true'>✓</b>", NO: "<b class='no' aria-hidden='true'>✗</b>"}
UNSEEN_SIGN: Final = "<b class='quiet' aria-hidden='true'>·</b>"
CHANGED: Final = "<span class='mark' aria-hidden='true'>◆</span>"  # a shape, so that no colour is needed
DEEPEST: Final = 6


class PageParts:
    """One language, one page: what was cited on it, and how deep its headings begin."""

    def __init__(self, lang: str, top: int) -> None:
        self.lang = lang
        self.top = top  # the level of the heading of a file
        self.cited: dict[str, None] = {}

    def say(self, key: str, **details: object) -> str:
        return escape(say(f"page.{key}", self.lang, **details))

    def heading(self, below: int, inside: str, more: str = "") -> str:
        """A heading so many levels below that of the file."""
        level = min(self.top + below, DEEPEST)
        return f"<h{level}{more}>{inside}</h{level}>"

    def rule(self, number: str) -> str:
        """The number, as a link to its text."""
        if not number:
            return ""
        if not rulebook().exists(number):
            return f"<span class='rule'>{escape(number)}</span>"
        self.cited[number] = None
        label = self.say("rule", n=number)
        return f"<a class='rule' href='#r{escape(number)}' aria-label='{label}'>{escape(number)}</a>"

    def rule_texts(self, numbers: list[str]) -> str:
        """The texts of these rules in the order of the rulebook."""
        found = [r for r in (rulebook().rule(n) for n in sorted(set(numbers), key=order_of)) if r is not None]
        return f"<dl class='rules'>{''.join(self.rule_text(r) for r in found)}</dl>" if found else ""

    def rule_text(self, rule: Rule) -> str:
        text = escape(rule.text(self.lang)).replace("\n\n", "<br>")
        title = "" if rule.heading else f" <span class='quiet'>{escape(rule.title(self.lang))}</span>"
        return f"<dt id='r{escape(rule.number)}'>{escape(rule.number)}{title}</dt><dd>{text}</dd>\n"


def sign(mark: str) -> str:
    return SIGNS.get(mark, UNSEEN_SIGN)


def anchor(text: str) -> str:
    return "f-" + "".join(c if c.isalnum() else "-" for c in text)
