"""`tintero rules`: the rulebook by number, by keyword, or by words."""

from __future__ import annotations

import re

from rich.text import Text

from tintero.cards.names import fold
from tintero.cli.here import Here, shown
from tintero.cli.user_error import UserError
from tintero.cli.wrapping import hanging
from tintero.edges import bounds
from tintero.judge.vocabulary import nearest_rules as nearest
from tintero.rulebook import Rule, rulebook
from tintero.rulebook.book import CHAPTERS, SETTLED, plain_number

NUMBER = re.compile(r"(?:cr\s*)?\d+(?:[.,](?:\d+|x))*[.,]?$", re.IGNORECASE)
# what players say, and what the rulebook calls it
OTHER_WORDS = {
    "exhausto": "agotado", "exhausta": "agotado", "girado": "agotado", "girada": "agotado", "cansado": "agotado",
    "enderezado": "preparado", "atacar": "desafiar", "ataque": "desafio", "cementerio": "descarte", "mana": "tinta",
    "tapped": "exerted", "exhausted": "exerted", "untap": "ready", "untapped": "ready", "attack": "challenge",
    "attacking": "challenging", "graveyard": "discard", "summoning": "drying",
}  # fmt: skip


def rules_command(here: Here, words: list[str], search: str | None) -> None:
    text = " ".join(words).strip()
    if len(text) + len(search or "") > bounds.QUERY_LENGTH:
        raise UserError("rules_long", most=bounds.QUERY_LENGTH)
    if search is not None:
        found(here, " ".join([search, text]).strip())
    elif not text:
        here.print("rules_chapters")
        for number in CHAPTERS:
            chapter = rulebook().rule(number)
            if chapter is not None:
                line(here, chapter, 1, bold=True)
                for section in rulebook().children(number):
                    line(here, section, 3)
    elif NUMBER.match(text):
        by_number(here, plain_number(text.replace(",", ".")))
    else:
        keyword = rulebook().keyword(text)
        if keyword is not None:
            whole(here, keyword)
        else:
            found(here, text)


def by_number(here: Here, number: str) -> None:
    rule = rulebook().rule(number)
    if rule is None:
        raise UserError("rules_unknown", number=shown(number), near=nearest(number))
    whole(here, rule)


# ---- showing -------------------------------------------------------------------------------------------------------


def whole(here: Here, rule: Rule) -> None:
    """The titles above it, the rule, what is below it, and what stands before and after."""
    lang = here.lang
    book = rulebook()
    above: list[Rule] = []
    parent = book.parent(rule.number)
    while parent is not None:
        above.append(parent)
        parent = book.parent(parent.number)
    for up in reversed(above):
        title = up.title(lang) if up.heading else first_words(up.text(lang))
        here.console.print(Text(f"{up.number}  {title}", style="dim"))
    here.console.print(Text.assemble((f"{rule.number}  ", "bold cyan"), (rule.text(lang), "bold")))
    if rule.cards:
        here.console.print(Text(here.say("rules_cards", cards=", ".join(rule.cards)), style="dim"))
    if rule.see:
        here.console.print(Text(here.say("rules_see", rules=list(rule.see)), style="dim"))
    if rule.open:
        said = here.say("rules_settled") if rule.open == SETTLED else here.say("rules_open", name=rule.open)
        here.console.print(Text(said, style="yellow"))
    below = book.children(rule.number)
    if below:
        heading(here, "rules_below")
        for child in below:
            tree(here, child, 2, deep=rule.heading and rule.number not in CHAPTERS)
    around = neighbours(rule)
    if around:
        heading(here, "rules_around")
        for other in around:
            line(here, other, 2)


def neighbours(rule: Rule) -> list[Rule]:
    """What stands before and after it at the same level."""
    parent = rulebook().parent(rule.number)
    if parent is None:
        return [r for r in (rulebook().rule(str(int(rule.number) + by)) for by in (-1, 1)) if r is not None]
    beside = rulebook().children(parent.number)
    at = next(i for i, r in enumerate(beside) if r.number == rule.number)
    return [*beside[max(0, at - 1) : at], *beside[at + 1 : at + 2]]


def tree(here: Here, rule: Rule, by: int, deep: bool) -> None:
    """A rule with everything below it, for a whole section."""
    line(here, rule, by, short=False)
    if deep:
        for child in rulebook().children(rule.number):
            tree(here, child, by + 2, deep)


def heading(here: Here, key: str) -> None:
    here.line()
    here.console.print(Text(here.say(key), style="italic"))


def line(here: Here, rule: Rule, by: int, bold: bool = False, short: bool = True) -> None:
    text = rule.title(here.lang) if rule.heading else rule.text(here.lang)
    if short and not rule.heading:
        text = first_words(text)
    hanging(here.console, Text.assemble((f"{rule.number}  ", "cyan"), (text, "bold" if bold else "")), by, 2)


def first_words(text: str) -> str:
    """The first sentence, as a title for a rule that has none."""
    first = re.split(r"(?<=[.:;])\s", text, maxsplit=1)[0]
    return first if len(first) <= 120 else first[:119].rsplit(" ", 1)[0] + " …"


def found(here: Here, words: str) -> None:
    rules = rulebook().search(" ".join(OTHER_WORDS.get(fold(w), w) for w in words.split()), here.lang)
    if not rules:
        raise UserError("rules_nothing", words=shown(words))
    here.print("rules_found", count=len(rules))
    for rule in rules:
        line(here, rule, 0, bold=rule.heading, short=False)
