"""Writing a reading in Spanish, and in English again, from the two sides of each grammar line.

What a word agrees with, and what a pronoun stands for, is known where the line that holds both is written; only the
spelling of words that meet (de el, y igual) is a matter of the finished sentence.
"""

from __future__ import annotations

import re
from functools import cache

from .chart import Derivation
from .conjugation import Mood, Person, conjugate
from .forms import PALABRAS, STAR, Form, Number
from .grammar import Production
from .tokens import squash, words
from .told import CARD, NOUNS, THAT_CARD, THAT_CHARACTER, THIS_CHARACTER, Doers, Mention, Told

# a verb that waits for its form: its infinitive and who does it; "p": several, if no slot is its subject
VERB = re.compile(r"⟦([^|⟧]*)\|(\w)⟧")
# *robar: of the line's doer or subject; **robar: of you, whoever the line is about; *jugar/inf: the infinitive
WRITTEN_VERB = re.compile(r"(?<![\w*])(\*\*?)([a-záéíóúñ]+(?:\+(?:\w|‹[^›]*›)+)?)(/p|/inf)?")
VERB_BEFORE = re.compile(r"⟦([^|⟧+]*)\|(\w)⟧( gratis)? $")  # the verb before its object
JOINING = frozenset({"and", "or", ",", "also"})
SUBJECTS = ("subject", "target", "pronoun", "np_p", "this", "folk", "known", "known_is", "some_s", "some_p")
SEVERAL_IF_ALONE = "p"
INFINITIVE = "i"
CARDS_DO = frozenset({"ganar", "perder", "recibir"})  # which of your verbs cards have, too
CLAIMS = ("claim",)
WAITING = re.compile(r"⟦([^|⟧]*)\|[sp]⟧")  # verbs whose subject is a noun of another line
INFINITIVES = re.compile(r"⟦([^|⟧]*)\|i⟧")
# "{np_s} elegido": the word stands right after the noun, before what follows it ("⁑" marks the place);
# ‹o|a:slot›: an ending that agrees; a slot, and what is asked of it
PIECE = re.compile(
    r"\{(np_s|np_p)\} (elegid(?:(?:o|a|os|as)\b|‹[^›]*›)|oponentes\b)|‹([^›:]*):(\w+)›|\{(?:(\w+):)?(\w+)(?:!(\w+))?\}"
)
YOURS = re.compile(r" tuy(?:o|a|os|as)\b")

# ---- words that take another shape where they meet others ------------------------------------------------------------
PRONOUN = "⁂"  # of what it stands for
FOR_HIM = ("he", "she", "him", "her", "he's", "she's")  # this character, as long as nobody else was named
OTHER = "⸗"  # otros personajes: "todos los demás personajes", "al menos otros 2 personajes", "otro personaje elegido"
SO_MANY = re.compile(r"(\d+)( o más)? $")
ARTICLE = re.compile(r"\b(?:(el|la)|los|las) $")
EVERY = re.compile(r"cada (\w+) $")
AGAIN = "⸳"  # the preposition once more: "a cada personaje y a cada localización"
PREPOSITION = re.compile(r"\b(a |de |en )⁝?$")
APART = "⁝"  # 1 each: "1 de daño a cada uno de 2 personajes", "roban 1 carta cada uno"
OF_KIND = "‖"  # una acción que no sea una canción; but "una carta que no sea de canción"
A_KIND = re.compile("‖una? ")
BEING = "⌂"  # un personaje que esté aquí; but "tienes un personaje aquí"
BEING_THERE = re.compile("⌂que estén? ")

ENDINGS = {"ms": "o", "fs": "a", "mp": "os", "fp": "as"}
# endings that wait for their noun: "dañad@", "recibe%" (n), "oponente~" (s), "cada unª" (o, a); what never finds one
# is masculine and singular
LEFT_OVER = str.maketrans(
    {"@": "o", "ª": "o", APART: " cada uno"} | dict.fromkeys(["%", "~", "⁑", OTHER, BEING, OF_KIND, AGAIN], "")
)

# ---- what a line does to what was spoken of --------------------------------------------------------------------------
PICKS = frozenset({"target", "pick", "put_down", "cards", "top"})
NAMES = frozenset({"one_np", "one_cp", "one_of", "these", "party_s", "party_p"})
QUOTES = ("keyword_n", "action")  # an ability in them speaks for itself
STOP = "."
MODE = "•"


