"""Rulings as one page for a browser: everything inside the file, nothing fetched, light and dark, made for a phone."""

from __future__ import annotations

from html import escape
from typing import Final

from tintero.abilities.words import CardType
from tintero.language import Reader
from tintero.rulebook import Rule, card_type_name, rulebook
from tintero.rulebook.book import order_of
from tintero.rules.library import Library
from tintero.rules.machinery import pieces as st

from .faults import pair
from .page_style import GENERATOR, STYLE
from .picture import PlayCard, Side, picture
from .running import Outcome
from .scenario_table import ScenarioTable
from .story import NO, OK, ToldRun, ToldStep, tell_run
from .vocabulary import topic_words

WORDS: Final[dict[str, tuple[str, str]]] = {
    "rulings": ("Rulings", "Dictámenes"),
    "summary": ("{passed} of {total} passed, {failed} failed.", "{passed} de {total} correctos, {failed} con fallos."),
    "position": ("The position", "La posición"),
    "turn": ("It is the main phase of {player}.", "Es la fase principal de {player}."),
    "run": ("Line of play: {name}", "Línea de juego: {name}"),
    "what": ("What happens", "Qué pasa"),
    "proved": ("Proved: everything came out as the file says.", "Probado: todo ha salido como dice el archivo."),
    "failed": ("Failed: {message}", "Falla: {message}"),
    "rules": ("The rules", "Las reglas"),
    "lore": ("lore", "leyenda"),
    "ink": ("ink", "tinta"),
    "hand": ("hand", "mano"),
    "deck": ("deck", "mazo"),
    "discard": ("discard", "descarte"),
    "nothing": ("nothing in play", "nada en juego"),
    "exerted": ("exerted", "agotada"),
    "drying": ("drying", "secándose"),
    "damage": ("damage {n}", "daño {n}"),
    "strength": ("strength", "fuerza"),
    "willpower": ("willpower", "voluntad"),
    "at": ("at {place}", "en {place}"),
    "legal": (
        "Made by Tintero, an unofficial program of fans; the rules are told in its own words. Not produced, endorsed "
        "or supported by Disney or Ravensburger.",
        "Hecho por Tintero, un programa no oficial de aficionados; cuenta las reglas con sus propias palabras. Ni "
        "producido, ni avalado, ni apoyado por Disney o Ravensburger.",
    ),
}


def page(results: list[list[Outcome]], reader: Reader, lang: str) -> str:
    """The whole page for the outcomes of these files, each file a list of its runs."""
    return Page(reader, lang).whole(results)


class Page:
    def __init__(self, reader: Reader, lang: str) -> None:
        self.reader = reader
        self.lang = lang
        self.library = Library()
        self.cited: dict[str, None] = {}

    def say(self, key: str, **details: object) -> str:
        return escape(pair(WORDS[key], self.lang).format_map(details))

    def whole(self, results: list[list[Outcome]]) -> str:
        files = [self.file(outcomes) for outcomes in results]
        one = results[0][0].scenario if len(results) == 1 else None
        title = escape(one.title_in(self.lang)) if one is not None else self.say("rulings")
        head = ""
        if len(results) != 1:
            passed = sum(all(o.ok for o in outcomes) for outcomes in results)
            words = self.say("summary", passed=passed, total=len(results), failed=len(results) - passed)
            entries = "".join(self.entry(outcomes) for outcomes in results)
            head = f"<header><h1>{title}</h1><p>{words}</p><ul class='contents'>{entries}</ul></header>"
        return (
            f"<!DOCTYPE html>\n<html lang='{self.lang}'>\n<head>\n<meta charset='utf-8'>\n"
            f"{GENERATOR}\n<meta name='viewport' content='width=device-width, initial-scale=1'>\n"
            "<meta name='color-scheme' content='light dark'>\n"
            f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{head}\n"
            + "\n".join(files)
            + f"\n{self.rules()}\n</main>\n<footer>{self.say('legal')}</footer>\n</body>\n</html>\n"
        )

    def entry(self, outcomes: list[Outcome]) -> str:
        """A line of the table of contents."""
        first = outcomes[0]
        title = first.scenario.title_in(self.lang) if first.scenario is not None else first.id
        mark = sign(OK if all(o.ok for o in outcomes) else NO)
        return f"<li>{mark} <a href='#{anchor(first.id)}'>{escape(title)}</a></li>"

    # ---- one file ----------------------------------------------------------------------------------------------------

    def file(self, outcomes: list[Outcome]) -> str:
        first = outcomes[0]
        scenario = first.scenario
        if scenario is None:
            words = f"{sign(NO)} {escape(first.path)}: {escape(first.message_in(self.lang))}"
            head = f"<h2>{escape(first.id)}</h2>"
            return f"<article id='{anchor(first.id)}'>{head}<p class='verdict no'>{words}</p></article>"
        facts = [escape(w) for w in (scenario.id, topic_words(scenario.topic).text(self.lang)) if w]
        facts += [self.rule(r) for r in scenario.rules]
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
        if card.type == st.CHARACTER:
            values = self.value("strength", card.strength)
        if card.type != st.ITEM:
            values += self.value("willpower", card.willpower) + self.value("lore", card.lore)
        marks = [card_type_name(CardType(card.type), self.lang)] if card.type != st.CHARACTER else []
        marks += [pair(WORDS[k], self.lang) for k, on in (("exerted", card.exerted), ("drying", card.drying)) if on]
        if card.damage:
            marks.append(pair(WORDS["damage"], self.lang).format(n=card.damage))
        if card.at:
            marks.append(pair(WORDS["at"], self.lang).format(place=card.at))
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
        verdict = self.say("proved") if told.ok else self.say("failed", message=told.failure)
        mark = OK if told.ok else NO
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
