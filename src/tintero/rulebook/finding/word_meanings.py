"""From the words of a question to what they mean: stems, synonyms in both languages, phrases, typing errors."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any, Final, NamedTuple

import Stemmer
import yaml

_LOADER: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)

ONLY_THIS_FORM: Final = "="  # before a synonym that does not stand for its family: "cambio" is Shift, "cambia" is not
PART_OF_A_PHRASE: Final = 0.2  # what a word counts that is part of a phrase
SMALL_MARK: Final = "~"  # before a small word, which is no meaning but helps to tell one question from another
SHORTEST_MENDED: Final = 4  # letters; a shorter word is as likely another word as a typing error
SHORTEST_STEM_MENDED: Final = 5
LONG: Final = 8  # letters from which two typing errors are forgiven instead of one

_APOSTROPHES: Final = re.compile(r"(?<=\w)['’](?=\w)")
_MARKS: Final = re.compile("[\u0300-\u036f]+")
_WORD: Final = re.compile(r"[^\W_]+")
_SYMBOLS: Final = {"{E}": " exert ", "{I}": " ink ", "{L}": " ", "{S}": " ", "{W}": " ", "&": " ampersand "}


class Grammar(NamedTuple):
    stemmer: str  # of Snowball
    with_pronoun: re.Pattern[str] | None = None  # a verb with pronouns at its end, which are no part of its stem


LANGUAGES: Final = {
    "en": Grammar("english"),
    "es": Grammar("spanish", re.compile(r"(\w+(?:[aei]r|ndo))(?:se|[mt]e|l[aeo]s?|nos)+")),  # usarla, jugándolo
}


class Phrase(NamedTuple):
    stems: tuple[str, ...]
    loose: bool  # small words may stand between its words
    meaning: str


def words(text: str) -> list[str]:
    """Capitals do not matter, and "can't" is one word. Accents stay: stems need them."""
    if "{" in text or "&" in text:
        for symbol, said in _SYMBOLS.items():
            text = text.replace(symbol, said)
    if "'" in text or "’" in text:
        text = _APOSTROPHES.sub("", text)
    return _WORD.findall((text if text.isascii() else unicodedata.normalize("NFKC", text)).casefold())


def bare(word: str) -> str:
    """Without accents."""
    return word if word.isascii() else _MARKS.sub("", unicodedata.normalize("NFKD", word))


def read_data(name: str) -> Any:
    """A data file of this folder; every number in it stays a word."""
    return yaml.load(files("tintero.rulebook.finding").joinpath(name).read_bytes(), Loader=_LOADER)


class Asked(NamedTuple):
    meanings: frozenset[str]
    share: float  # how much of its weight counts


class Word(NamedTuple):
    """All that a language knows of one word."""

    bare: str  # without accents
    stem: str
    small: bool
    meaning: str  # its meaning if it has one, else its stem
    begins: tuple[Phrase, ...]  # phrases that begin with it, the longest first


class Tongue(dict[str, Word]):
    """One language, from its words to all that it knows of them.

    Its stems, its small words, and which of its words and phrases have a meaning of their own.
    """

    def __init__(self, lang: str, small: Iterable[str], synonyms: dict[str, str], foreign: dict[str, str]) -> None:
        """Foreign: words of the other language that are said in this one as they are, such as Ward."""
        self._grammar = LANGUAGES[lang]
        self._stemmer = Stemmer.Stemmer(self._grammar.stemmer)
        self.small = frozenset(small)
        self.own: dict[str, str] = {}  # words with a meaning, in this form
        self._families: dict[str, str] = {}  # the same by stems
        self._phrases: dict[str, list[Phrase]] = {}
        for meaning, listed in synonyms.items():
            for entry in listed.split(","):
                self._learn(meaning, words(entry), entry.strip().startswith(ONLY_THIS_FORM))
        for phrases in self._phrases.values():
            phrases.sort(key=lambda p: -len(p.stems))
        self._exact = {**foreign, **self.own}
        self.attested = set(self.own)  # words that are certainly of this language

    def _learn(self, meaning: str, entry: Sequence[str], only_this_form: bool) -> None:
        if len(entry) == 1:
            self.own.setdefault(bare(entry[0]), meaning)
            if not only_this_form:
                self._families.setdefault(self._stem(entry[0]), meaning)
            return
        content = [w for w in entry if bare(w) not in self.small]
        loose = len(content) > 1
        stems = tuple([self._stem(w) for w in (content if loose else entry)])
        self._phrases.setdefault(stems[0], []).append(Phrase(stems, loose, meaning))

    def _stem(self, word: str) -> str:
        """Accents help to find it (entró, entra) and do not matter afterwards."""
        ending = self._grammar.with_pronoun
        verb = ending.fullmatch(word) if ending else None
        return bare(str(self._stemmer.stemWord(verb.group(1) if verb else word)))

    def __missing__(self, said: str) -> Word:
        """A word that is heard for the first time."""
        plain, stem = bare(said), self._stem(said)
        meaning = self._exact.get(plain) or self._families.get(stem, stem)
        known = self[said] = Word(plain, stem, plain in self.small, meaning, tuple(self._phrases.get(stem, ())))
        return known

    def knows(self, said: str) -> bool:
        word = self[said]
        return word.small or word.bare in self._exact or word.stem in self._families

    def hear(self, said: Iterable[str]) -> list[Word]:
        return [self[word] for word in said]

    def forms(self) -> set[str]:
        return {*self.small, *self._exact}


def phrases(heard: Sequence[Word]) -> list[tuple[int, int, str]]:
    """Where phrases stand: begin, end and meaning; the longest at each place."""
    found: list[tuple[int, int, str]] = []
    beginning = [(at, word.begins) for at, word in enumerate(heard) if word.begins]
    present = {word.stem for word in heard} if beginning else set()
    for begin, begins in beginning:
        for phrase in begins:
            end = _ends(phrase, heard, begin) if phrase.stems[1] in present else 0
            if end:
                found.append((begin, end, phrase.meaning))
                break
    return found


def small_words(heard: Iterable[Word]) -> list[str]:
    return [f"{SMALL_MARK}{word.bare}" for word in heard if word.small]


def meanings(heard: Sequence[Word]) -> list[str]:
    """Everything that words say: without the small ones, and with the phrases they make."""
    found = [word.meaning for word in heard if not word.small]
    return found + [meaning for _begin, _end, meaning in phrases(heard)]


def _ends(phrase: Phrase, heard: Sequence[Word], at: int) -> int:
    """Where a phrase that begins here ends, 0 if it does not stand here."""
    for i, stem in enumerate(phrase.stems):
        while i and phrase.loose and at < len(heard) and heard[at].stem != stem and heard[at].small:
            at += 1
        if at >= len(heard) or heard[at].stem != stem:
            return 0
        at += 1
    return at


class Tongues:
    """Both languages together: a question need not say in which of them it is."""

    def __init__(self) -> None:
        small = read_data("small_words.yaml")
        synonyms = read_data("synonyms.yaml")
        english = Tongue("en", small["en"].split(), {m: said["en"] for m, said in synonyms.items()}, {})
        spanish = Tongue("es", small["es"].split(), {m: said["es"] for m, said in synonyms.items()}, english.own)
        self.meanings = frozenset(synonyms)
        self.of = {"en": english, "es": spanish}

    def asked(self, said: Sequence[str], known: frozenset[str]) -> list[Asked]:
        """Each word or phrase of a question with what it may mean; the words of a phrase count less than the phrase."""
        found: dict[frozenset[str], float] = {}
        taken: set[int] = set()
        standing = [p for tongue in self.of.values() for p in phrases(tongue.hear(said))]
        for begin, end, meaning in sorted(standing, key=lambda p: p[0] - p[1]):
            if taken.isdisjoint(range(begin, end)) or frozenset([meaning]) in found:
                taken.update(range(begin, end))
                found[frozenset([meaning])] = 1.0
        for i, word in enumerate(said):
            if not any(tongue[word].small for tongue in self.of.values()):
                meant = self._meant(word, known)
                found[meant] = max(found.get(meant, 0.0), PART_OF_A_PHRASE if i in taken else 1.0)
        return [Asked(meanings, share) for meanings, share in found.items()]

    def _meant(self, word: str, known: frozenset[str]) -> frozenset[str]:
        """In the languages that have this word; in both if none is known to have it."""
        having = [t for t in self.of.values() if bare(word) in t.attested] or list(self.of.values())
        meant = frozenset(tongue[word].meaning for tongue in having)
        return meant & known or meant

    def mended(self, word: str, forms: Sequence[str], known: frozenset[str]) -> str:
        """The word, or the one that was meant if nobody knows it: the commonest that it begins, or the nearest."""
        if len(word) < SHORTEST_MENDED or any(t.knows(word) or t[word].meaning in known for t in self.of.values()):
            return word
        begun = next((form for form in forms if form.startswith(bare(word))), None)
        if begun is not None:
            return begun
        errors = 2 if len(word) >= LONG else 1
        return _nearest(bare(word), {form: form for form in forms}, errors) or self._nearest_family(word, forms) or word

    def _nearest_family(self, word: str, forms: Sequence[str]) -> str:
        """A word of the family that was meant, if nobody knows this form of it even without the error."""
        for tongue in self.of.values():
            stem = tongue[word].stem
            if len(stem) >= SHORTEST_STEM_MENDED:
                found = _nearest(stem, {tongue[form].stem: form for form in reversed(forms)}, 1)
                if found:
                    return found
        return ""


def _nearest(word: str, known: dict[str, str], errors: int) -> str:
    """What stands for the known word that is fewest typing errors away; nothing if all are further."""
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    meant = process.extractOne(word, known.keys(), scorer=OSA.distance, score_cutoff=errors)
    return "" if meant is None else known[str(meant[0])]