class Phrase:
    """Spanish words with their gender and number, and what they speak of.

    `noun`: the noun they are about; `object`: the pronoun that a verb can take for their beginning, and the `rest`;
    `understood`: they need not be said as a subject; `said_last`: nor after "y siempre que"; `pointing`: nothing new.
    """

    __slots__ = ("features", "mention", "noun", "object", "pointing", "rest", "said_last", "text", "understood")

    def __init__(self, text: str, features: str, noun: str | None = None, mention: Mention | None = None) -> None:
        self.text = text
        self.features = features or "ms"
        self.noun = noun
        self.mention = mention
        self.object = ""
        self.rest = ""
        self.understood = False
        self.said_last = False
        self.pointing = False


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


def formed(text: str, mood: Mood) -> str:
    """The text with every verb that still waits in this form."""
    return VERB.sub(lambda m: conjugate(m.group(1), person_of(m.group(2)), mood), text)


def person_of(mark: str) -> Person:
    return Person.SEVERAL if mark == SEVERAL_IF_ALONE else Person(mark)


BEGINNING = re.compile(r"(^|[.:•“]\s+|•\s+¡\w+!\s+|— |«)([a-záéíóúñ])")
SPELLING = (
    (re.compile(r"\bde el\b"), "del"),
    (re.compile(r"\ba el\b"), "al"),
    (re.compile(r"\by (?=h?i[^aeou])"), "e "),
    (re.compile(r"\bo (?=h?o)"), "u "),
)


def spelt(text: str) -> str:
    """Spaces and stops, and the spelling of words that meet."""
    text = squash(text.split())
    for meeting, joined in SPELLING:
        text = meeting.sub(joined, text)
    return text.replace(" .", ".").replace(".»", "»")


# ---- the Spanish side of a line --------------------------------------------------------------------------------------


def marked(p: Production, text: str, after: Doers) -> str:
    """The Spanish side of a line with its verbs marked for whoever does it, and what is the doer's.

    After what others do, "roba" would be theirs: what you do is told, too («robas»).
    """
    if STAR not in text:
        return text

    def mark(m: re.Match[str]) -> str:
        word = m.group(2)
        theirs = after == Doers.PLAYERS or (after == Doers.CARDS and word in CARDS_DO)
        you = Person.YOU_TOLD if theirs else Person.YOU
        person = Person.SUBJECT if not p.inflected else you if p.form == Form.YOU else Person.ONE
        if word in PALABRAS:
            return word if p.form == Form.YOU else PALABRAS[word]
        if m.group(3) == "/inf":
            return f"⟦{word}|{INFINITIVE}⟧"
        several = m.group(3) or p.category.endswith(Number.SEVERAL)
        doer = SEVERAL_IF_ALONE if several else you if m.group(1) != STAR else person
        return f"⟦{word}|{doer}⟧"

    return WRITTEN_VERB.sub(mark, text)


class Slot:
    """What stands in a slot, its verbs in the form that the line asks for."""

    def __init__(self, label: str, form: str, of_event: bool) -> None:
        self.label = label
        self.form = form
        self.of_event = of_event
        moods = {str(mood) for mood in Mood}
        self.mood = Mood(form.removesuffix(Person.SEVERAL)) if form.removesuffix(Person.SEVERAL) in moods else None
        self.several = form.endswith(Person.SEVERAL)

    def onto(self, out: str, parts: dict[str, Phrase], doer: str) -> str:
        """The words so far, and these."""
        said = parts[self.label]
        if self.form == "subject" and (said.understood or (self.of_event and said.said_last)):
            return out
        verb = VERB_BEFORE.search(out) if said.object else None
        if verb is not None:
            taken = f"⟦{verb.group(1)}+{said.object}|{verb.group(2)}⟧{verb.group(3) or ''}"
            return out[: verb.start()] + taken + said.rest
        text = said.text
        if self.mood is not None:
            text = self.in_mood(text, parts, doer)
        elif self.form:
            text = self.asked(text, parts)
        if AGAIN in text and (before := PREPOSITION.search(out)) is not None:
            text = text.replace(AGAIN, before.group(1))
        if out and text.startswith(OTHER):
            return after_determiner(out, text[1:])
        if text.startswith("no ") and EVERY.fullmatch(out):
            return EVERY.sub(r"ningún \1 ", out) + text[3:]
        return out + text

    def in_mood(self, text: str, parts: dict[str, Phrase], doer: str) -> str:
        assert self.mood is not None
        if self.several or (doer and parts[doer].features[1] == "p"):
            text = text.replace(f"|{Person.ONE}⟧", f"|{Person.SEVERAL}⟧")
        return formed(text, self.mood)

    def asked(self, text: str, parts: dict[str, Phrase]) -> str:
        if self.form == "whole":  # what follows its noun belongs to it alone
            return text.replace("⁑", "")
        if self.form == "being":
            return f"{BEING}que esté% {text[1:]}" if text.startswith(BEING) else text
        if self.form == "had":
            return BEING_THERE.sub("", text)
        if self.form == "the":  # su fuerza, la fuerza
            return text if text == "su" else {"m": "el", "f": "la"}[parts["gauge"].features[0]]
        if self.form == "of":
            return "" if text == "su" else f" {text}"
        if self.form == "free":
            return f"{text.removesuffix(' con')} gratis{' con' if text.endswith(' con') else ''}"
        if self.form in ("first", "then"):  # de coste 3 o menos que hayas jugado
            late = parts["post"].text.startswith("que ") and not parts["posts"].text.lstrip(BEING).startswith("que ")
            return parts["posts" if late == (self.form == "first") else "post"].text
        if self.form == "card":
            return A_KIND.sub("de ", text) if (parts.get("core") or parts["ccore"]).noun == CARD else text
        return text


