"""The Spanish side of a grammar line: its pieces, and how they agree with what stands in the slots.

    *robar, **robar, *jugar/inf    a verb that waits for its form
    ‹o|a|os|as:slot›               an ending that agrees with a slot; `players`: the players spoken of, `others`: you
                                   alone (one) or others, too (several)
    {slot!form}                    what the line asks of a slot (`Mood`, `subject`, `one` and the table `ASKED`)
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from .conjugation import Mood, Person, conjugate
from .forms import PALABRAS, STAR, Form, Number
from .grammar import Production
from .told import CARD, NOUNS, Doers, Mention

# a verb that waits for its form: its infinitive and who does it; "p": several, if no slot is its subject
VERB = re.compile(r"⟦([^|⟧]*)\|(\w)⟧")
# *robar: of the line's doer or subject; **robar: of you, whoever the line is about; *jugar/inf: the infinitive
WRITTEN_VERB = re.compile(r"(?<![\w*])(\*\*?)([a-záéíóúñ]+(?:\+(?:\w|‹[^›]*›)+)?)(/p|/inf)?")
VERB_BEFORE = re.compile(r"⟦([^|⟧+]*)\|(\w)⟧( gratis)? $")  # the verb before its object
SEVERAL_IF_ALONE = "p"
INFINITIVE = "i"
CARDS_DO = frozenset({"ganar", "perder", "recibir"})  # which of your verbs cards have, too
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
NONE = ("ningún ", "ninguna ", "ninguno ")  # after a verb it is denied, too: no hay ninguna, no has jugado ninguna
JUST_SAID = re.compile(r"⟦[^⟧]*⟧(?: \w+o)? $")
AGAIN = "⸳"  # the preposition once more: "a cada personaje y a cada localización"
PREPOSITION = re.compile(r"\b(a |de |en )⁝?$")
APART = "⁝"  # 1 each: "1 de daño a cada uno de 2 personajes", "roban 1 carta cada uno"
OF_KIND = "‖"  # una acción que no sea una canción; but "una carta que no sea de canción"
A_KIND = re.compile("‖una? ")
BEING = "⌂"  # un personaje que esté aquí; but "tienes un personaje aquí"
BEING_THERE = re.compile("⌂que estén? ")
PASSIVE = "⤺"  # esta carta se ponga; but "se ponga una carta", where nothing is known of it before
ITSELF = {"jugad@": "jugarse", "puest@": "ponerse", "agotad@": "agotarse", "descartad@": "descartarse"}
IS_DONE = re.compile(r"⟦ser\|(\w)⟧ $")
ITS_VERB = re.compile(r"⟦[^⟧]*⟧|se \w+")
NOT_YET_KNOWN = re.compile("(?:un|una|otro|otra) .*")

ENDINGS = {"ms": "o", "fs": "a", "mp": "os", "fp": "as"}
# endings that wait for their noun: "dañad@", "recibe%" (n), "oponente~" (s), "cada unª" (o, a); what never finds one
# is masculine and singular
LEFT_OVER = str.maketrans(
    {"@": "o", "ª": "o", APART: " cada uno"} | dict.fromkeys(["%", "~", "⁑", OTHER, BEING, OF_KIND, AGAIN, PASSIVE], "")
)

# ---- what a line does to what was spoken of --------------------------------------------------------------------------
PICKS = frozenset({"target", "put_down", "cards", "top"})
NAMES = frozenset({"one_np", "one_cp", "one_of", "these", "party_s", "party_p"})
BE = ("be_s", "be_p")
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


def formed(text: str, mood: Mood) -> str:
    """The text with every verb that still waits in this form."""
    return VERB.sub(lambda m: conjugate(m.group(1), person_of(m.group(2)), mood), text)


def person_of(mark: str) -> Person:
    return Person.SEVERAL if mark == SEVERAL_IF_ALONE else Person(mark)


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
        self.asked = ASKED.get(form)

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
        elif self.asked is not None:
            text = self.asked(text, parts)
        if AGAIN in text and (before := PREPOSITION.search(out)) is not None:
            text = text.replace(AGAIN, before.group(1))
        if out and text.startswith(OTHER):
            return after_determiner(out, text[1:])
        if text.startswith(PASSIVE) and NOT_YET_KNOWN.fullmatch(out):
            return before_subject(out, text[1:])
        if (is_done := IS_DONE.search(out)) is not None and (word := text.partition(" ")[0]) in ITSELF:
            return f"{out[: is_done.start()]}{PASSIVE}⟦{ITSELF[word]}|{is_done.group(1)}⟧{text.removeprefix(word)}"
        if text.startswith(NONE) and (verb := JUST_SAID.search(out)) is not None:
            return f"{out[: verb.start()]}no {verb.group(0)}{text}"
        if text.startswith("no ") and EVERY.fullmatch(out):
            return EVERY.sub(r"ningún \1 ", out) + text[3:]
        return out + text

    def in_mood(self, text: str, parts: dict[str, Phrase], doer: str) -> str:
        assert self.mood is not None
        if self.several or (doer and parts[doer].features[1] == "p"):
            text = text.replace(f"|{Person.ONE}⟧", f"|{Person.SEVERAL}⟧")
        return formed(text, self.mood)


# what a line can ask of a slot: of its words, with all slots of the line
ASKED: Final[dict[str, Callable[[str, dict[str, Phrase]], str]]] = {
    # several others do it
    "they": lambda text, parts: text.replace(f"|{Person.ONE}⟧", f"|{Person.SEVERAL}⟧"),
    # what follows its noun belongs to it alone
    "whole": lambda text, parts: text.replace("⁑", ""),
    "being": lambda text, parts: f"{BEING}que esté% {text[1:]}" if text.startswith(BEING) else text,
    "had": lambda text, parts: BEING_THERE.sub("", text),
    # juega gratis, usa Cambio gratis con
    "free": lambda text, parts: f"{text.removesuffix(' con')} gratis{' con' if text.endswith(' con') else ''}",
    # una carta que no sea de personaje, una acción que no sea una canción
    "card": lambda text, parts: A_KIND.sub("de ", text) if (parts.get("core") or parts["ccore"]).noun == CARD else text,
    # de coste 3 o menos que hayas jugado
    "first": lambda text, parts: parts["posts" if said_late(parts) else "post"].text,
    "then": lambda text, parts: parts["post" if said_late(parts) else "posts"].text,
}


def said_late(parts: dict[str, Phrase]) -> bool:
    """A clause stands after what is no clause."""
    return parts["post"].text.startswith("que ") and not parts["posts"].text.lstrip(BEING).startswith("que ")


def before_subject(subject: str, done: str) -> str:
    """Una carta, se ponga en tu tintero -> se ponga una carta en tu tintero."""
    verb = ITS_VERB.match(done)
    assert verb is not None
    return f"{verb.group(0)} {subject.rstrip()}{done[verb.end() :]}"


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
        self.literal = text if not p.labels and not PIECE.search(text) else None
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
        self.ones = frozenset(slot.label for slot in slots if slot.form == "one")
        first = self.pieces[0] if self.pieces else ""
        joined = len(self.pieces) > 1 and str(self.pieces[1]).startswith((" y ", " o ", ","))
        self.head = first.label if isinstance(first, Slot) and not joined else ""  # the words begin with this slot
        self.picks = category in PICKS
        self.names = p.category in NAMES
        self.is_this = p.category == "this"
        self.by_others = category == "folk" or p.source.startswith(("they may", "they {"))
        self.by_you = p.form == Form.YOU and (category in ("act", "does") or p.source.startswith("you "))
        self.by_cards = category == "fact" and bool(self.subject)
        self.is_so = category in BE or (category == "claim" and bool({"known", "known_is"} & set(p.labels)))
        self.is_that = p.category == "pronoun"
        self.is_event = p.category == "event"
        self.is_heap = category in ("zone_s", "zone_p")
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


def template(p: Production, after: Doers) -> Template:
    """Cut when it is first asked for, and kept with its line."""
    known: Template | None = p.templates.get(after)
    if known is None:
        known = p.templates[after] = Template(p, after)
    return known
