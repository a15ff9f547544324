"""The words of the scenario format: kinds of question, topics, keywords and the form of each act."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from tintero.abilities.words import Keyword
from tintero.cards.names import fold
from tintero.words import Phrase, Wording, catalogue, say

KINDS: Final = ("turn", "may", "choose", "pick", "name", "amount", "order", "resolve", "hand", "top", "bottom")
TOPICS: Final = ("timing", "zones", "costs", "abilities", "keywords", "complex", "multiplayer")
FORMS: Final = (
    "ink", "play", "sing", "shift", "use", "boost", "quest", "challenge", "move", "may", "choose", "pick", "name",
    "amount", "order", "resolve", "top", "bottom",
)  # fmt: skip
# what a player may try to write instead of the key of an act
OTHER_WORDS: Final[dict[str, str]] = {
    "entintar": "ink", "tinta": "ink", "jugar": "play", "juega": "play", "cantar": "sing", "canta": "sing",
    "cambio": "shift", "usar": "use", "usa": "use", "activate": "use", "activar": "use", "impulso": "boost",
    "aventura": "quest", "desafiar": "challenge", "desafia": "challenge", "desafio": "challenge", "attack": "challenge",
    "atacar": "challenge", "target": "challenge", "objetivo": "challenge", "mover": "move", "mueve": "move",
    "puede": "may", "elegir": "choose", "elige": "choose", "opcion": "pick", "mode": "pick", "nombrar": "name",
    "nombre": "name", "cantidad": "amount", "number": "amount", "orden": "order", "resolver": "resolve",
    "resuelve": "resolve", "arriba": "top", "abajo": "bottom",
}  # fmt: skip


def kind_words(kind: str) -> Wording:
    """The key of a question in quotes; in other languages with what it means beside it."""
    return Phrase("scenario_words.asked_for", key=kind, words=Phrase(f"scenario_words.kind_{kind}"))


def kind_name(kind: str) -> Wording:
    return Phrase("scenario_words.explained", key=kind, words=Phrase(f"scenario_words.kind_{kind}"))


def topic_words(topic: str) -> Wording:
    return Phrase("scenario_words.explained", key=topic, words=Phrase(f"scenario_words.topic_{topic}"))


def topic_text(topic: str, lang: str) -> str:
    return topic_words(topic).text(lang) if topic else ""


def topic_of(typed: str) -> str | None:
    """A topic by its key, or by its words in any language."""
    return next((topic for topic in TOPICS if fold(typed) in map(fold, topic_names(topic))), None)


def topic_names(topic: str) -> list[str]:
    """Its key, and its words in every language."""
    return [topic, *(say(f"scenario_words.topic_{topic}", lang) for lang in catalogue().languages)]


def form_of(act: str) -> Wording:
    return Phrase(f"scenario_words.form_{act}")


def nearest_act(word: str) -> str | None:
    """The act that an unknown key is most likely to mean; None if it is like none."""
    plain = fold(word)
    if plain in OTHER_WORDS:
        return OTHER_WORDS[plain]
    near = get_close_matches(plain, [*FORMS, *OTHER_WORDS], 1)
    return OTHER_WORDS.get(near[0], near[0]) if near else None


# ---- keywords ------------------------------------------------------------------------------------------------------


def keyword_words(keyword: Keyword) -> Wording:
    return Phrase(f"names.keyword_{keyword.name.lower()}")