def after_determiner(out: str, other: str) -> str:
    """Otros personajes, after what says how many: "al menos otros 2", "todos los demás"; "otro" for "el otro"."""
    many = SO_MANY.search(out)
    word, _, noun = other.partition(" ")
    if many is not None:
        least = "al menos " if many.group(2) else ""
        return f"{out[: many.start()]}{least}{word} {many.group(1)} {noun}"
    article = ARTICLE.search(out)
    if article is None:
        return out + other
    return out[: article.start()] + other if article.group(1) else f"{out}demás {noun}"


class Ending:
    """One of two or four endings, by the features of a slot."""

    def __init__(self, forms: str, label: str, before: bool) -> None:
        self.forms = forms.split("|")
        self.label = label
        self.before = before  # it stands before its noun

    def onto(self, out: str, parts: dict[str, Phrase], doer: str) -> str:
        features = parts[self.label].features
        if len(features) > 2 and self.before:
            features = features[2] + features[1]
        plural = features[1] == "p"
        if len(self.forms) == 2:
            return out + self.forms[1 if plural else 0]
        return out + self.forms[(2 if plural else 0) + (1 if features[0] == "f" else 0)]


class AfterNoun:
    """A word that stands right after the noun of a slot."""

    def __init__(self, label: str, word: list[str | Slot | Ending | AfterNoun]) -> None:
        self.label = label
        self.word = word

    def onto(self, out: str, parts: dict[str, Phrase], doer: str) -> str:
        text = after_noun(parts[self.label].text, filled(self.word, parts, doer))
        return after_determiner(out, text[1:]) if out and text.startswith(OTHER) else out + text


def after_noun(noun: str, word: str) -> str:
    """Personaje con 2 de fuerza o menos, elegido -> personaje elegido con 2 de fuerza o menos."""
    head, mark, rest = noun.partition("⁑")
    if not mark:
        return f"{noun} {word}"
    m = YOURS.match(rest)
    if m is not None:
        head, rest = head + m.group(0), rest[m.end() :]
    return f"{head} {word}{rest}"


Piece = str | Slot | Ending | AfterNoun


def pieces_of(text: str, of_event: bool) -> list[Piece]:
    found: list[Piece] = []
    at = 0
    for m in PIECE.finditer(text):
        found += [text[at : m.start()]] if m.start() > at else []
        noun, word, forms, agreeing, labelled, category, form = m.groups()
        if noun:
            found.append(AfterNoun(noun, pieces_of(word, of_event)))
        elif agreeing:
            found.append(Ending(forms, agreeing, text.find("{" + agreeing) > m.start()))
        else:
            found.append(Slot(labelled or category, form or "", of_event))
        at = m.end()
    return found + ([text[at:]] if at < len(text) else [])


def filled(pieces: list[Piece], parts: dict[str, Phrase], doer: str) -> str:
    out = ""
    for piece in pieces:
        out = out + piece if isinstance(piece, str) else piece.onto(out, parts, doer)
    return out


