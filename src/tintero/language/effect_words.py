"""The words for an ability, or for one effect inside it: the reader's own, from the derivation that read the text.

An effect is found by its meaning: the smallest part of the text that means it, whatever a pronoun was bound to since.
What no part of a text means by itself is described from what it is (`describing.py`), with the words of the text for
those of its parts that have some.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from tintero.abilities.effect import EachDoes, Effect, May
from tintero.abilities.keyword import keyword_named, record
from tintero.cards.card import Card, CardText
from tintero.words import base_of, say

from .chart import Derivation
from .describing import Describer
from .describing import describe as describe
from .forms import Form
from .grammar import Production
from .in_terms import in_terms
from .likeness import likeness
from .meanings import Sentence
from .meanings_joining import join_effects
from .reader import Reader, TextReading, grammar, is_reminder
from .spanish import english, phrase, said_to, spanish, told_before
from .tokens import WORD, normalise

EFFECT: Final = "effect"  # the key of what an action does
ACT: Final = "act"
YOU_MAY: Final = ("you", "may")
MAY_ES: Final = re.compile(r"^puedes ", re.IGNORECASE)
# "each opponent loses 1 lore": what they do, said to the one who does it
OTHERS: Final = (Form.OTHER, Form.THEY)


@dataclass(frozen=True)
class Part:
    """A stretch of a text that means an effect: where it begins, and how many words it has.

    `after_may`: only what follows "you may" in the words of the derivation.
    """

    effect: Effect
    derivation: Derivation
    at: int
    size: int
    after_may: bool = False


# ---- abilities -----------------------------------------------------------------------------------------------------


def ability_text(reader: Reader, full_name: str, key: str, lang: str) -> str:
    """The text of the ability with that key, or of the one that contains it; a keyword gives its name."""
    card, rest = _owner(reader, full_name, key)
    if card is None:
        return ""
    if rest.startswith("keyword/"):
        return _keyword_name(rest.removeprefix("keyword/").title(), lang)
    found = _texts(reader, card, rest) or tuple([t for t in card.texts if not is_reminder(t)])
    return " ".join([text_words(reader, text, lang) for text in found]) or card.full_name


def texts_behind(reader: Reader, full_name: str, key: str) -> tuple[Card | None, tuple[CardText, ...]]:
    """The card on which the ability with that key is printed, and which of its texts say it."""
    card, rest = _owner(reader, full_name, key)
    return card, () if card is None else _texts(reader, card, rest)


def _owner(reader: Reader, full_name: str, key: str) -> tuple[Card | None, str]:
    """The card whose text it is, and the rest of the key. A granted ability belongs to the card that grants it."""
    if key.startswith(f"{full_name}/"):
        return reader.pool.get(full_name), key[len(full_name) + 1 :]
    at = key.find("/")
    while at >= 0:
        card = reader.pool.get(key[:at])
        if card is not None:
            return card, key[at + 1 :]
        at = key.find("/", at + 1)
    return reader.pool.get(full_name), key


def _texts(reader: Reader, card: Card, rest: str) -> tuple[CardText, ...]:
    sources = reader.sources_of(card)
    place = rest.partition("/")[0]
    if place == EFFECT:
        return tuple(dict.fromkeys(sources.effects))
    if place.isdecimal() and int(place) < len(sources.abilities):
        return (sources.abilities[int(place)],)
    return ()


def text_words(reader: Reader, text: CardText, lang: str) -> str:
    """One printed text without its name; a keyword gives its name."""
    if text.kind == "keyword":
        return _keyword_name(text.keyword, lang)
    if base_of(lang) == "es":
        reading = reader.read_text(text.kind, text.costs, text.effect)
        if isinstance(reading, TextReading):
            return in_terms(reading.spanish, lang)
    return normalise(f"{text.costs} - {text.effect}" if text.costs else text.effect)


def keyword_text(reader: Reader, text: CardText, lang: str) -> str:
    """A printed keyword with its number or cost: `Resist +2`; in Spanish `Shift (Cambio): descarta 2 cartas`."""
    name, value = _keyword_name(text.keyword, lang), text.keyword_value
    if not any(c.isalpha() for c in value):
        return f"{name} {value}".strip()
    read = reader.read("costs", value) if base_of(lang) == "es" else None
    return f"{name}: {in_terms(spanish(read[1]), lang) if isinstance(read, tuple) else value}"


def _keyword_name(printed: str, lang: str) -> str:
    """Ward; in Spanish Ward (Protección). A variant of Shift keeps its name (8.10.8)."""
    keyword = keyword_named(printed)
    if keyword is None and printed:
        keyword = keyword_named(printed.split()[-1])
    if keyword is None:
        return printed
    return say(f"names.keyword_{keyword.name.lower()}", lang).replace(record(keyword).name, printed)


# ---- effects -------------------------------------------------------------------------------------------------------


def words_for(reader: Reader, full_name: str, key: str, effect: Effect, lang: str) -> str:
    """The words of the text for an effect, or else a description of it. Never empty."""
    known = reader.effect_words.get((full_name, key, lang, effect))
    if known is not None:
        return known
    found = effect_text(reader, full_name, key, effect, lang)
    if not found:
        found = Describer(lang, part=lambda e: effect_text(reader, full_name, key, e, lang)).described(effect)
    return reader.effect_words.setdefault((full_name, key, lang, effect), found)


def effect_text(reader: Reader, full_name: str, key: str, effect: Effect, lang: str) -> str:
    """The words of the part of that ability's text which means this effect; '' if none does."""
    known = reader.effect_texts.get((full_name, key, lang, effect))
    if known is None:
        found = _find(reader, full_name, key, effect, lang)
        known = reader.effect_texts.setdefault((full_name, key, lang, effect), found)
    return known


