"""Writing a reading in Spanish, and in English again, from the two sides of each grammar line.

What a word agrees with, and what a pronoun stands for, is known where the line that holds both is written; only the
spelling of words that meet (de el, y igual) is a matter of the finished sentence.
"""

from __future__ import annotations

import re

from .chart import Derivation
from .conjugation import Mood, Person, conjugate
from .grammar import Production
from .lexicon import RANKS
from .spanish_lines import (
    APART,
    ENDINGS,
    FOR_HIM,
    LEFT_OVER,
    MODE,
    STOP,
    Phrase,
    Template,
    filled,
    formed,
    template,
)
from .tokens import squash, words
from .told import THAT_CARD, THAT_CHARACTER, THIS_CHARACTER, Doers, Mention, Told

JOINING = frozenset({"and", "or", ",", "also"})
SUBJECTS = ("subject", "target", "pronoun", "np_p", "this", "folk", "known", "known_is", "some_s", "some_p")
CLAIMS = ("claim",)
WAITING = re.compile(r"⟦([^|⟧]*)\|[sp]⟧")  # verbs whose subject is a noun of another line
INFINITIVES = re.compile(r"⟦([^|⟧]*)\|i⟧")

BEGINNING = re.compile(r"(^|[.:•“]\s+|•\s+¡\w+!\s+|— |«)([a-záéíóúñ])")
SPELLING = (
    (re.compile(r"\bde el\b"), "del"),
    (re.compile(r"\ba el\b"), "al"),
    (re.compile(r"\by (?=h?i[^aeou])"), "e "),
    (re.compile(r"\bo (?=h?o)"), "u "),
    (re.compile(r"\b(primer|tercer)o (?=\w)"), r"\1 "),
)


def english(d: Derivation) -> tuple[str, ...]:
    """The words again: every one of them comes from a grammar line or from the lexicon."""
    out: list[str] = []
    write_english(d, out)
    return tuple(out)


def write_english(d: Derivation, out: list[str]) -> None:
    if d.production is None:
        out += words(str(d.leaf))
        return
    parts = iter(d.parts)
    for item in d.production.items:
        if item.word:
            out.append(item.word)
        else:
            write_english(next(parts), out)


# ---- whole sentences -------------------------------------------------------------------------------------------------


def spanish(d: Derivation, told: Told | None = None) -> str:
    """The Spanish reading, with a capital at the start of each sentence."""
    text = spelt(formed(phrase(d, told).text.translate(LEFT_OVER), Mood.INSTRUCTION))
    return BEGINNING.sub(lambda m: m.group(1) + m.group(2).upper(), text)


def said_to(d: Derivation, told: Told | None = None) -> str:
    """What somebody else does, said to the one who does it."""
    text = phrase(d, told).text.translate(LEFT_OVER).replace(f"|{Person.ONE}⟧", f"|{Person.YOU}⟧")
    return spelt(formed(text, Mood.INSTRUCTION))


def told_before(whole: Derivation, part: Derivation) -> Told:
    """What was spoken of where this part of a text begins, to read the part alone."""
    heads: set[int] = set()
    while part.production is not None:
        heads.add(id(part))
        if part.production.items[0].word:
            break
        part = part.parts[0]
    told = Told()
    told.heads = heads
    phrase(whole, told)
    return told.found or Told(alone=True)


def spelt(text: str) -> str:
    """Spaces and stops, and the spelling of words that meet."""
    text = squash(text.split())
    for meeting, joined in SPELLING:
        text = meeting.sub(joined, text)
    return text.replace(" .", ".").replace(".»", "»")


# ---- from the derivation ---------------------------------------------------------------------------------------------


def subject_of(p: Production, parts: dict[str, Phrase]) -> Phrase | None:
    """The slot right before the waiting verb, over joining words; a subject in plain words is none."""
    doer: Phrase | None = None
    for item in p.items:
        if item.label in SUBJECTS:
            doer = parts[item.label]
        elif item.word and item.word not in JOINING:
            doer = doer if "*" in p.spanish else None
        elif item.label and WAITING.search(parts[item.label].text):
            return doer
    return doer


def shared(features: list[str]) -> str:
    """What follows several nouns is feminine only if all of them are; what stands before them goes with the first."""
    if len(features) == 1:
        return features[0]
    return ("f" if all(f[0] == "f" for f in features) else "m") + features[0][1] + features[0][0]


def phrase(d: Derivation, told: Told | None = None, of_one: bool = False) -> Phrase:
    """The Spanish of a derivation, with verbs and endings that still wait for what stands around it.

    `of_one`: what English says of several is said of one («no characters»: «ningún personaje»).
    """
    p = d.production
    told = told or Told()
    if p is None:
        return leaf(d)
    if of_one:
        of_one, p = p.of_one is not None, p.of_one or p
    if told.heads and id(d) in told.heads:
        told.mark()
    t = template(p, Doers.YOU if told.alone else told.doers)
    if t.through:
        return phrase(d.parts[0], told, of_one)
    if t.pronoun:
        return pronoun(p, told)
    parts = parts_of(d, p, t, told, of_one)
    single = p.of_one
    if single is not None and t.subject and parts[t.subject].features[1] == "s":
        p, t = single, template(single, Doers.YOU if told.alone else told.doers)
    text = t.literal if t.literal is not None else filled(t.pieces, parts, t.doer)
    text = agreed(p, t, text, parts)
    features = p.features if not t.agreeing else features_of(t, parts)
    if features:
        # the endings of adjectives and verbs wait for the noun they belong to
        plural = features[1] == "p"
        text = text.replace("@", ENDINGS[features[:2]]).replace("%", "n" if plural else "")
        text = text.replace("~", "s" if plural else "").replace("ª", "a" if features[0] == "f" else "o")
    return spoken(p, t, Phrase(text, features, t.noun or noun_of(t, parts)), parts, told)


