"""Rulings as one page for a browser: everything inside the file, nothing fetched, light and dark, made for a phone."""

from __future__ import annotations

from html import escape

from tintero.language import Reader
from tintero.rulebook.open_points import open_points
from tintero.rules.library import Library
from tintero.rules.position import FILLER
from tintero.words import base_of, say

from .faults import shown
from .involved import Involved
from .page_board import BoardWriter
from .page_cards import CardsWriter
from .page_parts import PageParts, anchor, sign
from .page_steps import StepsWriter
from .page_style import GENERATOR, STYLE, policy_of
from .picture import Board, board
from .running import RunResult, is_unproved
from .scenario import Scenario
from .scenario_table import ScenarioTable
from .story import NO, OK, UNSEEN, ToldRun, tell_run

ONE_FILE_LEVEL = 1
MANY_FILES_LEVEL = 2


def page(results: list[list[RunResult]], reader: Reader, lang: str) -> str:
    """The whole page for the outcomes of these files, each file a list of its runs."""
    return Page(reader, lang, alone=len(results) == 1).whole(results)


class Page:
    """`alone`: the page is about one file, whose title is the title of the page. `home`: the index that it is of."""

    def __init__(
        self, reader: Reader, lang: str, alone: bool, home: str = "", library: Library | None = None
    ) -> None:  # fmt: skip
        self.reader = reader
        self.lang = lang
        self.alone = alone
        self.parts = PageParts(lang, ONE_FILE_LEVEL if alone else MANY_FILES_LEVEL)
        self.library = Library() if library is None else library
        self.home = home
        self.involved: dict[str, None] = {}  # the cards whose abilities took part

    def say(self, key: str, **details: object) -> str:
        return self.parts.say(key, **details)

    def whole(self, results: list[list[RunResult]]) -> str:
        files = "\n".join(self.file(outcomes) for outcomes in results)
        title = escape(title_of(results[0], self.lang)) if self.alone else self.say("rulings")
        head = self.way_home() if self.alone else self.contents(results, title)
        return written(self.lang, title, f"{head}\n{files}\n{self.rest_of_rules(results)}", self.say("legal"))

    def way_home(self) -> str:
        if not self.home:
            return ""
        return (
            f"<nav class='home' aria-label='{self.say('contents')}'><a href='{self.home}'>{self.say('all')}</a></nav>"
        )

    def contents(self, results: list[list[RunResult]], title: str) -> str:
        failed = sum(not all(o.ok for o in outcomes) for outcomes in results)
        passed = len(results) - failed - sum(is_unproved(outcomes) for outcomes in results)
        words = self.say("summary", passed=passed, total=len(results), failed=failed)
        entries = "".join(self.entry(outcomes) for outcomes in results)
        return f"<header><h1>{title}</h1><p>{words}</p><ul class='contents'>{entries}</ul></header>"

    def entry(self, outcomes: list[RunResult]) -> str:
        """A line of the table of contents."""
        title = escape(title_of(outcomes, self.lang))
        return f"<li>{sign(mark_of(outcomes))} <a href='#{anchor(outcomes[0].id)}'>{title}</a></li>"

    def rest_of_rules(self, results: list[list[RunResult]]) -> str:
        """The rules that were cited and whose text does not stand above."""
        told = self.own_rules(results[0][0].scenario) if self.alone else []
        texts = self.parts.rule_texts([n for n in self.parts.cited if n not in told])
        if not texts:
            return ""
        return f"<section>{self.parts.heading(1, self.say('other_rules' if told else 'rules'))}{texts}</section>"

    # ---- one file ----------------------------------------------------------------------------------------------------

    def file(self, outcomes: list[RunResult]) -> str:
        first = outcomes[0]
        scenario = first.scenario
        if scenario is None:
            words = f"{sign(NO)} {escape(first.path)}: {escape(first.message_in(self.lang))}"
            head = self.parts.heading(0, escape(first.id))
            return f"<article id='{anchor(first.id)}'>{head}<p class='verdict no'>{words}</p></article>"
        told = [tell_run(o, self.lang) for o in outcomes]
        start = ScenarioTable(scenario, self.reader, self.library)
        before = board(start, self.lang)
        inside = [
            self.parts.heading(0, escape(scenario.title_in(self.lang))),
            self.facts(scenario),
            self.answer(outcomes, told),
            self.settled(scenario),
            self.rules(scenario),
            self.section("cards", self.cards(start, outcomes)),
            self.section("before", BoardWriter(self.parts, 2, before).whole()),
            *[self.run(i, o, t, before) for i, (o, t) in enumerate(zip(outcomes, told, strict=True))],
        ]
        return f"<article id='{anchor(scenario.id)}'>\n" + "\n".join(part for part in inside if part) + "\n</article>"

    def section(self, key: str, inside: str) -> str:
        return f"<section>{self.parts.heading(1, self.say(key))}\n{inside}\n</section>"

    def facts(self, scenario: Scenario) -> str:
        topic = say(f"scenario_words.topic_{scenario.topic}", self.lang) if scenario.topic else ""
        words = [topic, say("page.players", self.lang, n=scenario.players), scenario.id]
        note = f"<p>{escape(' '.join(scenario.note.split()))}</p>" if scenario.note else ""
        return f"<p class='facts'>{' · '.join(escape(w) for w in words if w)}</p>{note}"

    def answer(self, outcomes: list[RunResult], told: list[ToldRun]) -> str:
        """Does it hold? With more than one run also which of them, as links."""
        mark = mark_of(outcomes)
        checks = sum(len(step.facts) for run in told for step in run.steps)
        key = {OK: "holds", NO: "fails"}.get(mark, "unproved")
        words = f"{sign(mark)} {self.say(key, n=checks)}"
        if mark == NO and len(told) == 1:
            words += f" {self.failure(told[0])}"
        out = f"<p class='verdict {mark}'>{words}</p>"
        if len(told) > 1:
            links = [f"<a href='#{self.run_anchor(o, i)}'>{escape(o.run)}</a>" for i, o in enumerate(outcomes)]
            rows = [
                f"<li>{sign(mark_of([o]))} {link} {self.failure(t)}</li>"
                for o, link, t in zip(outcomes, links, told, strict=True)
            ]
            out += f"<ul class='contents'>{''.join(rows)}</ul>"
        return out

    def failure(self, run: ToldRun) -> str:
        """Which step failed, and why; '' for a run that came out."""
        return "" if run.ok else self.say("failed_at", step=len(run.steps), message=run.failure)

    def settled(self, scenario: Scenario) -> str:
        """The open points that the file settles: the question, its answer here, and what that changes."""
        rows: list[str] = []
        points = {point.name: point for point in open_points()}
        for name, value in scenario.open_points.items():
            point = points[name]
            change = next((a.text(self.lang) for a in point.answers if point.is_number or a.value == value), "")
            label = f"<code>{escape(name)}: {escape(shown(value, self.lang))}</code>"
            words = f"{escape(point.question(self.lang))} {escape(change)} {self.parts.rule(point.rule)}"
            rows.append(f"<li>{words} {label}</li>")
        return self.section("open", f"<ul>{''.join(rows)}</ul>") if rows else ""

    def own_rules(self, scenario: Scenario | None) -> list[str]:
        return [] if scenario is None else scenario.rules

    def rules(self, scenario: Scenario) -> str:
        """The rules that the file cites: with their texts, or on a page about many files as links to them."""
        links = [self.parts.rule(number) for number in scenario.rules]
        if not links:
            return ""
        texts = self.parts.rule_texts(scenario.rules) if self.alone else f"<p>{', '.join(links)}</p>"
        return self.section("rules", texts) if texts else ""

    def cards(self, start: ScenarioTable, outcomes: list[RunResult]) -> str:
        involved = Involved(self.reader)
        for outcome in outcomes:
            involved.run(start, outcome)
        self.involved.update(dict.fromkeys(involved.cards))
        names = [p.definition.full_name for p in start.position.cards if p.definition is not FILLER]
        return CardsWriter(self.parts, self.reader, 2).whole(involved, names)

    # ---- one run -----------------------------------------------------------------------------------------------------

    def run_anchor(self, outcome: RunResult, i: int) -> str:
        return f"{anchor(outcome.id)}-{i + 1}"

    def run(self, i: int, outcome: RunResult, told: ToldRun, before: Board) -> str:
        head = self.say("run", name=told.name) if told.name else self.say("what")
        steps = StepsWriter(self.parts, self.reader).whole(outcome.steps, told.steps)
        mark = mark_of([outcome])
        key = {OK: "proved", NO: "failed"}.get(mark, "unproved")
        ending = f"<p class='verdict {mark}'>{sign(mark)} {self.say(key, message=told.failure)}</p>"
        return (
            f"<section id='{self.run_anchor(outcome, i)}'>{self.parts.heading(1, head)}\n{steps}\n{ending}\n"
            f"{self.after(outcome, before)}</section>"
        )

    def after(self, outcome: RunResult, before: Board) -> str:
        """The position at the end of the run, compared with its beginning."""
        table = outcome.table
        if table is None:
            return ""
        sides = BoardWriter(self.parts, 3, board(table, self.lang), before).whole()
        return f"{self.parts.heading(2, self.say('after'))}\n{sides}"


def mark_of(outcomes: list[RunResult]) -> str:
    if is_unproved(outcomes):
        return UNSEEN
    return OK if all(o.ok for o in outcomes) else NO


def title_of(outcomes: list[RunResult], lang: str) -> str:
    scenario = outcomes[0].scenario
    return outcomes[0].id if scenario is None else scenario.title_in(lang)


def written(lang: str, title: str, inside: str, legal: str, style: str = STYLE) -> str:
    """A whole page around this; everything is escaped already."""
    return (
        f"<!DOCTYPE html>\n<html lang='{base_of(lang)}'>\n<head>\n<meta charset='utf-8'>\n{GENERATOR}\n"
        f"{policy_of(style)}\n<meta name='viewport' content='width=device-width, initial-scale=1'>\n"
        "<meta name='color-scheme' content='light dark'>\n<meta name='referrer' content='no-referrer'>\n"
        f"<title>{title}</title>\n<style>{style}</style>\n</head>\n<body>\n<main>\n{inside}\n</main>\n"
        f"<footer>{legal}</footer>\n</body>\n</html>\n"
    )