def _find(reader: Reader, full_name: str, key: str, effect: Effect, lang: str) -> str:
    """The likest part; of equally like ones the smallest, and then the first."""
    card, rest = _owner(reader, full_name, key)
    if card is None:
        return ""
    best: tuple[int, int, bool] | None = None
    words: tuple[CardText, Part] | None = None
    for text in _texts(reader, card, rest):
        for part in _parts(reader, text):
            cost = likeness(part.effect, effect)
            if cost is not None and (best is None or (cost, part.size, part.after_may) < best):
                best, words = (cost, part.size, part.after_may), (text, part)
    if words is None:
        return ""
    return in_terms(_spanish(reader, *words), lang) if base_of(lang) == "es" else _english(*words)


def _parts(reader: Reader, text: CardText) -> tuple[Part, ...]:
    """Every part of a text that means an effect, in reading order; found when it is first asked for."""
    key = (text.kind, text.costs, text.effect)
    known = reader.parts.get(key)
    if known is not None:
        return known
    reading = reader.read_text(*key) if text.kind != "keyword" else None
    found: list[Part] = []
    if isinstance(reading, TextReading):
        _collect(reading.derivation, 0, found, in_run=False)
    found.sort(key=lambda p: p.at)
    return reader.parts.setdefault(key, tuple(found))


def _collect(d: Derivation, at: int, found: list[Part], in_run: bool) -> tuple[Any, int]:
    """Adds the parts of a derivation that begins at this word; returns its meaning and how many words it has."""
    if d.production is None:
        return d.leaf, len(english(d))
    parts = iter(d.parts)
    slots: list[Any] = []
    end = at
    for item in d.production.items:
        if item.word:
            end += 1
            continue
        child = next(parts)
        run = d.category == child.category == "sentences"
        meant, size = _collect(child, end, found, run)
        slots.append(meant)
        end += size
    meaning = d.production.meaning(*slots)
    if isinstance(meaning, Sentence):
        _add(found, meaning.effect, d, at, end)
    elif isinstance(meaning, Effect):
        if d.production.labels == (ACT,) and d.category.startswith(ACT):  # "choose and discard" says it, not "discard"
            found[:] = [part for part in found if part.effect != meaning or part.at < at]
        _add(found, meaning, d, at, end)
    elif d.category == "sentences":
        _add(found, join_effects(meaning), d, at, end)
        if not in_run:
            _collect_runs(d, at, found)
    return meaning, end - at


