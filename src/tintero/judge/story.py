"""A run of a scenario in plain words: each step, the events it caused with their rules, each check with its mark."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

from tintero.abilities.keyword import keyword_named
from tintero.abilities.words import Zone
from tintero.cards import CardsError
from tintero.rulebook import event_text, zone_name
from tintero.rules.event import NO_CARD, Event
from tintero.words import listed, say

from .faults import Failure, in_words, label, shown, value_word
from .question_words import card_names, person
from .running import RunResult, StepReport
from .scenario import CHECKS, FILLER, PLAYER, Lines
from .scenario_table import ScenarioTable
from .vocabulary import keyword_words, kind_words

OK: Final = "ok"
NO: Final = "no"
UNSEEN: Final = "unseen"  # not looked at any more: an earlier check of the step failed

STATES: Final = ("exerted", "drying", "over")
BESIDE: Final = ("free", "exerted", "discard", "exert", "banish")
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

    def ref(self, ref: Any) -> str:
        """A card or player as the file calls it."""
        text = str(ref)
        if PLAYER.match(text):
            return text
        if FILLER.match(text):
            return self.say("scenario_words.filler")
        try:
            found = self.table.meant(text)
        except CardsError:  # words that name no card: yes, a number
            return text
        return self.name(found[0].card) if len(found) == 1 else text

    def refs(self, value: Any) -> str:
        names = [self.ref(v) for v in (value if isinstance(value, list) else [value])]
        return listed(names, self.lang) if names else self.say("story.bag_empty")

    # ---- what a player does ------------------------------------------------------------------------------------------

    def act(self, player: str, act: Any) -> str:
        if isinstance(act, str):
            return self.say(f"story.{act.replace(' ', '_')}", p=player)
        doing = next(k for k in ("ink", "play", "use", "boost", "quest", "challenge", "move", *ANSWERS) if k in act)
        slots = {"p": player, "c": self.refs(act[doing]), "n": shown(act[doing], self.lang), "o": "", "t": ""}
        key = doing
        if doing == "play" and "sing" in act:
            singers = act["sing"] if isinstance(act["sing"], list) else [act["sing"]]
            key = "sing" if len(singers) == 1 else "sing_many"
            slots["o"] = self.refs(singers)
        elif doing == "play" and "shift" in act:
            key = "shift"
            slots["o"] = self.refs(act["shift"])
        elif doing in ("challenge", "move"):
            slots["o"] = self.ref(act["target" if doing == "challenge" else "to"])
        elif doing in ("use", "resolve") and "ability" in act:
            key = "use" if doing == "use" else "resolve_named"
            slots["t"] = str(act["ability"])
        elif doing == "use":
            key = "use_only"
        elif doing == "may":
            key = "may_yes" if act["may"] in (True, "yes") else "may_no"
        elif doing == "choose" and act["choose"] in ("nothing", []):
            key = "choose_nothing"
        text = self.say(f"story.{key}", **slots)
        if doing == "top" and "bottom" in act:
            text += "; " + self.say("story.bottom", p=player, c=self.refs(act["bottom"]))
        if "from" in act:
            text = self.say(f"story.from_{act['from']}", sentence=text)
        for key in BESIDE:
            if act.get(key) and key != doing:
                text = self.say(f"story.beside_{key}", sentence=text, c=self.refs(act[key]))
        return text

    def say(self, key: str, **slots: object) -> str:
        return say(key, self.lang, **slots)

    # ---- what must be true -------------------------------------------------------------------------------------------

    def facts(self, step: Lines) -> list[Fact]:
        key = next(iter(step))
        value = step[key]
        if key == "see":
            return [self.seen(ref, k, v) for ref, wanted in value.items() for k, v in wanted.items()]
        if key == "asked":
            return [self.asked(k, v) for k, v in value.items()]
        if key == "bag":
            if not value:
                return [Fact("bag", "", self.say("story.bag_empty"))]
            return [
                Fact("bag", "", self.say("story.waits", p=e.get("player", "?"), c=self.ref(e.get("card", "?"))))
                for e in value
            ]
        return [Fact("act", player, self.by_rule(self.act(player, act), step)) for player, act in value.items()]

    def by_rule(self, sentence: str, step: Lines) -> str:
        return self.say("story.by_rule", sentence=sentence, n=str(step["rule"])) if "rule" in step else sentence

    def asked(self, key: str, value: Any) -> Fact:
        kind = kind_words(str(value)) if key == "kind" else ""
        return Fact("asked", key, self.say(f"story.asked_{key}", p=str(value), n=kind, c=self.refs(value)))

    def seen(self, ref: str, key: str, value: Any) -> Fact:
        subject = ref if ref == "game" else self.ref(ref)
        if isinstance(value, bool) and key in STATES:
            return Fact(ref, key, self.say(f"story.seen_{key}_{'yes' if value else 'no'}", s=subject))
        if key == "zone":
            return Fact(ref, key, self.say("story.in_zone", s=subject, n=zone_name(ZONE_OF[value], self.lang)))
        if key in ("has", "lacks"):
            words = [self.keyword(str(w)) for w in (value if isinstance(value, list) else [value])]
            return Fact(ref, key, f"{subject} {self.key_word(key)} {listed(words, self.lang)}")
        if key in ("at", "deck_top", "deck_bottom") and value not in (None, "none"):
            return Fact(ref, key, f"{label(subject, key).text(self.lang)}: {self.refs(value)}")
        words_of = self.refs(value) if isinstance(value, list) else shown(in_words(key, value), self.lang)
        if isinstance(value, dict):
            words_of = ", ".join(f"{self.key_word(f'ink {k}')} {n}" for k, n in value.items())
        return Fact(ref, key, f"{label(subject, key).text(self.lang)}: {words_of}")

    def key_word(self, key: str) -> str:
        return value_word(key).text(self.lang)

    def keyword(self, word: str) -> str:
        found = keyword_named(word)
        return word if found is None else keyword_words(found).text(self.lang)

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
        key = next(iter(report.step))
        is_check = key in CHECKS
        text = self.say(f"story.check_{key}") if is_check else self.act(key, report.step[key])
        told = ToldStep(report.line, text, report.fault is None, is_check, self.events(report.events))
        if is_check:
            told.facts = self.facts(report.step)
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


ANSWERS: Final = ("may", "choose", "pick", "name", "amount", "order", "resolve", "top", "bottom")


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
