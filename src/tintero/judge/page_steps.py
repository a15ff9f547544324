"""The steps of a run on a page: what a player does, what it causes by which rule, what is asked, what is checked."""

from __future__ import annotations

from html import escape
from typing import Final

from tintero.language import Reader
from tintero.rules import option as op
from tintero.rules.event import NO_CARD
from tintero.table.card_names import Names
from tintero.table.speaking import Speaking

from .page_parts import PageParts, sign
from .question_words import card_names, person, player_name
from .running import StepReport
from .scenario_table import ScenarioTable
from .story import NO, ToldStep

MOST_OPTIONS: Final = 12


class NamesOfFile(Names):
    """Cards are called as in the steps: by alias or number where the file has several copies."""

    def __init__(self, table: ScenarioTable, lang: str) -> None:
        super().__init__(table.game, None, lang)
        self._called = card_names(table, lang)

    def marked(self, card: int) -> str:
        return self._called[card] if card != NO_CARD else ""


class StepsWriter:
    """Writes the steps of one run; a question that stays open is shown once, where it arises."""

    def __init__(self, parts: PageParts, reader: Reader) -> None:
        self.parts = parts
        self.reader = reader
        self.shown = ""

    def whole(self, reports: list[StepReport], told: list[ToldStep]) -> str:
        rows = "".join(self.step(report, step) for report, step in zip(reports, told, strict=True))
        return f"<ol class='steps'>{rows}</ol>"

    def step(self, report: StepReport, step: ToldStep) -> str:
        kind = "check" if step.is_check else "act"
        rule = self.parts.rule
        lines = [f"<li class='event'>{escape(words)} {rule(number)}</li>" for words, number in step.events]
        lines += [f"<li class='fact {f.mark}'>{self.mark(f.mark)}{escape(f.text)}</li>" for f in step.facts]
        for words, number in step.notes[: len(report.refusals)]:
            lines.append(f"<li class='refusal'>{self.parts.say('because', reason=words)} {rule(number)}</li>")
        if step.failure:
            lines.append(f"<li class='fact no'>{self.mark(NO)}{escape(step.failure)}</li>")
        inside = f"<ul>{''.join(lines)}</ul>" if lines else ""
        return f"<li class='{kind}'><p>{escape(step.text)}</p>{inside}{self.question(report)}</li>\n"

    def mark(self, mark: str) -> str:
        return f"{sign(mark)}<span class='unseen'>{self.parts.say(f'fact_{mark}')} </span>"

    def question(self, report: StepReport) -> str:
        """What is open after the step, unless it was shown before; what to do in a turn only where it is asked for."""
        table = report.after
        decision = None if table is None else table.game.decision
        if table is None or decision is None or (decision.kind == op.TURN and report.question is None):
            return ""
        speaking = Speaking(table.game, self.reader, person, self.parts.lang)
        speaking.names = NamesOfFile(table, self.parts.lang)
        options = speaking.options()
        items = "".join(f"<li>{escape(words)}</li>" for words in options[:MOST_OPTIONS])
        if len(options) > MOST_OPTIONS:
            items += f"<li class='quiet'>{self.parts.say('more_options', n=len(options) - MOST_OPTIONS)}</li>"
        to = self.parts.say("question", player=player_name(decision.player))
        sentence = f"<b>{to}</b> {escape(speaking.question())} {self.parts.rule(decision.rule)}"
        block = f"<div class='question'><p>{sentence}</p><ul class='options'>{items}</ul></div>"
        fresh, self.shown = block != self.shown, block
        return block if fresh else ""
