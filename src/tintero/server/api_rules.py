"""The rulebook over HTTP: its sections, one rule with what belongs to it, questions in words, what is left open."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from tintero.edges import bounds
from tintero.edges.plain_text import cut
from tintero.rulebook import Rule, rulebook
from tintero.rulebook.book import CHAPTERS, SETTLED, plain_number
from tintero.rulebook.near_numbers import nearest_rules
from tintero.rulebook.open_points import open_points
from tintero.rulebook.rulings import Ruling, proves, rulings
from tintero.rulebook.sources.older_numbers import formerly

from .asked_language import Lang
from .refused import Refused
from .told_http import Kept, answer, told
from .wire import Part

LONGEST_NUMBER = 40
MOST_FOUND = 20

router = APIRouter(prefix="/api/rules", tags=["rules"], route_class=Kept)


class RuleTitle(Part, frozen=True):
    """A rule as others name it: a heading by its title, a rule by its text."""

    number: str
    text: str
    heading: bool = False


class Chapter(Part, frozen=True):
    number: str
    title: str
    sections: tuple[RuleTitle, ...]


class RuleTree(Part, frozen=True):
    """The chapters and sections of the rulebook."""

    chapters: tuple[Chapter, ...]


class RuleBelow(Part, frozen=True):
    number: str
    text: str
    below: tuple[RuleBelow, ...] = ()


class Older(Part, frozen=True):
    """What a number meant in older documents, and where that stands today."""

    documents: tuple[str, ...]
    about: str
    now: tuple[str, ...]


class RulingTitle(Part, frozen=True):
    id: str
    title: str
    topic: str
    rules: tuple[str, ...]
    cards: tuple[str, ...]


class RulePage(Part, frozen=True):
    """One rule and everything that belongs to it. A number of an older document has only `older` and `now`."""

    number: str
    title: str = ""
    text: str = ""
    heading: bool = False
    above: tuple[RuleTitle, ...] = ()
    below: tuple[RuleBelow, ...] = ()
    before: str = ""
    after: str = ""
    see: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    open: tuple[str, ...] = ()  # names of open points
    settled: bool = False  # left open by the rules, settled in the text
    older: tuple[Older, ...] = ()
    now: tuple[RuleTitle, ...] = ()
    rulings: tuple[RulingTitle, ...] = ()


class RuleFound(Part, frozen=True):
    """`sentence`: the part of the text that has to do with the question."""

    number: str
    title: str
    text: str
    sentence: str = ""
    heading: bool = False


class RulesFound(Part, frozen=True):
    """The best answers first."""

    rules: tuple[RuleFound, ...]


class OpenAnswer(Part, frozen=True):
    value: bool | int
    default: bool
    text: str


class OpenPointTold(Part, frozen=True):
    name: str
    rule: str
    question: str
    answers: tuple[OpenAnswer, ...]
    is_number: bool = False


class OpenPointsTold(Part, frozen=True):
    """What the rules leave open, and how each point can be settled."""

    points: tuple[OpenPointTold, ...]


@cache
def every_ruling() -> tuple[Ruling, ...]:
    """Read once: they do not change while a server runs."""
    return tuple(rulings())


def ruling_title(r: Ruling, lang: str) -> RulingTitle:
    return RulingTitle(id=r.id, title=r.title_in(lang), topic=r.topic, rules=r.rules, cards=r.cards)


def rule_title(rule: Rule, lang: str) -> RuleTitle:
    text = rule.title(lang) if rule.heading else rule.text(lang)
    return RuleTitle(number=rule.number, text=text, heading=rule.heading)


@router.get("", **told(RuleTree))
def tree(lang: Lang) -> Response:
    book = rulebook()
    chapters = [chapter for number in CHAPTERS if (chapter := book.rule(number)) is not None]
    return answer(
        RuleTree(
            chapters=tuple(
                Chapter(
                    number=c.number, title=c.title(lang),
                    sections=tuple(rule_title(s, lang) for s in book.children(c.number)),
                )
                for c in chapters
            )
        )
    )  # fmt: skip


@router.get("/search", **told(RulesFound))
def search(q: Annotated[str, Query(min_length=1, max_length=bounds.QUERY_LENGTH)], lang: Lang) -> Response:
    found = rulebook().search(q, MOST_FOUND)
    return answer(
        RulesFound(
            rules=tuple(
                RuleFound(
                    number=r.number, title=r.title(lang), text=r.text(lang), sentence=rulebook().sentence(q, r, lang),
                    heading=r.heading,
                )
                for r in found
            )
        )
    )  # fmt: skip


@router.get("/open", **told(OpenPointsTold))
def left_open(lang: Lang) -> Response:
    points = [
        OpenPointTold(
            name=p.name, rule=p.rule, question=p.question(lang), is_number=p.is_number,
            answers=tuple(OpenAnswer(value=a.value, default=a.default, text=a.text(lang)) for a in p.answers),
        )
        for p in open_points()
    ]  # fmt: skip
    return answer(OpenPointsTold(points=tuple(points)))


@router.get("/{number}", **told(RulePage))
def one_rule(number: Annotated[str, Path(max_length=LONGEST_NUMBER)], lang: Lang) -> Response:
    plain = plain_number(number)
    rule = rulebook().rule(plain)
    if rule is not None:
        return answer(page_of(rule, lang))
    old = older(plain, lang)
    if not old:
        raise Refused("no_rule", 404, number=cut(plain, LONGEST_NUMBER), near=nearest_rules(plain))
    today = [rulebook().rule(now) for now in dict.fromkeys(now for each in old for now in each.now)]
    return answer(RulePage(number=plain, older=old, now=tuple(rule_title(r, lang) for r in today if r is not None)))


def page_of(rule: Rule, lang: str) -> RulePage:
    book = rulebook()
    above: list[Rule] = []
    parent = book.parent(rule.number)
    while parent is not None:
        above.append(parent)
        parent = book.parent(parent.number)
    before, after = book.neighbours(rule.number)
    chapter = rule.number in CHAPTERS
    proved = [] if chapter else [r for r in every_ruling() if proves(r, rule.number)]
    return RulePage(
        number=rule.number,
        title=rule.title(lang),
        text=rule.text(lang),
        heading=rule.heading,
        above=tuple(rule_title(r, lang) for r in reversed(above)),
        below=tuple(below(r, lang, deep=not chapter) for r in book.children(rule.number)),
        before="" if before is None else before.number,
        after="" if after is None else after.number,
        see=rule.see,
        cards=tuple(dict.fromkeys([*rule.cards, *(card for r in proved for card in r.cards)])),
        open=tuple(name for name in rule.open if name != SETTLED),
        settled=SETTLED in rule.open,
        older=older(rule.number, lang),
        rulings=tuple(ruling_title(r, lang) for r in proved),
    )


def below(rule: Rule, lang: str, deep: bool) -> RuleBelow:
    """A rule and, within a section, everything under it."""
    children = rulebook().children(rule.number) if deep else []
    return RuleBelow(
        number=rule.number, text=rule_title(rule, lang).text, below=tuple(below(r, lang, deep) for r in children)
    )


def older(number: str, lang: str) -> tuple[Older, ...]:
    return tuple(
        Older(documents=tuple(old.names(lang)), about=old.about(lang), now=old.moved.now) for old in formerly(number)
    )
