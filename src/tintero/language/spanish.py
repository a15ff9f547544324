"""Writing a reading in Spanish, and in English again, from the two sides of each grammar line."""

from __future__ import annotations

import re
from functools import cache

from .chart import Derivation
from .conjugation import Mood, Person, conjugate
from .forms import PALABRAS, STAR, Form, Number
from .grammar import Production
from .tokens import squash, words

# a verb that waits for its form: its infinitive and who does it; "p": several, if no slot is its subject
VERB = re.compile(r"⟦([^|⟧]*)\|(\w)⟧")
# *robar: of the line's doer or subject; **robar: of you, whoever the line is about
WRITTEN_VERB = re.compile(r"(?<![\w*])(\*\*?)([a-záéíóúñ]+(?:\+(?:\w|‹[^›]*›)+)?)(/p)?")
JOINING = frozenset({"and", "or", ",", "also"})
SUBJECTS = ("subject", "target", "pronoun", "np_p", "this", "folk", "known", "some_s", "some_p")
SEVERAL_IF_ALONE = "p"
CLAIMS = ("claim",)
SEVERAL = "plu"  # told of several players
WAITING = re.compile(r"⟦([^|⟧]*)\|[sp]⟧")  # verbs whose subject is a noun of another line
# "{np_s} elegido": the word stands right after the noun, before what follows it ("⁑" marks the place);
# ‹o|a:slot›: an ending that agrees; a slot, and the form that its verbs take there ({slot!ind6}: several others do it)
PIECE = re.compile(
    r"\{(np_s|np_p)\} (elegid(?:(?:o|a|os|as)\b|‹[^›]*›)|oponentes\b)|‹([^›:]*):(\w+)›|\{(?:(\w+):)?(\w+)(?:!(\w+))?\}"
)
YOURS = re.compile(r" tuy(?:o|a|os|as)\b")
THEY = frozenset({"they", "them"})
# how an effect picks something, which "they" mean from then on
POINTING = (("pronoun",), ("this",), ())  # a line of these picks nothing new
PICKING = frozenset({"target", "movers", "claim", "a_cp"})
# what only the whole sentence tells: which card "it" is, what a word agrees with
WHOLE = (
    (re.compile(r"^(Mientras [^.,]*este personaje[^.,]*, |Este personaje [^.]* salvo si )esa carta\b"),
     r"\1este personaje"),
    (re.compile(r"^(Esta localización [^.]* debajo de )esa carta\b"), r"\1esta localización"),
    (re.compile(r"(Cambio \(Shift\) para jugar |Cambio \(Shift\) con este personaje, [^.]* debajo de )esa carta\b"),
     r"\1este personaje"),
    (re.compile(r"(todas las cartas [^.]*boca abajo y agotada)\b"), r"\1s"),
    (re.compile(r"(cartas [^.]*o menos cada) uno\b"), r"\1 una"),
)

ENDINGS = {"ms": "o", "fs": "a", "mp": "os", "fp": "as"}
# endings that wait for their noun: "dañad@", "recibe%" (n), "oponente~" (s); what never finds one is singular
LEFT_OVER = str.maketrans({"@": "o", "%": "", "~": "", "⁑": ""})


class Phrase:
    """Spanish words with their gender and number."""

    def __init__(self, text: str, features: str) -> None:
        self.text = text
        self.features = features or "ms"


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


def spanish(d: Derivation) -> str:
    """The Spanish reading, with a capital at the start of each sentence."""
    text = tidy(formed(phrase(d).text.translate(LEFT_OVER), Mood.INSTRUCTION))
    text = re.sub(r"(^|[.:•“]\s+|^[“•]\s*)([a-záéíóúñ])", lambda m: m.group(1) + m.group(2).upper(), text)
    for wrong, right in WHOLE:
        text = wrong.sub(right, text)
    return text


def formed(text: str, mood: Mood) -> str:
    """The text with every verb that still waits in this form."""
    return VERB.sub(lambda m: conjugate(m.group(1), person_of(m.group(2)), mood), text)


