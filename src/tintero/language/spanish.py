"""Writing a reading in Spanish, and in English again, from the two sides of each grammar line."""

from __future__ import annotations

import re

from .chart import Derivation
from .grammar import SLOT, Production
from .tokens import squash, words

# a verb that waits for its subject: singular and plural; "|p": plural if no slot is its subject
VERB = re.compile(r"§([^§|]*)\|([^§|]*)(\|p)?§")
JOINING = frozenset({"and", "or", ",", "also"})
SUBJECTS = ("subject", "target", "pronoun", "np_p", "this", "folk")
# "puedes ∞{clauses}": the verbs of the slot in the infinitive
INFINITIVE_SLOT = re.compile(r"∞\{(?:(\w+):)?(\w+)\}")
INFINITIVES = {
    "agota": "agotar", "baraja": "barajar", "busca": "buscar", "da": "dar", "descarta": "descartar",
    "destierra": "desterrar", "devuelve": "devolver", "devuélvelas": "devolverlas", "elige": "elegir", "gana": "ganar",
    "haz": "hacer", "inflige": "infligir", "juega": "jugar", "juégala": "jugarla", "mira": "mirar", "mueve": "mover",
    "nombra": "nombrar", "paga": "pagar", "pon": "poner", "ponla": "ponerla", "ponlas": "ponerlas",
    "prepara": "preparar", "recibe": "recibir", "retira": "retirar", "revela": "revelar", "roba": "robar",
    "suma": "sumar", "usa": "usar",
}
# "tú ¶{deed}": the verbs of the slot in the second person
SECOND_PERSON_SLOT = re.compile(r"¶\{(?:(\w+):)?(\w+)\}")
SECOND_PERSON = {"pon": "pones", "ponla": "la pones", "ponlas": "las pones", "haz": "haces", "juégala": "la juegas"}
# "ese jugador ‡{deed}": the verbs of the slot in the third person
THIRD_PERSON_SLOT = re.compile(r"‡\{(?:(\w+):)?(\w+)\}")
THIRD_PERSON = {
    "pon": "pone", "ponla": "la pone", "ponlas": "las pone", "haz": "hace", "juégala": "la juega",
    "devuélvelas": "las devuelve",
}
# "{np_s} elegido": the word stands right after the noun, before what follows it ("⁑" marks the place)
AFTER_NOUN = re.compile(r"\{(np_s|np_p)\} (elegid(?:o|a|os|as)|oponentes)\b")
YOURS = re.compile(r" tuy(?:o|a|os|as)\b")
# an imperative stands at the beginning, or after a joining word
IMPERATIVE = re.compile(
    r"(^|(?:^|, )luego |, luego |, | y |; )(" + "|".join(sorted(INFINITIVES, key=len, reverse=True)) + r")\b"
)

# "tú robas 1 carta y recibe …": the second verb has the same subject
YOU_TOO = re.compile(r"(?i)(\btú (?:ganas|recibes|robas) [^.•;]* y )(gana|recibe|roba)\b")

# "prepara todos tus personajes. ese personaje gana …": they are several
THEY = re.compile(
    r"((?:(?:preparar? (?:todos )?(?:tus|los)|hasta \d+ personajes) [^.]*)\. "
    r"(?:por el resto de este turno, |si lo haces, )?)"
    r"ese personaje ([^.]*)"
)
PLURAL = re.compile(r"\b(gana|puede|recibe)\b")

# "⁂ personaje": he and she are this character, unless another one has been picked before
PICKED = re.compile(r"(?<!sea )elegid|carta de personaje de tu descarte")
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

AGREE = re.compile(r"‹([^›:]*):(\w+)›")


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
    if d.production is None:
        return words(str(d.leaf))
    children = dict(d.children)
    out: tuple[str, ...] = ()
    for item in d.production.items:
        out += (item.word,) if item.word else english(children[item.label])
    return out


def spanish(d: Derivation) -> str:
    """The Spanish reading, with a capital at the start of each sentence."""
    text = VERB.sub(lambda m: m.group(2 if m.group(3) else 1), tidy(phrase(d).text.translate(LEFT_OVER)))
    text = YOU_TOO.sub(r"\1\2s", text)
    text = THEY.sub(lambda m: m.group(1) + "esos personajes " + PLURAL.sub(r"\1n", m.group(2)), text)
    text = re.sub("⁂", lambda m: "ese" if PICKED.search(text, 0, m.start()) else "este", text)
    text = re.sub(r"(^|[.:•“]\s+|^[“•]\s*)([a-záéíóúñ])", lambda m: m.group(1) + m.group(2).upper(), text)
    for wrong, right in WHOLE:
        text = wrong.sub(right, text)
    return text


