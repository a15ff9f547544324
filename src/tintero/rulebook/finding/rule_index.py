"""Which rules answer a question, the best first: rare words weigh more, and how a rule is asked for counts too."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from .word_meanings import LANGUAGES, Asked, Tongues, Word, meanings, read_data, small_words, words


class Field(NamedTuple):
    worth: float
    usual: int  # how many words it has in most rules


# Where a word stands, and what it is worth there (BM25 with fields).
TEXT: Final = Field(1.0, 60)
ASKED: Final = Field(1.5, 80)  # in the index at the end of the book
TITLE: Final = Field(0.6, 2)
ABOVE: Final = Field(0.25, 40)  # in the rule above
CARDS: Final = Field(0.6, 6)
SATURATION: Final = 2.0  # k1: how soon a word said again adds nothing
LENGTH: Final = 0.3  # b: how much a long text is held against a word
# What it is worth that one sentence says the question, besides the rule as a whole.
ASKED_SO: Final = 0.6
SAID_SO: Final = 0.5
KEYWORD: Final = 0.4  # what the chapter of a keyword gains when the question names it, as a share of the best score
NO_TERM: Final = 0.7  # how much of its rarity a word keeps that is no term of the game: rare here only
NAME: Final = 0.35  # how much of its rarity a word keeps that is part of the name of a card
SMALL: Final = 0.3  # what a small word weighs when a question is compared with an entry of the index
IN_GENERAL: Final = 0.8  # the share of that gain for what is said of all keywords (8.1)
HEADING: Final = 0.7  # a heading answers less than a rule

IN_THE_TITLE: Final = 0.3
CLOSELY_READ: Final = 80  # how many of the best rules are compared with the question sentence by sentence

_SENTENCE: Final = re.compile(r"(?<=[.;:?!])\s+|\n+")


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule as it can be found; texts by language."""

    number: str
    title: dict[str, str]
    text: dict[str, str]
    above: str  # the number of the rule above, if that is not a heading
    cards: str
    heading: bool


class Found(NamedTuple):
    number: str
    score: float


class Saying(NamedTuple):
    """A sentence of a rule, or one way in which people ask for it."""

    worth: float
    meanings: list[str]
    heard: Sequence[Word]  # where its small words count too


def sentences(text: str) -> list[str]:
    return [s for s in _SENTENCE.split(text) if s]