def person_of(mark: str) -> Person:
    return Person.SEVERAL if mark == SEVERAL_IF_ALONE else Person(mark)


def said_to(d: Derivation) -> str:
    """What somebody else does, said to the one who does it."""
    text = phrase(d).text.translate(LEFT_OVER).replace(f"|{Person.ONE}⟧", f"|{Person.YOU}⟧")
    return tidy(formed(text, Mood.INSTRUCTION))


def tidy(text: str) -> str:
    text = squash(text.split())
    text = re.sub(r"\bde el\b", "del", text)
    text = re.sub(r"\ba el\b", "al", text)
    text = re.sub(r"\b(?:la|el) (\w+) suya\b", r"su \1", text)
    text = re.sub(r"\by (?=i[^aeou])", "e ", text)
    text = re.sub(r"\bo (?=h?o)", "u ", text)
    text = re.sub(r"\b(\d+) o más otr(os|as)\b", r"al menos otr\2 \1", text)
    text = re.sub(r"\b(cartas de (?:tu|su) \w+ en (?:tu|su) tintero boca abajo y agotada)\b", r"\1s", text)
    text = re.sub(r"\b(ese personaje en (?:tu|su) tintero boca abajo y agotad)a\b", r"\1o", text)
    text = re.sub(r"\b(esos personajes en (?:tu|su) tintero boca abajo y agotad)a\b", r"\1os", text)
    text = re.sub(r"(debajo de este personaje, )esa carta\b", r"\1ese personaje", text)
    text = re.sub(r"(un personaje o localización [^.]*debajo de )ese personaje\b", r"\1esa carta", text)
    return re.sub(r"(^|, |\. )tú pagas ", r"\1pagas ", text).replace(" .", ".").replace(".»", "»")


def after_noun(noun: str, word: str) -> str:
    """Personaje con 2 de fuerza o menos, elegido -> personaje elegido con 2 de fuerza o menos."""
    head, mark, rest = noun.partition("⁑")
    if not mark:
        return f"{noun} {word}"
    m = YOURS.match(rest)
    if m is not None:
        head, rest = head + m.group(0), rest[m.end() :]
    elif rest.startswith(" aquí"):  # it is the character that is here, not the choice
        rest = " de" + rest
    return f"{head} {word}{rest}"


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


def marked(p: Production, text: str) -> str:
    """The Spanish side of a line with its verbs marked for whoever does it, and what is the doer's."""
    if STAR not in text:
        return text
    person = Person.SUBJECT if not p.inflected else Person.YOU if p.form == Form.YOU else Person.ONE

    def mark(m: re.Match[str]) -> str:
        word = m.group(2)
        if word in PALABRAS:
            return word if p.form == Form.YOU else PALABRAS[word]
        several = m.group(3) or p.category.endswith(Number.SEVERAL)
        doer = SEVERAL_IF_ALONE if several else Person.YOU if m.group(1) != STAR else person
        return f"⟦{word}|{doer}⟧"

    return WRITTEN_VERB.sub(mark, text)


def shared(features: list[str]) -> str:
    """What follows several nouns is feminine only if all of them are; what stands before them goes with the first."""
    if len(features) == 1:
        return features[0]
    return ("f" if all(f[0] == "f" for f in features) else "m") + features[0][1] + features[0][0]


class Told:
    """What the sentences so far have spoken of: whether anything was picked, whether they are several, or cards."""

    def __init__(self) -> None:
        self.picked = False
        self.several = False
        self.cards = False

    def them(self) -> Phrase:
        return Phrase("esas cartas", "fp") if self.cards else Phrase("esos personajes", "mp")

    def note(self, p: Production, features: str) -> None:
        if p.category == "cards":
            self.several, self.cards = features.endswith("p"), True
        if p.category.removesuffix(Form.THEY) in PICKING and p.labels not in POINTING:
            self.several, self.cards = features.endswith("p"), False
            self.picked = self.picked or p.category != "claim"


