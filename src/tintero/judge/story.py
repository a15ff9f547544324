"""A run of a scenario in plain words: each step, the events it caused with their rules, each check with its mark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from tintero.abilities.words import Zone
from tintero.rulebook import event_text, zone_name
from tintero.rules.event import NO_CARD, Event
from tintero.words import listed, say

from . import expectations as ex
from . import steps as st
from .faults import Failure, in_words, label, shown, value_word
from .question_words import card_names, person, player_name
from .running import RunResult, StepReport
from .scenario_table import ScenarioTable
from .vocabulary import keyword_words, kind_words

OK: Final = "ok"
NO: Final = "no"
UNSEEN: Final = "unseen"  # not looked at any more: an earlier check of the step failed

ZONE_OF: Final = {
    "play": Zone.PLAY, "hand": Zone.HAND, "deck": Zone.DECK, "discard": Zone.DISCARD, "inkwell": Zone.INKWELL,
    "under": Zone.UNDER,
}  # fmt: skip


@dataclass
class Fact:
    """One thing that must be true: whose, which value, and how it came out."""

    subject: str
    key: str
    text: str
    mark: str = OK


@dataclass
class ToldStep:
    line: int
    text: str
    ok: bool
    is_check: bool
    events: list[tuple[str, str]] = field(default_factory=list)  # the words, the rule
    facts: list[Fact] = field(default_factory=list)
    notes: list[tuple[str, str]] = field(default_factory=list)  # what else is worth knowing, the rule
    failure: str = ""
    rules: list[str] = field(default_factory=list)  # every rule cited, each once


@dataclass
class ToldRun:
    name: str
    ok: bool
    steps: list[ToldStep]
    failure: str = ""
    proves: bool = True  # something was checked


class Teller:
    """Speaks one language about one table."""

    def __init__(self, table: ScenarioTable, lang: str) -> None:
        self.table = table
        self.lang = lang
        self._names = card_names(table, lang)

    # ---- names -------------------------------------------------------------------------------------------------------

    def name(self, card: int) -> str:
        """The full name; with its alias or number where the file has several copies."""
        return self._names[card] if card != NO_CARD else ""

    def ref(self, ref: ex.OptionRef) -> str:
        """A card, a player or another option as the file calls it."""
        if isinstance(ref, ex.OptionWord):
            return self.say(f"scenario_words.{ref.word}")
        if not isinstance(ref, st.CardRef):
            return str(ref)
        if ref.is_filler:
            return self.say("scenario_words.filler")
        found = self.table.meant(ref)
        return self.name(found[0].card) if len(found) == 1 else str(ref)

    def refs(self, refs: Sequence[ex.OptionRef]) -> str:
        return listed([self.ref(ref) for ref in refs], self.lang) if refs else self.say("story.bag_empty")

    # ---- what a player does ------------------------------------------------------------------------------------------

    def act(self, player: int, act: st.Act) -> str:
        p = player_name(player)
        match act:
            case st.EndTurn() | st.Concede():
                return self.say(f"story.{act.key}", p=p)
            case st.Ink() | st.Quest() | st.Boost():
                return self.say(f"story.{act.key}", p=p, c=self.ref(act.card))
            case st.Play():
                return self.play(p, act)
            case st.Use():
                key = "use" if act.ability else "use_only"
                return self.paying(self.say(f"story.{key}", p=p, c=self.ref(act.card), t=act.ability), act)
            case st.Challenge():
                return self.say("story.challenge", p=p, c=self.ref(act.card), o=self.ref(act.target))
            case st.Move():
                return self.say("story.move", p=p, c=self.ref(act.card), o=self.ref(act.to))
            case st.May():
                return self.say("story.may_yes" if act.yes else "story.may_no", p=p)
            case st.Pick() | st.Amount():
                return self.say(f"story.{act.key}", p=p, n=shown(act.number, self.lang))
            case st.Name():
                return self.say("story.name", p=p, n=shown(act.name, self.lang))
            case st.Resolve():
                key = "resolve_named" if act.ability else "resolve"
                return self.say(f"story.{key}", p=p, c=self.ref(act.card), t=act.ability)
            case st.Choose() if not act.names:
                return self.say("story.choose_nothing", p=p)
            case st.Choose() | st.Order() | st.Top() | st.Bottom():
                text = self.say(f"story.{act.key}", p=p, c=self.refs(act.names.refs))
                if isinstance(act, st.Top) and act.bottom is not None:
                    text += "; " + self.say("story.bottom", p=p, c=self.refs(act.bottom.refs))
                return text
        raise TypeError(act)

    def play(self, player: str, act: st.Play) -> str:
        key = "shift" if act.shift else "play"
        if act.sing:
            key = "sing" if len(act.sing) == 1 else "sing_many"
        text = self.say(f"story.{key}", p=player, c=self.ref(act.card), o=self.refs(act.sing or act.shift))
        if act.source is not None:
            text = self.say(f"story.from_{act.source.name.lower()}", sentence=text)
        if act.free:
            text = self.say("story.beside_free", sentence=text)
        if act.exerted:
            text = self.say("story.beside_exerted", sentence=text)
        return self.paying(text, act)

    def paying(self, text: str, act: st.Play | st.Use) -> str:
        for key, cards in st.costs(act).items():
            if cards:
                text = self.say(f"story.beside_{key}", sentence=text, c=self.refs(cards))
        return text

    def say(self, key: str, **slots: object) -> str:
        return say(key, self.lang, **slots)

    # ---- what must be true -------------------------------------------------------------------------------------------

    def facts(self, step: st.Check) -> list[Fact]:
        match step:
            case ex.See():
                return [self.seen(subject, expected) for subject in step.subjects for expected in subject.expected]
            case ex.Asked():
                return [self.asked(step, key) for key in step.keys]
            case ex.Bag():
                return [self.waits(one) for one in step.waiting] or [Fact("bag", "", self.say("story.bag_empty"))]
            case ex.Can():
                return [self.tried(one) for one in step.tries]
            case ex.Cannot():
                return [self.tried(one, step.rule) for one in step.tries]
        raise TypeError(step)

    def waits(self, one: ex.Waiting) -> Fact:
        player = "?" if one.player is None else player_name(one.player)
        return Fact("bag", "", self.say("story.waits", p=player, c="?" if one.card is None else self.ref(one.card)))

    def tried(self, one: st.Does, rule: str = "") -> Fact:
        sentence = self.act(one.player, one.act)
        text = self.say("story.by_rule", sentence=sentence, n=rule) if rule else sentence
        return Fact("act", player_name(one.player), text)

    def asked(self, step: ex.Asked, key: str) -> Fact:
        player = "" if step.player is None else player_name(step.player)
        kind = kind_words(step.kind) if key == "kind" else ""
        options = self.refs(step.lists.get(key, ()))
        return Fact("asked", key, self.say(f"story.asked_{key}", p=player, n=kind, c=options))

    def seen(self, subject: ex.Seen, expected: ex.Expected) -> Fact:
        ref, key, value = str(subject), expected.key, expected.value
        whose = ref if isinstance(subject, (ex.SeeGame, ex.SeePlayer)) else self.ref(subject.card)
        match expected:
            case ex.StateIs():
                return Fact(ref, key, self.say(f"story.seen_{key}_{'yes' if expected.yes else 'no'}", s=whose))
            case ex.WordIs() if key == "zone":
                return Fact(
                    ref, key, self.say("story.in_zone", s=whose, n=zone_name(ZONE_OF[expected.word], self.lang))
                )
            case ex.KeywordsAre():
                words = [keyword_words(keyword).text(self.lang) for keyword in expected.keywords]
                return Fact(ref, key, f"{whose} {self.key_word(key)} {listed(words, self.lang)}")
            case ex.PlaceIs() if expected.place is not None:
                words_of = self.ref(expected.place)
            case ex.CardsAre():
                words_of = self.refs(expected.cards)
            case ex.InkIs():
                words_of = ", ".join(f"{self.key_word(f'ink {part}')} {n}" for part, n in expected.parts)
            case _:
                words_of = shown(in_words(key, value), self.lang)
        return Fact(ref, key, f"{label(whose, key).text(self.lang)}: {words_of}")

    def key_word(self, key: str) -> str:
        return value_word(key).text(self.lang)

    # ---- one step ----------------------------------------------------------------------------------------------------

    def events(self, events: list[Event]) -> list[tuple[str, str]]:
        """One entry per event that says something; repetitions are counted."""
        said = [(event_text(e, person, self.name, self.lang), e.rule) for e in events]
        out: list[tuple[str, str]] = []
        for (text, rule), group in groupby((t, r) for t, r in said if t):
            n = len(list(group))
            out.append((f"{text.removesuffix('.')} ×{n}" if n > 1 else text.removesuffix("."), rule))
        return out

    def step(self, report: StepReport) -> ToldStep:
        step = report.step
        is_check = isinstance(step, st.Check)
        text = self.say(f"story.check_{step.key}") if isinstance(step, st.Check) else self.act(step.player, step.act)
        told = ToldStep(step.line, text, report.fault is None, is_check, self.events(report.events))
        if isinstance(step, st.Check):
            told.facts = self.facts(step)
        for refusal in report.refusals:
            told.notes.append((refusal.reason.text(self.lang), refusal.rule))
        if report.question is not None:
            told.notes.append((report.question.text(self.lang), report.rule))
        if report.fault is not None:
            told.failure = report.fault.message(self.lang)
            mark_facts(told.facts, report.fault)
        cited = [rule for _, rule in (*told.events, *told.notes)]
        told.rules = [r for r in dict.fromkeys(cited) if r]
        return told


def mark_facts(facts: list[Fact], fault: Failure) -> None:
    """The first fact that the failure speaks of failed; those after it were not looked at."""
    subject = str(fault.details.get("subject", fault.details.get("card", "")))
    key = str(fault.details.get("key", "")).partition(" ")[0]
    at = 0
    for i, fact in enumerate(facts):
        if fact.subject == subject and (not key or fact.key == key):
            at = i
            break
    if not any(f.subject == subject for f in facts) and facts and facts[0].subject == "asked":
        wanted = {"asked_kind": "kind", "missing_option": "options", "extra_options": "options",
                  "excluded_option": "excludes"}.get(fault.code, "")  # fmt: skip
        at = next((i for i, f in enumerate(facts) if f.key == wanted), 0)
        if fault.code == "missing_option" and all(f.key != "options" for f in facts):
            at = next((i for i, f in enumerate(facts) if f.key == "includes"), 0)
    for i, fact in enumerate(facts):
        fact.mark = OK if i < at else NO if i == at else UNSEEN


def tell_run(outcome: RunResult, lang: str) -> ToldRun:
    """The run in words. A file that was refused has no steps, only its failure."""
    if outcome.table is None:
        return ToldRun(outcome.run, outcome.ok, [], outcome.message_in(lang))
    teller = Teller(outcome.table, lang)
    steps = [teller.step(s) for s in outcome.steps]
    return ToldRun(outcome.run, outcome.ok, steps, outcome.message_in(lang), outcome.proves)