class RuleIndex:
    """All rules by what they mean."""

    def __init__(self, entries: Sequence[Entry], keywords: dict[str, str]) -> None:
        """Keywords: the meaning that names one, and its section."""
        self.tongues = Tongues()
        self._keywords = keywords
        self._of_names: set[str] = set()
        self._order = {e.number: i for i, e in enumerate(entries)}
        self._headings = frozenset(e.number for e in entries if e.heading)
        self._titles: dict[frozenset[str], str] = {}
        self._weights: dict[str, dict[str, float]] = {}
        self._said: dict[str, list[Saying]] = {}
        self._forms: list[str] = []
        forms: Counter[str] = Counter()
        for lang in LANGUAGES:
            self._read(entries, lang, read_data(f"asked_{lang}.yaml"), forms)
        self._rarity = {
            meaning: math.log(1 + (len(entries) - len(rules) + 0.5) / (len(rules) + 0.5))
            for meaning, rules in self._weights.items()
        }
        for meaning in self._rarity.keys() - self.tongues.meanings:
            self._rarity[meaning] *= NAME if meaning in self._of_names else NO_TERM
        known = set(forms).union(*(tongue.forms() for tongue in self.tongues.of.values()))
        self._forms = sorted(known, key=lambda w: (-forms[w], w))
        self._known = frozenset(self._weights)

    def _read(self, entries: Sequence[Entry], lang: str, asked_for: dict[str, str], forms: Counter[str]) -> None:
        """All rules in one language, with the phrases by which they are asked for."""
        tongue = self.tongues.of[lang]
        texts: dict[str, list[str]] = {"": []}
        for entry in entries:
            told = [tongue.hear(words(s)) for s in sentences(entry.text[lang])]
            asked = [tongue.hear(words(s)) for s in asked_for.get(entry.number, "").split(";")]
            named = tongue.hear(words(entry.cards))
            read = [word.bare for heard in (*told, *asked) for word in heard]
            tongue.attested.update(read)
            forms.update(read)
            forms.update([word.bare for word in named])
            sayings = [meanings(heard) for heard in told]
            questions = [meanings(heard) for heard in asked]
            title = meanings(tongue.hear(words(entry.title[lang])))
            names = meanings(named)
            text = texts[entry.number] = [m for s in sayings for m in s]
            if entry.heading:
                self._titles.setdefault(frozenset(title), entry.number)
            self._of_names.update(names)
            weights: dict[str, float] = {}
            for field, said in (
                (TEXT, text), (ASKED, [m for s in questions for m in s]), (TITLE, title), (ABOVE, texts[entry.above]),
                (CARDS, names),
            ):  # fmt: skip
                share = field.worth / (1 - LENGTH + LENGTH * len(said) / field.usual)
                for meaning in said:
                    weights[meaning] = weights.get(meaning, 0.0) + share
            for meaning, weight in weights.items():
                rules = self._weights.setdefault(meaning, {})
                rules[entry.number] = rules.get(entry.number, 0.0) + weight
            said_so = self._said.setdefault(entry.number, [])
            said_so += [Saying(SAID_SO, s, ()) for s in sayings]
            said_so += [Saying(ASKED_SO, q, a) for q, a in zip(questions, asked, strict=True)]

    # ---- asking --------------------------------------------------------------------------------------------------

    def search(self, question: str) -> list[Found]:
        """Rules by how well they answer, the best first."""
        said, asked = self._understood(question)
        scores: dict[str, float] = {}
        for asked_for, share in asked:
            best: dict[str, float] = {}
            for meaning in asked_for:
                rarity = share * self._rarity.get(meaning, 0.0)
                for number, weight in self._weights.get(meaning, {}).items():
                    best[number] = max(best.get(number, 0.0), rarity * weight / (SATURATION + weight))
            for number, value in best.items():
                scores[number] = scores.get(number, 0.0) + value
        if not scores:
            return []
        every = frozenset(m for a in asked if a.share == 1.0 for m in a.meanings)
        literal = every.union(*(small_words(tongue.hear(said)) for tongue in self.tongues.of.values()))
        for number in sorted(scores, key=scores.__getitem__, reverse=True)[:CLOSELY_READ]:
            scores[number] += self._closest(number, literal)
        for number in self._headings.intersection(scores):
            scores[number] *= HEADING
        self._keywords_first(every, scores)
        title = self._titles.get(every)
        if title is not None and literal == every:
            scores[title] = max(scores.values()) + 1
        return [Found(n, scores[n]) for n in sorted(scores, key=lambda n: (-scores[n], self._order[n]))]

    def _understood(self, question: str) -> tuple[list[str], list[Asked]]:
        """The words of a question without typing errors, and what they may mean."""
        said = [self.tongues.mended(w, self._forms, self._known) for w in words(question)]
        return said, self.tongues.asked(said, self._known)

    def _closest(self, number: str, asked: frozenset[str]) -> float:
        """How well the best single sentence or entry of the rule says what was asked."""
        best = 0.0
        for saying in self._said[number]:
            if not asked.isdisjoint(saying.meanings):
                said = frozenset([*saying.meanings, *small_words(saying.heard)])
                shared = self._sum(asked & said)
                best = max(best, saying.worth * shared * shared / self._sum(said))
        return best

    def _sum(self, meanings: Iterable[str]) -> float:
        return sum([self._rarity.get(m, SMALL) for m in meanings])

    def _keywords_first(self, asked: frozenset[str], scores: dict[str, float]) -> None:
        sections = [section for meaning, section in self._keywords.items() if meaning in asked]
        gain = KEYWORD * max(scores.values()) if sections else 0.0
        for number in scores:
            if any(number == s or number.startswith(f"{s}.") for s in sections):
                scores[number] += gain
            elif number.startswith("8.1."):
                scores[number] += gain * IN_GENERAL

    def sentence(self, question: str, text: str, title: str, lang: str) -> str:
        """The sentence of a text that answers best; none if no sentence has anything to do with the question.

        What the title says already is in every sentence below it, and tells them apart less.
        """
        tongue = self.tongues.of[lang]
        every = {m for asked in self._understood(question)[1] for m in asked.meanings}
        about = every.intersection(meanings(tongue.hear(words(title))))
        best, most = "", 0.0
        for sentence in sentences(text):
            common = every.intersection(meanings(tongue.hear(words(sentence))))
            value = self._sum(common - about) + IN_THE_TITLE * self._sum(common & about)
            if value > most:
                best, most = sentence, value
        return best
