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

from .faults import Failure, label, pair, shown
from .question_words import FILLERS, card_names, player_name
from .running import Outcome, StepReport
from .scenario import CHECKS, FILLER, PLAYER, Lines
from .scenario_table import ScenarioTable
from .vocabulary import keyword_words, kind_words

OK: Final = "ok"
NO: Final = "no"
UNSEEN: Final = "unseen"  # not looked at any more: an earlier check of the step failed

ACTS: Final[dict[str, tuple[str, str]]] = {
    "end turn": ("{p} ends the turn", "{p} termina su turno"),
    "concede": ("{p} concedes", "{p} se rinde"),
    "ink": ("{p} puts {c} into the inkwell", "{p} pone {c} en su tintero"),
    "play": ("{p} plays {c}", "{p} juega {c}"),
    "sing": ("{p} plays {c}, sung by {o}", "{p} juega {c}, que canta {o}"),
    "sing_many": ("{p} plays {c}, sung together by {o}", "{p} juega {c}, que cantan juntos {o}"),
    "shift": ("{p} plays {c} with Shift onto {o}", "{p} juega {c} con Cambio (Shift) sobre {o}"),
    "use": ("{p} uses {t} of {c}", "{p} usa {t} de {c}"),
    "use_only": ("{p} uses the ability of {c}", "{p} usa la habilidad de {c}"),
    "boost": ("{p} uses Boost of {c}", "{p} usa Impulso (Boost) de {c}"),
    "quest": ("{p} quests with {c}", "{p} se va de aventura con {c}"),
    "challenge": ("{p} challenges {o} with {c}", "{p} desafía a {o} con {c}"),
    "move": ("{p} moves {c} to {o}", "{p} mueve {c} a {o}"),
    "may_yes": ("{p} says yes", "{p} dice que sí"),
    "may_no": ("{p} says no", "{p} dice que no"),
    "choose": ("{p} chooses {c}", "{p} elige {c}"),
    "choose_nothing": ("{p} chooses nothing", "{p} no elige nada"),
    "pick": ("{p} picks option {n}", "{p} elige la opción {n}"),
    "name": ("{p} names {n}", "{p} nombra {n}"),
    "amount": ("{p} chooses the number {n}", "{p} elige el número {n}"),
    "order": ("{p} chooses the order {c}", "{p} elige el orden {c}"),
    "resolve": ("{p} resolves next: the ability of {c}", "{p} resuelve ahora: la habilidad de {c}"),
    "resolve_named": ("{p} resolves next: {t} of {c}", "{p} resuelve ahora: {t} de {c}"),
    "top": ("{p} puts on top of the deck: {c}", "{p} pone en la parte superior del mazo: {c}"),
    "bottom": ("{p} puts on the bottom of the deck: {c}", "{p} pone en la parte inferior del mazo: {c}"),
}
BESIDE: Final[dict[str, tuple[str, str]]] = {
    "free": (", for free", ", gratis"),
    "exerted": (", entering exerted", ", que entra agotada"),
    "discard": (", discarding {c}", ", descartando {c}"),
    "exert": (", exerting {c}", ", agotando {c}"),
    "banish": (", banishing {c}", ", desterrando {c}"),
}
FROM: Final[dict[str, tuple[str, str]]] = {
    "hand": (" from the hand", " desde la mano"),
    "discard": (" from the discard", " desde el descarte"),
    "deck": (" from the deck", " desde el mazo"),
    "under": (" from under another card", " desde debajo de otra carta"),
}
CHECK: Final[dict[str, tuple[str, str]]] = {
    "see": ("Now", "Ahora"),
    "asked": ("The question", "La pregunta"),
    "can": ("This is legal now", "Esto es legal ahora"),
    "cannot": ("This is not legal now", "Esto no es legal ahora"),
    "bag": ("Waiting in the bag", "En espera en la bolsa"),
    "bag_empty": ("nothing", "nada"),
    "asked_player": ("{p} is asked", "se pregunta a {p}"),
    "asked_kind": ("it is the question {n}", "es la pregunta {n}"),
    "asked_options": ("the options are exactly: {c}", "las opciones son exactamente: {c}"),
    "asked_includes": ("the options include {c}", "entre las opciones está {c}"),
    "asked_excludes": ("the options do not include {c}", "entre las opciones no está {c}"),
    "by_rule": (" (rule {n})", " (regla {n})"),
    "waits": ("{p}: an ability of {c}", "{p}: una habilidad de {c}"),
}
SEEN: Final[dict[tuple[str, bool], tuple[str, str]]] = {
    ("exerted", True): ("{s} is exerted", "{s} está agotada"),
    ("exerted", False): ("{s} is ready", "{s} está preparada"),
    ("drying", True): ("{s} is drying", "{s} está secándose"),
    ("drying", False): ("{s} is dry", "{s} está seca"),
    ("over", True): ("the game is over", "la partida ha terminado"),
    ("over", False): ("the game goes on", "la partida sigue"),
}
IN_ZONE: Final = ("{s} is in: {n}", "{s} está en: {n}")
AND: Final = (" and ", " y ")
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
            return pair(FILLERS, self.lang)
        try:
            found = self.table.meant(text)
        except CardsError:  # words that name no card: yes, a number
            return text
        return self.name(found[0].card) if len(found) == 1 else text

    def refs(self, value: Any, joined: str = ", ") -> str:
        names = [self.ref(v) for v in (value if isinstance(value, list) else [value])]
        return joined.join(names) if names else pair(CHECK["bag_empty"], self.lang)

    # ---- what a player does ------------------------------------------------------------------------------------------

    def act(self, player: str, act: Any) -> str:
        if isinstance(act, str):
            return self.said(ACTS[act], p=player)
        doing = next(k for k in ("ink", "play", "use", "boost", "quest", "challenge", "move", *ANSWERS) if k in act)
        slots = {"p": player, "c": self.refs(act[doing]), "n": shown(act[doing], self.lang), "o": "", "t": ""}
        key = doing
        if doing == "play" and "sing" in act:
            singers = act["sing"] if isinstance(act["sing"], list) else [act["sing"]]
            key = "sing" if len(singers) == 1 else "sing_many"
            slots["o"] = self.refs(singers, pair(AND, self.lang))
        elif doing == "play" and "shift" in act:
            key = "shift"
            slots["o"] = self.refs(act["shift"], pair(AND, self.lang))
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
        text = self.said(ACTS[key], **slots)
        if doing == "top" and "bottom" in act:
            text += "; " + self.said(ACTS["bottom"], p=player, c=self.refs(act["bottom"]))
        if "from" in act:
            text += pair(FROM[str(act["from"])], self.lang)
        for key, words in BESIDE.items():
            if act.get(key) and key != doing:
                text += self.said(words, c=self.refs(act[key]) if key not in ("free", "exerted") else "")
        return text

    def said(self, two: tuple[str, str], **slots: str) -> str:
        return pair(two, self.lang).format_map(slots)

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
                return [Fact("bag", "", self.said(CHECK["bag_empty"]))]
            return [
                Fact("bag", "", self.said(CHECK["waits"], p=e.get("player", "?"), c=self.ref(e.get("card", "?"))))
                for e in value
            ]
        rule = self.said(CHECK["by_rule"], n=str(step["rule"])) if "rule" in step else ""
        return [Fact("act", player, self.act(player, act) + rule) for player, act in value.items()]

    def asked(self, key: str, value: Any) -> Fact:
        slots = {"p": str(value), "n": kind_words(str(value)).text(self.lang), "c": self.refs(value)}
        return Fact("asked", key, self.said(CHECK[f"asked_{key}"], **slots))

    def seen(self, ref: str, key: str, value: Any) -> Fact:
        subject = ref if ref == "game" else self.ref(ref)
        if isinstance(value, bool) and (key, value) in SEEN:
            return Fact(ref, key, self.said(SEEN[key, value], s=subject))
        if key == "zone":
            return Fact(ref, key, self.said(IN_ZONE, s=subject, n=zone_name(ZONE_OF[value], self.lang)))
        if key in ("has", "lacks"):
            words = [self.keyword(str(w)) for w in (value if isinstance(value, list) else [value])]
            return Fact(ref, key, f"{subject} {self.key_word(key)} {', '.join(words)}")
        if key in ("at", "deck_top", "deck_bottom") and value not in (None, "none"):
            return Fact(ref, key, f"{label(subject, key).text(self.lang)}: {self.refs(value)}")
        words_of = self.refs(value) if isinstance(value, list) else shown(value, self.lang)
        if isinstance(value, dict):
            words_of = ", ".join(f"{self.key_word(f'ink {k}')} {n}" for k, n in value.items())
        return Fact(ref, key, f"{label(subject, key).text(self.lang)}: {words_of}")

    def key_word(self, key: str) -> str:
        from .faults import KEYS

        return pair(KEYS[key], self.lang)

    def keyword(self, word: str) -> str:
        found = keyword_named(word)
        return word if found is None else keyword_words(found).text(self.lang)

    # ---- one step ----------------------------------------------------------------------------------------------------

    def events(self, events: list[Event]) -> list[tuple[str, str]]:
        """One entry per event that says something; repetitions are counted."""
        said = [(event_text(e, player_name, self.name, self.lang), e.rule) for e in events]
        out: list[tuple[str, str]] = []
        for (text, rule), group in groupby((t, r) for t, r in said if t):
            n = len(list(group))
            out.append((f"{text.removesuffix('.')} ×{n}" if n > 1 else text.removesuffix("."), rule))
        return out

    def step(self, report: StepReport) -> ToldStep:
        key = next(iter(report.step))
        is_check = key in CHECKS
        text = pair(CHECK[key], self.lang) if is_check else self.act(key, report.step[key])
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


def tell_run(outcome: Outcome, lang: str) -> ToldRun:
    """The run in words. A file that was refused has no steps, only its failure."""
    if outcome.table is None:
        return ToldRun(outcome.run, outcome.ok, [], outcome.message_in(lang))
    teller = Teller(outcome.table, lang)
    return ToldRun(outcome.run, outcome.ok, [teller.step(s) for s in outcome.steps], outcome.message_in(lang))