def leaf(d: Derivation) -> Phrase:
    """A number, or a word that the grammar does not contain."""
    number = d.leaf if isinstance(d.leaf, int) else 1
    return Phrase(RANKS[d.leaf] if d.category == "rank" else str(d.leaf), "ms" if number == 1 else "mp")


def parts_of(d: Derivation, p: Production, t: Template, told: Told, of_one: bool) -> dict[str, Phrase]:
    """What stands in the slots, in the order of the English words; and the players that were spoken of."""
    parts: dict[str, Phrase] = {}
    if t.with_others:
        parts["others"] = Phrase("", "mp" if told.doers == Doers.PLAYERS else "ms")
    if t.with_players:
        parts["players"] = Phrase("", told.players)
    last, told.in_event = told.last, told.in_event or t.is_event
    slots = list(zip(p.labels, d.parts, strict=True))
    for label, child in reversed(slots) if t.of_those else slots:
        mark = t.before.get(label, "")
        inner = Told(told.alone) if mark == "quoted" else told
        if mark == STOP:
            told.end_sentence()
        elif mark == MODE:
            told.begin_mode()
        parts[label] = phrase(child, inner, of_one or label in t.ones)
        if label == t.subject:
            told.subject = parts[label].mention
            of_one = of_one or (p.of_one is not None and parts[label].features[1] == "s")
    if t.is_event:
        told.in_event = False
    if t.is_so:  # what it is said to be is nothing else
        told.last = last
    return parts


def agreed(p: Production, t: Template, text: str, parts: dict[str, Phrase]) -> str:
    """The text once its verbs have found their subject."""
    if "⟦" in text:
        text = INFINITIVES.sub(lambda m: conjugate(m.group(1), Person.YOU, Mood.INFINITIVE), text)
        doer = subject_of(p, parts) if WAITING.search(text) else None
        if doer is not None:
            person = Person.SEVERAL if doer.features[1] == "p" else Person.ONE
            stated = p.category in CLAIMS  # of a statement only "if" or "while" tells the mood
            text = WAITING.sub(
                lambda m: f"⟦{m.group(1)}|{person}⟧" if stated else conjugate(m.group(1), person, Mood.TOLD), text
            )
    if t.apart:
        head, _, rest = text.rpartition(APART)
        each = "cada una de " if parts["target"].features[0] == "f" else "cada uno de "
        text = head.replace(APART, "") + (each if APART in head else "") + rest
    return text


def features_of(t: Template, parts: dict[str, Phrase]) -> str:
    if len(t.agreeing) == 1:
        features = parts[t.agreeing[0]].features
    else:
        features = shared([parts[label].features for label in t.agreeing])
    return features[0] + "s" if t.single else features


def noun_of(t: Template, parts: dict[str, Phrase]) -> str | None:
    """The noun that the words are about; "": it can be one of several."""
    found: str | None = None
    for label in t.nouns:
        noun = parts[label].noun
        if noun is not None:
            found = noun if found in (None, noun) else ""
    return found


def pronoun(p: Production, told: Told) -> Phrase:
    """He, she, it, they: the noun of what is meant, which a verb takes as its pronoun and a subject leaves out."""
    thing = p.features == "fs"
    meant = told.meant_by_thing() if thing else told.meant_by_person(they=p.source not in FOR_HIM)
    known = meant is not None
    if meant is None:
        meant = THAT_CARD if thing else THIS_CHARACTER if p.source in FOR_HIM else THAT_CHARACTER
    found = Phrase(meant.pointed_at, meant.features, meant.noun, meant)
    if not told.alone:
        found.said_last = known and told.last.get(meant.features) == meant
        found.understood = known and told.subject == meant
        found.object = meant.object if found.said_last else ""
    found.pointing = True
    told.speak_of(meant)
    return found


def spoken(p: Production, t: Template, found: Phrase, parts: dict[str, Phrase], told: Told) -> Phrase:
    """The words, and what is spoken of from now on."""
    head = parts.get(t.head)
    if head is not None:
        found.mention = head.mention
        if len(t.pieces) == 1:
            found.understood, found.said_last, found.pointing = head.understood, head.said_last, head.pointing
        if head.object:
            found.object, found.rest = head.object, head.rest + found.text.removeprefix(head.text)
    if t.is_this:
        found.mention = Mention(found.noun or "", found.features, this=True)
        found.understood = not told.alone and told.subject == found.mention
        told.name(found.mention)
    elif t.is_that:
        found.mention = told.meant_by_that(found.noun or "", found.features)
        found.understood = not told.alone and told.subject == found.mention
        found.pointing = True
        told.speak_of(found.mention)
    elif (t.picks or t.names) and found.noun is not None and not found.pointing:
        new = found.mention is None
        found.mention = found.mention or told.mention(found.noun, found.features)
        if t.picks:
            told.pick(found.mention)
        elif new:
            told.name(found.mention)
    if t.by_others:
        told.doers = Doers.PLAYERS
    elif t.by_cards and told.doers == Doers.YOU:
        told.doers = Doers.CARDS
    if t.is_heap:
        told.come_between(found.features)
    if t.players:
        told.players = found.features
    if t.by_you or t.by_others:
        told.subject = None
    return found