def tidy(text: str) -> str:
    text = squash(text.split())
    text = re.sub(r"\bde el\b", "del", text)
    text = re.sub(r"\ba el\b", "al", text)
    text = re.sub(r"\b(?:la|el) (\w+) suya\b", r"su \1", text)
    text = re.sub(r"\by (?=i[^aeou])", "e ", text)
    text = re.sub(r"\b(\d+) o más otr(os|as)\b", r"al menos otr\2 \1", text)
    text = re.sub(r"\b(cartas de (?:tu|su) \w+ en (?:tu|su) tintero boca abajo y agotada)\b", r"\1s", text)
    text = re.sub(r"\b(ese personaje en (?:tu|su) tintero boca abajo y agotad)a\b", r"\1o", text)
    text = re.sub(r"(debajo de este personaje, )esa carta\b", r"\1ese personaje", text)
    text = re.sub(r"(un personaje o localización [^.]*debajo de )ese personaje\b", r"\1esa carta", text)
    return re.sub(r"(^|, |\. )tú pagas ", r"\1pagas ", text).replace(" .", ".")


def second_person(text: str) -> str:
    """Gana 1 de leyenda -> ganas 1 de leyenda."""
    head, stop, rest = text.partition(". ")
    return IMPERATIVE.sub(lambda m: m.group(1) + SECOND_PERSON.get(m.group(2), m.group(2) + "s"), head) + stop + rest


def third_person(text: str) -> str:
    """Pon esa carta -> pone esa carta; most verbs are written alike."""
    return IMPERATIVE.sub(lambda m: m.group(1) + THIRD_PERSON.get(m.group(2), m.group(2)), text)


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


def infinitive(text: str) -> str:
    """Roba 1 carta y gana 1 de leyenda -> robar 1 carta y ganar 1 de leyenda; sentences that follow stay."""
    head, stop, rest = text.partition(". ")
    head, quote, quoted = head.partition("«")  # what a quoted ability says stays as it is
    return IMPERATIVE.sub(lambda m: m.group(1) + INFINITIVES[m.group(2)], head) + quote + quoted + stop + rest


def subject_of(p: Production, parts: dict[str, Phrase]) -> Phrase | None:
    """The slot right before the waiting verb, over joining words; a subject in plain words is none."""
    doer: Phrase | None = None
    for item in p.items:
        if item.label in SUBJECTS:
            doer = parts[item.label]
        elif item.word and item.word not in JOINING:
            doer = doer if "§" in p.spanish else None
        elif item.label and "§" in parts[item.label].text:
            return doer
    return doer


def phrase(d: Derivation) -> Phrase:
    p = d.production
    if p is None:
        number = d.leaf if isinstance(d.leaf, int) else 1
        return Phrase(str(d.leaf), "ms" if number == 1 else "mp")
    parts = {label: phrase(child) for label, child in d.children}

    def agree(m: re.Match[str]) -> str:
        forms = m.group(1).split("|")
        features = parts[m.group(2)].features
        plural = features[1] == "p"
        if len(forms) == 2:
            return forms[1 if plural else 0]
        return forms[(2 if plural else 0) + (1 if features[0] == "f" else 0)]

    text = AGREE.sub(agree, p.spanish)
    text = SECOND_PERSON_SLOT.sub(lambda m: second_person(parts[m.group(1) or m.group(2)].text), text)
    text = THIRD_PERSON_SLOT.sub(lambda m: third_person(parts[m.group(1) or m.group(2)].text), text)
    text = AFTER_NOUN.sub(lambda m: after_noun(parts[m.group(1)].text, m.group(2)), text)
    text = INFINITIVE_SLOT.sub(lambda m: infinitive(parts[m.group(1) or m.group(2)].text), text)
    text = SLOT.sub(lambda m: parts[m.group(1) or m.group(2)].text, text)
    if "§" in text:
        doer = subject_of(p, parts)
        if doer is not None:
            text = VERB.sub(lambda m: m.group(2 if doer.features[1] == "p" else 1), text)
    features = p.features
    if features.startswith("="):
        features = parts[features[1:]].features
    if features:
        # the endings of adjectives and verbs wait for the noun they belong to
        text = text.replace("@", ENDINGS[features]).replace("%", "n" if features[1] == "p" else "")
        text = text.replace("~", "s" if features[1] == "p" else "")
    return Phrase(text, features)



