"""Which rules answer a question, the best first.

Three things are added up: how likely a rule is to say the words of the question, how well its best sentence or entry of
the index says it, and which rules the words speak for as learned from the whole index (`learned`).
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from .learned import Learned
from .word_meanings import LANGUAGES, Asked, Tongues, Word, meanings, read_data, small_words, words

# What a word is worth where it stands in a rule. Of two rules, the one that is likelier to say the words of a question
# answers it: a word counts by how much more of the rule it is than of the whole book (a language model of each rule).
TEXT: Final = 0.7
ASKED: Final = 1.0  # in the index at the end of the book
TITLE: Final = 0.6
ABOVE: Final = 0.1  # in the rule above
CARDS: Final = 0.2
WHOLE_BOOK: Final = 20.0  # how many words of the book are added to each rule, for the words that it might say too
# What it is worth that one sentence says the question, besides the rule as a whole.
ASKED_SO: Final = 0.9
SAID_SO: Final = 0.75
LEARNED: Final = 0.6  # what it is worth which rules the words of a question speak for, as learned from the whole index
SMALL_LEARNED: Final = 1.2  # how much of such a question a small word is; other words are as much as they are rare
KEYWORD: Final = 0.3  # what the chapter of a keyword gains when the question names it, as a share of the best score
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
        self._learned = Learned()
        self._keywords = keywords
        self._of_names: set[str] = set()
        self._order = {e.number: i for i, e in enumerate(entries)}
        self._headings = frozenset(e.number for e in entries if e.heading)
        self._titles: dict[frozenset[str], str] = {}
        self._weights: dict[str, dict[str, float]] = {}  # of each meaning in each rule
        self._lengths: dict[str, float] = {}  # of the rules: the sum of their weights
        self._said: dict[str, list[Saying]] = {}
        self._forms: list[str] = []
        forms: Counter[str] = Counter()
        for lang in LANGUAGES:
            self._read(entries, lang, read_data(f"asked_{lang}.yaml"), forms)
        self._rarity = {
            meaning: math.log(1 + (len(entries) - len(rules) + 0.5) / (len(rules) + 0.5))
            for meaning, rules in self._weights.items()
        }
        self._kept = {m: NAME if m in self._of_names else NO_TERM for m in self._rarity.keys() - self.tongues.meanings}
        for meaning, kept in self._kept.items():
            self._rarity[meaning] *= kept
        book, longest = sum(self._lengths.values()), max(self._lengths.values())
        self._usual = {m: WHOLE_BOOK * sum(rules.values()) / book for m, rules in self._weights.items()}
        self._brevity = {n: math.log((longest + WHOLE_BOOK) / (w + WHOLE_BOOK)) for n, w in self._lengths.items()}
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
            for worth, said in (
                (TEXT, text), (ASKED, [m for s in questions for m in s]), (TITLE, title), (ABOVE, texts[entry.above]),
                (CARDS, names),
            ):  # fmt: skip
                for meaning in said:
                    weights[meaning] = weights.get(meaning, 0.0) + worth
            self._lengths[entry.number] = self._lengths.get(entry.number, 0.0) + sum(weights.values())
            for meaning, weight in weights.items():
                rules = self._weights.setdefault(meaning, {})
                rules[entry.number] = rules.get(entry.number, 0.0) + weight
            said_so = self._said.setdefault(entry.number, [])
            said_so += [Saying(SAID_SO, s, ()) for s in sayings]
            said_so += [Saying(ASKED_SO, q, a) for q, a in zip(questions, asked, strict=True)]

    def sayings(self) -> Iterator[tuple[str, frozenset[str], bool]]:
        """All sentences and entries: their rule, what they say, and whether they stand in its text."""
        for number, sayings in self._said.items():
            for saying in sayings:
                yield number, frozenset([*saying.meanings, *small_words(saying.heard)]), saying.worth == SAID_SO

    def measured(self, said: Iterable[str]) -> dict[str, float]:
        """What is said as a vector of length one."""
        lengths = {m: self._rarity.get(m, SMALL_LEARNED) for m in said}
        whole = math.sqrt(sum([x * x for x in lengths.values()]))
        return {m: x / whole for m, x in lengths.items()}

    # ---- asking --------------------------------------------------------------------------------------------------

    def search(self, question: str) -> list[Found]:
        """Rules by how well they answer, the best first."""
        said, asked = self._understood(question)
        scores = self._likely(asked)
        if not scores:
            return []
        every = frozenset(m for a in asked if a.share == 1.0 for m in a.meanings)
        literal = every.union(*(small_words(tongue.hear(said)) for tongue in self.tongues.of.values()))
        for number, score in self._learned.scores(self.measured(literal)).items():
            if number in scores:
                scores[number] += LEARNED * score
        for number in sorted(scores, key=scores.__getitem__, reverse=True)[:CLOSELY_READ]:
            scores[number] += self._closest(number, literal)
        for number in self._headings.intersection(scores):
            scores[number] *= HEADING
        self._keywords_first(every, scores)
        title = self._titles.get(every)
        if title is not None and literal == every:
            scores[title] = max(scores.values()) + 1
        return [Found(n, scores[n]) for n in sorted(scores, key=lambda n: (-scores[n], self._order[n]))]

    def _likely(self, asked: Sequence[Asked]) -> dict[str, float]:
        """How much likelier each rule is to say what was asked than the book as a whole."""
        scores: dict[str, float] = {}
        words_asked = 0.0
        for asked_for, share in asked:
            best: dict[str, float] = {}
            for meaning in asked_for & self._known:
                worth, usual = share * self._kept.get(meaning, 1.0), self._usual[meaning]
                for number, weight in self._weights[meaning].items():
                    best[number] = max(best.get(number, 0.0), worth * math.log1p(weight / usual))
            for number, value in best.items():
                scores[number] = scores.get(number, 0.0) + value
            words_asked += share * max([self._kept.get(m, 1.0) for m in asked_for & self._known], default=0.0)
        return {number: score + words_asked * self._brevity[number] for number, score in scores.items()}

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