class Template:
    """The Spanish side of a line, cut into its pieces, and what the line says of what is spoken of."""

    def __init__(self, p: Production, after: Doers) -> None:
        text = marked(p, p.spanish, after)
        category = p.category.removesuffix(Form.THEY)
        self.pieces = pieces_of(text, p.category == "event")
        self.literal = text if not p.labels and "‹" not in text else None
        self.apart = APART in text and "target" in p.labels
        self.pronoun = text == PRONOUN
        nouns = [NOUNS[word] for word in re.findall(r"\w+", text) if word in NOUNS]
        self.noun = nouns[0] if nouns and p.features else None
        slots_, _, single = p.features[1:].partition("/") if p.features.startswith("=") else ("", "", "")
        self.agreeing = tuple(slots_.split("&")) if slots_ else ()
        self.single = bool(single)
        self.nouns = self.agreeing or p.labels
        self.players = "jugador" in text and bool(p.features)
        self.with_players = ":players›" in text
        self.with_others = ":others›" in text
        self.doer = "folk" if "{folk}" in text else "players" if self.with_players else ""
        slots = [piece for piece in self.pieces if isinstance(piece, Slot)]
        self.subject = next((slot.label for slot in slots if slot.form == "subject"), "")
        first = self.pieces[0] if self.pieces else ""
        joined = len(self.pieces) > 1 and str(self.pieces[1]).startswith((" y ", " o ", ","))
        self.head = first.label if isinstance(first, Slot) and not joined else ""  # the words begin with this slot
        self.picks = category in PICKS
        self.names = p.category in NAMES
        self.is_this = p.category == "this"
        self.by_others = category == "folk" or p.source.startswith(("they may", "they {"))
        self.by_you = p.form == Form.YOU and (category in ("act", "does") or p.source.startswith("you "))
        self.by_cards = category == "fact" and bool(self.subject)
        self.is_so = category == "claim" and bool({"known", "known_is"} & set(p.labels))
        self.is_that = p.category == "pronoun"
        self.is_event = p.category == "event"
        self.is_heap = category in ("heap_s", "heap_p")
        self.of_those = p.labels == ("cards", "target")  # "all cards under it": it is none of these
        self.before = self.stops(p)
        alone = isinstance(first, Slot) and len(self.pieces) == 1 and not first.form and p.labels == (first.label,)
        says = self.picks or self.names or self.by_others or self.by_you or self.is_so or self.is_event or self.is_heap
        self.through = alone and not says and not self.before and p.features in ("", f"={self.head}")

    def stops(self, p: Production) -> dict[str, str]:
        """What ends or begins before a slot."""
        found: dict[str, str] = {}
        mark = ""
        for item in p.items:
            if item.word in (STOP, MODE):
                mark = item.word
            elif item.label:
                quoted = p.category in QUOTES and item.category in ("ability", "quoted")
                found |= {item.label: "quoted" if quoted else mark} if mark or quoted else {}
                mark = ""
        return found


@cache
def template(p: Production, after: Doers) -> Template:
    return Template(p, after)


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


def phrase(d: Derivation, told: Told | None = None) -> Phrase:
    """The Spanish of a derivation, with verbs and endings that still wait for what stands around it."""
    p = d.production
    told = told or Told()
    if p is None:
        number = d.leaf if isinstance(d.leaf, int) else 1
        return Phrase(str(d.leaf), "ms" if number == 1 else "mp")
    if told.heads and id(d) in told.heads:
        told.mark()
    t = template(p, Doers.YOU if told.alone else told.doers)
    if t.through:
        return phrase(d.parts[0], told)
    if t.pronoun:
        return pronoun(p, told)
    parts = parts_of(d, p, t, told)
    text = t.literal if t.literal is not None else filled(t.pieces, parts, t.doer)
    text = agreed(p, t, text, parts)
    features = p.features if not t.agreeing else features_of(t, parts)
    if features:
        # the endings of adjectives and verbs wait for the noun they belong to
        plural = features[1] == "p"
        text = text.replace("@", ENDINGS[features[:2]]).replace("%", "n" if plural else "")
        text = text.replace("~", "s" if plural else "").replace("ª", "a" if features[0] == "f" else "o")
    return spoken(p, t, Phrase(text, features, t.noun or noun_of(t, parts)), parts, told)


def parts_of(d: Derivation, p: Production, t: Template, told: Told) -> dict[str, Phrase]:
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
        parts[label] = phrase(child, inner)
        if label == t.subject:
            told.subject = parts[label].mention
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
    meant = told.meant_by_thing() if thing else told.meant_by_person()
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