class Slot:
    """What stands in a slot, its verbs in the form that the line asks for."""

    def __init__(self, label: str, form: str) -> None:
        self.label = label
        self.mood = None if not form else Mood.TOLD if form == SEVERAL else Mood(form.removesuffix(Person.SEVERAL))
        self.several = form == SEVERAL or form.endswith(Person.SEVERAL)

    def written(self, parts: dict[str, Phrase]) -> str:
        text = parts[self.label].text
        if self.mood is None:
            return text
        if self.several:
            text = text.replace(f"|{Person.ONE}⟧", f"|{Person.SEVERAL}⟧")
        return formed(text, self.mood)


class Ending:
    """One of two or four endings, by the features of a slot."""

    def __init__(self, forms: str, label: str, before: bool) -> None:
        self.forms = forms.split("|")
        self.label = label
        self.before = before  # it stands before its noun

    def written(self, parts: dict[str, Phrase]) -> str:
        features = parts[self.label].features
        if len(features) > 2 and self.before:
            features = features[2] + features[1]
        plural = features[1] == "p"
        if len(self.forms) == 2:
            return self.forms[1 if plural else 0]
        return self.forms[(2 if plural else 0) + (1 if features[0] == "f" else 0)]


class AfterNoun:
    """A word that stands right after the noun of a slot."""

    def __init__(self, label: str, word: Template) -> None:
        self.label = label
        self.word = word

    def written(self, parts: dict[str, Phrase]) -> str:
        return after_noun(parts[self.label].text, self.word.filled(parts))


class Template:
    """The Spanish side of a line, cut into its pieces."""

    def __init__(self, text: str) -> None:
        self.pieces: list[str | Slot | Ending | AfterNoun] = []
        at = 0
        for m in PIECE.finditer(text):
            self.pieces += [text[at : m.start()]] if m.start() > at else []
            noun, word, forms, agreeing, labelled, category, form = m.groups()
            if noun:
                self.pieces.append(AfterNoun(noun, Template(word)))
            elif agreeing:
                self.pieces.append(Ending(forms, agreeing, text.find("{" + agreeing) > m.start()))
            else:
                self.pieces.append(Slot(labelled or category, form or ""))
            at = m.end()
        self.pieces += [text[at:]] if at < len(text) else []

    def filled(self, parts: dict[str, Phrase]) -> str:
        return "".join([piece if isinstance(piece, str) else piece.written(parts) for piece in self.pieces])


@cache
def template(p: Production) -> Template:
    return Template(marked(p, p.spanish))


def phrase(d: Derivation, told: Told | None = None) -> Phrase:
    p = d.production
    told = told or Told()
    if p is None:
        number = d.leaf if isinstance(d.leaf, int) else 1
        return Phrase(str(d.leaf), "ms" if number == 1 else "mp")
    parts = {label: phrase(child, told) for label, child in zip(p.labels, d.parts, strict=True)}
    if p.category == "pronoun" and p.source in THEY and told.several:
        return told.them()
    text = template(p).filled(parts)
    if "⟦" in text and WAITING.search(text):
        doer = subject_of(p, parts)
        if doer is not None:
            person = Person.SEVERAL if doer.features[1] == "p" else Person.ONE
            stated = p.category in CLAIMS  # of a statement only "if" or "while" tells the mood
            text = WAITING.sub(
                lambda m: f"⟦{m.group(1)}|{person}⟧" if stated else conjugate(m.group(1), person, Mood.TOLD), text
            )
    features = p.features
    if features.startswith("="):
        slots, _, single = features[1:].partition("/")
        features = shared([parts[label].features for label in slots.split("&")])
        features = features[0] + "s" if single else features
    if features:
        # the endings of adjectives and verbs wait for the noun they belong to
        text = text.replace("@", ENDINGS[features[:2]]).replace("%", "n" if features[1] == "p" else "")
        text = text.replace("~", "s" if features[1] == "p" else "")
    told.note(p, features)
    return Phrase(text.replace("⁂", "ese" if told.picked else "este"), features)

