"""The rulebook and the judge, as plain text for somebody who asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tintero.edges import bounds
from tintero.edges.explained_error import ExplainedError
from tintero.edges.plain_text import cut
from tintero.judge.format_page import format_page
from tintero.judge.rulings_about import nearest_subjects, rulings_about
from tintero.judge.running import RunResult, run_once
from tintero.judge.scenario import BadScenario, Scenario, read_scenario, text_of
from tintero.judge.story import NO, OK, tell_run
from tintero.rulebook import Rule, rulebook
from tintero.rulebook.book import CHAPTERS, is_number, plain_number
from tintero.rulebook.near_numbers import nearest_rules
from tintero.rulebook.rulings import Ruling, rulings, rulings_on
from tintero.rulebook.sources.older_numbers import formerly
from tintero.table.house import House
from tintero.words import say

MOST_FOUND: Final = 8
MOST_BELOW: Final = 80  # rules of a section
MOST_RULINGS: Final = 40
MOST_STEPS: Final = 300
MARKS: Final = {OK: "✓", NO: "✗"}


# ---- rules -----------------------------------------------------------------------------------------------------------


def search_rules(question: str, lang: str) -> str:
    """The best answers first, each with its number; of the first the whole rule."""
    found = rulebook().search(question, MOST_FOUND)
    if not found:
        raise ExplainedError("rules.nothing", words=cut(question, 60))
    lines = [say("rules.found", lang, count=len(found))]
    for n, rule in enumerate(found):
        sentence = "" if rule.heading or n == 0 else rulebook().sentence(question, rule, lang)
        lines.append(f"{rule.number}: {sentence or words_of(rule, lang)}")
    return "\n".join(lines)


def read_rule(number: str, lang: str) -> str:
    """A rule by its number or a keyword by its name, with what stands above and below it and the rulings on it."""
    wanted = plain_number(number)
    rule = rulebook().rule(wanted) or rulebook().keyword(number)
    if rule is not None:
        return "\n".join(whole_rule(rule, lang))
    if not is_number(wanted):
        raise ExplainedError("stdio.no_rule", value=cut(number.strip(), 60))
    old = formerly(wanted)
    if not old:
        raise ExplainedError("rules.unknown", number=cut(number, 60), near=nearest_rules(wanted))
    today = dict.fromkeys(now for each in old for now in each.moved.now)
    rules = [r for r in map(rulebook().rule, today) if r is not None]
    return "\n".join([*older(wanted, lang), *(f"{r.number}: {words_of(r, lang)}" for r in rules)])


def whole_rule(rule: Rule, lang: str) -> Iterator[str]:
    above: list[Rule] = []
    parent = rulebook().parent(rule.number)
    while parent is not None:
        above.insert(0, parent)
        parent = rulebook().parent(parent.number)
    for up in above:
        yield f"{up.number}: {up.title(lang) if up.heading else cut(up.text(lang), 120)}"
    yield f"{rule.number}: {rule.text(lang)}"
    if rule.see:
        yield say("rules.see", lang, rules=rule.see)
    yield from older(rule.number, lang)
    below = list(under(rule, lang, deep=rule.number not in CHAPTERS))
    yield from below[:MOST_BELOW]
    proved = [] if rule.number in CHAPTERS else rulings_on(rule.number)
    if proved:
        yield say("rules.rulings", lang) + ":"
        yield from titles(proved[:MOST_RULINGS], lang)


def under(rule: Rule, lang: str, deep: bool) -> Iterator[str]:
    for child in rulebook().children(rule.number):
        yield f"  {child.number}: {words_of(child, lang)}"
        if deep:
            yield from under(child, lang, deep)


def words_of(rule: Rule, lang: str) -> str:
    return rule.title(lang) if rule.heading else rule.text(lang)


def older(number: str, lang: str) -> list[str]:
    return [
        say(
            "rules.formerly", lang, documents=old.names(lang), number=number, about=old.about(lang),
            rules=list(old.moved.now),
        )
        for old in formerly(number)
    ]  # fmt: skip


# ---- rulings ---------------------------------------------------------------------------------------------------------


def titles(found: list[Ruling], lang: str) -> list[str]:
    return [f"  {ruling.title_in(lang)} [{ruling.id}]" for ruling in found]


def find_rulings(about: str, lang: str) -> str:
    every = rulings()
    found = rulings_about(about, every)
    if not found:
        near = nearest_subjects(about, every)
        key = "judging.nothing_like" if near else "assistants.no_rulings"
        raise ExplainedError(key, about=cut(about, 60), near=near)
    lines = [say("assistants.rulings", lang, count=len(found)), *titles(found[:MOST_RULINGS], lang)]
    if len(found) > MOST_RULINGS:
        lines.append(say("cli.and_more", lang, count=len(found) - MOST_RULINGS))
    return "\n".join(lines)


def scenario_format(lang: str) -> str:
    page = format_page(lang)
    if page is None:
        raise ExplainedError("judging.no_format")
    return page


def judged(scenario: str, ruling: str, house: House, lang: str) -> str:
    """A scenario as text, or a ruling of ours by its id, run: what happened, by which rules, and whether it holds."""
    if bool(scenario.strip()) == bool(ruling.strip()):
        raise ExplainedError("assistants.one_scenario")
    text = scenario if scenario.strip() else text_of_ruling(ruling.strip())
    try:
        read = read_scenario(text, house.reader)
    except BadScenario as fault:
        raise ExplainedError("assistants.bad_scenario", reason=fault.message(lang)) from fault
    steps = sum(len(run.steps) for run in read.runs)
    if steps > MOST_STEPS:
        raise ExplainedError("assistants.many_steps", count=steps, most=MOST_STEPS)
    results = [run_once(read, run, house.reader, house.library) for run in read.runs]
    return "\n".join(told_scenario(read, results, lang))


def text_of_ruling(id: str) -> str:
    found = next((r for r in rulings() if r.id == id), None)
    if found is None:
        raise ExplainedError("assistants.no_ruling", id=cut(id, 60))
    return text_of(found.path)


def told_scenario(scenario: Scenario, results: list[RunResult], lang: str) -> Iterator[str]:
    title = scenario.title_in(lang)
    if title:
        yield title
    cited: list[str] = []
    for result in results:
        told = tell_run(result, lang)
        if result.run:
            yield say("judging.run", lang, name=result.run)
        for number, step in enumerate(told.steps, start=1):
            yield f"{number}. {step.text}"
            yield from (f"   {words} ({rule})" for words, rule in step.events)
            yield from (f"   {MARKS.get(fact.mark, '·')} {fact.text}" for fact in step.facts)
            yield from (f"   {words} ({rule})" for words, rule in step.notes)
            if step.failure:
                yield f"   ✗ {step.failure}"
            cited += step.rules
        yield verdict(result, lang)
    chain = list(dict.fromkeys([*cited, *scenario.rules]))
    if chain:
        yield say("assistants.chain", lang, rules=chain)


def verdict(result: RunResult, lang: str) -> str:
    if not result.ok:
        return say("judging.failed", lang, line=result.step, message=result.message_in(lang))
    return say("judging.proved" if result.proves else "judging.unproved", lang)


LONGEST_SCENARIO: Final = 20_000
LONGEST_QUESTION: Final = bounds.QUERY_LENGTH
