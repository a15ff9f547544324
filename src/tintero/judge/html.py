"""Rulings as one page for a browser: everything inside the file, nothing fetched, light and dark, made for a phone."""

from __future__ import annotations

from html import escape

from tintero.abilities.words import CardType
from tintero.language import Reader
from tintero.rulebook import Rule, card_type_name, rulebook
from tintero.rulebook.book import order_of
from tintero.rules.library import Library
from tintero.words import base_of, say

from .faults import shown
from .page_style import GENERATOR, STYLE
from .picture import PlayCard, Side, picture
from .running import RunResult, is_unproved
from .scenario_table import ScenarioTable
from .story import NO, OK, UNSEEN, ToldRun, ToldStep, tell_run
from .vocabulary import topic_text


def page(results: list[list[RunResult]], reader: Reader, lang: str) -> str:
    """The whole page for the outcomes of these files, each file a list of its runs."""
    return Page(reader, lang).whole(results)


class Page:
    def __init__(self, reader: Reader, lang: str) -> None:
        self.reader = reader
        self.lang = lang
        self.library = Library()
        self.cited: dict[str, None] = {}

    def say(self, key: str, **details: object) -> str:
        return escape(say(f"page.{key}", self.lang, **details))

    def whole(self, results: list[list[RunResult]]) -> str:
        files = [self.file(outcomes) for outcomes in results]
        one = results[0][0].scenario if len(results) == 1 else None
        title = escape(one.title_in(self.lang)) if one is not None else self.say("rulings")
        head = ""
        if len(results) != 1:
            failed = sum(not all(o.ok for o in outcomes) for outcomes in results)
            passed = len(results) - failed - sum(is_unproved(outcomes) for outcomes in results)
            words = self.say("summary", passed=passed, total=len(results), failed=failed)
            entries = "".join(self.entry(outcomes) for outcomes in results)
            head = f"<header><h1>{title}</h1><p>{words}</p><ul class='contents'>{entries}</ul></header>"
        return (
            f"<!DOCTYPE html>\n<html lang='{base_of(self.lang)}'>\n<head>\n<meta charset='utf-8'>\n"
            f"{GENERATOR}\n<meta name='viewport' content='width=device-width, initial-scale=1'>\n"
            "<meta name='color-scheme' content='light dark'>\n"
            f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{head}\n"
            + "\n".join(files)
            + f"\n{self.rules()}\n</main>\n<footer>{self.say('legal')}</footer>\n</body>\n</html>\n"
        )

    def entry(self, outcomes: list[RunResult]) -> str:
        """A line of the table of contents."""
        first = outcomes[0]
        title = first.scenario.title_in(self.lang) if first.scenario is not None else first.id
        mark = sign(UNSEEN if is_unproved(outcomes) else OK if all(o.ok for o in outcomes) else NO)
        return f"<li>{mark} <a href='#{anchor(first.id)}'>{escape(title)}</a></li>"

    # ---- one file ----------------------------------------------------------------------------------------------------

    def file(self, outcomes: list[RunResult]) -> str:
        first = outcomes[0]
        scenario = first.scenario
        if scenario is None:
            words = f"{sign(NO)} {escape(first.path)}: {escape(first.message_in(self.lang))}"
            head = f"<h2>{escape(first.id)}</h2>"
            return f"<article id='{anchor(first.id)}'>{head}<p class='verdict no'>{words}</p></article>"
        facts = [escape(w) for w in (scenario.id, topic_text(scenario.topic, self.lang)) if w]
        facts += [self.rule(r) for r in scenario.rules]
        points = [f"{name}: {shown(value, self.lang)}" for name, value in scenario.open_points.items()]
        facts += [self.say("open", points=points)] if points else []
        note = f"<p>{escape(' '.join(scenario.note.split()))}</p>" if scenario.note else ""
        table = ScenarioTable(scenario, self.reader, self.library)
        sides = "".join(self.side(s) for s in picture(table, self.lang))
        turn = self.say("turn", player=f"P{table.game.state.active + 1}")
        runs = "".join(self.run(tell_run(o, self.lang)) for o in outcomes)
        return (
            f"<article id='{anchor(scenario.id)}'>\n<h2>{escape(scenario.title_in(self.lang))}</h2>\n"
            f"<p class='facts'>{' · '.join(facts)}</p>{note}\n<h3>{self.say('position')}</h3>\n"
            f"<div class='table'>{sides}</div>\n<p>{turn}</p>\n{runs}\n</article>"
        )

    def side(self, side: Side) -> str:
        counts = [
            f"{self.say('lore')} {side.lore}",
            f"{self.say('ink')} {side.ink_ready}/{side.ink_ready + side.ink_exerted}",
            f"{self.say('hand')} {side.hand}",
            f"{self.say('deck')} {side.deck}",
            f"{self.say('discard')} {side.discard}",
        ]
        cards = "".join(self.card(c) for c in side.cards) or f"<p class='quiet'>{self.say('nothing')}</p>"
        zones = "".join(f"<p class='zone'>{escape(z)}</p>" for z in side.zones)
        active = " active" if side.active else ""
        return (
            f"<section class='side{active}'><h4>{escape(side.name)}</h4><p class='facts'>{' · '.join(counts)}</p>"
            f"<div class='cards'>{cards}</div>{zones}</section>\n"
        )

    def card(self, card: PlayCard) -> str:
        values = ""
        if card.type == CardType.CHARACTER:
            values = self.value("strength", card.strength)
        if card.type != CardType.ITEM:
            values += self.value("willpower", card.willpower) + self.value("lore", card.lore)
        marks = [card_type_name(CardType(card.type), self.lang)] if card.type != CardType.CHARACTER else []
        marks += [say(f"page.{k}", self.lang) for k, on in (("exerted", card.exerted), ("drying", card.drying)) if on]
        if card.damage:
            marks.append(say("page.damage", self.lang, n=card.damage))
        if card.at:
            marks.append(say("page.at", self.lang, place=card.at))
        words = "".join(f"<span class='chip'>{escape(m)}</span>" for m in [*marks, *card.keywords])
        exerted = " exerted" if card.exerted else ""
        name = escape(card.name)
        return f"<div class='card{exerted}'><b>{name}</b><p class='values'>{values}</p><p>{words}</p></div>"

    def value(self, key: str, n: int) -> str:
        return f"<span>{self.say(key)} <b>{n}</b></span> "

    # ---- one run -----------------------------------------------------------------------------------------------------

    def run(self, told: ToldRun) -> str:
        head = self.say("run", name=told.name) if told.name else self.say("what")
        steps = "".join(self.step(s) for s in told.steps)
        proved = self.say("proved" if told.proves else "unproved")
        verdict = proved if told.ok else self.say("failed", message=told.failure)
        mark = NO if not told.ok else OK if told.proves else UNSEEN
        ending = f"<p class='verdict {mark}'>{sign(mark)} {verdict}</p>"
        return f"<h3>{head}</h3>\n<ol class='steps'>{steps}</ol>\n{ending}\n"

    def step(self, step: ToldStep) -> str:
        kind = "check" if step.is_check else "act"
        lines = [f"<li class='event'>{escape(words)} {self.rule(rule)}</li>" for words, rule in step.events]
        lines += [f"<li class='fact {f.mark}'>{sign(f.mark)}{escape(f.text)}</li>" for f in step.facts]
        lines += [f"<li class='event quiet'>{escape(words)} {self.rule(rule)}</li>" for words, rule in step.notes]
        if step.failure:
            lines.append(f"<li class='fact no'>{sign(NO)}{escape(step.failure)}</li>")
        inside = f"<ul>{''.join(lines)}</ul>" if lines else ""
        return f"<li class='{kind}'><p>{escape(step.text)}</p>{inside}</li>\n"

    # ---- rules -------------------------------------------------------------------------------------------------------

    def rule(self, number: str) -> str:
        """The number, as a link to its text further down."""
        if not number:
            return ""
        if not rulebook().exists(number):
            return f"<span class='rule'>{escape(number)}</span>"
        self.cited[number] = None
        return f"<a class='rule' href='#r{escape(number)}'>{escape(number)}</a>"

    def rules(self) -> str:
        found = [r for r in (rulebook().rule(n) for n in sorted(self.cited, key=order_of)) if r is not None]
        if not found:
            return ""
        entries = "".join(self.entry_of(r) for r in found)
        return f"<section class='rules'><h3>{self.say('rules')}</h3><dl>{entries}</dl></section>"

    def entry_of(self, rule: Rule) -> str:
        text = escape(rule.text(self.lang)).replace("\n\n", "<br>")
        title = "" if rule.heading else f" <span class='quiet'>{escape(rule.title(self.lang))}</span>"
        return f"<dt id='r{escape(rule.number)}'>{escape(rule.number)}{title}</dt><dd>{text}</dd>\n"


def sign(mark: str) -> str:
    return {OK: "<b class='yes'>✓</b>", NO: "<b class='no'>✗</b>"}.get(mark, "<b class='quiet'>·</b>")


def anchor(text: str) -> str:
    return "f-" + "".join(c if c.isalnum() else "-" for c in text)
