"""Writing a reading in Spanish, and in English again, from the two sides of each grammar line."""

from __future__ import annotations

import re

from .chart import Derivation
from .grammar import SLOT
from .tokens import squash, words

# a verb that waits for its subject: singular and plural
VERB = re.compile(r"§([^§|]*)\|([^§|]*)§")
SUBJECTS = ("subject", "target", "pronoun", "np_p", "this", "folk")
AGREE = re.compile(r"‹([^›:]*):(\w+)›")


ENDINGS = {"ms": "o", "fs": "a", "mp": "os", "fp": "as"}


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
    text = VERB.sub(r"\1", tidy(phrase(d).text))
    return re.sub(r"(^|[.:•“]\s+|^[“•]\s*)([a-záéíóúñ])", lambda m: m.group(1) + m.group(2).upper(), text)


def tidy(text: str) -> str:
    text = squash(text.split())
    text = re.sub(r"\bde el\b", "del", text)
    text = re.sub(r"\ba el\b", "al", text)
    return text.replace(" .", ".")


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
    text = SLOT.sub(lambda m: parts[m.group(1) or m.group(2)].text, text)
    if "§" in text:
        doer = next((parts[label] for label in p.labels if label in SUBJECTS), None)
        if doer is not None:
            form = 2 if doer.features[1] == "p" else 1
            text = VERB.sub(lambda m: m.group(form), text)
    features = p.features
    if features.startswith("="):
        features = parts[features[1:]].features
    if features and "@" in text:
        # the ending of an adjective waits for the noun it belongs to
        text = text.replace("@", ENDINGS[features])
    return Phrase(text, features)