def _add(found: list[Part], effect: Effect, d: Derivation, at: int, end: int) -> None:
    found.append(Part(effect, d, at, end - at))
    if isinstance(effect, May) and english(d)[: len(YOU_MAY)] == YOU_MAY:
        found.append(Part(effect.effect, d, at + len(YOU_MAY), end - at - len(YOU_MAY), after_may=True))
    elif isinstance(effect, EachDoes):
        found.append(Part(effect.effect, d, at, end - at))  # one clause says who and what


def _collect_runs(d: Derivation, at: int, found: list[Part]) -> None:
    """Sentences that follow each other, without the last ones: "you may … . If you do, … ." before something else."""
    chain: list[Derivation] = [d]
    while "sentences" in dict(chain[-1].children):
        chain.append(dict(chain[-1].children)["sentences"])
    begins = [at]
    for node in chain:
        begins.append(begins[-1] + len(english(dict(node.children)["sentence"])) + 1 if _listed(node) else begins[-1])
    last = _last_sentence()
    for first in range(len(chain)):
        for end in range(first + 1, len(chain)):
            if not all(_listed(node) for node in chain[first:end]):
                break
            run = Derivation(last, (dict(chain[end - 1].children)["sentence"],), None, "sentences")
            for node in reversed(chain[first : end - 1]):
                run = Derivation(node.production, (node.parts[0], run), None, "sentences")
            _add(found, join_effects(run.meaning()), run, begins[first], begins[end])


def _listed(d: Derivation) -> bool:
    return "sentence" in dict(d.children)


def _last_sentence() -> Production:
    """The line of the grammar that ends a run of sentences."""
    return next(p for p in grammar().productions["sentences"] if p.labels == ("sentence",) and len(p.items) == 2)


# ---- writing a part ------------------------------------------------------------------------------------------------


def _english(text: CardText, part: Part) -> str:
    """As printed, without the capital and the full stop of its sentence."""
    printed = normalise(text.effect)
    places = [m.span() for m in WORD.finditer(printed)]
    last = min(part.at + part.size, len(places)) - 1  # a full stop that is not printed was added for reading
    out = printed[places[part.at][0] : places[last][1]].rstrip(". ")
    if said_of_others(part.derivation):
        instead = said_to_doer(part.derivation)
        begin = places[part.at][0]
        for n in sorted(instead, reverse=True):
            start, end = (at - begin for at in places[part.at + n])
            out = out[:start] + instead[n] + out[end:]
    if part.after_may:
        return out
    if _begins_with_a_word(part.derivation):
        out = out[:1].lower() + out[1:]
    return out


def said_of_others(d: Derivation) -> bool:
    """Words for what somebody else does, without saying who."""
    return d.production is not None and d.production.form in OTHERS


def said_to_doer(d: Derivation, at: int = 0) -> dict[int, str]:
    """Which words, by their place, are others when it is said to the one who does it: draws -> draw."""
    found: dict[int, str] = {}
    parts = iter(d.parts)
    for item in () if d.production is None else d.production.items:
        if item.word:
            if item.to_you:
                found[at] = item.to_you
            at += 1
        else:
            part = next(parts)
            found.update(said_to_doer(part, at))
            at += len(english(part))
    return found


def _spanish(reader: Reader, text: CardText, part: Part) -> str:
    """As it stands in its text, but with the nouns that the words before it spare."""
    reading = reader.read_text(text.kind, text.costs, text.effect)
    whole = reading.derivation if isinstance(reading, TextReading) else None
    told = told_before(whole or part.derivation, part.derivation)
    raw = phrase(part.derivation, told.copy()).text.lstrip()
    out = (said_to if said_of_others(part.derivation) else spanish)(part.derivation, told).rstrip(". ")
    if part.after_may:
        return MAY_ES.sub("", out)
    return out[:1].lower() + out[1:] if raw[:1].islower() or raw[:1] == "⟦" else out


def _begins_with_a_word(d: Derivation) -> bool:
    """A word of the grammar, not a name."""
    while d.production is not None:
        head = d.production.items[0]
        if head.word:
            return True
        d = d.parts[0]
    return False
