"""Spanish verbs: the form that a sentence asks of them, from the infinitive.

A verb of the grammar is written `*robar`, and `*jugar+la` with the pronoun that goes with it. Which form it takes only
the sentence around it tells: «roba», «robas», «puedes robar», «siempre que robes».
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final


class Mood(StrEnum):
    """What the words around a verb ask of it; an instruction is the imperative of "you", and what others do is told."""

    INSTRUCTION = "imp"
    TOLD = "ind"
    SUPPOSED = "sub"
    INFINITIVE = "inf"


class Person(StrEnum):
    """Who does it: you, one other, or several others; `SUBJECT` waits for a noun of another line.

    `YOU_TOLD`: you, after others have done something, whose "roba" an instruction would look like.
    """

    YOU = "2"
    YOU_TOLD = "t"
    ONE = "3"
    SEVERAL = "6"
    SUBJECT = "s"


SINGULAR: Final = (Person.ONE, Person.SUBJECT)

# the vowel of the stem where it is stressed
STRESSED: Final = {
    "contar": "cuent", "costar": "cuest", "desafiar": "desafí", "desterrar": "destierr", "devolver": "devuelv",
    "elegir": "elig", "encontrar": "encuentr", "jugar": "jueg", "mover": "muev", "perder": "pierd", "poder": "pued",
    "querer": "quier", "repetir": "repit", "volver": "vuelv",
}  # fmt: skip
# the first person, from which the subjunctive is made, where it is a stem of its own
SUPPOSED_STEM: Final = {
    "decir": "dig", "hacer": "hag", "haber": "hay", "ir": "vay", "obtener": "obteng", "poner": "pong",
    "reducir": "reduzc", "salir": "salg", "ser": "se", "tener": "teng",
}  # fmt: skip
TOLD: Final = {  # you, one, several
    "dar": ("das", "da", "dan"), "decir": ("dices", "dice", "dicen"), "estar": ("estás", "está", "están"),
    "haber": ("has", "ha", "han"), "ir": ("vas", "va", "van"), "obtener": ("obtienes", "obtiene", "obtienen"),
    "haver": ("hay", "hay", "hay"),  # there is, there are
    "ser": ("eres", "es", "son"), "tener": ("tienes", "tiene", "tienen"),
}  # fmt: skip
SUPPOSED: Final = {
    "dar": ("des", "dé", "den"), "estar": ("estés", "esté", "estén"), "haver": ("haya", "haya", "haya"),
}  # fmt: skip
INSTRUCTION: Final = {
    "hacer": "haz", "ir": "ve", "obtener": "obtén", "poner": "pon", "salir": "sal", "ser": "sé", "tener": "ten",
}  # fmt: skip
PARTICIPLE: Final = {"devolver": "devuelt", "hacer": "hech", "poner": "puest", "volver": "vuelt"}  # without its ending
ACCENTED: Final = str.maketrans("aeiou", "áéíóú")
VOWELS: Final = "aeiouáéíóú"
REFLEXIVE: Final = {Person.YOU: "te", Person.YOU_TOLD: "te"}


def conjugate(verb: str, person: Person, mood: Mood) -> str:
    """`jugar+la` for you and as an instruction: juégala; told: la juegas."""
    verb, _, pronoun = verb.partition("+")
    if verb.endswith("se"):
        verb, pronoun = verb.removesuffix("se"), REFLEXIVE.get(person, "se") if mood != Mood.INFINITIVE else "se"
    if mood == Mood.INFINITIVE:
        return verb + pronoun
    if mood == Mood.INSTRUCTION and person == Person.YOU:
        return _joined(_instruction(verb), pronoun)
    found = _supposed(verb, person) if mood == Mood.SUPPOSED else _told(verb, person)
    return f"{pronoun} {found}".strip()


def participle(verb: str) -> str:
    """Robad-, elegid-, puest-: the ending agrees, or is «o» after «haber»."""
    verb = verb.removesuffix("se")
    return PARTICIPLE.get(verb) or (verb[:-2] + ("ad" if verb.endswith("ar") else "id"))


def _number(person: Person) -> int:
    return 0 if person in (Person.YOU, Person.YOU_TOLD) else 1 if person in SINGULAR else 2


def _told(verb: str, person: Person) -> str:
    irregular = TOLD.get(verb)
    if irregular is not None:
        return irregular[_number(person)]
    stem = STRESSED.get(verb, verb[:-2])
    return stem + ("a" if verb.endswith("ar") else "e") + ("s", "", "n")[_number(person)]


def _supposed(verb: str, person: Person) -> str:
    irregular = SUPPOSED.get(verb)
    if irregular is not None:
        return irregular[_number(person)]
    stem = SUPPOSED_STEM.get(verb) or _spelt(STRESSED.get(verb, verb[:-2]), verb)
    return stem + ("e" if verb.endswith("ar") else "a") + ("s", "", "n")[_number(person)]


def _spelt(stem: str, verb: str) -> str:
    """The same sound before the other vowel: pague, busque, elija."""
    if verb.endswith("ar"):
        return re.sub("z$", "c", re.sub("c$", "qu", re.sub("g$", "gu", stem)))
    return re.sub("g$", "j", stem) if verb.endswith(("ger", "gir")) else stem


def _instruction(verb: str) -> str:
    return INSTRUCTION.get(verb) or _told(verb, Person.ONE)


def _joined(verb: str, pronoun: str) -> str:
    """The pronoun at the end leaves the stress where it was: juégala, but ponla."""
    if not pronoun:
        return verb
    places = [m.start() for m in re.finditer(r"[aeiouáéíóú](?![aeiouáéíóú])", verb)]
    if len(places) < 2 or any(c in "áéíóú" for c in verb):
        return verb + pronoun
    at = places[-2]
    return verb[:at] + verb[at].translate(ACCENTED) + verb[at + 1 :] + pronoun
