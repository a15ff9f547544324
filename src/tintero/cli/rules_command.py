"""`tintero rules`: the rulebook by number, by keyword, or by words."""

from __future__ import annotations

import re

from rich.text import Text

from tintero.cli.here import Here, shown
from tintero.cli.rule_pages import tell_older, tell_open, tell_rulings
from tintero.cli.user_error import UserError
from tintero.cli.wrapping import hanging
from tintero.edges import bounds
from tintero.rulebook import Rule, rulebook
from tintero.rulebook.book import CHAPTERS, SETTLED, is_number, plain_number
from tintero.rulebook.near_numbers import nearest_rules as nearest
from tintero.rulebook.sources.older_numbers import formerly

MOST_FOUND = 10  # beyond it nothing is an answer any more


def rules_command(here: Here, words: list[str], search: str | None, left_open: bool = False) -> None:
    text = " ".join(words).strip()
    if left_open:
        tell_open(here)
        return
    if len(text) + len(search or "") > bounds.QUERY_LENGTH:
        raise UserError("rules.long", most=bounds.QUERY_LENGTH)
    if search is not None:
        found(here, " ".join([search, text]).strip())
    elif not text:
        here.print("rules.chapters")
        for number in CHAPTERS:
            chapter = rulebook().rule(number)
            if chapter is not None:
                line(here, chapter, 1, bold=True)
                for section in rulebook().children(number):
                    line(here, section, 3)
    elif is_number(text):
        by_number(here, plain_number(text))
    else:
        keyword = rulebook().keyword(text)
        if keyword is not None:
            whole(here, keyword)
        else:
            found(here, text)


def by_number(here: Here, number: str) -> None:
    rule = rulebook().rule(number)
    if rule is not None:
        whole(here, rule)
        return
    old = formerly(number)
    if not old:
        raise UserError("rules.unknown", number=shown(number), near=nearest(number))
    tell_older(here, number)
    for now in dict.fromkeys(now for each in old for now in each.moved.now):
        today = rulebook().rule(now)
        if today is not None:
            here.line()
            line(here, today, 0, bold=today.heading, short=False)


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
        here.console.print(Text(here.say("rules.cards", cards=rule.cards), style="dim"))
    if rule.see:
        here.console.print(Text(here.say("rules.see", rules=rule.see), style="dim"))
    for name in rule.open:
        said = here.say("rules.settled") if name == SETTLED else here.say("rules.open", name=name)
        here.console.print(Text(said, style="yellow"))
    tell_older(here, rule.number)
    below = book.children(rule.number)
    if below:
        heading(here, "rules.below")
        for child in below:
            tree(here, child, 2, deep=rule.heading and rule.number not in CHAPTERS)
    around = neighbours(rule)
    if around:
        heading(here, "rules.around")
        for other in around:
            line(here, other, 2)
    if rule.number not in CHAPTERS:
        tell_rulings(here, rule)


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
    """The best answer whole, and of the others the sentence that has to do with the question."""
    rules = rulebook().search(words, MOST_FOUND)
    if not rules:
        raise UserError("rules.nothing", words=shown(words))
    here.print("rules.found", count=len(rules))
    for rule in rules:
        sentence = rulebook().sentence(words, rule, here.lang)
        if rule.heading:
            line(here, rule, 0, bold=True)
        elif rule is rules[0]:
            hanging(here.console, answer(rule.number, rule.text(here.lang), sentence), 0, 2)
        elif sentence:
            excerpt(here, rule, sentence)
        else:
            line(here, rule, 0)


def answer(number: str, text: str, sentence: str) -> Text:
    """A whole rule with the sentence that answers set off."""
    before, said, after = text.partition(sentence) if sentence else (text, "", "")
    return Text.assemble((f"{number}  ", "bold cyan"), before, (said, "bold"), after)


def excerpt(here: Here, rule: Rule, sentence: str) -> None:
    before, _, after = rule.text(here.lang).partition(sentence)
    shown_so = f"{'… ' if before else ''}{sentence}{' …' if after else ''}"
    hanging(here.console, Text.assemble((f"{rule.number}  ", "cyan"), shown_so), 0, 2)
